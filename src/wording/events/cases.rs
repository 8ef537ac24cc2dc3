//! What must be answered or ruled on, and what was, in words.

use i18n_embed_fl::fl;

use super::Frame;
use crate::game::Game;
use crate::game::event::CaseEvent;
use crate::game::people::Actor;
use crate::wording::Wording;
use crate::wording::kind::UtteranceKind;
use crate::wording::language::name;
use crate::wording::sentence::Utterance;

impl Wording {
    pub(super) fn case_event(&self, game: &Game, by: Actor, event: &CaseEvent) -> Option<Utterance> {
        Some(match event {
            CaseEvent::DrawOffered { by: color } => {
                let sentence = fl!(self.loader, "draw-offered", color = name(*color));
                self.utter(Frame::to_room(by, UtteranceKind::DrawOffered).into_announcement(), sentence)
            }
            CaseEvent::DrawDeclined { by: color } => self.utter(
                Frame::to_room(by, UtteranceKind::DrawDeclined),
                fl!(self.loader, "draw-declined", color = name(*color)),
            ),
            CaseEvent::ArbiterCalled { by: who } => self.utter(
                Frame::to_room(by, UtteranceKind::ArbiterCalled),
                fl!(self.loader, "arbiter-called", who = self.actor(*who)),
            ),
            CaseEvent::IrregularityFound(irregularity) => {
                self.irregularity(game, Frame::to_room(by, UtteranceKind::Irregularity), *irregularity)
            }
            CaseEvent::IllegalMovesSet { of, count } => self.utter(
                Frame::to_arbiter(by, UtteranceKind::IllegalMovesSet),
                fl!(self.loader, "illegal-moves-set", color = name(*of), count = (*count)),
            ),
            CaseEvent::IrregularityUpheld { .. } => {
                let offender = game.open_irregularity()?.by();
                self.utter(
                    Frame::to_room(by, UtteranceKind::IrregularityUpheld),
                    fl!(self.loader, "irregularity-upheld", color = name(offender)),
                )
            }
            CaseEvent::Claim(event) => return self.claim(game, by, event),
            CaseEvent::FlagClaimed { of } => self.utter(
                Frame::to_room(by, UtteranceKind::FlagClaimed),
                fl!(self.loader, "flag-claimed", color = name(*of)),
            ),
            CaseEvent::RulingPostponed { case } => self.utter(
                Frame::to_arbiter(by, UtteranceKind::RulingPostponed),
                fl!(self.loader, "ruling-postponed", case = (*case)),
            ),
            CaseEvent::IrregularityDismissed { .. } => self.utter(
                Frame::to_room(by, UtteranceKind::IrregularityDismissed),
                fl!(self.loader, "irregularity-dismissed"),
            ),
        })
    }
}
