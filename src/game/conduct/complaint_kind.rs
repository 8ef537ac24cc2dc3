//! What can be complained of, as a case keeps it.

use shakmaty::Square;

/// More squares than these are no complaint of touching: king, rook, a piece and what it captures.
pub const MOST_TOUCHED: usize = 4;

/// The squares that a player is said to have touched, in order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TouchedSquares([Option<Square>; MOST_TOUCHED]);

impl TouchedSquares {
    /// These squares; `None` where they are none or too many.
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

/// What a case about a complaint is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Complaint {
    /// The player of the case has touched these squares (4.3, 4.4).
    Touched(TouchedSquares),
    /// An illegal move that only both players together may still put right, claimed by the player of the case (A.5.2).
    LateIllegalMove { ply: usize },
}
