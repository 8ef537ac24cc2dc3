//! What the displays of a chessclock show at a moment. Reading changes nothing.

use shakmaty::{ByColor, Color};

use super::chessclock::{Chessclock, TimeSource};
use super::display::{ClockChange, ClockReading, ZeroReached};
use super::moment::{Moment, Span};
use super::pause::Motion;
use super::side::Side;
use super::time_control::{Mode, TimeControl};

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
