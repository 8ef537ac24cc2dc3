//! Everything a face shows: the game at a moment and what was said, and what follows from them.

use shakmaty::{Board, Chess, Color, Position, Square};

use crate::game::Game;
use crate::game::clock::moment::{Moment, Span};
use crate::game::half_move::HalfMove;
use crate::game::records::ruling::Instruction;
use crate::wording::{ReplayPlace, Saved, Sign, Surroundings, Utterance, Wording};

/// A game at a moment and everything said in it.
#[derive(Clone, Copy)]
pub struct ViewModel<'a> {
    pub game: &'a Game,
    pub at: Moment,
    pub wording: &'a Wording,
    pub said: &'a [Utterance],
    /// The open question, which waits for a yes or a no.
    pub question: Option<&'a Utterance>,
    /// Whether everything that happened is on disk.
    pub saved: Saved,
    pub around: Surroundings<'a>,
    /// Which half-move is shown, while a game that is over is gone through.
    pub replay: Option<ReplayPlace>,
}

impl ViewModel<'_> {
    /// Everything that lasts, as signs.
    pub fn signs(&self) -> Vec<Sign> {
        self.wording.signs(self.game, self.saved, self.around)
    }

    /// The time on a player's display in whole seconds: the time left, rounded up, or the time used.
    pub fn seconds(&self, color: Color) -> Option<i64> {
        let clock = self.game.clock();
        if clock.controls()[color].counts_up() {
            return Some(clock.used(color, self.at).whole_seconds());
        }
        clock.remaining(color, self.at).map(|left| left.shown_as_left().whole_seconds())
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

    /// The pieces on a player's board.
    pub fn board(&self, owner: Color) -> &Board {
        self.game.board(owner)
    }

    /// The half-move last executed on a player's board.
    pub fn last_move(&self, owner: Color) -> Option<HalfMove> {
        let turn = self.game.in_hand();
        let in_hand = turn.announcement.as_ref().filter(|_| turn.executed_from[owner].is_some());
        in_hand.map(|announcement| announcement.half_move).or_else(|| self.game.line().last().map(|c| c.half_move))
    }

    /// The half-move that is announced and not yet executed on a player's board.
    pub fn announced_move(&self, owner: Color) -> Option<HalfMove> {
        let turn = self.game.in_hand();
        let announced = turn.announcement.as_ref().filter(|_| turn.executed_from[owner].is_none());
        announced.map(|announcement| announcement.half_move)
    }

    /// The squares on which the boards were found to differ: those of which the arbiter was notified. While a player
    /// may be making a move on the own board, that is no difference.
    pub fn differing(&self) -> Vec<Square> {
        self.game.known_discrepancies().iter().map(|found| found.square).collect()
    }

    /// The squares of the next step by which a player's board is put right, if one is due.
    pub fn next_step(&self, owner: Color) -> Vec<Square> {
        match self.game.steps_on(owner).first() {
            Some(Instruction::Lift { square, .. } | Instruction::Place { square, .. }) => vec![*square],
            Some(Instruction::Move { from, to, .. }) => vec![*from, *to],
            Some(Instruction::TurnRound) | None => Vec::new(),
        }
    }

    /// The king in check, if it is on the same square of that board.
    pub fn checked_king(&self, owner: Color) -> Option<Square> {
        let position: &Chess = self.game.position();
        let king = position.board().king_of(position.turn())?;
        let standing = self.board(owner).piece_at(king) == position.board().piece_at(king);
        (position.is_check() && standing).then_some(king)
    }
}
