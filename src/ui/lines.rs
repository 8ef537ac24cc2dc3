//! The lines face: a stream of whole sentences for screen readers, braille displays and pipes.
//!
//! One event, one sentence, one write. No escape sequence, no prompt. The first letter typed after a sentence and, in a
//! window of a desktop, the way of the cursor back to the beginning are later writes of their own: Orca compares the
//! text before and after, and where the cursor stands, and takes what comes at once for part of the sentence.

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
use super::{Face, OnTerminal, Reaction, replay_key};
use crate::game::clock::moment::{Moment, Span};
use crate::interpreter::request::FaceKind;
use crate::wording::{PrintedNotation, Utterance};

/// Writes sentences as lines of plain text, and echoes what is typed.
pub struct Lines<W: Write> {
    to: W,
    style: LineStyle,
    columns: Columns,
    outlet: Outlet,
    /// What is written by itself, and when.
    later: Option<(Moment, Later)>,
}

/// A later write that follows the first after a while.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Later {
    /// The rows of a sentence, for the new line already begun.
    Rows { text: String, cursor: CursorAfter },
    /// The cursor goes back to the beginning of the row.
    Back,
    /// The first letters typed, for the new line already begun.
    Typed(String),
}

/// The place of the cursor after a sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum CursorAfter {
    /// It stays at the end.
    End,
    /// To the beginning, in the same write.
    BeginningAtOnce,
    /// To the beginning, after that time.
    BeginningAfter(Span),
}

/// The pause between a new line and the first letter on it: without it Orca reads the line before it again.
const BEFORE_LETTER: Span = Span(30);

/// The style of the lines.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LineStyle {
    /// The cells of the braille display: longer sentences show their beginning.
    pub cells: usize,
    /// The pause between the new line and its sentence; some readers need it to read the sentence whole.
    pub pause: Duration,
    /// How long the cursor stays at the end of a sentence that is longer than the display before it goes back to the
    /// beginning, so that the display shows that. Some readers want it to go at once, some later.
    pub before_back: Span,
    pub notation: PrintedNotation,
}

impl Default for LineStyle {
    fn default() -> LineStyle {
        LineStyle { cells: 40, pause: Duration::ZERO, before_back: Span::ZERO, notation: PrintedNotation::default() }
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

/// The limit of a row.
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

/// The outlet of the lines.
enum Outlet {
    /// A pipe, a file, or a terminal that edits its lines itself.
    Stream { is_echo_hidden: bool },
    /// A terminal whose keys come one by one; without a guard where only its bytes are wanted.
    Terminal(Typing, Option<(TerminalGuard, Takeover)>),
}

impl<W: Write> Lines<W> {
    /// Lines for a pipe, a file, or a terminal that edits its lines itself.
    pub fn streaming(to: W, style: LineStyle, columns: Columns) -> Lines<W> {
        Lines { to, style, columns, outlet: Outlet::Stream { is_echo_hidden: false }, later: None }
    }

    /// Lines for a terminal whose keys come one by one.
    ///
    /// # Errors
    ///
    /// There is no terminal.
    pub fn typing(to: W, style: LineStyle, guard: TerminalGuard, takeover: Takeover) -> io::Result<Lines<W>> {
        let outlet = Outlet::Terminal(Typing::default(), Some((guard, takeover)));
        let mut lines = Lines { to, style, columns: Columns::Terminal, outlet, later: None };
        lines.take()?;
        Ok(lines)
    }

    /// Lines for keys that come one by one; the terminal stays as it is.
    pub fn at_keys(to: W, style: LineStyle, columns: Columns) -> Lines<W> {
        Lines { to, style, columns, outlet: Outlet::Terminal(Typing::default(), None), later: None }
    }

    /// Writes the sentences of one event, with `before` in front of them, in one write, so that a reader reads them
    /// whole: in a stream each on its own line, on a terminal in the fewest rows. A pause counts from `at`.
    ///
    /// # Errors
    ///
    /// The lines are no longer read.
    pub fn write_event(&mut self, at: Moment, before: &str, said: &[Utterance]) -> io::Result<()> {
        let (columns, notation) = (self.columns.cells(), self.style.notation);
        // A reader would read out every detail before the next key is heard.
        let said: Vec<Utterance> = said.iter().filter(|one| !one.kind.is_detail()).cloned().collect();
        let said = said.as_slice();
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
        self.write_before_more()?;
        // A display shows where the cursor is: after a sentence that fills it there is nothing.
        let cursor = match self.style.before_back {
            _ if last.width() < self.style.cells => CursorAfter::End,
            Span::ZERO => CursorAfter::BeginningAtOnce,
            later => CursorAfter::BeginningAfter(later),
        };
        let text = rows.join("\r\n");
        if self.style.pause.is_zero() {
            return self.write_rows(at, &format!("{before}\r\n"), &text, cursor);
        }
        let pause = Span(i64::try_from(self.style.pause.as_millis()).unwrap_or(i64::MAX));
        self.later = Some((at.plus(pause), Later::Rows { text, cursor }));
        self.write(&format!("{before}\r\n"))
    }

    /// Writes the rows of a sentence with what comes before them, and sees to the cursor.
    fn write_rows(&mut self, at: Moment, before: &str, text: &str, cursor: CursorAfter) -> io::Result<()> {
        self.later = match cursor {
            CursorAfter::BeginningAfter(span) => Some((at.plus(span), Later::Back)),
            CursorAfter::End | CursorAfter::BeginningAtOnce => None,
        };
        let back = if cursor == CursorAfter::BeginningAtOnce { "\r" } else { "" };
        self.write(&(kept_together(before, text) + back))
    }

    /// Writes the sentences without a pause: the program is about to end.
    ///
    /// # Errors
    ///
    /// The lines are no longer read.
    pub fn write_at_once(&mut self, said: &[Utterance]) -> io::Result<()> {
        self.write_event(Moment::START, "", said)?;
        self.write_before_more()
    }

    /// When something is written by itself.
    pub fn due(&self) -> Option<Moment> {
        self.later.as_ref().map(|(due, _)| *due)
    }

    /// Writes what is due by `at`.
    ///
    /// # Errors
    ///
    /// The lines are no longer read.
    pub fn write_due(&mut self, at: Moment) -> io::Result<()> {
        while let Some((_, later)) = self.later.take_if(|(due, _)| *due <= at) {
            match later {
                Later::Rows { text, cursor } => self.write_rows(at, "", &text, cursor)?,
                Later::Back => self.write("\r")?,
                Later::Typed(letters) => self.write(&letters)?,
            }
        }
        Ok(())
    }

    /// Writes what must not be overtaken by what comes now. A new line ends a row wherever the cursor is.
    fn write_before_more(&mut self) -> io::Result<()> {
        match self.later.take() {
            Some((_, Later::Rows { text, .. } | Later::Typed(text))) => self.write(&text),
            Some((_, Later::Back)) | None => Ok(()),
        }
    }

    /// Does what a key means: edits at the end of the line only.
    ///
    /// # Errors
    ///
    /// The terminal is gone.
    pub fn press(&mut self, at: Moment, key: KeyEvent) -> io::Result<Reaction> {
        let Outlet::Terminal(typing, _) = &mut self.outlet else { return Ok(Reaction::Nothing) };
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
        self.echo(at, echo)?;
        Ok(Reaction::Nothing)
    }

    /// Writes the echo of a key.
    fn echo(&mut self, at: Moment, echo: Echo) -> io::Result<()> {
        match echo {
            Echo::Nothing => Ok(()),
            Echo::Here(text) => {
                self.write_before_more()?;
                self.write(&text)
            }
            Echo::OnNewLine(text) => {
                self.write_before_more()?;
                self.later = Some((at.plus(BEFORE_LETTER), Later::Typed(text)));
                self.write("\r\n")
            }
        }
    }

    fn write(&mut self, text: &str) -> io::Result<()> {
        self.to.write_all(text.as_bytes())?;
        self.to.flush()
    }
}

impl<W: Write> OnTerminal for Lines<W> {
    fn invalidate(&mut self) -> io::Result<()> {
        Ok(())
    }

    fn release(&mut self) {
        // If this fails, nobody is there to read it.
        let _ = self.write_before_more();
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
}

impl<W: Write> Face for Lines<W> {
    fn kind(&self) -> FaceKind {
        FaceKind::Lines
    }

    fn key(&mut self, key: KeyEvent, model: &ViewModel) -> io::Result<Reaction> {
        match replay_key(key, model, self.line()) {
            Some(reaction) => Ok(reaction),
            None => self.press(model.at, key),
        }
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

    fn retype(&mut self, at: Moment, text: &str) -> io::Result<()> {
        let Outlet::Terminal(typing, _) = &mut self.outlet else { return Ok(()) };
        let echo = typing.replace(|line| line.set(text));
        self.echo(at, echo)
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

    fn set_line_style(&mut self, style: LineStyle) {
        self.style = style;
    }

    fn walk(&mut self, from: Square) -> bool {
        let Outlet::Terminal(typing, _) = &mut self.outlet else { return false };
        typing.walker = Some(from);
        true
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

/// The text at the end of the lines, and the writes by which a reader reads it correctly. Pure.
#[derive(Debug, Default)]
struct Typing {
    line: LineEditor,
    /// Whether the cursor is at the end of the typed line on the terminal; not after a sentence came in between.
    is_shown: bool,
    /// The square of the cursor that letters move over the board.
    walker: Option<Square>,
}

impl Typing {
    /// Moves the cursor on the board, if there is one: left, down, up, right. At the edge it stays. Any other key but
    /// Enter removes it.
    fn step(&mut self, key: KeyCode) -> Option<Square> {
        // Many type Enter behind a letter: during a walk it says the square again, and must not press a clock.
        if key == KeyCode::Enter && self.line.is_empty() && self.walker.is_some() {
            return self.walker;
        }
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

    /// Types a letter, which is heard and seen at the end of the line.
    fn append(&mut self, c: char) -> Echo {
        let before = self.line.shown();
        self.line.type_char(c);
        let visible = self.line.shown();
        if visible.is_empty() {
            return Echo::Nothing;
        }
        if std::mem::replace(&mut self.is_shown, true) {
            Echo::Here(visible.strip_prefix(&before).unwrap_or_default().to_owned())
        } else {
            self.on_new_line()
        }
    }

    /// Removes letters at the end of the line.
    fn erase(&mut self, shorten: impl FnOnce(&mut LineEditor)) -> Echo {
        let before = self.line.shown();
        shorten(&mut self.line);
        let visible = self.line.shown();
        if self.is_shown {
            return Echo::rubbing_out(before.strip_prefix(&visible).unwrap_or_default());
        }
        if visible.is_empty() {
            return Echo::Nothing;
        }
        self.is_shown = true;
        self.on_new_line()
    }

    /// Replaces what is typed. A new line is read as a whole.
    fn replace(&mut self, change: impl FnOnce(&mut LineEditor)) -> Echo {
        let before = self.line.shown();
        change(&mut self.line);
        let visible = self.line.shown();
        if visible == before {
            return Echo::Nothing;
        }
        if visible.is_empty() {
            return if self.is_shown { Echo::rubbing_out(&before) } else { Echo::Nothing };
        }
        self.is_shown = true;
        self.on_new_line()
    }

    fn on_new_line(&self) -> Echo {
        Echo::OnNewLine(format!("{}{}", self.line.prompt().unwrap_or_default(), self.line.shown()))
    }
}

/// The write for a key, so that it is heard and seen.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Echo {
    Nothing,
    /// At the cursor.
    Here(String),
    OnNewLine(String),
}

impl Echo {
    /// Removes a text at the end of a row letter by letter, so that readers read what is gone.
    fn rubbing_out(text: &str) -> Echo {
        let letters = text.graphemes(true).rev().map(|letter| {
            let back = "\u{8}".repeat(letter.width());
            format!("{back}{}{back}", " ".repeat(letter.width()))
        });
        let written: String = letters.collect();
        if written.is_empty() { Echo::Nothing } else { Echo::Here(written) }
    }
}
