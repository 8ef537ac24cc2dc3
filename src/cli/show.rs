//! The arguments of `annabella show`.

use std::path::PathBuf;

use clap::Args;

// Which game is shown, and how it stood when.
#[derive(Args, Clone, Debug)]
pub struct Show {
    #[arg(value_name = "GAME")]
    pub file: Option<PathBuf>,
    /// After so many half-moves; by default after the last.
    #[arg(long)]
    pub ply: Option<usize>,
    /// As one JSON object.
    #[arg(long)]
    pub json: bool,
    /// For the arbiter: everything that was announced, repeated, executed, recorded and ruled, in order.
    #[arg(long, conflicts_with_all = ["ply", "json"])]
    pub report: bool,
    /// The language of the words.
    #[arg(long)]
    pub lang: Option<String>,
}
