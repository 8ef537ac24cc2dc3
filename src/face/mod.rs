//! The two faces of one game: the screen and the lines. Neither knows the rules of chess.

pub mod screen;
