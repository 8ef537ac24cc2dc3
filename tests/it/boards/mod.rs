//! Electronic boards, from the bytes to the half-move.

mod before_play;
mod chesslink;
#[cfg(target_os = "linux")]
mod command;
#[cfg(target_os = "linux")]
mod faults;
#[cfg(target_os = "linux")]
mod games;
pub mod hands;
mod lever;
#[cfg(target_os = "linux")]
mod playing;
#[cfg(target_os = "linux")]
pub mod port;
mod protocol;
mod random_hands;
mod reading;
#[cfg(target_os = "linux")]
mod refused;
#[cfg(target_os = "linux")]
mod rules;
mod settling;
#[cfg_attr(not(target_os = "linux"), allow(dead_code, reason = "a board at a port is tried on Linux"))]
pub mod simulated;
mod table;
#[cfg(target_os = "linux")]
mod transport;
