//! The piece letters of each language a scoresheet may be written in (C.2, C.3). Data, and how a letter is recognised.

use std::fmt;
use std::str::FromStr;

use shakmaty::{Color, Role};
use strum::{EnumIter, IntoEnumIterator};

use crate::game::Game;

/// The language of one scoresheet: a property of the scoresheet, never guessed (C.3). The most common first;
/// suggestions are made in this order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, EnumIter)]
pub enum SheetLanguage {
    English,
    German,
    Spanish,
    French,
    Italian,
    Portuguese,
    Dutch,
    Catalan,
    Galician,
    Romanian,
    Danish,
    Norwegian,
    Swedish,
    Icelandic,
    Finnish,
    Estonian,
    Polish,
    Czech,
    Slovak,
    Hungarian,
    Croatian,
    Serbian,
    Slovene,
    Russian,
    Ukrainian,
    Bulgarian,
    Greek,
    Turkish,
    Figurine,
}

impl SheetLanguage {
    /// The language of that player's scoresheet.
    pub fn of_sheet(game: &Game, owner: Color) -> SheetLanguage {
        game.terms().players[owner].sheet_language.parse().unwrap_or(SheetLanguage::English)
    }

    /// The code by which the language is chosen: ISO 639-1, or `fig` for figurines.
    pub fn code(self) -> &'static str {
        self.letters().code
    }

    /// The language's name in itself.
    pub fn own_name(self) -> &'static str {
        self.letters().own_name
    }

    /// The letter of a piece; the letter of a pawn is never written on a scoresheet (C.4).
    pub fn letter(self, role: Role) -> &'static str {
        self.spellings(role).first().copied().unwrap_or("")
    }

    /// The piece that a letter names by itself, in upper or lower case.
    pub fn role(self, letter: &str) -> Option<Role> {
        let capital = letter.to_uppercase();
        self.piece_at_start(&capital).filter(|(_, length)| *length == capital.len()).map(|(role, _)| role)
    }

    /// What is written behind a pawn that was left as a pawn on its last rank (7.5.2): `P`, unless that is another
    /// piece.
    pub fn pawn_left_unpromoted(self) -> &'static str {
        match self.piece_at_start("P") {
            Some((Role::Pawn, _)) | None => "P",
            Some(_) => self.letter(Role::Pawn),
        }
    }

    /// The piece whose letter or figurine `text` begins with, and how many bytes that takes.
    ///
    /// The longest letter wins (Russian Кр before К). Letters that look the same (Latin C, Cyrillic С) count as this
    /// language's own.
    pub(super) fn piece_at_start(self, text: &str) -> Option<(Role, usize)> {
        // No language has a letter that looks like a file.
        if text.starts_with(|c| ('a'..='h').contains(&c)) {
            return None;
        }
        let roles = [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight, Role::Pawn];
        let mut longest: Option<(Role, usize)> = None;
        for role in roles {
            for letter in self.spellings(role) {
                if let Some(length) = length_of_match(text, letter)
                    && longest.is_none_or(|(_, most)| length >= most)
                {
                    longest = Some((role, length));
                }
            }
        }
        longest.or_else(|| figurine_at_start(text)).or_else(|| {
            let small = |letter: &&&str| !letter.to_lowercase().starts_with(|c| ('a'..='h').contains(&look(c)));
            let mut letters = self.letters().pawn.iter().filter(small);
            letters.find_map(|letter| Some((Role::Pawn, length_of_match(text, &letter.to_lowercase())?)))
        })
    }

    /// Whether the capital is one of the language's own piece letters.
    pub(super) fn writes(self, capital: char) -> bool {
        Role::ALL.into_iter().any(|role| self.spellings(role).iter().any(|letter| letter.contains(capital)))
    }

    fn letters(self) -> &'static Letters {
        &LETTERS[self as usize]
    }

    fn spellings(self, role: Role) -> &'static [&'static str] {
        let letters = self.letters();
        match role {
            Role::King => letters.king,
            Role::Queen => letters.queen,
            Role::Rook => letters.rook,
            Role::Bishop => letters.bishop,
            Role::Knight => letters.knight,
            Role::Pawn => letters.pawn,
        }
    }
}

impl fmt::Display for SheetLanguage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.code())
    }
}

/// A text that is not the code of a language with known piece letters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownSheetLanguage(pub String);

impl FromStr for SheetLanguage {
    type Err = UnknownSheetLanguage;

    fn from_str(text: &str) -> Result<SheetLanguage, UnknownSheetLanguage> {
        let code = match text.trim().to_lowercase().as_str() {
            "nb" | "nn" => "no".to_owned(),
            other => other.to_owned(),
        };
        SheetLanguage::iter().find(|l| l.code() == code).ok_or(UnknownSheetLanguage(text.to_owned()))
    }
}

/// The Latin letter that `c` looks like, if it is a Greek or Cyrillic one that looks Latin; else `c`.
///
/// Used only once the language is known: Russian С is a bishop, Latin C a Spanish knight.
pub(super) fn look(c: char) -> char {
    match c {
        latin if latin.is_ascii() => latin,
        'А' | 'Α' => 'A',
        'В' | 'Β' => 'B',
        'С' => 'C',
        'Е' | 'Ε' => 'E',
        'Н' | 'Η' => 'H',
        'К' | 'Κ' => 'K',
        'М' | 'Μ' => 'M',
        'О' | 'Ο' => 'O',
        'Р' | 'Ρ' => 'P',
        'Т' | 'Τ' => 'T',
        'Х' | 'Χ' => 'X',
        'І' | 'Ι' => 'I',
        'а' | 'α' => 'a',
        'с' => 'c',
        'е' => 'e',
        'о' | 'ο' => 'o',
        'р' => 'p',
        'х' => 'x',
        other => other,
    }
}

fn length_of_match(text: &str, letter: &str) -> Option<usize> {
    // Two letters of ASCII look like nothing but themselves.
    if let ([one, ..], [other, ..]) = (text.as_bytes(), letter.as_bytes())
        && one.is_ascii()
        && other.is_ascii()
        && one != other
    {
        return None;
    }
    let mut written = text.char_indices();
    for (place, expected) in letter.chars().enumerate() {
        let (_, c) = written.next()?;
        let same = look(c) == look(expected) || place > 0 && c.to_lowercase().eq(expected.to_lowercase());
        if !same {
            return None;
        }
    }
    Some(written.next().map_or(text.len(), |(at, _)| at))
}

/// Figurines of either colour are allowed on any sheet (C.2).
fn figurine_at_start(text: &str) -> Option<(Role, usize)> {
    let first = text.chars().next()?;
    let role = match first {
        '♔' | '♚' => Role::King,
        '♕' | '♛' => Role::Queen,
        '♖' | '♜' => Role::Rook,
        '♗' | '♝' => Role::Bishop,
        '♘' | '♞' => Role::Knight,
        '♙' | '♟' => Role::Pawn,
        _ => return None,
    };
    Some((role, first.len_utf8()))
}

/// Words for check and mate that stand behind a move, in the languages of scoresheets, in small letters.
pub(super) const CHECK_WORDS: [&str; 41] = [
    "check",
    "ch",
    "mate",
    "checkmate",
    "double",
    "discovered",
    "schach",
    "matt",
    "schachmatt",
    "doppelschach",
    "jaque",
    "échec",
    "echec",
    "mat",
    "et",
    "scacco",
    "matto",
    "xeque",
    "xeque-mate",
    "schaak",
    "schaakmat",
    "escac",
    "șah",
    "şah",
    "skak",
    "skakmat",
    "sjakk",
    "sjakkmatt",
    "schack",
    "schackmatt",
    "skák",
    "mát",
    "shakki",
    "matti",
    "šach",
    "szach",
    "sakk",
    "šah",
    "шах",
    "мат",
    "σαχ",
];

struct Letters {
    code: &'static str,
    own_name: &'static str,
    king: &'static [&'static str],
    queen: &'static [&'static str],
    rook: &'static [&'static str],
    bishop: &'static [&'static str],
    knight: &'static [&'static str],
    pawn: &'static [&'static str],
}

/// One row: code, own name, king, queen, rook, bishop, knight, pawn; the first spelling of each is the one written.
const fn row(code: &'static str, own_name: &'static str, p: [&'static [&'static str]; 6]) -> Letters {
    let [king, queen, rook, bishop, knight, pawn] = p;
    Letters { code, own_name, king, queen, rook, bishop, knight, pawn }
}

/// In the order of [`SheetLanguage`].
#[rustfmt::skip]
const LETTERS: [Letters; 29] = [
    row("en", "English",    [&["K"], &["Q"], &["R"], &["B"], &["N", "Kt"], &["P"]]),
    row("de", "Deutsch",    [&["K"], &["D"], &["T"], &["L"], &["S"], &["B"]]),
    row("es", "español",    [&["R"], &["D"], &["T"], &["A"], &["C"], &["P"]]),
    row("fr", "français",   [&["R"], &["D"], &["T"], &["F"], &["C"], &["P"]]),
    row("it", "italiano",   [&["R"], &["D"], &["T"], &["A"], &["C"], &["P"]]),
    row("pt", "português",  [&["R"], &["D"], &["T"], &["B"], &["C"], &["P"]]),
    row("nl", "Nederlands", [&["K"], &["D"], &["T"], &["L"], &["P"], &["O", "pi"]]),
    row("ca", "català",     [&["R"], &["D"], &["T"], &["A"], &["C"], &["P"]]),
    row("gl", "galego",     [&["R"], &["D"], &["T"], &["B"], &["C"], &["P"]]), // not confirmed by a second source
    row("ro", "română",     [&["R"], &["D"], &["T"], &["N"], &["C"], &["P"]]),
    row("da", "dansk",      [&["K"], &["D"], &["T"], &["L"], &["S"], &["B"]]),
    row("no", "norsk",      [&["K"], &["D"], &["T"], &["L"], &["S"], &["B"]]),
    row("sv", "svenska",    [&["K"], &["D"], &["T"], &["L"], &["S"], &["B"]]),
    row("is", "íslenska",   [&["K"], &["D"], &["H"], &["B"], &["R"], &["P"]]),
    row("fi", "suomi",      [&["K"], &["D"], &["T"], &["L"], &["R"], &["S", "P"]]),
    row("et", "eesti",      [&["K"], &["L"], &["V"], &["O"], &["R"], &["P", "E"]]),
    row("pl", "polski",     [&["K"], &["H"], &["W"], &["G"], &["S"], &["P"]]),
    row("cs", "čeština",    [&["K"], &["D"], &["V"], &["S"], &["J"], &["P"]]),
    row("sk", "slovenčina", [&["K"], &["D"], &["V"], &["S"], &["J"], &["P"]]), // not confirmed by a second source
    row("hu", "magyar",     [&["K"], &["V"], &["B"], &["F"], &["H"], &["G"]]),
    row("hr", "hrvatski",   [&["K"], &["D"], &["T"], &["L"], &["S"], &["P"]]),
    row("sr", "srpski",     [&["K"], &["D"], &["T"], &["L"], &["S"], &["P"]]), // not confirmed by a second source
    row("sl", "slovenščina",[&["K"], &["D"], &["T"], &["L"], &["S"], &["P"]]), // not confirmed by a second source
    row("ru", "русский",    [&["Кр"], &["Ф"], &["Л"], &["С"], &["К"], &["П"]]),
    row("uk", "українська", [&["Кр"], &["Ф"], &["Т"], &["С"], &["К"], &["П"]]), // not confirmed by a second source
    row("bg", "български",  [&["Ц"], &["Д"], &["Т"], &["О"], &["К"], &["П"]]),
    row("el", "ελληνικά",   [&["Ρ"], &["Β"], &["Π"], &["Α"], &["Ι"], &["Σ"]]),
    row("tr", "Türkçe",     [&["Ş"], &["V"], &["K"], &["F"], &["A"], &["P"]]), // not confirmed by a second source
    row("fig", "♔♕♖♗♘",     [&["♔"], &["♕"], &["♖"], &["♗"], &["♘"], &["♙"]]),
];
