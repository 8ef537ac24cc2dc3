//! The forms in which a recorded game can be exported.

use clap::ValueEnum;

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
