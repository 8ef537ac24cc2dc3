//! What was said, what of it was not heard, and what is said twice in a row. Pure.

use crate::interpreter::Intent;
use crate::wording::{Audience, Urgency, Utterance, UtteranceKind};

/// Every sentence of a game, oldest first. A listener is never given what was for another.
#[derive(Clone, Debug, Default)]
pub struct History {
    said: Vec<Utterance>,
    /// The number of the sentence that was remembered last.
    last: u64,
    /// The numbers of the sentences that were cut off or could not be said.
    unheard: Vec<u64>,
    /// How far back listeners have gone.
    backs: Vec<(Audience, usize)>,
}

/// A sentence of the history.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HistoryEntry {
    pub said: Utterance,
    /// How many sentences before the newest, for a listener who walks back.
    pub back: usize,
}

/// The fewest sentences that are remembered; at most twice as many are.
const LONGEST: usize = 5_000;

impl History {
    /// Adds sentences and numbers them. What only says another sentence again keeps the number of that one. When there
    /// are too many, the oldest are forgotten.
    pub fn remember(&mut self, said: &mut [Utterance]) {
        for utterance in &mut *said {
            if utterance.number.is_none() {
                self.last += 1;
                utterance.number = Some(self.last);
            }
        }
        self.said.extend_from_slice(said);
        if self.said.len() > 2 * LONGEST {
            self.said.drain(..self.said.len() - LONGEST);
            self.backs.clear();
        }
    }

    /// Every sentence, oldest first.
    pub fn said(&self) -> &[Utterance] {
        &self.said
    }

    /// The sentence of that number did not reach the listener, or not to its end.
    pub fn mark_unheard(&mut self, number: u64) {
        if !self.unheard.contains(&number) {
            self.unheard.push(number);
        }
    }

    /// The sentences that this listener did not hear to their end since the last announcement, in order; each once.
    pub fn again(&mut self, to: Audience) -> Vec<HistoryEntry> {
        let announced = self.said.iter().rposition(|said| said.urgency == Urgency::Announcement).unwrap_or(0);
        let since = self.said.get(announced).and_then(|said| said.number);
        self.unheard.sort_unstable();
        let missed = self.unheard.iter().filter(|number| Some(**number) >= since);
        // What says a sentence again stands behind it.
        let missed = missed.filter_map(|number| self.said.iter().find(|said| said.number == Some(*number)));
        let missed: Vec<Utterance> = missed.filter(|said| is_for(said, to)).cloned().collect();
        self.unheard.retain(|number| !missed.iter().any(|said| said.number == Some(*number)));
        missed.into_iter().map(|said| HistoryEntry { said, back: 0 }).collect()
    }

    /// One sentence further back; at the beginning the oldest again.
    pub fn earlier(&mut self, to: Audience) -> Option<HistoryEntry> {
        let back = self.back(to).map_or(1, |back| back + 1);
        self.at(to, back)
    }

    /// One sentence further on; at the end the newest again.
    pub fn later(&mut self, to: Audience) -> Option<HistoryEntry> {
        let back = self.back(to).unwrap_or(0).saturating_sub(1);
        self.at(to, back)
    }

    /// Brings every listener back to the end.
    pub fn end_walks(&mut self) {
        self.backs.clear();
    }

    fn back(&self, to: Audience) -> Option<usize> {
        self.backs.iter().find(|(listener, _)| *listener == to).map(|(_, back)| *back)
    }

    /// The sentence that many places before the newest, answers left out.
    fn at(&mut self, to: Audience, back: usize) -> Option<HistoryEntry> {
        // A player may need the steps again long after they were said.
        let stays = |said: &Utterance| said.urgency != Urgency::Answer || said.kind == UtteranceKind::Instruction;
        let walked = |said: &&Utterance| stays(said) && is_for(said, to);
        let walked: Vec<&Utterance> = self.said.iter().rev().filter(walked).collect();
        let back = back.min(walked.len().checked_sub(1)?);
        let said = walked[back].clone();
        self.backs.retain(|(listener, _)| *listener != to);
        self.backs.push((to, back));
        Some(HistoryEntry { said, back })
    }
}

fn is_for(said: &Utterance, to: Audience) -> bool {
    said.to == Audience::Room || said.to == to
}

/// Notices when the same request gets the same answer again, so that the answer can be marked: screen readers leave out
/// what has not changed.
#[derive(Debug, Default)]
pub struct Repeats {
    asked: Option<Intent>,
    last: Vec<String>,
    times: usize,
}

impl Repeats {
    /// Takes note of a request: an answer to another one is new, whatever it says.
    pub fn ask(&mut self, asked: &Intent) {
        if self.asked.as_ref() != Some(asked) {
            *self = Repeats { asked: Some(asked.clone()), ..Repeats::default() };
        }
    }

    /// Takes note of what is about to be said. Returns how many times in a row it was said before.
    pub fn note(&mut self, said: &[Utterance]) -> usize {
        if self.last.iter().eq(said.iter().map(|utterance| &utterance.printed)) {
            self.times += 1;
        } else {
            self.last = said.iter().map(|utterance| utterance.printed.clone()).collect();
            self.times = 0;
        }
        self.times
    }

    /// Something happened: what is said after it is new.
    pub fn end(&mut self) {
        *self = Repeats::default();
    }
}
