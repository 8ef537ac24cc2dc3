//! The chessclock (Article 6): two displays of which at most one runs, and the operations on them.

use shakmaty::{ByColor, Color};

use super::display::ClockReading;
use super::moment::{Moment, Span};
pub use super::pause::{Motion, PauseReason, PauseReasons};
use super::side::Side;
use super::time_control::TimeControl;

/// Both players' clocks.
///
/// Holds the moment of the last start and computes from it; moments earlier than that are taken as that.
#[derive(Clone, Debug, PartialEq)]
pub struct Chessclock {
    pub(super) controls: ByColor<TimeControl>,
    pub(super) sides: ByColor<Side>,
    pub(super) whose: Color,
    pub(super) motion: Motion,
    pub(super) time_source: TimeSource,
}

/// Whose clock it is that the game is played with.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum TimeSource {
    Program,
    /// A clock on the table; the times were entered by hand.
    Table {
        entered: ByColor<Option<Span>>,
    },
}

impl Chessclock {
    /// Clocks set and standing still, White's to run first.
    pub fn new(controls: ByColor<TimeControl>) -> Chessclock {
        let sides = controls.as_ref().map(Side::opening);
        let motion = Motion::Stopped(PauseReasons::NONE.with(PauseReason::NotBegun));
        Chessclock { controls, sides, whose: Color::White, motion, time_source: TimeSource::Program }
    }

    /// A clock on the table, of which the program knows the moves completed and the times that are entered.
    pub fn on_the_table(controls: ByColor<TimeControl>) -> Chessclock {
        Chessclock { time_source: TimeSource::Table { entered: ByColor::default() }, ..Chessclock::new(controls) }
    }

    /// Lets that player's clock run, whatever was stopped before. The clock of a finished game stays as it is.
    pub fn start(&mut self, color: Color, at: Moment) {
        self.settle(at);
        if self.pauses().contains(PauseReason::GameOver) {
            return;
        }
        self.whose = color;
        self.motion = Motion::Since(at);
    }

    /// Completes that player's move and lets the other clock run (6.2.1). Stopped clocks stay stopped. Pressing while the
    /// opponent's clock runs does nothing.
    pub fn press(&mut self, by: Color, at: Moment) {
        self.press_after(1, by, at);
    }

    /// Presses once for all moves made since that player last pressed, none where the next move completed them (6.2.1.2).
    pub fn press_after(&mut self, moves: u32, by: Color, at: Moment) {
        if self.whose == by {
            self.settle(at);
            (0..moves).for_each(|_| self.complete(by, at));
            self.whose = !by;
        }
    }

    /// Counts a move of that player as completed; whose clock runs does not change (6.2.1.2).
    pub fn complete(&mut self, by: Color, at: Moment) {
        self.settle(at);
        self.sides[by].complete(&self.controls[by]);
    }

    /// Stops both clocks, or adds one more reason why they are stopped.
    pub fn pause(&mut self, reason: PauseReason, at: Moment) {
        self.settle(at);
        self.motion = Motion::Stopped(self.pauses().with(reason));
    }

    /// The game is not over after all: the clocks keep their times, and are stopped until they are started.
    pub fn reopen(&mut self, at: Moment) {
        self.settle(at);
        self.motion = Motion::Stopped(PauseReasons::NONE.with(PauseReason::ArbiterCalled));
    }

    /// Sets what a player has left; the flag is up again if that is more than zero (6.10.2).
    pub fn set_time(&mut self, color: Color, remaining: Span, at: Moment) {
        self.settle(at);
        let side = &mut self.sides[color];
        side.given = side.used + remaining + side.hidden(&self.controls[color]);
        if remaining > Span::ZERO {
            side.raise_flag();
        }
        if let TimeSource::Table { entered } = &mut self.time_source {
            entered[color] = Some(remaining);
        }
    }

    /// Sets what both have left.
    pub fn set_times(&mut self, remaining: ByColor<Span>, at: Moment) {
        self.set_time(Color::White, remaining.white, at);
        self.set_time(Color::Black, remaining.black, at);
    }

    /// Gives a player more time, or less; a fallen flag stays down.
    pub fn add(&mut self, color: Color, span: Span, at: Moment) {
        self.settle(at);
        self.sides[color].given += span;
        if let TimeSource::Table { entered } = &mut self.time_source {
            entered[color] = entered[color].map(|before| before + span);
        }
    }

    /// Sets the number of moves a player has completed; no time is added.
    pub fn set_counter(&mut self, color: Color, moves: u32) {
        self.sides[color].moves = moves;
        self.sides[color].block = self.sides[color].block.min(moves);
    }

    /// Sets the period a player is in, counted from 0; no time is added.
    pub fn set_period(&mut self, color: Color, period: u32) {
        if self.controls[color].period(period).is_some() {
            self.sides[color].period = period;
        }
    }

    /// The clocks were set wrongly and get these controls (6.10.2). What was used and the moves completed stay, what is
    /// given is computed again. What a delay would have given back is left to the arbiter.
    pub fn set_controls(&mut self, controls: ByColor<TimeControl>, at: Moment) {
        self.settle(at);
        for color in Color::ALL {
            self.sides[color] = self.sides[color].under(&controls[color]);
        }
        self.controls = controls;
    }

    /// The time control of a player as it is now.
    pub fn control(&self, color: Color) -> &TimeControl {
        &self.controls[color]
    }

    /// From now on each move gives both players `span` more, in the current and later periods; nothing is given for
    /// earlier moves.
    pub fn give_increment(&mut self, span: Span, at: Moment) {
        self.settle(at);
        for color in Color::ALL {
            self.controls[color] = self.controls[color].with_increment_from(self.sides[color].period, span);
        }
    }

    /// Sets both displays to what they said when a move had been completed, and whose clock is to run (D.2.9).
    /// Stopped clocks stay stopped.
    pub fn restore(&mut self, readings: ByColor<ClockReading>, whose: Color, at: Moment) {
        self.settle(at);
        self.whose = whose;
        for color in Color::ALL {
            self.sides[color] = Side::restored(&self.controls[color], &readings[color]);
        }
        if let TimeSource::Table { entered } = &mut self.time_source {
            *entered = readings.map(|reading| reading.remaining);
        }
    }

    /// Records that the flag fell at that moment; on a clock of the table, that it was seen to be down.
    pub fn flag_fell(&mut self, color: Color, fell: Moment) {
        self.settle(fell);
        let side = &mut self.sides[color];
        side.flag = side.flag.or(Some(fell));
        side.recorded = side.flag;
    }

    /// Makes permanent what has become true by `at` merely because time passed. No reading changes by this.
    pub fn settle(&mut self, at: Moment) {
        let Motion::Since(since) = self.motion else { return };
        let (sides, stopped) = self.sides_at(at);
        self.sides = sides;
        self.motion = match stopped {
            Some(_) => Motion::Stopped(PauseReasons::NONE.with(PauseReason::Frozen)),
            None => Motion::Since(since.max(at)),
        };
    }

    /// The player whose clock runs; `None` while they are stopped. Clocks that freeze at 0:00 are stopped once settled.
    pub fn running(&self) -> Option<Color> {
        (!self.is_paused()).then_some(self.whose)
    }

    /// The player whose clock runs, or will when they are started again.
    pub fn whose(&self) -> Color {
        self.whose
    }

    /// Whether both clocks are stopped.
    pub fn is_paused(&self) -> bool {
        match self.motion {
            Motion::Since(_) => false,
            Motion::Stopped(_) => true,
        }
    }

    /// Why they are stopped; empty while one runs.
    pub fn pauses(&self) -> PauseReasons {
        match self.motion {
            Motion::Since(_) => PauseReasons::NONE,
            Motion::Stopped(reasons) => reasons,
        }
    }

    /// Whether the program keeps the time, or a clock on the table.
    pub fn is_on_the_table(&self) -> bool {
        match self.time_source {
            TimeSource::Program => false,
            TimeSource::Table { .. } => true,
        }
    }
}
