//! What the subcommands print and read.

#[cfg(unix)]
use std::io::Seek;
use std::io::{self, ErrorKind, Read, Write};
#[cfg(unix)]
use std::os::unix::process::CommandExt;
use std::path::Path;
#[cfg(unix)]
use std::process::Command;

use crate::notation::encoding::Encoding;
use crate::options::error::CommandError;
use crate::storage::input_file;
use crate::storage::journal::opening;
use crate::ui::terminal::rows;
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

/// Shows a page in the pager if it has more rows than the terminal, its headings bold; else prints it.
///
/// # Errors
///
/// As [`print`].
pub fn show_page(text: &str, is_heading: impl Fn(&str) -> bool, pager: Option<&str>) -> Result<(), CommandError> {
    let rows = rows().unwrap_or(usize::MAX);
    if let Some(pager) = pager.filter(|_| text.lines().count() >= rows) {
        let bold = |row: &str| if is_heading(row) { format!("\u{1b}[1m{row}\u{1b}[m\n") } else { format!("{row}\n") };
        // If there is no pager, the page is printed.
        let _ = become_pager(pager, &visible(text).lines().map(bold).collect::<String>());
    }
    print(text)
}

/// Becomes the pager with that text, and returns only if it cannot.
#[cfg(unix)]
fn become_pager(pager: &str, text: &str) -> io::Result<()> {
    let mut file = tempfile::tempfile()?;
    file.write_all(text.as_bytes())?;
    file.rewind()?;
    let mut words = pager.split_whitespace();
    let mut command = Command::new(words.next().unwrap_or_default());
    // What is bold is so in `less`, and the page stays in sight when it is left.
    Err(command.args(words).env("LESS", "RX").stdin(file).exec())
}

/// Elsewhere no pager is usual.
#[cfg(not(unix))]
fn become_pager(_: &str, _: &str) -> io::Result<()> {
    Ok(())
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
