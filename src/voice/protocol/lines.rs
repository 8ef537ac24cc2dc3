//! How a message is one line: its words, its fields parted by tabs.
//!
//! Controls and backslashes inside a field are escaped, so that any text passes.

use super::{Audience, Engine, Phrase, Tone, VoiceChoice};
use shakmaty::Color;

/// The words for each choice of a voice.
pub const CHOICES: [(VoiceChoice, &str); 5] = [
    (VoiceChoice::Auto, "auto"),
    (VoiceChoice::System, "system"),
    (VoiceChoice::Reader, "reader"),
    (VoiceChoice::Embedded, "embedded"),
    (VoiceChoice::Off, "off"),
];

/// The words for each engine.
pub const ENGINES: [(Engine, &str); 2] = [(Engine::System, "system"), (Engine::Embedded, "embedded")];

/// The words for each listener.
pub const EARS: [(Audience, &str); 4] = [
    (Audience::Room, "room"),
    (Audience::Player(Color::White), "white"),
    (Audience::Player(Color::Black), "black"),
    (Audience::Arbiter, "arbiter"),
];

/// The words for each tone.
pub const TONES: [(Tone, &str); 6] = [
    (Tone::ClockPressed, "pressed"),
    (Tone::Refused, "refused"),
    (Tone::NotSaved, "not-saved"),
    (Tone::BoardDiffers, "differs"),
    (Tone::FlagFell, "flag"),
    (Tone::TimeCall, "time"),
];

/// The word for a value.
pub fn word_of<T: PartialEq>(table: &[(T, &'static str)], value: T) -> &'static str {
    table.iter().find(|(v, _)| *v == value).map_or("", |(_, word)| word)
}

/// The value of a word.
pub fn value_of<T: Copy>(table: &[(T, &str)], word: &str) -> Option<T> {
    table.iter().find(|(_, w)| *w == word).map(|(value, _)| *value)
}

/// Phrases as fields: language, text, language, text ...
pub fn texts(phrases: &[Phrase]) -> impl Iterator<Item = &str> {
    phrases.iter().flat_map(|phrase| [phrase.language.as_str(), phrase.text.as_str()])
}

/// The phrases of such fields.
pub fn phrases(texts: &[&str]) -> Option<Vec<Phrase>> {
    let pairs = texts.chunks_exact(2);
    pairs
        .remainder()
        .is_empty()
        .then(|| pairs.map(|pair| Phrase { language: pair[0].to_string(), text: pair[1].to_string() }).collect())
}

/// One line, without its line end.
pub fn line<'a>(word: &str, fields: impl IntoIterator<Item = &'a str>) -> String {
    let mut line = word.to_string();
    for field in fields {
        line.push('\t');
        for c in field.chars() {
            if c == '\\' || c.is_control() {
                line.extend(c.escape_unicode());
            } else {
                line.push(c);
            }
        }
    }
    line
}

/// The fields of a line, the first being its word.
pub fn fields(line: &str) -> Option<Vec<String>> {
    line.trim_end_matches(['\r', '\n']).split('\t').map(unescape).collect()
}

fn unescape(field: &str) -> Option<String> {
    let mut parts = field.split("\\u{");
    let mut text = parts.next()?.to_string();
    for part in parts {
        let (code, rest) = part.split_once('}')?;
        text.push(char::from_u32(u32::from_str_radix(code, 16).ok()?)?);
        text.push_str(rest);
    }
    Some(text)
}
