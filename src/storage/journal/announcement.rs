//! What was announced, in the form on disk.

use serde::{Deserialize, Serialize};

use super::retracing::RecordsAfterDto;
use super::values::{ColorDto, Text};
use crate::game::half_move::HalfMove;
use crate::game::moves::Announcement;

/// An announced half-move.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct AnnouncementDto {
    player: ColorDto,
    r#move: Text<HalfMove>,
    text: String,
    draw_offer: bool,
}

/// An announcement put right, and what became of boards and sheets.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct CorrectionDto {
    #[serde(flatten)]
    pub announcement: AnnouncementDto,
    #[serde(default)]
    pub records: RecordsAfterDto,
}

impl From<&Announcement> for AnnouncementDto {
    fn from(announcement: &Announcement) -> AnnouncementDto {
        AnnouncementDto {
            player: announcement.by.into(),
            r#move: Text(announcement.half_move),
            text: announcement.text.clone(),
            draw_offer: announcement.draw_offer,
        }
    }
}

impl From<AnnouncementDto> for Announcement {
    fn from(dto: AnnouncementDto) -> Announcement {
        Announcement { by: dto.player.into(), half_move: dto.r#move.0, text: dto.text, draw_offer: dto.draw_offer }
    }
}
