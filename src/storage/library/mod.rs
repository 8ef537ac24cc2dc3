//! The games kept in a folder, in the order in which they were begun. What they hold is remembered in an index that can
//! be thrown away: it is made again from the records.

mod index;
mod summary;

use std::collections::HashMap;
use std::fs::{self, Metadata};
use std::path::{Path, PathBuf};
use std::time::UNIX_EPOCH;

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

use super::journal::is_being_played;
use index::{Index, IndexRow};
pub use summary::{Ended, GameStanding, Summary};

/// A recorded game.
#[derive(Clone, Debug, PartialEq)]
pub struct RecordedGame {
    /// Counted from 1, the oldest first: a game that is begun changes no number of the others.
    pub number: usize,
    pub path: PathBuf,
    pub summary: Summary,
}

/// Every game recorded in a folder, the oldest first.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Library {
    pub entries: Vec<RecordedGame>,
    /// The records of games that nobody began, which were removed.
    pub removed: usize,
}

/// So old the record of a game that nobody began must be before it is removed, in milliseconds.
const UNPLAYED_FOR: u64 = 60 * 60 * 1000;

impl Library {
    /// Looks at every record in that folder, as it stands at `now_ms` (since 1970). Only what has changed since the index
    /// was written is read; without an index, or with a damaged one, everything is.
    pub fn open(folder: &Path, index: &Path, now_ms: u64) -> Library {
        let mut index = Index::open(index, folder);
        let mut known: HashMap<String, IndexRow> =
            index.rows().into_iter().map(|row| (row.name.clone(), row)).collect();
        let (mut rows, mut fresh, mut removed) = (Vec::new(), Vec::new(), 0);
        for (name, length, changed) in records_in(folder) {
            let known = known.remove(&name).filter(|row| (row.length, row.changed) == (length, changed));
            let is_known = known.is_some();
            let path = folder.join(&name);
            let row = known.unwrap_or_else(|| IndexRow { summary: Summary::of(&path), name, length, changed });
            if row.summary.is_of_nothing_for(UNPLAYED_FOR, now_ms) && remove_unplayed(&path) {
                removed += 1;
                continue;
            }
            if !is_known {
                fresh.push(row.clone());
            }
            rows.push(row);
        }
        // What is left is there no more.
        index.update(&fresh, known.into_keys());
        rows.sort_by(|a, b| (a.summary.opened_ms, &a.name).cmp(&(b.summary.opened_ms, &b.name)));
        let numbered = rows.into_iter().enumerate();
        let entries = numbered
            .map(|(at, row)| RecordedGame { number: at + 1, path: folder.join(&row.name), summary: row.summary })
            .collect();
        Library { entries, removed }
    }

    /// The game of that number.
    pub fn numbered(&self, number: usize) -> Option<&RecordedGame> {
        self.entries.get(number.checked_sub(1)?)
    }

    /// The games with a player of that name, or of which that is the name of the file; the newest first.
    pub fn named<'a>(&'a self, name: &str) -> impl Iterator<Item = &'a RecordedGame> {
        let name = folded(name);
        self.entries.iter().rev().filter(move |entry| entry.is_named(&name))
    }

    /// Every game, the newest first.
    pub fn newest(&self) -> impl Iterator<Item = &RecordedGame> {
        self.entries.iter().rev()
    }
}

impl RecordedGame {
    /// Whether a player has that name, or one that holds it: capitals and accents are all one.
    pub fn has_player(&self, name: &str) -> bool {
        let name = folded(name);
        self.summary.players.iter().any(|player| folded(player).contains(&name))
    }

    /// Whether somebody plays it now.
    pub fn is_being_played(&self) -> bool {
        is_being_played(&self.path)
    }

    fn is_named(&self, folded_name: &str) -> bool {
        let stem = self.path.file_stem().map(|stem| folded(&stem.to_string_lossy()));
        stem.as_deref() == Some(folded_name)
            || self.summary.players.iter().any(|player| folded(player).contains(folded_name))
    }
}

/// In small letters, without accents.
fn folded(text: &str) -> String {
    text.nfd().filter(|c| !is_combining_mark(*c)).flat_map(char::to_lowercase).collect()
}

/// The records in a folder: names, lengths, and when they were last changed, in nanoseconds since 1970.
fn records_in(folder: &Path) -> Vec<(String, u64, i64)> {
    let entries = fs::read_dir(folder).into_iter().flatten().filter_map(Result::ok);
    let described = |entry: fs::DirEntry| {
        let name = entry.file_name().into_string().ok()?;
        let is_record = Path::new(&name).extension().is_some_and(|ending| ending == "jsonl");
        let metadata = is_record.then(|| entry.metadata().ok())?.filter(Metadata::is_file)?;
        let changed = metadata.modified().ok()?.duration_since(UNIX_EPOCH).ok()?.as_nanos();
        Some((name, metadata.len(), i64::try_from(changed).unwrap_or(i64::MAX)))
    };
    entries.filter_map(described).collect()
}

/// Removes the record of a game that nobody began, unless somebody has it open.
fn remove_unplayed(path: &Path) -> bool {
    !is_being_played(path) && fs::remove_file(path).is_ok()
}
