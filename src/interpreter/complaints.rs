//! What a player complains of, as typed.

use super::arguments::Arguments;
use super::values::squares;
use super::words::Word;
use super::{Intent, Interpreter};
use crate::game::command::Command;
use crate::game::conduct::command::ConductCommand;
use crate::game::conduct::complaint_kind::WrongStart;

/// What `claim` can say was wrong when the game was begun.
const WRONG_STARTS: [(Word, WrongStart); 4] = [
    (Word::SetUp, WrongStart::SetUp),
    (Word::Board, WrongStart::Board),
    (Word::Colors, WrongStart::Colors),
    (Word::Clock, WrongStart::Clock),
];

impl Interpreter<'_> {
    /// `claim illegal`, `claim illegal 21`, `claim touch e2 e4`, `claim two-hands`, `claim setup`.
    pub(super) fn complaint(&self, rest: Arguments<'_>) -> Option<Intent> {
        let command = if let Some(which) = rest.after(&[Word::Illegal]) {
            ConductCommand::ClaimIllegalMove(if which.is_empty() { None } else { Some(self.ply(which)?) })
        } else if let Some(touched) = rest.after(&[Word::Touch]) {
            ConductCommand::ClaimTouch(squares(touched.text)?)
        } else if rest.word() == Some(Word::TwoHands) {
            ConductCommand::ClaimTwoHands
        } else if let Some((_, what)) = WRONG_STARTS.iter().find(|(word, _)| rest.word() == Some(*word)) {
            ConductCommand::ClaimWrongStart(*what)
        } else {
            return None;
        };
        Some(self.command(Command::Conduct(command)))
    }
}
