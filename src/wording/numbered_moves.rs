//! A half-move of any line with its number: of the game, of a sheet, of what could have been.

use shakmaty::Chess;

use super::Wording;
use super::language::name;
use super::sentence::Signs;
use crate::game::Game;
use crate::game::half_move::HalfMove;

impl Wording {
    /// The last half-move of a line, numbered; that there is none.
    pub(super) fn last_of(&self, game: &Game, line: &[HalfMove]) -> String {
        match line.len().checked_sub(1) {
            Some(ply) => self.numbered_move(game, line, ply),
            None => self.messages.text("ply-start"),
        }
    }

    /// The half-move at `ply` of a line, numbered and in the letters of the interface: `11...Nf6`.
    pub(super) fn numbered_move(&self, game: &Game, line: &[HalfMove], ply: usize) -> String {
        let Some(half_move) = line.get(ply) else { return self.messages.text("nothing-more") };
        self.with_move_number(game, ply, &self.algebraic(*half_move, &played(game, &line[..ply])))
    }

    /// A text with its move number, as it is printed or said.
    pub(super) fn with_move_number(&self, game: &Game, ply: usize, text: &str) -> String {
        match self.signs {
            Signs::Printed => numbered(game, ply, text),
            Signs::InWords => {
                let (number, turn) = game.number_at(ply);
                self.messages.fill("numbered-in-words", &[("number", &number), ("color", &name(turn)), ("mv", &text)])
            }
        }
    }

    /// Half-moves that go on from the end of a line.
    pub(super) fn moves_from(&self, game: &Game, line: &[HalfMove], later: &[HalfMove]) -> String {
        let whole = [line, later].concat();
        let moves = (line.len()..whole.len()).map(|ply| self.numbered_move(game, &whole, ply));
        moves.collect::<Vec<_>>().join(" ")
    }
}

/// The position after a line, as far as it can be played.
fn played(game: &Game, line: &[HalfMove]) -> Chess {
    line.iter()
        .fold(game.terms().start.clone(), |position, half_move| half_move.played_in(&position).unwrap_or(position))
}

/// A text with its move number: `12.Bb5`, `11...Nf6`.
pub(super) fn numbered(game: &Game, ply: usize, text: &str) -> String {
    let (number, turn) = game.number_at(ply);
    let dots = turn.fold_wb(".", "...");
    format!("{number}{dots}{text}")
}
