//! What a described half-move means on a board: the squares, and whether it is legal there.

use shakmaty::{Board, CastlingMode, CastlingSide, Chess, Color, File, Move, Piece, Position, Rank, Role, Square};

use super::Unreadable;
use super::geometry::{candidates, castling_side, outermost_rook};
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
    /// What a pawn became; a pawn where it was said to be left as one on its last rank (7.5.2).
    pub promotion: Option<Role>,
}

/// What a short form means that no piece of its kind could follow by its own movement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Impossible {
    /// Nothing: whoever means it names both squares.
    Nothing,
    /// The only piece of that kind, if there is but one: what is written on a sheet stands there already.
    OnlyPieceOfItsKind,
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
    impossible: Impossible,
) -> Result<(HalfMove, bool), Unreadable> {
    match described {
        Described::Castling(side) => match position.castling_moves(side).first() {
            Some(mv) => Ok((HalfMove::of(*mv, mode), true)),
            None => castling(side, position.board(), position.turn(), mode).map(|half_move| (half_move, false)),
        },
        Described::Displacement(said) => match said.from() {
            Some(from) => {
                let half_move = from_square(said, from, position.board())?;
                Ok(judged(where_the_king_goes(half_move, said.role, position, mode)?, position, mode))
            }
            None => from_anywhere(said, position, mode, impossible),
        },
    }
}

/// What a hand did on `board`, where a half-move of `mover` is expected: `expected`, if the text fits it and its piece
/// is there, else what the text can mean on that board by the movement of the pieces.
///
/// # Errors
///
/// [`Unreadable`] where none or several could be meant.
pub(super) fn resolve_on_board(
    described: Described,
    board: &Board,
    mover: Color,
    expected: Option<HalfMove>,
    mode: CastlingMode,
) -> Result<HalfMove, Unreadable> {
    let fits = |half_move: &HalfMove| {
        board.color_at(half_move.from) == Some(mover) && fits(described, *half_move, board, mover, mode)
    };
    if let Some(expected) = expected.filter(fits) {
        return Ok(expected);
    }
    match described {
        Described::Castling(side) => castling(side, board, mover, mode),
        Described::Displacement(said) => match said.from() {
            Some(from) => from_square(said, from, board),
            None => from_candidates(said, board, mover, Impossible::Nothing),
        },
    }
}

/// Whether that is how `half_move` may be described on `board`.
fn fits(described: Described, half_move: HalfMove, board: &Board, mover: Color, mode: CastlingMode) -> bool {
    let castles = castling_side(half_move, board, mover, mode);
    match described {
        Described::Castling(side) => castles == Some(side),
        Described::Displacement(said) => {
            let HalfMove { from, to, promotion } = half_move;
            let king_to = castles.map(|side| Square::from_coords(side.king_to_file(), from.rank()));
            let role = board.role_at(from);
            let named = said.role.is_none_or(|named| Some(named) == role);
            named && said.comes_from(from) && (said.to == to || king_to == Some(said.to)) && said.promotion == promotion
        }
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
        HalfMove { from, to: self.to, promotion: self.promotion.filter(|role| *role != Role::Pawn) }
    }
}

/// The king's way to that side, legal or not.
fn castling(side: CastlingSide, board: &Board, color: Color, mode: CastlingMode) -> Result<HalfMove, Unreadable> {
    let target = Square::from_coords(side.king_to_file(), color.fold_wb(Rank::First, Rank::Eighth));
    let nobody = Unreadable::NoSuchPiece { role: Role::King, to: target };
    let from = board.king_of(color).filter(|king| king.rank() == target.rank()).ok_or(nobody.clone())?;
    let to = match mode {
        CastlingMode::Standard if from.file() == File::E => target,
        CastlingMode::Standard => return Err(nobody),
        CastlingMode::Chess960 => outermost_rook(side, from, color, board).ok_or(nobody)?,
    };
    Ok(HalfMove { from, to, promotion: None })
}

fn from_square(said: Displacement, from: Square, board: &Board) -> Result<HalfMove, Unreadable> {
    let not_there = Unreadable::NotThere { role: said.role, square: from };
    let standing = board.role_at(from).ok_or(not_there.clone())?;
    if said.role.is_some_and(|role| role != standing) || from == said.to {
        return Err(not_there);
    }
    let half_move = said.half_move(from);
    if said.lacks_promotion(standing) {
        return Err(Unreadable::PromotionPieceMissing(half_move));
    }
    Ok(half_move)
}

/// In Chess960 a king said to go where castling leaves him castles, if that is no step of his own. Where it is one and
/// only squares were named, either may be meant.
///
/// # Errors
///
/// [`Unreadable::KingMoveOrCastling`] where nobody can tell which.
fn where_the_king_goes(
    half_move: HalfMove,
    named: Option<Role>,
    position: &Chess,
    mode: CastlingMode,
) -> Result<HalfMove, Unreadable> {
    let (HalfMove { from, to, .. }, board, turn) = (half_move, position.board(), position.turn());
    let home = turn.fold_wb(Rank::First, Rank::Eighth);
    let is_king = mode == CastlingMode::Chess960 && board.king_of(turn) == Some(from);
    let own_rook = Piece { role: Role::Rook, color: turn };
    if !is_king || from.rank() != home || to.rank() != home || board.piece_at(to) == Some(own_rook) {
        return Ok(half_move);
    }
    let sides = [CastlingSide::KingSide, CastlingSide::QueenSide];
    let Some(side) = sides.into_iter().find(|side| side.king_to_file() == to.file()) else { return Ok(half_move) };
    let legal = position.castling_moves(side).first().map(|mv| HalfMove::of(*mv, mode));
    match (from.file().distance(to.file()), legal) {
        (1, Some(castling)) if named.is_none() && half_move.legal_in(position).is_some() => {
            Err(Unreadable::KingMoveOrCastling { king_move: half_move, castling })
        }
        (1, _) => Ok(half_move),
        (_, Some(castling)) => Ok(castling),
        (_, None) => Ok(castling(side, board, turn, mode).unwrap_or(half_move)),
    }
}

/// The half-move in the form of `mode`. A king said to go where castling takes him castles: the squares are the same.
fn judged(half_move: HalfMove, position: &Chess, mode: CastlingMode) -> (HalfMove, bool) {
    match half_move.legal_in(position) {
        Some(mv) => (HalfMove::of(mv, mode), true),
        None => (half_move, false),
    }
}

fn from_anywhere(
    said: Displacement,
    position: &Chess,
    mode: CastlingMode,
    impossible: Impossible,
) -> Result<(HalfMove, bool), Unreadable> {
    let role = said.role.unwrap_or(Role::Pawn);
    if let Some(castling) = king_takes_rook(said, position, mode) {
        return Ok(judged(castling, position, mode));
    }
    let mut legal: Vec<Move> = position.san_candidates(role, said.to).into_iter().collect();
    legal.retain(|mv| !mv.is_castle() && mv.from().is_some_and(|from| said.comes_from(from)));
    if role == Role::Pawn && said.from_file.is_none() && legal.iter().any(|mv| !mv.is_capture()) {
        legal.retain(|mv| !mv.is_capture());
    }
    if said.lacks_promotion(role) && !legal.is_empty() {
        let mut from: Vec<Square> = legal.iter().filter_map(|mv| mv.from()).collect();
        from.sort();
        from.dedup();
        return Err(without_promotion(said, &from));
    }
    legal.retain(|mv| mv.promotion() == said.promotion);
    match legal.as_slice() {
        [] => {
            let meant = from_candidates(said, position.board(), position.turn(), impossible)?;
            Ok(judged(meant, position, mode))
        }
        [mv] => Ok((HalfMove::of(*mv, mode), true)),
        several => Err(ambiguous(several.iter().map(|mv| HalfMove::of(*mv, mode)))),
    }
}

/// In Chess960 a king said to go onto his own rook castles with it.
fn king_takes_rook(said: Displacement, position: &Chess, mode: CastlingMode) -> Option<HalfMove> {
    let own_rook = Piece { role: Role::Rook, color: position.turn() };
    let is_meant = mode == CastlingMode::Chess960
        && said.role == Some(Role::King)
        && position.board().piece_at(said.to) == Some(own_rook);
    let king = position.board().king_of(position.turn()).filter(|king| is_meant && king.rank() == said.to.rank())?;
    said.comes_from(king).then(|| said.half_move(king))
}

/// What is meant by the movement of the pieces alone: by the one that gets there, openly or as if nothing were in its
/// way.
fn from_candidates(
    said: Displacement,
    board: &Board,
    color: Color,
    impossible: Impossible,
) -> Result<HalfMove, Unreadable> {
    let role = said.role.unwrap_or(Role::Pawn);
    let piece = Piece { role, color };
    let any_file = role != Role::Pawn || said.from_file.is_some();
    let named = |from: Square| said.comes_from(from) && (any_file || from.file() == said.to.file());
    let mut meant = candidates(board, piece, said.to, named);
    if meant.is_empty() && impossible == Impossible::OnlyPieceOfItsKind {
        meant = board.by_piece(piece).into_iter().filter(|from| *from != said.to && named(*from)).collect();
        meant.truncate(if meant.len() == 1 { 1 } else { 0 });
    }
    match meant.as_slice() {
        [] => Err(Unreadable::NoSuchPiece { role, to: said.to }),
        several if said.lacks_promotion(role) => Err(without_promotion(said, several)),
        [from] => Ok(said.half_move(*from)),
        several => Err(ambiguous(several.iter().map(|from| said.half_move(*from)))),
    }
}

fn without_promotion(said: Displacement, from: &[Square]) -> Unreadable {
    match from {
        [from] => Unreadable::PromotionPieceMissing(said.half_move(*from)),
        several => ambiguous(several.iter().map(|from| said.half_move(*from))),
    }
}

fn ambiguous(meant: impl Iterator<Item = HalfMove>) -> Unreadable {
    let mut meant: Vec<HalfMove> = meant.collect();
    meant.sort();
    Unreadable::Ambiguous(meant)
}
