//! What follows the words for the two boards and the two scoresheets.

use shakmaty::Color;

use super::arguments::Arguments;
use super::values::{placement, square_changes};
use super::words::Word;
use super::{Intent, Interpreter};
use crate::game::command::{Command, RecordsCommand};
use crate::game::people::Actor;
use crate::game::records::boards::Execution;
use crate::notation::Unreadable;

impl Interpreter<'_> {
    /// What such a word and everything behind it means; `None` where what is behind it is not understood.
    pub(super) fn of_the_records(&self, word: Word, rest: Arguments<'_>) -> Option<Intent> {
        let (owner, text) = self.owner(rest);
        let command = match (word, rest.is_empty()) {
            (Word::Execute, false) => return self.executed(owner, text),
            (Word::Record, false) if !text.is_empty() => RecordsCommand::Record(owner, self.entry(owner, text.text)),
            (Word::Strike, false) => RecordsCommand::Strike(owner, text.text.parse::<usize>().ok()?.checked_sub(1)?),
            (Word::Check, _) if text.is_empty() => RecordsCommand::Check(owner, None),
            (Word::Check, _) => RecordsCommand::Check(owner, Some(placement(text.text)?)),
            (Word::Retrace, true) => RecordsCommand::Retrace(None),
            (Word::Retrace, false) => RecordsCommand::Retrace(Some(self.ply(rest)?)),
            (Word::Adjust, true) => RecordsCommand::Adjust(self.by.and_then(Actor::side)),
            (Word::Adjust, false) => RecordsCommand::Adjust(Some(rest.color()?)),
            _ => return None,
        };
        Some(self.command(Command::Records(command)))
    }

    /// Whose sheet or board is meant, and the rest: one's own where nobody is named.
    fn owner<'t>(&self, rest: Arguments<'t>) -> (Color, Arguments<'t>) {
        let (owner, text) = rest.leading_color();
        (owner.unwrap_or(self.own()), text)
    }

    fn executed(&self, owner: Color, text: Arguments<'_>) -> Option<Intent> {
        if text.is_empty() {
            return None;
        }
        self.executed_by_squares(owner, text).or_else(|| {
            Some(match self.hand(owner, text.text) {
                Ok(half_move) => {
                    self.command(Command::Records(RecordsCommand::Execute(owner, Execution::HalfMove(half_move))))
                }
                Err(Unreadable::NotUnderstood { part }) => self.not_understood(text.text, part),
                Err(unreadable) => Intent::Unreadable(self.asker(), unreadable),
            })
        })
    }

    /// What was done on a board, square by square: `-f3 +Nh3`.
    pub(super) fn executed_by_squares(&self, owner: Color, text: Arguments<'_>) -> Option<Intent> {
        let changes = square_changes(text.text.trim_start_matches(':'))?;
        Some(self.command(Command::Records(RecordsCommand::Execute(owner, Execution::Squares(changes)))))
    }

    /// `21`: after White's move 21; `21...`: after Black's; `ply 41`: after 41 half-moves.
    pub(super) fn ply(&self, rest: Arguments<'_>) -> Option<usize> {
        if let Some(ply) = rest.after(&[Word::Ply]) {
            return ply.text.parse().ok();
        }
        let digits = rest.text.trim_end_matches('.');
        let number: u32 = digits.parse().ok()?;
        let dots = rest.text.len() - digits.len();
        let turn = match dots {
            0 | 1 => Color::White,
            3 => Color::Black,
            _ => return None,
        };
        if number == 0 {
            return Some(0);
        }
        let plies = self.game.line().len();
        let found = (0..plies).find(|ply| self.game.number_at(*ply) == (number, turn));
        // Beyond the game it is refused with the number of half-moves there are.
        Some(found.unwrap_or(plies) + 1)
    }
}
