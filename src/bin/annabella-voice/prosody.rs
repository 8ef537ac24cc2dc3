//! How a piece of text is to sound, and how it is handed to the process that holds espeak-ng.

use annabella::voice::pronunciation::Piece;

/// Samples a second of what espeak-ng makes.
pub const HERTZ: u32 = 22050;

/// The argument that makes this program the process that holds espeak-ng.
pub const ESPEAK_ARGUMENT: &str = "--espeak-ng";

/// How a piece is to sound.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Prosody {
    /// Words a minute.
    pub rate: u16,
    /// 0 to 200, 100 being normal.
    pub volume: u8,
    /// 0 to 100, 50 being normal.
    pub pitch: u8,
}

/// A piece and its prosody as a line. A piece holds no controls.
pub fn print_job(piece: &Piece, prosody: Prosody) -> String {
    let Prosody { rate, volume, pitch } = prosody;
    format!("{rate}\t{volume}\t{pitch}\t{}\t{}\n", piece.language, piece.text)
}

/// Reads what [`print_job`] wrote; nothing where the line is not one of ours.
pub fn parse_job(line: &str) -> Option<(Piece, Prosody)> {
    let mut fields = line.splitn(5, '\t');
    let mut number = || fields.next()?.parse::<u16>().ok();
    let (rate, volume, pitch) = (number()?, number()?, number()?);
    let prosody = Prosody { rate, volume: volume.try_into().ok()?, pitch: pitch.try_into().ok()? };
    let (language, text) = (fields.next()?.to_string(), fields.next()?.to_string());
    Some((Piece { language, text }, prosody))
}
