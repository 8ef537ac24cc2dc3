//! Which face is shown, and how each of them looks when it is opened.

use std::io;

use super::hybrid::Hybrid;
use super::lines::{Columns, Lines, LinesManner};
use super::screen::{Screen, UiState};
use super::terminal_guard::{Takeover, TerminalGuard};
use super::{Face, Output};
use crate::interpreter::request::FaceKind;
use crate::wording::{Label, Wording};

/// How what is typed reaches the program.
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
    pub keys: KeyInput,
    pub lines: LinesManner,
    pub ui: UiState,
    /// The one guard of the terminal, whichever face has it.
    pub guard: TerminalGuard,
}

impl FaceChoice {
    /// Opens the face.
    ///
    /// # Errors
    ///
    /// Where the terminal is gone; [`io::ErrorKind::Unsupported`] where it can show lines only.
    pub fn open(&self, wording: &Wording) -> io::Result<Face> {
        if self.kind != FaceKind::Lines && !obeys_sequences() {
            return Err(io::ErrorKind::Unsupported.into());
        }
        let guard = self.guard.clone();
        match (self.keys, self.kind) {
            (KeyInput::InLines, _) => Ok(Face::Lines(Lines::streaming(Output, self.lines, Columns::of_output()))),
            (KeyInput::OneByOne, FaceKind::Lines) => {
                Lines::typing(Output, self.lines, guard, Takeover::Lines).map(Face::Lines)
            }
            (KeyInput::OneByOne, FaceKind::Hybrid) => {
                Hybrid::typing(Output, self.lines, self.ui.appearance, guard).map(Box::new).map(Face::Hybrid)
            }
            (KeyInput::OneByOne, FaceKind::Screen) => {
                let screen = Screen::open(&wording.label(&Label::FirstLine), &self.ui, guard)?;
                Ok(Face::Screen(Box::new(screen), Box::new(self.ui.clone())))
            }
        }
    }
}

/// Whether the terminal obeys escape sequences. A console of Windows is asked, and switched to do so: an old one cannot.
pub fn obeys_sequences() -> bool {
    #[cfg(windows)]
    return crossterm::ansi_support::supports_ansi();
    #[cfg(not(windows))]
    true
}
