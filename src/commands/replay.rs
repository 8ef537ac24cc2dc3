//! `annabella show --replay`: a recorded game gone through half-move by half-move. Reads its record, and changes
//! nothing.

use std::convert::Infallible;
use std::io;
use std::path::Path;

use crate::app::input::Inputs;
use crate::app::terminal_loop::{self, Shown};
use crate::commands::show::read_with_note;
use crate::game::clock::moment::Moment;
use crate::game::people::Actor;
use crate::interpreter::keyboard::Keyboard;
use crate::interpreter::request::ReplayStep;
use crate::interpreter::vocabulary::Completion;
use crate::options::environment::Environment;
use crate::options::error::CommandError;
use crate::options::interface::{InterfaceArgs, face_choice, open_face};
use crate::session::replay::{Replay, Taken};
use crate::session::seat::Seat;
use crate::time::{RecordClock, Stamp};
use crate::ui::view_model::ViewModel;
use crate::ui::{Face, KeyInput, OnTerminal, Reaction};
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
    let seat = Seat::of(shown.whole().clone(), wording.clone(), 0).of_keyboard(Keyboard::WATCHER);
    let mut screen = ReplayScreen { shown, seat, face, inputs: Inputs::open(now, true) };
    // A terminal that is gone ends it.
    if screen.go(ReplayStep::First).is_ok() {
        terminal_loop::run(&mut screen);
    }
    Ok(())
}

/// A game that is gone through, and the face that shows it.
struct ReplayScreen {
    shown: Replay,
    /// Who looks at it: the game as the record leaves it, and the words.
    seat: Seat,
    face: Box<dyn Face>,
    inputs: Inputs<Infallible>,
}

impl Shown for ReplayScreen {
    type News = Infallible;

    fn inputs(&mut self) -> &mut Inputs<Infallible> {
        &mut self.inputs
    }

    fn on_terminal(&mut self) -> &mut dyn OnTerminal {
        self.face.as_mut()
    }

    fn at_face<R>(&mut self, at: Moment, act: impl FnOnce(&mut dyn Face, &ViewModel<'_>) -> R) -> Option<R> {
        Some(act(self.face.as_mut(), &view_of(&self.shown, &self.seat.wording, at)))
    }

    fn draw(&mut self) -> io::Result<()> {
        self.face.draw(&view_of(&self.shown, &self.seat.wording, self.inputs.now.moment()))
    }

    fn due(&self) -> Option<Moment> {
        self.face.next_change(&view_of(&self.shown, &self.seat.wording, self.inputs.now.moment()))
    }

    fn pass_time(&mut self, _: Stamp) -> io::Result<()> {
        Ok(())
    }

    fn react(&mut self, stamp: Stamp, reaction: Reaction) -> io::Result<()> {
        match reaction {
            Reaction::LeaveReplay => {
                self.leave();
                Ok(())
            }
            Reaction::Replay(step) => self.go(step),
            Reaction::Line(line) => {
                let intent = self.seat.reader(None).read(&line);
                match self.shown.take(&intent, &self.seat.wording, READER) {
                    Some(Taken::Left) => {
                        self.leave();
                        Ok(())
                    }
                    Some(Taken::Said(said)) => self.say(&said),
                    None => {
                        let answered = self.seat.only_watched(stamp.at, &intent);
                        self.say(&answered.said)
                    }
                }
            }
            Reaction::Moved(_)
            | Reaction::Felt(_)
            | Reaction::Silence
            | Reaction::Copy
            | Reaction::Nothing
            | Reaction::Changed
            | Reaction::Redraw
            | Reaction::Complete
            | Reaction::Suspend
            | Reaction::Leave => Ok(()),
        }
    }

    fn news(&mut self, _: Stamp, news: Infallible) -> io::Result<()> {
        match news {}
    }

    fn completed(&self, typed: &str) -> Completion {
        self.seat.reader(None).completed(typed)
    }

    fn list(&mut self, words: &[String]) -> io::Result<()> {
        self.say(&[self.seat.wording.words_that_fit(READER, words)])
    }
}

impl ReplayScreen {
    fn go(&mut self, step: ReplayStep) -> io::Result<()> {
        let said = self.shown.go(step, &self.seat.wording, READER);
        self.say(&said)
    }

    fn say(&mut self, said: &[Utterance]) -> io::Result<()> {
        self.shown.note(said);
        self.face.show(&view_of(&self.shown, &self.seat.wording, self.inputs.now.moment()), said)
    }
}

fn view_of<'a>(shown: &'a Replay, wording: &'a Wording, at: Moment) -> ViewModel<'a> {
    let (game, said) = (shown.game(), shown.said());
    ViewModel { game, at, wording, said, question: None, saved: Saved::Yes, replay: Some(shown.place()) }
}
