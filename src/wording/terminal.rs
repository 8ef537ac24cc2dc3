//! Who types where sentences are read.

use shakmaty::Color;

use crate::game::people::Actor;

/// The typists where sentences are read: a hint names only what can be typed there.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Terminal {
    /// Several people, or one who types for all of them.
    #[default]
    Shared,
    /// That person, where the arbiter has no other terminal.
    WithTheArbiter(Actor),
    /// That person, who speaks for nobody else.
    OnesOwn(Actor),
    /// Nobody: the game is only looked at.
    Watching,
}

impl Terminal {
    /// Whether the arbiter's words can be typed there.
    pub(super) fn takes_rulings(self) -> bool {
        match self {
            Terminal::Shared | Terminal::WithTheArbiter(_) => true,
            Terminal::OnesOwn(person) => person == Actor::Arbiter,
            Terminal::Watching => false,
        }
    }

    /// Whether a move of that player, and the empty line that completes it, are typed there.
    pub(super) fn moves_for(self, mover: Color) -> bool {
        match self {
            Terminal::Shared => true,
            Terminal::WithTheArbiter(person) | Terminal::OnesOwn(person) => person.side() == Some(mover),
            Terminal::Watching => false,
        }
    }

    /// Whether what is proposed to that player is answered there.
    pub(super) fn answers_for(self, player: Color) -> bool {
        match self {
            Terminal::Shared => true,
            Terminal::WithTheArbiter(person) | Terminal::OnesOwn(person) => person == Actor::Player(player),
            Terminal::Watching => false,
        }
    }

    /// Whether the arbiter sits there alone, and hears at once what each new case is.
    pub(super) fn is_the_arbiters_own(self) -> bool {
        self == Terminal::OnesOwn(Actor::Arbiter)
    }
}
