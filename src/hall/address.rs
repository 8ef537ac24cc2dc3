//! Where a board stands in the hall: its event, its round, its number, as subjects of the server.

use std::cmp::Ordering;

use serde::{Deserialize, Serialize};

use crate::wording::visible;

/// The stream of all records, and its subjects.
pub const RECORDS: (&str, &str) = ("HALL", "hall.*.*.*.record");
/// The stream of all states, and its subjects.
pub const STATES: (&str, &str) = ("HALL_STATE", "hall.*.*.*.state");
/// The stream of what the arbiters say to each other, and its subjects.
pub const WAYS: (&str, &str) = ("HALL_WAY", "hall.*.*.*.way");

/// The subjects of what the arbiter notes from the table of the hall. It is kept nowhere: only the board hears it.
pub const NOTES: &str = "hall.*.*.*.note";

/// The place of a board, each part as it stands in subjects. Places are in the order of people: 9 before 10.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct BoardAddress {
    pub event: String,
    pub round: String,
    pub board: String,
}

impl BoardAddress {
    /// The address of a board by the names that people use.
    pub fn new(event: &str, round: &str, board: &str) -> BoardAddress {
        BoardAddress { event: token(event), round: token(round), board: token(board) }
    }

    /// Where the lines of its record go.
    pub fn records(&self) -> String {
        self.subject("record")
    }

    /// Where its state goes.
    pub fn state(&self) -> String {
        self.subject("state")
    }

    /// Reads the address in a subject; `None` where no board of ours writes it so.
    pub fn of_subject(subject: &str) -> Option<BoardAddress> {
        let ["hall", event, round, board, "record" | "state" | "way"] = subject.split('.').collect::<Vec<_>>()[..]
        else {
            return None;
        };
        let is_written_so = |part: &str| !part.is_empty() && !part.contains('\n') && visible(part) == part;
        let [event, round, board] = [event, round, board].map(|part| is_written_so(part).then(|| part.to_owned()));
        Some(BoardAddress { event: event?, round: round?, board: board? })
    }

    /// Where the arbiters say who is on the way there. No board may write it.
    pub fn way(&self) -> String {
        self.subject("way")
    }

    /// Where the board hears what the arbiter notes. No board may write it.
    pub fn note(&self) -> String {
        self.subject("note")
    }

    fn parts(&self) -> [&str; 3] {
        [&self.event, &self.round, &self.board]
    }

    fn subject(&self, what: &str) -> String {
        format!("hall.{}.{}.{}.{what}", self.event, self.round, self.board)
    }
}

impl Ord for BoardAddress {
    fn cmp(&self, other: &BoardAddress) -> Ordering {
        let (own, others) = (self.parts(), other.parts());
        let by_number = own.into_iter().zip(others).map(|(a, b)| in_order(a, b)).find(|order| order.is_ne());
        by_number.unwrap_or_else(|| own.cmp(&others))
    }
}

impl PartialOrd for BoardAddress {
    fn partial_cmp(&self, other: &BoardAddress) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

/// The order of two texts in which digits are numbers.
fn in_order(a: &str, b: &str) -> Ordering {
    let (mut a, mut b) = (runs(a), runs(b));
    loop {
        match (a.next(), b.next()) {
            (None, None) => return Ordering::Equal,
            (own, other) => {
                let number = |run: Option<&str>| run.and_then(|run| run.parse::<u64>().ok());
                let order = match (number(own), number(other)) {
                    (Some(own), Some(other)) => own.cmp(&other),
                    // Nothing comes before a number, a number before letters.
                    (Some(_), None) if other.is_some() => Ordering::Less,
                    (None, Some(_)) if own.is_some() => Ordering::Greater,
                    (Some(_) | None, Some(_) | None) => own.cmp(&other),
                };
                if order.is_ne() {
                    return order;
                }
            }
        }
    }
}

/// The parts of a text that are digits, and those between them.
fn runs(text: &str) -> impl Iterator<Item = &str> {
    let mut rest = text;
    std::iter::from_fn(move || {
        let is_digit = rest.chars().next()?.is_ascii_digit();
        let end = rest.find(|c: char| c.is_ascii_digit() != is_digit).unwrap_or(rest.len());
        let (run, after) = rest.split_at(end);
        rest = after;
        Some(run)
    })
}

/// A text as one part of a subject: letters and digits in lower case, with hyphens between the words.
pub fn token(text: &str) -> String {
    let words: Vec<String> =
        text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).map(str::to_lowercase).collect();
    if words.is_empty() { "unnamed".to_owned() } else { words.join("-") }
}
