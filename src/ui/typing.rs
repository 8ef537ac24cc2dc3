//! What is typed at the end of the lines, and what is written so that a reader hears it rightly. Pure.

use crossterm::event::KeyCode;
use shakmaty::{File, Rank, Square};
use unicode_segmentation::UnicodeSegmentation;
use unicode_width::UnicodeWidthStr;

use super::line_editor::LineEditor;

/// What is being typed.
#[derive(Debug, Default)]
pub(super) struct Typing {
    pub line: LineEditor,
    /// Whether the cursor stands at the end of it; not once a sentence came in between.
    pub shown: Shown,
    /// The square under the hand that walks over the board.
    pub hand: Option<Square>,
}

/// Whether what is typed is shown where the hand walks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Shown {
    #[default]
    No,
    Yes,
}

impl Typing {
    /// Moves the hand, if it is out: left, down, up, right. At the edge it stays. Any other key takes it away.
    pub fn step(&mut self, key: KeyCode) -> Option<Square> {
        let steps = [('h', (-1, 0)), ('j', (0, -1)), ('k', (0, 1)), ('l', (1, 0))];
        let Some((_, (files, ranks))) = steps.into_iter().find(|(letter, _)| key == KeyCode::Char(*letter)) else {
            self.hand = None;
            return None;
        };
        let hand = self.hand.as_mut()?;
        let file = File::try_from(i32::from(hand.file()) + files);
        let rank = Rank::try_from(i32::from(hand.rank()) + ranks);
        if let (Ok(file), Ok(rank)) = (file, rank) {
            *hand = Square::from_coords(file, rank);
        }
        Some(*hand)
    }

    /// What to write so that the letter is heard and seen at the end of the line.
    pub fn append(&mut self, c: char) -> String {
        let before = self.line.shown();
        self.line.type_char(c);
        let seen = self.line.shown();
        if seen.is_empty() {
            return String::new();
        }
        match std::mem::replace(&mut self.shown, Shown::Yes) {
            Shown::Yes => seen.strip_prefix(&before).unwrap_or_default().to_owned(),
            Shown::No => self.anew(),
        }
    }

    /// Takes letters away at the end of the line, and gives what to write so that they are gone.
    pub fn erase(&mut self, shorten: impl FnOnce(&mut LineEditor)) -> String {
        let before = self.line.shown();
        shorten(&mut self.line);
        let seen = self.line.shown();
        match self.shown {
            Shown::Yes => rubbed_out(before.strip_prefix(&seen).unwrap_or_default()),
            Shown::No if seen.is_empty() => String::new(),
            Shown::No => {
                self.shown = Shown::Yes;
                self.anew()
            }
        }
    }

    /// Puts another line in place of what is typed, and gives what to write: a line of its own is read as a whole.
    pub fn replace(&mut self, change: impl FnOnce(&mut LineEditor)) -> String {
        let before = self.line.shown();
        change(&mut self.line);
        let seen = self.line.shown();
        if seen == before {
            return String::new();
        }
        if seen.is_empty() {
            return if self.shown == Shown::Yes { rubbed_out(&before) } else { String::new() };
        }
        self.shown = Shown::Yes;
        self.anew()
    }

    /// The whole of what is typed on a new line.
    fn anew(&self) -> String {
        format!("\r\n{}", self.line.shown())
    }
}

/// What takes a text at the end of a row away, letter by letter, so that readers say what is gone.
fn rubbed_out(text: &str) -> String {
    let letters = text.graphemes(true).rev().map(|letter| {
        let back = "\u{8}".repeat(letter.width());
        format!("{back}{}{back}", " ".repeat(letter.width()))
    });
    letters.collect()
}
