//! Where a man could go by its own movement (3.2 to 3.8). Knows no legality: what is illegal is read and written in
//! the same form as what is legal, so that no text tells them apart (7.5).

use shakmaty::{Bitboard, Board, CastlingMode, CastlingSide, Color, File, Piece, Rank, Role, Square, attacks};

use crate::game::half_move::HalfMove;

/// How a man's own movement leads to a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Way {
    /// Not at all.
    None,
    /// It would if nothing stood in the way, or if there were something to capture.
    Barred,
    Open,
}

/// How `piece` gets from one square to the other on `board`.
pub(super) fn way(board: &Board, piece: Piece, from: Square, to: Square) -> Way {
    let (open, barred) = match piece.role {
        Role::Pawn => pawn(board, piece.color, from, to),
        Role::Knight | Role::Bishop | Role::Rook | Role::Queen | Role::King => (
            attacks::attacks(from, piece, board.occupied()).contains(to),
            attacks::attacks(from, piece, Bitboard::EMPTY).contains(to) || is_two_files_from_home(piece, from, to),
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

/// Whether a hand that does this on `board` takes a man of the other colour off it, en passant too.
pub(super) fn is_capture(half_move: HalfMove, board: &Board) -> bool {
    let HalfMove { from, to, .. } = half_move;
    let Some(mover) = board.piece_at(from) else { return false };
    board.color_at(to).map_or_else(|| is_en_passant(half_move, board), |color| color != mover.color)
}

/// Whether a pawn goes past a pawn of the other colour and takes it.
pub(super) fn is_en_passant(HalfMove { from, to, .. }: HalfMove, board: &Board) -> bool {
    let Some(Piece { role: Role::Pawn, color }) = board.piece_at(from) else { return false };
    let passed = Square::from_coords(to.file(), from.rank());
    from.file().distance(to.file()) == 1
        && board.piece_at(to).is_none()
        && board.piece_at(passed) == Some(Piece { role: Role::Pawn, color: !color })
}

/// The squares from which a man of that kind gets to `to` best: openly, else barred; none where none ever could.
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

/// What a short form must name of the square a man comes from (C.10), legal or not.
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

/// The side to which the half-move castles by its form: the king's two squares from e1 or e8, or in Chess960 the king
/// on one of his rooks.
pub(super) fn castling_side(
    half_move: HalfMove,
    board: &Board,
    color: Color,
    mode: CastlingMode,
) -> Option<CastlingSide> {
    let HalfMove { from, to, .. } = half_move;
    let king = Piece { role: Role::King, color };
    let home = color.fold_wb(Rank::First, Rank::Eighth);
    if board.piece_at(from) != Some(king) || from.rank() != home || to.rank() != home {
        return None;
    }
    let side = CastlingSide::from_king_side(to.file() > from.file());
    let own_rook = Piece { role: Role::Rook, color };
    let onto_rook = mode == CastlingMode::Chess960 && board.piece_at(to) == Some(own_rook);
    (is_two_files_from_home(king, from, to) || onto_rook).then_some(side)
}

/// Castling as the king's own displacement (3.8.2).
fn is_two_files_from_home(piece: Piece, from: Square, to: Square) -> bool {
    let home = Square::from_coords(File::E, piece.color.fold_wb(Rank::First, Rank::Eighth));
    piece.role == Role::King && from == home && to.rank() == home.rank() && from.file().distance(to.file()) == 2
}

/// The rook farthest from the king on his rank, to that side.
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
