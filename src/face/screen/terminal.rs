//! The terminal as the screen needs it, and given back as it was, whatever happens.

use std::io::{self, Write};

use crossterm::cursor::Show;
use crossterm::execute;
use crossterm::terminal::{EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode};
use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;

use super::draw::draw;
use super::view::View;

/// The terminal while the screen is shown on it; dropped, it is as it was before.
pub struct Screen {
    terminal: Terminal<CrosstermBackend<io::Stdout>>,
}

impl Screen {
    /// Writes the first line plainly, for whoever cannot see what comes next, and takes the terminal.
    ///
    /// # Errors
    ///
    /// Where there is no terminal.
    pub fn open(first_line: &str) -> io::Result<Screen> {
        let mut out = io::stdout();
        writeln!(out, "{first_line}")?;
        out.flush()?;
        enable_raw_mode()?;
        execute!(out, EnterAlternateScreen)?;
        Ok(Screen { terminal: Terminal::new(CrosstermBackend::new(out))? })
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
        restore();
    }
}

/// Gives the terminal back; harmless where it was never taken. For panics, when nobody is dropped.
pub fn restore() {
    // There is nobody left to tell where this fails.
    let _ = disable_raw_mode();
    let _ = execute!(io::stdout(), LeaveAlternateScreen, Show);
}
