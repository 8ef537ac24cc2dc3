//! What is kept on disk: the record of a game, the library of records, recordings, exports.

pub mod braille_export;
pub mod braille_file;
pub mod calendar;
pub mod envelope;
pub mod event_rules;
pub mod games;
pub mod input_file;
pub mod journal;
pub mod library;
pub mod pairings;
pub mod pgn_export;
pub mod pin;
pub mod recordings;
pub mod scoresheet_export;
pub mod signing;
pub mod svg_export;
pub mod trf_export;
mod trf_lines;
pub mod unfinished;
pub mod whole_file;
