//! Samples that no voice makes: tones, sound files, and sound at another rate.

use crate::espeak::{HERTZ, Synthesiser};
use crate::send_report;
use annabella::voice::pronunciation::{Piece, Prosody};
use annabella::voice::protocol::{ProcessReport, Tone, VoiceAnswer, VoiceTrouble};
use std::borrow::Cow;
use std::f64::consts::{PI, TAU};
use std::thread;

/// The samples of a tone, at [`HERTZ`]; `volume` as for the voice, 100 being normal.
pub fn of_tone(tone: Tone, volume: u8) -> Vec<i16> {
    // Notes as (hertz, milliseconds); zero hertz is a pause.
    let notes: &[(f64, u32)] = match tone {
        Tone::ClockPressed => &[(1320.0, 40)],
        Tone::Refused => &[(330.0, 90), (0.0, 30), (262.0, 140)],
        Tone::NotSaved => &[(880.0, 120), (0.0, 60), (880.0, 120), (0.0, 60), (880.0, 120)],
        Tone::BoardDiffers => &[(523.0, 110), (740.0, 110), (523.0, 110), (740.0, 110)],
        Tone::TimeCall => &[(659.0, 80), (0.0, 40), (659.0, 80)],
        Tone::FlagFell => &[(988.0, 150), (784.0, 150), (587.0, 300)],
    };
    let loudness = 9000.0 * f64::from(volume.min(200)) / 100.0;
    notes.iter().flat_map(|(hertz, milliseconds)| note(*hertz, *milliseconds, loudness)).collect()
}

/// One note that swells and fades within 5 milliseconds, so that it does not click.
fn note(hertz: f64, milliseconds: u32, loudness: f64) -> impl Iterator<Item = i16> {
    let count = HERTZ * milliseconds / 1000;
    let edge = f64::from(HERTZ / 200);
    (0..count).map(move |k| {
        let swell = (f64::from(k.min(count - k)) / edge).min(1.0);
        ((TAU * hertz * f64::from(k) / f64::from(HERTZ)).sin() * loudness * swell) as i16
    })
}

/// Writes what the embedded voice would play to a WAV file, in the background, and reports the end.
pub fn render(id: u64, path: String, voice: Synthesiser, pieces: Vec<Piece>, prosody: Prosody) {
    thread::spawn(move || match write_wav(&path, &voice, &pieces, prosody) {
        Ok(samples) => send_report(&ProcessReport::Answer(VoiceAnswer::Rendered { id, samples })),
        Err(_) => send_report(&ProcessReport::Unsaid { id, why: VoiceTrouble::File }),
    });
}

fn write_wav(path: &str, voice: &Synthesiser, pieces: &[Piece], prosody: Prosody) -> Result<u64, hound::Error> {
    let spec = hound::WavSpec {
        channels: 1,
        sample_rate: HERTZ,
        bits_per_sample: 16,
        sample_format: hound::SampleFormat::Int,
    };
    let mut file = hound::WavWriter::create(path, spec)?;
    for piece in pieces {
        for sample in voice.samples(piece, prosody) {
            file.write_sample(sample)?;
        }
    }
    let samples = file.duration();
    file.finalize()?;
    Ok(samples.into())
}

/// The samples of the first channel of a WAV file of integers, at [`HERTZ`].
pub fn read_wav(path: &str) -> Result<Vec<i16>, hound::Error> {
    let mut file = hound::WavReader::open(path)?;
    let spec = file.spec();
    let samples = file.samples::<i16>().step_by(spec.channels.max(1).into()).collect::<Result<Vec<_>, _>>()?;
    Ok(resampled(&samples, spec.sample_rate, HERTZ).into_owned())
}

/// Input samples on either side of an output sample that contribute to it.
const REACH: usize = 16;

/// Converts a sound to another rate by a windowed sinc; returns it unchanged if the rates are equal.
pub fn resampled(samples: &[i16], from: u32, to: u32) -> Cow<'_, [i16]> {
    if from == to || from == 0 || to == 0 {
        return Cow::Borrowed(samples);
    }
    let common = greatest_common_divisor(from, to);
    let (from, to) = ((from / common) as usize, (to / common) as usize);
    // Output sample k lies at input place k * from / to, so that only `to` different weightings occur.
    let weights: Vec<Vec<f32>> =
        (0..to).map(|phase| weights(phase as f64 / to as f64, to as f64 / from as f64)).collect();
    let silence = std::iter::repeat_n(0, REACH);
    let padded: Vec<f32> =
        silence.clone().chain(samples.iter().copied()).chain(silence).map(|s: i16| f32::from(s)).collect();
    let count = samples.len() * to / from;
    let out = (0..count).map(|k| {
        let place = k * from;
        let heard = &padded[place / to + 1..];
        let sum: f32 = heard.iter().zip(&weights[place % to]).map(|(sample, weight)| sample * weight).sum();
        sum.round().clamp(-32768.0, 32767.0) as i16
    });
    Cow::Owned(out.collect())
}

/// The weights of the input samples around a place between two of them.
fn weights(phase: f64, ratio: f64) -> Vec<f32> {
    let cutoff = ratio.min(1.0);
    let of = |i: usize| {
        let distance = phase + REACH as f64 - 1.0 - i as f64;
        let window = 0.5 + 0.5 * (PI * distance / (REACH as f64 + 1.0)).cos();
        (cutoff * sinc(distance * cutoff) * window) as f32
    };
    (0..2 * REACH).map(of).collect()
}

fn sinc(x: f64) -> f64 {
    if x == 0.0 { 1.0 } else { (PI * x).sin() / (PI * x) }
}

fn greatest_common_divisor(a: u32, b: u32) -> u32 {
    if b == 0 { a } else { greatest_common_divisor(b, a % b) }
}
