//! The other ways in which people write a move: in words of the interface, with Caps Lock, in small letters.

use shakmaty::Role;

use super::Interpreter;
use super::values::split_word;
use super::vocabulary::{Leading, WordForm, WordPlace};
use super::words::Word;
use crate::notation::{Reading, SheetLanguage, Unreadable};

impl Interpreter<'_> {
    /// What `read` makes of the text as it stands; where that is nothing, of the other ways in which it may be meant.
    pub(super) fn in_any_spelling(
        &self,
        text: &str,
        language: SheetLanguage,
        read: impl Fn(&str) -> Result<Reading, Unreadable>,
    ) -> Result<Reading, Unreadable> {
        let first = match read(text) {
            Err(error) if may_be_meant_otherwise(&error, text) => error,
            read => return read,
        };
        let mut nearest_miss = None;
        let mut castlings = Vec::new();
        for spelling in self.spellings(text, language) {
            match (read(&spelling.text), spelling.kind) {
                (Ok(reading), SpellingKind::EitherCastling) => castlings.push(reading),
                (Ok(reading), SpellingKind::Plain) => return Ok(reading),
                (Err(Unreadable::NotUnderstood { .. } | Unreadable::ForeignLetter { .. } | Unreadable::Empty), _) => {}
                (Err(miss), _) => _ = nearest_miss.get_or_insert(miss),
            }
        }
        match castlings.as_slice() {
            [] if matches!(first, Unreadable::NotUnderstood { .. } | Unreadable::ForeignLetter { .. }) => {
                Err(nearest_miss.unwrap_or(first))
            }
            [] => Err(first),
            [only] => Ok(*only),
            several => Err(Unreadable::Ambiguous(several.iter().map(|reading| reading.half_move).collect())),
        }
    }

    /// The other ways in which a move may be written: in words of the interface, with Caps Lock, in small letters.
    fn spellings(&self, text: &str, language: SheetLanguage) -> Vec<Spelling> {
        let plain = |text: String| Spelling { text, kind: SpellingKind::Plain };
        let mut found = self.in_words(text, language);
        let (before, draw) = match self.without_draw(text) {
            Some(before) => (before, " (=)"),
            None => (text, ""),
        };
        if !draw.is_empty() {
            found.push(plain(format!("{before}{draw}")));
        }
        let small = before.to_lowercase();
        for written in [capital_first(&small), small] {
            let promoted = capital_last(&written);
            found.extend([written, promoted].map(|written| plain(format!("{written}{draw}"))));
        }
        found
    }

    /// The text without the word for a draw at its end: `d4 draw`.
    fn without_draw<'t>(&self, text: &'t str) -> Option<&'t str> {
        let (before, last) = text.trim_end().rsplit_once(char::is_whitespace)?;
        (self.vocabulary.word(WordPlace::First, last)? == Word::Draw).then_some(before)
    }

    /// What words of the interface describe, in the letters of the sheet: `knight f3`, `pawn takes d5`, `castle`.
    fn in_words(&self, text: &str, language: SheetLanguage) -> Vec<Spelling> {
        let mut written = String::new();
        let (mut is_castling, mut side, mut has_words) = (false, None, false);
        let mut rest = text;
        while !rest.is_empty() {
            let (token, behind) = split_word(rest);
            let word = self.vocabulary.leading(WordPlace::Following, rest).filter(|_| !is_file(token, behind));
            // A short form is a letter of the move: the b of knight b d2.
            let Some(Leading { word, rest: behind, .. }) = word.filter(|leading| leading.form == WordForm::Whole)
            else {
                written += token;
                rest = behind;
                continue;
            };
            match word.role() {
                Some(Role::Pawn) if written.is_empty() => {}
                Some(role) => written += language.letter(role),
                None if word == Word::Takes => written.push('x'),
                None if word == Word::Castle => is_castling = true,
                None if [Word::Short, Word::Brief].contains(&word) => side = Some("O-O"),
                None if word == Word::Long => side = Some("O-O-O"),
                None if [Word::To, Word::On, Word::Of, Word::From].contains(&word) => {}
                None => return Vec::new(),
            }
            has_words = true;
            rest = behind;
        }
        let spelling = |text: &str, kind| Spelling { text: text.to_owned(), kind };
        match (side, is_castling, written.is_empty()) {
            (Some(side), _, true) => vec![spelling(side, SpellingKind::Plain)],
            (None, true, true) => ["O-O", "O-O-O"].map(|side| spelling(side, SpellingKind::EitherCastling)).to_vec(),
            (None, false, false) if has_words => vec![spelling(&written, SpellingKind::Plain)],
            _ => Vec::new(),
        }
    }
}

/// Another way in which a move may be written.
#[derive(Clone)]
struct Spelling {
    text: String,
    kind: SpellingKind,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum SpellingKind {
    Plain,
    /// One of the two castlings, where nobody said which.
    EitherCastling,
}

/// Whether another way of writing may be meant: nothing was understood, or a small letter was taken for a file from
/// which no pawn can come.
fn may_be_meant_otherwise(error: &Unreadable, text: &str) -> bool {
    match error {
        Unreadable::NotUnderstood { .. } | Unreadable::ForeignLetter { .. } => true,
        Unreadable::NoSuchPiece { .. } | Unreadable::NotThere { .. } | Unreadable::OnlyLegalIn { .. } => {
            text.starts_with(|c: char| c.is_lowercase())
        }
        Unreadable::Empty
        | Unreadable::Ambiguous(_)
        | Unreadable::KingMoveOrCastling { .. }
        | Unreadable::PromotionPieceMissing(_) => false,
    }
}

/// Whether a letter is the file of a square whose rank follows it: the a of pawn a 4.
fn is_file(token: &str, behind: &str) -> bool {
    token.len() == 1
        && token.chars().all(|c| ('a'..='h').contains(&c))
        && behind.starts_with(|c: char| c.is_ascii_digit())
}

fn capital_first(small: &str) -> String {
    let mut letters = small.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}

/// With a capital for the piece that a pawn becomes, where the text ends with one: `a8q`, `exd8=q`.
fn capital_last(text: &str) -> String {
    let mut letters = text.chars();
    match letters.next_back() {
        Some(last) if letters.as_str().trim_end_matches('=').ends_with(['1', '8']) => {
            letters.as_str().chars().chain(last.to_uppercase()).collect()
        }
        Some(_) | None => text.to_owned(),
    }
}
