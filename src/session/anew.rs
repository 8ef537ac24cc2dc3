//! A game that is cancelled and begun anew (7.2.1, 7.3): a new record, each of the two naming the other.

use shakmaty::Color;

use super::sealing::Secrets;
use super::{Outcome, Session};
use crate::game::Game;
use crate::game::course::pin::PinEvent;
use crate::game::course::replacement::Colors;
use crate::game::event::{Event, GameEvent};
use crate::game::people::Actor;
use crate::game::terms::Terms;
use crate::storage::journal::{Journal, JournalError};
use crate::time::Stamp;

/// What is known of the game that is played in the place of this one, before this one is cancelled.
pub(super) struct Next {
    /// Where it is recorded; nowhere in a rehearsal.
    journal: Option<Journal>,
    colors: Colors,
    article: String,
}

/// A game that was cancelled, as it stood, for whoever keeps its files.
#[derive(Clone, Debug)]
pub struct CancelledGame {
    pub game: Game,
    /// When its record was opened, in milliseconds since 1970.
    pub opened_ms: u64,
    /// Who has which colour in the game that is played in its place.
    pub colors: Colors,
}

impl Session {
    /// Makes the record of the game that is played in the place of this one, where these events cancel this one, and has
    /// them name it.
    ///
    /// # Errors
    ///
    /// [`JournalError`] where no such record can be made: then nothing is to be cancelled.
    pub(super) fn next_record(&self, events: &mut [Event]) -> Result<Option<Next>, JournalError> {
        for event in events {
            if let Event::Game(GameEvent::GameCancelled { colors, article, next }) = event {
                let journal = self.journal.as_ref().map(Journal::beside).transpose()?;
                *next = journal.as_ref().map(Journal::name);
                return Ok(Some(Next { journal, colors: *colors, article: article.clone() }));
            }
        }
        Ok(None)
    }

    /// Closes the record of the game that was cancelled and goes on with the one that is played in its place.
    pub(super) fn begin_anew(&mut self, stamp: Stamp, next: Next) -> Outcome {
        let Next { journal, colors, article } = next;
        let record = self.apply(stamp, Actor::Program, &Event::Game(GameEvent::RecordClosed));
        let mut said = self.write(record.as_slice());
        let previous = self.journal.as_ref().map(Journal::name);
        let terms = self.named_by_their_colors(self.game.terms_of_the_next_game(colors), colors);
        self.cancelled = Some(CancelledGame { game: self.game.clone(), opened_ms: self.opened_ms, colors });
        self.opened_ms = stamp.wall_ms;
        self.journal = journal;
        self.secrets = Secrets::default();
        if colors == Colors::Exchanged {
            std::mem::swap(&mut self.calls.white, &mut self.calls.black);
        }
        let opened = Event::Game(GameEvent::RecordOpened { terms: Box::new(terms) });
        let mut events = vec![opened, Event::Game(GameEvent::ReplacementBegun { article, previous })];
        // The arbiter's words need his PIN in this game too.
        events.extend(self.game.pin().hash().map(|hash| Event::Pin(PinEvent::PinSet { hash: hash.clone() })));
        let mut outcome = self.happened(stamp, Actor::Program, events);
        let array = self.wording.chess960_array(&self.game);
        outcome.said.extend(self.remembered(array.into_iter().collect()));
        said.append(&mut outcome.said);
        Outcome { said, ..outcome }
    }

    /// Whoever is called by his colour alone is called by the one that he has now.
    fn named_by_their_colors(&self, mut terms: Terms, colors: Colors) -> Terms {
        for color in Color::ALL {
            let before = match colors {
                Colors::AsBefore => color,
                Colors::Exchanged => !color,
            };
            let player = &mut terms.players[color];
            if player.name == self.wording.player(before) {
                player.name = self.wording.player(color);
            }
        }
        terms
    }

    /// The game that was cancelled last, once: its files are still to be written.
    pub fn take_cancelled(&mut self) -> Option<CancelledGame> {
        self.cancelled.take()
    }
}
