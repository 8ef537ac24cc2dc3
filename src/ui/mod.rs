//! The faces: what is typed becomes a reaction, what happened is shown. No face knows the rules of chess.

#[cfg(feature = "hall")]
pub mod hall_table;
pub mod hybrid;
pub mod line_editor;
pub mod lines;
pub mod screen;
pub mod terminal;
pub mod text;
pub mod view_model;

use std::io;
use std::time::Duration;

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use shakmaty::Square;

use crate::game::clock::moment::Moment;
use crate::game::half_move::HalfMove;
use crate::game::people::Actor;
use crate::interpreter::request::{FaceKind, ReplayStep};
use crate::wording::{Label, Utterance, Wording};
use hybrid::Hybrid;
use line_editor::{Concealment, LineEditor};
use lines::{Columns, LineStyle, Lines};
use screen::{Direction, Screen, UiState};
pub use terminal::Output;
use terminal::{Takeover, TerminalGuard};
use view_model::ViewModel;

/// The rest of the work for a key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reaction {
    /// The key means nothing here, or everything is done.
    Nothing,
    /// Something shown has changed.
    Changed,
    /// Everything must be redrawn.
    Redraw,
    /// A line was entered.
    Line(String),
    /// Complete what is typed.
    Complete,
    /// The selection moved a piece from the first square to the second.
    Moved(HalfMove),
    /// The cursor has come to a square.
    Felt(Square),
    /// Stop all sound at once; something shown may have changed.
    Silence,
    /// Suspend the program.
    Suspend,
    /// Go a step through a game that is over.
    Replay(ReplayStep),
    /// Go through it no longer.
    LeaveReplay,
    /// Put the PGN of a game that is over on the clipboard.
    Copy,
    Leave,
}

/// What a key means in lines while a game that is over is gone through and nothing is typed.
fn replay_key(key: KeyEvent, model: &ViewModel, line: Option<&LineEditor>) -> Option<Reaction> {
    model.replay.filter(|_| line.is_some_and(LineEditor::is_empty))?;
    let keys = [
        (KeyCode::Left, Reaction::Replay(ReplayStep::Back)),
        (KeyCode::Right, Reaction::Replay(ReplayStep::Forward)),
        (KeyCode::Home, Reaction::Replay(ReplayStep::First)),
        (KeyCode::End, Reaction::Replay(ReplayStep::Last)),
        (KeyCode::Esc, Reaction::LeaveReplay),
    ];
    keys.into_iter().find(|(code, _)| *code == key.code).map(|(_, reaction)| reaction)
}

/// Something that has the terminal, or has lent it for a while.
///
/// Every method that writes to the terminal fails when the terminal is gone.
pub trait OnTerminal {
    /// Redraws everything the next time.
    fn invalidate(&mut self) -> io::Result<()>;

    /// Gives the terminal back for a while.
    fn release(&mut self);

    /// Takes the terminal again.
    fn take(&mut self) -> io::Result<()>;
}

/// One way to show a game and to take keys, in use.
///
/// Every method that writes to the terminal fails when the terminal is gone.
pub trait Face: OnTerminal {
    /// Which of the faces it is.
    fn kind(&self) -> FaceKind;

    /// Does what a key means; a selection begins on the board of the player to move.
    fn key(&mut self, key: KeyEvent, model: &ViewModel) -> io::Result<Reaction>;

    /// Writes the sentences of one event if this face writes them at once; the screen draws them with everything else.
    fn show(&mut self, model: &ViewModel, said: &[Utterance]) -> io::Result<()>;

    /// Draws the model. Faces of lines write what is due.
    fn draw(&mut self, model: &ViewModel) -> io::Result<()>;

    /// When the model next looks different by itself.
    fn next_change(&self, model: &ViewModel) -> Option<Moment>;

    /// The line that is being typed; `None` if whole lines are read.
    fn line(&self) -> Option<&LineEditor>;

    /// Continues with a line that was typed in another face, and all lines before it.
    fn set_line(&mut self, line: LineEditor);

    /// Replaces what is typed, as if it had been typed so.
    fn retype(&mut self, at: Moment, text: &str) -> io::Result<()>;

    /// Sets what is hidden of the line that is being typed.
    fn conceal(&mut self, concealment: Concealment);

    /// Gives the terminal back and writes a last sentence.
    fn farewell(&mut self, sentence: &Utterance);

    /// Takes pasted text as if it were typed, several lines as one.
    fn paste(&mut self, text: &str, model: &ViewModel) -> io::Result<Reaction> {
        for c in text.trim_end().chars().map(|c| if c.is_control() { ' ' } else { c }) {
            self.key(KeyEvent::new(KeyCode::Char(c), KeyModifiers::NONE), model)?;
        }
        Ok(Reaction::Changed)
    }

    /// Handles a press of the mouse button at a column and row: it selects a square, and lifts or puts down.
    fn click(&mut self, _column: u16, _row: u16, _model: &ViewModel) -> Reaction {
        Reaction::Nothing
    }

    /// Handles the pointer at a column and row while the button is pressed.
    fn drag(&mut self, _column: u16, _row: u16) -> Reaction {
        Reaction::Nothing
    }

    /// Handles a release of the mouse button at a column and row.
    fn release_button(&mut self, _column: u16, _row: u16, _model: &ViewModel) -> Reaction {
        Reaction::Nothing
    }

    /// Scrolls what is under the pointer, at a column and row.
    fn wheel(&mut self, _at: (u16, u16), _direction: Direction, _model: &ViewModel) -> Reaction {
        Reaction::Nothing
    }

    /// The state of the screen, if this is the screen.
    fn ui_state(&self) -> Option<&UiState> {
        None
    }

    /// Who is typing, if that was chosen and is not left to the words.
    fn speaker(&self) -> Option<Actor> {
        None
    }

    /// The person at the keyboard has the other colour from now on (7.3).
    fn exchange_colors(&mut self) {}

    /// Puts a text on the clipboard of the terminal, if this face writes sequences.
    fn copy(&mut self, _text: &str) -> io::Result<()> {
        Ok(())
    }

    /// Sets how lines are written from now on.
    fn set_line_style(&mut self, _style: LineStyle) {}

    /// Lets letters move a cursor over the board from that square, and returns whether they do: the screen has its
    /// arrow keys.
    fn walk(&mut self, _from: Square) -> bool {
        false
    }

    /// Whether a person is at the keyboard who can be asked something.
    fn is_at_a_terminal(&self) -> bool {
        true
    }
}

/// The way of typed keys to the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KeyInput {
    /// From a terminal, one by one.
    OneByOne,
    /// As whole lines: from a pipe, a file, or a terminal that edits its lines itself. Only lines can be shown there.
    InLines,
}

/// A face and everything that is needed to open it, or another.
#[derive(Clone, Debug)]
pub struct FaceChoice {
    pub kind: FaceKind,
    /// The face that fits the terminal if nobody chooses one.
    pub fits: FaceKind,
    pub keys: KeyInput,
    pub lines: LineStyle,
    pub ui: UiState,
    /// The one guard of the terminal, whichever face holds it.
    pub guard: TerminalGuard,
    /// How long the line stands that is written before the screen is taken: a screen reader says it only then.
    pub first_line: Duration,
}

impl FaceChoice {
    /// Opens the face.
    ///
    /// # Errors
    ///
    /// The terminal is gone; [`io::ErrorKind::Unsupported`] if it can show lines only.
    pub fn open(&self, wording: &Wording) -> io::Result<Box<dyn Face>> {
        if self.kind != FaceKind::Lines && !obeys_sequences() {
            return Err(io::ErrorKind::Unsupported.into());
        }
        let guard = self.guard.clone();
        Ok(match (self.keys, self.kind) {
            (KeyInput::InLines, _) => Box::new(Lines::streaming(Output, self.lines, Columns::of_output())),
            (KeyInput::OneByOne, FaceKind::Lines) => {
                Box::new(Lines::typing(Output, self.lines, guard, Takeover::Lines)?)
            }
            (KeyInput::OneByOne, FaceKind::Hybrid) => {
                Box::new(Hybrid::typing(Output, self.lines, self.ui.appearance, guard)?)
            }
            (KeyInput::OneByOne, FaceKind::Screen) => {
                Box::new(Screen::open((&wording.label(&Label::FirstLine), self.first_line), self.ui.clone(), guard)?)
            }
        })
    }
}

/// Whether the terminal obeys escape sequences. A console of Windows is asked, and switched to do so; an old one
/// cannot.
pub fn obeys_sequences() -> bool {
    #[cfg(windows)]
    return crossterm::ansi_support::supports_ansi();
    #[cfg(not(windows))]
    true
}
