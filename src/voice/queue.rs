//! What one loudspeaker or pair of headphones says next, and how far the current sentence has come.
//!
//! Nothing here reads a clock: time is the number of ticks.

use crate::voice::VoiceTrouble;
use crate::voice::protocol::{Tone, VoiceRequest};
use crate::voice::supervisor::ProcessSupervisor;
use crate::voice::ticker::TICK;
use crate::wording::{Audience, Phrase, Urgency};
use std::collections::VecDeque;
use std::time::Duration;

/// How long the process may take to answer; on a busy machine it is slow, not dead.
const ANSWER: Duration = Duration::from_secs(2);
/// How long a sentence may take to begin: the process itself needs one second to find an engine silent.
const BEGIN: Duration = Duration::from_secs(4);
/// How long any sentence may last, and how much longer for each character.
const LAST: Duration = Duration::from_secs(10);
const LAST_A_CHARACTER: Duration = Duration::from_millis(300);
/// How long a recording may last.
const LAST_A_RECORDING: Duration = Duration::from_secs(600);
/// After this many deaths of the process over one sentence the sentence is given up.
const DEATHS: u32 = 2;

/// One device, what waits for it, and the current sentence.
pub struct DeviceQueue {
    /// The name of the device; `None` is the default device.
    pub device: Option<String>,
    /// One of its listeners.
    listener: Audience,
    pub sentences: Queue,
    /// Played after the words.
    tones: Vec<(Audience, Tone)>,
    /// Why nothing can be heard on this device now.
    lost: Option<VoiceTrouble>,
    stage: SentenceStage,
    /// How long the current sentence has been at this stage.
    age: Duration,
    deaths: u32,
}

/// The progress of a sentence.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum SentenceStage {
    Sent,
    Taken,
    Began,
    Stopping,
}

impl DeviceQueue {
    /// A device with an empty queue, heard by this listener.
    pub fn new(device: Option<String>, listener: Audience) -> DeviceQueue {
        let (sentences, tones) = (Queue::default(), Vec::new());
        DeviceQueue {
            device,
            listener,
            sentences,
            tones,
            lost: None,
            stage: SentenceStage::Sent,
            age: Duration::ZERO,
            deaths: 0,
        }
    }

    /// Sends the next sentence if nothing is being said, and the tones after the last one. While an announcement is
    /// heard elsewhere (`is_announcing`) only announcements are sent.
    pub fn say_next(&mut self, supervisor: &mut ProcessSupervisor, is_announcing: bool) {
        let next = self.sentences.waiting().next();
        if is_announcing && next.is_some_and(|next| next.urgency != Urgency::Announcement) {
            return;
        }
        if let Some(Sentence { id, to, content, .. }) = self.sentences.next() {
            let (id, listener) = (*id, *to);
            supervisor.ask(&match content.clone() {
                Content::Words(phrases) => VoiceRequest::Say { id, listener, phrases },
                Content::Recording(path) => VoiceRequest::Play { id, listener, path },
            });
            (self.stage, self.age) = (SentenceStage::Sent, Duration::ZERO);
        } else if self.sentences.speaking().is_none() {
            self.tones.drain(..).for_each(|(listener, tone)| supervisor.ask(&VoiceRequest::Tone { listener, tone }));
        }
    }

    /// Adds a tone to be played after the words, unless the device is lost.
    pub fn add_tone(&mut self, listener: Audience, tone: Tone) {
        if self.lost.is_none() {
            self.tones.push((listener, tone));
        }
    }

    /// Stops words, tones and recordings at once and empties the queue; returns what waited.
    pub fn silence(&mut self, supervisor: &mut ProcessSupervisor) -> Vec<Sentence> {
        self.tones.clear();
        if self.sentences.speaking().is_some() {
            self.interrupt(supervisor);
        } else {
            supervisor.ask(&VoiceRequest::Stop { listener: self.listener });
        }
        self.sentences.remove(|_| true)
    }

    /// Stops the sentences that match, current or waiting; returns those that waited.
    pub fn withdraw(
        &mut self,
        supervisor: &mut ProcessSupervisor,
        matches: impl Fn(&Sentence) -> bool,
    ) -> Vec<Sentence> {
        if self.sentences.speaking().is_some_and(&matches) {
            self.interrupt(supervisor);
        }
        self.sentences.remove(matches)
    }

    /// Cuts off the current sentence.
    pub fn interrupt(&mut self, supervisor: &mut ProcessSupervisor) {
        let Some(sentence) = self.sentences.speaking() else { return };
        if self.stage != SentenceStage::Stopping {
            supervisor.ask(&VoiceRequest::Stop { listener: sentence.to });
            (self.stage, self.age) = (SentenceStage::Stopping, Duration::ZERO);
        }
    }

    /// Whether the current sentence has this number.
    pub fn is_saying(&self, id: u64) -> bool {
        self.sentences.speaking().is_some_and(|sentence| sentence.id == id)
    }

    /// Notes that the current sentence has reached a stage.
    pub fn set_stage(&mut self, stage: SentenceStage) {
        if self.stage != SentenceStage::Stopping {
            (self.stage, self.age) = (stage, Duration::ZERO);
        }
    }

    /// Notes that the current sentence is over.
    pub fn end(&mut self) {
        self.sentences.end();
        self.deaths = 0;
    }

    /// One of its listeners.
    pub fn listener(&self) -> Audience {
        self.listener
    }

    /// Why nothing can be heard here, if so.
    pub fn lost(&self) -> Option<VoiceTrouble> {
        self.lost
    }

    /// Notes that nothing can be heard here any longer; returns the waiting sentences that are past.
    pub fn lose(&mut self, why: VoiceTrouble) -> Vec<Sentence> {
        self.lost = Some(why);
        self.sentences.remove(|sentence| sentence.is_past)
    }

    /// Notes that the device can be heard again.
    pub fn restore(&mut self) {
        self.lost = None;
    }

    /// Whether the current sentence should be repeated when the device, or another process, is available.
    pub fn is_worth_repeating(&self) -> bool {
        let is_worth = |sentence: &Sentence| sentence.urgency == Urgency::Announcement && !sentence.is_past;
        self.sentences.speaking().is_some_and(is_worth)
    }

    /// Notes that the process is gone. A current announcement or answer will be repeated unless it is past, was being
    /// stopped, or has cost too many processes. Returns the sentences that will not be said.
    pub fn give_up(&mut self) -> Vec<Sentence> {
        self.lost = None;
        let mut unsaid = self.sentences.remove(|sentence| sentence.is_past);
        let Some(sentence) = self.sentences.speaking() else { return unsaid };
        let is_over = sentence.urgency == Urgency::Notice || sentence.is_past;
        self.deaths += 1;
        if self.deaths >= DEATHS || is_over || self.stage == SentenceStage::Stopping {
            self.deaths = 0;
            unsaid.extend(self.sentences.end());
        } else {
            self.sentences.repeat_later();
        }
        unsaid
    }

    /// Counts a tick; returns whether the current sentence should be further by now.
    pub fn tick(&mut self) -> bool {
        let Some(sentence) = self.sentences.speaking() else { return false };
        let longest = match &sentence.content {
            Content::Words(phrases) => {
                let characters: usize = phrases.iter().map(|phrase| phrase.text.len()).sum();
                LAST.saturating_add(LAST_A_CHARACTER.saturating_mul(u32::try_from(characters).unwrap_or(u32::MAX)))
            }
            Content::Recording(_) => LAST_A_RECORDING,
        };
        self.age += TICK;
        let limit = match self.stage {
            SentenceStage::Sent | SentenceStage::Stopping => ANSWER,
            SentenceStage::Taken => BEGIN,
            SentenceStage::Began => longest,
        };
        self.age > limit
    }

    /// Whether nothing more is to be heard here, or nothing can be.
    pub fn is_silent(&self) -> bool {
        self.lost.is_some() || (self.sentences.speaking().is_none() && self.sentences.waiting().next().is_none())
    }
}

/// One sentence on its way to a listener.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sentence {
    pub id: u64,
    pub to: Audience,
    pub urgency: Urgency,
    pub content: Content,
    /// The half-move is completed: said in its turn, but dropped if its device is lost.
    pub is_past: bool,
}

/// A sound to be heard.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Content {
    Words(Vec<Phrase>),
    /// A sound file, by its path.
    Recording(String),
}

/// Sentences waiting for one device: announcements before answers before notices, each in the order they came.
#[derive(Clone, Debug, Default)]
pub struct Queue {
    speaking: Option<Sentence>,
    waiting: VecDeque<Sentence>,
}

impl Queue {
    /// Adds a sentence. Returns whether the current one must be cut off: a new announcement interrupts anything but an
    /// announcement. The queue continues when [`Queue::end`] is called.
    pub fn add(&mut self, sentence: Sentence) -> bool {
        let interrupts = sentence.urgency == Urgency::Announcement
            && self.speaking.as_ref().is_some_and(|s| s.urgency != Urgency::Announcement);
        let place = self.waiting.iter().position(|s| s.urgency > sentence.urgency).unwrap_or(self.waiting.len());
        self.waiting.insert(place, sentence);
        interrupts
    }

    /// Begins the next sentence; `None` while one is being said.
    #[allow(clippy::should_implement_trait)]
    pub fn next(&mut self) -> Option<&Sentence> {
        if self.speaking.is_some() {
            return None;
        }
        self.speaking = self.waiting.pop_front();
        self.speaking.as_ref()
    }

    /// The sentence that is being said.
    pub fn speaking(&self) -> Option<&Sentence> {
        self.speaking.as_ref()
    }

    /// The sentences that wait, in the order in which they will be said.
    pub fn waiting(&self) -> impl Iterator<Item = &Sentence> {
        self.waiting.iter()
    }

    /// Whether an announcement is being said or waits.
    pub fn is_announcing(&self) -> bool {
        self.speaking.iter().chain(&self.waiting).any(|sentence| sentence.urgency == Urgency::Announcement)
    }

    /// Removes the current sentence: it was heard, cut off, or could not be said.
    pub fn end(&mut self) -> Option<Sentence> {
        self.speaking.take()
    }

    /// Puts the current sentence back to the front, to be said from its beginning.
    pub fn repeat_later(&mut self) {
        if let Some(sentence) = self.speaking.take() {
            self.waiting.push_front(sentence);
        }
    }

    /// Marks everything so far as past.
    pub fn mark_past(&mut self) {
        self.speaking.iter_mut().chain(&mut self.waiting).for_each(|sentence| sentence.is_past = true);
    }

    /// Removes the waiting sentences that match, and returns them.
    pub fn remove(&mut self, matches: impl Fn(&Sentence) -> bool) -> Vec<Sentence> {
        let (removed, kept): (Vec<_>, Vec<_>) = self.waiting.drain(..).partition(matches);
        self.waiting.extend(kept);
        removed
    }

    /// Removes what is no longer worth saying after nothing could be said for a while: every waiting sentence but the
    /// newest announcement that is not past.
    pub fn drop_stale(&mut self) -> Vec<Sentence> {
        let is_current = |s: &Sentence| s.urgency == Urgency::Announcement && !s.is_past;
        let kept = self.waiting.iter().rposition(is_current).and_then(|at| self.waiting.remove(at));
        let dropped = self.waiting.drain(..).collect();
        self.waiting.extend(kept);
        dropped
    }
}
