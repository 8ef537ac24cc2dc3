//! The terms of a game in the form on disk: the first record of every journal.

use serde::{Deserialize, Serialize};
use shakmaty::fen::Fen;
use shakmaty::{ByColor, CastlingMode, EnPassantMode};

use super::values::Text;
use crate::game::clock::moment::Span;
use crate::game::clock::time_control::TimeControl;
use crate::game::duties::Duties;
use crate::game::laws::edition::Supervision;
use crate::game::people::{AutoKept, Hearing, Player, Sight};
use crate::game::terms::{
    AgreementRule, Announced, Kind, PointSystem, RankWords, Terms, Timekeeper, Watching, start_from,
};

/// What was agreed before the first move.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct TermsDto {
    white: PlayerDto,
    black: PlayerDto,
    laws: u16,
    from: String,
    chess960: bool,
    table_clock: bool,
    /// Older records say nothing of it.
    #[serde(default)]
    default_time_ms: i64,
    casual: bool,
    #[serde(default, skip_serializing_if = "SupervisionDto::is_adequate")]
    supervision: SupervisionDto,
    #[serde(default, skip_serializing_if = "is_zero")]
    agreement_after: u32,
    #[serde(default, skip_serializing_if = "is_false")]
    agreement_with_consent: bool,
    #[serde(default, skip_serializing_if = "is_false")]
    three_one_zero: bool,
    /// The language of the ranks, where it is not German.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    ranks: Option<String>,
    #[serde(default, skip_serializing_if = "is_false")]
    not_to_be_watched: bool,
    #[serde(default, skip_serializing_if = "is_false")]
    quickplay_announced: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    event_file: Option<String>,
    tags: Vec<(String, String)>,
}

/// A player with his time control.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct PlayerDto {
    name: String,
    blind: bool,
    sheet_language: String,
    keeps_sheet: bool,
    keeps_board: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    assistant: Option<String>,
    /// Written only where it is so.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    deaf: bool,
    time: Text<TimeControl>,
}

/// How a rapid or blitz game is supervised; older records say nothing of it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SupervisionDto {
    #[default]
    Adequate,
    None,
}

impl SupervisionDto {
    /// Whether it is the one that is not written down.
    fn is_adequate(&self) -> bool {
        *self == SupervisionDto::Adequate
    }
}

impl From<Supervision> for SupervisionDto {
    fn from(supervision: Supervision) -> SupervisionDto {
        match supervision {
            Supervision::Adequate => SupervisionDto::Adequate,
            Supervision::None => SupervisionDto::None,
        }
    }
}

impl From<SupervisionDto> for Supervision {
    fn from(dto: SupervisionDto) -> Supervision {
        match dto {
            SupervisionDto::Adequate => Supervision::Adequate,
            SupervisionDto::None => Supervision::None,
        }
    }
}

/// Fields that are each of the right kind and together say nothing that can be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WithoutMeaning;

impl From<&Terms> for TermsDto {
    fn from(terms: &Terms) -> TermsDto {
        TermsDto {
            white: player(&terms.players.white, &terms.time.white),
            black: player(&terms.players.black, &terms.time.black),
            laws: terms.edition.year(),
            from: Fen::from_position(&terms.start, EnPassantMode::Legal).to_string(),
            chess960: terms.castling_mode == CastlingMode::Chess960,
            table_clock: terms.timekeeper == Timekeeper::TableClock,
            default_time_ms: terms.default_time.0,
            casual: terms.kind == Kind::Casual,
            supervision: terms.supervision.into(),
            agreement_after: match terms.agreement {
                AgreementRule::AfterMoves(moves) => moves,
                AgreementRule::AtAnyTime | AgreementRule::WithConsent => 0,
            },
            agreement_with_consent: terms.agreement == AgreementRule::WithConsent,
            three_one_zero: terms.points == PointSystem::ThreeOneZero,
            ranks: (terms.ranks != RankWords::German).then(|| terms.ranks.code().to_owned()),
            not_to_be_watched: terms.watching == Watching::Forbidden,
            quickplay_announced: terms.quickplay == Announced::Yes,
            event_file: terms.event_file.clone(),
            tags: terms.tags.clone(),
        }
    }
}

impl TryFrom<TermsDto> for Terms {
    type Error = WithoutMeaning;

    fn try_from(dto: TermsDto) -> Result<Terms, WithoutMeaning> {
        let castling_mode = CastlingMode::from_chess960(dto.chess960);
        let ((white, white_time), (black, black_time)) = (player_from(dto.white)?, player_from(dto.black)?);
        Ok(Terms {
            players: ByColor { white, black },
            time: ByColor { white: white_time, black: black_time },
            timekeeper: if dto.table_clock { Timekeeper::TableClock } else { Timekeeper::Program },
            default_time: Span(dto.default_time_ms),
            edition: dto.laws.to_string().parse().map_err(|_| WithoutMeaning)?,
            start: start_from(&dto.from, castling_mode).map_err(|_| WithoutMeaning)?,
            castling_mode,
            kind: if dto.casual { Kind::Casual } else { Kind::Rated },
            supervision: dto.supervision.into(),
            agreement: match (dto.agreement_with_consent, dto.agreement_after) {
                (true, _) => AgreementRule::WithConsent,
                (false, 0) => AgreementRule::AtAnyTime,
                (false, moves) => AgreementRule::AfterMoves(moves),
            },
            points: if dto.three_one_zero { PointSystem::ThreeOneZero } else { PointSystem::Ordinary },
            ranks: match &dto.ranks {
                Some(code) => code.parse().map_err(|_| WithoutMeaning)?,
                None => RankWords::German,
            },
            watching: if dto.not_to_be_watched { Watching::Forbidden } else { Watching::Allowed },
            quickplay: if dto.quickplay_announced { Announced::Yes } else { Announced::No },
            event_file: dto.event_file,
            tags: dto.tags,
        })
    }
}

/// Records of games without it are as they were before it was told.
fn is_false(told: &bool) -> bool {
    !told
}

fn player(player: &Player, time: &TimeControl) -> PlayerDto {
    PlayerDto {
        name: player.name.clone(),
        blind: player.sight == Sight::Blind,
        sheet_language: player.sheet_language.clone(),
        keeps_sheet: player.keeps.sheet,
        keeps_board: player.keeps.board,
        assistant: player.assistant.map(Duties::names),
        deaf: player.hearing == Hearing::Impaired,
        time: Text(time.clone()),
    }
}

fn player_from(dto: PlayerDto) -> Result<(Player, TimeControl), WithoutMeaning> {
    let player = Player {
        name: dto.name,
        sight: if dto.blind { Sight::Blind } else { Sight::Sighted },
        sheet_language: dto.sheet_language,
        keeps: AutoKept { sheet: dto.keeps_sheet, board: dto.keeps_board },
        assistant: dto.assistant.map(|names| names.parse().map_err(|_| WithoutMeaning)).transpose()?,
        hearing: if dto.deaf { Hearing::Impaired } else { Hearing::Hears },
    };
    Ok((player, dto.time.0))
}

/// Whether nothing is to be written: older records say nothing of it.
fn is_zero(moves: &u32) -> bool {
    *moves == 0
}
