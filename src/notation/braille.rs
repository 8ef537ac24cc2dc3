//! Moves in six-dot braille: written in the chess code of UKAAF (2015), and read in that code or in the letters of a
//! scoresheet; and sentences in uncontracted braille. Castling and promotion are written provisionally.

use shakmaty::san::{San, SanPlus, Suffix};
use shakmaty::{File, Role, Square};
use unicode_normalization::UnicodeNormalization;

use super::SheetLanguage;

/// The empty cell.
pub const BLANK: char = '⠀';

/// Dots 5 and 6: a capture. Dots 4 and 5: a check. Dots 4, 5 and 6: both.
const CAPTURE: char = '⠰';
const CHECK: char = '⠘';
const CAPTURE_AND_CHECK: char = '⠸';
const MATE: &str = "⠜⠍";
/// Dot 6, or dots 4 and 6, as the country has it: the next letter is a capital.
const CAPITALS: [char; 2] = ['⠠', '⠨'];
/// The next cell, a letter from a to j, is a digit.
const NUMBER: char = '⠼';
/// Dots 5 and 6: the next letter is no digit.
const NO_NUMBER: char = '⠰';
const HYPHEN: char = '⠤';
/// Lowered g: a 7, and between a rank and a piece the sign of promotion.
const EQUALS: char = '⠶';
/// The seventh dot, a capital in eight-dot braille.
const SEVENTH_DOT: u32 = 0x40;

/// What each pattern of dots (dot 1 the lowest bit) is in the files that embossers take.
const EMBOSSED: &[u8; 64] = b" A1B'K2L@CIF/MSP\"E3H9O6R^DJG>NTQ,*5<-U8V.%[$+X!&;:4\\0Z7(_?W]#Y)=";
/// The letters from a to z.
const LETTERS: &str = "⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚⠅⠇⠍⠝⠕⠏⠟⠗⠎⠞⠥⠧⠺⠭⠽⠵";
/// The digits from 0 to 9, one row lower than the letters.
const DIGITS: &str = "⠴⠂⠆⠒⠲⠢⠖⠶⠦⠔";

/// Why cells are not exactly one move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum NotAMove {
    /// There are no cells.
    Empty,
    /// They are not the signs of a move.
    Unreadable,
    /// They are several moves.
    Several,
}

/// Whether a text is written in cells of braille.
pub fn is_braille(text: &str) -> bool {
    text.chars().any(|c| ('\u{2800}'..='\u{28FF}').contains(&c))
}

/// The byte of a cell in a file for embossers.
pub fn embossed(cell: char) -> u8 {
    EMBOSSED[(cell as usize - BLANK as usize) & 63]
}

/// The cell of a byte in such a file; `None` if it has no cell. Capital and small letters have the same cell.
pub fn raised(byte: u8) -> Option<char> {
    let byte = if (0x60..0x7F).contains(&byte) { byte - 0x20 } else { byte };
    let pattern = EMBOSSED.iter().position(|embossed| *embossed == byte)?;
    char::from_u32(BLANK as u32 + u32::try_from(pattern).ok()?)
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
            text.extend(rank.map(|rank| digit(rank.to_u32() + 1)));
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

/// The uncontracted braille of a language, as far as it differs from the English one.
struct Code {
    language: &'static str,
    capital: char,
    /// Whether a full stop or a comma between digits leaves the number open.
    number_goes_on: bool,
    /// Letters and signs of punctuation, each with its cells behind it.
    signs: &'static str,
}

const fn code(language: &'static str, signs: &'static str) -> Code {
    Code { language, capital: CAPITALS[1], number_goes_on: true, signs }
}

const ENGLISH: Code = Code {
    language: "en",
    capital: CAPITALS[0],
    number_goes_on: false,
    signs: ".⠲ ?⠦ /⠸⠌ (⠐⠣ )⠐⠜ ,⠂ ;⠆ :⠒ !⠖ '⠄ ’⠄ -⠤ –⠤",
};

/// After the national codes, as the tables of braille displays have them.
const CODES: [Code; 9] = [
    code("de", "ä⠜ ö⠪ ü⠳ ß⠮ (⠶ )⠶ .⠄ ?⠢ /⠌"),
    code("es", "á⠷ é⠮ í⠌ ó⠬ ú⠾ ü⠳ ñ⠻ (⠣ )⠜ .⠄ ?⠢ /⠌"),
    code("fr", "à⠷ â⠡ ç⠯ è⠮ é⠿ ê⠣ ë⠫ î⠩ ï⠻ ô⠹ ù⠾ û⠱ ü⠳ œ⠪ .⠲ ?⠢ (⠦ )⠴ /⠌"),
    code("it", "à⠷ è⠮ é⠿ ì⠌ ò⠬ ó⠬ ù⠾ .⠲ ?⠢ (⠦ )⠴ /⠲"),
    code("pt", "á⠷ â⠡ ã⠜ à⠫ ç⠯ é⠿ ê⠣ í⠌ ó⠬ ô⠹ õ⠪ ú⠾ ü⠳ .⠄ ?⠢ (⠣⠄ )⠠⠜ /⠠⠂ '⠠ ’⠠"),
    code("nl", "á⠷ ä⠜ è⠮ é⠿ ê⠣ ë⠫ í⠌ ï⠻ ó⠬ ö⠪ ú⠾ ü⠳ .⠲ ?⠢ (⠦ )⠴ /⠌"),
    code("pl", "ą⠡ ć⠩ ę⠱ ł⠣ ń⠹ ó⠬ ś⠪ ź⠮ ż⠯ .⠄ ?⠢ (⠶ )⠶ /⠲"),
    Code {
        language: "ru",
        capital: '⠘',
        number_goes_on: true,
        signs: "а⠁ б⠃ в⠺ г⠛ д⠙ е⠑ ё⠡ ж⠚ з⠵ и⠊ й⠯ к⠅ л⠇ м⠍ н⠝ о⠕ п⠏ р⠗ с⠎ т⠞ у⠥ ф⠋ х⠓ ц⠉ ч⠟ ш⠱ щ⠭ ъ⠷ ы⠮ ь⠾ э⠪ ю⠳ я⠫ \
                .⠲ ?⠢ (⠣ )⠜ /⠠⠌",
    },
    Code { language: "tr", signs: "â⠜ ç⠡ ğ⠣ ı⠔ î⠌ ö⠪ ş⠩ û⠱ ü⠳", ..ENGLISH },
];

/// A sentence or a name in uncontracted braille, in the code of that language; in the English one for a language
/// without a code here. What the code has no sign for is a full cell.
pub fn prose(text: &str, language: &str) -> String {
    let code = CODES.iter().find(|code| code.language == language).unwrap_or(&ENGLISH);
    let mut written = String::new();
    let mut is_number = false;
    for c in text.replace('½', "1/2").chars() {
        if let Some(digit) = c.to_digit(10) {
            written.extend((!is_number).then_some(NUMBER));
            written.extend(LETTERS.chars().nth(if digit == 0 { 9 } else { digit as usize - 1 }));
            is_number = true;
            continue;
        }
        let small = small_letter(c, language);
        // Behind a number these letters would be digits.
        written.extend((is_number && ('a'..='j').contains(&small)).then_some(NO_NUMBER));
        is_number = is_number && matches!(c, '.' | ',') && code.number_goes_on;
        written.extend(c.is_uppercase().then_some(code.capital));
        written.push_str(&sign(small, code));
    }
    written
}

/// Turkish has an i with a dot and one without.
fn small_letter(c: char, language: &str) -> char {
    match (language, c) {
        ("tr", 'I') => 'ı',
        ("tr", 'İ') => 'i',
        (_, c) => c.to_lowercase().next().unwrap_or(c),
    }
}

/// The cells of a small letter or a sign of punctuation.
fn sign(c: char, code: &Code) -> String {
    if c.is_whitespace() {
        return BLANK.to_string();
    }
    let in_code = |signs: &'static str| signs.split_whitespace().find_map(|sign| sign.strip_prefix(c));
    if let Some(cells) = in_code(code.signs).or_else(|| in_code(ENGLISH.signs)) {
        return cells.to_owned();
    }
    // Of a letter with a foreign accent the letter.
    let plain = c.nfd().next().unwrap_or(c);
    let letter = ('a'..='z').zip(LETTERS.chars()).find(|(letter, _)| *letter == plain);
    letter.map_or('⠿', |(_, cell)| cell).to_string()
}

/// The cells of a number, without the sign of numbers.
pub fn digits(number: u32) -> String {
    number.to_string().chars().filter_map(|c| c.to_digit(10)).map(digit).collect()
}

/// One move as it is written in letters on a scoresheet of that language; the cells give the pieces in the language's
/// own letters or in those of the code. A move number may stand before it. The meaning of the move is not examined.
///
/// # Errors
///
/// [`NotAMove`].
pub fn written(cells: &str, language: SheetLanguage) -> Result<String, NotAMove> {
    let mut parts = cells.split(|c: char| c == BLANK || c.is_whitespace()).filter(|part| !part.is_empty()).peekable();
    parts.next_if(|part| is_number(part));
    // A hyphen stands before a move of Black without White's move.
    parts.next_if(|part| part.chars().eq([HYPHEN]));
    let parts: Vec<&str> = parts.collect();
    let whole: Vec<String> = parts.iter().filter_map(|part| in_letters(part, language)).collect();
    match (parts.len(), whole.as_slice()) {
        (0, _) => Err(NotAMove::Empty),
        (1, [only]) => Ok(only.clone()),
        (_, [_, _, ..]) => Err(NotAMove::Several),
        // Spaces within a move.
        (_, _) => in_letters(&parts.concat(), language).ok_or(NotAMove::Unreadable),
    }
}

/// A number before a move: lowered digits, or letters behind the sign of numbers, with a full stop or without.
fn is_number(part: &str) -> bool {
    let digits = part.strip_suffix(['⠲', '⠄']).filter(|digits| !digits.is_empty()).unwrap_or(part);
    match digits.strip_prefix(NUMBER) {
        Some(letters) => letters.chars().all(|c| letter_of(c).is_some_and(|c| ('a'..='j').contains(&c))),
        None => digits.chars().all(|c| digit_of(c).is_some()),
    }
}

/// The cells in letters and digits; `None` if that does not have the form of a move.
fn in_letters(cells: &str, language: SheetLanguage) -> Option<String> {
    let (cells, is_mate) = cells.strip_suffix(MATE).map_or((cells, false), |before| (before, true));
    let mut is_check = false;
    let mut text = String::new();
    let mut rest = cells.chars().peekable();
    while let Some(cell) = rest.next() {
        match cell {
            CAPTURE => text.push('x'),
            CHECK => is_check = true,
            CAPTURE_AND_CHECK => {
                is_check = true;
                text.push('x');
            }
            HYPHEN => text.push('-'),
            NUMBER => text.push(numeral(letter_of(rest.next()?)?)?),
            EQUALS if text.ends_with(['1', '8']) && rest.peek().is_some() => text.push('='),
            cell if CAPITALS.contains(&cell) => text.push(letter_of(rest.next()?)?.to_ascii_uppercase()),
            cell => text.push(digit_of(cell).or_else(|| letter_of(cell))?),
        }
    }
    if !is_castling(&text) {
        let squares = text.trim_end_matches(|c: char| c.is_ascii_alphabetic() || c == '=');
        squares.ends_with(|c: char| c.is_ascii_digit()).then_some(())?;
        text = with_pieces(&text, language);
    }
    text.push_str(match (is_mate, is_check) {
        (true, _) => "#",
        (false, true) => "+",
        (false, false) => "",
    });
    Some(text)
}

fn is_castling(text: &str) -> bool {
    ["o-o", "o-o-o", "0-0", "0-0-0"].contains(&text.to_ascii_lowercase().as_str())
}

/// The text with the letters of its pieces as the language writes them.
fn with_pieces(text: &str, language: SheetLanguage) -> String {
    let letters: Vec<char> = text.chars().collect();
    let last = letters.len() - 1;
    let own = |c: char| role_of(c.to_ascii_uppercase(), language);
    // The file of a capturing pawn looks like the letter of a piece. If no pawn could capture like that, it is the
    // piece.
    let is_piece = |at: usize, c: char| match at {
        0 if !('a'..='h').contains(&c) => true,
        0 => letters.get(1).is_some_and(|next| ('a'..='h').contains(next) && (*next as u32).abs_diff(c as u32) != 1),
        at => at == last,
    };
    let spelled = |(at, c): (usize, char)| match own(c).filter(|_| c.is_ascii_alphabetic() && is_piece(at, c)) {
        Some(role) => language.letter(role).to_owned(),
        None => c.to_string(),
    };
    letters.iter().copied().enumerate().map(spelled).collect()
}

/// The piece of a letter in the language; else in the code, which calls the bishop l and the knight s.
fn role_of(capital: char, language: SheetLanguage) -> Option<Role> {
    let own = language.piece_at_start(&capital.to_string()).map(|(role, _)| role).filter(|role| *role != Role::Pawn);
    own.or_else(|| Role::ALL.into_iter().find(|role| piece(*role) == cell_of_letter(capital)))
}

fn cell_of_letter(capital: char) -> Option<char> {
    LETTERS.chars().nth((capital as usize).checked_sub('A' as usize)?)
}

fn letter_of(cell: char) -> Option<char> {
    let pattern = cell as u32;
    let is_capital = (0x2800..0x2900).contains(&pattern) && pattern & SEVENTH_DOT != 0;
    let cell = if is_capital { char::from_u32(pattern & !SEVENTH_DOT)? } else { cell };
    let small = ('a'..='z').zip(LETTERS.chars()).find(|(_, letter)| *letter == cell)?.0;
    Some(if is_capital { small.to_ascii_uppercase() } else { small })
}

fn digit_of(cell: char) -> Option<char> {
    ('0'..='9').zip(DIGITS.chars()).find(|(_, digit)| *digit == cell).map(|(digit, _)| digit)
}

/// The digit of a letter behind the sign of numbers: a is 1, j is 0.
fn numeral(letter: char) -> Option<char> {
    ('a'..='j').zip("1234567890".chars()).find(|(small, _)| *small == letter).map(|(_, digit)| digit)
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
    [letter(square.file()), digit(square.rank().to_u32() + 1)]
}

fn letter(file: File) -> char {
    ['⠁', '⠃', '⠉', '⠙', '⠑', '⠋', '⠛', '⠓'][file.to_usize()]
}

/// A digit one row lower than a letter, without the sign of numbers.
fn digit(digit: u32) -> char {
    ['⠴', '⠂', '⠆', '⠒', '⠲', '⠢', '⠖', '⠶', '⠦', '⠔'][digit as usize % 10]
}
