//! The record of a game on disk: one append-only file of JSON lines, each chained to the line before.
//!
//! Nothing is heard before it is here. Knows no sentence and no screen.

mod fields;
mod file;
mod record;
mod replay;
mod terms_fields;
mod values;

pub use fields::encode;
pub use file::{Journal, Opened, read};
pub use record::{NotARecord, Record};
pub use replay::{replay, trouble};
pub use values::{actor, actor_from};

use std::io;
use std::path::PathBuf;

/// Why a journal could not be opened, read or written.
#[derive(Debug, thiserror::Error)]
pub enum JournalError {
    #[error("cannot create {path}: {source}")]
    Create { path: PathBuf, source: io::Error },
    #[error("cannot open {path}: {source}")]
    Open { path: PathBuf, source: io::Error },
    #[error("{path} is being written by another Annabella")]
    Locked { path: PathBuf },
    #[error("cannot write to {path}: {source}")]
    Write { path: PathBuf, source: io::Error },
    #[error("line {line} of {path} is damaged")]
    Damaged { path: PathBuf, line: usize },
    #[error("{path} is not the journal of a game")]
    NotAJournal { path: PathBuf },
}
