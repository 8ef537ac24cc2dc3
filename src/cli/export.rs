//! The arguments of `annabella export`, and the forms it knows.

use std::path::PathBuf;

use clap::{Args, ValueEnum};

// What is exported, and where to.
#[derive(Args, Clone, Debug)]
pub struct Export {
    #[arg(value_name = "GAME")]
    pub file: Option<PathBuf>,
    #[arg(long, value_enum, default_value_t = ExportFormat::Pgn)]
    pub to: ExportFormat,
    /// pgn, scoresheet, html: what this player has written. By default White's scoresheet, and the game itself as pgn.
    #[arg(long, value_enum, value_name = "COLOUR")]
    pub sheet: Option<SheetOwner>,
    /// svg, json: after so many half-moves; by default after the last.
    #[arg(long)]
    pub ply: Option<usize>,
    /// The language of the words.
    #[arg(long)]
    pub lang: Option<String>,
    /// Where to; standard output by default.
    #[arg(short)]
    pub output: Option<PathBuf>,
}

/// Whose scoresheet is exported.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum SheetOwner {
    White,
    Black,
}

/// The form of an export.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum ExportFormat {
    /// For other chess programs.
    Pgn,
    /// A scoresheet as it was written, to be signed.
    Scoresheet,
    /// The same as a page to be printed.
    Html,
    /// Braille for an embosser.
    Brf,
    /// Braille in Unicode.
    Braille,
    /// A tournament report.
    Trf,
    /// One JSON object.
    Json,
    /// The arbiter's report.
    Report,
    /// A picture of the position and of both clocks.
    Svg,
    /// The PGN of a game that is being played, kept up to date in the file named with -o.
    Live,
}
