//! The scoresheet by ear (D.2.7): what is said at the board, from the microphone to one WAV file for each half-move.

use crate::player::quiet_sound_library;
use crate::tell;
use annabella::voice::protocol::{Answer, Report, Trouble};
use cpal::traits::{DeviceTrait, HostTrait, StreamTrait};
use cpal::{BufferSize, ErrorKind, FromSample, Sample, SampleFormat, SizedSample, StreamConfig, SupportedStreamConfig};
use rtrb::{Consumer, RingBuffer};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::thread;
use std::time::Duration;

/// A recording under way. Dropping it ends it and leaves a whole file.
pub struct Recording {
    stop: Sender<()>,
    ended: Receiver<()>,
}

/// Samples a second that are wished for; speech needs no more.
const HERTZ: u32 = 16000;
/// Between two looks at what the microphone brought.
const LOOK: Duration = Duration::from_millis(100);
/// Tenths of a look for which a microphone that is ahead of time waits.
const LONGEST_HOLD: u32 = 100;
/// Looks after which the file is made whole, so that a crash costs less than a second.
const LOOKS_A_FLUSH: u32 = 8;

impl Recording {
    /// Records until it is dropped, or until the files of the folder take so many megabytes.
    pub fn start(folder: String, name: String, megabytes: u64) -> Recording {
        let (stop, stopped) = mpsc::channel();
        let (end, ended) = mpsc::channel();
        thread::spawn(move || {
            let _end = end; // dropped when the file is whole
            if let Err(why) = record(Path::new(&folder), &name, megabytes.saturating_mul(1_000_000), &stopped) {
                tell(&Report::Told(Answer::RecordingFailed { why }));
            }
        });
        Recording { stop, ended }
    }

    /// Ends it and waits until the file is whole, but not for a sound server that is frozen.
    pub fn finish(self, limit: Duration) {
        drop(self.stop);
        let _ = self.ended.recv_timeout(limit);
    }
}

/// What the microphone hears.
struct Microphone {
    /// Goes before the stream, whose thread may be waiting for room.
    samples: Consumer<i16>,
    _stream: cpal::Stream,
    hertz: u32,
    /// An error told that nothing more comes. Errors may come a million times a second, so it is a flag.
    dead: Arc<AtomicBool>,
}

fn record(folder: &Path, name: &str, limit: u64, stopped: &Receiver<()>) -> Result<(), Trouble> {
    fs::create_dir_all(folder).map_err(|_| Trouble::File)?;
    let used = bytes_in(folder);
    let path = free_name(folder, name);
    let mut microphone = Microphone::open()?;
    let spec = hound::WavSpec {
        channels: 1,
        sample_rate: microphone.hertz,
        bits_per_sample: 16,
        sample_format: hound::SampleFormat::Int,
    };
    let mut file = hound::WavWriter::create(&path, spec).map_err(|_| Trouble::File)?;
    let mut looks = 0;
    let end = loop {
        let is_stopped = stopped.recv_timeout(LOOK) != Err(RecvTimeoutError::Timeout);
        for _ in 0..microphone.samples.slots() {
            let Ok(sample) = microphone.samples.pop() else { break };
            file.write_sample(sample).map_err(|_| Trouble::File)?;
        }
        looks += 1;
        if looks % LOOKS_A_FLUSH == 0 {
            file.flush().map_err(|_| Trouble::File)?;
        }
        if used + u64::from(file.duration()) * 2 > limit {
            break Err(Trouble::DiskFull);
        }
        if is_stopped {
            break Ok(());
        }
        if microphone.dead.load(Ordering::Relaxed) {
            break Err(Trouble::DeviceLost);
        }
    };
    let milliseconds = u64::from(file.duration()) * 1000 / u64::from(microphone.hertz.max(1));
    file.finalize().map_err(|_| Trouble::File)?;
    tell(&Report::Told(Answer::Recorded { path: path.to_string_lossy().into_owned(), milliseconds }));
    end
}

fn bytes_in(folder: &Path) -> u64 {
    let entries = fs::read_dir(folder).into_iter().flatten();
    entries.filter_map(|entry| Some(entry.ok()?.metadata().ok()?.len())).sum()
}

/// A half-move that is announced again gets another file: nothing is written over.
fn free_name(folder: &Path, name: &str) -> PathBuf {
    let first = folder.join(format!("{name}.wav"));
    let further = (2..1000).map(|number| folder.join(format!("{name}-{number}.wav")));
    std::iter::once(first.clone()).chain(further).find(|path| !path.exists()).unwrap_or(first)
}

impl Microphone {
    fn open() -> Result<Microphone, Trouble> {
        quiet_sound_library();
        let device = cpal::default_host().default_input_device().ok_or(Trouble::NoDevice)?;
        let default = device.default_input_config().map_err(|_| Trouble::NoDevice)?;
        let ranges = device.supported_input_configs().map_err(|_| Trouble::NoDevice)?;
        let fitting = ranges.filter(|range| range.sample_format() == SampleFormat::I16 && range.channels() <= 2);
        let fitting = fitting.filter_map(|range| range.try_with_sample_rate(HERTZ));
        let config = fitting.min_by_key(|config| config.channels()).unwrap_or(default);
        // Large blocks would come seconds late and lose the end.
        let block = config.sample_rate() / 10;
        let blocks = [BufferSize::Fixed(block), BufferSize::Default];
        blocks.into_iter().find_map(|block| open(&device, &config, block).ok()).ok_or(Trouble::NoDevice)
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
                // Only a file brings sound so fast that it must wait.
                let waits = |_: &u32| ring.is_full() && !ring.is_abandoned();
                (0..LONGEST_HOLD).take_while(waits).for_each(|_| thread::park_timeout(LOOK / 10));
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
