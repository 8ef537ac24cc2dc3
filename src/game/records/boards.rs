//! The two boards, each with what really stands on it: a mistake is not a legal position.

use shakmaty::{Board, ByColor, CastlingMode, Color, Piece, Square};

use crate::game::half_move::HalfMove;

/// White's board and Black's board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TwoBoards {
    pub boards: ByColor<Board>,
}

/// What a hand did to one square of a board: `None` lifts what stood there.
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

/// What was really done on a board: a half-move, or pieces lifted and put.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Execution {
    HalfMove(HalfMove),
    Squares(Vec<SquareChange>),
}

/// A square on which the two boards differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Discrepancy {
    pub square: Square,
    pub on_white_board: Option<Piece>,
    pub on_black_board: Option<Piece>,
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

/// What becomes of the boards and the sheets when an announcement is corrected or taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RecordsAfter {
    /// What was done and written by hand stays: only the words are corrected (D.2.8).
    Kept,
    /// What is kept automatically is as it was before the announcement; what players keep themselves stays.
    RestoredWhereAutoKept,
    /// Boards and sheets are as they were before it was announced.
    Restored,
}

/// What the clocks show once the game has gone back to a ply.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum RestoredTimes {
    /// What they showed when that half-move was completed (D.2.9).
    #[default]
    AsThen,
    /// What they showed just before the next half-move was completed: the time used for it stays used (7.1).
    BeforeTheNext,
}
