//! The lines face: a stream of whole sentences for screen readers, braille displays and pipes.
//!
//! One event, one sentence, one write, and the cursor stays at its end. No escape sequence, no prompt.

use std::io::{self, IsTerminal as _, Write};
use std::time::Duration;

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use shakmaty::{File, Rank, Square};
use unicode_segmentation::UnicodeSegmentation;
use unicode_width::UnicodeWidthStr;

use super::line_editor::{Concealment, LineEditor};
use super::terminal::{Takeover, TerminalGuard, set_echo};
use super::text::{kept_together, rows};
use super::view_model::ViewModel;
use super::{Face, Reaction};
use crate::game::clock::moment::{Moment, Span};
use crate::interpreter::request::FaceKind;
use crate::wording::{PrintedNotation, Utterance};

/// Writes sentences as lines of plain text, and echoes what is typed.
pub struct Lines<W: Write> {
    to: W,
    style: LineStyle,
    columns: Columns,
    outlet: Outlet,
    /// The text for the new line already begun, and when its pause is over.
    waiting: Option<(Moment, String)>,
}

/// How lines are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LineStyle {
    /// The cells of the braille display: longer sentences show their beginning.
    pub cells: usize,
    /// The pause between the new line and its sentence; some readers need it to read the sentence whole.
    pub pause: Duration,
    pub notation: PrintedNotation,
}

impl Default for LineStyle {
    fn default() -> LineStyle {
        LineStyle { cells: 40, pause: Duration::ZERO, notation: PrintedNotation::default() }
    }
}

impl LineStyle {
    /// This style for a braille display of that many cells. The notation follows unless another one was chosen.
    pub fn for_cells(self, cells: u8) -> LineStyle {
        let usual = u8::try_from(self.cells).ok().map(PrintedNotation::for_cells);
        let notation = if usual == Some(self.notation) { PrintedNotation::for_cells(cells) } else { self.notation };
        LineStyle { cells: cells.into(), notation, ..self }
    }
}

/// How long a row may be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Columns {
    /// Any length: nothing breaks rows in a file.
    Unbounded,
    /// Within the terminal, at its current width.
    Terminal,
    /// Within that many cells.
    Fixed(usize),
}

/// The width of a terminal that does not report it.
const USUAL_COLUMNS: u16 = 80;

impl Columns {
    /// What suits the standard output.
    pub fn of_output() -> Columns {
        if io::stdout().is_terminal() { Columns::Terminal } else { Columns::Unbounded }
    }

    /// The cells of a row. The last column of a terminal stays free: the cursor has no position after it.
    pub fn cells(self) -> usize {
        match self {
            Columns::Unbounded => usize::MAX,
            Columns::Terminal => {
                let columns = crossterm::terminal::size().map_or(0, |(columns, _)| columns);
                usize::from(if columns == 0 { USUAL_COLUMNS } else { columns }.saturating_sub(1).max(1))
            }
            Columns::Fixed(columns) => columns.saturating_sub(1).max(1),
        }
    }
}

/// What the lines go to.
enum Outlet {
    /// A pipe, a file, or a terminal that edits its lines itself.
    Stream { is_echo_hidden: bool },
    /// A terminal whose keys come one by one; without a guard where only its bytes are wanted.
    Terminal(Typing, Option<(TerminalGuard, Takeover)>),
}

impl<W: Write> Lines<W> {
    /// Lines for a pipe, a file, or a terminal that edits its lines itself.
    pub fn streaming(to: W, style: LineStyle, columns: Columns) -> Lines<W> {
        Lines { to, style, columns, outlet: Outlet::Stream { is_echo_hidden: false }, waiting: None }
    }

    /// Lines for a terminal whose keys come one by one.
    ///
    /// # Errors
    ///
    /// There is no terminal.
    pub fn typing(to: W, style: LineStyle, guard: TerminalGuard, takeover: Takeover) -> io::Result<Lines<W>> {
        let outlet = Outlet::Terminal(Typing::default(), Some((guard, takeover)));
        let mut lines = Lines { to, style, columns: Columns::Terminal, outlet, waiting: None };
        lines.take()?;
        Ok(lines)
    }

    /// Lines for keys that come one by one; the terminal stays as it is.
    pub fn at_keys(to: W, style: LineStyle, columns: Columns) -> Lines<W> {
        Lines { to, style, columns, outlet: Outlet::Terminal(Typing::default(), None), waiting: None }
    }

    /// Writes the sentences of one event, with `before` in front of them, in one write, so that a reader reads them whole: in a
    /// stream each on its own line, on a terminal in the fewest rows. A pause counts from `at`.
    ///
    /// # Errors
    ///
    /// The lines are no longer read.
    pub fn write_event(&mut self, at: Moment, before: &str, said: &[Utterance]) -> io::Result<()> {
        self.write_waiting()?;
        let (columns, notation) = (self.columns.cells(), self.style.notation);
        let Outlet::Terminal(typing, _) = &mut self.outlet else {
            let lines: String = said
                .iter()
                .flat_map(|one| rows(std::slice::from_ref(one), notation, columns))
                .map(|row| row + "\n")
                .collect();
            return self.write(&lines);
        };
        let rows = rows(said, notation, columns);
        let Some(last) = rows.last() else { return Ok(()) };
        typing.is_shown = false;
        // A display shows where the cursor is: after a sentence that fills it there is nothing, so the cursor goes back.
        let back = if last.width() >= self.style.cells { "\r" } else { "" };
        let text = rows.join("\r\n") + back;
        if self.style.pause.is_zero() {
            return self.write(&kept_together(&format!("{before}\r\n"), &text));
        }
        let pause = Span(i64::try_from(self.style.pause.as_millis()).unwrap_or(i64::MAX));
        self.waiting = Some((at.plus(pause), text));
        self.write(&format!("{before}\r\n"))
    }

    /// Writes the sentences without a pause: the program is about to end.
    ///
    /// # Errors
    ///
    /// The lines are no longer read.
    pub fn write_at_once(&mut self, said: &[Utterance]) -> io::Result<()> {
        self.write_event(Moment::START, "", said)?;
        self.write_waiting()
    }

    /// When a sentence that waits for the end of its pause is due.
    pub fn due(&self) -> Option<Moment> {
        self.waiting.as_ref().map(|(due, _)| *due)
    }

    /// Writes the sentence whose pause is over by `at`.
    ///
    /// # Errors
    ///
    /// The lines are no longer read.
    pub fn write_due(&mut self, at: Moment) -> io::Result<()> {
        if self.due().is_some_and(|due| due <= at) { self.write_waiting() } else { Ok(()) }
    }

    /// Writes what waits, whether its pause is over or not: what comes now must not overtake it.
    fn write_waiting(&mut self) -> io::Result<()> {
        match self.waiting.take() {
            Some((_, text)) => self.write(&text),
            None => Ok(()),
        }
    }

    /// Does what a key means: edits at the end of the line only.
    ///
    /// # Errors
    ///
    /// The terminal is gone.
    pub fn press(&mut self, key: KeyEvent) -> io::Result<Reaction> {
        self.write_waiting()?;
        let Outlet::Terminal(typing, _) = &mut self.outlet else { return Ok(Reaction::Nothing) };
        // Enter only ends a walk: it must not also press a clock.
        if key.code == KeyCode::Enter && typing.line.is_empty() && typing.walker.take().is_some() {
            return Ok(Reaction::Nothing);
        }
        if let Some(square) = typing.step(key.code) {
            return Ok(Reaction::Felt(square));
        }
        let control = key.modifiers.contains(KeyModifiers::CONTROL);
        let echo = match (key.code, control) {
            (KeyCode::Enter, _) | (KeyCode::Char('j'), true) => {
                typing.is_shown = false;
                return Ok(Reaction::Line(typing.line.take()));
            }
            (KeyCode::Char('c'), true) if typing.line.is_empty() => return Ok(Reaction::Leave),
            (KeyCode::Char('d'), true) if typing.line.is_empty() => return Ok(Reaction::Leave),
            (KeyCode::Esc, _) => return Ok(Reaction::Silence),
            (KeyCode::Char('z'), true) => return Ok(Reaction::Suspend),
            (KeyCode::Tab, _) if typing.line.is_empty() => return Ok(Reaction::Nothing),
            (KeyCode::Tab, _) => return Ok(Reaction::Complete),
            (KeyCode::Up, _) | (KeyCode::Char('p'), true) => typing.replace(LineEditor::earlier),
            (KeyCode::Down, _) | (KeyCode::Char('n'), true) => typing.replace(LineEditor::later),
            (KeyCode::Char('u' | 'c'), true) => typing.erase(LineEditor::clear),
            (KeyCode::Char('w'), true) => typing.erase(LineEditor::delete_word),
            (KeyCode::Backspace, _) | (KeyCode::Char('h'), true) => typing.erase(LineEditor::backspace),
            (KeyCode::Char(c), false) if !c.is_control() => typing.append(c),
            _ => return Ok(Reaction::Nothing),
        };
        self.write(&echo)?;
        Ok(Reaction::Nothing)
    }

    fn write(&mut self, text: &str) -> io::Result<()> {
        self.to.write_all(text.as_bytes())?;
        self.to.flush()
    }
}

impl<W: Write> Face for Lines<W> {
    fn kind(&self) -> FaceKind {
        FaceKind::Lines
    }

    fn key(&mut self, key: KeyEvent, _: &ViewModel) -> io::Result<Reaction> {
        self.press(key)
    }

    fn show(&mut self, model: &ViewModel, said: &[Utterance]) -> io::Result<()> {
        self.write_event(model.at, "", said)
    }

    fn draw(&mut self, model: &ViewModel) -> io::Result<()> {
        self.write_due(model.at)
    }

    fn next_change(&self, _: &ViewModel) -> Option<Moment> {
        self.due()
    }

    fn line(&self) -> Option<&LineEditor> {
        match &self.outlet {
            Outlet::Stream { .. } => None,
            Outlet::Terminal(typing, _) => Some(&typing.line),
        }
    }

    fn set_line(&mut self, line: LineEditor) {
        if let Outlet::Terminal(typing, _) = &mut self.outlet {
            (typing.line, typing.is_shown) = (line, false);
        }
    }

    fn retype(&mut self, text: &str) -> io::Result<()> {
        let Outlet::Terminal(typing, _) = &mut self.outlet else { return Ok(()) };
        let echo = typing.replace(|line| line.set(text));
        self.write(&echo)
    }

    fn conceal(&mut self, concealment: Concealment) {
        match &mut self.outlet {
            Outlet::Terminal(typing, _) => typing.line.conceal(concealment),
            Outlet::Stream { is_echo_hidden } => {
                let hides = concealment.hides_everything();
                if std::mem::replace(is_echo_hidden, hides) != hides {
                    set_echo(!hides);
                }
            }
        }
    }

    fn farewell(&mut self, sentence: &Utterance) {
        // If this fails, nobody is there to read it.
        let _ = self.write_at_once(std::slice::from_ref(sentence));
        self.release();
    }

    fn invalidate(&mut self) -> io::Result<()> {
        Ok(())
    }

    fn release(&mut self) {
        // If this fails, nobody is there to read it.
        let _ = self.write_waiting();
        if let Outlet::Terminal(typing, Some((guard, takeover))) = &mut self.outlet {
            typing.is_shown = false;
            guard.give_back(*takeover);
        }
    }

    fn take(&mut self) -> io::Result<()> {
        match &self.outlet {
            Outlet::Stream { .. } | Outlet::Terminal(_, None) => Ok(()),
            Outlet::Terminal(_, Some((guard, takeover))) => guard.take(*takeover),
        }
    }

    fn set_line_style(&mut self, style: LineStyle) {
        self.style = style;
    }

    fn walk(&mut self, from: Square) {
        if let Outlet::Terminal(typing, _) = &mut self.outlet {
            typing.walker = Some(from);
        }
    }

    fn is_at_a_terminal(&self) -> bool {
        matches!(self.outlet, Outlet::Terminal(..))
    }
}

impl<W: Write> Drop for Lines<W> {
    fn drop(&mut self) {
        self.conceal(Concealment::default());
        self.release();
    }
}

/// What is typed at the end of the lines, and what is written so that a reader reads it correctly. Pure.
#[derive(Debug, Default)]
struct Typing {
    line: LineEditor,
    /// Whether the cursor is at the end of the typed line on the terminal; not after a sentence came in between.
    is_shown: bool,
    /// The square of the cursor that letters move over the board.
    walker: Option<Square>,
}

impl Typing {
    /// Moves the cursor on the board, if there is one: left, down, up, right. At the edge it stays. Any other key removes it.
    fn step(&mut self, key: KeyCode) -> Option<Square> {
        let steps = [('h', (-1, 0)), ('j', (0, -1)), ('k', (0, 1)), ('l', (1, 0))];
        let Some((_, (files, ranks))) = steps.into_iter().find(|(letter, _)| key == KeyCode::Char(*letter)) else {
            self.walker = None;
            return None;
        };
        let walker = self.walker.as_mut()?;
        let file = File::try_from(i32::from(walker.file()) + files);
        let rank = Rank::try_from(i32::from(walker.rank()) + ranks);
        if let (Ok(file), Ok(rank)) = (file, rank) {
            *walker = Square::from_coords(file, rank);
        }
        Some(*walker)
    }

    /// Types a letter; returns what to write so that it is heard and seen at the end of the line.
    fn append(&mut self, c: char) -> String {
        let before = self.line.shown();
        self.line.type_char(c);
        let visible = self.line.shown();
        if visible.is_empty() {
            return String::new();
        }
        if std::mem::replace(&mut self.is_shown, true) {
            visible.strip_prefix(&before).unwrap_or_default().to_owned()
        } else {
            self.on_new_line()
        }
    }

    /// Removes letters at the end of the line; returns what to write so that they are gone.
    fn erase(&mut self, shorten: impl FnOnce(&mut LineEditor)) -> String {
        let before = self.line.shown();
        shorten(&mut self.line);
        let visible = self.line.shown();
        if self.is_shown {
            return rubbed_out(before.strip_prefix(&visible).unwrap_or_default());
        }
        if visible.is_empty() {
            return String::new();
        }
        self.is_shown = true;
        self.on_new_line()
    }

    /// Replaces what is typed; returns what to write. A new line is read as a whole.
    fn replace(&mut self, change: impl FnOnce(&mut LineEditor)) -> String {
        let before = self.line.shown();
        change(&mut self.line);
        let visible = self.line.shown();
        if visible == before {
            return String::new();
        }
        if visible.is_empty() {
            return if self.is_shown { rubbed_out(&before) } else { String::new() };
        }
        self.is_shown = true;
        self.on_new_line()
    }

    fn on_new_line(&self) -> String {
        format!("\r\n{}{}", self.line.prompt().unwrap_or_default(), self.line.shown())
    }
}

/// What removes a text at the end of a row letter by letter, so that readers read what is gone.
fn rubbed_out(text: &str) -> String {
    let letters = text.graphemes(true).rev().map(|letter| {
        let back = "\u{8}".repeat(letter.width());
        format!("{back}{}{back}", " ".repeat(letter.width()))
    });
    letters.collect()
}
