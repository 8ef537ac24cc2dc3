//! What is asked of an import.

use std::path::PathBuf;

use clap::Args;

// What `import` makes records of.
#[derive(Args, Clone, Debug, PartialEq)]
pub struct Import {
    /// The PGN file.
    pub file: PathBuf,
    /// Only this game of the file, counted from 1. By default all of them.
    #[arg(long, value_name = "N")]
    pub game: Option<usize>,
    /// The file in which the game is recorded. By default one for each game in the data directory.
    #[arg(long, value_name = "FILE")]
    pub journal: Option<PathBuf>,
    /// The language of the words.
    #[arg(long)]
    pub lang: Option<String>,
}
