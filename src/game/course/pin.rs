//! The arbiter's PIN: whether the arbiter's commands need one, and how long to wait after wrong tries. Only the hash of
//! the PIN is known here.

use std::fmt;

use serde::{Deserialize, Serialize};
use strum::{EnumDiscriminants, EnumIter, IntoStaticStr, VariantNames};

use crate::game::clock::moment::{Moment, Span};

/// The number of wrong tries that cost no time.
pub const FREE_TRIES: u32 = 5;
/// The wait before the next try after those; it doubles with each further wrong try.
const FIRST_WAIT: Span = Span::seconds(10);
/// The longest wait: wrong tries cannot lock the arbiter out for good.
pub const LONGEST_WAIT: Span = Span::seconds(60);

/// The salted hash of a PIN, as the record keeps it. No `Display`, and a `Debug` that shows nothing.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct PinHash(String);

impl PinHash {
    /// The hash in the form in which password hashes are written (PHC).
    pub fn new(hash: String) -> PinHash {
        PinHash(hash)
    }

    /// The text, for the record and for checking a PIN.
    pub fn reveal(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for PinHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("hidden")
    }
}

/// An event of the PIN of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, EnumDiscriminants)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[strum_discriminants(
    name(PinEventKind),
    derive(EnumIter, Hash, IntoStaticStr, VariantNames, Serialize, Deserialize),
    serde(rename_all = "snake_case"),
    strum(serialize_all = "snake_case"),
    doc = "The kinds of these events."
)]
pub enum PinEvent {
    /// From now on the arbiter's commands need it.
    PinSet { hash: PinHash },
    /// A wrong PIN was entered.
    PinRefused,
    /// Somebody at another terminal gave a wrong PIN. It costs nobody here a try.
    PinRefusedElsewhere,
    /// The right PIN was entered: earlier wrong tries no longer count.
    PinGiven,
}

/// Wrong tries, each after the free ones more expensive than the one before.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct WrongTries {
    count: u32,
    last: Moment,
}

impl WrongTries {
    /// Counts one more.
    pub fn add(&mut self, at: Moment) {
        self.count = self.count.saturating_add(1);
        self.last = at;
    }

    /// How long to wait at that moment before another try is accepted.
    pub fn wait(&self, at: Moment) -> Span {
        let Some(doublings) = self.count.checked_sub(FREE_TRIES) else { return Span::ZERO };
        let wait = Span(FIRST_WAIT.0 << doublings.min(8)).min(LONGEST_WAIT);
        (wait - at.since(self.last)).max(Span::ZERO)
    }
}

/// The PIN of a game, if it has one, and the wrong tries since it was last entered.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Pin {
    hash: Option<PinHash>,
    wrong: WrongTries,
}

impl Pin {
    /// Its hash, if the game has a PIN.
    pub fn hash(&self) -> Option<&PinHash> {
        self.hash.as_ref()
    }

    /// The wrong tries since it was last entered.
    pub fn wrong_tries(&self) -> u32 {
        self.wrong.count
    }

    /// How long to wait at that moment before another try is accepted.
    pub fn wait(&self, at: Moment) -> Span {
        self.wrong.wait(at)
    }

    pub(in crate::game) fn apply(&mut self, at: Moment, event: &PinEvent) {
        match event {
            PinEvent::PinSet { hash } => *self = Pin { hash: Some(hash.clone()), ..Pin::default() },
            PinEvent::PinRefused => self.wrong.add(at),
            PinEvent::PinRefusedElsewhere => {}
            PinEvent::PinGiven => self.wrong = WrongTries::default(),
        }
    }
}
