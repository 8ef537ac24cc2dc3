//! How one board departs from what should stand on it, and the names of the causes: named, not guessed.

use shakmaty::{Bitboard, Board, CastlingMode, Chess, Piece, Position, Square};

use crate::game::half_move::HalfMove;
use crate::game::half_move::differing;
use crate::game::records::board_orientation::{nearly, orientations};
use crate::game::records::cause::Cause;
use crate::game::records::move_inference::inferred_moves;
use crate::game::records::wrong_execution::wrongly_executed;

/// A board against the position that should stand on it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Deviation {
    /// The squares that are wrong, from a1 to h8.
    pub squares: Vec<WrongSquare>,
    /// The possible causes, most likely first. Either each alone explains the whole deviation, or all together do.
    pub causes: Vec<Cause>,
}

/// One square of a board that does not show what it should.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WrongSquare {
    pub square: Square,
    pub stands: Option<Piece>,
    pub should: Option<Piece>,
}

/// Names how `board` departs from the position after `line`, played from `start`.
pub fn diagnose(start: &Chess, line: &[HalfMove], board: &Board, mode: CastlingMode) -> Deviation {
    let positions = positions_of(start, line);
    let truth = &positions[positions.len() - 1];
    let squares = wrong_squares(board, truth.board());
    if squares.is_empty() {
        return Deviation::default();
    }
    let causes = whole_explanation(&positions, line, board, mode).unwrap_or_else(|| piece_by_piece(&squares));
    Deviation { squares, causes }
}

/// The squares on which a board does not show what it should, from a1 to h8.
pub fn wrong_squares(board: &Board, should: &Board) -> Vec<WrongSquare> {
    differing(board, should)
        .into_iter()
        .map(|square| WrongSquare { square, stands: board.piece_at(square), should: should.piece_at(square) })
        .collect()
}

/// The position at the start and after each half-move, as far as they can be played.
fn positions_of(start: &Chess, line: &[HalfMove]) -> Vec<Chess> {
    let mut positions = vec![start.clone()];
    for half_move in line {
        let Some(after) = half_move.played_in(&positions[positions.len() - 1]) else { break };
        positions.push(after);
    }
    positions
}

/// The causes that each alone explain every wrong square.
fn whole_explanation(positions: &[Chess], line: &[HalfMove], board: &Board, mode: CastlingMode) -> Option<Vec<Cause>> {
    let last = positions.len() - 1;
    let behind = (1..=last.min(4)).find(|n| positions[last - n].board() == board);
    if let Some(half_moves) = behind {
        return Some(vec![Cause::Behind { half_moves }]);
    }
    if let Some(cause) = wrongly_executed(positions, &line[..last], board, mode) {
        return Some(vec![cause]);
    }
    let unrecorded: Vec<_> =
        inferred_moves(&positions[last], board, 2, mode).into_iter().map(Cause::Unrecorded).collect();
    if !unrecorded.is_empty() {
        return Some(unrecorded);
    }
    if let Some(half_moves) = (5..=last).find(|n| positions[last - n].board() == board) {
        return Some(vec![Cause::Behind { half_moves }]);
    }
    let truth = positions[last].board();
    let mut whole: Vec<_> = orientations(board, truth).into_iter().map(Cause::BoardTurned).collect();
    let exchanged = board.clone().into_swapped_colors();
    if nearly(&exchanged, truth, board) {
        whole.insert(0, Cause::ColorsExchanged);
    }
    whole.extend(set_up_wrongly(positions, board).filter(|_| whole.is_empty()));
    (!whole.is_empty()).then_some(whole)
}

/// Pieces that never moved and have changed places among themselves.
fn set_up_wrongly(positions: &[Chess], board: &Board) -> Option<Cause> {
    let truth = positions[positions.len() - 1].board();
    let wrong = wrong_squares(board, truth);
    let never_moved = |square: Square| {
        let stood = positions[0].board().piece_at(square);
        stood.is_some() && positions.iter().all(|position| position.board().piece_at(square) == stood)
    };
    let pieces = |of: fn(&WrongSquare) -> Option<Piece>| {
        let mut pieces: Vec<Option<char>> = wrong.iter().map(|wrong| of(wrong).map(Piece::char)).collect();
        pieces.sort_unstable();
        pieces
    };
    let changed_places = pieces(|wrong| wrong.stands) == pieces(|wrong| wrong.should);
    (changed_places && wrong.iter().all(|wrong| never_moved(wrong.square)))
        .then(|| Cause::SetUpWrongly(wrong.iter().map(|wrong| wrong.square).collect()))
}

/// Displaced, wrong, missing and extra pieces, one by one; preceded by a knock if it looks like one.
fn piece_by_piece(squares: &[WrongSquare]) -> Vec<Cause> {
    let mut causes = Vec::new();
    let mut wanted: Vec<_> = squares.iter().filter_map(|w| Some((w.square, w.should?))).collect();
    let mut standing: Vec<_> = squares.iter().filter_map(|w| Some((w.square, w.stands?))).collect();
    while let Some((from, to)) = nearest_pair(&standing, &wanted) {
        let (stands, piece) = standing.remove(from);
        let (should, _) = wanted.remove(to);
        causes.push(Cause::Displaced { piece, stands, should });
    }
    for (square, piece) in standing {
        match wanted.iter().position(|(s, _)| *s == square) {
            Some(i) => {
                let (_, should) = wanted.remove(i);
                causes.push(Cause::WrongPiece { square, stands: piece, should });
            }
            None => causes.push(Cause::Extra { square, piece }),
        }
    }
    causes.extend(wanted.into_iter().map(|(square, piece)| Cause::Missing { square, piece }));
    if let Some(knocked) = knocked_over(&causes) {
        causes.insert(0, Cause::KnockedOver(knocked));
    }
    causes
}

/// A piece that stands wrong and the nearest square that wants one like it.
fn nearest_pair(standing: &[(Square, Piece)], wanted: &[(Square, Piece)]) -> Option<(usize, usize)> {
    let pairs = standing.iter().enumerate().flat_map(|(i, (from, piece))| {
        let fits = wanted.iter().enumerate().filter(move |(_, (_, p))| p == piece);
        fits.map(move |(j, (to, _))| (from.distance(*to), i, j))
    });
    pairs.min().map(|(_, i, j)| (i, j))
}

/// The squares of three or more pieces, each beside another, that are gone or went astray.
fn knocked_over(causes: &[Cause]) -> Option<Vec<Square>> {
    let mut came_from = Bitboard::EMPTY;
    for cause in causes {
        match cause {
            Cause::Missing { square, .. } | Cause::Displaced { should: square, .. } => came_from.add(*square),
            Cause::WrongPiece { square, .. } => came_from.add(*square),
            Cause::Behind { .. }
            | Cause::NotExecuted { .. }
            | Cause::Unrecorded(_)
            | Cause::ExecutedAs { .. }
            | Cause::WrongPromotion { .. }
            | Cause::CastledTo { .. }
            | Cause::RookForgotten { .. }
            | Cause::EnPassantPawnLeft { .. }
            | Cause::BoardTurned(_)
            | Cause::SetUpWrongly(_)
            | Cause::ColorsExchanged
            | Cause::KnockedOver(_)
            | Cause::Extra { .. } => {}
        }
    }
    let beside_another = came_from.into_iter().all(|s| came_from.into_iter().any(|t| t != s && s.distance(t) <= 2));
    (came_from.count() >= 3 && beside_another).then(|| came_from.into_iter().collect())
}
