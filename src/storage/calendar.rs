//! Moments (milliseconds since 1970) by the local calendar, as written in names and lists.

use jiff::civil::Date;
use jiff::tz::TimeZone;
use jiff::{Timestamp, ZonedDateTime};

/// A day as people name it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Day {
    Today,
    Yesterday,
    /// `2026-11-20`.
    Other(String),
}

/// The local date, as `2026-11-20`.
pub fn date(wall_ms: u64) -> String {
    local(wall_ms, "%Y-%m-%d")
}

/// The local date and time, for the name of a file.
pub fn date_and_time(wall_ms: u64) -> String {
    local(wall_ms, "%Y-%m-%d-%H%M%S")
}

/// The local date and time to the minute: `2026-11-20 14:05`.
pub fn date_and_minute(wall_ms: u64) -> String {
    local(wall_ms, "%Y-%m-%d %H:%M")
}

/// The first moment of a local day written as `2026-11-20`.
pub fn beginning_of(day: &str) -> Option<u64> {
    let day: Date = day.trim().parse().ok()?;
    let begins = day.to_zoned_datetime(TimeZone::system()).ok()?;
    u64::try_from(begins.timestamp().as_millisecond()).ok()
}

/// The local day of a moment, seen from now.
pub fn day(at_ms: u64, now_ms: u64) -> Day {
    let (at, now) = (zoned(at_ms).date(), zoned(now_ms).date());
    match at {
        at if at == now => Day::Today,
        at if now.yesterday().is_ok_and(|yesterday| at == yesterday) => Day::Yesterday,
        at => Day::Other(at.to_string()),
    }
}

/// The local time to the second, as `18:04:59`.
pub fn second_of_day(at_ms: u64) -> String {
    local(at_ms, "%H:%M:%S")
}

/// The local time, as `18:04`.
pub fn time_of_day(at_ms: u64) -> String {
    local(at_ms, "%H:%M")
}

fn local(wall_ms: u64, format: &str) -> String {
    zoned(wall_ms).strftime(format).to_string()
}

fn zoned(wall_ms: u64) -> ZonedDateTime {
    let timestamp = i64::try_from(wall_ms).ok().and_then(|ms| Timestamp::from_millisecond(ms).ok()).unwrap_or_default();
    timestamp.to_zoned_datetime(TimeZone::system())
}
