//! Texts that are the same in every language: times, squares, placements, ranks and files.

use shakmaty::{Board, Color, File, Piece, Rank, Square};

use crate::game::clock::moment::Span;
use crate::game::people::Actor;
use crate::game::records::boards::SquareChange;
use crate::notation::{SheetLanguage, latin_file, sign, with_latin_files};

/// The first word and the rest.
pub fn split_word(text: &str) -> (&str, &str) {
    let text = text.trim();
    match text.split_once(char::is_whitespace) {
        Some((first, rest)) => (first, rest.trim()),
        None => (text, ""),
    }
}

/// `H:MM:SS`, `MM:SS`, either with `.mmm`.
pub fn span(text: &str) -> Option<Span> {
    let (whole, milliseconds) = match text.split_once('.') {
        Some((whole, digits)) => (whole, format!("{digits:0<3}").get(..3)?.parse().ok()?),
        None => (text, 0),
    };
    let part = |part: &str| part.parse::<u32>().ok().map(i64::from);
    let parts: Vec<i64> = whole.split(':').map(part).collect::<Option<_>>()?;
    let seconds = match parts.as_slice() {
        [minutes, seconds] if *seconds < 60 => minutes * 60 + seconds,
        [hours, minutes, seconds] if *minutes < 60 && *seconds < 60 => hours * 3600 + minutes * 60 + seconds,
        _ => return None,
    };
    Some(Span::milliseconds(seconds * 1000 + milliseconds))
}

/// A time as one would type it: `1:30:00`, `2:00`, `2m`, `90s`, and a bare number as minutes.
pub fn duration(text: &str) -> Option<Span> {
    let minutes = || text.parse::<u32>().ok().map(|minutes| Span::minutes(minutes.into()));
    span(text).or_else(|| text.parse().ok()).or_else(minutes)
}

/// One square, also in the letters of a Russian keyboard.
pub fn square(text: &str) -> Option<Square> {
    with_latin_files(&text.to_lowercase()).parse().ok()
}

/// Squares with spaces or commas between them: `e5 d4`.
pub fn squares(text: &str) -> Option<Vec<Square>> {
    let squares = text.split([' ', ',']).filter(|part| !part.is_empty()).map(square);
    squares.collect::<Option<Vec<_>>>().filter(|squares| !squares.is_empty())
}

/// Changes of a board by squares: `-f3 +Nh3`; `-` lifts, `+` puts (a letter in upper case is White's, in lower case
/// Black's). The first of the languages that has the letter counts.
pub fn square_changes(text: &str, languages: &[SheetLanguage]) -> Option<Vec<SquareChange>> {
    let parts = text.split([' ', ',']).filter(|part| !part.is_empty());
    let changes = parts.map(|part| square_change(part, languages));
    changes.collect::<Option<Vec<_>>>().filter(|changes| !changes.is_empty() && !contradict(changes))
}

/// Whether two pieces would stand on one square: which was meant is not clear.
fn contradict(changes: &[SquareChange]) -> bool {
    let put = |change: &&SquareChange| change.piece.is_some();
    changes.iter().enumerate().filter(|(_, change)| put(change)).any(|(i, change)| {
        let later = changes[i + 1..].iter().find(|later| later.square == change.square);
        later.is_some_and(|later| put(&later))
    })
}

fn square_change(text: &str, languages: &[SheetLanguage]) -> Option<SquareChange> {
    if let Some(square) = text.strip_prefix('-') {
        return Some(SquareChange { square: self::square(square)?, piece: None });
    }
    let put = text.strip_prefix('+')?;
    let (at, _) = put.char_indices().rev().nth(1)?;
    let (letter, square) = put.split_at(at);
    let piece = lettered_piece(letter, languages)?;
    Some(SquareChange { square: self::square(square)?, piece: Some(piece) })
}

/// The piece that a letter names in the first of the languages that has it: White's in upper case, Black's in lower
/// case.
pub fn lettered_piece(letter: &str, languages: &[SheetLanguage]) -> Option<Piece> {
    let color = if letter.starts_with(char::is_uppercase) { Color::White } else { Color::Black };
    let role = languages.iter().find_map(|language| language.role(letter))?;
    Some(Piece { color, role })
}

/// The pieces on a board, in any arrangement: a FEN placement, or every piece with its square (`Ke1 Pe4 ke8`), with the
/// letters of these languages.
pub fn placement(text: &str, languages: &[SheetLanguage]) -> Option<Board> {
    let listed = || {
        let parts = text.split([' ', ',']).filter(|part| !part.is_empty());
        let pieces = parts.map(|part| square_change(&format!("+{part}"), languages));
        let pieces: Vec<SquareChange> = pieces.collect::<Option<_>>()?;
        let board = pieces.iter().fold(Board::empty(), |mut board, change| {
            if let Some(piece) = change.piece {
                board.set_piece_at(change.square, piece);
            }
            board
        });
        (!contradict(&pieces)).then_some(board)
    };
    Board::from_ascii_board_fen(split_word(text).0.as_bytes()).ok().or_else(listed)
}

/// A rank by its figure, or a word for it in any language.
pub fn rank(text: &str) -> Option<Rank> {
    Rank::ALL.into_iter().find(|rank| text == rank.char().to_string() || sign(text) == Some(rank.char()))
}

/// A file by its letter, also that of a Russian keyboard, or by a name (D.2.1): `e`, `Eva`.
pub fn file(text: &str) -> Option<File> {
    let text = text.to_lowercase();
    let mut letters = text.chars();
    let letter = match (letters.next(), letters.next()) {
        (Some(letter), None) => latin_file(letter).unwrap_or(letter),
        _ => sign(&text)?,
    };
    File::from_char(letter)
}

/// Who says a line of a script: `white`, `black`, `arbiter`, `white-assistant`, `black-assistant`.
pub fn actor(text: &str) -> Option<Actor> {
    match text.to_lowercase().as_str() {
        "arbiter" => Some(Actor::Arbiter),
        "white" => Some(Actor::Player(Color::White)),
        "black" => Some(Actor::Player(Color::Black)),
        "white-assistant" => Some(Actor::Assistant(Color::White)),
        "black-assistant" => Some(Actor::Assistant(Color::Black)),
        _ => None,
    }
}
