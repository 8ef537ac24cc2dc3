//! The rows in which sentences stand on a terminal: none is longer than it, and each begins with a word. Pure.

use textwrap::WordSplitter;
use unicode_width::UnicodeWidthStr;

use super::text::within;
use crate::wording::{PrintedNotation, Urgency, Utterance};

/// The rows of what is said about one event, none of more than `columns` cells.
///
/// What fits stands in one row. Otherwise every sentence begins a row, so that a braille display, which shows the last
/// row, shows a beginning. Answers of more than two utterances are lists: each of them has a row of its own.
pub fn rows(said: &[Utterance], notation: PrintedNotation, columns: usize) -> Vec<String> {
    let utterances: Vec<String> = said.iter().map(|utterance| plain(notation.text(utterance))).collect();
    let is_list = said.len() > 2 && said.iter().all(|utterance| utterance.urgency == Urgency::Answer);
    let together = utterances.join(" ");
    if !is_list && together.width() <= columns {
        return if together.is_empty() { Vec::new() } else { vec![together] };
    }
    utterances.iter().flat_map(|utterance| broken(utterance, columns)).collect()
}

/// A text in rows: at the ends of its sentences where it is too long, and between words where one of them is.
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

/// yasr reads so many bytes at a time, and takes a space at their end for the end of what is to be said.
const READ: usize = 255;

/// What is written at once, so that a reader parts no row in the middle: a space that nobody sees at the end of a row
/// before moves the place; where there is no such row, the row is broken a word earlier. What is written before the
/// text, which may move the cursor, stays as it is.
pub fn kept_together(before: &str, text: &str) -> String {
    let mut whole = before.to_owned() + text;
    let mut end = READ;
    while end < whole.len() {
        let bytes = whole.as_bytes();
        if end > before.len() && bytes[end - 1] == b' ' {
            let read_before = (end - READ).max(before.len());
            if let Some(at) = row_end(&whole, read_before, end - 1) {
                whole.insert(at, ' ');
                end += READ;
                continue;
            }
            let bytes = whole.as_bytes();
            let earlier = bytes[before.len()..end - 1].iter().rposition(|byte| *byte == b' ' || *byte == b'\n');
            let space = earlier.map(|at| at + before.len()).filter(|at| bytes[*at] == b' ').unwrap_or(end - 1);
            whole.replace_range(space..=space, "\r\n");
        }
        end += READ;
    }
    whole
}

/// Where a row ends between these places that is not the longest, so that a space more fits the terminal.
fn row_end(text: &str, from: usize, to: usize) -> Option<usize> {
    let longest = text.split("\r\n").map(UnicodeWidthStr::width).max()?;
    let ends = text[..to].match_indices("\r\n").map(|(at, _)| at).filter(|at| *at > from);
    let has_room = |at: &usize| text[..*at].rsplit("\r\n").next().is_some_and(|row| row.width() < longest);
    ends.filter(has_room).last()
}

/// A sentence without anything that would move a cursor.
fn plain(sentence: &str) -> String {
    sentence.trim().chars().filter(|c| !c.is_control()).collect()
}
