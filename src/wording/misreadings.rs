//! What was typed and is neither a command nor a move, and what would be right.

use serde::Serialize;

use super::Wording;
use super::events::Frame;
use super::kind::UtteranceKind;
use super::messages::Argument;
use super::refusals::{ear_of, printable};
use super::sentence::{Urgency, Utterance};
use crate::game::people::Actor;

/// What is wrong with a typed line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Misreading {
    /// Something is missing after a word.
    Missing {
        /// The English word, under which its help stands.
        word: &'static str,
        typed: String,
    },
    /// What follows a word is not understood.
    Trailing { word: &'static str, typed: String, rest: String },
    /// No word; these are like it.
    Unknown { text: String, meant: Vec<String> },
    /// There is no such square on a board.
    NoSuchSquare { square: String },
    /// The word is for one player, and none is named.
    WhichPlayer { typed: String },
}

impl Wording {
    /// What is wrong with a typed line, to the one who typed it.
    pub fn misread(&self, by: Actor, misreading: &Misreading) -> Utterance {
        let say = |more: &[(&str, &dyn Argument)]| self.messages.of_variant("misread", misreading, more);
        let (kind, sentence) = match misreading {
            Misreading::Missing { word, typed } => {
                let help = self.help(word).join(" ");
                (UtteranceKind::Incomplete, say(&[("typed", &printable(typed)), ("sentence", &help)]))
            }
            Misreading::Trailing { word, typed, rest } => {
                let help = self.help(word).join(" ");
                let more: [(&str, &dyn Argument); 3] =
                    [("typed", &printable(typed)), ("rest", &printable(rest)), ("sentence", &help)];
                (UtteranceKind::Incomplete, say(&more))
            }
            Misreading::Unknown { text, meant } => {
                (UtteranceKind::Unreadable, say(&[("text", &printable(text)), ("meant", &meant.join(", "))]))
            }
            Misreading::NoSuchSquare { square } => (UtteranceKind::Unreadable, say(&[("square", &printable(square))])),
            Misreading::WhichPlayer { typed } => (UtteranceKind::Incomplete, say(&[("typed", &printable(typed))])),
        };
        self.utter(Frame { to: ear_of(by), urgency: Urgency::Answer, by, kind }, sentence)
    }
}
