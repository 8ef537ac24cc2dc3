//! Text as every reader takes it, whatever keyboard or page it comes from.

use std::borrow::Cow;

use unicode_normalization::UnicodeNormalization;

/// The text in ordinary letters, figures and spaces, without signs that cannot be seen.
///
/// Input methods type wide letters, a web page brings soft hyphens and spaces of no width, and Option with the space
/// bar is a space that cannot be broken (NFKC, without format characters).
pub fn plain(text: &str) -> Cow<'_, str> {
    if text.is_ascii() {
        return Cow::Borrowed(text);
    }
    // The sign for a half stays one sign: it is a result.
    let ordinary = |part: &str| part.nfkc().filter(|c| !has_no_width(*c)).collect::<String>();
    let plain = text.split('½').map(ordinary).collect::<Vec<_>>().join("½");
    if plain == text { Cow::Borrowed(text) } else { Cow::Owned(plain) }
}

/// The text with the letters of a Russian keyboard as files where a rank or another square follows them: `Кф3`, `ехд5`.
/// Other letters stay: a capital is a piece, and a word is a word.
pub fn with_latin_files(text: &str) -> Cow<'_, str> {
    if text.is_ascii() {
        return Cow::Borrowed(text);
    }
    let mut signs: Vec<char> = text.chars().collect();
    for at in (0..signs.len()).rev() {
        let Some(file) = signs.get(at).copied().and_then(latin_file) else { continue };
        let takes = signs.get(at + 1).is_some_and(|sign| "xх:×-".contains(*sign));
        let behind = signs.get(at + 1 + usize::from(takes)..).unwrap_or_default();
        let is_square = |signs: &[char]| matches!(signs, ['a'..='h', '1'..='8', ..]);
        // The letter before a square is also the sign of a capture.
        let names_departure = is_square(behind) && signs[at] != 'х';
        if names_departure || !takes && matches!(behind, ['1'..='8', ..]) {
            signs[at] = file;
        }
    }
    Cow::Owned(signs.into_iter().collect())
}

/// The file that a small letter of a Russian keyboard stands for.
pub fn latin_file(letter: char) -> Option<char> {
    let letters = "абцдефгх".chars().zip('a'..='h').chain([('с', 'c')]);
    letters.into_iter().find(|(russian, _)| *russian == letter).map(|(_, file)| file)
}

/// Format characters: soft hyphens, joiners, marks of direction, the byte order mark.
fn has_no_width(c: char) -> bool {
    matches!(
        c,
        '\u{ad}' | '\u{61c}' | '\u{180e}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}'
    )
}
