//! The voice: its lines, its queue, and the real process against real daemons without a sound card.

#[cfg(target_os = "linux")]
mod beside;
mod daemon;
mod devices;
mod faults;
mod private;
mod program;
mod pure;
mod sinks;
mod soak;
mod sound;
pub mod stage;
mod understood;
