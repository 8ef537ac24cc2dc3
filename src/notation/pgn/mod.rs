//! PGN: games read and written.
//!
//! The reader is our own: `pgn-reader` passes over each word that is not strict SAN without a report, and says neither
//! the line nor the column of what it reads. Here nothing of a game is dropped in silence, and each fault is named with
//! its line.

mod cutting;
mod reading;
mod tokens;
mod variant;
mod writing;

pub use cutting::{Cut, Cutter};
pub use reading::{games_of, read_pgn};
pub use variant::{Variant, castling_mode};
pub use writing::write_pgn;

use shakmaty::{ByColor, CastlingMode, Chess};

use crate::game::clock::moment::Span;
use crate::game::half_move::HalfMove;
use crate::game::laws::result::Points;
use crate::notation::SheetLanguage;

/// One game with its tags.
#[derive(Clone, Debug, PartialEq)]
pub struct PgnGame {
    /// Names and values. `Result`, `SetUp`, `FEN` and a `Variant` that is not chess come from the fields below and are
    /// not among them.
    pub tags: Vec<(String, String)>,
    pub start: Chess,
    /// In Chess960 the tags say so, and castling half-moves go onto the rook's square.
    pub mode: CastlingMode,
    /// The comment before the first move.
    pub comment: String,
    pub plies: Vec<PgnPly>,
    /// `None` while the game is not over.
    pub score: Option<ByColor<Points>>,
    /// The lines of the file, from 1, in which the half-moves and then the end stand; empty for a game that was not
    /// read.
    pub lines: Vec<usize>,
    /// Places read otherwise than they stand there, in order.
    pub remarks: Vec<Remark>,
}

/// A place read otherwise than it stands in the file, for people to know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Remark {
    /// The moves end with `*`, and the tag `Result` has this result.
    OpenEnd { result: String },
    /// The moves are written in the letters of this language.
    Letters { language: SheetLanguage },
    /// This position gives rights to castle or to capture en passant that it cannot have: they are left out.
    FalseRights { fen: String },
    /// The game was over with checkmate or stalemate, and goes on with this move in that line: from there on it is left
    /// out.
    WentOn { line: usize, at: String },
    /// This fault in that line was passed over; what follows is read.
    Passed { line: usize, problem: Problem },
    /// The half-moves end before this fault in that line.
    BrokenOff { line: usize, problem: Problem },
}

impl Remark {
    /// Whether something that stands in the file is not in the game.
    pub fn loses_something(&self) -> bool {
        match self {
            Remark::OpenEnd { .. } | Remark::Letters { .. } | Remark::FalseRights { .. } => false,
            Remark::Passed { problem, .. } => !matches!(problem, Problem::Number { .. }),
            Remark::WentOn { .. } | Remark::BrokenOff { .. } => true,
        }
    }

    /// The line that it is about, if it is not the whole game.
    pub fn line(&self) -> Option<usize> {
        match self {
            Remark::OpenEnd { .. } | Remark::Letters { .. } | Remark::FalseRights { .. } => None,
            Remark::Passed { line, .. } | Remark::WentOn { line, .. } | Remark::BrokenOff { line, .. } => Some(*line),
        }
    }
}

/// One half-move with its notes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PgnPly {
    pub half_move: HalfMove,
    /// The time on the mover's clock after it; written in whole seconds, rounded down.
    pub clock: Option<Span>,
    /// The time used for it; written in whole seconds, below one in tenths of a second, rounded down.
    pub used: Option<Span>,
    /// The signs right behind it, as they are written: `!?`, `$14`.
    pub marks: String,
    pub comment: String,
    /// Each in its brackets, on one line.
    pub variations: Vec<String>,
}

impl PgnPly {
    /// The half-move with nothing noted beside it.
    pub fn bare(half_move: HalfMove) -> PgnPly {
        let (marks, comment) = (String::new(), String::new());
        PgnPly { half_move, clock: None, used: None, marks, comment, variations: Vec::new() }
    }
}

impl PgnGame {
    /// A game from `start` without moves.
    pub fn new(start: Chess, mode: CastlingMode) -> PgnGame {
        PgnGame {
            tags: Vec::new(),
            start,
            mode,
            comment: String::new(),
            plies: Vec::new(),
            score: None,
            lines: Vec::new(),
            remarks: Vec::new(),
        }
    }

    /// The line and the fault before which the half-moves end, if they are not all read.
    pub fn broken_off(&self) -> Option<(usize, &Problem)> {
        self.remarks.iter().find_map(|remark| {
            let Remark::BrokenOff { line, problem } = remark else { return None };
            Some((*line, problem))
        })
    }

    /// The value of the tag, if it is there.
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags.iter().find(|(n, _)| n == name).map(|(_, value)| value.as_str())
    }
}

/// The tag for a score that has no token in PGN (1/2-0, 0-0): the token is then `*`.
const POINTS: &str = "Points";
/// The tag of a game that was not played; its value is the result.
pub const FORFEIT: &str = "Forfeit";
/// The tag that says why a game ended, and its value for one that did not.
pub const TERMINATION: &str = "Termination";
pub const UNTERMINATED: &str = "unterminated";

/// Why a text is not a PGN that can be played through.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotAPgn {
    /// The game in the file, counted from 1.
    pub game: usize,
    /// The line in the file, counted from 1.
    pub line: usize,
    pub problem: Problem,
}

/// A fault in a game. `at` is the number of the move: `3.` for White's, `3...` for Black's.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Problem {
    /// The text has neither a tag nor a move.
    NoGame,
    /// A tag, a comment or a variation is never closed; the sign with which it begins.
    Unclosed { sign: char },
    /// This begins like a tag but is not one.
    Tag { text: String },
    /// The tag `FEN` holds no position that can be played from.
    Start { fen: String },
    /// This word is neither a move nor anything else that a PGN has.
    Word { at: String, text: String },
    /// This move is not legal or may be several.
    Move { at: String, text: String },
    /// The number of this move does not follow from the one before it.
    Number { at: String, text: String },
    /// This sign has no meaning where it stands.
    Sign { text: String },
    /// The tag `Result` and the end of the moves contradict each other.
    Results { tag: String, text: String },
    /// The last move ends the game with another result than the text.
    Result { text: String, result: String },
    /// It is a game of another variant, of that name.
    Variant { name: String },
}
