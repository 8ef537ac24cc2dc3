//! The record of the table's game: written, watched and closed; and the new record of a game that starts again from the
//! beginning (7.2.1, 7.3), or of a rematch.

use std::collections::HashMap;
use std::path::Path;

use super::place::SeatId;
use super::{Marked, Output, Table, Written};
use crate::game::clock::moment::{Moment, Span};
use crate::game::course::pin::PinEvent;
use crate::game::course::replacement::Colors;
use crate::game::event::{Event, GameEvent};
use crate::game::people::Actor;
use crate::game::records::boards::Source;
use crate::game::terms::Terms;
use crate::game::{Game, Stage};
use crate::storage::journal::{self, Journal, JournalError, Keeping, Record};
use crate::table_settings::TableSettings;
use crate::time::Stamp;
use crate::version::program;
use crate::wording::{HallTrouble, RecordChange, Saved};

/// How long a clock may run without a new line in the record: the most that is lost if the program is broken off.
pub const HEARTBEAT: Span = Span::seconds(10);

/// The source of an event, if not somebody who typed where the program was started.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Origin {
    pub source: Option<Source>,
    /// Who typed it at another terminal.
    pub seat: Option<Actor>,
}

impl Origin {
    /// The terminal at which the program was started, or the program itself.
    pub const HERE: Origin = Origin { source: None, seat: None };

    /// That source, or the terminal at which the program was started.
    pub fn of(source: Option<Source>) -> Origin {
        Origin { source, seat: None }
    }
}

impl Table {
    /// The place where the record is kept; `None` if nothing is recorded.
    pub fn keeping(&self) -> Option<&Keeping> {
        self.journal.as_ref().map(Journal::keeping)
    }

    /// Whether everything that happened is on a disk; `Yes` if nothing is recorded.
    pub fn saved(&self) -> Saved {
        match self.keeping() {
            Some(Keeping::Late) => Saved::NotYet,
            Some(Keeping::Nowhere) => Saved::No,
            Some(Keeping::Here | Keeping::Elsewhere(_)) | None => self.not_in_hall.map_or(Saved::Yes, Saved::NotInHall),
        }
    }

    /// The hall does not get what is recorded: why, for the arbiter.
    pub fn not_in_hall(&mut self, why: HallTrouble) -> Vec<Output> {
        self.not_in_hall = Some(why);
        self.tell_whether_saved();
        self.notify(|_, wording| Some(wording.hall_lost(why)));
        self.given_out()
    }

    /// The hall gets what is recorded, as the board of that round and number; `None` if none is asked for any more.
    pub fn in_hall(&mut self, as_board: Option<(&str, &str)>) -> Vec<Output> {
        self.not_in_hall = None;
        self.notify(|_, wording| as_board.map(|(round, board)| wording.in_hall(round, board)));
        self.given_out()
    }

    /// The file of the record, or the last one.
    pub fn record_path(&self) -> Option<&Path> {
        self.journal.as_ref().map(Journal::path)
    }

    /// When the record needs a line that a clock is still running, if one is.
    pub fn next_heartbeat(&self) -> Option<Moment> {
        let is_due = self.journal.is_some() && self.game.clock().running().is_some();
        is_due.then(|| self.recorded.plus(HEARTBEAT))
    }

    /// Records that a clock is still running, if that is due.
    pub fn still_running(&mut self, stamp: Stamp) -> Vec<Output> {
        self.note_still_running(stamp);
        self.given_out()
    }

    pub(super) fn note_still_running(&mut self, stamp: Stamp) {
        if self.next_heartbeat().is_some_and(|due| due <= stamp.at) {
            self.happened(stamp, Actor::Program, vec![Event::Game(GameEvent::StillRunning)], Origin::HERE);
        }
    }

    /// The settings of the game at this table, once they are recorded.
    pub fn settings(&self) -> Option<&TableSettings> {
        self.settings.as_ref()
    }

    /// Records how the game is played at this table from now on, if it is another way than before. Only trouble with
    /// the record is said.
    pub fn set_table(&mut self, stamp: Stamp, table: TableSettings) -> Vec<Output> {
        if self.settings.as_ref() != Some(&table) {
            self.settings = Some(table.clone());
            self.note(stamp, GameEvent::TableSet(table));
        }
        self.given_out()
    }

    /// Records that the program is left at that moment: the clocks keep the times of that moment, and the record of a
    /// game that is over is closed. Only trouble with the record is said.
    pub fn leave(&mut self, stamp: Stamp) -> Vec<Output> {
        let event = match self.game.stage() {
            Stage::Over(_) | Stage::Cancelled => GameEvent::RecordClosed,
            Stage::BeforePlay | Stage::Playing => GameEvent::RecordLeft,
        };
        self.note(stamp, event);
        self.given_out()
    }

    fn note(&mut self, stamp: Stamp, event: GameEvent) {
        self.happened(self.moment_for_record(stamp), Actor::Program, vec![Event::Game(event)], Origin::HERE);
    }

    /// Removes the record if nothing was played. Returns whether it did.
    pub fn discard_unplayed(&mut self) -> bool {
        let is_unplayed = self.game.stage() == Stage::BeforePlay && self.game.line().is_empty();
        is_unplayed && self.journal.as_mut().is_some_and(Journal::discard_unplayed)
    }

    /// Checks that the record is still where it was left, and says what is wrong.
    pub(super) fn look_at_record(&mut self) {
        let changes = self.journal.as_mut().map(Journal::look).unwrap_or_default();
        self.tell_changes(&changes);
    }

    /// Tries a last time to write what is missing from the record, and says what came of it.
    pub fn save_what_is_missing(&mut self) -> Vec<Output> {
        let changes = self.journal.as_mut().map(Journal::finish).unwrap_or_default();
        self.tell_changes(&changes);
        self.given_out()
    }

    /// Applies an event. Returns what is recorded of it.
    pub(super) fn apply(&mut self, stamp: Stamp, by: Actor, event: &Event, origin: Origin) -> Record {
        let Stamp { at, wall_ms, arrived, slept: _ } = stamp;
        self.recorded = self.recorded.max(at);
        let time = self.game.apply_timed(at, event);
        let Origin { source, seat } = origin;
        let source = source.filter(|_| journal::names_source(event));
        let seat = seat.filter(|_| by != Actor::Program);
        let arrived = arrived.filter(|arrived| by != Actor::Program && *arrived > at);
        Record { seq: 0, at, wall_ms, by, source, seat, arrived, event: event.clone(), time }
    }

    /// Writes what was applied, before anything of it is given out; what is wrong with the record comes first.
    pub(super) fn write(&mut self, records: Vec<Record>) {
        self.note_who_acted(&records);
        let Some(journal) = &mut self.journal else {
            self.out.push(Output::Written(Written { records, ..Written::default() }));
            return;
        };
        let from = journal.count();
        let changes = journal.append(&records);
        let written = Written { from, lines: journal.last_appended().into(), mark: journal.mark(), records };
        self.tell_changes(&changes);
        self.out.push(Output::Written(written));
    }

    fn tell_changes(&mut self, changes: &[RecordChange]) {
        // Who hears it may ask at once.
        self.tell_whether_saved();
        for change in changes {
            self.notify(|_, wording| Some(wording.record_changed(change)));
        }
    }
}

/// The game that replaces this one, before this one is cancelled.
pub(super) struct NextGame {
    /// Its record; `None` in a rehearsal.
    journal: Option<Journal>,
    colors: Colors,
    article: String,
}

/// A game after which another is played in a new record, because it was cancelled or for a rematch, for the owner of
/// its files.
#[derive(Clone, Debug)]
pub struct PreviousGame {
    pub game: Game,
    /// When its record was opened, in milliseconds since 1970.
    pub opened_ms: u64,
    /// Who has which colour in the game that replaces it.
    pub colors: Colors,
}

impl Table {
    /// Makes the record of the game that replaces this one, if these events cancel this one, and writes its name into
    /// them.
    ///
    /// # Errors
    ///
    /// [`JournalError`] if no such record can be made: then nothing may be cancelled.
    pub(super) fn next_record(&self, events: &mut [Event]) -> Result<Option<NextGame>, JournalError> {
        for event in events {
            if let Event::Game(GameEvent::GameCancelled { colors, article, next }) = event {
                let journal = self.journal.as_ref().map(Journal::beside).transpose()?;
                *next = journal.as_ref().map(Journal::name);
                return Ok(Some(NextGame { journal, colors: *colors, article: article.clone() }));
            }
        }
        Ok(None)
    }

    /// Closes the record of the game that was cancelled and goes on with the game that replaces it.
    pub(super) fn begin_next_game(&mut self, stamp: Stamp, next: NextGame) {
        let NextGame { journal, colors, article } = next;
        let previous = self.journal.as_ref().map(Journal::name);
        let begun = Event::Game(GameEvent::ReplacementBegun { article, previous });
        self.open_next(stamp, journal, colors, self.game.terms_of_the_next_game(colors), vec![begun]);
    }

    /// Closes the record of the game that is over and opens that of a rematch, with the colours reversed. Returns
    /// whether it could.
    pub(super) fn rematch(&mut self, stamp: Stamp, to: SeatId, by: Actor) -> bool {
        let journal = match self.journal.as_ref().map(Journal::beside).transpose() {
            Ok(journal) => journal,
            Err(error) => {
                let said = self.words_of(to).wording.trouble_for(by, &journal::trouble(&error));
                self.answer(to, vec![said], Marked::Never);
                return false;
            }
        };
        let stamp = self.not_before_the_last(stamp);
        let terms = self.game.terms_of_the_rematch(self.journal.as_ref().map(Journal::name));
        self.open_next(stamp, journal, Colors::Exchanged, terms, Vec::new());
        true
    }

    /// Closes the record and goes on in another one with a game on those terms; `events` follow its opening.
    fn open_next(
        &mut self,
        stamp: Stamp,
        journal: Option<Journal>,
        colors: Colors,
        terms: Terms,
        mut events: Vec<Event>,
    ) {
        self.note(stamp, GameEvent::RecordClosed);
        let (game, opened_ms) = (self.game.clone(), self.opened_ms);
        self.opened_ms = stamp.wall_ms;
        self.journal = journal;
        self.settings = None;
        (self.count, self.acted) = (0, HashMap::new());
        self.forget_secrets();
        if colors == Colors::Exchanged {
            self.exchange_seats();
        }
        self.out.push(Output::AnotherRecord(Box::new(PreviousGame { game, opened_ms, colors })));
        events.insert(0, Event::Game(GameEvent::RecordOpened { terms: Box::new(terms), program: Some(program()) }));
        // The arbiter's words need the PIN in this game too.
        events.extend(self.game.pin().hash().map(|hash| Event::Pin(PinEvent::PinSet { hash: hash.clone() })));
        self.happened(stamp, Actor::Program, events, Origin::HERE);
        self.welcome_all();
    }
}
