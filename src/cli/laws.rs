//! The arguments of `annabella laws`.

use clap::Args;

use super::values::Laws;

// What is asked of the Laws.
#[derive(Args, Clone, Debug)]
pub struct LawsAsked {
    /// The number of an article, as 9.2 or D.2.9; or glossary, with or without a word.
    pub asked: Vec<String>,
    /// The edition.
    #[arg(long, value_enum)]
    pub laws: Option<Laws>,
    /// The language of the words.
    #[arg(long)]
    pub lang: Option<String>,
}
