//! What a player did against the Laws, for the arbiter to rule on.

use serde::{Deserialize, Serialize};
use shakmaty::Color;
use strum::{EnumDiscriminants, EnumIter, IntoStaticStr, VariantNames};

use crate::game::half_move::HalfMove;
use crate::game::laws::article::Article;
use crate::game::serial::text;

/// An infringement of the Laws by a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, EnumDiscriminants)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[strum_discriminants(
    name(IrregularityKind),
    derive(EnumIter, Hash, IntoStaticStr, VariantNames, Serialize, Deserialize),
    serde(rename_all = "snake_case"),
    strum(serialize_all = "snake_case"),
    doc = "The kinds of these events."
)]
pub enum Irregularity {
    /// A completed illegal move, the player's `count`th (7.5).
    IllegalMoveFound {
        #[serde(rename = "player", with = "text")]
        by: Color,
        #[serde(rename = "move", with = "text")]
        half_move: HalfMove,
        count: u32,
    },
    /// The clock pressed without a move, the player's `count`th illegal move (7.5.3); without a count: left to the
    /// arbiter.
    EmptyPressFound {
        #[serde(rename = "player", with = "text")]
        by: Color,
        count: Option<u32>,
    },
    /// A move made with two hands, counted in the same way (7.5.4); also without a count if the move counts already.
    TwoHandsFound {
        #[serde(rename = "player", with = "text")]
        by: Color,
        count: Option<u32>,
    },
    /// A move that would end the game, but that the pieces touched before do not allow (4.3, 5.1.1).
    TouchMoveFound {
        #[serde(rename = "player", with = "text")]
        by: Color,
        #[serde(rename = "move", with = "text")]
        half_move: HalfMove,
    },
    /// Another move than the one on which a wrong claim of a draw was based (9.5.3).
    ClaimedMoveFound {
        #[serde(rename = "player", with = "text")]
        by: Color,
        #[serde(rename = "move", with = "text")]
        half_move: HalfMove,
    },
}

impl Irregularity {
    /// Whether it opens no case: it does not count in this edition, and the arbiter may penalise it or not.
    pub fn is_left_to_the_arbiter(self) -> bool {
        matches!(
            self,
            Irregularity::EmptyPressFound { count: None, .. } | Irregularity::TwoHandsFound { count: None, .. }
        )
    }

    /// The player who did it.
    pub fn by(self) -> Color {
        match self {
            Irregularity::IllegalMoveFound { by, .. }
            | Irregularity::EmptyPressFound { by, .. }
            | Irregularity::TwoHandsFound { by, .. }
            | Irregularity::TouchMoveFound { by, .. }
            | Irregularity::ClaimedMoveFound { by, .. } => by,
        }
    }

    /// The article against which it offends.
    pub fn article(self) -> Article {
        match self {
            Irregularity::IllegalMoveFound { .. } => Article::IllegalMovePenalty,
            Irregularity::EmptyPressFound { .. } => Article::EmptyPress,
            Irregularity::TwoHandsFound { .. } => Article::TwoHands,
            Irregularity::TouchMoveFound { .. } => Article::TouchMove,
            Irregularity::ClaimedMoveFound { .. } => Article::WrongClaim,
        }
    }

    /// Which of the player's illegal moves it is; all kinds are counted together.
    pub fn count(self) -> Option<u32> {
        match self {
            Irregularity::IllegalMoveFound { count, .. } => Some(count),
            Irregularity::EmptyPressFound { count, .. } | Irregularity::TwoHandsFound { count, .. } => count,
            Irregularity::TouchMoveFound { .. } | Irregularity::ClaimedMoveFound { .. } => None,
        }
    }
}
