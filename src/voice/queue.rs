//! What one loudspeaker or pair of headphones says next. Pure: the caller carries sentences to the voice and back.

use crate::wording::{Audience, Phrase, Urgency};
use std::collections::VecDeque;

/// One sentence on its way to an ear.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sentence {
    pub id: u64,
    pub to: Audience,
    pub urgency: Urgency,
    pub matter: Matter,
}

/// What is to be heard.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Matter {
    Words(Vec<Phrase>),
    /// A sound file, by its path.
    Recording(String),
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

    pub fn speaking(&self) -> Option<&Sentence> {
        self.speaking.as_ref()
    }

    pub fn waiting(&self) -> impl Iterator<Item = &Sentence> {
        self.waiting.iter()
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

    /// Drops everything that waits and gives it back.
    pub fn clear(&mut self) -> Vec<Sentence> {
        self.waiting.drain(..).collect()
    }

    /// Drops what has grown stale while nothing could be said: everything that waits but the newest announcement.
    pub fn drop_stale(&mut self) -> Vec<Sentence> {
        let newest = self.waiting.iter().rposition(|s| s.urgency == Urgency::Announcement);
        let kept = newest.and_then(|at| self.waiting.remove(at));
        let dropped = self.waiting.drain(..).collect();
        self.waiting.extend(kept);
        dropped
    }
}
