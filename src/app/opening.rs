//! What is said when a game is opened at this table.

use super::{App, Continuation};
use crate::game::event::{Event, GameEvent};
use crate::interpreter::request::FaceKind;
use crate::session::Outcome;
use crate::storage::journal::Keeping;
use crate::voice::VoiceChoice;
use crate::wording::GameOpening;

/// How much is said when a game is opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Opening {
    /// Who plays, on what terms, and where it is recorded.
    Whole,
    /// Whoever sits there was asked all that. The screen shows it anyway; in lines only how to begin is said.
    AfterQuestions,
}

impl App {
    /// Says what is to be known at the beginning; `opened` came of opening the record.
    pub(super) fn open(&mut self, opened: &Outcome, opening: Opening) -> Continuation {
        let is_new = opened.events.iter().any(|event| matches!(event, Event::Game(GameEvent::RecordOpened { .. })));
        let is_in_lines = self.face.is_at_a_terminal() && self.face.kind() != FaceKind::Screen;
        let mut first = Vec::new();
        if opening == Opening::AfterQuestions && is_in_lines {
            first.push(self.session.wording.how_to_begin());
        } else {
            let opened = if is_new { GameOpening::Anew } else { GameOpening::Again };
            first.push(self.session.wording.opening(self.session.game(), opened));
            if let Some(Keeping::Here | Keeping::Elsewhere(_)) = self.session.keeping()
                && let Some(path) = self.session.record_path()
            {
                let path = (!is_in_lines).then(|| path.display().to_string());
                first.push(self.session.wording.recorded_in(path.as_deref()));
            }
            if is_in_lines && self.audio.choice() == VoiceChoice::Auto {
                first.push(self.session.wording.voice_hint());
            }
        }
        let said = self.session.say(first);
        // What is wrong with a new record is said before anything is said to be recorded.
        let (first, then) = if is_new { (opened, &said) } else { (&said, opened) };
        self.show(first);
        let course = self.show(then);
        match self.audio.recording() {
            Some(recording) => {
                let notice = self.session.wording.trouble_notice(&recording);
                self.say(notice)
            }
            None => course,
        }
    }
}
