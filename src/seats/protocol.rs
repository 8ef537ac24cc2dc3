//! What a seat and the program that hosts the game send each other: lines of JSON, one object each.
//!
//! A seat begins with its hello. The answer is a welcome, the whole record in the lines that stand on disk, and `stand`,
//! which says up to where they go. From then on come the new lines of the record, each time with a `stand` behind those
//! that were written together, and the answers to the requests of the seat. Lines of the record begin with `{"v":`, all
//! others with `{"kind":`. Either end closes the connection by closing it; the host says why in an `end` before.
//!
//! ```text
//! seat  {"kind":"hello","version":1,"role":"black","lang":"de"}
//! host  {"kind":"welcome","version":1,"role":"black","actor":"black","at_ms":61250}
//! host  {"v":2,"seq":0,"at_ms":0,"wall":1795449600000,"by":"program","kind":"record_opened",...,"h":"..."}
//! host  {"kind":"stand","seq":1,"at_ms":61250}
//! host  {"kind":"ping","id":1,"at_ms":61500,"delay_ms":0}
//! seat  {"kind":"pong","id":1}
//! seat  {"kind":"request","id":1,"say":"Sf6"}
//! host  {"kind":"refused","id":1,"sentences":[{"text":"White begins.",...}]}
//! ```

use serde::{Deserialize, Serialize};
use shakmaty::Color;
use strum::{EnumString, IntoStaticStr, VariantArray, VariantNames};

use crate::game::Game;
use crate::game::people::{Actor, Sight};
pub use crate::json_line::to_line;
use crate::wording::{Audience, Saved, SeatChange, SeatEnd, SecretKind, Utterance, ear_of};

/// The version of this protocol. Two that differ do not talk.
pub const VERSION: u32 = 1;

/// As whom somebody sits at a seat.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    Hash,
    Serialize,
    Deserialize,
    EnumString,
    IntoStaticStr,
    VariantArray,
    VariantNames,
)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum SeatRole {
    White,
    Black,
    /// The assistant of the only player who has one.
    Assistant,
    WhiteAssistant,
    BlackAssistant,
    Arbiter,
    /// Sees what the room hears, and does nothing.
    Watcher,
}

impl SeatRole {
    /// Who speaks from that seat. `None` if nobody does: for a watcher, for the assistant of a player who has none, and for
    /// an assistant without a colour where not exactly one player has one (D.2.10, D.2.11).
    pub fn actor(self, game: &Game) -> Option<Actor> {
        match self {
            SeatRole::White => Some(Actor::Player(Color::White)),
            SeatRole::Black => Some(Actor::Player(Color::Black)),
            SeatRole::Assistant => {
                let mut assisted = Color::ALL.into_iter().filter(|color| has_assistant(game, *color));
                let only = assisted.next().filter(|_| assisted.next().is_none());
                only.map(Actor::Assistant)
            }
            SeatRole::WhiteAssistant => has_assistant(game, Color::White).then_some(Actor::Assistant(Color::White)),
            SeatRole::BlackAssistant => has_assistant(game, Color::Black).then_some(Actor::Assistant(Color::Black)),
            SeatRole::Arbiter => Some(Actor::Arbiter),
            SeatRole::Watcher => None,
        }
    }

    /// For whom what happens is said at a seat: the room, and the person who sits there.
    pub fn listeners(self, game: &Game) -> Vec<Audience> {
        std::iter::once(Audience::Room).chain(self.actor(game).map(ear_of)).collect()
    }

    /// Whether only one may sit there.
    pub fn is_for_one(self) -> bool {
        matches!(self, SeatRole::White | SeatRole::Black | SeatRole::Arbiter)
    }

    /// The role after the players have exchanged colours (7.3).
    #[must_use]
    pub fn of_the_other_color(self) -> SeatRole {
        match self {
            SeatRole::White => SeatRole::Black,
            SeatRole::Black => SeatRole::White,
            SeatRole::WhiteAssistant => SeatRole::BlackAssistant,
            SeatRole::BlackAssistant => SeatRole::WhiteAssistant,
            SeatRole::Assistant | SeatRole::Arbiter | SeatRole::Watcher => self,
        }
    }

    /// The word by which it is chosen.
    pub fn name(self) -> &'static str {
        self.into()
    }
}

/// Whether a player has an assistant: one was agreed, or the player is blind and nothing else was.
fn has_assistant(game: &Game, color: Color) -> bool {
    let player = &game.terms().players[color];
    player.has_named_assistant() || player.sight == Sight::Blind && !player.duties().is_none()
}

/// What a seat sends.
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
    /// What somebody typed: a line, in the words of the seat's language or in English; or the answer to what is asked there.
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

/// What the host sends, beside the lines of the record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum FromHost {
    /// The seat is taken, or the game goes on in another record: the whole record follows.
    Welcome {
        version: u32,
        role: SeatRole,
        /// Who speaks from the seat, as records name it; nobody for a watcher.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        actor: Option<String>,
        at_ms: u64,
        /// The name of the socket at which this game is offered, on the computer of the host.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        socket: Option<String>,
        /// To be shown in the hello if the connection breaks.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        token: Option<String>,
    },
    /// Somebody sits there, and is asked; a welcome follows once the seat is free.
    Wait,
    /// Everything before line `seq` of the record was sent; what came since the last `stand` was written together.
    Stand { seq: u64, at_ms: u64 },
    /// Sentences for the seat alone before the lines of the record that follow; more of the answer follows.
    Said { id: u64, sentences: Vec<Utterance> },
    /// A part of the request that the seat does itself, after these sentences; more of the answer follows.
    Own {
        id: u64,
        say: String,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        sentences: Vec<Utterance>,
    },
    /// The request was carried out, with what is said about it to the seat alone.
    Done {
        id: u64,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        sentences: Vec<Utterance>,
        /// A press waits until a board shows the move.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        waits: bool,
        /// The seat is left.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        leaves: bool,
    },
    /// The request was not carried out, and why.
    Refused {
        id: u64,
        sentences: Vec<Utterance>,
        /// A sentence that was said before is shortened already.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        shortened: bool,
    },
    /// Something is asked at the seat: the next request answers it.
    Asked {
        id: u64,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        sentences: Vec<Utterance>,
        /// The question that waits for a yes or a no.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        question: Option<Utterance>,
        /// The secret that the next request is: it must not be shown.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        secret: Option<SecretKind>,
    },
    /// What follows from no line of the record, for who sits there.
    Notice { sentences: Vec<Utterance> },
    /// Whether everything is on a disk; between a welcome and its `stand`, where it is not.
    Saved { saved: Saved },
    /// Somebody came to a seat, left it, or vanished from it; between a welcome and its `stand`, how another seat is.
    Seat {
        role: SeatRole,
        change: SeatChange,
        /// How late what comes from there arrives, in milliseconds, where that is the change.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        delay_ms: Option<u64>,
    },
    /// To be answered at once. `delay_ms` is half of the least of the last round trips.
    Ping { id: u64, at_ms: u64, delay_ms: u64 },
    /// The host ends the connection.
    End { why: SeatEnd },
}

/// Whether a line from the host is a line of the record.
pub fn is_of_the_record(line: &str) -> bool {
    line.starts_with("{\"v\":")
}
