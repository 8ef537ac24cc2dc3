//! Annabella: chess over the board between a blind or visually disabled player and a sighted opponent.
//!
//! The road of a move, and the modules in reading order:
//!
//! * [`game`] PURE. The Laws: what a command makes happen, two boards, two scoresheets, the chessclock.
//! * [`notation`] PURE. Text to moves and back: algebraic in many languages, spoken words, PGN.
//! * [`wording`] PURE. Events, refusals and answers as sentences in a language.
//! * [`journal`] DISK. The record of a game: append-only, chained, synced before anything is heard.
//! * [`now`] the only caller of the system's clocks.
//! * [`session`] one game at the table: decides, records, applies, words.
//! * [`face`] the screen and the lines: what is shown of a game, and what is typed.
//! * [`voice`] the ear's side: what is said next, and the process that says it.
//!
//! Invariants: events are written before they are applied, and applied before they are heard;
//! time is an argument; one direction of flow.

pub mod face;
pub mod game;
pub mod journal;
pub mod notation;
pub mod now;
pub mod session;
pub mod voice;
pub mod wording;
