//! The screen: both boards, both clocks, both scoresheets, what was said and what is being typed. Knows no rules.

mod appearance;
mod bar;
mod board;
mod draw;
mod keys;
mod layout;
mod panel;
#[cfg_attr(not(feature = "pictures"), path = "no_pictures.rs")]
mod pictures;
mod pieces;
mod scoresheets;
mod sides;
mod theme;
mod ui_state;
mod words;

use std::io::{self, BufWriter, Write};
use std::sync::mpsc;
use std::time::Duration;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use crossterm::event::{EnableBracketedPaste, KeyEvent};
use crossterm::execute;
use crossterm::terminal::EnterAlternateScreen;
use ratatui::backend::{Backend, CrosstermBackend};
use ratatui::buffer::{Buffer, Cell, CellDiffOption};
use ratatui::layout::{Rect, Size};
use ratatui::{Terminal, TerminalOptions, Viewport};

use super::line_editor::{Concealment, LineEditor};
use super::lines::{Columns, LineStyle, Lines};
use super::terminal::{Output, Takeover, TerminalGuard};
use super::view_model::ViewModel;
use super::{Face, OnTerminal, Reaction};
use crate::game::clock::moment::Moment;
use crate::game::people::Actor;
use crate::interpreter::request::FaceKind;
use crate::wording::{Label, Utterance, UtteranceKind};
use pictures::Pictures;

pub use appearance::{Appearance, Boards, Coordinates, Orientation, PictureProtocol, Pieces};
pub use draw::draw;
pub use keys::{available_bindings, click, drag, press, release, wheel};
pub use layout::Layout;
#[cfg(feature = "pictures")]
pub use pictures::{PicturedSquare, picture};
pub use theme::{SquareHighlight, StyleRole, Theme, ThemeFault, contrast, rgb};
pub use ui_state::{Direction, Drawn, Panel, Promotion, Selection, UiState};

/// The terminal while the screen is shown on it, and the state of the screen. Dropped, the terminal is as it was
/// before.
pub struct Screen {
    terminal: Terminal<CrosstermBackend<BufWriter<io::Stdout>>>,
    guard: TerminalGuard,
    pictures: Pictures,
    words: WrittenRows,
    /// The title that the window has.
    title: String,
    ui: UiState,
}

impl Screen {
    /// Writes the first line plainly, for users who cannot see what comes next, and takes the terminal.
    /// A panic gives it back before it is reported.
    ///
    /// # Errors
    ///
    /// There is no terminal.
    pub fn open((first_line, stands): (&str, Duration), ui: UiState, guard: TerminalGuard) -> io::Result<Screen> {
        let mut out = io::stdout();
        writeln!(out, "{first_line}")?;
        out.flush()?;
        let (_nobody, nothing) = mpsc::channel::<()>();
        let _ = nothing.recv_timeout(stands);
        let backend = CrosstermBackend::new(BufWriter::with_capacity(FRAME, out));
        let viewport = Viewport::Fixed(drawn_of(backend.size()?));
        let terminal = Terminal::with_options(backend, TerminalOptions { viewport })?;
        // The terminal keeps pictures by number; two programs on it should not use the same ones.
        let pictures = Pictures::new(ui.appearance.pictures, std::process::id() << 8);
        let mut screen = Screen { terminal, guard, pictures, words: WrittenRows::default(), title: String::new(), ui };
        screen.take()?;
        Ok(screen)
    }

    fn area(&self) -> Rect {
        drawn_of(self.terminal.size().unwrap_or_default())
    }
}

/// The bytes of a large frame: it reaches the terminal in one piece, not in twenty.
pub(super) const FRAME: usize = 32 << 10;

/// The part of the terminal that is drawn: the pictures of a terminal that says it is larger would fill the memory.
const LARGEST: Size = Size { width: 1_000, height: 500 };

fn drawn_of(size: Size) -> Rect {
    Rect { x: 0, y: 0, width: size.width.min(LARGEST.width), height: size.height.min(LARGEST.height) }
}

impl OnTerminal for Screen {
    fn invalidate(&mut self) -> io::Result<()> {
        self.pictures.forget();
        self.words = WrittenRows::default();
        self.title.clear();
        // `Terminal::clear` would ask the terminal where the cursor is, and readers take its answer for a key.
        let area = drawn_of(self.terminal.size()?);
        self.terminal.resize(area)
    }

    fn release(&mut self) {
        self.guard.give_back(Takeover::Screen);
    }

    fn take(&mut self) -> io::Result<()> {
        self.guard.take(Takeover::Screen)?;
        execute!(io::stdout(), EnterAlternateScreen, EnableBracketedPaste)?;
        // The title of the window is kept, and given back.
        io::stdout().write_all(b"\x1b[22;2t")?;
        if self.ui.appearance.mouse {
            enable_clicks()?;
        } else {
            // Else the wheel types arrow keys in many terminals.
            io::stdout().write_all(b"\x1b[?1007s\x1b[?1007l")?;
        }
        self.invalidate()
    }
}

impl Face for Screen {
    fn kind(&self) -> FaceKind {
        FaceKind::Screen
    }

    fn key(&mut self, key: KeyEvent, model: &ViewModel) -> io::Result<Reaction> {
        Ok(press(&mut self.ui, model, key))
    }

    fn show(&mut self, _: &ViewModel, said: &[Utterance]) -> io::Result<()> {
        self.ui.note_said(said.len());
        if said.iter().any(|said| said.kind == UtteranceKind::Help) {
            self.ui.toggle(Panel::Words);
        }
        Ok(())
    }

    fn draw(&mut self, model: &ViewModel) -> io::Result<()> {
        let Screen { terminal, words, title, pictures, ui, .. } = self;
        if ui.appearance.pictures != PictureProtocol::Off
            && let Ok(size) = crossterm::terminal::window_size()
        {
            let side = |pixels: u16, cells: u16| pixels.checked_div(cells).unwrap_or(0);
            pictures.set_cell((side(size.width, size.columns), side(size.height, size.rows)));
        }
        let area = drawn_of(terminal.size()?);
        if area != terminal.current_buffer_mut().area {
            terminal.resize(area)?;
        }
        let mut drawn = Drawn::default();
        // The terminal shows the frame when it is whole.
        terminal.backend_mut().write_all(b"\x1b[?2026h")?;
        let shown = terminal.draw(|frame| {
            drawn = draw(frame, model, ui);
            pictures::draw(frame.buffer_mut(), pictures, model, ui);
            let place = Layout::of(frame.area(), &ui.appearance).words.unwrap_or_default();
            words.rewrite_whole(frame.buffer_mut(), place);
        });
        let shown = shown.map(|_| ());
        let now = model.wording.label(&Label::Title(model.game));
        if now != *title {
            write!(terminal.backend_mut(), "\x1b]2;{now}\x07")?;
            *title = now;
        }
        terminal.backend_mut().write_all(b"\x1b[?2026l").and_then(|()| io::Write::flush(terminal.backend_mut()))?;
        shown?;
        ui.stay_within(drawn);
        Ok(())
    }

    fn next_change(&self, model: &ViewModel) -> Option<Moment> {
        model.next_digit()
    }

    fn line(&self) -> Option<&LineEditor> {
        Some(&self.ui.input)
    }

    fn set_line(&mut self, line: LineEditor) {
        self.ui.input = line;
    }

    fn retype(&mut self, _: Moment, text: &str) -> io::Result<()> {
        self.ui.input.set(text);
        Ok(())
    }

    fn conceal(&mut self, concealment: Concealment) {
        self.ui.input.conceal(concealment);
    }

    fn farewell(&mut self, sentence: &Utterance) {
        self.release();
        let mut lines = Lines::streaming(Output, LineStyle::default(), Columns::Terminal);
        // If this fails, nobody is there to read it.
        let _ = lines.write_at_once(std::slice::from_ref(sentence));
    }

    fn click(&mut self, column: u16, row: u16, model: &ViewModel) -> Reaction {
        let area = self.area();
        click(&mut self.ui, model, area, column, row)
    }

    fn drag(&mut self, column: u16, row: u16) -> Reaction {
        let area = self.area();
        drag(&mut self.ui, area, column, row)
    }

    fn release_button(&mut self, column: u16, row: u16, model: &ViewModel) -> Reaction {
        let area = self.area();
        release(&mut self.ui, model, area, column, row)
    }

    fn wheel(&mut self, at: (u16, u16), direction: Direction, model: &ViewModel) -> Reaction {
        let area = self.area();
        wheel(&mut self.ui, model, area, at, direction)
    }

    fn ui_state(&self) -> Option<&UiState> {
        Some(&self.ui)
    }

    fn speaker(&self) -> Option<Actor> {
        self.ui.speaker
    }

    fn copy(&mut self, text: &str) -> io::Result<()> {
        // OSC 52: the terminal takes the text, also at the other end of ssh.
        let mut out = io::stdout();
        write!(out, "\x1b]52;c;{}\x07", STANDARD.encode(text))?;
        out.flush()
    }

    fn exchange_colors(&mut self) {
        self.ui.speaker = self.ui.speaker.map(Actor::of_the_other_color);
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        self.release();
    }
}

/// Reports clicks in any column and where the pointer goes with the button down, and nothing else of the mouse.
#[cfg(unix)]
fn enable_clicks() -> io::Result<()> {
    io::stdout().write_all(b"\x1b[?1002h\x1b[?1006h")
}

/// Reports clicks: a console has a mode for that, not a sequence.
#[cfg(windows)]
fn enable_clicks() -> io::Result<()> {
    execute!(io::stdout(), crossterm::event::EnableMouseCapture)
}

/// The rows of words as last written, and where.
#[derive(Debug, Default)]
struct WrittenRows {
    screen: Rect,
    place: Rect,
    rows: Vec<Vec<Cell>>,
}

impl WrittenRows {
    /// Makes each changed row of words be rewritten as a whole, since a reader cannot use single changed letters, and
    /// leaves every other row alone: a cell that was forced once would be written a second time.
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
