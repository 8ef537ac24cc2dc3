//! `annabella laws`: the articles on which the program acts, in our own words, and the glossary.

use crate::cli::LawsAsked;
use crate::cli::values::Laws;
use crate::commands::output::print;
use crate::options::error::CommandError;
use crate::wording::{Trouble, Wording};

/// Prints the articles of an edition, one of them, or `glossary` with or without a word.
///
/// # Errors
///
/// A number or a word of which nothing is noted.
pub fn laws(asked: &LawsAsked, wording: &Wording) -> Result<(), CommandError> {
    let edition = asked.laws.map(Laws::edition).unwrap_or_default();
    let told = match asked.asked.as_slice() {
        [] => Ok(wording.laws(edition)),
        [glossary] if glossary == "glossary" => wording.glossary(None),
        [glossary, word @ ..] if glossary == "glossary" => wording.glossary(Some(&word.join(" "))),
        number => wording.law(edition, &number.concat()),
    };
    match told {
        Ok(sentences) => print(&sentences.into_iter().map(|sentence| format!("{sentence}\n")).collect::<String>()),
        Err(nothing) => Err(CommandError::usage(Trouble::NothingNoted(nothing))),
    }
}
