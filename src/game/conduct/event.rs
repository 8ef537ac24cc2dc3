//! What happened about the conduct of players: facts in the record.

use serde::{Deserialize, Serialize};
use shakmaty::Color;
use strum::{EnumDiscriminants, EnumIter, IntoStaticStr, VariantNames};

use super::complaint_kind::{TouchedSquares, WrongStart};
use super::penalty::Penalty;
use crate::game::half_move::HalfMove;
use crate::game::laws::article::Article;
use crate::game::laws::edition::Supervision;
use crate::game::people::Duties;
use crate::game::records::boards::SquareChange;
use crate::game::serial::{optional_text, text, texts};

/// An event of a player's conduct at the board (Articles 7, 11, 12).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, EnumDiscriminants)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[strum_discriminants(
    name(ConductEventKind),
    derive(EnumIter, Hash, IntoStaticStr, VariantNames, Serialize, Deserialize),
    serde(rename_all = "snake_case"),
    strum(serialize_all = "snake_case"),
    doc = "The kinds of these events."
)]
pub enum ConductEvent {
    /// The arbiter penalised a player (12.9).
    PenaltyGiven(PenaltyGiven),
    /// The arbiter ruled on a case: the number of its article in the edition of the game, and the arbiter's reason, if
    /// there is one.
    RulingExplained {
        case: u32,
        #[serde(default, skip_serializing_if = "String::is_empty")]
        article: String,
        #[serde(default, skip_serializing_if = "String::is_empty")]
        words: String,
    },
    /// The player to move said `jadoube`: touching pieces has no consequence until the announcement.
    AdjustingAnnounced {
        #[serde(rename = "player", with = "text")]
        by: Color,
    },
    /// A player is claimed to have touched these pieces (4.3, 4.4).
    TouchClaimed {
        #[serde(rename = "player", with = "text")]
        of: Color,
        squares: TouchedSquares,
    },
    /// A player, or nobody by name, is reported under an article: its name, and its number in the edition of the game.
    /// Without a claimant the arbiter reports.
    ArticleReported {
        about: Article,
        article: String,
        #[serde(default, rename = "player", with = "optional_text", skip_serializing_if = "Option::is_none")]
        of: Option<Color>,
        #[serde(default, rename = "claimant", with = "optional_text", skip_serializing_if = "Option::is_none")]
        by: Option<Color>,
        #[serde(default, skip_serializing_if = "String::is_empty")]
        words: String,
    },
    /// A player is claimed to have pressed the clock without announcing the move (D.2.1, D.2.4); the half-move is the
    /// one executed meanwhile on that player's board, if there is one.
    SilentPressClaimed {
        #[serde(rename = "player", with = "text")]
        of: Color,
        #[serde(default, rename = "move", with = "optional_text", skip_serializing_if = "Option::is_none")]
        executed: Option<HalfMove>,
    },
    /// A player appeals against a ruling, or against the result if no case is named (11.10).
    AppealMade {
        #[serde(rename = "player", with = "text")]
        by: Color,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        case: Option<u32>,
        #[serde(default, skip_serializing_if = "String::is_empty")]
        words: String,
    },
    /// A completed half-move, at that ply from 0, is claimed to be illegal, its player's `count`th (7.5).
    IllegalMoveClaimed {
        #[serde(rename = "player", with = "text")]
        by: Color,
        #[serde(rename = "move", with = "text")]
        half_move: HalfMove,
        ply: usize,
        count: u32,
    },
    /// Without adequate supervision a completed illegal move, at that ply from 0, is noted for the arbiter alone
    /// (A.5.2).
    IllegalMoveNoted {
        #[serde(rename = "player", with = "text")]
        by: Color,
        #[serde(rename = "move", with = "text")]
        half_move: HalfMove,
        ply: usize,
    },
    /// Without adequate supervision a press of the clock without a move is noted for the arbiter alone (7.5.3, A.5.2).
    EmptyPressNoted {
        #[serde(rename = "player", with = "text")]
        by: Color,
    },
    /// The illegal move of that case stands: nobody claimed it before the opponent's next move, or the arbiter let it
    /// be.
    IllegalMoveStands { case: u32 },
    /// The arbiter's record of a rapid or blitz game is shown to a player, for the `look`th time (A.4.3).
    RecordShown {
        #[serde(rename = "player", with = "text")]
        to: Color,
        look: u32,
    },
    /// A player proposes to correct an illegal move that only both players together may still correct (A.5.2).
    CorrectionProposed {
        #[serde(rename = "player", with = "text")]
        by: Color,
        ply: usize,
    },
    /// Something is claimed to have been wrong when the game was begun (6.10, 7.2, 7.3); `None` is the arbiter.
    WrongStartClaimed {
        #[serde(default, rename = "player", with = "optional_text", skip_serializing_if = "Option::is_none")]
        by: Option<Color>,
        what: WrongStart,
    },
    /// It was too late to complain about a set-up that was wrong from the beginning: the game goes on with these pieces
    /// where they are (A.5.1); `None` is the arbiter.
    SetUpKept {
        #[serde(default, rename = "player", with = "optional_text", skip_serializing_if = "Option::is_none")]
        by: Option<Color>,
        #[serde(with = "texts")]
        squares: Vec<SquareChange>,
    },
    /// The supervision of a rapid or blitz game from now on (A.4, B.2).
    SupervisionSet { supervision: Supervision },
    /// The player has an assistant with these duties from now on; with no duties, no longer has one (D.2.10, D.2.11).
    AssistantSet {
        #[serde(rename = "player", with = "text")]
        of: Color,
        #[serde(with = "text")]
        duties: Duties,
    },
}

/// A penalty with all that belongs to it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PenaltyGiven {
    /// The offender.
    #[serde(rename = "player", with = "text")]
    pub to: Color,
    #[serde(flatten)]
    pub penalty: Penalty,
    /// The number of its article in the edition of the game.
    pub article: String,
    /// The open case for which it was given, if there was one against the offender.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub case: Option<u32>,
    /// The arbiter's reason; empty if there is no reason.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub words: String,
}
