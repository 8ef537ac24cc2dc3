//! What makes a board depart from what should stand on it.

use shakmaty::{CastlingSide, Piece, Role, Square};

use crate::game::half_move::HalfMove;
use crate::game::laws::article::Article;
use crate::game::records::board_orientation::BoardOrientation;

/// What made a board depart. Plies count from 0.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Cause {
    /// The last `half_moves` half-moves have not been executed on it.
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
    /// Castled to that side, which is the wrong one.
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
    /// Pieces that never moved have changed places: the board was set up wrongly (7.2.1), or they were put there later.
    SetUpWrongly(Vec<Square>),
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

impl Cause {
    /// The article for it; for moves executed differently on two boards, D.2.9.
    pub fn article(&self) -> Article {
        match self {
            Cause::Behind { .. }
            | Cause::NotExecuted { .. }
            | Cause::Unrecorded(_)
            | Cause::ExecutedAs { .. }
            | Cause::WrongPromotion { .. }
            | Cause::CastledTo { .. }
            | Cause::RookForgotten { .. }
            | Cause::EnPassantPawnLeft { .. } => Article::BoardsDiffer,
            Cause::BoardTurned(_) => Article::BoardTurned,
            Cause::SetUpWrongly(_) => Article::WrongSetUp,
            Cause::ColorsExchanged => Article::ReversedColors,
            Cause::KnockedOver(_) => Article::DisplacedPieces,
            Cause::Displaced { .. } | Cause::WrongPiece { .. } | Cause::Missing { .. } | Cause::Extra { .. } => {
                Article::PositionReinstated
            }
        }
    }
}
