//! Points and lengths of time, in milliseconds since the record of a game was opened. Knows no clock.

use std::fmt;
use std::ops::{Add, AddAssign, Sub, SubAssign};
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// A point in time: milliseconds since the record of the game was opened.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Moment(pub u64);

/// A length of time in milliseconds; negative where something was overdrawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Span(pub i64);

impl Moment {
    /// The moment at which the record was opened.
    pub const START: Moment = Moment(0);

    /// The time that has passed since `earlier`; negative if `earlier` is later.
    pub fn since(self, earlier: Moment) -> Span {
        Span(self.0 as i64 - earlier.0 as i64)
    }

    /// This moment moved by `span`, never before the start of the record.
    pub fn plus(self, span: Span) -> Moment {
        Moment(self.0.saturating_add_signed(span.0))
    }
}

impl Span {
    /// No time at all.
    pub const ZERO: Span = Span(0);

    /// A span of `count` milliseconds.
    pub const fn milliseconds(count: i64) -> Span {
        Span(count)
    }

    /// A span of `count` seconds.
    pub const fn seconds(count: i64) -> Span {
        Span(count * 1000)
    }

    /// A span of `count` minutes.
    pub const fn minutes(count: i64) -> Span {
        Span::seconds(count * 60)
    }

    /// Whole seconds, rounded down (towards minus infinity).
    pub const fn whole_seconds(self) -> i64 {
        self.0.div_euclid(1000)
    }

    /// A time left as a display shows it: whole seconds, rounded up, so that it shows 0:00:00 only when none is left.
    pub const fn shown_as_left(self) -> Span {
        let left = if self.0 > 0 { self.0 } else { 0 };
        Span::seconds(left.saturating_add(999).div_euclid(1000))
    }
}

impl Add for Span {
    type Output = Span;
    fn add(self, other: Span) -> Span {
        Span(self.0.saturating_add(other.0))
    }
}

impl Sub for Span {
    type Output = Span;
    fn sub(self, other: Span) -> Span {
        Span(self.0.saturating_sub(other.0))
    }
}

impl AddAssign for Span {
    fn add_assign(&mut self, other: Span) {
        *self = *self + other;
    }
}

impl SubAssign for Span {
    fn sub_assign(&mut self, other: Span) {
        *self = *self - other;
    }
}

/// `H:MM:SS`, with `.mmm` where there are milliseconds.
impl fmt::Display for Span {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { "-" } else { "" };
        let ms = self.0.unsigned_abs();
        let (seconds, ms) = (ms / 1000, ms % 1000);
        write!(f, "{sign}{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60)?;
        if ms > 0 {
            write!(f, ".{ms:03}")?;
        }
        Ok(())
    }
}

/// The error of a text that is not a length of time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotASpan;

/// `H:MM:SS`, `MM:SS`, `1h30m`, `10m`, `45s`; whole seconds.
impl FromStr for Span {
    type Err = NotASpan;

    fn from_str(text: &str) -> Result<Span, NotASpan> {
        let seconds = if text.contains(':') { by_colons(text) } else { by_letters(text) };
        seconds.map(Span::seconds).ok_or(NotASpan)
    }
}

fn by_colons(text: &str) -> Option<i64> {
    let parts = text.split(':').map(number).collect::<Option<Vec<_>>>()?;
    match parts.as_slice() {
        [minutes, seconds] if *seconds < 60 => Some(minutes * 60 + seconds),
        [hours, minutes, seconds] if *minutes < 60 && *seconds < 60 => Some(hours * 3600 + minutes * 60 + seconds),
        _ => None,
    }
}

fn by_letters(text: &str) -> Option<i64> {
    let mut rest = text;
    let mut total = 0;
    for (letter, seconds) in [('h', 3600), ('m', 60), ('s', 1)] {
        if let Some((count, behind)) = rest.split_once(letter) {
            total += number(count)? * seconds;
            rest = behind;
        }
    }
    (rest.is_empty() && !text.is_empty()).then_some(total)
}

fn number(digits: &str) -> Option<i64> {
    let plain = !digits.is_empty() && digits.len() <= 9 && digits.bytes().all(|byte| byte.is_ascii_digit());
    if plain { digits.parse().ok() } else { None }
}

impl fmt::Display for Moment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Span(self.0 as i64).fmt(f)
    }
}
