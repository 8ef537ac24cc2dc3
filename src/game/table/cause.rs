//! What makes a board depart from what should stand on it.

use shakmaty::{CastlingSide, Piece, Role, Square};

use crate::game::half_move::HalfMove;
use crate::game::table::board_orientation::BoardOrientation;

/// What made a board depart. Plies count from 0.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Cause {
    /// The last so many half-moves have not been executed on it.
    Behind {
        half_moves: usize,
    },
    /// Only this half-move was not executed.
    NotExecuted {
        ply: usize,
    },
    /// Half-moves that are on no scoresheet were executed; several candidates are several causes.
    Unrecorded(Vec<HalfMove>),
    /// The half-move was executed as another.
    ExecutedAs {
        ply: usize,
        half_move: HalfMove,
    },
    WrongPromotion {
        ply: usize,
        stands: Role,
    },
    /// Castled, but to that side.
    CastledTo {
        ply: usize,
        side: CastlingSide,
    },
    /// The king castled, the rook stayed.
    RookForgotten {
        ply: usize,
    },
    /// The pawn taken en passant was left on the board.
    EnPassantPawnLeft {
        ply: usize,
        square: Square,
    },
    /// The whole board is turned or set up in a mirror (7.2).
    BoardTurned(BoardOrientation),
    /// White's pieces stand where Black's should (7.3).
    ColorsExchanged,
    /// Several pieces beside each other are off or astray, as after a knock (7.4).
    KnockedOver(Vec<Square>),
    Displaced {
        piece: Piece,
        stands: Square,
        should: Square,
    },
    WrongPiece {
        square: Square,
        stands: Piece,
        should: Piece,
    },
    Missing {
        square: Square,
        piece: Piece,
    },
    Extra {
        square: Square,
        piece: Piece,
    },
}
