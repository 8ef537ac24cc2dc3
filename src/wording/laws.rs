//! The Laws explained in our own words: an article, all of them by title, and the words of the glossary.

use super::Wording;
use super::refusals::printable;
use super::sentence::Signs;
use crate::game::laws::article::Article;
use crate::game::laws::edition::Edition;
use crate::game::laws::edition::{Fivefold, FlagCall, IllegalPosition, ReversedColors, SeventyFiveMoves};

/// A question about the Laws to which there is no answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NothingNoted {
    /// Says so, and what would be right.
    pub sentence: String,
}

impl Wording {
    /// What an article, or each of the articles whose number begins so, says in that edition.
    ///
    /// # Errors
    ///
    /// [`NothingNoted`] where the program acts on no article of that number.
    pub fn law(&self, edition: Edition, number: &str) -> Result<Vec<String>, NothingNoted> {
        let found = Article::of_number(edition, number);
        if found.is_empty() {
            let article = printable(number.trim());
            return Err(NothingNoted {
                sentence: self
                    .messages
                    .fill("no-such-article", &[("laws", &edition.to_string()), ("article", &article)]),
            });
        }
        Ok(found.into_iter().map(|article| self.law_text(edition, article)).collect())
    }

    /// The articles of that edition on which the program acts, with their titles, in the order of the Laws.
    pub fn laws(&self, edition: Edition) -> Vec<String> {
        let head = self.messages.fill("laws-listed", &[("laws", &edition.to_string())]);
        let listed = Article::ALL.into_iter().filter(|article| article.exists_in(edition)).map(|article| {
            let number = self.article_number(article.number(edition));
            self.messages.fill("law-listed", &[("article", &number), ("title", &self.law_title(article))])
        });
        std::iter::once(head).chain(listed).collect()
    }

    /// The terms of the glossary, or those in which a word occurs in any language; this language's word comes first.
    ///
    /// # Errors
    ///
    /// [`NothingNoted`] where there is no such word.
    pub fn glossary(&self, word: Option<&str>) -> Result<Vec<String>, NothingNoted> {
        let wanted = word.map(|word| word.trim().to_lowercase());
        let count = self.glossaries.first().map_or(0, |(_, terms)| terms.lines().count());
        let in_all =
            |nth| self.glossaries.iter().filter_map(move |(code, terms)| Some((&**code, terms.lines().nth(nth)?)));
        let fits = |nth: &usize| {
            let names = |word: &String| in_all(*nth).any(|(_, term)| term.to_lowercase().contains(word));
            wanted.as_ref().is_none_or(names)
        };
        let mut told: Vec<String> =
            (0..count).filter(fits).map(|nth| self.glossary_entry(&in_all(nth).collect::<Vec<_>>())).collect();
        told.sort_by_key(|entry| entry.to_lowercase());
        match word {
            Some(word) if told.is_empty() => {
                Err(NothingNoted { sentence: self.messages.fill("no-such-term", &[("word", &printable(word.trim()))]) })
            }
            Some(_) | None => Ok(told),
        }
    }

    /// A term in this language, then in the others where they have another word.
    fn glossary_entry(&self, terms: &[(&str, &str)]) -> String {
        let own = terms.iter().find(|(code, _)| *code == self.language()).or(terms.first());
        let term = own.map_or("", |(_, term)| term);
        let language = |code: &str| code.parse().map_or_else(|_| code.to_owned(), |it| self.sheet_language(it));
        let elsewhere = terms.iter().filter(|(_, other)| *other != term);
        let others: Vec<String> = elsewhere.map(|(code, other)| format!("{} {other}", language(code))).collect();
        self.messages.fill("glossary-entry", &[("term", &term), ("others", &others.join(", "))])
    }

    fn law_text(&self, edition: Edition, article: Article) -> String {
        let constants = edition.constants();
        let (illegal, claim) = (constants.illegal_move, constants.wrong_claim);
        let text = self.messages.fill(
            "law-summary",
            &[
                ("key", &summary_key(article, edition)),
                ("standard", &self.duration(illegal.standard)),
                ("rapid", &self.duration(illegal.rapid)),
                ("blitz", &self.duration(illegal.blitz)),
                ("losing", &constants.losing_illegal_move),
                ("complaints", &constants.unsupervised_complaints),
                ("standardclaim", &self.duration(claim.standard)),
                ("rapidclaim", &self.duration(claim.rapid)),
                ("blitzclaim", &self.duration(claim.blitz)),
            ],
        );
        let number = self.article_number(article.number(edition));
        self.messages.fill("law-text", &[("article", &number), ("title", &self.law_title(article)), ("text", &text)])
    }

    fn law_title(&self, article: Article) -> String {
        self.messages.fill("law-title", &[("key", &article.name())])
    }

    /// The number of an article as it is cited: of the guidelines of 2009 with that word, as Appendix A has the same.
    pub fn cited(&self, number: &str) -> String {
        number.strip_prefix(Article::GUIDELINES).map_or_else(
            || number.to_owned(),
            |number| self.messages.fill("guidelines-article", &[("number", &number)]),
        )
    }

    fn article_number(&self, number: &str) -> String {
        let number = self.cited(number);
        match self.signs {
            Signs::Printed => number,
            Signs::InWords => self.messages.fill("article-in-words", &[("number", &number.replace('.', " "))]),
        }
    }
}

/// The name of the summary: another one where the edition says otherwise.
fn summary_key(article: Article, edition: Edition) -> String {
    let constants = edition.constants();
    let variants = [
        (Article::ReversedColors, constants.reversed_colors != ReversedColors::ArbiterDecides, "anew"),
        (
            Article::UnsupervisedIllegalPosition,
            constants.unsupervised_illegal_position == IllegalPosition::FoundAtOnce,
            "at_once",
        ),
        (Article::Resignation, constants.resignation_may_draw, "draws"),
        (Article::Agreement, constants.agreement_needs_a_move_each, "after_moves"),
        (Article::FlagFall, constants.unsupervised_flag == FlagCall::OnlyByClaim, "by_claim"),
        (Article::EmptyPress, constants.empty_press_is_illegal, "illegal"),
        (Article::Fivefold, constants.fivefold == Fivefold::AtAlternateMoves, "alternate"),
        (Article::SeventyFiveMoves, constants.seventy_five_moves == SeventyFiveMoves::Completed, "completed"),
    ];
    match variants.into_iter().find(|(other, holds, _)| *other == article && *holds) {
        Some((_, _, variant)) => format!("{}_{variant}", article.name()),
        None => article.name().to_owned(),
    }
}
