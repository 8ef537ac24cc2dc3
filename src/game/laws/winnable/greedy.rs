//! A plain walk towards a helped mate: the loser's king to the edge, the winner's king and pawns forward, with a check
//! at every step whether a few more moves suffice.

use shakmaty::{Bitboard, Color, Rank, Role, Square, attacks};

use super::state::State;
use super::{Spending, mating_patterns};

/// How many half-moves a walk may take before it is given up.
const LONGEST: usize = 60;

/// Walks from `root`; returns the states on the way to a mate by `winner`, if the walk ends in one.
pub(super) fn walk(root: &State, winner: Color) -> (Option<Vec<State>>, Spending) {
    let mut steps = 0;
    let mut path = vec![root.clone()];
    while path.len() < LONGEST {
        let state = &path[path.len() - 1];
        let Some(king) = state.board.king_of(!winner) else { break };
        let heavy = (state.board.rooks_and_queens() & state.board.by_color(winner)).any();
        let due = state.turn == winner && heavy && EDGE.contains(king) && path.len() % 8 < 2;
        if (path.len() == 1 || due)
            && let Some(mut rest) = mating_patterns::sketch(state, winner, &mut steps)
        {
            path.pop();
            path.append(&mut rest);
            return (Some(path), Spending { states: 0, steps });
        }
        steps += 8;
        let next = if state.turn == winner { advance(state, king) } else { retreat(state, king) };
        let Some(next) = next else { break };
        path.push(next);
    }
    (None, Spending { states: 0, steps })
}

const EDGE: Bitboard = Bitboard(0xFF81_8181_8181_81FF);

/// A move by the winner: a pawn that captures or comes nearer to promotion, otherwise the king nearer.
fn advance(state: &State, hunted: Square) -> Option<State> {
    let us = state.turn;
    let board = &state.board;
    let goal = us.fold_wb(Rank::Eighth, Rank::First);
    let mut pawns: Vec<Square> = (board.pawns() & board.by_color(us)).into_iter().collect();
    pawns.sort_by_key(|pawn| pawn.rank().distance(goal));
    if let Some(next) = pawns.into_iter().find_map(|pawn| push(state, pawn)) {
        return Some(next);
    }
    let king = board.king_of(us)?;
    let mut near: Vec<Square> = (attacks::king_attacks(king) & !board.by_color(us)).into_iter().collect();
    near.sort_by_key(|to| to.distance(hunted));
    near.into_iter().find_map(|to| state.step(king, to)).or_else(|| any(state))
}

fn push(state: &State, pawn: Square) -> Option<State> {
    let ahead = state.turn.fold_wb(8, -8);
    let side = |by: i32| pawn.offset(ahead + by).filter(|to| state.board.by_color(!state.turn).contains(*to));
    [side(1), side(-1), pawn.offset(2 * ahead), pawn.offset(ahead)]
        .into_iter()
        .flatten()
        .find_map(|to| state.step(pawn, to))
}

/// A move by the loser: the king to the edge; there, any move that keeps it there.
fn retreat(state: &State, king: Square) -> Option<State> {
    let board = &state.board;
    let from_edge = |square: Square| {
        let (file, rank) = (u32::from(square.file()), u32::from(square.rank()));
        file.min(7 - file).min(rank.min(7 - rank))
    };
    let mut near: Vec<Square> = (attacks::king_attacks(king) & !board.occupied()).into_iter().collect();
    near.sort_by_key(|to| from_edge(*to));
    if from_edge(king) > 0
        && let Some(next) = near.iter().find_map(|to| state.step(king, *to))
    {
        return Some(next);
    }
    let quiet = board.by_color(state.turn) & !board.pawns() & !board.kings();
    for from in quiet {
        let Some(piece) = board.piece_at(from) else { continue };
        for to in attacks::attacks(from, piece, board.occupied()) & !board.occupied() {
            if let Some(next) = state.step(from, to).filter(|next| !next.is_check()) {
                return Some(next);
            }
        }
    }
    near.iter().find_map(|to| state.step(king, *to)).or_else(|| any(state))
}

fn any(state: &State) -> Option<State> {
    let mut first = None;
    state.each_move(&super::moves::PossibleOccupancy::NONE, |half_move, after| {
        let quiet = !state.board.occupied().contains(half_move.to)
            && half_move.promotion.is_none_or(|role| role == Role::Queen);
        if first.is_none() && quiet {
            first = Some(after);
        }
    });
    first
}
