//! The words of D.2.1: how they are printed, spoken and read.

use shakmaty::{CastlingSide, File, Rank, Role, Square};

use super::Unreadable;
use super::meaning::{Described, Displacement, SaidCapture};
use crate::game::terms::RankWords;

/// A word of an announcement: in print, for a German voice, and in its other spellings.
#[derive(PartialEq, Eq)]
pub struct AnnouncedWord {
    /// The code of the language in which it is said.
    pub language: &'static str,
    /// ASCII, as the Laws print it: `Koenig`.
    pub printed: &'static str,
    /// As a voice needs it to pronounce it correctly: `König`, `Zäsar`.
    pub spoken: &'static str,
    /// The spellings that are understood, in small letters without umlauts.
    understood: &'static [&'static str],
}

const fn word(printed: &'static str, spoken: &'static str, understood: &'static [&'static str]) -> AnnouncedWord {
    AnnouncedWord { language: "de", printed, spoken, understood }
}

/// A number in another language in which the arbiter may have the ranks announced (D.2.1).
const fn number(language: &'static str, word: &'static str, understood: &'static [&'static str]) -> AnnouncedWord {
    AnnouncedWord { language, printed: word, spoken: word, understood }
}

const FILES: [AnnouncedWord; 8] = [
    word("Anna", "Anna", &["anna"]),
    word("Bella", "Bella", &["bella"]),
    // Voices say C before e like K; with Z and the umlaut they say the name correctly.
    word("Cesar", "Zäsar", &["cesar", "zaesar", "caesar", "zesar"]),
    word("David", "David", &["david"]),
    word("Eva", "Eva", &["eva"]),
    word("Felix", "Felix", &["felix"]),
    word("Gustav", "Gustav", &["gustav"]),
    word("Hector", "Hector", &["hector", "hektor"]),
];

const RANKS: [AnnouncedWord; 8] = [
    word("eins", "eins", &["eins"]),
    word("zwei", "zwei", &["zwei", "zwo"]),
    word("drei", "drei", &["drei"]),
    word("vier", "vier", &["vier"]),
    word("fuenf", "fünf", &["fuenf", "funf"]),
    word("sechs", "sechs", &["sechs"]),
    word("sieben", "sieben", &["sieben"]),
    word("acht", "acht", &["acht"]),
];

/// The ranks in the other languages in which an arbiter may have them announced.
const OTHER_RANKS: [[AnnouncedWord; 8]; 9] = [
    [
        number("en", "one", &["one"]),
        number("en", "two", &["two"]),
        number("en", "three", &["three"]),
        number("en", "four", &["four"]),
        number("en", "five", &["five"]),
        number("en", "six", &["six"]),
        number("en", "seven", &["seven"]),
        number("en", "eight", &["eight"]),
    ],
    [
        number("es", "uno", &["uno"]),
        number("es", "dos", &["dos"]),
        number("es", "tres", &["tres"]),
        number("es", "cuatro", &["cuatro"]),
        number("es", "cinco", &["cinco"]),
        number("es", "seis", &["seis"]),
        number("es", "siete", &["siete"]),
        number("es", "ocho", &["ocho"]),
    ],
    [
        number("fr", "un", &["un"]),
        number("fr", "deux", &["deux"]),
        number("fr", "trois", &["trois"]),
        number("fr", "quatre", &["quatre"]),
        number("fr", "cinq", &["cinq"]),
        number("fr", "six", &["six"]),
        number("fr", "sept", &["sept"]),
        number("fr", "huit", &["huit"]),
    ],
    [
        number("it", "uno", &["uno"]),
        number("it", "due", &["due"]),
        number("it", "tre", &["tre"]),
        number("it", "quattro", &["quattro"]),
        number("it", "cinque", &["cinque"]),
        number("it", "sei", &["sei"]),
        number("it", "sette", &["sette"]),
        number("it", "otto", &["otto"]),
    ],
    [
        number("pt", "um", &["um"]),
        number("pt", "dois", &["dois"]),
        number("pt", "três", &["três", "tres"]),
        number("pt", "quatro", &["quatro"]),
        number("pt", "cinco", &["cinco"]),
        number("pt", "seis", &["seis"]),
        number("pt", "sete", &["sete"]),
        number("pt", "oito", &["oito"]),
    ],
    [
        number("nl", "een", &["een"]),
        number("nl", "twee", &["twee"]),
        number("nl", "drie", &["drie"]),
        number("nl", "vier", &["vier"]),
        number("nl", "vijf", &["vijf"]),
        number("nl", "zes", &["zes"]),
        number("nl", "zeven", &["zeven"]),
        number("nl", "acht", &["acht"]),
    ],
    [
        number("pl", "jeden", &["jeden"]),
        number("pl", "dwa", &["dwa"]),
        number("pl", "trzy", &["trzy"]),
        number("pl", "cztery", &["cztery"]),
        number("pl", "pięć", &["pięć", "piec"]),
        number("pl", "sześć", &["sześć", "szesc"]),
        number("pl", "siedem", &["siedem"]),
        number("pl", "osiem", &["osiem"]),
    ],
    [
        number("ru", "один", &["один"]),
        number("ru", "два", &["два"]),
        number("ru", "три", &["три"]),
        number("ru", "четыре", &["четыре"]),
        number("ru", "пять", &["пять"]),
        number("ru", "шесть", &["шесть"]),
        number("ru", "семь", &["семь"]),
        number("ru", "восемь", &["восемь"]),
    ],
    [
        number("tr", "bir", &["bir"]),
        number("tr", "iki", &["iki"]),
        number("tr", "üç", &["üç", "uc"]),
        number("tr", "dört", &["dört", "dort"]),
        number("tr", "beş", &["beş", "bes"]),
        number("tr", "altı", &["altı", "alti"]),
        number("tr", "yedi", &["yedi"]),
        number("tr", "sekiz", &["sekiz"]),
    ],
];

const PAWN: AnnouncedWord = word("Bauer", "Bauer", &["bauer"]);
const KNIGHT: AnnouncedWord = word("Springer", "Springer", &["springer"]);
// The Laws of some years misprint the name with two f.
const BISHOP: AnnouncedWord = word("Laeufer", "Läufer", &["laeufer", "laeuffer", "laufer"]);
const ROOK: AnnouncedWord = word("Turm", "Turm", &["turm"]);
const QUEEN: AnnouncedWord = word("Dame", "Dame", &["dame"]);
const KING: AnnouncedWord = word("Koenig", "König", &["koenig", "konig"]);

/// Between the piece and what it captures.
pub const CAPTURES: AnnouncedWord = word("schlaegt", "schlägt", &["schlaegt", "schlagt"]);
/// Castling on the side of the h-file: Kurze Rochade.
pub const KINGSIDE: AnnouncedWord = word("Kurze", "Kurze", &["kurze"]);
/// Castling on the side of the a-file: Lange Rochade.
pub const QUEENSIDE: AnnouncedWord = word("Lange", "Lange", &["lange"]);
/// The second word of castling, behind the side.
pub const CASTLING: AnnouncedWord = word("Rochade", "Rochade", &["rochade"]);
/// Said in full announcements.
pub const CHECK: AnnouncedWord = word("Schach", "Schach", &["schach"]);
/// Said in full announcements.
pub const CHECKMATE: AnnouncedWord = word("matt", "matt", &["matt", "schachmatt"]);
/// The first word of en passant.
pub const EN: AnnouncedWord = word("en", "en", &["en"]);
/// The second word of en passant.
pub const PASSANT: AnnouncedWord = word("passant", "passant", &["passant"]);
/// An offer of a draw with the move.
pub const DRAW: AnnouncedWord = word("Remis", "Remis", &["remis"]);

/// The other words for the sides of castling: not those of D.2.1, but those of players.
const SIDES_OF_PLAYERS: [(CastlingSide, [&str; 2]); 2] =
    [(CastlingSide::KingSide, ["kleine", "klein"]), (CastlingSide::QueenSide, ["grosse", "gross"])];

/// Words that may follow the squares without changing them.
pub(super) const ASIDES: [AnnouncedWord; 4] = [CHECK, CHECKMATE, EN, PASSANT];

/// The word for a file: `Eva` (D.2.1).
pub fn file(file: File) -> &'static AnnouncedWord {
    &FILES[usize::from(file)]
}

/// The word for a rank: `vier` (D.2.1).
pub fn rank(rank: Rank) -> &'static AnnouncedWord {
    &RANKS[usize::from(rank)]
}

/// The word for a rank in the language in which the ranks of a game are announced: `four`.
pub fn rank_in(words: RankWords, of: Rank) -> &'static AnnouncedWord {
    let language = match words {
        RankWords::German => return rank(of),
        RankWords::English => 0,
        RankWords::Spanish => 1,
        RankWords::French => 2,
        RankWords::Italian => 3,
        RankWords::Portuguese => 4,
        RankWords::Dutch => 5,
    };
    &OTHER_RANKS[language][usize::from(of)]
}

/// Whether `folded` is that rank in another language. Only whole words count, so that none is taken for another.
pub(super) fn is_rank_elsewhere(of: Rank, folded: &str) -> bool {
    OTHER_RANKS.iter().any(|ranks| ranks[usize::from(of)].understood.contains(&folded))
}

/// The word for a piece: `Springer` (D.2.1).
pub fn piece(role: Role) -> &'static AnnouncedWord {
    match role {
        Role::Pawn => &PAWN,
        Role::Knight => &KNIGHT,
        Role::Bishop => &BISHOP,
        Role::Rook => &ROOK,
        Role::Queen => &QUEEN,
        Role::King => &KING,
    }
}

/// The words for castling to that side (D.2.1).
pub fn side(side: CastlingSide) -> &'static AnnouncedWord {
    match side {
        CastlingSide::KingSide => &KINGSIDE,
        CastlingSide::QueenSide => &QUEENSIDE,
    }
}

impl AnnouncedWord {
    /// Whether `folded` is this word or its beginning of at least two letters.
    pub(super) fn begins_with(&self, folded: &str) -> bool {
        folded.len() >= 2 && self.understood.iter().any(|spelling| spelling.starts_with(folded))
    }
}

/// The text with each of these words, in any spelling, as a German voice pronounces it correctly.
pub fn for_a_voice(text: &str) -> String {
    let words = text.split_whitespace().map(|written| {
        let folded = fold(written.trim_end_matches(['.', ',', ';']));
        let known = every().find(|word| word.understood.contains(&folded.as_str()));
        known.map_or(written, |word| word.spoken)
    });
    words.collect::<Vec<_>>().join(" ")
}

fn every() -> impl Iterator<Item = &'static AnnouncedWord> {
    const OTHERS: [&AnnouncedWord; 9] =
        [&CAPTURES, &KINGSIDE, &QUEENSIDE, &CASTLING, &CHECK, &CHECKMATE, &EN, &PASSANT, &DRAW];
    FILES.iter().chain(&RANKS).chain(Role::ALL.into_iter().map(piece)).chain(OTHERS)
}

/// The names by which people call the files: those of D.2.1 as other languages spell them, the alphabets of the
/// telephone in Germany and Italy, that of radio, and the names of the letters where they are no other word.
const NAMES_OF_FILES: [&[&str]; 8] = [
    &["ana", "anton", "alfa", "alpha", "ancona", "анна"],
    &["berta", "bravo", "bologna", "белла", "борис", "бэ"],
    &["cezar", "charlie", "como", "цезарь", "цэ"],
    &["dora", "delta", "domodossola", "давид", "дмитрии", "дэ"],
    &["emil", "echo", "empoli", "ева", "елена"],
    &["feliks", "friedrich", "foxtrot", "firenze", "efe", "феликс", "федор", "эф"],
    &["gustave", "gustavo", "gustaw", "golf", "genova", "густав", "григории", "гэ", "же"],
    &["heinrich", "hotel", "hache", "гектор", "аш"],
];

/// The sign of a square that a whole word names in any language: the letter of a file, the figure of a rank.
pub fn sign(word: &str) -> Option<char> {
    use unicode_normalization::UnicodeNormalization;
    use unicode_normalization::char::is_combining_mark;
    let small = word.to_lowercase();
    let plain: String = small.nfd().filter(|c| !is_combining_mark(*c)).collect();
    let is = |known: &[&str]| known.contains(&plain.as_str()) || known.contains(&small.as_str());
    let is_file = |of: &File| is(file(*of).understood) || is(NAMES_OF_FILES[usize::from(*of)]);
    let is_rank =
        |of: &Rank| is(rank(*of).understood) || OTHER_RANKS.iter().any(|ranks| is(ranks[usize::from(*of)].understood));
    let letter = File::ALL.into_iter().find(is_file).map(File::char);
    letter.or_else(|| Rank::ALL.into_iter().find(is_rank).map(Rank::char))
}

/// The text in small letters, ä ö ü as ae oe ue.
pub(super) fn fold(text: &str) -> String {
    let mut folded = String::with_capacity(text.len());
    for c in text.chars().flat_map(char::to_lowercase) {
        match c {
            'ä' => folded.push_str("ae"),
            'ö' => folded.push_str("oe"),
            'ü' => folded.push_str("ue"),
            'ß' => folded.push_str("ss"),
            // A combining diaeresis, as some keyboards and files write umlauts.
            '\u{308}' => folded.push('e'),
            other => folded.push(other),
        }
    }
    folded
}

/// The moves that the spoken words can describe; several if a shortened word is ambiguous.
///
/// # Errors
///
/// [`Unreadable::NotUnderstood`] with the first unknown word, or with the whole text.
pub(super) fn describe(text: &str) -> Result<Vec<Described>, Unreadable> {
    let not_understood = |part: &str| Unreadable::NotUnderstood { part: part.to_owned() };
    let trimmed = text.split([' ', '\t', ',']).map(|token| token.trim_matches(['.', ';', '!', '?']));
    let tokens: Vec<&str> = trimmed.filter(|token| !token.is_empty()).collect();
    if tokens.len() < 2 {
        // One token is a square or a written move: `Da4` is not short for David vier.
        return Err(not_understood(text));
    }
    let mut heard = Vec::new();
    for token in tokens {
        heard.extend(senses(token).ok_or_else(|| not_understood(token))?);
    }
    let described = sentences(&heard);
    match described.is_empty() {
        true => Err(not_understood(text)),
        false => Ok(described),
    }
}

/// Whether the text seems to consist of spoken words: then an error in them is reported.
pub(super) fn seems_spoken(text: &str) -> bool {
    let tokens = text.split_whitespace().filter(|token| token.len() >= 3 && token.chars().all(char::is_alphabetic));
    tokens.map(fold).any(|token| Sense::of_words().any(|sense| sense.may_be(&token)))
}

/// The text without "Remis" at its end, and whether it was there.
pub(super) fn without_draw_offer(text: &str) -> (&str, bool) {
    let last = text.rsplit(char::is_whitespace).next().unwrap_or("");
    match fold(last) == fold(DRAW.printed) {
        true => (text.strip_suffix(last).unwrap_or(text).trim_end(), true),
        false => (text, false),
    }
}

/// A possible meaning of one spoken word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Sense {
    Piece(Role),
    File(File),
    Rank(Rank),
    Captures,
    Side(CastlingSide),
    Castling,
    /// Schach, matt, en passant: not part of the squares.
    Aside,
}

impl Sense {
    fn of_words() -> impl Iterator<Item = Sense> {
        let squares = File::ALL.into_iter().map(Sense::File).chain(Rank::ALL.into_iter().map(Sense::Rank));
        squares.chain(Role::ALL.into_iter().map(Sense::Piece)).chain([
            Sense::Captures,
            Sense::Side(CastlingSide::KingSide),
            Sense::Side(CastlingSide::QueenSide),
            Sense::Castling,
            Sense::Aside,
        ])
    }

    fn may_be(self, folded: &str) -> bool {
        match self {
            Sense::Piece(role) => piece(role).begins_with(folded),
            Sense::File(of) => file(of).begins_with(folded),
            Sense::Rank(of) => rank(of).begins_with(folded) || is_rank_elsewhere(of, folded),
            Sense::Captures => CAPTURES.begins_with(folded),
            Sense::Side(of) => {
                side(of).begins_with(folded)
                    || SIDES_OF_PLAYERS.iter().any(|(one, of_it)| *one == of && of_it.contains(&folded))
            }
            Sense::Castling => CASTLING.begins_with(folded),
            Sense::Aside => ASIDES.iter().any(|word| word.begins_with(folded)),
        }
    }

    fn piece(&self) -> Option<Role> {
        if let Sense::Piece(role) = self { Some(*role) } else { None }
    }

    fn file(&self) -> Option<File> {
        if let Sense::File(file) = self { Some(*file) } else { None }
    }

    fn rank(&self) -> Option<Rank> {
        if let Sense::Rank(rank) = self { Some(*rank) } else { None }
    }

    fn side(&self) -> Option<CastlingSide> {
        if let Sense::Side(side) = self { Some(*side) } else { None }
    }
}

/// The senses of each word of a token, which is one word, one sign of a square, or both (`f3`, `fe3`).
fn senses(token: &str) -> Option<Vec<Vec<Sense>>> {
    let last = token.chars().next_back()?;
    if let Some(rank) = Rank::from_char(last) {
        let before = &token[..token.len() - last.len_utf8()];
        if before.is_empty() {
            return Some(vec![vec![Sense::Rank(rank)]]);
        }
        let files: Vec<Sense> = senses_of(before).into_iter().filter(|sense| sense.file().is_some()).collect();
        return (!files.is_empty()).then(|| vec![files, vec![Sense::Rank(rank)]]);
    }
    let senses = senses_of(token);
    (!senses.is_empty()).then(|| vec![senses])
}

fn senses_of(token: &str) -> Vec<Sense> {
    let mut signs = token.chars();
    match (signs.next(), signs.next()) {
        (Some('x' | '×' | ':'), None) => vec![Sense::Captures],
        (Some(sign), None) => File::from_char(sign).map(Sense::File).into_iter().collect(),
        (_, _) => {
            let folded = fold(token);
            Sense::of_words().filter(|sense| sense.may_be(&folded)).collect()
        }
    }
}

/// A part of an announcement before the square of arrival.
#[derive(Clone, Copy)]
enum Part {
    Piece,
    FromFile,
    FromRank,
}

const STARTS: [&[Part]; 8] = [
    &[],
    &[Part::Piece],
    &[Part::FromFile],
    &[Part::FromRank],
    &[Part::Piece, Part::FromFile],
    &[Part::Piece, Part::FromRank],
    &[Part::FromFile, Part::FromRank],
    &[Part::Piece, Part::FromFile, Part::FromRank],
];

/// Every move that the words can make up.
fn sentences(heard: &[Vec<Sense>]) -> Vec<Described> {
    let mut found: Vec<Described> = castling(heard).into_iter().collect();
    for start in STARTS {
        found.extend(displacement(heard, start).filter(|described| !found.contains(described)));
    }
    found
}

fn castling(heard: &[Vec<Sense>]) -> Option<Described> {
    let [first, second, rest @ ..] = heard else { return None };
    // As it is announced, or as it is often said: Rochade lang.
    let (side, castling) = if first.contains(&Sense::Castling) { (second, first) } else { (first, second) };
    let side = side.iter().find_map(Sense::side)?;
    (castling.contains(&Sense::Castling) && only_asides(rest)).then_some(Described::Castling(side))
}

fn displacement(heard: &[Vec<Sense>], start: &[Part]) -> Option<Described> {
    let mut words = heard.iter().peekable();
    let (mut role, mut from_file, mut from_rank, mut promotion) = (None, None, None, None);
    for part in start {
        let word = words.next()?;
        match part {
            Part::Piece => role = Some(word.iter().find_map(Sense::piece)?),
            Part::FromFile => from_file = Some(word.iter().find_map(Sense::file)?),
            Part::FromRank => from_rank = Some(word.iter().find_map(Sense::rank)?),
        }
    }
    let captures = words.next_if(|word| word.contains(&Sense::Captures));
    let to_file = words.next()?.iter().find_map(Sense::file)?;
    let to_rank = words.next()?.iter().find_map(Sense::rank)?;
    if let Some(word) = words.next_if(|word| word.iter().any(|sense| sense.piece().is_some())) {
        promotion = word.iter().find_map(Sense::piece);
    }
    let rest: Vec<_> = words.cloned().collect();
    let only_squares = from_file.is_some() && from_rank.is_some();
    only_asides(&rest).then_some(Described::Displacement(Displacement {
        role: role.or((!only_squares).then_some(Role::Pawn)),
        from_file,
        from_rank,
        to: Square::from_coords(to_file, to_rank),
        promotion,
        capture: captures.map_or(SaidCapture::No, |_| SaidCapture::Yes),
    }))
}

fn only_asides(words: &[Vec<Sense>]) -> bool {
    words.iter().all(|word| word.contains(&Sense::Aside))
}
