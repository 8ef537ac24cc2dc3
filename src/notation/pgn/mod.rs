//! A game as a PGN file holds it, written so that other programs read it, and read back.

mod reading;
mod writing;

pub use reading::{NotAPgn, Problem, read_pgn};
pub use writing::write_pgn;

use shakmaty::{ByColor, CastlingMode, Chess};

use crate::game::clock::moment::Span;
use crate::game::half_move::HalfMove;
use crate::game::laws::result::Points;

/// One game with its tags.
#[derive(Clone, Debug, PartialEq)]
pub struct PgnGame {
    /// Names and values. `Result`, `SetUp`, `FEN` and `Variant` come from the fields below and are not among them.
    pub tags: Vec<(String, String)>,
    pub start: Chess,
    /// In Chess960 the tags say so, and castling half-moves go onto the rook's square.
    pub mode: CastlingMode,
    /// What is said before the first move.
    pub comment: String,
    pub plies: Vec<PgnPly>,
    /// None while the game is not ended.
    pub score: Option<ByColor<Points>>,
}

/// One half-move with what is noted after it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PgnPly {
    pub half_move: HalfMove,
    /// What the mover's clock showed after it; written in whole seconds, rounded down.
    pub clock: Option<Span>,
    /// The time used for it; written in whole seconds, rounded down.
    pub used: Option<Span>,
    pub comment: String,
}

impl PgnGame {
    /// A game from `start` of which nothing has been played.
    pub fn new(start: Chess, mode: CastlingMode) -> PgnGame {
        PgnGame { tags: Vec::new(), start, mode, comment: String::new(), plies: Vec::new(), score: None }
    }

    /// The value of the tag, if it is there.
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags.iter().find(|(n, _)| n == name).map(|(_, value)| value.as_str())
    }
}

/// The tag for a score that PGN has no token for (1/2-0, 0-0): there the token is `*`.
const POINTS: &str = "Points";
