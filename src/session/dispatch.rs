//! What every face and every script has in common: an intent reaches the session.

use crate::game::command::{Command, MoveCommand};
use crate::game::event::{Event, EventKind, MoveEvent, MoveEventKind};
use crate::game::people::Actor;
use crate::interpreter::Intent;
use crate::interpreter::request::{AppRequest, LessonAsked, Pressing};
use crate::interpreter::words::CommandWord;
use crate::session::{Outcome, Session};
use crate::time::Stamp;
use crate::wording::{MoveOrder, Question, Utterance, UtteranceKind, Verbosity};

/// Carries out what somebody wants; `None` where he wants the program to end.
pub fn carry_out(session: &mut Session, stamp: Stamp, intent: Intent) -> Option<Outcome> {
    Some(match intent {
        Intent::Command(by, command) => session.command(stamp, by, command),
        Intent::Ask(by, question) => session.answer(stamp, by, &question),
        Intent::Calls(by, asked) => session.time_calls(stamp, by, asked),
        Intent::Unreadable(by, unreadable) => session.unreadable(by, &unreadable),
        Intent::NotATimeControl(by, text, why) => {
            let told = session.wording.not_a_time_control(by, text, why);
            session.say(vec![told])
        }
        Intent::Misread(by, misreading) => session.misread(by, &misreading),
        Intent::Program(by, request) => handle_request(session, stamp, by, request),
        Intent::Quit => return None,
    })
}

/// The same; a move that is announced is completed at once where the clock is pressed with it.
///
/// What it completes is then not said where little is said: the announcement tells it.
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

/// What somebody wants of the program; what only a face or a voice can do is done by whoever has one.
fn handle_request(session: &mut Session, stamp: Stamp, by: Actor, request: AppRequest) -> Outcome {
    match request {
        AppRequest::Language(code) => return session.speak(by, &code),
        AppRequest::Verbosity(verbosity) => session.wording.verbosity = verbosity,
        AppRequest::Cells(cells) => session.wording.order = MoveOrder::for_cells(cells),
        // Nothing is said of silence.
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
        | AppRequest::Notation(_)
        | AppRequest::Rate(_)
        | AppRequest::Adjust(_)
        | AppRequest::Volume(_)
        | AppRequest::Hear(_)
        | AppRequest::Walk(_)
        | AppRequest::Voice(_)
        | AppRequest::Face(_) => {}
    }
    let noted = session.wording.understood(by);
    session.say(vec![noted])
}
