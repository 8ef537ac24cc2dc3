//! The position from which a Chess960 game begins, rank by rank, so that a player can set it up by ear.

use shakmaty::{CastlingMode, Position, Rank};

use super::Wording;
use super::events::Frame;
use super::kind::UtteranceKind;
use super::sentence::{Audience, Urgency, Utterance};
use crate::game::Game;
use crate::game::course::chess960::number_of;
use crate::game::people::Actor;

impl Wording {
    /// The array of a Chess960 game and what stands on each rank, White's first; nothing where the game is not Chess960
    /// or goes on already (II.2).
    pub fn chess960_array(&self, game: &Game) -> Vec<Utterance> {
        if game.terms().castling_mode != CastlingMode::Chess960 || !game.line().is_empty() {
            return Vec::new();
        }
        let start = &game.terms().start;
        let what = match number_of(start) {
            Some(number) => self.messages.fill("chess960-array", &[("number", &number.to_string())]),
            None => self.messages.text("chess960-position"),
        };
        let is_occupied = |rank: &Rank| !(start.board().occupied() & shakmaty::Bitboard::from_rank(*rank)).is_empty();
        let words = self.in_words();
        let ranks = Rank::ALL.into_iter().filter(is_occupied).map(|rank| words.rank_in_words(start.board(), rank));
        let sentences = std::iter::once(what).chain(ranks).chain([self.messages.text("chess960-rest")]);
        let frame =
            || Frame { to: Audience::Room, urgency: Urgency::Notice, by: Actor::Program, kind: UtteranceKind::Array };
        sentences.map(|sentence| self.utter(frame(), sentence)).collect()
    }
}
