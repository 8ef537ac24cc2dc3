//! The terminal in a face's hands, given back as it was whatever happens.

use std::io::{self, Write};
use std::sync::Arc;
use std::sync::atomic::{AtomicU8, Ordering};

use crossterm::terminal::{disable_raw_mode, enable_raw_mode};

/// Whether the terminal is taken, and by what: known to the faces and to whoever cleans up after a panic.
#[derive(Clone, Debug)]
pub struct TerminalGuard {
    taken: Arc<AtomicU8>,
}

/// What the terminal is taken for, which says how it is given back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Takeover {
    /// Lines are written one below the other.
    Lines,
    /// Only the rows at the bottom scroll.
    ScrollRegion,
    /// The alternate screen with its mouse and its pasting.
    Screen,
}

const FREE: u8 = 0;

impl TerminalGuard {
    /// A guard of the terminal, which is not taken yet. From now on a panic gives it back before it is told. One guard
    /// serves every face of a program: each installation stays for ever.
    pub fn install() -> TerminalGuard {
        let guard = TerminalGuard { taken: Arc::new(AtomicU8::new(FREE)) };
        let (in_panic, before) = (guard.clone(), std::panic::take_hook());
        std::panic::set_hook(Box::new(move |panic| {
            in_panic.release();
            before(panic);
        }));
        guard
    }

    /// Takes the terminal: its keys come one by one from now on.
    ///
    /// # Errors
    ///
    /// Where there is no terminal.
    pub fn take(&self, takeover: Takeover) -> io::Result<()> {
        self.taken.store(takeover.number(), Ordering::SeqCst);
        enable_raw_mode()
    }

    /// Gives the terminal back, once: a second time would write over what was written since.
    pub fn release(&self) {
        Takeover::ALL.into_iter().for_each(|takeover| self.give_back(takeover));
    }

    /// Gives the terminal back where it is still taken for this: another face may have it by now.
    pub fn give_back(&self, takeover: Takeover) {
        let held = takeover.number();
        if self.taken.compare_exchange(held, FREE, Ordering::SeqCst, Ordering::SeqCst).is_err() {
            return;
        }
        // There is nobody left to tell where this fails.
        let mut out = io::stdout();
        let _ = out.write_all(takeover.last_bytes().as_bytes()).and_then(|()| out.flush());
        #[cfg(windows)]
        let _ = crossterm::execute!(out, crossterm::event::DisableMouseCapture);
        let _ = disable_raw_mode();
    }
}

impl Takeover {
    const ALL: [Takeover; 3] = [Takeover::Lines, Takeover::ScrollRegion, Takeover::Screen];

    fn number(self) -> u8 {
        match self {
            Takeover::Lines => 1,
            Takeover::ScrollRegion => 2,
            Takeover::Screen => 3,
        }
    }

    /// What is written when the terminal is given back.
    fn last_bytes(self) -> &'static str {
        match self {
            Takeover::Lines => "\r\n",
            // The whole of it scrolls again, and the next line is its last.
            Takeover::ScrollRegion => "\u{1b}[r\u{1b}[999;1H\r\n",
            // No clicks, no bracketed paste, the ordinary screen, a visible cursor.
            Takeover::Screen => "\u{1b}[?1006l\u{1b}[?1000l\u{1b}[?2004l\u{1b}[?1049l\u{1b}[?25h",
        }
    }
}
