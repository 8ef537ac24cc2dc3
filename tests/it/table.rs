//! A table for the tests: a game that nothing records, at which lines are typed.

use std::path::Path;

use annabella::game::clock::moment::Moment;
use annabella::game::people::{Actor, Player, Sight};
use annabella::game::terms::Terms;
use annabella::session::table::place::SeatId;
use annabella::session::table::presence::Hello;
use annabella::session::table::role::SeatRole;
use annabella::session::table::{self, Output};
use annabella::session::{Outcome, Session};
use annabella::storage::journal::Journal;
use annabella::time::Stamp;
use annabella::wording::Wording;
use shakmaty::Color;

/// That many milliseconds after the record was opened.
pub fn stamp(ms: u64) -> Stamp {
    Stamp { at: Moment(ms), wall_ms: ms, ..Stamp::default() }
}

/// White plays a blind player of Black; both sheets are in that language.
pub fn with_a_blind_player(language: &str) -> Terms {
    let player = |name: &str| Player { sheet_language: language.to_owned(), ..Player::named(name) };
    Terms::between(player("Anna"), Player { sight: Sight::Blind, ..player("Ben") })
}

/// A session on these terms, with words in that language, that nothing records.
pub fn session_of(terms: Terms, language: &str) -> Session {
    session_with(terms, Wording::new(language).expect("a language"))
}

/// A session on these terms, with these words, that nothing records.
pub fn session_with(terms: Terms, wording: Wording) -> Session {
    Session::open(terms, None, wording, stamp(0)).0
}

/// As [`session_of`], with what is recorded and said when it is opened.
pub fn opened_session(terms: Terms, language: &str) -> (Session, Outcome) {
    Session::open(terms, None, Wording::new(language).expect("a language"), stamp(0))
}

/// A session in English on these terms, recorded in that file.
pub fn recorded_session(terms: Terms, path: &Path) -> Session {
    let journal = Journal::create(path).expect("a new record");
    Session::open(terms, Some(journal), Wording::new("en").expect("English"), stamp(0)).0
}

/// What that person says who asks for a seat at another terminal and can answer questions; nobody watches.
pub fn hello(actor: Option<Actor>, lang: &str) -> Hello {
    let role = match actor {
        Some(Actor::Player(Color::White)) => SeatRole::White,
        Some(Actor::Player(Color::Black)) => SeatRole::Black,
        Some(Actor::Assistant(Color::White)) => SeatRole::WhiteAssistant,
        Some(Actor::Assistant(Color::Black)) => SeatRole::BlackAssistant,
        Some(Actor::Arbiter) => SeatRole::Arbiter,
        Some(Actor::Program) | None => SeatRole::Watcher,
    };
    Hello { role, lang: lang.to_owned(), pin: None, asks: true, token: None }
}

/// That person takes a seat at another terminal.
pub fn sits_down(table: &mut table::Table, id: SeatId, actor: Option<Actor>, lang: &str) -> Vec<Output> {
    table.arrives(stamp(0), id, hello(actor, lang), format!("token of {}", id.0))
}

/// A game at one terminal.
pub struct Table(pub Session);

impl Table {
    /// A table on these terms, with words in that language.
    pub fn new(terms: Terms, language: &str) -> Table {
        Table::with(terms, Wording::new(language).expect("a language"))
    }

    /// A table on these terms, with these words.
    pub fn with(terms: Terms, wording: Wording) -> Table {
        Table(session_with(terms, wording))
    }

    /// After these lines, each of which makes something happen.
    pub fn after(mut self, lines: &[&str]) -> Table {
        for line in lines {
            let outcome = self.says(1_000, line);
            assert!(!outcome.events.is_empty(), "{line}: {:?}", outcome.said);
        }
        self
    }

    /// What comes of a line that is typed at that moment, without asking back.
    pub fn says(&mut self, ms: u64, line: &str) -> Outcome {
        let intent = self.0.reader(None).read(line);
        self.0.carry_out(stamp(ms), intent).expect("nobody quits")
    }

    /// What is said to a line.
    pub fn hears(&mut self, line: &str) -> Vec<String> {
        self.says(1_000, line).said.into_iter().map(|said| said.printed).collect()
    }
}
