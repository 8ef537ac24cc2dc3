//! One open output device: samples in, sound out, and how far it has come. Lock-free towards the sound thread.

use annabella::voice::protocol::Trouble;
use cpal::traits::{DeviceTrait, HostTrait, StreamTrait};
use cpal::{
    BufferSize, ErrorKind, FromSample, OutputCallbackInfo, SampleFormat, SizedSample, StreamConfig,
    SupportedStreamConfig,
};
use rtrb::{Consumer, Producer, RingBuffer};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, AtomicU64, Ordering};
use std::time::Duration;

/// An open device. Dropping it closes the device, which may take long: do it where nobody waits.
pub struct Player {
    _stream: cpal::Stream,
    ring: Producer<i16>,
    flow: Arc<Flow>,
    pushed: u64,
    hertz: u32,
}

/// What the sound thread and we tell each other.
#[derive(Default)]
struct Flow {
    /// Samples taken out of the ring so far.
    popped: AtomicU64,
    /// Samples before this one are thrown away instead of played.
    discard: AtomicU64,
    /// Frames the device has asked for, sound or silence, and how many it had asked for at the last sound.
    frames: AtomicU64,
    end: AtomicU64,
    /// Frames between being asked for and being heard.
    held: AtomicU64,
    is_more_to_come: AtomicBool,
    /// Errors since the device last took sound. They may come a million times a second, so they are only counted.
    errors: AtomicU32,
}

/// Whether a sound is complete.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum More {
    ToCome,
    Nothing,
}

/// Seconds of sound the ring holds.
const RING_SECONDS: u32 = 2;
/// A device that takes silence faster than time goes by, as a file does, is held back once it is so far ahead.
const AHEAD: Duration = Duration::from_secs(1);
/// Errors in succession after which a device is given up: a late block under load is one, a dead server a storm.
const ERRORS: u32 = 20;
/// Between two looks for sound on such a device.
const HOLD: Duration = Duration::from_millis(5);
/// Such looks within a sentence before it is given up.
const LONGEST_HOLD: u32 = 100;

impl Player {
    /// Opens a device, preferably at this rate of samples; the default device where no name is given. The blocks it is
    /// given are a part of a second, the shorter the sooner a sound is heard.
    ///
    /// # Errors
    ///
    /// No device of that name, or it cannot be opened now.
    pub fn open(name: Option<&str>, hertz: u32, part: u32) -> Result<Player, Trouble> {
        quiet_sound_library();
        let host = cpal::default_host();
        let device = match name {
            None => host.default_output_device(),
            Some(name) => device_named(&host, name),
        };
        let device = device.ok_or(Trouble::NoDevice)?;
        let config = fitting(&device, hertz).map_err(|error| trouble(&error))?;
        // Not every device can have blocks as it is wished.
        let blocks =
            [BufferSize::Fixed(config.sample_rate() / part.max(1)), BufferSize::Fixed(1024), BufferSize::Default];
        let mut refused = Trouble::NoDevice;
        for block in blocks {
            match start(&device, &config, block) {
                Ok(player) => return Ok(player),
                Err(error) => refused = trouble(&error),
            }
        }
        Err(refused)
    }

    /// The samples a second that the device plays.
    pub fn hertz(&self) -> u32 {
        self.hertz
    }

    /// Takes as many samples as there is room for, and says how many.
    pub fn push(&mut self, samples: &[i16]) -> usize {
        let room = samples.len().min(self.ring.slots());
        // All at once, so that a device that outruns us finds no gap between them.
        let taken = self.ring.write_chunk_uninit(room).map(|chunk| chunk.fill_from_iter(samples.iter().copied()));
        let count = taken.unwrap_or(0);
        self.pushed += count as u64;
        count
    }

    /// Whether a sound has begun of which more is to be pushed.
    pub fn set_more(&self, more: More) {
        self.flow.is_more_to_come.store(more == More::ToCome, Ordering::Release);
    }

    /// All samples ever taken in.
    pub fn pushed(&self) -> u64 {
        self.pushed
    }

    /// Whether everything has left the device: taken by it, and as much again as it holds.
    pub fn is_heard(&self) -> bool {
        let end = self.flow.end.load(Ordering::Acquire);
        self.played() >= self.pushed && self.frames() >= end + self.flow.held.load(Ordering::Relaxed)
    }

    /// All samples the device has taken or thrown away.
    pub fn played(&self) -> u64 {
        self.flow.popped.load(Ordering::Acquire)
    }

    /// Throws away what is not yet played.
    pub fn discard(&self) {
        self.flow.discard.store(self.pushed, Ordering::Release);
    }

    /// Frames the device has asked for: where this stands still, the device is frozen.
    pub fn frames(&self) -> u64 {
        self.flow.frames.load(Ordering::Relaxed)
    }

    /// Whether the device has taken a second of sound; before that it may halt while its server wakes.
    pub fn is_settled(&self) -> bool {
        self.frames() > u64::from(self.hertz)
    }

    pub fn is_dead(&self) -> bool {
        self.flow.errors.load(Ordering::Relaxed) >= ERRORS
    }
}

/// The names of all output devices.
pub fn device_names() -> Vec<String> {
    quiet_sound_library();
    let Ok(devices) = cpal::default_host().output_devices() else { return Vec::new() };
    devices.filter_map(|device| Some(device.id().ok()?.id().to_string())).collect()
}

/// By its identifier, else by the name it shows.
fn device_named(host: &cpal::Host, name: &str) -> Option<cpal::Device> {
    let devices: Vec<_> = host.output_devices().ok()?.collect();
    let by_id = devices.iter().find(|device| device.id().is_ok_and(|id| id.id() == name));
    let by_name = || devices.iter().find(|device| device.description().is_ok_and(|d| d.name() == name));
    by_id.or_else(by_name).cloned()
}

/// The default configuration, with our rate and whole numbers where the device takes them.
fn fitting(device: &cpal::Device, hertz: u32) -> Result<SupportedStreamConfig, cpal::Error> {
    let default = device.default_output_config()?;
    let ours = device.supported_output_configs()?.filter(|range| range.channels() == default.channels());
    let ours = ours.filter_map(|range| range.try_with_sample_rate(hertz));
    let mut ours: Vec<_> = ours.collect();
    ours.sort_by_key(|config| {
        (config.sample_format() != SampleFormat::I16, config.sample_format() != default.sample_format())
    });
    Ok(ours.into_iter().next().unwrap_or(default))
}

fn start(device: &cpal::Device, config: &SupportedStreamConfig, block: BufferSize) -> Result<Player, cpal::Error> {
    let mut fixed = config.config();
    fixed.buffer_size = block;
    match config.sample_format() {
        SampleFormat::I8 => play::<i8>(device, fixed),
        SampleFormat::I16 => play::<i16>(device, fixed),
        SampleFormat::I24 => play::<cpal::I24>(device, fixed),
        SampleFormat::I32 => play::<i32>(device, fixed),
        SampleFormat::I64 => play::<i64>(device, fixed),
        SampleFormat::U8 => play::<u8>(device, fixed),
        SampleFormat::U16 => play::<u16>(device, fixed),
        SampleFormat::U24 => play::<cpal::U24>(device, fixed),
        SampleFormat::U32 => play::<u32>(device, fixed),
        SampleFormat::U64 => play::<u64>(device, fixed),
        SampleFormat::F32 => play::<f32>(device, fixed),
        SampleFormat::F64 => play::<f64>(device, fixed),
        SampleFormat::DsdU8 | SampleFormat::DsdU16 | SampleFormat::DsdU32 | _ => {
            Err(ErrorKind::UnsupportedConfig.into())
        }
    }
}

fn play<T: SizedSample + FromSample<i16>>(device: &cpal::Device, config: StreamConfig) -> Result<Player, cpal::Error> {
    let (ring, mut source) = RingBuffer::new((config.sample_rate * RING_SECONDS) as usize);
    let flow = Arc::new(Flow::default());
    let (sound, error) = (flow.clone(), flow.clone());
    let channels = usize::from(config.channels.max(1));
    let mut opened = None;
    let stream = device.build_output_stream(
        config,
        move |out: &mut [T], info: &OutputCallbackInfo| {
            let now = info.timestamp().callback;
            let frames = sound.frames.load(Ordering::Relaxed);
            let ahead = Duration::from_secs_f64(frames as f64 / f64::from(config.sample_rate))
                .saturating_sub(now.duration_since(*opened.get_or_insert(now)));
            if ahead > AHEAD {
                hold_back(out.len() / channels, &source, &sound);
            }
            let held = info.timestamp().playback.duration_since(now).as_secs_f64() * f64::from(config.sample_rate);
            sound.held.store(held as u64 + (out.len() / channels) as u64, Ordering::Relaxed);
            fill(out, channels, &mut source, &sound);
        },
        move |trouble: cpal::Error| {
            let harmless =
                matches!(trouble.kind(), ErrorKind::Xrun | ErrorKind::RealtimeDenied | ErrorKind::DeviceChanged);
            if !harmless {
                let errors = if is_final(trouble.kind()) { ERRORS } else { error.errors.load(Ordering::Relaxed) + 1 };
                error.errors.store(errors.min(ERRORS), Ordering::Relaxed);
            }
        },
        None,
    )?;
    stream.play()?;
    Ok(Player { _stream: stream, ring, flow, pushed: 0, hertz: config.sample_rate })
}

/// Why a device cannot be opened.
fn trouble(error: &cpal::Error) -> Trouble {
    if error.kind() == ErrorKind::DeviceBusy { Trouble::DeviceBusy } else { Trouble::NoDevice }
}

/// Whether the device itself is gone.
fn is_final(kind: ErrorKind) -> bool {
    matches!(kind, ErrorKind::DeviceNotAvailable | ErrorKind::HostUnavailable | ErrorKind::StreamInvalidated)
}

/// Lets a device that is ahead of time wait for sound: a little in silence, as long as it takes within a sentence.
fn hold_back(frames: usize, source: &Consumer<i16>, flow: &Flow) {
    for _ in 0..LONGEST_HOLD {
        if source.slots() >= frames {
            return;
        }
        std::thread::park_timeout(HOLD);
        if !flow.is_more_to_come.load(Ordering::Acquire) {
            return;
        }
    }
}

/// Fills one block for the device: the same sound on every channel, silence where there is none.
fn fill<T: SizedSample + FromSample<i16>>(out: &mut [T], channels: usize, source: &mut Consumer<i16>, flow: &Flow) {
    if flow.errors.load(Ordering::Relaxed) < ERRORS {
        flow.errors.store(0, Ordering::Relaxed);
    }
    let mut popped = flow.popped.load(Ordering::Relaxed);
    let unwanted = flow.discard.load(Ordering::Acquire).saturating_sub(popped) as usize;
    for _ in 0..unwanted.min(source.slots()) {
        let _ = source.pop();
        popped += 1;
    }
    for frame in out.chunks_mut(channels) {
        let sample = source.pop().inspect(|_| popped += 1).unwrap_or(0);
        frame.fill(T::from_sample(sample));
    }
    let frames = flow.frames.fetch_add((out.len() / channels) as u64, Ordering::Relaxed);
    if popped != flow.popped.load(Ordering::Relaxed) {
        flow.end.store(frames + (out.len() / channels) as u64, Ordering::Release);
    }
    flow.popped.store(popped, Ordering::Release);
}

/// The sound library explains every failure on the error output, once for every thread.
pub fn quiet_sound_library() {
    #[cfg(target_os = "linux")]
    let _ = alsa::Output::local_error_handler();
}
