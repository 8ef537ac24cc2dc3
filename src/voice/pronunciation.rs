//! What is sent to a voice so that it pronounces the Laws' words correctly (D.2.1) and reads every other text as text.

use super::protocol::Engine;
use crate::wording::Phrase;
use serde::{Deserialize, Serialize};

/// A piece of text for a voice, short enough to be made at once.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Piece {
    pub language: String,
    pub text: String,
}

/// The sound of a piece of a sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Prosody {
    /// Words a minute.
    pub rate: u16,
    /// 0 to 200, 100 being normal.
    pub volume: u8,
    /// 0 to 100, 50 being normal.
    pub pitch: u8,
}

/// The longest piece, in characters.
const LONGEST: usize = 240;

/// The phrases as they are sent to an engine: no controls, no markup, German words as a German voice needs them.
///
/// A piece is never empty: after an empty text a voice may never speak again.
pub fn pieces(phrases: &[Phrase], engine: Engine) -> Vec<Piece> {
    let mut pieces = Vec::new();
    for phrase in phrases {
        for text in cut(&cleaned(&phrase.text)) {
            let text = if phrase.language == "de" { german(text, engine) } else { text.to_string() };
            pieces.push(Piece { language: phrase.language.clone(), text });
        }
    }
    pieces
}

/// The name of the voice of a language: that of the user's region, where voices have the region as a language of its
/// own.
pub fn voice_of(language: &str, mut locales: impl Iterator<Item = String>) -> &str {
    if language == "pt" && locales.any(|locale| locale.eq_ignore_ascii_case("pt-BR")) { "pt-br" } else { language }
}

/// The German words that are misheard first at a high rate, and their rate in percent of the rest; chosen by what a
/// speech recogniser understands.
const SLOWED: [(&str, u8); 4] = [("zessar", 75), ("anna", 65), ("drei", 75), ("felix", 85)];

/// A text for the system's voice as SSML; words that would be misheard are slower.
pub fn as_ssml(text: &str, language: &str) -> String {
    let mut out = String::from("<speak>");
    for part in text.split_inclusive(|c: char| !c.is_alphabetic()) {
        let letters = part.trim_end_matches(|c: char| !c.is_alphabetic());
        let slowed = SLOWED.iter().find(|(word, _)| language == "de" && letters.to_lowercase() == *word);
        match slowed {
            Some((_, percent)) => out.push_str(&format!("<prosody rate=\"{percent}%\">{letters}</prosody>")),
            None => out.push_str(letters),
        }
        match &part[letters.len()..] {
            "&" => out.push_str("&amp;"),
            "<" => out.push_str("&lt;"),
            between => out.push_str(between),
        }
    }
    out + "</speak>"
}

/// Removes everything that a voice could take for markup or protocol. Empty if nothing can be said.
fn cleaned(text: &str) -> String {
    let plain: String = text
        .chars()
        .map(|c| match c {
            '[' | ']' | '<' | '>' | '{' | '}' | '`' | '|' => ' ',
            c if c.is_control() || is_invisible(c) => ' ',
            c => c,
        })
        .collect();
    let joined = plain.split_whitespace().collect::<Vec<_>>().join(" ");
    if joined.chars().any(char::is_alphanumeric) { joined } else { String::new() }
}

/// Byte order marks, direction marks, private and unassigned characters: no voice needs them.
fn is_invisible(c: char) -> bool {
    matches!(c, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}'
        | '\u{e000}'..='\u{f8ff}' | '\u{fff0}'..='\u{ffff}' | '\u{e0000}'..='\u{10ffff}')
}

/// Cuts a text into pieces that end at a sentence or a space if there is one.
fn cut(text: &str) -> Vec<&str> {
    let mut rest = text;
    let mut pieces = Vec::new();
    while let Some((limit, _)) = rest.char_indices().nth(LONGEST) {
        let head = &rest[..limit];
        let end = head.rfind(". ").or_else(|| head.rfind(' ')).map_or(limit, |at| at + 1);
        pieces.push(rest[..end].trim());
        rest = &rest[end..];
    }
    pieces.push(rest.trim());
    pieces.retain(|piece| piece.chars().any(char::is_alphanumeric));
    pieces
}

const FILES: [&str; 10] = ["anna", "bella", "cesar", "zäsar", "cäsar", "david", "eva", "felix", "gustav", "hector"];

const RANKS: [&str; 9] = ["eins", "zwei", "drei", "vier", "fünf", "fuenf", "sechs", "sieben", "acht"];

fn german(text: &str, engine: Engine) -> String {
    let mut out = String::with_capacity(text.len() + 8);
    let mut rest = text;
    let mut file = false;
    while !rest.is_empty() {
        let letters = rest.find(|c: char| !c.is_alphabetic()).unwrap_or(rest.len());
        let others = rest[letters..].find(char::is_alphabetic).map_or(rest.len(), |at| letters + at);
        let (word, between) = (&rest[..letters], &rest[letters..others]);
        rest = &rest[others..];
        out.push_str(respelled(word, engine));
        // A short pause after each square keeps its rank from running into the next word.
        let square = file && RANKS.contains(&word.to_lowercase().as_str());
        if square && between == " " && !rest.is_empty() {
            out.push(',');
        }
        out.push_str(between);
        file = between == " " && FILES.contains(&word.to_lowercase().as_str());
    }
    out
}

/// A German word as it must be written to be pronounced correctly.
fn respelled(word: &str, engine: Engine) -> &str {
    match (engine, word.to_lowercase().as_str()) {
        // At a high rate a soft s and a soft v are lost first: Cesar is heard as Eva, Eva as Bella. These were chosen
        // by what a speech recogniser understands.
        (Engine::Embedded, "cesar" | "zäsar" | "cäsar" | "caesar") => "[[_:tssE:ss'a:r]]",
        (Engine::Embedded, "eva") => "[[?'e:fa]]",
        (Engine::Embedded, "anna") => "[[?'anna]]",
        (Engine::System, "cesar" | "zäsar" | "cäsar" | "caesar") => "Zessar",
        (Engine::System, "eva") => "Efa",
        (_, "koenig") => "König",
        (_, "laeufer") => "Läufer",
        (_, "fuenf") => "fünf",
        (_, "schlaegt") => "schlägt",
        (Engine::Embedded, "remis") => "[[R@m'i:]]",
        (Engine::Embedded, "rochade") => "[[ROx'a:d@]]",
        (Engine::Embedded, "david") => "[[d'a:vIt]]",
        (Engine::System | Engine::Embedded, _) => word,
    }
}
