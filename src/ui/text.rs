//! Text in a space of a known width: broken at words, or cut with an ellipsis.

use textwrap::wrap_algorithms::{Penalties, WrapAlgorithm};
use textwrap::{Options, WordSeparator};
use unicode_truncate::UnicodeTruncateStr;
use unicode_width::UnicodeWidthStr;

/// The text in at most `width` columns; what does not fit ends with an ellipsis.
pub fn fit(text: &str, width: usize) -> String {
    if text.width() <= width {
        return text.to_owned();
    }
    let (fitted, _) = text.unicode_truncate(width.saturating_sub(1));
    if width > 0 { format!("{fitted}…") } else { String::new() }
}

/// Lines of about one length, none longer than that: the usual penalties would rather have one too long than one short.
pub fn within(width: usize) -> Options<'static> {
    let penalties = Penalties { overflow_penalty: 1_000_000, ..Penalties::new() };
    Options::new(width).word_separator(WordSeparator::AsciiSpace).wrap_algorithm(WrapAlgorithm::OptimalFit(penalties))
}

/// The text in lines of at most `width` columns, broken between words where that is possible.
pub fn wrap(text: &str, width: usize) -> Vec<String> {
    if width == 0 {
        return Vec::new();
    }
    let words = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let options = within(width);
    textwrap::wrap(&words, options).into_iter().map(|line| line.into_owned()).collect()
}

/// The first `rows` of the lines; what is left out is told by an ellipsis.
pub fn first_rows(mut lines: Vec<String>, rows: usize, width: usize) -> Vec<String> {
    if lines.len() > rows {
        lines.truncate(rows);
        if let Some(last) = lines.last_mut() {
            *last = fit(&format!("{last} …"), width);
        }
    }
    lines
}
