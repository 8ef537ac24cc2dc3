//! What reaches ear and screen: sentences to both, and the game as it stands to the face.

use std::io;

use super::{App, Continuation, Picture};
use crate::game::clock::moment::Moment;
use crate::session::{Outcome, Session};
use crate::ui::line_editor::Concealment;
use crate::ui::view_model::ViewModel;
use crate::voice::VoiceReport;
use crate::wording::Utterance;

impl App {
    /// Takes note of what a voice reports: what was not heard can be heard again, and what is wrong is told.
    pub(super) fn reported(&mut self, report: &VoiceReport) {
        if let Some(sentence) = self.audio.unheard(report) {
            self.session.unheard(&sentence);
        }
        let Some(trouble) = self.audio.trouble(report) else { return };
        let notice = self.session.wording.trouble_notice(&trouble);
        self.say(notice);
    }

    /// Says a sentence of the program.
    pub(super) fn say(&mut self, utterance: Utterance) -> Continuation {
        let outcome = self.session.say(vec![utterance]);
        self.show(&outcome)
    }

    /// Gives the same sentences to the ear and to the face. Where nobody reads the lines any more the game is left.
    pub(super) fn show(&mut self, outcome: &Outcome) -> Continuation {
        self.audio.sound(outcome, self.session.game());
        self.face.conceal(if self.session.awaits_secret() {
            Concealment::of_everything()
        } else {
            Concealment::of_sealed_moves(&self.session.wording)
        });
        if !outcome.said.is_empty() || !outcome.events.is_empty() {
            self.picture = Picture::Outdated;
        }
        let at = self.now.moment();
        match self.face.show(&view_of(&self.session, at, None), &outcome.said) {
            Ok(()) => Continuation::GoesOn,
            Err(_) => Continuation::Ends,
        }
    }

    /// Draws once for everything that has changed.
    pub(super) fn draw(&mut self) -> io::Result<()> {
        if std::mem::replace(&mut self.picture, Picture::Current) == Picture::Outdated {
            let at = self.now.moment();
            let asked = self.dialogue.open_question();
            let question = asked.map(|(by, asked)| self.session.wording.confirmation(by, &asked));
            self.face.draw(&view_of(&self.session, at, question.as_ref()))?;
        }
        Ok(())
    }
}

/// The game as it is shown, with the question that waits for an answer.
pub(super) fn view_of<'a>(session: &'a Session, at: Moment, question: Option<&'a Utterance>) -> ViewModel<'a> {
    let (game, saved) = (session.game(), session.saved());
    ViewModel { game, at, wording: &session.wording, said: session.said(), question, saved }
}
