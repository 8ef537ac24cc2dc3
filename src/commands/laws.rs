//! `annabella laws`: the articles on which the program acts, in our own words, and the glossary.

use clap::Args;

use crate::commands::output::print;
use crate::game::laws::edition::Edition;
use crate::options::error::CommandError;
use crate::wording::{Trouble, Wording};

// What is asked of the Laws.
#[derive(Args, Clone, Debug)]
pub struct LawsAsked {
    /// The number of an article, as 9.2 or D.2.9; a word, as castling; or glossary, with or without a word.
    pub asked: Vec<String>,
    /// The edition.
    #[arg(long, value_name = "YEAR", value_enum)]
    pub laws: Option<Edition>,
    /// The language of the words.
    #[arg(long)]
    pub lang: Option<String>,
}

/// Prints the articles of an edition, one of them, or `glossary` with or without a word.
///
/// # Errors
///
/// A number or a word that is not known.
pub fn laws(asked: &LawsAsked, wording: &Wording) -> Result<(), CommandError> {
    let edition = asked.laws.unwrap_or_default();
    let found = match asked.asked.as_slice() {
        [] => Ok(wording.laws(edition)),
        [glossary] if glossary == "glossary" => wording.glossary(None),
        [glossary, word @ ..] if glossary == "glossary" => wording.glossary(Some(&word.join(" "))),
        asked => wording.law(edition, &asked.join(" ")),
    };
    match found {
        Ok(sentences) => print(&sentences.into_iter().map(|sentence| format!("{sentence}\n")).collect::<String>()),
        Err(nothing) => Err(CommandError::usage(Trouble::NothingNoted(nothing))),
    }
}
