//! Cuts a written sheet into its words, in one pass; comments, variations and tags are left out.

use super::tag;

/// One word of a sheet and where it stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Token<'a> {
    pub text: &'a str,
    /// Counted from 1.
    pub line: usize,
    /// Whether it is the first of its line.
    pub starts_line: bool,
}

/// The words of a sheet, line by line.
pub(super) struct Tokens<'a> {
    lines: std::iter::Enumerate<std::str::Lines<'a>>,
    line: &'a str,
    number: usize,
    starts_line: bool,
    is_pgn: bool,
    in_comment: bool,
    /// Nothing parts what comes next from a word.
    after_word: bool,
    /// How many variations are open.
    depth: usize,
    /// The closing signs still to come: what is never closed is no comment and no variation.
    braces_left: usize,
    brackets_left: usize,
}

impl<'a> Tokens<'a> {
    pub(super) fn new(text: &'a str, is_pgn: bool) -> Tokens<'a> {
        Tokens {
            lines: text.lines().enumerate(),
            line: "",
            number: 0,
            starts_line: true,
            is_pgn,
            in_comment: false,
            after_word: false,
            depth: 0,
            braces_left: text.matches('}').count(),
            brackets_left: text.matches(')').count(),
        }
    }

    fn next_line(&mut self) -> Option<()> {
        let (at, line) = self.lines.next()?;
        self.number = at + 1;
        self.starts_line = true;
        self.after_word = false;
        self.line = line;
        if !self.is_pgn {
            // On paper nothing in brackets goes over the end of a line.
            self.depth = 0;
        } else if !self.in_comment && (tag(line).is_some() || line.starts_with('%')) {
            self.skip(line.len());
        }
        Some(())
    }

    /// Goes on in the line, counting the closing signs that are passed.
    fn skip(&mut self, bytes: usize) {
        let (passed, rest) = self.line.split_at(bytes);
        self.braces_left -= passed.matches('}').count();
        self.brackets_left -= passed.matches(')').count();
        self.line = rest;
    }

    /// The next word of the line, if what comes next is one; else goes on by what is none.
    fn step(&mut self) -> Option<&'a str> {
        let after_word = std::mem::take(&mut self.after_word);
        let first = self.line.chars().next()?;
        let width = first.len_utf8();
        if self.in_comment {
            let end = self.line.find('}');
            self.in_comment = end.is_none();
            self.skip(end.map_or(self.line.len(), |end| end + 1));
            return None;
        }
        match first {
            '{' => self.in_comment = self.braces_left > 0,
            '(' if self.depth == 0 && self.line.starts_with("(=)") => {
                let word = &self.line[..3];
                self.skip(3);
                return Some(word);
            }
            '(' => self.depth += usize::from(self.brackets_left > 0),
            ')' => self.depth = self.depth.saturating_sub(1),
            ';' if self.is_pgn && !after_word => {
                self.skip(self.line.len());
                return None;
            }
            c if parts(c) => {}
            _ => {
                let word = &self.line[..word_length(self.line)];
                self.skip(word.len());
                self.after_word = true;
                return (self.depth == 0).then_some(word);
            }
        }
        self.skip(width);
        None
    }
}

impl<'a> Iterator for Tokens<'a> {
    type Item = Token<'a>;

    fn next(&mut self) -> Option<Token<'a>> {
        loop {
            while self.line.is_empty() {
                self.next_line()?;
            }
            if let Some(text) = self.step() {
                let starts_line = std::mem::replace(&mut self.starts_line, false);
                return Some(Token { text, line: self.number, starts_line });
            }
        }
    }
}

/// The word without the signs that may stand around a move.
pub(super) fn without_marks(word: &str) -> &str {
    word.trim_matches(|c: char| "+#!?.†‡=".contains(c)).trim_end_matches("(=)")
}

fn parts(c: char) -> bool {
    c.is_whitespace() || matches!(c, ',' | ';' | '|' | '"' | '[' | ']' | '}' | '\u{feff}')
}

/// A word reaches to the next separator; `(D)` belongs to the word it is written to.
fn word_length(line: &str) -> usize {
    let end = line.find(|c| parts(c) || matches!(c, '(' | ')' | '{')).unwrap_or(line.len());
    let after = &line[end..];
    let promoted = after.strip_prefix('(').and_then(|inside| inside.split_once(')')).map(|(inside, _)| inside);
    match promoted {
        Some(inside) if inside.chars().count() <= 2 && inside.chars().all(|c| c.is_alphabetic() || !c.is_ascii()) => {
            end + inside.len() + 2
        }
        Some(_) | None => end,
    }
}
