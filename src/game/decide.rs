//! What a command makes happen: whether it may be said at all, and which group answers it.

use super::clock::moment::Moment;
use super::command::{CaseCommand, Command, GameCommand, MoveCommand, RecordsCommand};
use super::draft::Decided;
use super::people::{Actor, Sight};
use super::refusal::Refusal;
use super::{Game, Stage};

impl Game {
    /// What `command`, given by `by` at `at`, makes happen. Changes nothing.
    ///
    /// An entry that the ordinary flow records has an empty text: the caller writes it in its owner's notation.
    ///
    /// # Errors
    ///
    /// A [`Refusal`] where the command makes no sense now.
    pub fn decide(&self, at: Moment, by: Actor, command: Command) -> Decided {
        self.may_say(by, &command)?;
        match command {
            Command::Move(command) => self.decide_move(at, by, command),
            Command::Clock(command) => self.decide_clock(at, command),
            Command::Records(command) => self.decide_records(at, command),
            Command::Case(command) => self.decide_case(at, by, command),
            Command::Game(command) => self.decide_game(by, command),
        }
    }

    fn may_say(&self, by: Actor, command: &Command) -> Result<(), Refusal> {
        let after_the_end = matches!(
            command,
            Command::Game(GameCommand::Note(_))
                | Command::Game(GameCommand::DeclareResult(_))
                | Command::Records(RecordsCommand::Check(..))
        );
        if let Stage::Over(_) = self.stage
            && !after_the_end
        {
            return Err(Refusal::GameOver);
        }
        if let Actor::Assistant(side) = by
            && self.terms.players.get(side).sight == Sight::Sighted
            && !is_duty_beside_a_sighted_player(command)
        {
            return Err(Refusal::NotHisDuty);
        }
        let usual = command.usual_actor(self);
        match (usual, by) {
            (Actor::Arbiter, Actor::Player(_) | Actor::Assistant(_))
                if !matches!(command, Command::Game(GameCommand::Begin)) =>
            {
                Err(Refusal::NotYours { whose: Actor::Arbiter })
            }
            (Actor::Arbiter | Actor::Player(_) | Actor::Assistant(_) | Actor::Program, _) => Ok(()),
        }
    }
}

/// What the assistant of a sighted player may do: move and announce, and fetch the arbiter (D.2.11).
fn is_duty_beside_a_sighted_player(command: &Command) -> bool {
    matches!(
        command,
        Command::Move(MoveCommand::Announce(_))
            | Command::Move(MoveCommand::Correct(_))
            | Command::Move(MoveCommand::Repeat(_))
            | Command::Move(MoveCommand::Undo)
            | Command::Records(RecordsCommand::Execute(..))
            | Command::Records(RecordsCommand::Check(..))
            | Command::Case(CaseCommand::CallArbiter)
    )
}
