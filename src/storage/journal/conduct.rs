//! What came of players' conduct, in the form on disk.

use serde::{Deserialize, Serialize};

use super::terms::WithoutMeaning;
use super::values::ColorDto;
use crate::game::clock::moment::Span;
use crate::game::conduct::complaint_kind::WrongStart;
use crate::game::conduct::event::PenaltyGiven;
use crate::game::conduct::penalty::Penalty;
use crate::game::course::anew::Colors;
use crate::game::laws::result::Points;

/// What is claimed to have been wrong when the game was begun.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum WrongStartDto {
    SetUp,
    Board,
    Colors,
    Clock,
}

impl From<WrongStart> for WrongStartDto {
    fn from(what: WrongStart) -> WrongStartDto {
        match what {
            WrongStart::SetUp => WrongStartDto::SetUp,
            WrongStart::Board => WrongStartDto::Board,
            WrongStart::Colors => WrongStartDto::Colors,
            WrongStart::Clock => WrongStartDto::Clock,
        }
    }
}

impl From<WrongStartDto> for WrongStart {
    fn from(dto: WrongStartDto) -> WrongStart {
        match dto {
            WrongStartDto::SetUp => WrongStart::SetUp,
            WrongStartDto::Board => WrongStart::Board,
            WrongStartDto::Colors => WrongStart::Colors,
            WrongStartDto::Clock => WrongStart::Clock,
        }
    }
}

/// Who has which colour in the game that is begun anew.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ColorsDto {
    AsBefore,
    Exchanged,
}

impl From<Colors> for ColorsDto {
    fn from(colors: Colors) -> ColorsDto {
        match colors {
            Colors::AsBefore => ColorsDto::AsBefore,
            Colors::Exchanged => ColorsDto::Exchanged,
        }
    }
}

impl From<ColorsDto> for Colors {
    fn from(dto: ColorsDto) -> Colors {
        match dto {
            ColorsDto::AsBefore => Colors::AsBefore,
            ColorsDto::Exchanged => Colors::Exchanged,
        }
    }
}

/// A penalty: its name, and how much where it is time or points.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct PenaltyDto {
    player: ColorDto,
    penalty: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    ms: Option<i64>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    points: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    rounds: Option<u32>,
    article: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    case: Option<u32>,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    words: String,
}

impl From<&PenaltyGiven> for PenaltyDto {
    fn from(given: &PenaltyGiven) -> PenaltyDto {
        let (name, span, points) = match given.penalty {
            Penalty::Warning => ("warning", None, None),
            Penalty::TimeToOpponent(span) => ("time", Some(span), None),
            Penalty::TimeTaken(span) => ("take", Some(span), None),
            Penalty::PointsToOpponent(points) => ("opponent_points", None, Some(points)),
            Penalty::PointsTaken(points) => ("points", None, Some(points)),
            Penalty::Loss => ("loss", None, None),
            Penalty::Fine => ("fine", None, None),
            Penalty::Exclusion { .. } => ("exclusion", None, None),
            Penalty::Expulsion => ("expulsion", None, None),
        };
        let rounds = if let Penalty::Exclusion { rounds } = given.penalty { Some(rounds) } else { None };
        PenaltyDto {
            player: given.to.into(),
            penalty: name.to_owned(),
            ms: span.map(|span| span.0),
            points: points.map(|points| points.to_string()),
            rounds,
            article: given.article.clone(),
            case: given.case,
            words: given.words.clone(),
        }
    }
}

impl TryFrom<PenaltyDto> for PenaltyGiven {
    type Error = WithoutMeaning;

    fn try_from(dto: PenaltyDto) -> Result<PenaltyGiven, WithoutMeaning> {
        let span = || dto.ms.map(Span).ok_or(WithoutMeaning);
        let points = || dto.points.as_deref().and_then(|points| points.parse::<Points>().ok()).ok_or(WithoutMeaning);
        let penalty = match dto.penalty.as_str() {
            "warning" => Penalty::Warning,
            "time" => Penalty::TimeToOpponent(span()?),
            "take" => Penalty::TimeTaken(span()?),
            "opponent_points" => Penalty::PointsToOpponent(points()?),
            "points" => Penalty::PointsTaken(points()?),
            "loss" => Penalty::Loss,
            "fine" => Penalty::Fine,
            "exclusion" => Penalty::Exclusion { rounds: dto.rounds.ok_or(WithoutMeaning)? },
            "expulsion" => Penalty::Expulsion,
            _ => return Err(WithoutMeaning),
        };
        Ok(PenaltyGiven { to: dto.player.into(), penalty, article: dto.article, case: dto.case, words: dto.words })
    }
}
