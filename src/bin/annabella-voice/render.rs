//! What the embedded voice would play, written to a WAV file.

use crate::embedded::{HERTZ, Manner, Synthesiser};
use crate::tell;
use annabella::voice::pronunciation::Piece;
use annabella::voice::protocol::Report;
use annabella::voice::protocol::Trouble;
use std::thread;

/// Renders in the background and reports the end.
pub fn start(id: u64, path: String, voice: Synthesiser, pieces: Vec<Piece>, manner: Manner) {
    thread::spawn(move || match write(&path, &voice, &pieces, manner) {
        Ok(samples) => tell(&Report::Rendered { id, samples }),
        Err(_) => tell(&Report::Unsaid { id, why: Trouble::File }),
    });
}

fn write(path: &str, voice: &Synthesiser, pieces: &[Piece], manner: Manner) -> Result<u64, hound::Error> {
    let spec = hound::WavSpec {
        channels: 1,
        sample_rate: HERTZ,
        bits_per_sample: 16,
        sample_format: hound::SampleFormat::Int,
    };
    let mut file = hound::WavWriter::create(path, spec)?;
    for piece in pieces {
        for sample in voice.samples(piece, manner) {
            file.write_sample(sample)?;
        }
    }
    let samples = file.duration();
    file.finalize()?;
    Ok(samples.into())
}
