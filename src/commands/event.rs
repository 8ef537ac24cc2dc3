//! `annabella event`: checks the rules of an event and says what they mean, or writes a file to begin with.

use std::path::{Path, PathBuf};

use clap::Args;

use crate::commands::output::print;
use crate::options::error::CommandError;
use crate::options::event_file::{EventRules, template, terms_at_a_terminal};
use crate::options::terms::TermsPatch;
use crate::storage::whole_file::{self, not_written};
use crate::wording::{Trouble, Wording};

// The file of an event's rules.
#[derive(Args, Debug)]
pub struct EventFile {
    /// The file of the rules, in TOML.
    pub file: PathBuf,
    /// Writes a new file instead, in which everything is explained.
    #[arg(long)]
    pub new: bool,
    /// The language of the words.
    #[arg(long)]
    pub lang: Option<String>,
}

/// Checks the rules and prints what they mean, a sentence a line.
///
/// # Errors
///
/// The first fault in them.
pub fn explain(path: &Path, wording: &Wording) -> Result<(), CommandError> {
    let rules = EventRules::read(path).map_err(|trouble| {
        let is_missing = matches!(trouble, Trouble::FileMissing { .. });
        if is_missing { CommandError::failure(trouble) } else { CommandError::usage(trouble) }
    })?;
    let agreed = terms_at_a_terminal(&TermsPatch::default(), Some(&rules), wording).map_err(CommandError::usage)?;
    let mut sentences = wording.terms_explained(&agreed);
    if rules.pairing_file.is_some() || !rules.pairings.is_empty() {
        let places: Vec<(u32, u32)> = rules.pairings.iter().map(|pairing| (pairing.round, pairing.board)).collect();
        sentences.extend(wording.pairings_explained(&places));
    }
    print(&sentences.into_iter().map(|sentence| sentence + "\n").collect::<String>())
}

/// Writes a file in which every key is explained.
///
/// # Errors
///
/// If the file exists already, or cannot be written.
pub fn write_new(path: &Path, wording: &Wording) -> Result<(), CommandError> {
    whole_file::create(path, template().as_bytes())
        .map_err(|error| CommandError::failure(not_written(path, &error)))?;
    print(&(wording.event_written(&path.display().to_string()) + "\n"))
}
