//! What going back and corrections did to clocks, boards and sheets, in the form on disk.

use serde::{Deserialize, Serialize};

use crate::game::records::boards::{RecordsAfter, RestoredTimes};

/// What the clocks show after going back; records of before it was told showed what they showed then.
#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RestoredTimesDto {
    #[default]
    AsThen,
    BeforeTheNext,
}

impl From<RestoredTimes> for RestoredTimesDto {
    fn from(times: RestoredTimes) -> RestoredTimesDto {
        match times {
            RestoredTimes::AsThen => RestoredTimesDto::AsThen,
            RestoredTimes::BeforeTheNext => RestoredTimesDto::BeforeTheNext,
        }
    }
}

impl From<RestoredTimesDto> for RestoredTimes {
    fn from(dto: RestoredTimesDto) -> RestoredTimes {
        match dto {
            RestoredTimesDto::AsThen => RestoredTimes::AsThen,
            RestoredTimesDto::BeforeTheNext => RestoredTimes::BeforeTheNext,
        }
    }
}

/// What became of the boards and sheets; records of before it was told restored them.
#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RecordsAfterDto {
    Kept,
    RestoredWhereAutoKept,
    #[default]
    Restored,
}

impl From<RecordsAfter> for RecordsAfterDto {
    fn from(records: RecordsAfter) -> RecordsAfterDto {
        match records {
            RecordsAfter::Kept => RecordsAfterDto::Kept,
            RecordsAfter::RestoredWhereAutoKept => RecordsAfterDto::RestoredWhereAutoKept,
            RecordsAfter::Restored => RecordsAfterDto::Restored,
        }
    }
}

impl From<RecordsAfterDto> for RecordsAfter {
    fn from(dto: RecordsAfterDto) -> RecordsAfter {
        match dto {
            RecordsAfterDto::Kept => RecordsAfter::Kept,
            RecordsAfterDto::RestoredWhereAutoKept => RecordsAfter::RestoredWhereAutoKept,
            RecordsAfterDto::Restored => RecordsAfter::Restored,
        }
    }
}
