//! Text of others as it may be shown and heard: nothing in it moves, hides or turns anything, and it ends.

use std::borrow::Cow;

/// Stands for a sign that is not shown.
const REPLACED: char = '\u{FFFD}';

/// The text with a mark in the place of every sign that a terminal would obey or that nobody would see: escapes and other
/// controls, signs that turn the direction of writing, signs without width. Tabs and ends of lines stay.
pub fn visible(text: &str) -> Cow<'_, str> {
    if text.chars().any(is_hidden) {
        Cow::Owned(text.chars().map(|c| if is_hidden(c) { REPLACED } else { c }).collect())
    } else {
        Cow::Borrowed(text)
    }
}

/// So much of a text as can be heard without losing patience.
pub(super) fn beginning(text: &str) -> String {
    const LONGEST: usize = 40;
    let begun: String = text.chars().filter(|c| !c.is_control()).take(LONGEST).collect();
    if text.chars().count() > LONGEST { format!("{begun} ...") } else { begun }
}

fn is_hidden(c: char) -> bool {
    match c {
        '\n' | '\t' => false,
        _ if c.is_control() => true,
        '\u{00AD}' | '\u{034F}' | '\u{061C}' | '\u{115F}' | '\u{1160}' | '\u{17B4}' | '\u{17B5}' | '\u{3164}' => true,
        '\u{180B}'..='\u{180F}' | '\u{200B}'..='\u{200F}' | '\u{2028}'..='\u{202E}' | '\u{2060}'..='\u{206F}' => true,
        '\u{FE00}'..='\u{FE0F}' | '\u{FEFF}' | '\u{FFA0}' | '\u{FFF0}'..='\u{FFFB}' => true,
        '\u{1D173}'..='\u{1D17A}' | '\u{E0000}'..='\u{E0FFF}' => true,
        _ => false,
    }
}
