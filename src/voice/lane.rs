//! One device, what waits for it, and how far the sentence under way has come.

use super::Trouble;
use super::keeper::Keeper;
use super::protocol::Request;
use super::queue::{Queue, Sentence};
use crate::wording::Urgency;

/// Ticks within which the process must answer; a machine under load is slow, not dead.
const ANSWER: u32 = 20;
/// Ticks within which a sentence must begin: the process itself needs one second to find an engine silent.
const BEGIN: u32 = 40;
/// Ticks that any sentence may last, and the ticks a character may add to it.
const LAST: u32 = 100;
const LAST_A_CHARACTER: u32 = 3;
/// Processes that may die over the same sentence before it is given up.
const DEATHS: u32 = 2;

pub struct Lane {
    pub device: Option<String>,
    pub queue: Queue,
    /// Why nothing can be heard on this device now.
    pub lost: Option<Trouble>,
    stage: Stage,
    age: u32,
    pub deaths: u32,
}

/// How far a sentence has come.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Stage {
    Sent,
    Taken,
    Began,
    Stopping,
}

/// A sentence is not where it should be by now.
pub struct Late;

impl Lane {
    pub fn new(device: Option<String>) -> Lane {
        Lane { device, queue: Queue::default(), lost: None, stage: Stage::Sent, age: 0, deaths: 0 }
    }

    /// Sends the next sentence if nothing is being said.
    pub fn say_next(&mut self, keeper: &Keeper) {
        if let Some(Sentence { id, to, phrases, .. }) = self.queue.next() {
            keeper.ask(&Request::Say { id: *id, ear: *to, phrases: phrases.clone() });
            (self.stage, self.age) = (Stage::Sent, 0);
        }
    }

    pub fn interrupt(&mut self, keeper: &Keeper) {
        let Some(sentence) = self.queue.speaking() else { return };
        if self.stage != Stage::Stopping {
            keeper.ask(&Request::Stop { ear: sentence.to });
            (self.stage, self.age) = (Stage::Stopping, 0);
        }
    }

    pub fn is_saying(&self, id: u64) -> bool {
        self.queue.speaking().is_some_and(|sentence| sentence.id == id)
    }

    pub fn is_announcing(&self) -> bool {
        self.queue.speaking().is_some_and(|sentence| sentence.urgency == Urgency::Announcement)
    }

    pub fn reached(&mut self, stage: Stage) {
        if self.stage != Stage::Stopping {
            (self.stage, self.age) = (stage, 0);
        }
    }

    /// The process is gone. The sentence under way is said anew, unless it is a mere notice, was to stop, or has cost
    /// too many processes: then it is given back.
    pub fn give_up(&mut self) -> Option<Sentence> {
        let urgency = self.queue.speaking()?.urgency;
        self.deaths += 1;
        if self.deaths >= DEATHS || urgency == Urgency::Notice || self.stage == Stage::Stopping {
            self.deaths = 0;
            return self.queue.ended();
        }
        self.queue.say_anew();
        None
    }

    pub fn tick(&mut self) -> Option<Late> {
        let sentence = self.queue.speaking()?;
        let characters: usize = sentence.phrases.iter().map(|phrase| phrase.text.len()).sum();
        self.age += 1;
        let limit = match self.stage {
            Stage::Sent | Stage::Stopping => ANSWER,
            Stage::Taken => BEGIN,
            Stage::Began => LAST.saturating_add(LAST_A_CHARACTER.saturating_mul(characters as u32)),
        };
        (self.age > limit).then_some(Late)
    }

    /// Whether nothing is to be heard here any more, or nothing can be.
    pub fn is_silent(&self) -> bool {
        self.lost.is_some() || (self.queue.speaking().is_none() && self.queue.waiting().next().is_none())
    }
}
