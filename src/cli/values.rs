//! The words that an option knows, where they belong to no other part of the program. Completions offer them.

use clap::ValueEnum;
use serde::{Deserialize, Serialize};
use shakmaty::Color;

use crate::game::laws::edition::Edition;
use crate::game::terms::Timekeeper;

/// Who is blind or visually disabled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Blind {
    White,
    Black,
    Both,
    None,
}

/// Who types at the keyboard: a question that names nobody is his.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Typist {
    White,
    Black,
    /// The assistant of the one blind player.
    Assistant,
    Everybody,
}

/// Whose clock is used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Clock {
    /// The program's.
    Own,
    /// One on the table, whose times are entered.
    External,
}

/// Where what is for one listener is heard when he has no device of his own.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Answers {
    /// Nowhere: it is only shown.
    #[default]
    Shown,
    /// In the room, where the others hear it too.
    Aloud,
}

/// The edition of the Laws.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum, Serialize, Deserialize)]
pub enum Laws {
    #[value(name = "2009")]
    #[serde(rename = "2009")]
    Of2009,
    #[value(name = "2014")]
    #[serde(rename = "2014")]
    Of2014,
    #[value(name = "2018")]
    #[serde(rename = "2018")]
    Of2018,
    #[value(name = "2023")]
    #[serde(rename = "2023")]
    Of2023,
}

impl Blind {
    /// The players meant.
    pub fn players(self) -> &'static [Color] {
        match self {
            Blind::White => &[Color::White],
            Blind::Black => &[Color::Black],
            Blind::Both => &[Color::White, Color::Black],
            Blind::None => &[],
        }
    }
}

impl Clock {
    /// Who keeps the time.
    pub fn timekeeper(self) -> Timekeeper {
        match self {
            Clock::Own => Timekeeper::Program,
            Clock::External => Timekeeper::TableClock,
        }
    }
}

impl Laws {
    /// The edition meant.
    pub fn edition(self) -> Edition {
        match self {
            Laws::Of2009 => Edition::OF_2009,
            Laws::Of2014 => Edition::OF_2014,
            Laws::Of2018 => Edition::OF_2018,
            Laws::Of2023 => Edition::OF_2023,
        }
    }
}

/// The word by which a value is chosen.
pub fn word<T: ValueEnum>(value: T) -> String {
    value.to_possible_value().map_or_else(String::new, |known| known.get_name().to_owned())
}
