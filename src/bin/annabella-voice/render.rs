//! Sound files: what the embedded voice would play is written, what was recorded is read.

use crate::embedded::Synthesiser;
use crate::prosody::{HERTZ, Prosody};
use crate::resample::resampled;
use crate::tell;
use annabella::voice::pronunciation::Piece;
use annabella::voice::protocol::{ProcessReport, VoiceAnswer, VoiceTrouble};
use std::thread;

/// Renders in the background and reports the end.
pub fn start(id: u64, path: String, voice: Synthesiser, pieces: Vec<Piece>, prosody: Prosody) {
    thread::spawn(move || match write(&path, &voice, &pieces, prosody) {
        Ok(samples) => tell(&ProcessReport::Told(VoiceAnswer::Rendered { id, samples })),
        Err(_) => tell(&ProcessReport::Unsaid { id, why: VoiceTrouble::File }),
    });
}

fn write(path: &str, voice: &Synthesiser, pieces: &[Piece], prosody: Prosody) -> Result<u64, hound::Error> {
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

/// The samples of a WAV file of whole numbers, its first channel, at [`HERTZ`].
pub fn read(path: &str) -> Result<Vec<i16>, hound::Error> {
    let mut file = hound::WavReader::open(path)?;
    let spec = file.spec();
    let samples = file.samples::<i16>().step_by(spec.channels.max(1).into()).collect::<Result<Vec<_>, _>>()?;
    Ok(resampled(&samples, spec.sample_rate, HERTZ).into_owned())
}
