//! Deciding several events in a row, each on the game as the ones before it leave it.

use super::Game;
use super::clock::display::PauseReason;
use super::clock::moment::Moment;
use super::event::Event;
use super::refusal::Refusal;

/// The events that follow from a command, or why it makes no sense now.
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

    /// Adds an event, and applies it to the draft's game.
    pub fn push(&mut self, event: Event) {
        self.game.apply(self.at, &event);
        self.events.push(event);
    }

    /// Stops the clocks, if one runs.
    pub fn stop(&mut self, reason: PauseReason) {
        self.game.decide_stop(reason).into_iter().for_each(|event| self.push(event));
    }

    /// Compares boards and sheets, and adds what is new.
    pub fn compare(&mut self) {
        self.game.decide_comparison().into_iter().for_each(|event| self.push(event));
    }
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
