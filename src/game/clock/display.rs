//! What a display of a chessclock says, and what it does at 0:00.

use shakmaty::Color;

use super::moment::{Moment, Span};

/// What one display shows, and all that is needed to set it so again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ClockReading {
    /// `None` if no time is kept or time is not limited. Negative by what was used after the flag fell.
    pub remaining: Option<Span>,
    pub used: Span,
    /// Moves completed.
    pub moves: u32,
    /// The period, counted from 0.
    pub period: u32,
    /// Byo-yomi times left, the running one included; 0 outside byo-yomi.
    pub times: u32,
    /// Moves still to be completed in the period; `None` if it has no number of moves.
    pub to_control: Option<u32>,
}

/// What becomes true on a running clock merely because time passes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClockChange {
    pub at: Moment,
    pub color: Color,
    pub what: ZeroReached,
}

/// What a display does when it reaches 0:00.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ZeroReached {
    /// The flag falls: the last time is used up, or the moves of the period are not completed.
    FlagFalls,
    /// The next period begins, and nothing was missed.
    PeriodEnds,
    /// One byo-yomi time is used up, and there is another.
    ByoYomiUsed,
}
