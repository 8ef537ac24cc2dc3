//! The voice process as a child: lines in, lines out, never waited for.

use super::VoiceTrouble;
use super::protocol::{ProcessReport, VoiceRequest};
use std::ffi::OsString;
use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::thread;
use std::time::Duration;

/// What comes from a voice process.
#[derive(Debug)]
pub enum FromProcess {
    Report(ProcessReport),
    /// It has ended, or closed its output, or sends what is no line.
    Gone(VoiceTrouble),
}

/// A running voice process. Dropping it ends it.
pub struct VoiceProcess {
    child: Option<Child>,
    requests: Option<Sender<String>>,
    gone: Receiver<()>,
}

/// How long a process may take to end by itself once its input is closed: it finishes a recording.
const LEAVE: Duration = Duration::from_millis(700);
/// Bytes of the longest line that a process may send.
const LONGEST_LINE: u64 = 1 << 16;

impl VoiceProcess {
    /// Starts a voice process; what it reports goes to `tell` from another thread, as long as that takes it.
    ///
    /// # Errors
    ///
    /// The program is not there or may not be run.
    pub fn start(
        command: &[OsString],
        tell: impl Fn(FromProcess) -> bool + Send + 'static,
    ) -> std::io::Result<VoiceProcess> {
        let (program, arguments) = command.split_first().ok_or(std::io::ErrorKind::NotFound)?;
        let mut child = Command::new(program)
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped()) // sound libraries print there, over the screen
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
        // Whoever ended without a complaint has nobody waiting for one.
        thread::spawn(move || complained.send(first_complaint(complaints)));
        let (left, gone) = mpsc::channel();
        thread::spawn(move || {
            let read = read_reports(BufReader::new(output), &tell);
            let has_died = read == VoiceTrouble::ProcessDied;
            let complained = if has_died { complaint.recv_timeout(LEAVE).ok().flatten() } else { None };
            let why = complained.unwrap_or(read);
            tell(FromProcess::Gone(why));
            drop(left);
        });
        Ok(VoiceProcess { child: Some(child), requests: Some(requests), gone })
    }

    /// Never waits: a thread of its own writes to the pipe.
    pub fn ask(&self, request: &VoiceRequest) {
        if let Some(requests) = &self.requests {
            // A process that is gone reports so itself.
            let _ = requests.send(request.print() + "\n");
        }
    }

    /// Ends it at once. Its remains are collected in the background.
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

/// Reads line by line, and says why nothing more comes.
fn read_reports(mut output: impl BufRead, tell: &impl Fn(FromProcess) -> bool) -> VoiceTrouble {
    let mut line = Vec::new();
    loop {
        line.clear();
        match output.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut line) {
            Ok(0) | Err(_) => return VoiceTrouble::ProcessDied,
            Ok(_) if line.len() as u64 == LONGEST_LINE => return VoiceTrouble::ProcessFlooded,
            Ok(_) => {}
        }
        if let Some(report) = ProcessReport::parse(&String::from_utf8_lossy(&line))
            && !tell(FromProcess::Report(report))
        {
            return VoiceTrouble::ProcessDied;
        }
    }
}

/// What the system could not load for the process, if that is what it complains of: read until the process has ended.
fn first_complaint(mut complaints: impl Read) -> Option<VoiceTrouble> {
    let mut first = Vec::new();
    // A pipe that breaks has nothing more to say.
    let _ = complaints.by_ref().take(LONGEST_LINE).read_to_end(&mut first);
    let _ = std::io::copy(&mut complaints, &mut std::io::sink());
    let text = String::from_utf8_lossy(&first);
    let unloaded = text.lines().find(|line| line.contains("error while loading shared libraries"))?;
    let libraries = [("libasound.", VoiceTrouble::NoAlsaLibrary), ("libspeechd.", VoiceTrouble::NoSpeechdLibrary)];
    libraries.into_iter().find(|(name, _)| unloaded.contains(name)).map(|(_, why)| why)
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
