//! What was typed and is neither a command nor a move, and what would be right.

use super::Wording;
use super::events::Frame;
use super::kind::UtteranceKind;
use super::refusals::{ear_of, printable};
use super::sentence::{Urgency, Utterance};
use crate::game::people::Actor;

/// What is wrong with a typed line.
#[derive(Clone, Debug, PartialEq, Eq)]
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
        let l = &self.messages;
        let help = |word: &str| self.help(word).join(" ");
        let (kind, sentence) = match misreading {
            Misreading::Missing { word, typed } => (
                UtteranceKind::Incomplete,
                l.fill("misread-missing", &[("word", &printable(typed)), ("sentence", &help(word))]),
            ),
            Misreading::Trailing { word, typed, rest } => (
                UtteranceKind::Incomplete,
                l.fill(
                    "misread-trailing",
                    &[("word", &printable(typed)), ("text", &printable(rest)), ("sentence", &help(word))],
                ),
            ),
            Misreading::Unknown { text, meant } => (
                UtteranceKind::Unreadable,
                l.fill("misread-unknown", &[("text", &printable(text)), ("words", &meant.join(", "))]),
            ),
            Misreading::NoSuchSquare { square } => {
                (UtteranceKind::Unreadable, l.fill("misread-no-such-square", &[("square", &printable(square))]))
            }
            Misreading::WhichPlayer { typed } => {
                (UtteranceKind::Incomplete, l.fill("misread-which-player", &[("word", &printable(typed))]))
            }
        };
        self.utter(Frame { to: ear_of(by), urgency: Urgency::Answer, by, kind }, sentence)
    }
}
