//! The chessclock (Article 6): two displays of which at most one runs, read at any moment without a tick.

use shakmaty::{ByColor, Color};

use super::moment::{Moment, Span};
use super::pause::{PauseReason, PauseReasons};
pub use super::side::AtNought;
use super::side::Side;
use super::time_control::{Mode, TimeControl};

/// Both players' clocks.
///
/// Holds the moment of the last start and computes from it; moments earlier than that are taken as that.
#[derive(Clone, Debug, PartialEq)]
pub struct Chessclock {
    controls: ByColor<TimeControl>,
    sides: ByColor<Side>,
    whose: Color,
    state: State,
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum State {
    Running { since: Moment },
    Paused(PauseReasons),
}

/// What one display says, and all that is needed to set it so again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Reading {
    /// `None` where no time is kept or none is limited. Below nought by what was used after the flag fell.
    pub remaining: Option<Span>,
    pub used: Span,
    /// Moves completed.
    pub moves: u32,
    /// The period, counted from 0.
    pub period: u32,
    /// Byo-yomi times left, the running one included; 0 outside byo-yomi.
    pub times: u32,
    /// Moves still to be completed in the period; `None` where it has no number of moves.
    pub to_control: Option<u32>,
}

/// What becomes true on a running clock merely because time passes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Change {
    pub at: Moment,
    pub color: Color,
    pub what: AtNought,
}

impl Chessclock {
    /// Clocks set and standing still, White's to run first.
    pub fn new(controls: ByColor<TimeControl>) -> Chessclock {
        let sides = controls.as_ref().map(Side::opening);
        let state = State::Paused(PauseReasons::NONE.with(PauseReason::NotBegun));
        Chessclock { controls, sides, whose: Color::White, state }
    }

    /// Lets that player's clock run, whatever stood still before and why. A finished game's clock stays as it is.
    pub fn start(&mut self, color: Color, at: Moment) {
        self.settle(at);
        if self.pauses().contains(PauseReason::GameOver) {
            return;
        }
        self.whose = color;
        self.state = State::Running { since: at };
    }

    /// Lets the clock run again that ran last, whatever it stood still for.
    pub fn resume(&mut self, at: Moment) {
        if self.running().is_none() {
            self.start(self.whose, at);
        }
    }

    /// Completes that player's move and lets the other clock run (6.2.1). Where the clocks stand still they go on
    /// standing. Pressing while the other's clock runs moves nothing.
    pub fn press(&mut self, by: Color, at: Moment) {
        self.settle(at);
        if self.whose == by {
            self.count(by);
            self.whose = !by;
        }
    }

    /// Counts a move as completed although the clock was not pressed (6.2.1): whose clock runs is left as it is.
    pub fn complete_unpressed(&mut self, by: Color, at: Moment) {
        self.settle(at);
        self.count(by);
    }

    /// Stops both clocks, or adds one more reason to those for which they stand.
    pub fn pause(&mut self, reason: PauseReason, at: Moment) {
        self.settle(at);
        self.state = State::Paused(self.pauses().with(reason));
    }

    /// A reason no longer stands. The clocks go on standing until they are started.
    pub fn lift(&mut self, reason: PauseReason) {
        match self.state {
            State::Running { .. } => {}
            State::Paused(reasons) => self.state = State::Paused(reasons.without(reason)),
        }
    }

    /// Sets what a player has left; his flag is up again if that is more than nothing (6.10.2).
    pub fn set_time(&mut self, color: Color, remaining: Span, at: Moment) {
        self.settle(at);
        let side = &mut self.sides[color];
        side.given = side.used + remaining + side.hidden(&self.controls[color]);
        if remaining > Span::ZERO {
            side.flag = None;
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
    }

    /// Sets the number of moves a player has completed; no time is added.
    pub fn set_counter(&mut self, color: Color, moves: u32) {
        let side = &mut self.sides[color];
        side.moves = moves;
        side.block = side.block.min(moves);
    }

    /// Sets the period a player is in, counted from 0; no time is added.
    pub fn set_period(&mut self, color: Color, period: u32) {
        if self.controls[color].period(period).is_some() {
            self.sides[color].period = period;
        }
    }

    /// Sets both displays to what they said when a move had been completed, and whose clock is to run (D.2.9).
    /// They stand still if they stood.
    pub fn restore(&mut self, readings: ByColor<Reading>, whose: Color, at: Moment) {
        self.settle(at);
        self.whose = whose;
        for color in Color::ALL {
            self.sides[color] = Side::restored(&self.controls[color], &readings[color]);
        }
    }

    /// Makes permanent what has become true by `at` merely because time passed; readings are the same before and after.
    pub fn settle(&mut self, at: Moment) {
        let State::Running { since } = self.state else { return };
        let (sides, stopped) = self.sides_at(at);
        self.sides = sides;
        self.state = match stopped {
            Some(_) => State::Paused(PauseReasons::NONE.with(PauseReason::Frozen)),
            None => State::Running { since: since.max(at) },
        };
    }

    pub fn controls(&self) -> &ByColor<TimeControl> {
        &self.controls
    }

    /// The player whose clock runs; nobody's while they stand still. Clocks that freeze at 0:00 stand still once settled.
    pub fn running(&self) -> Option<Color> {
        match self.state {
            State::Running { .. } => Some(self.whose),
            State::Paused(_) => None,
        }
    }

    /// The player whose clock runs, or will when they are started again.
    pub fn whose(&self) -> Color {
        self.whose
    }

    /// Why they stand still; empty while one runs.
    pub fn pauses(&self) -> PauseReasons {
        match self.state {
            State::Running { .. } => PauseReasons::NONE,
            State::Paused(reasons) => reasons,
        }
    }

    /// What a player has left; `None` where his time is not limited.
    pub fn remaining(&self, color: Color, at: Moment) -> Option<Span> {
        self.readings(at)[color].remaining
    }

    /// What a player has used since the game began.
    pub fn used(&self, color: Color, at: Moment) -> Span {
        self.sides_at(at).0[color].used
    }

    /// What a player has used for the move he has not completed yet.
    pub fn used_on_move(&self, color: Color, at: Moment) -> Span {
        self.sides_at(at).0[color].on_move
    }

    pub fn moves_completed(&self, color: Color) -> u32 {
        self.sides[color].moves
    }

    /// Moves still to be completed in the period; `None` where it has no number of moves.
    pub fn moves_to_control(&self, color: Color) -> Option<u32> {
        self.sides[color].moves_left(&self.controls[color])
    }

    /// The period a player is in at that moment, counted from 0.
    pub fn period(&self, color: Color, at: Moment) -> u32 {
        self.sides_at(at).0[color].period
    }

    /// When that player's flag fell, if it is down at that moment.
    pub fn flag(&self, color: Color, at: Moment) -> Option<Moment> {
        self.sides_at(at).0[color].flag
    }

    /// The flag that fell first, of those that are down at that moment.
    pub fn flag_fallen_at(&self, at: Moment) -> Option<(Color, Moment)> {
        let (sides, _) = self.sides_at(at);
        let fallen = Color::ALL.into_iter().filter_map(|color| Some((color, sides[color].flag?)));
        fallen.min_by_key(|(_, moment)| *moment)
    }

    /// What becomes true next if nobody does anything: reckoned from the last start or settling.
    pub fn next_change(&self) -> Option<Change> {
        let State::Running { since } = self.state else { return None };
        let (left, what) = self.sides[self.whose].until_nought(&self.controls[self.whose])?;
        Some(Change { at: since.plus(left), color: self.whose, what })
    }

    /// When that is.
    pub fn next_deadline(&self) -> Option<Moment> {
        self.next_change().map(|change| change.at)
    }

    /// What both displays say at that moment.
    pub fn readings(&self, at: Moment) -> ByColor<Reading> {
        let (sides, _) = self.sides_at(at);
        ByColor::new_with(|color| {
            let (side, control) = (&sides[color], &self.controls[color]);
            Reading {
                remaining: control.limits_time().then(|| side.shown(control)),
                used: side.used,
                moves: side.moves,
                period: side.period,
                times: side.times,
                to_control: side.moves_left(control),
            }
        })
    }

    /// Both sides at that moment, and when they froze, if they have.
    fn sides_at(&self, at: Moment) -> (ByColor<Side>, Option<Moment>) {
        let mut sides = self.sides;
        let State::Running { since } = self.state else { return (sides, None) };
        let until = at.max(since);
        let control = &self.controls[self.whose];
        let stopped = sides[self.whose].run(control, since, until.since(since));
        if sides[self.whose].mode(control) == Some(Mode::Hourglass) {
            sides[!self.whose].given += stopped.unwrap_or(until).since(since);
        }
        (sides, stopped)
    }

    fn count(&mut self, by: Color) {
        self.sides[by].complete(&self.controls[by]);
    }
}
