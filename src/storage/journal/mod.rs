//! The record of a game on disk: one append-only file of JSON lines, each tied to the lines before it.
//!
//! Nothing is heard before it is here. Knows no sentence and no screen.

mod file;
mod followed;
mod kept_file;
mod line;
mod reading;
mod writer;

pub use file::Journal;
pub use followed::{FollowedFile, FollowedRecord, Found, RecordReader};
pub use kept_file::{Keeping, folder_of, is_being_played, make_folders, private, sync_folder};
pub use line::{Chain, Mark, NotARecord, Record, names_source, to_json};
pub use reading::{
    Closing, OpenedRecord, Repaired, Rest, Verified, mark_on_paper, opening, read, read_bytes, repair, replay,
    table_set, trouble, verify, verify_from,
};

use std::io;
use std::path::PathBuf;

/// Why a journal could not be opened or read; [`trouble`] says it to people.
#[derive(Debug)]
pub enum JournalError {
    /// The file cannot be created.
    Create { path: PathBuf, source: io::Error },
    /// The file cannot be opened or read.
    Open { path: PathBuf, source: io::Error },
    /// Another program writes it.
    Locked {
        path: PathBuf,
        /// The number of its process, where the system says it.
        by: Option<u32>,
    },
    /// That line, from 1, is not as it was written.
    Damaged { path: PathBuf, line: usize },
    /// That line, from 1, is in the form of another version.
    UnknownVersion { path: PathBuf, line: usize, version: u64 },
    /// That line, from 1, has an event that this program does not know.
    UnknownKind { path: PathBuf, line: usize, kind: String },
    /// The file does not begin as the journal of a game does.
    NotAJournal { path: PathBuf },
}
