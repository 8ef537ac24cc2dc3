//! What is open at one keyboard: who sits there, and the question that the next line may answer.

use shakmaty::Role;

use crate::game::command::{Command, MoveCommand};
use crate::game::half_move::HalfMove;
use crate::game::people::Actor;
use crate::interpreter::seat::Seat;
use crate::interpreter::{Intent, Interpreter};
use crate::notation::Unreadable;
use crate::time::Stamp;
use crate::wording::{Confirmation, Reply};

/// One keyboard, and what waits there for an answer.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Dialogue {
    pub seat: Seat,
    waiting: Option<Waiting>,
}

/// What waits for an answer.
#[derive(Clone, Debug, PartialEq)]
enum Waiting {
    /// Whether it is meant: said by somebody at a moment.
    Asked { said: Stamp, by: Actor, command: Command },
    /// Whether the program is to be left while a clock runs.
    Leaving { by: Actor },
    /// Which piece the pawn becomes.
    Promotion { by: Option<Actor>, half_move: HalfMove },
}

/// What a line is to the question that is open.
#[derive(Clone, Debug, PartialEq)]
pub enum Confirmed {
    /// No question is open, or the line is no answer to it.
    Nothing,
    /// Yes, and what is done now; when it was said first.
    Done(Stamp, Intent),
    /// No: what somebody had said is not done.
    NotDone(Actor),
    Leave,
}

impl Dialogue {
    /// The keyboard of that seat, with nothing open.
    pub fn at(seat: Seat) -> Dialogue {
        Dialogue { seat, waiting: None }
    }

    /// What was asked whether it is meant, and of whom.
    pub fn open_question(&self) -> Option<(Actor, Confirmation)> {
        match self.waiting.as_ref()? {
            Waiting::Asked { by, command, .. } => Some((*by, Confirmation::Command(command.clone()))),
            Waiting::Leaving { by } => Some((*by, Confirmation::Leave)),
            Waiting::Promotion { .. } => None,
        }
    }

    /// From now on the next line may say whether this is meant.
    pub fn ask(&mut self, said: Stamp, by: Actor, asked: &Confirmation) {
        self.waiting = Some(match asked {
            Confirmation::Command(command) => Waiting::Asked { said, by, command: command.clone() },
            Confirmation::Leave => Waiting::Leaving { by },
        });
    }

    /// Takes the line as an answer, if it is one. What is done now counts from the moment at which it was said first
    /// where a clock was pressed; what ends the game, when it is meant.
    pub fn answer(&mut self, now: Stamp, line: &str, reply: Option<Reply>, interpreter: Interpreter<'_>) -> Confirmed {
        let answer = match (&self.waiting, reply) {
            (Some(Waiting::Promotion { by, half_move }), _) => match interpreter.promotion(line) {
                Some(role) => Confirmed::Done(now, promoted(*by, *half_move, role, interpreter)),
                None => Confirmed::Nothing,
            },
            (None, _) | (Some(_), None) => Confirmed::Nothing,
            (Some(Waiting::Asked { said, by, command }), Some(Reply::Yes)) => {
                let at = if *command == Command::Move(MoveCommand::Press) { *said } else { now };
                Confirmed::Done(at, Intent::Command(*by, command.clone()))
            }
            (Some(Waiting::Leaving { .. }), Some(Reply::Yes)) => Confirmed::Leave,
            (Some(Waiting::Asked { by, .. } | Waiting::Leaving { by }), Some(Reply::No)) => Confirmed::NotDone(*by),
        };
        if answer != Confirmed::Nothing {
            self.waiting = None;
        }
        answer
    }

    /// Something else was said: a question or what is not understood leaves open what is open; anything else withdraws
    /// it. Gives whose request is therefore not carried out.
    pub fn goes_on_with(&mut self, intent: &Intent, by: Option<Actor>) -> Option<Actor> {
        let withdrawn = match intent {
            Intent::Ask(..)
            | Intent::Calls(..)
            | Intent::Program(..)
            | Intent::Misread(..)
            | Intent::NotATimeControl(..) => {
                return None;
            }
            Intent::Unreadable(_, Unreadable::PromotionPieceMissing(half_move)) => {
                self.waiting.replace(Waiting::Promotion { by, half_move: *half_move })
            }
            Intent::Unreadable(..) => return None,
            Intent::Command(..) | Intent::Quit => self.waiting.take(),
        };
        match withdrawn? {
            Waiting::Asked { by, .. } | Waiting::Leaving { by } => Some(by),
            // The move that is entered instead says that it is another.
            Waiting::Promotion { .. } => None,
        }
    }
}

/// The announcement of a pawn that becomes that piece.
fn promoted(by: Option<Actor>, half_move: HalfMove, role: Role, interpreter: Interpreter<'_>) -> Intent {
    let promoted = HalfMove { promotion: Some(role), ..half_move };
    interpreter.said_by(by).announced(promoted)
}
