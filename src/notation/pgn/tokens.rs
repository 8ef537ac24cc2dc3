//! The parts of a PGN: tags, comments, numbers, words, results, each with its place.

use std::borrow::Cow;

use super::Problem;
use crate::notation::lexicon::CHECK_WORDS;
use crate::notation::plain::plain;
use crate::notation::sheet::{comment_end, length_of_promotion};

/// A part of a PGN.
pub(super) enum Token<'t> {
    Tag {
        name: &'t str,
        value: String,
    },
    Comment(&'t str),
    /// A variation, a glyph, a sign of informants.
    LeftOut,
    /// The number of a move, with its dots.
    Number(&'t str),
    /// `1-0`, `0-1`, `1/2-1/2` or `*`.
    End(&'static str),
    Word(Cow<'t, str>),
}

/// The parts of a text.
#[derive(Clone, Copy)]
pub(super) struct Tokens<'t> {
    pub rest: &'t str,
    /// The line in which the rest begins, from 1.
    pub line: usize,
    /// Whether nothing was taken yet: a line begins there.
    is_start: bool,
}

/// A fault and its line, from 1.
pub(super) type ProblemAtLine = (usize, Problem);

/// The end of a text in DOS, which some files still have.
const END_OF_DOS: char = '\u{1a}';

impl<'t> Tokens<'t> {
    /// The parts of a text that begins in that line of its file.
    pub fn new(text: &'t str, line: usize) -> Tokens<'t> {
        Tokens { rest: text.trim_start_matches('\u{feff}'), line, is_start: true }
    }

    /// Takes that many bytes.
    fn take(&mut self, length: usize) -> &'t str {
        let (taken, rest) = self.rest.split_at(length);
        self.line += taken.matches('\n').count();
        self.rest = rest;
        taken
    }

    /// Skips white space, commas between moves, and lines that begin with `%`, which are for other programs.
    fn skip_space(&mut self) {
        let mut is_at_line_start = std::mem::take(&mut self.is_start);
        let is_space = |c: char| c.is_whitespace() || [',', END_OF_DOS].contains(&c);
        loop {
            let space = self.take(self.rest.len() - self.rest.trim_start_matches(is_space).len());
            is_at_line_start |= space.ends_with('\n');
            if !(is_at_line_start && self.rest.starts_with('%')) {
                return;
            }
            self.take(self.rest.find('\n').unwrap_or(self.rest.len()));
        }
    }

    /// The next token; `None` at the end.
    pub fn next(&mut self) -> Result<Option<Token<'t>>, ProblemAtLine> {
        self.skip_space();
        let Some(first) = self.rest.chars().next() else { return Ok(None) };
        if ['0', '1', '½'].contains(&first)
            && let Some((length, end)) = result_at_start(self.rest)
        {
            self.take(length);
            return Ok(Some(Token::End(end)));
        }
        let line = self.line;
        let unclosed = |sign| (line, Problem::Unclosed { sign });
        Ok(Some(match first {
            '[' => return self.tag().map(Some),
            '{' => {
                let end = comment_end(&self.rest[1..]).ok_or_else(|| unclosed('{'))?;
                Token::Comment(&self.take(end + 2)[1..=end])
            }
            ';' => Token::Comment(&self.take(self.rest.find('\n').unwrap_or(self.rest.len()))[1..]),
            // An offer of a draw, as on a scoresheet.
            '(' if self.rest.starts_with("(=)") => Token::Comment(self.take(3)),
            '(' => {
                let end = variation_end(self.rest).ok_or_else(|| unclosed('('))?;
                self.take(end);
                Token::LeftOut
            }
            '$' | '!' | '?' => {
                let is_sign = |c: char| c.is_ascii_digit() || ['!', '?'].contains(&c);
                self.take(1 + self.rest[1..].find(|c| !is_sign(c)).unwrap_or(self.rest.len() - 1));
                Token::LeftOut
            }
            '0'..='9' | '.' | '…' => self.number_or_word(),
            _ => self.word(),
        }))
    }

    fn tag(&mut self) -> Result<Token<'t>, ProblemAtLine> {
        let line = self.line;
        let end_of_line = self.rest.find('\n').unwrap_or(self.rest.len());
        let text = &self.rest[..end_of_line];
        let wrong = || match text.contains(']') {
            true => (line, Problem::Tag { text: text.trim_end().to_owned() }),
            false => (line, Problem::Unclosed { sign: '[' }),
        };
        let inside = text[1..].trim_start();
        let name_length = inside.find(|c: char| !c.is_ascii_alphanumeric() && c != '_').unwrap_or(inside.len());
        let (name, behind) = inside.split_at(name_length);
        let quoted = behind.trim_start().strip_prefix('"').filter(|_| !name.is_empty()).ok_or_else(wrong)?;
        if let Some((value, behind)) = quoted_value(quoted)
            && let Some(rest) = behind.trim_start().strip_prefix(']')
        {
            self.take(end_of_line - rest.len());
            return Ok(Token::Tag { name, value });
        }
        // A quotation mark of its own, or a backslash at the end, as broadcasts write them: the value ends with the line.
        let raw =
            quoted.trim_end().strip_suffix(']').and_then(|raw| raw.trim_end().strip_suffix('"')).ok_or_else(wrong)?;
        let value = raw.replace("\\\"", "\"").replace("\\\\", "\\");
        self.take(end_of_line);
        Ok(Token::Tag { name, value })
    }

    fn number_or_word(&mut self) -> Token<'t> {
        let digits = self.rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(self.rest.len());
        let after = &self.rest[digits..];
        let dots = after.len() - after.trim_start_matches(['.', '…', ')']).len();
        match after.chars().next() {
            Some(next) if dots == 0 && !ends_a_word(next) => self.word(),
            Some(_) | None if digits == 0 => {
                self.take(dots);
                Token::LeftOut
            }
            Some(_) | None => Token::Number(&self.take(digits + dots)[..digits]),
        }
    }

    fn word(&mut self) -> Token<'t> {
        let first = self.rest.chars().next().map_or(0, char::len_utf8);
        let end = first + self.rest[first..].find(ends_a_word).unwrap_or(self.rest.len() - first);
        let end = end + length_of_promotion(&self.rest[end..]);
        // A star directly behind a move is the end of the game.
        let end = self.rest[..end].strip_suffix('*').map(str::len).filter(|shorter| *shorter > 0).unwrap_or(end);
        let word = self.take(end);
        let text = without_judgement(plain(word));
        if let Some(end) = end_of_game(&text) {
            Token::End(end)
        } else if is_left_out(&text) || self.is_sign_of_an_informant(&text) {
            Token::LeftOut
        } else {
            Token::Word(text)
        }
    }

    /// Whether a capital is a novelty or a diagram, not the letter of a piece with its square behind a space.
    fn is_sign_of_an_informant(&self, word: &str) -> bool {
        let next = self.rest.trim_start();
        let is_piece = next.starts_with(|c: char| ('a'..='h').contains(&c) || c == 'x');
        ["RR", "TN"].contains(&word) || ["N", "D"].contains(&word) && !is_piece
    }
}

/// The value of a tag up to its closing quotation mark, and what follows; a backslash stands before a quotation mark or
/// another one.
fn quoted_value(quoted: &str) -> Option<(String, &str)> {
    let mut value = String::new();
    let mut rest = quoted;
    loop {
        let at = rest.find(['"', '\\'])?;
        value.push_str(&rest[..at]);
        let sign = &rest[at..];
        if let Some(behind) = sign.strip_prefix('"') {
            return Some((value, behind));
        }
        let escaped = sign.get(1..2).filter(|escaped| ["\"", "\\"].contains(escaped));
        value.push_str(escaped.unwrap_or("\\"));
        rest = &sign[1 + escaped.map_or(0, str::len)..];
    }
}

/// The word without a judgement of the position right behind the move: `Nf3+-`.
fn without_judgement(word: Cow<'_, str>) -> Cow<'_, str> {
    let bare = word.trim_end_matches(['+', '-', '=', '/', '±', '∓', '⩲', '⩱', '∞']);
    let is_move = bare.ends_with(char::is_alphanumeric) && !bare.starts_with(['0', '1', '½']);
    match is_move && !["", "+"].contains(&&word[bare.len()..]) {
        true => Cow::Owned(bare.to_owned()),
        false => word,
    }
}

/// The dashes and the colon that stand between points.
const DASHES: [char; 6] = ['-', '\u{2010}', '\u{2013}', '\u{2014}', '\u{2212}', ':'];

/// The result with which a text begins, and its length, however it is spaced: `1/2 - 1/2`, `0,5:0,5`, `1-0.`. Where both
/// have nothing it may be castling.
fn result_at_start(text: &str) -> Option<(usize, &'static str)> {
    let points = |text: &'_ str| {
        let written = [("1/2", 1), ("½", 1), ("0.5", 1), ("0,5", 1), ("1", 2), ("0", 0)];
        written
            .into_iter()
            .find(|(sign, _)| text.starts_with(sign))
            .map(|(sign, half_points)| (sign.len(), half_points))
    };
    let is_space = |c: char| c.is_whitespace() && c != '\n';
    let (length, first) = points(text)?;
    let behind = text[length..].trim_start_matches(is_space).strip_prefix(DASHES)?.trim_start_matches(is_space);
    let (length, second) = points(behind)?;
    let behind = &behind[length..];
    let rest = behind.trim_start_matches(['.', ',', '+']);
    let end = match (first, second) {
        (2, 0) => "1-0",
        (0, 2) => "0-1",
        (1, 1) => "1/2-1/2",
        _ => return None,
    };
    rest.chars().next().is_none_or(|next| ends_a_word(next) || next == '*').then_some((text.len() - rest.len(), end))
}

/// The result that a word is, in one of the ways in which it is written.
pub(super) fn end_of_game(word: &str) -> Option<&'static str> {
    if word == "*" {
        return Some("*");
    }
    if !word.starts_with(['0', '1', '½']) {
        return None;
    }
    let plain = word.replace(DASHES, "-").replace('½', "1/2");
    match plain.as_str() {
        "1-0" => Some("1-0"),
        "0-1" => Some("0-1"),
        "1/2-1/2" | "1/2" | "0.5-0.5" => Some("1/2-1/2"),
        _ => None,
    }
}

/// Whether a word is a remark on the move before it: en passant, check, or a sign of a judgement.
fn is_left_out(word: &str) -> bool {
    let is_word = || CHECK_WORDS.contains(&word.to_lowercase().as_str());
    ["", "e.p.", "ep", "e.p", "a.p.", "ap", "+-", "-+", "+/-", "-/+", "-", "–", "—"].contains(&word)
        || word.chars().all(|c| "=+/#±∓⩲⩱∞⇆⟳□†‡".contains(c))
        || word.starts_with(char::is_alphabetic) && is_word()
}

/// Whether a word ends before that sign.
fn ends_a_word(sign: char) -> bool {
    sign.is_whitespace() || "{}()[],;$!?".contains(sign)
}

/// The length of a variation with those inside it; `None` if it is not closed.
fn variation_end(text: &str) -> Option<usize> {
    let (mut depth, mut is_in_comment) = (0, false);
    text.char_indices().find_map(|(at, sign)| {
        match sign {
            '{' => is_in_comment = true,
            '}' => is_in_comment = false,
            '(' if !is_in_comment => depth += 1,
            ')' if !is_in_comment => depth -= 1,
            _ => {}
        }
        (depth == 0).then_some(at + 1)
    })
}
