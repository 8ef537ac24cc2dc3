//! How far the clock of the server is from ours, by what it sends.

/// After how long, in milliseconds, a message that comes now cannot have been on the way: one of the clocks was set.
const IMPLAUSIBLE_MS: i64 = 60_000;

/// The clock of a server, as far as its messages show it.
#[derive(Clone, Copy, Debug, Default)]
pub struct ServerClock {
    /// The least time, in milliseconds, by which a message came later than the server says that it was sent.
    least: Option<i64>,
}

impl ServerClock {
    /// Notes that something which the server dates to `sent_ms` comes now, and returns how long it was on the way.
    pub fn live(&mut self, sent_ms: u64, now_ms: u64) -> u64 {
        let difference = difference(sent_ms, now_ms);
        let on_the_way = self.least.map_or(0, |least| difference.saturating_sub(least));
        if on_the_way > IMPLAUSIBLE_MS {
            self.least = Some(difference);
            return 0;
        }
        self.least = Some(self.least.map_or(difference, |least| least.min(difference)));
        u64::try_from(on_the_way).unwrap_or_default()
    }

    /// How long ago, in milliseconds, the server got what it dates to `sent_ms`.
    pub fn age_ms(&self, sent_ms: u64, now_ms: u64) -> u64 {
        let ago = difference(sent_ms, now_ms).saturating_sub(self.least.unwrap_or_default());
        u64::try_from(ago).unwrap_or_default()
    }
}

fn difference(sent_ms: u64, now_ms: u64) -> i64 {
    let [sent, now] = [sent_ms, now_ms].map(|ms| i64::try_from(ms).unwrap_or(i64::MAX));
    now.saturating_sub(sent)
}
