//! Who sits at the table and who speaks.

use shakmaty::Color;

/// Whoever does or says something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Actor {
    Player(Color),
    /// The assistant of the player of that colour (D.2.10, D.2.11).
    Assistant(Color),
    Arbiter,
    /// The program itself, where time alone made something true.
    Program,
}

/// Whether a player sees the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sight {
    Sighted,
    /// Blind or visually disabled: Appendix D applies to him.
    Blind,
}
