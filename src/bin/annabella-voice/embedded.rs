//! The embedded voice: makes samples of text, each piece by a process that holds the espeak-ng library and was waiting.

use crate::prosody::{ESPEAK_ARGUMENT, Prosody, print_job};
use annabella::voice::pronunciation::Piece;
use annabella::voice::protocol::VoiceTrouble;
use std::io::{Read, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread;
use std::time::Duration;

/// A handle to the thread that owns the process of samples.
#[derive(Clone)]
pub struct Synthesiser(Sender<SynthesiserOrder>);

enum SynthesiserOrder {
    Make(Job),
    /// Ends the thread and the process that waits; the sender is dropped when that is done.
    Close(Sender<()>),
}

struct Job {
    piece: Piece,
    prosody: Prosody,
    samples: Sender<Vec<i16>>,
}

/// How long making one piece may take; it takes some thousandths of a second.
const LIMIT: Duration = Duration::from_millis(900);
/// How long the start may take; on a machine under load it is slow.
const START: Duration = Duration::from_secs(3);

impl Synthesiser {
    /// Starts the process that holds espeak-ng, ready for this language.
    ///
    /// # Errors
    ///
    /// [`VoiceTrouble::NoLibrary`]: the library or its voice data is not installed.
    pub fn start(language: &str) -> Result<Synthesiser, VoiceTrouble> {
        let language = language.to_string();
        let mut waiting = Some(EspeakProcess::start(&language).ok_or(VoiceTrouble::NoLibrary)?);
        let (orders, inbox) = mpsc::channel();
        thread::spawn(move || {
            for order in inbox {
                let Job { piece, prosody, samples } = match order {
                    SynthesiserOrder::Make(job) => job,
                    SynthesiserOrder::Close(done) => {
                        drop(waiting);
                        return drop(done);
                    }
                };
                let made = waiting.take().and_then(|process| process.make(&piece, prosody));
                // It has crashed or hangs: another may do better.
                let made = made.or_else(|| EspeakProcess::start(&language)?.make(&piece, prosody));
                // Whoever asked may have been stopped meanwhile.
                let _ = samples.send(made.unwrap_or_default());
                waiting = EspeakProcess::start(&language);
            }
        });
        Ok(Synthesiser(orders))
    }

    /// The samples of a piece, at [`HERTZ`], one channel.
    pub fn samples(&self, piece: &Piece, prosody: Prosody) -> Vec<i16> {
        let (samples, made) = mpsc::channel();
        let _ = self.0.send(SynthesiserOrder::Make(Job { piece: piece.clone(), prosody, samples }));
        made.recv().unwrap_or_default()
    }

    /// Ends the process that waits, within a time limit. One whose start is broken off by our own end may stay for ever:
    /// Windows begins a process halted, and only we would let it go on.
    pub fn close(self, limit: Duration) {
        let (done, closed) = mpsc::channel();
        let _ = self.0.send(SynthesiserOrder::Close(done));
        let _ = closed.recv_timeout(limit);
    }
}

/// A process that holds espeak-ng and waits for its piece.
struct EspeakProcess {
    process: Child,
    job: ChildStdin,
    answer: Receiver<Vec<u8>>,
}

impl EspeakProcess {
    fn start(language: &str) -> Option<EspeakProcess> {
        let program = std::env::current_exe().ok()?;
        let mut command = Command::new(program);
        command.args([ESPEAK_ARGUMENT, language]).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut process = command.spawn().ok()?;
        let (job, mut output) = (process.stdin.take()?, process.stdout.take()?);
        let (bytes, answer) = mpsc::channel();
        thread::spawn(move || {
            let mut ready = [0];
            if output.read_exact(&mut ready).is_ok() && bytes.send(Vec::new()).is_ok() {
                let mut samples = Vec::new();
                let _ = output.read_to_end(&mut samples).map(|_| bytes.send(samples));
            }
        });
        let process = EspeakProcess { process, job, answer };
        process.answer.recv_timeout(START).ok()?;
        Some(process)
    }

    fn make(mut self, piece: &Piece, prosody: Prosody) -> Option<Vec<i16>> {
        self.job.write_all(print_job(piece, prosody).as_bytes()).ok()?;
        let bytes = self.answer.recv_timeout(LIMIT).ok().filter(|bytes| !bytes.is_empty())?;
        Some(bytes.chunks_exact(2).map(|pair| i16::from_le_bytes([pair[0], pair[1]])).collect())
    }
}

impl Drop for EspeakProcess {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
