//! What one loudspeaker or pair of headphones says next. Pure: the caller carries sentences to the voice and back.

use crate::wording::{Audience, Phrase, Urgency};
use std::collections::VecDeque;

/// One sentence on its way to a listener.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sentence {
    pub id: u64,
    pub to: Audience,
    pub urgency: Urgency,
    pub matter: Matter,
    pub timeliness: Timeliness,
}

/// What is to be heard.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Matter {
    Words(Vec<Phrase>),
    /// A sound file, by its path.
    Recording(String),
}

/// Whether what is said still stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Timeliness {
    Current,
    /// It is over: said in its turn, but not after its device was lost.
    Past,
}

/// Whether what is being said must stop.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Course {
    GoesOn,
    /// What is being said is to be cut off; the queue goes on when it is reported ended.
    Interrupt,
}

/// Sentences waiting for one device: announcements before answers before notices, each in the order they came.
#[derive(Clone, Debug, Default)]
pub struct Queue {
    speaking: Option<Sentence>,
    waiting: VecDeque<Sentence>,
}

impl Queue {
    /// Takes a sentence in. A new announcement interrupts anything but an announcement.
    pub fn add(&mut self, sentence: Sentence) -> Course {
        let interrupts = sentence.urgency == Urgency::Announcement
            && self.speaking.as_ref().is_some_and(|s| s.urgency != Urgency::Announcement);
        let place = self.waiting.iter().position(|s| s.urgency > sentence.urgency).unwrap_or(self.waiting.len());
        self.waiting.insert(place, sentence);
        if interrupts { Course::Interrupt } else { Course::GoesOn }
    }

    /// What is said next; nothing while something is being said.
    #[allow(clippy::should_implement_trait)]
    pub fn next(&mut self) -> Option<&Sentence> {
        if self.speaking.is_some() {
            return None;
        }
        self.speaking = self.waiting.pop_front();
        self.speaking.as_ref()
    }

    /// What is being said.
    pub fn speaking(&self) -> Option<&Sentence> {
        self.speaking.as_ref()
    }

    /// What waits, in the order in which it will be said.
    pub fn waiting(&self) -> impl Iterator<Item = &Sentence> {
        self.waiting.iter()
    }

    /// Whether an announcement is being said or waits.
    pub fn is_announcing(&self) -> bool {
        self.speaking.iter().chain(&self.waiting).any(|sentence| sentence.urgency == Urgency::Announcement)
    }

    /// What was being said came to its end, or was cut off, or could not be said.
    pub fn ended(&mut self) -> Option<Sentence> {
        self.speaking.take()
    }

    /// Puts what was being said back to the front, to be said from its beginning.
    pub fn say_anew(&mut self) {
        if let Some(sentence) = self.speaking.take() {
            self.waiting.push_front(sentence);
        }
    }

    /// Everything that was announced so far is completed.
    pub fn pass(&mut self) {
        self.speaking.iter_mut().chain(&mut self.waiting).for_each(|sentence| sentence.timeliness = Timeliness::Past);
    }

    /// Drops what waits and is like this, and gives it back.
    pub fn remove(&mut self, is_like: impl Fn(&Sentence) -> bool) -> Vec<Sentence> {
        let (removed, kept): (Vec<_>, Vec<_>) = self.waiting.drain(..).partition(is_like);
        self.waiting.extend(kept);
        removed
    }

    /// Drops what has grown stale while nothing could be said: everything that waits but the newest announcement, and
    /// that too where it is past.
    pub fn drop_stale(&mut self) -> Vec<Sentence> {
        let is_current = |s: &Sentence| s.urgency == Urgency::Announcement && s.timeliness == Timeliness::Current;
        let kept = self.waiting.iter().rposition(is_current).and_then(|at| self.waiting.remove(at));
        let dropped = self.waiting.drain(..).collect();
        self.waiting.extend(kept);
        dropped
    }
}
