//! `annabella verify` and `annabella repair`: whether a record is what was written, and what is sound in one that is not.

use std::path::Path;

use crate::commands::output::print;
use crate::options::error::{CommandError, EXIT_FAILURE, EXIT_OK, EXIT_USAGE};
use crate::storage::journal::{self, LeftOut, Standing, trouble};
use crate::wording::{RecordStanding, RepairedRecord, Wording};

/// Says whether a record is whole, open, cut or edited, and where; gives the exit code: 0 whole, 1 edited or cut, 2 open.
/// Where `words` are given, they must be those of the record, now or when the game had ended.
///
/// # Errors
///
/// Where the file cannot be read or is no record.
pub fn verify(path: &Path, words: Option<&str>, wording: &Wording) -> Result<u8, CommandError> {
    let verified = journal::verify(path).map_err(|error| CommandError::failure(trouble(&error)))?;
    let (standing, mut code) = match verified.standing {
        Standing::Whole => (RecordStanding::Whole, EXIT_OK),
        Standing::Open => (RecordStanding::Open, EXIT_USAGE),
        Standing::Cut { line } => (RecordStanding::Cut { line }, EXIT_FAILURE),
        Standing::Edited { line } => (RecordStanding::Edited { line }, EXIT_FAILURE),
        Standing::LaterVersion { line, version } => (RecordStanding::LaterVersion { line, version }, EXIT_FAILURE),
    };
    let shown = path.display().to_string();
    let mut lines = vec![wording.record_standing(&shown, verified.lines, standing)];
    if verified.old_lines > 0 {
        lines.push(wording.record_of_first_version(verified.old_lines));
    }
    for (line, mark) in &verified.marks {
        lines.push(wording.record_words_at(*line, &mark.words().join(" ")));
    }
    if let Some(words) = words {
        let asked: Vec<String> = words.split_whitespace().map(str::to_lowercase).collect();
        let found = verified.marks.iter().find(|(_, mark)| mark.words().iter().eq(asked.iter()));
        lines.push(wording.record_words_found(found.map(|(line, _)| *line)));
        if found.is_none() {
            code = EXIT_FAILURE;
        }
    }
    print(&lines.into_iter().map(|line| line + "\n").collect::<String>())?;
    Ok(code)
}

/// Writes what is sound in a damaged record into a new file beside it, and says what was left out.
///
/// # Errors
///
/// Where nothing is sound, or the new file cannot be written.
pub fn repair(path: &Path, wording: &Wording) -> Result<(), CommandError> {
    let repaired = journal::repair(path).map_err(|error| CommandError::failure(trouble(&error)))?;
    let left_out = match repaired.left_out {
        LeftOut::Nothing => RepairedRecord::NothingLeftOut,
        LeftOut::TornEnd => RepairedRecord::WithoutTornEnd,
        LeftOut::From { line, lines } => RepairedRecord::WithoutLines { line, lines },
    };
    print(&(wording.record_repaired(&repaired.to.display().to_string(), repaired.lines, left_out) + "\n"))
}
