//! `annabella verify` and `annabella repair`: whether a record is what was written, and what is sound in one that is not.

use std::path::{Path, PathBuf};

use clap::Args;

use crate::commands::output::print;
use crate::options::error::{CommandError, EXIT_FAILURE, EXIT_OK, EXIT_USAGE};
use crate::storage::input_file;
use crate::storage::journal::{self, Integrity, LeftOut, opening, trouble};
use crate::storage::secrets::{self, Signed};
use crate::wording::{RecordStanding, RepairedRecord, SignatureFound, SigningTrouble, Trouble, Wording};

// Which record is checked, and against what.
#[derive(Args, Clone, Debug)]
pub struct Verify {
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
/// 2 open.
/// Where `words` are given, they must be those of the record, now or when the game had ended; where a public key is, the
/// record must be signed with it. A signature that lies beside it is always checked.
///
/// # Errors
///
/// Where the file cannot be read or is no record.
pub fn verify(path: &Path, words: Option<&str>, key: Option<&Path>, wording: &Wording) -> Result<u8, CommandError> {
    let verified = journal::verify(path).map_err(|error| CommandError::failure(trouble(&error)))?;
    let (standing, mut code) = match verified.standing {
        Integrity::Whole => (RecordStanding::Whole, EXIT_OK),
        Integrity::Open => (RecordStanding::Open, EXIT_USAGE),
        Integrity::Cut { line } => (RecordStanding::Cut { line }, EXIT_FAILURE),
        Integrity::Edited { line } => (RecordStanding::Edited { line }, EXIT_FAILURE),
        Integrity::UnknownVersion { line, version } => (RecordStanding::UnknownVersion { line, version }, EXIT_FAILURE),
    };
    let shown = path.display().to_string();
    let mut lines = vec![wording.record_standing(&shown, verified.lines, standing)];
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
