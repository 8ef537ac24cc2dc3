//! A whole board turned or mirrored (7.2).

use shakmaty::Board;

use crate::game::half_move::differing;

/// How a whole board is turned or mirrored; undoing it puts the pieces where they should be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BoardOrientation {
    /// By 180 degrees: a1 where h8 should be.
    HalfTurn,
    /// By 90 degrees, clockwise: a dark square at White's right hand.
    QuarterClockwise,
    /// By 90 degrees, against the clock.
    QuarterCounterclockwise,
    /// The a-file where the h-file should be, the ranks right: king and queen changed places.
    FilesMirrored,
    /// The first rank where the eighth should be, the files right.
    RanksMirrored,
}

impl BoardOrientation {
    /// Every way, the most likely first.
    pub const ALL: [BoardOrientation; 5] = [
        BoardOrientation::HalfTurn,
        BoardOrientation::QuarterClockwise,
        BoardOrientation::QuarterCounterclockwise,
        BoardOrientation::FilesMirrored,
        BoardOrientation::RanksMirrored,
    ];

    /// The board as it stands after being turned or mirrored in this way.
    pub fn applied_to(self, board: &Board) -> Board {
        let mut board = board.clone();
        match self {
            BoardOrientation::HalfTurn => board.rotate_180(),
            BoardOrientation::QuarterClockwise => board.rotate_90(),
            BoardOrientation::QuarterCounterclockwise => board.rotate_270(),
            BoardOrientation::FilesMirrored => board.flip_horizontal(),
            BoardOrientation::RanksMirrored => board.flip_vertical(),
        }
        board
    }

    /// The inverse.
    pub fn undone(self) -> BoardOrientation {
        match self {
            BoardOrientation::QuarterClockwise => BoardOrientation::QuarterCounterclockwise,
            BoardOrientation::QuarterCounterclockwise => BoardOrientation::QuarterClockwise,
            BoardOrientation::HalfTurn | BoardOrientation::FilesMirrored | BoardOrientation::RanksMirrored => self,
        }
    }
}

/// The ways of being turned that leave (almost) nothing else wrong on `board`.
pub fn orientations(board: &Board, truth: &Board) -> Vec<BoardOrientation> {
    BoardOrientation::ALL.into_iter().filter(|s| nearly(&s.undone().applied_to(board), truth, board)).collect()
}

/// Whether turning or mirroring the board leaves (almost) no difference where there were many.
pub fn nearly(seen_so: &Board, truth: &Board, board: &Board) -> bool {
    let before = differing(board, truth).count();
    let after = differing(seen_so, truth).count();
    after == 0 || after <= 4 && before >= 8 * after
}
