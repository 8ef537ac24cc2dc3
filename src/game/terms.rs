//! What is agreed before the first move: players, time, edition of the Laws, position.

use std::str::FromStr;

use serde::{Deserialize, Serialize};
use shakmaty::fen::Fen;
use shakmaty::{ByColor, CastlingMode, Chess, Color, EnPassantMode, Position, PositionError, PositionErrorKinds};
use strum::{EnumIter, EnumString, IntoStaticStr, VariantNames};

use super::clock::chessclock::Chessclock;
use super::clock::moment::Span;
use super::clock::time_control::TimeControl;
use super::laws::article::Article;
use super::laws::edition::{Edition, Supervision, TimeClass};
use super::laws::result::Points;
use super::laws::winnable::{Dead, is_dead};
use super::people::Duties;
use super::people::{AutoKept, Player, Registration, Sight};
use super::serial::{is_zero, optional_text, text};

/// The terms of one game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(try_from = "RecordedTerms", into = "RecordedTerms")]
pub struct Terms {
    pub players: ByColor<Player>,
    pub time: ByColor<TimeControl>,
    pub timekeeper: Timekeeper,
    /// How late a player may arrive before losing (6.7); zero if it was not specified.
    pub default_time: Span,
    pub edition: Edition,
    /// Where the game starts; the initial position unless said otherwise.
    pub start: Chess,
    pub castling_mode: CastlingMode,
    pub kind: Kind,
    pub supervision: Supervision,
    pub agreement: AgreementRule,
    pub points: PointSystem,
    /// In which language the ranks are announced; German unless the arbiter decides otherwise (D.2.1).
    pub ranks: RankWords,
    pub watching: Watching,
    pub moves: KeptMoves,
    /// Whether it was announced that the rules of the quickplay finish apply (2014: G.1; since: III.2.1).
    pub quickplay_announced: bool,
    /// Whether a blind player needs no assistant against an opponent who cannot hear, as the organizer decides (D.1).
    pub is_assistant_optional: bool,
    /// The file of event rules from whose pairings the game comes, if any.
    pub event_file: Option<String>,
    /// Event, site, round and other tags for the PGN, in order.
    pub tags: Vec<(String, String)>,
    /// The game after which this one is played with the colours reversed, if any.
    pub rematch: Option<Rematch>,
    /// Everything else that a PGN says of the game, if it was not played here but taken over from one.
    pub imported: Option<Imported>,
}

/// The comment of a PGN before the first move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Imported {
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub comment: String,
}

/// The game before a rematch, and what the players have scored against each other so far.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rematch {
    /// The file name of its record; `None` if nothing is recorded.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub of: Option<String>,
    /// In half points, by the colours of this game.
    pub white_half_points: u32,
    pub black_half_points: u32,
}

/// Whose chessclock the game is played with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, EnumString, IntoStaticStr, VariantNames)]
pub enum Timekeeper {
    #[default]
    #[strum(serialize = "own")]
    Program,
    /// A clock on the table: the program takes the times that are entered.
    #[strum(serialize = "external")]
    TableClock,
    /// The clock on the bus of an electronic board: its times are read, its lever presses.
    #[strum(serialize = "board")]
    BoardClock,
}

/// The kind of a game: under the Laws, or for pleasure.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Kind {
    #[default]
    Rated,
    /// A friendly game, in which the program may help.
    Casual,
}

/// When the players may agree on a draw (9.1.1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum AgreementRule {
    #[default]
    AtAnyTime,
    /// Only once each player has made this number of moves.
    AfterMoves(u32),
    /// Only with the arbiter's consent.
    WithConsent,
}

/// The points for a game (10.1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, EnumIter, EnumString, IntoStaticStr, VariantNames)]
pub enum PointSystem {
    #[default]
    #[strum(serialize = "1-1/2-0")]
    Ordinary,
    #[strum(serialize = "3-1-0")]
    ThreeOneZero,
}

/// The language of the words for the ranks (D.2.1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, EnumIter, EnumString, IntoStaticStr, VariantNames)]
pub enum RankWords {
    #[default]
    #[strum(serialize = "de")]
    German,
    #[strum(serialize = "en")]
    English,
    #[strum(serialize = "es")]
    Spanish,
    #[strum(serialize = "fr")]
    French,
    #[strum(serialize = "it")]
    Italian,
    #[strum(serialize = "pt")]
    Portuguese,
    #[strum(serialize = "nl")]
    Dutch,
}

/// The permission to look on at the game by the program.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, EnumString, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "lowercase")]
pub enum Watching {
    #[default]
    Allowed,
    Forbidden,
}

/// The moves of a game that are kept beside its times.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, EnumString, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "lowercase")]
pub enum KeptMoves {
    #[default]
    All,
    /// The clock alone: both players have their boards and scoresheets to themselves.
    None,
}

/// A text that is not a rule for agreeing on a draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAnAgreementRule;

/// Reads `free`, `after 30` or `forbidden`.
impl FromStr for AgreementRule {
    type Err = NotAnAgreementRule;

    fn from_str(text: &str) -> Result<AgreementRule, NotAnAgreementRule> {
        match text.trim() {
            "free" => Ok(AgreementRule::AtAnyTime),
            "forbidden" => Ok(AgreementRule::WithConsent),
            other => {
                let moves = other.strip_prefix("after ").and_then(|moves| moves.trim().parse().ok());
                match moves.filter(|moves| *moves <= AgreementRule::MOST_MOVES) {
                    Some(0) => Ok(AgreementRule::AtAnyTime),
                    Some(moves) => Ok(AgreementRule::AfterMoves(moves)),
                    None => Err(NotAnAgreementRule),
                }
            }
        }
    }
}

impl AgreementRule {
    /// The largest number of moves that can be asked for before a draw may be agreed.
    pub const MOST_MOVES: u32 = 200;
}

/// Why a game cannot be played from a position; the variant is its name in messages.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum NotAStart {
    /// The text is not a FEN.
    Text,
    NoKing,
    ManyKings,
    PawnOnLastRank,
    /// The side that is not to move is in check.
    WrongSideInCheck,
    /// The side to move is checkmated or stalemated (5.1.1, 5.2.1).
    Over,
    /// Neither player can mate by any series of legal moves (5.2.2).
    Dead,
    Otherwise,
}

impl NotAStart {
    /// Its name in messages.
    pub fn name(self) -> &'static str {
        self.into()
    }
}

impl From<PositionErrorKinds> for NotAStart {
    fn from(kinds: PositionErrorKinds) -> NotAStart {
        let known = [
            (PositionErrorKinds::EMPTY_BOARD, NotAStart::NoKing),
            (PositionErrorKinds::MISSING_KING, NotAStart::NoKing),
            (PositionErrorKinds::TOO_MANY_KINGS, NotAStart::ManyKings),
            (PositionErrorKinds::PAWNS_ON_BACKRANK, NotAStart::PawnOnLastRank),
            (PositionErrorKinds::OPPOSITE_CHECK, NotAStart::WrongSideInCheck),
        ];
        known.into_iter().find(|(kind, _)| kinds.contains(*kind)).map_or(NotAStart::Otherwise, |(_, why)| why)
    }
}

impl RankWords {
    /// The code of the language: `de`.
    pub fn code(self) -> &'static str {
        self.into()
    }
}

impl PointSystem {
    /// The name under which it is agreed: `1-1/2-0` or `3-1-0`.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// The half points for a player's share of the game: two for a win, six where a win gives three points.
    pub fn half_points_for(self, points: Points) -> u32 {
        match (self, points) {
            (_, Points::Zero) => 0,
            (PointSystem::Ordinary, Points::Half) => 1,
            (PointSystem::Ordinary, Points::One) | (PointSystem::ThreeOneZero, Points::Half) => 2,
            (PointSystem::ThreeOneZero, Points::One) => 6,
        }
    }

    /// A number of half points as points: `3`, `1/2`, `2 1/2`.
    pub fn points_of(half_points: u32) -> String {
        match (half_points / 2, half_points % 2) {
            (0, 1) => "1/2".to_owned(),
            (whole, 0) => whole.to_string(),
            (whole, _) => format!("{whole} 1/2"),
        }
    }
}

impl Terms {
    /// Whether a player has a name.
    pub fn are_named(&self) -> bool {
        self.players.iter().any(|player| player.name.is_some())
    }

    /// A standard game of 90 minutes and 30 seconds a move between two sighted players.
    pub fn between(white: Player, black: Player) -> Terms {
        Terms {
            players: ByColor { white, black },
            time: ByColor::new_with(|_| TimeControl::default()),
            timekeeper: Timekeeper::default(),
            default_time: Span::ZERO,
            edition: Edition::default(),
            start: Chess::default(),
            castling_mode: CastlingMode::Standard,
            kind: Kind::Rated,
            supervision: Supervision::default(),
            agreement: AgreementRule::default(),
            points: PointSystem::default(),
            ranks: RankWords::default(),
            watching: Watching::default(),
            moves: KeptMoves::default(),
            quickplay_announced: false,
            is_assistant_optional: false,
            event_file: None,
            tags: Vec::new(),
            rematch: None,
            imported: None,
        }
    }

    /// The chessclock as it is set before play.
    pub fn chessclock(&self) -> Chessclock {
        match self.timekeeper {
            Timekeeper::Program => Chessclock::new(self.time.clone()),
            Timekeeper::TableClock | Timekeeper::BoardClock => Chessclock::on_the_table(self.time.clone()),
        }
    }

    /// The blind player who has no assistant and must have one, because the opponent cannot hear (D.2.11). The
    /// organizer may decide otherwise (D.1).
    pub fn lacks_assistant(&self) -> Option<Color> {
        if !self.edition.constants().assistant_against_the_deaf || self.is_assistant_optional {
            return None;
        }
        Color::ALL.into_iter().find(|color| {
            let (player, opponent) = (&self.players[*color], &self.players[!*color]);
            let none = player.assistant.is_some_and(Duties::is_none);
            player.sight == Sight::Blind && opponent.is_deaf && none
        })
    }

    /// The sighted player who has an assistant though the blind player has one too (D.2.11).
    pub fn has_an_assistant_too_many(&self) -> Option<Color> {
        Color::ALL.into_iter().find(|color| {
            let (player, opponent) = (&self.players[*color], &self.players[!*color]);
            let of_the_blind = opponent.sight == Sight::Blind && opponent.has_named_assistant();
            player.sight == Sight::Sighted && player.has_named_assistant() && of_the_blind && !player.is_deaf
        })
    }

    /// Which illegal move of a player loses this game (7.5.5, A.5, B.3).
    pub fn losing_illegal_move(&self) -> u32 {
        let constants = self.edition.constants();
        match (self.supervision, self.time_class()) {
            (Supervision::Adequate, _) | (Supervision::None, TimeClass::Standard) => constants.losing_illegal_move,
            (Supervision::None, TimeClass::Rapid) => constants.losing_in_unsupervised_rapid,
            (Supervision::None, TimeClass::Blitz) => constants.losing_in_unsupervised_blitz,
        }
    }

    /// The number of an article in the edition played; blitz has some numbers of its own.
    pub fn number_of(&self, article: Article) -> &'static str {
        let of_blitz = article == Article::UnsupervisedIllegalMove && self.time_class() == TimeClass::Blitz;
        if of_blitz { Article::UnsupervisedIllegalMoveInBlitz } else { article }.number(self.edition)
    }

    /// The class of the game by the longer of the two players' times (A.1, B.1).
    pub fn time_class(&self) -> TimeClass {
        let totals = self.time.as_ref().map(|time| time.total_for_class());
        self.edition.time_class(totals.white.max(totals.black))
    }
}

/// The terms as a record has them: usual values are left out.
#[derive(Serialize, Deserialize)]
struct RecordedTerms {
    white: RecordedPlayer,
    black: RecordedPlayer,
    laws: u16,
    from: String,
    chess960: bool,
    table_clock: bool,
    #[serde(default, skip_serializing_if = "is_zero")]
    board_clock: bool,
    default_time_ms: Span,
    casual: bool,
    #[serde(default, skip_serializing_if = "is_zero")]
    supervision: Supervision,
    #[serde(default, skip_serializing_if = "is_zero")]
    agreement_after: u32,
    #[serde(default, skip_serializing_if = "is_zero")]
    agreement_with_consent: bool,
    #[serde(default, skip_serializing_if = "is_zero")]
    three_one_zero: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    ranks: Option<String>,
    #[serde(default, skip_serializing_if = "is_zero")]
    not_to_be_watched: bool,
    #[serde(default, skip_serializing_if = "is_zero")]
    no_moves: bool,
    #[serde(default, skip_serializing_if = "is_zero")]
    quickplay_announced: bool,
    #[serde(default, skip_serializing_if = "is_zero")]
    assistant_optional: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    event_file: Option<String>,
    tags: Vec<(String, String)>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    rematch: Option<Rematch>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    imported: Option<Imported>,
}

/// A player and the player's time control, as a record has them.
#[derive(Serialize, Deserialize)]
struct RecordedPlayer {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    name: Option<String>,
    blind: bool,
    sheet_language: String,
    keeps_sheet: bool,
    keeps_board: bool,
    #[serde(default, with = "optional_text", skip_serializing_if = "Option::is_none")]
    assistant: Option<Duties>,
    #[serde(default, skip_serializing_if = "is_zero")]
    deaf: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    title: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    rating: Option<u32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    federation: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    fide_id: Option<u32>,
    #[serde(with = "text")]
    time: TimeControl,
}

impl From<Terms> for RecordedTerms {
    fn from(terms: Terms) -> RecordedTerms {
        let ByColor { white, black } = terms.players.zip(terms.time).map(RecordedPlayer::from);
        RecordedTerms {
            white,
            black,
            laws: terms.edition.year(),
            from: Fen::from_position(&terms.start, EnPassantMode::Legal).to_string(),
            chess960: terms.castling_mode == CastlingMode::Chess960,
            table_clock: terms.timekeeper != Timekeeper::Program,
            board_clock: terms.timekeeper == Timekeeper::BoardClock,
            default_time_ms: terms.default_time,
            casual: terms.kind == Kind::Casual,
            supervision: terms.supervision,
            agreement_after: match terms.agreement {
                AgreementRule::AfterMoves(moves) => moves,
                AgreementRule::AtAnyTime | AgreementRule::WithConsent => 0,
            },
            agreement_with_consent: terms.agreement == AgreementRule::WithConsent,
            three_one_zero: terms.points == PointSystem::ThreeOneZero,
            ranks: (terms.ranks != RankWords::German).then(|| terms.ranks.code().to_owned()),
            not_to_be_watched: terms.watching == Watching::Forbidden,
            no_moves: terms.moves == KeptMoves::None,
            quickplay_announced: terms.quickplay_announced,
            assistant_optional: terms.is_assistant_optional,
            event_file: terms.event_file,
            tags: terms.tags,
            rematch: terms.rematch,
            imported: terms.imported,
        }
    }
}

impl TryFrom<RecordedTerms> for Terms {
    type Error = &'static str;

    fn try_from(recorded: RecordedTerms) -> Result<Terms, &'static str> {
        let castling_mode = CastlingMode::from_chess960(recorded.chess960);
        let (white, white_time) = recorded.white.into();
        let (black, black_time) = recorded.black.into();
        Ok(Terms {
            players: ByColor { white, black },
            time: ByColor { white: white_time, black: black_time },
            timekeeper: match (recorded.board_clock, recorded.table_clock) {
                (true, _) => Timekeeper::BoardClock,
                (false, true) => Timekeeper::TableClock,
                (false, false) => Timekeeper::Program,
            },
            default_time: recorded.default_time_ms,
            edition: recorded.laws.to_string().parse().map_err(|_| "not an edition")?,
            start: start_from(&recorded.from, castling_mode).map_err(|_| "not a position to play from")?,
            castling_mode,
            kind: if recorded.casual { Kind::Casual } else { Kind::Rated },
            supervision: recorded.supervision,
            agreement: match (recorded.agreement_with_consent, recorded.agreement_after) {
                (true, _) => AgreementRule::WithConsent,
                (false, 0) => AgreementRule::AtAnyTime,
                (false, moves) => AgreementRule::AfterMoves(moves),
            },
            points: if recorded.three_one_zero { PointSystem::ThreeOneZero } else { PointSystem::Ordinary },
            ranks: match &recorded.ranks {
                Some(code) => code.parse().map_err(|_| "not a language of ranks")?,
                None => RankWords::German,
            },
            watching: if recorded.not_to_be_watched { Watching::Forbidden } else { Watching::Allowed },
            moves: if recorded.no_moves { KeptMoves::None } else { KeptMoves::All },
            quickplay_announced: recorded.quickplay_announced,
            is_assistant_optional: recorded.assistant_optional,
            event_file: recorded.event_file,
            tags: recorded.tags,
            rematch: recorded.rematch,
            imported: recorded.imported,
        })
    }
}

impl From<(Player, TimeControl)> for RecordedPlayer {
    fn from((player, time): (Player, TimeControl)) -> RecordedPlayer {
        RecordedPlayer {
            name: player.name,
            blind: player.sight == Sight::Blind,
            sheet_language: player.sheet_language,
            keeps_sheet: player.keeps.sheet,
            keeps_board: player.keeps.board,
            assistant: player.assistant,
            deaf: player.is_deaf,
            title: player.registration.title.map(|title| title.letters().to_owned()),
            rating: player.registration.rating,
            federation: player.registration.federation,
            fide_id: player.registration.fide_id,
            time,
        }
    }
}

impl From<RecordedPlayer> for (Player, TimeControl) {
    fn from(recorded: RecordedPlayer) -> (Player, TimeControl) {
        let player = Player {
            name: recorded.name,
            sight: if recorded.blind { Sight::Blind } else { Sight::Sighted },
            sheet_language: recorded.sheet_language,
            keeps: AutoKept { sheet: recorded.keeps_sheet, board: recorded.keeps_board },
            assistant: recorded.assistant,
            is_deaf: recorded.deaf,
            registration: Registration {
                title: recorded.title.and_then(|title| title.parse().ok()),
                rating: recorded.rating,
                federation: recorded.federation,
                fide_id: recorded.fide_id,
            },
        };
        (player, recorded.time)
    }
}

/// Reads a position from which a new game can be played: it is not over already (5.1.1, 5.2.1, 5.2.2).
///
/// # Errors
///
/// [`NotAStart`].
pub fn playable_from(fen: &str, mode: CastlingMode) -> Result<Chess, NotAStart> {
    let position = start_from(fen, mode)?;
    if position.is_checkmate() || position.is_stalemate() {
        return Err(NotAStart::Over);
    }
    match is_dead(&position) {
        Dead::Yes(..) => Err(NotAStart::Dead),
        Dead::No | Dead::Unknown => Ok(position),
    }
}

/// Reads the position a game starts from.
///
/// # Errors
///
/// [`NotAStart`] if the text is not a FEN or no game could be played from there.
pub fn start_from(fen: &str, mode: CastlingMode) -> Result<Chess, NotAStart> {
    playable(fen, mode).map_err(|error| error.map_or(NotAStart::Text, |error| NotAStart::from(error.kinds())))
}

/// As [`start_from`], without the rights to castle and to capture en passant that the position cannot have: in games
/// with odds some programs give them for the rook that is not there.
///
/// # Errors
///
/// As [`start_from`].
pub fn start_without_false_rights(fen: &str, mode: CastlingMode) -> Result<Chess, NotAStart> {
    let position = playable(fen, mode).or_else(|error| {
        let error = error.ok_or(NotAStart::Text)?;
        let without = error.ignore_invalid_castling_rights().or_else(PositionError::ignore_invalid_ep_square);
        without.map_err(|error| NotAStart::from(error.kinds()))
    })?;
    Ok(position)
}

/// The position of a FEN that can be played; no error of a position where it is no FEN.
fn playable(fen: &str, mode: CastlingMode) -> Result<Chess, Option<PositionError<Chess>>> {
    // Tables and web pages put tabs and several spaces between its parts.
    let parts: Vec<&str> = fen.split_whitespace().collect();
    let fen: Fen = parts.join(" ").parse().map_err(|_| None)?;
    fen.into_position(mode)
        .or_else(PositionError::ignore_too_much_material)
        .or_else(PositionError::ignore_impossible_check)
        .map_err(Some)
}
