//! What the face makes of a key, a click or a paste, on its way to the session.

use std::io;

#[cfg(unix)]
use super::unix_signals::stop_here;
#[cfg(windows)]
use super::windows_signals::stop_here;
use super::{App, Continuation, Picture};
use crate::interpreter::vocabulary::Completion;
use crate::time::Stamp;
use crate::ui::Reaction;
use crate::ui::line_editor::LineEditor;

impl App {
    /// Does what a key, a click or a paste came to.
    pub(super) fn react(&mut self, stamp: Stamp, reaction: Reaction) -> io::Result<Continuation> {
        match reaction {
            Reaction::Nothing => {}
            Reaction::Changed => self.picture = Picture::Outdated,
            Reaction::Redraw => {
                self.face.invalidate()?;
                self.picture = Picture::Outdated;
            }
            Reaction::Line(line) => return Ok(self.typed(stamp, &line)),
            Reaction::Complete => return self.complete(),
            Reaction::Moved(half_move) => {
                let interpreter = self.session.interpreter(self.dialogue.seat).said_by(self.face.speaker());
                let intent = match half_move.promotion {
                    Some(_) => interpreter.announced(half_move),
                    None => interpreter.moved(half_move.from, half_move.to),
                };
                return Ok(self.intended(stamp, intent));
            }
            Reaction::Felt(square) => {
                let intent = self.session.interpreter(self.dialogue.seat).feels(square);
                return Ok(self.intended(stamp, intent));
            }
            Reaction::Suspend => {
                self.face.release();
                stop_here();
                self.face.take()?;
                let stamp = self.now.stamp();
                let missing = self.session.stood_still(stamp);
                self.alive = stamp;
                self.show(&missing);
                self.picture = Picture::Outdated;
            }
            Reaction::Silence => {
                self.audio.silence();
                self.picture = Picture::Outdated;
            }
            Reaction::Leave => return Ok(Continuation::Ends),
        }
        Ok(Continuation::GoesOn)
    }

    /// Completes the word that is being typed, or names those that it can become.
    fn complete(&mut self) -> io::Result<Continuation> {
        if self.session.awaits_secret() {
            return Ok(Continuation::GoesOn);
        }
        let by = self.face.speaker();
        let interpreter = self.session.interpreter(self.dialogue.seat).said_by(by);
        let typed = self.face.line().map(LineEditor::text).unwrap_or_default();
        match interpreter.completed(typed) {
            Completion::Nothing => {}
            Completion::Longer(line) => self.face.retype(&line)?,
            Completion::Several(words) => {
                let by = by.unwrap_or_else(|| self.dialogue.seat.asker(self.session.game()));
                let told = self.session.wording.words_that_fit(by, &words);
                return Ok(self.say(told));
            }
        }
        self.picture = Picture::Outdated;
        Ok(Continuation::GoesOn)
    }
}
