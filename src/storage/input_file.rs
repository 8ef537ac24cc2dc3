//! Files of others, read only where they are files: a pipe, a device or a folder is refused before it is read.

use std::fs::{File, OpenOptions};
use std::io::{self, Read};
use std::path::Path;

/// The longest record of a game that is read, in bytes: a thousand times a long game.
pub const LONGEST_RECORD: u64 = 256 << 20;

/// The longest text that is read, in bytes: scripts, sheets, PGN, settings.
pub const LONGEST_TEXT: u64 = 64 << 20;

/// Opens an ordinary file for reading, without ever waiting for somebody at its other end.
///
/// # Errors
///
/// What opening can meet; [`io::ErrorKind::InvalidInput`] for what is no ordinary file.
pub fn open(path: &Path) -> io::Result<File> {
    let file = unwaiting().read(true).open(path)?;
    ordinary(file)
}

/// Opens an ordinary file for reading and writing.
///
/// # Errors
///
/// As [`open`].
pub fn open_to_write(path: &Path) -> io::Result<File> {
    // A pipe or a device is told from a file before it is opened for writing, which could change something.
    ordinary(unwaiting().read(true).open(path)?)?;
    ordinary(unwaiting().read(true).write(true).open(path)?)
}

/// The bytes of an ordinary file of at most `longest` bytes.
///
/// # Errors
///
/// As [`open`]; [`io::ErrorKind::FileTooLarge`].
pub fn read(path: &Path, longest: u64) -> io::Result<Vec<u8>> {
    read_from(&open(path)?, longest)
}

/// What stands in that file from its place on, at most `longest` bytes.
///
/// # Errors
///
/// [`io::ErrorKind::FileTooLarge`], and what reading can meet.
pub fn read_from(file: &File, longest: u64) -> io::Result<Vec<u8>> {
    let length = file.metadata()?.len();
    if length > longest {
        return Err(io::ErrorKind::FileTooLarge.into());
    }
    let mut bytes = Vec::with_capacity(usize::try_from(length).unwrap_or(0));
    // It may grow while it is read.
    file.take(longest).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// The text of an ordinary file, at most [`LONGEST_TEXT`].
///
/// # Errors
///
/// As [`read`]; [`io::ErrorKind::InvalidData`] where it is no UTF-8.
pub fn read_text(path: &Path) -> io::Result<String> {
    String::from_utf8(read(path, LONGEST_TEXT)?).map_err(|error| io::Error::new(io::ErrorKind::InvalidData, error))
}

fn ordinary(file: File) -> io::Result<File> {
    if file.metadata()?.is_file() { Ok(file) } else { Err(io::ErrorKind::InvalidInput.into()) }
}

#[cfg(unix)]
fn unwaiting() -> OpenOptions {
    use std::os::unix::fs::OpenOptionsExt;
    let mut options = OpenOptions::new();
    options.custom_flags(rustix::fs::OFlags::NONBLOCK.bits() as i32);
    options
}

#[cfg(not(unix))]
fn unwaiting() -> OpenOptions {
    OpenOptions::new()
}
