//! The penalties of 12.9, and how penalties in points change a result.

use imbl::Vector;
use serde::{Deserialize, Serialize};
use shakmaty::{ByColor, Color};

use crate::game::clock::moment::Span;
use crate::game::laws::article::Article;
use crate::game::laws::result::{GameResult, Points, Reason};
use crate::game::serial::text;

/// A penalty of the arbiter (12.9).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "penalty", rename_all = "snake_case")]
pub enum Penalty {
    Warning,
    /// The opponent is given time.
    #[serde(rename = "time")]
    TimeToOpponent {
        #[serde(rename = "ms")]
        span: Span,
    },
    /// Time is taken from the player's own clock.
    #[serde(rename = "take")]
    TimeTaken {
        #[serde(rename = "ms")]
        span: Span,
    },
    /// The opponent is given points when the game ends, capped at the points of the game.
    #[serde(rename = "opponent_points")]
    PointsToOpponent {
        #[serde(with = "text")]
        points: Points,
    },
    /// Points are deducted from the player's own when the game ends.
    #[serde(rename = "points")]
    PointsTaken {
        #[serde(with = "text")]
        points: Points,
    },
    /// The player loses the game.
    Loss,
    /// The player pays a fine that was announced in advance; the reason says how much.
    Fine,
    /// The player is excluded from that number of rounds.
    Exclusion {
        rounds: u32,
    },
    /// The player is expelled from the competition, and loses the game if it is not over.
    Expulsion,
}

impl Penalty {
    /// The article for the penalty.
    pub fn article(self) -> Article {
        match self {
            Penalty::Warning => Article::Warning,
            Penalty::TimeToOpponent { .. } => Article::TimeToOpponent,
            Penalty::TimeTaken { .. } => Article::TimeTaken,
            Penalty::PointsToOpponent { .. } => Article::PointsToOpponent,
            Penalty::PointsTaken { .. } => Article::PointsTaken,
            Penalty::Loss => Article::GameDeclaredLost,
            Penalty::Fine => Article::Fine,
            Penalty::Exclusion { .. } => Article::Exclusion,
            Penalty::Expulsion => Article::Expulsion,
        }
    }

    /// What the penalty changes on a clock: whose clock, and the time that it gets (negative: that it loses).
    pub fn time(self, offender: Color) -> Option<(Color, Span)> {
        match self {
            Penalty::TimeToOpponent { span } => Some((!offender, span)),
            Penalty::TimeTaken { span } => Some((offender, Span::ZERO - span)),
            Penalty::Warning
            | Penalty::PointsToOpponent { .. }
            | Penalty::PointsTaken { .. }
            | Penalty::Loss
            | Penalty::Fine
            | Penalty::Exclusion { .. }
            | Penalty::Expulsion => None,
        }
    }

    /// Whether the game is lost by it.
    pub fn loses(self) -> bool {
        matches!(self, Penalty::Loss | Penalty::Expulsion)
    }
}

/// The penalties of a game, each with its offender, in the order in which they were given.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Penalties {
    given: Vector<(Color, Penalty)>,
}

impl Penalties {
    /// Every penalty with its offender.
    pub fn iter(&self) -> impl Iterator<Item = (Color, Penalty)> + '_ {
        self.given.iter().copied()
    }

    pub(super) fn add(&mut self, to: Color, penalty: Penalty) {
        self.given.push_back((to, penalty));
    }

    /// The result with the penalties in points counted: first what is taken off, then what the opponents are given. Both
    /// together never have more than one point (10.2). A result declared by the arbiter is not changed.
    pub fn counted(&self, result: GameResult) -> GameResult {
        let mut halves = result.points.as_ref().map(|points| points.halves());
        for (offender, penalty) in self.iter() {
            if let Penalty::PointsTaken { points } = penalty {
                halves[offender] = halves[offender].saturating_sub(points.halves());
            }
        }
        for (offender, penalty) in self.iter() {
            if let Penalty::PointsToOpponent { points } = penalty {
                let most = Points::One.halves() - halves[offender];
                halves[!offender] = (halves[!offender] + points.halves()).min(most);
            }
        }
        match result.reason {
            Reason::Arbiter | Reason::Forfeit | Reason::NotGiven => result,
            Reason::Checkmate
            | Reason::Resignation
            | Reason::Stalemate
            | Reason::DeadPosition
            | Reason::Agreement
            | Reason::Time
            | Reason::IllegalMoves
            | Reason::Fivefold
            | Reason::SeventyFiveMoves
            | Reason::IllegalPosition
            | Reason::Threefold
            | Reason::FiftyMoves
            | Reason::Quickplay
            | Reason::BothFlags
            | Reason::BothFlagsAtTheClaim
            | Reason::SealedMove => GameResult {
                points: ByColor { white: halves.white, black: halves.black }.map(Points::of_halves),
                ..result
            },
        }
    }
}
