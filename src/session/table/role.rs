//! As whom somebody sits at another terminal.

use serde::{Deserialize, Serialize};
use shakmaty::Color;
use strum::{EnumString, IntoStaticStr, VariantArray, VariantNames};

use crate::game::Game;
use crate::game::people::{Actor, Sight};
use crate::wording::{Audience, ear_of};

/// As whom somebody sits at a seat.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    Hash,
    Serialize,
    Deserialize,
    EnumString,
    IntoStaticStr,
    VariantArray,
    VariantNames,
)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum SeatRole {
    White,
    Black,
    /// The assistant of the only player who has one.
    Assistant,
    WhiteAssistant,
    BlackAssistant,
    Arbiter,
    /// Sees what the room hears, and does nothing.
    Watcher,
}

impl SeatRole {
    /// The person who speaks from that seat. `None` if nobody does: for a watcher, for the assistant of a player who
    /// has none, and for an assistant without a colour where not exactly one player has one (D.2.10, D.2.11).
    pub fn actor(self, game: &Game) -> Option<Actor> {
        match self {
            SeatRole::White => Some(Actor::Player(Color::White)),
            SeatRole::Black => Some(Actor::Player(Color::Black)),
            SeatRole::Assistant => {
                let mut assisted = Color::ALL.into_iter().filter(|color| has_assistant(game, *color));
                let only = assisted.next().filter(|_| assisted.next().is_none());
                only.map(Actor::Assistant)
            }
            SeatRole::WhiteAssistant => has_assistant(game, Color::White).then_some(Actor::Assistant(Color::White)),
            SeatRole::BlackAssistant => has_assistant(game, Color::Black).then_some(Actor::Assistant(Color::Black)),
            SeatRole::Arbiter => Some(Actor::Arbiter),
            SeatRole::Watcher => None,
        }
    }

    /// For whom what happens is said at a seat: the room, and the person who sits there.
    pub fn listeners(self, game: &Game) -> Vec<Audience> {
        std::iter::once(Audience::Room).chain(self.actor(game).map(ear_of)).collect()
    }

    /// Whether only one may sit there.
    pub fn is_for_one(self) -> bool {
        matches!(self, SeatRole::White | SeatRole::Black | SeatRole::Arbiter)
    }

    /// The role after the players have exchanged colours (7.3).
    #[must_use]
    pub fn of_the_other_color(self) -> SeatRole {
        match self {
            SeatRole::White => SeatRole::Black,
            SeatRole::Black => SeatRole::White,
            SeatRole::WhiteAssistant => SeatRole::BlackAssistant,
            SeatRole::BlackAssistant => SeatRole::WhiteAssistant,
            SeatRole::Assistant | SeatRole::Arbiter | SeatRole::Watcher => self,
        }
    }

    /// The word by which it is chosen.
    pub fn name(self) -> &'static str {
        self.into()
    }
}

/// Whether a player has an assistant: one was agreed, or the player is blind and nothing else was.
fn has_assistant(game: &Game, color: Color) -> bool {
    let player = &game.terms().players[color];
    player.has_named_assistant() || player.sight == Sight::Blind && !player.duties().is_none()
}
