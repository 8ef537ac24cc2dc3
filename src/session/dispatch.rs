//! The stretch of the road that every face and every script has in common: an intent reaches the session.

use crate::game::people::Actor;
use crate::interpreter::Intent;
use crate::interpreter::request::{AppRequest, LessonAsked};
use crate::interpreter::words::Word;
use crate::session::{Outcome, Session};
use crate::time::Stamp;
use crate::wording::{Question, Utterance};

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
        Intent::Program(by, wish) => wished(session, stamp, by, wish),
        Intent::Quit => return None,
    })
}

/// What somebody wants of the program; what only a face or a voice can do is done by whoever has one.
fn wished(session: &mut Session, stamp: Stamp, by: Actor, wish: AppRequest) -> Outcome {
    match wish {
        AppRequest::Language(code) => return session.speak(by, &code),
        AppRequest::Verbosity(verbosity) => session.wording.verbosity = verbosity,
        // Nothing is said of silence.
        AppRequest::Quiet => {
            let noted = session.wording.understood(by);
            return session.say(vec![Utterance { spoken: Vec::new(), ..noted }]);
        }
        AppRequest::Lesson(asked) => {
            let word = match asked {
                LessonAsked::Next => Word::Next,
                LessonAsked::Back => Word::Back,
            };
            return session.answer(stamp, by, &Question::Help(word.name().to_owned()));
        }
        AppRequest::Seat(_)
        | AppRequest::Cells(_)
        | AppRequest::Hear(_)
        | AppRequest::Walk(_)
        | AppRequest::Voice(_)
        | AppRequest::Face(_) => {}
    }
    let noted = session.wording.understood(by);
    session.say(vec![noted])
}
