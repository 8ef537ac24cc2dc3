//! The names of openings with their codes, for papers after a game. During a game nobody asks.

use std::collections::HashMap;

use shakmaty::uci::UciMove;
use shakmaty::zobrist::Zobrist64;
use shakmaty::{Chess, EnPassantMode, Position};

use crate::game::Game;
use crate::game::half_move::HalfMove;

/// A tree of moves: its depth, the move, and where an opening has a name its code and its name.
const TABLE: &str = include_str!("openings.txt");
/// What stands for the name before, up to its colon.
const SAME_FAMILY: char = '~';

/// An opening.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opening {
    /// A letter from A to E and two digits.
    pub code: &'static str,
    /// In English.
    pub name: String,
}

/// The opening of a game from the initial position: that of its last position which has a name, by whatever moves it
/// came about. `None` if none has.
pub fn opening_of(game: &Game) -> Option<Opening> {
    opening_after(&game.terms().start, game.line().iter().map(|made| made.half_move))
}

/// As [`opening_of`], for the half-moves played from that position.
pub fn opening_after(start: &Chess, line: impl IntoIterator<Item = HalfMove>) -> Option<Opening> {
    let mut position = Some(start.clone()).filter(|start| *start == Chess::default())?;
    let mut plies = HashMap::new();
    for (ply, half_move) in line.into_iter().enumerate() {
        let Some(legal) = half_move.legal_in(&position) else { break };
        position.play_unchecked(legal);
        plies.insert(key(&position), ply);
    }
    let mut path = vec![Chess::default()];
    let mut family = "";
    let mut found: Option<(usize, Opening)> = None;
    for line in TABLE.lines().filter(|line| !line.starts_with('#')) {
        let mut parts = line.splitn(4, ' ');
        let depth: usize = parts.next()?.parse().ok()?;
        let half_move: UciMove = parts.next()?.parse().ok()?;
        path.truncate(depth + 1);
        let mut after = path.last()?.clone();
        after.play_unchecked(half_move.to_move(&after).ok()?);
        if let (Some(code), Some(name)) = (parts.next(), parts.next()) {
            let rest = name.strip_prefix(SAME_FAMILY);
            family = if rest.is_some() { family } else { name.split(':').next().unwrap_or(name) };
            let ply = plies.get(&key(&after)).copied();
            if let Some(ply) = ply.filter(|ply| found.as_ref().is_none_or(|(best, _)| ply > best)) {
                let name = rest.map_or_else(|| name.to_owned(), |rest| format!("{family}{rest}"));
                found = Some((ply, Opening { code, name }));
            }
        }
        path.push(after);
    }
    found.map(|(_, opening)| opening)
}

fn key(position: &Chess) -> Zobrist64 {
    position.zobrist_hash(EnPassantMode::Legal)
}
