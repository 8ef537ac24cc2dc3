//! A found mate as a line of play: shortened, then replayed under the Laws before it is returned.

use std::collections::HashMap;

use shakmaty::{CastlingMode, Chess, Color, EnPassantMode, Move, Position, Role};

use super::moves::PossibleOccupancy;
use super::state::{Key, State};
use super::visited::Visited;
use crate::game::half_move::HalfMove;

/// A path of this number of states is short enough.
const SHORT: usize = 50;

/// How many states around one of the path are examined for a shorter way on.
const LOOK_AROUND: usize = 1_500;

/// Shortens a long path by shortcuts of a few moves, within `time_limit`, counted in states examined.
pub(super) fn shorten(states: Vec<State>, mut time_limit: u64) -> Vec<State> {
    if states.len() <= SHORT {
        return states;
    }
    let places: HashMap<Key, usize> = states.iter().enumerate().map(|(at, state)| (state.pack(), at)).collect();
    let mut short = vec![states[0].clone()];
    let mut at = 0;
    while at + 1 < states.len() {
        let Some(left) = time_limit.checked_sub(LOOK_AROUND as u64) else {
            short.extend_from_slice(&states[at + 1..]);
            break;
        };
        time_limit = left;
        let (next, way) = skip(&states[at], at, &places).unwrap_or((at + 1, vec![states[at + 1].clone()]));
        short.extend(way);
        at = next;
    }
    short
}

/// The later place on the path with the best shortcut from `start`, and the shortcut.
fn skip(start: &State, at: usize, places: &HashMap<Key, usize>) -> Option<(usize, Vec<State>)> {
    let mut visited = Visited::from_root(start);
    let mut depths = vec![0];
    let mut best: Option<(usize, usize, u32)> = None;
    let mut from = 0;
    while from < depths.len() && depths.len() < LOOK_AROUND {
        let depth = depths[from] + 1;
        visited.state(from as u32).each_move(&PossibleOccupancy::NONE, |_, after| {
            let key = after.pack();
            let Some(child) = visited.insert(key, from as u32) else { return };
            depths.push(depth);
            if let Some(place) = places.get(&key) {
                let saved = place.saturating_sub(at + depth);
                if saved > 0 && best.is_none_or(|(most, ..)| saved > most) {
                    best = Some((saved, *place, child));
                }
            }
        });
        from += 1;
    }
    let (_, place, child) = best?;
    Some((place, visited.line_to(child).split_off(1)))
}

/// Replays a path from `position` by legal moves; `None` if it does not end in mate by `winner`.
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
