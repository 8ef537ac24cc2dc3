//! The token that a seat keeps in case it is broken off: who shows it again has the seat. The file is locked as long as
//! its program runs, so that only one that comes after it finds it.

use std::fs::{self, File};
use std::io::{Read, Seek, Write};
use std::path::{Path, PathBuf};

use super::socket::{name_of, own_folder};
use crate::session::table::role::SeatRole;
use crate::storage::journal::private;

/// The most bytes of a token.
const LONGEST: u64 = 100;

/// The token of a seat on this computer.
pub struct TokenFile {
    path: PathBuf,
    file: File,
}

/// The terminal of this program, or the number of its session: what is started there later finds the seat, and nobody
/// at another terminal. The session is 0 in a container that was entered from outside.
#[cfg(unix)]
fn terminal() -> String {
    // SAFETY: it takes a number and returns a number.
    super::socket::terminal_of("self").unwrap_or_else(|| unsafe { libc::getsid(0) }.to_string())
}

/// The number of the console's window.
#[cfg(windows)]
fn terminal() -> String {
    // SAFETY: it takes nothing, and returns a handle that is only a number here.
    let window = unsafe { windows_sys::Win32::System::Console::GetConsoleWindow() };
    (window as usize).to_string()
}

impl TokenFile {
    /// The file of that seat; `None` while another program has it, or if it cannot be kept.
    pub fn of(record: &Path, role: SeatRole) -> Option<TokenFile> {
        let file = format!("{}.{}.{}.token", name_of(record), role.name(), terminal());
        let path = own_folder().ok()?.join(file);
        let mut options = private();
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::custom_flags(
            &mut options,
            rustix::fs::OFlags::NOFOLLOW.bits().cast_signed(),
        );
        let file = options.read(true).write(true).create(true).truncate(false).open(&path).ok()?;
        file.try_lock().ok()?;
        Some(TokenFile { path, file })
    }

    /// The token and its game.
    pub fn read(&mut self) -> Option<String> {
        let mut token = String::new();
        (&self.file).take(LONGEST).read_to_string(&mut token).ok()?;
        (!token.is_empty()).then_some(token)
    }

    /// Keeps another one. Without it the seat is only found again by a program that still runs.
    pub fn write(&mut self, token: &str) {
        let _ = self.file.rewind();
        let _ = self.file.set_len(0);
        let _ = self.file.write_all(token.as_bytes());
    }

    /// The seat is left.
    pub fn remove(self) {
        let _ = fs::remove_file(&self.path);
    }
}
