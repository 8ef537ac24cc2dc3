//! The articles that are cited, in the numbering of each edition. The only table of them.

use strum::IntoStaticStr;

use super::edition::Edition;

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
    /// Whoever touches a piece may no longer complain.
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
    /// Both flags have fallen and nobody knows which fell first.
    BothFlags,
    ClocksSetWrongly,
    Interruption,
    IllegalMove,
    /// Which illegal move loses, and what the others cost.
    IllegalMovePenalty,
    EmptyPress,
    /// One hand makes a move.
    TwoHands,
    /// Which moves are legal.
    LegalMove,
    /// Until when an illegal move is put right without adequate supervision.
    UnsupervisedIllegalMove,
    /// The result on the scoresheets stands.
    SignedResult,
    DrawOffer,
    /// A draw claimed with less than two minutes left.
    Quickplay,
    /// The same where no arbiter is there.
    QuickplayWithoutArbiter,
    /// An increment asked for in place of it.
    IncrementRequest,
    /// Scoresheets that are not up to date when a flag has fallen.
    SheetsAfterFlag,
    /// Offers and claims that disturb the opponent.
    RepeatedOffers,
    /// A draw by the same position for the third time.
    Threefold,
    /// The same: about to appear.
    ThreefoldIntended,
    /// The same: has just appeared.
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
    BlindPlayersAssistant,
    SightedPlayersAssistant,
    /// Who seals his move, and until when he may change it.
    Sealing,
    /// In whose presence the envelope is opened.
    OpeningTheEnvelope,
    /// A sealed move that is ambiguous, illegal or cannot be read.
    SealedMove,
    EnvelopeMissing,
}

/// What 2018 numbers otherwise than 2023.
const OF_2018: [(Article, &str); 2] =
    [(Article::ThreefoldIntended, "9.2.1.1"), (Article::ThreefoldStanding, "9.2.1.2")];

impl Article {
    /// Every article, in the order of the Laws.
    pub const ALL: [Article; 64] = [
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
        Article::IllegalMove,
        Article::IllegalMovePenalty,
        Article::EmptyPress,
        Article::TwoHands,
        Article::LegalMove,
        Article::UnsupervisedIllegalMove,
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
        Article::RepeatedOffers,
        Article::ArbitersRole,
        Article::Warning,
        Article::TimeToOpponent,
        Article::TimeTaken,
        Article::PointsToOpponent,
        Article::PointsTaken,
        Article::GameDeclaredLost,
        Article::Expulsion,
        Article::Supervision,
        Article::Announcement,
        Article::BlindMoveMade,
        Article::BlindPress,
        Article::SlipOfTheTongue,
        Article::BoardsDiffer,
        Article::BlindPlayersAssistant,
        Article::SightedPlayersAssistant,
        Article::Sealing,
        Article::OpeningTheEnvelope,
        Article::SealedMove,
        Article::EnvelopeMissing,
    ];

    /// The name under which the messages know it.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// Whether that edition has an article on it of its own.
    pub fn exists_in(self, edition: Edition) -> bool {
        let stands_for_another = Article::ALL.into_iter().take_while(|other| *other != self);
        let number = self.number(edition);
        let is_judged_freely = self != Article::ArbitersRole && number == Article::ArbitersRole.number(edition);
        !is_judged_freely && stands_for_another.map(|other| other.number(edition)).all(|other| other != number)
    }

    /// The articles of that number in that edition; where there is none, those whose numbers begin so.
    pub fn of_number(edition: Edition, number: &str) -> Vec<Article> {
        let wanted: String = number.chars().filter(|c| !c.is_whitespace()).collect();
        let wanted = wanted.trim_end_matches('.').to_lowercase();
        let all = || Article::ALL.into_iter().filter(|article| article.exists_in(edition));
        let exact: Vec<Article> = all().filter(|article| article.number(edition).to_lowercase() == wanted).collect();
        let begins = |article: &Article| {
            let number = article.number(edition).to_lowercase();
            number.strip_prefix(&wanted).is_some_and(|rest| rest.starts_with(['.', 'a', 'b', 'c', 'd']))
        };
        match exact.is_empty() && !wanted.is_empty() {
            true => all().filter(begins).collect(),
            false => exact,
        }
    }

    /// Its number in that edition; where the edition has no such article, that of the arbiter's own judgement.
    pub fn number(self, edition: Edition) -> &'static str {
        if let (Edition::Of2018, Some((_, number))) = (edition, OF_2018.iter().find(|(other, _)| *other == self)) {
            return number;
        }
        let [of_2009, of_2014, since_2018] = self.numbers();
        match edition {
            Edition::Of2009 => of_2009,
            Edition::Of2014 => of_2014,
            Edition::Of2018 | Edition::Of2023 => since_2018,
        }
    }

    /// The numbers of 2009, of 2014, and of 2018 and 2023; where these two differ, those of 2023.
    fn numbers(self) -> [&'static str; 3] {
        match self {
            Article::MovesAlternate => ["1.1", "1.1", "1.3"],
            Article::TouchMove => ["4.3", "4.3", "4.3"],
            Article::Adjusting => ["4.2", "4.2", "4.2.1"],
            Article::TouchInCastling => ["4.4", "4.4", "4.4"],
            Article::TouchWithoutMove => ["4.5", "4.5", "4.5"],
            Article::RightToComplain => ["4.7", "4.8", "4.8"],
            Article::PromotionChoice => ["4.4d", "4.4d", "4.4.4"],
            Article::Checkmate => ["5.1a", "5.1a", "5.1.1"],
            Article::Resignation => ["5.1b", "5.1b", "5.1.2"],
            Article::Stalemate => ["5.2a", "5.2a", "5.2.1"],
            Article::DeadPosition => ["5.2b", "5.2b", "5.2.2"],
            Article::Agreement => ["5.2c", "5.2c", "5.2.3"],
            Article::AgreementByTheRules => ["9.1a", "9.1a", "9.1.1"],
            Article::Press => ["6.7a", "6.2a", "6.2.1"],
            Article::DefaultTime => ["6.6a", "6.7a", "6.7.1"],
            Article::FlagFall => ["6.8", "6.8", "6.8"],
            Article::LossOnTime => ["6.9", "6.9", "6.9"],
            Article::BothFlags => ["6.11", "6.11", "III.3.1"],
            Article::ClocksSetWrongly => ["6.10b", "6.10b", "6.10.2"],
            Article::Interruption => ["6.13", "6.12", "6.11"],
            Article::IllegalMove => ["7.4", "7.5", "7.5"],
            Article::IllegalMovePenalty => ["7.4b", "7.5b", "7.5.5"],
            Article::EmptyPress => ["13.4", "12.9", "7.5.3"],
            Article::TwoHands => ["13.4", "12.9", "7.5.4"],
            Article::LegalMove => ["3.9", "3.10", "3.10"],
            Article::UnsupervisedIllegalMove => ["B3c", "A.4d", "A.5.2"],
            Article::SignedResult => ["8.7", "8.7", "8.7"],
            Article::DrawOffer => ["9.1", "9.1b", "9.1.2"],
            Article::Threefold => ["9.2", "9.2", "9.2"],
            Article::ThreefoldIntended => ["9.2a", "9.2a", "9.2.1"],
            Article::ThreefoldStanding => ["9.2b", "9.2b", "9.2.2"],
            Article::FiftyMoves => ["9.3", "9.3", "9.3"],
            Article::FiftyMovesIntended => ["9.3a", "9.3a", "9.3.1"],
            Article::FiftyMovesStanding => ["9.3b", "9.3b", "9.3.2"],
            Article::ClaimAfterTouch => ["9.4", "9.4", "9.4"],
            Article::Claim => ["9.5", "9.5", "9.5"],
            Article::WrongClaim => ["9.5b", "9.5b", "9.5.3"],
            Article::Fivefold => ["13.2", "9.6a", "9.6.1"],
            Article::SeventyFiveMoves => ["13.2", "9.6b", "9.6.2"],
            Article::Quickplay => ["10.2", "G.5", "III.5"],
            Article::QuickplayWithoutArbiter => ["D.1", "G.6", "III.6"],
            // 2009 knows no such request.
            Article::IncrementRequest => ["10.2", "G.4", "III.4"],
            Article::SheetsAfterFlag => ["8.5", "8.5", "8.5"],
            Article::RepeatedOffers => ["12.6", "11.5", "11.5"],
            Article::ArbitersRole => ["13.2", "12.2", "12.2"],
            Article::Warning => ["13.4a", "12.9a", "12.9.1"],
            Article::TimeToOpponent => ["13.4b", "12.9b", "12.9.2"],
            Article::TimeTaken => ["13.4c", "12.9c", "12.9.3"],
            Article::PointsToOpponent => ["13.4f", "12.9d", "12.9.4"],
            Article::PointsTaken => ["13.4e", "12.9e", "12.9.5"],
            Article::GameDeclaredLost => ["13.4d", "12.9f", "12.9.6"],
            Article::Expulsion => ["13.4g", "12.9h", "12.9.9"],
            Article::Supervision => ["A.4", "A.3", "A.4"],
            Article::Announcement => ["E.2.1", "D.2.1", "D.2.1"],
            Article::BlindMoveMade => ["E.2.3", "D.2.3", "D.2.3"],
            Article::BlindPress => ["E.2.3", "D.2.4", "D.2.4"],
            Article::SlipOfTheTongue => ["E.2.6", "D.2.8", "D.2.8"],
            Article::BoardsDiffer => ["E.2.7", "D.2.9", "D.2.9"],
            Article::BlindPlayersAssistant => ["E.2.9", "D.2.10", "D.2.10"],
            Article::SightedPlayersAssistant => ["E.2.10", "D.2.11", "D.2.11"],
            // The guidelines for adjourned games: letter A in 2009, appendix E in 2014.
            Article::Sealing => ["A.1", "E.1", "I.1.1"],
            Article::OpeningTheEnvelope => ["A.7", "E.7", "I.7"],
            Article::SealedMove => ["A.8", "E.8", "I.8"],
            Article::EnvelopeMissing => ["A.12", "E.12", "I.12.1"],
        }
    }
}
