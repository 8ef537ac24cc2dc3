//! The command line of events: the file of their rules, and which of their games is played.

use std::path::{Path, PathBuf};

use clap::Args;

// The file of an event's rules.
#[derive(Args, Debug)]
pub struct EventFile {
    pub file: PathBuf,
    /// Writes a new file instead, in which everything is explained.
    #[arg(long)]
    pub new: bool,
    /// The language of the words.
    #[arg(long)]
    pub lang: Option<String>,
}

// Which game of which event is played.
#[derive(Args, Clone, Debug, Default, PartialEq)]
pub struct Series {
    /// The event, as it stands in the PGN; or its rules in a TOML file, before which what is given besides goes.
    #[arg(long, value_name = "NAME|FILE.toml")]
    pub event: Option<String>,
    /// The place of the event.
    #[arg(long, value_name = "NAME")]
    pub site: Option<String>,
    /// The round of the event.
    #[arg(long, value_name = "ROUND")]
    pub round: Option<String>,
    /// The board of the round, to find its players in the event's pairings.
    #[arg(long, value_name = "N", requires = "round")]
    pub board: Option<u32>,
}

impl Series {
    /// The file of the event's rules, where one is given.
    pub fn rules_file(&self) -> Option<&Path> {
        self.event.as_deref().filter(|event| event.ends_with(".toml")).map(Path::new)
    }

    /// The round and the board of the game, where both are given.
    pub fn paired(&self) -> Option<(u32, u32)> {
        Some((self.round.as_ref()?.parse().ok()?, self.board?))
    }
}
