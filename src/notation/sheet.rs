//! A written scoresheet: its lines split into tokens, and the tokens assigned to numbered moves.

use std::borrow::Cow;

use shakmaty::Color;

use super::algebraic::castling;
use super::encoding::Encoding;
use super::lexicon::{CHECK_WORDS, look};
use super::plain::plain;

/// The contents of a scoresheet, in order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct WrittenSheet {
    /// The tags of a PGN, name and value.
    pub tags: Vec<(String, String)>,
    pub entries: Vec<WrittenEntry>,
    /// Move numbers that are missing, doubled or wrong.
    pub odd_numbers: Vec<OddNumber>,
    /// The result as written, if there is one.
    pub result: Option<String>,
}

/// One half-move as written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WrittenEntry {
    /// With its signs (`exd6 e.p.`, `Kb1 (=)`). Empty if the move numbers show that a half-move is missing.
    pub text: String,
    pub place: SheetPlace,
}

/// The place of an entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SheetPlace {
    /// Counted from 1.
    pub line: usize,
    /// The move number written there, or counted from the last one written.
    pub number: u32,
    pub side: Color,
}

/// A move number that is not the one expected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OddNumber {
    pub line: usize,
    pub written: u32,
    pub expected: u32,
}

/// Why a file is not a scoresheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotASheet {
    /// Nothing is written.
    Empty,
    /// It is not a text.
    Binary,
    /// There is text, but no moves.
    NoMoves,
    /// More half-moves than any game has.
    TooLong,
}

impl WrittenSheet {
    /// The most entries of a game.
    pub const MAX_ENTRIES: usize = 20_000;

    /// The value of the tag, if it is there.
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags.iter().find(|(n, _)| n == name).map(|(_, value)| value.as_str())
    }
}

/// Reads a scoresheet: numbers, moves, their signs, the result. Clock times in the margin, comments and variations are
/// left out. UTF-8, UTF-16 with its byte order mark, and Latin-1 are understood.
///
/// # Errors
///
/// [`NotASheet`] if it cannot be a scoresheet.
pub fn read_sheet(bytes: &[u8]) -> Result<WrittenSheet, NotASheet> {
    let text = decoded(bytes)?;
    let text = plain(&text);
    if text.trim().is_empty() {
        return Err(NotASheet::Empty);
    }
    let tags: Vec<(String, String)> = text.lines().filter_map(tag).collect();
    let to_move = tags.iter().find(|(name, _)| name == "FEN").and_then(|(_, fen)| fen.split(' ').nth(1));
    let mut slots = Slots::new(if to_move == Some("b") { Color::Black } else { Color::White });
    for token in Tokens::new(&text, !tags.is_empty()) {
        slots.put(token);
        if slots.entries.len() > WrittenSheet::MAX_ENTRIES {
            return Err(NotASheet::TooLong);
        }
        if slots.is_ended() {
            break;
        }
    }
    slots.end();
    if slots.entries.is_empty() && tags.is_empty() {
        return Err(NotASheet::NoMoves);
    }
    Ok(WrittenSheet { tags, entries: slots.entries, odd_numbers: slots.odd_numbers, result: slots.result })
}

fn decoded(bytes: &[u8]) -> Result<String, NotASheet> {
    let text = Encoding::of(bytes).decoded(bytes);
    let odd = text.chars().take(4096).filter(|c| c.is_control() && !c.is_whitespace()).count();
    match odd * 20 > text.len().min(4096) || text.contains('\0') {
        true => Err(NotASheet::Binary),
        false => Ok(text),
    }
}

/// Reads `[White "Anna"]`.
fn tag(line: &str) -> Option<(String, String)> {
    let (name, value) = line.trim().strip_prefix('[')?.strip_suffix(']')?.split_once(' ')?;
    let value = value.trim().strip_prefix('"')?.strip_suffix('"')?;
    let is_name = !name.is_empty() && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_');
    is_name.then(|| (name.to_owned(), value.replace("\\\"", "\"").replace("\\\\", "\\")))
}

/// Whether a token looks like a half-move: it contains a square, or is castling.
fn looks_like_a_move(token: &str) -> bool {
    let bare = without_marks(token);
    let mut last = ' ';
    let has_square = bare.chars().any(|c| {
        let file = look(std::mem::replace(&mut last, c));
        ('a'..='h').contains(&file) && ('1'..='8').contains(&c)
    });
    has_square || castling(bare).is_some()
}

/// The longest text that is kept of one entry, in characters.
const LONGEST: usize = 40;

fn shortened(text: &str) -> &str {
    if text.len() <= LONGEST {
        return text;
    }
    text.char_indices().nth(LONGEST).map_or(text, |(end, _)| &text[..end])
}

/// The entries so far, and the place of the next one.
pub(super) struct Slots {
    pub entries: Vec<WrittenEntry>,
    pub odd_numbers: Vec<OddNumber>,
    pub result: Option<String>,
    number: u32,
    side: Color,
    /// Whether a number stands directly before: the next token is then an entry, whatever it looks like.
    after_number: bool,
    numbered: bool,
    /// The last line on which a number stands.
    numbered_line: usize,
    /// The token directly after number 1 that does not look like a move: White's first half-move, if a move follows.
    held: Option<WrittenEntry>,
}

/// A move number: `7.` before White's half-move, `7...` before Black's.
struct Number {
    number: u32,
    side: Color,
}

impl Slots {
    pub(super) fn new(side: Color) -> Slots {
        Slots {
            entries: Vec::new(),
            odd_numbers: Vec::new(),
            result: None,
            number: 1,
            side,
            after_number: false,
            numbered: false,
            numbered_line: 0,
            held: None,
        }
    }

    /// Whether the result is written after the moves.
    pub(super) fn is_ended(&self) -> bool {
        self.result.is_some() && !self.entries.is_empty()
    }

    pub(super) fn put(&mut self, token: Token<'_>) {
        let text = token.text;
        if is_castling(text) || is_broken_castling(text) {
            self.put_entry(token);
        } else if is_tick(text) && self.stands_for_a_half_move(token) {
            self.leave_out(token.line);
        } else if is_result(text) {
            self.result = (!self.entries.is_empty()).then(|| text.to_owned());
        } else if self.belongs_to_last(text) {
            self.add_to_last(text);
        } else if let Some((number, rest)) = numbered(text) {
            self.put_number(number, token);
            if !rest.is_empty() {
                self.put_entry(Token { text: rest, ..token });
            }
        } else if let Some(last) = self.entries.last_mut().filter(|last| lacks_its_rank(last, token)) {
            last.text.push_str(text);
        } else if let Ok(number) = text.parse() {
            self.put_bare_number(number, token);
        } else if !is_margin(text) {
            self.put_entry(token);
        }
    }

    /// Whether a tick or a stroke stands for a half-move (8.4): behind its number, or after another that does. For the
    /// others the next number shows that a half-move is missing.
    fn stands_for_a_half_move(&self, token: Token<'_>) -> bool {
        let is_behind_another =
            || self.entries.last().is_some_and(|last| last.text.is_empty() && last.place.line == token.line);
        let begins_a_row = token.starts_line && !self.numbered && !self.entries.is_empty();
        self.after_number || begins_a_row || is_behind_another()
    }

    /// Whether the text is a sign or a note that belongs to the last move.
    fn belongs_to_last(&self, text: &str) -> bool {
        let notes = ["e.p.", "a.p.", "e.p", "a.p", "ep", "ap", "e.", "a.", "p.", "(=)"];
        let is_sign = text.chars().all(|c| "+#!?†‡".contains(c)) && !self.after_number;
        let is_note = || text.len() <= 4 && notes.iter().any(|note| note.eq_ignore_ascii_case(text));
        let is_written = self.entries.last().is_some_and(|last| !last.text.is_empty());
        is_written && (is_sign || is_note())
    }

    fn add_to_last(&mut self, text: &str) {
        if let Some(last) = self.entries.last_mut().filter(|last| last.text.len() + text.len() < LONGEST) {
            last.text.push(' ');
            last.text.push_str(text);
        }
    }

    fn put_number(&mut self, said: Number, token: Token<'_>) {
        let begins = self.entries.is_empty();
        // Nothing stands behind the number before: a row is empty.
        if !begins && self.after_number && said.number > self.number {
            self.leave_out(token.line);
            if self.side == Color::Black {
                self.leave_out(token.line);
            }
        }
        match (self.side, said.side) {
            (Color::White, Color::Black) if begins => self.begin_with_black(said.number, token.line),
            (Color::White, Color::Black) if said.number >= self.number => self.leave_out(token.line),
            (Color::Black, Color::White) if !begins && said.number > self.number => self.leave_out(token.line),
            (Color::White | Color::Black, _) => {}
        }
        self.held = None;
        if !begins && said.number != self.number {
            self.odd_numbers.push(OddNumber { line: token.line, written: said.number, expected: self.number });
        }
        self.number = said.number;
        self.after_number = true;
        self.numbered = true;
        self.numbered_line = token.line;
    }

    /// Takes a number without a dot as a move number if it is the next one; otherwise it stands in the margin.
    fn put_bare_number(&mut self, number: u32, token: Token<'_>) {
        let next = match self.side {
            Color::White => number == self.number,
            Color::Black => token.starts_line && number == self.number + 1,
        };
        if next {
            self.put_number(Number { number, side: Color::White }, token);
        }
    }

    fn leave_out(&mut self, line: usize) {
        let place = SheetPlace { line, number: self.number, side: self.side };
        self.entries.push(WrittenEntry { text: String::new(), place });
        self.turn();
    }

    fn put_entry(&mut self, token: Token<'_>) {
        // Two half-moves on one slash are five signs at least.
        if token.text.len() > 4
            && let Some((first, second)) = token.text.split_once('/')
            && [first, second].into_iter().all(|half| looks_like_a_move(half) || is_short_form(half))
        {
            self.put_entry(Token { text: first, ..token });
            self.put_entry(Token { text: second, starts_line: false, ..token });
            return;
        }
        let text = without_judgement(token.text.trim_start_matches(['.', '…']).into());
        let is_blacks = token.text.starts_with("..") || token.text.starts_with('…');
        match (self.side, self.entries.is_empty()) {
            (Color::White, true) if is_blacks => self.begin_with_black(self.number, token.line),
            (Color::White, false) if is_blacks => self.leave_out(token.line),
            (Color::White | Color::Black, _) => {}
        }
        if text.is_empty() {
            return;
        }
        // A token before the first move or beside two moves is a heading or a note.
        let beside = self.numbered && self.side == Color::White && !self.after_number;
        let place = SheetPlace { line: token.line, number: self.number, side: self.side };
        let entry = WrittenEntry { text: shortened(&text).to_owned(), place };
        if (self.entries.is_empty() || beside) && !looks_like_a_move(&text) {
            let may_be_first = self.entries.is_empty() && self.after_number && self.number == 1;
            self.held = may_be_first.then_some(entry);
            self.after_number = false;
            return;
        }
        if let Some(first) = self.held.take() {
            self.entries.push(first);
            self.turn();
        }
        self.entries.push(WrittenEntry { place: SheetPlace { side: self.side, ..entry.place }, ..entry });
        self.turn();
    }

    /// The first token is a move of Black: White's first half-move is missing or was unreadable; with another number
    /// than 1 the game begins in the middle.
    fn begin_with_black(&mut self, number: u32, line: usize) {
        match self.held.take() {
            Some(first) => {
                self.entries.push(first);
                self.turn();
            }
            None if number == 1 => self.leave_out(line),
            None => self.side = Color::Black,
        }
    }

    /// Removes the words after the last move ("White resigns"), and the empty rows.
    pub(super) fn end(&mut self) {
        while let Some(last) = self.entries.last() {
            let is_word = last.text.chars().count() >= 3 && last.text.chars().all(char::is_alphabetic);
            let is_in_a_row = !self.numbered || last.place.line == self.numbered_line;
            if !last.text.is_empty() && (!is_word || is_in_a_row && is_short_form(&last.text)) {
                break;
            }
            self.entries.pop();
        }
    }

    fn turn(&mut self) {
        self.after_number = false;
        self.number = self.number.saturating_add(u32::from(self.side.is_black()));
        self.side = !self.side;
    }
}

/// Whether the text has the form of a half-move without its square: `dxB`, `Bxc`, `Nge`.
fn is_short_form(text: &str) -> bool {
    let is_file = |c: char| ('a'..='h').contains(&look(c));
    match text.split_once(['x', 'X', '×', ':']) {
        Some((piece, square)) => (1..=2).contains(&piece.chars().count()) && (1..=2).contains(&square.chars().count()),
        None => (2..=4).contains(&text.chars().count()) && text.chars().skip(1).all(is_file),
    }
}

/// Whether castling is begun and not written to its end: `0-`, `O-O-`.
fn is_broken_castling(text: &str) -> bool {
    text.strip_suffix(['-', '–', '—'])
        .is_some_and(|begun| ["0", "O", "o"].contains(&begun) || castling(begun).is_some())
}

/// Whether it is a sign that stands for a half-move that was not written: a tick, a stroke, a question mark.
fn is_tick(text: &str) -> bool {
    let is_sign = |c: char| "-–—_/\\~✓✔√☑×✗✘〃″\"".contains(c);
    text.chars().all(is_sign) || ["v", "V", "x", "X", "?", "??"].contains(&text)
}

fn is_result(text: &str) -> bool {
    let half = |text: &str| matches!(text, "1/2" | "½");
    match text.split_once(['-', '–', '—', ':']) {
        None => half(text) || text == "*",
        Some((white, "0")) => white == "1" || half(white),
        Some(("0", black)) => black == "1" || half(black),
        Some((white, black)) => half(white) && half(black) || [white, black] == ["0.5"; 2],
    }
}

/// Whether the token is the rank of the last move, which ends with its file: `Cf 3`.
fn lacks_its_rank(last: &WrittenEntry, token: Token<'_>) -> bool {
    let ends_with_file = last.text.ends_with(|c| ('a'..='h').contains(&look(c)));
    let is_rank = matches!(token.text.as_bytes(), [b'1'..=b'8']);
    is_rank && ends_with_file && last.place.line == token.line && !looks_like_a_move(&last.text)
}

fn is_castling(text: &str) -> bool {
    castling(without_marks(text)).is_some()
}

/// Reads `7.`, `7...`, `7)` and what is written directly after it: `7.Nf3`, `7...Nf6`, `7Nf3`.
fn numbered(text: &str) -> Option<(Number, &str)> {
    let digits = text.bytes().take_while(u8::is_ascii_digit).count();
    let number = text[..digits].parse().ok().filter(|number| *number <= WrittenSheet::MAX_ENTRIES as u32)?;
    let rest = text[digits..].trim_start_matches(['.', '…', ')', ':', '-']);
    let marks = &text[digits..text.len() - rest.len()];
    let side = if marks.starts_with("..") || marks.contains('…') { Color::Black } else { Color::White };
    let is_move = looks_like_a_move(rest) || !rest.starts_with(|c: char| c.is_ascii_digit());
    let apart = !marks.is_empty() || looks_like_a_move(rest) && !is_margin(text);
    (is_move && apart && !(marks == ":" && rest.is_empty())).then_some((Number { number, side }, rest))
}

/// Whether the text stands beside the moves: clock times, dates, glyph numbers, strokes, words for check.
fn is_margin(text: &str) -> bool {
    let time = |c: char| c.is_ascii_digit() || "hHmMsS:.'\"′″+-/".contains(c);
    text.starts_with('$')
        || is_tick(text)
        || text.chars().all(|c| "+-–—_/=".contains(c) || JUDGEMENTS.contains(&c))
        || is_check_word(text)
        || text.starts_with(|c: char| c.is_ascii_digit()) && text.chars().all(time)
}

/// Whether it is a word for check or mate; no such word has a rank, as most moves have.
fn is_check_word(text: &str) -> bool {
    text.starts_with(char::is_alphabetic)
        && !text.contains(|c: char| c.is_ascii_digit())
        && CHECK_WORDS.contains(&text.to_lowercase().as_str())
}

/// One word of a scoresheet with its place.
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
    /// Whether the next character follows a word directly.
    after_word: bool,
    /// How many variations are open.
    depth: usize,
    /// The closing signs still to come: without one, a bracket opens no comment and no variation.
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
            // On paper, brackets are closed on their line.
            self.depth = 0;
        } else if !self.in_comment && (tag(line).is_some() || line.starts_with('%')) {
            self.skip(line.len());
        }
        Some(())
    }

    /// Skips part of the line and counts the closing signs in it.
    fn skip(&mut self, bytes: usize) {
        let (passed, rest) = self.line.split_at(bytes);
        if self.braces_left + self.brackets_left > 0 {
            self.braces_left -= passed.matches('}').count();
            self.brackets_left -= passed.matches(')').count();
        }
        self.line = rest;
    }

    /// The next word of the line if it is next; otherwise skips one character or comment.
    fn step(&mut self) -> Option<&'a str> {
        let after_word = std::mem::take(&mut self.after_word);
        let first = self.line.chars().next()?;
        let width = first.len_utf8();
        if self.in_comment {
            let end = comment_end(self.line);
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
            c if is_separator(c) => {}
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

/// The word without the signs around a move.
pub(super) fn without_marks(word: &str) -> &str {
    let mut bare = word.trim_matches(['+', '#', '!', '?', '.', '†', '‡', '=']);
    while let Some(shorter) = bare.strip_suffix("(=)") {
        bare = shorter;
    }
    bare
}

/// The signs with which annotators judge a position or a move.
pub(super) const JUDGEMENTS: [char; 10] = ['±', '∓', '⩲', '⩱', '∞', '⇆', '⇄', '⟳', '□', '⌓'];

/// The word without a judgement of the position right behind the move: `Nf3+-`.
pub(super) fn without_judgement(word: Cow<'_, str>) -> Cow<'_, str> {
    let bare = word.trim_end_matches(|c: char| "+-=/−".contains(c) || JUDGEMENTS.contains(&c));
    let is_move = bare.ends_with(char::is_alphanumeric) && !bare.starts_with(['0', '1', '½']);
    match is_move && !["", "+"].contains(&&word[bare.len()..]) {
        true => Cow::Owned(bare.to_owned()),
        false => word,
    }
}

fn is_separator(c: char) -> bool {
    c.is_whitespace() || matches!(c, ',' | ';' | '|' | '"' | '[' | ']' | '}' | '\u{feff}')
}

/// The length of the word, up to the next separator; `(D)` belongs to the word before it.
fn word_length(line: &str) -> usize {
    let first = line.chars().next().map_or(0, char::len_utf8);
    let ends = |c: char| is_separator(c) || matches!(c, '(' | ')' | '{' | '$');
    let end = line[first..].find(ends).map_or(line.len(), |end| first + end);
    end + length_of_promotion(&line[end..])
}

/// The most signs of a comment with braces in it.
const LONGEST_NESTED: usize = 2000;

/// The place of the brace that closes a comment, counted from behind its opening brace.
///
/// The first one does, as the standard of PGN says. Where braces inside the comment are closed too, as in `{a {b} c}`,
/// the last of them does: people write so, and ` c` is no move.
pub(super) fn comment_end(inside: &str) -> Option<usize> {
    let first = inside.find('}')?;
    if !inside[..first].contains('{') {
        return Some(first);
    }
    let mut open = 1_usize;
    let before_tags = inside.split("\n[").next().unwrap_or(inside);
    let last = before_tags.char_indices().take(LONGEST_NESTED).find(|(_, sign)| {
        open = open + usize::from(*sign == '{') - usize::from(*sign == '}');
        open == 0
    });
    Some(last.map_or(first, |(at, _)| at))
}

/// The length of `(D)` directly behind a word: what a pawn becomes.
pub(super) fn length_of_promotion(behind: &str) -> usize {
    let promoted = behind.strip_prefix('(').and_then(|inside| inside.split_once(')')).map(|(inside, _)| inside);
    let is_piece = |inside: &&str| {
        let letters = inside.chars().count();
        let is_en_passant = ["ep", "ap"].iter().any(|note| note.eq_ignore_ascii_case(inside));
        (1..=2).contains(&letters) && !is_en_passant && inside.chars().all(|c| c.is_alphabetic() || !c.is_ascii())
    };
    promoted.filter(is_piece).map_or(0, |inside| inside.len() + 2)
}
