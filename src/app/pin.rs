//! A game whose arbiter has a PIN: his words are held until it is entered on the next line.

use super::{App, Continuation};
use crate::game::command::{ClockCommand, Command};
use crate::game::people::Actor;
use crate::interpreter::Intent;
use crate::session::pin::Allowed;
use crate::time::Stamp;

/// Whether a PIN is asked for when the game is opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Protection {
    /// The game has one if its record says so.
    AsRecorded,
    NewPin,
}

/// Words of the arbiter that wait for the PIN.
pub(super) struct Held {
    /// When they were said.
    said: Stamp,
    by: Option<Actor>,
    words: HeldWords,
}

/// What was said: a line, or what a key meant.
pub(super) enum HeldWords {
    Line(String),
    Intent(Box<Intent>),
}

/// Whether the arbiter's words are let through.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Gate {
    Closed,
    /// The PIN was entered for what is being said, which was said first at that moment.
    Open(Stamp),
}

impl App {
    /// The same, asking for a PIN if that is wanted.
    #[must_use]
    pub fn with_protection(self, protection: Protection) -> App {
        App { protection, ..self }
    }

    /// Asks for the PIN that the game is to have.
    pub(super) fn ask_for_new_pin(&mut self) -> Continuation {
        let asked = self.session.ask_for_new_pin();
        self.show(&asked)
    }

    /// Whether this waits until the PIN is entered.
    pub(super) fn needs_pin(&self, intent: &Intent) -> bool {
        let Intent::Command(by, _) = intent else { return false };
        self.gate == Gate::Closed && self.session.game().needs_pin(*by)
    }

    /// Holds the arbiter's words and asks for the PIN, if it can be entered now.
    pub(super) fn hold(&mut self, said: Stamp, words: HeldWords, by: Option<Actor>) -> Continuation {
        let asked = self.session.ask_for_pin(said);
        self.held = self.session.awaits_pin().then_some(Held { said, by, words });
        self.show(&asked)
    }

    /// Takes a line as the PIN, and lets through what waited for it if it is the right one.
    pub(super) fn pin_typed(&mut self, stamp: Stamp, line: &str) -> Continuation {
        let (outcome, allowed) = self.session.take_pin(stamp, line);
        let course = self.show(&outcome);
        match (allowed, self.held.take()) {
            (Allowed::Yes, Some(held)) if course == Continuation::GoesOn => self.let_through(stamp, held),
            (Allowed::Yes | Allowed::No, _) => course,
        }
    }

    fn let_through(&mut self, stamp: Stamp, held: Held) -> Continuation {
        self.gate = Gate::Open(held.said);
        let course = match held.words {
            HeldWords::Line(line) => self.commands(stamp, &line, held.by),
            HeldWords::Intent(intent) => self.intended(stamp, *intent),
        };
        self.gate = Gate::Closed;
        course
    }

    /// The moment from which it counts: the clocks are stopped when that was said, not when the PIN was entered.
    pub(super) fn moment_of(&self, stamp: Stamp, intent: &Intent) -> Stamp {
        match (self.gate, intent) {
            (Gate::Open(said), Intent::Command(Actor::Arbiter, Command::Clock(ClockCommand::Stop))) => said,
            (Gate::Open(_) | Gate::Closed, _) => stamp,
        }
    }
}
