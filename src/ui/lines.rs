//! The lines face: a stream of whole sentences for screen readers, braille displays and pipes.
//!
//! One event, one sentence, one write, and the cursor stays at its end. No escape sequence, no prompt.

use std::io::{self, IsTerminal as _, Write};
use std::time::Duration;

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use shakmaty::{File, Rank, Square};
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

use super::Reaction;
use super::rows::rows;
use super::terminal_guard::{Takeover, TerminalGuard};
use crate::game::clock::moment::{Moment, Span};
use crate::wording::Utterance;

/// Writes sentences as lines of plain text, and echoes what is typed.
pub struct Lines<W: Write> {
    to: W,
    manner: LinesManner,
    columns: Columns,
    way: Way,
    /// What stands on the new line already begun, once its pause is over.
    waiting: Option<(Moment, String)>,
}

/// How lines are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LinesManner {
    /// The cells of the braille display: longer sentences show their beginning.
    pub cells: usize,
    /// Between the new line and its sentence; makes some readers say it whole.
    pub pause: Duration,
}

/// How long a row may be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Columns {
    /// As long as it comes: nothing breaks rows in a file.
    Unbounded,
    /// Within the terminal, as wide as it is at the time.
    Terminal,
    /// Within so many cells.
    Fixed(usize),
}

/// The width of a terminal that does not tell it.
const USUAL_COLUMNS: u16 = 80;

impl Columns {
    /// What is right for the standard output.
    pub fn of_output() -> Columns {
        if io::stdout().is_terminal() { Columns::Terminal } else { Columns::Unbounded }
    }

    /// The cells of a row. The last column of a terminal stays free: behind it the cursor has no place of its own.
    fn cells(self) -> usize {
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
enum Way {
    /// A pipe, a file, a terminal that edits its lines itself.
    Stream,
    /// A terminal whose keys come one by one; nobody holds it where only its bytes are wanted.
    Terminal(Typing, Option<(TerminalGuard, Takeover)>),
}

/// What is being typed.
#[derive(Debug, Default)]
struct Typing {
    text: String,
    /// Whether the cursor stands at the end of it; not once a sentence came in between.
    shown: Shown,
    /// The square under the hand that walks over the board.
    hand: Option<Square>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Shown {
    #[default]
    No,
    Yes,
}

impl Default for LinesManner {
    fn default() -> LinesManner {
        LinesManner { cells: 40, pause: Duration::ZERO }
    }
}

impl<W: Write> Lines<W> {
    /// Lines for a pipe, a file, or a terminal that edits its lines itself.
    pub fn streaming(to: W, manner: LinesManner, columns: Columns) -> Lines<W> {
        Lines { to, manner, columns, way: Way::Stream, waiting: None }
    }

    /// Lines for a terminal whose keys come one by one.
    ///
    /// # Errors
    ///
    /// Where there is no terminal.
    pub fn typing(to: W, manner: LinesManner, guard: TerminalGuard, takeover: Takeover) -> io::Result<Lines<W>> {
        let way = Way::Terminal(Typing::default(), Some((guard, takeover)));
        let mut lines = Lines { to, manner, columns: Columns::Terminal, way, waiting: None };
        lines.take()?;
        Ok(lines)
    }

    /// Lines for keys that come one by one, the terminal left as it is.
    pub fn at_keys(to: W, manner: LinesManner, columns: Columns) -> Lines<W> {
        Lines { to, manner, columns, way: Way::Terminal(Typing::default(), None), waiting: None }
    }

    /// Writes the sentences of one event in one write, so that a reader says them whole: in a stream each on a line of its
    /// own, on a terminal in the fewest rows. `at` is the moment from which a pause counts.
    ///
    /// # Errors
    ///
    /// Where nobody reads the lines any more.
    pub fn show(&mut self, at: Moment, said: &[Utterance]) -> io::Result<()> {
        self.show_after(at, "", said)
    }

    /// The same, with something written before it in the same write.
    ///
    /// # Errors
    ///
    /// Where nobody reads the lines any more.
    pub fn show_after(&mut self, at: Moment, before: &str, said: &[Utterance]) -> io::Result<()> {
        self.write_waiting()?;
        let columns = self.columns.cells();
        let Way::Terminal(typing, _) = &mut self.way else {
            let lines: String =
                said.iter().flat_map(|one| rows(std::slice::from_ref(one), columns)).map(|row| row + "\n").collect();
            return self.write(&lines);
        };
        let rows = rows(said, columns);
        let Some(last) = rows.last() else { return Ok(()) };
        typing.shown = Shown::No;
        // A display shows where the cursor is: behind a sentence that fills it there is nothing, so it goes back.
        let back = if last.width() >= self.manner.cells { "\r" } else { "" };
        let text = rows.join("\r\n") + back;
        if self.manner.pause.is_zero() {
            return self.write(&format!("{before}\r\n{text}"));
        }
        let pause = Span(i64::try_from(self.manner.pause.as_millis()).unwrap_or(i64::MAX));
        self.waiting = Some((at.plus(pause), text));
        self.write(&format!("{before}\r\n"))
    }

    /// Writes the sentences without any pause: nobody will be there to end it.
    ///
    /// # Errors
    ///
    /// Where nobody reads the lines any more.
    pub fn show_at_once(&mut self, said: &[Utterance]) -> io::Result<()> {
        self.show(Moment::START, said)?;
        self.write_waiting()
    }

    /// When a sentence that waits for the end of its pause is to be written.
    pub fn due(&self) -> Option<Moment> {
        self.waiting.as_ref().map(|(due, _)| *due)
    }

    /// Writes the sentence whose pause is over by `at`.
    ///
    /// # Errors
    ///
    /// Where nobody reads the lines any more.
    pub fn write_due(&mut self, at: Moment) -> io::Result<()> {
        if self.due().is_some_and(|due| due <= at) { self.write_waiting() } else { Ok(()) }
    }

    /// Writes what waits, whether its pause is over or not: what comes now must not come before it.
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
    /// Where the terminal is gone.
    pub fn key(&mut self, key: KeyEvent) -> io::Result<Reaction> {
        self.write_waiting()?;
        let Way::Terminal(typing, _) = &mut self.way else { return Ok(Reaction::Nothing) };
        // Enter only ends a walk: it must not press a clock besides.
        if key.code == KeyCode::Enter && typing.text.is_empty() && typing.hand.take().is_some() {
            return Ok(Reaction::Nothing);
        }
        if let Some(square) = typing.step(key.code) {
            return Ok(Reaction::Felt(square));
        }
        let control = key.modifiers.contains(KeyModifiers::CONTROL);
        let echo = match (key.code, control) {
            (KeyCode::Enter, _) | (KeyCode::Char('j'), true) => {
                typing.shown = Shown::No;
                return Ok(Reaction::Line(std::mem::take(&mut typing.text)));
            }
            (KeyCode::Char('c'), true) if typing.text.is_empty() => return Ok(Reaction::Leave),
            (KeyCode::Char('d'), true) if typing.text.is_empty() => return Ok(Reaction::Leave),
            (KeyCode::Esc, _) => return Ok(Reaction::Silence),
            (KeyCode::Char('z'), true) => return Ok(Reaction::Suspend),
            (KeyCode::Char('u' | 'c'), true) => typing.erase(usize::MAX),
            (KeyCode::Char('w'), true) => typing.erase(typing.last_word()),
            (KeyCode::Backspace, _) | (KeyCode::Char('h'), true) => typing.erase(1),
            (KeyCode::Char(c), false) if !c.is_control() => typing.append(c),
            _ => return Ok(Reaction::Nothing),
        };
        self.write(&echo)?;
        Ok(Reaction::Nothing)
    }

    /// Whether the lines go to a terminal, not to a pipe or a file.
    pub fn is_at_a_terminal(&self) -> bool {
        match self.way {
            Way::Stream => false,
            Way::Terminal(..) => true,
        }
    }

    /// Gives the terminal back for a while.
    pub fn release(&mut self) {
        // Where this fails nobody is there to read it.
        let _ = self.write_waiting();
        if let Way::Terminal(typing, Some((guard, takeover))) = &mut self.way {
            typing.shown = Shown::No;
            guard.give_back(*takeover);
        }
    }

    /// Takes the terminal again.
    ///
    /// # Errors
    ///
    /// Where there is no terminal.
    pub fn take(&mut self) -> io::Result<()> {
        match &self.way {
            Way::Stream | Way::Terminal(_, None) => Ok(()),
            Way::Terminal(_, Some((guard, takeover))) => guard.take(*takeover),
        }
    }

    /// The cells of the braille display from now on.
    pub fn set_cells(&mut self, cells: usize) {
        self.manner.cells = cells;
    }

    /// Lets a hand walk over the board from that square: h j k l, until another key is pressed.
    pub fn walk(&mut self, from: Square) {
        if let Way::Terminal(typing, _) = &mut self.way {
            typing.hand = Some(from);
        }
    }

    fn write(&mut self, text: &str) -> io::Result<()> {
        self.to.write_all(text.as_bytes())?;
        self.to.flush()
    }
}

impl<W: Write> Drop for Lines<W> {
    fn drop(&mut self) {
        self.release();
    }
}

impl Typing {
    /// Moves the hand, if it is out: left, down, up, right. At the edge it stays. Any other key takes it away.
    fn step(&mut self, key: KeyCode) -> Option<Square> {
        let steps = [('h', (-1, 0)), ('j', (0, -1)), ('k', (0, 1)), ('l', (1, 0))];
        let Some((_, (files, ranks))) = steps.into_iter().find(|(letter, _)| key == KeyCode::Char(*letter)) else {
            self.hand = None;
            return None;
        };
        let hand = self.hand.as_mut()?;
        let file = File::try_from(i32::from(hand.file()) + files);
        let rank = Rank::try_from(i32::from(hand.rank()) + ranks);
        if let (Ok(file), Ok(rank)) = (file, rank) {
            *hand = Square::from_coords(file, rank);
        }
        Some(*hand)
    }

    /// What to write so that the letter is heard and seen at the end of the line.
    fn append(&mut self, c: char) -> String {
        self.text.push(c);
        match std::mem::replace(&mut self.shown, Shown::Yes) {
            Shown::Yes => c.to_string(),
            Shown::No => format!("\r\n{}", self.text),
        }
    }

    /// What to write so that so many last letters are gone.
    fn erase(&mut self, count: usize) -> String {
        let mut echo = String::new();
        for _ in 0..count {
            let Some(c) = self.text.pop() else { break };
            let cells = c.width().unwrap_or(0);
            echo += &"\u{8}".repeat(cells);
            echo += &" ".repeat(cells);
            echo += &"\u{8}".repeat(cells);
        }
        match self.shown {
            Shown::Yes => echo,
            Shown::No if self.text.is_empty() => String::new(),
            Shown::No => {
                self.shown = Shown::Yes;
                format!("\r\n{}", self.text)
            }
        }
    }

    /// How many letters the last word has, with the spaces after it.
    fn last_word(&self) -> usize {
        let kept = self.text.trim_end().rfind(' ').map_or(0, |space| space + 1);
        self.text.get(kept..).unwrap_or_default().chars().count()
    }
}
