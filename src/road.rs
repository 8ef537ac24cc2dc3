//! The stretch of the road that every face and every script has in common: an intent reaches the session.

use crate::face::intent::Intent;
use crate::now::Stamp;
use crate::session::{Outcome, Session};

/// Carries out what somebody wants; `None` where he wants the program to end.
pub fn carry_out(session: &mut Session, stamp: Stamp, intent: Intent) -> Option<Outcome> {
    Some(match intent {
        Intent::Command(by, command) => session.command(stamp, by, command),
        Intent::Ask(by, question) => session.answer(stamp, by, &question),
        Intent::Calls(by, text) => session.time_calls(stamp, by, &text),
        Intent::Unreadable(by, unreadable) => session.unreadable(by, &unreadable),
        Intent::Incomplete(by, word) => session.incomplete(by, word),
        Intent::Quit => return None,
    })
}
