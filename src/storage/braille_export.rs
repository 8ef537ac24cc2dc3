//! The moves of a game in the braille chess code of UKAAF (2015), one move a line: as Unicode cells, or as a file for
//! embossers.

use shakmaty::san::SanPlus;

use crate::game::Game;
use crate::notation::braille::{self, BLANK, cells, digits};

/// An embosser's line and page.
const CELLS: usize = 40;
const LINES: usize = 25;

/// The moves in Unicode cells, a line for each move of both players.
pub fn unicode(game: &Game) -> String {
    lines(game).into_iter().map(|line| line + "\n").collect()
}

/// The same for an embosser: one byte a cell, lines of at most 40 cells, pages of 25 lines.
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
        // From a half-move that is not legal on there is no form for the rest.
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
