//! The makes of boards: what is asked of each as bytes, and its bytes as messages. Knows no port and no time.

pub use super::message::{ClockReading, ClockSide, Message, Request};
use super::{chesslink, dgt};

/// A make of boards that can be read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Make {
    #[default]
    Dgt,
    /// Boards of Millennium with the ChessLink protocol.
    ChessLink,
}

impl Make {
    /// Every make.
    pub const ALL: [Make; 2] = [Make::Dgt, Make::ChessLink];

    /// What it is called.
    pub const fn name(self) -> &'static str {
        match self {
            Make::Dgt => "DGT",
            Make::ChessLink => "ChessLink",
        }
    }

    /// Its word on the command line and in recordings.
    pub const fn word(self) -> &'static str {
        match self {
            Make::Dgt => "dgt",
            Make::ChessLink => "chesslink",
        }
    }

    /// The speed of its line, in baud, with 8 data bits, no parity and one stop bit.
    pub const fn baud(self) -> u32 {
        match self {
            Make::Dgt => dgt::BAUD,
            Make::ChessLink => chesslink::BAUD,
        }
    }

    /// Whether a clock can hang on the bus of such a board.
    pub const fn has_bus(self) -> bool {
        match self {
            Make::Dgt => true,
            Make::ChessLink => false,
        }
    }

    /// The bytes of a request on the line; empty if such a board has no such request.
    pub const fn bytes(self, request: Request) -> &'static [u8] {
        match self {
            Make::Dgt => dgt::bytes(request),
            Make::ChessLink => chesslink::bytes(request),
        }
    }

    /// Whether such a board answers that request.
    pub const fn answers(self, request: Request) -> bool {
        !self.bytes(request).is_empty()
    }
}

/// Puts bytes together to messages, and finds the next message after anything else.
#[derive(Clone, Debug)]
pub struct Decoder {
    make: Make,
    /// The message so far.
    begun: Vec<u8>,
}

impl Decoder {
    /// Reads the messages of such a board.
    pub fn of(make: Make) -> Decoder {
        Decoder { make, begun: Vec::new() }
    }

    /// Takes the next byte; returns the message that it completes.
    pub fn push(&mut self, byte: u8) -> Option<Message> {
        match self.make {
            Make::Dgt => dgt::push(&mut self.begun, byte),
            Make::ChessLink => chesslink::push(&mut self.begun, byte),
        }
    }
}
