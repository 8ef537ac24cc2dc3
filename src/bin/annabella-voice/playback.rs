//! One open output device: samples in, blocks out, and how far the sound has come. Lock-free towards the sound thread.

#[cfg(target_os = "linux")]
use crate::alsa_names::{self, NamedDevice};
#[cfg(target_os = "linux")]
use crate::devices::server_device;
use crate::devices::{device_named, quiet_sound_library};
#[cfg(target_os = "linux")]
use crate::sound_server::{self, ServerDevice, ServerError};
use annabella::voice::protocol::VoiceTrouble;
use cpal::traits::{DeviceTrait, HostTrait, StreamTrait};
use cpal::{
    BufferSize, ErrorKind, FromSample, OutputCallbackInfo, SampleFormat, SizedSample, StreamConfig,
    SupportedStreamConfig,
};
use rtrb::{Consumer, Producer, RingBuffer};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, AtomicU64, Ordering};
use std::time::Duration;

/// An open device. Dropping it closes the device, which may take long: do it on a thread that nothing waits for.
pub struct Playback {
    _stream: Stream,
    ring: Producer<i16>,
    flow: Arc<Flow>,
    pushed: u64,
    hertz: u32,
}

/// A stream that keeps a device open.
#[expect(dead_code, reason = "held only to be closed when it is dropped")]
enum Stream {
    Library(cpal::Stream),
    #[cfg(target_os = "linux")]
    Server(sound_server::ServerStream),
}

/// A device to be opened, and its listeners.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wanted {
    /// `None` is the default device.
    pub name: Option<String>,
    /// Other listeners' devices, on which none of this may be heard.
    pub elsewhere: Vec<String>,
    /// Samples a second, if the device supports that.
    pub hertz: u32,
    /// A block is this part of a second; the shorter, the sooner a sound is heard.
    pub part: u32,
}

/// Seconds of sound the ring holds.
const RING_SECONDS: u32 = 2;
/// A device that takes silence faster than real time, as a file does, is held back once it is this far ahead.
const AHEAD: Duration = Duration::from_secs(1);
/// The time between two looks for sound on such a device.
const HOLD: Duration = Duration::from_millis(5);
/// Such looks within a sentence before the device is held back no longer.
const LONGEST_HOLD: u32 = 100;

impl Playback {
    /// Opens a device.
    ///
    /// # Errors
    ///
    /// No device has that name, it cannot be opened now, or its sound could be moved to another device.
    pub fn open(wanted: &Wanted) -> Result<Playback, VoiceTrouble> {
        quiet_sound_library();
        #[cfg(target_os = "linux")]
        if let Some(device) = server_device(wanted.name.as_deref())? {
            match Playback::at_server(&device, wanted) {
                Ok(playback) => return Ok(playback),
                // ALSA's own way may be accepted. It may be rerouted, so it is only for what is not private.
                Err(ServerError::Refused) if wanted.name.is_none() && wanted.elsewhere.is_empty() => {}
                Err(ServerError::Refused) => return Err(VoiceTrouble::NoDevice),
                Err(ServerError::Trouble(why)) => return Err(why),
            }
        }
        let host = cpal::default_host();
        let device = match &wanted.name {
            None => host.default_output_device(),
            Some(name) => device_named(&host, name),
        };
        let device = device.ok_or(VoiceTrouble::NoDevice)?;
        let config = fitting(&device, wanted.hertz).map_err(|error| trouble(&error))?;
        // Not every device supports every block size.
        let blocks = [
            BufferSize::Fixed(config.sample_rate() / wanted.part.max(1)),
            BufferSize::Fixed(1024),
            BufferSize::Default,
        ];
        let mut refused = VoiceTrouble::NoDevice;
        for block in blocks {
            match start(&device, &config, block) {
                Ok(player) => return Ok(player),
                Err(error) => refused = trouble(&error),
            }
        }
        Err(refused)
    }

    #[cfg(target_os = "linux")]
    fn at_server(device: &ServerDevice, wanted: &Wanted) -> Result<Playback, ServerError> {
        let (ring, mut source) = RingBuffer::new((wanted.hertz * RING_SECONDS) as usize);
        let flow = Arc::new(Flow::default());
        let (sound, ended) = (flow.clone(), flow.clone());
        let sink = |name: &String| match alsa_names::device_behind(Some(name)) {
            NamedDevice::Server(ServerDevice { sink: Some(sink), .. }) => sink,
            NamedDevice::Server(_) | NamedDevice::Alsa | NamedDevice::Elsewhere | NamedDevice::Unknown => name.clone(),
        };
        let elsewhere = wanted.elsewhere.iter().map(sink).collect();
        let block = wanted.hertz / wanted.part.max(1);
        let (stream, held) = sound_server::open(
            device,
            elsewhere,
            wanted.hertz,
            block,
            move |out| fill(out, 1, &mut source, &sound),
            move || ended.die(),
        )?;
        flow.set_held(held);
        Ok(Playback { _stream: Stream::Server(stream), ring, flow, pushed: 0, hertz: wanted.hertz })
    }

    /// The samples that the device plays each second.
    pub fn hertz(&self) -> u32 {
        self.hertz
    }

    /// Takes as many samples as there is room for, and returns how many.
    pub fn push(&mut self, samples: &[i16]) -> usize {
        let room = samples.len().min(self.ring.slots());
        // All at once, so that a fast device finds no gap between them.
        let taken = self.ring.write_chunk_uninit(room).map(|chunk| chunk.fill_from_iter(samples.iter().copied()));
        let count = taken.unwrap_or(0);
        self.pushed += count as u64;
        count
    }

    /// Sets whether more samples of the current sound will be pushed: only then is an empty buffer a gap.
    pub fn set_more_to_come(&self, is_more: bool) {
        self.flow.set_more_to_come(is_more);
    }

    /// The number of samples ever pushed.
    pub fn pushed(&self) -> u64 {
        self.pushed
    }

    /// Whether everything pushed has been heard: the device has taken it, and as many frames again as it holds.
    pub fn is_heard(&self) -> bool {
        self.flow.is_heard(self.pushed)
    }

    /// The number of samples that the device has taken or discarded.
    pub fn played(&self) -> u64 {
        self.flow.popped()
    }

    /// Discards what is not yet played.
    pub fn discard(&self) {
        self.flow.discard_before(self.pushed);
    }

    /// Frames the device has asked for. If this stands still, the device is frozen.
    pub fn frames(&self) -> u64 {
        self.flow.frames()
    }

    /// Whether the device has taken a second of sound; before that it may pause while its server wakes.
    pub fn is_settled(&self) -> bool {
        self.frames() > u64::from(self.hertz)
    }

    /// Whether the device is gone and plays nothing more.
    pub fn is_dead(&self) -> bool {
        self.flow.is_dead()
    }
}

/// The default configuration, with our rate and integer samples if the device supports them.
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

fn start(device: &cpal::Device, config: &SupportedStreamConfig, block: BufferSize) -> Result<Playback, cpal::Error> {
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

fn play<T: SizedSample + FromSample<i16>>(
    device: &cpal::Device,
    config: StreamConfig,
) -> Result<Playback, cpal::Error> {
    let (ring, mut source) = RingBuffer::new((config.sample_rate * RING_SECONDS) as usize);
    let flow = Arc::new(Flow::default());
    let (sound, error) = (flow.clone(), flow.clone());
    let channels = usize::from(config.channels.max(1));
    let mut opened = None;
    let stream = device.build_output_stream(
        config,
        move |out: &mut [T], info: &OutputCallbackInfo| {
            let now = info.timestamp().callback;
            let frames = sound.frames();
            let ahead = Duration::from_secs_f64(frames as f64 / f64::from(config.sample_rate))
                .saturating_sub(now.duration_since(*opened.get_or_insert(now)));
            if ahead > AHEAD {
                hold_back(out.len() / channels, &source, &sound);
            }
            let held = info.timestamp().playback.duration_since(now).as_secs_f64() * f64::from(config.sample_rate);
            sound.set_held(held as u64 + (out.len() / channels) as u64);
            fill(out, channels, &mut source, &sound);
        },
        move |trouble: cpal::Error| {
            let harmless =
                matches!(trouble.kind(), ErrorKind::Xrun | ErrorKind::RealtimeDenied | ErrorKind::DeviceChanged);
            if is_final(trouble.kind()) {
                error.die();
            } else if !harmless {
                error.add_error();
            }
        },
        None,
    )?;
    stream.play()?;
    Ok(Playback { _stream: Stream::Library(stream), ring, flow, pushed: 0, hertz: config.sample_rate })
}

/// Why a device cannot be opened.
fn trouble(error: &cpal::Error) -> VoiceTrouble {
    if error.kind() == ErrorKind::DeviceBusy { VoiceTrouble::DeviceBusy } else { VoiceTrouble::NoDevice }
}

/// Whether the device itself is gone.
fn is_final(kind: ErrorKind) -> bool {
    matches!(kind, ErrorKind::DeviceNotAvailable | ErrorKind::HostUnavailable | ErrorKind::StreamInvalidated)
}

/// Makes a device that is ahead of time wait for sound: briefly in silence, longer within a sentence.
fn hold_back(frames: usize, source: &Consumer<i16>, flow: &Flow) {
    for _ in 0..LONGEST_HOLD {
        if source.slots() >= frames {
            return;
        }
        std::thread::park_timeout(HOLD);
        if !flow.is_more_to_come() {
            return;
        }
    }
}

/// Errors in succession after which a device is given up: a late block under load is one, a dead server causes many.
const ERRORS: u32 = 20;

/// State that the sound thread and its owner share.
#[derive(Default)]
struct Flow {
    /// Samples taken out of the ring so far.
    popped: AtomicU64,
    /// Samples before this one are discarded instead of played.
    discard: AtomicU64,
    /// Frames the device has asked for, sound or silence, and how many it had asked for at the last sound.
    frames: AtomicU64,
    end: AtomicU64,
    /// Frames between being asked for and being heard.
    held: AtomicU64,
    is_more_to_come: AtomicBool,
    /// Errors since the device last took sound. There may be a million a second, so they are only counted.
    errors: AtomicU32,
}

impl Flow {
    /// Samples the device has taken or discarded.
    fn popped(&self) -> u64 {
        self.popped.load(Ordering::Acquire)
    }

    /// Frames the device has asked for. If this stands still, the device is frozen.
    fn frames(&self) -> u64 {
        self.frames.load(Ordering::Relaxed)
    }

    /// Whether a sample pushed as number `pushed` has left the device.
    fn is_heard(&self, pushed: u64) -> bool {
        let end = self.end.load(Ordering::Acquire);
        self.popped() >= pushed && self.frames() >= end + self.held.load(Ordering::Relaxed)
    }

    /// Discards what comes before this sample and is not yet played.
    fn discard_before(&self, sample: u64) {
        self.discard.store(sample, Ordering::Release);
    }

    /// Sets how many frames lie between being asked for and being heard.
    fn set_held(&self, frames: u64) {
        self.held.store(frames, Ordering::Relaxed);
    }

    /// Sets whether more samples will follow: only then is an empty buffer a gap.
    fn set_more_to_come(&self, is_more: bool) {
        self.is_more_to_come.store(is_more, Ordering::Release);
    }

    /// Whether more samples will follow.
    fn is_more_to_come(&self) -> bool {
        self.is_more_to_come.load(Ordering::Acquire)
    }

    /// Counts an error that may be temporary.
    fn add_error(&self) {
        let errors = self.errors.load(Ordering::Relaxed) + 1;
        self.errors.store(errors.min(ERRORS), Ordering::Relaxed);
    }

    /// Marks the device as gone: nothing more is played on it.
    fn die(&self) {
        self.errors.store(ERRORS, Ordering::Relaxed);
    }

    /// Whether the device is gone, or has had too many errors.
    fn is_dead(&self) -> bool {
        self.errors.load(Ordering::Relaxed) >= ERRORS
    }
}

/// Fills one block for the device: one sound on every channel, silence where there is none.
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
