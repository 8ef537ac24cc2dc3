//! A PGN file read game by game: however long the file is, only one of its games is in memory.

use std::collections::VecDeque;
use std::fs::File;
use std::io::{self, BufRead, BufReader, Read};
use std::path::Path;

use super::input_file;
use crate::notation::encoding::Encoding;
use crate::notation::pgn::{Cut, Cutter, PgnGame, Problem, games_of};

/// The games of a file, in order.
pub struct PgnFile {
    input: BufReader<File>,
    encoding: Encoding,
    cutter: Cutter,
    /// The lines of the game that is being read, and the number of the first of them, from 1.
    text: String,
    first_line: usize,
    /// The number of lines read.
    lines: usize,
    ready: VecDeque<Result<PgnGame, (usize, Problem)>>,
    /// The number of games taken.
    games: usize,
    /// Whether the last line ended with a carriage return.
    is_after_return: bool,
    is_at_end: bool,
}

/// One game of a file: read, or the line and the reason why it cannot be.
#[derive(Clone, Debug, PartialEq)]
pub struct GameInFile {
    /// Counted from 1.
    pub number: usize,
    pub read: Result<PgnGame, (usize, Problem)>,
}

/// The longest line that is taken in one piece, in bytes.
const LONGEST_LINE: usize = 1 << 20;

/// The longest text that is taken as one game, in bytes: noise has no end.
const LONGEST_GAME: usize = 8 << 20;

impl PgnFile {
    /// Opens a file; it may be as long as it likes.
    ///
    /// # Errors
    ///
    /// As [`input_file::open`], and errors of reading.
    pub fn open(path: &Path) -> io::Result<PgnFile> {
        let mut input = BufReader::with_capacity(1 << 16, input_file::open(path)?);
        let encoding = Encoding::of(input.fill_buf()?);
        Ok(PgnFile {
            input,
            encoding,
            cutter: Cutter::default(),
            text: String::new(),
            first_line: 1,
            lines: 0,
            ready: VecDeque::new(),
            games: 0,
            is_after_return: false,
            is_at_end: false,
        })
    }

    /// Reads on to the end of the next game.
    fn read_on(&mut self) -> io::Result<()> {
        loop {
            let Some(line) = self.next_line()? else {
                self.is_at_end = true;
                self.take_text(None);
                return Ok(());
            };
            self.lines += 1;
            match self.cutter.line(&line) {
                Cut::Before => {
                    self.take_text(Some(line));
                    return Ok(());
                }
                Cut::Behind => {
                    self.text.push_str(&line);
                    self.take_text(None);
                    return Ok(());
                }
                Cut::No => self.text.push_str(&line),
            }
            if self.text.len() > LONGEST_GAME {
                self.cutter = Cutter::default();
                self.take_text(None);
                return Ok(());
            }
        }
    }

    /// Reads the games of the text, and begins the next text with that line.
    fn take_text(&mut self, next: Option<String>) {
        self.ready.extend(games_of(&self.text, self.first_line));
        self.first_line = self.lines + usize::from(next.is_none());
        self.text.clear();
        self.text.push_str(next.as_deref().unwrap_or_default());
    }

    /// The next line, or a piece of a very long one. A line ends with a line feed, a carriage return or both.
    fn next_line(&mut self) -> io::Result<Option<String>> {
        loop {
            let mut bytes = Vec::new();
            self.read_line(&mut bytes)?;
            if bytes.is_empty() {
                return Ok(None);
            }
            let line = self.encoding.decoded(&bytes);
            // The line feed behind a carriage return ends the same line.
            let is_other_half = self.is_after_return && line == "\n" && bytes.contains(&b'\n');
            let end = bytes.len() - bytes.len().min(2);
            self.is_after_return = bytes[end..].contains(&b'\r') && line.ends_with('\n');
            if !is_other_half {
                return Ok(Some(line));
            }
        }
    }

    /// Reads the bytes of a line with the first sign that ends it.
    fn read_line(&mut self, bytes: &mut Vec<u8>) -> io::Result<()> {
        loop {
            let read = self.input.fill_buf()?;
            let read = &read[..read.len().min(LONGEST_LINE - bytes.len())];
            let at = read.iter().position(|byte| [b'\n', b'\r'].contains(byte));
            let taken = at.map_or(read.len(), |at| at + 1);
            bytes.extend_from_slice(&read[..taken]);
            self.input.consume(taken);
            if taken == 0 || bytes.len() >= LONGEST_LINE {
                return Ok(());
            }
            let is_whole = at.is_some()
                && match self.encoding {
                    Encoding::Bytes => true,
                    // The sign is the first of its two bytes, the other is still to come.
                    Encoding::Utf16Le if bytes.len() % 2 == 1 => {
                        let other = self.input.by_ref().take(1).read_to_end(bytes)?;
                        other == 0 || bytes.last() == Some(&0)
                    }
                    Encoding::Utf16Be => bytes.len().is_multiple_of(2) && bytes.iter().rev().nth(1) == Some(&0),
                    Encoding::Utf16Le => false,
                };
            if is_whole {
                return Ok(());
            }
        }
    }
}

impl Iterator for PgnFile {
    type Item = io::Result<GameInFile>;

    fn next(&mut self) -> Option<Self::Item> {
        loop {
            if let Some(read) = self.ready.pop_front() {
                self.games += 1;
                return Some(Ok(GameInFile { number: self.games, read }));
            }
            if self.is_at_end {
                return None;
            }
            if let Err(error) = self.read_on() {
                self.is_at_end = true;
                return Some(Err(error));
            }
        }
    }
}
