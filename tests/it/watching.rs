//! Waits for changes of files by another process: the system reports every change, nothing is polled.

use std::path::Path;
use std::sync::mpsc;
use std::time::{Duration, Instant};

use notify::{Event, RecursiveMode, Watcher};

use crate::program::DEADLINE;

/// Whether files are still being written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Files {
    Changing,
    /// Nothing has changed for half a second.
    Still,
}

#[cfg(unix)]
const STILL: Duration = Duration::from_millis(500);

/// Calls `ask`, and again after every change in a folder, until it returns a value.
pub fn eventually<T>(folder: &Path, what: &str, ask: impl Fn() -> Option<T>) -> T {
    watch(folder, what, DEADLINE, |_| ask())
}

/// Calls `ask` after every change in a folder and after half a second without one, until it returns a value.
#[cfg(unix)]
pub fn when_still<T>(folder: &Path, what: &str, ask: impl Fn(Files) -> Option<T>) -> T {
    watch(folder, what, STILL, ask)
}

#[allow(clippy::disallowed_methods, reason = "a deadline for a failing test")]
fn watch<T>(folder: &Path, what: &str, patience: Duration, ask: impl Fn(Files) -> Option<T>) -> T {
    let (notify, changes) = mpsc::channel();
    // Opening or reading a file changes nothing.
    let changed = move |event: notify::Result<Event>| {
        if !event.as_ref().is_ok_and(|event| event.kind.is_access()) {
            let _ = notify.send(event);
        }
    };
    let mut watcher = notify::recommended_watcher(changed).expect("the system watches folders");
    watcher.watch(folder, RecursiveMode::Recursive).expect("a folder to watch");
    let until = Instant::now() + DEADLINE;
    let mut files = Files::Changing;
    loop {
        if let Some(answer) = ask(files) {
            return answer;
        }
        let left = until.saturating_duration_since(Instant::now());
        assert!(!left.is_zero(), "waited in vain for {what}");
        let change = changes.recv_timeout(left.min(patience));
        files = if change.is_ok() { Files::Changing } else { Files::Still };
    }
}
