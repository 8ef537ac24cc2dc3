//! What is asked of a board and what it answers, whatever its make.

use shakmaty::Piece;

use super::Fields;

/// A request to a board. Only harmless ones exist here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Request {
    /// No updates from now on.
    Idle,
    /// What stands on all fields.
    Dump,
    /// An update for each field that changes, from now on.
    UpdateBoard,
    /// An update for each field that changes and for the clock on the bus, from now on.
    UpdateBoardAndClock,
    /// The reading of the clock on the bus.
    Clock,
    SerialNumber,
    Version,
}

impl Request {
    /// Every request.
    pub const ALL: [Request; 7] = [
        Request::Idle,
        Request::Dump,
        Request::UpdateBoard,
        Request::UpdateBoardAndClock,
        Request::Clock,
        Request::SerialNumber,
        Request::Version,
    ];
}

/// A message of a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Message {
    /// What stands on all fields.
    Dump(Box<Fields>),
    /// What stands on one field now.
    Update {
        field: u8,
        piece: Option<Piece>,
    },
    Clock(ClockReading),
    /// There is no clock on the bus.
    NoClock,
    SerialNumber(String),
    /// Main and minor number.
    Version(u8, u8),
}

/// A reading of the clock on the bus; left and right as seen from its front.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClockReading {
    pub left_seconds: u32,
    pub right_seconds: u32,
    pub is_running: bool,
    /// Which end of the lever is up: the time of that side runs, or will run.
    pub up: ClockSide,
}

/// A side of the clock on the bus, as seen from its front.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClockSide {
    Left,
    Right,
}
