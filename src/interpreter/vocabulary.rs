//! What each typed word means in one interface language; the English words mean the same in every language.

use std::collections::HashMap;

use super::english::{ARGUMENTS, WORDS};
use super::synonyms::ALSO;
use super::words::Word;
use crate::nearest;
use crate::wording::Wording;

/// The words of one interface language with the English ones, accents and capitals aside.
#[derive(Clone, Debug, Default)]
pub struct Vocabulary {
    /// The code of the interface language.
    language: String,
    /// What a word means where a line begins with it.
    first: HashMap<String, WordMeaning>,
    /// What a word means behind another one, where it is not the same.
    following: HashMap<String, WordMeaning>,
    /// The words with which a line can begin, as they are written: what a misspelt one is compared with.
    written: Vec<String>,
    /// The words that follow another one, as they are written.
    written_behind: Vec<String>,
    /// How many of both are only English.
    english: (usize, usize),
}

/// What a typed word means, and how it was found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct WordMeaning {
    word: Word,
    form: WordForm,
}

/// How a word is typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WordForm {
    Whole,
    /// A short form of one or two letters, which may also begin a move.
    Short,
}

/// Where a word stands: some mean one thing at the beginning of a line and another behind a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WordPlace {
    First,
    Following,
}

/// A word at the beginning of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Leading<'t> {
    pub word: Word,
    pub form: WordForm,
    /// The word as it was typed.
    pub typed: &'t str,
    /// What follows it.
    pub rest: &'t str,
}

/// A word of a language is written in at most so many words: `ich gebe auf`.
const MOST_PARTS: usize = 4;

impl Vocabulary {
    /// The English words alone: what scripts are written in.
    pub fn english() -> Vocabulary {
        let mut vocabulary = Vocabulary::default();
        for (name, short, word) in WORDS {
            vocabulary.learn(WordPlace::First, name, word);
            if let Some(short) = short {
                vocabulary.first.insert(short.to_owned(), WordMeaning { word, form: WordForm::Short });
            }
        }
        for (name, word) in ALSO {
            let place = if word.begins_a_line() { WordPlace::First } else { WordPlace::Following };
            vocabulary.learn(place, name, word);
        }
        for (name, word) in ARGUMENTS {
            vocabulary.learn(WordPlace::Following, name, word);
            // A kind of man is asked for in the plural.
            if word.role().is_some() {
                vocabulary.learn(WordPlace::Following, &format!("{name}s"), word);
            }
        }
        vocabulary
    }

    /// The words of an interface language and the English ones. Where one is both, the language's own meaning is meant.
    pub fn of(wording: &Wording) -> Vocabulary {
        let mut vocabulary = Vocabulary::english();
        let known = vocabulary.clone();
        vocabulary.language = wording.language().to_owned();
        if wording.language() != "en" {
            vocabulary.english = (known.written.len(), known.written_behind.len());
        }
        let lists = [(WordPlace::First, wording.command_words()), (WordPlace::Following, wording.argument_words())];
        for (place, words) in lists {
            for (local, english) in words {
                // What stands in the list for no word of ours is found by the tests.
                if let Some(word) = known.word(place, &english) {
                    vocabulary.learn(place, &local, word);
                }
            }
        }
        vocabulary
    }

    /// The code of the interface language.
    pub fn language(&self) -> &str {
        &self.language
    }

    /// The word that the whole text is.
    pub fn word(&self, place: WordPlace, text: &str) -> Option<Word> {
        self.meaning(place, text).map(|meaning| meaning.word)
    }

    /// The word with which the text begins, the longest that fits; a colon after it belongs to it.
    pub fn leading<'t>(&self, place: WordPlace, text: &'t str) -> Option<Leading<'t>> {
        let text = text.trim();
        let spaces = text.char_indices().filter(|(_, c)| c.is_whitespace()).map(|(at, _)| at);
        let mut ends: Vec<usize> = spaces.take(MOST_PARTS).collect();
        ends.push(text.len());
        ends.iter().rev().find_map(|end| {
            let typed = text[..*end].trim_end_matches(':').trim();
            let WordMeaning { word, form } = self.meaning(place, typed)?;
            Some(Leading { word, form, typed, rest: text[*end..].trim() })
        })
    }

    /// The words with which a line can begin that are most like this one, the likest first; none where none is like it.
    pub fn nearest(&self, text: &str) -> Vec<String> {
        let plain = fold(text);
        let alike = nearest::nearest(&plain, self.written.iter().map(|word| fold(word)));
        let as_written = |folded: String| self.written.iter().find(|word| fold(word) == folded).cloned();
        alike.into_iter().filter_map(as_written).collect()
    }

    /// How a word with which a line begins is written in the language, or else in English.
    pub fn written(&self, word: Word) -> Option<&str> {
        let (in_english, own) = self.written.split_at(self.english.0);
        let is_it = |written: &&String| self.word(WordPlace::First, written) == Some(word);
        own.iter().chain(in_english).find(is_it).map(String::as_str)
    }

    /// The words for that place that begin with this text, in order: those of the language where there are any, else the
    /// English ones.
    pub fn completions(&self, place: WordPlace, text: &str) -> Vec<&str> {
        let (written, english) = match place {
            WordPlace::First => (&self.written, self.english.0),
            WordPlace::Following => (&self.written_behind, self.english.1),
        };
        let plain = fold(text);
        let fits = |word: &&String| fold(word).starts_with(&plain);
        let (in_english, own) = written.split_at(english);
        let mut words: Vec<&str> = own.iter().filter(fits).map(String::as_str).collect();
        if words.is_empty() {
            words = in_english.iter().filter(fits).map(String::as_str).collect();
        }
        words.sort_unstable();
        words.dedup();
        // Of a word and its spellings without accents only the word itself is offered.
        let is_spelling_of = |word: &str, other: &str| {
            word != other && !other.is_ascii() && [fold(other), fold(&spelled_out(other))].contains(&fold(word))
        };
        words.iter().copied().filter(|word| !words.iter().any(|other| is_spelling_of(word, other))).collect()
    }

    fn meaning(&self, place: WordPlace, text: &str) -> Option<WordMeaning> {
        let plain = fold(text);
        let following = match place {
            WordPlace::First => None,
            WordPlace::Following => self.following.get(&plain),
        };
        following.or_else(|| self.first.get(&plain)).copied()
    }

    fn learn(&mut self, place: WordPlace, written: &str, word: Word) {
        let meanings = match place {
            WordPlace::First => &mut self.first,
            WordPlace::Following => &mut self.following,
        };
        let meaning = WordMeaning { word, form: WordForm::Whole };
        meanings.insert(fold(written), meaning);
        if !written.is_ascii() {
            meanings.insert(fold(&spelled_out(written)), meaning);
        }
        match place {
            WordPlace::First => self.written.push(written.to_owned()),
            WordPlace::Following => self.written_behind.push(written.to_owned()),
        }
    }
}

/// The text in small letters without accents, one space between its parts: as words are compared.
fn fold(text: &str) -> String {
    use unicode_normalization::UnicodeNormalization;
    use unicode_normalization::char::is_combining_mark;
    let plain: String = if text.is_ascii() {
        text.to_ascii_lowercase()
    } else {
        text.nfd().filter(|c| !is_combining_mark(*c)).flat_map(char::to_lowercase).collect()
    };
    plain.replace('ß', "ss").split_whitespace().collect::<Vec<_>>().join(" ")
}

/// With the German vowels as they are typed where there are no umlauts: `zuruecknehmen`.
fn spelled_out(written: &str) -> String {
    let written = written.to_lowercase();
    written.replace('ä', "ae").replace('ö', "oe").replace('ü', "ue")
}
