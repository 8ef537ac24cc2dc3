//! A steady tick while something is under way. Durations are counted in ticks of [`TICK`].

use std::sync::Arc;
use std::sync::mpsc::{self, RecvTimeoutError, Sender};
use std::thread;
use std::time::Duration;

/// The time between two ticks.
pub const TICK: Duration = Duration::from_millis(100);

/// Calls back every tenth of a second while awake, and has a thread only then. The time that a machine sleeps does not
/// count.
pub struct Ticker {
    tick: Arc<dyn Fn() + Send + Sync>,
    /// Set while awake; the thread ends when this is dropped.
    awake: Option<Sender<()>>,
}

impl Ticker {
    /// A ticker that is asleep. It will call `tick` from a thread of its own.
    pub fn new(tick: impl Fn() + Send + Sync + 'static) -> Ticker {
        Ticker { tick: Arc::new(tick), awake: None }
    }

    /// Sets whether ticks are wanted.
    pub fn set_awake(&mut self, is_awake: bool) {
        if is_awake {
            self.awake.get_or_insert_with(|| start_ticking(Arc::clone(&self.tick)));
        } else {
            self.awake = None;
        }
    }
}

/// Ticks on a background thread until the returned sender is dropped.
fn start_ticking(tick: Arc<dyn Fn() + Send + Sync>) -> Sender<()> {
    let (awake, end) = mpsc::channel();
    thread::spawn(move || {
        while end.recv_timeout(TICK) == Err(RecvTimeoutError::Timeout) {
            tick();
        }
    });
    awake
}
