//! What a question asks: the words after the word with which it begins.

use shakmaty::Color;

use super::arguments::{color, file, men, rank};
use super::vocabulary::Asked;
use super::{Intent, Reader};
use crate::game::people::Actor;
use crate::wording::{Felt, Hint, Question};

impl Reader<'_> {
    /// The question; `None` where what follows the word is not understood.
    pub(super) fn question(&self, asked: Asked, rest: &str) -> Option<Intent> {
        Some(match asked {
            Asked::Again => self.ask(Question::Again),
            Asked::Last => self.ask(Question::Last),
            Asked::Moves if rest.is_empty() => self.ask(Question::Moves(None)),
            Asked::Moves => match rest.strip_prefix("of ") {
                Some(square) => self.ask(Question::Casual(Hint::MovesOf(square.trim().parse().ok()?))),
                None => self.ask(Question::Moves(Some(rest.parse().ok()?))),
            },
            Asked::Attacks => self.ask(Question::Casual(Hint::Attacks(rest.parse().ok()?))),
            Asked::Pieces if rest.is_empty() => self.felt(None, Felt::Pieces(self.own())),
            Asked::Pieces => self.felt(None, Felt::Pieces(color(rest)?)),
            Asked::Mine => self.felt(None, Felt::Pieces(self.own())),
            Asked::Theirs => self.felt(None, Felt::Pieces(!self.own())),
            Asked::Where => self.felt_on(rest, men)?,
            Asked::What => self.felt_on(rest, |text| text.parse().ok().map(Felt::Square))?,
            Asked::Rank => self.felt_on(rest, |text| Some(Felt::Rank(rank(text)?)))?,
            Asked::File => self.felt_on(rest, |text| Some(Felt::File(file(text)?)))?,
            Asked::Diagonal => self.felt_on(rest, |text| text.parse().ok().map(Felt::Diagonals))?,
            Asked::Captured => self.felt_on(rest, |text| text.is_empty().then_some(Felt::Captured))?,
            Asked::Earlier => self.ask(Question::Earlier),
            Asked::Later => self.ask(Question::Later),
            Asked::From => self.ask(Question::From(rest.parse().ok()?)),
            Asked::Offer => self.ask(Question::Offer),
            Asked::Who => self.ask(Question::Who),
            Asked::Sheet if rest.is_empty() => self.ask(Question::Sheet(self.own())),
            Asked::Sheet => self.ask_on(color(rest), Question::Sheet(color(rest)?)),
            Asked::Spell => self.ask(Question::Spell),
            Asked::Law if rest.is_empty() => return None,
            Asked::Law => self.ask(Question::Law(rest.to_owned())),
            Asked::Number if rest.is_empty() => self.ask(Question::Number(self.own())),
            Asked::Number => self.ask(Question::Number(color(rest)?)),
            Asked::Times if rest.is_empty() => self.ask(Question::Times(None)),
            Asked::Times => self.ask(Question::Times(Some(rest.parse().ok()?))),
            Asked::Status => self.ask(Question::Status),
            Asked::Help => self.ask(Question::Help(rest.to_owned())),
        })
    }

    /// Where nobody is named, a question about a player's things is taken as asked by himself.
    pub(super) fn ask_on(&self, owner: Option<Color>, question: Question) -> Intent {
        let asker = self.by.or(owner.map(Actor::Player)).unwrap_or_else(|| self.asker());
        Intent::Ask(asker, question)
    }

    pub(super) fn felt(&self, owner: Option<Color>, felt: Felt) -> Intent {
        self.ask_on(owner, Question::Felt(owner.unwrap_or(self.own()), felt))
    }

    /// What is asked, with `on white` or `on black` behind it where it is not one's own board.
    fn felt_on(&self, text: &str, felt: impl Fn(&str) -> Option<Felt>) -> Option<Intent> {
        match text.rsplit_once("on ") {
            Some((asked, owner)) => Some(self.felt(Some(color(owner.trim())?), felt(asked.trim())?)),
            None => Some(self.felt(None, felt(text)?)),
        }
    }
}
