//! The Laws of Chess as a state machine. Knows no clock, no disk, no language and no screen.
//!
//! `decide` says what a command makes happen, the caller writes that down, and only then `apply`s it.

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
pub mod terms;

use shakmaty::{ByColor, Color};

use adjournment::Adjournment;
use cases::Cases;
use clock::Clocks;
use clock::moment::Moment;
use clock::time_after::TimeAfter;
use conduct::Conduct;
use course::anew::Link;
use course::pin::Pin;
use event::Event;
use laws::result::GameResult;
use moves::Moves;
use records::Records;
use terms::Terms;

/// One game under the Laws, from its terms to its result.
///
/// Performs no input, output or timekeeping. The caller says when a thing happened, writes down
/// the events it is given, and only then applies them.
#[derive(Clone, Debug, PartialEq)]
pub struct Game {
    terms: Terms,
    stage: Stage,
    moves: Moves,
    clock: Clocks,
    records: Records,
    cases: Cases,
    conduct: Conduct,
    adjournment: Adjournment,
    pin: Pin,
    /// Why the arbiter declared the result, in his words.
    result_words: String,
    /// The game in whose place this one is played, and the one that is played in its place.
    in_place_of: Option<Link>,
    replaced_by: Option<Link>,
    /// Who has signed the result (8.7).
    signed: ByColor<bool>,
}

/// How far a game has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    BeforePlay,
    Playing,
    Over(GameResult),
    /// It was cancelled, without a result, and another is played in its place (7.2.1, 7.3).
    Cancelled,
}

impl Game {
    /// A game on these terms, nothing played yet.
    pub fn new(terms: Terms) -> Game {
        Game {
            stage: Stage::BeforePlay,
            moves: Moves::new(terms.start.clone()),
            clock: Clocks::new(terms.chessclock()),
            records: Records::new(&terms.start),
            cases: Cases::default(),
            conduct: Conduct::default(),
            adjournment: Adjournment::default(),
            pin: Pin::default(),
            result_words: String::new(),
            in_place_of: None,
            replaced_by: None,
            signed: ByColor::default(),
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

    /// How far the game has come.
    pub fn stage(&self) -> Stage {
        self.stage
    }

    /// The result, once the game is over.
    pub fn result(&self) -> Option<GameResult> {
        match self.stage {
            Stage::Over(result) => Some(result),
            Stage::BeforePlay => None,
            Stage::Playing | Stage::Cancelled => None,
        }
    }

    /// Why the arbiter declared the result, in his words; empty where he gave no reason.
    pub fn result_words(&self) -> &str {
        &self.result_words
    }

    /// Whether that player has signed the result that stands (8.7).
    pub fn has_signed(&self, color: Color) -> bool {
        self.signed[color]
    }

    /// The cancelled game in whose place this one is played (7.2.1, 7.3).
    pub fn in_place_of(&self) -> Option<&Link> {
        self.in_place_of.as_ref()
    }

    /// The game that is played in the place of this one, which was cancelled (7.2.1, 7.3).
    pub fn replaced_by(&self) -> Option<&Link> {
        self.replaced_by.as_ref()
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
            Event::Adjournment(event) => self.apply_adjournment(at, event),
            Event::Game(event) => self.apply_game(at, event),
            Event::Conduct(event) => self.apply_conduct(at, event),
        }
        self.records.follow(self.moves.line());
    }
}
