//! What was said, and what of it was not heard, so that a listener can hear it again and walk back through it. Pure.

use crate::wording::{Audience, Urgency, Utterance, UtteranceKind};
use std::collections::VecDeque;

/// Every sentence, oldest first; nobody is given again what was for another.
#[derive(Clone, Debug, Default)]
pub struct History {
    said: Vec<Utterance>,
    /// The places of those that were cut off or could not be said.
    unheard: Vec<usize>,
    /// How far back listeners have gone.
    backs: Vec<(Audience, usize)>,
    /// What only says another sentence again, and the place of that one; the newest of them.
    given: VecDeque<(Utterance, usize)>,
}

/// A sentence of the history.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HistoryEntry {
    pub said: Utterance,
    /// How many sentences before the newest, where somebody walks.
    pub back: usize,
    place: usize,
}

/// So many sentences at least are remembered, and at most twice as many.
const LONGEST: usize = 5_000;
/// So many sentences that say others again are remembered.
const GIVEN: usize = 100;

impl History {
    /// Adds sentences; the oldest are forgotten where there are too many.
    pub fn remember(&mut self, said: &[Utterance]) {
        self.said.extend_from_slice(said);
        if self.said.len() > 2 * LONGEST {
            let forgotten = self.said.len() - LONGEST;
            self.said.drain(..forgotten);
            self.backs.clear();
            self.unheard = self.unheard.iter().filter_map(|place| place.checked_sub(forgotten)).collect();
            self.given = std::mem::take(&mut self.given)
                .into_iter()
                .filter_map(|(said, place)| Some((said, place.checked_sub(forgotten)?)))
                .collect();
        }
    }

    /// Every sentence, oldest first.
    pub fn said(&self) -> &[Utterance] {
        &self.said
    }

    /// A sentence did not reach the ear, or not to its end. What only says another again stands for that one.
    pub fn unheard(&mut self, sentence: &Utterance) {
        let place = if sentence.kind == UtteranceKind::Recalled {
            // How it was printed may have changed on the way.
            let is_it = |given: &Utterance| given.to == sentence.to && given.spoken == sentence.spoken;
            self.given.iter().rev().find(|(given, _)| is_it(given)).map(|(_, place)| *place)
        } else {
            self.said.iter().rposition(|said| said == sentence)
        };
        if let Some(place) = place.filter(|place| !self.unheard.contains(place)) {
            self.unheard.push(place);
        }
    }

    /// A sentence that was found was given to a listener as this one.
    pub fn gave(&mut self, found: &HistoryEntry, again: &Utterance) {
        if self.given.len() == GIVEN {
            self.given.pop_front();
        }
        self.given.push_back((again.clone(), found.place));
    }

    /// What this listener did not hear to its end since the last announcement, in order; each once.
    pub fn again(&mut self, to: Audience) -> Vec<HistoryEntry> {
        let announced = self.said.iter().rposition(|said| said.urgency == Urgency::Announcement).unwrap_or(0);
        let missed = |place: &usize| *place >= announced && is_for(&self.said[*place], to);
        let mut places: Vec<usize> = self.unheard.iter().copied().filter(missed).collect();
        places.sort_unstable();
        self.unheard.retain(|place| !places.contains(place));
        places.into_iter().map(|place| self.found(place, 0)).collect()
    }

    /// One sentence further back; the oldest again at the beginning.
    pub fn earlier(&mut self, to: Audience) -> Option<HistoryEntry> {
        let back = self.back(to).map_or(1, |back| back + 1);
        self.at(to, back)
    }

    /// One sentence further on; the newest again at the end.
    pub fn later(&mut self, to: Audience) -> Option<HistoryEntry> {
        let back = self.back(to).unwrap_or(0).saturating_sub(1);
        self.at(to, back)
    }

    /// Brings every listener back to the end.
    pub fn end_walks(&mut self) {
        self.backs.clear();
    }

    fn back(&self, to: Audience) -> Option<usize> {
        self.backs.iter().find(|(ear, _)| *ear == to).map(|(_, back)| *back)
    }

    /// The sentence so many before the newest; answers are not among them.
    fn at(&mut self, to: Audience, back: usize) -> Option<HistoryEntry> {
        let walked = |said: &Utterance| said.urgency != Urgency::Answer && is_for(said, to);
        let places: Vec<usize> = (0..self.said.len()).rev().filter(|place| walked(&self.said[*place])).collect();
        let back = back.min(places.len().checked_sub(1)?);
        self.backs.retain(|(ear, _)| *ear != to);
        self.backs.push((to, back));
        Some(self.found(places[back], back))
    }

    fn found(&self, place: usize, back: usize) -> HistoryEntry {
        HistoryEntry { said: self.said[place].clone(), back, place }
    }
}

fn is_for(said: &Utterance, to: Audience) -> bool {
    said.to == Audience::Room || said.to == to
}
