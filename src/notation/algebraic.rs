//! Reads the algebraic notation of Appendix C, short or long, in a given language.

use std::borrow::Cow;

use shakmaty::{CastlingSide, File, Rank, Role, Square};
use strum::IntoEnumIterator;

use super::Unreadable;
use super::lexicon::{CHECK_WORDS, SheetLanguage, look};
use super::meaning::{Described, Displacement, SaidCapture, ShortCapture};

/// The text without the signs after a move that do not change it, and whether a draw was offered (C.12).
pub(super) fn without_suffixes(text: &str) -> (&str, bool) {
    let mut rest = text.trim();
    let mut draw_offer = false;
    loop {
        let before = rest.len();
        let is_sign = |c: char| matches!(c, '+' | '#' | '!' | '?' | '†' | '‡' | '.' | ',' | ';') || c.is_whitespace();
        rest = rest.trim_end_matches(is_sign);
        if let Some(shorter) = rest.strip_suffix("(=)") {
            draw_offer = true;
            rest = shorter;
        }
        rest = without_check(without_en_passant(rest));
        if rest.len() == before {
            return (rest, draw_offer);
        }
    }
}

/// The squares as in `g1f3`, `e5xd4`, `e1-g1`, `e7e8q`, `e7e8p`.
pub(super) fn describe_squares(text: &str) -> Option<Described> {
    let mut signs = text.chars().filter(|c| !c.is_whitespace()).peekable();
    let from = (signs.next().and_then(file)?, signs.next().and_then(rank)?);
    signs.next_if(|c| between(*c));
    let to = (signs.next().and_then(file)?, signs.next().and_then(rank)?);
    let promotion = match signs.next() {
        None => None,
        Some(letter @ ('q' | 'r' | 'b' | 'n' | 'p')) => Role::from_char(letter),
        Some(_) => return None,
    };
    signs.next().is_none().then_some(Described::Displacement(Displacement {
        role: None,
        from_file: Some(from.0),
        from_rank: Some(from.1),
        to: Square::from_coords(to.0, to.1),
        promotion,
        capture: SaidCapture::No,
    }))
}

/// Reads a move in the letters of `language`, without its suffixes.
///
/// # Errors
///
/// [`Unreadable::NotUnderstood`], or [`Unreadable::ForeignLetter`] where the text would be a move in the letters
/// of another language.
pub(super) fn describe(text: &str, language: SheetLanguage) -> Result<Described, Unreadable> {
    describe_own(text, language).map_err(|part| {
        // No language has a move without a rank: most of what is not understood need not be read in all of them.
        let has_rank = text.chars().any(|c| rank(c).is_some());
        let foreign = if has_rank { foreign_letter(text, language) } else { None };
        let is_move_elsewhere = || {
            let mut others = SheetLanguage::iter().filter(|other| *other != language);
            others.any(|other| describe_own(text, other).is_ok())
        };
        match foreign.filter(|_| is_move_elsewhere()) {
            Some(letter) => Unreadable::ForeignLetter { letter: letter.to_string(), suggestion: None },
            // What was put together without its spaces is no part of what was written.
            None if !text.contains(&part) => Unreadable::NotUnderstood { part: text.to_owned() },
            None => Unreadable::NotUnderstood { part },
        }
    })
}

/// The move that the text, without its suffixes, describes on paper in the letters of `language`, if it does.
pub(super) fn describe_letters(text: &str, language: SheetLanguage) -> Option<Described> {
    let text = without_last_sign(text);
    let whole = describe_squares(text).or_else(|| describe_own(text, language).ok());
    whole.or_else(|| describe_capture(text, language))
}

/// The text without a sign of capture behind its square: `Nb4x`.
pub(super) fn without_last_sign(text: &str) -> &str {
    text.strip_suffix(captures).filter(|before| before.ends_with(|c| rank(c).is_some())).unwrap_or(text)
}

/// A capture as people write it on paper, without its rank or with the piece that is captured: `ed`, `exd`, `QxQ`,
/// `BxNc5`.
pub(super) fn describe_capture(text: &str, language: SheetLanguage) -> Option<Described> {
    let named = language.piece_at_start(text);
    let mut rest = &text[named.map_or(0, |(_, length)| length)..];
    let from_file = next(&mut rest, file);
    let from_rank = next(&mut rest, rank);
    let sign = next(&mut rest, |c| captures(c).then_some(SaidCapture::Yes));
    let captured = language.piece_at_start(rest).map(|(role, length)| {
        rest = &rest[length..];
        role
    });
    let (to_file, to_rank) = (next(&mut rest, file), next(&mut rest, rank));
    let role = named.map_or(Role::Pawn, |(role, _)| role);
    let promotion = promotion(rest, language).ok()?;
    let from_to = from_file.zip(to_file).is_some_and(|(from, to)| from.distance(to) == 1);
    let is_pawn = role == Role::Pawn && (named.is_some() || from_file.is_some());
    let is_capture = match sign {
        Some(_) => captured.is_some() || to_file.is_some() || to_rank.is_some(),
        None => is_pawn && from_to && captured.is_none() && from_rank.is_none(),
    };
    let said = ShortCapture { role, from_file, from_rank, captured, to_file, to_rank, promotion };
    let is_short = is_capture && (is_pawn || named.is_some()) && !said.names_only_its_square();
    is_short.then_some(Described::Capture(said))
}

/// Takes the next sign of the text, if it is one of that kind.
fn next<T>(rest: &mut &str, kind: impl Fn(char) -> Option<T>) -> Option<T> {
    let sign = rest.chars().next()?;
    let found = kind(sign)?;
    *rest = &rest[sign.len_utf8()..];
    Some(found)
}

/// What the text describes, or else the part of it that has no meaning.
fn describe_own(text: &str, language: SheetLanguage) -> Result<Described, String> {
    let is_blank = |c: char| c.is_whitespace() || matches!(c, '\u{fe0e}' | '\u{fe0f}');
    let written = match text.contains(is_blank) {
        true => Cow::Owned(text.replace(is_blank, "")),
        false => Cow::Borrowed(text),
    };
    if let Some(side) = castling(&written) {
        return Ok(Described::Castling(side));
    }
    let (named, length) = language.piece_at_start(&written).map_or((None, 0), |(role, length)| (Some(role), length));
    let on = &written[length..];
    let is_way = |c: char| file(c).is_some() || rank(c).is_some() || between(c);
    let (way, after) = on.split_at(on.find(|c| !is_way(c)).unwrap_or(on.len()));
    let (from_file, from_rank, to) = squares(way).ok_or_else(|| text.to_owned())?;
    let promotion = promotion(after, language)?;
    let capture = if way.contains(captures) { SaidCapture::Yes } else { SaidCapture::No };
    let only_squares = from_file.is_some() && from_rank.is_some();
    let role = named.or((!only_squares).then_some(Role::Pawn));
    if promotion.is_some() && role.is_some_and(|role| role != Role::Pawn) {
        return Err(after.to_owned());
    }
    Ok(Described::Displacement(Displacement { role, from_file, from_rank, to, promotion, capture }))
}

/// The text without a word for check or mate behind it: `Ra8 check`, `Bb5ch`.
pub fn without_check(text: &str) -> &str {
    let mut rest = text;
    let may_be_word = |text: &str| text.ends_with(|c: char| c.is_alphabetic() || c.is_whitespace() || "!.".contains(c));
    while may_be_word(rest)
        && let Some((before, last)) = rest.trim_end().rsplit_once(char::is_whitespace)
        && CHECK_WORDS.contains(&last.trim_end_matches(['!', '.']).to_lowercase().as_str())
    {
        rest = before;
    }
    // Directly behind its square too: `Bb5ch`.
    let square = rest.trim_end_matches(['!', '.']).trim_end_matches(char::is_alphabetic);
    let word = rest[square.len()..].trim_end_matches(['!', '.']).to_lowercase();
    if square.ends_with(['1', '2', '3', '4', '5', '6', '7', '8']) && CHECK_WORDS.contains(&word.as_str()) {
        rest = square;
    }
    rest
}

fn without_en_passant(text: &str) -> &str {
    let bare = |t: &str, words: &str| {
        let start = t.len().checked_sub(words.len())?;
        t.get(start..).filter(|end| end.eq_ignore_ascii_case(words)).map(|_| start)
    };
    if let Some(start) = bare(text, "en passant").or_else(|| bare(text, "al paso")) {
        return &text[..start];
    }
    let Some(before) = text.strip_suffix(['p', 'P']) else { return text };
    let before = before.trim_end_matches([' ', '.']);
    let Some(before) = before.strip_suffix(['e', 'a', 'E', 'A']) else { return text };
    match before.ends_with(|c: char| c.is_ascii_digit() || c.is_whitespace()) {
        true => before,
        false => text,
    }
}

pub(super) fn castling(written: &str) -> Option<CastlingSide> {
    let mut wings = 0;
    let mut after_separator = true;
    for c in written.chars() {
        match look(c) {
            '0' | 'O' | 'o' => wings += 1,
            '-' | '–' | '—' | '‐' | '‑' | '−' if !after_separator => {
                after_separator = true;
                continue;
            }
            _ => return None,
        }
        after_separator = false;
    }
    match wings {
        2 if !after_separator => Some(CastlingSide::KingSide),
        3 if !after_separator => Some(CastlingSide::QueenSide),
        _ => None,
    }
}

/// Reads `f3`, `xf3`, `gf3`, `5f3`, `g1f3`, each with one sign of capture or way before the last square.
fn squares(way: &str) -> Option<(Option<File>, Option<Rank>, Square)> {
    let mut signs = way.chars();
    let to_rank = signs.next_back().and_then(rank)?;
    let to_file = signs.next_back().and_then(file)?;
    let to = Square::from_coords(to_file, to_rank);
    let before = signs.as_str();
    let mut signs = before.strip_suffix(between).unwrap_or(before).chars();
    match (signs.next(), signs.next(), signs.next()) {
        (None, ..) => Some((None, None, to)),
        (Some(one), None, _) => match (file(one), rank(one)) {
            (None, None) => None,
            (from_file, from_rank) => Some((from_file, from_rank, to)),
        },
        (Some(first), Some(second), None) => Some((Some(file(first)?), Some(rank(second)?), to)),
        (Some(_), Some(_), Some(_)) => None,
    }
}

/// Reads what follows the last square: nothing, `D`, `=D`, `(D)`, `=(D)`, `/D`; `P` if the pawn was left as a pawn.
fn promotion(text: &str, language: SheetLanguage) -> Result<Option<Role>, String> {
    if text.is_empty() {
        return Ok(None);
    }
    let after_sign = text.strip_prefix(['=', '/']).unwrap_or(text);
    let opened = after_sign.strip_prefix('(').unwrap_or(after_sign);
    let left = opened.starts_with(['P', 'p']).then_some((Role::Pawn, 1));
    let (role, length) = language.piece_at_start(opened).or(left).ok_or_else(|| text.to_owned())?;
    match &opened[length..] {
        "" | ")" => Ok(Some(role)),
        _ => Err(text.to_owned()),
    }
}

/// The first capital that is not a piece in `language`.
fn foreign_letter(text: &str, language: SheetLanguage) -> Option<char> {
    let is_foreign = |c: &char| {
        let piece = language.piece_at_start(c.encode_utf8(&mut [0; 4]));
        c.is_uppercase() && piece.is_none_or(|(role, _)| role == Role::Pawn)
    };
    text.chars().find(is_foreign)
}

fn file(c: char) -> Option<File> {
    File::from_char(look(c))
}

fn rank(c: char) -> Option<Rank> {
    Rank::from_char(c)
}

fn between(c: char) -> bool {
    captures(c) || matches!(c, '-' | '–' | '—' | '‐' | '‑' | '−' | '→')
}

pub(super) fn captures(c: char) -> bool {
    matches!(look(c), 'x' | 'X' | '×' | ':')
}
