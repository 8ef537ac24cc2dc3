//! A cancelled game and the one that is played in its place (7.2.1, 7.3): two records, each of which names the other.

use serde::{Deserialize, Serialize};

/// What one of the two records holds about the other.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Link {
    /// The number of the article for which the game was cancelled.
    pub article: String,
    /// The name of the file in which the other record is; `None` where nothing is recorded.
    pub record: Option<String>,
}

/// Who has which colour in the next game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Colors {
    AsBefore,
    /// They were reversed (7.3).
    Exchanged,
}
