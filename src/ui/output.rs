//! The standard output, unbuffered: what is written together reaches the terminal together.

use std::io::{self, Write};

/// Writes each piece in one call of the system. The library's own output parts what follows the last line break from what
/// stands before it, and a screen reader then hears two events.
#[derive(Clone, Copy, Debug, Default)]
pub struct Output;

impl Write for Output {
    #[cfg(unix)]
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        Ok(rustix::io::write(io::stdout(), bytes)?)
    }

    // A console there is written in another encoding, which the library sees to.
    #[cfg(not(unix))]
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        io::stdout().write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        io::stdout().flush()
    }
}
