//! What is said of conduct at the board.

use shakmaty::Color;

use super::penalty::Penalty;
use crate::game::laws::edition::Supervision;

/// What should come of somebody's conduct.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ConductCommand {
    /// The arbiter penalises a player (12.9), for the reason he gives, if he gives one.
    Penalise { to: Color, penalty: Penalty, words: String },
    /// The arbiter says whether a rapid or blitz game is supervised adequately (A.4, B.2).
    SetSupervision(Supervision),
}
