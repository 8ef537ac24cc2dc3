//! The microphone: opened as fits speech, its samples taken without a lock.

use crate::device_names::quiet_sound_library;
use annabella::voice::protocol::VoiceTrouble;
use cpal::traits::{DeviceTrait, HostTrait, StreamTrait};
use cpal::{BufferSize, ErrorKind, FromSample, Sample, SampleFormat, SizedSample, StreamConfig, SupportedStreamConfig};
use rtrb::{Consumer, RingBuffer};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Duration;

/// Samples a second that are wished for; speech needs no more.
const HERTZ: u32 = 16000;
/// Between two looks for room, where a microphone is ahead of time.
const HOLD: Duration = Duration::from_millis(10);
/// Such looks before samples are lost.
const LONGEST_HOLD: u32 = 100;

/// What the microphone hears.
pub struct Microphone {
    /// Goes before the stream, whose thread may be waiting for room.
    samples: Consumer<i16>,
    _stream: cpal::Stream,
    /// Samples a second.
    pub hertz: u32,
    /// An error told that nothing more comes. Errors may come a million times a second, so it is a flag.
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

    /// What was heard since this was last asked.
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
                // Only a file brings sound so fast that it must wait.
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
