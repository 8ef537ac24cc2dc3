//! Who sits at a keyboard, and therefore who speaks if a line does not say it.

use shakmaty::Color;

use crate::game::Game;
use crate::game::command::Command;
use crate::game::people::{Actor, Sight};

/// One keyboard of the game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Seat {
    /// Who types there; `None` if everybody does.
    pub typist: Option<Actor>,
}

impl Seat {
    /// The keyboard at which everybody types.
    pub const EVERYBODY: Seat = Seat { typist: None };

    /// The keyboard of one person.
    pub fn of(typist: Actor) -> Seat {
        Seat { typist: Some(typist) }
    }

    /// Who asks if a line does not say it: the person at the keyboard; if that is everybody, the only blind player, or else
    /// the arbiter. It does not depend on who has the move.
    pub fn asker(self, game: &Game) -> Actor {
        let blind = || the_blind_player(game).map_or(Actor::Arbiter, Actor::Player);
        self.typist.unwrap_or_else(blind)
    }

    /// Who gives a command if a line does not say it: an offer, a resignation, a claim or a call comes from the player who
    /// sits there; everything else from the person who may give it.
    pub fn speaker(self, command: &Command, game: &Game) -> Actor {
        let sits_here = self.typist.filter(|typist| command.rule().is_own && typist.side().is_some());
        sits_here.unwrap_or_else(|| game.usual_actor(command))
    }
}

/// The blind player, if there is exactly one.
pub fn the_blind_player(game: &Game) -> Option<Color> {
    let is_blind = |color: &Color| game.terms().players[*color].sight == Sight::Blind;
    let mut blind = Color::ALL.into_iter().filter(is_blind);
    blind.next().filter(|_| blind.next().is_none())
}
