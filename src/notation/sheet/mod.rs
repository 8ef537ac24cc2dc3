//! A written scoresheet as text, PGN or a plain list of moves in any language: what stands in which place. Judges no
//! move and knows no board.

mod slots;
mod tokens;

use shakmaty::Color;

use super::algebraic::castling;
use super::lexicon::look;
use slots::Slots;
use tokens::{Tokens, without_marks};

/// What stands on a scoresheet, in order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct WrittenSheet {
    /// The tags of a PGN, name and value.
    pub tags: Vec<(String, String)>,
    pub entries: Vec<WrittenEntry>,
    /// The numbers that are not the next one: a number left out, doubled or wrong.
    pub odd_numbers: Vec<OddNumber>,
    /// The result as written, if there is one.
    pub result: Option<String>,
}

/// One half-move as written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WrittenEntry {
    /// With what belongs to it (`exd6 e.p.`, `Kb1 (=)`). Empty where the numbers show that a half-move is missing.
    pub text: String,
    pub place: SheetPlace,
}

/// Where an entry stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SheetPlace {
    /// Counted from 1.
    pub line: usize,
    /// The move number written there, or counted on from the last one written.
    pub number: u32,
    pub side: Color,
}

/// A move number that is not the one expected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OddNumber {
    pub line: usize,
    pub written: u32,
    pub expected: u32,
}

/// Why a file is no scoresheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotASheet {
    /// Nothing is written.
    Empty,
    /// It is no text.
    Binary,
    /// There is text, but no moves.
    NoMoves,
    /// More half-moves than any game has.
    TooLong,
}

impl WrittenSheet {
    /// More entries than this are no game.
    pub const MAX_ENTRIES: usize = 20_000;

    /// The value of the tag, if it is there.
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags.iter().find(|(n, _)| n == name).map(|(_, value)| value.as_str())
    }
}

/// Reads what stands on a sheet: numbers, moves, their signs, the result. Clock times in the margin, comments and
/// variations are left out. UTF-8, UTF-16 with its mark, and Latin-1 are understood.
///
/// # Errors
///
/// [`NotASheet`] where there is nothing that could be one.
pub fn read_sheet(bytes: &[u8]) -> Result<WrittenSheet, NotASheet> {
    let text = decoded(bytes)?;
    if text.trim().is_empty() {
        return Err(NotASheet::Empty);
    }
    let tags: Vec<(String, String)> = text.lines().filter_map(tag).collect();
    let to_move = tags.iter().find(|(name, _)| name == "FEN").and_then(|(_, fen)| fen.split(' ').nth(1));
    let mut slots = Slots::new(if to_move == Some("b") { Color::Black } else { Color::White });
    for token in Tokens::new(&text, !tags.is_empty()) {
        slots.put(token);
        if slots.entries.len() > WrittenSheet::MAX_ENTRIES {
            return Err(NotASheet::TooLong);
        }
        if slots.is_ended() {
            break;
        }
    }
    slots.end();
    if slots.entries.is_empty() && tags.is_empty() {
        return Err(NotASheet::NoMoves);
    }
    Ok(WrittenSheet { tags, entries: slots.entries, odd_numbers: slots.odd_numbers, result: slots.result })
}

fn decoded(bytes: &[u8]) -> Result<String, NotASheet> {
    let text = match bytes {
        [0xff, 0xfe, rest @ ..] => wide(rest, u16::from_le_bytes),
        [0xfe, 0xff, rest @ ..] => wide(rest, u16::from_be_bytes),
        [0xef, 0xbb, 0xbf, rest @ ..] => String::from_utf8_lossy(rest).into_owned(),
        _ => match std::str::from_utf8(bytes) {
            Ok(text) => text.to_owned(),
            Err(_) => bytes.iter().map(|byte| char::from(*byte)).collect(),
        },
    };
    let odd = text.chars().take(4096).filter(|c| c.is_control() && !c.is_whitespace()).count();
    match odd * 20 > text.len().min(4096) || text.contains('\0') {
        true => Err(NotASheet::Binary),
        false => Ok(text),
    }
}

fn wide(bytes: &[u8], unit: fn([u8; 2]) -> u16) -> String {
    let units = bytes.chunks_exact(2).map(|pair| unit([pair[0], pair[1]]));
    char::decode_utf16(units).map(|c| c.unwrap_or(char::REPLACEMENT_CHARACTER)).collect()
}

/// Reads `[White "Anna"]`.
fn tag(line: &str) -> Option<(String, String)> {
    let (name, value) = line.trim().strip_prefix('[')?.strip_suffix(']')?.split_once(' ')?;
    let value = value.trim().strip_prefix('"')?.strip_suffix('"')?;
    let is_name = !name.is_empty() && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_');
    is_name.then(|| (name.to_owned(), value.replace("\\\"", "\"").replace("\\\\", "\\")))
}

/// Whether a token has the look of a half-move: a square in it, or castling.
fn looks_like_a_move(token: &str) -> bool {
    let bare = without_marks(token);
    let mut last = ' ';
    let has_square = bare.chars().any(|c| {
        let file = look(std::mem::replace(&mut last, c));
        ('a'..='h').contains(&file) && ('1'..='8').contains(&c)
    });
    has_square || castling(bare).is_some()
}
