//! The file: append, sync, lock, and what to do with a torn end.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use super::JournalError;
use super::record::Record;

/// A journal open for writing, held by one program at a time.
#[derive(Debug)]
pub struct Journal {
    path: PathBuf,
    file: File,
    /// How much of the file is whole and synced, in bytes.
    saved: u64,
    /// Lines that are not on disk yet because an append failed.
    unsaved: Vec<u8>,
    next: u64,
    chain: u32,
}

/// What was found in a journal.
#[derive(Debug)]
pub struct Opened {
    pub records: Vec<Record>,
    /// The torn last line that was cut off, if there was one.
    pub torn: Option<String>,
}

impl Journal {
    /// Creates a new journal. The directory is synced, so that the file is there after a crash.
    ///
    /// # Errors
    ///
    /// [`JournalError::Create`] where it exists already or cannot be made; [`JournalError::Locked`].
    pub fn create(path: &Path) -> Result<Journal, JournalError> {
        let failed = |source| JournalError::Create { path: path.into(), source };
        let directory = path.parent().filter(|parent| !parent.as_os_str().is_empty()).unwrap_or(Path::new("."));
        std::fs::create_dir_all(directory).map_err(failed)?;
        let file = OpenOptions::new().read(true).write(true).create_new(true).open(path).map_err(failed)?;
        lock(&file, path)?;
        File::open(directory).and_then(|directory| directory.sync_all()).map_err(failed)?;
        Ok(Journal { path: path.into(), file, saved: 0, unsaved: Vec::new(), next: 0, chain: 0 })
    }

    /// Opens a journal to go on with it. A torn last line is cut off and reported.
    ///
    /// # Errors
    ///
    /// [`JournalError::Damaged`] with the line where it is damaged further up, and what opening can meet.
    pub fn open(path: &Path) -> Result<(Journal, Opened), JournalError> {
        let failed = |source| JournalError::Open { path: path.into(), source };
        let mut file = OpenOptions::new().read(true).write(true).open(path).map_err(failed)?;
        lock(&file, path)?;
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes).map_err(failed)?;
        let (opened, saved, chain) = parse(&bytes, path)?;
        let next = opened.records.len() as u64;
        let journal = Journal { path: path.into(), file, saved, unsaved: Vec::new(), next, chain };
        if opened.torn.is_some() {
            journal.file.set_len(saved).and_then(|()| journal.file.sync_data()).map_err(failed)?;
        }
        Ok((journal, opened))
    }

    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Appends records and waits until they are on disk. What failed before is tried again first.
    ///
    /// # Errors
    ///
    /// [`JournalError::Write`]; what is not on disk is kept and tried again at the next append.
    pub fn append(&mut self, records: &[Record]) -> Result<(), JournalError> {
        for record in records {
            let (line, chain) = Record { seq: self.next, ..record.clone() }.to_line(self.chain);
            self.unsaved.extend_from_slice(line.as_bytes());
            self.chain = chain;
            self.next += 1;
        }
        self.save().map_err(|source| JournalError::Write { path: self.path.clone(), source })
    }

    fn save(&mut self) -> io::Result<()> {
        if self.file.metadata()?.len() != self.saved {
            self.file.set_len(self.saved)?;
        }
        self.file.seek(SeekFrom::Start(self.saved))?;
        self.file.write_all(&self.unsaved)?;
        self.file.sync_data()?;
        self.saved += self.unsaved.len() as u64;
        self.unsaved.clear();
        Ok(())
    }
}

/// Reads a journal as it stands now, even while it is being written.
///
/// # Errors
///
/// As [`Journal::open`], without [`JournalError::Locked`].
pub fn read(path: &Path) -> Result<Opened, JournalError> {
    let bytes = std::fs::read(path).map_err(|source| JournalError::Open { path: path.into(), source })?;
    parse(&bytes, path).map(|(opened, _, _)| opened)
}

fn lock(file: &File, path: &Path) -> Result<(), JournalError> {
    match file.try_lock() {
        Ok(()) => Ok(()),
        Err(TryLockError::WouldBlock) => Err(JournalError::Locked { path: path.into() }),
        Err(TryLockError::Error(source)) => Err(JournalError::Open { path: path.into(), source }),
    }
}

fn parse(bytes: &[u8], path: &Path) -> Result<(Opened, u64, u32), JournalError> {
    let mut opened = Opened { records: Vec::new(), torn: None };
    let (mut saved, mut chain) = (0, 0);
    for (index, line) in bytes.split_inclusive(|byte| *byte == b'\n').enumerate() {
        let is_last = saved + line.len() == bytes.len();
        let record = line
            .strip_suffix(b"\n")
            .and_then(|line| std::str::from_utf8(line).ok())
            .and_then(|line| Record::from_line(line, chain).ok())
            .filter(|(record, _)| record.seq == index as u64);
        match record {
            Some((record, next_chain)) => {
                opened.records.push(record);
                chain = next_chain;
                saved += line.len();
            }
            None if index == 0 => return Err(JournalError::NotAJournal { path: path.into() }),
            None if is_last => opened.torn = Some(String::from_utf8_lossy(line).into_owned()),
            None => return Err(JournalError::Damaged { path: path.into(), line: index + 1 }),
        }
    }
    if opened.records.is_empty() {
        return Err(JournalError::NotAJournal { path: path.into() });
    }
    Ok((opened, saved as u64, chain))
}
