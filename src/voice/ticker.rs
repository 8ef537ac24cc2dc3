//! A steady tick while something is under way: how long a thing has taken is the number of ticks times [`TICK`].

use std::sync::Arc;
use std::sync::mpsc::{self, RecvTimeoutError, Sender};
use std::thread;
use std::time::Duration;

/// The time between two ticks.
pub const TICK: Duration = Duration::from_millis(100);

/// Calls back every tenth of a second while awake, and has a thread only then. A machine that sleeps does not count as
/// time gone by.
pub struct Ticker {
    tick: Arc<dyn Fn() + Send + Sync>,
    /// While awake: the thread ends when this does.
    awake: Option<Sender<()>>,
}

/// Whether anything is being waited for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pace {
    Awake,
    Asleep,
}

impl Ticker {
    /// Will call `tick` from a thread of its own; asleep at first.
    pub fn new(tick: impl Fn() + Send + Sync + 'static) -> Ticker {
        Ticker { tick: Arc::new(tick), awake: None }
    }

    /// Says whether ticks are wanted.
    pub fn set(&mut self, pace: Pace) {
        match pace {
            Pace::Asleep => self.awake = None,
            Pace::Awake => {
                self.awake.get_or_insert_with(|| ticking(Arc::clone(&self.tick)));
            }
        }
    }
}

/// Calls `tick` from a thread of its own until what it gives is dropped.
fn ticking(tick: Arc<dyn Fn() + Send + Sync>) -> Sender<()> {
    let (awake, end) = mpsc::channel();
    thread::spawn(move || {
        while end.recv_timeout(TICK) == Err(RecvTimeoutError::Timeout) {
            tick();
        }
    });
    awake
}
