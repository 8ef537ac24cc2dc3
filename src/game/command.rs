//! What the people at the table say, as `Game::decide` takes it.

use strum::IntoEnumIterator as _;

pub use super::adjournment::command::{AdjournmentCommand, AdjournmentCommandKind};
pub use super::cases::command::{CaseCommand, CaseCommandKind, Decision};
pub use super::clock::command::{ClockCommand, ClockCommandKind};
pub use super::conduct::command::{ConductCommand, ConductCommandKind};
pub use super::course::command::{GameCommand, GameCommandKind};
pub use super::moves::command::{AnnouncedMove, MoveCommand, MoveCommandKind, Repetition};
pub use super::records::command::{RecordsCommand, RecordsCommandKind};
use super::rule::Rule;

/// A command, as an actor gives it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    Move(MoveCommand),
    Clock(ClockCommand),
    Records(RecordsCommand),
    Case(CaseCommand),
    Adjournment(AdjournmentCommand),
    Game(GameCommand),
    Conduct(ConductCommand),
}

impl Command {
    /// Whether it makes no sense where no moves are kept: it names a move, a board, a scoresheet, or what was played.
    pub fn is_about_moves(&self) -> bool {
        match self {
            Command::Move(command) => !matches!(command, MoveCommand::Press | MoveCommand::Complete),
            Command::Records(_) | Command::Adjournment(_) => true,
            Command::Case(command) => matches!(command, CaseCommand::Claim(_)),
            Command::Clock(_) | Command::Game(_) | Command::Conduct(_) => false,
        }
    }

    /// Its rule.
    pub fn rule(&self) -> Rule {
        match self {
            Command::Move(command) => MoveCommandKind::from(command).rule(),
            Command::Clock(command) => ClockCommandKind::from(command).rule(),
            Command::Records(command) => RecordsCommandKind::from(command).rule(),
            Command::Case(command) => CaseCommandKind::from(command).rule(),
            Command::Adjournment(command) => AdjournmentCommandKind::from(command).rule(),
            Command::Game(command) => GameCommandKind::from(command).rule(),
            Command::Conduct(command) => ConductCommandKind::from(command).rule(),
        }
    }
}

/// The rules of all commands.
pub fn every_rule() -> Vec<Rule> {
    let mut rules: Vec<Rule> = MoveCommandKind::iter().map(MoveCommandKind::rule).collect();
    rules.extend(RecordsCommandKind::iter().map(RecordsCommandKind::rule));
    rules.extend(CaseCommandKind::iter().map(CaseCommandKind::rule));
    rules.extend(ConductCommandKind::iter().map(ConductCommandKind::rule));
    rules.extend(GameCommandKind::iter().map(GameCommandKind::rule));
    rules.extend(ClockCommandKind::iter().map(ClockCommandKind::rule));
    rules.extend(AdjournmentCommandKind::iter().map(AdjournmentCommandKind::rule));
    rules
}
