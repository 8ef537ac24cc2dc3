//! The signals by which the system ends, stops and continues the program.

use std::io;
use std::sync::mpsc::Sender;
use std::thread;

use super::input::Input;
use crate::time::{RecordClock, Stamp};

/// Turns the system's wish to end the program into an input.
///
/// # Errors
///
/// Where the system does not let signals be watched.
pub fn watch_signals(now: RecordClock, to: Sender<(Stamp, Input)>) -> io::Result<()> {
    use signal_hook::consts::{
        SIGABRT, SIGALRM, SIGCONT, SIGHUP, SIGINT, SIGPROF, SIGQUIT, SIGTERM, SIGTSTP, SIGUSR1, SIGUSR2, SIGVTALRM,
        SIGXCPU, SIGXFSZ,
    };
    let mut signals = signal_hook::iterator::Signals::new([
        SIGHUP, SIGINT, SIGTERM, SIGQUIT, SIGUSR1, SIGUSR2, SIGXCPU, SIGABRT, SIGALRM, SIGVTALRM, SIGPROF, SIGTSTP,
        SIGCONT, SIGXFSZ,
    ])?;
    thread::spawn(move || {
        for signal in signals.forever() {
            let input = match signal {
                SIGTSTP => Input::Suspended,
                SIGCONT => Input::Continued,
                // A file that may not grow is told by the write that fails.
                SIGXFSZ => continue,
                #[cfg(debug_assertions)]
                SIGUSR2 => Input::Broken,
                _ => Input::Ended,
            };
            if to.send((now.stamp(), input)).is_err() {
                return;
            }
        }
    });
    Ok(())
}

/// Stops the program until somebody lets it go on, as a shell does.
pub fn stop_here() {
    // Where it cannot be stopped it goes on.
    let _ = signal_hook::low_level::raise(signal_hook::consts::SIGSTOP);
}
