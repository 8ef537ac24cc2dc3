//! The embedded voice: makes samples of text, each piece by a process that holds the espeak-ng library and was waiting.

use crate::espeak::print_job;
use annabella::voice::pronunciation::Piece;
use annabella::voice::protocol::Trouble;
use std::io::{Read, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread;
use std::time::Duration;

/// Samples a second of what espeak-ng makes.
pub const HERTZ: u32 = 22050;

/// The argument that makes this program the process that holds espeak-ng.
pub const ARGUMENT: &str = "--espeak-ng";

/// How a piece is to sound.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Manner {
    /// Words a minute.
    pub rate: u16,
    pub volume: u8,
    pub pitch: u8,
}

/// A handle to the thread that owns the maker of samples.
#[derive(Clone)]
pub struct Synthesiser(Sender<Job>);

struct Job {
    piece: Piece,
    manner: Manner,
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
    /// [`Trouble::NoLibrary`]: the library or its voice data is not installed.
    pub fn start(language: &str) -> Result<Synthesiser, Trouble> {
        let language = language.to_string();
        let mut waiting = Some(Maker::start(&language).ok_or(Trouble::NoLibrary)?);
        let (jobs, inbox) = mpsc::channel::<Job>();
        thread::spawn(move || {
            for Job { piece, manner, samples } in inbox {
                let made = waiting.take().and_then(|maker| maker.make(&piece, manner));
                // It has crashed or hangs: another may do better.
                let made = made.or_else(|| Maker::start(&language)?.make(&piece, manner));
                // Whoever asked may have been stopped meanwhile.
                let _ = samples.send(made.unwrap_or_default());
                waiting = Maker::start(&language);
            }
        });
        Ok(Synthesiser(jobs))
    }

    /// The samples of a piece, at [`HERTZ`], one channel.
    pub fn samples(&self, piece: &Piece, manner: Manner) -> Vec<i16> {
        let (samples, made) = mpsc::channel();
        let _ = self.0.send(Job { piece: piece.clone(), manner, samples });
        made.recv().unwrap_or_default()
    }
}

/// A process that holds espeak-ng and waits for its piece.
struct Maker {
    process: Child,
    job: ChildStdin,
    answer: Receiver<Vec<u8>>,
}

impl Maker {
    fn start(language: &str) -> Option<Maker> {
        let program = std::env::current_exe().ok()?;
        let mut command = Command::new(program);
        command.args([ARGUMENT, language]).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
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
        let maker = Maker { process, job, answer };
        maker.answer.recv_timeout(START).ok()?;
        Some(maker)
    }

    fn make(mut self, piece: &Piece, manner: Manner) -> Option<Vec<i16>> {
        self.job.write_all(print_job(piece, manner).as_bytes()).ok()?;
        let bytes = self.answer.recv_timeout(LIMIT).ok().filter(|bytes| !bytes.is_empty())?;
        Some(bytes.chunks_exact(2).map(|pair| i16::from_le_bytes([pair[0], pair[1]])).collect())
    }
}

impl Drop for Maker {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
