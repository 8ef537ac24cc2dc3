//! What a player complains of, as typed.

use super::arguments::Arguments;
use super::values::squares;
use super::words::Word;
use super::{Intent, Interpreter};
use crate::game::command::Command;
use crate::game::conduct::command::ConductCommand;

impl Interpreter<'_> {
    /// `claim illegal`, `claim illegal 21`, `claim touch e2 e4`, `claim two-hands`.
    pub(super) fn complaint(&self, rest: Arguments<'_>) -> Option<Intent> {
        let command = if let Some(which) = rest.after(&[Word::Illegal]) {
            ConductCommand::ClaimIllegalMove(if which.is_empty() { None } else { Some(self.ply(which)?) })
        } else if let Some(touched) = rest.after(&[Word::Touch]) {
            ConductCommand::ClaimTouch(squares(touched.text)?)
        } else if rest.word() == Some(Word::TwoHands) {
            ConductCommand::ClaimTwoHands
        } else {
            return None;
        };
        Some(self.command(Command::Conduct(command)))
    }
}
