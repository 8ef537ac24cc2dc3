//! A practice game that teaches what can be typed, in seventeen lessons. Nothing is recorded.

use crate::game::cases::command::Proposal;
use crate::game::command::{CaseCommand, Command, MoveCommand, Repetition};
use crate::interpreter::Intent;
use crate::interpreter::request::AppRequest;
use crate::wording::{BoardQuery, Question};

/// The progress of a practice game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Practice {
    /// The current lesson, from 1; one beyond the last when all are done.
    pub lesson: u8,
}

impl Practice {
    /// How many lessons there are.
    pub const LESSONS: u8 = 17;

    /// The first lesson.
    pub fn begin() -> Practice {
        Practice { lesson: 1 }
    }

    /// Whether this is what the current lesson asks for.
    pub fn asks_for(self, intent: &Intent) -> bool {
        match (self.lesson, intent) {
            (1 | 3 | 8, Intent::Command(_, command)) => matches!(command, Command::Move(MoveCommand::Announce(_))),
            (2 | 9, Intent::Command(_, command)) => *command == Command::Move(MoveCommand::Complete),
            (4, Intent::Ask(_, question)) => *question == Question::Again,
            (5, Intent::Command(_, command)) => {
                matches!(command, Command::Move(MoveCommand::Repeat(Repetition::HalfMove(_))))
            }
            (6, Intent::Command(_, command)) => matches!(command, Command::Move(MoveCommand::Correct(_))),
            (7, Intent::Command(_, command)) => *command == Command::Move(MoveCommand::Undo),
            (10, Intent::Ask(_, question)) => matches!(question, Question::BoardQuery(_, BoardQuery::Square(_))),
            (11, Intent::Ask(_, question)) => matches!(question, Question::BoardQuery(_, BoardQuery::Where(..))),
            (12, Intent::Ask(_, question)) => matches!(question, Question::Board(_)),
            (13, Intent::Ask(_, question)) => matches!(question, Question::Clock(_)),
            (14, Intent::Ask(_, question)) => *question == Question::Earlier,
            (15, Intent::Program(_, request)) => *request == AppRequest::Quiet,
            (16, Intent::Command(_, command)) => *command == Command::Case(CaseCommand::OfferDraw),
            (17, Intent::Command(_, command)) => *command == Command::Case(CaseCommand::Decline(Proposal::Draw)),
            _ => false,
        }
    }

    /// The line that does what the current lesson asks for, where the game is another one afterwards.
    pub fn line(self) -> Option<&'static str> {
        match self.lesson {
            1 => Some("e2e4"),
            3 | 8 => Some("e7e5"),
            2 | 9 => Some(""),
            5 => Some("repeat e6"),
            6 => Some("correct e6"),
            7 => Some("undo"),
            16 => Some("draw"),
            17 => Some("decline"),
            _ => None,
        }
    }

    /// Whether this would take away the move that the current lesson and those after it are about: it is announced, and
    /// not to be completed yet.
    pub fn loses_the_move(self, intent: &Intent) -> bool {
        let Intent::Command(_, Command::Move(command)) = intent else { return false };
        match self.lesson {
            4..=6 => matches!(command, MoveCommand::Complete | MoveCommand::Press | MoveCommand::Undo),
            7 => matches!(command, MoveCommand::Complete | MoveCommand::Press),
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

    /// Whether the current lesson needs an announced move; it is skipped without one.
    pub fn needs_an_announcement(self) -> bool {
        matches!(self.lesson, 2 | 5 | 6 | 7 | 9)
    }

    /// Whether the current lesson announces Black's move; it is skipped if White has the move.
    pub fn needs_blacks_turn(self) -> bool {
        self.lesson == 8
    }
}
