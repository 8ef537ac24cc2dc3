//! What must be answered or ruled on, and what was, in words.

use super::Delivery;
use crate::game::Game;
use crate::game::cases::irregularity::Irregularity;
use crate::game::cases::{Case, CaseKind, CaseState};
use crate::game::conduct::complaint_kind::Complaint;
use crate::game::event::CaseEvent;
use crate::wording::Wording;
use crate::wording::language::name;
use crate::wording::sentence::Utterance;

impl Wording {
    pub(super) fn case_event(&self, game: &Game, delivery: Delivery, event: &CaseEvent) -> Option<Utterance> {
        Some(match event {
            CaseEvent::DrawOffered { by: color } => {
                let sentence = self.messages.fill("draw-offered", &[("color", &name(*color))]);
                self.utter(delivery, sentence)
            }
            CaseEvent::DrawDeclined { by: color } => {
                self.utter(delivery, self.messages.fill("draw-declined", &[("color", &name(*color))]))
            }
            CaseEvent::ArbiterCalled { by: who } => {
                self.utter(delivery, self.messages.fill("arbiter-called", &[("who", &self.actor(*who))]))
            }
            CaseEvent::IllegalMovesSet { of, count } => self
                .utter(delivery, self.messages.fill("illegal-moves-set", &[("color", &name(*of)), ("count", count)])),
            CaseEvent::IrregularityUpheld { case } => {
                let ruled =
                    case.and_then(|id| game.cases().get(id)).or_else(|| game.cases().newest_for_the_arbiter())?;
                let irregularity = match ruled.kind {
                    CaseKind::Irregularity(irregularity) if irregularity.count().is_some() => irregularity,
                    CaseKind::Complaint(Complaint::LateIllegalMove { .. }) => {
                        let sentence = self.messages.text("correction-agreed");
                        return Some(self.utter(delivery, sentence));
                    }
                    CaseKind::Irregularity(_)
                    | CaseKind::Complaint(
                        Complaint::Touched(_) | Complaint::WrongStart(_) | Complaint::Unclaimed { .. },
                    ) => {
                        let sentence = self.messages.fill("complaint-upheld", &[("case", &ruled.id)]);
                        return Some(self.utter(delivery, sentence));
                    }
                    CaseKind::DrawOffer
                    | CaseKind::DrawClaim(_)
                    | CaseKind::Quickplay(_)
                    | CaseKind::QuickplayWithoutArbiter(_)
                    | CaseKind::IncrementRequest
                    | CaseKind::FlagClaim
                    | CaseKind::RecordsDiffer => {
                        return None;
                    }
                };
                let offender = irregularity.by();
                let counts = self.messages.fill("irregularity-upheld", &[("color", &name(offender))]);
                let why = game.why_illegal_at(ruled.ply.saturating_sub(1)).filter(|_| is_illegal_move(irregularity));
                let why = why.map(|why| self.why_illegal(why));
                let sentence = [Some(counts), why].into_iter().flatten().collect::<Vec<_>>().join(" ");
                self.utter(delivery, sentence)
            }
            CaseEvent::FlagClaimed { of } => {
                self.utter(delivery, self.messages.fill("flag-claimed", &[("color", &name(*of))]))
            }
            CaseEvent::RulingPostponed { case } => {
                let put_off = |case: &Case| Case { state: CaseState::Postponed, ..case.clone() };
                let waits = game.cases().get(*case).is_some_and(|case| put_off(case).stops_play());
                let play = if waits { "waits" } else { "goes-on" };
                let sentence = self.messages.fill("ruling-postponed", &[("case", case), ("play", &play)]);
                self.utter(delivery, sentence)
            }
            CaseEvent::IrregularityDismissed { case } => {
                let ruled = case.and_then(|id| game.cases().get(id)).map(|case| case.kind);
                let sentence = match ruled {
                    Some(CaseKind::Complaint(Complaint::LateIllegalMove { .. })) => {
                        self.messages.text("correction-declined")
                    }
                    Some(
                        CaseKind::Quickplay(_) | CaseKind::QuickplayWithoutArbiter(_) | CaseKind::IncrementRequest,
                    ) => self.messages.text("claim-rejected"),
                    Some(
                        CaseKind::Complaint(
                            Complaint::Touched(_) | Complaint::WrongStart(_) | Complaint::Unclaimed { .. },
                        )
                        | CaseKind::Irregularity(_)
                        | CaseKind::DrawOffer
                        | CaseKind::DrawClaim(_)
                        | CaseKind::FlagClaim
                        | CaseKind::RecordsDiffer,
                    )
                    | None => self.messages.text("irregularity-dismissed"),
                };
                self.utter(delivery, sentence)
            }
        })
    }
}

fn is_illegal_move(irregularity: Irregularity) -> bool {
    match irregularity {
        Irregularity::IllegalMoveFound { .. } => true,
        Irregularity::EmptyPressFound { .. }
        | Irregularity::TwoHandsFound { .. }
        | Irregularity::TouchMoveFound { .. } => false,
        Irregularity::ClaimedMoveFound { .. } => false,
    }
}
