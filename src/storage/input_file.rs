//! Reading files of others: a pipe, a device or a folder is refused before it is read.

use std::fs::{File, OpenOptions};
use std::io::{self, Read};
use std::path::Path;
use std::sync::mpsc;
use std::time::Duration;

/// The longest record read, in bytes: a thousand times a long game.
pub const LONGEST_RECORD: u64 = 256 << 20;

/// The longest text read, in bytes: scripts, sheets, PGN, settings.
pub const LONGEST_TEXT: u64 = 64 << 20;

/// Opens an ordinary file for reading, without waiting for a writer at its other end.
///
/// # Errors
///
/// Errors of opening; [`io::ErrorKind::InvalidInput`] where it is not an ordinary file.
pub fn open(path: &Path) -> io::Result<File> {
    ordinary(path, unwaiting().read(true).open(path))
}

/// Opens an ordinary file for reading and writing; other programs can still read it.
///
/// # Errors
///
/// As [`open`]; [`is_held_by_another`] where another program writes to it and the system admits one writer.
pub fn open_to_write(path: &Path) -> io::Result<File> {
    // Opening a pipe or a device for writing could change something, so it is recognised before.
    open(path)?;
    ordinary(path, shut_to_writers(&mut unwaiting()).open(path))
}

/// Adds reading and writing to the options, without other writers where the system can do that.
pub fn shut_to_writers(options: &mut OpenOptions) -> &mut OpenOptions {
    #[cfg(windows)]
    std::os::windows::fs::OpenOptionsExt::share_mode(options, SHARED_TO_READ);
    options.read(true).write(true)
}

/// Opens a file for reading unless another program writes to it.
///
/// # Errors
///
/// As [`open`]; [`is_held_by_another`].
#[cfg(windows)]
pub fn open_without_writers(path: &Path) -> io::Result<File> {
    use std::os::windows::fs::OpenOptionsExt;
    unwaiting().read(true).share_mode(SHARED_TO_READ).open(path)
}

/// Others may read the file, but neither write to it nor remove it: `FILE_SHARE_READ`.
#[cfg(windows)]
const SHARED_TO_READ: u32 = 1;

/// Whether a file could not be opened because another program has it open.
pub fn is_held_by_another(error: &io::Error) -> bool {
    /// `ERROR_SHARING_VIOLATION`
    const SHARING_VIOLATION: i32 = 32;
    cfg!(windows) && error.raw_os_error() == Some(SHARING_VIOLATION)
}

/// How often an act is tried on a file that other programs read for a moment.
pub const TRIES: u32 = 200;

/// Waits a few milliseconds before the next try.
pub fn wait_a_moment() {
    // Nothing is ever sent.
    let (_sender, nothing) = mpsc::channel::<()>();
    let _ = nothing.recv_timeout(Duration::from_millis(5));
}

/// Whether a file could not be replaced because another program has it open; Windows reports that in two ways.
pub fn is_in_use(error: &io::Error) -> bool {
    is_held_by_another(error) || cfg!(windows) && error.kind() == io::ErrorKind::PermissionDenied
}

/// The bytes of an ordinary file of at most `longest` bytes.
///
/// # Errors
///
/// As [`open`]; [`io::ErrorKind::FileTooLarge`].
pub fn read(path: &Path, longest: u64) -> io::Result<Vec<u8>> {
    read_from(&open(path)?, longest)
}

/// The rest of an open file, at most `longest` bytes.
///
/// # Errors
///
/// [`io::ErrorKind::FileTooLarge`], and errors of reading.
pub fn read_from(file: &File, longest: u64) -> io::Result<Vec<u8>> {
    let length = file.metadata()?.len();
    if length > longest {
        return Err(io::ErrorKind::FileTooLarge.into());
    }
    let mut bytes = Vec::with_capacity(usize::try_from(length).unwrap_or(0));
    // It may grow meanwhile.
    file.take(longest).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// The text of an ordinary file, at most [`LONGEST_TEXT`].
///
/// # Errors
///
/// As [`read`]; [`io::ErrorKind::InvalidData`] where it is not UTF-8.
pub fn read_text(path: &Path) -> io::Result<String> {
    String::from_utf8(read(path, LONGEST_TEXT)?).map_err(|error| io::Error::new(io::ErrorKind::InvalidData, error))
}

/// The opened file, if it is an ordinary one. For a folder Windows reports only that access is denied.
fn ordinary(path: &Path, opened: io::Result<File>) -> io::Result<File> {
    let is_file = match &opened {
        Ok(file) => file.metadata()?.is_file(),
        Err(_) => !path.is_dir(),
    };
    if is_file {
        opened
    } else {
        Err(io::Error::new(io::ErrorKind::InvalidInput, "it is a folder, a pipe or a device"))
    }
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
