//! Text to half-moves and half-moves to text: squares, algebraic in many languages, spoken words. Knows no interface
//! language. What cannot be read is a value that others put into words.

mod algebraic;
pub mod braille;
pub mod comparison;
pub mod drawings;
mod foreign;
mod lexicon;
mod meaning;
pub mod pgn;
pub mod sheet;
mod words;
mod writing;

pub use foreign::{Languages, languages_of};
pub use lexicon::{SheetLanguage, UnknownSheetLanguage};
pub use words::{file as file_word, for_a_voice, piece as piece_word, rank as rank_word, rank_in as rank_word_in};
pub use writing::{AnnouncementText, CheckWord, Length, announce, announce_on_board, announce_with};
pub use writing::{NotationForm, check_sign, write, write_on_board};

use shakmaty::{Board, CastlingMode, Chess, Color, Role, Square};

use crate::game::half_move::HalfMove;
use meaning::{Described, Impossible, resolve, resolve_on_board};

/// What a text means on a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reading {
    pub half_move: HalfMove,
    /// Whether it is legal there; what is illegal can be entered all the same (7.5).
    pub legal: bool,
    /// Whether a draw offer `(=)` stands after it (C.12).
    pub draw_offer: bool,
}

/// Why a text is no one half-move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unreadable {
    /// There is nothing to read.
    Empty,
    /// This part of it means nothing.
    NotUnderstood { part: String },
    /// It may be any of these half-moves, told apart by the squares they come from; on the last rank without
    /// the piece that the pawn becomes.
    Ambiguous(Vec<HalfMove>),
    /// In Chess960 these squares are a step of the king and where castling would leave him.
    KingMoveOrCastling { king_move: HalfMove, castling: HalfMove },
    /// No piece of that kind could go there by its own movement: whoever means it names both squares.
    NoSuchPiece { role: Role, to: Square },
    /// Not that piece, or none at all, stands on the square it is said to come from.
    NotThere { role: Option<Role>, square: Square },
    /// A pawn arrives on its last rank and what it becomes was not said (3.7, D.2.3).
    PromotionPieceMissing(HalfMove),
    /// The letter is no piece in the sheet's language. It would be a legal move in the language suggested.
    ForeignLetter { letter: String, suggestion: Option<SheetLanguage> },
    /// The letters fit no piece in the sheet's language; in another the text is a legal move.
    OnlyLegalIn { language: SheetLanguage, role: Role, to: Square },
}

/// Longer texts are no half-move.
const LONGEST: usize = 120;

/// What was typed or said at the table: squares, spoken words (D.2.1) or algebraic in the sheet's language.
///
/// `mode` gives castling its form: in Chess960 the king goes onto his rook's square.
///
/// # Errors
///
/// [`Unreadable`] where it is no one half-move; nothing is guessed.
pub fn read(text: &str, position: &Chess, mode: CastlingMode, language: SheetLanguage) -> Result<Reading, Unreadable> {
    let (core, draw_offer) = without_draw_offer(text);
    let described =
        describe_said(core, language).map_err(|error| with_suggestion(error, core, position, mode, language))?;
    match choose(&described, position, mode) {
        Ok((half_move, legal)) => Ok(Reading { half_move, legal, draw_offer }),
        Err(Unreadable::NoSuchPiece { role, to }) => Err(match legal_elsewhere(core, position, mode, language) {
            Some(language) => Unreadable::OnlyLegalIn { language, role, to },
            None => Unreadable::NoSuchPiece { role, to },
        }),
        Err(unreadable) => Err(unreadable),
    }
}

/// What a hand is said to have done on a board on which anything may stand, where a half-move of `mover` is expected
/// there (D.2.9): read by the movement of the pieces on that board, never by what is legal. A text that fits `expected`
/// means it.
///
/// # Errors
///
/// [`Unreadable`] where it is no one half-move; nothing is guessed.
pub fn read_on_board(
    text: &str,
    board: &Board,
    mover: Color,
    expected: Option<HalfMove>,
    mode: CastlingMode,
    language: SheetLanguage,
) -> Result<HalfMove, Unreadable> {
    let (core, _) = without_draw_offer(text);
    let described = describe_said(core, language)?;
    let mut outcomes = described.iter().map(|one| resolve_on_board(*one, board, mover, expected, mode));
    let first = outcomes.next().unwrap_or(Err(Unreadable::Empty));
    if first.is_ok() { first } else { outcomes.find(Result::is_ok).unwrap_or(first) }
}

/// The text without what offers a draw, in signs or in words, and whether that stood there.
fn without_draw_offer(text: &str) -> (&str, bool) {
    let (core, in_words) = words::without_draw_offer(text.trim());
    let (core, in_signs) = algebraic::without_suffixes(core);
    (core, in_words || in_signs)
}

/// What the text describes as spoken words, as written, or both.
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

/// What stands on a scoresheet: squares or algebraic in its language, never spoken words (8.1, C.8).
///
/// # Errors
///
/// [`Unreadable`] where it is no one half-move; nothing is guessed.
pub fn read_written(
    text: &str,
    position: &Chess,
    mode: CastlingMode,
    language: SheetLanguage,
) -> Result<Reading, Unreadable> {
    let (core, draw_offer) = algebraic::without_suffixes(text);
    let described =
        describe_written(core, language).map_err(|error| with_suggestion(error, core, position, mode, language))?;
    let (half_move, legal) = resolve(described, position, mode, Impossible::OnlyPieceOfItsKind)?;
    Ok(Reading { half_move, legal, draw_offer })
}

/// The first other language in whose very own letters the written text is a legal half-move. To be suggested, never to
/// be used unasked.
pub fn legal_elsewhere(
    text: &str,
    position: &Chess,
    mode: CastlingMode,
    language: SheetLanguage,
) -> Option<SheetLanguage> {
    let (core, _) = algebraic::without_suffixes(text);
    SheetLanguage::ALL.into_iter().filter(|other| *other != language).find(|other| {
        foreign::describe_own(core, *other)
            .and_then(|described| resolve(described, position, mode, Impossible::Nothing).ok())
            .is_some_and(|(_, legal)| legal)
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
        | Unreadable::OnlyLegalIn { .. }) => other,
    }
}

/// The one legal half-move among the descriptions, else what the first of them comes to.
fn choose(described: &[Described], position: &Chess, mode: CastlingMode) -> Result<(HalfMove, bool), Unreadable> {
    let outcomes: Vec<_> = described.iter().map(|one| resolve(*one, position, mode, Impossible::Nothing)).collect();
    let mut legal: Vec<HalfMove> = Vec::new();
    for outcome in &outcomes {
        match outcome {
            Ok((half_move, true)) => legal.push(*half_move),
            Err(Unreadable::Ambiguous(several)) => legal.extend(several),
            Ok((_, false)) | Err(_) => {}
        }
    }
    legal.sort();
    legal.dedup();
    match legal.as_slice() {
        [] => {
            let first_displacement = outcomes.iter().position(Result::is_ok).unwrap_or(0);
            outcomes.into_iter().nth(first_displacement).unwrap_or(Err(Unreadable::Empty))
        }
        [one] => Ok((*one, true)),
        _ => Err(Unreadable::Ambiguous(legal)),
    }
}
