//! The line of a player (`001`): what stands in its columns, and what is written into them.

use shakmaty::Color;

use super::columns::{LineColumns, points_text, put, tenths};
use crate::game::people::Registration;

/// The column at which the rounds begin in a player's line, and the number of columns of each.
const ROUNDS: usize = 91;
const COLUMNS: usize = 10;
/// The columns at which a player's name begins and ends; everything after it is in fixed columns.
const NAME_BEGINS: usize = 14;
const NAME_ENDS: usize = 47;

/// A player's line.
pub(super) struct PlayerLine {
    pub text: Vec<char>,
    pub number: u32,
    pub name: String,
    pub registration: Registration,
}

/// One player's game of a round.
pub(super) struct RoundResult {
    /// `None` where there is no game: a bye, or a player not paired yet.
    pub opponent: Option<u32>,
    pub color: Option<Color>,
    pub result: char,
}

impl RoundResult {
    /// The sign for which points can be assigned.
    pub fn kind(&self) -> char {
        match self.result.to_ascii_uppercase() {
            '1' => 'W',
            '=' => 'D',
            '0' => 'L',
            // Nobody was there to be paired.
            ' ' if self.opponent.is_none() => 'Z',
            sign => sign,
        }
    }
}

/// The changes in a player's line.
#[derive(Clone, Debug, Default)]
pub(super) struct LineChange {
    pub signs: Vec<(u32, char)>,
    pub points: Option<u32>,
    pub rank: Option<u32>,
}

impl PlayerLine {
    /// Reads a line; `None` where it is not one of a player.
    pub fn read(line: &str) -> Option<PlayerLine> {
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
    pub fn rounds(&self) -> u32 {
        u32::try_from(self.text.len().saturating_sub(ROUNDS).div_ceil(COLUMNS)).unwrap_or(0)
    }

    /// The game of a round, from 1.
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

    /// The points that stand in the line, in tenths.
    pub fn points(&self) -> Option<u32> {
        tenths(LineColumns(self.text.clone()).text(80, 84).as_str())
    }

    /// The place that stands in the line.
    pub fn rank(&self) -> Option<u32> {
        LineColumns(self.text.clone()).number(85, 89)
    }

    /// The line as it stands in the list, with what a change writes into it.
    pub fn changed(&self, line: &str, change: &LineChange) -> String {
        let mut text: Vec<char> = line.chars().collect();
        // Where columns were put right to read the line, they stay in it where they were.
        let length = line.trim_end().chars().count();
        let shifted = |column: usize| (column + length).saturating_sub(self.text.len());
        for (round, sign) in &change.signs {
            put(&mut text, shifted(column_of(*round) + 8), &sign.to_string());
        }
        if let Some(points) = change.points {
            put(&mut text, shifted(84), &format!("{:>4}", points_text(points)));
        }
        if let Some(rank) = change.rank {
            put(&mut text, shifted(89), &format!("{rank:>4}"));
        }
        text.into_iter().collect()
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

/// A name as it fits into the columns of a list.
pub(super) fn in_columns(name: &str) -> String {
    name.chars().take(NAME_ENDS - NAME_BEGINS).collect::<String>().trim().to_owned()
}
