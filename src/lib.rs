//! Annabella: chess over the board between a blind or visually disabled player and a sighted opponent.
//!
//! The road of a move, and the modules in reading order:
//!
//! * [`game`] PURE. The Laws: what a command makes happen, two boards, two scoresheets, the chessclock.
//! * [`notation`] PURE. Text to moves and back: algebraic in many languages, spoken words, PGN, written sheets.
//! * [`wording`] PURE. Events, refusals and answers as sentences in a language.
//! * [`journal`] DISK. The record of a game: append-only, chained, synced before anything is heard.
//! * [`now`] the only caller of the system's clocks.
//! * [`history`] PURE. What was said and what of it was not heard.
//! * [`session`] one game at the table: decides, records, applies, words.
//! * [`input`] what reaches the program from outside, stamped where it is read.
//! * [`face`] what is typed becomes an intent, what happened is shown.
//! * [`road`] an intent reaches the session.
//! * [`voice`] the ear's side: what is said next, and the process that says it.
//! * [`table`] the loop: leads each input along the road of a move. [`run`] opens and closes everything. [`cli`] the
//!   arguments as typed, [`manner`], [`hearing`] and [`terms_asked`] as needed.
//! * Before it: [`first_use`] asks what must be known, [`settings`] remembers it, [`practice`] teaches it. Beside it: [`watch`].
//! * [`recordings`] the scoresheet by ear, beside the record.
//! * Away from the table: [`script`] and [`rehearse`] games with time that jumps, [`export`] PGN, [`desk`] the
//!   commands on recorded games, [`compare`] two written scoresheets, [`winnable`] who can still mate, [`say`] moves
//!   without a game, [`voices`] what can speak.
//!
//! Invariants: events are written before they are applied, and applied before they are heard;
//! time is an argument; one direction of flow.

pub mod cli;
pub mod compare;
pub mod desk;
pub mod export;
pub mod face;
pub mod first_use;
pub mod game;
pub mod hearing;
pub mod history;
pub mod input;
pub mod journal;
pub mod manner;
pub mod notation;
pub mod now;
pub mod practice;
pub mod recordings;
pub mod rehearse;
pub mod road;
pub mod run;
pub mod say;
pub mod script;
pub mod session;
pub mod settings;
pub mod table;
pub mod terms_asked;
pub mod voice;
pub mod voices;
pub mod watch;
pub mod winnable;
pub mod wording;
