//! The time of a game: what the clocks showed after each half-move, what was given for good, who is late.

use shakmaty::{ByColor, Color};

use crate::game::clock::display::ClockReading;
use crate::game::clock::moment::{Moment, Span};
use crate::game::clock::pause::PauseReason;
use crate::game::clock::time_control::TimeControl;
use crate::game::draft::Draft;
use crate::game::event::{ClockEvent, Event};
use crate::game::laws::result::Reason;
use crate::game::{Game, Stage};

/// Whether a player sits at the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Attendance {
    #[default]
    Present,
    Absent,
    /// Still absent when the default time was over (6.7).
    TooLate,
}

impl Game {
    /// What has become true by `at` merely because time has passed. Early or repeated calls yield nothing.
    pub fn elapse(&self, at: Moment) -> Vec<Event> {
        let Stage::Playing = self.stage else { return Vec::new() };
        let fallen = self.clock.chessclock.flag_fallen_at(at).filter(|_| !self.flags_are_only_claimed());
        let Some((of, fell)) = fallen else {
            return self.session_over(at).map_or_else(|| self.decide_default_times(at), |over| vec![over]);
        };
        let mut draft = Draft::of(self, at);
        draft.push(Event::Clock(ClockEvent::FlagFell { of, fell }));
        draft.decide_made();
        let loses = if self.quickplay_put_off(of) { None } else { draft.game.result_if_lost(of, Reason::Time) };
        draft.push(match loses {
            Some(result) => Event::ended(result),
            None => Event::Clock(ClockEvent::ClocksStopped(PauseReason::ArbiterCalled)),
        });
        self.count_penalties(&mut draft.events);
        draft.events
    }

    /// The next moment at which `elapse` would yield something.
    pub fn next_deadline(&self) -> Option<Moment> {
        match self.stage {
            Stage::Playing => {
                let clock = self.clock.chessclock.next_deadline().filter(|_| !self.flags_are_only_claimed());
                clock.into_iter().chain(self.default_deadline()).chain(self.session_deadline()).min()
            }
            Stage::BeforePlay => None,
            Stage::Over(_) | Stage::Cancelled => None,
        }
    }

    /// Both clocks as they stood when `ply` half-moves were completed, with all that was given since (7.1).
    pub fn readings_after(&self, ply: usize) -> Option<ByColor<ClockReading>> {
        let (readings, given) = match ply.checked_sub(1) {
            Some(last) => self.line().get(last).map(|completed| (completed.readings, completed.given))?,
            None => (self.terms.chessclock().readings(Moment::START), ByColor::default()),
        };
        Some(self.with_later_gifts(readings, given))
    }

    /// Both clocks as they stood just before the half-move at `ply` (from 0) was completed, with all that was given since.
    pub(in crate::game) fn readings_before_press(&self, ply: usize) -> Option<ByColor<ClockReading>> {
        let completed = self.line().get(ply)?;
        Some(self.with_later_gifts(completed.before_press, completed.given))
    }

    fn with_later_gifts(&self, readings: ByColor<ClockReading>, given: ByColor<Span>) -> ByColor<ClockReading> {
        ByColor::new_with(|color| {
            let since = self.clock.given[color] - given[color];
            ClockReading {
                remaining: readings[color].remaining.map(|left| (left + since).max(Span::ZERO)),
                ..readings[color]
            }
        })
    }

    /// The time used for a completed half-move, rounded down to whole seconds.
    pub fn time_used_for(&self, ply: usize) -> Span {
        let (_, mover) = self.number_at(ply);
        let used = |ply: usize| self.line().get(ply).map_or(Span::ZERO, |completed| completed.readings[mover].used);
        let before = ply.checked_sub(1).map_or(Span::ZERO, used);
        Span::seconds((used(ply) - before).whole_seconds())
    }

    /// Whether a player is at the board, as far as the arbiter said.
    pub fn attendance(&self, color: Color) -> Attendance {
        self.clock.attendance[color]
    }

    /// How late a player may come to this session (6.7.1, I.10).
    pub fn default_time(&self) -> Span {
        let agreed = self.terms.default_time;
        if agreed == Span::ZERO && self.has_resumed() {
            self.terms.edition.constants().default_time_at_a_resumption
        } else {
            agreed
        }
    }

    /// Gives time for good: going back to an earlier half-move does not take it away again.
    pub(in crate::game) fn apply_time_given(&mut self, at: Moment, to: Color, span: Span) {
        self.clock.chessclock.add(to, span, at);
        self.clock.given[to] += span;
    }

    /// The clocks were set wrongly (6.10.2): the readings after each half-move are computed again too.
    pub(in crate::game) fn apply_time_controls(&mut self, at: Moment, controls: &ByColor<TimeControl>) {
        for completed in self.moves.completed_mut() {
            let mut clock = self.terms.chessclock();
            clock.restore(completed.readings, Color::White, at);
            clock.set_controls(controls.clone(), at);
            Color::ALL.into_iter().for_each(|color| clock.add(color, completed.given[color], at));
            completed.readings = clock.readings(at);
        }
        self.clock.chessclock.set_controls(controls.clone(), at);
        Color::ALL.into_iter().for_each(|color| self.clock.chessclock.add(color, self.clock.given[color], at));
        self.terms.time = controls.clone();
    }

    /// The players newly found absent although the default time is over (6.7).
    fn decide_default_times(&self, at: Moment) -> Vec<Event> {
        let due = self.default_deadline().is_some_and(|deadline| deadline <= at);
        let absent = Color::ALL.into_iter().filter(|color| due && self.clock.attendance[*color] == Attendance::Absent);
        absent.map(|of| Event::Clock(ClockEvent::DefaultTimePassed { of })).collect()
    }

    /// When the default time of this session is over, if a player is absent; never between two sessions.
    fn default_deadline(&self) -> Option<Moment> {
        let awaited = self.clock.attendance.iter().any(|attendance| *attendance == Attendance::Absent);
        self.clock
            .begun_at
            .filter(|_| awaited && !self.is_between_sessions())
            .map(|begun| begun.plus(self.default_time()))
    }
}

/// Whether a clock can be set to that time and show it.
pub(in crate::game) fn can_be_shown(time: Span) -> bool {
    (Span::ZERO..=TimeControl::MAX_TIME).contains(&time)
}
