//! `annabella event`: checks the rules of an event and says what they mean, or writes a file to begin with.

use std::path::Path;

use crate::cli::Play;
use crate::commands::output::print;
use crate::options::error::CommandError;
use crate::options::terms::terms;
use crate::storage::event_rules::{EventRules, TEMPLATE};
use crate::storage::pairings::with_pairings;
use crate::storage::whole_file::{self, not_written};
use crate::wording::Wording;

/// Checks the rules and prints what they mean, a sentence a line.
///
/// # Errors
///
/// The first thing that is wrong with them.
pub fn explain(path: &Path, wording: &Wording) -> Result<(), CommandError> {
    let rules = EventRules::read(path).and_then(with_pairings).map_err(CommandError::usage)?;
    let mut agreed = terms(&Play::default(), wording).map_err(CommandError::usage)?;
    rules.agree(&mut agreed);
    let mut told = wording.terms_explained(&agreed);
    if !rules.pairings.is_empty() {
        told.push(wording.pairings_explained(rules.pairings.len()));
    }
    print(&told.into_iter().map(|sentence| sentence + "\n").collect::<String>())
}

/// Writes a file in which every key is explained.
///
/// # Errors
///
/// Where something is there already, or nothing can be written.
pub fn write_new(path: &Path, wording: &Wording) -> Result<(), CommandError> {
    whole_file::create(path, TEMPLATE.as_bytes()).map_err(|error| CommandError::failure(not_written(path, &error)))?;
    print(&(wording.event_written(&path.display().to_string()) + "\n"))
}
