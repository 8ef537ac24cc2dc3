//! What is said of conduct at the board.

use shakmaty::{Color, Square};
use strum::{EnumDiscriminants, EnumIter};

use super::complaint_kind::WrongStart;
use super::penalty::Penalty;
use crate::game::laws::edition::Supervision;
use crate::game::people::Actor;

/// What should come of somebody's conduct.
#[derive(Clone, Debug, PartialEq, Eq, EnumDiscriminants)]
#[strum_discriminants(
    name(ConductCommandKind),
    derive(EnumIter, Hash),
    doc = "Which of them it is, for whoever must know them all."
)]
pub enum ConductCommand {
    /// The player on the move says that he only adjusts pieces (4.2.1).
    Adjust,
    /// Says that the player has touched these pieces, in this order (4.3, 4.4).
    ClaimTouch(Vec<Square>),
    /// Says that the move was made with two hands (7.5.4).
    ClaimTwoHands,
    /// Says that a completed move was illegal: the last of so many half-moves, or the newest that is (7.5).
    ClaimIllegalMove(Option<usize>),
    /// Says that set-up, board, colours or clock were wrong when the game was begun (6.10, 7.2, 7.3).
    ClaimWrongStart(WrongStart),
    /// A player asks to be shown the arbiter's record (A.4.3).
    LookAtRecord,
    /// The arbiter penalises a player (12.9), for the reason he gives, if he gives one.
    Penalise { to: Color, penalty: Penalty, words: String },
    /// The arbiter says whether a rapid or blitz game is supervised adequately (A.4, B.2).
    SetSupervision(Supervision),
}

impl ConductCommand {
    /// Who is taken to complain where nobody is named: the opponent of whoever has the move, or of whoever had it.
    pub fn usual_actor(&self, to_move: Color) -> Actor {
        match self {
            ConductCommand::Penalise { .. } | ConductCommand::SetSupervision(_) => Actor::Arbiter,
            ConductCommand::ClaimTouch(_) => Actor::Player(!to_move),
            ConductCommand::ClaimTwoHands
            | ConductCommand::ClaimIllegalMove(_)
            | ConductCommand::ClaimWrongStart(_)
            | ConductCommand::LookAtRecord
            | ConductCommand::Adjust => Actor::Player(to_move),
        }
    }
}
