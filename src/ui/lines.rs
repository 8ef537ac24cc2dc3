//! The lines face: a stream of whole sentences for screen readers, braille displays and pipes.
//!
//! One event, one sentence, one write, and the cursor stays at its end. No escape sequence, no prompt.

use std::io::{self, Write};
use std::sync::mpsc;
use std::time::Duration;

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use shakmaty::{File, Rank, Square};
use unicode_width::UnicodeWidthChar;

use super::Reaction;
use super::terminal_guard::Hold;
use crate::wording::{Urgency, Utterance};

/// Writes sentences as lines of plain text, and echoes what is typed.
pub struct Lines<W: Write> {
    to: W,
    manner: LinesManner,
    way: Way,
}

/// How lines are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LinesManner {
    /// The cells of the braille display: longer sentences show their beginning.
    pub cells: usize,
    /// Between the new line and its sentence; makes some readers say it whole.
    pub pause: Duration,
}

/// What the lines go to.
enum Way {
    /// A pipe, a file, a terminal that edits its lines itself.
    Stream,
    /// A terminal whose keys come one by one; nobody holds it where only its bytes are wanted.
    Terminal(Typing, Option<Hold>),
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
    pub fn streaming(to: W, manner: LinesManner) -> Lines<W> {
        Lines { to, manner, way: Way::Stream }
    }

    /// Lines for a terminal whose keys come one by one.
    ///
    /// # Errors
    ///
    /// Where there is no terminal.
    pub fn typing(to: W, manner: LinesManner) -> io::Result<Lines<W>> {
        Lines::typing_until(to, manner, "\r\n")
    }

    /// The same, with what is written when the terminal is given back.
    ///
    /// # Errors
    ///
    /// Where there is no terminal.
    pub fn typing_until(to: W, manner: LinesManner, last_words: &'static str) -> io::Result<Lines<W>> {
        let way = Way::Terminal(Typing::default(), Some(Hold::new(last_words)));
        let mut lines = Lines { to, manner, way };
        lines.take()?;
        Ok(lines)
    }

    /// Lines for keys that come one by one, the terminal left as it is.
    pub fn at_keys(to: W, manner: LinesManner) -> Lines<W> {
        Lines { to, manner, way: Way::Terminal(Typing::default(), None) }
    }

    /// Writes the sentences: each on a line of its own in a stream; on a terminal those of one event on one line, in
    /// one write, so that a reader says them whole. Answers of several sentences are lists and keep their lines.
    ///
    /// # Errors
    ///
    /// Where nobody reads the lines any more.
    pub fn show(&mut self, said: &[Utterance]) -> io::Result<()> {
        self.show_after("", said)
    }

    /// The same, with something written before it in the same write.
    ///
    /// # Errors
    ///
    /// Where nobody reads the lines any more.
    pub fn show_after(&mut self, before: &str, said: &[Utterance]) -> io::Result<()> {
        let sentences: Vec<String> = said.iter().map(|utterance| plain(&utterance.printed)).collect();
        if sentences.is_empty() {
            return Ok(());
        }
        let typing = match &mut self.way {
            Way::Stream => {
                for sentence in sentences {
                    self.to.write_all(format!("{sentence}\n").as_bytes())?;
                    self.to.flush()?;
                }
                return Ok(());
            }
            Way::Terminal(typing, _) => typing,
        };
        typing.shown = Shown::No;
        let is_list = said.len() > 2 && said.iter().all(|utterance| utterance.urgency == Urgency::Answer);
        let text = sentences.join(if is_list { "\r\n" } else { " " });
        // A display shows where the cursor is: behind a sentence that fills it there is nothing, so it goes back.
        let last = text.rsplit("\r\n").next().unwrap_or_default();
        let back = if last.chars().count() >= self.manner.cells { "\r" } else { "" };
        if self.manner.pause.is_zero() {
            self.write(&format!("{before}\r\n{text}{back}"))
        } else {
            self.write(&format!("{before}\r\n"))?;
            wait(self.manner.pause);
            self.write(&format!("{text}{back}"))
        }
    }

    /// Does what a key means: edits at the end of the line only.
    ///
    /// # Errors
    ///
    /// Where the terminal is gone.
    pub fn key(&mut self, key: KeyEvent) -> io::Result<Reaction> {
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

    pub fn is_at_a_terminal(&self) -> bool {
        match self.way {
            Way::Stream => false,
            Way::Terminal(..) => true,
        }
    }

    /// Gives the terminal back for a while.
    pub fn release(&mut self) {
        if let Way::Terminal(typing, Some(hold)) = &mut self.way {
            typing.shown = Shown::No;
            hold.release();
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
            Way::Terminal(_, Some(hold)) => hold.take(),
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

/// A sentence without anything that would move a cursor.
fn plain(sentence: &str) -> String {
    sentence.chars().filter(|c| !c.is_control()).collect()
}

/// Lets that much time pass.
fn wait(pause: Duration) {
    let (_nobody_sends, never) = mpsc::channel::<()>();
    let _ = never.recv_timeout(pause);
}
