//! How moves, boards, times and results are written in lines: for ears, or for fingers and eyes.

use clap::ValueEnum;
use serde::{Deserialize, Serialize};

use super::{MoveOrder, Utterance};

/// How moves, boards, times and results are written in lines.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum PrintedNotation {
    /// `knight f3`, `black rook a8`: a capital cannot be heard, nor can a hyphen.
    #[default]
    Words,
    /// `Nf3`, `r` for a black rook: for fingers and eyes, and for other programs.
    Signs,
}

impl PrintedNotation {
    /// What is right for a braille display of so many cells: what does not fit it is not to be spelled out besides.
    pub fn for_cells(cells: u8) -> PrintedNotation {
        match MoveOrder::for_cells(cells) {
            MoveOrder::MoveFirst => PrintedNotation::Signs,
            MoveOrder::WordsFirst => PrintedNotation::Words,
        }
    }

    /// A sentence as it is written.
    pub fn text(self, utterance: &Utterance) -> &str {
        match self {
            PrintedNotation::Words => &utterance.read,
            PrintedNotation::Signs => &utterance.printed,
        }
    }

    /// The word by which it is chosen.
    pub fn name(self) -> &'static str {
        match self {
            PrintedNotation::Words => "words",
            PrintedNotation::Signs => "signs",
        }
    }
}
