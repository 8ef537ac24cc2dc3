//! The line in which something is being typed, with its cursor and what was typed before.

use unicode_width::UnicodeWidthStr;

/// A line of text under the hands.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct InputLine {
    text: String,
    /// In bytes, at a boundary between characters.
    cursor: usize,
    before: Vec<String>,
    /// How far back in `before` the hand has gone; 0 is the line being typed.
    back: usize,
}

/// Lines kept to be typed again.
const KEPT: usize = 100;

impl InputLine {
    /// What is typed.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Whether nothing is typed.
    pub fn is_empty(&self) -> bool {
        self.text.is_empty()
    }

    /// The columns left of the cursor.
    pub fn cursor_column(&self) -> usize {
        self.text[..self.cursor].width()
    }

    /// Puts a character at the cursor; control characters are no text.
    pub fn type_char(&mut self, c: char) {
        if !c.is_control() {
            self.text.insert(self.cursor, c);
            self.cursor += c.len_utf8();
        }
    }

    /// Replaces what is typed.
    pub fn set(&mut self, text: &str) {
        self.text = text.to_owned();
        self.cursor = self.text.len();
    }

    /// Removes the character before the cursor.
    pub fn backspace(&mut self) {
        if let Some(previous) = self.previous() {
            self.text.remove(previous);
            self.cursor = previous;
        }
    }

    /// Removes the character at the cursor.
    pub fn delete(&mut self) {
        if self.cursor < self.text.len() {
            self.text.remove(self.cursor);
        }
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
        self.cursor = self.previous().unwrap_or(0);
    }

    /// Moves the cursor one letter to the right.
    pub fn right(&mut self) {
        self.cursor += self.text[self.cursor..].chars().next().map_or(0, char::len_utf8);
    }

    /// Moves the cursor to the beginning.
    pub fn home(&mut self) {
        self.cursor = 0;
    }

    /// Moves the cursor to the end.
    pub fn end(&mut self) {
        self.cursor = self.text.len();
    }

    /// The line typed before the one shown.
    pub fn earlier(&mut self) {
        if self.back < self.before.len() {
            self.back += 1;
            self.recall();
        }
    }

    /// The line typed after the one shown.
    pub fn later(&mut self) {
        self.back = self.back.saturating_sub(1);
        self.recall();
    }

    /// Takes the line as typed and leaves an empty one.
    pub fn take(&mut self) -> String {
        let text = std::mem::take(&mut self.text);
        self.cursor = 0;
        self.back = 0;
        if !text.trim().is_empty() && self.before.last() != Some(&text) {
            self.before.push(text.clone());
            if self.before.len() > KEPT {
                self.before.remove(0);
            }
        }
        text
    }

    fn recall(&mut self) {
        let text = self.before.len().checked_sub(self.back).and_then(|at| self.before.get(at)).cloned();
        self.set(&text.unwrap_or_default());
    }

    fn previous(&self) -> Option<usize> {
        self.text[..self.cursor].char_indices().next_back().map(|(at, _)| at)
    }
}
