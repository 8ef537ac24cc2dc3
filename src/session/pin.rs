//! The PIN between keyboard and record: asked for, compared with its hash, and never printed or kept.

use super::{Outcome, Session};
use crate::game::course::pin::PinEvent;
use crate::game::event::Event;
use crate::game::people::Actor;
use crate::storage::secrets;
use crate::time::Stamp;
use crate::wording::PinNotice;

/// A PIN has so many characters at least.
const SHORTEST: usize = 4;

/// Which PIN the next line is.
#[derive(Clone)]
pub(super) enum PinAsked {
    /// The one that the game is to have.
    New,
    /// The same once more.
    Again { first: String },
    /// The one that the game has.
    Given,
}

/// What an entered PIN allows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Allowed {
    /// The arbiter's words that wait for it.
    Yes,
    No,
}

impl Session {
    /// Whether the next line is a PIN, which is not to be shown.
    pub fn awaits_pin(&self) -> bool {
        self.pin_asked.is_some()
    }

    /// Whether the next line is a PIN that is being chosen.
    pub(super) fn awaits_new_pin(&self) -> bool {
        matches!(self.pin_asked, Some(PinAsked::New | PinAsked::Again { .. }))
    }

    /// Asks for the PIN that the game is to have. A game that has one keeps it.
    pub fn ask_for_new_pin(&mut self) -> Outcome {
        match self.game.pin().hash() {
            Some(_) => Outcome::default(),
            None => self.ask_for(PinAsked::New, PinNotice::AskedNew),
        }
    }

    /// Asks for the PIN that the arbiter's words need, and says how long to wait after many wrong tries.
    pub fn ask_for_pin(&mut self, stamp: Stamp) -> Outcome {
        let notice = self.wait_for_pin(stamp).unwrap_or(PinNotice::Asked);
        self.ask_for(PinAsked::Given, notice)
    }

    /// Takes a line as the PIN that was asked for.
    pub fn take_pin(&mut self, stamp: Stamp, line: &str) -> (Outcome, Allowed) {
        let text = line.trim();
        let is_short = text.chars().count() < SHORTEST;
        let outcome = match self.pin_asked.take() {
            None => Outcome::default(),
            Some(PinAsked::New) if is_short => self.ask_for(PinAsked::New, PinNotice::TooShort),
            Some(PinAsked::New) => self.ask_for(PinAsked::Again { first: text.to_owned() }, PinNotice::AskedAgain),
            Some(PinAsked::Again { first }) if first == text => self.set_pin(stamp, text),
            Some(PinAsked::Again { .. }) => self.ask_for(PinAsked::New, PinNotice::NotTheSame),
            Some(PinAsked::Given) if text.is_empty() => self.tell_of_pin(PinNotice::NotGiven),
            Some(PinAsked::Given) => return self.compare_pin(stamp, text),
        };
        (outcome, Allowed::No)
    }

    fn set_pin(&mut self, stamp: Stamp, text: &str) -> Outcome {
        match secrets::hash_pin(text) {
            Ok(hash) => self.happened_to_pin(stamp, Actor::Arbiter, PinEvent::PinSet { hash }),
            Err(_) => self.tell_of_pin(PinNotice::NotHashed),
        }
    }

    /// Compares a PIN. While it is not the right one, the next line is a PIN too: what is typed then is never shown.
    fn compare_pin(&mut self, stamp: Stamp, text: &str) -> (Outcome, Allowed) {
        if let Some(wait) = self.wait_for_pin(stamp) {
            return (self.ask_for(PinAsked::Given, wait), Allowed::No);
        }
        let Some(Ok(is_right)) = self.game.pin().hash().map(|hash| secrets::is_pin(text, hash)) else {
            return (self.tell_of_pin(PinNotice::NotChecked), Allowed::No);
        };
        match is_right {
            false => {
                let mut refused = self.happened_to_pin(stamp, Actor::Program, PinEvent::PinRefused);
                let notice = self.wait_for_pin(stamp).unwrap_or(PinNotice::AskedOnceMore);
                refused.said.extend(self.ask_for(PinAsked::Given, notice).said);
                (refused, Allowed::No)
            }
            true if self.game.pin().wrong_tries() == 0 => (Outcome::default(), Allowed::Yes),
            true => (self.happened_to_pin(stamp, Actor::Arbiter, PinEvent::PinGiven), Allowed::Yes),
        }
    }

    /// How long no PIN is taken, if none is taken now.
    fn wait_for_pin(&self, stamp: Stamp) -> Option<PinNotice> {
        let wait = self.game.pin().wait(self.not_before_the_last(stamp).at);
        (wait.0 > 0).then_some(PinNotice::Wait(wait))
    }

    fn happened_to_pin(&mut self, stamp: Stamp, by: Actor, event: PinEvent) -> Outcome {
        let stamp = self.not_before_the_last(stamp);
        self.happened(stamp, by, vec![Event::Pin(event)])
    }

    fn ask_for(&mut self, asked: PinAsked, notice: PinNotice) -> Outcome {
        self.pin_asked = Some(asked);
        self.tell_of_pin(notice)
    }

    fn tell_of_pin(&mut self, notice: PinNotice) -> Outcome {
        let told = self.wording.pin(notice);
        Outcome { events: Vec::new(), said: self.remembered(vec![told]) }
    }
}
