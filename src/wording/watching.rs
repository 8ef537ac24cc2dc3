//! What is told to somebody who looks on at a game played elsewhere.

use super::Wording;
use super::events::Frame;
use super::kind::UtteranceKind;
use super::sentence::{Audience, Urgency, Utterance};
use crate::game::people::Actor;

/// What has become of the record of a game that is watched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WatchedRecord {
    Played,
    NotPlayed,
    Deleted,
    Damaged,
    Replaced,
}

impl Wording {
    /// What has become of the record, as a sentence.
    pub fn watched(&self, record: WatchedRecord) -> Utterance {
        let sentence = match record {
            WatchedRecord::Played => self.messages.text("watch-played"),
            WatchedRecord::NotPlayed => self.messages.text("watch-not-played"),
            WatchedRecord::Deleted => self.messages.text("watch-deleted"),
            WatchedRecord::Damaged => self.messages.text("watch-damaged"),
            WatchedRecord::Replaced => self.messages.text("watch-replaced"),
        };
        let frame =
            Frame { to: Audience::Room, urgency: Urgency::Notice, by: Actor::Program, kind: UtteranceKind::Watched };
        self.utter(frame, sentence)
    }
}
