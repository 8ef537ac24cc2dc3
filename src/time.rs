//! The only caller of the system's clocks.

use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use crate::game::clock::moment::{Moment, Span};

/// The moment at which something happened: since the record was opened, and by the calendar.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Stamp {
    pub at: Moment,
    /// Milliseconds since 1970 (UTC).
    pub wall_ms: u64,
    /// How long the computer has slept since it was started.
    pub slept: Span,
    /// When it was known here, if it happened earlier at a seat whose line takes time.
    pub arrived: Option<Moment>,
}

/// The longest time that is not missed: such gaps come about on a busy machine.
pub const MIN_CLOCK_JUMP: Span = Span::seconds(2);

/// Whether a look at that moment comes much later than it was due.
pub fn is_late(at: Moment, due: Option<Moment>) -> bool {
    due.is_some_and(|due| at.since(due) > MIN_CLOCK_JUMP)
}

impl Stamp {
    /// The time for which the computer slept since `earlier`, where it is more than chance. Setting the system clock
    /// has no effect.
    pub fn missing_since(self, earlier: Stamp) -> Option<Span> {
        let missing = self.slept - earlier.slept;
        (missing > MIN_CLOCK_JUMP).then_some(missing)
    }
}

/// The current moment, counted from when a record was opened.
#[derive(Clone, Copy, Debug)]
pub struct RecordClock {
    opened: Instant,
    /// What had already passed when this program opened the record.
    before: Moment,
}

impl RecordClock {
    /// Starts counting now, from `before`.
    #[allow(clippy::disallowed_methods)]
    pub fn from(before: Moment) -> RecordClock {
        RecordClock { opened: Instant::now(), before }
    }

    /// This moment.
    pub fn stamp(&self) -> Stamp {
        Stamp { at: self.moment(), wall_ms: unix_ms(), slept: slept(), arrived: None }
    }

    /// This moment, since the record was opened.
    pub fn moment(&self) -> Moment {
        let passed = u64::try_from(self.opened.elapsed().as_millis()).unwrap_or(u64::MAX);
        Moment(self.before.0.saturating_add(passed))
    }

    /// The time from now until `moment`; nothing if it has passed.
    pub fn until(&self, moment: Moment) -> Duration {
        Duration::from_millis(moment.0.saturating_sub(self.moment().0))
    }
}

/// The time for which the computer has slept since it was started: the lead of the clock that goes on in sleep.
#[cfg(target_os = "linux")]
fn slept() -> Span {
    use rustix::time::{ClockId, clock_gettime};
    let ms = |clock| {
        let now = clock_gettime(clock);
        now.tv_sec.saturating_mul(1000).saturating_add(now.tv_nsec / 1_000_000)
    };
    Span(ms(ClockId::Boottime) - ms(ClockId::Monotonic))
}

/// The time asleep on a Mac, whose monotonic clock goes on in sleep.
#[cfg(target_vendor = "apple")]
fn slept() -> Span {
    let ns = |clock| {
        let mut now = libc::timespec { tv_sec: 0, tv_nsec: 0 };
        // SAFETY: it writes the time into what it is given.
        let is_known = unsafe { libc::clock_gettime(clock, &raw mut now) } == 0;
        if is_known { now.tv_sec.saturating_mul(1_000_000_000).saturating_add(now.tv_nsec) } else { 0 }
    };
    let slept = ns(libc::CLOCK_MONOTONIC).saturating_sub(ns(libc::CLOCK_UPTIME_RAW));
    Span(slept.max(0) / 1_000_000)
}

/// Here the system does not tell.
#[cfg(not(any(target_os = "linux", target_vendor = "apple")))]
fn slept() -> Span {
    Span::ZERO
}

/// The calendar time, in milliseconds since 1970 (UTC).
#[allow(clippy::disallowed_methods)]
pub fn unix_ms() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |d| u64::try_from(d.as_millis()).unwrap_or(u64::MAX))
}
