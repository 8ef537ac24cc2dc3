//! The hybrid face: boards in the top rows for sighted users, sentences in a scroll region below for a screen reader.
//!
//! What changes on a board is written letter by letter at its place, before the sentence and in the same write.

use std::io;
use std::io::Write;

use crossterm::event::KeyEvent;
use shakmaty::{Color, File, Rank, Square};
use unicode_width::UnicodeWidthStr;

use crate::game::clock::moment::Moment;
use crate::game::people::Sight;
use crate::interpreter::request::FaceKind;
use crate::ui::line_editor::{Concealment, LineEditor};
use crate::ui::lines::{LineStyle, Lines};
use crate::ui::screen::{Appearance, Boards};
use crate::ui::terminal::{Takeover, TerminalGuard};
use crate::ui::text::fit;
use crate::ui::view_model::ViewModel;
use crate::ui::{Face, OnTerminal, Reaction};
use crate::wording::{Label, Utterance, visible};

/// A name, eight ranks, the files.
const BOARD_ROWS: u16 = 10;
const BOARD_COLUMNS: usize = 17;
const GAP: usize = 7;
/// With fewer rows for the sentences no board is drawn.
const LEAST_ROWS: u16 = 4;

/// Boards above, sentences below.
pub struct Hybrid<W: Write> {
    lines: Lines<W>,
    appearance: Appearance,
    /// Columns and rows of the terminal at the last layout.
    size: Option<(u16, u16)>,
    /// The rows of the boards as they are on the terminal.
    drawn: Vec<String>,
}

impl<W: Write> Hybrid<W> {
    /// Takes a terminal whose keys come one by one.
    ///
    /// # Errors
    ///
    /// There is no terminal.
    pub fn typing(to: W, style: LineStyle, appearance: Appearance, guard: TerminalGuard) -> io::Result<Hybrid<W>> {
        let lines = Lines::typing(to, style, guard, Takeover::ScrollRegion)?;
        Ok(Hybrid { lines, appearance, size: None, drawn: Vec::new() })
    }

    fn picture(&self, model: &ViewModel, (columns, rows): (u16, u16)) -> Vec<String> {
        let columns = usize::from(columns);
        if rows < BOARD_ROWS + LEAST_ROWS || columns <= BOARD_COLUMNS {
            return Vec::new();
        }
        let players = &model.game.terms().players;
        let seeing = if players.white.sight == Sight::Blind { Color::Black } else { Color::White };
        let owners = match self.appearance.boards {
            Boards::One(owner) => vec![owner],
            Boards::Both if columns < 2 * BOARD_COLUMNS + GAP + 1 => vec![seeing],
            Boards::Both => Color::ALL.to_vec(),
        };
        let width = if owners.len() > 1 { BOARD_COLUMNS + GAP } else { columns - 1 };
        // Above a single board stand both players, its owner first.
        let above = |owner: Color| if owners.len() > 1 { vec![owner] } else { vec![owner, !owner] };
        let boards = owners.iter().map(|owner| {
            let heads: String =
                above(*owner).into_iter().map(|color| head(model, color, BOARD_COLUMNS + GAP)).collect();
            board(model, *owner, self.appearance.bottom_color(*owner), &fit(heads.trim_end(), width - 1), width)
        });
        let beside = |left: Vec<String>, right: Vec<String>| left.into_iter().zip(right).map(|(l, r)| l + &r).collect();
        boards.reduce(beside).unwrap_or_default()
    }
}

impl<W: Write> OnTerminal for Hybrid<W> {
    fn invalidate(&mut self) -> io::Result<()> {
        self.size = None;
        Ok(())
    }

    fn release(&mut self) {
        self.lines.release();
    }

    fn take(&mut self) -> io::Result<()> {
        self.size = None;
        self.lines.take()
    }
}

impl<W: Write> Face for Hybrid<W> {
    fn kind(&self) -> FaceKind {
        FaceKind::Hybrid
    }

    fn key(&mut self, key: KeyEvent, model: &ViewModel) -> io::Result<Reaction> {
        self.lines.key(key, model)
    }

    /// Writes what has changed on the boards and then the sentences, all in one write.
    fn show(&mut self, model: &ViewModel, said: &[Utterance]) -> io::Result<()> {
        if said.is_empty() {
            return Ok(());
        }
        let size = crossterm::terminal::size().unwrap_or_default();
        let picture = self.picture(model, size);
        let before = if self.size == Some(size) {
            changes(&self.drawn, &picture)
        } else {
            self.size = Some(size);
            laid_out(&picture, size)
        };
        self.drawn = picture;
        // A sentence begins below the last one, which is in the last row.
        let before = if before.is_empty() { before } else { before + &at(size.1, 1) };
        self.lines.write_event(model.at, &before, said)
    }

    /// Draws everything again if the terminal has another size, with the newest sentence.
    fn draw(&mut self, model: &ViewModel) -> io::Result<()> {
        self.lines.write_due(model.at)?;
        if self.size == Some(crossterm::terminal::size().unwrap_or_default()) {
            return Ok(());
        }
        let newest = model.said.len().saturating_sub(1);
        self.show(model, model.said.get(newest..).unwrap_or_default())
    }

    fn next_change(&self, _: &ViewModel) -> Option<Moment> {
        self.lines.due()
    }

    fn line(&self) -> Option<&LineEditor> {
        self.lines.line()
    }

    fn set_line(&mut self, line: LineEditor) {
        self.lines.set_line(line);
    }

    fn retype(&mut self, at: Moment, text: &str) -> io::Result<()> {
        self.lines.retype(at, text)
    }

    fn conceal(&mut self, concealment: Concealment) {
        self.lines.conceal(concealment);
    }

    fn farewell(&mut self, sentence: &Utterance) {
        self.lines.farewell(sentence);
    }

    fn set_line_style(&mut self, style: LineStyle) {
        self.lines.set_line_style(style);
    }

    fn walk(&mut self, from: Square) -> bool {
        self.lines.walk(from)
    }
}

/// Whose clock runs, a player's name, and the hours and minutes of the player's clock when something was said last:
/// digits that change while nothing is said would be read aloud. Every head is `width` letters wide.
fn head(model: &ViewModel, color: Color, width: usize) -> String {
    let running = if model.game.clock().running() == Some(color) { "▶" } else { " " };
    let minutes = model.seconds(color).map(|seconds| seconds / 60);
    let time = minutes.map(|minutes| format!(" {}:{:02}", minutes / 60, minutes % 60)).unwrap_or_default();
    let player = &model.game.terms().players[color];
    // The name may come from a record of unknown origin.
    let name = model.wording.label(&Label::Side { color, player });
    let head = format!("{running} {}{time}", fit(&visible(&name), width.saturating_sub(3 + time.len())));
    let blank = width.saturating_sub(head.width());
    head + &" ".repeat(blank)
}

/// A board in letters, White's in upper case and Black's in lower case, with a sign before each square that is marked;
/// every row is `width` letters wide.
fn board(model: &ViewModel, owner: Color, bottom_color: Color, head: &str, width: usize) -> Vec<String> {
    let letters = model.wording.letters();
    let board = model.game.board(owner);
    let letter = |square: Square| match board.piece_at(square) {
        Some(piece) if piece.color == Color::White => letters.letter(piece.role).to_owned(),
        Some(piece) => letters.letter(piece.role).to_lowercase(),
        None => ".".to_owned(),
    };
    let differing = model.differing();
    let last = model.last_move(owner);
    let sign = |square: &Square| match last {
        _ if differing.contains(square) => '!',
        Some(half_move) if [half_move.from, half_move.to].contains(square) => '>',
        Some(_) | None => ' ',
    };
    let (mut ranks, mut files) = (Rank::ALL.to_vec(), File::ALL.to_vec());
    match bottom_color {
        Color::White => ranks.reverse(),
        Color::Black => files.reverse(),
    }
    let rank = |rank: &Rank| {
        let squares = files.iter().map(|file| Square::from_coords(*file, *rank));
        let squares: String = squares.map(|square| format!("{}{}", sign(&square), letter(square))).collect();
        format!("{}{squares}", rank.char())
    };
    let under: Vec<String> = files.iter().map(|file| file.char().to_string()).collect();
    let rows = std::iter::once(head.to_owned()).chain(ranks.iter().map(rank)).chain([format!("  {}", under.join(" "))]);
    rows.map(|row| {
        let blank = width.saturating_sub(row.width());
        row + &" ".repeat(blank)
    })
    .collect()
}

/// Clears the terminal, draws the boards and makes only the rows below them scroll.
fn laid_out(picture: &[String], (_, rows): (u16, u16)) -> String {
    let mut text = "\u{1b}[r\u{1b}[2J".to_owned();
    for (row, line) in (1..).zip(picture) {
        text += &(at(row, 1) + line.trim_end());
    }
    if !picture.is_empty() {
        text += &format!("\u{1b}[{};{rows}r", BOARD_ROWS + 1);
    }
    // If the size is unknown, the terminal clips this to its last row.
    text + &at(if rows == 0 { 999 } else { rows }, 1)
}

/// Writes the letters that have changed at their places.
fn changes(before: &[String], after: &[String]) -> String {
    let mut text = String::new();
    for (row, (old, new)) in (1..).zip(before.iter().zip(after)) {
        for (column, (_, letter)) in (1..).zip(old.chars().zip(new.chars())).filter(|(_, (old, new))| old != new) {
            text += &at(row, column);
            text.push(letter);
        }
    }
    text
}

fn at(row: u16, column: u16) -> String {
    format!("\u{1b}[{row};{column}H")
}
