//! What somebody wants of the program itself.

use shakmaty::Square;

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
    /// A hand walks over the board by letters, from that square.
    Walk(Square),
}

/// How much is said of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Verbosity {
    /// The short form of announcements.
    Brief,
    Normal,
    /// Check and checkmate too.
    Full,
}
