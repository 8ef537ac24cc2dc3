//! The chessclock (Article 6): two displays of which at most one runs, the operations on them, and what they show.

use serde::{Deserialize, Serialize};
use shakmaty::{ByColor, Color};

use crate::game::clock::display::{ClockChange, ClockReading, Motion, PauseReason, PauseReasons, ZeroReached};
use crate::game::clock::moment::{Moment, Span};
use crate::game::clock::side::Side;
use crate::game::clock::time_control::{Mode, TimeControl};
use crate::game::serial::{ByColorDef, text};

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

    /// Completes that player's move and lets the other clock run (6.2.1). Stopped clocks stay stopped. Pressing while
    /// the opponent's clock runs does nothing.
    pub fn press(&mut self, by: Color, at: Moment) {
        self.press_after(1, by, at);
    }

    /// Presses once for all moves made since that player last pressed, none where the next move completed them
    /// (6.2.1.2).
    pub fn press_after(&mut self, moves: u32, by: Color, at: Moment) {
        if self.whose == by {
            self.settle(at);
            (0..moves).for_each(|_| self.complete(by, at));
            self.whose = !by;
        }
    }

    /// A clock that was set going runs from that moment on at the earliest: its player learns only then that it is
    /// pressed.
    pub fn run_not_before(&mut self, heard: Moment) {
        if let Motion::Since(since) = self.motion {
            self.motion = Motion::Since(since.max(heard));
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

impl Chessclock {
    /// What both displays say at that moment.
    pub fn readings(&self, at: Moment) -> ByColor<ClockReading> {
        let (sides, _) = self.sides_at(at);
        ByColor::new_with(|color| self.reading(color, &sides[color]))
    }

    fn reading(&self, color: Color, side: &Side) -> ClockReading {
        let control = &self.controls[color];
        let remaining = match &self.time_source {
            // Another time control can leave a player less than was used, before that clock runs again.
            TimeSource::Program => control.limits_time().then(|| match side.flag {
                Some(_) => side.shown(control),
                None => side.shown(control).max(Span::ZERO),
            }),
            TimeSource::Table { entered } => entered[color],
        };
        ClockReading {
            remaining,
            used: side.used,
            moves: side.moves,
            period: side.period,
            times: side.times,
            to_control: side.moves_left(control),
        }
    }

    /// What a player has left, never negative; `None` if time is not limited or not known.
    pub fn remaining(&self, color: Color, at: Moment) -> Option<Span> {
        self.readings(at)[color].remaining.map(|left| left.max(Span::ZERO))
    }

    /// What a player has used since the game began; zero if the program does not keep the time.
    pub fn used(&self, color: Color, at: Moment) -> Span {
        self.sides_at(at).0[color].used
    }

    /// How many moves a player has completed by the move counter.
    pub fn moves_completed(&self, color: Color) -> u32 {
        self.sides[color].moves
    }

    /// The period a player is in at that moment, counted from 0.
    pub fn period(&self, color: Color, at: Moment) -> u32 {
        self.sides_at(at).0[color].period
    }

    /// When that player's flag fell, if it is down at that moment.
    pub fn flag(&self, color: Color, at: Moment) -> Option<Moment> {
        self.sides_at(at).0[color].flag
    }

    /// The first flag that has fallen by that moment and is not recorded with [`Chessclock::flag_fell`].
    pub fn flag_fallen_at(&self, at: Moment) -> Option<(Color, Moment)> {
        unrecorded(&self.sides_at(at).0)
    }

    /// When the next flag falls if nothing is done: the first moment at which [`Chessclock::flag_fallen_at`] is `Some`.
    pub fn next_deadline(&self) -> Option<Moment> {
        if let Some((_, fallen)) = unrecorded(&self.sides) {
            return Some(fallen);
        }
        let mut clock = self.clone();
        while let Some(change) = clock.next_change() {
            if change.what == ZeroReached::FlagFalls {
                return Some(change.at);
            }
            clock.settle(change.at);
        }
        None
    }

    /// When that player's display will show `shown`, if the clock runs, shows more at `at`, and nothing is done.
    pub fn reaches(&self, color: Color, shown: Span, at: Moment) -> Option<Moment> {
        let (Motion::Since(since), TimeSource::Program) = (self.motion, &self.time_source) else { return None };
        let (sides, stopped) = self.sides_at(at);
        let left = sides[color].left();
        let falls = self.whose == color && stopped.is_none() && self.controls[color].limits_time();
        (falls && left > shown).then(|| at.max(since).plus(left - shown))
    }

    /// The next time a display reaches 0:00 and what that does, computed from the last start or settling.
    pub fn next_change(&self) -> Option<ClockChange> {
        let Motion::Since(since) = self.motion else { return None };
        let TimeSource::Program = self.time_source else { return None };
        let (left, what) = self.sides[self.whose].until_zero(&self.controls[self.whose])?;
        Some(ClockChange { at: since.plus(left), color: self.whose, what })
    }

    /// Both sides at that moment, and when they froze, if they have.
    pub(super) fn sides_at(&self, at: Moment) -> (ByColor<Side>, Option<Moment>) {
        let mut sides = self.sides;
        let (Motion::Since(since), TimeSource::Program) = (self.motion, &self.time_source) else {
            return (sides, None);
        };
        let until = at.max(since);
        let control = &self.controls[self.whose];
        let stopped = sides[self.whose].run(control, since, until.since(since));
        if sides[self.whose].mode(control) == Some(Mode::Hourglass) {
            sides[!self.whose].given += stopped.unwrap_or(until).since(since);
        }
        (sides, stopped)
    }

    /// Both players' time controls.
    pub fn controls(&self) -> &ByColor<TimeControl> {
        &self.controls
    }
}

fn unrecorded(sides: &ByColor<Side>) -> Option<(Color, Moment)> {
    let fallen = Color::ALL.into_iter().filter_map(|color| Some((color, sides[color].flag?)));
    fallen.filter(|(color, at)| sides[*color].recorded != Some(*at)).min_by_key(|(_, at)| *at)
}

/// Both displays as they were when a clock was last started or stopped, and whether one runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ClockState {
    /// Whose clock runs, or will when they are started again.
    #[serde(with = "text")]
    pub whose: Color,
    #[serde(flatten)]
    pub motion: Motion,
    #[serde(flatten, with = "ByColorDef")]
    pub sides: ByColor<Side>,
    /// The times that were entered, where a clock on the table is used.
    #[serde(default, with = "entered", skip_serializing_if = "Option::is_none")]
    pub entered: Option<ByColor<Option<Span>>>,
}

/// The times entered: `{"white_ms":...,"black_ms":...}`, each left out where nothing was entered.
mod entered {
    use serde::{Deserialize, Deserializer, Serialize, Serializer};
    use shakmaty::ByColor;

    use crate::game::clock::moment::Span;

    #[derive(Serialize, Deserialize)]
    struct Entered {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        white_ms: Option<Span>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        black_ms: Option<Span>,
    }

    /// Writes the times that were entered, each under its colour; a colour without a time is left out.
    pub fn serialize<S: Serializer>(times: &Option<ByColor<Option<Span>>>, to: S) -> Result<S::Ok, S::Error> {
        times.map(|times| Entered { white_ms: times.white, black_ms: times.black }).serialize(to)
    }

    /// Reads the times that were entered.
    ///
    /// # Errors
    ///
    /// If a time is not a number of milliseconds.
    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Option<ByColor<Option<Span>>>, D::Error> {
        let entered = Option::<Entered>::deserialize(from)?;
        Ok(entered.map(|times| ByColor { white: times.white_ms, black: times.black_ms }))
    }
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
        // No clock counts a block from moves that are not made.
        self.sides = state.sides.map(|side| Side { block: side.block.min(side.moves), ..side });
        self.whose = state.whose;
        self.motion = state.motion;
        if let (TimeSource::Table { entered }, Some(times)) = (&mut self.time_source, state.entered) {
            *entered = times;
        }
    }
}
