//! All that a chessclock holds besides its time controls: what a record keeps of it.

use shakmaty::{ByColor, Color};

use super::chessclock::{Chessclock, State, TimeSource};
use super::moment::{Moment, Span};
use super::pause::PauseReasons;
use super::side::Side;

/// Both displays as they were when a clock was last started or stopped, and whether one runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClockState {
    pub sides: ByColor<Side>,
    /// Whose clock runs, or will when they are started again.
    pub whose: Color,
    pub motion: Motion,
    /// The times that were entered, where a clock on the table is used.
    pub entered: Option<ByColor<Option<Span>>>,
}

/// Whether a clock runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Motion {
    /// One has been running since then.
    Since(Moment),
    /// Both stand still, for these reasons.
    Stopped(PauseReasons),
}

impl Chessclock {
    /// What it holds besides its time controls.
    pub fn state(&self) -> ClockState {
        let motion = match self.state {
            State::Running { since } => Motion::Since(since),
            State::Paused(reasons) => Motion::Stopped(reasons),
        };
        let entered = match &self.time_source {
            TimeSource::Program => None,
            TimeSource::Table { entered } => Some(*entered),
        };
        ClockState { sides: self.sides, whose: self.whose, motion, entered }
    }

    /// Puts it as it was when it held that. Whether the program keeps the time does not change.
    pub fn put(&mut self, state: &ClockState) {
        self.sides = state.sides;
        self.whose = state.whose;
        self.state = match state.motion {
            Motion::Since(since) => State::Running { since },
            Motion::Stopped(reasons) => State::Paused(reasons),
        };
        if let (TimeSource::Table { entered }, Some(times)) = (&mut self.time_source, state.entered) {
            *entered = times;
        }
    }
}
