//! A sentence for somebody, and how it is put together so that every part is spoken in its own language.

use serde::{Deserialize, Serialize};
use shakmaty::Color;

use super::kind::UtteranceKind;
use crate::game::people::Actor;
use crate::game::serial::text;

/// One sentence for somebody: shown, and spoken by the voice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Utterance {
    pub to: Audience,
    pub urgency: Urgency,
    /// Who caused it.
    #[serde(with = "text")]
    pub by: Actor,
    pub kind: UtteranceKind,
    /// For eyes and fingers: one line, ending with a full stop.
    #[serde(rename = "text")]
    pub printed: String,
    /// For the ear: that line with words in place of signs.
    pub read: String,
    /// What a voice is given, part by part; empty if the sentence is only shown.
    pub spoken: Vec<Phrase>,
    /// Its number in the history of what was said; `None` before it is there. A sentence said again keeps its number.
    #[serde(skip)]
    pub number: Option<u64>,
}

/// The form of moves, results and articles inside a sentence.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Signs {
    /// As in print: `Nf3`, `1-0`, `(5.1.1)`.
    #[default]
    Printed,
    /// In words, for the voice: `knight f3`.
    InWords,
}

/// A part of a sentence in one language.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Phrase {
    /// The code of the language in which it is spoken.
    pub language: String,
    pub text: String,
}

/// The hearers of a sentence. Nobody else ever hears it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Audience {
    /// Everybody at the table.
    Room,
    /// One player and that player's assistant.
    Player(#[serde(with = "text")] Color),
    Arbiter,
}

/// The hearers of an answer to `by`.
pub fn ear_of(by: Actor) -> Audience {
    match by {
        Actor::Player(color) | Actor::Assistant(color) => Audience::Player(color),
        Actor::Arbiter | Actor::Program => Audience::Arbiter,
    }
}

/// Which sentence is said before which: announcements go first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Urgency {
    Announcement,
    Answer,
    Notice,
}

/// A move inside a sentence: printed algebraically, spoken in the German words (D.2.1).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveText {
    pub printed: String,
    /// In words of the interface language.
    pub read: String,
    pub spoken: Vec<Phrase>,
}

/// Takes the place of a move while a sentence is split into its parts.
const PLACES: [&str; 2] = ["\u{1}", "\u{2}"];

/// A sentence as it is printed, read by a screen reader, and spoken.
pub struct Texts {
    pub printed: String,
    pub read: String,
    pub spoken: Vec<Phrase>,
}

/// A sentence with up to two moves in it; the moves are spoken in German, the rest in `language`.
pub fn with_moves(language: &str, moves: &[MoveText], sentence: impl Fn(&[&str]) -> String) -> Texts {
    let printed: Vec<&str> = moves.iter().map(|text| text.printed.as_str()).collect();
    let read: Vec<&str> = moves.iter().map(|text| text.read.as_str()).collect();
    let mut spoken = Vec::new();
    let marked = sentence(&PLACES[..moves.len().min(PLACES.len())]);
    let mut rest = marked.as_str();
    while let Some(at) = rest.find(|c: char| PLACES.iter().any(|place| place.starts_with(c))) {
        let (before, after) = rest.split_at(at);
        push_words(&mut spoken, language, before);
        if let Some((_, text)) = PLACES.iter().zip(moves).find(|(place, _)| after.starts_with(**place)) {
            spoken.extend_from_slice(&text.spoken);
        }
        rest = &after[1..];
    }
    push_words(&mut spoken, language, rest);
    Texts { printed: sentence(&printed), read: sentence(&read), spoken }
}

/// A sentence that quotes another one: every part is spoken in its own language.
pub fn with_quotation(language: &str, quoted: &Utterance, sentence: impl Fn(&str) -> String) -> Texts {
    let [place, _] = PLACES;
    let marked = sentence(place);
    let (before, after) = marked.split_once(place).unwrap_or((&marked, ""));
    let mut spoken = Vec::new();
    push_words(&mut spoken, language, before);
    match quoted.spoken.as_slice() {
        [] => push_words(&mut spoken, language, &quoted.read),
        phrases => spoken.extend_from_slice(phrases),
    }
    push_words(&mut spoken, language, after);
    Texts { printed: sentence(&quoted.printed), read: sentence(&quoted.read), spoken }
}

/// The parts of an announcement, each for the voice of its language.
pub(super) fn phrases(parts: &[(&'static str, String)]) -> Vec<Phrase> {
    parts.iter().map(|(language, text)| Phrase { language: (*language).to_owned(), text: text.clone() }).collect()
}

/// Words for a German voice.
pub(super) fn in_german(text: String) -> Vec<Phrase> {
    vec![Phrase { language: "de".to_owned(), text }]
}

fn push_words(spoken: &mut Vec<Phrase>, language: &str, text: &str) {
    let text = text.trim();
    if text.chars().any(char::is_alphanumeric) {
        spoken.push(Phrase { language: language.to_owned(), text: text.to_owned() });
    }
}

/// A sentence in words, with a capital at its beginning where the printed one has the letter of a piece: `Knight f3 is`
/// for `Nf3 is`.
pub(super) fn begun_like(printed: &str, read: String) -> String {
    if printed.starts_with(char::is_uppercase) { capitalized(&read) } else { read }
}

/// The text of a move at the beginning of a sentence: a word there has a capital, a square has none.
pub(super) fn capitalized(mv: &str) -> String {
    let first = mv.split(' ').next().unwrap_or_default();
    let mut letters = mv.chars();
    match letters.next() {
        Some(letter) if first.chars().count() > 1 && first.chars().all(char::is_alphabetic) => {
            letter.to_uppercase().chain(letters).collect()
        }
        Some(_) | None => mv.to_owned(),
    }
}
