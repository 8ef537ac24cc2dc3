//! `annabella export`: a recorded game in another form.

use std::path::Path;

use crate::commands::output::print;
use crate::options::error::CommandError;
use crate::storage::atomic_file::write_whole;
use crate::storage::journal::{self, replay, trouble};
use crate::storage::pgn_export;
use crate::wording::Trouble;

/// Writes a recorded game as a PGN.
///
/// # Errors
///
/// Where the record cannot be read or the file cannot be written.
pub fn export(path: &Path, output: Option<&Path>) -> Result<(), CommandError> {
    let records = journal::read(path).map_err(|error| CommandError::failure(trouble(&error)))?.records;
    let game = replay(&records).map_err(|_| CommandError::not_a_journal(path))?;
    let text = pgn_export::pgn(&game, records.first().map_or(0, |record| record.wall_ms));
    match output {
        None => print(&text),
        Some(output) => write_whole(output, &text).map_err(|error| {
            CommandError::failure(Trouble::FileNotWritten {
                path: output.display().to_string(),
                why: error.to_string(),
            })
        })?,
    }
    Ok(())
}
