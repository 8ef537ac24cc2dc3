//! The quickplay finish: a draw claimed with less than two minutes left (2009: Article 10; 2014: G; since: Guidelines III).

use shakmaty::Color;

use crate::game::Game;
use crate::game::cases::draw_claim::ClaimEvent;
use crate::game::cases::{Case, CaseKind};
use crate::game::clock::display::PauseReason;
use crate::game::clock::moment::{Moment, Span};
use crate::game::clock::time_control::Mode;
use crate::game::draft::Decided;
use crate::game::event::{CaseEvent, ClockEvent, Event};
use crate::game::laws::edition::{Quickplay, Supervision, TimeClass};
use crate::game::laws::result::{GameResult, Reason};
use crate::game::people::Actor;
use crate::game::refusal::Refusal;
use crate::game::terms::Announced;

/// Only with less than this left may the claim be made; so much the opponent gets where it is rejected.
const TWO_MINUTES: Span = Span::minutes(2);

/// What each move gives where an increment was asked for and granted.
const FIVE_SECONDS: Span = Span::seconds(5);

impl Game {
    /// The player who has the move claims, or asks for an increment; the clocks are stopped and the arbiter rules on it.
    pub(in crate::game) fn decide_quickplay_claim(
        &self,
        at: Moment,
        by: Actor,
        claimed: impl Fn(Color) -> ClaimEvent,
    ) -> Decided {
        let (mut draft, claimant) = self.draft_of_claim(at, by)?;
        draft.game.may_claim_quickplay(at, claimant)?;
        draft.push(Event::Claim(claimed(claimant)));
        for event in draft.game.decide_stop(PauseReason::Claim) {
            draft.push(event);
        }
        Ok(draft.events)
    }

    fn may_claim_quickplay(&self, at: Moment, claimant: Color) -> Result<(), Refusal> {
        if self.player_with_the_move() != claimant {
            return Err(Refusal::ClaimWithoutTheMove { to_move: !claimant });
        }
        let is_quickplay = |case: &Case| is_of_a_quickplay_finish(case) && case.by == Some(claimant);
        if self.cases.pending().any(is_quickplay) {
            return Err(Refusal::AlreadyClaimed);
        }
        if self.cases.pending().any(Case::stops_play) {
            return Err(Refusal::RuleFirst);
        }
        let reading = self.clock().readings(at)[claimant];
        let control = self.clock().control(claimant);
        let period = control.period(reading.period);
        let is_last = reading.period as usize + 1 >= control.periods().len();
        let is_plain = period.is_some_and(|period| period.mode == Mode::Plain);
        let is_blitz = self.terms.time_class() == TimeClass::Blitz;
        let applies = match self.terms.edition.constants().quickplay {
            Quickplay::InEveryGame => !is_blitz || self.terms.supervision == Supervision::Adequate,
            Quickplay::WhereAnnounced => self.terms.quickplay == Announced::Yes && is_plain && !is_blitz,
        };
        if !applies || !is_last {
            return Err(Refusal::NoQuickplayFinish);
        }
        match reading.remaining {
            Some(left) if left < TWO_MINUTES && left > Span::ZERO => Ok(()),
            Some(_) | None => Err(Refusal::QuickplayTooEarly),
        }
    }

    /// A claim that was put off and whose claimant's flag falls: the arbiter still decides (2009: 10.2b; III.5.2).
    pub(in crate::game) fn is_quickplay_claim_postponed(&self, claimant: Color) -> bool {
        let is_his = |case: &Case| matches!(case.kind, CaseKind::Quickplay(_)) && case.by == Some(claimant);
        self.cases.pending().any(is_his)
    }

    /// The arbiter agrees to a request that was declined as an offer of a draw: five seconds a move for both from now on,
    /// and two minutes for the opponent (2014: G.4; since: III.4).
    pub(in crate::game) fn decide_increment(&self, case: &Case) -> Decided {
        let by = case.by.unwrap_or(self.to_move());
        if self.cases.open_offer_of(by).is_some() {
            return Err(Refusal::AnswerTheOffer);
        }
        Ok(vec![
            Event::Case(CaseEvent::IrregularityUpheld { case: Some(case.id) }),
            Event::Clock(ClockEvent::IncrementGiven { span: FIVE_SECONDS }),
            Event::Clock(ClockEvent::TimeAdded { to: !by, span: TWO_MINUTES, case: Some(case.id) }),
        ])
    }

    /// Rejected, the opponent gets two minutes; where the claimant's flag has fallen meanwhile, he has lost on time.
    pub(in crate::game) fn decide_quickplay_rejection(&self, at: Moment, case: &Case) -> Vec<Event> {
        let claimant = case.by.unwrap_or(self.to_move());
        let mut events = vec![Event::Case(CaseEvent::IrregularityDismissed { case: Some(case.id) })];
        events.push(if self.clock().flag(claimant, at).is_some() {
            let lost = self.result_if_lost(claimant, Reason::Time);
            Event::ended(lost.unwrap_or(GameResult::won_by(!claimant, Reason::Time)))
        } else {
            Event::Clock(ClockEvent::TimeAdded { to: !claimant, span: TWO_MINUTES, case: Some(case.id) })
        });
        events
    }
}

fn is_of_a_quickplay_finish(case: &Case) -> bool {
    match case.kind {
        CaseKind::Quickplay(_) | CaseKind::QuickplayWithoutArbiter(_) | CaseKind::IncrementRequest => true,
        CaseKind::Irregularity(_)
        | CaseKind::DrawOffer
        | CaseKind::DrawClaim(_)
        | CaseKind::FlagClaim
        | CaseKind::RecordsDiffer
        | CaseKind::Complaint(_) => false,
    }
}
