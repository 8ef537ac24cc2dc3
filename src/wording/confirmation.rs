//! What cannot be taken back is asked about once, in a numbered question whose default is no.

use i18n_embed_fl::fl;

use super::Wording;
use super::events::Frame;
use super::refusals::ear_of;
use super::sentence::{Urgency, Utterance};
use crate::game::command::{CaseCommand, Command, GameCommand, MoveCommand};
use crate::game::people::Actor;

/// What somebody said to such a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reply {
    No,
    Yes,
}

impl Wording {
    /// Asks whether it is meant.
    pub fn confirmation(&self, by: Actor, command: &Command) -> Utterance {
        let named = [
            (Command::Game(GameCommand::Resign), "resign"),
            (Command::Case(CaseCommand::AcceptDraw), "accept"),
            (Command::Case(CaseCommand::ClaimFlag), "claim"),
            (Command::Move(MoveCommand::Press), "press"),
        ];
        let what = named.iter().find(|(asked, _)| asked == command).map_or("result", |(_, what)| what);
        let question = fl!(self.loader, "confirm", what = what, who = self.actor(by));
        self.utter(Frame { to: ear_of(by), urgency: Urgency::Answer, by, name: "question" }, question)
    }

    /// Says that it was not done.
    pub fn not_done(&self, by: Actor) -> Utterance {
        let sentence = fl!(self.loader, "not-done");
        self.utter(Frame { to: ear_of(by), urgency: Urgency::Answer, by, name: "answer" }, sentence)
    }

    /// Reads the reply: an empty line is no; `None` is neither.
    pub fn reply(&self, line: &str) -> Option<Reply> {
        let line = line.trim().to_lowercase();
        let yes = fl!(self.loader, "reply-yes");
        let no = fl!(self.loader, "reply-no");
        if line == "2" || line == "yes" || line == yes {
            return Some(Reply::Yes);
        }
        (line.is_empty() || line == "1" || line == "no" || line == no).then_some(Reply::No)
    }
}
