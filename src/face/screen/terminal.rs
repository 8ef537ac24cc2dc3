//! The terminal as the screen needs it, and given back as it was, whatever happens.

use std::io::{self, Write};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use crossterm::cursor::Show;
use crossterm::event::{DisableBracketedPaste, EnableBracketedPaste};
use crossterm::execute;
use crossterm::terminal::{EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode};
use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;

use super::draw::draw;
use super::view::View;

/// The terminal while the screen is shown on it; dropped, it is as it was before.
pub struct Screen {
    terminal: Terminal<CrosstermBackend<io::Stdout>>,
    hold: Hold,
}

/// Whether the terminal is taken: known to the screen and to whoever cleans up after a panic.
#[derive(Clone, Debug, Default)]
struct Hold(Arc<AtomicBool>);

impl Screen {
    /// Writes the first line plainly, for whoever cannot see what comes next, and takes the terminal.
    /// A panic gives it back before it is told.
    ///
    /// # Errors
    ///
    /// Where there is no terminal.
    pub fn open(first_line: &str) -> io::Result<Screen> {
        let mut out = io::stdout();
        writeln!(out, "{first_line}")?;
        out.flush()?;
        let hold = Hold::default();
        let (held, before) = (hold.clone(), std::panic::take_hook());
        std::panic::set_hook(Box::new(move |panic| {
            held.release();
            before(panic);
        }));
        let mut screen = Screen { terminal: Terminal::new(CrosstermBackend::new(out))?, hold };
        screen.take()?;
        Ok(screen)
    }

    /// Takes the terminal, for the first time or again.
    ///
    /// # Errors
    ///
    /// Where the terminal is gone.
    pub fn take(&mut self) -> io::Result<()> {
        self.hold.0.store(true, Ordering::SeqCst);
        enable_raw_mode()?;
        execute!(io::stdout(), EnterAlternateScreen, EnableBracketedPaste)?;
        self.terminal.clear()
    }

    /// Gives the terminal back.
    pub fn release(&mut self) {
        self.hold.release();
    }

    /// Draws what has changed.
    ///
    /// # Errors
    ///
    /// Where the terminal is gone.
    pub fn show(&mut self, view: &View) -> io::Result<()> {
        self.terminal.draw(|frame| draw(frame, view))?;
        Ok(())
    }

    /// Draws everything anew the next time, as after something else wrote over it.
    ///
    /// # Errors
    ///
    /// Where the terminal is gone.
    pub fn forget(&mut self) -> io::Result<()> {
        self.terminal.clear()
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        self.release();
    }
}

impl Hold {
    /// Once only: a second time would move the cursor back over what was written since.
    fn release(&self) {
        if self.0.swap(false, Ordering::SeqCst) {
            // There is nobody left to tell where this fails.
            let _ = disable_raw_mode();
            let _ = execute!(io::stdout(), DisableBracketedPaste, LeaveAlternateScreen, Show);
        }
    }
}
