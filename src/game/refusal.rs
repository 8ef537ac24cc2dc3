//! Why a command makes no sense now. Stops the operator, never a player: what a player does wrong is an event.

use serde::Serialize;
use shakmaty::{Color, Square};

use super::conduct::complaint_kind::WrongStart;
use super::half_move::HalfMove;
use super::laws::article::Article;
use super::laws::edition::Edition;
use super::people::Actor;
use super::people::Duty;
use super::serial::text;

/// Why nothing was recorded. The variant names the message, its fields are the variables.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Refusal {
    AlreadyBegun,
    NotBegun,
    GameOver,
    /// The game was cancelled; another replaces it (7.2.1, 7.3).
    Cancelled,
    /// A result stands; it must be taken back before another is declared.
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
    /// That player has made a move in this session: only who has not come is absent (6.7.1).
    HasArrived {
        #[serde(rename = "color", serialize_with = "text::serialize")]
        of: Color,
    },
    /// The player's clock does not run: it was pressed already, or the other player must press.
    ClockNotRunning {
        #[serde(rename = "color", serialize_with = "text::serialize")]
        of: Color,
    },
    /// It is the other player's move.
    NotYourMove {
        #[serde(rename = "color", serialize_with = "text::serialize")]
        to_move: Color,
    },
    /// Only another actor may say this.
    NotYours {
        #[serde(skip)]
        whose: Actor,
    },
    NothingAnnounced,
    /// Nothing is announced; the ruling on that case can be taken back.
    RulingToTakeBack {
        #[serde(rename = "case")]
        id: u32,
    },
    /// No case has been ruled on.
    NothingRuledOn,
    /// That case is open: there is no ruling on it to take back.
    CaseNotRuledOn {
        #[serde(rename = "case")]
        id: u32,
    },
    /// The ruling on that case has ended the game: the result is taken back instead.
    RulingEndedTheGame {
        #[serde(rename = "case")]
        id: u32,
    },
    /// Play has gone on since that ruling.
    TooLateToTakeBack {
        #[serde(rename = "case")]
        id: u32,
    },
    /// Another case was ruled on since: that ruling is taken back first.
    RuledOnSince {
        #[serde(rename = "case")]
        id: u32,
        since: u32,
    },
    /// The announced move is not yet executed on the board of the blind player who announced it (D.2.3).
    NotExecuted {
        #[serde(rename = "color", serialize_with = "text::serialize")]
        by: Color,
        missing: Missing,
    },
    /// The half-move at this ply, from 0, is completed and cannot be undone. The arbiter can go back before it.
    AlreadyCompleted {
        ply: usize,
    },
    /// A move is announced and not completed yet.
    NotCompleted {
        #[serde(skip)]
        announced: HalfMove,
    },
    /// The clock has been pressed, or the opponent has replied: a slip of the tongue can no longer be corrected
    /// (D.2.8).
    TooLateToCorrect,
    /// Executing the opponent's move on one's own board is not touching (D.2.3).
    Mirroring,
    /// A player does not repeat the own move.
    OwnMove,
    NoOffer,
    /// A player cannot accept the own offer.
    OwnOffer,
    AlreadyOffered,
    /// The opponent's offer is open: it is accepted or declined first.
    AnswerTheOffer,
    /// Both must have moved before a draw is agreed (5.2.3).
    AgreementTooEarly,
    FlagNotFallen,
    /// Only the player who has the move claims a draw (9.2, 9.3).
    ClaimWithoutTheMove {
        #[serde(rename = "color", serialize_with = "text::serialize")]
        to_move: Color,
    },
    /// A piece is touched or a move made: no claim is possible on this move (9.4).
    ClaimAfterTouch,
    /// The rules of the quickplay finish do not apply to this game, or not yet.
    NoQuickplayFinish,
    /// No increment can be asked for under the Laws of 2009.
    NoIncrementRequest,
    /// Two fallen flags draw a game only if the guideline was announced (III.3.1).
    BothFlagsNotAnnounced,
    /// A draw in a quickplay finish is claimed with less than two minutes left and before the flag falls.
    QuickplayTooEarly,
    /// This was claimed in this position already and found wrong (9.5).
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
    /// No clock can show that time.
    NotATime,
    /// The game is played without a clock: no time can be given or taken.
    NoClock,
    /// Only the clock is kept: there are no moves, boards and scoresheets.
    NoMovesKept,
    /// The sheet or the game has fewer half-moves.
    NoSuchPly {
        plies: usize,
    },
    /// The time control has fewer periods.
    NoSuchPeriod {
        periods: usize,
    },
    /// It is like this already.
    AlreadySaid,
    NothingOpen,
    /// Several cases are open: the ruling must say on which it is.
    WhichCase,
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
    /// The arbiter must rule first on a case that keeps play from going on (7.5).
    RuleFirst,
    /// A board is to be corrected first; `adjust` confirms it (D.2.9).
    AdjustFirst,
    /// The player to move has no legal move: the arbiter declares the result (7.5.2, 5.1.1).
    NoMoveLeft,
    /// The capture of a king cannot stand: play could not continue (1.2, 7.5).
    KingCaptured,
    /// A pawn that became a king cannot stand (3.7, 7.5).
    PawnBecameKing,
    /// Boards and scoresheets agree: there is no reason to go back (D.2.9).
    NothingToRetrace,
    /// Boards and scoresheets agree, but one that its owner keeps stops earlier, as it may (8.1.3, 8.4).
    NothingToRetraceSoFar,
    /// That scoresheet is still to be corrected: until it is, there is nothing more to put right (D.2.9).
    SheetCorrectionDue {
        #[serde(rename = "color", serialize_with = "text::serialize")]
        of: Color,
    },
    /// That scoresheet is still to be corrected, and this entry is not to be written on it.
    EntryNotDue {
        #[serde(rename = "color", serialize_with = "text::serialize")]
        of: Color,
    },
    /// Nothing is to be put right on that player's board or scoresheet.
    NothingToPutRight {
        #[serde(rename = "color", serialize_with = "text::serialize")]
        of: Color,
    },
    /// That square of that player's board is empty.
    NothingOnBoard {
        #[serde(rename = "color", serialize_with = "text::serialize")]
        board: Color,
        #[serde(serialize_with = "text::serialize")]
        square: Square,
    },
    /// The assistant of a sighted player only moves and announces (D.2.11).
    NotAssistantsDuty,
    /// The session is over: that player seals a move (I.1.1).
    MoveIsSealed {
        #[serde(rename = "color", serialize_with = "text::serialize")]
        by: Color,
    },
    /// The program ended before the sealed move was in an envelope: that player seals it again.
    SealedMoveForgotten {
        #[serde(rename = "color", serialize_with = "text::serialize")]
        by: Color,
    },
    /// The game is adjourned: it is reopened first.
    Adjourned,
    NotAdjourned,
    /// There is nothing to seal: the game was not adjourned.
    NothingToSeal,
    /// The clock was stopped: the sealed move can no longer be changed (I.1.1).
    TooLateToSeal,
    NoEnvelope,
    /// The envelope must be opened before play goes on.
    EnvelopeNotOpened,
    /// The envelope is opened only when that player is present (I.7).
    ReplierAbsent {
        #[serde(rename = "color", serialize_with = "text::serialize")]
        of: Color,
    },
    /// The sealed move is unreadable or lost: the arbiter establishes it (I.12).
    MoveUnknown,
    /// The half-move cannot be made at all: its square has no piece of the player to move.
    NothingThere {
        #[serde(skip)]
        half_move: HalfMove,
    },
    /// A complaint or a ruling about conduct is not possible.
    #[serde(untagged)]
    Conduct(ConductRefusal),
}

/// The part of an announced half-move that is not yet done on the board of the blind player who announced it (D.2.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Missing {
    /// Everything: its piece is not touched.
    Move,
    /// A piece is in the player's hand.
    Piece,
    /// The captured piece is still there.
    Capture,
}

/// Why a complaint or an arbiter's command about conduct is refused.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum ConductRefusal {
    /// A player adjusts pieces only on move, with the own clock running and before announcing (4.2.1, 6.2.5).
    AdjustsOnOwnTime,
    /// The player has said `jadoube`: touching has no consequence (4.2.1).
    Adjusting {
        #[serde(rename = "color", serialize_with = "text::serialize")]
        of: Color,
    },
    /// No squares, or too many for one touch.
    NotTouched,
    /// A player who has touched a piece or moved since may no longer complain (4.8).
    RightToComplainLost,
    /// The opponent has moved since: the illegal move stands (2009: A.4c).
    IllegalMoveStands,
    /// The result stands, unless the arbiter takes it back (8.7).
    ResultStandsUnlessTakenBack,
    /// Without adequate supervision, complaints about set-up, board and clock are possible only before both have made
    /// this number of moves (A.5.1).
    TooLateForComplaint {
        #[serde(skip)]
        what: WrongStart,
        moves: u32,
    },
    /// After this number of moves of both players the colours stay as they are (7.3).
    ColorsStay { moves: u32 },
    /// Only in supervised rapid and blitz is the arbiter's record shown (A.4.3).
    NoLooks,
    /// The record was shown this number of times already; more would disturb the opponent (A.4.3).
    LookedEnough { times: u32 },
    /// That move is legal.
    NotIllegal {
        #[serde(skip)]
        ply: usize,
    },
    /// There is no completed illegal move to claim.
    NoneIllegal,
    /// Only the opponent may claim it (2009 A.4c, B.3c).
    OnlyTheOpponentClaims,
    /// It is too late: only both players together may correct it (A.5.2).
    OnlyBothTogether,
    /// That is not one of the assistant's agreed duties (D.2.10).
    NotAgreedDuty {
        #[serde(skip)]
        duty: Duty,
    },
    /// The sighted player may have an assistant only if the blind player has no assistant (D.2.11).
    BlindPlayerHasAssistant,
    /// A blind player must have an assistant against an opponent who cannot hear (D.2.11).
    AssistantNeeded,
    /// No piece stood on that square before the half-move, nor stands there now.
    NothingTouchedThere {
        #[serde(serialize_with = "text::serialize")]
        square: Square,
    },
    /// The Laws of that edition have no article of that number that the program knows.
    NoSuchArticle {
        #[serde(skip)]
        edition: Edition,
        #[serde(skip)]
        number: String,
    },
    /// A report names a player.
    OfWhom,
    /// The opponent's newest half-move has not been completed by a press, as that article needs (7.5.4, D.2.4).
    NotPressed {
        #[serde(rename = "color", serialize_with = "text::serialize")]
        of: Color,
        #[serde(skip)]
        article: Article,
    },
    /// A penalty of no points.
    NoPoints,
    /// An exclusion from no round.
    NoRounds,
    /// That edition has no such penalty (12.9).
    NoSuchPenalty {
        #[serde(skip)]
        edition: Edition,
    },
    /// The clock of that player shows less than is to be taken from it.
    TooLittleTime {
        #[serde(rename = "color", serialize_with = "text::serialize")]
        of: Color,
    },
    /// Supervision matters in rapid and blitz games only (A.4, B.2).
    NotRapidOrBlitz,
}

impl Refusal {
    /// Whether it is the state of the game that does not allow it: what is awaited leads on.
    pub fn is_of_the_state(&self) -> bool {
        matches!(
            self,
            Refusal::NotBegun
                | Refusal::ClocksStopped
                | Refusal::NothingAnnounced
                | Refusal::NothingOpen
                | Refusal::RuleFirst
                | Refusal::AdjustFirst
                | Refusal::NoMoveLeft
                | Refusal::MoveIsSealed { .. }
                | Refusal::SealedMoveForgotten { .. }
                | Refusal::Adjourned
                | Refusal::EnvelopeNotOpened
                | Refusal::MoveUnknown
        )
    }

    /// Whether it is the adjournment, or the end of a session, that does not allow it.
    pub fn is_of_an_adjournment(&self) -> bool {
        matches!(
            self,
            Refusal::MoveIsSealed { .. }
                | Refusal::SealedMoveForgotten { .. }
                | Refusal::Adjourned
                | Refusal::EnvelopeNotOpened
        )
    }

    /// The article for the refusal, if there is one.
    pub fn article(&self) -> Option<Article> {
        match self {
            Refusal::NotYourMove { .. } => Some(Article::MovesAlternate),
            Refusal::NothingAnnounced | Refusal::NotExecuted { .. } => Some(Article::BlindPress),
            Refusal::AdjustFirst => Some(Article::BoardsDiffer),
            Refusal::SheetCorrectionDue { .. } | Refusal::EntryNotDue { .. } => Some(Article::ScoresheetsDiffer),
            Refusal::TooLateToCorrect => Some(Article::SlipOfTheTongue),
            Refusal::Mirroring => Some(Article::BlindMoveMade),
            Refusal::AgreementTooEarly => Some(Article::Agreement),
            Refusal::NoOffer | Refusal::OwnOffer | Refusal::AlreadyOffered | Refusal::AnswerTheOffer => {
                Some(Article::DrawOffer)
            }
            Refusal::FlagNotFallen => Some(Article::FlagFall),
            Refusal::HasArrived { .. } => Some(Article::DefaultTime),
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
            Refusal::KingCaptured | Refusal::PawnBecameKing | Refusal::NoMoveLeft => Some(Article::IllegalMove),
            Refusal::NotAssistantsDuty => Some(Article::SightedPlayersAssistant),
            Refusal::PromotionChosen => Some(Article::PromotionChoice),
            Refusal::ResultStands => Some(Article::ArbitersRole),
            Refusal::Conduct(refusal) => refusal.article(),
            Refusal::NothingToSign => Some(Article::SignedResult),
            Refusal::MoveIsSealed { .. } | Refusal::SealedMoveForgotten { .. } | Refusal::TooLateToSeal => Some(Article::Sealing),
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
            // The case has its own article.
            | Refusal::RuleFirst
            | Refusal::OwnMove
            | Refusal::NotATime
            | Refusal::NoClock
            | Refusal::NoMovesKept
            | Refusal::NoSuchPly { .. }
            | Refusal::NothingToPutRight { .. }
            | Refusal::NoSuchPeriod { .. }
            | Refusal::AlreadySaid
            | Refusal::NothingOpen
            | Refusal::NothingToRetrace
            | Refusal::NothingToRetraceSoFar
            | Refusal::WhichCase
            | Refusal::NoSuchCase { .. }
            | Refusal::RulingToTakeBack { .. }
            | Refusal::NothingRuledOn
            | Refusal::CaseNotRuledOn { .. }
            | Refusal::RulingEndedTheGame { .. }
            | Refusal::TooLateToTakeBack { .. }
            | Refusal::RuledOnSince { .. }
            | Refusal::CaseClosed { .. }
            | Refusal::NothingOnBoard { .. }
            | Refusal::NothingThere { .. } => None,
        }
    }
}

impl ConductRefusal {
    /// The article for the refusal, if there is one.
    pub fn article(&self) -> Option<Article> {
        match self {
            ConductRefusal::NotRapidOrBlitz => Some(Article::Supervision),
            ConductRefusal::AdjustsOnOwnTime | ConductRefusal::Adjusting { .. } => Some(Article::Adjusting),
            ConductRefusal::NotAgreedDuty { .. } => Some(Article::BlindPlayersAssistant),
            ConductRefusal::BlindPlayerHasAssistant | ConductRefusal::AssistantNeeded => {
                Some(Article::SightedPlayersAssistant)
            }
            ConductRefusal::NoSuchArticle { .. } | ConductRefusal::OfWhom => None,
            ConductRefusal::NotPressed { article, .. } => Some(*article),
            ConductRefusal::NotTouched | ConductRefusal::NothingTouchedThere { .. } => Some(Article::TouchMove),
            ConductRefusal::RightToComplainLost => Some(Article::RightToComplain),
            ConductRefusal::ResultStandsUnlessTakenBack => Some(Article::SignedResult),
            ConductRefusal::TooLateForComplaint { .. } => Some(Article::UnsupervisedComplaint),
            ConductRefusal::NoLooks | ConductRefusal::LookedEnough { .. } => Some(Article::LooksAtRecord),
            ConductRefusal::ColorsStay { .. } => Some(Article::ReversedColors),
            ConductRefusal::NotIllegal { .. } | ConductRefusal::NoneIllegal => Some(Article::LegalMove),
            ConductRefusal::OnlyTheOpponentClaims
            | ConductRefusal::OnlyBothTogether
            | ConductRefusal::IllegalMoveStands => Some(Article::UnsupervisedIllegalMove),
            ConductRefusal::NoPoints
            | ConductRefusal::NoRounds
            | ConductRefusal::NoSuchPenalty { .. }
            | ConductRefusal::TooLittleTime { .. } => None,
        }
    }
}
