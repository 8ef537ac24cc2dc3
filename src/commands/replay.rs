//! `annabella show --replay`: a recorded game gone through half-move by half-move. Reads its record, and changes nothing.

use std::io;
use std::path::Path;
use std::sync::mpsc::{self, RecvTimeoutError};

use crate::app::input::{self, Input};
use crate::app::signals::watch_signals;
use crate::commands::show::read_with_note;
use crate::game::clock::moment::Moment;
use crate::game::people::Actor;
use crate::interpreter::Interpreter;
use crate::interpreter::keyboard::Keyboard;
use crate::interpreter::request::ReplayStep;
use crate::interpreter::vocabulary::{Completion, Vocabulary};
use crate::options::environment::Environment;
use crate::options::error::CommandError;
use crate::options::interface::{InterfaceArgs, face_choice, open_face};
use crate::session::replay::{Replay, Taken};
use crate::time::RecordClock;
use crate::ui::line_editor::LineEditor;
use crate::ui::view_model::ViewModel;
use crate::ui::{Face, KeyInput, Reaction};
use crate::wording::{Saved, Trouble, Utterance, Wording};

/// Who looks at the game: nobody keeps anything of a finished game from those who read its record.
const READER: Actor = Actor::Arbiter;

/// Shows the game of that record half-move by half-move until the reader leaves.
///
/// # Errors
///
/// Where there is no terminal, or the record cannot be read.
pub fn replay(
    path: &Path,
    interface: &InterfaceArgs,
    wording: &Wording,
    environment: &Environment,
) -> Result<(), CommandError> {
    let mut choice = face_choice(interface, environment)?;
    if choice.keys == KeyInput::InLines {
        return Err(CommandError::usage(Trouble::ReplayNeedsTerminal));
    }
    let records = read_with_note(path, wording)?.records;
    let now = RecordClock::from(records.last().map_or(Moment::START, |record| record.at));
    let shown = Replay::of(records).map_err(|_| CommandError::not_a_journal(path))?;
    choice.ui.is_watching = true;
    let face = open_face(&choice, wording)?;
    let vocabulary = Vocabulary::of(wording);
    // A terminal that is gone ends it.
    let _ = ReplayScreen { shown, face, wording, vocabulary, now }.run();
    Ok(())
}

/// A game that is gone through, and the face that shows it.
struct ReplayScreen<'a> {
    shown: Replay,
    face: Box<dyn Face>,
    wording: &'a Wording,
    vocabulary: Vocabulary,
    now: RecordClock,
}

impl ReplayScreen<'_> {
    fn run(mut self) -> io::Result<()> {
        let (to, inputs) = mpsc::channel();
        input::read_keys(self.now, to.clone());
        // Without signals the terminal is given back all the same.
        let _ = watch_signals(self.now, to);
        self.go(ReplayStep::First)?;
        loop {
            let view = view_of(&self.shown, self.wording, self.now);
            self.face.draw(&view)?;
            let input = match self.face.next_change(&view) {
                Some(moment) => inputs.recv_timeout(self.now.until(moment)),
                None => inputs.recv().map_err(|_| RecvTimeoutError::Disconnected),
            };
            match input {
                Ok((_, Input::Key(key))) => {
                    let reaction = self.face.key(key, &view_of(&self.shown, self.wording, self.now))?;
                    if !self.goes_on(reaction)? {
                        return Ok(());
                    }
                }
                Ok((_, Input::Ended | Input::EndOfInput)) | Err(RecvTimeoutError::Disconnected) => return Ok(()),
                Ok(_) | Err(RecvTimeoutError::Timeout) => {}
            }
        }
    }

    /// Carries out what a key meant. Whether it goes on.
    fn goes_on(&mut self, reaction: Reaction) -> io::Result<bool> {
        match reaction {
            Reaction::Leave | Reaction::LeaveReplay => return Ok(false),
            Reaction::Replay(step) => self.go(step)?,
            Reaction::Line(line) => {
                let intent = self.reader().read(&line);
                match self.shown.take(&intent, self.wording, READER) {
                    Some(Taken::Left) => return Ok(false),
                    Some(Taken::Said(said)) => self.say(&said)?,
                    None => self.say(&[self.wording.only_watching(READER)])?,
                }
            }
            Reaction::Complete => {
                let typed = self.face.line().map(LineEditor::text).unwrap_or_default();
                match self.reader().completed(typed) {
                    Completion::Nothing => {}
                    Completion::Longer(line) => self.face.retype(self.now.moment(), &line)?,
                    Completion::Several(words) => self.say(&[self.wording.words_that_fit(READER, &words)])?,
                }
            }
            Reaction::Redraw => self.face.invalidate()?,
            Reaction::Moved(..)
            | Reaction::Felt(_)
            | Reaction::Nothing
            | Reaction::Changed
            | Reaction::Silence
            | Reaction::Copy
            | Reaction::Suspend => {}
        }
        Ok(true)
    }

    fn go(&mut self, step: ReplayStep) -> io::Result<()> {
        let said = self.shown.go(step, self.wording, READER);
        self.say(&said)
    }

    fn say(&mut self, said: &[Utterance]) -> io::Result<()> {
        self.shown.note(said);
        self.face.show(&view_of(&self.shown, self.wording, self.now), said)
    }

    fn reader(&self) -> Interpreter<'_> {
        Interpreter { vocabulary: &self.vocabulary, game: self.shown.whole(), keyboard: Keyboard::EVERYBODY, by: None }
    }
}

fn view_of<'a>(shown: &'a Replay, wording: &'a Wording, now: RecordClock) -> ViewModel<'a> {
    let (game, said) = (shown.game(), shown.said());
    ViewModel { game, at: now.moment(), wording, said, question: None, saved: Saved::Yes, replay: Some(shown.place()) }
}
