//! Writes the record on a thread of its own, so that a disk that does not answer stops nobody.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use super::kept_file::{Keeping, KeptFile, Loss, RecordChange, folder_of};

/// What the writer is told.
pub(super) enum WriterCommand {
    /// Lines to be appended.
    Append(Vec<u8>),
    /// Is the file still as it should be?
    Look,
    /// Where the record goes if its file is lost, in this order.
    Spares(Vec<PathBuf>),
    /// What is to be called before each write.
    Hook(WriteHook),
}

/// Called on the writer's thread before each write. Its error counts as one of the disk.
pub type WriteHook = Box<dyn FnMut() -> io::Result<()> + Send>;

/// What the writer answers to [`WriterCommand::Append`] and [`WriterCommand::Look`].
pub(super) struct WriterReport {
    pub keeping: Keeping,
    pub changes: Vec<RecordChange>,
}

/// So much of the record is held in memory, in bytes: more than a long game. Beyond it the file itself must do.
pub(super) const REMEMBERED: usize = 8 << 20;

struct Writer {
    asked: PathBuf,
    file: Option<KeptFile>,
    /// A file on which nothing has failed but writing: it is tried again.
    full: Option<KeptFile>,
    spares: Vec<PathBuf>,
    /// Every line, on disk or not; `None` where there are too many of them.
    whole: Option<Vec<u8>>,
    /// The lines that are on no disk.
    unsaved: Vec<u8>,
    hook: Option<WriteHook>,
}

/// Starts a writer on a file that holds those bytes.
pub(super) fn start(file: KeptFile, held: Vec<u8>) -> (Sender<WriterCommand>, Receiver<WriterReport>, JoinHandle<()>) {
    let (orders, to_do) = mpsc::channel();
    let (to_report, reports) = mpsc::channel();
    let whole = Some(held).filter(|held| held.len() <= REMEMBERED);
    let mut writer = Writer {
        asked: file.path.clone(),
        file: Some(file),
        full: None,
        spares: Vec::new(),
        whole,
        unsaved: Vec::new(),
        hook: None,
    };
    let work = move || {
        for order in to_do {
            let changes = match order {
                WriterCommand::Append(lines) => writer.append(&lines),
                WriterCommand::Look => writer.look(),
                WriterCommand::Spares(spares) => {
                    writer.spares = spares;
                    continue;
                }
                WriterCommand::Hook(hook) => {
                    writer.hook = Some(hook);
                    continue;
                }
            };
            let report = WriterReport { keeping: writer.keeping(), changes };
            if to_report.send(report).is_err() {
                return;
            }
        }
    };
    (orders, reports, thread::spawn(work))
}

impl Writer {
    fn append(&mut self, lines: &[u8]) -> Vec<RecordChange> {
        if let Some(whole) = &mut self.whole {
            whole.extend_from_slice(lines);
        }
        self.whole.take_if(|whole| whole.len() > REMEMBERED);
        self.unsaved.extend_from_slice(lines);
        self.save()
    }

    fn look(&mut self) -> Vec<RecordChange> {
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
            return self.lost(Loss::in_writing(&error));
        }
        let Some(file) = &mut self.file else { return self.save_again() };
        match file.append(&self.unsaved) {
            Ok(()) => {
                self.unsaved.clear();
                Vec::new()
            }
            Err(why) => self.lost(why),
        }
    }

    /// Nothing keeps the record: first the file that was only full, then the other places.
    fn save_again(&mut self) -> Vec<RecordChange> {
        if let Some(mut file) = self.full.take() {
            match file.append(&self.unsaved) {
                Ok(()) => {
                    let to = file.path.clone();
                    self.file = Some(file);
                    self.unsaved.clear();
                    return vec![RecordChange::SavedAgain { to }];
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
        match self.begin_elsewhere() {
            Some((file, mut changes)) => {
                changes.push(RecordChange::SavedAgain { to: file.path.clone() });
                self.file = Some(file);
                self.unsaved.clear();
                changes
            }
            None => Vec::new(),
        }
    }

    fn lost(&mut self, why: Loss) -> Vec<RecordChange> {
        let Some(mut lost) = self.file.take() else { return Vec::new() };
        let from = lost.path.clone();
        if self.whole.is_none() {
            // Too long for memory, the record may still stand in the file that is held open.
            self.whole = lost.everything().ok().map(|mut whole| {
                whole.extend_from_slice(&self.unsaved);
                whole
            });
        }
        let moved = self.begin_elsewhere();
        if matches!(why, Loss::NoRoom | Loss::NotWritten(_)) {
            self.full = Some(lost);
        }
        match moved {
            Some((file, mut changes)) => {
                changes.insert(0, RecordChange::Moved { from, to: file.path.clone(), why });
                self.file = Some(file);
                self.full = None;
                self.unsaved.clear();
                changes
            }
            None => vec![RecordChange::Lost { from, why }],
        }
    }

    /// A new file with the whole record: under its own name where that is free again, else in one of the other places.
    fn begin_elsewhere(&self) -> Option<(KeptFile, Vec<RecordChange>)> {
        let whole = self.whole.as_ref()?;
        let own = folder_of(&self.asked).is_dir().then(|| self.asked.clone());
        let elsewhere = self.spares.iter().filter_map(|folder| free_name_in(&self.asked, folder));
        own.into_iter().chain(elsewhere).find_map(|path| {
            let (mut file, changes) = KeptFile::create(&path).ok()?;
            match file.append(whole) {
                Ok(()) => Some((file, changes)),
                Err(_) => {
                    file.abandon();
                    None
                }
            }
        })
    }

    fn keeping(&self) -> Keeping {
        match &self.file {
            Some(file) if file.path == self.asked => Keeping::Here,
            Some(file) => Keeping::Elsewhere(file.path.clone()),
            None => Keeping::Nowhere,
        }
    }
}

/// The first name like that of the record that is free in another folder.
pub(super) fn free_name_in(asked: &Path, folder: &Path) -> Option<PathBuf> {
    let name = asked.file_stem()?.to_string_lossy().into_owned();
    let numbered = |n: u32| folder.join(if n == 1 { format!("{name}.jsonl") } else { format!("{name}-{n}.jsonl") });
    (1..1000).map(numbered).find(|path| path.symlink_metadata().is_err())
}

/// A copy that is being kept.
#[derive(Debug)]
pub(super) struct Standby {
    orders: Sender<StandbyCommand>,
    /// After each order where it stands; no answer where nothing takes it.
    saved: Receiver<PathBuf>,
    awaited: u32,
    place: Option<PathBuf>,
}

#[derive(Debug)]
enum StandbyCommand {
    Append(Vec<u8>),
    /// It is not needed any more.
    Discard,
}

impl Standby {
    /// Begins a copy of a record in the first of those folders that takes it. `asked` is the record, `whole` all its lines.
    pub fn begin(asked: &Path, folders: Vec<PathBuf>, whole: Vec<u8>) -> Standby {
        let (orders, to_do) = mpsc::channel();
        let (saved_in, saved) = mpsc::channel();
        let asked = asked.to_owned();
        thread::spawn(move || keep(&asked, &folders, &to_do, &saved_in));
        let mut standby = Standby { orders, saved, awaited: 0, place: None };
        standby.append(whole);
        standby
    }

    /// Whether it was told once where it stands.
    pub fn is_told(&self) -> bool {
        self.place.is_some()
    }

    /// Adds lines to it.
    pub fn append(&mut self, lines: Vec<u8>) {
        // A thread that is gone has kept nothing, and says so by not answering.
        self.awaited += u32::from(self.orders.send(StandbyCommand::Append(lines)).is_ok());
    }

    /// Where it stands, once everything is on disk there; so long that is waited for.
    pub fn place(&mut self, patience: Duration) -> Option<&Path> {
        while self.awaited > 0 {
            self.place = Some(self.saved.recv_timeout(patience).ok()?);
            self.awaited -= 1;
        }
        self.place.as_deref()
    }

    /// Takes it away again; so long that is waited for.
    pub fn discard(self, patience: Duration) {
        // Where nobody keeps it there is nothing to take away.
        let _ = self.orders.send(StandbyCommand::Discard);
        while self.saved.recv_timeout(patience).is_ok() {}
    }
}

fn keep(asked: &Path, folders: &[PathBuf], to_do: &Receiver<StandbyCommand>, saved_in: &Sender<PathBuf>) {
    let mut file: Option<KeptFile> = None;
    for order in to_do {
        match (order, file.take()) {
            (StandbyCommand::Append(whole), None) => file = begin(asked, folders, &whole),
            (StandbyCommand::Append(lines), Some(mut kept)) => file = kept.append(&lines).is_ok().then_some(kept),
            (StandbyCommand::Discard, Some(kept)) => kept.remove(),
            (StandbyCommand::Discard, None) => {}
        }
        let Some(kept) = &file else { return };
        if saved_in.send(kept.path.clone()).is_err() {
            return;
        }
    }
}

fn begin(asked: &Path, folders: &[PathBuf], whole: &[u8]) -> Option<KeptFile> {
    folders.iter().filter_map(|folder| free_name_in(asked, folder)).find_map(|path| {
        let (mut file, _) = KeptFile::create(&path).ok()?;
        match file.append(whole) {
            Ok(()) => Some(file),
            Err(_) => {
                file.abandon();
                None
            }
        }
    })
}
