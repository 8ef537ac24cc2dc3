//! One device, what waits for it, and how far the sentence under way has come.

use super::Trouble;
use super::protocol::{Request, Tone};
use super::queue::{Matter, Queue, Sentence};
use super::supervisor::ProcessSupervisor;
use crate::wording::{Audience, Urgency};

/// Ticks within which the process must answer; a machine under load is slow, not dead.
const ANSWER: u32 = 20;
/// Ticks within which a sentence must begin: the process itself needs one second to find an engine silent.
const BEGIN: u32 = 40;
/// Ticks that any sentence may last, and the ticks a character may add to it.
const LAST: u32 = 100;
const LAST_A_CHARACTER: u32 = 3;
/// Ticks that a recording may last: ten minutes.
const LAST_A_RECORDING: u32 = 6000;
/// Processes that may die over the same sentence before it is given up.
const DEATHS: u32 = 2;

pub struct DeviceQueue {
    pub device: Option<String>,
    /// One of those who hear it.
    ear: Audience,
    pub sentences: Queue,
    /// They sound after the words.
    tones: Vec<(Audience, Tone)>,
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

impl DeviceQueue {
    pub fn new(device: Option<String>, ear: Audience) -> DeviceQueue {
        let (sentences, tones) = (Queue::default(), Vec::new());
        DeviceQueue { device, ear, sentences, tones, lost: None, stage: Stage::Sent, age: 0, deaths: 0 }
    }

    /// Sends the next sentence if nothing is being said, and the tones after the last one.
    pub fn say_next(&mut self, supervisor: &ProcessSupervisor) {
        if let Some(Sentence { id, to, matter, .. }) = self.sentences.next() {
            let (id, ear) = (*id, *to);
            supervisor.ask(&match matter.clone() {
                Matter::Words(phrases) => Request::Say { id, ear, phrases },
                Matter::Recording(path) => Request::Play { id, ear, path },
            });
            (self.stage, self.age) = (Stage::Sent, 0);
        } else if self.sentences.speaking().is_none() {
            self.tones.drain(..).for_each(|(ear, tone)| supervisor.ask(&Request::Tone { ear, tone }));
        }
    }

    /// A tone for after the words; none where nothing can be heard.
    pub fn add_tone(&mut self, ear: Audience, tone: Tone) {
        if self.lost.is_none() {
            self.tones.push((ear, tone));
        }
    }

    /// Silence at once, of words, tones and recordings, and nothing of what waits; gives back what waited.
    pub fn silence(&mut self, supervisor: &ProcessSupervisor) -> Vec<Sentence> {
        self.tones.clear();
        if self.sentences.speaking().is_some() {
            self.interrupt(supervisor);
        } else {
            supervisor.ask(&Request::Stop { ear: self.ear });
        }
        self.sentences.clear()
    }

    pub fn interrupt(&mut self, supervisor: &ProcessSupervisor) {
        let Some(sentence) = self.sentences.speaking() else { return };
        if self.stage != Stage::Stopping {
            supervisor.ask(&Request::Stop { ear: sentence.to });
            (self.stage, self.age) = (Stage::Stopping, 0);
        }
    }

    pub fn is_saying(&self, id: u64) -> bool {
        self.sentences.speaking().is_some_and(|sentence| sentence.id == id)
    }

    pub fn is_announcing(&self) -> bool {
        self.sentences.speaking().is_some_and(|sentence| sentence.urgency == Urgency::Announcement)
    }

    pub fn reached(&mut self, stage: Stage) {
        if self.stage != Stage::Stopping {
            (self.stage, self.age) = (stage, 0);
        }
    }

    /// The process is gone. The sentence under way is said anew, unless it is a mere notice, was to stop, or has cost
    /// too many processes: then it is given back.
    pub fn give_up(&mut self) -> Option<Sentence> {
        let urgency = self.sentences.speaking()?.urgency;
        self.deaths += 1;
        if self.deaths >= DEATHS || urgency == Urgency::Notice || self.stage == Stage::Stopping {
            self.deaths = 0;
            return self.sentences.ended();
        }
        self.sentences.say_anew();
        None
    }

    pub fn tick(&mut self) -> Option<Late> {
        let sentence = self.sentences.speaking()?;
        let longest = match &sentence.matter {
            Matter::Words(phrases) => {
                let characters: usize = phrases.iter().map(|phrase| phrase.text.len()).sum();
                LAST.saturating_add(LAST_A_CHARACTER.saturating_mul(characters as u32))
            }
            Matter::Recording(_) => LAST_A_RECORDING,
        };
        self.age += 1;
        let limit = match self.stage {
            Stage::Sent | Stage::Stopping => ANSWER,
            Stage::Taken => BEGIN,
            Stage::Began => longest,
        };
        (self.age > limit).then_some(Late)
    }

    /// Whether nothing is to be heard here any more, or nothing can be.
    pub fn is_silent(&self) -> bool {
        self.lost.is_some() || (self.sentences.speaking().is_none() && self.sentences.waiting().next().is_none())
    }
}
