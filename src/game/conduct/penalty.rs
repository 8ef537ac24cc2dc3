//! The penalties of 12.9, and how penalties in points change a result.

use imbl::Vector;
use serde::{Deserialize, Serialize};
use shakmaty::{ByColor, Color};

use crate::game::clock::moment::Span;
use crate::game::laws::article::Article;
use crate::game::laws::result::{GameResult, Points};
use crate::game::serial::{optional_text, text};

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
    /// The opponent is given points when the game ends, at most all points of the game; none take back what was given.
    #[serde(rename = "opponent_points")]
    PointsToOpponent {
        #[serde(with = "text")]
        points: Points,
    },
    /// Points are deducted from the player's own when the game ends; none take back what was deducted.
    #[serde(rename = "points")]
    PointsTaken {
        #[serde(with = "text")]
        points: Points,
    },
    /// The player loses the game; the opponent wins it, unless the arbiter decides on another score (12.9.6).
    Loss {
        #[serde(default, with = "optional_text", skip_serializing_if = "Option::is_none")]
        opponent: Option<Points>,
    },
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
            Penalty::Loss { .. } => Article::GameDeclaredLost,
            Penalty::Fine => Article::Fine,
            Penalty::Exclusion { .. } => Article::Exclusion,
            Penalty::Expulsion => Article::Expulsion,
        }
    }

    /// What the penalty changes on a clock: whose clock, and the time that it gets (negative: that it loses).
    pub fn time(self, offender: Color) -> Option<(Color, Span)> {
        if let Penalty::TimeToOpponent { span } = self {
            return Some((!offender, span));
        }
        let Penalty::TimeTaken { span } = self else { return None };
        Some((offender, Span::ZERO - span))
    }

    /// Whether it changes the points of the game.
    pub fn is_in_points(self) -> bool {
        matches!(self, Penalty::PointsToOpponent { .. } | Penalty::PointsTaken { .. })
    }

    /// Whether the game is lost by it.
    pub fn loses(self) -> bool {
        matches!(self, Penalty::Loss { .. } | Penalty::Expulsion)
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

    /// Whether a penalty in points like that one stands against the player.
    pub(super) fn stands(&self, to: Color, like: Penalty) -> bool {
        self.iter().any(|given| is_like(given, (to, like)))
    }

    pub(super) fn add(&mut self, to: Color, penalty: Penalty) {
        if let Penalty::PointsToOpponent { points: Points::Zero } | Penalty::PointsTaken { points: Points::Zero } =
            penalty
        {
            self.given.retain(|given| !is_like(*given, (to, penalty)));
        } else {
            self.given.push_back((to, penalty));
        }
    }

    /// Half points with the penalties counted: first what is taken off, then what the opponents are given. Both
    /// together never have more than the `whole` points of the game (10.2).
    pub fn count_half_points(&self, mut halves: ByColor<u32>, whole: u32) -> ByColor<u32> {
        for (offender, penalty) in self.iter() {
            if let Penalty::PointsTaken { points } = penalty {
                halves[offender] = halves[offender].saturating_sub(u32::from(points.halves()));
            }
        }
        for (offender, penalty) in self.iter() {
            if let Penalty::PointsToOpponent { points } = penalty {
                let most = whole.saturating_sub(halves[offender]);
                halves[!offender] = (halves[!offender] + u32::from(points.halves())).min(most.max(halves[!offender]));
            }
        }
        halves
    }

    /// The result with the penalties in points counted. A result declared by the arbiter is not changed.
    pub fn counted(&self, result: GameResult) -> GameResult {
        let points = if result.is_declared() { result.points } else { self.counted_points(result.points) };
        GameResult { points, ..result }
    }

    /// Those points with the penalties in points counted, where a win is one point.
    pub(super) fn counted_points(&self, points: ByColor<Points>) -> ByColor<Points> {
        let halves = points.map(|points| u32::from(points.halves()));
        let halves = self.count_half_points(halves, u32::from(Points::One.halves()));
        halves.map(|halves| Points::of_halves(u8::try_from(halves).unwrap_or(u8::MAX)))
    }

    /// The penalties that lost the game no longer stand; an expulsion does.
    pub(super) fn forget_losses(&mut self) {
        self.given.retain(|(_, penalty)| !matches!(penalty, Penalty::Loss { .. }));
    }
}

/// Whether both are penalties in points of one kind against one player.
fn is_like((to, one): (Color, Penalty), (other_to, other): (Color, Penalty)) -> bool {
    let same = matches!(
        (one, other),
        (Penalty::PointsTaken { .. }, Penalty::PointsTaken { .. })
            | (Penalty::PointsToOpponent { .. }, Penalty::PointsToOpponent { .. })
    );
    same && to == other_to
}
