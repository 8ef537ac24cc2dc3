//! What the arbiter alone is told of a draw offer: that it comes at another time than it should, or again.

use shakmaty::Color;

use super::Wording;
use super::events::Frame;
use super::kind::UtteranceKind;
use super::language::name;
use super::sentence::Utterance;
use crate::game::Game;
use crate::game::cases::CaseKind;
use crate::game::laws::article::Article;

impl Wording {
    /// Of an offer that is not made with a move; `game` is as it was before it.
    pub(super) fn offer_notes(&self, game: &Game, offerer: Color) -> Vec<Utterance> {
        let has_just_moved = game.in_hand().announcement.as_ref().is_some_and(|in_hand| in_hand.by == offerer);
        let mut notes = Vec::new();
        if !has_just_moved {
            let article = Article::DrawOffer.number(game.terms().edition);
            notes.push(
                self.noted(self.messages.fill("offer-improper", &[("color", &name(offerer)), ("article", &article)])),
            );
        }
        notes.extend(self.repeated_offer(game, offerer));
        notes
    }

    /// That the player has offered a draw before; claims count as offers too.
    pub(super) fn repeated_offer(&self, game: &Game, offerer: Color) -> Vec<Utterance> {
        let is_his = |kind, by| kind == CaseKind::DrawOffer && by == Some(offerer);
        let before = game.cases().iter().filter(|case| is_his(case.kind, case.by)).count();
        let article = Article::RepeatedOffers.number(game.terms().edition);
        let sentence = || {
            self.messages
                .fill("offer-repeated", &[("color", &name(offerer)), ("count", &(before + 1)), ("article", &article)])
        };
        if before == 0 { Vec::new() } else { vec![self.noted(sentence())] }
    }

    fn noted(&self, sentence: String) -> Utterance {
        Utterance { spoken: Vec::new(), ..self.utter(Frame::found(UtteranceKind::OfferNoted), sentence) }
    }
}
