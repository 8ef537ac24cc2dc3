//! What is kept on disk: the record of a game, the library of records, recordings, exports.

pub mod braille;
pub mod calendar;
pub mod diagram;
pub mod exports;
pub mod games;
pub mod imports;
pub mod input_file;
pub mod journal;
pub mod library;
pub mod pairings;
pub mod papers;
pub mod pgn_file;
pub mod recordings;
pub mod secrets;
pub mod whole_file;
