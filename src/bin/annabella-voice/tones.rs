//! The tones: short, distinct sounds where words are too slow.

use crate::prosody::HERTZ;
use annabella::voice::protocol::Tone;
use std::f64::consts::TAU;

/// The samples of a tone, at [`HERTZ`]; `volume` as for the voice, 100 being normal.
pub fn samples(tone: Tone, volume: u8) -> Vec<i16> {
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
