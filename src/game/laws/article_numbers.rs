//! The number of every article in each edition, and the articles of a number.

use strum::VariantArray as _;

use super::article::Article;
use super::edition::Edition;

impl Article {
    /// The penalties that the arbiter may give a player.
    const PENALTIES: [Article; 9] = [
        Article::Warning,
        Article::TimeToOpponent,
        Article::TimeTaken,
        Article::PointsToOpponent,
        Article::PointsTaken,
        Article::GameDeclaredLost,
        Article::Fine,
        Article::Exclusion,
        Article::Expulsion,
    ];

    /// Its number in that edition. If the edition has no such article: the number of the arbiter's own judgement.
    pub fn number(self, edition: Edition) -> &'static str {
        let numbering = edition.constants().numbers;
        let exception = numbering.exceptions.iter().find(|(other, _)| *other == self);
        exception.map_or_else(|| numbers(self)[numbering.column], |(_, number)| number)
    }

    /// Whether that edition has an article on it, instead of leaving it to a general one: the arbiter's judgement
    /// (13.2, 12.2), the arbiter's penalties (13.4, 12.9), the claim in the quickplay finish (10.2).
    pub fn exists_in(self, edition: Edition) -> bool {
        let number = self.number(edition);
        let general = [Article::ArbitersRole, Article::Warning, Article::Quickplay];
        let is_one =
            general.contains(&self) || Article::PENALTIES.contains(&self) && number != general[0].number(edition);
        is_one || general.iter().all(|other| other.number(edition) != number)
    }

    /// The articles of that number in that edition.
    pub fn of_exact_number(edition: Edition, number: &str) -> Vec<Article> {
        let wanted = plain_number(number);
        Article::with_numbers(edition).filter(|(_, number)| *number == wanted).map(|(article, _)| article).collect()
    }

    /// The articles of that number in that edition; if there are none, those whose numbers begin with it.
    pub fn of_number(edition: Edition, number: &str) -> Vec<Article> {
        let wanted = plain_number(number);
        let begins = |(_, number): &(Article, String)| {
            number.strip_prefix(&wanted).is_some_and(|rest| rest.starts_with(['.', 'a', 'b', 'c', 'd']))
        };
        match Article::of_exact_number(edition, number) {
            exact if exact.is_empty() && !wanted.is_empty() => {
                Article::with_numbers(edition).filter(begins).map(|(article, _)| article).collect()
            }
            exact => exact,
        }
    }

    /// Whether a text is the number of an article, known or not: `11.3.2`, `A.5.2`, `III.4`.
    pub fn is_number(text: &str) -> bool {
        let number = plain_number(text);
        let mut parts = number.split('.');
        let is_appendix = |part: &str| matches!(part, "a" | "b" | "c" | "d" | "e" | "f" | "g" | "i" | "ii" | "iii");
        let is_numeral = |part: &str| {
            let digits = part.trim_end_matches(|c: char| c.is_ascii_lowercase());
            part.len() - digits.len() <= 1 && !digits.is_empty() && digits.chars().all(|c| c.is_ascii_digit())
        };
        let first = parts.next().unwrap_or_default();
        let rest: Vec<&str> = parts.collect();
        (is_numeral(first) || is_appendix(first) && (!rest.is_empty() || first.len() > 1))
            && rest.into_iter().all(is_numeral)
    }

    /// The numbers in that edition that are most like one that is not known.
    pub fn numbers_like(edition: Edition, number: &str) -> Vec<String> {
        let wanted = plain_number(number);
        let known = Article::with_numbers(edition).map(|(article, _)| article.number(edition).to_owned());
        let chapter = |number: &str| number.split('.').next().map(str::to_lowercase);
        let mut near: Vec<String> = known.filter(|known| chapter(known) == chapter(&wanted)).collect();
        near.sort_by_key(|known| {
            let known = known.to_lowercase();
            let contains = wanted.strip_prefix(&known).is_some_and(|rest| !rest.starts_with(|c: char| c.is_numeric()));
            (!contains, strsim::damerau_levenshtein(&known, &wanted))
        });
        near.dedup();
        near.truncate(MOST_ALIKE);
        near
    }

    fn with_numbers(edition: Edition) -> impl Iterator<Item = (Article, String)> {
        let of = move |article: Article| {
            let number = article.number(edition);
            (article, number.strip_prefix(Article::GUIDELINES).unwrap_or(number).to_lowercase())
        };
        Article::VARIANTS.iter().copied().filter(move |article| article.exists_in(edition)).map(of)
    }
}

/// At most this many similar numbers are named.
const MOST_ALIKE: usize = 3;

/// A number of an article without spaces and capitals, and without the word for guidelines, in any language.
fn plain_number(number: &str) -> String {
    let wanted: String = number.chars().filter(|c| !c.is_whitespace()).collect();
    let wanted = wanted.trim_end_matches('.').to_lowercase();
    let word = wanted.chars().take_while(|c| c.is_alphabetic()).count();
    let is_before_number = word > 3 && word < wanted.chars().count();
    wanted.chars().skip(if is_before_number { word - 1 } else { 0 }).collect()
}

/// The numbers in the columns that an edition names: of 2009, of 2014, of 2023.
fn numbers(article: Article) -> [&'static str; 3] {
    match article {
        Article::MovesAlternate => ["1.1", "1.1", "1.3"],
        Article::TouchMove => ["4.3", "4.3", "4.3"],
        Article::Adjusting => ["4.2", "4.2", "4.2.1"],
        Article::TouchInCastling => ["4.4", "4.4", "4.4"],
        Article::RookTouchedFirst => ["4.4b", "4.4b", "4.4.2"],
        Article::TouchWithoutMove => ["4.5", "4.5", "4.5"],
        // 2009 does not say it.
        Article::AssistantWhoMoves => ["13.2", "4.9", "4.9"],
        Article::RightToComplain => ["4.7", "4.8", "4.8"],
        Article::PromotionChoice => ["4.4d", "4.4d", "4.4.4"],
        Article::Checkmate => ["5.1a", "5.1a", "5.1.1"],
        Article::Resignation => ["5.1b", "5.1b", "5.1.2"],
        Article::Stalemate => ["5.2a", "5.2a", "5.2.1"],
        Article::DeadPosition => ["5.2b", "5.2b", "5.2.2"],
        Article::Agreement => ["5.2c", "5.2c", "5.2.3"],
        Article::AgreementByTheRules => ["9.1", "9.1a", "9.1.1"],
        Article::Press => ["6.7a", "6.2a", "6.2.1"],
        Article::SameHand => ["6.7b", "6.2b", "6.2.3"],
        Article::HandlingTheClock => ["6.7c", "6.2c", "6.2.4"],
        // 2009 does not say it.
        Article::AdjustingOnOwnTime => ["13.2", "6.2d", "6.2.5"],
        Article::HelpForADisability => ["13.2", "6.2e", "6.2.6"],
        Article::DefaultTime => ["6.6", "6.7a", "6.7.1"],
        Article::FlagFall => ["6.8", "6.8", "6.8"],
        Article::LossOnTime => ["6.9", "6.9", "6.9"],
        Article::BothFlags => ["6.11", "6.11", "III.3.1"],
        Article::BothFlagsAtTheClaim => ["A.4d", "12.2", "12.2"],
        Article::ClocksSetWrongly => ["6.10b", "6.10b", "6.10.2"],
        Article::Interruption => ["6.12", "6.12", "6.11"],
        Article::StoppedWithoutReason => ["6.12d", "6.12d", "6.11.4"],
        Article::TimesDetermined => ["6.13", "7.1", "7.1"],
        Article::WrongSetUp => ["7.1a", "7.2a", "7.2.1"],
        Article::BoardTurned => ["7.1b", "7.2b", "7.2.2"],
        Article::ReversedColors => ["7.2", "7.3", "7.3"],
        Article::DisplacedPieces => ["7.3", "7.4", "7.4"],
        // 2009 says all of it in one article.
        Article::PiecesPutBack => ["7.3", "7.4a", "7.4.1"],
        Article::DisplacementPenalised => ["7.3", "7.4c", "7.4.3"],
        Article::PositionReinstated => ["7.5", "7.6", "7.6"],
        Article::IllegalMove => ["7.4", "7.5", "7.5"],
        Article::IllegalMovePenalty => ["7.4b", "7.5b", "7.5.5"],
        // In 2009 the position was restored.
        Article::PawnNotReplaced => ["13.2", "7.5a", "7.5.2"],
        Article::EmptyPress => ["13.4", "12.9", "7.5.3"],
        Article::TwoHands => ["13.4", "12.9", "7.5.4"],
        // 2009 does not say it in an article of its own.
        Article::LegalMove => ["3", "3.10", "3.10"],
        Article::UnsupervisedIllegalMove => ["A.4c", "A.4b", "A.5.2"],
        Article::UnsupervisedIllegalMoveInBlitz => ["B.3c", "B.4", "B.3"],
        Article::UnsupervisedComplaint => ["A.4a", "A.4a", "A.5.1"],
        Article::UnsupervisedIllegalPosition => ["A.4c", "A.4d", "A.5.4"],
        Article::LooksAtRecord => ["13.2", "12.2", "A.4.3"],
        Article::RecordedInAdvance => ["8.1", "8.1", "8.1.2"],
        Article::ReplyBeforeRecording => ["8.1", "8.1", "8.1.3"],
        Article::SignedResult => ["8.7", "8.7", "8.7"],
        Article::DrawOffer => ["9.1", "9.1b", "9.1.2"],
        Article::Threefold => ["9.2", "9.2", "9.2"],
        Article::ThreefoldIntended => ["9.2a", "9.2a", "9.2.1"],
        Article::ThreefoldStanding => ["9.2b", "9.2b", "9.2.2"],
        Article::SamePosition => ["9.2", "9.2", "9.2.3"],
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
        Article::RecordingDutyEnds => ["8.4", "8.4", "8.4"],
        Article::SheetsAfterFlag => ["8.5", "8.5", "8.5"],
        Article::SheetsNotReconstructed => ["8.6", "8.6", "8.6"],
        Article::Disrepute => ["12.1", "11.1", "11.1"],
        Article::LeavingThePlayingArea => ["12.2", "11.2", "11.2"],
        Article::ForbiddenDuringPlay => ["12.3", "11.3", "11.3"],
        Article::NotesAndAdvice => ["12.3a", "11.3a", "11.3.1"],
        Article::Device => ["12.3b", "11.3b", "11.3.2"],
        // 2009 does not say it.
        Article::Search => ["13.2", "11.3b", "11.3.3"],
        Article::FinishedPlayers => ["12.5", "11.4", "11.4"],
        Article::RepeatedOffers => ["12.6", "11.5", "11.5"],
        Article::PersistentRefusal => ["12.8", "11.7", "11.7"],
        Article::BothGuilty => ["12.9", "11.8", "11.8"],
        Article::Appeal => ["12.10", "11.10", "11.10"],
        Article::ArbitersRole => ["13.2", "12.2", "12.2"],
        Article::Bystanders => ["13.7", "12.7", "12.7"],
        // The list of penalties; before 2018 it is cited as a whole.
        Article::Warning => ["13.4", "12.9", "12.9.1"],
        Article::TimeToOpponent => ["13.4", "12.9", "12.9.2"],
        Article::TimeTaken => ["13.4", "12.9", "12.9.3"],
        Article::PointsToOpponent => ["13.4", "12.9", "12.9.4"],
        Article::PointsTaken => ["13.4", "12.9", "12.9.5"],
        Article::GameDeclaredLost => ["13.4", "12.9", "12.9.6"],
        Article::Fine => ["13.2", "12.9", "12.9.7"],
        Article::Exclusion => ["13.2", "12.2", "12.9.8"],
        Article::Expulsion => ["13.4", "12.9", "12.9.9"],
        Article::Supervision => ["A.3", "A.3", "A.4"],
        Article::TwoBoards => ["E.1", "D.1", "D.1"],
        Article::Announcement => ["E.2.1", "D.2.1", "D.2.1"],
        Article::BlindTouch => ["E.2.2", "D.2.2", "D.2.2"],
        Article::BlindMoveMade => ["E.2.3", "D.2.3", "D.2.3"],
        Article::BlindPress => ["E.2.3", "D.2.4", "D.2.4"],
        Article::SightedPlayersMoves => ["E.2.3", "D.2.5", "D.2.5"],
        Article::BlindPlayersClock => ["E.2.4", "D.2.6", "D.2.6"],
        Article::BlindPlayersRecord => ["E.2.5", "D.2.7", "D.2.7"],
        Article::SlipOfTheTongue => ["E.2.6", "D.2.8", "D.2.8"],
        Article::BoardsDiffer => ["E.2.7", "D.2.9", "D.2.9"],
        Article::ScoresheetsDiffer => ["E.2.8", "D.2.9", "D.2.9"],
        Article::BlindPlayersAssistant => ["E.2.9", "D.2.10", "D.2.10"],
        Article::SightedPlayersAssistant => ["E.2.10", "D.2.11", "D.2.11"],
        // The guidelines for adjourned games: in 2009 their numbers are those of Appendix A too; in 2014 Appendix E.
        Article::Sealing => ["Guidelines A.1", "E.1", "I.1.1"],
        Article::OpeningTheEnvelope => ["Guidelines A.7", "E.7", "I.7"],
        Article::SealedMove => ["Guidelines A.8", "E.8", "I.8"],
        Article::LateAtTheResumption => ["Guidelines A.10", "E.10", "I.10"],
        Article::EnvelopeMissing => ["Guidelines A.12", "E.12", "I.12.1"],
    }
}
