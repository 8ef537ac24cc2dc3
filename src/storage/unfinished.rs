//! The game that was left unfinished last, as its players know it: who, after which move, when.

use std::path::PathBuf;

use jiff::Timestamp;
use jiff::tz::TimeZone;

use super::journal::{self, replay};
use crate::game::Game;

/// A game that can be gone on with.
#[derive(Debug)]
pub struct Unfinished {
    pub path: PathBuf,
    pub game: Game,
    /// When something was last recorded, in milliseconds since 1970.
    pub left_ms: u64,
}

/// The day on which something happened, as people say it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Day {
    Today,
    Yesterday,
    /// `2026-11-20`.
    Other(String),
}

impl Unfinished {
    /// The game of that record; `None` where it cannot be read.
    pub fn read(path: PathBuf) -> Option<Unfinished> {
        let records = journal::read(&path).ok()?.records;
        let left_ms = records.last()?.wall_ms;
        Some(Unfinished { game: replay(&records).ok()?, path, left_ms })
    }

    /// The day on which it was left, seen from now.
    pub fn day(&self, now_ms: u64) -> Day {
        day(self.left_ms, now_ms)
    }
}

/// The local day of a moment, seen from another.
pub fn day(at_ms: u64, now_ms: u64) -> Day {
    let (at, now) = (local(at_ms).date(), local(now_ms).date());
    match at {
        at if at == now => Day::Today,
        at if now.yesterday().is_ok_and(|yesterday| at == yesterday) => Day::Yesterday,
        at => Day::Other(at.to_string()),
    }
}

/// `18:04`, the local time of a moment.
pub fn time_of_day(at_ms: u64) -> String {
    local(at_ms).strftime("%H:%M").to_string()
}

fn local(ms: u64) -> jiff::Zoned {
    let timestamp = i64::try_from(ms).ok().and_then(|ms| Timestamp::from_millisecond(ms).ok()).unwrap_or_default();
    timestamp.to_zoned(TimeZone::system())
}
