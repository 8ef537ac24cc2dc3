//! Why the clocks stand still, in the form on disk.

use serde::{Deserialize, Serialize};

use crate::game::clock::display::PauseReason;

/// Why the clocks stand still.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PauseDto {
    NotBegun,
    Arbiter,
    Claim,
    Mismatch,
    Irregularity,
    Adjourned,
    ClockDoubtful,
    Frozen,
    GameOver,
}

impl From<PauseReason> for PauseDto {
    fn from(reason: PauseReason) -> PauseDto {
        match reason {
            PauseReason::NotBegun => PauseDto::NotBegun,
            PauseReason::ArbiterCalled => PauseDto::Arbiter,
            PauseReason::Claim => PauseDto::Claim,
            PauseReason::Mismatch => PauseDto::Mismatch,
            PauseReason::Irregularity => PauseDto::Irregularity,
            PauseReason::Adjourned => PauseDto::Adjourned,
            PauseReason::ClockDoubtful => PauseDto::ClockDoubtful,
            PauseReason::Frozen => PauseDto::Frozen,
            PauseReason::GameOver => PauseDto::GameOver,
        }
    }
}

impl From<PauseDto> for PauseReason {
    fn from(reason: PauseDto) -> PauseReason {
        match reason {
            PauseDto::NotBegun => PauseReason::NotBegun,
            PauseDto::Arbiter => PauseReason::ArbiterCalled,
            PauseDto::Claim => PauseReason::Claim,
            PauseDto::Mismatch => PauseReason::Mismatch,
            PauseDto::Irregularity => PauseReason::Irregularity,
            PauseDto::Adjourned => PauseReason::Adjourned,
            PauseDto::ClockDoubtful => PauseReason::ClockDoubtful,
            PauseDto::Frozen => PauseReason::Frozen,
            PauseDto::GameOver => PauseReason::GameOver,
        }
    }
}
