//! The result of a game of a series, written back where its pairing came from.

use std::path::{Path, PathBuf};

use crate::commands::output::print;
use crate::game::Game;
use crate::options::error::CommandError;
use crate::storage::event_rules::{EventRules, Pairing};
use crate::storage::exports::trf;
use crate::storage::journal::{self, replay};
use crate::storage::pairings::{lines_with_result, result_file};
use crate::storage::whole_file::{not_written, replace};
use crate::wording::Wording;

/// Writes the result of a game of a series beside its event, in the lines of its players.
///
/// # Errors
///
/// Where the rules or the list cannot be read any more, or nothing can be written.
pub fn write_result(record: &Path, wording: &Wording) -> Result<(), CommandError> {
    let Some((opened_ms, game)) = last_of(record) else { return Ok(()) };
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
    let text = listed.unwrap_or_else(|| trf(&game, opened_ms));
    let path = result_file(&event, round, board);
    match replace(&path, text.as_bytes()) {
        Ok(()) => print(&(wording.result_written(&path.display().to_string()) + "\n")),
        Err(error) => Err(CommandError::failure(not_written(&path, &error))),
    }
}

/// The game of that record, or the one that was played in its place in the end; when its record was opened.
fn last_of(record: &Path) -> Option<(u64, Game)> {
    let opened = journal::read(record).ok()?;
    let game = replay(&opened.records).ok()?;
    match game.replaced_by().and_then(|link| link.record.as_ref()) {
        // A record names only one that was made after it.
        Some(next) if Path::new(next) != record.file_name()? => last_of(&record.with_file_name(next)),
        Some(_) | None => Some((opened.records.first()?.wall_ms, game)),
    }
}
