//! The clocks under the arbiter's hands, and who is at the board (6.7, 6.10, 6.11, 12.9).

use shakmaty::{ByColor, Color};

use crate::game::Game;
use crate::game::adjournment::sealed_move::Sealing;
use crate::game::cases::Case;
use crate::game::clock::chessclock::Chessclock;
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
    pub clock: Chessclock,
    /// What each player was given for good, besides his time control.
    pub given: ByColor<Span>,
    pub begun_at: Option<Moment>,
    pub attendance: ByColor<Attendance>,
}

impl Clocks {
    /// Clocks set and standing still, both players present.
    pub fn new(clock: Chessclock) -> Clocks {
        Clocks { clock, given: ByColor::default(), begun_at: None, attendance: ByColor::default() }
    }
}

impl Game {
    pub(in crate::game) fn decide_clock(&self, at: Moment, command: ClockCommand) -> Decided {
        let event = match command {
            ClockCommand::Stop if self.clocks.clock.running().is_some() && self.sealer().is_some() => {
                if let Some(events) = self.stopped_by_sealing(at) {
                    return Ok(events);
                }
                ClockEvent::ClocksStopped(PauseReason::ArbiterCalled)
            }
            ClockCommand::Stop => match self.clocks.clock.running() {
                Some(_) => ClockEvent::ClocksStopped(PauseReason::ArbiterCalled),
                None => return Err(Refusal::ClocksStopped),
            },
            ClockCommand::Go => return self.restarted(),
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
                Attendance::Present => return Ok(self.draft(at, vec![Event::Clock(ClockEvent::PlayerAbsent { of })])),
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
            ClockEvent::ClocksStopped(reason) => self.clocks.clock.pause(*reason, at),
            ClockEvent::ClocksStarted => self.clocks.clock.start(self.clock_to_run(), at),
            ClockEvent::ClocksSet(times) => self.clocks.clock.set_times(*times, at),
            ClockEvent::TimeAdded { to, span, case } => {
                self.give(at, *to, *span);
                if let Some(case) = case {
                    self.cases.penalise(*case, Penalty::TimeToOpponent(*span));
                }
            }
            ClockEvent::TimeTaken { from, span } => self.give(at, *from, Span::ZERO - *span),
            ClockEvent::TimeControlsSet(controls) => self.control_time(at, controls),
            ClockEvent::IncrementGiven { span } => self.clocks.clock.give_increment(*span, at),
            ClockEvent::PeriodSet { of, period } => self.clocks.clock.set_period(*of, *period),
            ClockEvent::CounterSet { of, moves } => self.clocks.clock.set_counter(*of, *moves),
            ClockEvent::FlagFell { of, fell } => self.clocks.clock.flag_fell(*of, *fell),
            ClockEvent::TimeMissing { .. } => self.clocks.clock.pause(PauseReason::ClockDoubtful, at),
            ClockEvent::PlayerAbsent { of } => self.clocks.attendance[*of] = Attendance::Absent,
            ClockEvent::PlayerArrived { of } => self.clocks.attendance[*of] = Attendance::Present,
            ClockEvent::DefaultTimePassed { of } => self.clocks.attendance[*of] = Attendance::TooLate,
        }
    }

    pub(in crate::game) fn stopped(&self, reason: PauseReason) -> Vec<Event> {
        self.clocks.clock.running().map(|_| Event::Clock(ClockEvent::ClocksStopped(reason))).into_iter().collect()
    }

    fn restarted(&self) -> Decided {
        self.in_play()?;
        if self.adjournment.sealing == Sealing::Adjourned {
            return Err(Refusal::Adjourned);
        }
        if self.cases.pending().any(Case::stops_play) {
            Err(Refusal::RuleFirst)
        } else if self.clocks.clock.running().is_some() {
            Err(Refusal::ClocksRunning)
        } else {
            Ok(vec![Event::Clock(ClockEvent::ClocksStarted)])
        }
    }
}
