//! What the subcommands print and read.

use std::io::{self, ErrorKind, Read, Write};
use std::path::Path;

use crate::notation::encoding::Encoding;
use crate::options::error::CommandError;
use crate::storage::input_file;
use crate::storage::journal::opening;
use crate::wording::{RecordTrouble, Trouble, visible};

/// The text of a file, or of standard input for `-`, in any encoding in which editors save one.
///
/// # Errors
///
/// Where it cannot be read, or is no text.
pub fn read_text(path: &Path) -> Result<String, Trouble> {
    let read = if path == Path::new("-") {
        // Standard input may be a pipe without an end.
        let mut bytes = Vec::new();
        io::stdin().take(input_file::LONGEST_TEXT).read_to_end(&mut bytes).map(|_| bytes)
    } else {
        input_file::read(path, input_file::LONGEST_TEXT)
    };
    let text = read.map(|bytes| Encoding::of(&bytes).decoded(&bytes));
    let text = text.and_then(|text| if text.contains('\0') { Err(ErrorKind::InvalidData.into()) } else { Ok(text) });
    text.map_err(|source| opening(path, &source))
}

/// Prints to standard output and flushes it.
///
/// # Errors
///
/// Where it cannot be written. A closed pipe is not an error.
pub fn print(text: &str) -> Result<(), CommandError> {
    print_bytes(visible(text).as_bytes())
}

/// Prints a sentence to standard error.
pub fn note(sentence: &str) {
    // If nobody reads standard error, the exit code remains.
    let _ = writeln!(io::stderr(), "{}", visible(sentence));
}

/// Standard output in which control characters and invisible characters are marked.
pub struct VisibleOutput;

impl Write for VisibleOutput {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        io::stdout().lock().write_all(visible(&String::from_utf8_lossy(bytes)).as_bytes())?;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        io::stdout().lock().flush()
    }
}

/// Prints text unchanged.
///
/// # Errors
///
/// As [`print`].
pub fn print_bytes(text: &[u8]) -> Result<(), CommandError> {
    let mut out = io::stdout().lock();
    out.write_all(text).and_then(|()| out.flush()).or_else(|error| not_printed(&error))
}

/// The failure for an output that cannot be written.
///
/// # Errors
///
/// The failure. A closed pipe is not an error.
pub fn not_printed(error: &io::Error) -> Result<(), CommandError> {
    match error.kind() == ErrorKind::BrokenPipe {
        true => Ok(()),
        false => Err(CommandError::failure(Trouble::Record(RecordTrouble::NotPrinted { why: error.to_string() }))),
    }
}
