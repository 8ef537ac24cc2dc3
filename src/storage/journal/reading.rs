//! What a journal holds, line by line, and where it stops making sense.

use std::path::Path;

use super::JournalError;
use super::chain::{Chain, Mark};
use super::record::{NotARecord, Record};
use crate::game::event::{Event, GameEvent};
use crate::storage::input_file;

/// What was found in a journal.
#[derive(Clone, Debug, PartialEq)]
pub struct OpenedRecord {
    pub records: Vec<Record>,
    pub rest: Rest,
    /// The mark of the last record, which stands for all of them; none in an old journal.
    pub mark: Option<Mark>,
}

/// What stands after the last record that can be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Rest {
    Nothing,
    /// The beginning of a line that was never finished.
    Torn(String),
    /// Lines of a later version, from that line (counted from 1) on.
    LaterVersion {
        line: usize,
        version: u64,
    },
    /// Lines that tell an event this Annabella does not know, and what follows, from that line (counted from 1) on.
    UnknownKind {
        line: usize,
        kind: String,
    },
}

/// How a record ends, where nothing is wrong with its lines.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Closing {
    /// The game is over and its record was closed.
    Closed,
    /// The game was left unfinished, in order.
    Left,
    /// Nothing says that this is the end: the game is being played, was broken off, or lines are missing.
    Open,
}

impl OpenedRecord {
    /// How the record ends.
    pub fn closing(&self) -> Closing {
        let last = self.records.last().map(|record| &record.event);
        if let Some(Event::Game(GameEvent::RecordClosed)) = last {
            Closing::Closed
        } else if let Some(Event::Game(GameEvent::RecordLeft)) = last {
            Closing::Left
        } else {
            Closing::Open
        }
    }
}

/// Reads a journal as it stands now, even while it is being written.
///
/// # Errors
///
/// As [`super::Journal::open`], without [`JournalError::Locked`]; what is of a later version or unknown is left out and told.
pub fn read(path: &Path) -> Result<OpenedRecord, JournalError> {
    let failed = |source| JournalError::Open { path: path.into(), source };
    let bytes = input_file::read(path, input_file::LONGEST_RECORD).map_err(failed)?;
    read_bytes(&bytes, path)
}

/// What the bytes of a journal hold; the path is only for what must be said of it.
///
/// # Errors
///
/// [`JournalError::NotAJournal`], [`JournalError::Damaged`] with the line, counted from 1.
pub fn read_bytes(bytes: &[u8], path: &Path) -> Result<OpenedRecord, JournalError> {
    parse(bytes, path).map(|parsed| parsed.opened)
}

/// What was found, how many bytes of it are whole, and the chain that ends there.
pub(super) struct Parsed {
    pub opened: OpenedRecord,
    pub whole: u64,
    pub chain: Chain,
}

/// How every journal begins, of whatever version.
pub(super) const BEGINNING: &[u8] = b"{\"v\":";

/// Reads the lines of a journal. Only a last line without its newline is torn; everything else that is wrong is damage.
///
/// # Errors
///
/// [`JournalError::NotAJournal`], [`JournalError::Damaged`] with the line, counted from 1.
pub(super) fn parse(bytes: &[u8], path: &Path) -> Result<Parsed, JournalError> {
    if !bytes.starts_with(BEGINNING) {
        return Err(JournalError::NotAJournal { path: path.into() });
    }
    let damaged = |index: usize| JournalError::Damaged { path: path.into(), line: index + 1 };
    let mut chain = Chain::new();
    let (mut records, mut rest, mut whole) = (Vec::new(), Rest::Nothing, 0);
    for (index, line) in bytes.split_inclusive(|byte| *byte == b'\n').enumerate() {
        let Some(text) = line.strip_suffix(b"\n") else {
            if index == 0 {
                return Err(damaged(index));
            }
            rest = Rest::Torn(String::from_utf8_lossy(line).into_owned());
            break;
        };
        let text = std::str::from_utf8(text).map_err(|_| damaged(index))?;
        match Record::from_line(text, &mut chain) {
            Ok(record) if record.seq == index as u64 => {
                records.push(record);
                whole += line.len() as u64;
            }
            Ok(_) | Err(NotARecord::Damaged) => return Err(damaged(index)),
            Err(NotARecord::LaterVersion(version)) if index == 0 => {
                return Err(JournalError::LaterVersion { path: path.into(), line: 1, version });
            }
            Err(NotARecord::LaterVersion(version)) => {
                rest = Rest::LaterVersion { line: index + 1, version };
                break;
            }
            Err(NotARecord::UnknownKind(_)) if index == 0 => {
                return Err(JournalError::NotAJournal { path: path.into() });
            }
            Err(NotARecord::UnknownKind(kind)) => {
                rest = Rest::UnknownKind { line: index + 1, kind };
                break;
            }
        }
    }
    let mark = chain.mark();
    Ok(Parsed { opened: OpenedRecord { records, rest, mark }, whole, chain })
}
