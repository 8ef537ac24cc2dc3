//! One half-move of a line executed differently than announced, found by replaying the line with that error.

use shakmaty::{Board, CastlingMode, CastlingSide, Chess, Move, Piece, Position, Role, Square};

use crate::game::half_move::HalfMove;
use crate::game::half_move::differing;
use crate::game::records::cause::Cause;

/// At most this number of half-moves that touch a wrong square are examined, the latest first.
const LOOKED_AT: usize = 24;

/// The latest half-move whose wrong execution explains all that stands on `board`.
///
/// `positions` are those before each half-move of `line`, and the last.
pub fn wrongly_executed(positions: &[Chess], line: &[HalfMove], board: &Board, mode: CastlingMode) -> Option<Cause> {
    let wrong = differing(board, positions[line.len()].board());
    let touching = line.iter().enumerate().rev().filter(|(ply, half_move)| {
        let mut after = positions[*ply].board().clone();
        half_move.execute_on(&mut after, mode);
        differing(positions[*ply].board(), &after).intersects(wrong)
    });
    touching.take(LOOKED_AT).find_map(|(ply, half_move)| {
        let before = positions[ply].board();
        let explains = |executed: &Board| {
            let mut replayed = executed.clone();
            line[ply + 1..].iter().for_each(|later| later.execute_on(&mut replayed, mode));
            replayed == *board
        };
        let special =
            half_move.legal_in(&positions[ply]).into_iter().flat_map(|mv| special_errors(ply, mv, before, mode));
        special
            .chain(plain_errors(ply, *half_move, before, wrong.into_iter().take(8).collect(), mode))
            .find_map(|(cause, executed)| explains(&executed).then_some(cause))
    })
}

/// Wrong promotion piece, wrong castling, en passant pawn left on: each with the board it leaves.
fn special_errors(ply: usize, mv: Move, before: &Board, mode: CastlingMode) -> Vec<(Cause, Board)> {
    match mv {
        Move::Normal { from, to, promotion: Some(named), .. } => Role::ALL
            .into_iter()
            .filter(|role| *role != named)
            .map(|stands| {
                let mut board = before.clone();
                if let Some(pawn) = board.remove_piece_at(from) {
                    board.set_piece_at(to, Piece { role: stands, ..pawn });
                }
                (Cause::WrongPromotion { ply, stands }, board)
            })
            .collect(),
        Move::EnPassant { from, to } => {
            let mut board = before.clone();
            if let Some(pawn) = board.remove_piece_at(from) {
                board.set_piece_at(to, pawn);
            }
            let square = Square::from_coords(to.file(), from.rank());
            vec![(Cause::EnPassantPawnLeft { ply, square }, board)]
        }
        Move::Castle { king, rook } => castling_errors(ply, king, rook, before, mode),
        Move::Normal { promotion: None, .. } | Move::Put { .. } => Vec::new(),
    }
}

fn castling_errors(ply: usize, king: Square, rook: Square, before: &Board, mode: CastlingMode) -> Vec<(Cause, Board)> {
    let rank = king.rank();
    let side = CastlingSide::from_king_side(rook.file() > king.file());
    let mut errors = Vec::new();
    let mut forgotten = before.clone();
    if let Some(piece) = forgotten.remove_piece_at(king) {
        forgotten.set_piece_at(Square::from_coords(side.king_to_file(), rank), piece);
        errors.push((Cause::RookForgotten { ply }, forgotten));
    }
    let other = CastlingSide::from_king_side(!side.is_king_side());
    let own_rook = before.piece_at(rook);
    let files = shakmaty::File::ALL.into_iter().map(|file| Square::from_coords(file, rank));
    for other_rook in files.filter(|s| before.piece_at(*s) == own_rook) {
        if CastlingSide::from_king_side(other_rook.file() > king.file()) == other {
            let mut board = before.clone();
            let to = match mode {
                CastlingMode::Standard => Square::from_coords(other.king_to_file(), rank),
                CastlingMode::Chess960 => other_rook,
            };
            HalfMove { from: king, to, promotion: None }.execute_on(&mut board, mode);
            errors.push((Cause::CastledTo { ply, side: other }, board));
        }
    }
    errors
}

/// Not executed at all, put on another square, done with another piece, or both.
fn plain_errors(
    ply: usize,
    half_move: HalfMove,
    before: &Board,
    wrong: Vec<Square>,
    mode: CastlingMode,
) -> Vec<(Cause, Board)> {
    let mut errors = vec![(Cause::NotExecuted { ply }, before.clone())];
    let to_another = wrong.iter().map(|to| HalfMove { to: *to, ..half_move });
    let with_another = wrong.iter().map(|from| HalfMove { from: *from, ..half_move });
    let quite_another = wrong.iter().take(4).flat_map(|from| {
        let wrong = &wrong;
        wrong.iter().take(4).map(move |to| HalfMove { from: *from, to: *to, promotion: half_move.promotion })
    });
    for other in to_another
        .chain(with_another)
        .chain(quite_another)
        .filter(|other| *other != half_move && other.from != other.to)
    {
        let mut board = before.clone();
        other.execute_on(&mut board, mode);
        errors.push((Cause::ExecutedAs { ply, half_move: other }, board));
    }
    errors
}
