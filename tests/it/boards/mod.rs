//! Electronic boards, from the bytes to the half-move.

#[cfg(target_os = "linux")]
mod command;
#[cfg(target_os = "linux")]
mod games;
mod hands;
#[cfg(target_os = "linux")]
pub mod port;
mod protocol;
mod random_hands;
mod reading;
mod settling;
pub mod simulated;
mod table;
#[cfg(target_os = "linux")]
mod transport;
