//! The terminal that a face holds, given back as it was whatever happens; the unbuffered output; and whether the
//! terminal shows what is typed.

#[cfg(unix)]
use rustix::termios::{LocalModes, OptionalActions, tcgetattr, tcsetattr};
use std::io;
use std::io::Write;
use std::sync::Arc;
use std::sync::atomic::{AtomicU8, Ordering};
use std::time::Duration;

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use crossterm::terminal::{disable_raw_mode, enable_raw_mode};
use strum::{EnumIter, IntoEnumIterator};
use terminal_colorsaurus::{QueryOptions, background_color};

/// The state of the terminal: taken or not, and for which purpose. Shared by the faces and the panic hook.
#[derive(Clone, Debug)]
pub struct TerminalGuard {
    taken: Arc<AtomicU8>,
}

/// The purpose for which the terminal is taken, which decides how it is given back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumIter)]
#[repr(u8)]
pub enum Takeover {
    /// Lines are written one below the other.
    Lines = 1,
    /// Only the rows at the bottom scroll.
    ScrollRegion,
    /// The alternate screen with its mouse and its pasting.
    Screen,
}

/// The terminal is not taken.
const FREE: u8 = 0;

impl TerminalGuard {
    /// Installs a panic hook that gives the terminal back before the panic is reported. One guard serves every face of
    /// a program: hooks are never removed.
    pub fn install() -> TerminalGuard {
        let guard = TerminalGuard { taken: Arc::new(AtomicU8::new(FREE)) };
        let (in_panic, before) = (guard.clone(), std::panic::take_hook());
        std::panic::set_hook(Box::new(move |panic| {
            in_panic.release();
            before(panic);
        }));
        guard
    }

    /// Takes the terminal: keys come one by one from now on.
    ///
    /// # Errors
    ///
    /// There is no terminal.
    pub fn take(&self, takeover: Takeover) -> io::Result<()> {
        self.taken.store(takeover as u8, Ordering::SeqCst);
        enable_raw_mode()
    }

    /// Gives the terminal back, once: a second time would overwrite what was written since.
    pub fn release(&self) {
        Takeover::iter().for_each(|takeover| self.give_back(takeover));
    }

    /// Gives the terminal back if it is still taken for this: another face may have it by now.
    pub fn give_back(&self, takeover: Takeover) {
        let held = takeover as u8;
        if self.taken.compare_exchange(held, FREE, Ordering::SeqCst, Ordering::SeqCst).is_err() {
            return;
        }
        // If this fails, nobody is left to be informed.
        let mut out = io::stdout();
        let _ = out.write_all(takeover.last_bytes().as_bytes()).and_then(|()| out.flush());
        #[cfg(windows)]
        let _ = crossterm::execute!(out, crossterm::event::DisableMouseCapture);
        let _ = disable_raw_mode();
    }
}

impl Takeover {
    /// What is written when the terminal is given back.
    fn last_bytes(self) -> &'static str {
        match self {
            Takeover::Lines => "\r\n",
            // The whole terminal scrolls again, and the next line is its last.
            Takeover::ScrollRegion => "\u{1b}[r\u{1b}[999;1H\r\n",
            // The title of the window as it was, no clicks, the wheel as it was, no bracketed paste, the ordinary
            // screen, a visible cursor.
            Takeover::Screen => {
                "\u{1b}[23;2t\u{1b}[?1007r\u{1b}[?1006l\u{1b}[?1002l\u{1b}[?2004l\u{1b}[?1049l\u{1b}[?25h"
            }
        }
    }
}

/// How long an answer of the terminal is waited for.
const ANSWER: Duration = Duration::from_millis(50);

/// Whether the terminal says that its background is light (OSC 11). One that says nothing is dark.
pub fn has_light_background() -> bool {
    let mut options = QueryOptions::default();
    options.timeout = ANSWER;
    background_color(options).is_ok_and(|color| color.perceived_lightness() > 0.5)
}

/// Takes an answer about the background that comes too late out of what is typed: as keys it is Alt and `]`, then
/// `11;rgb:` with three numbers, then Alt and `\` or Control and `g`.
#[derive(Debug, Default)]
pub struct LateAnswer(Vec<KeyEvent>);

impl LateAnswer {
    const BEGINNING: &str = "11;rgb:";

    /// The keys that were typed, now that this one came: none while it may belong to an answer.
    pub fn typed(&mut self, key: KeyEvent) -> Vec<KeyEvent> {
        let KeyCode::Char(sign) = key.code else { return self.given_back(key) };
        let (is_alt, place) = (key.modifiers.contains(KeyModifiers::ALT), self.0.len());
        let goes_on = match place.checked_sub(1) {
            None => is_alt && sign == ']',
            Some(place) if place < Self::BEGINNING.len() => !is_alt && Self::BEGINNING[place..].starts_with(sign),
            Some(_) if is_alt && sign == '\\' || key.modifiers == KeyModifiers::CONTROL && sign == 'g' => {
                self.0.clear();
                return Vec::new();
            }
            Some(place) => place < Self::LONGEST && (sign.is_ascii_hexdigit() || sign == '/'),
        };
        if goes_on {
            self.0.push(key);
            return Vec::new();
        }
        self.given_back(key)
    }

    /// The keys of the longest answer, about.
    const LONGEST: usize = 30;

    fn given_back(&mut self, last: KeyEvent) -> Vec<KeyEvent> {
        self.0.drain(..).chain([last]).collect()
    }
}

/// The rows of the terminal, if there is one.
pub fn rows() -> Option<usize> {
    crossterm::terminal::size().ok().map(|(_, rows)| usize::from(rows))
}

/// The standard output, unbuffered: each write is one system call. The standard library's own output separates what
/// follows the last line break from what is before it, and a screen reader then sees two events.
#[derive(Clone, Copy, Debug, Default)]
pub struct Output;

impl Write for Output {
    #[cfg(unix)]
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        Ok(rustix::io::write(io::stdout(), bytes)?)
    }

    // A console there has another encoding, which the standard library handles.
    #[cfg(not(unix))]
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        io::stdout().write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        io::stdout().flush()
    }
}

/// Sets whether a terminal that edits its lines itself shows what is typed. Does nothing if the input is no terminal.
///
/// Nothing else needs this: a pipe shows nothing, and what is typed key by key is shown by the program.
#[cfg(unix)]
pub fn set_echo(is_shown: bool) {
    let input = rustix::stdio::stdin();
    let Ok(mut terminal) = tcgetattr(input) else { return };
    terminal.local_modes.set(LocalModes::ECHO, is_shown);
    // If it cannot be hidden, typing continues as before.
    let _ = tcsetattr(input, OptionalActions::Now, &terminal);
}

/// Does nothing: a console of Windows always takes keys one by one.
#[cfg(not(unix))]
pub fn set_echo(_is_shown: bool) {}

/// Hides what is typed until it is dropped.
pub struct HiddenEcho;

impl HiddenEcho {
    /// Hides what is typed from now on.
    pub fn begin() -> HiddenEcho {
        set_echo(false);
        HiddenEcho
    }
}

impl Drop for HiddenEcho {
    fn drop(&mut self) {
        set_echo(true);
    }
}
