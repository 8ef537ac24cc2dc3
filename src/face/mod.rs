//! The faces: what is typed becomes an intent, what happened is shown. No face knows the rules of chess.

pub mod arguments;
pub mod intent;
pub mod lines;
pub mod screen;
pub mod words;
