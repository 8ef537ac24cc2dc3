//! Keeps a voice process running: starts it, tells it the settings, ends it when it hangs, starts it again after a while.

use super::order::Order;
use super::process::VoiceProcess;
use super::protocol::{Request, VoiceChoice};
use super::{Trouble, VoiceSettings};
use std::ffi::OsString;
use std::io::ErrorKind;
use std::sync::mpsc::Sender;

/// Ticks within which a new process must be ready.
const READY: u32 = 50;
/// The longest wait before the next attempt to start, in ticks.
const LONGEST_WAIT: u32 = 300;

pub struct ProcessSupervisor {
    command: Vec<OsString>,
    orders: Sender<Order>,
    state: State,
    /// Counts the processes, so that a dead one's last words are told from a living one's.
    number: u32,
    /// Failed starts and deaths since a sentence was last heard to its end.
    failures: u32,
}

enum State {
    Starting(VoiceProcess, u32),
    Runs(VoiceProcess),
    /// The next attempt is so many ticks away.
    Waits(u32),
    /// There is no such program; trying again would not help.
    Absent,
}

/// What has become due by the passing of time.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Due {
    Nothing,
    Start,
    /// The new process was not ready in time.
    Frozen,
}

impl ProcessSupervisor {
    pub fn new(command: Vec<OsString>, orders: Sender<Order>) -> ProcessSupervisor {
        ProcessSupervisor { command, orders, state: State::Waits(0), number: 0, failures: 0 }
    }

    /// Starts a process and tells it the settings.
    ///
    /// # Errors
    ///
    /// Why there is none now. Another attempt becomes due, unless there is no such program.
    pub fn start(&mut self, settings: &VoiceSettings) -> Result<(), Trouble> {
        self.number += 1;
        let (number, orders) = (self.number, self.orders.clone());
        let tell = move |news| drop(orders.send(Order::Process(number, news)));
        match VoiceProcess::start(&self.command, tell) {
            Ok(process) => {
                self.greeting(settings).iter().for_each(|request| process.ask(request));
                self.state = State::Starting(process, 0);
                Ok(())
            }
            Err(error) if error.kind() == ErrorKind::NotFound => {
                self.state = State::Absent;
                Err(Trouble::NoProcess)
            }
            Err(_) => {
                self.fell();
                Err(Trouble::NoProcess)
            }
        }
    }

    pub fn ask(&self, request: &Request) {
        match &self.state {
            State::Starting(process, _) | State::Runs(process) => process.ask(request),
            State::Waits(_) | State::Absent => {}
        }
    }

    pub fn is_current(&self, number: u32) -> bool {
        number == self.number
    }

    pub fn is_running(&self) -> bool {
        matches!(self.state, State::Runs(_))
    }

    /// Whether a process may yet come to run, so that waiting makes sense.
    pub fn is_starting(&self) -> bool {
        matches!(self.state, State::Starting(..))
    }

    pub fn is_absent(&self) -> bool {
        matches!(self.state, State::Absent)
    }

    /// Whether the passing of time matters.
    pub fn is_waiting(&self) -> bool {
        matches!(self.state, State::Starting(..) | State::Waits(_))
    }

    pub fn ready(&mut self) {
        self.state = match std::mem::replace(&mut self.state, State::Absent) {
            State::Starting(process, _) | State::Runs(process) => State::Runs(process),
            State::Waits(ticks) => State::Waits(ticks),
            State::Absent => State::Absent,
        };
    }

    /// A sentence was heard to its end: the process is sound.
    pub fn proved(&mut self) {
        self.failures = 0;
    }

    /// The process is gone or is to go: it is ended, and an attempt to start another becomes due, the later the
    /// more often this happened.
    pub fn fell(&mut self) {
        let wait = if self.failures == 0 { 0 } else { (5 << self.failures.min(8)).min(LONGEST_WAIT) };
        self.failures += 1;
        match std::mem::replace(&mut self.state, State::Waits(wait)) {
            State::Starting(process, _) | State::Runs(process) => process.kill(),
            State::Waits(_) | State::Absent => {}
        }
    }

    pub fn tick(&mut self) -> Due {
        match &mut self.state {
            State::Starting(_, age) if *age >= READY => Due::Frozen,
            State::Starting(_, age) => {
                *age += 1;
                Due::Nothing
            }
            State::Waits(0) => Due::Start,
            State::Waits(ticks) => {
                *ticks -= 1;
                Due::Nothing
            }
            State::Runs(_) | State::Absent => Due::Nothing,
        }
    }

    fn greeting(&self, settings: &VoiceSettings) -> Vec<Request> {
        // A system voice that takes the process down twice is not tried a third time before something was heard.
        let choice = match settings.choice {
            VoiceChoice::Auto if self.failures > 1 => VoiceChoice::Embedded,
            choice @ (VoiceChoice::Auto | VoiceChoice::System | VoiceChoice::Embedded | VoiceChoice::Off) => choice,
        };
        let mut languages = settings.languages.clone();
        if !languages.iter().any(|language| language == "de") {
            languages.insert(0, "de".to_string());
        }
        let ears = settings.ears.iter().cloned().map(|(ear, settings)| Request::Ear { ear, settings });
        let voices = settings.voices.iter().cloned().map(|(language, name)| Request::UseVoice { language, name });
        ears.chain(voices).chain([Request::Prepare { choice, languages }]).collect()
    }
}
