//! The pairings of a round as pairing programs export them (TRF16 and TRF26: one line `001` a player, ten columns a
//! round), and the result of a game written back into the lines of its players.

use std::cmp::Reverse;
use std::path::{Path, PathBuf};

use shakmaty::{ByColor, Color};

use super::event_rules::{EventRules, Pairing};
use super::input_file;
use super::journal::opening;
use super::trf_lines::{NotAReport, PlayerLine, RoundResult, TrfReport, sign};
use crate::game::laws::result::GameResult;
use crate::wording::{EventFault, Trouble};

/// The longest list of pairings that is read, in bytes: a hundred times a large open tournament.
const LONGEST: u64 = 8 << 20;

/// The same rules with the pairings of the list that they name.
///
/// # Errors
///
/// Where the list cannot be read, or a line of it is none.
pub fn with_pairings(mut rules: EventRules) -> Result<EventRules, Trouble> {
    if let Some(path) = &rules.pairing_file {
        rules.pairings.extend(pairings(&read(path)?));
    }
    Ok(rules)
}

/// The two lines of the players of that game with its result, each ended as the form asks; `None` where the list has
/// them not.
///
/// # Errors
///
/// As [`with_pairings`].
pub fn lines_with_result(path: &Path, pairing: &Pairing, result: &GameResult) -> Result<Option<String>, Trouble> {
    let report = read(path)?;
    let mut written = String::new();
    for color in Color::ALL {
        let Some(line) = report.players.iter().find(|line| line.name == *pairing.names.get(color)) else {
            return Ok(None);
        };
        written.push_str(&line.with_result(pairing.round, sign(result, color)));
    }
    Ok(Some(written))
}

/// The file in which the result of a board stands, beside the list or the rules.
pub fn result_file(beside: &Path, round: u32, board: u32) -> PathBuf {
    let stem = beside.file_stem().unwrap_or_default().to_string_lossy();
    beside.with_file_name(format!("{stem}-round{round}-board{board}.trf"))
}

fn read(path: &Path) -> Result<TrfReport, Trouble> {
    let bytes = input_file::read(path, LONGEST).map_err(|source| opening(path, &source))?;
    // Older programs write Latin-1.
    let text =
        String::from_utf8(bytes).unwrap_or_else(|error| error.as_bytes().iter().copied().map(char::from).collect());
    TrfReport::read(&text).map_err(|NotAReport { line }| Trouble::EventFile {
        path: path.display().to_string(),
        line,
        fault: EventFault::NotAPairingLine,
    })
}

/// The pairings of a list, for its text.
///
/// # Errors
///
/// The first line, from 1, that is none.
pub fn pairings_of(text: &str) -> Result<Vec<Pairing>, usize> {
    TrfReport::read(text).map(|report| pairings(&report)).map_err(|NotAReport { line }| line)
}

/// Every game of every round. The boards of a round are in the order of the rules for pairings (C.04.2): by the score
/// of the player with more points, by both scores, by the better number.
fn pairings(report: &TrfReport) -> Vec<Pairing> {
    let lines = &report.players;
    let rounds = lines.iter().map(PlayerLine::rounds).max().unwrap_or(0);
    let mut found = Vec::new();
    for round in 1..=rounds {
        let mut games = Vec::new();
        for white in lines {
            let is_game =
                |entry: &RoundResult| entry.color == Some(Color::White) && entry.opponent != Some(white.number);
            let Some(entry) = white.entry(round).filter(is_game) else { continue };
            let Some(black) = lines.iter().find(|line| Some(line.number) == entry.opponent) else { continue };
            let scores = [white, black].map(|line| line.score_before(round, report.scores));
            let order = (Reverse((scores[0].max(scores[1]), scores[0] + scores[1])), white.number.min(black.number));
            games.push((order, ByColor { white: white.name.clone(), black: black.name.clone() }));
        }
        games.sort_by_key(|(order, _)| *order);
        let boards = games.into_iter().zip(1u32..);
        found.extend(boards.map(|((_, names), board)| Pairing { round, board, names }));
    }
    found
}
