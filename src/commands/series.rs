//! The result of a game of a series, written back where its pairing came from.

use std::path::Path;

use crate::cli::Series;
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
pub fn write_result(series: &Series, record: &Path, wording: &Wording) -> Result<(), CommandError> {
    let (Some(event), Some((round, board))) = (series.rules_file(), series.paired()) else {
        return Ok(());
    };
    let Ok(opened) = journal::read(record) else { return Ok(()) };
    let Ok(game) = replay(&opened.records) else { return Ok(()) };
    let Some(result) = game.result() else { return Ok(()) };
    let rules = EventRules::read(event).map_err(CommandError::failure)?;
    let names = game.terms().players.as_ref().map(|player| player.name.clone());
    let pairing = Pairing { round, board, names };
    let listed = match &rules.pairing_file {
        Some(list) => lines_with_result(list, &pairing, &result).map_err(CommandError::failure)?,
        None => None,
    };
    let opened_ms = opened.records.first().map_or(0, |record| record.wall_ms);
    let text = listed.unwrap_or_else(|| trf(&game, opened_ms));
    let path = result_file(event, round, board);
    match replace(&path, text.as_bytes()) {
        Ok(()) => print(&(wording.result_written(&path.display().to_string()) + "\n")),
        Err(error) => Err(CommandError::failure(not_written(&path, &error))),
    }
}
