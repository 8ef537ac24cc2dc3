//! Keeps a voice process running: starts it, tells it the settings, ends it when it hangs, starts it again after a while.

use super::command::VoiceCommand;
use super::process::VoiceProcess;
use super::protocol::{VoiceChoice, VoiceRequest};
use super::ticker::TICK;
use super::{VoiceSettings, VoiceTrouble};
use std::ffi::OsString;
use std::io::ErrorKind;
use std::sync::mpsc::Sender;
use std::time::Duration;

/// How long a new process may take to be ready.
const READY: Duration = Duration::from_secs(5);
/// The first wait before another attempt to start, after which it doubles, and the longest.
const SHORTEST_WAIT: Duration = Duration::from_millis(500);
const LONGEST_WAIT: Duration = Duration::from_secs(2);
/// The wait where a process did nothing but send.
const AFTER_A_FLOOD: Duration = Duration::from_secs(30);
/// Reports that a process may send unasked; as many come again in four seconds.
const UNASKED: u32 = 200;
const UNASKED_A_TICK: u32 = 5;
/// Reports that may follow a request, and one for a list.
const FOR_A_REQUEST: u32 = 8;
const FOR_A_LIST: u32 = 20_000;

/// The voice process, or the wait before it is started again.
pub struct ProcessSupervisor {
    command: Vec<OsString>,
    orders: Sender<VoiceCommand>,
    state: ProcessState,
    /// Counts the processes, so that a dead one's last words are told from a living one's.
    number: u32,
    /// Failed starts and deaths since a sentence was last heard to its end.
    failures: u32,
    /// Reports that the process may still send.
    allowance: u32,
}

enum ProcessState {
    /// No voice is wished for.
    Off,
    /// So long ago.
    Starting(VoiceProcess, Duration),
    Runs(VoiceProcess),
    /// The next attempt is so far away.
    Waits(Duration),
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
    /// One that has no process yet; `orders` is where what a process reports goes.
    pub fn new(command: Vec<OsString>, orders: Sender<VoiceCommand>) -> ProcessSupervisor {
        ProcessSupervisor { command, orders, state: ProcessState::Off, number: 0, failures: 0, allowance: UNASKED }
    }

    /// Starts a process and tells it the settings.
    ///
    /// # Errors
    ///
    /// Why there is none now. Another attempt becomes due, unless there is no such program.
    pub fn start(&mut self, settings: &VoiceSettings) -> Result<(), VoiceTrouble> {
        self.number += 1;
        let (number, orders) = (self.number, self.orders.clone());
        let tell = move |told| orders.send(VoiceCommand::Process(number, told)).is_ok();
        match VoiceProcess::start(&self.command, tell) {
            Ok(process) => {
                self.state = ProcessState::Starting(process, Duration::ZERO);
                self.allowance = UNASKED;
                self.greeting(settings).iter().for_each(|request| self.ask(request));
                Ok(())
            }
            Err(error) if error.kind() == ErrorKind::NotFound => {
                self.state = ProcessState::Absent;
                Err(VoiceTrouble::NoProcess)
            }
            Err(_) => {
                self.fell(VoiceTrouble::NoProcess);
                Err(VoiceTrouble::NoProcess)
            }
        }
    }

    /// Sends a request, if there is a process.
    pub fn ask(&mut self, request: &VoiceRequest) {
        if let ProcessState::Starting(process, _) | ProcessState::Runs(process) = &self.state {
            process.ask(request);
            let is_list = matches!(request, VoiceRequest::ListVoices | VoiceRequest::ListDevices);
            self.allowance += if is_list { FOR_A_LIST } else { FOR_A_REQUEST };
        }
    }

    /// Counts a report of the process of this number; whether it is to be heeded.
    ///
    /// # Errors
    ///
    /// [`VoiceTrouble::ProcessFlooded`]: it sends more than it may.
    pub fn count(&mut self, number: u32) -> Result<bool, VoiceTrouble> {
        if number != self.number {
            return Ok(false);
        }
        self.allowance = self.allowance.checked_sub(1).ok_or(VoiceTrouble::ProcessFlooded)?;
        Ok(true)
    }

    /// Whether a process takes sentences.
    pub fn is_running(&self) -> bool {
        matches!(self.state, ProcessState::Runs(_))
    }

    /// Whether a process may yet come to run, so that waiting makes sense.
    pub fn is_starting(&self) -> bool {
        matches!(self.state, ProcessState::Starting(..))
    }

    /// Whether no voice is wished for.
    pub fn is_off(&self) -> bool {
        matches!(self.state, ProcessState::Off)
    }

    /// Whether the passing of time matters.
    pub fn is_waiting(&self) -> bool {
        matches!(self.state, ProcessState::Starting(..) | ProcessState::Waits(_)) || self.allowance < UNASKED
    }

    /// The process takes sentences from now on.
    pub fn ready(&mut self) {
        self.state = match std::mem::replace(&mut self.state, ProcessState::Off) {
            ProcessState::Starting(process, _) | ProcessState::Runs(process) => ProcessState::Runs(process),
            ProcessState::Waits(left) => ProcessState::Waits(left),
            ProcessState::Absent => ProcessState::Absent,
            ProcessState::Off => ProcessState::Off,
        };
    }

    /// A sentence was heard to its end: the process is sound.
    pub fn proved(&mut self) {
        self.failures = 0;
    }

    /// The process is gone or is to go: it is ended, and an attempt to start another becomes due, the later the
    /// more often this happened.
    pub fn fell(&mut self, why: VoiceTrouble) {
        let wait = match (why, self.failures) {
            (VoiceTrouble::ProcessFlooded, _) => AFTER_A_FLOOD,
            (_, 0) => Duration::ZERO,
            (_, failures) => (SHORTEST_WAIT * failures).min(LONGEST_WAIT),
        };
        self.failures += 1;
        match std::mem::replace(&mut self.state, ProcessState::Waits(wait)) {
            ProcessState::Starting(process, _) | ProcessState::Runs(process) => process.kill(),
            ProcessState::Off => self.state = ProcessState::Off,
            ProcessState::Waits(_) | ProcessState::Absent => {}
        }
    }

    /// No voice is wished for any more: the process ends.
    pub fn switch_off(&mut self) {
        self.number += 1;
        self.state = ProcessState::Off;
    }

    /// A tick has passed.
    pub fn tick(&mut self) -> Due {
        if self.allowance < UNASKED {
            self.allowance += UNASKED_A_TICK;
        }
        match &mut self.state {
            ProcessState::Starting(_, age) if *age >= READY => Due::Frozen,
            ProcessState::Starting(_, age) => {
                *age += TICK;
                Due::Nothing
            }
            ProcessState::Waits(left) if left.is_zero() => Due::Start,
            ProcessState::Waits(left) => {
                *left = left.saturating_sub(TICK);
                Due::Nothing
            }
            ProcessState::Runs(_) | ProcessState::Absent | ProcessState::Off => Due::Nothing,
        }
    }

    /// What is wished for, as it is asked of a process.
    pub fn preparation(&self, settings: &VoiceSettings) -> VoiceRequest {
        // A system voice that takes the process down twice is not tried a third time before something was heard.
        let choice = match settings.choice {
            VoiceChoice::Auto if self.failures > 1 => VoiceChoice::Embedded,
            choice @ (VoiceChoice::Auto
            | VoiceChoice::System
            | VoiceChoice::Reader
            | VoiceChoice::Embedded
            | VoiceChoice::Off) => choice,
        };
        let mut languages = settings.languages.clone();
        if !languages.iter().any(|language| language == "de") {
            languages.insert(0, "de".to_string());
        }
        VoiceRequest::Prepare { choice, languages }
    }

    fn greeting(&self, settings: &VoiceSettings) -> Vec<VoiceRequest> {
        let ears = settings.ears.iter().cloned().map(|(ear, settings)| VoiceRequest::Ear { ear, settings });
        let voices = settings.voices.iter().cloned().map(|(language, name)| VoiceRequest::UseVoice { language, name });
        let listen = settings.listens.then_some(VoiceRequest::Listen);
        ears.chain(voices).chain([self.preparation(settings)]).chain(listen).collect()
    }
}
