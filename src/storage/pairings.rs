//! The pairings of a round as pairing programs export them (TRF16, TRF26 and their extensions: one line `001` a player,
//! ten columns a round), and the result of a game written into the lines of its players.

use std::cmp::Reverse;
use std::collections::{HashMap, HashSet};
use std::path::{Path, PathBuf};

use shakmaty::{ByColor, Color};

use super::input_file;
use super::journal::opening;
use crate::game::laws::result::{GameResult, Points, Reason};
use crate::game::people::Registration;
use crate::wording::{EventFault, Trouble};

/// The longest list of pairings read, in bytes: a hundred times a large open tournament.
const LONGEST: u64 = 8 << 20;

/// Who plays whom at which board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pairing {
    pub round: u32,
    pub board: u32,
    pub names: ByColor<String>,
    /// Titles, ratings, federations and numbers, as far as the list has them.
    pub registrations: ByColor<Registration>,
}

/// The pairings of a list.
///
/// # Errors
///
/// Where the list cannot be read, with the line that is wrong.
pub fn pairings_in(path: &Path) -> Result<Vec<Pairing>, Trouble> {
    Ok(pairings(&read(path)?))
}

/// The lines of the two players with the result of their game, ended with CR LF; `None` where they are not in the list.
///
/// # Errors
///
/// As [`pairings_in`].
pub fn lines_with_result(path: &Path, pairing: &Pairing, result: &GameResult) -> Result<Option<String>, Trouble> {
    let report = read(path)?;
    let mut written = String::new();
    for color in Color::ALL {
        let Some(line) = report.players.iter().find(|line| line.name == pairing.names[color]) else {
            return Ok(None);
        };
        written.push_str(&line.with_result(pairing.round, sign(result, color)));
    }
    Ok(Some(written))
}

/// A game that was played, by which its pairing is found.
#[derive(Clone, Debug, PartialEq)]
pub struct PlayedGame {
    pub round: u32,
    pub names: ByColor<String>,
    pub result: GameResult,
}

/// The pairing list with results in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListWithResults {
    pub text: Vec<u8>,
    /// Which of the games are not paired in the list.
    pub unpaired: Vec<usize>,
}

/// The list with the results of those games; everything else of it stays byte for byte.
///
/// # Errors
///
/// The number, from 1, of the first line that is not a pairing line.
pub fn list_with_results(list: &[u8], games: &[PlayedGame]) -> Result<ListWithResults, usize> {
    let (text, encoding) = decoded(list.to_vec());
    let report = TrfReport::read(&text).map_err(|NotAReport { line }| line)?;
    let mut signs: HashMap<u32, Vec<(u32, char)>> = HashMap::new();
    let mut unpaired = Vec::new();
    for (at, game) in games.iter().enumerate() {
        match report.paired(game.round, &game.names) {
            Some(lines) => Color::ALL.into_iter().for_each(|color| {
                signs.entry(lines[color].number).or_default().push((game.round, sign(&game.result, color)));
            }),
            None => unpaired.push(at),
        }
    }
    let mut written = String::with_capacity(text.len());
    for line in text.split_inclusive(['\r', '\n']) {
        let content = line.trim_end_matches(['\r', '\n']);
        let player =
            PlayerLine::read(content).filter(|_| content.trim_start_matches(BYTE_ORDER_MARK).starts_with("001"));
        match player.and_then(|player| Some((signs.get(&player.number)?, player))) {
            Some((signs, player)) => {
                written.push_str(&player.with_signs(content, signs));
                written.push_str(&line[content.len()..]);
            }
            None => written.push_str(line),
        }
    }
    Ok(ListWithResults { text: encoding.encoded(&written), unpaired })
}

/// How a list is encoded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Encoding {
    Utf8,
    /// Older programs write this.
    Latin1,
}

fn decoded(bytes: Vec<u8>) -> (String, Encoding) {
    match String::from_utf8(bytes) {
        Ok(text) => (text, Encoding::Utf8),
        Err(error) => (error.as_bytes().iter().copied().map(char::from).collect(), Encoding::Latin1),
    }
}

impl Encoding {
    fn encoded(self, text: &str) -> Vec<u8> {
        match self {
            Encoding::Utf8 => text.as_bytes().to_vec(),
            // Every character of such a list was one byte.
            Encoding::Latin1 => text.chars().filter_map(|letter| u8::try_from(letter).ok()).collect(),
        }
    }
}

/// The file for the result of a board, beside the list or the rules.
pub fn result_file(beside: &Path, round: u32, board: u32) -> PathBuf {
    let stem = beside.file_stem().unwrap_or_default().to_string_lossy();
    beside.with_file_name(format!("{stem}-round{round}-board{board}.trf"))
}

/// Whether the text is the result of that game: a report with its two players and nobody else.
pub fn is_result_of(text: &[u8], pairing: &Pairing) -> bool {
    let report = str::from_utf8(text).ok().and_then(|text| TrfReport::read(text).ok());
    report.is_some_and(|report| {
        let found = report.players.into_iter().map(|line| line.name);
        found.eq(Color::ALL.map(|color| in_columns(&pairing.names[color])))
    })
}

/// A name as it fits into the columns of a list.
fn in_columns(name: &str) -> String {
    name.chars().take(NAME_ENDS - NAME_BEGINS).collect::<String>().trim().to_owned()
}

fn read(path: &Path) -> Result<TrfReport, Trouble> {
    let bytes = input_file::read(path, LONGEST).map_err(|source| opening(path, &source))?;
    TrfReport::read(&decoded(bytes).0).map_err(|NotAReport { line }| Trouble::EventFile {
        path: path.display().to_string(),
        line,
        fault: EventFault::NotAPairingLine,
    })
}

/// The pairings in the text of a list.
///
/// # Errors
///
/// The number, from 1, of the first line that is not a pairing line.
pub fn pairings_of(text: &str) -> Result<Vec<Pairing>, usize> {
    TrfReport::read(text).map(|report| pairings(&report)).map_err(|NotAReport { line }| line)
}

/// Every game of every round. The boards of a round are in the order of the rules for pairings (C.04.2): by the score
/// of the player with more points, by both scores, by the better number.
fn pairings(report: &TrfReport) -> Vec<Pairing> {
    let lines = &report.players;
    let by_number: HashMap<u32, usize> = lines.iter().enumerate().map(|(at, line)| (line.number, at)).collect();
    let mut scores = vec![0; lines.len()];
    // The players whose lines reach to the round: the work grows with the length of the list only.
    let mut in_round: Vec<usize> = (0..lines.len()).collect();
    let mut found = Vec::new();
    for round in 1.. {
        in_round.retain(|at| lines[*at].rounds() >= round);
        if in_round.is_empty() {
            break;
        }
        let mut games = Vec::new();
        let mut won = Vec::new();
        for at in &in_round {
            let white = &lines[*at];
            let Some(entry) = white.entry(round) else { continue };
            won.push((*at, report.scores.of(entry.result)));
            let is_game = entry.color == Some(Color::White) && entry.opponent != Some(white.number);
            let Some(opponent) = entry.opponent.filter(|_| is_game) else { continue };
            let Some(black) = by_number.get(&opponent) else { continue };
            let (own, other, black) = (scores[*at], scores[*black], &lines[*black]);
            let order = (Reverse((u32::max(own, other), own + other)), white.number.min(black.number));
            games.push((order, ByColor { white, black }));
        }
        won.into_iter().for_each(|(at, points)| scores[at] += points);
        games.sort_by_key(|(order, _)| *order);
        let boards = games.into_iter().zip(1u32..);
        found.extend(boards.map(|((_, players), board)| Pairing {
            round,
            board,
            names: players.map(|player| player.name.clone()),
            registrations: players.map(|player| player.registration.clone()),
        }));
    }
    found
}

/// Where the rounds begin in a player's line, and the number of columns of each.
const ROUNDS: usize = 91;
const COLUMNS: usize = 10;
/// Where a player's name begins and ends; everything after it is in fixed columns.
const NAME_BEGINS: usize = 14;
const NAME_ENDS: usize = 47;
/// What editors on Windows put in front.
const BYTE_ORDER_MARK: char = '\u{feff}';

/// A tournament report (TRF16, TRF26 and the extensions of pairing programs).
struct TrfReport {
    players: Vec<PlayerLine>,
    scores: Scores,
}

/// A player's line.
struct PlayerLine {
    text: Vec<char>,
    number: u32,
    name: String,
    registration: Registration,
}

/// One player's game of a round.
struct RoundResult {
    /// `None` where there is no game: a bye, or a player not paired yet.
    opponent: Option<u32>,
    color: Option<Color>,
    result: char,
}

/// Points for a win and a draw, in tenths of a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Scores {
    win: u32,
    draw: u32,
}

/// The number, from 1, of a line that begins like a player's line but is not one; 1 where there is no player at all.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct NotAReport {
    line: usize,
}

impl TrfReport {
    /// Reads a report. Lines end with CR, LF, or both.
    ///
    /// # Errors
    ///
    /// [`NotAReport`] with the first wrong line.
    fn read(text: &str) -> Result<TrfReport, NotAReport> {
        let text = text.trim_start_matches(BYTE_ORDER_MARK).replace("\r\n", "\n");
        let mut report = TrfReport { players: Vec::new(), scores: Scores { win: 10, draw: 5 } };
        let mut numbers = HashSet::new();
        for (at, line) in text.split(['\r', '\n']).enumerate() {
            match line.get(..3) {
                Some("001") => {
                    let player = PlayerLine::read(line).filter(|player| numbers.insert(player.number));
                    report.players.push(player.ok_or(NotAReport { line: at + 1 })?);
                }
                Some("XXS") => {
                    report.scores.extend(line[3..].split_whitespace().filter_map(|part| part.split_once('=')))
                }
                // TRF26: a letter and four columns of points, every nine columns.
                Some("162") => report.scores.extend(letters_and_points(&line[3..])),
                Some("BBW") => report.scores.extend([("W", line[3..].trim())]),
                Some("BBD") => report.scores.extend([("D", line[3..].trim())]),
                Some(_) | None => {}
            }
        }
        if report.players.is_empty() { Err(NotAReport { line: 1 }) } else { Ok(report) }
    }
}

impl TrfReport {
    /// The lines of the two players of a game of that round.
    fn paired(&self, round: u32, names: &ByColor<String>) -> Option<ByColor<&PlayerLine>> {
        let named = |color: Color| {
            let name = in_columns(&names[color]);
            self.players.iter().filter(move |line| line.name == name)
        };
        let plays = |line: &PlayerLine, color: Color, opponent: &PlayerLine| {
            let entry = line.entry(round);
            entry.is_some_and(|entry| entry.color == Some(color) && entry.opponent == Some(opponent.number))
        };
        named(Color::White).find_map(|white| {
            let black = named(Color::Black)
                .find(|black| plays(white, Color::White, black) && plays(black, Color::Black, white))?;
            Some(ByColor { white, black })
        })
    }
}

/// `W 3.0    D 1.0`: each letter with its points.
fn letters_and_points(text: &str) -> impl Iterator<Item = (&str, &str)> {
    let mut words = text.split_whitespace();
    std::iter::from_fn(move || {
        let letter = words.next()?;
        // Points without a blank before them: `W10.0`.
        match letter.split_at_checked(1) {
            Some((letter, points)) if !points.is_empty() => Some((letter, points)),
            Some(_) | None => Some((letter, words.next()?)),
        }
    })
}

impl Scores {
    /// Takes the points for wins and draws, which are the same for both colours.
    fn extend<'t>(&mut self, said: impl IntoIterator<Item = (&'t str, &'t str)>) {
        for (code, points) in said {
            let Some(tenths) = tenths(points) else { continue };
            match code {
                "W" | "WW" => self.win = tenths,
                "D" | "WD" => self.draw = tenths,
                _ => {}
            }
        }
    }

    /// The points for a sign in a player's line.
    fn of(self, result: char) -> u32 {
        match result.to_ascii_uppercase() {
            '1' | '+' | 'W' | 'F' | 'U' => self.win,
            '=' | 'D' | 'H' => self.draw,
            _ => 0,
        }
    }
}

/// `3`, `1.5`, `.5` in tenths.
fn tenths(points: &str) -> Option<u32> {
    let (whole, rest) = points.split_once('.').unwrap_or((points, ""));
    let whole: u32 = if whole.is_empty() { 0 } else { whole.parse().ok()? };
    let rest: u32 = if rest.is_empty() { 0 } else { rest.get(..1)?.parse().ok()? };
    whole.checked_mul(10)?.checked_add(rest)
}

impl PlayerLine {
    fn read(line: &str) -> Option<PlayerLine> {
        let text: Vec<char> = line.trim_end().chars().collect();
        let otherwise =
            || [padded_by_letters(&text), with_title_in_place(&text)].into_iter().flatten().find(|t| fits(t));
        let text = if fits(&text) { text.clone() } else { otherwise()? };
        let columns = |from: usize, to: usize| -> String {
            text.get(from..to.min(text.len())).unwrap_or_default().iter().collect::<String>().trim().to_owned()
        };
        let name = columns(NAME_BEGINS, NAME_ENDS);
        let is_name = !name.is_empty() && !name.chars().any(char::is_control);
        // What is not as it should be in these columns is no reason to refuse the pairings.
        let registration = Registration {
            title: columns(10, 13).parse().ok(),
            rating: columns(48, 52)
                .parse()
                .ok()
                .filter(|rating| *rating > 0 && *rating <= Registration::HIGHEST_RATING),
            federation: Some(columns(53, 56)).filter(|code| Registration::is_federation(code)),
            fide_id: columns(57, 68).parse().ok().filter(|id| *id > 0),
        };
        let number = columns(3, 8).parse().ok()?;
        Some(PlayerLine { number, name: is_name.then_some(name)?, registration, text })
    }

    /// The number of rounds in the line.
    fn rounds(&self) -> u32 {
        u32::try_from(self.text.len().saturating_sub(ROUNDS).div_ceil(COLUMNS)).unwrap_or(0)
    }

    /// The game of a round, from 1.
    fn entry(&self, round: u32) -> Option<RoundResult> {
        let from = column_of(round);
        let number: String = self.text.get(from..(from + 4).min(self.text.len()))?.iter().collect();
        let color = match self.text.get(from + 5) {
            Some('w' | 'W') => Some(Color::White),
            Some('b' | 'B') => Some(Color::Black),
            Some(_) | None => None,
        };
        let result = self.text.get(from + 7).copied().unwrap_or(' ');
        Some(RoundResult { opponent: number.trim().parse().ok().filter(|number| *number > 0), color, result })
    }

    /// The line as it stands in the list, with these signs of rounds in it.
    fn with_signs(&self, line: &str, signs: &[(u32, char)]) -> String {
        let mut text: Vec<char> = line.chars().collect();
        // Where columns were put right to read the line, they stay in it where they were.
        let missing = text.iter().collect::<String>().trim_end().chars().count() as i64 - self.text.len() as i64;
        for (round, sign) in signs {
            let Ok(at) = usize::try_from(column_of(*round) as i64 + 7 + missing) else { continue };
            text.resize(text.len().max(at + 1), ' ');
            text[at] = *sign;
        }
        text.into_iter().collect()
    }

    /// The line with that result of a round in it, ended with CR LF.
    fn with_result(&self, round: u32, sign: char) -> String {
        let mut text = self.text.clone();
        let at = column_of(round) + 7;
        text.resize(text.len().max(at + 1), ' ');
        text[at] = sign;
        text.into_iter().chain("\r\n".chars()).collect()
    }
}

/// Whether everything after the name is in its columns: points, and in every round a number, a colour, a sign.
fn fits(text: &[char]) -> bool {
    let at = |column: usize| text.get(column).copied().unwrap_or(' ');
    let points: String = (80..84).map(at).collect();
    let is_round = |from: usize| {
        (from..from + 4).all(|column| at(column) == ' ' || at(column).is_ascii_digit())
            && [4, 6, 8, 9].iter().all(|gap| at(from + gap) == ' ')
            && matches!(at(from + 5), 'w' | 'W' | 'b' | 'B' | '-' | ' ')
    };
    (points.trim().is_empty() || tenths(points.trim()).is_some())
        && at(84) == ' '
        && (ROUNDS..text.len()).step_by(COLUMNS).all(is_round)
}

/// Corrects the line of a program that counted bytes: each letter beyond ASCII moved the columns after the name by one.
fn padded_by_letters(text: &[char]) -> Option<Vec<char>> {
    let mut padded = text.to_vec();
    let short: usize = text.iter().map(|letter| letter.len_utf8() - 1).sum();
    let missing = NAME_ENDS.checked_sub(short)?;
    (short > 0 && missing <= padded.len()).then(|| {
        padded.splice(missing..missing, std::iter::repeat_n(' ', short));
        padded
    })
}

/// Corrects the line of a program that put a blank before a title of three letters, which moved everything after it.
fn with_title_in_place(text: &[char]) -> Option<Vec<char>> {
    let title = text.get(10..15)?;
    let is_moved = title[0] == ' ' && title[4] == ' ' && title[1..4].iter().all(char::is_ascii_uppercase);
    is_moved.then(|| [&text[..10], &text[11..]].concat())
}

/// The column in which a round, from 1, begins.
fn column_of(round: u32) -> usize {
    ROUNDS + COLUMNS * usize::try_from(round.saturating_sub(1)).unwrap_or(0)
}

/// The sign of a result in a player's line; `+` and `-` where the game was not played.
pub fn sign(result: &GameResult, color: Color) -> char {
    match (result.points[color], result.reason) {
        (Points::One, Reason::Forfeit) => '+',
        (Points::Zero, Reason::Forfeit) => '-',
        (Points::One, _) => '1',
        (Points::Half, _) => '=',
        (Points::Zero, _) => '0',
    }
}
