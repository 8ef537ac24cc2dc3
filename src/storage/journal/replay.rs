//! A game from its record, and what stands in the way of one.

use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use super::loss::{Loss, RecordChange};
use super::{JournalError, Record};
use crate::game::Game;
use crate::game::event::{Event, GameEvent};
use crate::storage::input_file::is_held_by_another;
use crate::wording::{RecordTrouble, Trouble, WhyLost};

/// The game that a journal tells.
///
/// # Errors
///
/// [`JournalError::NotAJournal`] where it does not begin with the terms of a game.
pub fn replay(records: &[Record]) -> Result<Game, JournalError> {
    let Some(Record { event: Event::Game(GameEvent::RecordOpened { terms }), .. }) = records.first() else {
        return Err(JournalError::NotAJournal { path: PathBuf::new() });
    };
    let told = records.iter().map(|record| (record.at, &record.event, record.time.as_ref()));
    Ok(Game::replay((**terms).clone(), told))
}

/// What a journal's error is to whoever must be told.
pub fn trouble(error: &JournalError) -> Trouble {
    match error {
        JournalError::Create { path, source }
            if source.kind() == ErrorKind::AlreadyExists && path.symlink_metadata().is_ok() =>
        {
            Trouble::Record(RecordTrouble::Exists { path: path.display().to_string() })
        }
        JournalError::Create { path, source } => {
            Trouble::FileNotCreated { path: path.display().to_string(), why: source.to_string() }
        }
        JournalError::Open { path, source } => opening(path, source),
        JournalError::Locked { path, by: Some(process) } => {
            Trouble::Record(RecordTrouble::LockedBy { path: path.display().to_string(), process: *process })
        }
        JournalError::Locked { path, by: None } => Trouble::FileLocked { path: path.display().to_string() },
        JournalError::Damaged { path, line } => Trouble::FileDamaged { path: path.display().to_string(), line: *line },
        JournalError::LaterVersion { path, line, version } => Trouble::Record(RecordTrouble::LaterVersion {
            path: path.display().to_string(),
            line: *line,
            version: *version,
        }),
        JournalError::UnknownKind { path, line, kind } => Trouble::Record(RecordTrouble::UnknownKind {
            path: path.display().to_string(),
            line: *line,
            kind: kind.clone(),
        }),
        JournalError::NotAJournal { path } => Trouble::NotAJournal { path: path.display().to_string() },
    }
}

/// Why a file cannot be opened or read, to whoever must be told.
pub fn opening(path: &Path, source: &io::Error) -> Trouble {
    let path = path.display().to_string();
    if matches!(source.kind(), ErrorKind::InvalidInput | ErrorKind::IsADirectory) {
        Trouble::Record(RecordTrouble::NotReadable { path })
    } else if is_held_by_another(source) {
        Trouble::Record(RecordTrouble::Held { path })
    } else if source.kind() == ErrorKind::FileTooLarge {
        Trouble::Record(RecordTrouble::TooLarge { path })
    } else if source.kind() == ErrorKind::NotFound {
        Trouble::FileMissing { path }
    } else {
        Trouble::FileNotOpened { path, why: source.to_string() }
    }
}

/// What a change of where the record is kept is to whoever must be told.
pub fn change_trouble(change: &RecordChange) -> RecordTrouble {
    let shown = |path: &Path| path.display().to_string();
    match change {
        RecordChange::Moved { from, to, why } => {
            RecordTrouble::Moved { from: shown(from), to: shown(to), why: why_lost(why) }
        }
        RecordChange::Lost { from, why } => RecordTrouble::Lost { from: shown(from), why: why_lost(why) },
        RecordChange::Late => RecordTrouble::Late,
        RecordChange::Copied { to } => RecordTrouble::Copied { to: shown(to) },
        RecordChange::SavedAgain { to } => RecordTrouble::SavedAgain { to: shown(to) },
        RecordChange::NotLocked => RecordTrouble::NotLocked,
        RecordChange::FolderNotSynced => RecordTrouble::FolderNotSynced,
    }
}

fn why_lost(why: &Loss) -> WhyLost {
    let (name, detail) = match why {
        Loss::Deleted => ("deleted", ""),
        Loss::FolderGone => ("folder-gone", ""),
        Loss::Replaced => ("replaced", ""),
        Loss::Shortened => ("shortened", ""),
        Loss::Lengthened => ("lengthened", ""),
        Loss::NoAnswer => ("no-answer", ""),
        Loss::NoRoom => ("no-room", ""),
        Loss::NotWritten(detail) => ("not-written", detail.as_str()),
        Loss::NotSynced(detail) => ("not-synced", detail.as_str()),
    };
    WhyLost { name, detail: detail.to_owned() }
}
