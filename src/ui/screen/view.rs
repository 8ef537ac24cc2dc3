//! Everything one screen is drawn from, and when it would next look different by itself.

use shakmaty::{Board, Chess, Color, Position, Square};

use super::desk::Desk;
use super::theme::Light;
use crate::game::Game;
use crate::game::clock::moment::{Moment, Span};
use crate::game::half_move::HalfMove;
use crate::ui::Scene;
use crate::wording::{Utterance, Wording};

/// What is drawn: the game at a moment, what was said, and what lies at the keys.
#[derive(Clone, Copy)]
pub struct View<'a> {
    pub game: &'a Game,
    pub at: Moment,
    pub wording: &'a Wording,
    pub said: &'a [Utterance],
    pub desk: &'a Desk,
}

impl<'a> View<'a> {
    /// The scene as it is seen from the desk.
    pub fn of(scene: Scene<'a>, desk: &'a Desk) -> View<'a> {
        let Scene { game, at, wording, said } = scene;
        View { game, at, wording, said, desk }
    }

    /// The time on a player's display, in whole seconds: what is left, the begun one counted, or what was used.
    pub fn seconds(&self, color: Color) -> Option<i64> {
        let clock = self.game.clock();
        if clock.controls()[color].counts_up() {
            return Some(clock.used(color, self.at).whole_seconds());
        }
        clock.remaining(color, self.at).map(|left| left.0.max(0).saturating_add(999).div_euclid(1000))
    }

    /// The next moment at which a display shows another digit.
    pub fn next_digit(&self) -> Option<Moment> {
        let running = self.game.clock().running()?;
        if self.game.clock().controls()[running].counts_up() {
            let used = self.game.clock().used(running, self.at);
            return Some(self.at.plus(Span(1000 - used.0.rem_euclid(1000))));
        }
        let left = self.game.clock().remaining(running, self.at)?;
        let next = Span((left.0 - 1).div_euclid(1000) * 1000);
        (left > Span::ZERO).then(|| self.game.clock().reaches(running, next, self.at)).flatten()
    }

    /// What stands on a player's board.
    pub fn board(&self, owner: Color) -> &Board {
        self.game.boards().boards.get(owner)
    }

    /// The half-move last executed on a player's board.
    pub fn last_move(&self, owner: Color) -> Option<HalfMove> {
        let turn = self.game.in_hand();
        let in_hand = turn.announcement.as_ref().filter(|_| turn.executed_from.get(owner).is_some());
        in_hand.map(|announcement| announcement.half_move).or_else(|| self.game.line().last().map(|c| c.half_move))
    }

    /// Why squares of a player's board are lit, the weightiest first.
    pub fn lights(&self, owner: Color) -> Vec<(Square, Light)> {
        let mut lights = Vec::new();
        if let Some(hand) = self.desk.hand.filter(|hand| hand.board == owner) {
            lights.push((hand.at, Light::Hand));
            lights.extend(hand.lifted.map(|square| (square, Light::Hand)));
        }
        lights.extend(self.differing().into_iter().map(|square| (square, Light::Differs)));
        lights.extend(self.checked_king(owner).map(|square| (square, Light::Check)));
        if let Some(half_move) = self.last_move(owner) {
            lights.extend([half_move.from, half_move.to].map(|square| (square, Light::LastMove)));
        }
        lights
    }

    /// The squares on which the boards differ. While a half-move is made on one of them only, what was found before.
    pub fn differing(&self) -> Vec<Square> {
        let executed = &self.game.in_hand().executed_from;
        if executed.white.is_some() == executed.black.is_some() {
            self.game.boards().discrepancies().into_iter().map(|found| found.square).collect()
        } else {
            self.game.known_discrepancies().iter().map(|found| found.square).collect()
        }
    }

    fn checked_king(&self, owner: Color) -> Option<Square> {
        let position: &Chess = self.game.position();
        let king = position.board().king_of(position.turn())?;
        let standing = self.board(owner).piece_at(king) == position.board().piece_at(king);
        (position.is_check() && standing).then_some(king)
    }

    /// The sentence last announced, the newest first if nothing was.
    pub fn announcement(&self) -> Option<usize> {
        self.said.iter().rposition(|utterance| utterance.kind.is_announcement())
    }
}
