//! Which legal half-moves would lead from a position to what stands on a board. Bounded: at most three.

use shakmaty::{Board, CastlingMode, Chess, Position, Role};

use crate::game::half_move::{HalfMove, differing};

/// More candidates than this are no explanation.
pub const AT_MOST: usize = 5;

/// The shortest sequences of at most `plies` (1 to 3) legal half-moves from `position` after which
/// exactly what stands on `board` stands there; at most [`AT_MOST`] of them, empty if nothing is owed.
pub fn inferred_moves(position: &Chess, board: &Board, plies: usize, mode: CastlingMode) -> Vec<Vec<HalfMove>> {
    for depth in 1..=plies.min(3) {
        let mut found = Vec::new();
        search(position, board, depth, mode, &mut Vec::new(), &mut found);
        if !found.is_empty() {
            return found;
        }
    }
    Vec::new()
}

fn search(
    position: &Chess,
    board: &Board,
    depth: usize,
    mode: CastlingMode,
    path: &mut Vec<HalfMove>,
    found: &mut Vec<Vec<HalfMove>>,
) {
    let apart = differing(position.board(), board).count();
    if depth == 0 {
        if apart == 0 {
            found.push(path.clone());
        }
        return;
    }
    // Castling changes four squares, en passant three, any other half-move two.
    if apart > (2 * depth + 4).min(4 * depth) {
        return;
    }
    // A king left in check by what the arbiter let stand is not captured (1.4.1).
    for mv in position.legal_moves().into_iter().filter(|mv| mv.capture() != Some(Role::King)) {
        let mut after = position.clone();
        after.play_unchecked(mv);
        path.push(HalfMove::of(mv, mode));
        search(&after, board, depth - 1, mode, path, found);
        path.pop();
        if found.len() >= AT_MOST {
            return;
        }
    }
}
