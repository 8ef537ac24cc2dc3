//! The half-move that a description means in a position or on a board, by the geometry of the pieces.

use shakmaty::{
    Bitboard, Board, CastlingMode, CastlingSide, Chess, Color, File, Move, Piece, Position, Rank, Role, Square, attacks,
};

use super::Unreadable;
pub(super) use crate::game::description::{Described, Displacement, SaidCapture, ShortCapture};
use crate::game::half_move::{HalfMove, goes_two_files_from_home};

/// A short form that no piece of its kind could have made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Impossible {
    /// Nothing: to play it all the same, both squares are named.
    Nothing,
    /// The only piece of that kind, if there is only one: the entry is already on the scoresheet.
    OnlyPieceOfItsKind,
}

/// The half-move that is meant, and the legal move that it is.
///
/// # Errors
///
/// [`Unreadable`] if none or several could be meant.
pub(super) fn resolve(
    described: Described,
    position: &Chess,
    mode: CastlingMode,
    impossible: Impossible,
) -> Result<(HalfMove, Option<Move>), Unreadable> {
    match described {
        Described::Castling(side) => match position.castling_moves(side).first() {
            Some(mv) => Ok((HalfMove::of(*mv, mode), Some(*mv))),
            None => castling(side, position.board(), position.turn(), mode).map(|half_move| (half_move, None)),
        },
        Described::Displacement(said) => match said.from() {
            Some(from) => {
                let half_move = from_square(said, from, position.board())?;
                Ok(judged(where_the_king_goes(half_move, said.role, position, mode)?, position, mode))
            }
            None => from_anywhere(said, position, mode, impossible),
        },
        Described::Capture(said) => short_capture(said, position, mode),
    }
}

/// The only legal capture that is written so short.
fn short_capture(
    said: ShortCapture,
    position: &Chess,
    mode: CastlingMode,
) -> Result<(HalfMove, Option<Move>), Unreadable> {
    let meant: Vec<Move> = said.meant(position).collect();
    match meant.as_slice() {
        [] => Err(Unreadable::NotUnderstood { part: said.to_string() }),
        [mv] => Ok((HalfMove::of(*mv, mode), Some(*mv))),
        several => Err(ambiguous(several.iter().map(|mv| HalfMove::of(*mv, mode)))),
    }
}

/// What was done on `board`, where a half-move of `mover` is expected: `expected`, if the text fits it and its piece is
/// there, else what the text can mean on that board by the movement of the pieces.
///
/// # Errors
///
/// [`Unreadable`] if none or several could be meant.
pub(super) fn resolve_on_board(
    described: Described,
    board: &Board,
    mover: Color,
    expected: Option<HalfMove>,
    mode: CastlingMode,
) -> Result<HalfMove, Unreadable> {
    let fits = |half_move: &HalfMove| {
        board.color_at(half_move.from) == Some(mover) && described.fits(*half_move, board, mover, mode)
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
        Described::Capture(said) => Err(Unreadable::NotUnderstood { part: said.to_string() }),
    }
}

impl Displacement {
    fn from(&self) -> Option<Square> {
        Some(Square::from_coords(self.from_file?, self.from_rank?))
    }

    /// Whether a pawn arrives on its last rank and the text does not say what it becomes (3.7, D.2.3).
    fn lacks_promotion(&self, role: Role) -> bool {
        role == Role::Pawn && self.promotion.is_none() && matches!(self.to.rank(), Rank::First | Rank::Eighth)
    }

    fn half_move(&self, from: Square) -> HalfMove {
        HalfMove { from, to: self.to, promotion: self.promotion.filter(|role| *role != Role::Pawn) }
    }
}

/// Castling to that side, legal or not, as the move of the king.
fn castling(side: CastlingSide, board: &Board, color: Color, mode: CastlingMode) -> Result<HalfMove, Unreadable> {
    let target = Square::from_coords(side.king_to_file(), color.fold_wb(Rank::First, Rank::Eighth));
    let impossible = Unreadable::NoSuchPiece { role: Role::King, to: target };
    let from = board.king_of(color).filter(|king| king.rank() == target.rank()).ok_or(impossible.clone())?;
    let to = match mode {
        CastlingMode::Standard if from.file() == File::E => target,
        CastlingMode::Standard => return Err(impossible),
        CastlingMode::Chess960 => outermost_rook(side, from, color, board).ok_or(impossible)?,
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

/// In Chess960 a king that is said to go to its square after castling castles, unless that square is one step away. If
/// it is, and only squares were named, either may be meant.
///
/// # Errors
///
/// [`Unreadable::KingMoveOrCastling`] if it is not clear which.
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

/// The half-move in the form of `mode`, and the legal move that it is. A king that is said to go to its square after
/// castling castles.
fn judged(half_move: HalfMove, position: &Chess, mode: CastlingMode) -> (HalfMove, Option<Move>) {
    let legal = half_move.legal_in(position);
    (legal.map_or(half_move, |mv| HalfMove::of(mv, mode)), legal)
}

fn from_anywhere(
    said: Displacement,
    position: &Chess,
    mode: CastlingMode,
    impossible: Impossible,
) -> Result<(HalfMove, Option<Move>), Unreadable> {
    let role = said.role.unwrap_or(Role::Pawn);
    if let Some(castling) = king_takes_rook(said, position, mode) {
        return Ok(judged(castling, position, mode));
    }
    let mut legal = position.san_candidates(role, said.to);
    // A king that was left in check is not captured (1.4.1).
    let may_be_meant = |mv: &Move| !mv.is_castle() && mv.capture() != Some(Role::King);
    legal.retain(|mv| may_be_meant(mv) && mv.from().is_some_and(|from| said.comes_from(from)));
    if role == Role::Pawn && said.from_file.is_none() && legal.iter().any(|mv| !mv.is_capture()) {
        legal.retain(|mv| !mv.is_capture());
    }
    let names_no_file = role == Role::Pawn && said.from_file.is_none() && said.from_rank.is_none();
    if let [mv, others @ ..] = legal.as_slice()
        && names_no_file
        && said.capture == SaidCapture::No
        && impossible == Impossible::Nothing
        && !said.lacks_promotion(role)
        && legal.iter().all(|mv| mv.is_capture())
        && others.iter().all(|other| other.from() == mv.from())
    {
        return Err(Unreadable::CaptureWithoutFile(said.half_move(HalfMove::of(*mv, mode).from)));
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
        [mv] => Ok((HalfMove::of(*mv, mode), Some(*mv))),
        several => Err(ambiguous(several.iter().map(|mv| HalfMove::of(*mv, mode)))),
    }
}

/// In Chess960 a king that is said to go to the square of an own rook castles with it.
fn king_takes_rook(said: Displacement, position: &Chess, mode: CastlingMode) -> Option<HalfMove> {
    let own_rook = Piece { role: Role::Rook, color: position.turn() };
    let is_meant = mode == CastlingMode::Chess960
        && said.role == Some(Role::King)
        && position.board().piece_at(said.to) == Some(own_rook);
    let king = position.board().king_of(position.turn()).filter(|king| is_meant && king.rank() == said.to.rank())?;
    said.comes_from(king).then(|| said.half_move(king))
}

/// What is meant by the movement of the pieces alone, with nothing in the way or as if nothing were in the way.
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

/// The path of a piece to a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Way {
    /// Not at all.
    None,
    /// Only if nothing stood in the way, or if there were something to capture.
    Barred,
    Open,
}

/// How `piece` gets from one square to the other on `board`.
pub(super) fn way(board: &Board, piece: Piece, from: Square, to: Square) -> Way {
    let (open, barred) = match piece.role {
        Role::Pawn => pawn(board, piece.color, from, to),
        Role::Knight | Role::Bishop | Role::Rook | Role::Queen | Role::King => (
            attacks::attacks(from, piece, board.occupied()).contains(to),
            attacks::attacks(from, piece, Bitboard::EMPTY).contains(to) || goes_two_files_from_home(piece, from, to),
        ),
    };
    match (open, barred) {
        (true, _) => Way::Open,
        (false, true) => Way::Barred,
        (false, false) => Way::None,
    }
}

fn pawn(board: &Board, color: Color, from: Square, to: Square) -> (bool, bool) {
    let steps = i32::from(to.rank()) - i32::from(from.rank());
    let forward = color.fold_wb(steps, -steps);
    match from.file().distance(to.file()) {
        0 => {
            let at_home = from.rank() == color.fold_wb(Rank::Second, Rank::Seventh);
            let pushes = forward == 1 || forward == 2 && at_home;
            let free = ((attacks::between(from, to) | Bitboard::from_square(to)) & board.occupied()).is_empty();
            (pushes && free, pushes)
        }
        1 => (forward == 1 && is_capture(HalfMove { from, to, promotion: None }, board), forward == 1),
        _ => (false, false),
    }
}

/// Whether the half-move takes a piece of the other colour off `board`, en passant too.
pub(super) fn is_capture(half_move: HalfMove, board: &Board) -> bool {
    let HalfMove { from, to, .. } = half_move;
    let Some(mover) = board.piece_at(from) else { return false };
    board.color_at(to).map_or_else(|| is_en_passant(half_move, board), |color| color != mover.color)
}

/// Whether a pawn captures en passant.
pub(super) fn is_en_passant(HalfMove { from, to, .. }: HalfMove, board: &Board) -> bool {
    let Some(Piece { role: Role::Pawn, color }) = board.piece_at(from) else { return false };
    let passed = Square::from_coords(to.file(), from.rank());
    from.file().distance(to.file()) == 1
        && board.piece_at(to).is_none()
        && board.piece_at(passed) == Some(Piece { role: Role::Pawn, color: !color })
}

/// The squares from which a piece of that kind gets to `to`: openly, else barred; empty if none could.
///
/// Of pawns whose file is not named only those on the file of `to` are meant (C.9).
pub(super) fn candidates(
    board: &Board,
    piece: Piece,
    to: Square,
    may_come_from: impl Fn(Square) -> bool,
) -> Vec<Square> {
    let ways = board.by_piece(piece).into_iter().filter(|from| *from != to && may_come_from(*from));
    let ways: Vec<(Square, Way)> = ways.map(|from| (from, way(board, piece, from, to))).collect();
    let best = ways.iter().map(|(_, way)| *way).max().filter(|way| *way != Way::None);
    ways.into_iter().filter(|(_, way)| Some(*way) == best).map(|(from, _)| from).collect()
}

/// What a short form must name of the square that a piece comes from (C.10), legal or not.
pub(super) fn origin(HalfMove { from, to, .. }: HalfMove, board: &Board, color: Color) -> (Option<File>, Option<Rank>) {
    let both = (Some(from.file()), Some(from.rank()));
    let Some(piece) = board.piece_at(from).filter(|piece| piece.color == color) else { return both };
    let own = way(board, piece, from, to);
    let captured = board.color_at(to) == Some(!color);
    let mut rivals = board.by_piece(piece);
    rivals.discard(from);
    rivals.discard(to);
    match piece.role {
        _ if own == Way::None => both,
        Role::Pawn if from.file() != to.file() => (Some(from.file()), None),
        Role::Pawn => {
            rivals &= Bitboard::from_file(from.file());
            let alone = rivals.into_iter().all(|rival| way(board, piece, rival, to) < own);
            if alone && !captured { (None, None) } else { both }
        }
        Role::Knight | Role::Bishop | Role::Rook | Role::Queen | Role::King => {
            rivals = rivals.into_iter().filter(|rival| way(board, piece, *rival, to) >= own).collect();
            if rivals.is_empty() {
                (None, None)
            } else if (rivals & Bitboard::from_file(from.file())).is_empty() {
                (Some(from.file()), None)
            } else if (rivals & Bitboard::from_rank(from.rank())).is_empty() {
                (None, Some(from.rank()))
            } else {
                both
            }
        }
    }
}

/// The rook on the king's rank that is farthest from it, to that side.
pub(super) fn outermost_rook(side: CastlingSide, king: Square, color: Color, board: &Board) -> Option<Square> {
    let rooks = board.by_piece(Piece { role: Role::Rook, color }).into_iter().filter(|rook| rook.rank() == king.rank());
    match side {
        CastlingSide::KingSide => rooks.filter(|rook| rook.file() > king.file()).max(),
        CastlingSide::QueenSide => rooks.filter(|rook| rook.file() < king.file()).min(),
    }
}

/// Whether a pawn arrives on its last rank.
pub(super) fn promotes(piece: Piece, to: Square) -> bool {
    piece.role == Role::Pawn && to.rank() == piece.color.fold_wb(Rank::Eighth, Rank::First)
}
