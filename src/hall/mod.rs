//! The boards of an event at a server: what a board sends, and the chief arbiter's table.
//!
//! The record of a board is the authority; the hall is a copy. What only the process that speaks
//! to the server needs is built with the feature `hall`.

pub mod address;
#[cfg(feature = "hall")]
pub mod boards;
#[cfg(feature = "hall")]
pub mod broadcast;
#[cfg(feature = "hall")]
pub mod copy;
#[cfg(feature = "hall")]
pub mod input;
pub mod link;
#[cfg(feature = "hall")]
pub mod news;
#[cfg(feature = "hall")]
pub mod results;
#[cfg(feature = "hall")]
pub mod server_clock;
