//! The question that waits for an answer at a seat, and how the next line answers it.

use shakmaty::Role;

use crate::game::clock::moment::{Moment, Span};
use crate::game::command::Command;
use crate::game::half_move::HalfMove;
use crate::game::people::Actor;
use crate::game::rule::Confirm;
use crate::interpreter::{Intent, Interpreter};
use crate::notation::Unreadable;
use crate::time::Stamp;
use crate::wording::{Confirmation, Reply};

/// How long no flag is judged for what is asked about, or for what waits for the PIN.
pub const PATIENCE: Span = Span::seconds(10);

/// No flag is judged between these moments, because a final word counts from when it was typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hold {
    /// Who has typed it. A player holds up only a judgement of that player's own flag.
    pub by: Actor,
    pub since: Stamp,
    pub until: Moment,
}

/// A question that waits for an answer.
#[derive(Clone, Debug, PartialEq)]
pub enum OpenQuestion {
    /// Whether it is meant, asked of that actor about what was said at that moment.
    Meant { said: Stamp, by: Actor, about: Confirmation },
    /// Which piece the pawn becomes.
    Promotion { by: Option<Actor>, half_move: HalfMove },
}

/// A line's answer to the open question.
#[derive(Clone, Debug, PartialEq)]
pub enum Answered {
    /// Yes: what is done now, and the moment from which it counts.
    Yes(Stamp, Confirmation, Actor),
    /// The piece was named: the move is announced.
    Announced(Intent),
    /// No: the request of that actor is not carried out.
    No(Actor),
}

impl OpenQuestion {
    /// The hold on judging meanwhile, because what is asked about counts from when it was typed.
    pub fn holds(&self) -> Option<Hold> {
        match self {
            OpenQuestion::Meant { said, by, about: Confirmation::Command(command) }
                if counts_from_when_it_was_said(command) =>
            {
                Some(Hold { by: *by, since: *said, until: said.at.plus(PATIENCE) })
            }
            OpenQuestion::Meant { .. } | OpenQuestion::Promotion { .. } => None,
        }
    }

    /// The moment of the words, and the person who is asked about them; `None` where only the piece of a promotion is
    /// missing.
    pub fn asked(&self) -> Option<(Stamp, Actor, &Confirmation)> {
        match self {
            OpenQuestion::Meant { said, by, about } => Some((*said, *by, about)),
            OpenQuestion::Promotion { .. } => None,
        }
    }

    /// Takes the line as an answer, if it is one. What ends the game or accuses somebody counts from the moment at
    /// which it was typed; everything else counts from the answer.
    pub fn answer(
        &self,
        now: Stamp,
        line: &str,
        reply: Option<Reply>,
        interpreter: Interpreter<'_>,
    ) -> Option<Answered> {
        match (self, reply) {
            (OpenQuestion::Promotion { by, half_move }, _) => {
                let role = interpreter.promotion(line)?;
                Some(Answered::Announced(promoted(*by, *half_move, role, interpreter)))
            }
            (OpenQuestion::Meant { said, by, about }, Some(Reply::Yes)) => {
                let at = if self.holds().is_some() { *said } else { now };
                Some(Answered::Yes(at, about.clone(), *by))
            }
            (OpenQuestion::Meant { by, .. }, Some(Reply::No)) => Some(Answered::No(*by)),
            (OpenQuestion::Meant { .. }, None) => None,
        }
    }

    /// Whether what was read leaves the question open: a question of one's own, or a line that was not understood.
    /// Anything else withdraws it.
    pub fn stays_open_beside(intent: &Intent) -> bool {
        !matches!(intent, Intent::Command(..) | Intent::Quit)
    }

    /// The question which piece a pawn becomes, where an announcement lacks only that, or names the king.
    pub fn of_promotion(intent: &Intent, by: Option<Actor>) -> Option<OpenQuestion> {
        let Intent::Unreadable(
            _,
            Unreadable::PromotionPieceMissing(half_move) | Unreadable::PromotionToKing(half_move),
        ) = intent
        else {
            return None;
        };
        Some(OpenQuestion::Promotion { by, half_move: *half_move })
    }

    /// The actor whose request is not carried out when something else is typed instead. The move that is entered
    /// instead of a promotion needs no notice.
    pub fn withdrawn(&self) -> Option<Actor> {
        self.asked().map(|(_, by, _)| by)
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
