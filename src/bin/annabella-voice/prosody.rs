//! How a piece of text is to sound, and how it is handed to the process that holds espeak-ng.

use annabella::voice::pronunciation::Piece;
use serde::{Deserialize, Serialize};

/// Samples a second of what espeak-ng makes.
pub const HERTZ: u32 = 22050;

/// The argument that makes this program the process that holds espeak-ng.
pub const ESPEAK_ARGUMENT: &str = "--espeak-ng";

/// How a piece is to sound.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Prosody {
    /// Words a minute.
    pub rate: u16,
    /// 0 to 200, 100 being normal.
    pub volume: u8,
    /// 0 to 100, 50 being normal.
    pub pitch: u8,
}

/// What the process that holds espeak-ng is asked, as one line of JSON.
#[derive(Debug, Serialize, Deserialize)]
pub struct Job {
    pub piece: Piece,
    pub prosody: Prosody,
}
