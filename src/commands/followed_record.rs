//! The record of a game that is being played elsewhere, looked at again and again. Reads it only when it has changed.

use std::path::{Path, PathBuf};

use crate::storage::journal::{self, JournalError, Record};
use crate::time::unix_ns;

/// A record and how far it has been read.
pub struct FollowedRecord {
    path: PathBuf,
    /// The length and the time of the last change as they were when it was read.
    read_at: Option<(u64, Option<u128>)>,
    /// How many records have been given out.
    given: usize,
    last: Option<Record>,
    condition: RecordCondition,
}

/// What a look at the record found.
pub enum Found {
    Nothing,
    /// What was recorded since the last look.
    Fresh(Vec<Record>),
    /// The record is in another condition than at the last look.
    Changed(RecordCondition),
}

/// In which condition a record is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RecordCondition {
    /// The game is being played.
    Played,
    /// It is whole, and the game is not being played now.
    NotPlayed,
    Deleted,
    Damaged,
    /// The file holds another game than the one that is shown.
    Replaced,
}

impl FollowedRecord {
    /// Opens a record; everything it holds is found by the first look.
    pub fn new(path: &Path) -> FollowedRecord {
        FollowedRecord { path: path.into(), read_at: None, given: 0, last: None, condition: RecordCondition::Played }
    }

    /// In which condition it was at the last look.
    pub fn condition(&self) -> RecordCondition {
        self.condition
    }

    /// Looks whether something is new.
    pub fn look(&mut self) -> Found {
        let Ok(metadata) = std::fs::metadata(&self.path) else { return self.is_now(RecordCondition::Deleted) };
        let state = (metadata.len(), metadata.modified().ok().and_then(unix_ns));
        if self.read_at == Some(state) {
            return match self.condition {
                RecordCondition::Played | RecordCondition::NotPlayed => self.is_now(played(&self.path)),
                RecordCondition::Deleted | RecordCondition::Damaged | RecordCondition::Replaced => Found::Nothing,
            };
        }
        let records = match journal::read(&self.path) {
            Ok(opened) => opened.records,
            Err(JournalError::Open { .. }) => return self.is_now(RecordCondition::Deleted),
            Err(_) => return self.is_now(RecordCondition::Damaged),
        };
        self.read_at = Some(state);
        if self.given.checked_sub(1).is_some_and(|last| records.get(last) != self.last.as_ref()) {
            return self.is_now(RecordCondition::Replaced);
        }
        let fresh = records.get(self.given..).unwrap_or_default().to_vec();
        if fresh.is_empty() {
            return self.is_now(played(&self.path));
        }
        (self.given, self.last) = (records.len(), records.last().cloned());
        Found::Fresh(fresh)
    }

    fn is_now(&mut self, condition: RecordCondition) -> Found {
        if std::mem::replace(&mut self.condition, condition) == condition {
            Found::Nothing
        } else {
            Found::Changed(condition)
        }
    }
}

/// A running game holds the lock of its record.
fn played(path: &Path) -> RecordCondition {
    if journal::is_being_played(path) { RecordCondition::Played } else { RecordCondition::NotPlayed }
}
