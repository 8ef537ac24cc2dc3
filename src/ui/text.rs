//! Text in a space of a known width: broken into rows at words, or cut with an ellipsis. Pure.

use textwrap::Options;
use textwrap::WordSeparator;
use textwrap::WordSplitter;
use textwrap::wrap_algorithms::{Penalties, WrapAlgorithm};
use unicode_truncate::UnicodeTruncateStr;
use unicode_width::UnicodeWidthStr;

use crate::wording::{PrintedNotation, Urgency, Utterance};

/// Shortens a text to at most `width` columns, with an ellipsis if something is cut off.
pub fn fit(text: &str, width: usize) -> String {
    if text.width() <= width {
        return text.to_owned();
    }
    let (fitted, _) = text.unicode_truncate(width.saturating_sub(1));
    if width > 0 { format!("{fitted}…") } else { String::new() }
}

/// The first parts of a text that fit whole in `width` columns, which that text divides; a first one that is too long
/// is cut.
pub fn fit_parts(text: &str, divider: &str, width: usize) -> String {
    // What ends a sentence stays with it.
    let kept = divider.trim_end().len();
    let ends = text.match_indices(divider).map(|(at, _)| at + kept).chain([text.len()]);
    let whole = ends.map(|end| &text[..end]).filter(|parts| parts.width() <= width).last();
    whole.map_or_else(|| fit(text, width), str::to_owned)
}

/// Wrapping into lines of similar length, none longer than `width`: the usual penalties prefer a line that is too long
/// to a short one.
fn within(width: usize) -> Options<'static> {
    let penalties = Penalties { overflow_penalty: 1_000_000, ..Penalties::new() };
    Options::new(width).word_separator(WordSeparator::AsciiSpace).wrap_algorithm(WrapAlgorithm::OptimalFit(penalties))
}

/// Wraps a text into lines of at most `width` columns, between words if possible.
pub fn wrap(text: &str, width: usize) -> Vec<String> {
    if width == 0 {
        return Vec::new();
    }
    let words = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let options = within(width);
    textwrap::wrap(&words, options).into_iter().map(|line| line.into_owned()).collect()
}

/// Wraps an entry of a list, which begins after two columns and goes on after three.
pub fn wrap_entry(text: &str, width: usize) -> Vec<String> {
    let options = within(width).initial_indent("  ").subsequent_indent("   ");
    textwrap::wrap(text, options).into_iter().map(|line| line.into_owned()).collect()
}

/// The first `rows` of the lines, with an ellipsis if something is left out.
pub fn first_rows(mut lines: Vec<String>, rows: usize, width: usize) -> Vec<String> {
    if lines.len() > rows {
        lines.truncate(rows);
        if let Some(last) = lines.last_mut() {
            *last = fit(&format!("{last} …"), width);
        }
    }
    lines
}

/// The rows of what is said about one event, each of at most `columns` cells.
///
/// Everything is in one row if it fits. Otherwise every sentence begins a row, so that a braille display, which shows
/// the last row, shows a beginning. Answers of more than two utterances are lists: each utterance has its own row.
pub fn rows(said: &[Utterance], notation: PrintedNotation, columns: usize) -> Vec<String> {
    let utterances: Vec<String> = said.iter().map(|utterance| plain(notation.text(utterance))).collect();
    let is_list = said.len() > 2 && said.iter().all(|utterance| utterance.urgency == Urgency::Answer);
    let together = utterances.join(" ");
    if !is_list && together.width() <= columns {
        return if together.is_empty() { Vec::new() } else { vec![together] };
    }
    utterances.iter().flat_map(|utterance| broken(utterance, columns)).collect()
}

/// Breaks a text that is too long at the ends of its sentences, and a sentence that is too long between words.
pub fn broken(utterance: &str, columns: usize) -> Vec<String> {
    if utterance.width() <= columns {
        return vec![utterance.to_owned()];
    }
    let options = within(columns).word_splitter(WordSplitter::NoHyphenation);
    let mut rows: Vec<String> = Vec::new();
    let mut takes_more = false;
    for sentence in utterance.split_inclusive(". ").map(str::trim).filter(|sentence| !sentence.is_empty()) {
        match rows.last_mut() {
            Some(row) if takes_more && row.width() + 1 + sentence.width() <= columns => {
                *row = format!("{row} {sentence}");
            }
            _ => {
                let wrapped = textwrap::wrap(sentence, &options);
                takes_more = wrapped.len() == 1;
                rows.extend(wrapped.into_iter().map(|row| row.into_owned()));
            }
        }
    }
    rows
}

/// yasr reads this many bytes at a time, and takes a space at their end for the end of the text.
const READ: usize = 255;

/// Prepares a single write so that yasr splits no row in the middle: returning to the beginning of a row that has just
/// begun changes nothing, and moves the place; within a row that is longer, the row is broken a word earlier. `before`,
/// which may move the cursor, stays; the text begins a row.
pub fn kept_together(before: &str, text: &str) -> String {
    let mut whole = before.to_owned() + text;
    let mut end = READ;
    while end < whole.len() {
        let bytes = whole.as_bytes();
        if end > before.len() && bytes[end - 1] == b' ' {
            let row = whole[..end].rfind("\r\n").map_or(0, |at| at + 2).max(before.len());
            // What was looked at already stays where it is.
            if row + READ >= end {
                whole.insert(row, '\r');
            } else {
                let earlier = bytes[before.len()..end - 1].iter().rposition(|byte| *byte == b' ' || *byte == b'\n');
                let space = earlier.map(|at| at + before.len()).filter(|at| bytes[*at] == b' ').unwrap_or(end - 1);
                whole.replace_range(space..=space, "\r\n");
            }
        }
        end += READ;
    }
    whole
}

/// A sentence without control characters, which would move the cursor.
fn plain(sentence: &str) -> String {
    sentence.trim().chars().filter(|c| !c.is_control()).collect()
}
