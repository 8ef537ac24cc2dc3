//! A record read again: its lines, the game they lead to, whether they are what was written, and what can be saved of
//! damaged ones.

use std::io::{self, BufRead, BufReader, ErrorKind, Read, Write};
use std::path::{Path, PathBuf};

use super::JournalError;
use super::kept_file::{folder_of, private, sync_folder};
use super::line::{Chain, Mark, NotARecord, Record, follow, is_known};
use crate::game::event::{Event, GameEvent};
use crate::game::{Game, Stage};
use crate::storage::input_file::{self, is_held_by_another};
use crate::table_settings::TableSettings;
use crate::wording::{Integrity, LeftOut, RecordTrouble, Trouble};

/// The contents of a journal.
#[derive(Clone, Debug, PartialEq)]
pub struct OpenedRecord {
    pub records: Vec<Record>,
    pub rest: Rest,
    /// The mark of the last record, which stands for all of them; `None` without records.
    pub mark: Option<Mark>,
    /// The last mark that was given in words, to be written on paper.
    pub mark_on_paper: Option<Mark>,
}

/// The text behind the last record that can be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Rest {
    Nothing,
    /// The beginning of a line that was never finished.
    Torn(String),
    /// Lines in the form of another version, from that line (counted from 1) on.
    UnknownVersion {
        line: usize,
        version: u64,
    },
    /// Lines with an event that this Annabella does not know, and what follows, from that line (counted from 1) on.
    UnknownKind {
        line: usize,
        kind: String,
    },
}

/// The end of a record, where nothing is wrong with its lines.
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
    /// The end of the record.
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

/// Reads a journal as it is now, even while it is being written.
///
/// # Errors
///
/// As [`super::Journal::open`], without [`JournalError::Locked`]; what is of another version or unknown is left out and
/// reported.
pub fn read(path: &Path) -> Result<OpenedRecord, JournalError> {
    let failed = |source| JournalError::Open { path: path.into(), source };
    let bytes = input_file::read(path, input_file::LONGEST_RECORD).map_err(failed)?;
    read_bytes(&bytes, path)
}

/// The contents of a journal's bytes; the path is only named in errors.
///
/// # Errors
///
/// [`JournalError::NotAJournal`], [`JournalError::Damaged`] with the line, counted from 1.
pub fn read_bytes(bytes: &[u8], path: &Path) -> Result<OpenedRecord, JournalError> {
    parse(bytes, path).map(|parsed| parsed.opened)
}

/// The records found, the number of bytes that are whole, and the chain that ends there.
pub(super) struct Parsed {
    pub opened: OpenedRecord,
    pub whole: u64,
    pub chain: Chain,
}

/// The first bytes of a journal of any version.
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
    let (mut records, mut rest, mut whole, mut mark_on_paper) = (Vec::new(), Rest::Nothing, 0, None);
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
                if GIVEN_IN_WORDS.contains(&record.event.kind().name()) {
                    mark_on_paper = chain.mark();
                }
                records.push(record);
                whole += line.len() as u64;
            }
            Ok(_) | Err(NotARecord::Damaged) => return Err(damaged(index)),
            Err(NotARecord::UnknownVersion(version)) if index == 0 => {
                return Err(JournalError::UnknownVersion { path: path.into(), line: 1, version });
            }
            Err(NotARecord::UnknownVersion(version)) => {
                rest = Rest::UnknownVersion { line: index + 1, version };
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
    Ok(Parsed { opened: OpenedRecord { records, rest, mark, mark_on_paper }, whole, chain })
}

/// The mark that was given in words last, of a record whose lines these are.
pub fn mark_on_paper(records: &[Record]) -> Option<Mark> {
    let mut chain = Chain::new();
    let mut mark = None;
    for record in records {
        record.to_line(&mut chain);
        if GIVEN_IN_WORDS.contains(&record.event.kind().name()) {
            mark = chain.mark();
        }
    }
    mark
}

/// The result of a check of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verified {
    /// The number of lines that are what was written.
    pub lines: usize,
    /// The number of lines among them with an event that this program does not know.
    pub not_understood: usize,
    pub standing: Integrity,
    /// The marks that were given in words, with their lines (counted from 1), and the last mark of all.
    pub marks: Vec<(usize, Mark)>,
}

/// The events whose marks are given in words, to be written on paper: the end of the game, and an adjournment.
const GIVEN_IN_WORDS: [&str; 2] = ["game_ended", "envelope_closed"];

/// The longest line that the program writes, in bytes.
const LONGEST_LINE: u64 = 16 << 20;

/// Checks whether each line of a record is tied to the lines before it, and how the record and its game end.
///
/// # Errors
///
/// [`JournalError::Open`], [`JournalError::NotAJournal`].
pub fn verify(path: &Path) -> Result<Verified, JournalError> {
    let file = input_file::open(path).map_err(|source| JournalError::Open { path: path.into(), source })?;
    let mut verified = verify_from(BufReader::with_capacity(1 << 18, file), path)?;
    if verified.standing == Integrity::Whole && !is_over(path) {
        verified.standing = Integrity::ClosedEarly;
    }
    Ok(verified)
}

fn is_over(path: &Path) -> bool {
    let game = read(path).and_then(|opened| replay(&opened.records));
    game.is_ok_and(|game| matches!(game.stage(), Stage::Over(_) | Stage::Cancelled))
}

/// Checks a record that a reader gives; the path is only named in errors.
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
    let mut verified = Verified { lines: 0, not_understood: 0, standing: Integrity::Open, marks: Vec::new() };
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
                verified.not_understood += usize::from(!is_known(head.kind));
                verified.standing = if head.kind == "record_closed" { Integrity::Whole } else { Integrity::Open };
                if GIVEN_IN_WORDS.contains(&head.kind) {
                    verified.marks.extend(chain.mark().map(|mark| (number, mark)));
                }
            }
            Err(NotARecord::UnknownVersion(version)) => {
                verified.standing = Integrity::UnknownVersion { line: number, version };
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

/// The result of repairing a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Repaired {
    /// The new file.
    pub to: PathBuf,
    /// The number of its lines.
    pub lines: usize,
    /// The number of lines that another version wrote: they are copied as they are.
    pub not_understood: usize,
    pub left_out: LeftOut,
}

/// Writes the lines before the first one that cannot be trusted into a new file beside it.
///
/// # Errors
///
/// [`JournalError::Open`], [`JournalError::NotAJournal`], [`JournalError::Damaged`] if not even the first line can be
/// trusted, [`JournalError::Create`].
pub fn repair(path: &Path) -> Result<Repaired, JournalError> {
    let failed = |source| JournalError::Open { path: path.into(), source };
    let bytes = input_file::read(path, input_file::LONGEST_RECORD).map_err(failed)?;
    if !bytes.starts_with(BEGINNING) {
        return Err(JournalError::NotAJournal { path: path.into() });
    }
    let mut chain = Chain::new();
    let (mut lines, mut sound, mut left_out, mut not_understood) = (0, 0, LeftOut::Nothing, 0);
    for line in bytes.split_inclusive(|byte| *byte == b'\n') {
        let Some(text) = line.strip_suffix(b"\n") else {
            left_out = LeftOut::TornEnd;
            break;
        };
        let mut before = chain.clone();
        let text = std::str::from_utf8(text).unwrap_or_default();
        let is_sound = match Record::from_line(text, &mut chain) {
            Ok(record) => record.seq == lines as u64,
            // A later version wrote it: it is tied to the lines before it, as they are to each other.
            Err(NotARecord::UnknownKind(_)) => {
                not_understood += 1;
                follow(text, &mut before).is_ok_and(|head| head.seq == lines as u64)
            }
            Err(NotARecord::UnknownVersion(_)) => {
                not_understood += 1;
                true
            }
            Err(NotARecord::Damaged) => false,
        };
        if !is_sound {
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
    Ok(Repaired { to, lines, not_understood, left_out })
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

/// The game of a journal.
///
/// # Errors
///
/// [`JournalError::NotAJournal`] where it does not begin with the terms of a game.
pub fn replay(records: &[Record]) -> Result<Game, JournalError> {
    let Some(Record { event: Event::Game(GameEvent::RecordOpened { terms, .. }), .. }) = records.first() else {
        return Err(JournalError::NotAJournal { path: PathBuf::new() });
    };
    let events = records.iter().map(|record| (record.at, &record.event, record.time.as_ref()));
    Ok(Game::replay((**terms).clone(), events))
}

/// The last settings of the table, if they are recorded.
pub fn table_set(records: &[Record]) -> Option<&TableSettings> {
    records.iter().rev().find_map(|record| {
        let Event::Game(GameEvent::TableSet(table)) = &record.event else { return None };
        Some(table)
    })
}

/// The message for an error of a journal.
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
        JournalError::UnknownVersion { path, line, version } => Trouble::Record(RecordTrouble::UnknownVersion {
            path: path.display().to_string(),
            line: *line,
            version: *version,
        }),
        JournalError::UnknownKind { path, line, kind } => Trouble::Record(RecordTrouble::UnknownKind {
            path: path.display().to_string(),
            line: *line,
            kind: kind.clone(),
        }),
        JournalError::NotAJournal { path } => Trouble::no_record(path),
    }
}

/// The message for a file that cannot be opened or read.
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
