//! Claims of a draw: what is claimed, and the result of checking it (9.2 to 9.5).

use serde::{Deserialize, Serialize};
use shakmaty::Color;
use strum::{EnumDiscriminants, EnumIter, IntoStaticStr, VariantNames};

use crate::game::half_move::HalfMove;
use crate::game::laws::article::Article;
use crate::game::laws::result::Reason;
use crate::game::serial::{optional_text, text};

/// A claim of a draw by the player who has the move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct DrawClaim {
    pub rule: DrawRule,
    /// The intended half-move, written and declared; without it the claim is for the position on the board.
    #[serde(default, with = "optional_text", skip_serializing_if = "Option::is_none")]
    pub intended: Option<HalfMove>,
}

/// The rule behind a claim of a draw. Its name is the argument of the messages.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, IntoStaticStr)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "lowercase")]
pub enum DrawRule {
    /// A position occurs at least the third time (9.2).
    Threefold,
    /// Fifty moves of each player without capture and pawn move (9.3).
    #[strum(serialize = "fifty")]
    FiftyMoves,
}

/// The verdict on a claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(from = "bool", into = "bool")]
pub enum ClaimVerdict {
    Correct,
    Wrong,
}

/// The evidence for or against a claim, so that an arbiter can follow it on the scoresheets.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Evidence {
    Occurrences {
        /// After how many half-moves the position stood, the claimed one last.
        #[serde(rename = "same_after")]
        same: Vec<usize>,
        /// After how many half-moves the same pieces stood on the same squares but the position differed.
        #[serde(default, rename = "alike_after", skip_serializing_if = "Vec::is_empty")]
        alike: Vec<(usize, Difference)>,
    },
    /// The number of half-moves without capture and pawn move, the intended one included.
    QuietHalfMoves {
        #[serde(rename = "quiet_half_moves")]
        count: u32,
    },
}

/// Why the same pieces on the same squares are not the same position (9.2.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Difference {
    /// The other player had the move.
    PlayerToMove,
    /// A king or a rook has moved since.
    CastlingRights,
    /// A pawn could be captured en passant, then or now.
    EnPassant,
}

/// Why the opponent should not be allowed to win on time (2009: 10.2; 2014: G.5; since: III.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum QuickplayGround {
    /// The opponent cannot win by normal means.
    NormalMeans,
    /// The opponent makes no effort to win by normal means.
    NoEffort,
}

/// A player's claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClaimCommand {
    /// A draw, by repetition or by fifty moves (9.2, 9.3).
    Draw(DrawClaim),
    /// A draw in a quickplay finish, with less than two minutes left (2009: 10.2; 2014: G.5; since: III.5).
    Quickplay(QuickplayGround),
    /// A draw in a quickplay finish without an arbiter: the claim ends the game (2009: D.1; 2014: G.6; since: III.6).
    QuickplayWithoutArbiter(QuickplayGround),
    /// A request for an increment of five seconds for both instead (2014: G.4; since: III.4).
    Increment,
}

/// A claim was made or judged.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, EnumDiscriminants)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[strum_discriminants(
    name(ClaimEventKind),
    derive(EnumIter, Hash, IntoStaticStr, VariantNames, Serialize, Deserialize),
    serde(rename_all = "snake_case"),
    strum(serialize_all = "snake_case"),
    doc = "The kinds of these events."
)]
pub enum ClaimEvent {
    /// A draw was claimed; it is an offer too (9.1.2.3).
    DrawClaimed {
        #[serde(rename = "player", with = "text")]
        by: Color,
        #[serde(flatten)]
        claim: DrawClaim,
    },
    /// A draw was claimed in a quickplay finish; the arbiter rules on it.
    QuickplayClaimed {
        #[serde(rename = "player", with = "text")]
        by: Color,
        ground: QuickplayGround,
    },
    /// A draw was claimed in a quickplay finish without an arbiter: the program reports what to write down, and an
    /// arbiter decides later.
    QuickplayClaimedWithoutArbiter {
        #[serde(rename = "player", with = "text")]
        by: Color,
        ground: QuickplayGround,
    },
    /// An increment was asked for; that is an offer of a draw too.
    IncrementRequested {
        #[serde(rename = "player", with = "text")]
        by: Color,
    },
    /// The claim was checked, when it was made or when the arbiter ruled on it again.
    DrawClaimJudged {
        #[serde(rename = "player", with = "text")]
        by: Color,
        #[serde(flatten)]
        claim: DrawClaim,
        case: u32,
        #[serde(rename = "correct")]
        verdict: ClaimVerdict,
        #[serde(flatten)]
        evidence: Evidence,
    },
}

impl From<bool> for ClaimVerdict {
    fn from(is_correct: bool) -> ClaimVerdict {
        if is_correct { ClaimVerdict::Correct } else { ClaimVerdict::Wrong }
    }
}

impl From<ClaimVerdict> for bool {
    fn from(verdict: ClaimVerdict) -> bool {
        verdict == ClaimVerdict::Correct
    }
}

impl DrawRule {
    /// Why a game ends where the claim is right.
    pub fn reason(self) -> Reason {
        match self {
            DrawRule::Threefold => Reason::Threefold,
            DrawRule::FiftyMoves => Reason::FiftyMoves,
        }
    }
}

impl DrawClaim {
    /// The article for the claim.
    pub fn article(self) -> Article {
        match (self.rule, self.intended) {
            (DrawRule::Threefold, Some(_)) => Article::ThreefoldIntended,
            (DrawRule::Threefold, None) => Article::ThreefoldStanding,
            (DrawRule::FiftyMoves, Some(_)) => Article::FiftyMovesIntended,
            (DrawRule::FiftyMoves, None) => Article::FiftyMovesStanding,
        }
    }
}
