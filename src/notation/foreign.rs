//! The languages in which a written scoresheet can be read. Lists what is possible and chooses nothing.

use strum::IntoEnumIterator;

use super::algebraic::{describe_letters, without_suffixes};
use super::lexicon::{SheetLanguage, look};
use super::meaning::Described;
use super::sheet::WrittenSheet;
use super::with_capital;

/// The languages in which most of a sheet's entries can be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Languages {
    /// One for each way of reading the scoresheet: the most common of the languages that read it alike. The best first.
    pub ways: Vec<SheetLanguage>,
    /// Whether each of them understands every entry that any language understands.
    pub whole: bool,
}

impl Languages {
    /// The only way in which the whole scoresheet can be read, if there is only one: then the language does not matter.
    pub fn only(&self) -> Option<SheetLanguage> {
        match self.ways.as_slice() {
            [only] if self.whole => Some(*only),
            _ => None,
        }
    }
}

/// The most forms of entries that are compared. A scoresheet has fewer; noise has more, and no language.
const MOST_FORMS: usize = 200;

/// Finds the ways of reading the sheet by its letters alone.
pub fn languages_of(sheet: &WrittenSheet) -> Languages {
    let forms = forms(sheet);
    let mut ways: Vec<(SheetLanguage, Vec<_>)> = Vec::new();
    for language in SheetLanguage::iter() {
        let pieces: Vec<_> = forms.iter().map(|(text, _)| describe_own(text, language)).collect();
        if !ways.iter().any(|(_, others)| *others == pieces) {
            ways.push((language, pieces));
        }
    }
    let counted = |is_understood: &dyn Fn(usize) -> bool| -> usize {
        forms.iter().enumerate().filter(|(form, _)| is_understood(*form)).map(|(_, (_, count))| count).sum()
    };
    let understood = counted(&|form| ways.iter().any(|(_, pieces)| pieces[form].is_some()));
    let fits = |pieces: &[Option<Described>]| counted(&|form| pieces[form].is_some());
    let most = ways.iter().map(|(_, pieces)| fits(pieces)).max().unwrap_or(0);
    let best = ways.iter().filter(|(_, pieces)| fits(pieces) == most).map(|(language, _)| *language);
    Languages { ways: best.collect(), whole: most == understood }
}

/// What the text describes in the language's own letters; letters that only look like them do not count.
pub(super) fn describe_own(text: &str, language: SheetLanguage) -> Option<Described> {
    own(text, language).or_else(|| own(&with_capital(text)?, language))
}

fn own(text: &str, language: SheetLanguage) -> Option<Described> {
    // The O of castling is a letter in every language.
    let castles = !text.chars().any(|c| ('1'..='8').contains(&c));
    let mut letters = text.chars().filter(|c| c.is_uppercase() && !(castles && look(*c) == 'O'));
    if letters.all(|c| language.writes(c)) { describe_letters(text, language) } else { None }
}

/// The core of one entry of each form (its letters without the squares), and how many there are of it.
fn forms(sheet: &WrittenSheet) -> Vec<(&str, usize)> {
    let mut forms: Vec<(String, &str, usize)> = Vec::new();
    let mut form = String::new();
    for entry in &sheet.entries {
        let (core, _) = without_suffixes(&entry.text);
        let is_square = |c: char| ('1'..='8').contains(&c) || ('a'..='h').contains(&look(c));
        form.clear();
        form.extend(core.chars().map(|c| if is_square(c) { '.' } else { c }));
        match forms.iter_mut().find(|(known, ..)| *known == form) {
            Some((_, _, count)) => *count += 1,
            None if form.is_empty() => {}
            None => forms.push((form.clone(), core, 1)),
        }
        if forms.len() > MOST_FORMS {
            break;
        }
    }
    forms.into_iter().map(|(_, core, count)| (core, count)).collect()
}
