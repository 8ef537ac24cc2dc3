//! A steady tick while something is under way: how long a thing has taken is the number of ticks times [`TICK`].

use std::sync::mpsc::{self, RecvTimeoutError, Sender};
use std::thread;
use std::time::Duration;

/// The time between two ticks.
pub const TICK: Duration = Duration::from_millis(100);

/// Calls back every tenth of a second while awake. A machine that sleeps does not count as time gone by.
pub struct Ticker {
    paces: Sender<Pace>,
    pace: Pace,
}

/// Whether anything is being waited for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pace {
    Awake,
    Asleep,
}

impl Ticker {
    /// Starts the thread that calls `tick`; it is asleep at first.
    pub fn start(tick: impl Fn() + Send + 'static) -> Ticker {
        let (sender, paces) = mpsc::channel();
        thread::spawn(move || {
            let mut pace = Pace::Asleep;
            loop {
                let changed = match pace {
                    Pace::Asleep => paces.recv().map_err(|_| RecvTimeoutError::Disconnected),
                    Pace::Awake => paces.recv_timeout(TICK),
                };
                match changed {
                    Ok(changed) => pace = changed,
                    Err(RecvTimeoutError::Timeout) => tick(),
                    Err(RecvTimeoutError::Disconnected) => return,
                }
            }
        });
        Ticker { paces: sender, pace: Pace::Asleep }
    }

    /// Says whether ticks are wanted.
    pub fn set(&mut self, pace: Pace) {
        if std::mem::replace(&mut self.pace, pace) != pace {
            // The thread lives as long as this sender.
            let _ = self.paces.send(pace);
        }
    }
}
