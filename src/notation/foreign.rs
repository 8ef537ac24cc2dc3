//! In which languages a written sheet can be read. Says what is possible and chooses nothing.

use std::collections::BTreeMap;

use super::algebraic::{describe_letters, without_suffixes};
use super::lexicon::{SheetLanguage, look};
use super::meaning::Described;
use super::sheet::WrittenSheet;

/// The languages in which most of a sheet's entries can be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Languages {
    /// One for each way of reading the sheet, the commonest language of those that read it alike; the best first.
    pub ways: Vec<SheetLanguage>,
    /// Whether every entry that any language understands is understood in each of them.
    pub whole: bool,
}

impl Languages {
    /// The one way in which the whole sheet can be read, if there is only one: then the language does not matter.
    pub fn only(&self) -> Option<SheetLanguage> {
        match self.ways.as_slice() {
            [only] if self.whole => Some(*only),
            _ => None,
        }
    }
}

/// Finds the ways of reading the sheet by its letters alone.
pub fn languages_of(sheet: &WrittenSheet) -> Languages {
    let forms = forms(sheet);
    let understood: usize = forms
        .values()
        .filter(|(text, _)| SheetLanguage::ALL.into_iter().any(|language| describe_own(text, language).is_some()))
        .map(|(_, count)| count)
        .sum();
    let mut ways: Vec<(SheetLanguage, usize, Vec<_>)> = Vec::new();
    for language in SheetLanguage::ALL {
        let pieces: Vec<_> = forms.values().map(|(text, _)| describe_own(text, language)).collect();
        if !ways.iter().any(|(_, _, others)| *others == pieces) {
            let fits = forms.values().zip(&pieces).filter(|(_, p)| p.is_some()).map(|((_, count), _)| count).sum();
            ways.push((language, fits, pieces));
        }
    }
    let most = ways.iter().map(|(_, fits, _)| *fits).max().unwrap_or(0);
    ways.retain(|(_, fits, _)| *fits == most);
    Languages { ways: ways.into_iter().map(|(language, _, _)| language).collect(), whole: most == understood }
}

/// What the text describes in the language's very own letters: what merely looks like them says nothing here.
fn describe_own(text: &str, language: SheetLanguage) -> Option<Described> {
    describe_letters(text, language).filter(|described| match described {
        Described::Castling(_) => true,
        Described::Displacement(_) => text.chars().filter(|c| c.is_uppercase()).all(|c| language.writes(c)),
    })
}

/// One entry of each form (its letters without the squares), and how many there are of it.
fn forms(sheet: &WrittenSheet) -> BTreeMap<String, (&str, usize)> {
    let mut forms = BTreeMap::new();
    for entry in &sheet.entries {
        let (core, _) = without_suffixes(&entry.text);
        let is_square = |c: char| ('1'..='8').contains(&c) || ('a'..='h').contains(&look(c));
        let form: String = core.chars().map(|c| if is_square(c) { '.' } else { c }).collect();
        forms.entry(form).or_insert((core, 0)).1 += 1;
    }
    forms.remove("");
    forms
}
