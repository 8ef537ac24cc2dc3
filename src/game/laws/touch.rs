//! What may be played once pieces have been touched (4.3, 4.4, 4.5; D.2.3: taken out of their holes).

use shakmaty::{CastlingMode, CastlingSide, Chess, Move, Position, Role, Square};

use crate::game::half_move::HalfMove;

/// The half-moves that the player on the move may play after touching these squares, in this order.
///
/// Touching squares that are empty, or pieces that can neither move nor be captured, binds to nothing (4.5).
pub fn allowed(position: &Chess, touched: &[Square], mode: CastlingMode) -> Vec<HalfMove> {
    let legal = position.legal_moves();
    let of = |wanted: &dyn Fn(Move) -> bool| -> Vec<HalfMove> {
        legal.iter().filter(|mv| wanted(**mv)).map(|mv| HalfMove::of(*mv, mode)).collect()
    };
    let own: Vec<Square> = touched.iter().copied().filter(|square| position.us().contains(*square)).collect();
    let enemy = touched.iter().copied().find(|square| position.them().contains(*square));
    if let Some(side) = castling_meant(position, &own) {
        let castling = of(&|mv| mv.castling_side() == Some(side));
        let king = of(&|mv| mv.role() == Role::King);
        return [castling, king].into_iter().find(|moves| !moves.is_empty()).unwrap_or_else(|| of(&|_| true));
    }
    if let (Some(own), Some(enemy)) = (own.first(), enemy) {
        let both = of(&|mv| mv.from() == Some(*own) && captures(mv, enemy));
        if !both.is_empty() {
            return both;
        }
    }
    let bound = touched.iter().map(|square| of(&|mv| moves_from(mv, *square) || captures(mv, *square)));
    bound.into_iter().find(|moves| !moves.is_empty()).unwrap_or_else(|| of(&|_| true))
}

/// The side to which castling was meant: the king touched first, then a rook (4.4.1).
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
