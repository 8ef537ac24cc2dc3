//! Which moves are allowed once pieces have been touched (4.3, 4.4, 4.5; D.2.3: taken out of their holes).

use shakmaty::{CastlingMode, CastlingSide, Chess, Move, Position, Role, Square};

use super::article::Article;
use crate::game::half_move::HalfMove;

/// A player's duty after touching pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TouchRule {
    /// The player's own piece must move (4.3.1).
    OwnMoves { square: Square },
    /// The opponent's piece must be captured (4.3.2).
    EnemyIsCaptured { square: Square },
    /// The own piece must capture the opponent's (4.3.3).
    OwnCaptures { own: Square, enemy: Square },
    /// King and rook were touched: the player must castle (4.4.1).
    Castles { side: CastlingSide },
    /// Castling was intended and is not possible: the king makes another move (4.4.3).
    KingMoves,
    /// None of the touched pieces can move or be captured: any move is allowed (4.5).
    Free,
}

impl TouchRule {
    /// The article for it.
    pub fn article(self) -> Article {
        match self {
            TouchRule::OwnMoves { .. } | TouchRule::EnemyIsCaptured { .. } | TouchRule::OwnCaptures { .. } => {
                Article::TouchMove
            }
            TouchRule::Castles { .. } | TouchRule::KingMoves => Article::TouchInCastling,
            TouchRule::Free => Article::TouchWithoutMove,
        }
    }
}

/// The half-moves that the player on the move may play after touching these squares, in this order.
///
/// Touching empty squares, or pieces that can neither move nor be captured, has no consequence (4.5).
pub fn allowed(position: &Chess, touched: &[Square], mode: CastlingMode) -> Vec<HalfMove> {
    judged(position, touched, mode).1
}

/// What the player on the move must do after touching these squares in this order, and the moves allowed.
pub fn judged(position: &Chess, touched: &[Square], mode: CastlingMode) -> (TouchRule, Vec<HalfMove>) {
    let legal = position.legal_moves();
    let of = |wanted: &dyn Fn(Move) -> bool| -> Vec<HalfMove> {
        legal.iter().filter(|mv| wanted(**mv)).map(|mv| HalfMove::of(*mv, mode)).collect()
    };
    let free = || (TouchRule::Free, of(&|_| true));
    let first_possible = |rules: Vec<(TouchRule, Vec<HalfMove>)>| {
        rules.into_iter().find(|(_, moves)| !moves.is_empty()).unwrap_or_else(free)
    };
    let own: Vec<Square> = touched.iter().copied().filter(|square| position.us().contains(*square)).collect();
    let enemy = touched.iter().copied().find(|square| position.them().contains(*square));
    if let Some(side) = castling_meant(position, &own) {
        return first_possible(vec![
            (TouchRule::Castles { side }, of(&|mv| mv.castling_side() == Some(side))),
            (TouchRule::KingMoves, of(&|mv| mv.role() == Role::King)),
        ]);
    }
    let mut rules = Vec::new();
    if let (Some(own), Some(enemy)) = (own.first().copied(), enemy) {
        let both = of(&|mv| mv.from() == Some(own) && captures(mv, enemy));
        rules.push((TouchRule::OwnCaptures { own, enemy }, both));
    }
    for square in touched.iter().copied() {
        let moves = of(&|mv| moves_from(mv, square) || captures(mv, square));
        let rule = match position.them().contains(square) {
            true => TouchRule::EnemyIsCaptured { square },
            false => TouchRule::OwnMoves { square },
        };
        rules.push((rule, moves));
    }
    first_possible(rules)
}

/// The article against which a player makes that half-move after touching these squares in this order.
pub fn article_against(position: &Chess, touched: &[Square], half_move: HalfMove) -> Article {
    let first = touched.iter().copied().find(|square| position.us().contains(*square));
    let rook_first = first.and_then(|square| position.board().role_at(square)) == Some(Role::Rook);
    let castles = half_move.legal_in(position).is_some_and(|mv| mv.castling_side().is_some());
    if rook_first && castles { Article::RookTouchedFirst } else { Article::TouchMove }
}

/// The side to which the player meant to castle: the king touched first, then a rook (4.4.1).
fn castling_meant(position: &Chess, own: &[Square]) -> Option<CastlingSide> {
    let [king, rook] = own else { return None };
    let role = |square: Square| position.board().role_at(square);
    let meant = role(*king) == Some(Role::King) && role(*rook) == Some(Role::Rook) && king.rank() == rook.rank();
    meant.then(|| CastlingSide::from_king_side(rook.file() > king.file()))
}

fn moves_from(mv: Move, square: Square) -> bool {
    match mv {
        Move::Castle { king, .. } => king == square,
        Move::Normal { from, .. } | Move::EnPassant { from, .. } => from == square,
        Move::Put { .. } => false,
    }
}

fn captures(mv: Move, square: Square) -> bool {
    match mv {
        Move::Normal { to, capture, .. } => capture.is_some() && to == square,
        Move::EnPassant { from, to } => Square::from_coords(to.file(), from.rank()) == square,
        Move::Castle { .. } | Move::Put { .. } => false,
    }
}
