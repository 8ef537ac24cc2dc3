//! The commands of an adjournment.

use strum::{EnumDiscriminants, EnumIter};

use super::sealed_move::SealedMove;
use crate::game::clock::moment::Span;
use crate::game::people::Duty;
use crate::game::records::scoresheet::SheetEntry;
use crate::game::rule::{Rule, Scope, Whose};

/// A command about an adjourned game and its envelope (Guidelines I).
#[derive(Clone, Debug, PartialEq, Eq, EnumDiscriminants)]
#[strum_discriminants(
    name(AdjournmentCommandKind),
    derive(EnumIter, Hash),
    doc = "Which command it is, without its values."
)]
pub enum AdjournmentCommand {
    /// The session is over and the player on the move seals; with a time: the session lasts that long.
    Adjourn(Option<Span>),
    /// That player writes a move for the envelope (I.1.1).
    Seal(SealedMove),
    /// Date, time and venue of the resumption, for the envelope (I.2).
    SetResumption(String),
    /// The game is resumed (I.5).
    Reopen,
    /// The envelope is opened; with the entry, once it is read.
    Open(Option<SheetEntry>),
    /// The envelope is missing (I.12).
    LoseEnvelope,
    /// The arbiter establishes what the sealed move was (I.12.1).
    Establish(SheetEntry),
}

impl AdjournmentCommandKind {
    /// The rules of these commands.
    pub fn rule(self) -> Rule {
        use Scope::{Anybody as Any, Nobody as No, OwnSide as Own};
        match self {
            AdjournmentCommandKind::Adjourn => {
                Rule::arbiter(&["adjourn"]).also([Own, No, No, Any]).concerns(Whose::ToMove)
            }
            // The formalities of an adjournment are the assistant's too (D.2.10.6).
            AdjournmentCommandKind::Seal => {
                Rule::player(&["seal"], [Own, Own, No, No], Whose::Seals).duty(Duty::Seal).concerns(Whose::Seals)
            }
            AdjournmentCommandKind::SetResumption => Rule::arbiter(&["envelope"]),
            AdjournmentCommandKind::Reopen => Rule::arbiter(&["reopen"]),
            AdjournmentCommandKind::Open => Rule::arbiter(&["open"]),
            AdjournmentCommandKind::LoseEnvelope => Rule::arbiter(&["envelope lost"]),
            AdjournmentCommandKind::Establish => Rule::arbiter(&["open as"]),
        }
    }
}
