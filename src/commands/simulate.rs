//! `annabella simulate`: a script of a game with time that jumps, and its transcript.

use std::path::Path;

use crate::commands::output::{print, read_text};
use crate::options::error::CommandError;
use crate::rehearsal::script::Script;
use crate::rehearsal::{self, Transcript};
use crate::wording::{Trouble, Wording};

/// Runs a script and prints its transcript.
///
/// # Errors
///
/// Where the script cannot be read.
pub fn simulate(path: &Path, json: bool, wording: Wording) -> Result<(), CommandError> {
    let text = read_text(path).map_err(CommandError::failure)?;
    let folder = path.parent().unwrap_or(Path::new(""));
    let script = Script::read_in(folder, &text).map_err(|line| {
        CommandError::usage(Trouble::ScriptLine { line: line.number, text: line.text, why: line.why })
    })?;
    let transcript = if json { Transcript::Json } else { Transcript::Text };
    let (text, _) = rehearsal::rehearse(&script, wording, transcript);
    print(&text)
}
