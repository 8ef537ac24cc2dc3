//! Puts the words of a sheet into their places: number, White's half-move, Black's half-move.

use shakmaty::Color;

use super::super::algebraic::castling;
use super::super::lexicon::look;
use super::tokens::{Token, without_marks};
use super::{OddNumber, SheetPlace, WrittenEntry, WrittenSheet, looks_like_a_move};

/// The longest text that is kept of one entry.
const LONGEST: usize = 40;

/// The places filled so far, and the next one.
pub(super) struct Slots {
    pub entries: Vec<WrittenEntry>,
    pub odd_numbers: Vec<OddNumber>,
    pub result: Option<String>,
    number: u32,
    side: Color,
    /// A number stands directly before: whatever comes next is an entry, however it looks.
    after_number: bool,
    numbered: bool,
    /// What stands directly after number 1 and looks like no move: White's first half-move, if a move follows.
    held: Option<WrittenEntry>,
}

/// What a number says: `7.` White's half-move, `7...` Black's.
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
            held: None,
        }
    }

    /// The result has been written after the moves.
    pub(super) fn is_ended(&self) -> bool {
        self.result.is_some() && !self.entries.is_empty()
    }

    pub(super) fn put(&mut self, token: Token<'_>) {
        let text = token.text;
        if is_castling(text) {
            self.put_entry(token);
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

    /// Signs and notes that are written apart from their move.
    fn belongs_to_last(&self, text: &str) -> bool {
        let notes = ["e.p.", "a.p.", "e.p", "a.p", "ep", "ap", "e.", "a.", "p.", "(=)"];
        let is_sign = text.chars().all(|c| "+#!?†‡".contains(c)) && !self.after_number;
        let is_note = || text.len() <= 4 && notes.iter().any(|note| note.eq_ignore_ascii_case(text));
        !self.entries.is_empty() && (is_sign || is_note())
    }

    fn add_to_last(&mut self, text: &str) {
        if let Some(last) = self.entries.last_mut().filter(|last| last.text.len() + text.len() < LONGEST) {
            last.text.push(' ');
            last.text.push_str(text);
        }
    }

    fn put_number(&mut self, said: Number, token: Token<'_>) {
        let begins = self.entries.is_empty();
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
    }

    /// A number without a dot is a move's number where it is the next one; else it stands in the margin.
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
        let text = token.text.trim_start_matches(['.', '…']);
        let is_blacks = token.text.starts_with("..") || token.text.starts_with('…');
        match (self.side, self.entries.is_empty()) {
            (Color::White, true) if is_blacks => self.begin_with_black(self.number, token.line),
            (Color::White, false) if is_blacks => self.leave_out(token.line),
            (Color::White | Color::Black, _) => {}
        }
        if text.is_empty() {
            return;
        }
        // What stands before the first move or beside two moves is a heading or a note.
        let beside = self.numbered && self.side == Color::White && !self.after_number;
        let place = SheetPlace { line: token.line, number: self.number, side: self.side };
        let entry = WrittenEntry { text: text.chars().take(LONGEST).collect(), place };
        if (self.entries.is_empty() || beside) && !looks_like_a_move(text) {
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

    /// The first thing written is Black's: White's first half-move is missing or was scribbled; with another number it
    /// is a game from the middle.
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

    /// Takes the words after the last move off: "White resigns".
    pub(super) fn end(&mut self) {
        let is_word = |entry: &WrittenEntry| entry.text.chars().filter(|c| c.is_alphabetic()).count() >= 3;
        while self.entries.last().is_some_and(|last| is_word(last) && last.text.chars().all(char::is_alphabetic)) {
            self.entries.pop();
        }
    }

    fn turn(&mut self) {
        self.after_number = false;
        self.number = self.number.saturating_add(u32::from(self.side.is_black()));
        self.side = !self.side;
    }
}

fn is_result(text: &str) -> bool {
    if !text.starts_with(['0', '1', '½', '*']) {
        return false;
    }
    let plain = text.replace(['–', '—', ':'], "-").replace('½', "1/2");
    matches!(plain.as_str(), "1-0" | "0-1" | "1/2-1/2" | "1/2-0" | "0-1/2" | "1/2" | "0.5-0.5" | "*")
}

/// `Cf 3`: the rank stands apart from a move that ends with its file.
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

/// Clock times, dates, glyph numbers, strokes, words for check: what stands beside the moves.
fn is_margin(text: &str) -> bool {
    const WORDS: [&str; 9] = ["check", "ch", "mate", "schach", "matt", "jaque", "scacco", "échec", "xeque"];
    let time = |c: char| c.is_ascii_digit() || "hHmMsS:.'\"′″+-/".contains(c);
    text.starts_with('$')
        || text.chars().all(|c| matches!(c, '-' | '–' | '—' | '_' | '/' | '='))
        || text.starts_with(char::is_alphabetic) && WORDS.contains(&text.to_lowercase().as_str())
        || text.starts_with(|c: char| c.is_ascii_digit()) && text.chars().all(time)
}
