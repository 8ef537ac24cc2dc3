//! What was asked for on the command line and in the settings, checked: how the program shows itself, how it is heard,
//! the terms of a game.

pub mod audio;
pub mod error;
pub mod interface;
pub mod settings;
pub mod terms;
