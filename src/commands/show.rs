//! `annabella show`: how a recorded game stands, or everything that its record holds.

use std::path::Path;

use crate::commands::output::print;
use crate::game::clock::moment::Moment;
use crate::game::people::Actor;
use crate::game::{Game, Stage};
use crate::options::error::{CommandError, invalid_value};
use crate::rehearsal::end_of;
use crate::storage::journal::{self, replay, trouble};
use crate::wording::{Question, Whose, Wording};

/// Shows how a recorded game stands, after `ply` half-moves if that is asked.
///
/// # Errors
///
/// Where the record cannot be read.
pub fn show(path: &Path, ply: Option<usize>, json: bool, wording: &Wording) -> Result<(), CommandError> {
    let records = journal::read(path).map_err(|error| CommandError::failure(trouble(&error)))?.records;
    let last = records.last().map_or(Moment::START, |record| record.at);
    let mut game = replay(&records).map_err(|_| CommandError::not_a_journal(path))?;
    if let Some(ply) = ply {
        let plies = game.line().len();
        if ply > plies {
            let known = format!("0 .. {plies}");
            return Err(CommandError::usage(invalid_value("ply", &ply.to_string(), &known)));
        }
        game = at_ply(&records, ply).unwrap_or(game);
    }
    if json {
        return print(&format!("{}\n", end_of(&game, last)));
    }
    let mut text = format!("{}\n", wording.status(&game));
    for question in [Question::Moves(None), Question::Clock(Whose::Both)] {
        text.extend(wording.answer(&game, last, Actor::Arbiter, &question).into_iter().map(|u| u.printed + "\n"));
    }
    for color in shakmaty::Color::ALL {
        text.push_str(&format!("{}\n", wording.board_of(color)));
        let board = wording.answer(&game, last, Actor::Arbiter, &Question::Board(color));
        text.extend(board.into_iter().map(|u| u.printed + "\n"));
    }
    print(&text)
}

/// Tells an arbiter everything that a record holds, in order.
///
/// # Errors
///
/// Where the record cannot be read.
pub fn report(path: &Path, wording: &Wording) -> Result<(), CommandError> {
    let records = journal::read(path).map_err(|error| CommandError::failure(trouble(&error)))?.records;
    let start = replay(records.get(..1).unwrap_or_default()).map_err(|_| CommandError::not_a_journal(path))?;
    let lines = wording.report(start, records.iter().map(|record| (record.at, record.by, &record.event)));
    print(&lines.into_iter().map(|line| line + "\n").collect::<String>())
}

/// The game as it stood when so many half-moves had been completed for the last time.
fn at_ply(records: &[journal::Record], ply: usize) -> Option<Game> {
    let mut found = None;
    for end in 1..=records.len() {
        let game = replay(&records[..end]).ok()?;
        if game.line().len() == ply && game.stage() != Stage::BeforePlay || ply == 0 && game.line().is_empty() {
            found = Some(game);
        }
    }
    found
}
