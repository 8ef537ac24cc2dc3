//! Where a record is kept while a game is played, and what can take it away.

use std::path::PathBuf;

/// Where the record of a game is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Keeping {
    /// In the file that was asked for.
    Here,
    /// In another file, because the one asked for was lost.
    Elsewhere(PathBuf),
    /// The disk does not answer: what happened last may not be on it yet.
    Late,
    /// Only in the memory of this program.
    Nowhere,
}

/// Why a file keeps the record no more.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Loss {
    Deleted,
    FolderGone,
    /// Another file stands in its place.
    Replaced,
    /// Something was cut off it.
    Shortened,
    /// Somebody else has written to it.
    Lengthened,
    NoRoom,
    /// It could not be written to; why, in the words of the system.
    NotWritten(String),
    /// The system could not say that it is on the disk; why, in its words.
    NotSynced(String),
    /// The disk has not answered to the end.
    NoAnswer,
}

/// What has changed about where the record is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordChange {
    /// The file `from` is lost; the whole record is in `to` now, and goes on there.
    Moved { from: PathBuf, to: PathBuf, why: Loss },
    /// The file is lost, and no other place takes the record.
    Lost { from: PathBuf, why: Loss },
    /// The disk has not answered for two seconds.
    Late,
    /// It still has not; the whole record is in `to` too, and goes on there meanwhile.
    Copied { to: PathBuf },
    /// Everything is on disk again.
    SavedAgain { to: PathBuf },
    /// The file system knows no locks: nothing keeps another program from writing to the record.
    NotLocked,
    /// The file system does not say when a new file will survive a power cut.
    FolderNotSynced,
}

impl Loss {
    /// Where writing failed.
    pub(super) fn in_writing(error: &std::io::Error) -> Loss {
        use std::io::ErrorKind::{FileTooLarge, QuotaExceeded, StorageFull};
        if matches!(error.kind(), StorageFull | QuotaExceeded | FileTooLarge) {
            Loss::NoRoom
        } else {
            Loss::NotWritten(error.to_string())
        }
    }
}
