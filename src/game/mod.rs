//! The Laws of Chess as a state machine. Knows no clock, no disk, no language and no screen.
//!
//! `decide` says what a command makes happen. The caller applies these events and records them, and only then says and
//! shows them.

pub mod adjournment;
pub mod cases;
pub mod clock;
pub mod command;
pub mod conduct;
pub mod course;
mod decide;
mod draft;
pub mod duties;
pub mod event;
pub mod half_move;
pub mod laws;
pub mod moves;
pub mod people;
pub mod permissions;
pub mod records;
pub mod refusal;
pub mod rule;
pub mod serial;
pub mod terms;

use adjournment::Adjournment;
use cases::Cases;
use clock::Clocks;
use clock::moment::Moment;
use clock::time_after::TimeAfter;
use conduct::Conduct;
use course::Course;
pub use course::Stage;
use event::Event;
use moves::Moves;
use records::Records;
use terms::Terms;

/// One game under the Laws, from its terms to its result.
///
/// Performs no input, output or timekeeping. The caller says when a thing happened, applies the events that it is given,
/// and records them before anything of them is heard.
#[derive(Clone, Debug, PartialEq)]
pub struct Game {
    terms: Terms,
    moves: Moves,
    clock: Clocks,
    records: Records,
    cases: Cases,
    conduct: Conduct,
    adjournment: Adjournment,
    course: Course,
}

impl Game {
    /// A game on these terms, nothing played yet.
    pub fn new(terms: Terms) -> Game {
        Game {
            moves: Moves::new(terms.start.clone()),
            clock: Clocks::new(terms.chessclock()),
            records: Records::new(&terms.start),
            cases: Cases::default(),
            conduct: Conduct::default(),
            adjournment: Adjournment::default(),
            course: Course::default(),
            terms,
        }
    }

    /// The game that a record tells, by applying its events one by one, each with what it left on the clocks if that
    /// is recorded.
    pub fn replay<'a>(
        terms: Terms,
        record: impl IntoIterator<Item = (Moment, &'a Event, Option<&'a TimeAfter>)>,
    ) -> Game {
        let mut game = Game::new(terms);
        for (at, event, time) in record {
            game.apply_recorded(at, event, time);
        }
        game
    }

    /// What was agreed before the game.
    pub fn terms(&self) -> &Terms {
        &self.terms
    }

    /// Whatever somebody must still answer or rule on, and what was.
    pub fn cases(&self) -> &Cases {
        &self.cases
    }

    /// Makes a recorded event part of the game. Cannot fail: an event is a fact.
    pub fn apply(&mut self, at: Moment, event: &Event) {
        match event {
            Event::Move(event) => self.apply_move(at, event),
            Event::Clock(event) => self.apply_clock(at, event),
            Event::Records(event) => self.apply_records(at, event),
            Event::Case(event) => self.apply_case(at, event),
            Event::Irregularity(irregularity) => self.apply_irregularity(at, *irregularity),
            Event::Claim(event) => self.apply_claim(at, event),
            Event::Adjournment(event) => self.apply_adjournment(at, event),
            Event::Game(event) => self.apply_game(at, event),
            Event::Pin(event) => self.apply_pin(at, event),
            Event::Conduct(event) => self.apply_conduct(at, event),
        }
        self.records.follow(self.moves.line());
    }
}
