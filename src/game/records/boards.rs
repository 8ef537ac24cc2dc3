//! The two boards, each with what really stands on it: a mistake is not a legal position.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use shakmaty::{Board, ByColor, CastlingMode, Color, Piece, Square};
use strum::{EnumString, IntoStaticStr};

use crate::game::half_move::HalfMove;
use crate::game::serial::{text, texts};

/// White's board and Black's board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TwoBoards {
    pub boards: ByColor<Board>,
}

/// The state of the sensors of a player's board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Sensing {
    /// No electronic board has answered since the record was opened.
    #[default]
    Never,
    Read,
    Lost,
    /// It answers, and what it shows does not count.
    Ignored,
}

/// The source of an event that nobody typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumString, IntoStaticStr)]
#[strum(serialize_all = "lowercase")]
pub enum Source {
    /// An electronic board.
    Board,
    /// The lever of the clock on its bus.
    Lever,
}

/// A change of one square of a board by a hand: `None` lifts the piece there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SquareChange {
    pub square: Square,
    pub piece: Option<Piece>,
}

impl SquareChange {
    /// Lifts what stands there, or puts the piece there.
    pub fn make_on(self, board: &mut Board) {
        match self.piece {
            Some(piece) => board.set_piece_at(self.square, piece),
            None => board.discard_piece_at(self.square),
        }
    }
}

/// What stands on the square then: `f3 N`, or `f3 -` where nothing does.
impl fmt::Display for SquareChange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.square, self.piece.map_or('-', Piece::char))
    }
}

/// Not the text of a square and what stands there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotASquareChange;

impl FromStr for SquareChange {
    type Err = NotASquareChange;

    fn from_str(text: &str) -> Result<SquareChange, NotASquareChange> {
        let (square, letter) = text.split_once(' ').ok_or(NotASquareChange)?;
        let piece = match letter {
            "-" => None,
            letter => Some(letter.chars().next().and_then(Piece::from_char).ok_or(NotASquareChange)?),
        };
        Ok(SquareChange { square: square.parse().map_err(|_| NotASquareChange)?, piece })
    }
}

/// An execution on a board: a half-move, or pieces lifted and put.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Execution {
    #[serde(rename = "move", with = "text")]
    HalfMove(HalfMove),
    #[serde(with = "texts")]
    Squares(Vec<SquareChange>),
}

/// A square on which the two boards differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "RecordedDiscrepancy", into = "RecordedDiscrepancy")]
pub struct Discrepancy {
    pub square: Square,
    pub on_white_board: Option<Piece>,
    pub on_black_board: Option<Piece>,
}

/// The contents of a square on White's board, and on Black's.
#[derive(Serialize, Deserialize)]
struct RecordedDiscrepancy(#[serde(with = "text")] SquareChange, #[serde(with = "text")] SquareChange);

impl From<RecordedDiscrepancy> for Discrepancy {
    fn from(RecordedDiscrepancy(white, black): RecordedDiscrepancy) -> Discrepancy {
        Discrepancy { square: white.square, on_white_board: white.piece, on_black_board: black.piece }
    }
}

impl From<Discrepancy> for RecordedDiscrepancy {
    fn from(found: Discrepancy) -> RecordedDiscrepancy {
        let on = |piece| SquareChange { square: found.square, piece };
        RecordedDiscrepancy(on(found.on_white_board), on(found.on_black_board))
    }
}

impl TwoBoards {
    /// Both boards set up alike.
    pub fn new(placement: &Board) -> TwoBoards {
        TwoBoards { boards: ByColor::new_with(|_| placement.clone()) }
    }

    /// Does on `owner`'s board what a hand did there.
    pub fn execute(&mut self, owner: Color, execution: &Execution, mode: CastlingMode) {
        let board = &mut self.boards[owner];
        match execution {
            Execution::HalfMove(half_move) => half_move.execute_on(board, mode),
            Execution::Squares(changes) => {
                changes.iter().for_each(|change| change.make_on(board));
            }
        }
    }

    /// The squares that differ, from a1 to h8.
    pub fn discrepancies(&self) -> Vec<Discrepancy> {
        Square::ALL
            .into_iter()
            .map(|square| Discrepancy {
                square,
                on_white_board: self.boards.white.piece_at(square),
                on_black_board: self.boards.black.piece_at(square),
            })
            .filter(|d| d.on_white_board != d.on_black_board)
            .collect()
    }
}

/// The treatment of the boards and the sheets when an announcement is corrected or taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RecordsAfter {
    /// What was done and written by hand stays: only the words are corrected (D.2.8).
    Kept,
    /// What is kept automatically is as it was before the announcement; what players keep themselves stays.
    RestoredWhereAutoKept,
    /// Boards and sheets are as they were before it was announced.
    Restored,
}

/// The readings of the clocks once the game has gone back to a ply.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RestoredTimes {
    /// What they showed when that half-move was completed (D.2.9).
    #[default]
    AsThen,
    /// What they showed just before the next half-move was completed: the time used for it stays used (7.1).
    BeforeTheNext,
}
