//! The state of the half-move in hand (4.7, 6.2.1, D.2.3, D.2.4).

use serde::{Deserialize, Serialize};
use shakmaty::{Board, ByColor, Color, Square};

use crate::game::clock::moment::Moment;
use crate::game::half_move::HalfMove;
use crate::game::people::Actor;
use crate::game::serial::{optional_text, text};

/// The half-move in hand, from nothing announced to everything done but the press.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MoveInProgress {
    pub announcement: Option<Announcement>,
    /// The squares whose pieces the player on the move has touched, in order (4.3).
    pub touched: Vec<Square>,
    /// Whether the player on the move only adjusts pieces, and has said so (4.2.1).
    pub adjusting: bool,
    /// The half-move that was made on the mover's own board before its announcement was taken back: released pieces
    /// bind the player to it (4.7).
    pub released: Option<HalfMove>,
    /// The case of the offer that the announcement declined, and when. If the announcement is taken back and nothing
    /// was touched, the offer is open again (9.1.2.1).
    pub declined: Option<(u32, Moment)>,
    /// Whether the opponent has repeated it (D.2.1).
    pub repeated: bool,
    /// Each board as it stood before the half-move was executed on it; `None` if it has not been.
    pub executed_from: ByColor<Option<Board>>,
    /// On whose scoresheet it has been recorded by hand.
    pub recorded: ByColor<bool>,
}

/// A half-move as announced to the opponent (D.2.1).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Announcement {
    #[serde(rename = "player", with = "text")]
    pub by: Color,
    #[serde(rename = "move", with = "text")]
    pub half_move: HalfMove,
    /// The words or the notation as entered.
    pub text: String,
    /// Whether a draw was offered with it (9.1.2.1).
    pub draw_offer: bool,
    /// Who said it, if it was not the player: an assistant, or the arbiter for the table.
    #[serde(default, with = "optional_text", skip_serializing_if = "Option::is_none")]
    pub said_by: Option<Actor>,
}

impl Announcement {
    /// Who said it.
    pub fn speaker(&self) -> Actor {
        self.said_by.unwrap_or(Actor::Player(self.by))
    }

    /// Whether `by` may correct it or take it back: the player, the player's own assistant, and who said it (D.2.8).
    pub fn may_be_corrected_by(&self, by: Actor) -> bool {
        by.side() == Some(self.by) || by == self.speaker()
    }
}

/// A half-move to be repeated and executed by its receiver, before or after the press (D.2.1, D.2.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Echo {
    /// Who announced it.
    pub by: Color,
    pub half_move: HalfMove,
    /// Whether it was repeated as it was announced.
    pub given: bool,
}

/// The program's own part in the half-move in hand when it is made or completed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::game) enum AutoComplete {
    /// Executes and records it on the boards and sheets that are kept automatically.
    Records,
    RecordsAndRepetition,
}

/// The progress of the half-move in hand. A state to be shown, never a prompt.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Step {
    ToMove,
    Announced,
    Repeated,
    /// Announced, repeated and executed on both boards; only the press is missing.
    Executed,
}

impl MoveInProgress {
    /// How far the half-move in hand has come.
    pub fn step(&self) -> Step {
        match (&self.announcement, self.repeated) {
            (None, _) => Step::ToMove,
            (Some(_), false) => Step::Announced,
            (Some(_), true) if self.executed_from.white.is_some() && self.executed_from.black.is_some() => {
                Step::Executed
            }
            (Some(_), true) => Step::Repeated,
        }
    }
}
