//! What has been said, so that a listener can hear it again and walk back through it. Pure.

use super::queue::Sentence;
use crate::wording::{Audience, Urgency};
use std::collections::VecDeque;

/// The sentences kept.
const KEPT: usize = 500;

/// Every sentence that was for an ear, oldest first; nobody is given what was for another player.
#[derive(Clone, Debug, Default)]
pub struct History {
    said: VecDeque<Said>,
    /// Where a listener stands while he walks through the history; a new sentence brings him back to the end.
    place: Option<u64>,
}

#[derive(Clone, Debug)]
struct Said {
    sentence: Sentence,
    heard: Heard,
}

/// How much of a sentence reached the ear.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Heard {
    NotYet,
    Whole,
    /// It was cut off, or could not be said.
    InPart,
}

impl History {
    /// Remembers a sentence; one that only says another again is not remembered twice.
    pub fn remember(&mut self, sentence: &Sentence) {
        if sentence.again.is_some() {
            return;
        }
        self.place = None;
        if self.said.len() == KEPT {
            self.said.pop_front();
        }
        self.said.push_back(Said { sentence: sentence.clone(), heard: Heard::NotYet });
    }

    /// Notes how much of a sentence, or of its repetition, was heard.
    pub fn heard(&mut self, sentence: &Sentence, heard: Heard) {
        let id = sentence.again.unwrap_or(sentence.id);
        if let Some(said) = self.said.iter_mut().rev().find(|said| said.sentence.id == id) {
            said.heard = heard;
        }
    }

    /// What was cut off since the last announcement, else the last announcement.
    pub fn again(&mut self, to: Audience) -> Option<&Sentence> {
        self.place = None;
        let wanted = |said: &&Said| said.sentence.urgency == Urgency::Announcement || said.heard == Heard::InPart;
        self.said.iter().rev().filter(|said| is_for(said, to)).find(wanted).map(|said| &said.sentence)
    }

    /// One sentence further back; the oldest again at the beginning.
    pub fn earlier(&mut self, to: Audience) -> Option<&Sentence> {
        let before = self.place.unwrap_or(u64::MAX);
        let ours = || self.said.iter().filter(|said| is_for(said, to)).map(|said| &said.sentence);
        let found = ours().rev().find(|s| s.id < before).or_else(|| ours().next())?;
        self.place = Some(found.id);
        Some(found)
    }

    /// One sentence further on; the newest again at the end.
    pub fn later(&mut self, to: Audience) -> Option<&Sentence> {
        let after = self.place.unwrap_or(u64::MAX);
        let ours = || self.said.iter().filter(|said| is_for(said, to)).map(|said| &said.sentence);
        let found = ours().find(|s| s.id > after).or_else(|| ours().next_back())?;
        self.place = Some(found.id);
        Some(found)
    }
}

fn is_for(said: &Said, to: Audience) -> bool {
    said.sentence.to == Audience::Room || said.sentence.to == to
}
