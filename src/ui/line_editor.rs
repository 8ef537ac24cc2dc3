//! The line in which something is being typed, the same in every face: with its cursor and what was typed before. Counts
//! letters as the eye does, an accent with the letter it stands on. Pure.

use unicode_segmentation::{GraphemeCursor, UnicodeSegmentation};
use unicode_width::UnicodeWidthStr;

use crate::ui::concealment::Concealment;

/// A line of text under the hands.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LineEditor {
    text: String,
    /// In bytes, at a boundary between letters.
    cursor: usize,
    before: Vec<String>,
    /// How far back in `before` the hand has gone; 0 is the line being typed.
    back: usize,
    /// What was being typed when the hand went back.
    draft: String,
    concealment: Box<Concealment>,
}

/// Lines kept to be typed again.
const KEPT: usize = 100;

impl LineEditor {
    /// What is typed.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// What of it may be seen.
    pub fn shown(&self) -> String {
        self.concealment.shown(&self.text)
    }

    /// Hides from now on what is not to be seen of what is typed.
    pub fn conceal(&mut self, concealment: Concealment) {
        *self.concealment = concealment;
    }

    /// Whether nothing is typed.
    pub fn is_empty(&self) -> bool {
        self.text.is_empty()
    }

    /// The columns left of the cursor.
    pub fn cursor_column(&self) -> usize {
        self.concealment.shown(&self.text[..self.cursor]).width()
    }

    /// Puts a character at the cursor; control characters are no text.
    pub fn type_char(&mut self, c: char) {
        if !c.is_control() {
            self.text.insert(self.cursor, c);
            self.cursor += c.len_utf8();
            // Where it joins the letter behind it, the cursor stands behind both.
            self.cursor = self.boundary_from(self.cursor);
        }
    }

    /// Replaces what is typed.
    pub fn set(&mut self, text: &str) {
        self.text = text.to_owned();
        self.cursor = self.text.len();
    }

    /// Removes the letter before the cursor.
    pub fn backspace(&mut self) {
        let previous = self.previous();
        self.text.replace_range(previous..self.cursor, "");
        self.cursor = previous;
    }

    /// Removes the letter at the cursor.
    pub fn delete(&mut self) {
        let next = self.next();
        self.text.replace_range(self.cursor..next, "");
    }

    /// Removes the word before the cursor.
    pub fn delete_word(&mut self) {
        let kept = self.text[..self.cursor].trim_end().rfind(' ').map_or(0, |space| space + 1);
        self.text.replace_range(kept..self.cursor, "");
        self.cursor = kept;
    }

    /// Empties the line.
    pub fn clear(&mut self) {
        self.set("");
    }

    /// Moves the cursor one letter to the left.
    pub fn left(&mut self) {
        self.cursor = self.previous();
    }

    /// Moves the cursor one letter to the right.
    pub fn right(&mut self) {
        self.cursor = self.next();
    }

    /// Moves the cursor to the beginning.
    pub fn home(&mut self) {
        self.cursor = 0;
    }

    /// Moves the cursor to the end.
    pub fn end(&mut self) {
        self.cursor = self.text.len();
    }

    /// The line typed before the one shown; what is being typed is kept for the way back.
    pub fn earlier(&mut self) {
        if self.back < self.before.len() {
            if self.back == 0 {
                self.draft.clone_from(&self.text);
            }
            self.back += 1;
            self.recall();
        }
    }

    /// The line typed after the one shown; behind the newest what was being typed.
    pub fn later(&mut self) {
        if self.back > 0 {
            self.back -= 1;
            self.recall();
        }
    }

    /// Takes the line as typed and leaves an empty one.
    pub fn take(&mut self) -> String {
        let text = std::mem::take(&mut self.text);
        (self.cursor, self.back) = (0, 0);
        self.draft.clear();
        if !text.trim().is_empty() && self.before.last() != Some(&text) && !self.concealment.hides(&text) {
            self.before.push(text.clone());
            if self.before.len() > KEPT {
                self.before.remove(0);
            }
        }
        text
    }

    fn recall(&mut self) {
        let text = self.before.len().checked_sub(self.back).and_then(|at| self.before.get(at)).cloned();
        let text = text.unwrap_or_else(|| std::mem::take(&mut self.draft));
        self.set(&text);
    }

    /// Where the letter before the cursor begins.
    fn previous(&self) -> usize {
        self.text[..self.cursor].grapheme_indices(true).next_back().map_or(0, |(at, _)| at)
    }

    /// Where the letter at the cursor ends.
    fn next(&self) -> usize {
        let letter = self.text[self.cursor..].graphemes(true).next();
        self.cursor + letter.map_or(0, str::len)
    }

    /// The first boundary between letters from there on.
    fn boundary_from(&self, at: usize) -> usize {
        let mut cursor = GraphemeCursor::new(at, self.text.len(), true);
        match cursor.is_boundary(&self.text, 0) {
            Ok(false) => cursor.next_boundary(&self.text, 0).ok().flatten().unwrap_or(self.text.len()),
            Ok(true) | Err(_) => at,
        }
    }
}
