//! Tournament reports (TRF16, TRF26 and the extensions of pairing programs) line by line: the players, ten columns a
//! round, and what a result counts for.

use shakmaty::Color;

use crate::game::laws::result::{GameResult, Points, Reason};

/// Where the rounds begin in a player's line, and how many columns each has.
const ROUNDS: usize = 91;
const COLUMNS: usize = 10;
/// Where a player's name ends; behind it everything stands in fixed columns.
const NAME_ENDS: usize = 47;

/// What a report says.
pub struct TrfReport {
    pub players: Vec<PlayerLine>,
    pub scores: Scores,
}

/// A player's line.
pub struct PlayerLine {
    pub text: Vec<char>,
    pub number: u32,
    pub name: String,
}

/// One player's game of a round.
pub struct RoundResult {
    /// `None` where there is no game: a bye, or nobody is paired yet.
    pub opponent: Option<u32>,
    pub color: Option<Color>,
    pub result: char,
}

/// What a win and a draw count for, in tenths of a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Scores {
    pub win: u32,
    pub draw: u32,
}

/// The number, from 1, of a line that is no player's line though it begins like one; 1 where there is none at all.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAReport {
    pub line: usize,
}

impl TrfReport {
    /// Reads a report. Lines end as any program ends them: CR, LF, or both.
    ///
    /// # Errors
    ///
    /// [`NotAReport`] with the first line that does not fit.
    pub fn read(text: &str) -> Result<TrfReport, NotAReport> {
        let text = text.trim_start_matches('\u{feff}').replace("\r\n", "\n");
        let mut report = TrfReport { players: Vec::new(), scores: Scores { win: 10, draw: 5 } };
        for (at, line) in text.split(['\r', '\n']).enumerate() {
            match line.get(..3) {
                Some("001") => {
                    let player = PlayerLine::read(line).filter(|player| !report.has(player.number));
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

    fn has(&self, number: u32) -> bool {
        self.players.iter().any(|known| known.number == number)
    }
}

/// `W 3.0    D 1.0`: each letter with what follows it.
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
    /// Takes what is said of wins and draws; with White and with Black they count the same here.
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

    /// What a sign in a player's line counts for.
    pub fn of(self, result: char) -> u32 {
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
        let name = columns(14, NAME_ENDS);
        let is_name = !name.is_empty() && !name.chars().any(char::is_control);
        Some(PlayerLine { number: columns(3, 8).parse().ok()?, name: is_name.then_some(name)?, text })
    }

    /// How many rounds the line tells of.
    pub fn rounds(&self) -> u32 {
        u32::try_from(self.text.len().saturating_sub(ROUNDS).div_ceil(COLUMNS)).unwrap_or(0)
    }

    /// What the line says of a round, from 1.
    pub fn entry(&self, round: u32) -> Option<RoundResult> {
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

    /// Tenths of a point before that round.
    pub fn score_before(&self, round: u32, scores: Scores) -> u32 {
        (1..round).filter_map(|earlier| self.entry(earlier)).map(|entry| scores.of(entry.result)).sum()
    }

    /// The line with that result of a round in it, and the end of line that the form asks for.
    pub fn with_result(&self, round: u32, sign: char) -> String {
        let mut text = self.text.clone();
        let at = column_of(round) + 7;
        text.resize(text.len().max(at + 1), ' ');
        text[at] = sign;
        text.into_iter().chain("\r\n".chars()).collect()
    }
}

/// Whether what stands behind the name stands in its columns: points, and in every round a number, a colour, a sign.
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

/// The same where a program has counted bytes: every letter beyond ASCII left the columns behind the name one short.
fn padded_by_letters(text: &[char]) -> Option<Vec<char>> {
    let mut padded = text.to_vec();
    let short: usize = text.iter().map(|letter| letter.len_utf8() - 1).sum();
    let missing = NAME_ENDS.checked_sub(short)?;
    (short > 0 && missing <= padded.len()).then(|| {
        padded.splice(missing..missing, std::iter::repeat_n(' ', short));
        padded
    })
}

/// The same where a program has put a blank before a title of three letters, which moved all behind it.
fn with_title_in_place(text: &[char]) -> Option<Vec<char>> {
    let title = text.get(10..15)?;
    let is_moved = title[0] == ' ' && title[4] == ' ' && title[1..4].iter().all(char::is_ascii_uppercase);
    is_moved.then(|| [&text[..10], &text[11..]].concat())
}

/// Where a round, from 1, begins in a player's line.
fn column_of(round: u32) -> usize {
    ROUNDS + COLUMNS * usize::try_from(round.saturating_sub(1)).unwrap_or(0)
}

/// The sign of a result in a player's line; `+` and `-` where the game was not played.
pub fn sign(result: &GameResult, color: Color) -> char {
    match (result.points.get(color), result.reason) {
        (Points::One, Reason::Forfeit) => '+',
        (Points::Zero, Reason::Forfeit) => '-',
        (Points::One, _) => '1',
        (Points::Half, _) => '=',
        (Points::Zero, _) => '0',
    }
}
