//! From an intent to the session, for every face and every script; and what is said to one person and not recorded:
//! answers, time calls, and what is wrong with what was typed.

use crate::game::Stage;
use crate::game::command::{Command, MoveCommand};
use crate::game::event::{Event, EventKind, MoveEvent, MoveEventKind};
use crate::game::people::Actor;
use crate::game::refusal::Refusal;
use crate::interpreter::Intent;
use crate::interpreter::request::{AppRequest, LessonAsked, Pressing};
use crate::interpreter::words::CommandWord;
use crate::notation::Unreadable;
use crate::session::{Outcome, Session};
use crate::time::Stamp;
use crate::wording::{
    CallsAsked, Misreading, MoveOrder, Question, TimeCalls, Utterance, UtteranceKind, Verbosity, ear_of,
};

/// Carries out an intent; `None` if the program shall end.
pub fn carry_out(session: &mut Session, stamp: Stamp, intent: Intent) -> Option<Outcome> {
    session.begin_request(&intent);
    Some(match intent {
        Intent::Command(by, command) => session.command(stamp, by, command),
        Intent::Ask(by, question) => session.answer(stamp, by, &question),
        Intent::Calls(by, asked) => session.time_calls(stamp, by, asked),
        Intent::Unreadable(by, unreadable) => session.unreadable(by, &unreadable),
        Intent::Refused(by, refusal) => {
            let said = session.refused(by, &refusal);
            session.say(vec![said])
        }
        Intent::NotATimeControl(by, text, why) => {
            let said = session.wording.not_a_time_control(by, text, why);
            session.say(vec![said])
        }
        Intent::Misread(by, misreading) => session.misread(by, &misreading),
        Intent::Program(by, request) => handle_request(session, stamp, by, request),
        Intent::Quit => return None,
    })
}

/// Carries out an intent. A move that is announced is completed at once if the clock is pressed with it; in brief the
/// completion is then not said as well.
pub fn carry_out_pressing(session: &mut Session, stamp: Stamp, intent: Intent, pressing: Pressing) -> Option<Outcome> {
    let announces = match (&intent, pressing) {
        (Intent::Command(by, Command::Move(MoveCommand::Announce(_))), Pressing::WithMove) => Some(*by),
        (_, Pressing::WithMove | Pressing::Separately) => None,
    };
    let mut outcome = carry_out(session, stamp, intent)?;
    let is_announced = outcome.events.iter().any(|event| matches!(event, Event::Move(MoveEvent::MoveAnnounced(_))));
    if let Some(by) = announces.filter(|_| is_announced) {
        let mut completed = session.command(stamp, by, Command::Move(MoveCommand::Complete));
        if session.wording.verbosity == Verbosity::Brief {
            completed
                .said
                .retain(|said| said.kind != UtteranceKind::Event(EventKind::Move(MoveEventKind::MoveCompleted)));
        }
        outcome.events.extend(completed.events);
        outcome.said.extend(completed.said);
    }
    Some(outcome)
}

/// Carries out what a session can do of a request to the program. What needs a face or a voice is done by their owner.
fn handle_request(session: &mut Session, stamp: Stamp, by: Actor, request: AppRequest) -> Outcome {
    match request {
        AppRequest::Language(code) => return session.speak(by, &code),
        AppRequest::Verbosity(verbosity) => session.wording.verbosity = verbosity,
        AppRequest::Cells(cells) => session.wording.order = MoveOrder::for_cells(cells),
        AppRequest::Pressing(pressing) => {
            let said = session.wording.pressing(by, pressing.into());
            return session.say(vec![said]);
        }
        // Silence is not confirmed aloud.
        AppRequest::Quiet => {
            let noted = session.wording.understood(by);
            return session.say(vec![Utterance { spoken: Vec::new(), ..noted }]);
        }
        AppRequest::Lesson(asked) => {
            let word = match asked {
                LessonAsked::Next => CommandWord::Next,
                LessonAsked::Back => CommandWord::Back,
            };
            return session.answer(stamp, by, &Question::Help(word.name().to_owned()));
        }
        AppRequest::Seat(_)
        | AppRequest::Unseat(_)
        | AppRequest::Notation(_)
        | AppRequest::Rate(_)
        | AppRequest::Adjust(_)
        | AppRequest::Volume(_)
        | AppRequest::Hear(_)
        | AppRequest::Walk(_)
        | AppRequest::ElectronicBoard(..)
        | AppRequest::Voice(_)
        | AppRequest::Face(_)
        | AppRequest::Replay(_)
        | AppRequest::Finish
        | AppRequest::Rematch
        | AppRequest::Print => {}
    }
    let noted = session.wording.understood(by);
    session.say(vec![noted])
}

impl Session {
    /// Turns a player's time calls on or off, or says how they are set. Refused to a person who has no clock.
    pub fn time_calls(&mut self, stamp: Stamp, by: Actor, asked: CallsAsked) -> Outcome {
        let Some(color) = by.side() else {
            return self.misread(by, &Misreading::WhichPlayer { typed: CommandWord::Calls.name().to_owned() });
        };
        match asked {
            CallsAsked::Tell => {}
            CallsAsked::Off => self.calls[color] = TimeCalls::default(),
            CallsAsked::At { manner, marks } => {
                self.calls[color] = TimeCalls::at_marks(manner, marks, &self.game, color, stamp.at);
            }
        }
        let said = self.wording.time_calls_set(by, &self.calls[color]);
        self.say(vec![said])
    }

    /// Says what could not be read in a move; of any move after the end, that there are no more.
    pub fn unreadable(&mut self, by: Actor, unreadable: &Unreadable) -> Outcome {
        let is_past = match self.game.stage() {
            Stage::Over(_) => Some(Refusal::GameOver),
            Stage::Cancelled => Some(Refusal::Cancelled),
            Stage::BeforePlay | Stage::Playing => None,
        };
        let utterance = match is_past.filter(|_| unreadable.is_about_a_move()) {
            Some(refusal) => self.refused(by, &refusal),
            None => self.wording.unreadable(&self.game, by, unreadable),
        };
        self.say(vec![utterance])
    }

    /// Says what is wrong with a typed line.
    pub fn misread(&mut self, by: Actor, misreading: &Misreading) -> Outcome {
        let utterance = self.wording.misread(by, misreading);
        self.say(vec![utterance])
    }

    /// Answers a question, privately. Nothing is recorded.
    pub fn answer(&mut self, stamp: Stamp, by: Actor, question: &Question) -> Outcome {
        if let Err(refusal) = self.game.may_ask_time(by)
            && question.is_about_time()
        {
            let refused = self.refused(by, &refusal);
            return self.say(vec![refused]);
        }
        let listener = ear_of(by);
        let found = if *question == Question::Again {
            self.history.again(listener)
        } else if *question == Question::Earlier {
            self.history.earlier(listener).into_iter().collect()
        } else if *question == Question::Later {
            self.history.later(listener).into_iter().collect()
        } else {
            Vec::new()
        };
        if found.is_empty() {
            let mut answered = self.wording.answer(&self.game, stamp.at, by, question);
            if *question == Question::Status {
                answered.extend(self.wording.unsaved_answer(by, self.saved()));
            }
            return self.say(answered);
        }
        let is_walk = *question != Question::Again;
        let mut utterances = Vec::new();
        for found in found {
            utterances.push(if is_walk {
                self.wording.recalled(by, found.back, &found.said)
            } else if utterances.is_empty() {
                self.wording.said_again(by, &found.said)
            } else {
                self.wording.and_again(by, &found.said)
            });
        }
        self.say(utterances)
    }
}
