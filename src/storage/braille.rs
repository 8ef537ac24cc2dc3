//! Braille files: a game written, one move read. Cells are Unicode, or one byte a cell.

use std::io;
use std::path::Path;

use shakmaty::san::SanPlus;

use super::input_file;
use super::papers::{self, Labelled};
use crate::game::Game;
use crate::notation::SheetLanguage;
use crate::notation::braille::{self, BLANK, NotAMove, cells, digits};
use crate::wording::{Paper, Wording};

/// An embosser's line and page.
const CELLS: usize = 40;
const LINES: usize = 25;

/// A game in Unicode cells: its head, its moves in the braille chess code of UKAAF (2015), a line for each move of both
/// players, and how it stands or ended. Words are in the language of the wording. `wall_ms` is when the record was
/// opened (UTC).
pub fn unicode(game: &Game, wall_ms: u64, wording: &Wording) -> String {
    all_lines(game, wall_ms, wording).into_iter().map(|line| line + "\n").collect()
}

/// The game for an embosser: one byte a cell, lines of at most 40 cells, pages of 25 lines, of which the last has the
/// number of the page where there are several.
pub fn embossed(game: &Game, wall_ms: u64, wording: &Wording) -> Vec<u8> {
    let lines: Vec<String> = all_lines(game, wall_ms, wording).iter().flat_map(|line| broken(line)).collect();
    let pages: Vec<Vec<String>> = if lines.len() <= LINES {
        vec![lines]
    } else {
        let numbered = |(number, page): (usize, &[String])| {
            let number = braille::prose(&number.to_string(), wording.language());
            let indent = CELLS - number.chars().count();
            let blank = std::iter::repeat_n(String::new(), LINES - 1 - page.len());
            let last = BLANK.to_string().repeat(indent) + &number;
            page.iter().cloned().chain(blank).chain([last]).collect()
        };
        (1..).zip(lines.chunks(LINES - 1)).map(numbered).collect()
    };
    let page = |page: &Vec<String>| -> Vec<u8> {
        page.iter().flat_map(|line| line.chars().map(braille::embossed).chain(*b"\r\n")).collect()
    };
    pages.iter().map(page).collect::<Vec<_>>().join(&0x0C)
}

/// Head, moves and end, with an empty line between them.
fn all_lines(game: &Game, wall_ms: u64, wording: &Wording) -> Vec<String> {
    let language = wording.language();
    let code = language.parse().unwrap_or(SheetLanguage::English);
    let spoken = Labelled { label: wording.paper(Paper::Language), value: wording.sheet_language(code) };
    let head = papers::heading(game, wall_ms, wording).into_iter().flatten().chain([spoken]);
    let colon = wording.with_colon("");
    let head = head.map(|labelled| labelled.line(&colon));
    let score = game.result().map(|result| Labelled { label: wording.paper(Paper::Result), value: result.score() });
    let end = score.map(|score| score.line(&colon)).into_iter().chain([wording.status(game)]);
    let prose = |line: String| braille::prose(&line, language);
    let empty = || std::iter::once(String::new());
    head.map(prose).chain(empty()).chain(lines(game)).chain(empty()).chain(end.map(prose)).collect()
}

fn lines(game: &Game) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for (ply, completed) in game.line().iter().enumerate() {
        let position = game.position_at(ply);
        // The code has no form for an illegal half-move, nor for what follows it.
        let Some(mv) = completed.half_move.legal_in(position) else { break };
        let text = cells(&SanPlus::from_move(position.clone(), mv));
        let (number, mover) = game.number_at(ply);
        match lines.last_mut().filter(|_| mover.is_black()) {
            Some(line) => line.extend([BLANK].into_iter().chain(text.chars())),
            // A game that begins with Black's move.
            None if mover.is_black() => lines.push(format!("{}{BLANK}⠤{BLANK}{text}", digits(number))),
            None => lines.push(format!("{}{BLANK}{text}", digits(number))),
        }
    }
    lines
}

/// The line in parts of at most as many cells as an embosser has, between words if possible.
fn broken(line: &str) -> Vec<String> {
    let mut parts = vec![String::new()];
    for word in line.split(BLANK) {
        let mut word: Vec<char> = word.chars().collect();
        let last = parts.last().map_or(0, |part| part.chars().count());
        if last > 0 && last + 1 + word.len() > CELLS {
            parts.push(String::new());
        } else if last > 0 {
            parts.last_mut().into_iter().for_each(|part| part.push(BLANK));
        }
        while word.len() > CELLS {
            parts.last_mut().into_iter().for_each(|part| part.extend(word.drain(..CELLS)));
            parts.push(String::new());
        }
        parts.last_mut().into_iter().for_each(|part| part.extend(word.drain(..)));
    }
    parts
}

/// The longest file with a move, in bytes: more than a page of braille.
const LONGEST: u64 = 64 << 10;

/// Why a file gives no move.
#[derive(Debug)]
pub enum NoMoveInFile {
    TooLong,
    /// A folder, a pipe or a device.
    NotAFile,
    NotOpened(io::Error),
    NotAMove(NotAMove),
}

/// The move in a braille file as notetakers and embossers write it, in letters as on a sheet of that language.
///
/// # Errors
///
/// [`NoMoveInFile`].
pub fn read_move(path: &Path, language: SheetLanguage) -> Result<String, NoMoveInFile> {
    let bytes = input_file::read(path, LONGEST).map_err(not_read)?;
    let cells = cells_of(&bytes).ok_or(NoMoveInFile::NotAMove(NotAMove::Unreadable))?;
    braille::written(&cells, language).map_err(NoMoveInFile::NotAMove)
}

fn not_read(error: io::Error) -> NoMoveInFile {
    let kind = error.kind();
    if kind == io::ErrorKind::FileTooLarge {
        NoMoveInFile::TooLong
    } else if [io::ErrorKind::InvalidInput, io::ErrorKind::IsADirectory].contains(&kind) {
        NoMoveInFile::NotAFile
    } else {
        NoMoveInFile::NotOpened(error)
    }
}

/// The cells of a file, with spaces for the ends of lines and pages; `None` where it holds anything else.
fn cells_of(bytes: &[u8]) -> Option<String> {
    if let Ok(text) = std::str::from_utf8(bytes)
        && braille::is_braille(text)
    {
        return Some(text.trim_start_matches('\u{FEFF}').to_owned());
    }
    // Form feed is white space; 0x1A ends the files of old programs.
    let is_space = |byte: u8| byte.is_ascii_whitespace() || byte == 0x1A;
    bytes.iter().map(|byte| if is_space(*byte) { Some(' ') } else { braille::raised(*byte) }).collect()
}
