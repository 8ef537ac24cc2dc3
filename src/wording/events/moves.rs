//! What happened to the half-move in hand, in words.

use shakmaty::{Board, Position, Square};

use super::Delivery;
use crate::game::Game;
use crate::game::event::{EventKind, MoveEvent, MoveEventKind};
use crate::game::laws::article::Article;
use crate::game::moves::Announcement;
use crate::game::people::Actor;
use crate::notation;
use crate::wording::Wording;
use crate::wording::kind::UtteranceKind;
use crate::wording::language::name;
use crate::wording::language::{Completions, MoveOrder, Verbosity};
use crate::wording::refusals::printable;
use crate::wording::sentence::{Audience, MoveText, Phrase, Urgency, Utterance, phrases};

impl Wording {
    pub(super) fn move_event(&self, game: &Game, delivery: Delivery, event: &MoveEvent) -> Option<Utterance> {
        Some(match event {
            MoveEvent::PiecesTouched { by: color, squares } => {
                let (own, before) = (game.board(*color), game.position().board());
                // A piece that the hand has already taken away is still named.
                let board = |square| if own.piece_at(square).is_some() { own } else { before };
                let touched = squares.iter().map(|square| self.touched(board(*square), *square));
                let list = touched.collect::<Vec<_>>().join(", ");
                self.utter(delivery, self.messages.fill("pieces-touched", &[("color", &name(*color)), ("list", &list)]))
            }
            MoveEvent::TouchDisregarded { by: color } => {
                let article = Article::TouchMove.number(game.terms().edition);
                let sentence =
                    self.messages.fill("touch-disregarded", &[("color", &name(*color)), ("article", &article)]);
                // A move that ends the game becomes a case, and the arbiter sees the possible rulings there.
                let in_hand = game.in_hand().announcement.as_ref();
                let after = in_hand.and_then(|in_hand| in_hand.half_move.played_in(game.position()));
                let sentence = match after.is_some_and(|after| after.is_game_over()) {
                    true => sentence,
                    false => format!("{sentence} {}", self.messages.text("touch-disregarded-hint")),
                };
                self.utter(delivery, sentence)
            }
            MoveEvent::MoveAnnounced(announcement) => self.announcement(game, delivery.by, announcement),
            MoveEvent::AnnouncementCorrected { announcement, .. } => self.correction(game, delivery.by, announcement),
            MoveEvent::MoveRepeated { by: who } => {
                self.utter(delivery, self.messages.fill("move-repeated", &[("who", &self.actor(*who))]))
            }
            MoveEvent::RepetitionDiffered { by: who, repeated, words } => {
                let announced = game.echo()?.half_move;
                let before = game.echo_position();
                let words = printable(words);
                let said = repeated.map(|repeated| self.move_text(repeated, before));
                let said = said.unwrap_or_else(|| MoveText { printed: words.clone(), read: words, spoken: Vec::new() });
                let moves = [said, self.move_text(announced, before)];
                self.utter_moves(delivery, &moves, |m| {
                    let who = self.actor(*who);
                    self.messages
                        .fill("repetition-differed", &[("who", &who), ("repeated", &m[0]), ("announced", &m[1])])
                })
            }
            MoveEvent::MoveUnmade { .. } => return None,
            MoveEvent::AnnouncementWithdrawn { .. } => {
                let announced = &game.in_hand().announcement.as_ref()?.half_move;
                let moves = [self.move_text(*announced, game.position())];
                let declined = game.in_hand().declined.and_then(|(offer, _)| game.cases().get(offer)?.by);
                let offer = declined.map(|by| self.messages.fill("offer-open-again", &[("color", &name(by))]));
                self.utter_moves(delivery, &moves, |m| {
                    let withdrawn = self.messages.fill("announcement-withdrawn", &[("mv", &m[0])]);
                    [Some(withdrawn), offer.clone()].into_iter().flatten().collect::<Vec<_>>().join(" ")
                })
            }
            // No sentence says that a clock has not been pressed.
            MoveEvent::MoveMade { .. } => return None,
            MoveEvent::MoveCompleted { by: color } => {
                let (half_move, position) = game.half_move_to_complete(*color)?;
                let is_short = self.verbosity == Verbosity::Brief || self.order == MoveOrder::MoveFirst;
                let sentence = |w: &Wording| {
                    let mv = w.algebraic(half_move, position);
                    match is_short {
                        true => w.messages.fill("move-completed-move-first", &[("mv", &mv)]),
                        false => w.messages.fill("move-completed", &[("color", &name(*color)), ("mv", &mv)]),
                    }
                };
                match self.completions {
                    Completions::Sentence => self.utter_both(delivery, sentence),
                    // A player gets no sentence about the opponent's press (12.6).
                    Completions::Tone => {
                        let delivery = Delivery { to: Audience::Player(*color), ..delivery };
                        Utterance { spoken: Vec::new(), ..self.utter_both(delivery, sentence) }
                    }
                }
            }
            MoveEvent::MoveImpossible { board } => {
                self.utter(delivery, self.messages.fill("move-impossible", &[("color", &name(*board))]))
            }
        })
    }

    pub(in crate::wording) fn touched(&self, board: &Board, square: Square) -> String {
        let piece = self.piece_or_empty(board.piece_at(square));
        self.messages.fill("square-holds", &[("square", &square.to_string()), ("piece", &piece)])
    }

    /// The announcement of a move, also for hearing it again on request.
    pub fn announcement(&self, game: &Game, by: Actor, announcement: &Announcement) -> Utterance {
        let position = game.position();
        let (length, check) = (self.verbosity.length(), self.verbosity.check());
        let words = notation::announce_with(announcement.half_move, position, length, check, game.terms().ranks);
        let color = name(announcement.by);
        let shown = |wording: &Wording| {
            let mv = wording.algebraic(announcement.half_move, position);
            match (self.verbosity, self.order) {
                (Verbosity::Brief, _) => format!("{mv}."),
                (Verbosity::Normal | Verbosity::Full, MoveOrder::WordsFirst) => wording
                    .messages
                    .fill("move-announced", &[("color", &color), ("words", &words.printed.clone()), ("mv", &mv)]),
                (Verbosity::Normal | Verbosity::Full, MoveOrder::MoveFirst) => wording.messages.fill(
                    "move-announced-move-first",
                    &[("color", &color), ("words", &words.printed.clone()), ("mv", &mv)],
                ),
            }
        };
        let (mut printed, mut read) = (shown(self), shown(&self.in_words()));
        let mut spoken = phrases(&words.parts);
        if announcement.draw_offer {
            let offer = self.messages.fill("draw-offered", &[("color", &color)]);
            (printed, read) = (format!("{printed} {offer}"), format!("{read} {offer}"));
            spoken.push(Phrase { language: self.language().into(), text: offer });
        }
        let kind = UtteranceKind::Event(EventKind::Move(MoveEventKind::MoveAnnounced));
        Utterance { to: Audience::Room, urgency: Urgency::Announcement, by, kind, printed, read, spoken, number: None }
    }

    fn correction(&self, game: &Game, by: Actor, announcement: &Announcement) -> Utterance {
        let mut utterance = self.announcement(game, by, announcement);
        utterance.kind = UtteranceKind::Event(EventKind::Move(MoveEventKind::AnnouncementCorrected));
        utterance.printed = self.messages.fill("announcement-corrected", &[("sentence", &utterance.printed)]);
        utterance.read = self.messages.fill("announcement-corrected", &[("sentence", &utterance.read)]);
        let word = self.messages.fill("announcement-corrected", &[("sentence", &"")]);
        utterance.spoken.insert(0, Phrase { language: self.language().into(), text: word.trim().into() });
        utterance
    }
}
