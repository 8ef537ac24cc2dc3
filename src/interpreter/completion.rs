//! What the word at the end of a typed line can become. Words of the program only, never a move: that would be a hint.

use super::vocabulary::WordPlace;
use super::{Intent, Interpreter};

/// What became of a line that was to be completed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Completion {
    /// No word begins so.
    Nothing,
    /// The line with as much more as all words that fit have in common; with a space where only one fits.
    Longer(String),
    /// These words fit, and have nothing more in common.
    Several(Vec<String>),
}

/// More words than that are no help.
const MOST: usize = 24;

impl Interpreter<'_> {
    /// Completes the word at the end of a line.
    pub fn completed(self, line: &str) -> Completion {
        let part = line.rfind(';').map_or(0, |at| at + 1);
        let named = line[part..].find(':').filter(|at| self.actor(line[part..part + at].trim()).is_some());
        let begin = part + named.map_or(0, |at| at + 1);
        let begin = begin + (line[begin..].len() - line[begin..].trim_start().len());
        let typed = &line[begin..];
        if typed.is_empty() {
            return Completion::Nothing;
        }
        let first = self.vocabulary.completions(WordPlace::First, typed);
        // A word with a space behind it is finished.
        if !first.is_empty() && !typed.ends_with(char::is_whitespace) {
            return longest(&line[..begin], typed, &first);
        }
        let Some((_, last)) = typed.rsplit_once(char::is_whitespace) else { return Completion::Nothing };
        let before = &typed[..typed.len() - last.len()];
        let following = self.vocabulary.completions(WordPlace::Following, last);
        // A colour is asked for behind a word, and begins a line besides.
        let beginning = self.vocabulary.completions(WordPlace::First, last);
        let read = |word: &&str| !matches!(self.read(&format!("{before}{word}")), Intent::Misread(..));
        let mut fitting: Vec<&str> = following.iter().chain(&beginning).copied().filter(read).collect();
        fitting.sort_unstable();
        fitting.dedup();
        // What does not end a command may stand within it, as the `to` of `add 2:00 to white`.
        if fitting.is_empty() && !last.is_empty() {
            fitting = following;
        }
        longest(&line[..begin + before.len()], last, &fitting)
    }
}

/// The line with the longest beginning that the words share.
fn longest(before: &str, typed: &str, words: &[&str]) -> Completion {
    let (first, others) = match words {
        [] => return Completion::Nothing,
        many if many.len() > MOST => return Completion::Nothing,
        [only] => return Completion::Longer(format!("{before}{only} ")),
        [first, others @ ..] => (first, others),
    };
    let common = first.char_indices().map(|(at, c)| at + c.len_utf8()).take_while(|end| {
        others.iter().all(|other| other.get(..*end).is_some_and(|begun| Some(begun) == first.get(..*end)))
    });
    let common = first.get(..common.last().unwrap_or(0)).unwrap_or_default();
    if common.chars().count() > typed.trim().chars().count() {
        Completion::Longer(format!("{before}{common}"))
    } else {
        Completion::Several(words.iter().map(|word| (*word).to_owned()).collect())
    }
}
