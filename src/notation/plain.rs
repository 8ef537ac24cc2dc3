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

/// Format characters: soft hyphens, joiners, marks of direction, the byte order mark.
fn has_no_width(c: char) -> bool {
    matches!(
        c,
        '\u{ad}' | '\u{61c}' | '\u{180e}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}'
    )
}
