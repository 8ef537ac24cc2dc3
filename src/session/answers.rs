//! What is said to one person and not recorded: answers, time calls, and what is wrong with what was typed.

use super::{Outcome, Session};
use crate::game::Stage;
use crate::game::people::Actor;
use crate::game::refusal::Refusal;
use crate::interpreter::words::CommandWord;
use crate::notation::Unreadable;
use crate::time::Stamp;
use crate::wording::{CallsAsked, Misreading, Question, TimeCalls, ear_of};

impl Session {
    /// Turns a player's time calls on or off, or tells him how they are; refused to whoever has no clock.
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
        let told = self.wording.time_calls_set(by, &self.calls[color]);
        self.say(vec![told])
    }

    /// Says what could not be read in a move; of any move after the end, that there are no more.
    pub fn unreadable(&mut self, by: Actor, unreadable: &Unreadable) -> Outcome {
        let is_a_move = !matches!(unreadable, Unreadable::Empty | Unreadable::NotUnderstood { .. });
        let is_past = match self.game.stage() {
            Stage::Over(_) => Some(Refusal::GameOver),
            Stage::Cancelled => Some(Refusal::Cancelled),
            Stage::BeforePlay | Stage::Playing => None,
        };
        let utterance = match is_past.filter(|_| is_a_move) {
            Some(refusal) => self.wording.refusal(&self.game, by, &refusal),
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
        let asks_time = matches!(question, Question::Clock(_) | Question::Times(_) | Question::Number(_));
        if let Err(refusal) = self.game.may_ask_time(by)
            && asks_time
        {
            let refused = self.wording.refusal(&self.game, by, &refusal);
            return self.say(vec![refused]);
        }
        if *question == Question::Cases && by != Actor::Arbiter {
            let refusal = Refusal::NotYours { whose: Actor::Arbiter };
            let refused = self.wording.refusal(&self.game, by, &refusal);
            return self.say(vec![refused]);
        }
        let (ear, wording) = (ear_of(by), &self.wording);
        let found = if *question == Question::Again {
            self.history.again(ear)
        } else if *question == Question::Earlier {
            self.history.earlier(ear).into_iter().collect()
        } else if *question == Question::Later {
            self.history.later(ear).into_iter().collect()
        } else {
            Vec::new()
        };
        if found.is_empty() {
            let mut answered = wording.answer(&self.game, stamp.at, by, question);
            if *question == Question::Status {
                answered.extend(wording.unsaved_answer(by, self.saved()));
            }
            return self.say(answered);
        }
        let is_walk = *question != Question::Again;
        let mut utterances = Vec::new();
        for found in found {
            let again = if is_walk {
                self.wording.recalled(by, found.back, &found.said)
            } else if utterances.is_empty() {
                self.wording.said_again(by, &found.said)
            } else {
                self.wording.and_again(by, &found.said)
            };
            self.history.gave(&found, &again);
            utterances.push(again);
        }
        self.say(utterances)
    }
}
