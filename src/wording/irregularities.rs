//! What a player did against the Laws, and what the arbiter can rule.

use i18n_embed_fl::fl;
use shakmaty::Position;

use super::Wording;
use super::events::Frame;
use super::language::name;
use super::sentence::{MoveText, Utterance};
use crate::game::Game;
use crate::game::event::Irregularity;

impl Wording {
    /// What was found, and for who reads it what can be ruled. Worded when an illegal move is completed already.
    pub(super) fn irregularity(&self, game: &Game, frame: Frame, irregularity: Irregularity) -> Utterance {
        let (terms, by) = (game.terms(), irregularity.by());
        let edition = terms.edition;
        let time = edition.illegal_move_penalty(terms.time_class()).to_string();
        let (mut utterance, hint) = match irregularity {
            Irregularity::IllegalMove { half_move, count, .. } => {
                let before = game.position_at(game.line().len().saturating_sub(1));
                let moves = [if before.board().piece_at(half_move.from).is_some() {
                    self.move_text(half_move, before)
                } else {
                    MoveText { printed: half_move.to_string(), spoken: String::new() }
                }];
                let article = edition.illegal_move_article();
                let utterance = self.utter_moves(frame, &moves, |m| {
                    fl!(self.loader, "illegal-move", color = name(by), article = article, mv = m[0], count = count)
                });
                (utterance, fl!(self.loader, "illegal-move-hint", color = name(!by), time = time))
            }
            Irregularity::EmptyPress { count, .. } => {
                let article = edition.empty_press_article();
                let sentence = fl!(self.loader, "empty-press", color = name(by), article = article);
                let (sentence, hint) = match count {
                    None => (sentence, fl!(self.loader, "empty-press-left-to-arbiter")),
                    Some(count) => {
                        let counts = fl!(self.loader, "empty-press-counts", count = count);
                        let hint = if count >= edition.losing_illegal_move() {
                            fl!(self.loader, "empty-press-loses", color = name(by))
                        } else {
                            fl!(self.loader, "empty-press-hint", color = name(!by), time = time)
                        };
                        (format!("{sentence} {counts}"), hint)
                    }
                };
                (self.utter(frame, sentence), hint)
            }
        };
        utterance.printed = format!("{} {hint}", utterance.printed);
        utterance
    }
}
