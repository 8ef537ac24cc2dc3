//! A session at a seat: it follows the record that another program writes, and decides and writes nothing itself. And
//! what the program that writes the record must know of seats.

use std::sync::Arc;

use super::{Outcome, Session};
use crate::game::command::{Command, RecordsCommand};
use crate::game::course::replacement::Colors;
use crate::game::event::{Event, RecordsEvent};
use crate::game::people::Actor;
use crate::game::records::boards::Source;
use crate::storage::journal::{JournalError, Mark, Record, replay};
use crate::time::Stamp;
use crate::wording::{Audience, EventContext, Question, Utterance, Verbosity, Wording};

/// Something new for those who follow a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fresh {
    /// Lines that were written together, as they are on disk.
    Lines(Arc<str>),
    /// The game goes on in another record, of which all lines follow.
    AnotherRecord(Colors),
}

impl Session {
    /// Follows a game from where its record stands.
    ///
    /// # Errors
    ///
    /// [`JournalError::NotAJournal`] if the record does not begin with its terms.
    pub fn replica(records: &[Record], wording: Wording, stamp: Stamp) -> Result<Session, JournalError> {
        let opened_ms = records.first().map_or(stamp.wall_ms, |record| record.wall_ms);
        let mut session = Session::new(replay(records)?, None, wording, stamp, opened_ms);
        session.is_replica = true;
        session.recorded = records.last().map_or(session.recorded, |record| record.at);
        Ok(session)
    }

    /// Whether another program decides, and this one only follows its record.
    pub fn is_replica(&self) -> bool {
        self.is_replica
    }

    /// Takes over what was written, and says what of it is for one of these listeners. `mark` is the mark of the last of
    /// the lines. What was written at one moment came from one command.
    pub fn follow(&mut self, records: &[Record], mark: Option<Mark>, listeners: &[Audience]) -> Outcome {
        self.mark = mark;
        let mut outcome = Outcome::default();
        for together in records.chunk_by(|a, b| a.at == b.at && a.by == b.by) {
            let next = self.follow_one(together, listeners);
            outcome.events.extend(next.events);
            outcome.said.extend(next.said);
        }
        outcome
    }

    fn follow_one(&mut self, together: &[Record], listeners: &[Audience]) -> Outcome {
        let Some(last) = together.last() else { return Outcome::default() };
        let (at, by) = (last.at, last.by);
        let events: Vec<Event> = together.iter().map(|record| record.event.clone()).collect();
        self.history.end_walks();
        self.repeats.end();
        let context = EventContext::of(events.iter());
        let before = self.before_sheets_change(by, &events);
        let mut said = Vec::new();
        for record in together {
            let words = self.words_of(by, &record.event, context);
            said.extend(words.into_iter().filter(|_| !self.is_seen_by_itself(record)));
            record.apply_to(&mut self.game);
        }
        self.recorded = self.recorded.max(at);
        said.extend(self.words_behind(at, by, &events, before.as_ref()));
        said.retain(|said| listeners.contains(&said.to));
        Outcome { events, said: self.remembered(said) }
    }

    /// Whether a board was followed, which is only said in full.
    fn is_seen_by_itself(&self, record: &Record) -> bool {
        let is_followed = matches!(record.source, Some(Source::Board | Source::Lever))
            && matches!(record.event, Event::Records(RecordsEvent::Executed { .. }));
        is_followed && self.wording.verbosity != Verbosity::Full
    }

    /// Carries out a command that was typed at a seat, or says in the words of that seat why not. What is for the seat
    /// alone is not remembered here; the rest is.
    pub fn command_of_a_seat(
        &mut self,
        stamp: Stamp,
        by: Actor,
        command: Command,
        words: &Wording,
    ) -> (Outcome, Result<Vec<Utterance>, Vec<Utterance>>) {
        let stamp = self.not_before_the_last(stamp);
        let mut outcome = self.elapse(stamp);
        if let Err(refusal) = self.game.decide(stamp.at, by, command.clone()) {
            let refused = words.refusal(&self.game, by, &refusal);
            return (outcome, Err(vec![refused]));
        }
        let checked = if let Command::Records(RecordsCommand::Check(owner, placement)) = &command {
            Some((*owner, placement.is_some()))
        } else {
            None
        };
        let next = self.decided(stamp, by, command);
        let mut said = Vec::new();
        if let Some((owner, is_given)) = checked {
            if !is_given {
                said.extend(words.answer(&self.game, stamp.at, by, &Question::Board(owner)));
            }
            said.push(words.checked(&self.game, by, owner));
        } else if next.events.is_empty() {
            said.push(words.nothing_changed(by));
        }
        outcome.events.extend(next.events);
        outcome.said.extend(next.said);
        (outcome, Ok(said))
    }

    /// Keeps what is written from now on, for the seats.
    pub fn keep_fresh(&mut self) {
        self.fresh.get_or_insert_default();
    }

    /// What was written since this was last asked.
    pub fn take_fresh(&mut self) -> Vec<Fresh> {
        self.fresh.as_mut().map(std::mem::take).unwrap_or_default()
    }

    /// Sets who sits at another terminal: what happens is not said to them here. What they ask here is answered here.
    pub fn set_elsewhere(&mut self, elsewhere: Vec<Audience>) {
        self.elsewhere = elsewhere;
    }
}
