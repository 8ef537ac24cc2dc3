//! What is kept on disk: the record of a game, the library of records, recordings, exports.

pub mod games;
pub mod input_file;
pub mod journal;
pub mod pgn_export;
pub mod recordings;
pub mod whole_file;
