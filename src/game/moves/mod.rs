//! The moves: the line of play, and the half-move in hand (Article 4, 6.2, D.2).

mod ceremony;
mod clock_press;
mod illegal_moves;
pub mod line;
pub mod move_in_progress;
mod repetition;
mod taking_back;
mod termination;

pub(super) use ceremony::Ceremony;
