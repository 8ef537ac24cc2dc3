//! What a seat and the program that hosts the game send each other: lines of JSON, one object each.
//!
//! A seat begins with its hello. The answer is a welcome, the whole record in the lines that stand on disk, and
//! `stand`, which says up to where they go. From then on come the new lines of the record, each time with a `stand`
//! behind those that were written together, and what came of an input for the seat: sentences that are `said` there, a
//! part of a line that is its `own`, that its line is `taken`, the `presence` of others, whether the record is `saved`.
//! Either end closes the connection by closing it; the host says why in an `end` before. Lines of the record begin with
//! `{"v":`, all others with `{"kind":`.
//!
//! ```text
//! seat  {"kind":"hello","version":2,"role":"black","lang":"de"}
//! host  {"kind":"welcome","version":2,"at_ms":61250,"role":"black","actor":"black"}
//! host  {"v":2,"seq":0,"at_ms":0,"wall":1795449600000,"by":"program","kind":"record_opened",...,"h":"..."}
//! host  {"kind":"stand","seq":1,"at_ms":61250}
//! host  {"kind":"ping","id":1,"at_ms":61500,"delay_ms":0}
//! seat  {"kind":"pong","id":1}
//! seat  {"kind":"request","id":1,"say":"Sf6"}
//! host  {"kind":"said","said":[{"to":{"player":"black"},...,"text":"White begins.",...}]}
//! host  {"kind":"taken","id":1,"refused":true}
//! ```

use serde::{Deserialize, Serialize};

pub use crate::json_line::to_line;
use crate::session::table::Output;
use crate::session::table::presence::Welcome;
use crate::session::table::role::SeatRole;

/// The version of this protocol. Two that differ do not talk.
pub const VERSION: u32 = 2;

/// A message of a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum FromSeat {
    /// The first line.
    Hello {
        version: u32,
        role: SeatRole,
        /// The language in which it types and is answered.
        lang: String,
        /// The PIN of the game, for the arbiter's seat.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        pin: Option<String>,
        /// Whether somebody can answer a question there: without it everything is taken as meant.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        asks: bool,
        /// The token that the welcome gave: who shows it has the seat before anybody else who asks for it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        token: Option<String>,
    },
    /// What somebody typed: a line, in the words of the seat's language or in English; or the answer to what is asked
    /// there.
    Request {
        /// Any number; the answer carries it.
        id: u64,
        say: String,
        /// When the key was read, by the clock of the game as the seat knows it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        at_ms: Option<u64>,
        /// Another language than before, from this request on.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        lang: Option<String>,
        /// Whether the clock is pressed with the announcement.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        press: bool,
        /// The number of the line of the record that comes next, as the seat knows it. If it is given, an empty line is
        /// carried out only if nobody else has done anything since, and since this seat has.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seq: Option<u64>,
    },
    /// The answer to a ping, at once.
    Pong { id: u64 },
    /// The seat is left in order; the connection ends.
    Leave,
}

/// A message of the host, beside the lines of the record.
#[derive(Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum FromHost {
    /// The seat is taken, or the game goes on in another record: the whole record follows.
    Welcome {
        version: u32,
        at_ms: u64,
        /// The name of the socket at which this game is offered, on the computer of the host.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        socket: Option<String>,
        #[serde(flatten)]
        welcome: Welcome,
    },
    /// Everything before line `seq` of the record was sent; what came since the last `stand` was written together.
    Stand { seq: u64, at_ms: u64 },
    /// To be answered at once. `delay_ms` is half of the least of the last round trips.
    Ping { id: u64, at_ms: u64, delay_ms: u64 },
    /// What came of an input at the table, for this seat.
    #[serde(untagged)]
    Output(Output),
}

/// Whether a line from the host is a line of the record.
pub fn is_of_the_record(line: &str) -> bool {
    line.starts_with("{\"v\":")
}
