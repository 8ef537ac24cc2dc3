//! What follows a command word, in the words of the language: colours, people, pieces, times.

use std::str::FromStr;

use shakmaty::{ByColor, Color, Piece};

use super::keyboard::Keyboard;
use super::values::{duration, lettered_piece, split_word};
use super::vocabulary::Vocabulary;
use crate::game::clock::moment::Span;
use crate::game::conduct::command::ConductCommand;
use crate::game::conduct::penalty::Penalty;
use crate::game::people::Actor;
use crate::notation::SheetLanguage;
use crate::wording::words::{ArgumentWord, CommandWord, Word};
use crate::wording::{BoardQuery, CallsAsked, Manner, Whose};

/// The text behind a command word, with the language in which it is typed.
#[derive(Clone, Copy)]
pub struct Arguments<'a> {
    pub vocabulary: &'a Vocabulary,
    /// Without spaces at its ends.
    pub text: &'a str,
}

impl<'a> Arguments<'a> {
    /// Another text in this language.
    pub fn with(self, text: &'a str) -> Arguments<'a> {
        Arguments { text: text.trim(), ..self }
    }

    /// Whether nothing more was typed.
    pub fn is_empty(self) -> bool {
        self.text.is_empty()
    }

    /// The one word of which the text consists.
    pub fn word(self) -> Option<Word> {
        self.vocabulary.word(self.text)
    }

    /// Whether the text is that word.
    pub fn is<W>(self, word: W) -> bool
    where
        Word: PartialEq<W>,
    {
        self.word().is_some_and(|typed| typed == word)
    }

    /// The words of the text; `None` if a part of it is not a word.
    pub fn words(self) -> Option<Vec<Word>> {
        let mut words = Vec::new();
        let mut rest = self.text;
        while !rest.is_empty() {
            let leading = self.vocabulary.following(rest)?;
            words.push(leading.word);
            rest = leading.rest;
        }
        Some(words)
    }

    /// What the one word of the text chooses, by its English name.
    pub fn choice<T: FromStr>(self) -> Option<T> {
        self.word()?.name().parse().ok()
    }

    /// The rest behind one of these words, if the text begins with one.
    pub fn after<W>(self, wanted: &[W]) -> Option<Arguments<'a>>
    where
        Word: PartialEq<W>,
    {
        let leading =
            self.vocabulary.following(self.text).filter(|leading| wanted.iter().any(|word| leading.word == *word))?;
        Some(self.with(leading.rest))
    }

    /// `white` or `black`, and nothing else.
    pub fn color(self) -> Option<Color> {
        color(self.word()?)
    }

    /// The colour at the beginning, if there is one, and the rest.
    pub fn leading_color(self) -> (Option<Color>, Arguments<'a>) {
        let leading = self.vocabulary.following(self.text);
        match leading.and_then(|leading| Some((color(leading.word)?, leading.rest))) {
            Some((color, rest)) => (Some(color), self.with(rest)),
            None => (None, self),
        }
    }

    /// A time and a player in either order, with the reason behind them: `2:00 to white`, `white 2:00 a fire alarm`. No
    /// player is both: `2:00 to both`.
    pub fn time_and_player(self) -> Option<(Span, Option<Color>, &'a str)> {
        let whose = |text: Arguments<'a>| match text.after(&[CommandWord::Both]) {
            Some(rest) => Some((None, rest)),
            None => text.leading_color().0.map(|color| (Some(color), text.leading_color().1)),
        };
        if let Some((to, rest)) = whose(self) {
            let (time, words) = split_word(rest.text);
            return Some((duration(time)?, to, words.trim()));
        }
        let (time, behind) = split_word(self.text);
        let rest = self.with(behind);
        let rest =
            rest.after(&[ArgumentWord::To, ArgumentWord::On, ArgumentWord::Of]).or(rest.after(&[CommandWord::From]));
        let rest = rest.unwrap_or(self.with(behind));
        let (to, words) = whose(rest)?;
        Some((duration(time)?, to, words.text))
    }

    /// A penalty, its offender and the reason: `warning to white`, `time 2:00 to white for talking`, `points 1/2 to
    /// black`.
    pub fn penalty(self) -> Option<ConductCommand> {
        let kind = self.vocabulary.following(self.text)?;
        let rest = self.with(kind.rest);
        let (amount, behind) = split_word(rest.text);
        let with_amount = |penalty: Option<Penalty>| Some((penalty?, rest.with(behind)));
        let (penalty, rest) = if kind.word == ArgumentWord::Warning {
            (Penalty::Warning, rest)
        } else if kind.word == CommandWord::Time {
            with_amount(duration(amount).map(|span| Penalty::TimeToOpponent { span }))?
        } else if kind.word == CommandWord::Take {
            with_amount(duration(amount).map(|span| Penalty::TimeTaken { span }))?
        } else if kind.word == ArgumentWord::Points {
            with_amount(amount.parse().ok().map(|points| Penalty::PointsTaken { points }))?
        } else if kind.word == ArgumentWord::OpponentPoints {
            with_amount(amount.parse().ok().map(|points| Penalty::PointsToOpponent { points }))?
        } else if kind.word == ArgumentWord::Loss {
            match amount.parse().ok() {
                Some(points) => (Penalty::Loss { opponent: Some(points) }, rest.with(behind)),
                None => (Penalty::Loss { opponent: None }, rest),
            }
        } else if kind.word == ArgumentWord::Fine {
            (Penalty::Fine, rest)
        } else if kind.word == ArgumentWord::Exclusion {
            with_amount(amount.parse().ok().map(|rounds| Penalty::Exclusion { rounds }))?
        } else if kind.word == ArgumentWord::Expulsion {
            (Penalty::Expulsion, rest)
        } else {
            return None;
        };
        let (to, words) = rest.after(&[ArgumentWord::To, ArgumentWord::On]).unwrap_or(rest).leading_color();
        // `penalty loss to white 1/2`: the opponent's score may stand behind the colour too.
        let (score, behind) = split_word(words.text);
        let (penalty, words) = match (penalty, score.parse().ok()) {
            (Penalty::Loss { opponent: None }, Some(points)) => (Penalty::Loss { opponent: Some(points) }, behind),
            (penalty, _) => (penalty, words.text),
        };
        Some(ConductCommand::Penalise { to: to?, penalty, words: words.to_owned() })
    }

    /// The new times of the clocks: `white H:MM:SS black H:MM:SS` in either order, or one colour alone.
    pub fn clocks(self) -> Option<ByColor<Option<Span>>> {
        let mut times = ByColor::default();
        let mut rest = self;
        while !rest.is_empty() {
            let (owner, behind) = rest.leading_color();
            let (time, behind) = split_word(behind.text);
            let place: &mut Option<Span> = times.get_mut(owner?);
            if place.replace(duration(time)?).is_some() {
                return None;
            }
            rest = self.with(behind);
        }
        (!self.is_empty()).then_some(times)
    }

    /// Whose clock is asked about: `own` or nothing, `opponent`, `white`, `black`, `both`.
    pub fn whose(self) -> Option<Whose> {
        if self.is_empty() {
            return Some(Whose::Own);
        }
        let word = self.word()?;
        let named = [
            (Word::Argument(ArgumentWord::Own), Whose::Own),
            (Word::Command(CommandWord::Mine), Whose::Own),
            (Word::Argument(ArgumentWord::Opponent), Whose::Opponents),
            (Word::Command(CommandWord::Theirs), Whose::Opponents),
            (Word::Command(CommandWord::Both), Whose::Both),
        ];
        one_of(word, &named).or(color(word).map(Whose::Of))
    }

    /// Which pieces are asked about: `knights`, `N` (White's), `n` (Black's), each with the interface's own letters
    /// too, `white knights` in either order.
    pub fn pieces(self) -> Option<BoardQuery> {
        let (mut owner, kind) = self.leading_color();
        let languages = [self.vocabulary.sheet_language(), SheetLanguage::English];
        if let Some(Piece { role, color: by_case }) = lettered_piece(kind.text, &languages) {
            return Some(BoardQuery::Where(role, Some(owner.unwrap_or(by_case))));
        }
        if let Some(role) = self.vocabulary.piece(kind.text) {
            return Some(BoardQuery::Where(role, owner));
        }
        let mut found = None;
        for word in kind.words()? {
            match (word.role(), color(word)) {
                (Some(role), _) if found.is_none() => found = Some(role),
                (None, Some(color)) if owner.is_none() => owner = Some(color),
                _ => return None,
            }
        }
        Some(BoardQuery::Where(found?, owner))
    }

    /// When and how a player wants time calls: `10m 5m`, `tone 5m`, `off`; an empty text asks how they are set.
    pub fn time_calls(self) -> Option<CallsAsked> {
        if self.is_empty() {
            return Some(CallsAsked::Tell);
        }
        if self.is(ArgumentWord::Off) {
            return Some(CallsAsked::Off);
        }
        let (manner, rest) = match self.after(&[ArgumentWord::Tone]) {
            Some(rest) => (Manner::Tone, rest),
            None => (Manner::Words, self),
        };
        let marks = rest.text.split_whitespace().map(|word| word.parse().ok().filter(|mark| *mark > Span::ZERO));
        let marks = marks.collect::<Option<Vec<Span>>>().filter(|marks| !marks.is_empty())?;
        Some(CallsAsked::At { manner, marks })
    }

    /// Who sits at the keyboard: a colour, `white-assistant`, `assistant`, `arbiter`, `everybody`. An assistant without
    /// a colour belongs to the only blind player, or else to the player of `sitting`.
    pub fn keyboard(self, blind: Option<Color>, sitting: Keyboard) -> Option<Keyboard> {
        if let Some(actor) = self.word().and_then(actor) {
            return Some(Keyboard::of(actor));
        }
        if self.is(ArgumentWord::Everybody) {
            return Some(Keyboard::EVERYBODY);
        }
        let assistant = self.after(&[CommandWord::Assistant])?;
        if assistant.is_empty() {
            let side = blind.or(sitting.typist.and_then(Actor::side))?;
            return Some(Keyboard::of(Actor::Assistant(side)));
        }
        let side = assistant.after(&[ArgumentWord::Of, ArgumentWord::To]).unwrap_or(assistant).color()?;
        Some(Keyboard::of(Actor::Assistant(side)))
    }
}

/// The colour that a word names.
pub fn color(word: Word) -> Option<Color> {
    one_of(word, &[(CommandWord::White, Color::White), (CommandWord::Black, Color::Black)])
}

/// The person that a word names: `white`, `black`, `arbiter`, `white-assistant`, `black-assistant`.
pub fn actor(word: Word) -> Option<Actor> {
    one_of(
        word,
        &[
            (Word::Command(CommandWord::White), Actor::Player(Color::White)),
            (Word::Command(CommandWord::Black), Actor::Player(Color::Black)),
            (Word::Command(CommandWord::Arbiter), Actor::Arbiter),
            (Word::Argument(ArgumentWord::WhiteAssistant), Actor::Assistant(Color::White)),
            (Word::Argument(ArgumentWord::BlackAssistant), Actor::Assistant(Color::Black)),
        ],
    )
}

/// The value of a word in a table.
pub fn one_of<W, T: Copy>(word: Word, table: &[(W, T)]) -> Option<T>
where
    Word: PartialEq<W>,
{
    table.iter().find(|(other, _)| word == *other).map(|(_, meant)| *meant)
}
