//! What is asked and told about the arbiter's PIN.

use super::Wording;
use super::events::Frame;
use super::kind::UtteranceKind;
use super::sentence::{Audience, Urgency, Utterance};
use crate::game::clock::moment::Span;
use crate::game::course::pin::PinEvent;
use crate::game::people::Actor;

/// What is asked of the arbiter, or told him, about his PIN.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PinNotice {
    /// The one that the game is to have is asked for.
    AskedNew,
    /// The same once more.
    AskedAgain,
    /// The two are not the same: it is asked for anew.
    NotTheSame,
    /// It has too few characters: it is asked for anew.
    TooShort,
    /// The one that the game has is asked for.
    Asked,
    /// Nothing was entered: what waited for it is not done.
    NotGiven,
    /// So long no other try is taken.
    Wait(Span),
    /// The system gives no random numbers: the game has none.
    NotHashed,
}

impl PinNotice {
    fn name(self) -> &'static str {
        match self {
            PinNotice::AskedNew => "new",
            PinNotice::AskedAgain => "again",
            PinNotice::NotTheSame => "not-the-same",
            PinNotice::TooShort => "too-short",
            PinNotice::Asked => "asked",
            PinNotice::NotGiven => "not-given",
            PinNotice::Wait(_) => "wait",
            PinNotice::NotHashed => "not-hashed",
        }
    }

    fn kind(self) -> UtteranceKind {
        match self {
            PinNotice::AskedNew
            | PinNotice::AskedAgain
            | PinNotice::NotTheSame
            | PinNotice::TooShort
            | PinNotice::Asked => UtteranceKind::Question,
            PinNotice::NotGiven | PinNotice::Wait(_) | PinNotice::NotHashed => UtteranceKind::Refused,
        }
    }
}

impl Wording {
    /// What is asked or told about the PIN, to the arbiter.
    pub fn pin(&self, notice: PinNotice) -> Utterance {
        let wait = match notice {
            // A part of a second counts whole: what is told is never too little.
            PinNotice::Wait(wait) => self.duration(Span::seconds((wait + Span(999)).whole_seconds())),
            PinNotice::AskedNew
            | PinNotice::AskedAgain
            | PinNotice::NotTheSame
            | PinNotice::TooShort
            | PinNotice::Asked
            | PinNotice::NotGiven
            | PinNotice::NotHashed => String::new(),
        };
        let frame = Frame { to: Audience::Arbiter, urgency: Urgency::Answer, by: Actor::Program, kind: notice.kind() };
        self.utter(frame, self.messages.fill("pin", &[("notice", &notice.name()), ("wait", &wait)]))
    }

    pub(super) fn pin_event(&self, by: Actor, event: &PinEvent) -> Option<Utterance> {
        let frame = |kind| Frame { to: Audience::Arbiter, urgency: Urgency::Answer, by, kind };
        Some(match event {
            PinEvent::PinSet(_) => self.utter(frame(UtteranceKind::PinSet), self.messages.text("pin-set")),
            PinEvent::PinRefused => self.utter(frame(UtteranceKind::Refused), self.messages.text("pin-refused")),
            PinEvent::PinGiven => return None,
        })
    }
}
