//! What is asked of `say`.

use std::path::PathBuf;

use clap::Args;

use crate::voice::VoiceChoice;

// What `say` says.
#[derive(Args, Debug)]
pub struct Say {
    /// Moves from the position on.
    #[arg(value_name = "MOVE")]
    pub moves: Vec<String>,
    /// The position; the initial one by default.
    #[arg(long)]
    pub fen: Option<String>,
    /// The moves of the first game of a PGN file.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["moves", "fen"])]
    pub pgn: Option<PathBuf>,
    /// Words as they stand: Springer Gustav eins Felix drei.
    #[arg(long, value_name = "TEXT", conflicts_with_all = ["moves", "fen", "pgn"])]
    pub words: Option<String>,
    /// The short form: Springer Felix drei.
    #[arg(long)]
    pub short: bool,
    /// The language in which moves are read and sentences said. By default that of the system.
    #[arg(long, value_name = "L")]
    pub lang: Option<String>,
    /// The voice: auto, system, reader, embedded, off. By default auto.
    #[arg(long, value_name = "VOICE", hide_possible_values = true)]
    pub voice: Option<VoiceChoice>,
    /// Words a minute, 100 to 400. By default 150.
    #[arg(long, value_name = "N")]
    pub rate: Option<u16>,
    /// The output device; `annabella voices` names them. By default that of the system.
    #[arg(long, value_name = "DEVICE")]
    pub device: Option<String>,
    /// Writes what the embedded voice would play to a WAV file instead of playing it.
    #[arg(long, value_name = "FILE.wav")]
    pub out: Option<PathBuf>,
}
