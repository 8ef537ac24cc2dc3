//! Why a command fails, and its exit code.

use std::path::Path;

use crate::wording::Trouble;

/// The command succeeded.
pub const EXIT_OK: u8 = 0;
/// The command failed, with a sentence why.
pub const EXIT_FAILURE: u8 = 1;
/// The arguments or a file are wrong, with a sentence why.
pub const EXIT_USAGE: u8 = 2;

/// The failure of a command: its sentence and the exit code.
pub struct CommandError {
    pub trouble: Trouble,
    pub code: u8,
}

impl CommandError {
    /// A failure with [`EXIT_FAILURE`].
    pub fn failure(trouble: Trouble) -> CommandError {
        CommandError { trouble, code: EXIT_FAILURE }
    }

    /// The file is not the record of a game.
    pub fn not_a_journal(path: &Path) -> CommandError {
        CommandError::failure(Trouble::no_record(path))
    }

    /// A failure with [`EXIT_USAGE`].
    pub fn usage(trouble: Trouble) -> CommandError {
        CommandError { trouble, code: EXIT_USAGE }
    }
}
