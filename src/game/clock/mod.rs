//! Time and the chessclock, as a function of the moment (Article 6): what the arbiter does with the clocks, what becomes
//! true as time passes, and who is at the board.

pub mod chessclock;
pub mod display;
pub mod moment;
pub mod pause;
pub mod reading;
pub mod side;
pub mod state;
pub mod time_after;
pub mod time_control;
mod time_control_pgn;
pub mod time_control_text;
pub mod time_events;

use shakmaty::{ByColor, Color};

use crate::game::Game;
use crate::game::adjournment::sealed_move::Sealing;
use crate::game::cases::Case;
use crate::game::clock::chessclock::Chessclock;
use crate::game::clock::display::ClockReading;
use crate::game::clock::moment::{Moment, Span};
use crate::game::clock::pause::PauseReason;
use crate::game::clock::time_events::{Attendance, can_be_shown};
use crate::game::command::ClockCommand;
use crate::game::conduct::penalty::Penalty;
use crate::game::draft::Decided;
use crate::game::event::{ClockEvent, Event};
use crate::game::refusal::Refusal;

/// Both clocks, what was given for good, and who is at the board.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::game) struct Clocks {
    chessclock: Chessclock,
    /// What each player was given for good, in addition to the time control.
    given: ByColor<Span>,
    /// When play, or the session that resumed it, began.
    begun_at: Option<Moment>,
    attendance: ByColor<Attendance>,
}

impl Clocks {
    /// Clocks set and standing still, both players present.
    pub fn new(chessclock: Chessclock) -> Clocks {
        Clocks { chessclock, given: ByColor::default(), begun_at: None, attendance: ByColor::default() }
    }

    /// What each player was given for good, in addition to the time control.
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
        self.chessclock.start(color, at);
    }

    /// Stops both clocks, for one reason more.
    pub fn pause(&mut self, reason: PauseReason, at: Moment) {
        self.chessclock.pause(reason, at);
    }

    /// The game goes on after all: its end no longer stops the clocks.
    pub fn reopen(&mut self, at: Moment) {
        self.chessclock.reopen(at);
    }

    /// Sets both displays to what they said earlier, and whose clock is to run (D.2.9).
    pub fn restore(&mut self, readings: ByColor<ClockReading>, whose: Color, at: Moment) {
        self.chessclock.restore(readings, whose, at);
    }

    /// Presses the clock of `by`, who has made that many moves since the last press.
    pub fn press_after(&mut self, moves: u32, by: Color, at: Moment) {
        self.chessclock.press_after(moves, by, at);
    }

    /// Completes a move of `by` without a press (6.2.1.2).
    pub fn complete(&mut self, by: Color, at: Moment) {
        self.chessclock.complete(by, at);
    }
}

impl Game {
    /// Both players' clocks.
    pub fn clock(&self) -> &Chessclock {
        &self.clock.chessclock
    }

    pub(in crate::game) fn decide_clock(&self, at: Moment, command: ClockCommand) -> Decided {
        let event = match command {
            ClockCommand::Stop if self.clock.chessclock.running().is_some() && self.sealer().is_some() => {
                if let Some(events) = self.stopped_by_sealing(at) {
                    return Ok(events);
                }
                ClockEvent::ClocksStopped(PauseReason::ArbiterCalled)
            }
            ClockCommand::Stop => match self.clock.chessclock.running() {
                Some(_) => ClockEvent::ClocksStopped(PauseReason::ArbiterCalled),
                None => return Err(Refusal::ClocksStopped),
            },
            ClockCommand::Go => return self.decide_start(),
            ClockCommand::Set(times) => {
                let of = |color: Color| {
                    let time = times[color].or_else(|| self.clock().remaining(color, at));
                    time.filter(|time| can_be_shown(*time)).ok_or(Refusal::NotATime)
                };
                ClockEvent::ClocksSet(ByColor { white: of(Color::White)?, black: of(Color::Black)? })
            }
            ClockCommand::AddTime(_, span) if span == Span::ZERO || !can_be_shown(span) => {
                return Err(Refusal::NotATime);
            }
            ClockCommand::AddTime(to, span) => ClockEvent::TimeAdded { to, span, case: None },
            ClockCommand::TakeTime(from, span) => {
                self.can_be_taken(at, from, span)?;
                ClockEvent::TimeTaken { from, span }
            }
            ClockCommand::SetControls(controls) => ClockEvent::TimeControlsSet(Box::new(controls)),
            ClockCommand::SetPeriod(of, period) => match self.terms.time[of].period(period) {
                Some(_) => ClockEvent::PeriodSet { of, period },
                None => return Err(Refusal::NoSuchPeriod { periods: self.terms.time[of].periods().len() }),
            },
            ClockCommand::Absent(of) => match self.attendance(of) {
                Attendance::Present => {
                    return Ok(self.decide_with_comparison(at, vec![Event::Clock(ClockEvent::PlayerAbsent { of })]));
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
            ClockEvent::ClocksStopped(reason) => self.clock.chessclock.pause(*reason, at),
            ClockEvent::ClocksStarted => self.clock.chessclock.start(self.clock_to_run(), at),
            ClockEvent::ClocksSet(times) => self.clock.chessclock.set_times(*times, at),
            ClockEvent::TimeAdded { to, span, case } => {
                self.apply_time_given(at, *to, *span);
                if let Some(case) = case {
                    self.cases.penalise(*case, Penalty::TimeToOpponent(*span));
                }
            }
            ClockEvent::TimeTaken { from, span } => self.apply_time_given(at, *from, Span::ZERO - *span),
            ClockEvent::TimeControlsSet(controls) => self.apply_time_controls(at, controls),
            ClockEvent::IncrementGiven { span } => self.clock.chessclock.give_increment(*span, at),
            ClockEvent::PeriodSet { of, period } => self.clock.chessclock.set_period(*of, *period),
            ClockEvent::CounterSet { of, moves } => self.clock.chessclock.set_counter(*of, *moves),
            ClockEvent::FlagFell { of, fell } => self.clock.chessclock.flag_fell(*of, *fell),
            ClockEvent::TimeMissing { .. } => self.clock.chessclock.pause(PauseReason::ClockDoubtful, at),
            ClockEvent::PlayerAbsent { of } => self.clock.attendance[*of] = Attendance::Absent,
            ClockEvent::PlayerArrived { of } => self.clock.attendance[*of] = Attendance::Present,
            ClockEvent::DefaultTimePassed { of } => self.clock.attendance[*of] = Attendance::TooLate,
        }
    }

    pub(in crate::game) fn decide_stop(&self, reason: PauseReason) -> Vec<Event> {
        self.clock.chessclock.running().map(|_| Event::Clock(ClockEvent::ClocksStopped(reason))).into_iter().collect()
    }

    fn decide_start(&self) -> Decided {
        self.in_play()?;
        if self.adjournment.sealing == Sealing::Adjourned {
            return Err(Refusal::Adjourned);
        }
        if self.cases.pending().any(Case::stops_play) {
            Err(Refusal::RuleFirst)
        } else if self.clock.chessclock.running().is_some() {
            Err(Refusal::ClocksRunning)
        } else {
            Ok(vec![Event::Clock(ClockEvent::ClocksStarted)])
        }
    }
}
