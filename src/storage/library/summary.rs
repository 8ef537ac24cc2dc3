//! What is to be known of a recorded game without reading its record.

use std::path::Path;

use shakmaty::{ByColor, Chess, Color};

use crate::game::half_move::HalfMove;
use crate::game::laws::result::GameResult;
use crate::game::{Game, Stage};
use crate::storage::journal::{self, OpenedRecord, Record, Rest, replay};

/// What a list of games tells of one.
#[derive(Clone, Debug, PartialEq)]
pub struct Summary {
    /// When the record was opened, in milliseconds since 1970.
    pub opened_ms: u64,
    /// When something was last recorded, in milliseconds since 1970.
    pub last_ms: u64,
    pub players: ByColor<String>,
    /// How many half-moves were made.
    pub plies: usize,
    /// The last of them, and the position in which it was made.
    pub last_move: Option<(HalfMove, Chess)>,
    pub standing: GameStanding,
}

/// How far a recorded game has come.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GameStanding {
    /// Nobody has made a half-move.
    NotBegun,
    Unfinished {
        to_move: Color,
    },
    Over(Ended),
    /// The record cannot be read, or not to its end.
    Unreadable,
}

/// How a game ended, as it is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ended {
    /// `1-0`, as [`GameResult::score`] writes it.
    pub score: String,
    /// As [`crate::game::laws::result::Reason::name`] writes it.
    pub reason: String,
}

impl Ended {
    /// A game that was cancelled and has no result (7.2.1, 7.3).
    pub fn cancelled() -> Ended {
        Ended { score: "*".to_owned(), reason: "cancelled".to_owned() }
    }
}

impl From<GameResult> for Ended {
    fn from(result: GameResult) -> Ended {
        Ended { score: result.score(), reason: result.reason.name().to_owned() }
    }
}

impl Summary {
    /// What a record tells.
    pub fn of(path: &Path) -> Summary {
        let told = journal::read(path).ok().and_then(|opened| {
            let game = replay(&opened.records).ok()?;
            Some(Summary::told(&opened, &game))
        });
        told.unwrap_or(Summary {
            opened_ms: 0,
            last_ms: 0,
            players: ByColor::default(),
            plies: 0,
            last_move: None,
            standing: GameStanding::Unreadable,
        })
    }

    fn told(opened: &OpenedRecord, game: &Game) -> Summary {
        let wall_ms = |record: Option<&Record>| record.map_or(0, |record| record.wall_ms);
        let plies = game.line().len();
        let last_move = game.line().last();
        let standing = match (&opened.rest, game.stage()) {
            (Rest::LaterVersion { .. } | Rest::UnknownKind { .. }, _) => GameStanding::Unreadable,
            (_, Stage::Over(result)) => GameStanding::Over(result.into()),
            (_, Stage::Cancelled) => GameStanding::Over(Ended::cancelled()),
            (_, Stage::BeforePlay | Stage::Playing) if plies == 0 => GameStanding::NotBegun,
            (_, Stage::BeforePlay | Stage::Playing) => GameStanding::Unfinished { to_move: game.to_move() },
        };
        Summary {
            opened_ms: wall_ms(opened.records.first()),
            last_ms: wall_ms(opened.records.last()),
            players: game.terms().players.as_ref().map(|player| player.name.clone()),
            plies,
            last_move: last_move.map(|made| (made.half_move, game.position_at(plies - 1).clone())),
            standing,
        }
    }

    /// Whether nobody has made a half-move, and nothing was recorded for so many milliseconds.
    pub(super) fn is_of_nothing_for(&self, ms: u64, now_ms: u64) -> bool {
        self.standing == GameStanding::NotBegun && self.last_ms.saturating_add(ms) < now_ms
    }
}
