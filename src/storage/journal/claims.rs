//! Claims and what checking them found, in the form on disk.

use serde::{Deserialize, Serialize};
use shakmaty::Color;

use super::terms::WithoutMeaning;
use super::values::{ColorDto, Text};
use crate::game::cases::draw_claim::{
    ClaimEvent, ClaimVerdict, Difference, DrawClaim, DrawRule, Evidence, QuickplayGround,
};
use crate::game::event::{CaseEvent, Event};
use crate::game::half_move::HalfMove;

/// What was claimed.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct DrawClaimDto {
    player: ColorDto,
    rule: DrawRuleDto,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    intended: Option<Text<HalfMove>>,
}

/// A claim, what was found and what it rests on.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct JudgedClaimDto {
    #[serde(flatten)]
    claim: DrawClaimDto,
    case: u32,
    correct: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    same_after: Option<Vec<usize>>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    alike_after: Vec<(usize, DifferenceDto)>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    quiet_half_moves: Option<u32>,
}

/// On what a claim of a draw rests.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum DrawRuleDto {
    Threefold,
    FiftyMoves,
}

/// Why the same pieces on the same squares were another position.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum DifferenceDto {
    PlayerToMove,
    CastlingRights,
    EnPassant,
}

/// Why the opponent should not win on time.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum QuickplayGroundDto {
    NormalMeans,
    NoEffort,
}

impl From<QuickplayGround> for QuickplayGroundDto {
    fn from(ground: QuickplayGround) -> QuickplayGroundDto {
        match ground {
            QuickplayGround::NormalMeans => QuickplayGroundDto::NormalMeans,
            QuickplayGround::NoEffort => QuickplayGroundDto::NoEffort,
        }
    }
}

impl From<QuickplayGroundDto> for QuickplayGround {
    fn from(dto: QuickplayGroundDto) -> QuickplayGround {
        match dto {
            QuickplayGroundDto::NormalMeans => QuickplayGround::NormalMeans,
            QuickplayGroundDto::NoEffort => QuickplayGround::NoEffort,
        }
    }
}

impl DrawClaimDto {
    /// A claim by a player.
    pub fn of(by: Color, claim: DrawClaim) -> DrawClaimDto {
        let rule = match claim.rule {
            DrawRule::Threefold => DrawRuleDto::Threefold,
            DrawRule::FiftyMoves => DrawRuleDto::FiftyMoves,
        };
        DrawClaimDto { player: by.into(), rule, intended: claim.intended.map(Text) }
    }

    fn claim(&self) -> DrawClaim {
        let rule = match self.rule {
            DrawRuleDto::Threefold => DrawRule::Threefold,
            DrawRuleDto::FiftyMoves => DrawRule::FiftyMoves,
        };
        DrawClaim { rule, intended: self.intended.as_ref().map(|Text(intended)| *intended) }
    }
}

impl JudgedClaimDto {
    /// A claim, what was found and what it rests on.
    pub fn of(claim: DrawClaimDto, case: u32, verdict: ClaimVerdict, evidence: &Evidence) -> JudgedClaimDto {
        let (same_after, alike_after, quiet_half_moves) = match evidence {
            Evidence::Occurrences { same, alike } => {
                let alike = alike.iter().map(|(ply, difference)| (*ply, (*difference).into()));
                (Some(same.clone()), alike.collect(), None)
            }
            Evidence::QuietHalfMoves(count) => (None, Vec::new(), Some(*count)),
        };
        JudgedClaimDto {
            claim,
            case,
            correct: verdict == ClaimVerdict::Correct,
            same_after,
            alike_after,
            quiet_half_moves,
        }
    }
}

impl From<DrawClaimDto> for Event {
    fn from(dto: DrawClaimDto) -> Event {
        Event::Case(CaseEvent::Claim(ClaimEvent::DrawClaimed { by: dto.player.into(), claim: dto.claim() }))
    }
}

impl TryFrom<JudgedClaimDto> for Event {
    type Error = WithoutMeaning;

    fn try_from(dto: JudgedClaimDto) -> Result<Event, WithoutMeaning> {
        let evidence = match (dto.same_after, dto.quiet_half_moves) {
            (Some(same), _) => {
                let alike = dto.alike_after.into_iter().map(|(ply, difference)| (ply, difference.into()));
                Evidence::Occurrences { same, alike: alike.collect() }
            }
            (None, Some(count)) => Evidence::QuietHalfMoves(count),
            (None, None) => return Err(WithoutMeaning),
        };
        let verdict = if dto.correct { ClaimVerdict::Correct } else { ClaimVerdict::Wrong };
        let (by, claim) = (dto.claim.player.into(), dto.claim.claim());
        let judged = ClaimEvent::DrawClaimJudged { by, claim, case: dto.case, verdict, evidence };
        Ok(Event::Case(CaseEvent::Claim(judged)))
    }
}

impl From<Difference> for DifferenceDto {
    fn from(difference: Difference) -> DifferenceDto {
        match difference {
            Difference::PlayerToMove => DifferenceDto::PlayerToMove,
            Difference::CastlingRights => DifferenceDto::CastlingRights,
            Difference::EnPassant => DifferenceDto::EnPassant,
        }
    }
}

impl From<DifferenceDto> for Difference {
    fn from(dto: DifferenceDto) -> Difference {
        match dto {
            DifferenceDto::PlayerToMove => Difference::PlayerToMove,
            DifferenceDto::CastlingRights => Difference::CastlingRights,
            DifferenceDto::EnPassant => Difference::EnPassant,
        }
    }
}
