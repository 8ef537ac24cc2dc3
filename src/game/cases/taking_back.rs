//! Taking a ruling back, until the next half-move is made: the game is again as it was before the ruling.

use std::sync::Arc;

use shakmaty::{ByColor, Color};

use crate::game::adjournment::event::AdjournmentEvent;
use crate::game::cases::kind::CaseKind;
use crate::game::cases::{Case, CaseState, Cases};
use crate::game::clock::display::PauseReason;
use crate::game::clock::moment::{Moment, Span};
use crate::game::conduct::event::ConductEvent;
use crate::game::draft::{Decided, Draft};
use crate::game::event::{CaseEvent, ClockEvent, Event, GameEvent, MoveEvent};
use crate::game::refusal::Refusal;
use crate::game::{Game, LastRuling};

impl Game {
    /// The game as it was before the ruling that can be taken back.
    pub fn before_ruling(&self) -> Option<&Game> {
        self.last_ruling.as_ref().map(|ruling| &*ruling.before)
    }

    /// The case of the newest ruling, if that can be taken back.
    pub fn ruling_to_take_back(&self) -> Option<u32> {
        self.last_ruling.as_ref().map(|ruling| ruling.case)
    }

    /// The arbiter takes the ruling on that case back, without a number the newest one.
    ///
    /// # Errors
    ///
    /// Why it cannot be taken back any more, or not yet.
    pub(in crate::game) fn decide_ruling_taken_back(&self, at: Moment, id: Option<u32>, words: String) -> Decided {
        let last = self.last_ruling.as_ref();
        let newest = || self.ruling_to_take_back().or_else(|| self.cases.newest_ruled_on());
        let id = id.or_else(newest).ok_or(Refusal::NothingRuledOn)?;
        let case = self.cases.get(id).ok_or(Refusal::NoSuchCase { id })?;
        if case.is_pending() {
            return Err(Refusal::CaseNotRuledOn { id });
        }
        if let Some(result) = self.result() {
            let ended_it = case.state == CaseState::Accepted && case.kind.rule().ends_as.contains(&result.reason);
            return Err(if ended_it { Refusal::RulingEndedTheGame { id } } else { Refusal::GameOver });
        }
        let Some(last) = last else { return Err(Refusal::TooLateToTakeBack { id }) };
        if last.case != id {
            let is_older = last.before.can_be_taken_back_later(id);
            let since = last.case;
            return Err(if is_older { Refusal::RuledOnSince { id, since } } else { Refusal::TooLateToTakeBack { id } });
        }
        let in_hand = self.in_hand().announcement.as_ref();
        if let Some(announced) = in_hand.filter(|_| in_hand != last.before.in_hand().announcement.as_ref()) {
            return Err(Refusal::NotCompleted { announced: announced.half_move });
        }
        let mut draft = Draft::of(self, at);
        draft.stop(PauseReason::ArbiterCalled);
        let times = self.left_without_ruling(last, at);
        draft.push(Event::Case(CaseEvent::RulingTakenBack { case: id, words }));
        if let Some(times) = times {
            draft.push(Event::Clock(ClockEvent::ClocksSet { times }));
        }
        Ok(draft.events)
    }

    /// Whether the ruling on that case can be taken back once those after it are.
    fn can_be_taken_back_later(&self, id: u32) -> bool {
        let last = self.last_ruling.as_ref();
        last.is_some_and(|last| last.case == id || last.before.can_be_taken_back_later(id))
    }

    /// What both players have left without that ruling: what they had before it, less what they have used since. `None`
    /// if no time is kept.
    fn left_without_ruling(&self, last: &LastRuling, at: Moment) -> Option<ByColor<Span>> {
        let (then, now) = (last.before.clock().readings(last.at), self.clock().readings(at));
        let has_run_on = last.used_at_go.is_none() && self.clock().running().is_some();
        let used_by_then = match last.used_at_go {
            Some(used) => used,
            None if has_run_on => then.map(|reading| reading.used),
            None => now.map(|reading| reading.used),
        };
        let left = |color| {
            let left = then[color].remaining? - (now[color].used - used_by_then[color]);
            Some(left.max(Span::ZERO))
        };
        Some(ByColor { white: left(Color::White)?, black: left(Color::Black)? })
    }

    /// Keeps what taking a ruling back needs, and forgets it once it is too late for that.
    pub(in crate::game) fn remember_ruling(&mut self, at: Moment, event: &Event) {
        if let Event::Conduct(ConductEvent::RulingExplained { case, .. }) = event {
            let before = Arc::new(self.clone());
            self.last_ruling = Some(LastRuling { case: *case, at, before, used_at_go: None });
        } else if let Event::Clock(ClockEvent::ClocksStarted) = event {
            let used = self.clock().readings(at).map(|reading| reading.used);
            if let Some(ruling) = &mut self.last_ruling {
                ruling.used_at_go.get_or_insert(used);
            }
        } else if ends_the_time_for_it(event) {
            self.last_ruling = None;
        }
    }

    pub(in crate::game) fn apply_ruling_taken_back(&mut self) {
        let Some(LastRuling { at: then, before, .. }) = self.last_ruling.take() else { return };
        self.moves = before.moves.clone();
        self.records.be_again_as(&before.records);
        self.clock.be_again_as(&before.clock, then);
        self.cases.be_again_as(&before.cases);
        self.last_ruling = before.last_ruling.clone();
    }
}

impl Cases {
    /// The newest case that the arbiter has ruled on.
    fn newest_ruled_on(&self) -> Option<u32> {
        let is_ruled_on = |state| matches!(state, CaseState::Accepted | CaseState::Rejected);
        self.iter().rfind(|case| is_ruled_on(case.state) && case.is_for_the_arbiter()).map(|case| case.id)
    }

    /// Everything that was open then is open again, with the counts of then. Cases that came since are void, except for
    /// those that no half-move decides on.
    fn be_again_as(&mut self, before: &Cases) {
        let stays = |case: &Case| {
            case.is_pending() && !case.kind.rule().judges_a_half_move && case.kind != CaseKind::RecordsDiffer
        };
        for case in self.ledger.iter_mut() {
            if let Some(then) = before.get(case.id) {
                *case = then.clone();
            } else if !stays(case) {
                case.state = CaseState::Withdrawn;
            }
        }
        self.illegal_moves = before.illegal_moves;
        self.claims_here = before.claims_here.clone();
        self.left_to_the_arbiter = before.left_to_the_arbiter;
    }
}

/// Whether a ruling before that event can no longer be taken back: play has gone on, or something stands on other
/// terms.
fn ends_the_time_for_it(event: &Event) -> bool {
    matches!(
        event,
        Event::Move(MoveEvent::MoveMade { .. } | MoveEvent::MoveCompleted { .. } | MoveEvent::MoveImported(_))
            | Event::Game(GameEvent::GameEnded { .. } | GameEvent::ResultTakenBack { .. })
            | Event::Game(GameEvent::GameCancelled { .. } | GameEvent::PlayBegun)
            | Event::Clock(ClockEvent::TimeControlsSet { .. } | ClockEvent::FlagFell { .. })
            | Event::Conduct(ConductEvent::SetUpKept { .. })
            | Event::Adjournment(AdjournmentEvent::SealRequired { .. })
    )
}
