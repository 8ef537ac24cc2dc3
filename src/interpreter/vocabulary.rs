//! The meanings of typed words in one interface language, and completions of words that were begun. The English words
//! mean the same in every language.

use std::collections::{HashMap, HashSet};
use std::sync::OnceLock;

use shakmaty::Role;
use strum::IntoEnumIterator;

use super::{Intent, Interpreter};
use crate::nearest;
use crate::notation::{SheetLanguage, plain};
use crate::wording::words::{ArgumentWord, CommandWord, Word};
use crate::wording::{Saying, Wording, languages};

/// The words of one interface language with the English ones, accents and capitals aside.
#[derive(Clone, Debug, Default)]
pub struct Vocabulary {
    /// The code of the interface language.
    language: String,
    /// What a word means at the beginning of a line.
    first: HashMap<String, (CommandWord, WordForm)>,
    /// What a word means behind another one, if not the same as at the beginning.
    following: HashMap<String, ArgumentWord>,
    /// The pieces as the language's own sentences name them, also where that is a word: the Turkish knight is `at`.
    pieces: HashMap<String, Role>,
    /// The whole lines that have an answer of their own.
    sayings: HashMap<String, Saying>,
    /// The words of a sentence that say nothing by themselves.
    small: HashSet<String>,
    /// The words with which a repetition is asked for.
    again: HashSet<String>,
    /// The forms with which a line can begin, as they are written: misspelt words are compared with them.
    first_forms: Forms,
    /// The forms that follow another word, as they are written.
    following_forms: Forms,
    /// The words and sayings of the other languages; made at the first line of which nothing else is understood.
    elsewhere: OnceLock<HashMap<String, Elsewhere>>,
}

/// The meaning of a text in another interface language.
#[derive(Clone, Debug)]
pub(super) enum Elsewhere {
    Word { language: String, word: CommandWord },
    Saying(Saying),
}

/// Forms of words as they are written.
#[derive(Clone, Debug, Default)]
struct Forms {
    english: Vec<Form>,
    /// Those of the interface language, if it is not English.
    own: Vec<Form>,
}

/// One form of a word.
#[derive(Clone, Debug)]
struct Form {
    written: String,
    /// As words are compared.
    plain: String,
}

impl Form {
    fn of(written: String) -> Form {
        Form { plain: fold(&written), written }
    }

    /// Whether it is a word, or two: a whole sentence is understood, and offered to nobody who types something else.
    fn is_short(&self) -> bool {
        self.plain.split(' ').count() <= 2
    }

    /// The spellings in which it is recognised: without accents and capitals, and with the German vowels spelled out.
    fn spellings(&self, mut learn: impl FnMut(String)) {
        learn(self.plain.clone());
        if !self.written.is_ascii() {
            learn(fold(&spelled_out(&self.written)));
        }
    }
}

/// The form in which a word is typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WordForm {
    Whole,
    /// A short form of one or two letters, which may also begin a move.
    Short,
}

/// A word at the beginning of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Leading<'t, W> {
    pub word: W,
    pub form: WordForm,
    /// The word as it was typed.
    pub typed: &'t str,
    /// What follows it.
    pub rest: &'t str,
}

/// The signs around a sentence, or around one word.
pub(super) const SIGNS: [char; 6] = ['¿', '¡', '?', '!', '.', ' '];

/// The most parts of one word: `who is on the move`.
const MOST_PARTS: usize = 6;

impl Vocabulary {
    /// The words of an interface language and the English ones. If a word is in both, the language's own meaning
    /// counts.
    pub fn of(wording: &Wording) -> Vocabulary {
        let mut vocabulary = Vocabulary { language: wording.language().to_owned(), ..Vocabulary::default() };
        for word in CommandWord::iter() {
            if let Some(short) = word.short() {
                vocabulary.first.insert(short.to_owned(), (word, WordForm::Short));
            }
        }
        for role in Role::ALL {
            Form::of(wording.role(role)).spellings(|spelling| _ = vocabulary.pieces.insert(spelling, role));
        }
        for saying in Saying::iter() {
            for form in wording.forms_of_saying(saying) {
                Form::of(form).spellings(|spelling| _ = vocabulary.sayings.insert(spelling, saying));
            }
        }
        for (list, known) in [("word-small", &mut vocabulary.small), ("word-hear-again", &mut vocabulary.again)] {
            for word in wording.words_of_list(list) {
                Form::of(word).spellings(|spelling| _ = known.insert(spelling));
            }
        }
        for is_english in [true, false] {
            let forms = |name: &str| match is_english {
                true => wording.english_forms(name),
                false => wording.own_forms(name),
            };
            let (mut first, mut following) = (Vec::new(), Vec::new());
            for word in CommandWord::iter() {
                for form in forms(word.name()).into_iter().map(Form::of) {
                    form.spellings(|spelling| _ = vocabulary.first.insert(spelling, (word, WordForm::Whole)));
                    first.push(form);
                }
            }
            for word in ArgumentWord::iter() {
                for form in forms(word.name()).into_iter().map(Form::of) {
                    form.spellings(|spelling| _ = vocabulary.following.insert(spelling, word));
                    following.push(form);
                }
            }
            match is_english {
                true => (vocabulary.first_forms.english, vocabulary.following_forms.english) = (first, following),
                false => (vocabulary.first_forms.own, vocabulary.following_forms.own) = (first, following),
            }
        }
        vocabulary
    }

    /// The code of the interface language.
    pub fn language(&self) -> &str {
        &self.language
    }

    /// The language whose piece letters are the interface's own.
    pub fn sheet_language(&self) -> SheetLanguage {
        self.language.parse().unwrap_or(SheetLanguage::English)
    }

    /// The whole text as a word at the beginning of a line.
    pub fn command(&self, text: &str) -> Option<CommandWord> {
        self.first.get(&fold(text)).map(|(word, _)| *word)
    }

    /// The whole text as a saying that has an answer of its own.
    pub fn saying(&self, text: &str) -> Option<Saying> {
        self.sayings.get(&fold(text.trim_end_matches(['?', '!', '.']))).copied()
    }

    /// The words of a sentence that count, also those joined by an apostrophe: `e4` of `e4'te ne var`.
    pub(super) fn without_small_words<'t>(&self, sentence: &'t str) -> Vec<&'t str> {
        let words = sentence.split(|c: char| c.is_whitespace() || ['\'', '’'].contains(&c));
        words.filter(|word| !word.is_empty() && !self.small.contains(&fold(word))).collect()
    }

    /// Whether a text behind the word for a repetition only asks to hear the announcement: `please`, `the move again`.
    pub(super) fn asks_to_hear_it(&self, text: &str) -> bool {
        let text = &*text.trim_matches(SIGNS).replace(',', " ");
        let rest = self.without_small_words(text).into_iter().filter(|word| !self.again.contains(&fold(word)));
        let rest = rest.collect::<Vec<_>>().join(" ");
        rest.is_empty()
            || self.command(&rest) == Some(CommandWord::Again)
            || self.command(text) == Some(CommandWord::Again)
    }

    /// Whether the whole text is the name of a piece.
    pub(super) fn names_piece(&self, text: &str) -> bool {
        self.piece(text).is_some() || self.word(text).and_then(Word::role).is_some()
    }

    /// The whole text as a word or a saying of another interface language.
    pub(super) fn elsewhere(&self, text: &str) -> Option<&Elsewhere> {
        let known = self.elsewhere.get_or_init(|| words_elsewhere(&self.language));
        known.get(&fold(text)).or_else(|| known.get(&fold(text.trim_end_matches(['?', '!', '.']))))
    }

    /// Whether the whole text says that there is check or mate.
    pub(super) fn says_check(&self, text: &str) -> bool {
        self.command(text) == Some(CommandWord::Check) || self.saying(text) == Some(Saying::Mate)
    }

    /// The piece that the whole text names as the language's own sentences name it.
    pub(super) fn piece(&self, text: &str) -> Option<Role> {
        self.pieces.get(&fold(text)).copied()
    }

    /// The names of pieces as they are written.
    pub(super) fn names_of_pieces(&self) -> impl Iterator<Item = &str> {
        let forms = self.following_forms.all().map(|form| form.written.as_str());
        forms.filter(|form| self.word(form).and_then(Word::role).is_some())
    }

    /// The command word that the whole text is. It is not copied, as it may be a secret.
    pub fn whole(&self, text: &str) -> Option<CommandWord> {
        let plain = || without_accents(text.trim());
        self.first.iter().find(|(form, _)| form.chars().eq(plain())).map(|(_, (meant, _))| *meant)
    }

    /// The whole text as a word behind another one.
    pub fn word(&self, text: &str) -> Option<Word> {
        self.meaning(text).map(|(word, _)| word)
    }

    /// The word with which a line begins, the longest that fits; a colon after it belongs to it.
    pub fn first<'t>(&self, text: &'t str) -> Option<Leading<'t, CommandWord>> {
        leading(text, |typed| self.first.get(&fold(typed)).copied())
    }

    /// The word with which a text behind another word begins, the longest that fits; a colon after it belongs to it.
    pub fn following<'t>(&self, text: &'t str) -> Option<Leading<'t, Word>> {
        leading(text, |typed| self.meaning(typed))
    }

    /// The words with which a line can begin that are most like this one, the most similar first.
    pub fn nearest(&self, text: &str) -> Vec<String> {
        let plain = fold(text);
        let alike =
            nearest::nearest(&plain, self.first_forms.all().filter(|form| form.is_short()).map(|form| &form.plain));
        let written = |alike: String| self.first_forms.all().find(|form| form.plain == alike);
        let as_written = |alike: String| written(alike).map(|form| form.written.clone());
        // One form of each word: the others mean the same.
        let mut words = Vec::new();
        let is_new = |form: &String| {
            let word = self.command(form);
            let is_new = !words.contains(&word);
            words.push(word);
            is_new
        };
        alike.into_iter().filter_map(as_written).filter(is_new).collect()
    }

    /// How a word with which a line begins is written in the language, or else in English.
    pub fn written(&self, word: CommandWord) -> Option<&str> {
        let forms = self.first_forms.own.iter().chain(&self.first_forms.english);
        forms.map(|form| form.written.as_str()).find(|form| self.command(form) == Some(word))
    }

    /// The words at the beginning of a line that begin with this text, in order: those of the language if there are
    /// any, else the English ones.
    pub fn first_completions(&self, text: &str) -> Vec<&str> {
        self.first_forms.beginning_with(text)
    }

    /// The words behind another one that begin with this text, in order: those of the language if there are any, else
    /// the English ones.
    pub fn following_completions(&self, text: &str) -> Vec<&str> {
        self.following_forms.beginning_with(text)
    }

    fn meaning(&self, text: &str) -> Option<(Word, WordForm)> {
        let plain = fold(text);
        match self.following.get(&plain) {
            Some(word) => Some((Word::Argument(*word), WordForm::Whole)),
            None => self.first.get(&plain).map(|(word, form)| (Word::Command(*word), *form)),
        }
    }
}

impl Forms {
    /// The English forms first.
    fn all(&self) -> impl Iterator<Item = &Form> {
        self.english.iter().chain(&self.own)
    }

    fn beginning_with(&self, text: &str) -> Vec<&str> {
        let plain = fold(text);
        let fits = |form: &&Form| form.is_short() && form.plain.starts_with(&plain);
        let mut forms: Vec<&str> = self.own.iter().filter(fits).map(|form| form.written.as_str()).collect();
        if forms.is_empty() {
            forms = self.english.iter().filter(fits).map(|form| form.written.as_str()).collect();
        }
        forms.sort_unstable();
        forms.dedup();
        forms
    }
}

/// The word with which the text begins, the longest that `meaning` knows.
fn leading<'t, W>(text: &'t str, meaning: impl Fn(&str) -> Option<(W, WordForm)>) -> Option<Leading<'t, W>> {
    let text = text.trim();
    let spaces = text.char_indices().filter(|(_, c)| c.is_whitespace()).map(|(at, _)| at);
    let mut ends: Vec<usize> = spaces.take(MOST_PARTS).collect();
    // No word is longer: of a long text only its beginning is looked at.
    if ends.len() < MOST_PARTS {
        ends.push(text.len());
    }
    ends.iter().rev().find_map(|end| {
        let typed = text[..*end].trim_end_matches(':').trim();
        let (word, form) = meaning(typed)?;
        Some(Leading { word, form, typed, rest: text[*end..].trim() })
    })
}

/// The words and sayings of all languages but that one. What two of them have is of the first.
fn words_elsewhere(language: &str) -> HashMap<String, Elsewhere> {
    let mut known = HashMap::new();
    let others = languages().into_iter().filter(|code| code != language);
    for wording in others.filter_map(|code| Wording::new(&code).ok()) {
        let mut learn = |form: String, meant: Elsewhere| {
            Form::of(form).spellings(|spelling| _ = known.entry(spelling).or_insert_with(|| meant.clone()));
        };
        for word in CommandWord::iter() {
            let language = wording.language().to_owned();
            let meant = Elsewhere::Word { language, word };
            wording.own_forms(word.name()).into_iter().for_each(|form| learn(form, meant.clone()));
        }
        for saying in Saying::iter() {
            wording.forms_of_saying(saying).into_iter().for_each(|form| learn(form, Elsewhere::Saying(saying)));
        }
    }
    known
}

/// The text in small letters without accents, one space between its parts: as words are compared.
fn fold(text: &str) -> String {
    let plain: String =
        if text.is_ascii() { text.to_ascii_lowercase() } else { without_accents(&plain(text)).collect() };
    // A single word, as nearly all are: hundreds are read at the start.
    if !plain.contains(char::is_whitespace) {
        return plain;
    }
    plain.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The letters of the text, small and without accents.
fn without_accents(text: &str) -> impl Iterator<Item = char> {
    use unicode_normalization::UnicodeNormalization;
    use unicode_normalization::char::is_combining_mark;
    let small = text.nfd().filter(|letter| !is_combining_mark(*letter)).flat_map(char::to_lowercase);
    // These letters have no accent that could be taken away.
    small.flat_map(|letter| {
        let (first, second) = match letter {
            'ß' => ('s', Some('s')),
            'œ' => ('o', Some('e')),
            'ł' => ('l', None),
            'ı' => ('i', None),
            letter => (letter, None),
        };
        std::iter::once(first).chain(second)
    })
}

/// The text with German vowels as they are typed without umlauts: `zuruecknehmen`.
fn spelled_out(written: &str) -> String {
    let written = written.to_lowercase();
    written.replace('ä', "ae").replace('ö', "oe").replace('ü', "ue")
}

/// The completion of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Completion {
    /// No word begins like this.
    Nothing,
    /// The line with the letters that all fitting words share; with a space if only one fits.
    Longer(String),
    /// These words fit, and share no further letters.
    Several(Vec<String>),
}

/// The most words that are listed.
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
        let first = self.vocabulary.first_completions(typed);
        // A word with a space behind it is finished.
        if !first.is_empty() && !typed.ends_with(char::is_whitespace) {
            return longest(&line[..begin], typed, &first);
        }
        let Some((_, last)) = typed.rsplit_once(char::is_whitespace) else { return Completion::Nothing };
        let before = &typed[..typed.len() - last.len()];
        let following = self.vocabulary.following_completions(last);
        // A colour stands behind a word, and also at the beginning of a line.
        let beginning = self.vocabulary.first_completions(last);
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
