//! Who sits at the keyboard, and the question that the next line may answer.

use shakmaty::Role;

use crate::game::clock::moment::{Moment, Span};
use crate::game::command::Command;
use crate::game::half_move::HalfMove;
use crate::game::people::Actor;
use crate::game::rule::Confirm;
use crate::interpreter::seat::Seat;
use crate::interpreter::{Intent, Interpreter};
use crate::notation::Unreadable;
use crate::time::Stamp;
use crate::wording::{Confirmation, Reply};

/// A keyboard, and the question that waits there for an answer.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Dialogue {
    pub seat: Seat,
    waiting: Option<Waiting>,
}

/// How long no flag falls while a press or a claim is to be confirmed.
const PATIENCE: Span = Span::seconds(10);

/// A question that waits for an answer.
#[derive(Clone, Debug, PartialEq)]
enum Waiting {
    /// Whether a command is meant, with its moment and its speaker.
    Asked { said: Stamp, by: Actor, command: Command },
    /// Whether to leave while a clock runs.
    Leaving { by: Actor },
    /// Whether to play a rematch.
    Rematch { by: Actor },
    /// Which piece the pawn becomes.
    Promotion { by: Option<Actor>, half_move: HalfMove },
}

/// How a line answers the open question.
#[derive(Clone, Debug, PartialEq)]
pub enum Confirmed {
    /// No question is open, or the line does not answer it.
    Nothing,
    /// Yes: what is done now, and the moment from which it counts.
    Done(Stamp, Intent),
    /// No: the request of that actor is not carried out.
    NotDone(Actor),
    Leave,
    /// Another game with the colours reversed, asked for by that actor.
    Rematch(Actor),
}

impl Dialogue {
    /// The keyboard of that seat, without an open question.
    pub fn at(seat: Seat) -> Dialogue {
        Dialogue { seat, waiting: None }
    }

    /// The pending confirmation and who must answer it.
    pub fn open_question(&self) -> Option<(Actor, Confirmation)> {
        match self.waiting.as_ref()? {
            Waiting::Asked { by, command, .. } => Some((*by, Confirmation::Command(command.clone()))),
            Waiting::Leaving { by } => Some((*by, Confirmation::Leave)),
            Waiting::Rematch { by } => Some((*by, Confirmation::Rematch)),
            Waiting::Promotion { .. } => None,
        }
    }

    /// Opens the question whether this is meant.
    pub fn ask(&mut self, said: Stamp, by: Actor, asked: &Confirmation) {
        self.waiting = Some(match asked {
            Confirmation::Command(command) => Waiting::Asked { said, by, command: command.clone() },
            Confirmation::Leave => Waiting::Leaving { by },
            Confirmation::Rematch => Waiting::Rematch { by },
        });
    }

    /// Until when no flag falls, because the question is about a press or a claim, which counts from when it was typed.
    pub fn holds_time_until(&self) -> Option<Moment> {
        match self.waiting.as_ref()? {
            Waiting::Asked { said, command, .. } if counts_from_when_it_was_said(command) => {
                Some(said.at.plus(PATIENCE))
            }
            Waiting::Asked { .. } | Waiting::Leaving { .. } | Waiting::Rematch { .. } | Waiting::Promotion { .. } => {
                None
            }
        }
    }

    /// Takes the line as an answer, if it is one. A press and a claim count from the moment at which they were typed;
    /// everything else counts from the answer.
    pub fn answer(&mut self, now: Stamp, line: &str, reply: Option<Reply>, interpreter: Interpreter<'_>) -> Confirmed {
        let answer = match (&self.waiting, reply) {
            (Some(Waiting::Promotion { by, half_move }), _) => match interpreter.promotion(line) {
                Some(role) => Confirmed::Done(now, promoted(*by, *half_move, role, interpreter)),
                None => Confirmed::Nothing,
            },
            (None, _) | (Some(_), None) => Confirmed::Nothing,
            (Some(Waiting::Asked { said, by, command }), Some(Reply::Yes)) => {
                let at = if counts_from_when_it_was_said(command) { *said } else { now };
                Confirmed::Done(at, Intent::Command(*by, command.clone()))
            }
            (Some(Waiting::Leaving { .. }), Some(Reply::Yes)) => Confirmed::Leave,
            (Some(Waiting::Rematch { by }), Some(Reply::Yes)) => Confirmed::Rematch(*by),
            (Some(Waiting::Asked { by, .. } | Waiting::Leaving { by } | Waiting::Rematch { by }), Some(Reply::No)) => {
                Confirmed::NotDone(*by)
            }
        };
        if answer != Confirmed::Nothing {
            self.waiting = None;
        }
        answer
    }

    /// Handles a line that is not an answer: a question or an unreadable line leaves the pending question open, anything
    /// else withdraws it. Returns the actor whose request is therefore not carried out.
    pub fn goes_on_with(&mut self, intent: &Intent, by: Option<Actor>) -> Option<Actor> {
        let withdrawn = match intent {
            Intent::Ask(..)
            | Intent::Calls(..)
            | Intent::Program(..)
            | Intent::Misread(..)
            | Intent::Refused(..)
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
            Waiting::Asked { by, .. } | Waiting::Leaving { by } | Waiting::Rematch { by } => Some(by),
            // The move that is entered instead needs no notice.
            Waiting::Promotion { .. } => None,
        }
    }
}

fn counts_from_when_it_was_said(command: &Command) -> bool {
    command.rule().confirmation.is_some_and(Confirm::counts_from_when_it_was_said)
}

/// The announcement of a promotion.
fn promoted(by: Option<Actor>, half_move: HalfMove, role: Role, interpreter: Interpreter<'_>) -> Intent {
    let promoted = HalfMove { promotion: Some(role), ..half_move };
    interpreter.said_by(by).announced(promoted)
}
