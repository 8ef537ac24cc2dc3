//! The Laws of Chess as a state machine. Knows no clock, no disk, no language and no screen.
//!
//! `decide` returns the events that follow from a command. The caller applies and records these events, and only then
//! says and shows them.

pub mod adjournment;
pub mod awaited;
pub mod cases;
pub mod clock;
pub mod command;
pub mod conduct;
pub mod course;
pub mod description;
mod draft;
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

use std::sync::Arc;

use adjournment::Adjournment;
use cases::Cases;
use clock::Clocks;
use clock::moment::{Moment, Span};
use clock::time_after::TimeAfter;
use command::{Command, MoveCommand};
use conduct::Conduct;
use course::Course;
pub use course::Stage;
use draft::Decided;
use event::{Event, GameEvent};
use moves::Moves;
use people::Actor;
use records::Records;
use refusal::Refusal;
use shakmaty::ByColor;
use terms::{PointSystem, Terms};

/// One game under the Laws, from its terms to its result.
///
/// Performs no input, output or timekeeping. The caller passes the moment of each command, applies the returned events,
/// and records them before anything is heard.
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
    last_ruling: Option<LastRuling>,
}

/// The newest ruling, while it can be taken back.
#[derive(Clone, Debug, PartialEq)]
struct LastRuling {
    /// The number of its case.
    case: u32,
    at: Moment,
    /// The game as it was before it.
    before: Arc<Game>,
    /// What the players had used when the clocks were first started after it.
    used_at_go: Option<ByColor<Span>>,
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
            last_ruling: None,
            terms,
        }
    }

    /// The game of a record: its events applied one by one, each with the clock state recorded with it.
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

    /// The cases, open and closed.
    pub fn cases(&self) -> &Cases {
        &self.cases
    }

    /// The events that follow from `command`, given by `by` at `at`. Changes nothing.
    ///
    /// An entry that the ordinary flow records has an empty text: the caller writes it in the owner's notation.
    ///
    /// # Errors
    ///
    /// A [`Refusal`] if the command makes no sense now.
    pub fn decide(&self, at: Moment, by: Actor, command: Command) -> Decided {
        self.may_say(by, &command)?;
        let events = self.decide_by_slice(at, by, command)?;
        let mut events = self.stop_where_boards_differ(at, events);
        self.count_penalties(&mut events);
        Ok(events)
    }

    /// Counts the penalties in points where these events end the game (12.9).
    pub(in crate::game) fn count_penalties(&self, events: &mut [Event]) {
        // Where a win is not one point, what the penalties leave is no result of a game.
        let counts = self.terms.points == PointSystem::Ordinary;
        for event in events {
            if let Event::Game(GameEvent::GameEnded { result, uncounted, .. }) = event
                && counts
            {
                let counted = self.penalties().counted(*result);
                *uncounted = (counted != *result).then_some(*result);
                *result = counted;
            }
        }
    }

    fn decide_by_slice(&self, at: Moment, by: Actor, command: Command) -> Decided {
        if !self.keeps_moves() && command.is_about_moves() {
            return Err(Refusal::NoMovesKept);
        }
        match command {
            Command::Move(MoveCommand::Undo) => self.decide_move(at, by, MoveCommand::Undo).map_err(|refusal| {
                match (refusal, self.line().len().checked_sub(1)) {
                    (Refusal::NothingAnnounced, _)
                        if by == Actor::Arbiter
                            && let Some(id) = self.ruling_to_take_back() =>
                    {
                        Refusal::RulingToTakeBack { id }
                    }
                    (Refusal::NothingAnnounced, Some(ply)) => Refusal::AlreadyCompleted { ply },
                    (refusal, _) => refusal,
                }
            }),
            Command::Move(command) => self.decide_move(at, by, command),
            Command::Clock(command) => self.decide_clock(at, command),
            Command::Records(command) => self.decide_records(at, command),
            Command::Case(command) => self.decide_case(at, by, command),
            Command::Adjournment(command) => self.decide_adjournment(at, by, command),
            Command::Game(command) => self.decide_game(at, by, command),
            Command::Conduct(command) => self.decide_conduct(at, by, command),
        }
    }

    /// Applies an event to the game. Cannot fail: an event is a fact.
    pub fn apply(&mut self, at: Moment, event: &Event) {
        self.remember_ruling(at, event);
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
