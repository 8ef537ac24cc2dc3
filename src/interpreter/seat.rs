//! Who sits at a keyboard, and therefore whose a question is that names nobody.

use shakmaty::Color;

use crate::game::Game;
use crate::game::command::Command;
use crate::game::people::{Actor, Sight};

/// One keyboard of the game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Seat {
    /// Who types there; `None` where everybody does.
    pub typist: Option<Actor>,
}

impl Seat {
    /// The keyboard at which everybody types.
    pub const EVERYBODY: Seat = Seat { typist: None };

    /// The keyboard of one person.
    pub fn of(typist: Actor) -> Seat {
        Seat { typist: Some(typist) }
    }

    /// Who asks where nobody is named: whoever sits there; where everybody does, the one blind player, and else
    /// nobody in particular, which is the arbiter. Never merely the player who has the move.
    pub fn asker(self, game: &Game) -> Actor {
        let blind = || the_blind_player(game).map_or(Actor::Arbiter, Actor::Player);
        self.typist.unwrap_or_else(blind)
    }

    /// Who says a command where nobody is named: an offer, a resignation, a claim or a call is that of the player who
    /// sits there, where it is one; everything else belongs to the one who may say it.
    pub fn speaker(self, command: &Command, game: &Game) -> Actor {
        let sits_here = self.typist.filter(|typist| command.rule().is_own && typist.side().is_some());
        sits_here.unwrap_or_else(|| game.usual_actor(command))
    }
}

/// The blind player, where there is exactly one.
pub fn the_blind_player(game: &Game) -> Option<Color> {
    let is_blind = |color: &Color| game.terms().players[*color].sight == Sight::Blind;
    let mut blind = Color::ALL.into_iter().filter(is_blind);
    blind.next().filter(|_| blind.next().is_none())
}
