//! Electronic boards: what a DGT board sends, what has settled on it, and which half-move that is. Opens no port: bytes
//! and time are arguments.
//!
//! A board shows which pieces stand where. It does not know whether a piece was touched on purpose, or released.

pub mod inference;
pub mod orientation;
pub mod protocol;
pub mod settle;

use shakmaty::Piece;

/// What a board shows on its 64 fields, in the order in which it numbers them.
pub type Fields = [Option<Piece>; 64];
