//! Keeps a voice process running: starts it, sends it the settings, ends it when it hangs, and starts it again later.
//!
//! Nothing here waits for the process: threads of their own read and write its pipes.

use crate::voice::protocol::{ProcessReport, VoiceChoice, VoiceRequest, from_line, to_line};
use crate::voice::ticker::TICK;
use crate::voice::{VoiceCommand, VoiceSettings, VoiceTrouble};
use std::ffi::OsString;
use std::io::{BufRead, BufReader, ErrorKind, Read, Write};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::thread;
use std::time::Duration;

/// How long a new process may take to be ready.
const READY: Duration = Duration::from_secs(5);
/// The wait before another attempt to start: multiplied by the number of failures, up to the longest.
const SHORTEST_WAIT: Duration = Duration::from_millis(500);
const LONGEST_WAIT: Duration = Duration::from_secs(2);
/// The wait after a process that flooded us with reports.
const AFTER_A_FLOOD: Duration = Duration::from_secs(30);
/// Reports that a process may send unasked; restored within four seconds.
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
    /// Counts the processes, so that reports of a dead one are not taken for those of the current one.
    number: u32,
    /// Failed starts and deaths since a sentence was last heard to its end.
    failures: u32,
    /// Reports that the process may still send.
    allowance: u32,
}

enum ProcessState {
    /// No voice is wanted.
    Off,
    /// Started this long ago.
    Starting(VoiceProcess, Duration),
    Runs(VoiceProcess),
    /// The time until the next attempt.
    Waits(Duration),
    /// There is no such program; trying again would not help.
    Absent,
}

/// The work that has become due as time passed.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Due {
    Nothing,
    Start,
    /// The new process was not ready in time.
    Frozen,
}

impl ProcessSupervisor {
    /// A supervisor without a process. Reports of processes go to `orders`.
    pub fn new(command: Vec<OsString>, orders: Sender<VoiceCommand>) -> ProcessSupervisor {
        ProcessSupervisor { command, orders, state: ProcessState::Off, number: 0, failures: 0, allowance: UNASKED }
    }

    /// Starts a process and sends it the settings.
    ///
    /// # Errors
    ///
    /// Why it did not start. Another attempt becomes due, unless there is no such program.
    pub fn start(&mut self, settings: &VoiceSettings) -> Result<(), VoiceTrouble> {
        self.number += 1;
        let (number, orders) = (self.number, self.orders.clone());
        let report = move |report| orders.send(VoiceCommand::Process(number, report)).is_ok();
        match VoiceProcess::start(&self.command, report) {
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

    /// Counts a report of the process of this number; returns whether it is the current process.
    ///
    /// # Errors
    ///
    /// [`VoiceTrouble::ProcessFlooded`]: it has sent too many.
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

    /// Whether a process is starting, so that waiting makes sense.
    pub fn is_starting(&self) -> bool {
        matches!(self.state, ProcessState::Starting(..))
    }

    /// Whether no voice is wanted.
    pub fn is_off(&self) -> bool {
        matches!(self.state, ProcessState::Off)
    }

    /// Whether the passing of time matters.
    pub fn is_waiting(&self) -> bool {
        matches!(self.state, ProcessState::Starting(..) | ProcessState::Waits(_)) || self.allowance < UNASKED
    }

    /// Notes that the process takes sentences from now on.
    pub fn ready(&mut self) {
        self.state = match std::mem::replace(&mut self.state, ProcessState::Off) {
            ProcessState::Starting(process, _) | ProcessState::Runs(process) => ProcessState::Runs(process),
            ProcessState::Waits(left) => ProcessState::Waits(left),
            ProcessState::Absent => ProcessState::Absent,
            ProcessState::Off => ProcessState::Off,
        };
    }

    /// Notes that a sentence was heard to its end: the process works.
    pub fn proved(&mut self) {
        self.failures = 0;
    }

    /// Ends a process that failed. An attempt to start another becomes due, later after each failure.
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

    /// No voice is wanted any longer: the process ends.
    pub fn switch_off(&mut self) {
        self.number += 1;
        self.state = ProcessState::Off;
    }

    /// Counts a tick; returns what has become due.
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

    /// The wanted voice and languages as a request.
    pub fn preparation(&self, settings: &VoiceSettings) -> VoiceRequest {
        // A system voice that has killed the process twice is not tried a third time before something was heard.
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
        let listeners = settings
            .listeners
            .iter()
            .cloned()
            .map(|(listener, settings)| VoiceRequest::Listener { listener, settings });
        let voices = settings.voices.iter().cloned().map(|(language, name)| VoiceRequest::UseVoice { language, name });
        let listen = settings.listens.then_some(VoiceRequest::Listen);
        listeners.chain(voices).chain([self.preparation(settings)]).chain(listen).collect()
    }
}

/// A message of a voice process.
#[derive(Debug)]
pub enum FromProcess {
    Report(ProcessReport),
    /// It has ended, closed its output, or sent an endless line.
    Gone(VoiceTrouble),
}

/// A running voice process. Dropping it ends it.
pub struct VoiceProcess {
    child: Option<Child>,
    requests: Option<Sender<String>>,
    gone: Receiver<()>,
}

/// How long a process may take to end by itself after its input is closed: it completes a recording.
const LEAVE: Duration = Duration::from_millis(700);
/// The longest line that a process may send, in bytes.
const LONGEST_LINE: u64 = 1 << 16;

impl VoiceProcess {
    /// Starts a voice process. `report` is called from another thread for what it sends, until it returns false.
    ///
    /// # Errors
    ///
    /// The program is not there or may not be run.
    pub fn start(
        command: &[OsString],
        report: impl Fn(FromProcess) -> bool + Send + 'static,
    ) -> std::io::Result<VoiceProcess> {
        let (program, arguments) = command.split_first().ok_or(std::io::ErrorKind::NotFound)?;
        let mut child = Command::new(program)
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped()) // sound libraries would print over the screen
            .spawn()?;
        let pipes = (child.stdin.take(), child.stdout.take(), child.stderr.take());
        let (Some(mut input), Some(output), Some(complaints)) = pipes else {
            return Err(std::io::ErrorKind::BrokenPipe.into());
        };
        let (requests, lines) = mpsc::channel::<String>();
        thread::spawn(move || {
            for line in lines {
                if input.write_all(line.as_bytes()).and_then(|()| input.flush()).is_err() {
                    return;
                }
            }
        });
        let (complained, complaint) = mpsc::channel();
        // No receiver if the process exited without an error message.
        thread::spawn(move || complained.send(first_complaint(complaints)));
        let (left, gone) = mpsc::channel();
        thread::spawn(move || {
            let read = read_reports(BufReader::new(output), &report);
            let has_died = read == VoiceTrouble::ProcessDied;
            let complained = if has_died { complaint.recv_timeout(LEAVE).ok().flatten() } else { None };
            let why = complained.unwrap_or(read);
            report(FromProcess::Gone(why));
            drop(left);
        });
        Ok(VoiceProcess { child: Some(child), requests: Some(requests), gone })
    }

    /// Sends a request without waiting: another thread writes to the pipe.
    pub fn ask(&self, request: &VoiceRequest) {
        if let Some(requests) = &self.requests {
            // That a process is gone is reported by its reader.
            let _ = requests.send(to_line(request));
        }
    }

    /// Kills it at once and waits for it in the background.
    pub fn kill(mut self) {
        self.end();
    }

    fn end(&mut self) {
        self.requests = None;
        if let Some(mut child) = self.child.take() {
            let _ = child.kill();
            thread::spawn(move || child.wait());
        }
    }
}

/// Reads line by line; returns why nothing more comes.
fn read_reports(mut output: impl BufRead, report: &impl Fn(FromProcess) -> bool) -> VoiceTrouble {
    let mut line = Vec::new();
    loop {
        line.clear();
        match output.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut line) {
            Ok(0) | Err(_) => return VoiceTrouble::ProcessDied,
            Ok(_) if line.len() as u64 == LONGEST_LINE => return VoiceTrouble::ProcessFlooded,
            Ok(_) => {}
        }
        if let Some(sent) = from_line::<ProcessReport>(&line)
            && !report(FromProcess::Report(sent))
        {
            return VoiceTrouble::ProcessDied;
        }
    }
}

/// The library that the system could not load for the process, if that is its error message; read until it has ended.
fn first_complaint(mut complaints: impl Read) -> Option<VoiceTrouble> {
    let mut first = Vec::new();
    // A broken pipe has nothing more.
    let _ = complaints.by_ref().take(LONGEST_LINE).read_to_end(&mut first);
    let _ = std::io::copy(&mut complaints, &mut std::io::sink());
    let text = String::from_utf8_lossy(&first);
    let unloaded = text.lines().find(|line| line.contains("error while loading shared libraries"))?;
    unloaded.contains("libasound.").then_some(VoiceTrouble::NoAlsaLibrary)
}

impl Drop for VoiceProcess {
    fn drop(&mut self) {
        self.requests = None;
        let Some(child) = &mut self.child else { return };
        match self.gone.recv_timeout(LEAVE) {
            Ok(()) | Err(RecvTimeoutError::Disconnected) => {
                let _ = child.wait();
            }
            Err(RecvTimeoutError::Timeout) => self.end(),
        }
    }
}
