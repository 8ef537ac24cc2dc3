//! A record that another program writes, followed as it grows: each byte of the file is read once.

use std::fs::{File, Metadata};
use std::io::{self, Read as _, Seek as _, SeekFrom};
use std::path::{Path, PathBuf};

use super::is_being_played;
use super::line::{Chain, Mark, NotARecord, Record};
use crate::storage::input_file;
use crate::wording::WatchedRecord;

/// A file that grows, and how much of it was read.
pub struct FollowedFile {
    path: PathBuf,
    read: u64,
}

impl FollowedFile {
    /// A file of which nothing was read yet.
    pub fn new(path: &Path) -> FollowedFile {
        FollowedFile { path: path.into(), read: 0 }
    }

    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Counts bytes as read that came another way.
    pub fn skip(&mut self, bytes: usize) {
        self.read += bytes as u64;
    }

    /// Reads what was added; `None` if the file is gone or has not grown.
    ///
    /// # Errors
    ///
    /// As [`input_file::open`], and errors of reading.
    pub fn read_new(&mut self) -> io::Result<Option<(Vec<u8>, File)>> {
        let length = self.path.metadata().map_or(0, |metadata| metadata.len());
        let Some(added) = length.checked_sub(self.read).filter(|added| *added > 0) else { return Ok(None) };
        if length > input_file::LONGEST_RECORD {
            return Err(io::ErrorKind::FileTooLarge.into());
        }
        let mut file = input_file::open(&self.path)?;
        file.seek(SeekFrom::Start(self.read))?;
        let mut bytes = Vec::new();
        self.read += (&file).take(added).read_to_end(&mut bytes)? as u64;
        Ok(Some((bytes, file)))
    }
}

/// The lines of a record, read as their bytes come. After one that cannot be read no other one can.
#[derive(Default)]
pub struct RecordReader {
    chain: Chain,
    bytes: Vec<u8>,
    /// Up to where the bytes were read.
    at: usize,
    lines: u64,
}

impl RecordReader {
    /// Adds what comes next in the file.
    pub fn push(&mut self, bytes: &[u8]) {
        self.bytes.drain(..std::mem::take(&mut self.at));
        self.bytes.extend_from_slice(bytes);
    }

    /// The number of lines read.
    pub fn lines(&self) -> u64 {
        self.lines
    }

    /// Whether no line is begun whose end has not come.
    pub fn is_between_lines(&self) -> bool {
        self.at == self.bytes.len()
    }

    /// The mark of the last line.
    pub fn mark(&self) -> Option<Mark> {
        self.chain.mark()
    }
}

impl Iterator for RecordReader {
    type Item = Result<Record, NotARecord>;

    fn next(&mut self) -> Option<Result<Record, NotARecord>> {
        let unread = self.bytes.get(self.at..)?;
        let end = unread.iter().position(|byte| *byte == b'\n')?;
        let line = std::str::from_utf8(&unread[..end]).map_err(|_| NotARecord::Damaged);
        self.at += end + 1;
        Some(match line.and_then(|line| Record::from_line(line, &mut self.chain)) {
            Ok(record) if record.seq == self.lines => {
                self.lines += 1;
                Ok(record)
            }
            Ok(_) => Err(NotARecord::Damaged),
            Err(error) => Err(error),
        })
    }
}

/// A record and how far it was followed.
pub struct FollowedRecord {
    file: FollowedFile,
    reader: RecordReader,
    /// Whether another version goes on with the record: what it writes is not given out.
    is_of_another_version: bool,
    /// The file as it was when it was read.
    read_at: Option<Metadata>,
    /// How many records were given out, and the last of them.
    given: usize,
    last: Option<Record>,
    condition: WatchedRecord,
}

/// The result of a look at the record.
pub enum Found {
    Nothing,
    /// The records since the last look.
    Fresh(Vec<Record>),
    /// The record is in another condition than at the last look.
    Changed(WatchedRecord),
}

impl FollowedRecord {
    /// Opens a record; everything it holds is found by the first look.
    pub fn new(path: &Path) -> FollowedRecord {
        FollowedRecord {
            file: FollowedFile::new(path),
            reader: RecordReader::default(),
            is_of_another_version: false,
            read_at: None,
            given: 0,
            last: None,
            condition: WatchedRecord::Played,
        }
    }

    pub fn path(&self) -> &Path {
        self.file.path()
    }

    /// In which condition it was at the last look.
    pub fn condition(&self) -> WatchedRecord {
        self.condition
    }

    /// The mark of the last line that was given out.
    pub fn mark(&self) -> Option<Mark> {
        self.reader.mark()
    }

    /// Looks whether something is new.
    pub fn look(&mut self) -> Found {
        let Ok(metadata) = self.path().metadata() else { return self.is_now(WatchedRecord::Deleted) };
        let is_as_before =
            |before: &Metadata| before.len() == metadata.len() && before.modified().ok() == metadata.modified().ok();
        let is_itself = !matches!(self.condition, WatchedRecord::Damaged | WatchedRecord::Replaced);
        if self.read_at.as_ref().is_some_and(is_as_before) {
            return if is_itself { self.is_now(self.played()) } else { Found::Nothing };
        }
        // A record only grows, but for a torn end that is cut off; otherwise the file may be another one.
        let has_grown = is_itself && metadata.len() > self.file.read;
        let fresh = if has_grown { self.read_on().or_else(|_| self.read_again()) } else { self.read_again() };
        let fresh = match fresh {
            Ok(fresh) => fresh,
            Err(condition) => return self.is_now(condition),
        };
        self.read_at = Some(metadata);
        let Some(last) = fresh.last() else { return self.is_now(self.played()) };
        (self.given, self.last) = (self.given + fresh.len(), Some(last.clone()));
        Found::Fresh(fresh)
    }

    /// Reads what was added to the file, as far as lines are whole.
    fn read_on(&mut self) -> Result<Vec<Record>, WatchedRecord> {
        let read = self.file.read_new().map_err(|error| {
            let is_gone = error.kind() == io::ErrorKind::NotFound;
            if is_gone { WatchedRecord::Deleted } else { WatchedRecord::Damaged }
        })?;
        let mut fresh = Vec::new();
        if self.is_of_another_version {
            return Ok(fresh);
        }
        self.reader.push(&read.map(|(bytes, _)| bytes).unwrap_or_default());
        while let Some(record) = self.reader.next() {
            match record {
                Ok(record) => fresh.push(record),
                Err(NotARecord::UnknownVersion(_) | NotARecord::UnknownKind(_)) if self.reader.lines() > 0 => {
                    self.is_of_another_version = true;
                    break;
                }
                Err(NotARecord::Damaged | NotARecord::UnknownVersion(_) | NotARecord::UnknownKind(_)) => {
                    return Err(WatchedRecord::Damaged);
                }
            }
        }
        Ok(fresh)
    }

    /// Reads the whole file, and returns what follows the lines that were given out, if those are there.
    fn read_again(&mut self) -> Result<Vec<Record>, WatchedRecord> {
        self.file = FollowedFile::new(&self.file.path);
        (self.reader, self.is_of_another_version) = (RecordReader::default(), false);
        let records = self.read_on()?;
        if self.given.checked_sub(1).is_some_and(|last| records.get(last) != self.last.as_ref()) {
            return Err(WatchedRecord::Replaced);
        }
        Ok(records.get(self.given..).unwrap_or_default().to_vec())
    }

    /// A running game holds the lock of its record.
    fn played(&self) -> WatchedRecord {
        if is_being_played(self.path()) { WatchedRecord::Played } else { WatchedRecord::NotPlayed }
    }

    fn is_now(&mut self, condition: WatchedRecord) -> Found {
        if std::mem::replace(&mut self.condition, condition) == condition {
            Found::Nothing
        } else {
            Found::Changed(condition)
        }
    }
}
