//! The only caller of the system's clocks.

use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use crate::game::clock::moment::{Moment, Span};

/// The moment at which something happened, since the record was opened and on the wall.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Stamp {
    pub at: Moment,
    /// Milliseconds since 1970 (UTC).
    pub wall_ms: u64,
}

/// The shortest time that is missed: shorter ones come about on a busy machine.
pub const MIN_CLOCK_JUMP: Span = Span::seconds(3);

impl Stamp {
    /// What the wall's clock went on more than the program's own since `earlier`, where that is not by chance: the
    /// computer slept, or its clock was set.
    pub fn missing_since(self, earlier: Stamp) -> Option<Span> {
        let on_the_wall = Moment(self.wall_ms).since(Moment(earlier.wall_ms));
        let missing = on_the_wall - self.at.since(earlier.at);
        (missing >= MIN_CLOCK_JUMP).then_some(missing)
    }
}

/// Tells the moment, counted from when a record was opened.
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
        let passed = u64::try_from(self.opened.elapsed().as_millis()).unwrap_or(u64::MAX);
        Stamp { at: Moment(self.before.0.saturating_add(passed)), wall_ms: unix_ms() }
    }

    /// How long it is from now until `moment`; nothing if it has passed.
    pub fn until(&self, moment: Moment) -> Duration {
        Duration::from_millis(moment.0.saturating_sub(self.stamp().at.0))
    }
}

/// The time on the wall, in milliseconds since 1970 (UTC).
#[allow(clippy::disallowed_methods)]
pub fn unix_ms() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |d| u64::try_from(d.as_millis()).unwrap_or(u64::MAX))
}
