//! The first and the last words to a game: who plays and on what terms, and where it is saved.

use shakmaty::Color;

use super::Wording;
use super::events::Frame;
use super::kind::UtteranceKind;
use super::sentence::Utterance;
use crate::game::people::Actor;
use crate::game::{Game, Stage};

/// Whether a game is opened for the first time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameOpening {
    Anew,
    Again,
}

impl Wording {
    /// Who plays, and on what terms.
    pub fn opening(&self, game: &Game, opened: GameOpening) -> Utterance {
        let terms = game.terms();
        let (white, black) = (terms.players.white.name.clone(), terms.players.black.name.clone());
        let (time, laws) = (self.time_controls(&terms.time), terms.edition.to_string());
        let named = match opened {
            _ if self.are_named(game) => "yes",
            GameOpening::Anew => "no",
            GameOpening::Again => "goes-on",
        };
        let sentence = self.messages.fill(
            "opened",
            &[("named", &named), ("white", &white), ("black", &black), ("time", &time), ("laws", &laws)],
        );
        self.utter(Frame::to_room(Actor::Program, UtteranceKind::Opened), sentence)
    }

    /// Whether a player has another name than that of his colour.
    pub(super) fn are_named(&self, game: &Game) -> bool {
        Color::ALL.into_iter().any(|color| game.terms().players[color].name != self.player(color))
    }

    /// Where the game is saved, when the program ends, and what is typed to go on with it.
    pub fn goodbye(&self, game: &Game, file: &str, resume: &str) -> Utterance {
        let pgn = if game.line().is_empty() { "no" } else { "yes" };
        let sentence = match game.stage() {
            Stage::Over(_) | Stage::Cancelled => self.messages.fill("goodbye-over", &[("file", &file), ("pgn", &pgn)]),
            Stage::BeforePlay | Stage::Playing => {
                self.messages.fill("goodbye", &[("file", &file), ("resume", &resume)])
            }
        };
        Utterance { spoken: Vec::new(), ..self.utter(Frame::to_room(Actor::Program, UtteranceKind::Goodbye), sentence) }
    }

    /// That a torn last line was cut off the record.
    pub fn torn(&self) -> Utterance {
        self.utter(Frame::to_room(Actor::Program, UtteranceKind::Torn), self.messages.text("torn"))
    }
}
