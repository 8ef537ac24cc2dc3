//! One game at the table and those who follow it: the [`table::Table`] decides and records, each [`seat::Seat`] says
//! what was recorded. Here is also the smallest whole of the two: a table with one seat at which everybody sits.

pub mod history;
pub mod practice;
pub mod replay;
pub mod seat;
pub mod table;

use std::path::Path;

use zeroize::Zeroizing;

use seat::{Heard, Seat};
use table::place::SeatId;
use table::{Output, Table, Typed};

use crate::game::Game;
use crate::game::clock::moment::Moment;
use crate::game::command::Command;
use crate::game::event::Event;
use crate::game::people::Actor;
use crate::game::records::boards::Source;
use crate::game::terms::Terms;
use crate::interpreter::request::{AppRequest, Pressing};
use crate::interpreter::{Intent, Interpreter};
use crate::storage::journal::{Journal, JournalError, Record};
use crate::time::Stamp;
use crate::wording::{Question, Utterance, Wording};

/// The events of an input, with the sentences at one seat.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Outcome {
    pub events: Vec<Event>,
    pub said: Vec<Utterance>,
}

impl Outcome {
    /// Adds what came after it.
    pub fn extend(&mut self, next: Outcome) {
        self.events.extend(next.events);
        self.said.extend(next.said);
    }
}

/// A table with one seat, at which everybody sits.
pub struct Session {
    pub table: Table,
    pub seat: Seat,
}

impl Session {
    /// Opens a new game. Its terms are the first event of its record.
    pub fn open(terms: Terms, journal: Option<Journal>, wording: Wording, stamp: Stamp) -> (Session, Outcome) {
        let seat = Seat::of(Game::new(terms.clone()), wording.clone(), stamp.wall_ms);
        let (table, opened) = Table::open(terms, journal, wording, stamp);
        let mut session = Session { table, seat };
        let outcome = session.hear(stamp, opened).unwrap_or_default();
        (session, outcome)
    }

    /// Goes on with a recorded game. The clocks are stopped until the arbiter starts them.
    ///
    /// # Errors
    ///
    /// [`JournalError::NotAJournal`] if the record does not begin with its terms.
    pub fn resume(
        records: &[Record],
        journal: Option<Journal>,
        wording: Wording,
        stamp: Stamp,
    ) -> Result<(Session, Outcome), JournalError> {
        let seat = Seat::after(records, wording.clone())?;
        let (table, opened) = Table::resume(records, journal, wording, stamp)?;
        let mut session = Session { table, seat };
        let outcome = session.hear(stamp, opened).unwrap_or_default();
        Ok((session, outcome))
    }

    /// Starts relative file names that somebody types from that folder.
    #[must_use]
    pub fn with_files_from(self, folder: &Path) -> Session {
        Session { table: self.table.with_files_from(folder), ..self }
    }

    /// The game in its present state.
    pub fn game(&self) -> &Game {
        self.table.game()
    }

    /// Every sentence so far, in order.
    pub fn said(&self) -> &[Utterance] {
        self.seat.said()
    }

    /// The reader of lines that are typed, for the present state of the game.
    pub fn reader(&self, by: Option<Actor>) -> Interpreter<'_> {
        self.seat.reader(by)
    }

    /// Carries out a typed line, said by that actor if it names nobody; `None` if the program shall end.
    pub fn typed(&mut self, stamp: Stamp, line: &str, by: Option<Actor>) -> Option<Outcome> {
        self.seat.begin_request(&self.seat.reader(by).read(line));
        let typed = Typed { what: Zeroizing::new(line.to_owned()), by, pressing: Pressing::default() };
        let taken = self.table.take(stamp, SeatId::FIRST, typed);
        self.hear(stamp, taken)
    }

    /// Carries out an intent; `None` if the program shall end.
    pub fn carry_out(&mut self, stamp: Stamp, intent: Intent) -> Option<Outcome> {
        self.carry_out_pressing(stamp, intent, Pressing::default())
    }

    /// Carries out an intent; a move that is announced is completed with it if the clock is pressed so.
    pub fn carry_out_pressing(&mut self, stamp: Stamp, intent: Intent, pressing: Pressing) -> Option<Outcome> {
        self.seat.begin_request(&intent);
        let taken = self.table.take_intent(stamp, SeatId::FIRST, Typed { what: intent, by: None, pressing });
        self.hear(stamp, taken)
    }

    /// Carries out a command, or says why not.
    pub fn command(&mut self, stamp: Stamp, by: Actor, command: Command) -> Outcome {
        self.at_table(stamp, |table| table.command(stamp, by, command))
    }

    /// Carries out a command that a board or a lever brought about.
    pub fn command_from(&mut self, stamp: Stamp, by: Actor, command: Command, source: Source) -> Outcome {
        self.at_table(stamp, |table| table.command_from(stamp, by, command, source))
    }

    /// Says at the seat what the table does.
    pub fn at_table(&mut self, stamp: Stamp, act: impl FnOnce(&mut Table) -> Vec<Output>) -> Outcome {
        let done = act(&mut self.table);
        self.hear(stamp, done).unwrap_or_default()
    }

    /// Applies the changes that have come by that moment only because time has passed.
    pub fn elapse(&mut self, stamp: Stamp) -> Outcome {
        let mut outcome = self.at_table(stamp, |table| table.elapse(stamp));
        outcome.extend(self.seat.call_times(stamp.at));
        outcome
    }

    /// The next moment at which `elapse` has something to do.
    pub fn next_deadline(&self) -> Option<Moment> {
        self.table.next_deadline().into_iter().chain(self.seat.next_call()).min()
    }

    /// Answers a question, privately.
    pub fn answer(&mut self, stamp: Stamp, by: Actor, question: &Question) -> Outcome {
        self.seat.answer(stamp.at, by, question)
    }

    /// Does the seat's own part of an intent. There is no face and no voice here.
    fn own(&mut self, stamp: Stamp, intent: &Intent) -> Outcome {
        if let Intent::Program(by, asked) = intent
            && asked.needs_a_face_or_a_voice()
        {
            let refusal = self.seat.wording.only_while_playing(*by);
            return self.seat.say(vec![refusal]);
        }
        let done = self.seat.own(stamp.at, intent).unwrap_or_default();
        if let Intent::Program(_, AppRequest::Language(_)) = intent {
            self.table.set_words(SeatId::FIRST, &self.seat.wording);
        }
        done
    }

    /// Says at the seat what came of an input; `None` if the program shall end.
    pub fn hear(&mut self, stamp: Stamp, outputs: Vec<Output>) -> Option<Outcome> {
        let mut outcome = Outcome::default();
        for output in outputs {
            match self.seat.hear(SeatId::FIRST, output) {
                Heard::Said(said) => outcome.extend(said),
                Heard::Asked(intent) => outcome.extend(self.own(stamp, &intent)),
                Heard::Taken(end) if end.leaves => return None,
                Heard::Taken(_) | Heard::Nothing => {}
            }
        }
        Some(outcome)
    }
}
