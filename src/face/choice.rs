//! Which face is shown, and how each of them looks when it is opened.

use std::io;

use super::Face;
use super::hybrid::Hybrid;
use super::lines::{Lines, LinesManner};
use super::screen::{Desk, Screen};
use crate::wording::{Label, Wording};

/// The faces by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FaceKind {
    Screen,
    Lines,
    /// Boards above for the eyes, lines below for a screen reader.
    Hybrid,
}

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

impl FaceKind {
    pub const ALL: [FaceKind; 3] = [FaceKind::Screen, FaceKind::Lines, FaceKind::Hybrid];

    /// The word by which it is chosen.
    pub fn name(self) -> &'static str {
        match self {
            FaceKind::Screen => "screen",
            FaceKind::Lines => "lines",
            FaceKind::Hybrid => "hybrid",
        }
    }

    /// The face of that word.
    pub fn named(word: &str) -> Option<FaceKind> {
        FaceKind::ALL.into_iter().find(|kind| kind.name() == word)
    }
}

impl FaceChoice {
    /// Opens the face.
    ///
    /// # Errors
    ///
    /// Where the terminal is gone.
    pub fn open(&self, wording: &Wording) -> io::Result<Face> {
        match (self.keys, self.kind) {
            (Keys::InLines, _) => Ok(Face::Lines(Lines::streaming(io::stdout(), self.lines))),
            (Keys::OneByOne, FaceKind::Lines) => Lines::typing(io::stdout(), self.lines).map(Face::Lines),
            (Keys::OneByOne, FaceKind::Hybrid) => {
                Hybrid::typing(io::stdout(), self.lines, self.desk.look).map(|hybrid| Face::Hybrid(Box::new(hybrid)))
            }
            (Keys::OneByOne, FaceKind::Screen) => Screen::open(&wording.label(&Label::FirstLine), self.desk.look.mouse)
                .map(|screen| Face::Screen(Box::new(screen), Box::new(self.desk.clone()))),
        }
    }
}
