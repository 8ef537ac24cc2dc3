//! Where games are kept, and the unfinished game to resume.

use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::thread;

use directories::ProjectDirs;

use super::calendar::{Day, date_and_time, day};
use super::journal::{self, Journal, JournalError, replay, sync_folder};
use super::library::Library;
use super::whole_file::{self, NotWritten};
use crate::game::Game;

/// A game that can be resumed.
#[derive(Debug)]
pub struct Unfinished {
    pub path: PathBuf,
    pub game: Game,
    /// When something was last recorded, in milliseconds since 1970.
    pub left_ms: u64,
}

/// The default folder of games.
pub fn games_directory() -> PathBuf {
    let known = ProjectDirs::from("", "", "annabella");
    known.map_or_else(|| PathBuf::from("games"), |directories| directories.data_dir().join("games"))
}

/// The folders in which the record of a game continues when its file is lost: the folder asked for, and the state
/// folder of programs.
pub fn spare_folders(asked: Option<&Path>) -> Vec<PathBuf> {
    let known = ProjectDirs::from("", "", "annabella");
    let state = known.map(|known| known.state_dir().unwrap_or(known.data_local_dir()).join("spare"));
    asked.map(Path::to_path_buf).into_iter().chain(state).collect()
}

/// The games in the default folder, at `now_ms` (since 1970).
pub fn kept_games(now_ms: u64) -> Library {
    let folder = games_directory();
    let known = ProjectDirs::from("", "", "annabella");
    let index = known.map_or_else(|| folder.join("index.json"), |known| known.cache_dir().join("games.json"));
    Library::open(&folder, &index, now_ms)
}

/// The name of the record of a game opened at that moment, in the default folder.
pub fn record_named(wall_ms: u64) -> PathBuf {
    games_directory().join(format!("{}.jsonl", date_and_time(wall_ms)))
}

/// A new record in the default folder, for a game opened at that moment.
///
/// # Errors
///
/// [`JournalError::Create`] where no file can be created there; [`JournalError::Locked`].
pub fn new_record(wall_ms: u64) -> Result<Journal, JournalError> {
    let name = record_named(wall_ms);
    let numbered = |n: u32| {
        if n == 1 { name.clone() } else { name.with_file_name(format!("{}-{n}.jsonl", date_and_time(wall_ms))) }
    };
    let mut number = 1;
    loop {
        match Journal::create(&numbered(number)) {
            // Another game began in the same second.
            Err(JournalError::Create { source, .. }) if source.kind() == ErrorKind::AlreadyExists && number < 1000 => {
                number += 1;
            }
            made => return made,
        }
    }
}

/// The names of records that are made one after the other, as of the games of a file.
#[derive(Clone, Debug)]
pub struct RecordNames {
    folder: PathBuf,
    wall_ms: u64,
    /// The number of the next name.
    next: u32,
}

impl RecordNames {
    /// Names in the default folder for records made at that moment.
    pub fn at(wall_ms: u64) -> RecordNames {
        RecordNames { folder: games_directory(), wall_ms, next: 1 }
    }

    /// The moment at which the records are made.
    pub fn wall_ms(&self) -> u64 {
        self.wall_ms
    }

    /// Waits until the names of the records are on disk.
    pub fn finish(&self) {
        // The records themselves are; some file systems cannot sync folders.
        let _ = sync_folder(&self.folder);
    }

    /// Writes records under the next free names, each whole or not at all. Returns their paths, in the same order.
    ///
    /// They are written side by side: a disk syncs a few files in about the time of one.
    pub fn write(&mut self, records: &[String]) -> Vec<Result<PathBuf, (PathBuf, NotWritten)>> {
        let named: Vec<(PathBuf, &[u8])> = records.iter().map(|record| (self.next_path(), record.as_bytes())).collect();
        let written: Vec<Result<(), NotWritten>> = thread::scope(|scope| {
            let write = |(path, record): &'_ (PathBuf, &[u8])| whole_file::create_one_of_many(path, record);
            let at_work: Vec<_> = named.iter().map(|named| scope.spawn(move || write(named))).collect();
            let broken = || NotWritten::Failed(io::Error::from(ErrorKind::Other));
            at_work.into_iter().map(|writing| writing.join().unwrap_or_else(|_| Err(broken()))).collect()
        });
        let taken = named.into_iter().zip(written).map(|((path, record), written)| match written {
            Ok(()) => Ok(path),
            Err(NotWritten::Exists | NotWritten::NoFile) => self.write_under_another_name(record),
            Err(error) => Err((path, error)),
        });
        taken.collect()
    }

    /// Writes a record of whose names some are taken.
    fn write_under_another_name(&mut self, record: &[u8]) -> Result<PathBuf, (PathBuf, NotWritten)> {
        loop {
            let path = self.next_path();
            match whole_file::create_one_of_many(&path, record) {
                Ok(()) => return Ok(path),
                Err(NotWritten::Exists | NotWritten::NoFile) if self.next < u32::MAX => {}
                Err(error) => return Err((path, error)),
            }
        }
    }

    fn next_path(&mut self) -> PathBuf {
        let path = self.folder.join(format!("{}-{:05}.jsonl", date_and_time(self.wall_ms), self.next));
        self.next = self.next.saturating_add(1);
        path
    }
}

impl Unfinished {
    /// Reads the game of a record; `None` where it cannot be read.
    pub fn read(path: PathBuf) -> Option<Unfinished> {
        let records = journal::read(&path).ok()?.records;
        let left_ms = records.last()?.wall_ms;
        Some(Unfinished { game: replay(&records).ok()?, path, left_ms })
    }

    /// The day on which it was left.
    pub fn day(&self, now_ms: u64) -> Day {
        day(self.left_ms, now_ms)
    }
}
