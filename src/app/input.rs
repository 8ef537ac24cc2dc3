//! The inputs of the program, each with the moment at which it was read.

use std::io::{self, BufRead, Read};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender, TryRecvError};
use std::thread;

use crossterm::event::{
    self, Event as TerminalEvent, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEventKind,
};
use zeroize::Zeroize;

use shakmaty::Color;

use super::signals::{Signal, watch_signals};
use crate::boards::report::BoardReport;
use crate::game::clock::moment::{Moment, Span};
use crate::hall::link::HallReport;
use crate::seats::link::LinkReport;
use crate::time::{RecordClock, Stamp};
use crate::ui::screen::Direction;
use crate::ui::terminal::LateAnswer;
use crate::voice::VoiceReport;

/// The longest line that is read, in bytes; a longer one is refused.
const LONGEST_LINE: u64 = 10_000;

/// Something from outside: from the terminal, from the system, or news from elsewhere.
#[derive(Clone, Debug, PartialEq)]
pub enum Input<N> {
    Line(String),
    /// A line of more than [`LONGEST_LINE`] bytes.
    LineTooLong,
    Key(KeyEvent),
    Paste(String),
    /// The left button of the mouse was pressed at a column and row.
    Click(u16, u16),
    /// The pointer is at a column and row while it is pressed.
    Dragged(u16, u16),
    /// It was released at a column and row.
    ButtonReleased(u16, u16),
    /// The wheel was turned there, towards what is older or newer.
    Wheel(u16, u16, Direction),
    /// The terminal has another size or must be drawn again.
    Redraw,
    /// SIGTSTP: suspend.
    Suspended,
    /// SIGCONT: the program was stopped and goes on.
    Continued,
    /// The system wants the program to end.
    Ended,
    /// There is nothing more to read.
    EndOfInput,
    News(N),
}

/// Everything a game hears of.
#[derive(Clone, Debug)]
pub enum News {
    Voice(VoiceReport),
    /// The electronic board that was this player's at first.
    Board(Color, BoardReport),
    /// Something came from seats at other terminals.
    Seats,
    /// Something came from the program that sends the record to the hall.
    Hall(HallReport),
    /// Something came from the program that hosts the game.
    Host(Box<LinkReport>),
}

/// The inputs of a terminal, in the order in which they came.
pub struct Inputs<N> {
    /// The clock of the game.
    pub now: RecordClock,
    /// By which clock the moments of what is typed are taken.
    keyboard: RecordClock,
    arrived: Receiver<(Stamp, Input<N>)>,
    /// For what is connected later.
    to: Sender<(Stamp, Input<N>)>,
    /// One permit for each line, if lines are read.
    permits: Option<Receiver<()>>,
    /// Whether the terminal is left, and nothing more is to be taken.
    pub is_left: bool,
}

impl<N: Send + 'static> Inputs<N> {
    /// Reads keys at a terminal, else lines; and the signals of the system.
    pub fn open(now: RecordClock, is_at_a_terminal: bool) -> Inputs<N> {
        let (to, arrived) = mpsc::channel();
        let permits = if is_at_a_terminal {
            read_keys(now, to.clone());
            None
        } else {
            Some(read_lines(now, to.clone()))
        };
        // Without signals the terminal is given back all the same.
        let signals = to.clone();
        let _ = watch_signals(move |signal| {
            let input = match signal {
                Signal::Suspend => Input::Suspended,
                Signal::Continue => Input::Continued,
                Signal::End => Input::Ended,
            };
            signals.send((now.stamp(), input)).is_ok()
        });
        Inputs { now, keyboard: now, arrived, to, permits, is_left: false }
    }

    /// No inputs of its own: the owner of who takes them hands everything on.
    pub fn handed(now: RecordClock) -> Inputs<N> {
        let (to, arrived) = mpsc::channel();
        Inputs { now, keyboard: now, arrived, to, permits: None, is_left: false }
    }

    /// The moment of an input by the clock of the game, where that is another than the keyboard's.
    pub fn by_the_game(&self, stamp: Stamp) -> Stamp {
        let ago = self.keyboard.moment().since(stamp.at);
        Stamp { at: self.now.moment().plus(Span::ZERO - ago), ..stamp }
    }

    /// For another source of inputs.
    pub fn sender(&self) -> Sender<(Stamp, Input<N>)> {
        self.to.clone()
    }

    /// What has arrived.
    ///
    /// # Errors
    ///
    /// If nothing has, or nothing will any more.
    pub fn arrived(&self) -> Result<(Stamp, Input<N>), TryRecvError> {
        self.arrived.try_recv().inspect(|(_, input)| self.permit_another(input))
    }

    /// Waits until something arrives, or until that moment.
    ///
    /// # Errors
    ///
    /// If nothing has arrived by then, or nothing will any more.
    pub fn wait(&self, until: Option<Moment>) -> Result<(Stamp, Input<N>), RecvTimeoutError> {
        let arrived = match until {
            Some(moment) => self.arrived.recv_timeout(self.now.until(moment)),
            None => self.arrived.recv().map_err(|_| RecvTimeoutError::Disconnected),
        };
        arrived.inspect(|(_, input)| self.permit_another(input))
    }

    /// A line was taken: one more may be read ahead.
    fn permit_another(&self, input: &Input<N>) {
        if let (Input::Line(_) | Input::LineTooLong, Some(permits)) = (input, &self.permits) {
            // The reader sends the permit before the line.
            let _ = permits.try_recv();
        }
    }
}

/// The most lines that are read ahead.
const AHEAD: usize = 1_000;

/// Reads lines until the end on a background thread, each with the moment at which it was read. The caller takes one
/// permit for each line, so that at most [`AHEAD`] lines wait.
fn read_lines<N: Send + 'static>(now: RecordClock, to: Sender<(Stamp, Input<N>)>) -> Receiver<()> {
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
            let ended = matches!(input, Input::EndOfInput);
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
fn read_keys<N: Send + 'static>(now: RecordClock, to: Sender<(Stamp, Input<N>)>) {
    thread::spawn(move || {
        let mut late = LateAnswer::default();
        loop {
            let input = match event::read() {
                Ok(TerminalEvent::Key(key)) if key.kind != KeyEventKind::Release => {
                    let mut keys = late.typed(as_typed(key));
                    let Some(last) = keys.pop() else { continue };
                    // If the program has ended, the last one finds that out.
                    keys.into_iter().for_each(|key| _ = to.send((now.stamp(), Input::Key(key))));
                    Input::Key(last)
                }
                Ok(TerminalEvent::Paste(text)) => Input::Paste(text),
                Ok(TerminalEvent::Resize(..)) => Input::Redraw,
                Ok(TerminalEvent::Mouse(mouse)) if mouse.kind == MouseEventKind::Down(MouseButton::Left) => {
                    Input::Click(mouse.column, mouse.row)
                }
                Ok(TerminalEvent::Mouse(mouse)) if mouse.kind == MouseEventKind::Drag(MouseButton::Left) => {
                    Input::Dragged(mouse.column, mouse.row)
                }
                Ok(TerminalEvent::Mouse(mouse)) if mouse.kind == MouseEventKind::Up(MouseButton::Left) => {
                    Input::ButtonReleased(mouse.column, mouse.row)
                }
                Ok(TerminalEvent::Mouse(mouse)) if mouse.kind == MouseEventKind::ScrollUp => {
                    Input::Wheel(mouse.column, mouse.row, Direction::Up)
                }
                Ok(TerminalEvent::Mouse(mouse)) if mouse.kind == MouseEventKind::ScrollDown => {
                    Input::Wheel(mouse.column, mouse.row, Direction::Down)
                }
                Ok(
                    TerminalEvent::Key(_)
                    | TerminalEvent::Mouse(_)
                    | TerminalEvent::FocusGained
                    | TerminalEvent::FocusLost,
                ) => continue,
                Err(_) => Input::EndOfInput,
            };
            let ended = matches!(input, Input::EndOfInput);
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
