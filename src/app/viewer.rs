//! A game that is only watched: what its record says is worded, questions are answered, and nothing can be changed.

use std::io;
use std::ops::ControlFlow;

use crossterm::event::KeyEvent;

use crate::game::Game;
use crate::game::clock::moment::Moment;
use crate::game::people::Actor;
use crate::interpreter::seat::Seat;
use crate::interpreter::vocabulary::{Completion, Vocabulary};
use crate::interpreter::{Intent, Interpreter};
use crate::storage::journal::Record;
use crate::ui::line_editor::LineEditor;
use crate::ui::view_model::ViewModel;
use crate::ui::{Face, Reaction};
use crate::wording::{EventContext, Saved, Utterance, Wording};

/// What the one who watches has asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asked {
    Nothing,
    /// Esc, which closes nothing any more.
    Silence,
    Leave,
}

/// A game as far as its record goes, for one who watches it.
pub struct Viewer<'w> {
    pub game: Game,
    wording: &'w Wording,
    vocabulary: Vocabulary,
    said: Vec<Utterance>,
    /// How many of the sentences the face has.
    shown: usize,
}

impl<'w> Viewer<'w> {
    /// Watches the game from here on.
    pub fn new(game: Game, wording: &'w Wording) -> Viewer<'w> {
        Viewer { game, wording, vocabulary: Vocabulary::of(wording), said: Vec::new(), shown: 0 }
    }

    /// Says something about the game to the one who watches.
    pub fn say(&mut self, said: impl IntoIterator<Item = Utterance>) {
        self.said.extend(said);
    }

    /// Takes what was recorded since, and says it. What was recorded at one moment came from one typed line.
    pub fn take(&mut self, fresh: &[Record]) {
        for together in fresh.chunk_by(|a, b| a.at == b.at && a.by == b.by) {
            let context = EventContext::of(together.iter().map(|record| &record.event));
            for record in together {
                self.said.extend(self.wording.event(&self.game, record.by, &record.event, context));
                record.apply_to(&mut self.game);
            }
        }
    }

    fn model(&self, at: Moment) -> ViewModel<'_> {
        let Viewer { game, wording, said, .. } = self;
        ViewModel { game, at, wording, said, question: None, saved: Saved::Yes, replay: None }
    }

    /// Shows the face what was said since it last was shown something.
    ///
    /// # Errors
    ///
    /// The terminal is gone.
    pub fn show(&mut self, face: &mut dyn Face, at: Moment) -> io::Result<()> {
        let fresh = std::mem::replace(&mut self.shown, self.said.len());
        face.show(&self.model(at), self.said.get(fresh..).unwrap_or_default())
    }

    /// Draws the game.
    ///
    /// # Errors
    ///
    /// The terminal is gone.
    pub fn draw(&self, face: &mut dyn Face, at: Moment) -> io::Result<()> {
        face.draw(&self.model(at))
    }

    /// Does what a key means.
    ///
    /// # Errors
    ///
    /// The terminal is gone.
    pub fn press(&mut self, face: &mut dyn Face, key: KeyEvent, at: Moment) -> io::Result<Asked> {
        match face.key(key, &self.model(at))? {
            Reaction::Leave => return Ok(Asked::Leave),
            Reaction::Silence => return Ok(Asked::Silence),
            Reaction::Line(line) => {
                if self.answer(&line, at).is_break() {
                    return Ok(Asked::Leave);
                }
                self.show(face, at)?;
            }
            Reaction::Complete => {
                let typed = face.line().map(LineEditor::text).unwrap_or_default();
                match self.reader().completed(typed) {
                    Completion::Longer(line) => face.retype(at, &line)?,
                    Completion::Nothing => {}
                    Completion::Several(words) => {
                        self.said.push(self.wording.words_that_fit(Actor::Arbiter, &words));
                    }
                }
            }
            Reaction::Redraw => face.invalidate()?,
            Reaction::Moved(..)
            | Reaction::Felt(_)
            | Reaction::Nothing
            | Reaction::Changed
            | Reaction::Replay(_)
            | Reaction::LeaveReplay
            | Reaction::Copy
            | Reaction::Suspend => {}
        }
        Ok(Asked::Nothing)
    }

    fn reader(&self) -> Interpreter<'_> {
        Interpreter { vocabulary: &self.vocabulary, game: &self.game, seat: Seat::EVERYBODY, by: None }
    }

    /// Answers a question; breaks when the viewer leaves. Everything else is refused.
    fn answer(&mut self, line: &str, at: Moment) -> ControlFlow<()> {
        let wording = self.wording;
        match self.reader().read(line) {
            Intent::Quit => return ControlFlow::Break(()),
            Intent::Ask(by, question) => self.said.extend(wording.answer(&self.game, at, by, &question)),
            Intent::Misread(by, misreading) => self.said.push(wording.misread(by, &misreading)),
            Intent::Unreadable(by, unreadable) => self.said.push(wording.unreadable(&self.game, by, &unreadable)),
            Intent::Command(by, _)
            | Intent::Calls(by, _)
            | Intent::Refused(by, _)
            | Intent::NotATimeControl(by, ..)
            | Intent::Program(by, _) => self.said.push(wording.only_watching(by)),
        }
        ControlFlow::Continue(())
    }
}
