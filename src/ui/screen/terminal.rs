//! The terminal as the screen needs it, and given back as it was, whatever happens.

use std::io::{self, Write};

use crossterm::event::EnableBracketedPaste;
use crossterm::execute;
use crossterm::terminal::EnterAlternateScreen;
use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;
use ratatui::buffer::{Buffer, CellDiffOption};
use ratatui::layout::Rect;

use super::desk::Desk;
use super::draw::draw;
use super::layout::Layout;
use super::look::Mouse;
use super::mouse::click;
use super::view::View;
use crate::ui::Reaction;
use crate::ui::terminal_guard::Hold;

/// Hears clicks, in whatever column they are.
const HEAR_CLICKS: &str = "\u{1b}[?1000h\u{1b}[?1006h";
/// Hears no clicks, ends bracketed paste, leaves the alternate screen, shows the cursor.
const LAST_WORDS: &str = "\u{1b}[?1006l\u{1b}[?1000l\u{1b}[?2004l\u{1b}[?1049l\u{1b}[?25h";

/// The terminal while the screen is shown on it; dropped, it is as it was before.
pub struct Screen {
    terminal: Terminal<CrosstermBackend<io::Stdout>>,
    hold: Hold,
    mouse: Mouse,
    /// The rows of words as they were last written.
    words: Vec<String>,
}

impl Screen {
    /// Writes the first line plainly, for whoever cannot see what comes next, and takes the terminal.
    /// A panic gives it back before it is told.
    ///
    /// # Errors
    ///
    /// Where there is no terminal.
    pub fn open(first_line: &str, mouse: Mouse) -> io::Result<Screen> {
        let mut out = io::stdout();
        writeln!(out, "{first_line}")?;
        out.flush()?;
        let terminal = Terminal::new(CrosstermBackend::new(out))?;
        let mut screen = Screen { terminal, hold: Hold::new(LAST_WORDS), mouse, words: Vec::new() };
        screen.take()?;
        Ok(screen)
    }

    /// Takes the terminal, for the first time or again.
    ///
    /// # Errors
    ///
    /// Where the terminal is gone.
    pub fn take(&mut self) -> io::Result<()> {
        self.hold.take()?;
        execute!(io::stdout(), EnterAlternateScreen, EnableBracketedPaste)?;
        if self.mouse == Mouse::Plays {
            io::stdout().write_all(HEAR_CLICKS.as_bytes())?;
        }
        self.forget()
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
        let Screen { terminal, words, .. } = self;
        terminal.draw(|frame| {
            draw(frame, view);
            let place = Layout::of(frame.area(), &view.desk.look).words.unwrap_or_default();
            rewrite_whole(frame.buffer_mut(), place, words);
        })?;
        Ok(())
    }

    /// Does what a click at a column and row means.
    pub fn click(&self, desk: &mut Desk, column: u16, row: u16) -> Reaction {
        let size = self.terminal.size().unwrap_or_default();
        click(desk, Rect { x: 0, y: 0, width: size.width, height: size.height }, column, row)
    }

    /// Draws everything anew the next time, as after something else wrote over it.
    ///
    /// # Errors
    ///
    /// Where the terminal is gone.
    pub fn forget(&mut self) -> io::Result<()> {
        // `Terminal::clear` would ask the terminal where the cursor is, and readers take its answer for a key.
        let size = self.terminal.size()?;
        self.terminal.resize(Rect { x: 0, y: 0, width: size.width, height: size.height })
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        self.release();
    }
}

/// Has each row of words that has changed written anew as a whole: a reader makes nothing of the letters that differ.
fn rewrite_whole(buf: &mut Buffer, place: Rect, before: &mut Vec<String>) {
    let row = |buf: &Buffer, y: u16| (place.x..place.right()).map(|x| buf[(x, y)].symbol()).collect::<String>();
    let rows: Vec<String> = (place.y..place.bottom()).map(|y| row(buf, y)).collect();
    for (y, text) in (place.y..).zip(&rows) {
        if before.get(usize::from(y - place.y)) != Some(text) {
            (place.x..place.right()).for_each(|x| _ = buf[(x, y)].set_diff_option(CellDiffOption::AlwaysUpdate));
        }
    }
    *before = rows;
}
