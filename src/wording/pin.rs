//! What is asked and shown about the arbiter's PIN.

use strum::IntoStaticStr;

use super::Wording;
use super::events::Frame;
use super::kind::UtteranceKind;
use super::sentence::{Audience, Urgency, Utterance};
use crate::game::clock::moment::Span;
use crate::game::course::pin::PinEvent;
use crate::game::people::Actor;

/// What the arbiter is asked or shown about the PIN.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum PinNotice {
    /// The one that the game is to have is asked for.
    #[strum(serialize = "new")]
    AskedNew,
    /// The new one is asked for a second time.
    #[strum(serialize = "again")]
    AskedAgain,
    /// The two are not the same: it is asked for again.
    NotTheSame,
    /// It has too few characters: it is asked for again.
    TooShort,
    /// The one that the game has is asked for.
    Asked,
    /// Nothing was entered: what waited for it is not done.
    NotGiven,
    /// For this long no other try is accepted.
    Wait(Span),
    /// The system gives no random numbers: the game has none.
    NotHashed,
}

impl PinNotice {
    fn kind(self) -> UtteranceKind {
        match self {
            PinNotice::NotGiven | PinNotice::Wait(_) | PinNotice::NotHashed => UtteranceKind::Refused,
            PinNotice::AskedNew
            | PinNotice::AskedAgain
            | PinNotice::NotTheSame
            | PinNotice::TooShort
            | PinNotice::Asked => UtteranceKind::Question,
        }
    }
}

impl Wording {
    /// What is asked or shown about the PIN, to the arbiter.
    pub fn pin(&self, notice: PinNotice) -> Utterance {
        // A part of a second counts as a whole one: the time shown is never too short.
        let wait = if let PinNotice::Wait(wait) = notice {
            self.duration(Span::seconds((wait + Span(999)).whole_seconds()))
        } else {
            String::new()
        };
        let name: &str = notice.into();
        let frame = Frame { to: Audience::Arbiter, urgency: Urgency::Answer, by: Actor::Program, kind: notice.kind() };
        self.utter(frame, self.messages.fill("pin", &[("notice", &name), ("wait", &wait)]))
    }

    pub(super) fn pin_event(&self, frame: Frame, event: &PinEvent) -> Option<Utterance> {
        Some(match event {
            PinEvent::PinSet { .. } => self.utter(frame, self.messages.text("pin-set")),
            PinEvent::PinRefused => {
                self.utter(Frame { kind: UtteranceKind::Refused, ..frame }, self.messages.text("pin-refused"))
            }
            PinEvent::PinGiven => return None,
        })
    }
}
