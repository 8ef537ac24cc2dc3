//! The parts of a PGN: tags, comments, numbers, words, results, each with its place.

use std::borrow::Cow;

use super::Problem;
use crate::notation::lexicon::CHECK_WORDS;
use crate::notation::plain::plain;
use crate::notation::sheet::{JUDGEMENTS, comment_end, length_of_promotion, without_judgement};

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

    /// A tag; with a value, or a part of itself, that goes on in the next lines, up to an empty line or another tag.
    fn tag(&mut self) -> Result<Token<'t>, ProblemAtLine> {
        let line = self.line;
        let end_of_line = self.rest.find('\n').unwrap_or(self.rest.len());
        let text = &self.rest[..end_of_line];
        let wrong = || match text.contains(']') {
            true => (line, Problem::Tag { text: text.trim_end().to_owned() }),
            false => (line, Problem::Unclosed { sign: '[' }),
        };
        let end = if text.contains(']') { end_of_line } else { end_of_lines_of_a_tag(self.rest) };
        let inside = self.rest[1..end].trim_start();
        let name_length = inside.find(|c: char| !c.is_ascii_alphanumeric() && c != '_').unwrap_or(inside.len());
        let (name, behind) = inside.split_at(name_length);
        let behind = behind.trim_start();
        let quoted = behind.strip_prefix(QUOTATION_MARKS).filter(|_| !name.is_empty()).ok_or_else(wrong)?;
        if behind.starts_with('"')
            && let Some((value, behind)) = quoted_value(quoted)
            && let Some(rest) = behind.trim_start().strip_prefix(']')
        {
            self.take(end - rest.len());
            return Ok(Token::Tag { name, value: on_one_line(&value) });
        }
        // A quotation mark of its own, or a backslash at the end, as broadcasts write them: the value ends with the line.
        let raw = quoted.trim_end().strip_suffix(']');
        let raw = raw.and_then(|raw| raw.trim_end().strip_suffix(QUOTATION_MARKS)).ok_or_else(wrong)?;
        let value = raw.replace("\\\"", "\"").replace("\\\\", "\\");
        self.take(end);
        Ok(Token::Tag { name, value: on_one_line(&value) })
    }

    fn number_or_word(&mut self) -> Token<'t> {
        let digits = self.rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(self.rest.len());
        let after = &self.rest[digits..];
        let dots = after.len() - after.trim_start_matches(['.', '…', ')']).len();
        match after.chars().next() {
            Some(next) if dots == 0 && !ends_a_word(next) => self.word(),
            // Castling as the keyboard takes it.
            Some(_) | None if ["00", "000"].contains(&&self.rest[..digits]) => self.word(),
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
        let text = match promotion_apart(word, self.rest) {
            Some((length, piece)) => {
                let written = format!("{}={piece}", word.trim_end_matches('='));
                self.take(length);
                Cow::Owned(written)
            }
            None => without_wide_number(word, without_judgement(plain(word))),
        };
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

/// The marks around the value of a tag; text that went through a word processor has others than the standard.
const QUOTATION_MARKS: [char; 8] = ['"', '\'', '“', '”', '„', '‘', '’', '‚'];

/// The end of the lines that a tag at the beginning can take: before an empty line, and before another tag.
fn end_of_lines_of_a_tag(text: &str) -> usize {
    let mut lines = text.match_indices('\n').map(|(at, _)| at);
    let is_last = |at: &usize| {
        let next = text[at + 1..].split('\n').next().unwrap_or_default().trim();
        next.is_empty() || next.starts_with('[') || text[..*at].ends_with(']')
    };
    lines.find(is_last).unwrap_or(text.len())
}

/// A value that was broken over several lines.
fn on_one_line(value: &str) -> String {
    if value.contains('\n') { value.lines().map(str::trim).collect::<Vec<_>>().join(" ") } else { value.to_owned() }
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

/// The piece that stands apart from the move of a pawn to its last rank, and the length of the text up to its end: `a8 = Q`,
/// `a8 Q`, `a8 (Q)`.
fn promotion_apart<'t>(word: &str, behind: &'t str) -> Option<(usize, &'t str)> {
    let bare = word.trim_end_matches('=');
    let mut end = bare.chars().rev();
    let reaches_its_end = end.next().is_some_and(|rank| ['1', '8'].contains(&rank)) && end.next().is_some_and(is_file);
    let mut begin = bare.chars();
    // Without a sign for a capture, `bc1` may be a bishop's.
    let is_of_a_pawn =
        begin.next().is_some_and(|file| is_file(file) && !(file == 'b' && begin.next().is_some_and(is_file)));
    if !reaches_its_end || !is_of_a_pawn {
        return None;
    }
    let inside = behind.trim_start_matches([' ', '=']);
    let (piece, closing) = match inside.strip_prefix('(') {
        Some(inside) => (inside.split_once(')')?.0, 1),
        None => (&inside[..inside.find(ends_a_word).unwrap_or(inside.len())], 0),
    };
    let is_piece = |c: char| c.is_uppercase() && c != 'O' || !c.is_ascii() && !c.is_alphanumeric();
    let opening = behind.len() - inside.len() + closing;
    let is_one =
        (1..=2).contains(&piece.chars().count()) && piece.starts_with(is_piece) && piece.chars().all(char_of_a_piece);
    is_one.then_some((opening + piece.len() + closing, piece))
}

fn is_file(c: char) -> bool {
    ('a'..='h').contains(&c)
}

/// Whether the abbreviation or the figurine of a piece can have that sign.
fn char_of_a_piece(c: char) -> bool {
    c.is_alphabetic() || !c.is_ascii()
}

/// The word without the number of its move, where that is typed in wide signs as the move is.
fn without_wide_number<'t>(word: &str, plain: Cow<'t, str>) -> Cow<'t, str> {
    let behind = plain.trim_start_matches(|c: char| c.is_ascii_digit());
    let is_wide = !word.starts_with(|c: char| c.is_ascii()) && behind.len() < plain.len();
    match behind.strip_prefix(['.', ')']).filter(|_| is_wide) {
        Some(bare) => Cow::Owned(bare.trim_start_matches('.').to_owned()),
        None => plain,
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

/// The notes beside a capture en passant, also those that are written in two words.
const EN_PASSANT: [&str; 13] =
    ["e.p.", "ep", "e.p", "ep.", "e.", "p.", "a.p.", "ap", "a.p", "ap.", "a.", "en", "passant"];

/// Whether a word is a remark on the move before it: en passant, check, or a sign of a judgement.
fn is_left_out(word: &str) -> bool {
    let is_word = || CHECK_WORDS.contains(&word.to_lowercase().as_str());
    EN_PASSANT.iter().any(|note| note.eq_ignore_ascii_case(word))
        || ["", "+-", "-+", "+/-", "-/+", "-", "–", "—"].contains(&word)
        || word.chars().all(|c| "=+/#†‡".contains(c) || JUDGEMENTS.contains(&c))
        || word.starts_with(char::is_alphabetic) && is_word()
}

/// Whether a word ends before that sign.
fn ends_a_word(sign: char) -> bool {
    sign.is_whitespace() || "{}()[],;$!?".contains(sign)
}

/// The length of a variation with those inside it and their comments; `None` if it is not closed.
fn variation_end(text: &str) -> Option<usize> {
    let (mut depth, mut comment) = (0, None);
    text.char_indices().find_map(|(at, sign)| {
        match (comment, sign) {
            (Some(end), sign) if sign == end => comment = None,
            (Some(_), _) => {}
            (None, '{') => comment = Some('}'),
            (None, ';') => comment = Some('\n'),
            (None, '(') => depth += 1,
            (None, ')') => depth -= 1,
            (None, _) => {}
        }
        (depth == 0).then_some(at + 1)
    })
}
