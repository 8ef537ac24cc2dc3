//! The record of a game on disk: one append-only file of JSON lines, each tied to the lines before it.
//!
//! Nothing is heard before it is here. Knows no sentence and no screen.

mod file;
mod kept_file;
mod line;
mod reading;
mod writer;

pub use file::Journal;
pub use kept_file::{Keeping, folder_of, is_being_played, make_folders, private, sync_folder};
pub use line::{Chain, Mark, NotARecord, Record, to_json};
pub use reading::{
    Closing, OpenedRecord, Repaired, Rest, Verified, opening, read, read_bytes, repair, replay, trouble, verify,
    verify_from,
};

use std::io;
use std::path::PathBuf;

/// Why a journal could not be opened or read.
#[derive(Debug, thiserror::Error)]
pub enum JournalError {
    #[error("cannot create {path}: {source}")]
    Create { path: PathBuf, source: io::Error },
    #[error("cannot open {path}: {source}")]
    Open { path: PathBuf, source: io::Error },
    #[error("{path} is being written by another Annabella")]
    Locked {
        path: PathBuf,
        /// The number of its process, where the system says it.
        by: Option<u32>,
    },
    #[error("line {line} of {path} is damaged")]
    Damaged { path: PathBuf, line: usize },
    #[error("line {line} of {path} is of version {version}")]
    UnknownVersion { path: PathBuf, line: usize, version: u64 },
    #[error("line {line} of {path} has the unknown event {kind}")]
    UnknownKind { path: PathBuf, line: usize, kind: String },
    #[error("{path} is not the journal of a game")]
    NotAJournal { path: PathBuf },
}
