//! The terminal as the screen needs it, and given back as it was, whatever happens.

use std::io::{self, Write};

use crossterm::event::EnableBracketedPaste;
use crossterm::execute;
use crossterm::terminal::EnterAlternateScreen;
use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;
use ratatui::buffer::{Buffer, Cell, CellDiffOption};
use ratatui::layout::Rect;

use super::appearance::Mouse;
use super::draw::{Drawn, draw};
use super::layout::Layout;
use super::mouse;
use super::picture_layer;
use super::pictures::Pictures;
use super::ui_state::UiState;
use crate::ui::Reaction;
use crate::ui::terminal_guard::{Takeover, TerminalGuard};
use crate::ui::view_model::ViewModel;

/// The terminal while the screen is shown on it; dropped, it is as it was before.
pub struct Screen {
    terminal: Terminal<CrosstermBackend<io::Stdout>>,
    guard: TerminalGuard,
    mouse: Mouse,
    pictures: Pictures,
    words: WrittenRows,
}

impl Screen {
    /// Writes the first line plainly, for whoever cannot see what comes next, and takes the terminal.
    /// A panic gives it back before it is told.
    ///
    /// # Errors
    ///
    /// Where there is no terminal.
    pub fn open(first_line: &str, ui: &UiState, guard: TerminalGuard) -> io::Result<Screen> {
        let mut out = io::stdout();
        writeln!(out, "{first_line}")?;
        out.flush()?;
        let terminal = Terminal::new(CrosstermBackend::new(out))?;
        // The terminal keeps pictures by number; two programs on it should not take the same ones.
        let pictures = Pictures::new(ui.appearance.pictures, ui.passthrough, std::process::id() << 8);
        let mut screen =
            Screen { terminal, guard, mouse: ui.appearance.mouse, pictures, words: WrittenRows::default() };
        screen.take()?;
        Ok(screen)
    }

    /// Takes the terminal, for the first time or again.
    ///
    /// # Errors
    ///
    /// Where the terminal is gone.
    pub fn take(&mut self) -> io::Result<()> {
        self.guard.take(Takeover::Screen)?;
        execute!(io::stdout(), EnterAlternateScreen, EnableBracketedPaste)?;
        if self.mouse == Mouse::Plays {
            hear_clicks()?;
        }
        self.forget()
    }

    /// Gives the terminal back.
    pub fn release(&mut self) {
        self.guard.give_back(Takeover::Screen);
    }

    /// Draws what has changed.
    ///
    /// # Errors
    ///
    /// Where the terminal is gone.
    pub fn show(&mut self, model: &ViewModel, ui: &mut UiState) -> io::Result<()> {
        let Screen { terminal, words, pictures, .. } = self;
        if let Ok(size) = crossterm::terminal::window_size() {
            let side = |pixels: u16, cells: u16| pixels.checked_div(cells).unwrap_or(0);
            pictures.set_cell((side(size.width, size.columns), side(size.height, size.rows)));
        }
        let mut drawn = Drawn::default();
        terminal.draw(|frame| {
            drawn = draw(frame, model, ui);
            picture_layer::draw(frame.buffer_mut(), drawn.page, pictures, model, ui);
            let place = Layout::of(frame.area(), &ui.appearance).words.unwrap_or_default();
            words.rewrite_whole(frame.buffer_mut(), place);
        })?;
        ui.stay_within(drawn.furthest);
        Ok(())
    }

    /// Does what a click at a column and row means.
    pub fn click(&self, ui: &mut UiState, model: &ViewModel, column: u16, row: u16) -> Reaction {
        mouse::click(ui, model, self.area(), column, row)
    }

    /// Does what it means that the button was let go at a column and row.
    pub fn release_button(&self, ui: &mut UiState, model: &ViewModel, column: u16, row: u16) -> Reaction {
        mouse::release(ui, model, self.area(), column, row)
    }

    fn area(&self) -> Rect {
        let size = self.terminal.size().unwrap_or_default();
        Rect { x: 0, y: 0, width: size.width, height: size.height }
    }

    /// Draws everything anew the next time, as after something else wrote over it.
    ///
    /// # Errors
    ///
    /// Where the terminal is gone.
    pub fn forget(&mut self) -> io::Result<()> {
        self.pictures.forget();
        self.words = WrittenRows::default();
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

/// Hears clicks, in whatever column they are, and nothing of the mouse besides.
#[cfg(unix)]
fn hear_clicks() -> io::Result<()> {
    io::stdout().write_all(b"\x1b[?1000h\x1b[?1006h")
}

/// Hears clicks: a console has a mode for that, not a sequence.
#[cfg(windows)]
fn hear_clicks() -> io::Result<()> {
    execute!(io::stdout(), crossterm::event::EnableMouseCapture)
}

/// The rows of words as they were last written, and where.
#[derive(Debug, Default)]
struct WrittenRows {
    screen: Rect,
    place: Rect,
    rows: Vec<Vec<Cell>>,
}

impl WrittenRows {
    /// Has each row of words that has changed written anew as a whole, since a reader makes nothing of the letters that
    /// differ, and every other row left alone: a cell that was forced once would be written a second time.
    fn rewrite_whole(&mut self, buf: &mut Buffer, place: Rect) {
        if (self.screen, self.place) != (buf.area, place) {
            *self = WrittenRows { screen: buf.area, place, rows: Vec::new() };
        }
        let row = |y: u16| (place.x..place.right()).map(|x| buf[(x, y)].clone()).collect::<Vec<Cell>>();
        let rows: Vec<Vec<Cell>> = (place.y..place.bottom()).map(row).collect();
        for (number, (y, cells)) in (place.y..).zip(&rows).enumerate() {
            let option =
                if self.rows.get(number) == Some(cells) { CellDiffOption::Skip } else { CellDiffOption::AlwaysUpdate };
            (place.x..place.right()).for_each(|x| _ = buf[(x, y)].set_diff_option(option));
        }
        self.rows = rows;
    }
}
