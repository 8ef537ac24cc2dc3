//! Events and state as sentences in a language. The same sentences reach the ear, the screen and the lines.

use crate::game::people::Actor;

/// One sentence for somebody: printed by the faces, spoken by the voice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Utterance {
    pub to: Audience,
    pub urgency: Urgency,
    /// Who caused it.
    pub by: Actor,
    /// What kind of sentence it is, the same in every language: `announced`, `clock`, `refused` ...
    pub name: &'static str,
    /// One line, ending with a full stop; ASCII where the language allows.
    pub printed: String,
    /// What a voice is given, part by part; empty where the sentence is only shown.
    pub spoken: Vec<Phrase>,
}

/// A part of a sentence in one language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Phrase {
    /// `de`, `en`, `es`.
    pub language: String,
    pub text: String,
}

/// Whose ears a sentence is for. What is for one is never heard by the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Audience {
    /// Everybody at the table.
    Room,
    /// One player and whoever assists him.
    Player(shakmaty::Color),
    Arbiter,
}

/// What may wait for what: announcements go first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Urgency {
    Announcement,
    Answer,
    Notice,
}
