//! Electronic boards: what a DGT board sends, what has settled on it, and which half-move that is. Bytes and time are
//! arguments, except in [`transport`], which has the port and the thread.
//!
//! Other boards report whole placements too: a source of [`settle::Standing`]s is all that they need.
//!
//! A board shows which pieces stand where. It does not know whether a piece was touched on purpose, or released.

pub mod inference;
pub mod orientation;
pub mod protocol;
pub mod settle;
pub mod transport;

use std::str::FromStr;

use shakmaty::Piece;

/// What a board shows on its 64 fields, in the order in which it numbers them.
pub type Fields = [Option<Piece>; 64];

/// Where an electronic board is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BoardSource {
    /// At that port.
    Path(String),
    /// At the one port at which a board answers.
    Auto,
}

/// Not the place of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotASource;

/// `dgt:/dev/ttyACM0`, `dgt:COM5`, `dgt:auto`.
impl FromStr for BoardSource {
    type Err = NotASource;

    fn from_str(text: &str) -> Result<BoardSource, NotASource> {
        match text.trim().strip_prefix("dgt:").ok_or(NotASource)? {
            "" => Err(NotASource),
            "auto" => Ok(BoardSource::Auto),
            path => Ok(BoardSource::Path(path.to_owned())),
        }
    }
}
