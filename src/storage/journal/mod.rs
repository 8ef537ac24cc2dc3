//! The record of a game on disk: one append-only file of JSON lines, each tied to the lines before it.
//!
//! Nothing is heard before it is here. Knows no sentence and no screen.

mod chain;
mod file;
mod folders;
mod kept_file;
mod loss;
mod reading;
mod record;
mod repair;
mod replay;
mod standby;
mod verify;
mod writer;

pub use chain::{Chain, Mark};
pub use file::Journal;
pub use folders::{folder_of, make_folders, private, sync_folder};
pub use kept_file::is_being_played;
pub use loss::{Keeping, Loss, RecordChange};
pub use reading::{Closing, OpenedRecord, Rest, read, read_bytes};
pub use record::{NotARecord, Record, to_json};
pub use repair::{LeftOut, Repaired, repair};
pub use replay::{change_trouble, opening, replay, trouble};
pub use verify::{Integrity, Verified, verify, verify_from};

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
        /// The number of its process, where the system tells.
        by: Option<u32>,
    },
    #[error("line {line} of {path} is damaged")]
    Damaged { path: PathBuf, line: usize },
    #[error("line {line} of {path} is of version {version}")]
    LaterVersion { path: PathBuf, line: usize, version: u64 },
    #[error("line {line} of {path} tells the unknown event {kind}")]
    UnknownKind { path: PathBuf, line: usize, kind: String },
    #[error("{path} is not the journal of a game")]
    NotAJournal { path: PathBuf },
}
