//! Events decided one after the other, each on the game that the ones before it lead to.

use super::Game;
use super::clock::moment::Moment;
use super::event::Event;
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
    pub fn push(&mut self, event: Event) {
        self.game.apply(self.at, &event);
        self.events.push(event);
    }

    /// Compares boards and sheets, where that is news.
    pub fn compare(&mut self) {
        self.game.compared().into_iter().for_each(|event| self.push(event));
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
    pub(super) fn draft(&self, at: Moment, events: Vec<Event>) -> Vec<Event> {
        let mut draft = Draft { game: self.clone(), at, events: Vec::new() };
        events.into_iter().for_each(|event| draft.push(event));
        if draft.game.ceremony.in_hand.announcement.is_none() {
            draft.compare();
        }
        draft.events
    }
}
