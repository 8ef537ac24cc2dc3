//! Why a command makes no sense now. Stops the operator, never a player: what a player does wrong is an event.

use serde::{Serialize, Serializer};
use shakmaty::{Color, Square};

use super::conduct::complaint_kind::WrongStart;
use super::half_move::HalfMove;
use super::laws::article::Article;
use super::laws::edition::Edition;
use super::people::Actor;
use super::people::Duty;

/// Why nothing was recorded. The variant names the message, its fields are the variables.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Refusal {
    AlreadyBegun,
    NotBegun,
    GameOver,
    /// The game was cancelled; another is played in its place (7.2.1, 7.3).
    Cancelled,
    /// A result stands; it is taken back before another is declared.
    ResultStands,
    /// Nothing is signed before the game is over (8.7).
    NothingToSign,
    /// There is no result to take back.
    NoResult,
    /// The promotion piece has touched its square: the choice is final (4.4.4).
    PromotionChosen,
    /// The clocks are stopped; the arbiter starts them.
    ClocksStopped,
    ClocksRunning,
    /// The player's clock does not run: he pressed it already, or it is the other who has to.
    ClockNotRunning {
        #[serde(rename = "color", serialize_with = "color_name")]
        of: Color,
    },
    /// It is the other player's move.
    NotYourMove {
        #[serde(rename = "color", serialize_with = "color_name")]
        to_move: Color,
    },
    /// This is somebody else's to say.
    NotYours {
        #[serde(skip)]
        whose: Actor,
    },
    NothingAnnounced,
    /// The announced move is not on the board of the blind player who made it and feeds that board by hand (D.2.3).
    NotExecuted {
        #[serde(rename = "color", serialize_with = "color_name")]
        by: Color,
    },
    /// What is to be taken back is completed: the half-move at this ply, from 0. The arbiter goes back before it.
    AlreadyCompleted {
        ply: usize,
    },
    /// A move is announced and not completed yet.
    NotCompleted {
        #[serde(skip)]
        announced: HalfMove,
    },
    /// The clock has been pressed, or the opponent has replied: a slip of the tongue can no longer be corrected (D.2.8).
    TooLateToCorrect,
    /// Following the opponent's move on one's own board is no touching (D.2.3).
    Mirroring,
    /// One does not repeat one's own move.
    OwnMove,
    NoOffer,
    /// One does not accept one's own offer.
    OwnOffer,
    AlreadyOffered,
    /// The opponent's offer is open: it is accepted or declined first.
    AnswerTheOffer,
    /// Both must have moved before a draw is agreed (5.2.3).
    AgreementTooEarly,
    /// The rules of the event allow an agreement only once each has made so many moves (9.1.1).
    AgreementForbidden {
        moves: u32,
    },
    /// The rules of the event allow an agreement only with the arbiter's consent (9.1.1).
    AgreementNeedsConsent,
    FlagNotFallen,
    /// Only the player who has the move claims a draw (9.2, 9.3).
    ClaimWithoutTheMove {
        #[serde(rename = "color", serialize_with = "color_name")]
        to_move: Color,
    },
    /// A piece is touched or a move made: on this move nothing is claimed any more (9.4).
    ClaimAfterTouch,
    /// The rules of the quickplay finish do not apply to this game, or not yet.
    NoQuickplayFinish,
    /// No increment can be asked for under the Laws of 2009.
    NoIncrementRequest,
    /// Only after the guideline was announced a game is drawn because both flags are down (III.3.1).
    BothFlagsNotAnnounced,
    /// A draw in a quickplay finish is claimed with less than two minutes left and before the flag falls.
    QuickplayTooEarly,
    /// The same was claimed here already and found wrong (9.5).
    AlreadyClaimed,
    /// The half-move that a wrong claim was based on is played first (9.5.3).
    ClaimedMoveFirst {
        #[serde(skip)]
        half_move: HalfMove,
    },
    /// The half-move that a claim would be based on is not legal.
    IntendedMoveIllegal {
        #[serde(skip)]
        half_move: HalfMove,
    },
    /// Time without a chessclock, or a negative time.
    NotATime,
    /// The sheet or the game has not so many half-moves.
    NoSuchPly {
        plies: usize,
    },
    /// The time control has not so many periods.
    NoSuchPeriod {
        periods: usize,
    },
    /// That is how it is already.
    AlreadySaid,
    NothingOpen,
    /// No case has that number.
    NoSuchCase {
        #[serde(rename = "case")]
        id: u32,
    },
    /// That case is ruled on, answered or withdrawn already.
    CaseClosed {
        #[serde(rename = "case")]
        id: u32,
    },
    /// The arbiter rules on the irregularity before anything goes on (7.5).
    RuleFirst,
    /// A captured king cannot be let stand: nobody could play on (1.2, 7.5).
    KingCaptured,
    /// Boards and scoresheets agree: nothing leads back anywhere (D.2.9).
    NothingToRetrace,
    /// Nothing stands there on that player's board.
    NothingOnBoard {
        #[serde(rename = "color", serialize_with = "color_name")]
        board: Color,
        #[serde(serialize_with = "square_name")]
        square: Square,
    },
    /// The assistant of a sighted player moves and announces, no more (D.2.11).
    NotHisDuty,
    /// The session is over: that player seals his move (I.1.1).
    MoveIsSealed {
        #[serde(rename = "color", serialize_with = "color_name")]
        by: Color,
    },
    /// The game is adjourned: it is reopened first.
    Adjourned,
    NotAdjourned,
    /// There is nothing to seal: nobody has adjourned.
    NothingToSeal,
    /// The clock was stopped: the sealed move can no longer be changed (I.1.1).
    TooLateToSeal,
    NoEnvelope,
    /// The envelope is opened before play goes on.
    EnvelopeNotOpened,
    /// The envelope is opened only when that player is there (I.7).
    ReplierAbsent {
        #[serde(rename = "color", serialize_with = "color_name")]
        of: Color,
    },
    /// Nobody can read what was sealed: the arbiter establishes it (I.12).
    MoveUnknown,
    /// The half-move can not be made at all: nothing stands on its square.
    NothingThere {
        #[serde(skip)]
        half_move: HalfMove,
    },
    /// What cannot be complained of or ruled so.
    #[serde(untagged)]
    Conduct(ConductRefusal),
}

/// Why nothing comes of a complaint or of an arbiter's word about conduct.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum ConductRefusal {
    /// He adjusts only while he has the move and his clock runs, before he announces (4.2.1, 6.2.5).
    AdjustsOnOwnTime,
    /// He has said that he adjusts: what he touches binds him to nothing (4.2.1).
    Adjusting {
        #[serde(rename = "color", serialize_with = "color_name")]
        of: Color,
    },
    /// No squares, or too many to be one touch.
    NotTouched,
    /// Whoever has touched a piece or moved since may no longer complain (4.8).
    RightToComplainLost,
    /// The result stands, unless the arbiter takes it back (8.7).
    ResultStandsUnlessTakenBack,
    /// Without adequate supervision set-up, board and clock are complained of only before both have made so many moves
    /// (A.5.1).
    TooLateForComplaint {
        #[serde(skip)]
        what: WrongStart,
        moves: u32,
    },
    /// After so many moves of both the colours stay as they are (7.3).
    ColorsStay { moves: u32 },
    /// Only in supervised rapid and blitz is the arbiter's record shown (A.4.3).
    NoLooks,
    /// The record was shown so often already; more disturbs the opponent (A.4.3).
    LookedEnough { times: u32 },
    /// That move is legal, or none is illegal.
    NotIllegal,
    /// No completed move is illegal that could be claimed.
    NoneIllegal,
    /// Only the opponent may claim it (2009 A.4c, B.3c).
    OnlyTheOpponentClaims,
    /// It is too late: only both players together may put it right (A.5.2).
    OnlyBothTogether,
    /// That was not agreed to be one of the assistant's duties (D.2.10).
    NotAmongHisDuties {
        #[serde(skip)]
        duty: Duty,
    },
    /// The sighted player has an assistant only where the blind player has none (D.2.11).
    BlindPlayerHasAssistant,
    /// A penalty of no points.
    NoPoints,
    /// Excluded from no round.
    NoRounds,
    /// That edition knows no such penalty (12.9).
    NoSuchPenalty {
        #[serde(skip)]
        edition: Edition,
    },
    /// The clock of that player shows less than is to be taken from it.
    TooLittleTime {
        #[serde(rename = "color", serialize_with = "color_name")]
        of: Color,
    },
    /// Supervision matters in rapid and blitz games only (A.4, B.2).
    NotRapidOrBlitz,
}

fn color_name<S: Serializer>(color: &Color, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(color.fold_wb("white", "black"))
}

fn square_name<S: Serializer>(square: &Square, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(square)
}

impl Refusal {
    /// What the refusal rests on, if it rests on an article.
    pub fn article(&self) -> Option<Article> {
        match self {
            Refusal::NotYourMove { .. } => Some(Article::MovesAlternate),
            Refusal::NothingAnnounced | Refusal::NotExecuted { .. } => Some(Article::BlindPress),
            Refusal::TooLateToCorrect => Some(Article::SlipOfTheTongue),
            Refusal::Mirroring => Some(Article::BlindMoveMade),
            Refusal::AgreementTooEarly => Some(Article::Agreement),
            Refusal::AgreementForbidden { .. } | Refusal::AgreementNeedsConsent => Some(Article::AgreementByTheRules),
            Refusal::NoOffer | Refusal::OwnOffer | Refusal::AlreadyOffered | Refusal::AnswerTheOffer => {
                Some(Article::DrawOffer)
            }
            Refusal::FlagNotFallen => Some(Article::FlagFall),
            Refusal::ClaimWithoutTheMove { .. } | Refusal::IntendedMoveIllegal { .. } => Some(Article::Threefold),
            Refusal::ClaimAfterTouch => Some(Article::ClaimAfterTouch),
            Refusal::BothFlagsNotAnnounced => Some(Article::BothFlags),
            Refusal::NoIncrementRequest | Refusal::NoQuickplayFinish | Refusal::QuickplayTooEarly => {
                Some(Article::Quickplay)
            }
            Refusal::AlreadyClaimed => Some(Article::Claim),
            Refusal::ClaimedMoveFirst { .. } => Some(Article::WrongClaim),
            Refusal::ClocksStopped => Some(Article::Interruption),
            Refusal::ClockNotRunning { .. } => Some(Article::Press),
            Refusal::RuleFirst | Refusal::KingCaptured => Some(Article::IllegalMove),
            Refusal::NotHisDuty => Some(Article::SightedPlayersAssistant),
            Refusal::PromotionChosen => Some(Article::PromotionChoice),
            Refusal::ResultStands => Some(Article::ArbitersRole),
            Refusal::Conduct(refusal) => refusal.article(),
            Refusal::NothingToSign => Some(Article::SignedResult),
            Refusal::MoveIsSealed { .. } | Refusal::TooLateToSeal => Some(Article::Sealing),
            Refusal::ReplierAbsent { .. } => Some(Article::OpeningTheEnvelope),
            Refusal::MoveUnknown => Some(Article::EnvelopeMissing),
            Refusal::Adjourned
            | Refusal::NotAdjourned
            | Refusal::NothingToSeal
            | Refusal::NoEnvelope
            | Refusal::EnvelopeNotOpened => None,
            Refusal::AlreadyBegun
            | Refusal::NotBegun
            | Refusal::GameOver
            | Refusal::Cancelled
            | Refusal::NoResult
            | Refusal::ClocksRunning
            | Refusal::NotYours { .. }
            | Refusal::NotCompleted { .. }
            | Refusal::AlreadyCompleted { .. }
            | Refusal::OwnMove
            | Refusal::NotATime
            | Refusal::NoSuchPly { .. }
            | Refusal::NoSuchPeriod { .. }
            | Refusal::AlreadySaid
            | Refusal::NothingOpen
            | Refusal::NothingToRetrace
            | Refusal::NoSuchCase { .. }
            | Refusal::CaseClosed { .. }
            | Refusal::NothingOnBoard { .. }
            | Refusal::NothingThere { .. } => None,
        }
    }
}

impl ConductRefusal {
    /// What the refusal rests on, if it rests on an article.
    pub fn article(&self) -> Option<Article> {
        match self {
            ConductRefusal::NotRapidOrBlitz => Some(Article::Supervision),
            ConductRefusal::AdjustsOnOwnTime | ConductRefusal::Adjusting { .. } => Some(Article::Adjusting),
            ConductRefusal::NotAmongHisDuties { .. } => Some(Article::BlindPlayersAssistant),
            ConductRefusal::BlindPlayerHasAssistant => Some(Article::SightedPlayersAssistant),
            ConductRefusal::NotTouched => Some(Article::TouchMove),
            ConductRefusal::RightToComplainLost => Some(Article::RightToComplain),
            ConductRefusal::ResultStandsUnlessTakenBack => Some(Article::SignedResult),
            ConductRefusal::TooLateForComplaint { .. } => Some(Article::UnsupervisedComplaint),
            ConductRefusal::NoLooks | ConductRefusal::LookedEnough { .. } => Some(Article::LooksAtRecord),
            ConductRefusal::ColorsStay { .. } => Some(Article::ReversedColors),
            ConductRefusal::NotIllegal | ConductRefusal::NoneIllegal => Some(Article::LegalMove),
            ConductRefusal::OnlyTheOpponentClaims | ConductRefusal::OnlyBothTogether => {
                Some(Article::UnsupervisedIllegalMove)
            }
            ConductRefusal::NoPoints
            | ConductRefusal::NoRounds
            | ConductRefusal::NoSuchPenalty { .. }
            | ConductRefusal::TooLittleTime { .. } => None,
        }
    }
}
