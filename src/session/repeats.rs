//! Notices what is said again with nothing in between, so that it can be told as new: readers leave out what has not
//! changed. Pure.

use crate::wording::Utterance;

/// What was said last, as it was worded first.
#[derive(Debug, Default)]
pub struct Repeats {
    last: Vec<String>,
    times: usize,
}

impl Repeats {
    /// Takes note of what is about to be said: how many times it was said already, running.
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
