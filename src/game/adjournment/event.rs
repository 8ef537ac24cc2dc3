//! What happened to an adjourned game and its envelope: facts in the record.

use shakmaty::Color;
use strum::{EnumDiscriminants, EnumIter};

use crate::game::clock::moment::Moment;
use crate::game::records::scoresheet::SheetEntry;

/// What happened to an adjourned game and its envelope (Guidelines I).
#[derive(Clone, Debug, PartialEq, EnumDiscriminants)]
#[strum_discriminants(
    name(AdjournmentEventKind),
    derive(EnumIter, Hash),
    doc = "Which of them it is, for whoever must know them all."
)]
pub enum AdjournmentEvent {
    /// The end of the session was announced (I.14).
    SessionAnnounced {
        ends: Moment,
    },
    /// The session is over: that player seals his move (I.1.1).
    SealRequired {
        by: Color,
    },
    /// He has written it, or written another; what, nobody knows.
    MoveSealed {
        by: Color,
    },
    /// The clock is stopped and the envelope closed: the game is adjourned.
    GameAdjourned {
        by: Color,
    },
    /// A reply is in an envelope and the clock of the absent opponent runs (I.9.3).
    ReplySealed {
        by: Color,
    },
    /// The sealed move, encrypted.
    EnvelopeClosed {
        letter: String,
    },
    /// Date, time and venue of the resumption.
    ResumptionSet(String),
    /// The game is gone on with.
    GameResumed,
    EnvelopeOpened {
        entry: SheetEntry,
    },
    EnvelopeLost,
}
