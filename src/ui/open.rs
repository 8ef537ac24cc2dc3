//! Which face is shown, and how each of them looks when it is opened.

use std::io;

use super::hybrid::Hybrid;
use super::lines::{Columns, Lines, LinesManner};
use super::screen::{Desk, Screen};
use super::{Face, Output};
use crate::interpreter::request::FaceKind;
use crate::wording::{Label, Wording};

/// How what is typed reaches the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Keys {
    /// From a terminal, one by one.
    OneByOne,
    /// As whole lines: from a pipe, a file, or a terminal that edits its lines itself. Only lines can be shown there.
    InLines,
}

/// A face and everything that is needed to open it, or another.
#[derive(Clone, Debug, PartialEq)]
pub struct FaceChoice {
    pub kind: FaceKind,
    pub keys: Keys,
    pub lines: LinesManner,
    pub desk: Desk,
}

impl FaceChoice {
    /// Opens the face.
    ///
    /// # Errors
    ///
    /// Where the terminal is gone.
    pub fn open(&self, wording: &Wording) -> io::Result<Face> {
        match (self.keys, self.kind) {
            (Keys::InLines, _) => Ok(Face::Lines(Lines::streaming(Output, self.lines, Columns::of_output()))),
            (Keys::OneByOne, FaceKind::Lines) => Lines::typing(Output, self.lines).map(Face::Lines),
            (Keys::OneByOne, FaceKind::Hybrid) => {
                Hybrid::typing(Output, self.lines, self.desk.look).map(|hybrid| Face::Hybrid(Box::new(hybrid)))
            }
            (Keys::OneByOne, FaceKind::Screen) => Screen::open(&wording.label(&Label::FirstLine), self.desk.look.mouse)
                .map(|screen| Face::Screen(Box::new(screen), Box::new(self.desk.clone()))),
        }
    }
}
