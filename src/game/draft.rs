//! Deciding several events in a row, each on the game as the ones before it leave it.

use shakmaty::Color;

use super::Game;
use super::clock::moment::Moment;
use super::event::{Event, MoveEvent};
use super::refusal::Refusal;

/// What a command makes happen, or why it makes no sense now.
pub(super) type Decided = Result<Vec<Event>, Refusal>;

/// A copy of the game to which each event is applied as it is decided, so that the next can follow from it.
pub(super) struct Draft {
    pub game: Game,
    pub at: Moment,
    pub events: Vec<Event>,
}

impl Draft {
    /// A draft on which nothing is decided yet.
    pub fn of(game: &Game, at: Moment) -> Draft {
        Draft { game: game.clone(), at, events: Vec::new() }
    }

    /// Makes the half-move in hand if it is made in the sense of the Laws, without a press: writes what is still missing
    /// into boards, sheets and line (4.7, D.2.3).
    pub fn decide_made(&mut self) {
        if let Some(by) = self.game.mover_if_made() {
            self.decide_made_by(by);
        }
    }

    /// Makes the half-move in hand if the opponent may take it as made, legal or not (1.3).
    pub fn decide_taken_as_made(&mut self) {
        if let Some(by) = self.game.mover_if_taken_as_made() {
            self.decide_made_by(by);
        }
    }

    /// Makes the half-move in hand, whose player is `by`.
    pub fn decide_made_by(&mut self, by: Color) {
        for event in self.game.decide_automatic_records(AutoComplete::Records) {
            self.push(event);
        }
        self.push(Event::Move(MoveEvent::MoveMade { by }));
        self.compare();
    }

    /// Ends the game if the move in hand is made and ends it: at once, before any press (5.1.1, 5.2).
    pub fn decide_end_where_made(&mut self) {
        let in_hand = self.game.mover_if_made().and(self.game.in_hand().announcement.as_ref());
        let Some(result) = in_hand.and_then(|in_hand| self.game.result_of_making(in_hand.half_move)) else { return };
        self.decide_made();
        self.push(Event::ended(result));
    }

    /// Adds an event, and applies it to the draft's game.
    pub fn push(&mut self, event: Event) {
        self.game.apply(self.at, &event);
        self.events.push(event);
    }

    /// Compares boards and sheets, and adds what is new.
    pub fn compare(&mut self) {
        self.game.decide_comparison().into_iter().for_each(|event| self.push(event));
    }
}

/// What the program does by itself with the half-move in hand when it is made or completed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum AutoComplete {
    /// Executes and records it on the boards and sheets that are kept automatically.
    Records,
    RecordsAndRepetition,
}

impl Game {
    /// These events, and what comparing the records finds after them unless a half-move is in hand.
    pub(super) fn decide_with_comparison(&self, at: Moment, events: Vec<Event>) -> Vec<Event> {
        let mut draft = Draft::of(self, at);
        events.into_iter().for_each(|event| draft.push(event));
        if draft.game.in_hand().announcement.is_none() {
            draft.compare();
        }
        draft.events
    }
}
