//! The scoresheet by ear (D.2.7) in words: what there is, what is played, how much room it takes.

use super::Wording;
use super::events::Frame;
use super::kind::UtteranceKind;
use super::refusals::ear_of;
use super::sentence::{Urgency, Utterance};
use crate::game::people::Actor;

impl Wording {
    /// That what was recorded of a half-move is played now; the recording speaks for itself.
    pub fn plays(&self, by: Actor, ply: usize) -> Utterance {
        let frame = Frame { to: ear_of(by), urgency: Urgency::Answer, by, kind: UtteranceKind::Answer };
        Utterance { spoken: Vec::new(), ..self.utter(frame, self.messages.fill("plays", &[("ply", &ply)])) }
    }

    /// A recording of a half-move and how long it is.
    pub fn recording(&self, ply: usize, seconds: u32) -> String {
        self.messages.fill("hear-recorded", &[("ply", &ply), ("seconds", &seconds)])
    }

    /// The megabytes that recordings take, and those that are free on the disk.
    pub fn space(&self, used: u64, free: Option<u64>) -> String {
        let free = free.map_or_else(|| "?".to_owned(), |free| free.to_string());
        self.messages.fill("hear-space", &[("used", &used), ("free", &free)])
    }
}
