//! `annabella export`: a recorded game in another form.

use std::path::Path;

use crate::commands::output::print;
use crate::commands::show::read_told;
use crate::options::error::CommandError;
use crate::storage::journal::replay;
use crate::storage::pgn_export;
use crate::storage::whole_file::{self, is_same_file, not_written};
use crate::wording::{RecordTrouble, Trouble, Wording};

/// Writes a recorded game as a PGN.
///
/// # Errors
///
/// Where the record cannot be read or the file cannot be written.
pub fn export(path: &Path, output: Option<&Path>, wording: &Wording) -> Result<(), CommandError> {
    let records = read_told(path, wording)?.records;
    let game = replay(&records).map_err(|_| CommandError::not_a_journal(path))?;
    let text = pgn_export::pgn(&game, records.first().map_or(0, |record| record.wall_ms));
    match output {
        None => print(&text),
        Some(output) if is_same_file(output, path) => {
            Err(CommandError::usage(Trouble::Record(RecordTrouble::IsTheRecord { path: output.display().to_string() })))
        }
        Some(output) => whole_file::create(output, text.as_bytes())
            .map_err(|error| CommandError::failure(not_written(output, &error))),
    }
}
