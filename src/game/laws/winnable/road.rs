//! A found mate as a line of play: made shorter, then replayed under the Laws before anyone hears of it.

use std::collections::HashMap;

use shakmaty::{CastlingMode, Chess, Color, EnPassantMode, Move, Position, Role};

use super::moves::Veil;
use super::state::{Key, State};
use crate::game::half_move::HalfMove;

/// A road of so many states is short enough.
const SHORT: usize = 50;

/// Leaves out of a long road what a single move can skip.
pub(super) fn shorten(states: Vec<State>) -> Vec<State> {
    if states.len() <= SHORT {
        return states;
    }
    let last: HashMap<Key, usize> = states.iter().enumerate().map(|(at, state)| (state.pack(), at)).collect();
    let mut short = Vec::new();
    let mut at = 0;
    while at + 1 < states.len() {
        short.push(states[at].clone());
        let mut furthest = at + 1;
        states[at].each_move(&Veil::NONE, |_, after| {
            if let Some(later) = last.get(&after.pack()) {
                furthest = furthest.max(*later);
            }
        });
        at = furthest;
    }
    short.extend(states.last().cloned());
    short
}

/// Replays a road from `position` by legal moves; `None` if it does not end in mate by `winner`.
pub(super) fn replay(position: &Chess, states: &[State], winner: Color) -> Option<Vec<HalfMove>> {
    let mode = CastlingMode::detect(&position.to_setup(EnPassantMode::Legal));
    let mut at = position.clone();
    let mut line = Vec::with_capacity(states.len());
    for (before, after) in states.iter().zip(states.get(1..)?) {
        let mv = played(&at, before, after)?;
        line.push(HalfMove::of(mv, mode));
        at.play_unchecked(mv);
        if *at.board() != after.board || at.castles().castling_rights() != after.castling_rights() {
            return None;
        }
    }
    (at.is_checkmate() && at.turn() != winner).then_some(line)
}

/// The legal move in `position` that leads from one state to the next.
fn played(position: &Chess, before: &State, after: &State) -> Option<Move> {
    let us = before.turn;
    let (was, is) = (before.board.by_color(us), after.board.by_color(us));
    let from = was & !is;
    if before.castling_rooks(us).any() && (from & before.board.kings()).any() {
        let mut moves = position.legal_moves().into_iter();
        return moves.find(|mv| position.clone().play(*mv).is_ok_and(|next| *next.board() == after.board));
    }
    let (from, to) = (from.first()?, (is & !was).first()?);
    let becomes = after.board.role_at(to)?;
    let promoted = before.board.role_at(from)? == Role::Pawn && becomes != Role::Pawn;
    HalfMove { from, to, promotion: promoted.then_some(becomes) }.legal_in(position)
}
