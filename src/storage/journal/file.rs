//! The journal of a game that is being played: appended to, and looked after while it is kept.

use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender};
use std::thread::JoinHandle;
use std::time::Duration;

use super::JournalError;
use super::kept_file::{Keeping, KeptFile, Loss, RecordChange, folder_of};
use super::line::{Chain, Mark, Record};
use super::reading::{OpenedRecord, Parsed, Rest, parse};
use super::writer::{self, REMEMBERED, Standby, WriterCommand, WriterReport};

/// A journal open for writing, held by one program at a time.
#[derive(Debug)]
pub struct Journal {
    path: PathBuf,
    chain: Chain,
    /// How many records there are, on disk or not.
    count: u64,
    keeping: Keeping,
    /// How many answers of the writer are awaited.
    awaited: u32,
    /// Where the record goes if its file is lost.
    spares: Vec<PathBuf>,
    /// How long the disk may take before somebody is told.
    patience: Duration,
    /// What changed when the file was made.
    changes: Vec<RecordChange>,
    /// Every line; `None` where there are too many of them.
    lines: Option<Vec<u8>>,
    /// The copy that is kept while the disk does not answer.
    standby: Option<Standby>,
    /// `None` once it is closed.
    orders: Option<Sender<WriterCommand>>,
    reports: Receiver<WriterReport>,
    writer: Option<JoinHandle<()>>,
}

/// Whether the disk was late before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum WasLate {
    Yes,
    No,
}

/// How long the disk may take, unless set otherwise.
const PATIENCE: Duration = Duration::from_secs(2);

impl Journal {
    /// Creates a new journal, which only its owner may read. What goes wrong leaves no file behind.
    ///
    /// # Errors
    ///
    /// [`JournalError::Create`] where it exists already or cannot be made; [`JournalError::Locked`].
    pub fn create(path: &Path) -> Result<Journal, JournalError> {
        let (file, changes) = KeptFile::create(path)?;
        Ok(Journal::on(file, Vec::new(), Chain::new(), 0, changes))
    }

    /// Opens a journal to go on with it. A torn last line is cut off and reported.
    ///
    /// # Errors
    ///
    /// [`JournalError::Damaged`] with the line where anything else is wrong, and what opening can meet.
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
        Ok((Journal::on(file, bytes, chain, count, changes), opened))
    }

    fn on(file: KeptFile, held: Vec<u8>, chain: Chain, count: u64, changes: Vec<RecordChange>) -> Journal {
        let path = file.path.clone();
        let lines = Some(held.clone()).filter(|held| held.len() <= REMEMBERED);
        let (orders, reports, writer) = writer::start(file, held);
        Journal {
            path,
            chain,
            count,
            keeping: Keeping::Here,
            awaited: 0,
            patience: PATIENCE,
            changes,
            lines,
            spares: Vec::new(),
            standby: None,
            orders: Some(orders),
            reports,
            writer: Some(writer),
        }
    }

    /// Goes on in one of those folders if its file is lost.
    pub fn with_spares(mut self, folders: Vec<PathBuf>) -> Journal {
        self.spares.clone_from(&folders);
        if let Some(orders) = &self.orders {
            // A writer that is gone is found out at the first record.
            let _ = orders.send(WriterCommand::Spares(folders));
        }
        self
    }

    /// Reports the disk as late after that time; the default is two seconds.
    pub fn with_patience(mut self, patience: Duration) -> Journal {
        self.patience = patience;
        self
    }

    /// Has `hook` called before each write to the file: the door through which a test makes a disk slow or full.
    pub fn with_write_hook(self, hook: impl FnMut() -> io::Result<()> + Send + 'static) -> Journal {
        if let Some(orders) = &self.orders {
            // A writer that is gone is found out at the first record.
            let _ = orders.send(WriterCommand::Hook(Box::new(hook)));
        }
        self
    }

    /// A new journal beside this one, for the game that is played in its place, with the same folders to go on in.
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

    /// The name of its file, by which another record in the same folder names it.
    pub fn name(&self) -> String {
        self.path().file_name().unwrap_or_default().to_string_lossy().into_owned()
    }

    /// The file in which the record is, or was last.
    pub fn path(&self) -> &Path {
        match &self.keeping {
            Keeping::Elsewhere(path) => path,
            Keeping::Here | Keeping::Late | Keeping::Nowhere => &self.path,
        }
    }

    /// Where the record is kept.
    pub fn keeping(&self) -> &Keeping {
        &self.keeping
    }

    /// The mark of the last record, which stands for all of them.
    pub fn mark(&self) -> Option<Mark> {
        self.chain.mark()
    }

    /// Appends records and waits until they are on disk, at most two seconds. Tells what has changed about where the
    /// record is kept; while it is kept nowhere, what is missing is tried again each time.
    pub fn append(&mut self, records: &[Record]) -> Vec<RecordChange> {
        let mut lines = String::new();
        for record in records {
            lines.push_str(&record.to_numbered_line(self.count, &mut self.chain));
            self.count += 1;
        }
        let lines = lines.into_bytes();
        if let Some(all) = &mut self.lines {
            all.extend_from_slice(&lines);
        }
        self.lines.take_if(|all| all.len() > REMEMBERED);
        if let Some(standby) = &mut self.standby {
            standby.append(lines.clone());
        }
        self.order(WriterCommand::Append(lines));
        self.wait(if self.keeping == Keeping::Late { Duration::ZERO } else { self.patience })
    }

    /// Takes the record away again where nothing but its terms was recorded, and tells whether it did.
    pub fn discard_unplayed(&mut self) -> bool {
        if self.count != 1 || self.keeping != Keeping::Here || self.awaited > 0 {
            return false;
        }
        self.orders = None;
        let is_closed = self.writer.take().is_some_and(|writer| writer.join().is_ok());
        is_closed && std::fs::remove_file(&self.path).is_ok()
    }

    /// Looks whether the file is still as it was left, or whether the disk has answered at last.
    pub fn look(&mut self) -> Vec<RecordChange> {
        if self.keeping == Keeping::Late {
            return self.wait(Duration::ZERO);
        }
        self.order(WriterCommand::Look);
        self.wait(self.patience)
    }

    /// Tries a last time to write what is missing, and waits for it.
    pub fn finish(&mut self) -> Vec<RecordChange> {
        if self.keeping == Keeping::Nowhere {
            self.order(WriterCommand::Look);
        }
        let mut changes = self.wait(2 * self.patience);
        if matches!(self.keeping, Keeping::Late | Keeping::Nowhere)
            && let Some(mut standby) = self.standby.take()
            && let Some(to) = standby.place(self.patience)
        {
            changes.push(RecordChange::Moved { from: self.path.clone(), to: to.to_owned(), why: Loss::NoAnswer });
            self.keeping = Keeping::Elsewhere(to.to_owned());
            // Whoever waits for that disk waits for ever.
            (self.orders, self.writer, self.awaited) = (None, None, 0);
        }
        changes
    }

    fn order(&mut self, order: WriterCommand) {
        let sent = self.orders.as_ref().is_some_and(|orders| orders.send(order).is_ok());
        self.awaited += u32::from(sent);
    }

    fn wait(&mut self, patience: Duration) -> Vec<RecordChange> {
        let mut changes = std::mem::take(&mut self.changes);
        let was_late = self.keeping == Keeping::Late;
        let before = if was_late { WasLate::Yes } else { WasLate::No };
        while self.awaited > 0 {
            match self.reports.recv_timeout(patience) {
                Ok(WriterReport { keeping, changes: told }) => {
                    self.awaited -= 1;
                    self.keeping = keeping;
                    changes.extend(told);
                }
                Err(RecvTimeoutError::Timeout) => {
                    changes.extend(self.late(before));
                    return changes;
                }
                Err(RecvTimeoutError::Disconnected) => {
                    self.awaited = 0;
                    self.keeping = Keeping::Nowhere;
                    let why = Loss::NotWritten("the thread that writes it has ended".into());
                    changes.push(RecordChange::Lost { from: self.path.clone(), why });
                }
            }
        }
        if was_late && matches!(self.keeping, Keeping::Here | Keeping::Elsewhere(_)) {
            changes.push(RecordChange::SavedAgain { to: self.path().into() });
            if let Some(standby) = self.standby.take() {
                standby.discard(self.patience);
            }
        }
        changes
    }

    /// The disk does not answer: what is known goes to another place besides.
    fn late(&mut self, before: WasLate) -> Option<RecordChange> {
        self.keeping = Keeping::Late;
        match (before, &mut self.standby) {
            (WasLate::No, _) => {
                let whole = self.lines.clone().filter(|_| !self.spares.is_empty());
                self.standby = whole.map(|whole| Standby::begin(&self.path, self.spares.clone(), whole));
                Some(RecordChange::Late)
            }
            (WasLate::Yes, Some(standby)) => {
                let was_told = standby.is_told();
                let to = standby.place(Duration::ZERO)?.to_owned();
                (!was_told).then_some(RecordChange::Copied { to })
            }
            (WasLate::Yes, None) => None,
        }
    }
}

impl Drop for Journal {
    /// Waits until the file is closed, so that another program may open it; not for a disk that does not answer.
    fn drop(&mut self) {
        self.orders = None;
        if let Some(writer) = self.writer.take().filter(|_| self.awaited == 0) {
            // A writer that has panicked has said so by ending.
            let _ = writer.join();
        }
    }
}
