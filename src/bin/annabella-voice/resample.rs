//! From the rate at which the voice is made to the rate at which a device plays.

use std::borrow::Cow;
use std::f64::consts::PI;

/// Input samples on either side of an output sample that have a part in it.
const REACH: usize = 16;

/// The same sound at another rate, by a windowed sinc; untouched where the rates are the same.
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
