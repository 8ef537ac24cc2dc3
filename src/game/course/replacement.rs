//! A cancelled game and the game that replaces it (7.2.1, 7.3): two records, each of which names the other.

use serde::{Deserialize, Serialize};

/// A reference from one of the two records to the other.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Link {
    /// The number of the article for which the game was cancelled.
    pub article: String,
    /// The file name of the other record; `None` if nothing is recorded.
    pub record: Option<String>,
}

/// The players' colours in the next game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Colors {
    AsBefore,
    /// They were reversed (7.3).
    Exchanged,
}
