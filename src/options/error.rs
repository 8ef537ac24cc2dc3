//! Why a command cannot be carried out, and the exit code that says so.

use std::path::Path;

use crate::wording::Trouble;

/// Everything was done.
pub const EXIT_OK: u8 = 0;
/// Something stood in the way; it was said.
pub const EXIT_FAILURE: u8 = 1;
/// What was asked for cannot be read; it was said.
pub const EXIT_USAGE: u8 = 2;

/// What stops a command: what is said, and the exit code.
pub struct CommandError {
    pub trouble: Trouble,
    pub code: u8,
}

impl CommandError {
    /// Something stood in the way.
    pub fn failure(trouble: Trouble) -> CommandError {
        CommandError { trouble, code: EXIT_FAILURE }
    }

    /// The file is no record of a game.
    pub fn not_a_journal(path: &Path) -> CommandError {
        CommandError::failure(Trouble::NotAJournal { path: path.display().to_string() })
    }

    /// What was asked for cannot be read.
    pub fn usage(trouble: Trouble) -> CommandError {
        CommandError { trouble, code: EXIT_USAGE }
    }
}

/// A value that an option does not know, with those it knows.
pub fn invalid_value(option: &str, text: &str, known: &str) -> Trouble {
    Trouble::WrongValue { option: option.to_owned(), text: text.to_owned(), known: known.to_owned() }
}
