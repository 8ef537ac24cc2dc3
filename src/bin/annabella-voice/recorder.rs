//! The scoresheet by ear (D.2.7): what is said at the board, from the microphone to one WAV file for each half-move.
//!
//! A move is spoken before it is typed. So the microphone may stay open all the time, and the last seconds are kept in
//! memory: each file begins with them.

use crate::devices::quiet_sound_library;
use crate::send_report;
use annabella::voice::protocol::{ProcessReport, VoiceAnswer, VoiceTrouble};
use cpal::traits::{DeviceTrait, HostTrait, StreamTrait};
use cpal::{BufferSize, ErrorKind, FromSample, Sample, SampleFormat, SizedSample, StreamConfig, SupportedStreamConfig};
use rtrb::{Consumer, RingBuffer};
use std::collections::VecDeque;
use std::fs;
use std::io;
use std::io::BufWriter;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender};
use std::sync::{Arc, mpsc};
use std::thread;
use std::time::Duration;

/// A handle to the thread that listens and records. Dropping it ends both and leaves complete files.
pub struct Recorder {
    orders: Sender<RecorderOrder>,
    ended: Receiver<()>,
}

enum RecorderOrder {
    Listen,
    Record(FileRequest),
    Stop,
}

/// The file to record to.
struct FileRequest {
    folder: PathBuf,
    name: String,
    /// The limit for all files of the folder together.
    most_bytes: u64,
}

/// The time between two reads of the microphone.
const READ: Duration = Duration::from_millis(100);
/// Reads after which the file is flushed, so that a crash costs less than a second.
const READS_A_FLUSH: u32 = 8;
/// Reads before a microphone that is gone is tried again.
const READS_A_RETRY: u32 = 20;
/// Seconds before the request that a recording begins with.
const BEFORE: u32 = 10;

impl Recorder {
    /// Starts the thread; the microphone stays closed.
    pub fn start() -> Recorder {
        let (orders, inbox) = mpsc::channel();
        let (end, ended) = mpsc::channel();
        thread::spawn(move || {
            let _end = end; // dropped when the file is complete
            Listening { inbox, before: VecDeque::new(), microphone: None, file: None, always_listens: false }.run();
        });
        Recorder { orders, ended }
    }

    /// Keeps the microphone open from now on, so that later recordings begin with the seconds before.
    pub fn listen(&self) {
        self.order(RecorderOrder::Listen);
    }

    /// Records until stopped, until the next recording, or until the files of the folder take `megabytes`.
    pub fn record(&self, folder: String, name: String, megabytes: u64) {
        let most_bytes = megabytes.saturating_mul(1_000_000);
        self.order(RecorderOrder::Record(FileRequest { folder: folder.into(), name, most_bytes }));
    }

    /// Ends the current recording, if there is one, and completes its file.
    pub fn stop(&self) {
        self.order(RecorderOrder::Stop);
    }

    /// Ends it and waits until the file is complete, but not for a frozen sound server.
    pub fn finish(self, limit: Duration) {
        drop(self.orders);
        let _ = self.ended.recv_timeout(limit);
    }

    fn order(&self, order: RecorderOrder) {
        // The thread lives as long as this sender.
        let _ = self.orders.send(order);
    }
}

struct Listening {
    inbox: Receiver<RecorderOrder>,
    /// The last seconds heard.
    before: VecDeque<i16>,
    microphone: Option<Microphone>,
    file: Option<OpenFile>,
    /// The microphone stays open, not only while recording.
    always_listens: bool,
}

/// A file that is being recorded.
struct OpenFile {
    writer: hound::WavWriter<BufWriter<fs::File>>,
    path: PathBuf,
    hertz: u32,
    /// Bytes that may still be written.
    left: u64,
}

impl Listening {
    fn run(mut self) {
        let mut reads: u32 = 0;
        loop {
            let is_idle = self.file.is_none() && !self.always_listens;
            let order = if is_idle {
                self.inbox.recv().map_err(|_| RecvTimeoutError::Disconnected)
            } else {
                self.inbox.recv_timeout(READ)
            };
            let done = match order {
                Ok(RecorderOrder::Listen) => {
                    self.always_listens = true;
                    self.open()
                }
                Ok(RecorderOrder::Record(request)) => {
                    self.take_in().and_then(|()| self.end()).and_then(|()| self.begin(&request))
                }
                Ok(RecorderOrder::Stop) => self.take_in().and_then(|()| self.end()),
                Err(RecvTimeoutError::Timeout) => self.take_in(),
                Err(RecvTimeoutError::Disconnected) => {
                    let ended = self.take_in().and_then(|()| self.end());
                    return self.report_failure(ended);
                }
            };
            self.report_failure(done);
            reads = reads.wrapping_add(1);
            if reads.is_multiple_of(READS_A_FLUSH)
                && let Some(file) = &mut self.file
            {
                let flushed = file.writer.flush().map_err(|_| VoiceTrouble::File);
                self.report_failure(flushed);
            }
            if reads.is_multiple_of(READS_A_RETRY) && self.always_listens && self.microphone.is_none() {
                // Its loss was reported; that it is back will be heard.
                let _ = self.open();
            }
            if self.file.is_none() && !self.always_listens {
                self.microphone = None;
            }
        }
    }

    /// Reports what went wrong, and completes what was recorded until then.
    fn report_failure(&mut self, done: Result<(), VoiceTrouble>) {
        if let Err(why) = done {
            let _ = self.end();
            send_report(&ProcessReport::Answer(VoiceAnswer::RecordingFailed { why }));
        }
    }

    fn open(&mut self) -> Result<(), VoiceTrouble> {
        if self.microphone.is_none() {
            self.before.clear();
            self.microphone = Some(Microphone::open()?);
        }
        Ok(())
    }

    /// Takes new samples from the microphone into the file and into memory.
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

    /// Begins a file with the seconds before the request.
    fn begin(&mut self, request: &FileRequest) -> Result<(), VoiceTrouble> {
        make_folder(&request.folder).map_err(|_| VoiceTrouble::File)?;
        self.open()?;
        let hertz = self.microphone.as_ref().map_or(0, |microphone| microphone.hertz);
        let path = free_name(&request.folder, &request.name);
        let (channels, bits_per_sample, sample_format) = (1, 16, hound::SampleFormat::Int);
        let spec = hound::WavSpec { channels, sample_rate: hertz, bits_per_sample, sample_format };
        let left = request.most_bytes.saturating_sub(bytes_in(&request.folder));
        let created = new_file(&path).map_err(|_| VoiceTrouble::File)?;
        let writer = hound::WavWriter::new(BufWriter::new(created), spec).map_err(|_| VoiceTrouble::File)?;
        let file = self.file.insert(OpenFile { writer, path, hertz, left });
        file.write(self.before.iter().copied())
    }

    /// Ends the current file.
    fn end(&mut self) -> Result<(), VoiceTrouble> {
        let Some(OpenFile { writer, path, hertz, .. }) = self.file.take() else { return Ok(()) };
        let milliseconds = u64::from(writer.duration()) * 1000 / u64::from(hertz.max(1));
        writer.finalize().map_err(|_| VoiceTrouble::File)?;
        send_report(&ProcessReport::Answer(VoiceAnswer::Recorded {
            path: path.to_string_lossy().into_owned(),
            milliseconds,
        }));
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

/// Creates a folder that only the owner can read: what is said at a board is private.
fn make_folder(folder: &Path) -> io::Result<()> {
    let mut builder = fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}

/// Creates a file that did not exist, not even as a dangling link.
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

/// An unused name: a half-move that is announced again gets another file.
fn free_name(folder: &Path, name: &str) -> PathBuf {
    let first = folder.join(format!("{name}.wav"));
    let further = (2..1000).map(|number| folder.join(format!("{name}-{number}.wav")));
    std::iter::once(first.clone()).chain(further).find(|path| path.symlink_metadata().is_err()).unwrap_or(first)
}

/// The preferred number of samples a second; speech needs no more.
const HERTZ: u32 = 16000;
/// The time between two looks for room, if a microphone is ahead of time.
const HOLD: Duration = Duration::from_millis(10);
/// Such looks before samples are lost.
const LONGEST_HOLD: u32 = 100;

/// The open default microphone.
pub struct Microphone {
    /// Dropped before the stream, whose thread may be waiting for room.
    samples: Consumer<i16>,
    _stream: cpal::Stream,
    /// Samples a second.
    pub hertz: u32,
    /// Set by an error: nothing more comes. There may be a million errors a second, so it is a flag.
    dead: Arc<AtomicBool>,
}

impl Microphone {
    /// Opens the default microphone.
    ///
    /// # Errors
    ///
    /// [`VoiceTrouble::NoDevice`]: there is none.
    pub fn open() -> Result<Microphone, VoiceTrouble> {
        quiet_sound_library();
        let device = cpal::default_host().default_input_device().ok_or(VoiceTrouble::NoDevice)?;
        let default = device.default_input_config().map_err(|_| VoiceTrouble::NoDevice)?;
        let ranges = device.supported_input_configs().map_err(|_| VoiceTrouble::NoDevice)?;
        let fitting = ranges.filter(|range| range.sample_format() == SampleFormat::I16 && range.channels() <= 2);
        let fitting = fitting.filter_map(|range| range.try_with_sample_rate(HERTZ));
        let config = fitting.min_by_key(|config| config.channels()).unwrap_or(default);
        // Large blocks would come seconds late and lose the end.
        let block = config.sample_rate() / 10;
        let blocks = [BufferSize::Fixed(block), BufferSize::Default];
        blocks.into_iter().find_map(|block| open(&device, &config, block).ok()).ok_or(VoiceTrouble::NoDevice)
    }

    /// The samples since the last call.
    pub fn take(&mut self) -> Vec<i16> {
        let count = self.samples.slots();
        self.samples.read_chunk(count).map_or_else(|_| Vec::new(), |chunk| chunk.into_iter().collect())
    }

    /// Whether nothing more comes.
    pub fn is_dead(&self) -> bool {
        self.dead.load(Ordering::Relaxed)
    }
}

fn open(device: &cpal::Device, config: &SupportedStreamConfig, block: BufferSize) -> Result<Microphone, cpal::Error> {
    let mut fixed = config.config();
    fixed.buffer_size = block;
    match config.sample_format() {
        SampleFormat::I16 => listen::<i16>(device, fixed),
        SampleFormat::I24 => listen::<cpal::I24>(device, fixed),
        SampleFormat::I32 => listen::<i32>(device, fixed),
        SampleFormat::U8 => listen::<u8>(device, fixed),
        SampleFormat::U16 => listen::<u16>(device, fixed),
        SampleFormat::F32 => listen::<f32>(device, fixed),
        SampleFormat::F64 => listen::<f64>(device, fixed),
        SampleFormat::I8
        | SampleFormat::I64
        | SampleFormat::U24
        | SampleFormat::U32
        | SampleFormat::U64
        | SampleFormat::DsdU8
        | SampleFormat::DsdU16
        | SampleFormat::DsdU32
        | _ => Err(ErrorKind::UnsupportedConfig.into()),
    }
}

fn listen<T: SizedSample>(device: &cpal::Device, config: StreamConfig) -> Result<Microphone, cpal::Error>
where
    i16: FromSample<T>,
{
    let (mut ring, samples) = RingBuffer::new(config.sample_rate as usize * 4);
    let dead = Arc::new(AtomicBool::new(false));
    let error = dead.clone();
    let channels = usize::from(config.channels.max(1));
    let stream = device.build_input_stream(
        config,
        move |heard: &[T], _: &cpal::InputCallbackInfo| {
            for frame in heard.chunks(channels) {
                // Only a file delivers sound so fast that it must wait.
                let waits = |_: &u32| ring.is_full() && !ring.is_abandoned();
                (0..LONGEST_HOLD).take_while(waits).for_each(|_| thread::park_timeout(HOLD));
                let _ = ring.push(i16::from_sample(frame[0]));
            }
        },
        move |trouble: cpal::Error| {
            if !matches!(trouble.kind(), ErrorKind::Xrun | ErrorKind::RealtimeDenied | ErrorKind::DeviceChanged) {
                error.store(true, Ordering::Relaxed);
            }
        },
        None,
    )?;
    stream.play()?;
    Ok(Microphone { samples, _stream: stream, hertz: config.sample_rate, dead })
}
