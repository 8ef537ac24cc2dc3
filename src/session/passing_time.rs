//! What becomes true in a session merely because time passes: flags, time calls, and time that is missing.

use shakmaty::Color;

use super::{Outcome, Session};
use crate::game::clock::moment::{Moment, Span};
use crate::game::event::{ClockEvent, Event};
use crate::game::people::Actor;
use crate::time::{MIN_CLOCK_JUMP, Stamp};
use crate::wording::Utterance;

impl Session {
    /// What has become true by now merely because time has passed.
    pub fn elapse(&mut self, stamp: Stamp) -> Outcome {
        if stamp.at < self.last.at {
            return Outcome::default();
        }
        let missing = stamp.missing_since(std::mem::replace(&mut self.last, stamp));
        let mut outcome = self.missing(stamp, missing);
        let events = self.game.elapse(stamp.at);
        if !events.is_empty() {
            let next = self.happened(stamp, Actor::Program, events);
            outcome.events.extend(next.events);
            outcome.said.extend(next.said);
        }
        outcome.said.extend(self.called(stamp.at));
        outcome
    }

    /// The program was stopped for a time that cannot be told but by what went before: the clocks are stopped as they
    /// were when something last happened, the arbiter decides.
    pub fn stood_still(&mut self, stamp: Stamp) -> Outcome {
        let last = std::mem::replace(&mut self.last, stamp);
        let gap = stamp.at.since(last.at).max(stamp.missing_since(last).unwrap_or_default());
        let missing = (gap >= MIN_CLOCK_JUMP).then_some(gap);
        let mut outcome = self.missing(Stamp { at: last.at, ..stamp }, missing);
        let next = self.elapse(stamp);
        outcome.events.extend(next.events);
        outcome.said.extend(next.said);
        outcome
    }

    fn missing(&mut self, stamp: Stamp, missing: Option<Span>) -> Outcome {
        match missing.filter(|_| self.game.clock().running().is_some()) {
            Some(gap) => self.happened(stamp, Actor::Program, vec![Event::Clock(ClockEvent::TimeMissing { gap })]),
            None => Outcome::default(),
        }
    }

    /// The next moment at which `elapse` has something to do.
    pub fn next_deadline(&self) -> Option<Moment> {
        let calls = Color::ALL.into_iter().filter_map(|color| self.calls[color].next(&self.game, color, self.last.at));
        calls.chain(self.game.next_deadline()).min()
    }

    fn called(&mut self, at: Moment) -> Vec<Utterance> {
        let mut said = Vec::new();
        for color in Color::ALL {
            let calls = &mut self.calls[color];
            if let Some(left) = calls.take(&self.game, color, at) {
                said.push(self.wording.time_call(color, left, calls.manner));
            }
        }
        self.remembered(said)
    }
}
