//! What a described half-move means on a board: the squares, and whether it is legal there.

use shakmaty::{CastlingMode, CastlingSide, Chess, File, Move, Piece, Position, Rank, Role, Square, attacks};

use super::Unreadable;
use crate::game::half_move::HalfMove;

/// A half-move as a text describes it, before anybody looks at a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Described {
    Castling(CastlingSide),
    Displacement(Displacement),
}

/// A piece on its way: as much as was said of where it comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Displacement {
    /// None where only squares were named: whatever stands there.
    pub role: Option<Role>,
    pub from_file: Option<File>,
    pub from_rank: Option<Rank>,
    pub to: Square,
    pub promotion: Option<Role>,
}

impl Described {
    /// Whether it says so much that no other language can be meant: both squares, castling, a promotion.
    pub(super) fn leaves_no_doubt(&self) -> bool {
        match self {
            Described::Castling(_) => true,
            Described::Displacement(displacement) => displacement.from().is_some() || displacement.promotion.is_some(),
        }
    }
}

/// The one half-move that is meant, and whether it is legal.
///
/// # Errors
///
/// [`Unreadable`] where none or several could be meant.
pub(super) fn resolve(
    described: Described,
    position: &Chess,
    mode: CastlingMode,
) -> Result<(HalfMove, bool), Unreadable> {
    match described {
        Described::Castling(side) => castling(side, position, mode),
        Described::Displacement(displacement) => match displacement.from() {
            Some(from) => from_square(displacement, from, position, mode),
            None => from_anywhere(displacement, position, mode),
        },
    }
}

impl Displacement {
    fn from(&self) -> Option<Square> {
        Some(Square::from_coords(self.from_file?, self.from_rank?))
    }

    fn comes_from(&self, from: Square) -> bool {
        self.from_file.is_none_or(|file| file == from.file()) && self.from_rank.is_none_or(|rank| rank == from.rank())
    }

    /// Whether a pawn arrives on its last rank and nobody said what it becomes (3.7, D.2.3).
    fn lacks_promotion(&self, role: Role) -> bool {
        role == Role::Pawn && self.promotion.is_none() && matches!(self.to.rank(), Rank::First | Rank::Eighth)
    }

    fn half_move(&self, from: Square) -> HalfMove {
        HalfMove { from, to: self.to, promotion: self.promotion }
    }
}

fn castling(side: CastlingSide, position: &Chess, mode: CastlingMode) -> Result<(HalfMove, bool), Unreadable> {
    if let Some(mv) = position.castling_moves(side).first() {
        return Ok((HalfMove::of(*mv, mode), true));
    }
    let color = position.turn();
    let target = Square::from_coords(side.king_to_file(), color.fold_wb(Rank::First, Rank::Eighth));
    let nobody = Unreadable::NoSuchPiece { role: Role::King, to: target };
    let from = position.board().king_of(color).filter(|king| king.rank() == target.rank()).ok_or(nobody.clone())?;
    let to = match mode {
        CastlingMode::Standard if from.file() == File::E => target,
        CastlingMode::Standard => return Err(nobody),
        CastlingMode::Chess960 => outermost_rook(side, from, position).ok_or(nobody)?,
    };
    Ok((HalfMove { from, to, promotion: None }, false))
}

fn outermost_rook(side: CastlingSide, king: Square, position: &Chess) -> Option<Square> {
    let rooks = position.our(Role::Rook).into_iter().filter(|rook| rook.rank() == king.rank());
    match side {
        CastlingSide::KingSide => rooks.filter(|rook| rook.file() > king.file()).max(),
        CastlingSide::QueenSide => rooks.filter(|rook| rook.file() < king.file()).min(),
    }
}

fn from_square(
    said: Displacement,
    from: Square,
    position: &Chess,
    mode: CastlingMode,
) -> Result<(HalfMove, bool), Unreadable> {
    let not_there = Unreadable::NotThere { role: said.role, square: from };
    let standing = position.board().role_at(from).ok_or(not_there.clone())?;
    if said.role.is_some_and(|role| role != standing) || from == said.to {
        return Err(not_there);
    }
    let half_move = said.half_move(from);
    if said.lacks_promotion(standing) {
        return Err(Unreadable::PromotionPieceMissing(half_move));
    }
    Ok(judged(half_move, position, mode))
}

/// The half-move in the form of `mode`. A king said to go where castling takes him castles: the squares are the same.
fn judged(half_move: HalfMove, position: &Chess, mode: CastlingMode) -> (HalfMove, bool) {
    match half_move.legal_in(position) {
        Some(mv) => (HalfMove::of(mv, mode), true),
        None => (half_move, false),
    }
}

fn from_anywhere(said: Displacement, position: &Chess, mode: CastlingMode) -> Result<(HalfMove, bool), Unreadable> {
    let role = said.role.unwrap_or(Role::Pawn);
    let mut legal: Vec<Move> = position.san_candidates(role, said.to).into_iter().collect();
    legal.retain(|mv| !mv.is_castle() && mv.from().is_some_and(|from| said.comes_from(from)));
    if role == Role::Pawn && said.from_file.is_none() && legal.iter().any(|mv| !mv.is_capture()) {
        legal.retain(|mv| !mv.is_capture());
    }
    if said.lacks_promotion(role) {
        return Err(without_promotion(said, &legal));
    }
    legal.retain(|mv| mv.promotion() == said.promotion);
    match legal.as_slice() {
        [] => illegal(said, role, position).map(|half_move| judged(half_move, position, mode)),
        [mv] => Ok((HalfMove::of(*mv, mode), true)),
        several => Err(ambiguous(several.iter().map(|mv| HalfMove::of(*mv, mode)))),
    }
}

fn without_promotion(said: Displacement, legal: &[Move]) -> Unreadable {
    let mut from: Vec<Square> = legal.iter().filter_map(|mv| mv.from()).collect();
    from.sort();
    from.dedup();
    match from.as_slice() {
        [] => Unreadable::NoSuchPiece { role: Role::Pawn, to: said.to },
        [from] => Unreadable::PromotionPieceMissing(said.half_move(*from)),
        several => ambiguous(several.iter().map(|from| said.half_move(*from))),
    }
}

/// The displacement that is meant though it is illegal: by the one piece that commands the square, or by the only
/// piece of its kind.
fn illegal(said: Displacement, role: Role, position: &Chess) -> Result<HalfMove, Unreadable> {
    let mut pieces: Vec<Square> =
        position.our(role).into_iter().filter(|from| said.comes_from(*from) && *from != said.to).collect();
    if role == Role::Pawn && said.from_file.is_none() {
        pieces.retain(|from| from.file() == said.to.file());
    }
    let piece = Piece { role, color: position.turn() };
    let commands = |from: &&Square| {
        attacks::attacks(**from, piece, position.board().occupied()).contains(said.to)
            || role == Role::Pawn && pushes_to(**from, said.to, piece)
    };
    let commanding: Vec<Square> = pieces.iter().filter(commands).copied().collect();
    match (commanding.as_slice(), pieces.as_slice()) {
        ([from], _) | ([], [from]) => Ok(said.half_move(*from)),
        ([], _) => Err(Unreadable::NoSuchPiece { role, to: said.to }),
        (several, _) => Err(ambiguous(several.iter().map(|from| said.half_move(*from)))),
    }
}

fn ambiguous(meant: impl Iterator<Item = HalfMove>) -> Unreadable {
    let mut meant: Vec<HalfMove> = meant.collect();
    meant.sort();
    Unreadable::Ambiguous(meant)
}

fn pushes_to(from: Square, to: Square, pawn: Piece) -> bool {
    let steps = i32::from(to.rank()) - i32::from(from.rank());
    let forward = pawn.color.fold_wb(steps, -steps);
    let at_home = from.rank() == pawn.color.fold_wb(Rank::Second, Rank::Seventh);
    from.file() == to.file() && (forward == 1 || forward == 2 && at_home)
}
