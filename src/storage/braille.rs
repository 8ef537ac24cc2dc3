//! Braille files: the moves of a game written, one move read. Cells are Unicode, or one byte a cell.

use std::io;
use std::path::Path;

use shakmaty::san::SanPlus;

use super::input_file;
use crate::game::Game;
use crate::notation::SheetLanguage;
use crate::notation::braille::{self, BLANK, NotAMove, cells, digits};

/// An embosser's line and page.
const CELLS: usize = 40;
const LINES: usize = 25;

/// The moves of a game in the braille chess code of UKAAF (2015), in Unicode cells: a line for each move of both players.
pub fn unicode(game: &Game) -> String {
    lines(game).into_iter().map(|line| line + "\n").collect()
}

/// The moves of a game for an embosser: one byte a cell, lines of at most 40 cells, pages of 25 lines.
pub fn embossed(game: &Game) -> Vec<u8> {
    let mut bytes = Vec::new();
    for (number, line) in lines(game).iter().flat_map(|line| broken(line)).enumerate() {
        if number > 0 && number % LINES == 0 {
            bytes.push(0x0C);
        }
        bytes.extend(line.chars().map(braille::embossed));
        bytes.extend(b"\r\n");
    }
    bytes
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

fn broken(line: &str) -> Vec<String> {
    let cells: Vec<char> = line.chars().collect();
    cells.chunks(CELLS).map(|part| part.iter().collect()).collect()
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
