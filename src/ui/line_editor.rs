//! The line that is being typed: its cursor, the lines typed before, and what of it is hidden. Pure.
//!
//! Counts letters as they are seen: an accent belongs to its letter.

use std::sync::Arc;

use unicode_segmentation::GraphemeCursor;
use unicode_segmentation::UnicodeSegmentation;
use unicode_width::UnicodeWidthStr;
use zeroize::Zeroize;

use crate::wording::{SecretKind, Wording};

/// A line of text that is being edited.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LineEditor {
    text: String,
    /// In bytes, at a boundary between letters.
    cursor: usize,
    before: Vec<String>,
    /// How many lines back in `before` is shown; 0 is the line being typed.
    back: usize,
    /// What was being typed before an earlier line was recalled.
    draft: String,
    concealment: Box<Concealment>,
}

/// At most this many lines are kept to be recalled.
const KEPT: usize = 100;

/// The bytes for which a line has room at first.
const ROOM: usize = 256;

impl LineEditor {
    /// What is typed.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The part of it that may be seen.
    pub fn shown(&self) -> String {
        self.concealment.shown(&self.text)
    }

    /// What stands before the line, if it is a secret with a prompt of its own.
    pub fn prompt(&self) -> Option<&'static str> {
        self.concealment.prompt()
    }

    /// Sets what is hidden of the line.
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

    /// Inserts a character at the cursor; ignores control characters.
    pub fn type_char(&mut self, c: char) {
        if !c.is_control() {
            self.make_room(c.len_utf8());
            self.text.insert(self.cursor, c);
            self.cursor += c.len_utf8();
            // If it joins the following letter, the cursor moves behind both.
            self.cursor = self.boundary_from(self.cursor);
        }
    }

    /// Replaces what is typed.
    pub fn set(&mut self, text: &str) {
        self.text.zeroize();
        self.make_room(text.len());
        self.text.push_str(text);
        self.cursor = self.text.len();
    }

    /// Makes room without leaving what is typed in memory, where it may be a secret.
    fn make_room(&mut self, more: usize) {
        let wanted = self.text.len() + more;
        if wanted > self.text.capacity() {
            let mut larger = String::with_capacity((2 * wanted).max(ROOM));
            larger.push_str(&self.text);
            std::mem::replace(&mut self.text, larger).zeroize();
        }
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
        let kept = self.word_before();
        self.text.replace_range(kept..self.cursor, "");
        self.cursor = kept;
    }

    /// Removes the word after the cursor.
    pub fn delete_word_after(&mut self) {
        let end = self.word_after();
        self.text.replace_range(self.cursor..end, "");
    }

    /// Removes everything after the cursor.
    pub fn delete_rest(&mut self) {
        self.text.replace_range(self.cursor.., "");
    }

    /// Removes everything before the cursor.
    pub fn delete_before(&mut self) {
        self.text.replace_range(..self.cursor, "");
        self.cursor = 0;
    }

    /// Moves the cursor to the beginning of the word before it.
    pub fn word_left(&mut self) {
        self.cursor = self.word_before();
    }

    /// Moves the cursor behind the word after it.
    pub fn word_right(&mut self) {
        self.cursor = self.word_after();
    }

    fn word_before(&self) -> usize {
        self.text[..self.cursor].trim_end().rfind(' ').map_or(0, |space| space + 1)
    }

    fn word_after(&self) -> usize {
        let rest = &self.text[self.cursor..];
        let word = rest.len() - rest.trim_start().len();
        rest[word..].find(' ').map_or(self.text.len(), |space| self.cursor + word + space)
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

    /// Recalls the line before the one shown; what is being typed is kept.
    pub fn earlier(&mut self) {
        if self.back < self.before.len() {
            if self.back == 0 {
                self.draft.clone_from(&self.text);
            }
            self.back += 1;
            self.recall();
        }
    }

    /// Recalls the line after the one shown; after the newest, what was being typed.
    pub fn later(&mut self) {
        if self.back > 0 {
            self.back -= 1;
            self.recall();
        }
    }

    /// Returns the line and leaves an empty one. The caller wipes it: it may be a secret.
    pub fn take(&mut self) -> String {
        let text = std::mem::take(&mut self.text);
        (self.cursor, self.back) = (0, 0);
        self.draft.zeroize();
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

    /// The start of the letter before the cursor.
    fn previous(&self) -> usize {
        self.text[..self.cursor].grapheme_indices(true).next_back().map_or(0, |(at, _)| at)
    }

    /// The end of the letter at the cursor.
    fn next(&self) -> usize {
        let letter = self.text[self.cursor..].graphemes(true).next();
        self.cursor + letter.map_or(0, str::len)
    }

    /// The first boundary between letters at or after a position.
    fn boundary_from(&self, at: usize) -> usize {
        let mut cursor = GraphemeCursor::new(at, self.text.len(), true);
        match cursor.is_boundary(&self.text, 0) {
            Ok(false) => cursor.next_boundary(&self.text, 0).ok().flatten().unwrap_or(self.text.len()),
            Ok(true) | Err(_) => at,
        }
    }
}

/// The hidden part of a typed line: everything (a PIN, a passphrase), or a sealed move after its word.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Concealment {
    secret: Option<SecretKind>,
    /// The words that precede a sealed move, in lower case.
    words: Arc<[String]>,
    /// A move is to be sealed: a line with a misspelt word may hold it, and no line can be recalled.
    is_sealing: bool,
}

/// Replaces each letter that is hidden after a word.
const HIDDEN: char = '*';
/// Replaces each letter of a secret.
const DOT: char = '•';
/// What stands before the dots of a PIN, in every language.
const PIN: &str = "PIN> ";

impl Concealment {
    /// Hides sealed moves after the words of that language and of English.
    pub fn of_sealed_moves(wording: &Wording) -> Concealment {
        Concealment { words: wording.sealing_words(), ..Concealment::default() }
    }

    /// Keeps no line, while a move is to be sealed.
    #[must_use]
    pub fn while_sealing(self) -> Concealment {
        Concealment { is_sealing: true, ..self }
    }

    /// Hides the whole line: each letter is a dot.
    pub fn of_secret(secret: SecretKind) -> Concealment {
        Concealment { secret: Some(secret), ..Concealment::default() }
    }

    /// What stands before the line: `PIN> ` before a PIN.
    pub fn prompt(&self) -> Option<&'static str> {
        self.secret.filter(|secret| *secret == SecretKind::Pin).map(|_| PIN)
    }

    /// The line as it may be seen. What is typed later never changes what was seen before.
    pub fn shown(&self, line: &str) -> String {
        if self.hides_everything() {
            return line.chars().map(|_| DOT).collect();
        }
        let Some(from) = self.hidden_from(line) else { return line.to_owned() };
        let (seen, hidden) = line.split_at(from);
        seen.chars().chain(hidden.chars().map(|_| HIDDEN)).collect()
    }

    /// Whether the whole line is hidden.
    pub fn hides_everything(&self) -> bool {
        self.secret.is_some()
    }

    /// Whether something in the line is hidden, so that it must not be recalled.
    pub fn hides(&self, line: &str) -> bool {
        self.hides_everything() || self.is_sealing || self.hidden_from(line).is_some()
    }

    /// Where the hidden part begins: after the first word that announces a sealed move, and the space after it.
    fn hidden_from(&self, line: &str) -> Option<usize> {
        let mut at = 0;
        for part in line.split_inclusive([' ', ':', ';']) {
            at += part.len();
            let word = part.trim_end_matches([' ', ':', ';']).to_lowercase();
            if word.len() < part.len() && self.words.contains(&word) {
                return Some(at);
            }
        }
        None
    }
}
