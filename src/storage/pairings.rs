//! The pairings of a round as pairing programs export them (TRF16 and TRF26: one line `001` a player, ten columns a
//! round), and the result of a game written back into the lines of its players.

use std::path::{Path, PathBuf};

use shakmaty::{ByColor, Color};

use super::event_rules::{EventRules, Pairing};
use super::input_file;
use super::journal::opening;
use crate::game::laws::result::{GameResult, Points, Reason};
use crate::wording::{EventFault, Trouble};

/// The longest list of pairings that is read, in bytes: a hundred times a large open tournament.
const LONGEST: u64 = 8 << 20;

/// Where the rounds begin in a player's line, and how many columns each has.
const ROUNDS: usize = 91;
const COLUMNS: usize = 10;

/// A player's line.
struct Line {
    text: Vec<char>,
    number: u32,
    name: String,
}

/// One player's game of a round.
struct Entry {
    opponent: u32,
    /// `None` where there is no game: a bye, or nobody is paired yet.
    color: Option<Color>,
    result: char,
}

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
    let lines = read(path)?;
    let mut written = String::new();
    for color in Color::ALL {
        let Some(line) = lines.iter().find(|line| line.name == *pairing.names.get(color)) else { return Ok(None) };
        let mut text = line.text.clone();
        let at = column_of(pairing.round) + 7;
        text.resize(text.len().max(at + 1), ' ');
        text[at] = sign(result, color);
        written.extend(text);
        written.push_str("\r\n");
    }
    Ok(Some(written))
}

/// The file in which the result of a board stands, beside the list or the rules.
pub fn result_file(beside: &Path, round: u32, board: u32) -> PathBuf {
    let stem = beside.file_stem().unwrap_or_default().to_string_lossy();
    beside.with_file_name(format!("{stem}-round{round}-board{board}.trf"))
}

fn read(path: &Path) -> Result<Vec<Line>, Trouble> {
    let shown = path.display().to_string();
    let bytes = input_file::read(path, LONGEST).map_err(|source| opening(path, &source))?;
    // Older programs write Latin-1.
    let text =
        String::from_utf8(bytes).unwrap_or_else(|error| error.as_bytes().iter().copied().map(char::from).collect());
    let mut lines = Vec::new();
    for (at, text) in
        text.trim_start_matches('\u{feff}').lines().enumerate().filter(|(_, text)| text.starts_with("001"))
    {
        let wrong = || Trouble::EventFile { path: shown.clone(), line: at + 1, fault: EventFault::NotAPairingLine };
        lines.push(Line::read(text).ok_or_else(wrong)?);
    }
    if lines.is_empty() {
        return Err(Trouble::EventFile { path: shown, line: 1, fault: EventFault::NotAPairingLine });
    }
    Ok(lines)
}

impl Line {
    fn read(text: &str) -> Option<Line> {
        let text: Vec<char> = text.trim_end().chars().collect();
        let columns = |from: usize, to: usize| -> String {
            text.get(from..to.min(text.len())).unwrap_or_default().iter().collect::<String>().trim().to_owned()
        };
        let name = columns(14, 47);
        let is_name = !name.is_empty() && !name.chars().any(char::is_control);
        Some(Line { number: columns(3, 8).parse().ok()?, name: is_name.then_some(name)?, text })
    }

    fn rounds(&self) -> u32 {
        u32::try_from(self.text.len().saturating_sub(ROUNDS).div_ceil(COLUMNS)).unwrap_or(0)
    }

    /// The game of a round, from 1.
    fn entry(&self, round: u32) -> Option<Entry> {
        let from = column_of(round);
        let opponent: String = self.text.get(from..(from + 4).min(self.text.len()))?.iter().collect();
        let color = match self.text.get(from + 5) {
            Some('w' | 'W') => Some(Color::White),
            Some('b' | 'B') => Some(Color::Black),
            Some(_) | None => None,
        };
        let result = self.text.get(from + 7).copied().unwrap_or(' ');
        Some(Entry { opponent: opponent.trim().parse().ok()?, color, result })
    }

    /// Half points before that round.
    fn score_before(&self, round: u32) -> u32 {
        (1..round).filter_map(|earlier| self.entry(earlier)).map(|entry| half_points(entry.result)).sum()
    }
}

/// Every game of every round. The boards of a round are in the order of the rules for pairings (C.04.2): by the score
/// of the player with more points, by both scores, by the better number.
fn pairings(lines: &[Line]) -> Vec<Pairing> {
    let rounds = lines.iter().map(Line::rounds).max().unwrap_or(0);
    let mut found = Vec::new();
    for round in 1..=rounds {
        let mut games = Vec::new();
        for white in lines {
            let Some(entry) = white.entry(round).filter(|entry| entry.color == Some(Color::White)) else { continue };
            let Some(black) = lines.iter().find(|line| line.number == entry.opponent) else { continue };
            let scores = [white.score_before(round), black.score_before(round)];
            let order =
                (std::cmp::Reverse((scores[0].max(scores[1]), scores[0] + scores[1])), white.number.min(black.number));
            games.push((order, ByColor { white: white.name.clone(), black: black.name.clone() }));
        }
        games.sort_by_key(|(order, _)| *order);
        let boards = games.into_iter().zip(1u32..);
        found.extend(boards.map(|((_, names), board)| Pairing { round, board, names }));
    }
    found
}

/// Where a round, from 1, begins in a player's line.
fn column_of(round: u32) -> usize {
    ROUNDS + COLUMNS * usize::try_from(round.saturating_sub(1)).unwrap_or(0)
}

fn half_points(result: char) -> u32 {
    match result.to_ascii_uppercase() {
        '1' | '+' | 'W' | 'F' | 'U' => 2,
        '=' | 'D' | 'H' => 1,
        _ => 0,
    }
}

/// The sign of a result in a player's line; `+` and `-` where the game was not played.
fn sign(result: &GameResult, color: Color) -> char {
    match (result.points.get(color), result.reason) {
        (Points::One, Reason::Forfeit) => '+',
        (Points::Zero, Reason::Forfeit) => '-',
        (Points::One, _) => '1',
        (Points::Half, _) => '=',
        (Points::Zero, _) => '0',
    }
}
