//! The names of openings with their codes, for papers after a game. During a game nobody asks.

use std::collections::HashMap;
use std::sync::LazyLock;

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
    let mut found = None;
    for half_move in line {
        let Some(legal) = half_move.legal_in(&position) else { break };
        position.play_unchecked(legal);
        found = OPENINGS.get(&key(&position)).or(found);
    }
    found.cloned()
}

/// The openings by the positions that have a name. The tree is played through once.
static OPENINGS: LazyLock<HashMap<Zobrist64, Opening>> = LazyLock::new(|| {
    let mut path = vec![Chess::default()];
    let mut family = "";
    let mut openings = HashMap::new();
    for line in TABLE.lines().filter(|line| !line.starts_with('#')) {
        let mut parts = line.splitn(4, ' ');
        let depth = parts.next().and_then(|depth| depth.parse::<usize>().ok());
        let half_move = parts.next().and_then(|half_move| half_move.parse::<UciMove>().ok());
        let Some((depth, half_move)) = depth.zip(half_move) else { continue };
        path.truncate(depth + 1);
        let Some(mut after) = path.last().cloned() else { continue };
        let Ok(legal) = half_move.to_move(&after) else { continue };
        after.play_unchecked(legal);
        if let (Some(code), Some(name)) = (parts.next(), parts.next()) {
            let rest = name.strip_prefix(SAME_FAMILY);
            family = if rest.is_some() { family } else { name.split(':').next().unwrap_or(name) };
            let name = rest.map_or_else(|| name.to_owned(), |rest| format!("{family}{rest}"));
            openings.entry(key(&after)).or_insert(Opening { code, name });
        }
        path.push(after);
    }
    openings
});

fn key(position: &Chess) -> Zobrist64 {
    position.zobrist_hash(EnPassantMode::Legal)
}
