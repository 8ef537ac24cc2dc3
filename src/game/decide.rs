//! What a command makes happen: whether it may be said at all, and which group answers it.

use super::Game;
use super::clock::moment::Moment;
use super::command::{Command, MoveCommand};
use super::draft::Decided;
use super::event::{Event, GameEvent};
use super::people::Actor;
use super::refusal::Refusal;

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
        let mut events = self.decided(at, by, command)?;
        self.count_penalties(&mut events);
        Ok(events)
    }

    /// Counts the penalties in points where these events end the game (12.9).
    pub(super) fn count_penalties(&self, events: &mut [Event]) {
        for event in events {
            if let Event::Game(GameEvent::GameEnded { result, .. }) = event {
                *result = self.penalties().counted(*result);
            }
        }
    }

    fn decided(&self, at: Moment, by: Actor, command: Command) -> Decided {
        match command {
            Command::Move(MoveCommand::Undo) => self.decide_move(at, by, MoveCommand::Undo).map_err(|refusal| {
                match (refusal, self.line().len().checked_sub(1)) {
                    (Refusal::NothingAnnounced, Some(ply)) => Refusal::AlreadyCompleted { ply },
                    (refusal, _) => refusal,
                }
            }),
            Command::Move(command) => self.decide_move(at, by, command),
            Command::Clock(command) => self.decide_clock(at, command),
            Command::Records(command) => self.decide_records(at, command),
            Command::Case(command) => self.decide_case(at, by, command),
            Command::Adjournment(command) => self.decide_adjournment(at, by, command),
            Command::Game(command) => self.decide_game(at, by, command),
            Command::Conduct(command) => self.decide_conduct(at, by, command),
        }
    }
}
