//! The commands of the clocks: the arbiter's, all of them.

use shakmaty::{ByColor, Color};
use strum::{EnumDiscriminants, EnumIter};

use super::moment::Span;
use super::time_control::TimeControl;
use crate::game::rule::{Confirm, Rule};

/// A command about the clocks, or about who is at the board.
#[derive(Clone, Debug, PartialEq, Eq, EnumDiscriminants)]
#[strum_discriminants(name(ClockCommandKind), derive(EnumIter, Hash), doc = "Which command it is, without its values.")]
pub enum ClockCommand {
    /// The arbiter stops the clocks (6.11).
    Stop,
    /// The arbiter restarts the clock of the player who has the move.
    Go,
    /// The arbiter sets the remaining times, or one of them (6.10.2, 7.1).
    Set(ByColor<Option<Span>>),
    /// The arbiter adds time to a player's clock, or to both if no player is named (12.5, 12.9); with the reason.
    AddTime(Option<Color>, Span, String),
    /// The arbiter takes time from a player's clock; with the reason.
    TakeTime(Color, Span, String),
    /// The arbiter finds the clocks set wrongly and sets them to these time controls (6.10.2).
    SetControls(ByColor<TimeControl>),
    /// The arbiter corrects the period a player is in, counted from 0.
    SetPeriod(Color, u32),
    /// The arbiter corrects a player's counter of completed moves.
    SetCounter(Color, u32),
    /// The arbiter finds that a player has not arrived (6.7).
    Absent(Color),
    Arrived(Color),
}

impl ClockCommandKind {
    /// The rules of these commands.
    pub fn rule(self) -> Rule {
        match self {
            ClockCommandKind::Stop => Rule::arbiter(&["stop"]),
            ClockCommandKind::Go => Rule::arbiter(&["go"]),
            ClockCommandKind::Set => Rule::arbiter(&["clock"]).confirmed(Confirm::Clock),
            ClockCommandKind::AddTime => Rule::arbiter(&["add"]),
            ClockCommandKind::TakeTime => Rule::arbiter(&["take"]).confirmed(Confirm::Take),
            ClockCommandKind::SetControls => Rule::arbiter(&["time"]),
            ClockCommandKind::SetPeriod => Rule::arbiter(&["period"]),
            ClockCommandKind::SetCounter => Rule::arbiter(&["counter"]),
            ClockCommandKind::Absent => Rule::arbiter(&["absent"]),
            ClockCommandKind::Arrived => Rule::arbiter(&["arrived"]),
        }
    }
}
