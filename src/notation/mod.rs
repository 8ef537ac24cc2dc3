//! Text to half-moves and half-moves to text: squares, algebraic in many languages, spoken words. Knows no interface
//! language. Why a text cannot be read is a value that others put into words.

mod algebraic;
pub mod braille;
pub mod comparison;
pub mod drawings;
pub mod encoding;
mod foreign;
mod lexicon;
mod meaning;
pub mod openings;
pub mod pgn;
mod plain;
pub mod sheet;
mod words;
mod writing;

pub use algebraic::without_check;
pub use foreign::{Languages, languages_of};
pub use lexicon::{SheetLanguage, UnknownSheetLanguage};
pub use plain::{latin_file, plain, with_latin_files};
pub use words::{
    file as file_word, for_a_voice, piece as piece_word, rank as rank_word, rank_in as rank_word_in, sign,
};
pub use writing::{AnnouncementText, CheckWord, Length, announce, announce_on_board, announce_with};
pub use writing::{NotationForm, check_sign, write, write_on_board};

use shakmaty::{Board, CastlingMode, Chess, Color, Move, Role, Square};
use strum::IntoEnumIterator;

use crate::game::half_move::HalfMove;
use meaning::{Described, Impossible, resolve, resolve_on_board};

/// The meaning of a text on a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reading {
    pub half_move: HalfMove,
    /// The legal move that it is there. Illegal ones can be entered too (7.5).
    pub legal: Option<Move>,
    /// Whether a draw offer `(=)` stands after it (C.12).
    pub draw_offer: bool,
    /// Whether castling is named, not a square to which the king goes: `O-O`, `Kurze Rochade`.
    pub names_castling: bool,
}

/// Why a text is not exactly one half-move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unreadable {
    /// There is nothing to read.
    Empty,
    /// This part of it means nothing.
    NotUnderstood { part: String },
    /// It may be any of these half-moves, which differ in the squares they come from; a pawn on the last rank is listed
    /// without the piece that it becomes.
    Ambiguous(Vec<HalfMove>),
    /// In Chess960 these squares may be one step of the king or castling.
    KingMoveOrCastling { king_move: HalfMove, castling: HalfMove },
    /// No piece of that kind could go there by its own movement. To play it all the same, both squares are named.
    NoSuchPiece { role: Role, to: Square },
    /// Another piece, or none, stands on the square that it is said to come from.
    NotThere { role: Option<Role>, square: Square },
    /// A pawn arrives on its last rank and the text does not say what it becomes (3.7, D.2.3).
    PromotionPieceMissing(HalfMove),
    /// A pawn would become a king (3.7); the half-move is without its piece.
    PromotionToKing(HalfMove),
    /// A pawn would capture, and the text does not name the file it comes from (C.9).
    CaptureWithoutFile(HalfMove),
    /// The letter is not a piece in the language of the scoresheet. In the suggested language the text is a legal move.
    ForeignLetter { letter: String, suggestion: Option<SheetLanguage> },
    /// The letters fit no piece in the language of the scoresheet; in another language the text is a legal move.
    OnlyLegalIn { language: SheetLanguage, role: Role, to: Square },
}

impl Unreadable {
    /// The half-moves that the text may mean; none if it cannot be read at all.
    pub fn possible(self) -> Vec<HalfMove> {
        if let Unreadable::Ambiguous(several) = self {
            return several;
        }
        if let Unreadable::KingMoveOrCastling { king_move, castling } = self {
            return vec![king_move, castling];
        }
        if let Unreadable::CaptureWithoutFile(capture) = self { vec![capture] } else { Vec::new() }
    }

    /// Whether no piece can make the half-move as it is written, in the letters of the scoresheet.
    pub fn is_impossible(&self) -> bool {
        matches!(
            self,
            Unreadable::NoSuchPiece { .. }
                | Unreadable::NotThere { .. }
                | Unreadable::ForeignLetter { .. }
                | Unreadable::OnlyLegalIn { .. }
        )
    }

    /// Whether it is one of several half-moves, and only which is not said.
    fn is_open(&self) -> bool {
        matches!(
            self,
            Unreadable::Ambiguous(_)
                | Unreadable::KingMoveOrCastling { .. }
                | Unreadable::PromotionPieceMissing(_)
                | Unreadable::CaptureWithoutFile(_)
        )
    }

    /// Whether the text was understood as a half-move, which could not be found.
    pub fn is_about_a_move(&self) -> bool {
        !matches!(self, Unreadable::Empty | Unreadable::NotUnderstood { .. })
    }
}

/// The longest text that is read as a half-move, in bytes.
const LONGEST: usize = 120;

/// Reads what was typed or said at the table: squares, spoken words (D.2.1) or algebraic in the language of the
/// scoresheet.
///
/// `mode` gives castling its form: in Chess960 the king goes to the square of the rook.
///
/// # Errors
///
/// [`Unreadable`] if it is not exactly one half-move; nothing is guessed.
pub fn read(text: &str, position: &Chess, mode: CastlingMode, language: SheetLanguage) -> Result<Reading, Unreadable> {
    let text = plain(text);
    let text = with_latin_files(&text);
    let (core, draw_offer) = without_draw_offer(&text);
    if let Some(foreign) = in_other_script(core, position, mode, language) {
        return Err(foreign);
    }
    let described =
        describe_said(core, language).map_err(|error| with_suggestion(error, core, position, mode, language))?;
    let names_castling = described.iter().any(|one| matches!(one, Described::Castling(_)));
    match choose(&described, position, mode) {
        Ok((half_move, legal)) => Ok(Reading { half_move, legal, draw_offer, names_castling }),
        Err(Unreadable::NoSuchPiece { role, to }) => Err(match legal_elsewhere(core, position, mode, language) {
            Some(language) => Unreadable::OnlyLegalIn { language, role, to },
            None => Unreadable::NoSuchPiece { role, to },
        }),
        Err(unreadable) => Err(unreadable),
    }
}

/// A move in the letters of another script, which only look like those of the scoresheet: a Russian К is a knight and
/// no king.
fn in_other_script(core: &str, position: &Chess, mode: CastlingMode, language: SheetLanguage) -> Option<Unreadable> {
    let capital =
        core.chars().next().filter(|c| c.is_uppercase() && lexicon::look(*c) != *c && !language.writes(*c))?;
    let suggestion = legal_elsewhere(core, position, mode, language)?;
    Some(Unreadable::ForeignLetter { letter: capital.to_string(), suggestion: Some(suggestion) })
}

/// Reads what was done on a board with any arrangement of pieces, where a half-move of `mover` is expected (D.2.9): by
/// the movement of the pieces on that board, never by what is legal. A text that fits `expected` means that half-move.
///
/// # Errors
///
/// [`Unreadable`] if it is not exactly one half-move; nothing is guessed.
pub fn read_on_board(
    text: &str,
    board: &Board,
    mover: Color,
    expected: Option<HalfMove>,
    mode: CastlingMode,
    language: SheetLanguage,
) -> Result<HalfMove, Unreadable> {
    let text = plain(text);
    let text = with_latin_files(&text);
    let (core, _) = without_draw_offer(&text);
    let described = describe_said(core, language)?;
    let mut outcomes = described.iter().map(|one| resolve_on_board(*one, board, mover, expected, mode));
    let first = outcomes.next().unwrap_or(Err(Unreadable::Empty));
    if first.is_ok() { first } else { outcomes.find(Result::is_ok).unwrap_or(first) }
}

/// The text without a draw offer in signs or words, and whether there was one.
fn without_draw_offer(text: &str) -> (&str, bool) {
    let (core, in_words) = words::without_draw_offer(text.trim());
    let (core, in_signs) = algebraic::without_suffixes(core);
    (core, in_words || in_signs)
}

/// What the text describes when read as spoken words, as notation, or as both.
fn describe_said(core: &str, language: SheetLanguage) -> Result<Vec<Described>, Unreadable> {
    match (words::describe(within_bounds(core)?), describe_written(core, language)) {
        (Ok(mut said), Ok(written)) => {
            said.extend((!said.contains(&written)).then_some(written));
            Ok(said)
        }
        (Ok(said), Err(_)) => Ok(said),
        (Err(_), Ok(written)) => Ok(vec![written]),
        (Err(error), Err(_)) if words::seems_spoken(core) => Err(error),
        (Err(_), Err(error)) => Err(error),
    }
}

/// Reads an entry of a scoresheet: squares or algebraic in its language, never spoken words (8.1, C.8).
///
/// # Errors
///
/// [`Unreadable`] if it is not exactly one half-move; nothing is guessed.
pub fn read_written(
    text: &str,
    position: &Chess,
    mode: CastlingMode,
    language: SheetLanguage,
) -> Result<Reading, Unreadable> {
    read_text(text, position, mode, language, Impossible::OnlyPieceOfItsKind)
}

/// Reads a half-move that is written, in one of the two ways in which an impossible short form is taken.
fn read_text(
    text: &str,
    position: &Chess,
    mode: CastlingMode,
    language: SheetLanguage,
    impossible: Impossible,
) -> Result<Reading, Unreadable> {
    let text = plain(text);
    let (core, draw_offer) = algebraic::without_suffixes(&text);
    let core = algebraic::without_last_sign(core);
    let resolved = |described: Described| {
        let names_castling = matches!(described, Described::Castling(_));
        let (half_move, legal) = resolve(described, position, mode, impossible)?;
        Ok(Reading { half_move, legal, draw_offer, names_castling })
    };
    let described =
        describe_written(core, language).map_err(|error| with_suggestion(error, core, position, mode, language));
    let read = described.and_then(resolved);
    if read.as_ref().map_or_else(Unreadable::is_open, |reading| reading.legal.is_some()) {
        return read;
    }
    let short = within_bounds(core).ok().and_then(|core| algebraic::describe_capture(core, language)).map(resolved);
    // What no pawn of that file can do is the piece of that letter: `nf3`, `bb5`.
    let of_piece = || described_of_piece(core, language).map(resolved);
    let is_read = |reading: &Result<Reading, Unreadable>| match reading {
        Ok(reading) => reading.legal.is_some(),
        Err(unreadable) => unreadable.is_open(),
    };
    short.filter(is_read).or_else(|| of_piece().filter(is_read)).unwrap_or(read)
}

/// The half-move that a short form in small letters describes if its first letter is that of a piece.
fn described_of_piece(core: &str, language: SheetLanguage) -> Option<Described> {
    algebraic::describe_letters(within_bounds(&with_capital(core)?).ok()?, language)
}

/// A short form in small letters with the capital of a piece in its place: `nf3`.
fn with_capital(core: &str) -> Option<String> {
    let mut letters = core.chars();
    let first = letters.next().filter(|first| first.is_lowercase())?;
    Some(first.to_uppercase().chain(letters).collect())
}

/// The half-move that an entry describes in the letters of its language, in whatever position it is read; `None` if it
/// describes no half-move.
pub fn described(text: &str, language: SheetLanguage) -> Option<Described> {
    let (core, _) = algebraic::without_suffixes(text);
    let described = within_bounds(core).ok().and_then(|core| algebraic::describe_letters(core, language));
    described.or_else(|| described_of_piece(core, language))
}

/// The first other language in whose own letters the text is a legal half-move. It may be suggested, but not used
/// without being asked for.
pub fn legal_elsewhere(
    text: &str,
    position: &Chess,
    mode: CastlingMode,
    language: SheetLanguage,
) -> Option<SheetLanguage> {
    let text = plain(text);
    let (core, _) = algebraic::without_suffixes(&text);
    SheetLanguage::iter().filter(|other| *other != language).find(|other| {
        let described = foreign::describe_own(core, *other);
        let found = described
            .and_then(|described| Some((described, resolve(described, position, mode, Impossible::Nothing).ok()?)));
        // A sign of capture where nothing is captured speaks against the language.
        found
            .is_some_and(|(described, (_, legal))| legal.is_some_and(|mv| !described.says_capture() || mv.is_capture()))
    })
}

fn within_bounds(core: &str) -> Result<&str, Unreadable> {
    if core.is_empty() {
        return Err(Unreadable::Empty);
    }
    if core.len() > LONGEST {
        return Err(Unreadable::NotUnderstood { part: core.chars().take(40).collect() });
    }
    Ok(core)
}

fn describe_written(core: &str, language: SheetLanguage) -> Result<Described, Unreadable> {
    let core = within_bounds(core)?;
    algebraic::describe_squares(core).map_or_else(|| algebraic::describe(core, language), Ok)
}

fn with_suggestion(
    error: Unreadable,
    core: &str,
    position: &Chess,
    mode: CastlingMode,
    language: SheetLanguage,
) -> Unreadable {
    match error {
        Unreadable::ForeignLetter { letter, .. } => {
            Unreadable::ForeignLetter { letter, suggestion: legal_elsewhere(core, position, mode, language) }
        }
        other @ (Unreadable::Empty
        | Unreadable::NotUnderstood { .. }
        | Unreadable::Ambiguous(_)
        | Unreadable::KingMoveOrCastling { .. }
        | Unreadable::NoSuchPiece { .. }
        | Unreadable::NotThere { .. }
        | Unreadable::PromotionPieceMissing(_)
        | Unreadable::PromotionToKing(_)
        | Unreadable::CaptureWithoutFile(_)
        | Unreadable::OnlyLegalIn { .. }) => other,
    }
}

/// The only legal half-move among the descriptions, else the reading of the first one.
fn choose(
    described: &[Described],
    position: &Chess,
    mode: CastlingMode,
) -> Result<(HalfMove, Option<Move>), Unreadable> {
    let outcomes: Vec<_> = described.iter().map(|one| resolve(*one, position, mode, Impossible::Nothing)).collect();
    let mut legal: Vec<HalfMove> = Vec::new();
    for outcome in &outcomes {
        match outcome {
            Ok((half_move, Some(_))) => legal.push(*half_move),
            Err(Unreadable::Ambiguous(several)) => legal.extend(several),
            Ok((_, None)) | Err(_) => {}
        }
    }
    legal.sort();
    legal.dedup();
    match legal.as_slice() {
        [] => {
            let first_displacement = outcomes.iter().position(Result::is_ok).unwrap_or(0);
            outcomes.into_iter().nth(first_displacement).unwrap_or(Err(Unreadable::Empty))
        }
        [one] => Ok((*one, one.legal_in(position))),
        _ => Err(Unreadable::Ambiguous(legal)),
    }
}
