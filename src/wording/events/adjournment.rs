//! What happened to an adjourned game and its envelope, in words. No sentence names the sealed move before the envelope
//! is opened.

use super::Delivery;
use crate::game::Game;
use crate::game::adjournment::event::AdjournmentEvent;
use crate::game::clock::moment::Moment;
use crate::game::records::scoresheet::Meaning;
use crate::wording::Wording;
use crate::wording::language::name;
use crate::wording::sentence::Utterance;

impl Wording {
    pub(super) fn adjournment_event(
        &self,
        game: &Game,
        delivery: Delivery,
        event: &AdjournmentEvent,
    ) -> Option<Utterance> {
        let l = &self.messages;
        Some(match event {
            AdjournmentEvent::SessionAnnounced { ends } => {
                let after = self.duration(ends.since(Moment::START));
                self.utter(delivery, l.fill("session-announced", &[("after", &after)]))
            }
            AdjournmentEvent::SealRequired { by: color } => {
                self.utter(delivery, l.fill("seal-required", &[("color", &name(*color))]))
            }
            AdjournmentEvent::MoveSealed { by: color } => {
                self.utter(delivery, l.fill("move-sealed", &[("color", &name(*color))]))
            }
            AdjournmentEvent::GameAdjourned { by: color } => {
                let (number, _) = game.number_at(game.line().len());
                let sentence = l.fill("game-adjourned", &[("color", &name(*color)), ("number", &number)]);
                self.utter(delivery, sentence)
            }
            AdjournmentEvent::ReplySealed { by: color } => {
                self.utter(delivery, l.fill("reply-sealed", &[("color", &name(*color))]))
            }
            AdjournmentEvent::EnvelopeClosed { .. } => self.utter(delivery, l.text("envelope-closed")),
            AdjournmentEvent::ResumptionSet { text } => {
                let sentence = l.fill("resumption-set", &[("text", &text.trim_end_matches('.'))]);
                self.utter(delivery, sentence)
            }
            AdjournmentEvent::GameResumed => self.utter(delivery, l.text("game-resumed")),
            AdjournmentEvent::EnvelopeOpened { entry } => {
                let color = name(game.adjournment().envelope()?.by);
                self.utter_both(delivery, |wording| {
                    let text = wording.entry_in_words(entry);
                    let text = text.trim().trim_end_matches('.');
                    match entry.meaning {
                        Meaning::HalfMove(_) => l.fill("envelope-opened", &[("color", &color), ("text", &text)]),
                        Meaning::Ambiguous(_) => {
                            l.fill("envelope-opened-ambiguous", &[("color", &color), ("text", &text)])
                        }
                        Meaning::Unreadable => {
                            l.fill("envelope-opened-unreadable", &[("color", &color), ("text", &text)])
                        }
                    }
                })
            }
            AdjournmentEvent::EnvelopeLost => {
                let color = name(game.adjournment().envelope()?.by);
                self.utter(delivery, l.fill("envelope-lost", &[("color", &color)]))
            }
        })
    }
}
