//! The words of D.2.1, in which moves are announced: German whatever language anything else is in.

use shakmaty::{CastlingSide, File, Rank, Role};

use crate::game::terms::RankWords;

/// A word of an announcement: as the Laws print it, as a German voice says it rightly, and how else it is spelled.
#[derive(PartialEq, Eq)]
pub struct AnnouncedWord {
    /// The code of the language in which it is said.
    pub language: &'static str,
    /// ASCII, as the Laws print it: `Koenig`.
    pub printed: &'static str,
    /// With what a voice needs to say it rightly: `König`, `Zäsar`.
    pub spoken: &'static str,
    /// The spellings that are understood, in small letters without umlauts.
    understood: &'static [&'static str],
}

const fn word(printed: &'static str, spoken: &'static str, understood: &'static [&'static str]) -> AnnouncedWord {
    AnnouncedWord { language: "de", printed, spoken, understood }
}

/// A number of another language, where the arbiter decides that the ranks are announced in it (D.2.1).
const fn number(language: &'static str, word: &'static str, understood: &'static [&'static str]) -> AnnouncedWord {
    AnnouncedWord { language, printed: word, spoken: word, understood }
}

const FILES: [AnnouncedWord; 8] = [
    word("Anna", "Anna", &["anna"]),
    word("Bella", "Bella", &["bella"]),
    // A voice says a C before e as K; the umlaut is heard as the name is meant.
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
const OTHER_RANKS: [[AnnouncedWord; 8]; 6] = [
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
/// Behind which side is meant.
pub const CASTLING: AnnouncedWord = word("Rochade", "Rochade", &["rochade"]);
/// Said where announcements are full.
pub const CHECK: AnnouncedWord = word("Schach", "Schach", &["schach"]);
/// Said where announcements are full.
pub const CHECKMATE: AnnouncedWord = word("matt", "matt", &["matt", "schachmatt"]);
/// The first word of en passant.
pub const EN: AnnouncedWord = word("en", "en", &["en"]);
/// The second word of en passant.
pub const PASSANT: AnnouncedWord = word("passant", "passant", &["passant"]);
/// An offer of a draw with the move.
pub const DRAW: AnnouncedWord = word("Remis", "Remis", &["remis"]);

/// What may be said after the squares without changing them.
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

/// Whether `folded` is that rank in one of those languages; the whole word, so that none is taken for another.
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
    /// Whether `folded` is this word or a beginning of it, two letters at least.
    pub(super) fn begins_with(&self, folded: &str) -> bool {
        folded.len() >= 2 && self.understood.iter().any(|spelling| spelling.starts_with(folded))
    }
}

/// The text with each of these words, however it is spelled, as a German voice says it rightly.
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
