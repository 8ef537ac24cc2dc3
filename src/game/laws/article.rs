//! The articles that are cited, in the numbering of each edition. The only table of them.

use strum::IntoStaticStr;

/// What an article is about, whatever number an edition gives it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum Article {
    /// The players move in turn.
    MovesAlternate,
    /// The piece touched must be moved or captured.
    TouchMove,
    /// Pieces are put straight after saying so.
    Adjusting,
    /// What touching king and rook binds to.
    TouchInCastling,
    /// None of the pieces touched can be moved or captured.
    TouchWithoutMove,
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
    DefaultTime,
    FlagFall,
    LossOnTime,
    /// Both flags have fallen and it is unknown which fell first.
    BothFlags,
    ClocksSetWrongly,
    Interruption,
    /// The initial position of the pieces was incorrect.
    WrongSetUp,
    /// The chessboard lies the wrong way.
    BoardTurned,
    /// The game was begun with the colours reversed.
    ReversedColors,
    /// A player displaces pieces and sets them up again.
    DisplacedPieces,
    /// Pieces are found displaced: the position before is reinstated, or the last that can be identified.
    PositionReinstated,
    IllegalMove,
    /// Which illegal move loses, and what the others cost.
    IllegalMovePenalty,
    EmptyPress,
    /// One hand makes a move.
    TwoHands,
    /// Which moves are legal.
    LegalMove,
    /// Until when an illegal move is corrected in a rapid game without adequate supervision.
    UnsupervisedIllegalMove,
    /// Until when it is corrected in blitz.
    UnsupervisedIllegalMoveInBlitz,
    /// Until when the set-up, the board and the clock are complained of without adequate supervision.
    UnsupervisedComplaint,
    /// Both kings in check, or a pawn on its last rank, without adequate supervision.
    UnsupervisedIllegalPosition,
    /// A player looks at the arbiter's record of a rapid or blitz game.
    LooksAtRecord,
    /// A move is recorded once it is made, not before.
    RecordedInAdvance,
    /// The result on the scoresheets stands.
    SignedResult,
    DrawOffer,
    /// A draw claimed with less than two minutes left.
    Quickplay,
    /// A draw claimed in a quickplay finish without an arbiter.
    QuickplayWithoutArbiter,
    /// An increment asked for in place of it.
    IncrementRequest,
    /// Scoresheets that are not up to date when a flag has fallen.
    SheetsAfterFlag,
    /// Scoresheets that cannot be brought up to date.
    SheetsNotReconstructed,
    /// Offers and claims that disturb the opponent.
    RepeatedOffers,
    /// A draw by the same position for the third time.
    Threefold,
    /// The third time is about to appear.
    ThreefoldIntended,
    /// The third time has just appeared.
    ThreefoldStanding,
    /// A draw by fifty moves without capture and pawn move.
    FiftyMoves,
    FiftyMovesIntended,
    FiftyMovesStanding,
    /// Who has touched a piece claims nothing on this move.
    ClaimAfterTouch,
    /// How a draw is claimed.
    Claim,
    /// What a wrong claim costs, and that the declared move is played.
    WrongClaim,
    Fivefold,
    SeventyFiveMoves,
    /// The arbiter decides.
    ArbitersRole,
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
    /// A move is announced, repeated and executed.
    Announcement,
    /// When the blind player's move is made.
    BlindMoveMade,
    /// Only then is the opponent's clock started.
    BlindPress,
    SlipOfTheTongue,
    BoardsDiffer,
    /// The two scoresheets differ: back to where they agree.
    ScoresheetsDiffer,
    BlindPlayersAssistant,
    SightedPlayersAssistant,
    /// Who seals his move, and until when he may change it.
    Sealing,
    /// In whose presence the envelope is opened.
    OpeningTheEnvelope,
    /// A sealed move that is ambiguous, illegal or cannot be read.
    SealedMove,
    /// Who comes to the resumption later than the default time.
    LateAtTheResumption,
    EnvelopeMissing,
}

impl Article {
    /// What stands before a number of the guidelines of 2009, because Appendix A uses the same numbers.
    pub const GUIDELINES: &'static str = "Guidelines ";

    /// Every article, in the order of the Laws.
    pub const ALL: [Article; 79] = [
        Article::MovesAlternate,
        Article::TouchMove,
        Article::Adjusting,
        Article::TouchInCastling,
        Article::TouchWithoutMove,
        Article::RightToComplain,
        Article::PromotionChoice,
        Article::Checkmate,
        Article::Resignation,
        Article::Stalemate,
        Article::DeadPosition,
        Article::Agreement,
        Article::AgreementByTheRules,
        Article::Press,
        Article::DefaultTime,
        Article::FlagFall,
        Article::LossOnTime,
        Article::BothFlags,
        Article::ClocksSetWrongly,
        Article::Interruption,
        Article::WrongSetUp,
        Article::BoardTurned,
        Article::ReversedColors,
        Article::DisplacedPieces,
        Article::IllegalMove,
        Article::IllegalMovePenalty,
        Article::EmptyPress,
        Article::TwoHands,
        Article::PositionReinstated,
        Article::LegalMove,
        Article::UnsupervisedComplaint,
        Article::UnsupervisedIllegalMove,
        Article::UnsupervisedIllegalMoveInBlitz,
        Article::UnsupervisedIllegalPosition,
        Article::LooksAtRecord,
        Article::RecordedInAdvance,
        Article::SignedResult,
        Article::DrawOffer,
        Article::Threefold,
        Article::ThreefoldIntended,
        Article::ThreefoldStanding,
        Article::FiftyMoves,
        Article::FiftyMovesIntended,
        Article::FiftyMovesStanding,
        Article::ClaimAfterTouch,
        Article::Claim,
        Article::WrongClaim,
        Article::Fivefold,
        Article::SeventyFiveMoves,
        Article::Quickplay,
        Article::QuickplayWithoutArbiter,
        Article::IncrementRequest,
        Article::SheetsAfterFlag,
        Article::SheetsNotReconstructed,
        Article::RepeatedOffers,
        Article::ArbitersRole,
        Article::Warning,
        Article::TimeToOpponent,
        Article::TimeTaken,
        Article::PointsToOpponent,
        Article::PointsTaken,
        Article::GameDeclaredLost,
        Article::Fine,
        Article::Exclusion,
        Article::Expulsion,
        Article::Supervision,
        Article::Announcement,
        Article::BlindMoveMade,
        Article::BlindPress,
        Article::SlipOfTheTongue,
        Article::BoardsDiffer,
        Article::ScoresheetsDiffer,
        Article::BlindPlayersAssistant,
        Article::SightedPlayersAssistant,
        Article::Sealing,
        Article::OpeningTheEnvelope,
        Article::SealedMove,
        Article::LateAtTheResumption,
        Article::EnvelopeMissing,
    ];

    /// The name under which the messages know it.
    pub fn name(self) -> &'static str {
        self.into()
    }
}
