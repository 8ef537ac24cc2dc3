//! Lines from somebody who may send anything: at most one of them is held, and none that is too long.

use std::io::{ErrorKind, Read};

/// The longest line that a seat or a host sends, in bytes: more than any line of a record.
pub const LONGEST_LINE: usize = 1 << 20;

/// The longest line that a host takes from a seat, in bytes.
pub const LONGEST_REQUEST: usize = 64 << 10;

/// The result of reading a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LineRead {
    /// A line without its newline.
    Line(String),
    /// It is longer than the limit, or no text.
    Unreadable,
    /// Nothing came within the time that the source waits.
    Nothing,
    /// The other end has closed the connection, or it broke. What was not a whole line is dropped.
    Ended,
}

/// Reads lines, each of at most a limit of bytes.
pub struct LineReader<R> {
    from: R,
    longest: usize,
    held: Vec<u8>,
    /// The length of the beginning of `held` that holds no newline.
    searched: usize,
}

/// How much is read at once, in bytes.
const PART: usize = 8 << 10;

impl<R: Read> LineReader<R> {
    /// Reads lines of at most `longest` bytes.
    pub fn new(from: R, longest: usize) -> LineReader<R> {
        LineReader { from, longest, held: Vec::new(), searched: 0 }
    }

    /// The next line.
    pub fn read_line(&mut self) -> LineRead {
        loop {
            if let Some(found) = memchr::memchr(b'\n', &self.held[self.searched..]) {
                let end = self.searched + found;
                let rest = self.held.split_off(end + 1);
                let mut line = std::mem::replace(&mut self.held, rest);
                line.truncate(end);
                self.searched = 0;
                if line.ends_with(b"\r") {
                    line.pop();
                }
                return match String::from_utf8(line) {
                    Ok(line) if line.len() <= self.longest => LineRead::Line(line),
                    Ok(_) | Err(_) => LineRead::Unreadable,
                };
            }
            self.searched = self.held.len();
            if self.held.len() > self.longest {
                self.held = Vec::new();
                self.searched = 0;
                return LineRead::Unreadable;
            }
            let mut part = [0; PART];
            match self.from.read(&mut part) {
                Ok(0) => return LineRead::Ended,
                Ok(length) => self.held.extend_from_slice(&part[..length]),
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                Err(error) if matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut) => {
                    return LineRead::Nothing;
                }
                Err(_) => return LineRead::Ended,
            }
        }
    }
}
