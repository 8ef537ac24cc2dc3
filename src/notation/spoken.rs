//! Reads the words of an announcement (D.2.1), full or shortened, into what they describe.

use shakmaty::{CastlingSide, File, Rank, Role, Square};

use super::Unreadable;
use super::meaning::{Described, Displacement};
use super::words::{self, fold};

/// The moves that the spoken words can describe; several where a shortened word may be two.
///
/// # Errors
///
/// [`Unreadable::NotUnderstood`] with the first word that is none of them, or with the whole text.
pub(super) fn describe(text: &str) -> Result<Vec<Described>, Unreadable> {
    let not_understood = |part: &str| Unreadable::NotUnderstood { part: part.to_owned() };
    let trimmed = text.split([' ', '\t', ',']).map(|token| token.trim_matches(['.', ';', '!', '?']));
    let tokens: Vec<&str> = trimmed.filter(|token| !token.is_empty()).collect();
    if tokens.len() < 2 {
        // One token is a square or a written move: `Da4` is no shortened David vier.
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

/// Whether somebody seems to have written spoken words: then an error in them is the one to tell.
pub(super) fn seems_spoken(text: &str) -> bool {
    let tokens = text.split_whitespace().filter(|token| token.len() >= 3 && token.chars().all(char::is_alphabetic));
    tokens.map(fold).any(|token| Sense::of_words().any(|sense| sense.may_be(&token)))
}

/// The text without "Remis" at its end, and whether it stood there.
pub(super) fn without_draw_offer(text: &str) -> (&str, bool) {
    let last = text.rsplit(char::is_whitespace).next().unwrap_or("");
    match fold(last) == fold(words::DRAW.printed) {
        true => (text.strip_suffix(last).unwrap_or(text).trim_end(), true),
        false => (text, false),
    }
}

/// What one spoken word may be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Sense {
    Piece(Role),
    File(File),
    Rank(Rank),
    Captures,
    Side(CastlingSide),
    Castling,
    /// Schach, matt, en passant: said, and no part of the squares.
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
            Sense::Piece(role) => words::piece(role).begins_with(folded),
            Sense::File(file) => words::file(file).begins_with(folded),
            Sense::Rank(rank) => words::rank(rank).begins_with(folded) || words::is_rank_elsewhere(rank, folded),
            Sense::Captures => words::CAPTURES.begins_with(folded),
            Sense::Side(side) => words::side(side).begins_with(folded),
            Sense::Castling => words::CASTLING.begins_with(folded),
            Sense::Aside => words::ASIDES.iter().any(|word| word.begins_with(folded)),
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

/// What each word of a token may be: a token is one word, a sign of a square, or both (`f3`, `fe3`).
fn senses(token: &str) -> Option<Vec<Vec<Sense>>> {
    let last = token.chars().next_back()?;
    if let Some(rank) = Rank::from_char(last) {
        let before = &token[..token.len() - last.len_utf8()];
        if before.is_empty() {
            return Some(vec![vec![Sense::Rank(rank)]]);
        }
        let files: Vec<Sense> = word(before).into_iter().filter(|sense| sense.file().is_some()).collect();
        return (!files.is_empty()).then(|| vec![files, vec![Sense::Rank(rank)]]);
    }
    let senses = word(token);
    (!senses.is_empty()).then(|| vec![senses])
}

fn word(token: &str) -> Vec<Sense> {
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

/// What may be said of the piece before the square it goes to.
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

/// Every move that the words make up, read in each way that fits.
fn sentences(heard: &[Vec<Sense>]) -> Vec<Described> {
    let mut found: Vec<Described> = castling(heard).into_iter().collect();
    for start in STARTS {
        found.extend(displacement(heard, start).filter(|described| !found.contains(described)));
    }
    found
}

fn castling(heard: &[Vec<Sense>]) -> Option<Described> {
    let [side, castling, rest @ ..] = heard else { return None };
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
    words.next_if(|word| word.contains(&Sense::Captures));
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
    }))
}

fn only_asides(words: &[Vec<Sense>]) -> bool {
    words.iter().all(|word| word.contains(&Sense::Aside))
}
