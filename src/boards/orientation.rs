//! How a board lies: which field is which square.

use shakmaty::{Board, File, Rank, Square};

use super::Fields;
use crate::game::half_move::differing;

/// The side from which a board is seen by the players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Orientation {
    /// Its first field is a8.
    Straight,
    /// Its first field is h1.
    Turned,
}

impl Orientation {
    /// The square of a field, from 0.
    pub fn square(self, field: usize) -> Square {
        let field = match self {
            Orientation::Straight => field,
            Orientation::Turned => 63 - field % 64,
        };
        Square::from_coords(File::new((field % 8) as u32), Rank::new(7 - (field / 8 % 8) as u32))
    }

    /// The placement on the squares.
    pub fn placement(self, fields: &Fields) -> Board {
        let mut board = Board::empty();
        for (field, piece) in fields.iter().enumerate() {
            if let Some(piece) = piece {
                board.set_piece_at(self.square(field), *piece);
            }
        }
        board
    }

    /// The orientation of the board on which `expected` should stand: as `before` unless only the other way fits, and
    /// at first the way that differs on fewer squares.
    pub fn of(fields: &Fields, expected: &Board, before: Option<Orientation>) -> Orientation {
        let differences = |lies: Orientation| differing(&lies.placement(fields), expected).count();
        let (straight, turned) = (differences(Orientation::Straight), differences(Orientation::Turned));
        match before {
            Some(Orientation::Straight) if turned == 0 && straight > 0 => Orientation::Turned,
            Some(Orientation::Turned) if straight == 0 && turned > 0 => Orientation::Straight,
            Some(before) => before,
            None if turned < straight => Orientation::Turned,
            None => Orientation::Straight,
        }
    }
}
