//! Where a board stands in the hall: its event, its round, its number, as subjects of the server.

use serde::{Deserialize, Serialize};

/// The stream of all records, and its subjects.
pub const RECORDS: (&str, &str) = ("HALL", "hall.*.*.*.record");
/// The stream of all states, and its subjects.
pub const STATES: (&str, &str) = ("HALL_STATE", "hall.*.*.*.state");

/// The place of a board, each part as it stands in subjects.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
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

    /// Reads the address in a subject.
    pub fn of_subject(subject: &str) -> Option<BoardAddress> {
        let mut parts = subject.split('.').map(str::to_owned);
        let is_ours = parts.next()? == "hall";
        let address = BoardAddress { event: parts.next()?, round: parts.next()?, board: parts.next()? };
        let ends = matches!(parts.next()?.as_str(), "record" | "state") && parts.next().is_none();
        (is_ours && ends).then_some(address)
    }

    fn subject(&self, what: &str) -> String {
        format!("hall.{}.{}.{}.{what}", self.event, self.round, self.board)
    }
}

/// A text as one part of a subject: letters and digits in lower case, with hyphens between the words.
pub fn token(text: &str) -> String {
    let words: Vec<String> =
        text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).map(str::to_lowercase).collect();
    if words.is_empty() { "unnamed".to_owned() } else { words.join("-") }
}
