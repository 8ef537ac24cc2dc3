//! The scoresheet by ear (D.2.7): what is said at the board, from the microphone to one WAV file for each half-move.
//!
//! A move is spoken before it is typed. So the microphone is listened to all the time, where that is wished for, and
//! the last seconds are kept in memory: each file begins with them.

use crate::microphone::Microphone;
use crate::tell;
use annabella::voice::protocol::{ProcessReport, VoiceAnswer, VoiceTrouble};
use std::collections::VecDeque;
use std::fs;
use std::io::{self, BufWriter};
use std::path::{Path, PathBuf};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::thread;
use std::time::Duration;

/// A handle to the thread that listens and records. Dropping it ends both and leaves whole files.
pub struct Recorder {
    orders: Sender<RecorderOrder>,
    ended: Receiver<()>,
}

enum RecorderOrder {
    Listen,
    Record(FileWish),
    Stop,
}

/// The file that is wished for.
struct FileWish {
    folder: PathBuf,
    name: String,
    /// All files of the folder together.
    most_bytes: u64,
}

/// Between two looks at what the microphone brought.
const LOOK: Duration = Duration::from_millis(100);
/// Looks after which the file is made whole, so that a crash costs less than a second.
const LOOKS_A_FLUSH: u32 = 8;
/// Looks before a microphone that is gone is tried again.
const LOOKS_A_TRY: u32 = 20;
/// Seconds from before a recording was asked for that are heard at its beginning.
const BEFORE: u32 = 10;

impl Recorder {
    /// Starts the thread; the microphone stays closed.
    pub fn start() -> Recorder {
        let (orders, inbox) = mpsc::channel();
        let (end, ended) = mpsc::channel();
        thread::spawn(move || {
            let _end = end; // dropped when the file is whole
            Listening {
                inbox,
                before: VecDeque::new(),
                microphone: None,
                file: None,
                listens: Listens::WhileRecording,
            }
            .run();
        });
        Recorder { orders, ended }
    }

    /// Listens from now on, so that what is recorded later begins with the seconds before.
    pub fn listen(&self) {
        self.order(RecorderOrder::Listen);
    }

    /// Records until it is stopped, or recorded anew, or until the files of the folder take so many megabytes.
    pub fn record(&self, folder: String, name: String, megabytes: u64) {
        let most_bytes = megabytes.saturating_mul(1_000_000);
        self.order(RecorderOrder::Record(FileWish { folder: folder.into(), name, most_bytes }));
    }

    /// Ends the recording under way, if there is one, and leaves its file whole.
    pub fn stop(&self) {
        self.order(RecorderOrder::Stop);
    }

    /// Ends it and waits until the file is whole, but not for a sound server that is frozen.
    pub fn finish(self, limit: Duration) {
        drop(self.orders);
        let _ = self.ended.recv_timeout(limit);
    }

    fn order(&self, order: RecorderOrder) {
        // The thread lives as long as this sender.
        let _ = self.orders.send(order);
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Listens {
    Always,
    WhileRecording,
}

struct Listening {
    inbox: Receiver<RecorderOrder>,
    /// The last seconds heard.
    before: VecDeque<i16>,
    microphone: Option<Microphone>,
    file: Option<OpenFile>,
    listens: Listens,
}

/// A file that is being recorded.
struct OpenFile {
    writer: hound::WavWriter<BufWriter<fs::File>>,
    path: PathBuf,
    hertz: u32,
    /// Bytes that it may take.
    left: u64,
}

impl Listening {
    fn run(mut self) {
        let mut looks: u32 = 0;
        loop {
            let is_idle = self.file.is_none() && self.listens == Listens::WhileRecording;
            let order = if is_idle {
                self.inbox.recv().map_err(|_| RecvTimeoutError::Disconnected)
            } else {
                self.inbox.recv_timeout(LOOK)
            };
            let done = match order {
                Ok(RecorderOrder::Listen) => {
                    self.listens = Listens::Always;
                    self.open()
                }
                Ok(RecorderOrder::Record(request)) => {
                    self.take_in().and_then(|()| self.end()).and_then(|()| self.begin(&request))
                }
                Ok(RecorderOrder::Stop) => self.take_in().and_then(|()| self.end()),
                Err(RecvTimeoutError::Timeout) => self.take_in(),
                Err(RecvTimeoutError::Disconnected) => {
                    let ended = self.take_in().and_then(|()| self.end());
                    return self.tell_failure(ended);
                }
            };
            self.tell_failure(done);
            looks = looks.wrapping_add(1);
            if looks.is_multiple_of(LOOKS_A_FLUSH)
                && let Some(file) = &mut self.file
            {
                let flushed = file.writer.flush().map_err(|_| VoiceTrouble::File);
                self.tell_failure(flushed);
            }
            if looks.is_multiple_of(LOOKS_A_TRY) && self.listens == Listens::Always && self.microphone.is_none() {
                // That it is gone was told; that it is back is heard.
                let _ = self.open();
            }
            if self.file.is_none() && self.listens == Listens::WhileRecording {
                self.microphone = None;
            }
        }
    }

    /// Tells what went wrong, and leaves what was recorded until then whole.
    fn tell_failure(&mut self, done: Result<(), VoiceTrouble>) {
        if let Err(why) = done {
            let _ = self.end();
            tell(&ProcessReport::Told(VoiceAnswer::RecordingFailed { why }));
        }
    }

    fn open(&mut self) -> Result<(), VoiceTrouble> {
        if self.microphone.is_none() {
            self.before.clear();
            self.microphone = Some(Microphone::open()?);
        }
        Ok(())
    }

    /// Takes what the microphone brought, into the file and into memory.
    fn take_in(&mut self) -> Result<(), VoiceTrouble> {
        let Some(microphone) = &mut self.microphone else { return Ok(()) };
        let samples = microphone.take();
        let most = (microphone.hertz * BEFORE) as usize;
        if microphone.is_dead() {
            self.microphone = None;
        }
        self.before.extend(&samples);
        self.before.drain(..self.before.len().saturating_sub(most));
        if let Some(file) = &mut self.file {
            file.write(samples)?;
        }
        if self.microphone.is_none() { Err(VoiceTrouble::DeviceLost) } else { Ok(()) }
    }

    /// Begins a file with the seconds before.
    fn begin(&mut self, wish: &FileWish) -> Result<(), VoiceTrouble> {
        make_folder(&wish.folder).map_err(|_| VoiceTrouble::File)?;
        self.open()?;
        let hertz = self.microphone.as_ref().map_or(0, |microphone| microphone.hertz);
        let path = free_name(&wish.folder, &wish.name);
        let (channels, bits_per_sample, sample_format) = (1, 16, hound::SampleFormat::Int);
        let spec = hound::WavSpec { channels, sample_rate: hertz, bits_per_sample, sample_format };
        let left = wish.most_bytes.saturating_sub(bytes_in(&wish.folder));
        let created = new_file(&path).map_err(|_| VoiceTrouble::File)?;
        let writer = hound::WavWriter::new(BufWriter::new(created), spec).map_err(|_| VoiceTrouble::File)?;
        let file = self.file.insert(OpenFile { writer, path, hertz, left });
        file.write(self.before.iter().copied())
    }

    /// Ends the file under way.
    fn end(&mut self) -> Result<(), VoiceTrouble> {
        let Some(OpenFile { writer, path, hertz, .. }) = self.file.take() else { return Ok(()) };
        let milliseconds = u64::from(writer.duration()) * 1000 / u64::from(hertz.max(1));
        writer.finalize().map_err(|_| VoiceTrouble::File)?;
        tell(&ProcessReport::Told(VoiceAnswer::Recorded { path: path.to_string_lossy().into_owned(), milliseconds }));
        Ok(())
    }
}

impl OpenFile {
    fn write(&mut self, samples: impl IntoIterator<Item = i16>) -> Result<(), VoiceTrouble> {
        for sample in samples {
            self.left = self.left.checked_sub(2).ok_or(VoiceTrouble::DiskFull)?;
            self.writer.write_sample(sample).map_err(|_| VoiceTrouble::File)?;
        }
        Ok(())
    }
}

/// What is said at a board is for the owner of the record alone.
fn make_folder(folder: &Path) -> io::Result<()> {
    let mut builder = fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}

/// A file that was not there, not even as a link to nowhere.
fn new_file(path: &Path) -> io::Result<fs::File> {
    let mut options = fs::OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}

fn bytes_in(folder: &Path) -> u64 {
    let entries = fs::read_dir(folder).into_iter().flatten();
    entries.filter_map(|entry| Some(entry.ok()?.metadata().ok()?.len())).sum()
}

/// A half-move that is announced again gets another file: nothing is written over.
fn free_name(folder: &Path, name: &str) -> PathBuf {
    let first = folder.join(format!("{name}.wav"));
    let further = (2..1000).map(|number| folder.join(format!("{name}-{number}.wav")));
    std::iter::once(first.clone()).chain(further).find(|path| path.symlink_metadata().is_err()).unwrap_or(first)
}
