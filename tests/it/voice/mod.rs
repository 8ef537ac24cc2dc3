//! The voice: its lines, its queue, and the real process against real daemons without a sound card.

mod daemon;
mod pure;
mod sound;
mod stage;
mod understood;
