//! What the subcommands print and read.

use std::fs;
use std::io::{self, IsTerminal, Read, Write};
use std::path::Path;

use crate::options::error::CommandError;
use crate::wording::Trouble;

/// The text of a file, or of standard input for `-`.
///
/// # Errors
///
/// Where it cannot be read.
pub fn read_text(path: &Path) -> Result<String, Trouble> {
    let mut text = String::new();
    let read = if path == Path::new("-") {
        io::stdin().read_to_string(&mut text).map(|_| text)
    } else {
        fs::read_to_string(path)
    };
    read.map_err(|source| Trouble::FileNotOpened { path: path.display().to_string(), why: source.to_string() })
}

/// Whether somebody sits at a terminal.
pub fn is_at_a_terminal() -> bool {
    io::stdin().is_terminal() && io::stdout().is_terminal()
}

/// Prints text that somebody else has made.
///
/// # Errors
///
/// Never: where nobody reads it there is nobody to be told.
pub fn print_bytes(text: &[u8]) -> Result<(), CommandError> {
    print(&String::from_utf8_lossy(text));
    Ok(())
}

/// Prints to standard output; where nobody reads any more there is nothing left to do.
pub fn print(text: &str) {
    let _ = io::stdout().lock().write_all(text.as_bytes());
}
