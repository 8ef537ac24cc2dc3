//! Electronic boards, from the bytes to the half-move.

mod hands;
mod protocol;
mod random_hands;
mod reading;
mod settling;
mod simulated;
mod table;
