//! The questions before a game: the last row of each says what Enter takes.

use super::Wording;
use super::events::Frame;
use super::kind::UtteranceKind;
use super::sentence::{Audience, Phrase, Urgency, Utterance};
use crate::game::Game;
use crate::game::people::Actor;

/// A question to whoever sits down. Choices are numbered from 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ask {
    /// How the program shows itself: 1 the screen, 2 plain lines, 3 plain lines and its voice.
    Face { choices: usize, default: usize },
    /// Whether the voice speaks beside a screen reader: 1 no, 2 yes.
    Voice { default: usize },
    /// Who types: 1 White, 2 Black, 3 the assistant, 4 everybody.
    Typist { default: usize },
    /// Whether an unfinished game is gone on with: 1 yes, 2 no.
    Resume {
        white: String,
        black: String,
        /// The last half-move with its number.
        after: Option<String>,
        /// `today`, `yesterday` or `other`, which is the date.
        day: &'static str,
        date: String,
        time: String,
    },
    /// Whether these terms are right: 1 play, 2 change them. Nothing is said of what is as usual.
    Terms { white: String, black: String, blind: String, time: String, laws: Option<String>, sheets: Option<String> },
    /// Who is blind: 1 White, 2 Black, 3 both, 4 nobody.
    Blind { default: usize },
    /// A setting, by its name, and what it is if nothing is answered.
    Setting { key: &'static str, default: String },
    /// Whether the words were heard: 1 yes, 2 no.
    Heard,
}

impl Ask {
    /// The name under which its words are looked up.
    pub fn key(&self) -> &'static str {
        match self {
            Ask::Face { .. } => "face",
            Ask::Voice { .. } => "voice",
            Ask::Typist { .. } => "keys",
            Ask::Resume { .. } => "resume",
            Ask::Terms { .. } => "terms",
            Ask::Blind { .. } => "blind",
            Ask::Setting { key, .. } => key,
            Ask::Heard => "heard",
        }
    }

    /// The number of the choice that Enter takes; 1 where it is no choice.
    pub fn default_number(&self) -> usize {
        match self {
            Ask::Face { default, .. } | Ask::Voice { default } | Ask::Typist { default } | Ask::Blind { default } => {
                *default
            }
            Ask::Resume { .. } | Ask::Terms { .. } | Ask::Setting { .. } | Ask::Heard => 1,
        }
    }
}

impl Wording {
    /// The question in rows, the last of which says what Enter takes.
    pub fn ask(&self, question: &Ask) -> String {
        let l = &self.messages;
        let number = question.default_number();
        let asked = match question {
            Ask::Face { choices, .. } => l.fill("ask-face", &[("choices", &choices)]),
            Ask::Voice { .. } => l.text("ask-voice"),
            Ask::Typist { .. } => l.text("ask-typist"),
            Ask::Resume { white, black, after, day, date, time } => {
                let known = if after.is_some() { "yes" } else { "no" };
                l.fill(
                    "ask-resume",
                    &[
                        ("white", &white),
                        ("black", &black),
                        ("known", &known),
                        ("after", &after.clone().unwrap_or_default()),
                        ("day", &day.to_string()),
                        ("date", &date),
                        ("time", &time),
                    ],
                )
            }
            Ask::Terms { white, black, blind, time, laws, sheets } => {
                let named = match (white.is_empty(), black.is_empty()) {
                    (true, true) => String::new(),
                    (_, true) => l.fill("ask-terms-white", &[("name", &white)]) + " ",
                    (true, _) => l.fill("ask-terms-black", &[("name", &black)]) + " ",
                    (false, false) => l.fill("ask-terms-both", &[("white", &white), ("black", &black)]) + " ",
                };
                let laws = laws.as_ref().map(|laws| l.fill("ask-terms-laws", &[("laws", &laws)]));
                let sheets = sheets.as_ref().map(|sheets| l.fill("ask-terms-sheets", &[("sheets", &sheets)]));
                let others: String = [laws, sheets].into_iter().flatten().map(|other| format!(", {other}")).collect();
                named + &l.fill("ask-terms", &[("blind", &blind), ("time", &time), ("others", &others)])
            }
            Ask::Blind { .. } => l.text("ask-blind"),
            Ask::Setting { key, .. } => l.fill("ask-setting", &[("key", &key.to_string())]),
            Ask::Heard => l.text("ask-heard"),
        };
        let taken = match question {
            Ask::Setting { default, .. } if default.is_empty() => l.text("ask-enter-skips"),
            Ask::Setting { default, .. } => l.fill("ask-enter-takes", &[("value", &default)]),
            Ask::Face { .. }
            | Ask::Voice { .. }
            | Ask::Typist { .. }
            | Ask::Resume { .. }
            | Ask::Terms { .. }
            | Ask::Blind { .. }
            | Ask::Heard => {
                let choice = l.fill("ask-choice", &[("choice", &format!("{}-{number}", question.key()))]);
                l.fill("ask-enter-takes", &[("value", &format!("{number}, {choice}"))])
            }
        };
        format!("{asked}\n{taken}")
    }

    /// What a question is about, and what can be answered.
    pub fn ask_help(&self, key: &str) -> String {
        self.messages.fill("ask-help", &[("key", &key.to_owned())])
    }

    /// The words by which it is heard whether the voice works: the language in which moves are announced.
    pub fn greeting(&self) -> Utterance {
        let frame =
            Frame { to: Audience::Room, urgency: Urgency::Notice, by: Actor::Program, kind: UtteranceKind::Greeting };
        let words = "Anna eins.";
        let spoken = vec![Phrase { language: "de".to_owned(), text: words.to_owned() }];
        Utterance { spoken, ..self.utter(frame, words.to_owned()) }
    }

    /// What is done to begin, for whoever was asked everything else.
    pub fn how_to_begin(&self) -> Utterance {
        let frame =
            Frame { to: Audience::Room, urgency: Urgency::Notice, by: Actor::Program, kind: UtteranceKind::Hint };
        self.utter(frame, self.messages.text("how-to-begin"))
    }

    /// The last half-move of a game with its number, as it is printed.
    pub fn last_move(&self, game: &Game) -> Option<String> {
        let line: Vec<_> = game.line().iter().map(|completed| completed.half_move).collect();
        let last = line.len().checked_sub(1)?;
        Some(self.numbered_move(game, &line, last))
    }

    /// That one voice is enough, for whoever has a screen reader speak.
    pub fn voice_hint(&self) -> Utterance {
        let frame =
            Frame { to: Audience::Room, urgency: Urgency::Notice, by: Actor::Program, kind: UtteranceKind::Hint };
        self.utter(frame, self.messages.text("voice-hint"))
    }

    /// A lesson of the practice game, from 1; beyond the last, that all are done.
    pub fn lesson(&self, number: u8) -> Utterance {
        let frame =
            Frame { to: Audience::Room, urgency: Urgency::Answer, by: Actor::Program, kind: UtteranceKind::Lesson };
        self.utter(frame, self.messages.fill("lesson", &[("number", &number)]))
    }

    /// Says goodbye to whoever has practised.
    pub fn practice_over(&self) -> Utterance {
        let frame =
            Frame { to: Audience::Room, urgency: Urgency::Notice, by: Actor::Program, kind: UtteranceKind::Goodbye };
        self.utter(frame, self.messages.text("practice-over"))
    }

    /// A setting and its value, as the settings are shown; what holds without one, where one word says it.
    pub fn setting(&self, key: &str, value: Option<&str>, default: Option<&str>) -> String {
        match (value, default) {
            (Some(value), _) => format!("{key}: {value}"),
            (None, Some(default)) => {
                self.messages.fill("setting-default", &[("key", &key.to_owned()), ("default", &default.to_owned())])
            }
            (None, None) => self.messages.fill("setting-unset", &[("key", &key.to_owned())]),
        }
    }
}
