//! Time and the chessclock (Article 6), as a function of the moment.

pub mod chessclock;
pub(super) mod clocks;
pub mod display;
pub mod moment;
pub mod pause;
pub mod reading;
pub mod side;
pub mod state;
pub mod time_after;
pub mod time_control;
mod time_control_pgn;
pub mod time_control_text;
pub mod time_events;
