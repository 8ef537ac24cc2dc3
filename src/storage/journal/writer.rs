//! Writes a record on a thread of its own, so that a disk that does not answer stops nobody.
//!
//! An order brings the whole record; the thread writes what its file lacks and reports where the record is.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use imbl::Vector;

use super::kept_file::{Keeping, KeptFile, folder_of, not_written};
use crate::wording::{Loss, RecordChange};

/// The most of a record that is held in memory, in bytes: more than a long game. Of a longer one only the end is held.
const REMEMBERED: usize = 8 << 20;

/// The lines of a record, in the pieces in which they were appended. A copy shares them.
#[derive(Clone, Debug, Default)]
pub(super) struct Lines {
    held: Vector<Arc<[u8]>>,
    /// The number of pieces before these, which are on disk alone.
    forgotten: usize,
    /// The length of the pieces that are held, in bytes.
    bytes: usize,
}

impl Lines {
    /// Adds a piece of text: whole lines, or the next part of one.
    pub fn push(&mut self, piece: &[u8]) {
        self.bytes += piece.len();
        self.held.push_back(piece.into());
    }

    /// Forgets the lines, which are all on disk, if they are too long for memory.
    pub fn forget_if_long(&mut self) {
        if self.bytes > REMEMBERED {
            *self = Lines { held: Vector::new(), forgotten: self.count(), bytes: 0 };
        }
    }

    /// The number of pieces.
    fn count(&self) -> usize {
        self.forgotten + self.held.len()
    }

    /// The pieces after that number of them; `None` if some of them are forgotten.
    fn after(&self, count: usize) -> Option<Vec<u8>> {
        let skipped = count.checked_sub(self.forgotten)?;
        Some(self.held.iter().skip(skipped).flat_map(|piece| piece.iter().copied()).collect())
    }
}

/// An order to the thread.
enum Order {
    /// Writes the lines that the file lacks.
    Save(Lines),
    /// Checks that the file is still as it was left.
    Check,
    /// Removes the file.
    Discard,
    /// The folders to try, in this order, if the file is lost. Not answered.
    Spares(Vec<PathBuf>),
    /// A function to call before each write. Not answered.
    Hook(WriteHook),
}

/// Called on the writer's thread before each write. Its error counts as an error of the disk.
pub type WriteHook = Box<dyn FnMut() -> io::Result<()> + Send>;

/// The answer to an order.
#[derive(Debug)]
struct WriterReport {
    keeping: Keeping,
    changes: Vec<RecordChange>,
}

/// A thread that keeps a record in a file: the game's own, or a copy in another folder.
#[derive(Debug)]
pub(super) struct WriterThread {
    /// `None` once no more orders follow.
    orders: Option<Sender<Order>>,
    reports: Receiver<WriterReport>,
    /// The number of orders that are not answered yet.
    awaited: u32,
    /// The record, as asked for.
    name: PathBuf,
    /// Where the record was when the last order was answered.
    keeping: Keeping,
    thread: Option<JoinHandle<()>>,
}

impl WriterThread {
    /// Goes on in a file that has all these lines.
    pub fn on(file: KeptFile, lines: Lines) -> WriterThread {
        let (name, saved) = (file.path.clone(), lines.count());
        let own = Some(name.clone());
        WriterThread::start(Writer { name, own, file: Some(file), lines, saved, ..Writer::default() })
    }

    /// Begins a copy of the record `name` in the first of these folders that takes it.
    pub fn copy(name: &Path, folders: Vec<PathBuf>, lines: Lines) -> WriterThread {
        let mut copy = WriterThread::start(Writer { name: name.into(), spares: folders, ..Writer::default() });
        copy.save(lines);
        copy
    }

    fn start(mut writer: Writer) -> WriterThread {
        let (orders, to_do) = mpsc::channel();
        let (to_report, reports) = mpsc::channel();
        let (name, keeping) = (writer.name.clone(), writer.keeping());
        let work = move || {
            for order in to_do {
                let Some(changes) = writer.carry_out(order) else { continue };
                if to_report.send(WriterReport { keeping: writer.keeping(), changes }).is_err() {
                    return;
                }
            }
        };
        let thread = Some(thread::spawn(work));
        WriterThread { orders: Some(orders), reports, awaited: 0, name, keeping, thread }
    }

    /// Has the lines written that the file lacks.
    pub fn save(&mut self, lines: Lines) {
        self.order(Order::Save(lines));
    }

    /// Has the file checked.
    pub fn check(&mut self) {
        self.order(Order::Check);
    }

    /// Has the file removed.
    pub fn discard(&mut self) {
        self.order(Order::Discard);
    }

    /// Sets the folders to try if the file is lost.
    pub fn set_spares(&self, folders: Vec<PathBuf>) {
        self.send(Order::Spares(folders));
    }

    /// Sets the function to call before each write.
    pub fn set_hook(&self, hook: WriteHook) {
        self.send(Order::Hook(hook));
    }

    fn order(&mut self, order: Order) {
        self.awaited += u32::from(self.send(order));
    }

    /// Whether the thread is still there.
    fn send(&self, order: Order) -> bool {
        self.orders.as_ref().is_some_and(|orders| orders.send(order).is_ok())
    }

    /// Whether all orders are answered.
    pub fn is_idle(&self) -> bool {
        self.awaited == 0
    }

    /// The place of the record when the last order was answered.
    pub fn keeping(&self) -> &Keeping {
        &self.keeping
    }

    /// Waits for the answers to all orders, that long for each; returns what has changed.
    pub fn answers(&mut self, patience: Duration) -> Vec<RecordChange> {
        let mut changes = Vec::new();
        while self.awaited > 0 {
            match self.reports.recv_timeout(patience) {
                Ok(report) => {
                    self.awaited -= 1;
                    self.keeping = report.keeping;
                    changes.extend(report.changes);
                }
                Err(RecvTimeoutError::Timeout) => break,
                Err(RecvTimeoutError::Disconnected) => {
                    (self.awaited, self.keeping) = (0, Keeping::Nowhere);
                    let why = Loss::NotWritten("the thread that writes it has ended".to_owned());
                    changes.push(RecordChange::Lost { from: self.name.clone(), why });
                }
            }
        }
        changes
    }
}

impl Drop for WriterThread {
    /// Waits until the file is closed, so that another program can open it; does not wait for a disk that does not
    /// answer.
    fn drop(&mut self) {
        self.orders = None;
        if let Some(thread) = self.thread.take().filter(|_| self.awaited == 0) {
            // A thread that panicked has ended too.
            let _ = thread.join();
        }
    }
}

/// The state of the thread that writes.
#[derive(Default)]
struct Writer {
    /// The record, whose name a file in another folder gets too.
    name: PathBuf,
    /// The game's own file; `None` for a copy.
    own: Option<PathBuf>,
    file: Option<KeptFile>,
    /// A file that was only full or not written to: it is tried again.
    full: Option<KeptFile>,
    spares: Vec<PathBuf>,
    /// The lines as they were last ordered.
    lines: Lines,
    /// The number of their pieces that the file has.
    saved: usize,
    hook: Option<WriteHook>,
}

impl Writer {
    /// Carries out an order. Returns the changes; `None` if the order is not answered.
    fn carry_out(&mut self, order: Order) -> Option<Vec<RecordChange>> {
        match order {
            Order::Save(lines) => {
                self.lines = lines;
                Some(self.save())
            }
            Order::Check => Some(self.check()),
            Order::Discard => {
                if let Some(file) = self.file.take() {
                    file.remove();
                }
                Some(Vec::new())
            }
            Order::Spares(spares) => {
                self.spares = spares;
                None
            }
            Order::Hook(hook) => {
                self.hook = Some(hook);
                None
            }
        }
    }

    fn check(&mut self) -> Vec<RecordChange> {
        match &self.file {
            Some(file) => match file.look() {
                Ok(()) => Vec::new(),
                Err(why) => self.lost(why),
            },
            None => self.save(),
        }
    }

    fn save(&mut self) -> Vec<RecordChange> {
        if let Some(Err(error)) = self.hook.as_mut().map(|hook| hook()) {
            return self.lost(not_written(&error));
        }
        let Some(file) = &mut self.file else { return self.save_again() };
        match file.append(&self.lines.after(self.saved).unwrap_or_default()) {
            Ok(change) => {
                self.saved = self.lines.count();
                change.into_iter().collect()
            }
            Err(why) => self.lost(why),
        }
    }

    /// Without a file: tries the file that was only full, then the other places.
    fn save_again(&mut self) -> Vec<RecordChange> {
        if let Some(mut file) = self.full.take() {
            match file.append(&self.lines.after(self.saved).unwrap_or_default()) {
                Ok(change) => {
                    let to = file.path.clone();
                    (self.file, self.saved) = (Some(file), self.lines.count());
                    return change.into_iter().chain([RecordChange::SavedAgain { to }]).collect();
                }
                Err(Loss::NoRoom | Loss::NotWritten(_)) => self.full = Some(file),
                Err(
                    Loss::Deleted
                    | Loss::FolderGone
                    | Loss::Replaced
                    | Loss::Shortened
                    | Loss::Lengthened
                    | Loss::NotSynced(_)
                    | Loss::NoAnswer,
                ) => {}
            }
        }
        let Some((to, mut changes)) = self.lines.after(0).and_then(|whole| self.begin_elsewhere(&whole)) else {
            return Vec::new();
        };
        changes.push(RecordChange::SavedAgain { to });
        changes
    }

    fn lost(&mut self, why: Loss) -> Vec<RecordChange> {
        let Some(mut lost) = self.file.take() else { return Vec::new() };
        let from = lost.path.clone();
        let whole = self.lines.after(0).or_else(|| {
            // What is too long for memory may still be in the file that is held open.
            let rest = self.lines.after(self.saved)?;
            Some([lost.everything().ok()?, rest].concat())
        });
        let moved = whole.and_then(|whole| self.begin_elsewhere(&whole));
        match moved {
            Some((to, mut changes)) => {
                changes.insert(0, RecordChange::Moved { from, to, why });
                changes
            }
            None => {
                if matches!(why, Loss::NoRoom | Loss::NotWritten(_)) {
                    self.full = Some(lost);
                }
                vec![RecordChange::Lost { from, why }]
            }
        }
    }

    /// Goes on in a new file with the whole record: under its own name if that is free again, else in another folder.
    fn begin_elsewhere(&mut self, whole: &[u8]) -> Option<(PathBuf, Vec<RecordChange>)> {
        let own = self.own.clone().filter(|own| folder_of(own).is_dir());
        let elsewhere = self.spares.iter().filter_map(|folder| free_name_in(&self.name, folder));
        let (file, changes) = own.into_iter().chain(elsewhere).find_map(|path| {
            let (mut file, mut changes) = KeptFile::create(&path).ok()?;
            match file.append(whole) {
                Ok(change) => {
                    changes.extend(change);
                    Some((file, changes))
                }
                Err(_) => {
                    file.abandon();
                    None
                }
            }
        })?;
        let to = file.path.clone();
        (self.file, self.full, self.saved) = (Some(file), None, self.lines.count());
        Some((to, changes))
    }

    fn keeping(&self) -> Keeping {
        match &self.file {
            Some(file) if Some(&file.path) == self.own.as_ref() => Keeping::Here,
            Some(file) => Keeping::Elsewhere(file.path.clone()),
            None => Keeping::Nowhere,
        }
    }
}

/// The first name like that of the record that is free in another folder.
fn free_name_in(record: &Path, folder: &Path) -> Option<PathBuf> {
    let name = record.file_stem()?.to_string_lossy().into_owned();
    let numbered = |n: u32| folder.join(if n == 1 { format!("{name}.jsonl") } else { format!("{name}-{n}.jsonl") });
    (1..1000).map(numbered).find(|path| path.symlink_metadata().is_err())
}
