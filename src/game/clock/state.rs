//! All that a chessclock holds except its time controls: what a record keeps of it.

use shakmaty::{ByColor, Color};

use super::chessclock::{Chessclock, TimeSource};
use super::moment::Span;
use super::pause::Motion;
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

impl Chessclock {
    /// All that it holds except its time controls.
    pub fn state(&self) -> ClockState {
        let entered = match &self.time_source {
            TimeSource::Program => None,
            TimeSource::Table { entered } => Some(*entered),
        };
        ClockState { sides: self.sides, whose: self.whose, motion: self.motion, entered }
    }

    /// Restores that state. Whether the program keeps the time does not change.
    pub fn put(&mut self, state: &ClockState) {
        self.sides = state.sides;
        self.whose = state.whose;
        self.motion = state.motion;
        if let (TimeSource::Table { entered }, Some(times)) = (&mut self.time_source, state.entered) {
            *entered = times;
        }
    }
}
