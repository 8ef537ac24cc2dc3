//! How much is said: of a move, and in an answer.

use crate::notation::{CheckWord, Length};
use clap::ValueEnum;
use serde::{Deserialize, Serialize};

/// How much is said of a move, and in an answer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, ValueEnum, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Verbosity {
    /// Announcements in their short form; answers without what was asked.
    Brief,
    #[default]
    Normal,
    /// Check and checkmate too.
    Full,
}

/// Where the move stands in the sentences about it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum MoveOrder {
    /// Behind the words in which it is announced.
    #[default]
    WordsFirst,
    /// In front, where a small braille display shows it at once.
    MoveFirst,
}

/// Displays of so few cells show the move first.
const SMALL_DISPLAY: u8 = 20;

impl MoveOrder {
    /// What is right for a braille display of so many cells.
    pub fn for_cells(cells: u8) -> MoveOrder {
        if cells <= SMALL_DISPLAY { MoveOrder::MoveFirst } else { MoveOrder::WordsFirst }
    }
}

/// How the room hears that a move is completed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, ValueEnum, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Completions {
    /// By a tone, as the lever of a clock is heard; only who pressed reads a sentence (12.6).
    #[default]
    Tone,
    /// By a sentence, where all have agreed to it.
    Sentence,
}

impl Verbosity {
    /// Every verbosity, from the fewest words to the most.
    pub const ALL: [Verbosity; 3] = [Verbosity::Brief, Verbosity::Normal, Verbosity::Full];

    /// The word by which it is chosen.
    pub fn name(self) -> &'static str {
        match self {
            Verbosity::Brief => "brief",
            Verbosity::Normal => "normal",
            Verbosity::Full => "full",
        }
    }

    /// The verbosity of that word.
    pub fn named(word: &str) -> Option<Verbosity> {
        Verbosity::ALL.into_iter().find(|verbosity| verbosity.name() == word)
    }

    pub(super) fn length(self) -> Length {
        match self {
            Verbosity::Brief => Length::Short,
            Verbosity::Normal | Verbosity::Full => Length::Long,
        }
    }

    pub(super) fn check(self) -> CheckWord {
        match self {
            Verbosity::Brief | Verbosity::Normal => CheckWord::Omitted,
            Verbosity::Full => CheckWord::Said,
        }
    }
}
