//! What is sound in a damaged record, in a new file of its own. The damaged one is not touched.

use std::io::{self, Write};
use std::path::{Path, PathBuf};

use super::JournalError;
use super::chain::Chain;
use super::folders::{folder_of, private, sync_folder};
use super::reading::BEGINNING;
use super::record::Record;
use crate::storage::input_file;

/// What came of repairing a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Repaired {
    /// The new file.
    pub to: PathBuf,
    /// How many lines it has.
    pub lines: usize,
    pub left_out: LeftOut,
}

/// What of a damaged record is not in the repaired one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LeftOut {
    Nothing,
    /// The unfinished last line.
    TornEnd,
    /// That line (counted from 1), which is not what was written or cannot be read, and all that follow: without it they cannot be
    /// believed.
    From {
        line: usize,
        lines: usize,
    },
}

/// Writes the lines before the first one that cannot be believed into a new file beside it.
///
/// # Errors
///
/// [`JournalError::Open`], [`JournalError::NotAJournal`], [`JournalError::Damaged`] where not even the first line can be
/// believed, [`JournalError::Create`].
pub fn repair(path: &Path) -> Result<Repaired, JournalError> {
    let failed = |source| JournalError::Open { path: path.into(), source };
    let bytes = input_file::read(path, input_file::LONGEST_RECORD).map_err(failed)?;
    if !bytes.starts_with(BEGINNING) {
        return Err(JournalError::NotAJournal { path: path.into() });
    }
    let mut chain = Chain::new();
    let (mut lines, mut sound, mut left_out) = (0, 0, LeftOut::Nothing);
    for line in bytes.split_inclusive(|byte| *byte == b'\n') {
        let Some(text) = line.strip_suffix(b"\n") else {
            left_out = LeftOut::TornEnd;
            break;
        };
        let record = std::str::from_utf8(text).ok().and_then(|text| Record::from_line(text, &mut chain).ok());
        if record.is_none_or(|record| record.seq != lines as u64) {
            let rest = bytes[sound..].split_inclusive(|byte| *byte == b'\n').count();
            left_out = LeftOut::From { line: lines + 1, lines: rest };
            break;
        }
        lines += 1;
        sound += line.len();
    }
    if lines == 0 {
        return Err(JournalError::Damaged { path: path.into(), line: 1 });
    }
    let to = write_new(path, &bytes[..sound])?;
    Ok(Repaired { to, lines, left_out })
}

/// `game.repaired.jsonl` beside `game.jsonl`, or the first of `game.repaired-2.jsonl` and so on that is free.
fn write_new(path: &Path, bytes: &[u8]) -> Result<PathBuf, JournalError> {
    let mut number = 1;
    loop {
        let ending = if number == 1 { "repaired.jsonl".to_owned() } else { format!("repaired-{number}.jsonl") };
        let to = path.with_extension(ending);
        let failed = |source| JournalError::Create { path: to.clone(), source };
        match private().write(true).create_new(true).open(&to) {
            Ok(mut file) => {
                file.write_all(bytes).and_then(|()| file.sync_all()).map_err(failed)?;
                // Where folders cannot be synced the file is, and the old one is still there.
                let _ = sync_folder(folder_of(&to));
                return Ok(to);
            }
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists && number < 1000 => number += 1,
            Err(error) => return Err(failed(error)),
        }
    }
}
