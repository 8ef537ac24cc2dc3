//! What follows each word with which a question begins.

use shakmaty::Color;

use super::arguments::Arguments;
use super::keyboard::the_blind_player;
use super::values::{file, rank, square};
use super::words::{ArgumentWord, CommandWord};
use super::{Intent, Interpreter};
use crate::game::people::Actor;
use crate::wording::{BoardQuery, Hint, Question};

impl Interpreter<'_> {
    /// The question of a word with the text behind it; `None` if that text is not understood.
    pub(super) fn question(&self, word: CommandWord, rest: Arguments<'_>) -> Option<Intent> {
        let alone = |question: Question| rest.is_empty().then(|| self.ask(question));
        let number = || rest.text.parse::<usize>().ok();
        let simple = [
            (CommandWord::Again, Question::Again),
            (CommandWord::Last, Question::Last),
            (CommandWord::Earlier, Question::Earlier),
            (CommandWord::Later, Question::Later),
            (CommandWord::Offer, Question::Offer),
            (CommandWord::Spell, Question::Spell),
        ];
        if let Some((_, question)) = simple.into_iter().find(|(simple, _)| *simple == word) {
            return alone(question);
        }
        // `who is white` is answered with both.
        if word == CommandWord::Who && (rest.is_empty() || rest.color().is_some()) {
            return Some(self.ask(Question::Who));
        }
        // `case 1` is answered with all of them.
        let is_of_one = word == CommandWord::Cases && number().is_some();
        if let (CommandWord::Cases | CommandWord::Status, true) = (word, rest.is_empty() || is_of_one) {
            let question = if word == CommandWord::Cases { Question::Cases } else { Question::Status };
            return Some(Intent::Ask(self.asker_of_what_is_open(&question), question));
        }
        let own = self.askers_own();
        let asked: [(CommandWord, &dyn Fn() -> Option<Intent>); 19] = [
            (CommandWord::Moves, &|| match (rest.is_empty(), rest.after(&[ArgumentWord::Of])) {
                (true, _) => Some(self.ask(Question::Moves(None))),
                (false, Some(of)) => Some(self.ask(Question::Casual(Hint::MovesOf(square(of.text)?)))),
                (false, None) => Some(self.ask(Question::Moves(Some(number()?)))),
            }),
            (CommandWord::Attacks, &|| Some(self.ask(Question::Casual(Hint::Attacks(square(rest.text)?))))),
            (CommandWord::Pieces, &|| match rest.is_empty() {
                true => Some(self.felt(None, BoardQuery::Pieces(own))),
                false => Some(self.felt(None, BoardQuery::Pieces(rest.color()?))),
            }),
            (CommandWord::Mine, &|| rest.is_empty().then(|| self.felt(None, BoardQuery::Pieces(own)))),
            (CommandWord::Theirs, &|| rest.is_empty().then(|| self.felt(None, BoardQuery::Pieces(!own)))),
            (CommandWord::Where, &|| self.felt_on(rest, |asked| asked.pieces())),
            (CommandWord::What, &|| self.felt_on(rest, |asked| square(asked.text).map(BoardQuery::Square))),
            (CommandWord::Rank, &|| self.felt_on(rest, |asked| Some(BoardQuery::Rank(rank(asked.text)?)))),
            (CommandWord::File, &|| self.felt_on(rest, |asked| Some(BoardQuery::File(file(asked.text)?)))),
            (CommandWord::Diagonal, &|| self.felt_on(rest, |asked| square(asked.text).map(BoardQuery::Diagonals))),
            (CommandWord::Captured, &|| self.felt_on(rest, |asked| asked.is_empty().then_some(BoardQuery::Captured))),
            (CommandWord::From, &|| Some(self.ask(Question::From(rest.text.parse().ok()?)))),
            (CommandWord::Sheet, &|| match rest.is_empty() {
                true => Some(self.ask(Question::Sheet(own))),
                false => Some(self.ask_on(rest.color(), Question::Sheet(rest.color()?))),
            }),
            (CommandWord::Step, &|| match rest.is_empty() {
                true => Some(self.ask(Question::Step(own))),
                false => Some(self.ask_on(rest.color(), Question::Step(rest.color()?))),
            }),
            (CommandWord::Number, &|| match rest.is_empty() {
                true => Some(self.ask(Question::Number(own))),
                false => Some(self.ask(Question::Number(rest.color()?))),
            }),
            (CommandWord::Times, &|| match rest.is_empty() {
                true => Some(self.ask(Question::Times(None))),
                false => Some(self.ask(Question::Times(Some(number()?)))),
            }),
            (CommandWord::Law, &|| (!rest.is_empty()).then(|| self.ask(Question::Law(rest.text.to_owned())))),
            (CommandWord::Laws, &|| self.laws(rest)),
            (CommandWord::Help, &|| Some(self.ask(Question::Help(self.topic(rest))))),
        ];
        asked.iter().find(|(other, _)| *other == word).and_then(|(_, asked)| asked())
    }

    /// Who asks what is open, and hears as much as that person may know. Where everybody types, the arbiter looks at
    /// the cases; but what only the arbiter may know is not said where no arbiter supervises the game and nobody says
    /// that the arbiter asks (A.5.2, 12.7).
    fn asker_of_what_is_open(&self, question: &Question) -> Actor {
        let blind = || the_blind_player(self.game).map(Actor::Player);
        let unnamed = || match (self.game.is_supervised(), question) {
            (false, _) => blind().unwrap_or(Actor::Player(self.game.to_move())),
            (true, Question::Cases) => Actor::Arbiter,
            (true, _) => self.asker(),
        };
        self.by.or(self.keyboard.typist).unwrap_or_else(unnamed)
    }

    /// `laws`, `laws glossary`, `laws glossary WORD`; a number behind it asks for that article.
    fn laws(&self, rest: Arguments<'_>) -> Option<Intent> {
        if rest.is_empty() {
            return Some(self.ask(Question::Laws));
        }
        Some(self.ask(match rest.after(&[ArgumentWord::Glossary]) {
            Some(word) if word.is_empty() => Question::Glossary(None),
            Some(word) => Question::Glossary(Some(word.text.to_owned())),
            None => Question::Law(rest.text.to_owned()),
        }))
    }

    pub(super) fn ask(&self, question: Question) -> Intent {
        Intent::Ask(self.asker(), question)
    }

    /// A question about a player, asked by the person at the keyboard unless another is named.
    pub(super) fn ask_on(&self, owner: Option<Color>, question: Question) -> Intent {
        let named = || self.keyboard.typist.is_none().then_some(owner).flatten().map(Actor::Player);
        Intent::Ask(self.by.or_else(named).unwrap_or_else(|| self.asker()), question)
    }

    pub(super) fn felt(&self, owner: Option<Color>, felt: BoardQuery) -> Intent {
        self.ask_on(owner, Question::BoardQuery(owner.unwrap_or(self.askers_own()), felt))
    }

    /// A question about a board; `on white` or `on black` behind it names another board than one's own.
    fn felt_on(&self, rest: Arguments<'_>, felt: impl Fn(Arguments<'_>) -> Option<BoardQuery>) -> Option<Intent> {
        let places = rest.text.match_indices(char::is_whitespace).map(|(at, _)| at).chain([0]);
        for at in places {
            let owner =
                rest.with(&rest.text[at..]).after(&[ArgumentWord::On, ArgumentWord::Of]).and_then(Arguments::color);
            if let (Some(owner), Some(asked)) = (owner, felt(rest.with(&rest.text[..at]))) {
                return Some(self.felt(Some(owner), asked));
            }
        }
        Some(self.felt(None, felt(rest)?))
    }

    /// The English name of the word that help is wanted on; if it is not a word, the typed text.
    fn topic(&self, rest: Arguments<'_>) -> String {
        let known = self.vocabulary.command(rest.text);
        // `help me`.
        let is_all_small = self.vocabulary.without_small_words(rest.text).is_empty();
        let typed = if is_all_small { "" } else { rest.text };
        known.map_or_else(|| typed.to_owned(), |word| word.name().to_owned())
    }
}
