//! What is asked of the list of games.

use clap::Args;

// What `games` lists.
#[derive(Args, Clone, Debug, Default, PartialEq)]
pub struct Games {
    /// Only those with a player whose name holds this; capitals and accents are all one.
    #[arg(long, value_name = "NAME")]
    pub player: Option<String>,
    /// Only those in which something was recorded since that day: 2026-11-20.
    #[arg(long, value_name = "DAY")]
    pub since: Option<String>,
    /// Only those that are not over.
    #[arg(long)]
    pub unfinished: bool,
    /// One JSON object a line.
    #[arg(long)]
    pub json: bool,
    /// The language of the words.
    #[arg(long)]
    pub lang: Option<String>,
}
