//! Who sits at the table, what each keeps himself, and who speaks.

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

impl Actor {
    /// The player for whom the actor speaks: himself, or the one he assists.
    pub fn side(self) -> Option<Color> {
        match self {
            Actor::Player(color) | Actor::Assistant(color) => Some(color),
            Actor::Arbiter | Actor::Program => None,
        }
    }
}

/// One of the two players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    pub name: String,
    pub sight: Sight,
    /// The language of his scoresheet, as a code: `es`, `de`, `fig` (C.2).
    pub sheet_language: String,
    pub keeps: AutoKept,
}

/// Whether a player sees the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sight {
    Sighted,
    /// Blind or visually disabled: Appendix D applies to him.
    Blind,
}

/// What the ordinary flow feeds for a player. What it does not, he says with `record` and `execute`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct AutoKept {
    pub sheet: bool,
    pub board: bool,
}

impl AutoKept {
    /// The ordinary flow keeps scoresheet and board.
    pub const BOTH: AutoKept = AutoKept { sheet: true, board: true };
}

impl Player {
    /// A sighted player of that name with an English scoresheet.
    pub fn named(name: impl Into<String>) -> Player {
        Player { name: name.into(), sight: Sight::Sighted, sheet_language: "en".into(), keeps: AutoKept::BOTH }
    }
}
