//! Seats: who takes part in a game from which terminal. Where the game is hosted stands the hub; a seat is at the other
//! end of a local socket, and gets the lines of the record as they are written.
//!
//! Knows no sentence and decides nothing of the game.

pub mod hub;
mod line_reader;
pub mod link;
pub mod protocol;
pub mod relay;
mod socket;
mod token;

pub use line_reader::{LONGEST_LINE, LineRead, LineReader};
pub use socket::{folder_of_sockets, is_offered, name_of};
pub use token::TokenFile;
