//! `annabella laws`: the articles on which the program acts, in our own words, and the glossary.

use clap::Args;

use crate::commands::guide::rows;
use crate::commands::output::show_page;
use crate::game::laws::edition::Edition;
use crate::options::error::CommandError;
use crate::ui::lines::Columns;
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

/// Shows the articles of an edition, one of them, or `glossary` with or without a word.
///
/// # Errors
///
/// A number or a word that is not known.
pub fn laws(asked: &LawsAsked, wording: &Wording, pager: Option<&str>) -> Result<(), CommandError> {
    let edition = asked.laws.unwrap_or_default();
    let found = match asked.asked.as_slice() {
        [] => Ok(wording.laws(edition)),
        [glossary] if glossary == "glossary" => wording.glossary(None),
        [glossary, word @ ..] if glossary == "glossary" => wording.glossary(Some(&word.join(" "))),
        asked => wording.law(edition, &asked.join(" ")),
    };
    match found {
        Ok(sentences) => {
            let columns = Columns::of_output().cells();
            show_page(
                &sentences.iter().map(|sentence| rows("", sentence, columns)).collect::<String>(),
                |_| false,
                pager,
            )
        }
        Err(nothing) => Err(CommandError::usage(Trouble::NothingNoted(nothing))),
    }
}
