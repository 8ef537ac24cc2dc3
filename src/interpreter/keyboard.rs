//! Who sits at a keyboard, and therefore who speaks if a line does not say it.

use std::fmt;
use std::str::FromStr;

use shakmaty::Color;

use crate::game::Game;
use crate::game::command::Command;
use crate::game::people::{Actor, NotAnActor, Sight};
use crate::table_settings::TableSettings;
use crate::wording::{Audience, Terminal};

/// One keyboard of the game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Keyboard {
    /// Who types there; `None` if everybody does.
    pub typist: Option<Actor>,
    /// Whether it is a terminal of its own, whose moves are read in its own language.
    pub is_elsewhere: bool,
}

impl Keyboard {
    /// The keyboard at which everybody types.
    pub const EVERYBODY: Keyboard = Keyboard { typist: None, is_elsewhere: false };

    /// The keyboard of somebody who only watches, at another terminal than the game.
    pub const WATCHER: Keyboard = Keyboard { typist: None, is_elsewhere: true };

    /// The keyboard of one person.
    pub fn of(typist: Actor) -> Keyboard {
        Keyboard { typist: Some(typist), is_elsewhere: false }
    }

    /// The keyboard of one person at another terminal than the game.
    pub fn elsewhere(typist: Actor) -> Keyboard {
        Keyboard { is_elsewhere: true, ..Keyboard::of(typist) }
    }

    /// Whether it is that of somebody who only watches.
    pub fn is_watching(self) -> bool {
        self == Keyboard::WATCHER
    }

    /// Who asks if a line does not say it: the person at the keyboard; if that is everybody, the only blind player, or
    /// else the arbiter. It does not depend on who has the move.
    pub fn asker(self, game: &Game) -> Actor {
        let blind = || the_blind_player(game).map_or(Actor::Arbiter, Actor::Player);
        self.typist.unwrap_or_else(blind)
    }

    /// Who types at the terminal of that keyboard, while those people sit at others.
    pub fn terminal(self, elsewhere: &[Audience]) -> Terminal {
        let Some(person) = self.typist else {
            return if self.is_elsewhere { Terminal::Watching } else { shared(elsewhere) };
        };
        let is_alone = match person.side() {
            Some(side) => elsewhere.contains(&Audience::Player(!side)),
            None => !elsewhere.is_empty(),
        };
        let is_the_arbiter_elsewhere = person == Actor::Arbiter || elsewhere.contains(&Audience::Arbiter);
        match (self.is_elsewhere, is_alone) {
            (true, _) => Terminal::OnesOwn(person),
            (false, true) if is_the_arbiter_elsewhere => Terminal::OnesOwn(person),
            (false, true) => Terminal::WithTheArbiter(person),
            (false, false) => Terminal::Shared,
        }
    }

    /// Who gives a command if a line does not say it: an offer, a resignation, a claim or a call comes from the player
    /// who sits there; everything else from the person who may give it.
    pub fn speaker(self, command: &Command, game: &Game) -> Actor {
        let sits_here = self.typist.filter(|typist| command.rule().is_own && typist.side().is_some());
        sits_here.unwrap_or_else(|| game.usual_actor(command))
    }
}

/// Who types where everybody does, while those people sit at other terminals: the player who is left there, and the
/// arbiter.
fn shared(elsewhere: &[Audience]) -> Terminal {
    let mut here = Color::ALL.into_iter().filter(|color| !elsewhere.contains(&Audience::Player(*color)));
    match (here.next(), here.next(), elsewhere.contains(&Audience::Arbiter)) {
        (Some(_), Some(_), _) => Terminal::Shared,
        (Some(left), None, false) => Terminal::WithTheArbiter(Actor::Player(left)),
        (Some(left), None, true) => Terminal::OnesOwn(Actor::Player(left)),
        (None, _, false) => Terminal::OnesOwn(Actor::Arbiter),
        (None, _, true) => Terminal::Watching,
    }
}

/// `everybody`, or the name of the actor: so a record has it.
impl fmt::Display for Keyboard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.typist {
            Some(typist) => typist.fmt(f),
            None => f.write_str(TableSettings::EVERYBODY),
        }
    }
}

impl FromStr for Keyboard {
    type Err = NotAnActor;

    fn from_str(name: &str) -> Result<Keyboard, NotAnActor> {
        if name == TableSettings::EVERYBODY { Ok(Keyboard::EVERYBODY) } else { name.parse().map(Keyboard::of) }
    }
}

/// The blind player, if there is exactly one.
pub fn the_blind_player(game: &Game) -> Option<Color> {
    let is_blind = |color: &Color| game.terms().players[*color].sight == Sight::Blind;
    let mut blind = Color::ALL.into_iter().filter(is_blind);
    blind.next().filter(|_| blind.next().is_none())
}
