//! The commands of the boards and the scoresheets.

use shakmaty::{Board, Color};
use strum::{EnumDiscriminants, EnumIter};

use super::boards::Execution;
use super::scoresheet::SheetEntry;
use crate::game::people::Duty;
use crate::game::rule::{Confirm, Rule, Scope, Whose};

/// A command about the boards and the scoresheets.
#[derive(Clone, Debug, PartialEq, Eq, EnumDiscriminants)]
#[strum_discriminants(
    name(RecordsCommandKind),
    derive(EnumIter, Hash),
    doc = "Which command it is, without its values."
)]
pub enum RecordsCommand {
    /// What was done on a board.
    Execute(Color, Execution),
    /// What a player wrote.
    Record(Color, SheetEntry),
    /// A player strikes the entries of the own sheet from that ply (from 0) on.
    Strike(Color, usize),
    /// Compares the boards, or one of them with the placement that its owner reports.
    Check(Color, Option<Board>),
    /// Back to a ply on both boards, both sheets and the clocks; without one, as the Laws propose.
    Retrace(Option<usize>),
    /// The boards, or one of them, now stand as the sheets have it (D.2.9).
    Adjust(Option<Color>),
    /// The owner has carried out the next step that puts the own board or scoresheet right.
    Done(Color),
}

impl RecordsCommand {
    /// The owner of the board or sheet that the command names.
    pub fn owner(&self) -> Option<Color> {
        match self {
            RecordsCommand::Execute(owner, _)
            | RecordsCommand::Record(owner, _)
            | RecordsCommand::Strike(owner, _)
            | RecordsCommand::Check(owner, _)
            | RecordsCommand::Done(owner) => Some(*owner),
            RecordsCommand::Retrace(_) | RecordsCommand::Adjust(_) => None,
        }
    }
}

impl RecordsCommandKind {
    /// The rules of these commands. Boards and sheets can be completed after the end too.
    pub fn rule(self) -> Rule {
        use Scope::{Anybody as Any, Nobody as No, OwnSide as Own};
        let of_the_owner = |words, may| Rule::player(words, may, Whose::Owner).concerns(Whose::Owner).after_the_end();
        match self {
            RecordsCommandKind::Execute => of_the_owner(&["execute"], [Own, Any, Any, Any]).duty(Duty::Move),
            RecordsCommandKind::Record => of_the_owner(&["record"], [Own, Own, No, Any]).duty(Duty::Record),
            RecordsCommandKind::Strike => of_the_owner(&["strike"], [Own, Own, No, Any]).duty(Duty::Record),
            // Only the arbiter hears how another player's board stands (D.2, 12.6).
            RecordsCommandKind::Check => of_the_owner(&["check"], [Own, Own, No, Any]).duty(Duty::Move),
            RecordsCommandKind::Done => of_the_owner(&["done"], [Own, Own, No, Any]).duty(Duty::Move),
            RecordsCommandKind::Retrace => Rule::arbiter(&["retrace"]).confirmed(Confirm::Retrace),
            RecordsCommandKind::Adjust => Rule::arbiter(&["adjust"]),
        }
    }
}
