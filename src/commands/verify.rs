//! `annabella verify` and `annabella repair`: whether a record is what was written, and what is sound in one that is
//! not.

use std::path::{Path, PathBuf};

use clap::Args;

use crate::commands::output::print;
use crate::game::Game;
use crate::options::error::{CommandError, EXIT_FAILURE, EXIT_OK, EXIT_USAGE};
use crate::storage::input_file;
use crate::storage::journal::{self, opening, replay, trouble};
use crate::storage::secrets::{self, Signed};
use crate::wording::{Integrity, SignatureFound, SigningTrouble, Trouble, Wording};

// Which record is checked, and against what.
#[derive(Args, Clone, Debug)]
pub struct Verify {
    /// A file, the name of a player or a number of the list. By default the newest game.
    #[arg(value_name = "GAME")]
    pub file: Option<PathBuf>,
    /// The eight words that stand on the scoresheets.
    #[arg(long, value_name = "WORDS")]
    pub words: Option<String>,
    /// The public key with which it must be signed.
    #[arg(long, value_name = "FILE")]
    pub key: Option<PathBuf>,
    /// The language of the words.
    #[arg(long)]
    pub lang: Option<String>,
}

/// Prints whether a record is whole, open, cut or edited, and where; returns the exit code: 0 whole, 1 edited or cut,
/// 2 open. If `words` are given, they must be those of the record now or at an earlier end of the game, and nothing
/// that follows may change the result. If a public key is given, the record must be signed with it. A signature beside
/// the record is always checked.
///
/// # Errors
///
/// If the file cannot be read or is not a record.
pub fn verify(path: &Path, words: Option<&str>, key: Option<&Path>, wording: &Wording) -> Result<u8, CommandError> {
    let verified = journal::verify(path).map_err(|error| CommandError::failure(trouble(&error)))?;
    let mut code = match verified.standing {
        Integrity::Whole => EXIT_OK,
        Integrity::Open | Integrity::ClosedEarly => EXIT_USAGE,
        Integrity::Cut { .. } | Integrity::Edited { .. } | Integrity::UnknownVersion { .. } => EXIT_FAILURE,
    };
    let shown = path.display().to_string();
    let mut lines = vec![wording.record_standing(&shown, verified.lines, verified.standing)];
    lines.extend(wording.lines_not_understood(verified.not_understood));
    for (line, mark) in &verified.marks {
        lines.push(wording.record_words_at(*line, &mark.words().join(" ")));
    }
    if let Some(words) = words {
        let asked: Vec<String> = words.split_whitespace().map(str::to_lowercase).collect();
        let found = verified.marks.iter().find(|(_, mark)| mark.words().iter().eq(asked.iter()));
        let found = found.map(|(line, _)| *line);
        lines.push(wording.record_words_found(found));
        let change = found.and_then(|line| result_changed_after(path, line));
        if let (Some(line), Some((before, now))) = (found, &change) {
            lines.push(wording.record_changed_after_words(verified.lines - line, before, now));
        }
        if found.is_none() || change.is_some() {
            code = EXIT_FAILURE;
        }
    }
    let asked = key.map(name_of_key).transpose()?;
    let found = match (secrets::signed(path, asked.as_deref()), asked) {
        (Signed::Not, None) => None,
        (Signed::Not, Some(_)) => Some(SignatureFound::None),
        (Signed::Unchecked { number }, None) => Some(SignatureFound::Unchecked { number }),
        (Signed::Unchecked { number }, Some(_)) => Some(SignatureFound::ByAnother { key: number }),
        (Signed::Wrong, _) => Some(SignatureFound::Wrong),
        (Signed::By(key), None) => Some(SignatureFound::By { key }),
        (Signed::By(key), Some(asked)) if key == asked => Some(SignatureFound::ByTheOneAsked { key }),
        (Signed::By(key), Some(_)) => Some(SignatureFound::ByAnother { key }),
    };
    if let Some(found) = found {
        let is_right = matches!(found, SignatureFound::By { .. } | SignatureFound::ByTheOneAsked { .. });
        code = if is_right { code } else { EXIT_FAILURE };
        lines.push(wording.signature_found(&found));
    }
    print(&lines.into_iter().map(|line| line + "\n").collect::<String>())?;
    Ok(code)
}

/// The score of the game after that number of lines and the score at the end, if the game was over then and the two
/// differ, or their reasons or the moves do.
fn result_changed_after(path: &Path, lines: usize) -> Option<(String, String)> {
    let records = journal::read(path).ok()?.records;
    let (before, now) = (replay(records.get(..lines)?).ok()?, replay(&records).ok()?);
    let moves = |game: &Game| game.line().iter().map(|made| made.half_move).collect::<Vec<_>>();
    let score = |game: &Game| game.result().map_or_else(|| "*".to_owned(), |result| result.score());
    let is_changed = before.result() != now.result() || moves(&before) != moves(&now);
    (before.result().is_some() && is_changed).then(|| (score(&before), score(&now)))
}

/// The name of the public key in that file.
fn name_of_key(path: &Path) -> Result<String, CommandError> {
    let text = input_file::read_text(path).map_err(|source| CommandError::failure(opening(path, &source)))?;
    let not_a_key = || Trouble::Signing(SigningTrouble::NotAKey { path: path.display().to_string() });
    secrets::name_of(&text).ok_or_else(|| CommandError::usage(not_a_key()))
}

/// Writes what is sound in a damaged record into a new file beside it, and says what was left out.
///
/// # Errors
///
/// If nothing is sound, or the new file cannot be written.
pub fn repair(path: &Path, wording: &Wording) -> Result<(), CommandError> {
    let repaired = journal::repair(path).map_err(|error| CommandError::failure(trouble(&error)))?;
    let repair = wording.record_repaired(&repaired.to.display().to_string(), repaired.lines, repaired.left_out);
    let lines = [repair].into_iter().chain(wording.lines_not_understood(repaired.not_understood));
    print(&lines.map(|line| line + "\n").collect::<String>())
}
