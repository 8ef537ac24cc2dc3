//! The questions before a game, each on one line with its default.

use i18n_embed_fl::fl;

use super::Wording;
use super::events::Frame;
use super::kind::UtteranceKind;
use super::sentence::{Audience, Urgency, Utterance};
use crate::game::people::Actor;

/// A question to whoever sits down.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ask {
    /// Whether the unfinished game in that file is gone on with.
    Resume { file: String },
    /// A setting, by its name, and what it is if nothing is answered.
    Setting { key: &'static str, default: String },
    /// Whether the sentence was heard.
    Heard,
}

impl Wording {
    /// The question as a sentence.
    pub fn ask(&self, question: &Ask) -> String {
        match question {
            Ask::Resume { file } => fl!(self.loader, "ask-resume", file = file.clone()),
            Ask::Setting { key, default } => {
                let known = if default.is_empty() { "no" } else { "yes" };
                fl!(self.loader, "ask-setting", key = key.to_string(), known = known, default = default.clone())
            }
            Ask::Heard => fl!(self.loader, "ask-heard"),
        }
    }

    /// A sentence by which it is heard whether the voice works, and how it sounds.
    pub fn greeting(&self) -> Utterance {
        let frame =
            Frame { to: Audience::Room, urgency: Urgency::Notice, by: Actor::Program, kind: UtteranceKind::Greeting };
        self.utter(frame, fl!(self.loader, "greeting"))
    }

    /// That one voice is enough, for whoever has a screen reader speak.
    pub fn voice_hint(&self) -> Utterance {
        let frame =
            Frame { to: Audience::Room, urgency: Urgency::Notice, by: Actor::Program, kind: UtteranceKind::Hint };
        self.utter(frame, fl!(self.loader, "voice-hint"))
    }

    /// A lesson of the practice game, from 1; beyond the last, that all are done.
    pub fn lesson(&self, number: u8) -> Utterance {
        let frame =
            Frame { to: Audience::Room, urgency: Urgency::Answer, by: Actor::Program, kind: UtteranceKind::Lesson };
        self.utter(frame, fl!(self.loader, "lesson", number = number))
    }

    /// Says goodbye to whoever has practised.
    pub fn practice_over(&self) -> Utterance {
        let frame =
            Frame { to: Audience::Room, urgency: Urgency::Notice, by: Actor::Program, kind: UtteranceKind::Goodbye };
        self.utter(frame, fl!(self.loader, "practice-over"))
    }

    /// A setting and its value, as the settings are shown.
    pub fn setting(&self, key: &str, value: Option<&str>) -> String {
        match value {
            Some(value) => format!("{key}: {value}"),
            None => fl!(self.loader, "setting-unset", key = key.to_owned()),
        }
    }
}
