//! The arguments of `annabella verify`.

use std::path::PathBuf;

use clap::Args;

// Which record is checked, and against what.
#[derive(Args, Clone, Debug)]
pub struct Verify {
    #[arg(value_name = "GAME")]
    pub file: Option<PathBuf>,
    /// The eight words that stand on the scoresheets.
    #[arg(long, value_name = "WORDS")]
    pub words: Option<String>,
    /// The public key with which it must be signed.
    #[arg(long, value_name = "FILE")]
    pub key: Option<PathBuf>,
    /// The language of the words.
    #[arg(long)]
    pub lang: Option<String>,
}
