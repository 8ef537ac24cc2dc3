//! What is asked about positions and written scoresheets, without a game.

use std::path::PathBuf;

use clap::Args;

// Diagrams of which it is asked who can still mate.
#[derive(Args, Debug)]
pub struct CanMate {
    /// A FEN; a file with one a line; or - for standard input.
    #[arg(value_name = "FEN", required = true)]
    pub diagram: Vec<String>,
    /// Asks of one player only: white, black.
    #[arg(long = "for", value_name = "COLOUR")]
    pub winner: Option<String>,
    /// How long a question may take, about: 500ms, 30s, 2m. By default 30s.
    #[arg(long, value_name = "TIME")]
    pub budget: Option<String>,
    /// One JSON object a line.
    #[arg(long)]
    pub json: bool,
    /// The language of the words. By default that of the system.
    #[arg(long, value_name = "L")]
    pub lang: Option<String>,
}

// Two written scoresheets.
#[derive(Args, Debug)]
pub struct Compare {
    /// Sheet a; or a folder of pairs (game.a.txt, game.b.txt), or of sheets a.
    #[arg(value_name = "SHEET")]
    pub first: PathBuf,
    /// Sheet b; or a folder of sheets b with the same names.
    #[arg(value_name = "SHEET")]
    pub second: Option<PathBuf>,
    /// The language of sheet a: en, es, de, fr, it, pt, nl, fig ... Asked for only where it matters.
    #[arg(long, value_name = "L")]
    pub a: Option<String>,
    /// The language of sheet b.
    #[arg(long, value_name = "L")]
    pub b: Option<String>,
    /// One JSON object for each pair.
    #[arg(long)]
    pub json: bool,
    /// The language of the words. By default that of the system.
    #[arg(long, value_name = "L")]
    pub lang: Option<String>,
}
