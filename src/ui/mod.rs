//! The faces: what is typed becomes an intent, what happened is shown. No face knows the rules of chess.

pub mod concealment;
pub mod echo;
pub mod hybrid;
pub mod line_editor;
pub mod lines;
pub mod open;
mod output;
pub mod rows;
pub mod screen;
pub mod terminal_guard;
pub mod text;
mod typing;
pub mod view_model;

use std::io;

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use shakmaty::Square;

use crate::game::clock::moment::Moment;
use crate::game::half_move::HalfMove;
use crate::game::people::Actor;
use crate::interpreter::request::FaceKind;
use crate::wording::Utterance;
use concealment::Concealment;
use hybrid::Hybrid;
use line_editor::LineEditor;
use lines::{Columns, Lines, LinesManner};
pub use output::Output;
use screen::{Screen, UiState};
use view_model::ViewModel;

/// One of the faces, in use.
pub enum Face {
    Screen(Box<Screen>, Box<UiState>),
    Lines(Lines<Output>),
    Hybrid(Box<Hybrid<Output>>),
}

/// What is left to be done about a key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reaction {
    /// The key means nothing here, or everything is done.
    Nothing,
    /// Something shown has changed.
    Changed,
    /// Everything must be drawn anew.
    Redraw,
    /// A line was said.
    Line(String),
    /// What is typed is to be completed.
    Complete,
    /// A hand lifted the man on the first square and put it on the second.
    Moved(HalfMove),
    /// A hand has come to a square.
    Felt(Square),
    /// Everything that is heard is to stop at once; something shown may have changed.
    Silence,
    /// The terminal is wanted for something else.
    Suspend,
    Leave,
}

impl Face {
    /// Does what a key means; a selection begins on the board of the player to move.
    ///
    /// # Errors
    ///
    /// Where the terminal is gone.
    pub fn key(&mut self, key: KeyEvent, model: &ViewModel) -> io::Result<Reaction> {
        match self {
            Face::Screen(_, ui) => Ok(screen::press(ui, model, key)),
            Face::Lines(lines) => lines.key(key),
            Face::Hybrid(hybrid) => hybrid.key(key),
        }
    }

    /// Takes what was pasted as if it were typed, several lines as one.
    ///
    /// # Errors
    ///
    /// Where the terminal is gone.
    pub fn paste(&mut self, text: &str, model: &ViewModel) -> io::Result<Reaction> {
        for c in text.trim_end().chars().map(|c| if c.is_control() { ' ' } else { c }) {
            self.key(KeyEvent::new(KeyCode::Char(c), KeyModifiers::NONE), model)?;
        }
        Ok(Reaction::Changed)
    }

    /// Does what a click at a column and row means: it selects a square, and lifts or puts down.
    pub fn click(&mut self, column: u16, row: u16, model: &ViewModel) -> Reaction {
        match self {
            Face::Screen(screen, ui) => screen.click(ui, model, column, row),
            Face::Lines(_) | Face::Hybrid(_) => Reaction::Nothing,
        }
    }

    /// Does what it means that the button of the mouse was let go at a column and row.
    pub fn release_button(&mut self, column: u16, row: u16, model: &ViewModel) -> Reaction {
        match self {
            Face::Screen(screen, ui) => screen.release_button(ui, model, column, row),
            Face::Lines(_) | Face::Hybrid(_) => Reaction::Nothing,
        }
    }

    /// Which of the faces it is.
    pub fn kind(&self) -> FaceKind {
        match self {
            Face::Screen(..) => FaceKind::Screen,
            Face::Lines(_) => FaceKind::Lines,
            Face::Hybrid(_) => FaceKind::Hybrid,
        }
    }

    /// The line that is being typed; `None` where whole lines are read.
    pub fn line(&self) -> Option<&LineEditor> {
        match self {
            Face::Screen(_, ui) => Some(&ui.input),
            Face::Lines(lines) => lines.line(),
            Face::Hybrid(hybrid) => hybrid.line(),
        }
    }

    /// Goes on with a line that was typed elsewhere, and all lines before it.
    pub fn go_on_with(&mut self, line: LineEditor) {
        match self {
            Face::Screen(_, ui) => ui.input = line,
            Face::Lines(lines) => lines.go_on_with(line),
            Face::Hybrid(hybrid) => hybrid.lines().go_on_with(line),
        }
    }

    /// Replaces what is typed, as if it had been typed so.
    ///
    /// # Errors
    ///
    /// Where the terminal is gone.
    pub fn retype(&mut self, text: &str) -> io::Result<()> {
        match self {
            Face::Screen(_, ui) => ui.input.set(text),
            Face::Lines(lines) => lines.retype(text)?,
            Face::Hybrid(hybrid) => hybrid.lines().retype(text)?,
        }
        Ok(())
    }

    /// Writes the sentences of one event where they are written at once; the screen draws them with everything else.
    ///
    /// # Errors
    ///
    /// Where nobody reads them any more.
    pub fn tell(&mut self, model: &ViewModel, said: &[Utterance]) -> io::Result<()> {
        match self {
            Face::Screen(_, ui) => {
                ui.said(said.len());
                Ok(())
            }
            Face::Lines(lines) => lines.show(model.at, said),
            Face::Hybrid(hybrid) => hybrid.show(model, said),
        }
    }

    /// Draws the model. Lines have been written when something was said.
    ///
    /// # Errors
    ///
    /// Where the terminal is gone.
    pub fn draw(&mut self, model: &ViewModel) -> io::Result<()> {
        match self {
            Face::Screen(screen, ui) => screen.show(model, ui),
            Face::Lines(lines) => lines.write_due(model.at),
            Face::Hybrid(hybrid) => hybrid.draw(model),
        }
    }

    /// Gives the terminal back and says a last sentence on it.
    pub fn farewell(&mut self, sentence: &Utterance) {
        // Where this fails nobody is there to read it.
        match self {
            Face::Screen(screen, _) => {
                screen.release();
                let mut lines = Lines::streaming(Output, LinesManner::default(), Columns::Terminal);
                let _ = lines.show_at_once(std::slice::from_ref(sentence));
                return;
            }
            Face::Lines(lines) => _ = lines.show_at_once(std::slice::from_ref(sentence)),
            Face::Hybrid(hybrid) => _ = hybrid.lines().show_at_once(std::slice::from_ref(sentence)),
        }
        self.release();
    }

    /// When the model next looks different by itself.
    pub fn next_change(&self, model: &ViewModel) -> Option<Moment> {
        match self {
            Face::Screen(..) => model.next_digit(),
            Face::Lines(lines) => lines.due(),
            Face::Hybrid(hybrid) => hybrid.due(),
        }
    }

    /// Who speaks at the keys where the words do not tell.
    pub fn speaker(&self) -> Option<Actor> {
        match self {
            Face::Screen(_, ui) => ui.speaker,
            Face::Lines(_) | Face::Hybrid(_) => None,
        }
    }

    /// Whoever speaks at the keys has the other colour from now on (7.3).
    pub fn exchange_colors(&mut self) {
        match self {
            Face::Screen(_, ui) => ui.speaker = ui.speaker.map(Actor::of_the_other_color),
            Face::Lines(_) | Face::Hybrid(_) => {}
        }
    }

    /// Draws everything anew the next time.
    ///
    /// # Errors
    ///
    /// Where the terminal is gone.
    pub fn forget(&mut self) -> io::Result<()> {
        match self {
            Face::Screen(screen, _) => screen.forget()?,
            Face::Lines(_) => {}
            Face::Hybrid(hybrid) => hybrid.forget(),
        }
        Ok(())
    }

    /// Gives the terminal back for a while.
    pub fn release(&mut self) {
        match self {
            Face::Screen(screen, _) => screen.release(),
            Face::Lines(lines) => lines.release(),
            Face::Hybrid(hybrid) => hybrid.lines().release(),
        }
    }

    /// Takes the terminal again.
    ///
    /// # Errors
    ///
    /// Where the terminal is gone.
    pub fn take(&mut self) -> io::Result<()> {
        match self {
            Face::Screen(screen, _) => screen.take(),
            Face::Lines(lines) => lines.take(),
            Face::Hybrid(hybrid) => {
                hybrid.forget();
                hybrid.lines().take()
            }
        }
    }

    /// How lines are written from now on; the screen has none.
    pub fn set_manner(&mut self, manner: LinesManner) {
        match self {
            Face::Screen(..) => {}
            Face::Lines(lines) => lines.set_manner(manner),
            Face::Hybrid(hybrid) => hybrid.lines().set_manner(manner),
        }
    }

    /// Lets a hand walk over the board by letters. The screen has its arrow keys.
    pub fn walk(&mut self, from: Square) {
        match self {
            Face::Screen(..) => {}
            Face::Lines(lines) => lines.walk(from),
            Face::Hybrid(hybrid) => hybrid.lines().walk(from),
        }
    }

    /// Hides from now on what is not to be seen of the line that is being typed.
    pub fn conceal(&mut self, concealment: Concealment) {
        match self {
            Face::Screen(_, ui) => ui.input.conceal(concealment),
            Face::Lines(lines) => lines.conceal(concealment),
            Face::Hybrid(hybrid) => hybrid.lines().conceal(concealment),
        }
    }

    /// Whether somebody sits at the keys, who can be asked something.
    pub fn is_at_a_terminal(&self) -> bool {
        match self {
            Face::Screen(..) | Face::Hybrid(_) => true,
            Face::Lines(lines) => lines.is_at_a_terminal(),
        }
    }
}
