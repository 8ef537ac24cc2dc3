//! Events decided one after the other, each on the game that the ones before it lead to.

use shakmaty::Color;

use super::Game;
use super::clock::moment::Moment;
use super::event::{Event, MoveEvent};
use super::refusal::Refusal;

/// What a command makes happen, or why it makes no sense now.
pub(super) type Decided = Result<Vec<Event>, Refusal>;

/// A game that is told each event as it is decided, so that the next can follow from it.
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

    /// Writes all that is still missing of a made move into boards, sheets and line, without a press (4.7, D.2.3).
    pub fn decide_made(&mut self) {
        if let Some(by) = self.game.mover_if_made() {
            self.decide_made_by(by);
        }
    }

    /// The same of what the opponent takes as made, legal or not (1.3).
    pub fn decide_taken_as_made(&mut self) {
        if let Some(by) = self.game.mover_if_taken_as_made() {
            self.decide_made_by(by);
        }
    }

    /// The half-move in hand is made, by its player.
    pub fn decide_made_by(&mut self, by: Color) {
        for event in self.game.decide_automatic_records(AutoComplete::Rest) {
            self.push(event);
        }
        self.push(Event::Move(MoveEvent::MoveMade { by }));
        self.compare();
    }

    /// Ends the game where the move in hand is made and ends it: in that instant, before any press (5.1.1, 5.2).
    pub fn decide_end_where_made(&mut self) {
        let in_hand = self.game.mover_if_made().and(self.game.in_hand().announcement.as_ref());
        let Some(result) = in_hand.and_then(|in_hand| self.game.result_of_making(in_hand.half_move)) else { return };
        self.decide_made();
        self.push(Event::ended(result));
    }

    /// Decides one more event, and applies it to the game that the next follows from.
    pub fn push(&mut self, event: Event) {
        self.game.apply(self.at, &event);
        self.events.push(event);
    }

    /// Compares boards and sheets, where that is news.
    pub fn compare(&mut self) {
        self.game.decide_comparison().into_iter().for_each(|event| self.push(event));
    }
}

/// What is done by itself with a half-move in hand when it is made or completed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum AutoComplete {
    /// The boards and sheets that are kept by themselves.
    Rest,
    RestAndRepetition,
}

impl Game {
    pub(super) fn decide_with_comparison(&self, at: Moment, events: Vec<Event>) -> Vec<Event> {
        let mut draft = Draft::of(self, at);
        events.into_iter().for_each(|event| draft.push(event));
        if draft.game.in_hand().announcement.is_none() {
            draft.compare();
        }
        draft.events
    }
}
