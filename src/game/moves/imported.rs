//! A half-move of a game that was not played here: taken over from a PGN, with what is noted beside it there.

use serde::{Deserialize, Serialize};

use crate::game::clock::moment::Span;
use crate::game::half_move::HalfMove;
use crate::game::serial::{is_zero, text};

/// A legal half-move as a PGN has it. Nobody announced it here, and no clock ran.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ImportedMove {
    #[serde(rename = "move", with = "text")]
    pub half_move: HalfMove,
    /// As it stands on both scoresheets.
    pub text: String,
    #[serde(default, skip_serializing_if = "is_zero")]
    pub draw_offer: bool,
    /// The time on the mover's clock after it, if that is noted.
    #[serde(default, rename = "clock_ms", skip_serializing_if = "Option::is_none")]
    pub clock: Option<Span>,
    /// The time used for it, if that is noted.
    #[serde(default, rename = "used_ms", skip_serializing_if = "Option::is_none")]
    pub used: Option<Span>,
    /// The signs right behind it: `!?`, `$14`.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub marks: String,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub comment: String,
    /// What else was possible, each in its brackets as it stands there.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub variations: Vec<String>,
}
