//! What somebody wants of the program itself.

use shakmaty::Square;

use super::choice::FaceKind;
use crate::wording::Verbosity;

/// What somebody wants of the program itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wish {
    /// Another interface language.
    Language(String),
    /// The cells of the braille display.
    Cells(u8),
    Verbosity(Verbosity),
    /// The voice is to be silent now.
    Quiet,
    /// What was recorded of a half-move, or of the last one, is to be played.
    Hear(Option<usize>),
    /// Another voice, or none, by its name.
    Voice(String),
    /// Another face of the same game.
    Face(FaceKind),
    /// A hand walks over the board by letters, from that square.
    Walk(Square),
}
