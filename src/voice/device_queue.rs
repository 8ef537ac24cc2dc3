//! One device, what waits for it, and how far the sentence under way has come.

use super::VoiceTrouble;
use super::protocol::{Tone, VoiceRequest};
use super::queue::{Matter, Queue, Sentence, Timeliness};
use super::supervisor::ProcessSupervisor;
use super::ticker::TICK;
use crate::wording::{Audience, Urgency};
use std::time::Duration;

/// How long the process may take to answer; a machine under load is slow, not dead.
const ANSWER: Duration = Duration::from_secs(2);
/// How long a sentence may take to begin: the process itself needs one second to find an engine silent.
const BEGIN: Duration = Duration::from_secs(4);
/// How long any sentence may last, and what a character may add to it.
const LAST: Duration = Duration::from_secs(10);
const LAST_A_CHARACTER: Duration = Duration::from_millis(300);
/// How long a recording may last.
const LAST_A_RECORDING: Duration = Duration::from_secs(600);
/// Processes that may die over the same sentence before it is given up.
const DEATHS: u32 = 2;

/// One device, what waits for it, and the sentence under way.
pub struct DeviceQueue {
    /// The name of the device; the default device has none.
    pub device: Option<String>,
    /// One of those who hear it.
    ear: Audience,
    pub sentences: Queue,
    /// They sound after the words.
    tones: Vec<(Audience, Tone)>,
    /// Why nothing can be heard on this device now.
    lost: Option<VoiceTrouble>,
    stage: SentenceStage,
    /// How long the sentence under way has been at this stage.
    age: Duration,
    deaths: u32,
}

/// How far a sentence has come.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum SentenceStage {
    Sent,
    Taken,
    Began,
    Stopping,
}

/// What may be said now.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Floor {
    Open,
    /// An announcement is heard elsewhere: nothing else is said under it.
    AnnouncementsOnly,
}

/// A sentence is not where it should be by now.
pub struct Late;

impl DeviceQueue {
    /// A device on which nothing waits, heard by this listener.
    pub fn new(device: Option<String>, ear: Audience) -> DeviceQueue {
        let (sentences, tones) = (Queue::default(), Vec::new());
        DeviceQueue {
            device,
            ear,
            sentences,
            tones,
            lost: None,
            stage: SentenceStage::Sent,
            age: Duration::ZERO,
            deaths: 0,
        }
    }

    /// Sends the next sentence if nothing is being said, and the tones after the last one.
    pub fn say_next(&mut self, supervisor: &mut ProcessSupervisor, floor: Floor) {
        let next = self.sentences.waiting().next();
        if floor == Floor::AnnouncementsOnly && next.is_some_and(|next| next.urgency != Urgency::Announcement) {
            return;
        }
        if let Some(Sentence { id, to, matter, .. }) = self.sentences.next() {
            let (id, ear) = (*id, *to);
            supervisor.ask(&match matter.clone() {
                Matter::Words(phrases) => VoiceRequest::Say { id, ear, phrases },
                Matter::Recording(path) => VoiceRequest::Play { id, ear, path },
            });
            (self.stage, self.age) = (SentenceStage::Sent, Duration::ZERO);
        } else if self.sentences.speaking().is_none() {
            self.tones.drain(..).for_each(|(ear, tone)| supervisor.ask(&VoiceRequest::Tone { ear, tone }));
        }
    }

    /// A tone for after the words; none where nothing can be heard.
    pub fn add_tone(&mut self, ear: Audience, tone: Tone) {
        if self.lost.is_none() {
            self.tones.push((ear, tone));
        }
    }

    /// Silence at once, of words, tones and recordings, and nothing of what waits; gives back what waited.
    pub fn silence(&mut self, supervisor: &mut ProcessSupervisor) -> Vec<Sentence> {
        self.tones.clear();
        if self.sentences.speaking().is_some() {
            self.interrupt(supervisor);
        } else {
            supervisor.ask(&VoiceRequest::Stop { ear: self.ear });
        }
        self.sentences.remove(|_| true)
    }

    /// Stops what is like this, under way or waiting; gives back what waited.
    pub fn withdraw(
        &mut self,
        supervisor: &mut ProcessSupervisor,
        is_like: impl Fn(&Sentence) -> bool,
    ) -> Vec<Sentence> {
        if self.sentences.speaking().is_some_and(&is_like) {
            self.interrupt(supervisor);
        }
        self.sentences.remove(is_like)
    }

    /// Cuts off what is being said.
    pub fn interrupt(&mut self, supervisor: &mut ProcessSupervisor) {
        let Some(sentence) = self.sentences.speaking() else { return };
        if self.stage != SentenceStage::Stopping {
            supervisor.ask(&VoiceRequest::Stop { ear: sentence.to });
            (self.stage, self.age) = (SentenceStage::Stopping, Duration::ZERO);
        }
    }

    /// Whether the sentence under way has this number.
    pub fn is_saying(&self, id: u64) -> bool {
        self.sentences.speaking().is_some_and(|sentence| sentence.id == id)
    }

    /// The sentence under way has come so far.
    pub fn reached(&mut self, stage: SentenceStage) {
        if self.stage != SentenceStage::Stopping {
            (self.stage, self.age) = (stage, Duration::ZERO);
        }
    }

    /// The sentence under way is over.
    pub fn ended(&mut self) {
        self.sentences.ended();
        self.deaths = 0;
    }

    /// One of those who hear it.
    pub fn ear(&self) -> Audience {
        self.ear
    }

    /// Why nothing can be heard here.
    pub fn lost(&self) -> Option<VoiceTrouble> {
        self.lost
    }

    /// Nothing can be heard here any more; gives back what has passed meanwhile.
    pub fn lose(&mut self, why: VoiceTrouble) -> Vec<Sentence> {
        self.lost = Some(why);
        self.sentences.remove(|sentence| sentence.timeliness == Timeliness::Past)
    }

    /// The device can be heard again.
    pub fn find(&mut self) {
        self.lost = None;
    }

    /// Whether the sentence under way is said anew when the device, or another process, is there.
    pub fn is_worth_saying_anew(&self) -> bool {
        let is_worth = |sentence: &Sentence| {
            sentence.urgency == Urgency::Announcement && sentence.timeliness == Timeliness::Current
        };
        self.sentences.speaking().is_some_and(is_worth)
    }

    /// The process is gone. An announcement or answer under way is said anew, unless it is past, was to stop, or has
    /// cost too many processes: then it is given back, with what waited and has passed.
    pub fn give_up(&mut self) -> Vec<Sentence> {
        self.lost = None;
        let mut given_back = self.sentences.remove(|sentence| sentence.timeliness == Timeliness::Past);
        let Some(sentence) = self.sentences.speaking() else { return given_back };
        let is_over = sentence.urgency == Urgency::Notice || sentence.timeliness == Timeliness::Past;
        self.deaths += 1;
        if self.deaths >= DEATHS || is_over || self.stage == SentenceStage::Stopping {
            self.deaths = 0;
            given_back.extend(self.sentences.ended());
        } else {
            self.sentences.say_anew();
        }
        given_back
    }

    /// A tick has passed.
    pub fn tick(&mut self) -> Option<Late> {
        let sentence = self.sentences.speaking()?;
        let longest = match &sentence.matter {
            Matter::Words(phrases) => {
                let characters: usize = phrases.iter().map(|phrase| phrase.text.len()).sum();
                LAST.saturating_add(LAST_A_CHARACTER.saturating_mul(u32::try_from(characters).unwrap_or(u32::MAX)))
            }
            Matter::Recording(_) => LAST_A_RECORDING,
        };
        self.age += TICK;
        let limit = match self.stage {
            SentenceStage::Sent | SentenceStage::Stopping => ANSWER,
            SentenceStage::Taken => BEGIN,
            SentenceStage::Began => longest,
        };
        (self.age > limit).then_some(Late)
    }

    /// Whether nothing is to be heard here any more, or nothing can be.
    pub fn is_silent(&self) -> bool {
        self.lost.is_some() || (self.sentences.speaking().is_none() && self.sentences.waiting().next().is_none())
    }
}
