//! What happened to an adjourned game and its envelope: facts in the record.

use serde::{Deserialize, Serialize};
use shakmaty::Color;
use strum::{EnumDiscriminants, EnumIter, IntoStaticStr, VariantNames};

use crate::game::clock::moment::Moment;
use crate::game::records::scoresheet::SheetEntry;
use crate::game::serial::text;

/// An event of an adjourned game or its envelope (Guidelines I).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, EnumDiscriminants)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[strum_discriminants(
    name(AdjournmentEventKind),
    derive(EnumIter, Hash, IntoStaticStr, VariantNames, Serialize, Deserialize),
    serde(rename_all = "snake_case"),
    strum(serialize_all = "snake_case"),
    doc = "The kinds of these events."
)]
pub enum AdjournmentEvent {
    /// The end of the session was announced (I.14).
    SessionAnnounced {
        #[serde(rename = "ends_ms")]
        ends: Moment,
    },
    /// The session is over: that player must seal a move (I.1.1).
    SealRequired {
        #[serde(rename = "player", with = "text")]
        by: Color,
    },
    /// The player has written the move, or replaced it. The move itself is not recorded.
    MoveSealed {
        #[serde(rename = "player", with = "text")]
        by: Color,
    },
    /// The clock is stopped and the envelope closed: the game is adjourned.
    GameAdjourned {
        #[serde(rename = "player", with = "text")]
        by: Color,
        /// Whether the envelope still gets a passphrase: where nothing is recorded it needs none.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        awaits_passphrase: bool,
    },
    /// A reply is in an envelope and the clock of the absent opponent runs (I.9.3).
    ReplySealed {
        #[serde(rename = "player", with = "text")]
        by: Color,
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        awaits_passphrase: bool,
    },
    /// The sealed move, encrypted.
    EnvelopeClosed {
        letter: String,
    },
    /// Date, time and venue of the resumption.
    ResumptionSet {
        text: String,
    },
    /// The game is resumed.
    GameResumed,
    EnvelopeOpened {
        #[serde(flatten)]
        entry: SheetEntry,
    },
    EnvelopeLost,
}
