//! The record of a session's game: written, looked after, left in order.

use std::path::Path;

use shakmaty::{ByColor, Color};

use super::{Outcome, Session};
use crate::game::clock::moment::{Moment, Span};
use crate::game::event::{Event, GameEvent};
use crate::game::people::Actor;
use crate::game::{Game, Stage};
use crate::storage::journal::{Journal, Keeping, Record};
use crate::time::Stamp;
use crate::wording::{RecordChange, Saved, Utterance};

/// How long a clock may run without anything being recorded: so much at most is lost if the program is broken off.
pub const HEARTBEAT: Span = Span::seconds(10);

impl Session {
    /// Where the record is kept; nowhere where nothing is recorded.
    pub fn keeping(&self) -> Option<&Keeping> {
        self.journal.as_ref().map(Journal::keeping)
    }

    /// Whether everything that happened is on a disk; so it is where nothing is recorded.
    pub fn saved(&self) -> Saved {
        match self.keeping() {
            Some(Keeping::Late) => Saved::NotYet,
            Some(Keeping::Nowhere) => Saved::No,
            Some(Keeping::Here | Keeping::Elsewhere(_)) | None => Saved::Yes,
        }
    }

    /// The file in which the record is, or was last.
    pub fn record_path(&self) -> Option<&Path> {
        self.journal.as_ref().map(Journal::path)
    }

    /// When it is to be recorded that a clock is still running, if one is.
    pub fn next_heartbeat(&self) -> Option<Moment> {
        let is_due = self.journal.is_some() && self.game.clock().running().is_some();
        is_due.then(|| self.recorded.plus(HEARTBEAT))
    }

    /// Records that a clock is still running, where that is due.
    pub fn still_running(&mut self, stamp: Stamp) -> Outcome {
        if self.next_heartbeat().is_none_or(|due| stamp.at < due) {
            return Outcome::default();
        }
        self.happened(stamp, Actor::Program, vec![Event::Game(GameEvent::StillRunning)])
    }

    /// Records that the program is left at that moment: the clocks stand as they stood then; the record of a game that is
    /// over is closed. Only what is wrong with the record is said.
    pub fn leave(&mut self, stamp: Stamp) -> Outcome {
        let event = match self.game.stage() {
            Stage::Over(_) | Stage::Cancelled => GameEvent::RecordClosed,
            Stage::BeforePlay | Stage::Playing => GameEvent::RecordLeft,
        };
        let stamp = Stamp { at: stamp.at.max(self.recorded), ..stamp };
        let left = Event::Game(event);
        let record = self.apply(stamp, Actor::Program, &left);
        let said = self.write(record.as_slice());
        Outcome { events: vec![left], said: self.remembered(said) }
    }

    /// Takes the record of a game that nobody has begun away again, and tells whether it did.
    pub fn discard_unplayed(&mut self) -> bool {
        let is_unplayed = self.game.stage() == Stage::BeforePlay && self.game.line().is_empty();
        is_unplayed && self.journal.as_mut().is_some_and(Journal::discard_unplayed)
    }

    /// Looks whether the record is still where it was left, and tells what is not so.
    pub fn look_at_record(&mut self) -> Outcome {
        let changes = self.journal.as_mut().map(Journal::look).unwrap_or_default();
        let said = self.changed(&changes);
        Outcome { events: Vec::new(), said: self.remembered(said) }
    }

    /// Tries a last time to write what is missing from the record, and tells what came of it.
    pub fn save_what_is_missing(&mut self) -> Outcome {
        let changes = self.journal.as_mut().map(Journal::finish).unwrap_or_default();
        let said = self.changed(&changes);
        Outcome { events: Vec::new(), said: self.remembered(said) }
    }

    /// The words that stand for the record as it is now.
    pub(super) fn record_words(&self) -> Option<String> {
        Some(self.journal.as_ref()?.mark()?.words().join(" "))
    }

    /// Applies an event, and tells what is to be written of it; nothing where nothing is recorded.
    pub(super) fn apply(&mut self, stamp: Stamp, by: Actor, event: &Event) -> Option<Record> {
        let Stamp { at, wall_ms, .. } = stamp;
        self.recorded = self.recorded.max(at);
        let time = self.game.apply_timed(at, event);
        self.journal.is_some().then(|| Record { seq: 0, at, wall_ms, by, event: event.clone(), time })
    }

    /// Writes what was applied, before anything of it is heard, and tells what is wrong with the record.
    pub(super) fn write(&mut self, records: &[Record]) -> Vec<Utterance> {
        let changes = self.journal.as_mut().map(|journal| journal.append(records)).unwrap_or_default();
        self.changed(&changes)
    }

    fn changed(&self, changes: &[RecordChange]) -> Vec<Utterance> {
        changes.iter().map(|change| self.wording.record_changed(change)).collect()
    }

    /// What the clocks are without the time in which nobody kept the record, and what they would be with it.
    pub(super) fn clocks_with_and_without(&mut self, at: Moment, ran: Option<Color>, gap: Span) -> Vec<Utterance> {
        let Some(ran) = ran.filter(|_| gap >= Span::seconds(1)) else { return Vec::new() };
        let remaining = ByColor::new_with(|color| self.game.clock().remaining(color, at));
        let (Some(white), Some(black)) = (remaining.white, remaining.black) else { return Vec::new() };
        let without = ByColor { white, black };
        let with =
            ByColor::new_with(
                |color| {
                    if color == ran { (without[color] - gap).max(Span::ZERO) } else { without[color] }
                },
            );
        let said = vec![self.wording.clocks_with_and_without(ran, gap, without, with)];
        self.remembered(said)
    }
}

/// Whose clock ran when the record ended: where it was broken off, or where the program was left.
pub(super) fn ran_at_the_end(game: &Game, last: Option<&Record>) -> Option<Color> {
    use crate::game::clock::display::{PauseReason, PauseReasons};
    let was_left = matches!(last.map(|record| &record.event), Some(Event::Game(GameEvent::RecordLeft)));
    let only_for_that = game.clock().pauses() == PauseReasons::NONE.with(PauseReason::ClockDoubtful);
    let left_running = was_left && only_for_that && game.stage() == Stage::Playing;
    game.clock().running().or_else(|| left_running.then(|| game.clock().whose()))
}
