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
        /// Whether an empty line stands before it.
        is_behind_empty: bool,
        /// The whole of it, where it is not written as a tag is.
        torn: Option<&'t str>,
    },
    Comment(&'t str),
    /// A comment that is never closed.
    OpenComment(&'t str),
    Variation(&'t str),
    /// A glyph, in signs or by its number.
    Mark(&'t str),
    /// A word that says nothing about the game.
    LeftOut,
    /// The number of a move, without its dots.
    Number(&'t str),
    /// `1-0`, `0-1`, `1/2-1/2` or `*`.
    End(&'static str),
    Word(Cow<'t, str>),
    Fault(Problem),
}

/// The parts of a text.
#[derive(Clone, Copy)]
pub(super) struct Tokens<'t> {
    pub rest: &'t str,
    /// The line in which the rest begins, from 1.
    pub line: usize,
    /// Whether nothing was taken yet: a line begins there.
    is_start: bool,
    /// Whether an empty line stands before what was taken last.
    is_behind_empty: bool,
}

/// A fault and its line, from 1.
pub(super) type ProblemAtLine = (usize, Problem);

/// The end of a text in DOS, which some files still have.
const END_OF_DOS: char = '\u{1a}';

impl<'t> Tokens<'t> {
    /// The parts of a text that begins in that line of its file.
    pub fn new(text: &'t str, line: usize) -> Tokens<'t> {
        Tokens { rest: text.trim_start_matches('\u{feff}'), line, is_start: true, is_behind_empty: false }
    }

    /// Takes that many bytes.
    fn take(&mut self, length: usize) -> &'t str {
        let (taken, rest) = self.rest.split_at(length);
        self.line += taken.matches('\n').count();
        self.rest = rest;
        taken
    }

    /// Skips white space, commas between moves, the signs of a quoted mail, and lines that begin with `%`, which are
    /// for other programs.
    fn skip_space(&mut self) {
        let mut is_at_line_start = std::mem::take(&mut self.is_start);
        let is_space = |c: char| c.is_whitespace() || [',', END_OF_DOS].contains(&c);
        let mut ends = 0;
        loop {
            let space = self.take(self.rest.len() - self.rest.trim_start_matches(is_space).len());
            is_at_line_start |= space.contains('\n');
            ends += space.matches('\n').count();
            self.is_behind_empty = ends > 1;
            match self.rest.chars().next().filter(|_| is_at_line_start) {
                Some('%') => {
                    self.take(self.rest.find('\n').unwrap_or(self.rest.len()));
                    ends = 0;
                }
                Some('>') => _ = self.take(1),
                Some(_) | None => return,
            }
        }
    }

    /// The next token; `None` at the end.
    pub fn next(&mut self) -> Option<Token<'t>> {
        self.skip_space();
        let first = self.rest.chars().next()?;
        if ['0', '1', '½'].contains(&first)
            && let Some((length, end)) = result_at_start(self.rest)
        {
            self.take(length);
            return Some(Token::End(end));
        }
        Some(match first {
            '[' => self.tag(),
            '{' => match length_of_comment(&self.rest[1..]) {
                Ok(length) => Token::Comment(&self.take(length + 2)[1..=length]),
                Err(length) => Token::OpenComment(&self.take(length + 1)[1..]),
            },
            ';' => Token::Comment(&self.take(self.rest.find('\n').unwrap_or(self.rest.len()))[1..]),
            // An offer of a draw, as on a scoresheet.
            '(' if self.rest.starts_with("(=)") => Token::Comment(self.take(3)),
            '(' => match variation_end(self.rest) {
                Some(end) => Token::Variation(self.take(end)),
                None => {
                    self.take(whole_tag_at(self.rest).unwrap_or(self.rest.len()));
                    Token::Fault(Problem::Unclosed { sign: '(' })
                }
            },
            // As broadcasts write it.
            '\\' if self.rest.starts_with("\\$") => {
                self.take(1);
                return self.next();
            }
            '$' => Token::Mark(self.take(1 + length_of(&self.rest[1..], |c| c.is_ascii_digit()))),
            '!' | '?' => Token::Mark(self.take(length_of(self.rest, |c| ['!', '?'].contains(&c)))),
            '0'..='9' | '.' | '…' => self.number_or_word(),
            _ => self.word(),
        })
    }

    /// A tag; with a value, or a part of itself, that goes on in the next lines, up to an empty line or another tag.
    fn tag(&mut self) -> Token<'t> {
        let is_behind_empty = self.is_behind_empty;
        let end_of_line = self.rest.find('\n').unwrap_or(self.rest.len());
        let text = &self.rest[..end_of_line];
        let end = if text.contains(']') { end_of_line } else { end_of_lines_of_a_tag(self.rest) };
        let inside = self.rest[1..end].trim_start();
        let (name, behind) = inside.split_at(length_of(inside, |c| c.is_ascii_alphanumeric() || c == '_'));
        let behind = behind.trim_start();
        if let Some(quoted) = behind.strip_prefix(QUOTATION_MARKS).filter(|_| !name.is_empty()) {
            if behind.starts_with('"')
                && let Some((value, behind)) = quoted_value(quoted)
                && let Some(rest) = behind.trim_start().strip_prefix(']')
            {
                self.take(end - rest.len());
                return Token::Tag { name, value: on_one_line(&value), is_behind_empty, torn: None };
            }
            // A quotation mark of its own, or a backslash at the end, as broadcasts write them: the value ends with the
            // line.
            let raw = quoted.trim_end().strip_suffix(']');
            if let Some(raw) = raw.and_then(|raw| raw.trim_end().strip_suffix(QUOTATION_MARKS)) {
                let value = raw.replace("\\\"", "\"").replace("\\\\", "\\");
                self.take(end);
                return Token::Tag { name, value: on_one_line(&value), is_behind_empty, torn: None };
            }
        }
        if begins_a_tag(text) {
            return self.torn_tag(text);
        }
        let length = text.find(']').map_or(if name.is_empty() { 1 } else { text.len() }, |at| at + 1);
        let is_closed = text.contains(']');
        let text = self.take(length).trim_end().to_owned();
        Token::Fault(if is_closed { Problem::Tag { text } } else { Problem::Unclosed { sign: '[' } })
    }

    /// A tag without one of its signs, or with a sign too many: `[White "Ana]`, `[White: "Ana"]`.
    fn torn_tag(&mut self, line: &'t str) -> Token<'t> {
        let is_end = |at: &usize| {
            let behind = line[at + 1..].trim_start();
            behind.is_empty() || behind.starts_with('[')
        };
        let end = line.match_indices(']').map(|(at, _)| at).find(is_end).unwrap_or(line.len());
        let inside = line[1..end].trim_start();
        let (name, behind) = inside.split_at(length_of(inside, |c| c.is_ascii_alphanumeric() || c == '_'));
        let is_around = |c: char| c.is_whitespace() || QUOTATION_MARKS.contains(&c);
        let value = behind.trim_start_matches([':', '=', ' ']).trim_matches(is_around).to_owned();
        let is_behind_empty = self.is_behind_empty;
        let torn = Some(self.take(line.len().min(end + 1)).trim_end());
        Token::Tag { name, value, is_behind_empty, torn }
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
        let word = self.take(before_glyph(&self.rest[..end]).unwrap_or(end));
        let text = match promotion_apart(word, self.rest) {
            Some((length, piece)) => {
                let written = format!("{}={piece}", word.trim_end_matches('='));
                self.take(length);
                Cow::Owned(written)
            }
            None => without_wide_number(word, without_judgement(plain(word))),
        };
        if let Some(end) = end_of_game(&text) {
            return Token::End(end);
        }
        let sign = text.replace(['\u{2212}', '–', '—'], "-");
        if let Some((_, glyph)) = GLYPHS.iter().find(|(written, _)| *written == sign)
            && !(["N", "D"].contains(&&*sign) && self.is_before_a_square())
        {
            Token::Mark(glyph)
        } else if is_left_out(&sign) {
            Token::LeftOut
        } else if text.chars().all(|c| c.is_ascii_punctuation() || JUDGEMENTS.contains(&c)) && !is_null_move(&text) {
            Token::Fault(Problem::Sign { text: text.into_owned() })
        } else {
            Token::Word(text)
        }
    }

    /// Whether a capital can be the letter of a piece with its square behind a space.
    pub fn is_before_a_square(&self) -> bool {
        self.rest.trim_start().starts_with(|c: char| is_file(c) || c == 'x')
    }
}

/// The signs of informants, and the numbers that the standard has for them.
const GLYPHS: [(&str, &str); 15] = [
    ("=", "$10"),
    ("∞", "$13"),
    ("⩲", "$14"),
    ("+=", "$14"),
    ("⩱", "$15"),
    ("=+", "$15"),
    ("±", "$16"),
    ("+/-", "$16"),
    ("∓", "$17"),
    ("-/+", "$17"),
    ("+-", "$18"),
    ("-+", "$19"),
    ("RR", "$145"),
    ("N", "$146"),
    ("TN", "$146"),
];

/// The length of a move with a glyph directly behind it: `Nf3±`. Behind its last rank a pawn becomes
/// something with `=`.
fn before_glyph(word: &str) -> Option<usize> {
    let bare = without_judgement(word.into()).len();
    let is_glyph = |at: &usize| {
        let sign = word[*at..].replace(['\u{2212}', '–', '—'], "-");
        (sign != "=" || !word[..*at].ends_with(['1', '8'])) && GLYPHS.iter().any(|(written, _)| *written == sign)
    };
    let behind_check = bare + usize::from(word[bare..].starts_with('+'));
    (bare < word.len()).then_some([bare, behind_check]).into_iter().flatten().find(is_glyph)
}

/// Whether the word is a move that leaves everything where it is, as some programs write it.
pub(super) fn is_null_move(word: &str) -> bool {
    ["--", "Z0", "z0", "@@@@"].contains(&word)
}

/// The length of the text up to the first sign that is not of that kind.
fn length_of(text: &str, is_of_it: impl Fn(char) -> bool) -> usize {
    text.find(|c| !is_of_it(c)).unwrap_or(text.len())
}

/// Whether a line begins as a tag does: a bracket, a name, and then a quotation mark.
pub(super) fn begins_a_tag(line: &str) -> bool {
    let Some(inside) = line.strip_prefix('[').map(str::trim_start) else { return false };
    let behind = inside[length_of(inside, |c| c.is_ascii_alphanumeric() || c == '_')..].trim_start();
    let behind = behind.strip_prefix([':', '=']).unwrap_or(behind).trim_start();
    inside.starts_with(|c: char| c.is_ascii_alphabetic()) && behind.starts_with(QUOTATION_MARKS)
}

/// The place of the next line that is a whole tag.
fn whole_tag_at(text: &str) -> Option<usize> {
    let lines = text.match_indices("\n[").map(|(at, _)| at + 1);
    lines.into_iter().find(|at| {
        let line = text[*at..].lines().next().unwrap_or_default().trim_end();
        begins_a_tag(line) && line.ends_with("\"]")
    })
}

/// The place of the next whole tag behind an empty line.
fn head_at(text: &str) -> Option<usize> {
    let mut from = 0;
    while let Some(at) = whole_tag_at(&text[from..]) {
        let before = text[..from + at].trim_end_matches([' ', '\t', '\r', '\n']);
        if text[before.len()..from + at].matches('\n').count() > 1 {
            return Some(from + at);
        }
        from += at;
    }
    None
}

/// The length of a comment up to its brace, from behind its first one. Where it is never closed, as an error, the
/// length up to the tags of the next game or the end: the brace of a comment of that game closes only its own.
fn length_of_comment(inside: &str) -> Result<usize, usize> {
    match comment_end(inside) {
        Some(end) => match head_at(&inside[..end]).filter(|at| inside[*at..end].contains('{')) {
            Some(at) => Err(at),
            None => Ok(end),
        },
        None => Err(head_at(inside).unwrap_or(inside.len())),
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

/// The piece that stands apart from the move of a pawn to its last rank, and the length of the text up to its end: `a8
/// = Q`, `a8 Q`, `a8 (Q)`.
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

/// The result with which a text begins, and its length, however it is spaced: `1/2 - 1/2`, `0,5:0,5`, `1-0.`. Where
/// both have nothing it may be castling.
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
        || ["", "-"].contains(&word)
        || word.chars().all(|c| "=+/#†‡".contains(c) || JUDGEMENTS.contains(&c))
        || word.starts_with(char::is_alphabetic) && is_word()
}

/// Whether a word ends before that sign.
fn ends_a_word(sign: char) -> bool {
    sign.is_whitespace() || "{}()[],;$!?".contains(sign)
}

/// A variation on one line: its white space is single spaces, and a comment up to the end of its line stands in braces.
/// `None` for a note beside a capture en passant.
pub(super) fn variation_on_one_line(variation: &str) -> Option<String> {
    let (mut text, mut comment) = (String::new(), None);
    for sign in variation.chars() {
        comment = match (comment, sign) {
            (Some('\n'), '\n') => {
                text.push('}');
                None
            }
            (Some('}'), '}') => {
                text.push('}');
                None
            }
            (Some('\n'), '{' | '}') => comment,
            (None, ';') => {
                text.push('{');
                Some('\n')
            }
            (None, '{') => {
                text.push('{');
                Some('}')
            }
            // No line of it begins as a tag does.
            (None, '[' | ']') => comment,
            _ => {
                text.push(if sign.is_control() { ' ' } else { sign });
                comment
            }
        };
    }
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let is_note = |word: &str| EN_PASSANT.iter().any(|note| note.eq_ignore_ascii_case(word));
    let only_notes = text.trim_matches(['(', ')']).split_whitespace().all(is_note);
    // Without its stray sign it would be a draw offer.
    (!only_notes && text != "(=)").then_some(text)
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
