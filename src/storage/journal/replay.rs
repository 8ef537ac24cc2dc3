//! A game from its record, and what stands in the way of one.

use std::path::PathBuf;

use super::{JournalError, Record};
use crate::game::Game;
use crate::game::event::{Event, GameEvent};
use crate::wording::Trouble;

/// The game that a journal tells.
///
/// # Errors
///
/// [`JournalError::NotAJournal`] where it does not begin with the terms of a game.
pub fn replay(records: &[Record]) -> Result<Game, JournalError> {
    let Some(Record { event: Event::Game(GameEvent::Opened(terms)), .. }) = records.first() else {
        return Err(JournalError::NotAJournal { path: PathBuf::new() });
    };
    Ok(Game::replay((**terms).clone(), records.iter().map(|record| (record.at, &record.event))))
}

/// What a journal's error is to whoever must be told.
pub fn trouble(error: &JournalError) -> Trouble {
    match error {
        JournalError::Create { path, source } => {
            Trouble::FileNotCreated { path: path.display().to_string(), why: source.to_string() }
        }
        JournalError::Open { path, source } => {
            Trouble::FileNotOpened { path: path.display().to_string(), why: source.to_string() }
        }
        JournalError::Write { path, source } => {
            Trouble::FileNotWritten { path: path.display().to_string(), why: source.to_string() }
        }
        JournalError::Locked { path } => Trouble::FileLocked { path: path.display().to_string() },
        JournalError::Damaged { path, line } => Trouble::FileDamaged { path: path.display().to_string(), line: *line },
        JournalError::NotAJournal { path } => Trouble::NotAJournal { path: path.display().to_string() },
    }
}
