//! Offers, claims, calls for the arbiter, irregularities, and what is answered to them.

use shakmaty::Color;

use super::clock::moment::Moment;
use super::clock::pause::PauseReason;
use super::command::{CaseCommand, Decision};
use super::draft::Decided;
use super::event::{CaseEvent, ClockEvent, Event, GameEvent, Irregularity, RecordsEvent};
use super::laws::result::{GameResult, Reason};
use super::people::Actor;
use super::refusal::Refusal;
use super::table::scoresheet::Scoresheet;
use super::{Game, Stage};

impl Game {
    pub(super) fn decide_case(&self, at: Moment, by: Actor, command: CaseCommand) -> Decided {
        match command {
            CaseCommand::OfferDraw => self.offered(by),
            CaseCommand::AcceptDraw => self.accepted(by),
            CaseCommand::DeclineDraw => match self.offer {
                Some(offerer) if by.side() == Some(offerer) => Err(Refusal::OwnOffer),
                Some(offerer) => Ok(vec![Event::Case(CaseEvent::DrawDeclined { by: !offerer })]),
                None => Err(Refusal::NoOffer),
            },
            CaseCommand::ClaimFlag if self.clock.is_on_the_table() => Ok(self.called(by, PauseReason::Claim)),
            CaseCommand::ClaimFlag => match self.elapse(at) {
                events if events.is_empty() => Err(Refusal::FlagNotFallen),
                events => Ok(events),
            },
            CaseCommand::CallArbiter => Ok(self.called(by, PauseReason::ArbiterCalled)),
            CaseCommand::Rule(decision) => Ok(self.draft(at, self.ruled(decision)?)),
        }
    }

    pub(super) fn apply_case(&mut self, event: &CaseEvent) {
        match event {
            CaseEvent::DrawOffered { by } => {
                self.offer = Some(*by);
                match &mut self.in_hand.announcement {
                    Some(announcement) if announcement.by == *by => announcement.draw_offer = true,
                    Some(_) | None => self.sheets.as_mut().for_each(Scoresheet::note_draw_offer),
                }
            }
            CaseEvent::DrawDeclined { .. } => self.offer = None,
            CaseEvent::ArbiterCalled { .. } => {}
            CaseEvent::IrregularityFound(irregularity) => {
                if let Some(count) = irregularity.count() {
                    self.illegal_moves[irregularity.by()] = count;
                    self.open_irregularity = Some(*irregularity);
                }
            }
            CaseEvent::IrregularityUpheld => self.open_irregularity = None,
            CaseEvent::IrregularityDismissed => {
                if let Some(found) = self.open_irregularity.take() {
                    self.illegal_moves[found.by()] = self.illegal_moves[found.by()].saturating_sub(1);
                }
            }
        }
    }

    fn called(&self, by: Actor, reason: PauseReason) -> Vec<Event> {
        let mut events = vec![Event::Case(CaseEvent::ArbiterCalled { by })];
        events.extend(self.stopped(reason));
        events
    }

    fn offered(&self, by: Actor) -> Decided {
        let offerer = by.side().unwrap_or(self.to_move());
        match (self.stage, self.offer) {
            (Stage::BeforePlay, _) => Err(Refusal::NotBegun),
            (Stage::Playing | Stage::Over(_), Some(open)) if open == offerer => Err(Refusal::AlreadyOffered),
            (Stage::Playing | Stage::Over(_), _) => Ok(vec![Event::Case(CaseEvent::DrawOffered { by: offerer })]),
        }
    }

    fn accepted(&self, by: Actor) -> Decided {
        let offerer = self.offer.ok_or(Refusal::NoOffer)?;
        if by.side() == Some(offerer) {
            return Err(Refusal::OwnOffer);
        }
        let moved_by_both = self.line.len() + usize::from(self.in_hand.announcement.is_some()) >= 2;
        if self.terms.edition.agreement_needs_a_move_each() && !moved_by_both {
            return Err(Refusal::AgreementTooEarly);
        }
        Ok(vec![Event::Game(GameEvent::Ended(GameResult::drawn(Reason::Agreement)))])
    }

    /// The events of the arbiter's ruling on what is open: an illegal move or what counts as one (7.5), else boards or
    /// sheets that part (D.2.9).
    fn ruled(&self, decision: Decision) -> Result<Vec<Event>, Refusal> {
        match (self.open_irregularity, decision) {
            (None, _) if !self.is_apart() => Err(Refusal::NothingOpen),
            (None, Decision::Accept) => self.retraced(None),
            (None, Decision::Reject) => Ok(vec![Event::Case(CaseEvent::IrregularityDismissed)]),
            (Some(Irregularity::IllegalMove { by, .. }), Decision::Accept) => {
                let ply = self.line.len().saturating_sub(1);
                Ok(vec![Event::Records(RecordsEvent::Retraced { ply }), self.penalised(by)])
            }
            (Some(Irregularity::EmptyPress { by, count }), Decision::Accept) => {
                let loses = count >= Some(self.terms.edition.losing_illegal_move());
                let lost = self.lost_by(by, Reason::IllegalMoves).filter(|_| loses);
                Ok(vec![
                    Event::Case(CaseEvent::IrregularityUpheld),
                    lost.map_or_else(|| self.penalised(by), |result| Event::Game(GameEvent::Ended(result))),
                ])
            }
            (Some(Irregularity::IllegalMove { .. }), Decision::Reject)
                if self.line.last().is_some_and(|completed| completed.after.is_none()) =>
            {
                Err(Refusal::RuleFirst)
            }
            (Some(_), Decision::Reject) => Ok(vec![Event::Case(CaseEvent::IrregularityDismissed)]),
        }
    }

    /// The time that an illegal move gives the opponent (7.5.5).
    fn penalised(&self, by: Color) -> Event {
        Event::Clock(ClockEvent::TimeAdded {
            to: !by,
            span: self.terms.edition.illegal_move_penalty(self.terms.time_class()),
        })
    }
}
