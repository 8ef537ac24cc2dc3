//! Files written whole or not at all, readable by their owner alone, and never in place of a file of someone else.

use std::fs;
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};

use tempfile::{NamedTempFile, PersistError};

use super::input_file::{self, LONGEST_TEXT};
use super::journal::{folder_of, make_folders, sync_folder};
use crate::wording::{RecordTrouble, Trouble};

/// Why a file was not written.
#[derive(Debug)]
pub enum NotWritten {
    /// Another file is there, and stays.
    Exists,
    /// Not an ordinary file is there: a link, a device, a pipe, a folder.
    NoFile,
    Failed(io::Error),
}

/// Creates a file, whole or not at all. A file with the same contents may be there already.
///
/// # Errors
///
/// [`NotWritten`].
pub fn create(path: &Path, bytes: &[u8]) -> Result<(), NotWritten> {
    create_one_of_many(path, bytes)?;
    // The file itself is synced; some file systems cannot sync folders.
    let _ = sync_folder(folder_of(path));
    Ok(())
}

/// As [`create`], for many files in one folder: the caller syncs the folder behind the last of them.
///
/// # Errors
///
/// [`NotWritten`].
pub fn create_one_of_many(path: &Path, bytes: &[u8]) -> Result<(), NotWritten> {
    match path.symlink_metadata() {
        Ok(there) if there.is_file() => {
            let is_done = input_file::read(path, LONGEST_TEXT).is_ok_and(|there| there == bytes);
            return if is_done { Ok(()) } else { Err(NotWritten::Exists) };
        }
        Ok(_) => return Err(NotWritten::NoFile),
        Err(_) => {}
    }
    let part = part(path, bytes).map_err(NotWritten::Failed)?;
    part.persist_noclobber(path).map_err(|error| {
        if error.error.kind() == ErrorKind::AlreadyExists {
            NotWritten::Exists
        } else {
            NotWritten::Failed(error.error)
        }
    })?;
    Ok(())
}

/// Writes a file in place of the ordinary file that may be there: at any time either the old or the new one is there.
///
/// # Errors
///
/// [`NotWritten::NoFile`], [`NotWritten::Failed`].
pub fn replace(path: &Path, bytes: &[u8]) -> Result<(), NotWritten> {
    if path.symlink_metadata().is_ok_and(|there| !there.is_file()) {
        return Err(NotWritten::NoFile);
    }
    let mut part = part(path, bytes).map_err(NotWritten::Failed)?;
    let mut tries = 0;
    // Windows does not replace a file that another program is reading.
    while let Err(PersistError { error, file }) = part.persist(path) {
        if tries == input_file::TRIES || !input_file::is_in_use(&error) {
            return Err(NotWritten::Failed(error));
        }
        (part, tries) = (file, tries + 1);
        input_file::wait_a_moment();
    }
    let _ = sync_folder(folder_of(path));
    Ok(())
}

/// Lets everybody read a file that was created here.
///
/// # Errors
///
/// [`NotWritten::Failed`].
#[cfg(unix)]
pub fn make_readable_for_all(path: &Path) -> Result<(), NotWritten> {
    let readable = std::os::unix::fs::PermissionsExt::from_mode(0o644);
    fs::set_permissions(path, readable).map_err(NotWritten::Failed)
}

/// Does nothing: on Windows the folder says who can read a file.
///
/// # Errors
///
/// Never.
#[cfg(windows)]
pub fn make_readable_for_all(_: &Path) -> Result<(), NotWritten> {
    Ok(())
}

/// Writes a temporary file beside it; its name cannot be guessed, so nothing can be put in its way.
fn part(path: &Path, bytes: &[u8]) -> io::Result<NamedTempFile> {
    make_folders(folder_of(path))?;
    let mut part = tempfile::Builder::new().prefix(".annabella-").tempfile_in(folder_of(path))?;
    part.write_all(bytes)?;
    part.as_file().sync_all()?;
    Ok(part)
}

/// A file written again and again. If another program changes it, it is left as it is and the next free name is taken.
#[derive(Clone, Debug)]
pub struct OwnFile {
    path: PathBuf,
    /// Written last; the file is replaced only while it holds this.
    last: Option<Vec<u8>>,
}

impl OwnFile {
    /// A file of that name; if it holds `last`, it is ours from an earlier run.
    pub fn new(path: PathBuf, last: Option<Vec<u8>>) -> OwnFile {
        OwnFile { path, last }
    }

    /// Its current path.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Writes it and returns its path.
    ///
    /// # Errors
    ///
    /// [`NotWritten`].
    pub fn write(&mut self, bytes: &[u8]) -> Result<&Path, NotWritten> {
        let is_ours = self.last.as_ref().is_some_and(|last| {
            // Unreadable counts as changed.
            input_file::read(&self.path, LONGEST_TEXT).is_ok_and(|there| there == *last)
        });
        if is_ours {
            replace(&self.path, bytes)?;
        } else {
            self.create(bytes)?;
        }
        self.last = Some(bytes.to_owned());
        Ok(&self.path)
    }

    fn create(&mut self, bytes: &[u8]) -> Result<(), NotWritten> {
        let stem = self.path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let ending = self.path.extension().unwrap_or_default().to_string_lossy().into_owned();
        for number in 1..1000 {
            let numbered = self.path.with_file_name(format!("{stem}-{number}.{ending}"));
            let path = if number == 1 { self.path.clone() } else { numbered };
            match create(&path, bytes) {
                Ok(()) => {
                    self.path = path;
                    return Ok(());
                }
                Err(NotWritten::Exists | NotWritten::NoFile) => {}
                Err(failed) => return Err(failed),
            }
        }
        Err(NotWritten::Exists)
    }
}

/// The message for a file that was not written.
pub fn not_written(path: &Path, error: &NotWritten) -> Trouble {
    let path = path.display().to_string();
    match error {
        NotWritten::Exists => Trouble::Record(RecordTrouble::Exists { path }),
        NotWritten::NoFile => Trouble::Record(RecordTrouble::NotAFile { path }),
        NotWritten::Failed(error) => Trouble::FileNotWritten { path, why: error.to_string() },
    }
}

/// Whether two paths lead to the same file.
pub fn is_same_file(one: &Path, other: &Path) -> bool {
    // A missing file equals no other.
    matches!((fs::canonicalize(one), fs::canonicalize(other)), (Ok(one), Ok(other)) if one == other)
}
