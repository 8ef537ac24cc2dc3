//! What follows each word with which a question begins.

use shakmaty::Color;

use super::arguments::Arguments;
use super::keyboard::the_blind_player;

use super::{Intent, Interpreter};
use crate::game::people::Actor;
use crate::wording::words::ArgumentWord;
use crate::wording::{BoardQuery, Question};

impl Interpreter<'_> {
    pub(super) fn ask_what_is_open(&self, question: Question) -> Intent {
        Intent::Ask(self.asker_of_what_is_open(&question), question)
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
    pub(super) fn laws(&self, rest: Arguments<'_>) -> Intent {
        self.ask(match rest.after(&[ArgumentWord::Glossary]) {
            _ if rest.is_empty() => Question::Laws,
            Some(word) if word.is_empty() => Question::Glossary(None),
            Some(word) => Question::Glossary(Some(word.text.to_owned())),
            None => Question::Law(rest.text.to_owned()),
        })
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
    pub(super) fn felt_on(
        &self,
        rest: Arguments<'_>,
        felt: impl Fn(Arguments<'_>) -> Option<BoardQuery>,
    ) -> Option<Intent> {
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
    pub(super) fn topic(&self, rest: Arguments<'_>) -> String {
        let known = self.vocabulary.command(rest.text);
        // `help me`.
        let is_all_small = self.vocabulary.without_small_words(rest.text).is_empty();
        let typed = if is_all_small { "" } else { rest.text };
        known.map_or_else(|| typed.to_owned(), |word| word.name().to_owned())
    }
}
