//! What a board that is followed reports.

use super::Fields;
use super::protocol::ClockReading;
use super::settle::Standing;

/// A board's own number and version.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Identity {
    /// Its number; empty if it does not say one.
    pub number: String,
    /// Its version, as 1.8; empty if it does not say one.
    pub version: String,
}

/// A report on a board that is followed.
#[derive(Clone, Debug, PartialEq)]
pub enum BoardReport {
    /// It answers again.
    Connected {
        identity: Identity,
        fields: Box<Fields>,
    },
    Stands(Box<Standing>),
    Clock(ClockReading),
    NoClock,
    /// The port is gone, or nothing came for a while.
    Lost,
}
