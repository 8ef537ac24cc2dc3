//! One file that keeps a record: created, locked, appended to, synced and checked; and the folder in which it stands.
//!
//! Only the owner can read what is created here, and it is still there after a power cut.

#[cfg(unix)]
use std::fs::TryLockError;
use std::fs::{self, DirBuilder, File, OpenOptions};
use std::io::{self, ErrorKind, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use super::JournalError;
use crate::storage::input_file;
use crate::wording::{Loss, RecordChange};

/// An open file that keeps the record of a game, and how much of it is on disk.
#[derive(Debug)]
pub(super) struct KeptFile {
    pub path: PathBuf,
    file: File,
    /// The number of bytes that are whole and synced.
    pub saved: u64,
    /// Whether the folder may not name the file yet, after a power cut.
    is_new: bool,
}

impl KeptFile {
    /// Creates a file that only its owner can read. An error leaves no file behind.
    ///
    /// # Errors
    ///
    /// [`JournalError::Create`] where it exists already or cannot be made; [`JournalError::Locked`].
    pub fn create(path: &Path) -> Result<(KeptFile, Vec<RecordChange>), JournalError> {
        let failed = |source| JournalError::Create { path: path.into(), source };
        let mut changes = Vec::new();
        let folder = folder_of(path);
        make_folders(folder).map_err(failed)?;
        let file = input_file::shut_to_writers(&mut private()).create_new(true).open(path).map_err(failed)?;
        let kept = KeptFile { path: path.into(), file, saved: 0, is_new: true };
        match kept.lock() {
            Ok(not_locked) => changes.extend(not_locked),
            Err(error) => {
                kept.abandon();
                return Err(error);
            }
        }
        Ok((kept, changes))
    }

    /// Opens a file to go on with it. The caller says how much of it is whole.
    ///
    /// # Errors
    ///
    /// [`JournalError::Open`], also for what is no ordinary file; [`JournalError::Locked`].
    pub fn open(path: &Path) -> Result<(KeptFile, Vec<u8>, Vec<RecordChange>), JournalError> {
        let failed = |source| match is_kept_elsewhere(path, &source) {
            true => JournalError::Locked { path: path.into(), by: None },
            false => JournalError::Open { path: path.into(), source },
        };
        let file = open_alone(path).map_err(failed)?;
        let kept = KeptFile { path: path.into(), file, saved: 0, is_new: false };
        let not_locked = kept.lock()?;
        let bytes = input_file::read_from(&kept.file, input_file::LONGEST_RECORD).map_err(failed)?;
        Ok((kept, bytes, not_locked.into_iter().collect()))
    }

    /// Keeps other programs from writing to it, and lets them read.
    #[cfg(unix)]
    fn lock(&self) -> Result<Option<RecordChange>, JournalError> {
        for _ in 0..input_file::TRIES {
            match self.file.try_lock() {
                Ok(()) => return Ok(None),
                // A program that only checks whether the game is being played releases it at once.
                Err(TryLockError::WouldBlock) => {
                    let is_only_looked_at = self.file.try_lock_shared().is_ok() && self.file.unlock().is_ok();
                    if !is_only_looked_at {
                        break;
                    }
                    input_file::wait_a_moment();
                }
                Err(TryLockError::Error(_)) => return Ok(Some(RecordChange::NotLocked)),
            }
        }
        Err(JournalError::Locked { path: self.path.clone(), by: holder(&self.file) })
    }

    /// A lock would shut out readers too here; how the file was opened shuts out writers alone.
    #[cfg(windows)]
    fn lock(&self) -> Result<Option<RecordChange>, JournalError> {
        Ok(None)
    }

    /// Cuts off what stands behind the first `whole` bytes.
    ///
    /// # Errors
    ///
    /// What writing can meet.
    pub fn cut_to(&mut self, whole: u64) -> io::Result<()> {
        if self.file.metadata()?.len() != whole {
            self.file.set_len(whole)?;
            self.file.sync_data()?;
        }
        self.saved = whole;
        Ok(())
    }

    /// Appends and waits until it is on disk; the first time its name in the folder too, and after the file: the disk
    /// then writes both at once.
    ///
    /// # Errors
    ///
    /// Why the file no longer keeps the record.
    pub fn append(&mut self, lines: &[u8]) -> Result<Option<RecordChange>, Loss> {
        self.look()?;
        let written = self.file.seek(SeekFrom::Start(self.saved)).and_then(|_| self.file.write_all(lines));
        if let Err(error) = written {
            // A piece of a line must not stay where the next attempt begins.
            let _ = self.file.set_len(self.saved);
            return Err(not_written(&error));
        }
        self.file.sync_data().map_err(|error| Loss::NotSynced(error.to_string()))?;
        self.saved += lines.len() as u64;
        let is_named = !std::mem::take(&mut self.is_new) || sync_folder(folder_of(&self.path)).is_ok();
        Ok((!is_named).then_some(RecordChange::FolderNotSynced))
    }

    /// Checks that the file is still there, is the same, and has the same length.
    ///
    /// # Errors
    ///
    /// Why it is not.
    pub fn look(&self) -> Result<(), Loss> {
        let not_readable = |error: io::Error| Loss::NotWritten(error.to_string());
        let held = self.file.metadata().map_err(not_readable)?;
        let there = match fs::metadata(&self.path) {
            Ok(there) => there,
            Err(error) if error.kind() == ErrorKind::NotFound => {
                return Err(if folder_of(&self.path).is_dir() { Loss::Deleted } else { Loss::FolderGone });
            }
            Err(error) => return Err(not_readable(error)),
        };
        if !is_same(&held, &there) {
            return Err(Loss::Replaced);
        }
        match held.len() {
            shorter if shorter < self.saved => Err(Loss::Shortened),
            longer if longer > self.saved => Err(Loss::Lengthened),
            _ => Ok(()),
        }
    }

    /// Everything that was saved, if the open file still has it.
    ///
    /// # Errors
    ///
    /// What reading can meet.
    pub fn everything(&mut self) -> io::Result<Vec<u8>> {
        self.file.seek(SeekFrom::Start(0))?;
        let mut bytes = input_file::read_from(&self.file, u64::MAX)?;
        let saved = usize::try_from(self.saved).unwrap_or(usize::MAX);
        if bytes.len() < saved {
            return Err(ErrorKind::UnexpectedEof.into());
        }
        bytes.truncate(saved);
        Ok(bytes)
    }

    /// Removes a file that is still as it was left.
    pub fn remove(self) {
        if self.look().is_ok() {
            let KeptFile { path, file, saved: _, is_new: _ } = self;
            drop(file);
            // A file that stays behind does no harm.
            let _ = fs::remove_file(path);
        }
    }

    /// Removes a file that was just created and in which nothing is saved.
    pub fn abandon(self) {
        if matches!(self.look(), Ok(()) | Err(Loss::Lengthened)) && self.saved == 0 {
            let KeptFile { path, file, saved: _, is_new: _ } = self;
            // Not every system removes a file that is open.
            drop(file);
            // If this fails, a useless file stays behind.
            let _ = fs::remove_file(path);
        }
    }
}

/// Opens a file to write to it. If the system excludes a second writer, waits for a program that only checks the file.
fn open_alone(path: &Path) -> io::Result<File> {
    for _ in 0..input_file::TRIES {
        match input_file::open_to_write(path) {
            Err(error) if input_file::is_held_by_another(&error) && !is_being_played(path) => {
                input_file::wait_a_moment()
            }
            opened => return opened,
        }
    }
    input_file::open_to_write(path)
}

/// Whether a record could not be opened because Annabella keeps it: unlike other programs, it lets others read.
fn is_kept_elsewhere(path: &Path, error: &io::Error) -> bool {
    input_file::is_held_by_another(error) && is_being_played(path) && input_file::open(path).is_ok()
}

/// Whether a program keeps that record now.
#[cfg(unix)]
pub fn is_being_played(path: &Path) -> bool {
    let locked = input_file::open(path).map(|file| file.try_lock_shared());
    matches!(locked, Ok(Err(TryLockError::WouldBlock)))
}

/// Whether a program keeps that record now: then it cannot be opened without other writers.
#[cfg(windows)]
pub fn is_being_played(path: &Path) -> bool {
    input_file::open_without_writers(path).is_err_and(|error| input_file::is_held_by_another(&error))
}

#[cfg(unix)]
fn is_same(held: &fs::Metadata, there: &fs::Metadata) -> bool {
    use std::os::unix::fs::MetadataExt;
    (held.dev(), held.ino()) == (there.dev(), there.ino())
}

/// Nobody can remove or replace a file that is open like this one.
#[cfg(windows)]
fn is_same(_: &fs::Metadata, _: &fs::Metadata) -> bool {
    true
}

/// The number of the process that holds the lock of that file.
#[cfg(target_os = "linux")]
fn holder(file: &File) -> Option<u32> {
    use std::os::unix::fs::MetadataExt;
    let inode = file.metadata().ok()?.ino().to_string();
    let locks = fs::read_to_string("/proc/locks").ok()?;
    locks.lines().find_map(|line| {
        let fields: Vec<&str> = line.split_whitespace().collect();
        let (process, place) = (fields.get(4)?, fields.get(5)?);
        let is_it = fields.get(1) == Some(&"FLOCK") && place.rsplit(':').next() == Some(&inode);
        is_it.then(|| process.parse().ok())?
    })
}

/// The system does not say.
#[cfg(all(unix, not(target_os = "linux")))]
fn holder(_: &File) -> Option<u32> {
    None
}

/// The folder in which a file stands.
pub fn folder_of(path: &Path) -> &Path {
    path.parent().filter(|parent| !parent.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

/// Creates a folder and those above it, for the owner alone, so that they are there after a power cut.
///
/// # Errors
///
/// If one of them cannot be created.
pub fn make_folders(folder: &Path) -> io::Result<()> {
    let missing: Vec<&Path> =
        folder.ancestors().take_while(|above| !above.as_os_str().is_empty() && !above.exists()).collect();
    let mut builder = DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)?;
    for made in missing {
        // If folders cannot be synced, the file in them still is.
        let _ = sync_folder(folder_of(made));
    }
    Ok(())
}

/// Options for a file that only its owner may read.
#[cfg_attr(windows, allow(unused_mut, reason = "there the folder of the user says who may read"))]
pub fn private() -> OpenOptions {
    let mut options = OpenOptions::new();
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

/// Waits until the names in a folder are on disk.
///
/// # Errors
///
/// If the file system cannot do that.
#[cfg(unix)]
pub fn sync_folder(folder: &Path) -> io::Result<()> {
    File::open(folder)?.sync_all()
}

/// Does nothing: Windows cannot sync folders, and its file system keeps a journal of their names.
///
/// # Errors
///
/// Never.
#[cfg(windows)]
pub fn sync_folder(_: &Path) -> io::Result<()> {
    Ok(())
}

/// The place where a record is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Keeping {
    /// In the file that was asked for.
    Here,
    /// In another file, because the one asked for was lost.
    Elsewhere(PathBuf),
    /// The disk does not answer: what happened last may not be on it yet.
    Late,
    /// Only in the memory of this program.
    Nowhere,
}

/// The loss for an error of writing.
pub(super) fn not_written(error: &io::Error) -> Loss {
    use std::io::ErrorKind::{FileTooLarge, QuotaExceeded, StorageFull};
    if matches!(error.kind(), StorageFull | QuotaExceeded | FileTooLarge) {
        Loss::NoRoom
    } else {
        Loss::NotWritten(error.to_string())
    }
}
