//! The result of a game of a series, written back where its pairing came from.

use std::path::{Path, PathBuf};

use crate::commands::output::print;
use crate::options::error::CommandError;
use crate::storage::event_rules::{EventRules, Pairing};
use crate::storage::journal::{self, replay};
use crate::storage::pairings::{lines_with_result, result_file};
use crate::storage::trf_export::trf;
use crate::storage::whole_file::{not_written, replace};
use crate::wording::Wording;

/// Writes the result of a game of a series beside its event, in the lines of its players.
///
/// # Errors
///
/// Where the rules or the list cannot be read any more, or nothing can be written.
pub fn write_result(record: &Path, wording: &Wording) -> Result<(), CommandError> {
    let Ok(opened) = journal::read(record) else { return Ok(()) };
    let Ok(game) = replay(&opened.records) else { return Ok(()) };
    let number = |tag: &str| {
        let found = game.terms().tags.iter().find(|(name, _)| name == tag);
        found.and_then(|(_, value)| value.parse::<u32>().ok())
    };
    let event = game.terms().event_file.clone().map(PathBuf::from);
    let (Some(event), Some(round), Some(board)) = (event, number("Round"), number("Board")) else { return Ok(()) };
    let Some(result) = game.result() else { return Ok(()) };
    let rules = EventRules::read(&event).map_err(CommandError::failure)?;
    let names = game.terms().players.as_ref().map(|player| player.name.clone());
    let pairing = Pairing { round, board, names };
    let listed = match &rules.pairing_file {
        Some(list) => lines_with_result(list, &pairing, &result).map_err(CommandError::failure)?,
        None => None,
    };
    let opened_ms = opened.records.first().map_or(0, |record| record.wall_ms);
    let text = listed.unwrap_or_else(|| trf(&game, opened_ms));
    let path = result_file(&event, round, board);
    match replace(&path, text.as_bytes()) {
        Ok(()) => print(&(wording.result_written(&path.display().to_string()) + "\n")),
        Err(error) => Err(CommandError::failure(not_written(&path, &error))),
    }
}
