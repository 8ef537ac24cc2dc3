//! Moments by the local calendar, as they stand in names and lists.

use jiff::Timestamp;
use jiff::civil::Date;
use jiff::tz::TimeZone;

/// The local date of that moment (milliseconds since 1970), as `2026-11-20`.
pub fn date(wall_ms: u64) -> String {
    local(wall_ms, "%Y-%m-%d")
}

/// The local date and time of that moment, fit for the name of a file.
pub fn date_and_time(wall_ms: u64) -> String {
    local(wall_ms, "%Y-%m-%d-%H%M%S")
}

/// The local date and time of that moment, to the minute: `2026-11-20 14:05`.
pub fn date_and_minute(wall_ms: u64) -> String {
    local(wall_ms, "%Y-%m-%d %H:%M")
}

/// The first moment of a local day written as `2026-11-20`, in milliseconds since 1970.
pub fn beginning_of(day: &str) -> Option<u64> {
    let day: Date = day.trim().parse().ok()?;
    let begins = day.to_zoned(TimeZone::system()).ok()?;
    u64::try_from(begins.timestamp().as_millisecond()).ok()
}

fn local(wall_ms: u64, form: &str) -> String {
    let timestamp = i64::try_from(wall_ms).ok().and_then(|ms| Timestamp::from_millisecond(ms).ok()).unwrap_or_default();
    timestamp.to_zoned(TimeZone::system()).strftime(form).to_string()
}
