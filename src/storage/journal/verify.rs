//! Whether a record is what was written: line by line, without playing the game again.

use std::io::{BufRead, BufReader, Read};
use std::path::Path;

use super::JournalError;
use super::chain::{Chain, Mark, Tie};
use super::reading::BEGINNING;
use super::record::{NotARecord, follow};
use crate::storage::input_file;

/// What can be said of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verified {
    /// The whole lines that are what was written.
    pub lines: usize,
    /// So many of them are of the first version, whose checksums tell accidents but no forgery.
    pub old_lines: usize,
    pub standing: Integrity,
    /// The marks after which the game had ended, with their lines (counted from 1); the last of all at the end.
    pub marks: Vec<(usize, Mark)>,
}

/// How a record stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Integrity {
    /// Every line is what was written, and the last one closes the record.
    Whole,
    /// Every line is what was written, and nothing says that the last one is the end.
    Open,
    /// It ends in the middle of that line (counted from 1).
    Cut { line: usize },
    /// That line (counted from 1) is not what was written, or one before it is missing.
    Edited { line: usize },
    /// From that line on a later version goes on, of which nothing can be said.
    LaterVersion { line: usize, version: u64 },
}

/// No line of ours is longer, in bytes.
const LONGEST_LINE: u64 = 16 << 20;

/// Looks whether each line of a record is tied to the lines before it, and how the record ends.
///
/// # Errors
///
/// [`JournalError::Open`], [`JournalError::NotAJournal`].
pub fn verify(path: &Path) -> Result<Verified, JournalError> {
    let file = input_file::open(path).map_err(|source| JournalError::Open { path: path.into(), source })?;
    verify_from(BufReader::with_capacity(1 << 18, file), path)
}

/// The same, for what a reader gives; the path is only for what must be said of it.
///
/// # Errors
///
/// As [`verify`].
pub fn verify_from(mut file: impl BufRead, path: &Path) -> Result<Verified, JournalError> {
    let failed = |source| JournalError::Open { path: path.into(), source };
    if !file.fill_buf().map_err(failed)?.starts_with(BEGINNING) {
        return Err(JournalError::NotAJournal { path: path.into() });
    }
    let mut chain = Chain::new();
    let mut verified = Verified { lines: 0, old_lines: 0, standing: Integrity::Open, marks: Vec::new() };
    let mut line = Vec::new();
    loop {
        line.clear();
        let read = (&mut file).take(LONGEST_LINE).read_until(b'\n', &mut line).map_err(failed)?;
        if read == 0 {
            break;
        }
        let number = verified.lines + 1;
        let Some(whole) = line.strip_suffix(b"\n") else {
            let standing = if read as u64 == LONGEST_LINE {
                Integrity::Edited { line: number }
            } else {
                Integrity::Cut { line: number }
            };
            verified.standing = standing;
            break;
        };
        let text = std::str::from_utf8(whole).map_err(|_| NotARecord::Damaged);
        match text.and_then(|text| follow(text, &mut chain)) {
            Ok(head) if head.seq == verified.lines as u64 => {
                verified.lines = number;
                verified.old_lines += usize::from(head.tie == Tie::Checksum);
                verified.standing = if head.kind == "record_closed" { Integrity::Whole } else { Integrity::Open };
                if head.kind == "game_ended" {
                    verified.marks.extend(chain.mark().map(|mark| (number, mark)));
                }
            }
            Err(NotARecord::LaterVersion(version)) => {
                verified.standing = Integrity::LaterVersion { line: number, version };
                break;
            }
            Ok(_) | Err(NotARecord::Damaged | NotARecord::UnknownKind(_)) => {
                verified.standing = Integrity::Edited { line: number };
                break;
            }
        }
    }
    let last = verified.lines;
    if let Some(mark) = chain.mark().filter(|_| verified.marks.last().is_none_or(|(line, _)| *line != last)) {
        verified.marks.push((last, mark));
    }
    Ok(verified)
}
