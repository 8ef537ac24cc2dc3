//! The moves of a game in the braille chess code of UKAAF (2015), one move a line: as Unicode cells, or as a file for
//! embossers. Castling and promotion are written provisionally.

use shakmaty::san::{San, SanPlus, Suffix};
use shakmaty::{File, Role, Square};

use crate::game::Game;

/// Dots 5 and 6: a capture. Dots 4 and 5: a check. Dots 4, 5 and 6: both.
const CAPTURE: char = '⠰';
const CHECK: char = '⠘';
const CAPTURE_AND_CHECK: char = '⠸';
const MATE: &str = "⠜⠍";
const BLANK: char = '⠀';

/// What each pattern of dots (dot 1 the lowest bit) is in the files that embossers take.
const EMBOSSED: &[u8; 64] = b" A1B'K2L@CIF/MSP\"E3H9O6R^DJG>NTQ,*5<-U8V.%[$+X!&;:4\\0Z7(_?W]#Y)=";
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
        bytes.extend(line.chars().map(|cell| EMBOSSED[(cell as usize - BLANK as usize) & 63]));
        bytes.extend(b"\r\n");
    }
    bytes
}

/// The cells of one move as it is written in English algebraic notation.
pub fn cells(san: &SanPlus) -> String {
    let (is_check, is_mate) = match san.suffix {
        Some(Suffix::Check) => (true, false),
        Some(Suffix::Checkmate) => (false, true),
        None => (false, false),
    };
    let mark = |is_capture: bool| match (is_capture, is_check) {
        (true, true) => Some(CAPTURE_AND_CHECK),
        (true, false) => Some(CAPTURE),
        (false, true) => Some(CHECK),
        (false, false) => None,
    };
    let mut text = String::new();
    match san.san {
        San::Normal { role, file, rank, capture, to, promotion } => {
            text.extend(piece(role));
            text.extend(file.map(letter));
            text.extend(rank.map(|rank| lowered(rank.to_u32() + 1)));
            text.extend(mark(capture));
            text.extend(square(to));
            text.extend(promotion.and_then(piece));
        }
        San::Castle(side) => {
            text.extend(mark(false));
            text.push_str(if side.is_king_side() { "⠕⠤⠕" } else { "⠕⠤⠕⠤⠕" });
        }
        San::Put { role, to } => {
            text.extend(piece(role));
            text.extend(square(to));
        }
        San::Null => {}
    }
    if is_mate {
        text.push_str(MATE);
    }
    text
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

fn piece(role: Role) -> Option<char> {
    match role {
        Role::Pawn => None,
        Role::Knight => Some('⠎'),
        Role::Bishop => Some('⠇'),
        Role::Rook => Some('⠗'),
        Role::Queen => Some('⠟'),
        Role::King => Some('⠅'),
    }
}

fn square(square: Square) -> [char; 2] {
    [letter(square.file()), lowered(square.rank().to_u32() + 1)]
}

fn letter(file: File) -> char {
    ['⠁', '⠃', '⠉', '⠙', '⠑', '⠋', '⠛', '⠓'][file.to_usize()]
}

/// A digit one row lower than a letter, without the sign of numbers.
fn lowered(digit: u32) -> char {
    ['⠴', '⠂', '⠆', '⠒', '⠲', '⠢', '⠖', '⠶', '⠦', '⠔'][digit as usize % 10]
}

fn digits(number: u32) -> String {
    number.to_string().chars().filter_map(|digit| digit.to_digit(10)).map(lowered).collect()
}
