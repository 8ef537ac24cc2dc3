//! The inputs of the program, each with the moment at which it was read.

use std::io::{self, BufRead, Read};
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread;

use crossterm::event::{
    self, Event as TerminalEvent, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEventKind,
};
use zeroize::Zeroize;

use shakmaty::Color;

use crate::boards::report::BoardReport;
use crate::hall::link::HallReport;
use crate::seats::link::LinkReport;
use crate::time::{RecordClock, Stamp};
use crate::voice::VoiceReport;

/// The longest line that is read, in bytes; a longer one is refused.
const LONGEST_LINE: u64 = 10_000;

/// Something from outside.
#[derive(Clone, Debug, PartialEq)]
pub enum Input {
    Line(String),
    /// A line of more than [`LONGEST_LINE`] bytes.
    LineTooLong,
    Key(KeyEvent),
    Paste(String),
    /// The left button of the mouse was pressed at a column and row.
    Click(u16, u16),
    /// It was released at a column and row.
    ButtonReleased(u16, u16),
    /// The terminal has another size or must be drawn again.
    Redraw,
    Voice(VoiceReport),
    /// The electronic board that was this player's at first.
    Board(Color, BoardReport),
    /// Something came from seats at other terminals.
    Seats,
    /// Something came from the program that sends the record to the hall.
    Hall(HallReport),
    /// Something came from the program that hosts the game.
    Host(Box<LinkReport>),
    /// SIGTSTP: suspend.
    Suspended,
    /// SIGCONT: the program was stopped and goes on.
    Continued,
    /// The system wants the program to end.
    Ended,
    /// There is nothing more to read.
    EndOfInput,
}

/// The most lines that are read ahead.
const AHEAD: usize = 1_000;

/// Reads lines until the end on a background thread, each with the moment at which it was read. The caller takes one
/// permit for each line, so that at most [`AHEAD`] lines wait.
pub fn read_lines(now: RecordClock, to: Sender<(Stamp, Input)>) -> Receiver<()> {
    let (permit, permits) = mpsc::sync_channel(AHEAD);
    thread::spawn(move || {
        let mut stdin = io::stdin().lock();
        let mut is_first = true;
        loop {
            let mut line = Vec::new();
            let input = match stdin.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut line) {
                Ok(0) | Err(_) => Input::EndOfInput,
                Ok(length) if length as u64 == LONGEST_LINE && !line.ends_with(b"\n") => {
                    skip_line(&mut stdin);
                    Input::LineTooLong
                }
                Ok(_) => {
                    let line = String::from_utf8_lossy(&line);
                    // Windows begins what it sends through a pipe with a byte order mark.
                    let text = line.strip_prefix('\u{feff}').filter(|_| is_first).unwrap_or(&line);
                    Input::Line(text.trim_end_matches(['\n', '\r']).to_owned())
                }
            };
            line.zeroize();
            is_first = false;
            let ended = input == Input::EndOfInput;
            let read = (now.stamp(), input);
            if permit.send(()).is_err() || to.send(read).is_err() || ended {
                return;
            }
        }
    });
    permits
}

/// Skips the rest of a line.
fn skip_line(from: &mut impl BufRead) {
    while let Ok(buffer @ [_, ..]) = from.fill_buf() {
        let end = buffer.iter().position(|byte| *byte == b'\n');
        let length = end.map_or(buffer.len(), |end| end + 1);
        from.consume(length);
        if end.is_some() {
            return;
        }
    }
}

/// Reads keys until the terminal is gone on a background thread, each with the moment at which it was read.
pub fn read_keys(now: RecordClock, to: Sender<(Stamp, Input)>) {
    thread::spawn(move || {
        loop {
            let input = match event::read() {
                Ok(TerminalEvent::Key(key)) if key.kind != KeyEventKind::Release => Input::Key(as_typed(key)),
                Ok(TerminalEvent::Paste(text)) => Input::Paste(text),
                Ok(TerminalEvent::Resize(..)) => Input::Redraw,
                Ok(TerminalEvent::Mouse(mouse)) if mouse.kind == MouseEventKind::Down(MouseButton::Left) => {
                    Input::Click(mouse.column, mouse.row)
                }
                Ok(TerminalEvent::Mouse(mouse)) if mouse.kind == MouseEventKind::Up(MouseButton::Left) => {
                    Input::ButtonReleased(mouse.column, mouse.row)
                }
                Ok(
                    TerminalEvent::Key(_)
                    | TerminalEvent::Mouse(_)
                    | TerminalEvent::FocusGained
                    | TerminalEvent::FocusLost,
                ) => continue,
                Err(_) => Input::EndOfInput,
            };
            let ended = input == Input::EndOfInput;
            if to.send((now.stamp(), input)).is_err() || ended {
                return;
            }
        }
    });
}

/// Removes AltGr from a character, which Windows reports as Control and Alt together.
fn as_typed(mut key: KeyEvent) -> KeyEvent {
    let alt_gr = KeyModifiers::CONTROL | KeyModifiers::ALT;
    let is_sign = matches!(key.code, KeyCode::Char(sign) if !sign.is_ascii_alphabetic());
    if cfg!(windows) && is_sign && key.modifiers.contains(alt_gr) {
        key.modifiers.remove(alt_gr);
    }
    key
}
