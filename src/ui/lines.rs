//! The lines face: a stream of whole sentences for screen readers, braille displays and pipes.
//!
//! One event, one sentence, one write, and the cursor stays at its end. No escape sequence, no prompt.

mod columns;
mod manner;

pub use columns::Columns;
pub use manner::LinesManner;

use std::io::{self, Write};

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use shakmaty::Square;
use unicode_width::UnicodeWidthStr;

use super::Reaction;
use super::concealment::Concealment;
use super::echo::{TypingEcho, set_echo};
use super::line_editor::LineEditor;
use super::rows::{kept_together, rows};
use super::terminal_guard::{Takeover, TerminalGuard};
use super::typing::{Shown, Typing};
use crate::game::clock::moment::{Moment, Span};
use crate::wording::Utterance;

/// Writes sentences as lines of plain text, and echoes what is typed.
pub struct Lines<W: Write> {
    to: W,
    manner: LinesManner,
    columns: Columns,
    way: Outlet,
    /// What stands on the new line already begun, once its pause is over.
    waiting: Option<(Moment, String)>,
}

/// What the lines go to.
enum Outlet {
    /// A pipe, a file, a terminal that edits its lines itself; and what it shows of them.
    Stream(TypingEcho),
    /// A terminal whose keys come one by one; nobody holds it where only its bytes are wanted.
    Terminal(Typing, Option<(TerminalGuard, Takeover)>),
}

impl<W: Write> Lines<W> {
    /// Lines for a pipe, a file, or a terminal that edits its lines itself.
    pub fn streaming(to: W, manner: LinesManner, columns: Columns) -> Lines<W> {
        Lines { to, manner, columns, way: Outlet::Stream(TypingEcho::Shown), waiting: None }
    }

    /// Lines for a terminal whose keys come one by one.
    ///
    /// # Errors
    ///
    /// Where there is no terminal.
    pub fn typing(to: W, manner: LinesManner, guard: TerminalGuard, takeover: Takeover) -> io::Result<Lines<W>> {
        let way = Outlet::Terminal(Typing::default(), Some((guard, takeover)));
        let mut lines = Lines { to, manner, columns: Columns::Terminal, way, waiting: None };
        lines.take()?;
        Ok(lines)
    }

    /// Lines for keys that come one by one, the terminal left as it is.
    pub fn at_keys(to: W, manner: LinesManner, columns: Columns) -> Lines<W> {
        Lines { to, manner, columns, way: Outlet::Terminal(Typing::default(), None), waiting: None }
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
        let (columns, notation) = (self.columns.cells(), self.manner.notation);
        let Outlet::Terminal(typing, _) = &mut self.way else {
            let lines: String = said
                .iter()
                .flat_map(|one| rows(std::slice::from_ref(one), notation, columns))
                .map(|row| row + "\n")
                .collect();
            return self.write(&lines);
        };
        let rows = rows(said, notation, columns);
        let Some(last) = rows.last() else { return Ok(()) };
        typing.shown = Shown::No;
        // A display shows where the cursor is: behind a sentence that fills it there is nothing, so it goes back.
        let back = if last.width() >= self.manner.cells { "\r" } else { "" };
        let text = rows.join("\r\n") + back;
        if self.manner.pause.is_zero() {
            return self.write(&kept_together(&format!("{before}\r\n"), &text));
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
        let Outlet::Terminal(typing, _) = &mut self.way else { return Ok(Reaction::Nothing) };
        // Enter only ends a walk: it must not press a clock besides.
        if key.code == KeyCode::Enter && typing.line.is_empty() && typing.hand.take().is_some() {
            return Ok(Reaction::Nothing);
        }
        if let Some(square) = typing.step(key.code) {
            return Ok(Reaction::Felt(square));
        }
        let control = key.modifiers.contains(KeyModifiers::CONTROL);
        let echo = match (key.code, control) {
            (KeyCode::Enter, _) | (KeyCode::Char('j'), true) => {
                typing.shown = Shown::No;
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

    /// The line that is being typed; `None` where whole lines are read.
    pub fn line(&self) -> Option<&LineEditor> {
        match &self.way {
            Outlet::Stream(_) => None,
            Outlet::Terminal(typing, _) => Some(&typing.line),
        }
    }

    /// Goes on with a line that was typed elsewhere, and all lines before it.
    pub fn go_on_with(&mut self, line: LineEditor) {
        if let Outlet::Terminal(typing, _) = &mut self.way {
            (typing.line, typing.shown) = (line, Shown::No);
        }
    }

    /// Replaces what is typed, as if it had been typed so.
    ///
    /// # Errors
    ///
    /// Where the terminal is gone.
    pub fn retype(&mut self, text: &str) -> io::Result<()> {
        let Outlet::Terminal(typing, _) = &mut self.way else { return Ok(()) };
        let echo = typing.replace(|line| line.set(text));
        self.write(&echo)
    }

    /// Whether the lines go to a terminal, not to a pipe or a file.
    pub fn is_at_a_terminal(&self) -> bool {
        match self.way {
            Outlet::Stream(_) => false,
            Outlet::Terminal(..) => true,
        }
    }

    /// Gives the terminal back for a while.
    pub fn release(&mut self) {
        // Where this fails nobody is there to read it.
        let _ = self.write_waiting();
        if let Outlet::Terminal(typing, Some((guard, takeover))) = &mut self.way {
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
            Outlet::Stream(_) | Outlet::Terminal(_, None) => Ok(()),
            Outlet::Terminal(_, Some((guard, takeover))) => guard.take(*takeover),
        }
    }

    /// How lines are written from now on.
    pub fn set_manner(&mut self, manner: LinesManner) {
        self.manner = manner;
    }

    /// Lets a hand walk over the board from that square: h j k l, until another key is pressed.
    pub fn walk(&mut self, from: Square) {
        if let Outlet::Terminal(typing, _) = &mut self.way {
            typing.hand = Some(from);
        }
    }

    /// Hides from now on what is not to be seen of the line that is being typed.
    pub fn conceal(&mut self, concealment: Concealment) {
        match &mut self.way {
            Outlet::Terminal(typing, _) => typing.line.conceal(concealment),
            Outlet::Stream(echo) => {
                let wanted = if concealment.hides_everything() { TypingEcho::Hidden } else { TypingEcho::Shown };
                if std::mem::replace(echo, wanted) != wanted {
                    set_echo(wanted);
                }
            }
        }
    }

    fn write(&mut self, text: &str) -> io::Result<()> {
        self.to.write_all(text.as_bytes())?;
        self.to.flush()
    }
}

impl<W: Write> Drop for Lines<W> {
    fn drop(&mut self) {
        self.conceal(Concealment::default());
        self.release();
    }
}
