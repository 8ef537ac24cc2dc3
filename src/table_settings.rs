//! How a game is played at its table: nothing of the Laws, but in the record, so that the game is resumed in the same
//! way.

use serde::{Deserialize, Serialize};

/// The settings of a table, in the words of the options.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TableSettings {
    /// Who speaks at the keyboard.
    pub seat: String,
    /// How the clock is pressed.
    pub press: String,
    /// How much is said.
    pub verbosity: String,
    /// The face, where another one was chosen than fits the terminal.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub face: Option<String>,
    /// The cells of a braille display, where the rows are cut for one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cells: Option<u32>,
    /// How lines are written, where that was chosen.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub notation: Option<String>,
    /// The code of the interface language.
    pub language: String,
    /// The server of the hall to which the record is sent, without a password, and the file with the credentials.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hall: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hall_credentials: Option<String>,
}

impl TableSettings {
    /// The seat at which everybody types.
    pub const EVERYBODY: &str = "everybody";
    /// The clock is pressed by itself, not with the announcement.
    pub const SEPARATELY: &str = "separately";
}
