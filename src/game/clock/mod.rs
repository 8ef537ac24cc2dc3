//! Time and the chessclock, as a function of the moment (Article 6): the arbiter's commands, what happens because time
//! passes, and who is at the board.

pub mod chessclock;
pub mod command;
pub mod display;
pub mod moment;
pub mod side;
pub mod time_after;
pub mod time_control;
pub mod time_control_text;

use shakmaty::{ByColor, Color};

use crate::game::adjournment::sealed_move::Sealing;
use crate::game::cases::kind::CaseKind;
use crate::game::cases::{Case, CaseState};
use crate::game::clock::chessclock::Chessclock;
use crate::game::clock::display::{ClockReading, PauseReason};
use crate::game::clock::moment::{Moment, Span};
use crate::game::clock::time_control::TimeControl;
use crate::game::command::{AnnouncedMove, ClockCommand, Command};
use crate::game::conduct::penalty::Penalty;
use crate::game::draft::{Decided, Draft};
use crate::game::event::{CaseEvent, ClockEvent, Event, GameEvent, RecordsEvent};
use crate::game::laws::article::Article;
use crate::game::laws::result::{GameResult, Points, Reason};
use crate::game::people::Actor;
use crate::game::records::boards::Sensing;
use crate::game::refusal::Refusal;
use crate::game::{Game, Stage};

/// Both clocks, the time given permanently, and who is at the board.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::game) struct Clocks {
    chessclock: Chessclock,
    /// The time given to each player permanently, in addition to the time control.
    given: ByColor<Span>,
    /// When play, or the session that resumed it, began.
    begun_at: Option<Moment>,
    attendance: ByColor<Attendance>,
    /// Whose clock ran when the program was left.
    ran_when_left: Option<Color>,
    unrecorded: Option<Unrecorded>,
}

/// Time in which nobody kept the record though a clock ran, until the arbiter has decided whether it counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unrecorded {
    /// Whose clock ran.
    pub ran: Color,
    pub gap: Span,
}

impl Clocks {
    /// Clocks set and standing still, both players present.
    pub fn new(chessclock: Chessclock) -> Clocks {
        let (given, attendance) = (ByColor::default(), ByColor::default());
        Clocks { chessclock, given, begun_at: None, attendance, ran_when_left: None, unrecorded: None }
    }

    /// The time given to each player permanently, in addition to the time control.
    pub fn given(&self) -> &ByColor<Span> {
        &self.given
    }

    /// Whether play has ever begun.
    pub fn has_begun(&self) -> bool {
        self.begun_at.is_some()
    }

    /// A session begins: from now on a player can be late for it (6.7).
    pub fn begin_session(&mut self, at: Moment) {
        self.begun_at = Some(at);
    }

    /// Lets that player's clock run.
    pub fn start(&mut self, color: Color, at: Moment) {
        self.unrecorded = None;
        self.chessclock.start(color, at);
    }

    /// The program is left: a clock that runs is stopped until the arbiter decides; others keep their reasons.
    pub fn leave(&mut self, at: Moment) {
        self.ran_when_left = self.chessclock.running();
        if self.ran_when_left.is_some() {
            self.pause(PauseReason::ClockDoubtful, at);
        }
    }

    /// The record goes on after that time, in which nobody kept it.
    pub fn go_on_after(&mut self, gap: Span, at: Moment) {
        let ran = self.ran_when_left.take().or(self.chessclock.running());
        let missing = ran.filter(|_| gap >= Span::seconds(1)).map(|ran| Unrecorded { ran, gap });
        self.unrecorded = self.unrecorded.or(missing);
        self.pause(PauseReason::ClockDoubtful, at);
    }

    /// Stops both clocks, for one more reason.
    pub fn pause(&mut self, reason: PauseReason, at: Moment) {
        self.chessclock.pause(reason, at);
    }

    /// The game goes on after all: its end no longer stops the clocks.
    pub fn reopen(&mut self, at: Moment) {
        self.chessclock.reopen(at);
    }

    /// Sets both displays to earlier readings, and whose clock is to run (D.2.9).
    pub fn restore(&mut self, readings: ByColor<ClockReading>, whose: Color, at: Moment) {
        self.unrecorded = None;
        self.chessclock.restore(readings, whose, at);
    }

    /// Sets what a player has left.
    pub fn set_time(&mut self, color: Color, left: Span, at: Moment) {
        self.chessclock.set_time(color, left, at);
    }

    /// Both clocks stand as they did at that moment, and what was given since is not given; who is at the board stays.
    pub fn be_again_as(&mut self, before: &Clocks, then: Moment) {
        (self.chessclock, self.given) = (before.chessclock.clone(), before.given);
        self.pause(PauseReason::ArbiterCalled, then);
    }

    /// Presses the clock of `by`, who has made that many moves since the last press.
    pub fn press_after(&mut self, moves: u32, by: Color, at: Moment) {
        self.chessclock.press_after(moves, by, at);
    }

    /// A clock that was set going runs from that moment on at the earliest.
    pub fn run_not_before(&mut self, heard: Moment) {
        self.chessclock.run_not_before(heard);
    }

    /// Completes a move of `by` without a press (6.2.1.2).
    pub fn complete(&mut self, by: Color, at: Moment) {
        self.chessclock.complete(by, at);
    }
}

impl Game {
    /// Whether a command would leave a clock with less than half of the time that it shows.
    pub(super) fn would_lose_half(&self, at: Moment, command: &Command) -> bool {
        let loses_half = |of: Color, time: Span| {
            let shown = self.clock().remaining(of, at).unwrap_or(Span::ZERO);
            time.0.saturating_mul(2) < shown.0
        };
        if let Command::Clock(ClockCommand::Set(times)) = command {
            Color::ALL.into_iter().any(|of| times[of].is_some_and(|time| loses_half(of, time)))
        } else if let Command::Clock(ClockCommand::TakeTime(from, span, _)) = command {
            self.clock().remaining(*from, at).is_some_and(|shown| loses_half(*from, shown - *span))
        } else {
            false
        }
    }
}

impl Game {
    /// Both players' clocks.
    pub fn clock(&self) -> &Chessclock {
        &self.clock.chessclock
    }

    /// The time in which nobody kept the record though a clock ran, while the arbiter has not decided about it.
    pub fn unrecorded_time(&self) -> Option<Unrecorded> {
        self.clock.unrecorded
    }

    /// Whether that player's time is limited, so that time can be given and taken.
    pub fn has_time_limit(&self, color: Color) -> bool {
        self.clock().control(color).limits_time()
    }

    pub(in crate::game) fn decide_clock(&self, at: Moment, command: ClockCommand) -> Decided {
        let event = match command {
            ClockCommand::Stop if self.clock.chessclock.running().is_some() && self.sealer().is_some() => {
                if let Some(events) = self.stopped_by_sealing(at) {
                    return Ok(events);
                }
                ClockEvent::ClocksStopped { reason: PauseReason::ArbiterCalled }
            }
            ClockCommand::Stop => match self.clock.chessclock.running() {
                Some(_) => return Ok(self.decide_stop_and_look(at, PauseReason::ArbiterCalled)),
                None => return self.in_play().and(Err(Refusal::ClocksStopped)),
            },
            ClockCommand::Go => return self.decide_start(at),
            ClockCommand::Set(times) => {
                let of = |color: Color| {
                    let time = times[color].or_else(|| self.clock().remaining(color, at));
                    time.filter(|time| can_be_shown(*time)).ok_or(Refusal::NotATime)
                };
                ClockEvent::ClocksSet { times: ByColor { white: of(Color::White)?, black: of(Color::Black)? } }
            }
            ClockCommand::AddTime(to, span, words) => {
                let players = Color::ALL.into_iter().filter(|color| to.is_none_or(|to| to == *color));
                let added = players.map(|to| {
                    self.can_get_time(to, span)?;
                    Ok(Event::Clock(ClockEvent::TimeAdded { to, span, case: None, words: words.clone() }))
                });
                return added.collect();
            }
            ClockCommand::TakeTime(from, span, words) => {
                self.can_be_taken(at, from, span)?;
                ClockEvent::TimeTaken { from, span, case: None, words }
            }
            ClockCommand::SetControls(controls) => ClockEvent::TimeControlsSet { controls },
            ClockCommand::SetPeriod(of, period) => match self.terms.time[of].period(period) {
                Some(_) => ClockEvent::PeriodSet { of, period },
                None => return Err(Refusal::NoSuchPeriod { periods: self.terms.time[of].periods().len() }),
            },
            ClockCommand::Absent(of) => match self.attendance(of) {
                Attendance::Present if self.has_moved_in_this_session(of) => return Err(Refusal::HasArrived { of }),
                Attendance::Present => {
                    let absent = self.decide_with_comparison(at, vec![Event::Clock(ClockEvent::PlayerAbsent { of })]);
                    let mut draft = Draft::of(self, at);
                    absent.into_iter().for_each(|event| draft.push(event));
                    // A default time of nothing has passed already.
                    draft.game.decide_default_times(at).into_iter().for_each(|event| draft.push(event));
                    return Ok(draft.events);
                }
                Attendance::Absent | Attendance::TooLate => return Err(Refusal::AlreadySaid),
            },
            ClockCommand::Arrived(of) => match self.attendance(of) {
                Attendance::Absent | Attendance::TooLate => ClockEvent::PlayerArrived { of },
                Attendance::Present => return Err(Refusal::AlreadySaid),
            },
            ClockCommand::SetCounter(of, moves) => ClockEvent::CounterSet { of, moves },
        };
        Ok(vec![Event::Clock(event)])
    }

    pub(in crate::game) fn apply_clock(&mut self, at: Moment, event: &ClockEvent) {
        match event {
            ClockEvent::ClocksStopped { reason } => self.clock.chessclock.pause(*reason, at),
            ClockEvent::ClocksStarted => {
                self.cases.answer_the_call();
                self.clock.start(self.clock_to_run(), at);
            }
            ClockEvent::ClocksSet { times } => {
                self.clock.unrecorded = None;
                self.clock.chessclock.set_times(*times, at);
            }
            ClockEvent::TimeAdded { to, span, case, words: _ } => {
                self.apply_time_given(at, *to, *span);
                if let Some(case) = case {
                    self.cases.penalise(*case, Penalty::TimeToOpponent { span: *span });
                }
            }
            ClockEvent::TimeTaken { from, span, .. } => self.apply_time_given(at, *from, Span::ZERO - *span),
            ClockEvent::TimeControlsSet { controls } => self.apply_time_controls(at, controls),
            ClockEvent::IncrementGiven { span } => self.clock.chessclock.give_increment(*span, at),
            ClockEvent::PeriodSet { of, period } => self.clock.chessclock.set_period(*of, *period),
            ClockEvent::CounterSet { of, moves } => self.clock.chessclock.set_counter(*of, *moves),
            ClockEvent::FlagFell { of, fell } => self.clock.chessclock.flag_fell(*of, *fell),
            ClockEvent::TimeMissing { .. } => self.clock.chessclock.pause(PauseReason::ClockDoubtful, at),
            ClockEvent::PlayerAbsent { of } => self.clock.attendance[*of] = Attendance::Absent,
            ClockEvent::PlayerArrived { of } => {
                self.clock.attendance[*of] = Attendance::Present;
                // The arbiter lets a player play who has come too late.
                let is_of_default = |case: &Case| case.kind == CaseKind::DefaultTime && case.by == Some(*of);
                self.cases.close(CaseState::Rejected, is_of_default);
            }
            ClockEvent::DefaultTimePassed { of, is_case } => {
                self.clock.attendance[*of] = Attendance::TooLate;
                if *is_case {
                    self.open_case(at, CaseKind::DefaultTime, Some(*of));
                }
                if *is_case && self.has_resumed() {
                    self.cases.cite(Article::LateAtTheResumption);
                }
            }
        }
    }

    pub(in crate::game) fn decide_stop(&self, reason: PauseReason) -> Vec<Event> {
        self.clock
            .chessclock
            .running()
            .map(|_| Event::Clock(ClockEvent::ClocksStopped { reason }))
            .into_iter()
            .collect()
    }

    /// Stops the clocks and compares the boards: what a hand left in the middle of a half-move counts now, unless it is
    /// only the beginning of one (7.4, D.2.9).
    pub(in crate::game) fn decide_stop_and_look(&self, at: Moment, reason: PauseReason) -> Vec<Event> {
        let events = self.decide_stop(reason);
        if self.is_beginning_of_a_half_move() { events } else { self.decide_with_comparison(at, events) }
    }

    pub(in crate::game) fn decide_start(&self, at: Moment) -> Decided {
        self.in_play()?;
        // Who seals a move while the clock runs may do so again.
        if self.adjournment.envelope().is_some() {
            self.is_known()?;
        }
        if self.adjournment.sealing() == Sealing::Adjourned {
            return Err(Refusal::Adjourned);
        }
        let late = self.late_half_move();
        if let Some(refusal) = self.goes_first().filter(|_| late.is_none()) {
            Err(refusal)
        } else if self.clock.chessclock.running().is_some() {
            Err(Refusal::ClocksRunning)
        } else {
            let mut draft = Draft::of(self, at);
            if let Some((board, half_move)) = late {
                draft.push(Event::Records(RecordsEvent::HalfMoveCounted { board, half_move }));
            }
            draft.push(Event::Clock(ClockEvent::ClocksStarted));
            // What an electronic board shows is announced as any half-move that is made there.
            if let Some((board, half_move)) = late.filter(|(board, _)| self.sensing(*board) == Sensing::Read) {
                let spoken = AnnouncedMove { half_move, text: half_move.to_string(), draw_offer: false };
                let announced = draft.game.decide_announcement(at, Actor::Player(board), spoken)?;
                announced.into_iter().for_each(|event| draft.push(event));
            }
            Ok(draft.events)
        }
    }
}

/// The attendance of a player at the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Attendance {
    #[default]
    Present,
    Absent,
    /// Still absent when the default time was over (6.7).
    TooLate,
}

impl Game {
    /// The events due by `at` only because time has passed. Early or repeated calls yield nothing.
    pub fn elapse(&self, at: Moment) -> Vec<Event> {
        let Stage::Playing = self.stage() else { return Vec::new() };
        let fallen = self.clock.chessclock.flag_fallen_at(at).filter(|_| !self.are_flags_only_claimed());
        let Some((of, fell)) = fallen else {
            return self.decide_session_end(at).map_or_else(|| self.decide_default_times(at), |over| vec![over]);
        };
        let mut draft = Draft::of(self, at);
        draft.push(Event::Clock(ClockEvent::FlagFell { of, fell }));
        draft.decide_made();
        let loses =
            if self.is_quickplay_claim_postponed(of) { None } else { draft.game.result_if_lost(of, Reason::Time) };
        draft.push(match loses {
            Some(result) => Event::ended(result),
            None => Event::Clock(ClockEvent::ClocksStopped { reason: PauseReason::ArbiterCalled }),
        });
        self.count_penalties(&mut draft.events);
        draft.events
    }

    /// The next moment at which `elapse` would yield something.
    pub fn next_deadline(&self) -> Option<Moment> {
        match self.stage() {
            Stage::Playing => {
                let clock = self.clock.chessclock.next_deadline().filter(|_| !self.are_flags_only_claimed());
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

    /// Both clocks as they stood just before the half-move at `ply` (from 0) was completed, with all that was given
    /// since.
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

    /// The time used for a completed half-move; `None` if a clock on the table keeps it.
    pub fn time_used_for(&self, ply: usize) -> Option<Span> {
        if self.clock().is_on_the_table() {
            return None;
        }
        let (_, mover) = self.number_at(ply);
        let used = |ply: usize| self.line().get(ply).map_or(Span::ZERO, |completed| completed.readings[mover].used);
        let before = ply.checked_sub(1).map_or(Span::ZERO, used);
        Some(used(ply) - before)
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

    /// Gives time permanently: going back to an earlier half-move does not take it away again.
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

    /// Whether a player has made a half-move since play, or the session that resumed it, began.
    fn has_moved_in_this_session(&self, color: Color) -> bool {
        let last = self.line().last_ply_of(color).map(|ply| self.line()[ply].at);
        !self.is_between_sessions() && last.zip(self.clock.begun_at).is_some_and(|(last, begun)| last >= begun)
    }

    /// The players newly found absent although the default time is over (6.7).
    fn decide_default_times(&self, at: Moment) -> Vec<Event> {
        let due = self.default_deadline().is_some_and(|deadline| deadline <= at);
        let absent = Color::ALL.into_iter().filter(|color| due && self.clock.attendance[*color] == Attendance::Absent);
        absent.map(|of| Event::Clock(ClockEvent::DefaultTimePassed { of, is_case: true })).collect()
    }

    /// Who is still absent after the default time loses; the opponent wins only if present by then (6.7.1, I.10).
    pub(in crate::game) fn decide_default(&self, closed: Event) -> Vec<Event> {
        let is_late = self.clock.attendance.map(|attendance| attendance == Attendance::TooLate);
        let points = ByColor::new_with(|color| if is_late[color] { Points::Zero } else { Points::One });
        // A game that goes on in another session is not one that was not played.
        let (reason, words) = if self.has_resumed() {
            (Reason::Arbiter, Article::LateAtTheResumption.number(self.terms.edition).to_owned())
        } else {
            (Reason::Forfeit, String::new())
        };
        let result = GameResult { points, reason, no_mate: None };
        let others = self.cases.pending().filter(|case| case.kind == CaseKind::DefaultTime);
        let accepted = others.map(|case| Event::Case(CaseEvent::CaseAccepted { case: Some(case.id) }));
        let accepted: Vec<Event> = accepted.filter(|event| *event != closed).collect();
        let ended = Event::Game(GameEvent::GameEnded { result, uncounted: None, words });
        [closed].into_iter().chain(accepted).chain([ended]).collect()
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
