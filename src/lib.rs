//! Annabella: chess over the board between a blind or visually disabled player and a sighted opponent.
//!
//! A move passes through the program in one direction: the table (`session`) has it read (`interpreter`) and decided
//! (`game`), applies it, writes and syncs it (`storage`). Each seat puts the lines that were written into words
//! (`wording`), and only then they are heard (`voice`) and shown (`ui`). The rooms, from the top:
//!
//! * [`commands`] the command line: one file for each subcommand, with its options.
//! * [`app`] the running program: one loop that carries each input to the table, and what came of it to the seats,
//!   whatever the wire between them: a call, a socket, a file that grows, a record that is gone through. It decides
//!   nothing.
//! * [`seats`] who takes part from which terminal: the local socket, the protocol, the host's hub and a seat's link.
//! * [`rehearsal`] scripts of games, with time that jumps.
//! * [`hall`] the boards of an event at a server: what a board sends, and the chief arbiter's table. The network itself
//!   is a process of its own (`src/network`, in the program).
//! * [`options`] what can be chosen when the program starts, declared once: the terms of a game, the interface, the
//!   sound. The command line, the file of an event, scripts, the setup dialogue and the settings fill the same options.
//! * [`ui`] what is shown: plain lines, the hybrid face, the screen.
//! * [`session`] one game at the table and those who follow it. The table takes what is typed at each seat, holds, asks
//!   back, has the game decide, applies and records; each seat words what was recorded, for its own ears.
//! * [`interpreter`] typed text becomes an intent.
//! * [`storage`] DISK. The record of a game, append-only and synced before anything is heard; the library of the games
//!   kept, with an index that can be thrown away; recordings and exports.
//! * [`voice`] what is said next, and the process that says it (`src/bin/annabella-voice`).
//! * [`boards`] Electronic boards: what they send, what has settled on them, which half-move that is, and what is to be
//!   done about it; and their ports, the only part that is not pure.
//! * [`wording`] PURE. Events, refusals and answers as sentences in a language.
//! * [`notation`] PURE. Text to moves and back: algebraic in many languages, spoken words, PGN, written sheets.
//! * [`game`] PURE. The Laws: what a command makes happen. In slices that keep their state to themselves: moves, clock,
//!   records (two boards, two scoresheets), cases, conduct, adjournment, course.
//! * [`json_line`] PURE. A message between two programs as a line.
//! * [`nearest`] PURE. Which known names are most like one that is not known.
//! * [`table_settings`] PURE. How a game is played at its table, as the record has it.
//! * [`time`] the only caller of the system's clocks.
//! * [`version`] PURE. Which program this is.
//!
//! Invariants: nothing is heard or shown before it is on disk, or before it is said that it is not;
//! time is an argument; imports go one way (`tests/it/tidy.rs` has the table).

pub mod app;
pub mod boards;
pub mod commands;
pub mod game;
pub mod hall;
pub mod interpreter;
pub mod json_line;
pub mod nearest;
pub mod notation;
pub mod options;
pub mod rehearsal;
pub mod seats;
pub mod session;
pub mod storage;
pub mod table_settings;
pub mod time;
pub mod ui;
pub mod version;
pub mod voice;
pub mod wording;
