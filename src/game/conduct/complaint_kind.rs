//! Complaints: the squares that were touched, and what was wrong when the game began.

use serde::{Deserialize, Serialize};
use shakmaty::Square;
use strum::IntoStaticStr;

use crate::game::laws::article::Article;
use crate::game::serial::texts;

/// The most squares of one complaint about touching: king, rook, a piece and what it captures.
pub const MOST_TOUCHED: usize = 4;

/// The squares that a player is claimed to have touched, in order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "RecordedSquares", into = "RecordedSquares")]
pub struct TouchedSquares([Option<Square>; MOST_TOUCHED]);

#[derive(Serialize, Deserialize)]
#[serde(transparent)]
struct RecordedSquares {
    #[serde(with = "texts")]
    squares: Vec<Square>,
}

impl TryFrom<RecordedSquares> for TouchedSquares {
    type Error = &'static str;

    fn try_from(recorded: RecordedSquares) -> Result<TouchedSquares, &'static str> {
        TouchedSquares::of(&recorded.squares).ok_or("no squares, or too many")
    }
}

impl From<TouchedSquares> for RecordedSquares {
    fn from(touched: TouchedSquares) -> RecordedSquares {
        RecordedSquares { squares: touched.to_vec() }
    }
}

impl TouchedSquares {
    /// These squares; `None` if there are no squares or too many.
    pub fn of(squares: &[Square]) -> Option<TouchedSquares> {
        let mut touched = TouchedSquares::default();
        for (place, square) in touched.0.iter_mut().zip(squares) {
            *place = Some(*square);
        }
        (1..=MOST_TOUCHED).contains(&squares.len()).then_some(touched)
    }

    /// The squares in order.
    pub fn to_vec(self) -> Vec<Square> {
        self.0.into_iter().flatten().collect()
    }
}

/// A fault at the start of the game. Its name is the argument of the messages.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, IntoStaticStr)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "lowercase")]
pub enum WrongStart {
    /// The initial position of the pieces: the game is cancelled and another replaces it (7.2.1).
    SetUp,
    /// The chessboard is the wrong way round: the position is transferred, the game goes on (7.2.2).
    Board,
    /// The colours are reversed (7.3).
    #[strum(serialize = "colours")]
    Colors,
    /// The setting of the clock (6.10.2).
    Clock,
}

impl WrongStart {
    /// The article for the complaint.
    pub fn article(self) -> Article {
        match self {
            WrongStart::SetUp => Article::WrongSetUp,
            WrongStart::Board => Article::BoardTurned,
            WrongStart::Colors => Article::ReversedColors,
            WrongStart::Clock => Article::ClocksSetWrongly,
        }
    }
}
