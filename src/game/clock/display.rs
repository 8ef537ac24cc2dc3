//! What a chessclock shows, what it does at 0:00, and why it is stopped.

use std::fmt;

use serde::{Deserialize, Serialize};
use shakmaty::Color;
use strum::VariantArray;

use crate::game::clock::moment::{Moment, Span};
use crate::game::serial::is_zero;

/// The reading of one display, with all that is needed to set it so again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct ClockReading {
    /// `None` if no time is kept or time is not limited. Negative by what was used after the flag fell.
    #[serde(default, rename = "left_ms", skip_serializing_if = "Option::is_none")]
    pub remaining: Option<Span>,
    #[serde(default, rename = "used_ms", skip_serializing_if = "is_zero")]
    pub used: Span,
    /// Moves completed.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub moves: u32,
    /// The period, counted from 0.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub period: u32,
    /// Byo-yomi times left, the running one included; 0 outside byo-yomi.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub times: u32,
    /// Moves still to be completed in the period; `None` if it has no number of moves.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub to_control: Option<u32>,
}

/// A change of a running clock by time alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClockChange {
    pub at: Moment,
    pub color: Color,
    pub what: ZeroReached,
}

/// A display's behaviour at 0:00.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ZeroReached {
    /// The flag falls: the last time is used up, or the moves of the period are not completed.
    FlagFalls,
    /// The next period begins, and nothing was missed.
    PeriodEnds,
    /// One byo-yomi time is used up, and there is another.
    ByoYomiUsed,
}

/// The motion of a clock: running or stopped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "RecordedMotion", into = "RecordedMotion")]
pub enum Motion {
    /// One has been running since then.
    Since(Moment),
    /// Both are stopped, for these reasons.
    Stopped(PauseReasons),
}

/// Both kinds of motion side by side, as a record has them.
#[derive(Serialize, Deserialize)]
struct RecordedMotion {
    /// When a clock was started or last settled.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    since_ms: Option<Moment>,
    #[serde(default, skip_serializing_if = "PauseReasons::are_none")]
    stopped: PauseReasons,
}

impl From<RecordedMotion> for Motion {
    fn from(recorded: RecordedMotion) -> Motion {
        recorded.since_ms.map_or(Motion::Stopped(recorded.stopped), Motion::Since)
    }
}

impl From<Motion> for RecordedMotion {
    fn from(motion: Motion) -> RecordedMotion {
        match motion {
            Motion::Since(since) => RecordedMotion { since_ms: Some(since), stopped: PauseReasons::NONE },
            Motion::Stopped(stopped) => RecordedMotion { since_ms: None, stopped },
        }
    }
}

/// One reason why the clocks are stopped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, VariantArray)]
#[serde(rename_all = "snake_case")]
pub enum PauseReason {
    /// The game has not begun, or the session has not been resumed.
    NotBegun,
    /// The arbiter stopped the clocks, or was called (6.12).
    #[serde(rename = "arbiter")]
    ArbiterCalled,
    /// A claim is being examined (6.12.3, 9.2, 9.3).
    Claim,
    /// The two boards differ (D.2.9).
    Mismatch,
    /// An irregularity is being put right (Article 7).
    Irregularity,
    /// The game is adjourned.
    Adjourned,
    /// The machine slept, the record was reopened, or a clock was found set wrongly (6.10).
    ClockDoubtful,
    /// A display reached 0:00 and the clocks are set to stop there.
    Frozen,
    /// The game has ended.
    GameOver,
}

impl PauseReason {
    const fn bit(self) -> u16 {
        1 << self as u16
    }
}

/// A set of reasons.
#[derive(Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Vec<PauseReason>", into = "Vec<PauseReason>")]
pub struct PauseReasons(u16);

impl PauseReasons {
    /// No reason: the clocks may run.
    pub const NONE: PauseReasons = PauseReasons(0);

    /// This set with one more reason.
    pub const fn with(self, reason: PauseReason) -> PauseReasons {
        PauseReasons(self.0 | reason.bit())
    }

    /// Whether this is one of the reasons.
    pub const fn contains(self, reason: PauseReason) -> bool {
        self.0 & reason.bit() != 0
    }

    /// Whether there is no reason.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    fn are_none(&self) -> bool {
        self.is_empty()
    }

    /// The reasons one after the other.
    pub fn iter(self) -> impl Iterator<Item = PauseReason> {
        PauseReason::VARIANTS.iter().copied().filter(move |reason| self.contains(*reason))
    }
}

impl From<Vec<PauseReason>> for PauseReasons {
    fn from(reasons: Vec<PauseReason>) -> PauseReasons {
        reasons.into_iter().fold(PauseReasons::NONE, PauseReasons::with)
    }
}

impl From<PauseReasons> for Vec<PauseReason> {
    fn from(reasons: PauseReasons) -> Vec<PauseReason> {
        reasons.iter().collect()
    }
}

impl fmt::Debug for PauseReasons {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
