//! A practice game that teaches what can be said, in ten lessons. Knows what each asks for, not how it is done.

use crate::game::command::{CaseCommand, Command, MoveCommand};
use crate::interpreter::Intent;
use crate::wording::{BoardQuery, Question};

/// How far somebody has come in the practice game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Practice {
    /// The lesson in hand, from 1; beyond the last when all are done.
    pub lesson: u8,
}

impl Practice {
    /// How many lessons there are.
    pub const LESSONS: u8 = 10;

    /// The first lesson.
    pub fn begin() -> Practice {
        Practice { lesson: 1 }
    }

    /// Whether this is what the lesson in hand asks for.
    pub fn asks_for(self, intent: &Intent) -> bool {
        match (self.lesson, intent) {
            (1 | 3, Intent::Command(_, command)) => matches!(command, Command::Move(MoveCommand::Announce(_))),
            (2 | 5, Intent::Command(_, command)) => *command == Command::Move(MoveCommand::Complete),
            (4, Intent::Ask(_, question)) => *question == Question::Again,
            (6, Intent::Ask(_, question)) => matches!(question, Question::BoardQuery(_, BoardQuery::Square(_))),
            (7, Intent::Ask(_, question)) => matches!(question, Question::Board(_)),
            (8, Intent::Ask(_, question)) => matches!(question, Question::Clock(_)),
            (9, Intent::Command(_, command)) => *command == Command::Case(CaseCommand::OfferDraw),
            (10, Intent::Command(_, command)) => *command == Command::Case(CaseCommand::DeclineDraw),
            _ => false,
        }
    }

    /// The next lesson.
    pub fn go_on(&mut self) {
        self.lesson = (self.lesson + 1).min(Practice::LESSONS + 1);
    }

    /// The lesson before.
    pub fn go_back(&mut self) {
        self.lesson = (self.lesson - 1).max(1);
    }

    /// Whether the lesson in hand completes a move: there is nothing to learn from it where none is announced.
    pub fn completes_a_move(self) -> bool {
        matches!(self.lesson, 2 | 5)
    }
}
