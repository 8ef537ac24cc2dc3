//! A typed line on its way to the session: answers, questions whether it is meant, several commands on one line.

use std::io::{self, IsTerminal as _};

use super::dialogue::Confirmed;
use super::pin::HeldWords;
use super::{App, Continuation, Picture};
use crate::game::Stage;
use crate::game::people::Actor;
use crate::interpreter::Intent;
use crate::session::dispatch::carry_out_pressing;
use crate::time::Stamp;
use crate::ui::line_editor::Concealment;
use crate::wording::Confirmation;

/// What became of one command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum CommandEnd {
    Done,
    /// It was refused, not understood, or asked about: what was to follow it is not done.
    Stopped,
    /// It waits for the PIN, with what was to follow it.
    NeedsPin,
    Left,
}

impl App {
    /// Does what a line says, command by command, until one is not done.
    pub(super) fn typed(&mut self, stamp: Stamp, line: &str) -> Continuation {
        self.picture = Picture::Outdated;
        if self.session.awaits_passphrase() {
            let outcome = self.session.passphrase(stamp, line);
            return self.show(&outcome);
        }
        if self.session.awaits_pin() {
            return self.pin_typed(stamp, line);
        }
        self.commands(stamp, line, self.face.speaker())
    }

    /// Does command by command what a line of somebody says, until one is not done.
    pub(super) fn commands(&mut self, stamp: Stamp, line: &str, by: Option<Actor>) -> Continuation {
        let parts = self.session.interpreter(self.dialogue.seat).parts(line);
        for (at, part) in parts.iter().enumerate() {
            match self.typed_one(stamp, part, by) {
                CommandEnd::Left => return Continuation::Ends,
                CommandEnd::Done => {}
                CommandEnd::NeedsPin => return self.hold(stamp, HeldWords::Line(parts[at..].join("; ")), by),
                CommandEnd::Stopped if at + 1 < parts.len() => {
                    let asker = by.unwrap_or_else(|| self.dialogue.seat.asker(self.session.game()));
                    let notice = {
                        let rest =
                            Concealment::of_sealed_moves(&self.session.wording).shown(&parts[at + 1..].join("; "));
                        self.session.wording.not_reached(asker, &rest)
                    };
                    return self.say(notice);
                }
                CommandEnd::Stopped => return Continuation::GoesOn,
            }
        }
        Continuation::GoesOn
    }

    /// Does what a key meant.
    pub(super) fn intended(&mut self, stamp: Stamp, intent: Intent) -> Continuation {
        self.picture = Picture::Outdated;
        let by = self.face.speaker();
        let words = HeldWords::Intent(Box::new(intent.clone()));
        match self.take(stamp, intent, by) {
            CommandEnd::Left => Continuation::Ends,
            CommandEnd::NeedsPin => self.hold(stamp, words, by),
            CommandEnd::Done | CommandEnd::Stopped => Continuation::GoesOn,
        }
    }

    fn typed_one(&mut self, stamp: Stamp, text: &str, by: Option<Actor>) -> CommandEnd {
        let reply = self.session.wording.reply(text);
        let interpreter = self.session.interpreter(self.dialogue.seat).said_by(by);
        let intent = interpreter.read(text);
        match self.dialogue.answer(stamp, text, reply, interpreter) {
            Confirmed::Nothing => self.take(stamp, intent, by),
            Confirmed::Done(at, intent) => self.carry_out(at, intent),
            Confirmed::NotDone(by) => {
                let notice = self.session.wording.not_done(by);
                self.tell(notice)
            }
            Confirmed::Leave => CommandEnd::Left,
        }
    }

    /// Asks first whether it is meant where it cannot be taken back, and else does it.
    fn take(&mut self, stamp: Stamp, intent: Intent, by: Option<Actor>) -> CommandEnd {
        if let Some(withdrawn) = self.dialogue.goes_on_with(&intent, by) {
            let notice = self.session.wording.not_done(withdrawn);
            self.tell(notice);
        }
        if let Intent::Program(by, request) = &intent
            && let Some(course) = self.handle_request(stamp, *by, request)
        {
            return if course == Continuation::Ends { CommandEnd::Left } else { CommandEnd::Done };
        }
        if self.needs_pin(&intent) {
            return CommandEnd::NeedsPin;
        }
        if let Some((by, asked)) = self.to_be_asked(stamp, &intent) {
            let question = self.session.wording.confirmation(by, &asked);
            self.dialogue.ask(stamp, by, &asked);
            self.tell(question);
            return CommandEnd::Stopped;
        }
        self.carry_out(stamp, intent)
    }

    /// What is asked about once: what ends the game or accuses somebody, where it would be done, and leaving while a
    /// clock runs. Nobody is asked where nobody can answer.
    fn to_be_asked(&self, stamp: Stamp, intent: &Intent) -> Option<(Actor, Confirmation)> {
        // A terminal that edits its lines itself has somebody at it too.
        if !self.face.is_at_a_terminal() && !io::stdin().is_terminal() {
            return None;
        }
        let game = self.session.game();
        match intent {
            Intent::Command(by, command) => {
                let is_grave = game.confirmation(*by, command).is_some();
                let would_be_done = || game.decide(stamp.at, *by, command.clone()).is_ok();
                (is_grave && would_be_done()).then(|| (*by, Confirmation::Command(command.clone())))
            }
            Intent::Quit => {
                let is_running = game.clock().running().is_some() && self.practice.is_none();
                is_running.then(|| (self.dialogue.seat.asker(game), Confirmation::Leave))
            }
            Intent::Ask(..)
            | Intent::Calls(..)
            | Intent::Unreadable(..)
            | Intent::NotATimeControl(..)
            | Intent::Program(..)
            | Intent::Misread(..) => None,
        }
    }

    fn carry_out(&mut self, stamp: Stamp, intent: Intent) -> CommandEnd {
        let is_asked_for = self.practice.is_some_and(|practice| practice.asks_for(&intent));
        let stamp = self.moment_of(stamp, &intent);
        let Some(mut outcome) = carry_out_pressing(&mut self.session, stamp, intent, self.pressing) else {
            return CommandEnd::Left;
        };
        let is_refused = outcome.said.iter().any(|said| said.kind.is_refusal());
        if is_asked_for && !is_refused {
            outcome.said.extend(self.next_lesson());
        }
        let course = self.show(&outcome);
        if let Some(cancelled) = self.session.take_cancelled() {
            self.keep_new_record(&cancelled);
        }
        if let Stage::Over(_) = self.session.game().stage()
            && !outcome.events.is_empty()
        {
            self.save_pgn();
        }
        match course {
            Continuation::Ends => CommandEnd::Left,
            Continuation::GoesOn if is_refused => CommandEnd::Stopped,
            Continuation::GoesOn => CommandEnd::Done,
        }
    }

    fn tell(&mut self, sentence: crate::wording::Utterance) -> CommandEnd {
        match self.say(sentence) {
            Continuation::Ends => CommandEnd::Left,
            Continuation::GoesOn => CommandEnd::Done,
        }
    }
}
