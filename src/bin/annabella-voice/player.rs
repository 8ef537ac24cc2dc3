//! One open output device: samples in, sound out, and how far it has come. Lock-free towards the sound thread.

#[cfg(target_os = "linux")]
use crate::alsa_names::{self, NamedDevice, ServerDevice};
#[cfg(target_os = "linux")]
use crate::device_names::server_device;
use crate::device_names::{device_named, quiet_sound_library};
use crate::flow::{Flow, fill};
#[cfg(target_os = "linux")]
use crate::sound_server;
use annabella::voice::protocol::VoiceTrouble;
use cpal::traits::{DeviceTrait, HostTrait, StreamTrait};
use cpal::{
    BufferSize, ErrorKind, FromSample, OutputCallbackInfo, SampleFormat, SizedSample, StreamConfig,
    SupportedStreamConfig,
};
use rtrb::{Consumer, Producer, RingBuffer};
use std::sync::Arc;
use std::time::Duration;

/// An open device. Dropping it closes the device, which may take long: do it where nobody waits.
pub struct Playback {
    _stream: Stream,
    ring: Producer<i16>,
    flow: Arc<Flow>,
    pushed: u64,
    hertz: u32,
}

/// What keeps a device open.
#[expect(dead_code, reason = "held only to be closed when it is dropped")]
enum Stream {
    Library(cpal::Stream),
    #[cfg(target_os = "linux")]
    Server(crate::sound_server::ServerStream),
}

/// What is to be opened, and for whom.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wanted {
    /// The default device where no name is given.
    pub name: Option<String>,
    /// Other listeners' devices, on which nothing of this may be heard.
    pub elsewhere: Vec<String>,
    /// Samples a second, if the device can play them.
    pub hertz: u32,
    /// The blocks it is given are such a part of a second, the shorter the sooner a sound is heard.
    pub part: u32,
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
/// Between two looks for sound on such a device.
const HOLD: Duration = Duration::from_millis(5);
/// Such looks within a sentence before it is given up.
const LONGEST_HOLD: u32 = 100;

impl Playback {
    /// Opens a device.
    ///
    /// # Errors
    ///
    /// No device of that name, or it cannot be opened now, or what is heard there could be moved to another.
    pub fn open(wanted: &Wanted) -> Result<Playback, VoiceTrouble> {
        quiet_sound_library();
        #[cfg(target_os = "linux")]
        if let Some(device) = server_device(wanted.name.as_deref())? {
            return Playback::at_server(&device, wanted);
        }
        let host = cpal::default_host();
        let device = match &wanted.name {
            None => host.default_output_device(),
            Some(name) => device_named(&host, name),
        };
        let device = device.ok_or(VoiceTrouble::NoDevice)?;
        let config = fitting(&device, wanted.hertz).map_err(|error| trouble(&error))?;
        // Not every device can have blocks as it is wished.
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
    fn at_server(device: &ServerDevice, wanted: &Wanted) -> Result<Playback, VoiceTrouble> {
        let (ring, source) = RingBuffer::new((wanted.hertz * RING_SECONDS) as usize);
        let flow = Arc::new(Flow::default());
        let sink = |name: &String| match alsa_names::meaning(Some(name)) {
            NamedDevice::Server(ServerDevice { sink: Some(sink), .. }) => sink,
            NamedDevice::Server(_) | NamedDevice::Alsa | NamedDevice::Elsewhere | NamedDevice::Unknown => name.clone(),
        };
        let elsewhere = wanted.elsewhere.iter().map(sink).collect();
        let block = wanted.hertz / wanted.part.max(1);
        let stream = sound_server::open(device, elsewhere, wanted.hertz, block, source, flow.clone())?;
        Ok(Playback { _stream: Stream::Server(stream), ring, flow, pushed: 0, hertz: wanted.hertz })
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
        self.flow.set_more_to_come(more == More::ToCome);
    }

    /// All samples ever taken in.
    pub fn pushed(&self) -> u64 {
        self.pushed
    }

    /// Whether everything has left the device: taken by it, and as much again as it holds.
    pub fn is_heard(&self) -> bool {
        self.flow.is_heard(self.pushed)
    }

    /// All samples the device has taken or thrown away.
    pub fn played(&self) -> u64 {
        self.flow.popped()
    }

    /// Throws away what is not yet played.
    pub fn discard(&self) {
        self.flow.discard_before(self.pushed);
    }

    /// Frames the device has asked for: where this stands still, the device is frozen.
    pub fn frames(&self) -> u64 {
        self.flow.frames()
    }

    /// Whether the device has taken a second of sound; before that it may halt while its server wakes.
    pub fn is_settled(&self) -> bool {
        self.frames() > u64::from(self.hertz)
    }

    /// Whether the device broke off and plays nothing more.
    pub fn is_dead(&self) -> bool {
        self.flow.is_dead()
    }
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

/// Lets a device that is ahead of time wait for sound: a little in silence, as long as it takes within a sentence.
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
