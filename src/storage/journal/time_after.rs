//! What an event left on the clocks, in the form on disk. Times are in milliseconds; what is 0 is left out.

use serde::{Deserialize, Serialize};
use shakmaty::ByColor;

use super::pause::PauseDto;
use super::values::ColorDto;
use crate::game::clock::chessclock::ClockState;
use crate::game::clock::display::{ClockReading, Motion, PauseReasons};
use crate::game::clock::moment::{Moment, Span};
use crate::game::clock::side::Side;
use crate::game::clock::time_after::{NotedReadings, TimeAfter};

/// Both clocks after an event, and what it noted of them beside half-moves.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct TimeAfterDto {
    /// Whose clock runs, or will when they are started again.
    whose: ColorDto,
    /// When it was started or last settled; nothing where both stand still.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    since_ms: Option<u64>,
    /// Why both stand still.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    stopped: Vec<PauseDto>,
    white: SideDto,
    black: SideDto,
    /// What was entered of a clock on the table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    entered: Option<EnteredDto>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    noted: Vec<NotedDto>,
}

#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
struct SideDto {
    #[serde(default, skip_serializing_if = "is_zero")]
    given_ms: i64,
    #[serde(default, skip_serializing_if = "is_zero")]
    used_ms: i64,
    #[serde(default, skip_serializing_if = "is_zero")]
    on_move_ms: i64,
    #[serde(default, skip_serializing_if = "is_zero")]
    extra_ms: i64,
    #[serde(default, skip_serializing_if = "is_zero")]
    moves: u32,
    #[serde(default, skip_serializing_if = "is_zero")]
    period: u32,
    #[serde(default, skip_serializing_if = "is_zero")]
    times: u32,
    #[serde(default, skip_serializing_if = "is_zero")]
    block: u32,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    flag_ms: Option<u64>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    recorded_ms: Option<u64>,
}

#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
struct EnteredDto {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    white_ms: Option<i64>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    black_ms: Option<i64>,
}

#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
struct NotedDto {
    ply: usize,
    before: BothDto,
    after: BothDto,
}

#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
struct BothDto {
    white: ReadingDto,
    black: ReadingDto,
}

#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
struct ReadingDto {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    left_ms: Option<i64>,
    #[serde(default, skip_serializing_if = "is_zero")]
    used_ms: i64,
    #[serde(default, skip_serializing_if = "is_zero")]
    moves: u32,
    #[serde(default, skip_serializing_if = "is_zero")]
    period: u32,
    #[serde(default, skip_serializing_if = "is_zero")]
    times: u32,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    to_control: Option<u32>,
}

fn is_zero<T: Default + PartialEq>(number: &T) -> bool {
    *number == T::default()
}

impl From<&TimeAfter> for TimeAfterDto {
    fn from(TimeAfter { clocks, noted }: &TimeAfter) -> TimeAfterDto {
        let (since_ms, stopped) = match clocks.motion {
            Motion::Since(Moment(since)) => (Some(since), Vec::new()),
            Motion::Stopped(reasons) => (None, reasons.iter().map(PauseDto::from).collect()),
        };
        let entered = clocks.entered.map(|entered| EnteredDto {
            white_ms: entered.white.map(|Span(ms)| ms),
            black_ms: entered.black.map(|Span(ms)| ms),
        });
        TimeAfterDto {
            whose: clocks.whose.into(),
            since_ms,
            stopped,
            white: (&clocks.sides.white).into(),
            black: (&clocks.sides.black).into(),
            entered,
            noted: noted.iter().map(NotedDto::from).collect(),
        }
    }
}

impl From<TimeAfterDto> for TimeAfter {
    fn from(dto: TimeAfterDto) -> TimeAfter {
        let reasons = dto.stopped.into_iter().fold(PauseReasons::NONE, |reasons, reason| reasons.with(reason.into()));
        let clocks = ClockState {
            sides: ByColor { white: dto.white.into(), black: dto.black.into() },
            whose: dto.whose.into(),
            motion: dto.since_ms.map_or(Motion::Stopped(reasons), |since| Motion::Since(Moment(since))),
            entered: dto
                .entered
                .map(|entered| ByColor { white: entered.white_ms.map(Span), black: entered.black_ms.map(Span) }),
        };
        TimeAfter { clocks, noted: dto.noted.into_iter().map(NotedReadings::from).collect() }
    }
}

impl From<&Side> for SideDto {
    fn from(side: &Side) -> SideDto {
        SideDto {
            given_ms: side.given.0,
            used_ms: side.used.0,
            on_move_ms: side.on_move.0,
            extra_ms: side.extra.0,
            moves: side.moves,
            period: side.period,
            times: side.times,
            block: side.block,
            flag_ms: side.flag.map(|Moment(at)| at),
            recorded_ms: side.recorded.map(|Moment(at)| at),
        }
    }
}

impl From<SideDto> for Side {
    fn from(dto: SideDto) -> Side {
        Side {
            given: Span(dto.given_ms),
            used: Span(dto.used_ms),
            on_move: Span(dto.on_move_ms),
            extra: Span(dto.extra_ms),
            moves: dto.moves,
            period: dto.period,
            times: dto.times,
            // No clock counts a block from moves that are not made.
            block: dto.block.min(dto.moves),
            flag: dto.flag_ms.map(Moment),
            recorded: dto.recorded_ms.map(Moment),
        }
    }
}

impl From<&NotedReadings> for NotedDto {
    fn from(noted: &NotedReadings) -> NotedDto {
        NotedDto { ply: noted.ply, before: noted.before_press.into(), after: noted.readings.into() }
    }
}

impl From<NotedDto> for NotedReadings {
    fn from(dto: NotedDto) -> NotedReadings {
        NotedReadings { ply: dto.ply, before_press: dto.before.into(), readings: dto.after.into() }
    }
}

impl From<ByColor<ClockReading>> for BothDto {
    fn from(readings: ByColor<ClockReading>) -> BothDto {
        BothDto { white: readings.white.into(), black: readings.black.into() }
    }
}

impl From<BothDto> for ByColor<ClockReading> {
    fn from(dto: BothDto) -> ByColor<ClockReading> {
        ByColor { white: dto.white.into(), black: dto.black.into() }
    }
}

impl From<ClockReading> for ReadingDto {
    fn from(reading: ClockReading) -> ReadingDto {
        ReadingDto {
            left_ms: reading.remaining.map(|Span(ms)| ms),
            used_ms: reading.used.0,
            moves: reading.moves,
            period: reading.period,
            times: reading.times,
            to_control: reading.to_control,
        }
    }
}

impl From<ReadingDto> for ClockReading {
    fn from(dto: ReadingDto) -> ClockReading {
        ClockReading {
            remaining: dto.left_ms.map(Span),
            used: Span(dto.used_ms),
            moves: dto.moves,
            period: dto.period,
            times: dto.times,
            to_control: dto.to_control,
        }
    }
}
