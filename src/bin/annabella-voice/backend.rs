//! What every library of a system's voice tells: its calls, and that it is broken.

/// What the library calls back for an utterance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Call {
    Began,
    Ended,
    Stopped,
}

/// The library refused an order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Broken;
