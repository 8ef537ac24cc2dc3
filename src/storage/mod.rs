//! What is kept on disk: the record of a game, the library of records, recordings, exports.

pub mod atomic_file;
pub mod games;
pub mod journal;
pub mod pgn_export;
pub mod recordings;
