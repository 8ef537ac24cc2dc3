//! Electronic boards: what a board sends, what has settled on it, which half-move that is, and what is to be done about
//! it. Bytes, time and the game are arguments, except in [`transport`], which has the port and the thread.
//!
//! A board of another make needs only its bytes: whole placements become [`settle::Standing`]s like those of a DGT
//! board.
//!
//! A board shows which pieces stand where. It does not know whether a piece was touched on purpose, or released.

mod chesslink;
mod dgt;
pub mod expected;
pub mod inference;
mod message;
pub mod orientation;
pub mod protocol;
pub mod report;
pub mod settle;
pub mod table;
pub mod transport;

use std::str::FromStr;

use protocol::Make;
use shakmaty::Piece;

/// The contents of a board's 64 fields, in the order in which it numbers them.
pub type Fields = [Option<Piece>; 64];

/// The port of an electronic board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BoardSource {
    /// A board of that make, at that port.
    Path(Make, String),
    /// The DGT board at the one port at which one answers.
    Auto,
}

impl BoardSource {
    /// Which make of board it is.
    pub fn make(&self) -> Make {
        match self {
            BoardSource::Path(make, _) => *make,
            BoardSource::Auto => Make::Dgt,
        }
    }
}

/// Not the place of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotASource;

/// `dgt:/dev/ttyACM0`, `dgt:COM5`, `dgt:auto`, `chesslink:/dev/ttyUSB0`. A ChessLink board must be named: a DGT board
/// that is asked at another speed may take that for a command.
impl FromStr for BoardSource {
    type Err = NotASource;

    fn from_str(text: &str) -> Result<BoardSource, NotASource> {
        let (word, path) = text.trim().split_once(':').ok_or(NotASource)?;
        let make = Make::ALL.into_iter().find(|make| make.word() == word).ok_or(NotASource)?;
        match (make, path) {
            (_, "") | (Make::ChessLink, "auto") => Err(NotASource),
            (Make::Dgt, "auto") => Ok(BoardSource::Auto),
            (make, path) => Ok(BoardSource::Path(make, path.to_owned())),
        }
    }
}
