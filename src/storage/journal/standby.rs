//! A copy of the record in another place, kept by a thread of its own while the disk of its file does not answer.

use std::path::{Path, PathBuf};
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread;
use std::time::Duration;

use super::kept_file::KeptFile;
use super::writer::free_name_in;

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
