//! What follows the words of an adjournment, and what a sealed text means once it may be read.

use shakmaty::Chess;

use super::arguments::{Arguments, actor};
use super::moves::entry_of;
use super::values::duration;
use super::vocabulary::WordPlace;
use super::words::Word;
use super::{Intent, Interpreter};
use crate::game::adjournment::sealed_move::SealedMove;
use crate::game::command::{AdjournmentCommand, Command};
use crate::game::records::scoresheet::SheetEntry;
use crate::notation::Unreadable;
use crate::wording::Question;

impl Interpreter<'_> {
    /// What a word of an adjournment and everything behind it means; `None` where what is behind it is not understood.
    pub(super) fn of_an_adjournment(&self, word: Word, rest: Arguments<'_>) -> Option<Intent> {
        let command = |command| Some(self.command(Command::Adjournment(command)));
        match (word, rest.is_empty()) {
            (Word::Adjourn, true) => command(AdjournmentCommand::Adjourn(None)),
            (Word::Adjourn, false) => {
                command(AdjournmentCommand::Adjourn(Some(duration(rest.after(&[Word::At])?.text)?)))
            }
            // What is written is nobody's business: any text can be sealed, and is judged when it is opened (I.8).
            (Word::Seal, false) => command(AdjournmentCommand::Seal(if is_braille_file(rest.text) {
                SealedMove::in_file(rest.text)
            } else {
                SealedMove::written(rest.text)
            })),
            (Word::Envelope, true) => Some(self.ask(Question::Envelope)),
            (Word::Envelope, false) if rest.word() == Some(Word::Lost) => command(AdjournmentCommand::LoseEnvelope),
            (Word::Envelope, false) => command(AdjournmentCommand::SetResumption(rest.text.to_owned())),
            (Word::Open, true) => command(AdjournmentCommand::Open(None)),
            (Word::Open, false) => {
                let text = rest.after(&[Word::As]).filter(|text| !text.is_empty())?.text;
                match self.reading(text, self.game.position()) {
                    Ok(_) => command(AdjournmentCommand::Establish(self.sealed_entry(text))),
                    Err(Unreadable::NotUnderstood { part }) => Some(self.not_understood(text, part)),
                    Err(unreadable) => Some(Intent::Unreadable(self.asker(), unreadable)),
                }
            }
            (Word::Reopen, true) => command(AdjournmentCommand::Reopen),
            _ => None,
        }
    }

    /// A line as a transcript may show it: of a sealed move only that it was sealed.
    pub fn without_sealed_move(&self, line: &str) -> String {
        let said = line.split_once(':').filter(|(who, _)| self.actor(who).is_some()).map_or(line, |(_, said)| said);
        let Some(leading) = self.vocabulary.leading(WordPlace::First, said) else { return line.to_owned() };
        if leading.word == Word::Seal {
            let before = &line[..line.len() - said.trim_start().len()];
            return format!("{before}{} ...", leading.typed);
        }
        match actor(leading.word) {
            Some(_) if self.without_sealed_move(leading.rest) != leading.rest => {
                let before = &line[..line.len() - leading.rest.len()];
                format!("{before}{}", self.without_sealed_move(leading.rest))
            }
            Some(_) | None => line.to_owned(),
        }
    }

    /// What a sealed text means in the position before the sealed move, in the language of the sealer's sheet or in the
    /// words of D.2.1.
    pub fn sealed_entry(&self, text: &str) -> SheetEntry {
        let position: &Chess = self.game.position();
        entry_of(text, self.reading(text, position))
    }
}

/// Whether that names a braille file: no move ends like this.
fn is_braille_file(text: &str) -> bool {
    let small = text.to_lowercase();
    [".brf", ".brl"].iter().any(|ending| small.len() > ending.len() && small.ends_with(ending))
}
