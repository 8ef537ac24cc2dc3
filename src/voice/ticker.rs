//! A steady tick while something is under way; how long a thing may take is counted in ticks.

use std::sync::mpsc::{self, RecvTimeoutError, Sender};
use std::thread;
use std::time::Duration;

/// The time between two ticks.
pub const TICK: Duration = Duration::from_millis(100);

/// Calls back every tenth of a second while awake. A machine that sleeps does not count as time gone by.
pub struct Ticker(Sender<Pace>);

/// Whether anything is being waited for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pace {
    Awake,
    Asleep,
}

impl Ticker {
    pub fn start(tick: impl Fn() + Send + 'static) -> Ticker {
        let (sender, paces) = mpsc::channel();
        thread::spawn(move || {
            let mut pace = Pace::Asleep;
            loop {
                let news = match pace {
                    Pace::Asleep => paces.recv().map_err(|_| RecvTimeoutError::Disconnected),
                    Pace::Awake => paces.recv_timeout(TICK),
                };
                match news {
                    Ok(news) => pace = news,
                    Err(RecvTimeoutError::Timeout) => tick(),
                    Err(RecvTimeoutError::Disconnected) => return,
                }
            }
        });
        Ticker(sender)
    }

    /// Says whether ticks are wanted; call it only when that changes.
    pub fn set(&self, pace: Pace) {
        // The thread lives as long as this sender.
        let _ = self.0.send(pace);
    }
}
