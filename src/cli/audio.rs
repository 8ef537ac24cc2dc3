//! How everybody hears, as typed.

use crate::cli::values::Answers;
use crate::wording::Completions;
use clap::Args;

// How everybody hears.
#[derive(Args, Clone, Debug, Default, PartialEq)]
pub struct AudioArgs {
    /// Words a minute, 100 to 400. By default 150.
    #[arg(long, value_name = "N")]
    pub rate: Option<u16>,
    /// How loud, 0 to 200. By default 100.
    #[arg(long, value_name = "N")]
    pub volume: Option<u8>,
    /// How high, 0 to 100. By default 50.
    #[arg(long, value_name = "N")]
    pub pitch: Option<u8>,
    /// The output device for everybody; `annabella voices` names them. By default that of the system.
    #[arg(long, value_name = "DEVICE")]
    pub device: Option<String>,
    /// The output device for what is for one player only. By default what is for one player is only shown.
    #[arg(long, value_name = "DEVICE")]
    pub headphones: Option<String>,
    /// Words a minute in the headphones. By default as for everybody.
    #[arg(long, value_name = "N")]
    pub headphones_rate: Option<u16>,
    /// How loud in the headphones. By default as for everybody.
    #[arg(long, value_name = "N")]
    pub headphones_volume: Option<u8>,
    /// What White alone hears: "rate=250 volume=80 pitch=50 device=NAME", each of them if it differs; the device last.
    #[arg(long, value_name = "HOW")]
    pub white_ear: Option<String>,
    /// What Black alone hears.
    #[arg(long, value_name = "HOW")]
    pub black_ear: Option<String>,
    /// What the arbiter alone hears.
    #[arg(long, value_name = "HOW")]
    pub arbiter_ear: Option<String>,
    /// A voice of the system for a language: de=NAME; may be given for each language.
    #[arg(long, value_name = "LANG=NAME")]
    pub use_voice: Vec<String>,
    /// Tones: pressed, refused, not-saved, differs, flag, parted by commas; none. By default
    /// pressed,refused,not-saved,differs.
    #[arg(long, value_name = "TONES")]
    pub tones: Option<String>,
    /// How the room hears that a move is completed: tone (pressed, as a clock is heard) or sentence. By default tone.
    #[arg(long, value_name = "HOW", hide_possible_values = true)]
    pub completions: Option<Completions>,
    /// Whether what is for one player is spoken where he has no headphones: shown (only shown) or aloud, where everybody
    /// hears it. By default shown.
    #[arg(long, value_name = "HOW", value_enum)]
    pub answers: Option<Answers>,
    /// Any key stops an answer that is being said.
    #[arg(long)]
    pub key_stops: bool,
    /// Records announcements and repetitions from the microphone, from ten seconds before each is typed, beside the
    /// record of the game.
    #[arg(long)]
    pub record: bool,
    /// Megabytes that the sound of a game may take. By default 500.
    #[arg(long, value_name = "MB")]
    pub record_limit: Option<u64>,
}
