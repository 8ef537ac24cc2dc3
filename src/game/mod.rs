//! The Laws of Chess as a state machine. Knows no clock, no disk, no language and no screen.

pub mod clock;
pub mod half_move;
pub mod laws;
pub mod people;
pub mod table;
