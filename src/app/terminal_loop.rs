//! The one loop of a terminal, whatever is shown there: a game that is played, watched or replayed, or the boards of a
//! hall. It takes what comes, one after the other: keys, lines, signals, and news from elsewhere. When nothing more has
//! come, it draws, and waits.

use std::io;
use std::sync::mpsc::{RecvTimeoutError, TryRecvError};

pub use crossterm::event::KeyEvent as Key;
use zeroize::Zeroize as _;

use super::input::{Input, Inputs};
use super::signals::stop_here;
use crate::game::clock::moment::Moment;
use crate::interpreter::vocabulary::Completion;
use crate::time::Stamp;
use crate::ui::line_editor::LineEditor;
use crate::ui::view_model::ViewModel;
use crate::ui::{Face, OnTerminal, Reaction};

/// Something shown at a terminal, with its answer to each typed line.
///
/// Every method that writes to the terminal fails when the terminal is gone.
pub trait Shown {
    /// News from elsewhere than the terminal.
    type News: Send + 'static;

    /// Where everything comes from.
    fn inputs(&mut self) -> &mut Inputs<Self::News>;

    /// Leaves the terminal: nothing more is taken.
    fn leave(&mut self) {
        self.inputs().is_left = true;
    }

    /// Asks whether the terminal is to be left for which a key was pressed; `false` if there is nothing to ask, or if
    /// that is asked already.
    fn asks_to_leave(&mut self, _stamp: Stamp) -> io::Result<bool> {
        Ok(false)
    }

    /// The part that has the terminal now.
    fn on_terminal(&mut self) -> &mut dyn OnTerminal;

    /// Lets the face of a game do something; `None` where no game is shown.
    fn at_face<R>(&mut self, at: Moment, act: impl FnOnce(&mut dyn Face, &ViewModel<'_>) -> R) -> Option<R>;

    /// Shows what was not shown yet.
    fn draw(&mut self) -> io::Result<()>;

    /// When something happens by itself.
    fn due(&self) -> Option<Moment>;

    /// Lets time pass until that moment, before what has come then is taken.
    fn pass_time(&mut self, stamp: Stamp) -> io::Result<()>;

    /// Does what a key means.
    fn key(&mut self, stamp: Stamp, key: Key) -> io::Result<Reaction> {
        self.at_face(stamp.at, |face, model| face.key(key, model)).unwrap_or(Ok(Reaction::Nothing))
    }

    /// Does what a key or a line means, if that is more than the loop does for everybody.
    fn react(&mut self, stamp: Stamp, reaction: Reaction) -> io::Result<()>;

    /// Takes what came from elsewhere.
    fn news(&mut self, stamp: Stamp, news: Self::News) -> io::Result<()>;

    /// How what is typed goes on.
    fn completed(&self, _typed: &str) -> Completion {
        Completion::Nothing
    }

    /// Lists the words with which what is typed may go on.
    fn list(&mut self, _words: &[String]) -> io::Result<()> {
        Ok(())
    }

    /// Something shown has changed.
    fn outdate(&mut self) {}

    /// The terminal has another size, or somebody else has had it.
    fn redraw(&mut self) -> io::Result<()> {
        self.on_terminal().invalidate()
    }

    /// The program was suspended and goes on.
    fn continued(&mut self, _stamp: Stamp) {}

    /// A line was too long to be read.
    fn refuse_long_line(&mut self) {}

    /// Nothing more comes from the keyboard.
    fn input_is_over(&mut self) {
        self.leave();
    }

    /// The moment that counts for what came then.
    fn moment_of(&self, stamp: Stamp, _input: &Input<Self::News>) -> Stamp {
        stamp
    }

    /// Does what follows from what was taken.
    fn settle(&mut self) {}

    /// The terminal is gone.
    fn failed(&mut self, _error: io::Error) {
        self.leave();
    }
}

/// Shows it and takes what comes until the terminal is left.
pub fn run(shown: &mut impl Shown) {
    shown.settle();
    while !shown.inputs().is_left {
        if let Err(error) = next(shown) {
            shown.failed(error);
        }
        shown.settle();
    }
}

fn next<S: Shown>(shown: &mut S) -> io::Result<()> {
    let arrived = match shown.inputs().arrived() {
        Err(TryRecvError::Empty) => {
            shown.draw()?;
            let due = shown.due();
            shown.inputs().wait(due)
        }
        arrived => arrived.map_err(|_| RecvTimeoutError::Disconnected),
    };
    match arrived {
        Ok((stamp, input)) => take(shown, stamp, input),
        Err(RecvTimeoutError::Timeout) => {
            let now = shown.inputs().now.stamp();
            shown.pass_time(now)?;
            shown.outdate();
            Ok(())
        }
        Err(RecvTimeoutError::Disconnected) => {
            shown.leave();
            Ok(())
        }
    }
}

fn take<S: Shown>(shown: &mut S, stamp: Stamp, input: Input<S::News>) -> io::Result<()> {
    let stamp = shown.moment_of(stamp, &input);
    shown.pass_time(stamp)?;
    if shown.inputs().is_left {
        return Ok(());
    }
    let at = stamp.at;
    let nothing = Ok(Reaction::Nothing);
    let reaction = match input {
        Input::Key(key) => shown.key(stamp, key)?,
        Input::Paste(mut text) => {
            let pasted = shown.at_face(at, |face, model| face.paste(&text, model));
            text.zeroize();
            pasted.unwrap_or(nothing)?
        }
        Input::Click(column, row) => {
            shown.at_face(at, |face, model| face.click(column, row, model)).unwrap_or(Reaction::Nothing)
        }
        Input::Dragged(column, row) => shown.at_face(at, |face, _| face.drag(column, row)).unwrap_or(Reaction::Nothing),
        Input::ButtonReleased(column, row) => {
            shown.at_face(at, |face, model| face.release_button(column, row, model)).unwrap_or(Reaction::Nothing)
        }
        Input::Wheel(column, row, direction) => {
            let turned = shown.at_face(at, |face, model| face.wheel((column, row), direction, model));
            turned.unwrap_or(Reaction::Nothing)
        }
        Input::Line(line) => Reaction::Line(line),
        Input::Suspended => Reaction::Suspend,
        Input::Ended => {
            shown.leave();
            Reaction::Nothing
        }
        Input::LineTooLong => {
            shown.refuse_long_line();
            Reaction::Nothing
        }
        Input::EndOfInput => {
            shown.input_is_over();
            Reaction::Nothing
        }
        Input::Redraw | Input::Continued => return shown.redraw(),
        Input::News(news) => return shown.news(stamp, news),
    };
    react(shown, stamp, reaction)
}

fn react<S: Shown>(shown: &mut S, stamp: Stamp, reaction: Reaction) -> io::Result<()> {
    match reaction {
        Reaction::Nothing => {}
        Reaction::Changed => shown.outdate(),
        Reaction::Redraw => {
            shown.on_terminal().invalidate()?;
            shown.outdate();
        }
        Reaction::Complete => {
            complete(shown, stamp.at)?;
            shown.outdate();
        }
        Reaction::Suspend => {
            shown.on_terminal().release();
            stop_here();
            shown.on_terminal().take()?;
            let now = shown.inputs().now.stamp();
            shown.continued(now);
            shown.outdate();
        }
        Reaction::Leave => {
            if !shown.asks_to_leave(stamp)? {
                shown.leave();
            }
            shown.outdate();
        }
        Reaction::Line(_)
        | Reaction::Moved(_)
        | Reaction::Felt(_)
        | Reaction::Silence
        | Reaction::Replay(_)
        | Reaction::LeaveReplay
        | Reaction::Copy => return shown.react(stamp, reaction),
    }
    Ok(())
}

/// Completes the word that is being typed, or lists its completions.
fn complete(shown: &mut impl Shown, at: Moment) -> io::Result<()> {
    let typed = shown.at_face(at, |face, _| face.line().map(LineEditor::text).unwrap_or_default().to_owned());
    match shown.completed(&typed.unwrap_or_default()) {
        Completion::Nothing => Ok(()),
        Completion::Longer(line) => {
            let now = shown.inputs().now.moment();
            shown.at_face(at, |face, _| face.retype(now, &line)).unwrap_or(Ok(()))
        }
        Completion::Several(words) => shown.list(&words),
    }
}
