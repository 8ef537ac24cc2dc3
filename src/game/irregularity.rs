//! What a player did against the Laws, for the arbiter to rule on.

use shakmaty::Color;

use super::half_move::HalfMove;
use super::laws::article::Article;

/// What a player did against the Laws.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Irregularity {
    /// A completed illegal move, the player's `count`th (7.5).
    IllegalMove { by: Color, half_move: HalfMove, count: u32 },
    /// The clock pressed without a move, his `count`th illegal move (7.5.3); without a count left to the arbiter.
    EmptyPress { by: Color, count: Option<u32> },
    /// A move made with two hands, likewise (7.5.4); without a count too where the move counts already.
    TwoHands { by: Color, count: Option<u32> },
    /// A move that would end the game, but that the pieces touched before do not allow (4.3, 5.1.1).
    TouchMove { by: Color, half_move: HalfMove },
    /// Another move than the one on which a wrong claim of a draw was based (9.5.3).
    ClaimedMove { by: Color, half_move: HalfMove },
}

impl Irregularity {
    /// Whether nothing is open: the edition counts it for nothing, and the arbiter judges as he sees fit.
    pub fn is_left_to_the_arbiter(self) -> bool {
        match self {
            Irregularity::EmptyPress { count, .. } | Irregularity::TwoHands { count, .. } => count.is_none(),
            Irregularity::IllegalMove { .. } | Irregularity::TouchMove { .. } | Irregularity::ClaimedMove { .. } => {
                false
            }
        }
    }

    /// The player who did it.
    pub fn by(self) -> Color {
        match self {
            Irregularity::IllegalMove { by, .. }
            | Irregularity::EmptyPress { by, .. }
            | Irregularity::TwoHands { by, .. }
            | Irregularity::TouchMove { by, .. }
            | Irregularity::ClaimedMove { by, .. } => by,
        }
    }

    /// What it offends against.
    pub fn article(self) -> Article {
        match self {
            Irregularity::IllegalMove { .. } => Article::IllegalMovePenalty,
            Irregularity::EmptyPress { .. } => Article::EmptyPress,
            Irregularity::TwoHands { .. } => Article::TwoHands,
            Irregularity::TouchMove { .. } => Article::TouchMove,
            Irregularity::ClaimedMove { .. } => Article::WrongClaim,
        }
    }

    /// Which of his illegal moves it is; all kinds are counted together.
    pub fn count(self) -> Option<u32> {
        match self {
            Irregularity::IllegalMove { count, .. } => Some(count),
            Irregularity::EmptyPress { count, .. } | Irregularity::TwoHands { count, .. } => count,
            Irregularity::TouchMove { .. } | Irregularity::ClaimedMove { .. } => None,
        }
    }
}
