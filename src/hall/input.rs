//! What comes from the hall's server to those who read it.

use serde_json::Value;

use crate::hall::address::BoardAddress;
use crate::wording::HallTrouble;

/// Something from the server, in the order in which it was sent.
#[derive(Clone, Debug, PartialEq)]
pub enum HallInput {
    /// The next line of the record of that game, which the server has for that many milliseconds. Each line comes once;
    /// the first line of another record begins another game at that board.
    Line { board: BoardAddress, record: String, line: String, age_ms: u64 },
    /// The state as the board has sent it, that many milliseconds ago.
    State { board: BoardAddress, state: Value, age_ms: u64 },
    /// Something came of that board that is no line of a record.
    Unreadable { board: BoardAddress, age_ms: u64 },
    /// Whether the server has nothing of that board any longer.
    Gone { board: BoardAddress, is_gone: bool },
    /// The arbiter who is on the way to the board, said that many milliseconds ago; `None` for nobody.
    Way { board: BoardAddress, arbiter: Option<String>, age_ms: u64 },
    /// Everything that the server has was read.
    Whole,
    /// Nothing comes any more, until what follows.
    Lost(HallTrouble),
}
