//! The articles that are cited, in the numbering of each edition. The only table of them.

use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantArray};

/// The subject of an article. Its number depends on the edition. In the order of the Laws.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, IntoStaticStr, VariantArray, Serialize, Deserialize)]
#[strum(serialize_all = "snake_case")]
#[serde(rename_all = "snake_case")]
pub enum Article {
    /// The players move in turn.
    MovesAlternate,
    /// The piece touched must be moved or captured.
    TouchMove,
    /// A player announces adjusting pieces on their squares.
    Adjusting,
    /// What touching king and rook binds to.
    TouchInCastling,
    /// A rook was touched before the king.
    RookTouchedFirst,
    /// None of the pieces touched can be moved or captured.
    TouchWithoutMove,
    /// A player who cannot move the pieces has an assistant.
    AssistantWhoMoves,
    /// A player who touches a piece may no longer complain.
    RightToComplain,
    /// The piece a pawn becomes is chosen when it touches the square.
    PromotionChoice,
    Checkmate,
    Resignation,
    Stalemate,
    DeadPosition,
    Agreement,
    /// The rules of the event may forbid or delay an agreement.
    AgreementByTheRules,
    /// The press of the clock completes the move.
    Press,
    /// The clock is pressed with the hand that made the move.
    SameHand,
    /// The clock is handled properly.
    HandlingTheClock,
    /// Only the player whose clock is running adjusts pieces.
    AdjustingOnOwnTime,
    /// A player who cannot use the clock has an assistant, and a disability costs no time.
    HelpForADisability,
    DefaultTime,
    FlagFall,
    LossOnTime,
    /// Both flags have fallen and it is unknown which fell first.
    BothFlags,
    /// The claimant's flag has fallen too, without adequate supervision.
    BothFlagsAtTheClaim,
    ClocksSetWrongly,
    Interruption,
    /// A player has stopped the clocks without a reason.
    StoppedWithoutReason,
    /// The arbiter determines the times after an irregularity, or leaves them.
    TimesDetermined,
    /// The initial position of the pieces was incorrect.
    WrongSetUp,
    /// The chessboard is placed the wrong way round.
    BoardTurned,
    /// The game began with the colours reversed.
    ReversedColors,
    /// A player displaces pieces and sets them up again.
    DisplacedPieces,
    /// That player does so on the own time.
    PiecesPutBack,
    /// That player may be penalised.
    DisplacementPenalised,
    IllegalMove,
    /// Which illegal move loses, and what the others cost.
    IllegalMovePenalty,
    /// A pawn on its last rank was not replaced when the clock was pressed.
    PawnNotReplaced,
    EmptyPress,
    /// A move is made with one hand.
    TwoHands,
    /// Pieces are found displaced: the position before is reinstated, or the last that can be identified.
    PositionReinstated,
    /// Which moves are legal.
    LegalMove,
    /// Until when a player can complain about set-up, board or clock without adequate supervision.
    UnsupervisedComplaint,
    /// Until when an illegal move is corrected in a rapid game without adequate supervision.
    UnsupervisedIllegalMove,
    /// Until when it is corrected in blitz.
    UnsupervisedIllegalMoveInBlitz,
    /// Both kings in check, or a pawn on its last rank, without adequate supervision.
    UnsupervisedIllegalPosition,
    /// A player looks at the arbiter's record of a rapid or blitz game.
    LooksAtRecord,
    /// A move is recorded once it is made, not before.
    RecordedInAdvance,
    /// A player may reply before recording the opponent's move.
    ReplyBeforeRecording,
    /// The result on the scoresheets stands.
    SignedResult,
    DrawOffer,
    /// A draw by the same position for the third time.
    Threefold,
    /// The third time is about to appear.
    ThreefoldIntended,
    /// The third time has just appeared.
    ThreefoldStanding,
    /// When a position is the same.
    SamePosition,
    /// A draw by fifty moves without capture and pawn move.
    FiftyMoves,
    FiftyMovesIntended,
    FiftyMovesStanding,
    /// A player who has touched a piece cannot claim on this move.
    ClaimAfterTouch,
    /// How a draw is claimed.
    Claim,
    /// What a wrong claim costs, and that the declared move is played.
    WrongClaim,
    Fivefold,
    SeventyFiveMoves,
    /// A draw claimed with less than two minutes left.
    Quickplay,
    /// A draw claimed in a quickplay finish without an arbiter.
    QuickplayWithoutArbiter,
    /// An increment asked for in place of it.
    IncrementRequest,
    /// When a player need no longer record.
    RecordingDutyEnds,
    /// Scoresheets that are not up to date when a flag has fallen.
    SheetsAfterFlag,
    /// Scoresheets that cannot be brought up to date.
    SheetsNotReconstructed,
    Disrepute,
    LeavingThePlayingArea,
    /// Notes, advice, devices, smoking.
    ForbiddenDuringPlay,
    NotesAndAdvice,
    /// An electronic device that is not approved.
    Device,
    /// The inspection of clothes and bags.
    Search,
    /// Who has finished a game is a spectator.
    FinishedPlayers,
    /// Offers and claims that disturb the opponent.
    RepeatedOffers,
    PersistentRefusal,
    /// Both players refuse.
    BothGuilty,
    Appeal,
    /// The arbiter decides.
    ArbitersRole,
    /// Somebody else sees an irregularity.
    Bystanders,
    Warning,
    TimeToOpponent,
    TimeTaken,
    PointsToOpponent,
    PointsTaken,
    GameDeclaredLost,
    /// A fine announced in advance.
    Fine,
    /// Excluded from one round or more.
    Exclusion,
    Expulsion,
    /// How a rapid or blitz game is supervised.
    Supervision,
    /// Two boards, and what the organizer may adapt.
    TwoBoards,
    /// A move is announced, repeated and executed.
    Announcement,
    /// When the blind player has touched a piece.
    BlindTouch,
    /// When the blind player's move is made.
    BlindMoveMade,
    /// Only then is the opponent's clock started.
    BlindPress,
    /// For the sighted player the ordinary rules apply.
    SightedPlayersMoves,
    BlindPlayersClock,
    BlindPlayersRecord,
    SlipOfTheTongue,
    BoardsDiffer,
    /// The two scoresheets differ: back to where they agree.
    ScoresheetsDiffer,
    BlindPlayersAssistant,
    SightedPlayersAssistant,
    /// Which player seals a move, and until when it may be changed.
    Sealing,
    /// In whose presence the envelope is opened.
    OpeningTheEnvelope,
    /// A sealed move that is ambiguous, illegal or cannot be read.
    SealedMove,
    /// A player arrives at the resumption after the default time.
    LateAtTheResumption,
    EnvelopeMissing,
}

impl Article {
    /// Prefix of the numbers of the 2009 guidelines, because Appendix A uses the same numbers.
    pub const GUIDELINES: &'static str = "Guidelines ";

    /// The name that messages use for it.
    pub fn name(self) -> &'static str {
        self.into()
    }
}
