//! How a game ended: points for each player, and why (Articles 5, 6.9, 10; 11.7).

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use shakmaty::{ByColor, Color};
use strum::{IntoStaticStr, VariantArray};

use super::article::Article;
use super::winnable::Proof;

/// The points of one player for one game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Points {
    Zero,
    Half,
    One,
}

/// The result of a game: the Laws know 0-0 and 1/2-0 too (10.2, 11.8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "RecordedResult", into = "RecordedResult")]
pub struct GameResult {
    pub points: ByColor<Points>,
    pub reason: Reason,
    /// Why mate is impossible, where the result rests on that (5.1.2, 5.2.2, 6.9, 7.5.5).
    pub no_mate: Option<Proof>,
}

/// Why a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, IntoStaticStr, VariantArray)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum Reason {
    Checkmate,
    Resignation,
    Stalemate,
    DeadPosition,
    Agreement,
    /// A flag has fallen (6.9).
    Time,
    /// Both flags are down and it is unknown which fell first, in the last period (2009, 2014: 6.11; since: III.3.1).
    BothFlags,
    /// Both flags have fallen when one is claimed, without adequate supervision (2009: A.4d).
    BothFlagsAtTheClaim,
    /// Too many illegal moves (7.5.5).
    IllegalMoves,
    /// A position occurred for the third time, rightly claimed (9.2).
    Threefold,
    /// Fifty moves without capture and pawn move, rightly claimed (9.3).
    FiftyMoves,
    /// A draw rightly claimed in a quickplay finish (2009: 10.2; since: III.5).
    Quickplay,
    Fivefold,
    SeventyFiveMoves,
    /// Both kings stayed in check, or a pawn on its last rank, without adequate supervision (A.5.4).
    IllegalPosition,
    /// The arbiter's ruling.
    Arbiter,
    /// Not played: a player did not arrive (6.7).
    Forfeit,
    /// The sealed move is ambiguous or illegal (I.8).
    SealedMove,
    /// Not recorded: the game was recorded by another program, which gives no reason.
    NotGiven,
}

impl Reason {
    /// Whether a move ends the game for this reason as soon as it is made (5.1.1, 5.2.1, 5.2.2, 9.6).
    pub fn is_of_the_position(self) -> bool {
        matches!(
            self,
            Reason::Checkmate | Reason::Stalemate | Reason::DeadPosition | Reason::Fivefold | Reason::SeventyFiveMoves
        )
    }

    /// The name in records and messages, independent of the language.
    pub fn name(self) -> &'static str {
        self.into()
    }
}

/// A result as a record has it: the score as it is announced.
#[derive(Serialize, Deserialize)]
struct RecordedResult {
    result: String,
    reason: Reason,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    no_mate: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    states: Option<u64>,
}

impl TryFrom<RecordedResult> for GameResult {
    type Error = &'static str;

    fn try_from(recorded: RecordedResult) -> Result<GameResult, &'static str> {
        let (points, _) = declared(&recorded.result).map_err(|_| "not a score")?;
        let no_mate = match (&recorded.no_mate, recorded.states) {
            (None, _) => None,
            (Some(name), Some(states)) => Some(Proof::named(name, states).ok_or("not a proof")?),
            (Some(_), None) => return Err("a proof without its states"),
        };
        Ok(GameResult { points, reason: recorded.reason, no_mate })
    }
}

impl From<GameResult> for RecordedResult {
    fn from(result: GameResult) -> RecordedResult {
        let proof = result.no_mate;
        RecordedResult {
            result: result.score(),
            reason: result.reason,
            no_mate: proof.map(|proof| proof.name().to_owned()),
            states: proof.map(Proof::states),
        }
    }
}

impl GameResult {
    /// One point for `winner`, none for the opponent.
    pub fn won_by(winner: Color, reason: Reason) -> GameResult {
        GameResult {
            points: ByColor::new_with(|c| if c == winner { Points::One } else { Points::Zero }),
            reason,
            no_mate: None,
        }
    }

    /// Half a point each.
    pub fn drawn(reason: Reason) -> GameResult {
        GameResult { points: ByColor::new_with(|_| Points::Half), reason, no_mate: None }
    }

    /// Half a point each, because mate is proven to be impossible.
    pub fn drawn_without_mate(reason: Reason, proof: Proof) -> GameResult {
        GameResult { no_mate: Some(proof), ..GameResult::drawn(reason) }
    }

    /// Whether the arbiter has declared it, or nobody says why: penalties in points do not change it.
    pub fn is_declared(&self) -> bool {
        matches!(self.reason, Reason::Arbiter | Reason::Forfeit | Reason::NotGiven)
    }

    /// The article under which a game ends for this reason.
    pub fn article(&self) -> Article {
        match self.reason {
            Reason::Checkmate => Article::Checkmate,
            Reason::Resignation => Article::Resignation,
            Reason::Stalemate => Article::Stalemate,
            Reason::DeadPosition => Article::DeadPosition,
            Reason::Agreement => Article::Agreement,
            Reason::Time => Article::LossOnTime,
            Reason::BothFlags => Article::BothFlags,
            Reason::BothFlagsAtTheClaim => Article::BothFlagsAtTheClaim,
            Reason::IllegalMoves => Article::IllegalMovePenalty,
            Reason::Threefold => Article::Threefold,
            Reason::FiftyMoves => Article::FiftyMoves,
            Reason::Quickplay => Article::Quickplay,
            Reason::Fivefold => Article::Fivefold,
            Reason::SeventyFiveMoves => Article::SeventyFiveMoves,
            Reason::IllegalPosition => Article::UnsupervisedIllegalPosition,
            // One player loses, and the other does not win: the arbiter has decided on both (12.9.6).
            Reason::Arbiter if self.points.white.halves() + self.points.black.halves() == 1 => {
                Article::GameDeclaredLost
            }
            Reason::Arbiter => Article::ArbitersRole,
            Reason::Forfeit => Article::DefaultTime,
            Reason::SealedMove => Article::SealedMove,
            Reason::NotGiven => Article::SignedResult,
        }
    }

    /// The score alone: `1-0`, `0-1`, `1/2-1/2`, `0-0`, `1/2-0`, `0-1/2`; not played: `+/-`, `-/+`, `-/-`.
    pub fn score(&self) -> String {
        if self.reason == Reason::Forfeit {
            let sign = |points: Points| if points == Points::One { '+' } else { '-' };
            return format!("{}/{}", sign(self.points.white), sign(self.points.black));
        }
        format!("{}-{}", self.points.white, self.points.black)
    }
}

impl Points {
    /// Counted in half points.
    pub fn halves(self) -> u8 {
        match self {
            Points::Zero => 0,
            Points::Half => 1,
            Points::One => 2,
        }
    }

    /// A number of half points as points, at most one point.
    pub fn of_halves(halves: u8) -> Points {
        match halves {
            0 => Points::Zero,
            1 => Points::Half,
            _ => Points::One,
        }
    }
}

impl fmt::Display for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Points::Zero => "0",
            Points::Half => "1/2",
            Points::One => "1",
        })
    }
}

/// Not a score.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAScore;

/// Reads `1-0`, `0-1`, `1/2-1/2`, `0-0`, `1/2-0`, `0-1/2`.
pub fn score(text: &str) -> Result<ByColor<Points>, NotAScore> {
    let (white, black) = text.trim().split_once('-').ok_or(NotAScore)?;
    let points = ByColor { white: white.trim().parse()?, black: black.trim().parse()? };
    match (points.white, points.black) {
        (Points::One, Points::Half | Points::One) | (Points::Half, Points::One) => Err(NotAScore),
        (Points::Zero | Points::Half | Points::One, _) => Ok(points),
    }
}

/// Reads a result that an arbiter declares: a score, or `+/-`, `-/+`, `-/-` for a game that was not played.
pub fn declared(text: &str) -> Result<(ByColor<Points>, Reason), NotAScore> {
    let (white, black) = match text.trim() {
        "+/-" => (Points::One, Points::Zero),
        "-/+" => (Points::Zero, Points::One),
        "-/-" => (Points::Zero, Points::Zero),
        other => return score(other).map(|points| (points, Reason::Arbiter)),
    };
    Ok((ByColor { white, black }, Reason::Forfeit))
}

impl FromStr for Points {
    type Err = NotAScore;

    fn from_str(text: &str) -> Result<Points, NotAScore> {
        match text {
            "0" => Ok(Points::Zero),
            "1/2" | "0.5" | "½" => Ok(Points::Half),
            "1" => Ok(Points::One),
            _ => Err(NotAScore),
        }
    }
}
