//! The journal of a game that is being played: appended to, and checked while it is kept.

use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::time::Duration;

use super::JournalError;
use super::kept_file::{Keeping, KeptFile, folder_of};
use super::line::{Chain, Mark, Record};
use super::reading::{OpenedRecord, Parsed, Rest, parse};
use super::writer::{Lines, WriterThread};
use crate::game::event::{Event, GameEvent};
use crate::wording::{Loss, RecordChange};

/// A journal open for writing, held by one program at a time.
#[derive(Debug)]
pub struct Journal {
    path: PathBuf,
    chain: Chain,
    /// The number of records, on disk or not.
    count: u64,
    /// Nothing was recorded but the terms and how the table is set.
    is_unplayed: bool,
    lines: Lines,
    /// The lines that were appended last.
    last: String,
    /// Where the record goes if its file is lost.
    spares: Vec<PathBuf>,
    /// How long the disk may take before that is reported.
    patience: Duration,
    /// What changed when the file was made.
    changes: Vec<RecordChange>,
    writer: WriterThread,
    /// The copy that is kept while the disk does not answer.
    copy: Option<WriterThread>,
    /// Where the copy is, once that was reported.
    copied_to: Option<PathBuf>,
    /// The disk does not answer.
    is_late: bool,
}

/// How long the disk may take, unless set otherwise.
const PATIENCE: Duration = Duration::from_secs(2);

impl Journal {
    /// Creates a journal that only its owner can read. An error leaves no file behind.
    ///
    /// # Errors
    ///
    /// [`JournalError::Create`] if it exists already or cannot be created; [`JournalError::Locked`].
    pub fn create(path: &Path) -> Result<Journal, JournalError> {
        let (file, changes) = KeptFile::create(path)?;
        Ok(Journal::on(file, &[], Chain::new(), 0, changes))
    }

    /// Opens a journal to go on with it. A torn last line is cut off and reported.
    ///
    /// # Errors
    ///
    /// [`JournalError::Damaged`] with the line of anything else that is wrong, and the errors of opening.
    pub fn open(path: &Path) -> Result<(Journal, OpenedRecord), JournalError> {
        let (mut file, mut bytes, changes) = KeptFile::open(path)?;
        let Parsed { opened, whole, chain } = parse(&bytes, path)?;
        match &opened.rest {
            Rest::Nothing | Rest::Torn(_) => {}
            Rest::UnknownVersion { line, version } => {
                return Err(JournalError::UnknownVersion { path: path.into(), line: *line, version: *version });
            }
            Rest::UnknownKind { line, kind } => {
                return Err(JournalError::UnknownKind { path: path.into(), line: *line, kind: kind.clone() });
            }
        }
        file.cut_to(whole).map_err(|source| JournalError::Open { path: path.into(), source })?;
        bytes.truncate(usize::try_from(whole).unwrap_or(usize::MAX));
        let count = opened.records.len() as u64;
        Ok((Journal::on(file, &bytes, chain, count, changes), opened))
    }

    fn on(file: KeptFile, held: &[u8], chain: Chain, count: u64, changes: Vec<RecordChange>) -> Journal {
        let mut lines = Lines::default();
        lines.push(held);
        lines.forget_if_long();
        Journal {
            path: file.path.clone(),
            chain,
            count,
            is_unplayed: count == 0,
            writer: WriterThread::on(file, lines.clone()),
            lines,
            last: String::new(),
            spares: Vec::new(),
            patience: PATIENCE,
            changes,
            copy: None,
            copied_to: None,
            is_late: false,
        }
    }

    /// Goes on in one of these folders if its file is lost.
    pub fn with_spares(mut self, folders: Vec<PathBuf>) -> Journal {
        self.writer.set_spares(folders.clone());
        self.spares = folders;
        self
    }

    /// Reports the disk as late after that time; the default is two seconds.
    pub fn with_patience(mut self, patience: Duration) -> Journal {
        self.patience = patience;
        self
    }

    /// Has `hook` called before each write to the file: with it a test makes a disk slow or full.
    pub fn with_write_hook(self, hook: impl FnMut() -> io::Result<()> + Send + 'static) -> Journal {
        self.writer.set_hook(Box::new(hook));
        self
    }

    /// A new journal beside this one, with the same spare folders, for the game that is played instead.
    ///
    /// # Errors
    ///
    /// As [`Journal::create`].
    pub fn beside(&self) -> Result<Journal, JournalError> {
        let name = self.path().file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let folder = folder_of(self.path());
        let mut number = 2;
        loop {
            match Journal::create(&folder.join(format!("{name}-{number}.jsonl"))) {
                Err(JournalError::Create { source, .. })
                    if source.kind() == ErrorKind::AlreadyExists && number < 1000 =>
                {
                    number += 1;
                }
                made => return made.map(|journal| journal.with_spares(self.spares.clone())),
            }
        }
    }

    /// The name of its file, as another record in the same folder names it.
    pub fn name(&self) -> String {
        self.path().file_name().unwrap_or_default().to_string_lossy().into_owned()
    }

    /// The file in which the record is, or was last.
    pub fn path(&self) -> &Path {
        match self.keeping() {
            Keeping::Elsewhere(path) => path,
            Keeping::Here | Keeping::Late | Keeping::Nowhere => &self.path,
        }
    }

    /// The place of the record.
    pub fn keeping(&self) -> &Keeping {
        if self.is_late { &Keeping::Late } else { self.writer.keeping() }
    }

    /// The mark of the last record, which stands for all of them.
    pub fn mark(&self) -> Option<Mark> {
        self.chain.mark()
    }

    /// Appends records and waits until they are on disk, at most two seconds. Returns what has changed about where the
    /// record is kept; while it is kept nowhere, each call tries again to write what is missing.
    pub fn append(&mut self, records: &[Record]) -> Vec<RecordChange> {
        let mut lines = String::new();
        for record in records {
            self.is_unplayed &= self.count == 0 || matches!(record.event, Event::Game(GameEvent::TableSet(_)));
            lines.push_str(&record.to_numbered_line(self.count, &mut self.chain));
            self.count += 1;
        }
        if matches!(self.keeping(), Keeping::Here | Keeping::Elsewhere(_)) {
            self.lines.forget_if_long();
        }
        self.lines.push(lines.as_bytes());
        self.last = lines;
        self.writer.save(self.lines.clone());
        if let Some(copy) = &mut self.copy {
            copy.save(self.lines.clone());
        }
        self.wait(if self.is_late { Duration::ZERO } else { self.patience })
    }

    /// The number of lines, on disk or not.
    pub fn count(&self) -> u64 {
        self.count
    }

    /// The lines that were appended last, as they are on disk.
    pub fn last_appended(&self) -> &str {
        &self.last
    }

    /// Removes the record of a game of which nothing but the terms and the table was recorded; returns whether it did.
    pub fn discard_unplayed(&mut self) -> bool {
        if self.count == 0 || !self.is_unplayed || self.keeping() != &Keeping::Here {
            return false;
        }
        self.writer.discard();
        self.writer.answers(self.patience);
        self.path.symlink_metadata().is_err()
    }

    /// Checks that the file is still as it was left, or whether the disk answers again.
    pub fn look(&mut self) -> Vec<RecordChange> {
        if self.is_late {
            return self.wait(Duration::ZERO);
        }
        self.writer.check();
        self.wait(self.patience)
    }

    /// Tries a last time to write what is missing, and waits for it.
    pub fn finish(&mut self) -> Vec<RecordChange> {
        if self.keeping() == &Keeping::Nowhere {
            self.writer.check();
        }
        let mut changes = self.wait(2 * self.patience);
        if matches!(self.keeping(), Keeping::Late | Keeping::Nowhere)
            && let Some(mut copy) = self.copy.take()
        {
            copy.answers(self.patience);
            if let (true, Keeping::Elsewhere(to)) = (copy.is_idle(), copy.keeping().clone()) {
                changes.push(RecordChange::Moved { from: self.path.clone(), to, why: Loss::NoAnswer });
                // The thread that still waits for the disk is left behind.
                (self.writer, self.is_late) = (copy, false);
            }
        }
        changes
    }

    /// Waits for the writer, that long, and returns what has changed.
    fn wait(&mut self, patience: Duration) -> Vec<RecordChange> {
        let mut changes = std::mem::take(&mut self.changes);
        changes.extend(self.writer.answers(patience));
        match (self.is_late, self.writer.is_idle()) {
            (false, true) => {}
            (false, false) => {
                self.is_late = true;
                let is_somewhere_else = !self.spares.is_empty();
                let copy = || WriterThread::copy(&self.path, self.spares.clone(), self.lines.clone());
                self.copy = is_somewhere_else.then(copy);
                changes.push(RecordChange::Late);
            }
            (true, false) => changes.extend(self.copied()),
            (true, true) => {
                self.is_late = false;
                if self.keeping() == &Keeping::Nowhere {
                    return changes;
                }
                changes.push(RecordChange::SavedAgain { to: self.path().into() });
                self.copied_to = None;
                if let Some(mut copy) = self.copy.take() {
                    copy.discard();
                    copy.answers(self.patience);
                }
            }
        }
        changes
    }

    /// The path of the copy, if that was not reported yet.
    fn copied(&mut self) -> Option<RecordChange> {
        let copy = self.copy.as_mut()?;
        copy.answers(Duration::ZERO);
        let Keeping::Elsewhere(to) = copy.keeping() else { return None };
        let to = Some(to.clone()).filter(|_| copy.is_idle() && self.copied_to.is_none())?;
        self.copied_to = Some(to.clone());
        Some(RecordChange::Copied { to })
    }
}
