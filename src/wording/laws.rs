//! The Laws explained: articles, glossary, the table of roles, and who can still mate.

use shakmaty::{Chess, Color, Position};
use strum::VariantArray as _;

use super::Wording;
use super::language::{languages_in, name};
use super::messages::text_of;
use super::refusals::printable;
use super::sentence::Signs;
use crate::game::command::every_rule;
use crate::game::half_move::HalfMove;
use crate::game::laws::article::Article;
use crate::game::laws::edition::{Edition, Fivefold, ReversedColors, SeventyFiveMoves};
use crate::game::laws::winnable::MateChance;
use crate::game::permissions::Role;
use crate::game::rule::Scope;
use crate::game::terms::NotAStart;
use crate::notation;

/// Words that begin with as many equal letters may be forms of one word.
const SHARED_BEGINNING: usize = 4;

/// A question about the Laws to which there is no answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NothingNoted {
    /// The sentence that says so, and what would be right.
    pub sentence: String,
}

impl Wording {
    /// The text of an article in that edition, or of each of the articles whose numbers begin with that one; for a
    /// word, the articles in whose titles or, if there are none, in whose texts it stands.
    ///
    /// # Errors
    ///
    /// [`NothingNoted`] where the program applies no article of that number and none about that word.
    pub fn law(&self, edition: Edition, asked: &str) -> Result<Vec<String>, NothingNoted> {
        let mut found = Article::of_number(edition, asked);
        if found.is_empty() && Article::is_number(asked) {
            return Err(NothingNoted { sentence: self.no_such_article(edition, asked) });
        }
        if found.is_empty() {
            found = self.articles_about(edition, asked);
        }
        if found.is_empty() {
            let article = printable(asked.trim());
            return Err(NothingNoted {
                sentence: self
                    .messages
                    .fill("no-such-article", &[("laws", &edition.to_string()), ("article", &article)]),
            });
        }
        Ok(found.into_iter().map(|article| self.law_text(edition, article)).collect())
    }

    /// That the program applies no article of that number; similar numbers are only asked about.
    pub(super) fn no_such_article(&self, edition: Edition, number: &str) -> String {
        let article = printable(number.trim());
        let laws = edition.to_string();
        let none = self.messages.fill("no-such-article", &[("laws", &laws), ("article", &article)]);
        let alike = Article::numbers_like(edition, number);
        let alike: Vec<String> = alike.iter().map(|number| self.cited(number)).collect();
        let asked = || self.messages.fill("article-alike", &[("articles", &alike.join(", "))]);
        if alike.is_empty() { none } else { format!("{none} {}", asked()) }
    }

    /// The articles about a word: by their titles, by their texts, or by what the glossary calls it in this language.
    fn articles_about(&self, edition: Edition, asked: &str) -> Vec<Article> {
        let asked = asked.trim().to_lowercase();
        if asked.is_empty() {
            return Vec::new();
        }
        let all = || Article::VARIANTS.iter().copied().filter(|article| article.exists_in(edition));
        let titled: Vec<Article> =
            all().filter(|article| self.law_title(*article).to_lowercase().contains(&asked)).collect();
        if !titled.is_empty() {
            return titled;
        }
        let in_texts = |wanted: &str| -> Vec<Article> {
            all().filter(|article| has_words_like(&self.law_text(edition, *article), wanted)).collect()
        };
        let own_terms = self.terms_named(&asked).into_iter().map(|nth| self.own_term(&self.terms(nth)).to_lowercase());
        let own_terms: Vec<String> =
            own_terms.flat_map(|terms| terms.split(", ").map(str::to_owned).collect::<Vec<_>>()).collect();
        std::iter::once(asked.as_str())
            .chain(own_terms.iter().map(String::as_str))
            .map(in_texts)
            .find(|found| !found.is_empty())
            .unwrap_or_default()
    }

    /// The articles of that edition on which the program acts, with their titles, in the order of the Laws.
    pub fn laws(&self, edition: Edition) -> Vec<String> {
        let head = self.messages.fill("laws-listed", &[("laws", &edition.to_string())]);
        let listed = Article::VARIANTS.iter().copied().filter(|article| article.exists_in(edition)).map(|article| {
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
        let named = self.terms_named(&word.map(|word| word.trim().to_lowercase()).unwrap_or_default());
        let mut entries: Vec<String> = named.into_iter().map(|nth| self.glossary_entry(&self.terms(nth))).collect();
        entries.sort_by_key(|entry| entry.to_lowercase());
        match word {
            Some(word) if entries.is_empty() => {
                Err(NothingNoted { sentence: self.messages.fill("no-such-term", &[("word", &printable(word.trim()))]) })
            }
            Some(_) | None => Ok(entries),
        }
    }

    /// The terms of the Laws in every language that has a glossary, English first: one term on each line, in one order.
    fn glossaries(&self) -> &[(String, String)] {
        self.glossaries.get_or_init(|| {
            let terms = |code: String| {
                let file = self.folders.file(&format!("{code}/glossary.txt"))?;
                Some((code, text_of(file).into_owned()))
            };
            languages_in(self.folders).into_iter().filter_map(terms).collect()
        })
    }

    /// The places in the glossary of the terms in which that text occurs in any language.
    fn terms_named(&self, wanted: &str) -> Vec<usize> {
        let count = self.glossaries().first().map_or(0, |(_, terms)| terms.lines().count());
        let names = |nth: &usize| self.terms(*nth).iter().any(|(_, term)| term.to_lowercase().contains(wanted));
        (0..count).filter(names).collect()
    }

    /// The name of one term of the glossary in each language.
    fn terms(&self, nth: usize) -> Vec<(&str, &str)> {
        self.glossaries().iter().filter_map(|(code, terms)| Some((&**code, terms.lines().nth(nth)?))).collect()
    }

    /// A term in this language.
    fn own_term<'a>(&self, terms: &[(&str, &'a str)]) -> &'a str {
        terms.iter().find(|(code, _)| *code == self.language()).or(terms.first()).map_or("", |(_, term)| term)
    }

    /// A term in this language, then in the others where they have another word.
    fn glossary_entry(&self, terms: &[(&str, &str)]) -> String {
        let term = self.own_term(terms);
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
                ("standard_claim", &self.duration(claim.standard)),
                ("rapid_claim", &self.duration(claim.rapid)),
                ("blitz_claim", &self.duration(claim.blitz)),
            ],
        );
        let number = self.article_number(article.number(edition));
        self.messages.fill("law-text", &[("article", &number), ("title", &self.law_title(article)), ("text", &text)])
    }

    pub(super) fn law_title(&self, article: Article) -> String {
        self.messages.fill("law-title", &[("key", &article.name())])
    }

    /// The number of an article as it is cited. The guidelines of 2009 are named: Appendix A has the same numbers.
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

/// Whether a text has each of the wanted words or a form of it: a beginning that both share, of more than half of it.
fn has_words_like(text: &str, wanted: &str) -> bool {
    let words = |text: &str| -> Vec<String> {
        let words = text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
        words.map(str::to_lowercase).collect()
    };
    let text = words(text);
    let is_like = |word: &String, other: &String| {
        let shared = word.chars().zip(other.chars()).take_while(|(one, other)| one == other).count();
        let length = word.chars().count();
        shared == length || shared >= SHARED_BEGINNING && 2 * shared > length
    };
    words(wanted).iter().all(|word| text.iter().any(|other| is_like(word, other)))
}

/// The name of the summary; another one where an edition rules otherwise.
fn summary_key(article: Article, edition: Edition) -> String {
    let constants = edition.constants();
    let variants = [
        (Article::ReversedColors, constants.reversed_colors != ReversedColors::ArbiterDecides, "new-game"),
        (Article::UnsupervisedIllegalPosition, !constants.illegal_position_draws, "at_once"),
        (Article::Resignation, constants.resignation_may_draw, "draws"),
        (Article::Agreement, constants.agreement_needs_a_move_each, "after_moves"),
        (Article::SightedPlayersAssistant, constants.assistant_against_the_deaf, "deaf"),
        (Article::FlagFall, constants.unsupervised_flag_only_by_claim, "by_claim"),
        (Article::EmptyPress, constants.empty_press_is_illegal, "illegal"),
        (Article::Fivefold, constants.fivefold == Fivefold::AtAlternateMoves, "alternate"),
        (Article::SeventyFiveMoves, constants.seventy_five_moves == SeventyFiveMoves::Completed, "completed"),
    ];
    match variants.into_iter().find(|(other, holds, _)| *other == article && *holds) {
        Some((_, _, variant)) => format!("{}_{variant}", article.name()),
        None => article.name().to_owned(),
    }
}

impl Wording {
    /// The table of roles: who may say what, and the duty under which an assistant may.
    pub fn table_of_roles(&self) -> Vec<String> {
        let rules = every_rule();
        let rows = rules.iter().flat_map(|rule| rule.words.iter().map(move |words| (words, rule)));
        let rows = rows.map(|(words, rule)| {
            let who = Role::VARIANTS.iter().filter_map(|role| {
                let who = self.messages.fill("roles-role", &[("kind", &<&str>::from(role))]);
                match role.scope(rule) {
                    Scope::Nobody => None,
                    Scope::OwnSide => Some(self.messages.fill("roles-own-side", &[("who", &who)])),
                    Scope::Anybody => Some(who),
                }
            });
            let who = who.collect::<Vec<_>>().join(", ");
            match rule.duty {
                Some(duty) => self
                    .messages
                    .fill("roles-row-with-duty", &[("words", words), ("who", &who), ("duty", &duty.name())]),
                None => self.messages.fill("roles-row", &[("words", words), ("who", &who)]),
            }
        });
        let [blind, sighted] = [Article::BlindPlayersAssistant, Article::SightedPlayersAssistant]
            .map(|article| article.number(Edition::default()));
        std::iter::once(self.messages.fill("roles-heading", &[("blind", &blind), ("sighted", &sighted)]))
            .chain(rows)
            .collect()
    }
}

impl Wording {
    /// Whether each of these players can still mate, and what that decides.
    pub fn mates(&self, position: &Chess, answers: &[(Color, MateChance)]) -> Vec<String> {
        let mut sentences: Vec<String> =
            answers.iter().flat_map(|(winner, verdict)| self.mate(position, *winner, verdict)).collect();
        let cannot = |(_, verdict): &(Color, MateChance)| matches!(verdict, MateChance::Unwinnable { .. });
        if answers.len() == 2 && answers.iter().all(cannot) && !position.is_checkmate() {
            let [stalemate, dead] = [Article::Stalemate, Article::DeadPosition].map(newest);
            sentences.push(self.messages.fill("mate-dead", &[("stalemate", &stalemate), ("dead", &dead)]));
        }
        sentences
    }

    fn mate(&self, position: &Chess, winner: Color, verdict: &MateChance) -> Vec<String> {
        let l = &self.messages;
        let color = name(winner);
        let [flag, resignation, illegal] =
            [Article::LossOnTime, Article::Resignation, Article::IllegalMovePenalty].map(newest);
        match verdict {
            MateChance::Winnable { line } if line.is_empty() => vec![l.fill("mate-given", &[("color", &color)])],
            MateChance::Winnable { line } => {
                let plies = line.len();
                let moves = self.line(position, line);
                vec![
                    l.fill("mate-can", &[("color", &color), ("plies", &plies), ("line", &moves)]),
                    l.fill(
                        "mate-wins",
                        &[("color", &color), ("flag", &flag), ("resignation", &resignation), ("illegal", &illegal)],
                    ),
                ]
            }
            MateChance::Unwinnable { proof } => {
                let states = proof.states();
                let why = proof.name();
                vec![
                    l.fill("mate-cannot", &[("color", &color), ("why", &why), ("states", &states)]),
                    l.fill(
                        "mate-draws",
                        &[("color", &color), ("flag", &flag), ("resignation", &resignation), ("illegal", &illegal)],
                    ),
                ]
            }
            MateChance::Undetermined { spent } => {
                vec![l.fill("mate-open", &[("color", &color), ("steps", &(spent.steps))])]
            }
        }
    }

    /// A line of play with its move numbers, in the letters of the interface language.
    fn line(&self, position: &Chess, line: &[HalfMove]) -> String {
        let mut at = position.clone();
        let mut words: Vec<String> = Vec::new();
        for half_move in line {
            let number = at.fullmoves();
            match at.turn() {
                Color::White => words.push(format!("{number}.")),
                Color::Black if words.is_empty() => words.push(format!("{number}...")),
                Color::Black => {}
            }
            let check = notation::check_sign(*half_move, &at);
            words.push(format!("{}{check}", self.algebraic(*half_move, &at)));
            let Some(after) = half_move.played_in(&at) else { break };
            at = after;
        }
        words.join(" ")
    }

    /// Why nothing can be said of a diagram.
    pub fn diagram(&self, text: &str, trouble: NotAStart) -> String {
        self.messages.fill("mate-no-diagram", &[("text", &text), ("why", &(trouble.name()))])
    }
}

/// The number in the newest edition: a position alone belongs to no edition.
fn newest(article: Article) -> &'static str {
    article.number(Edition::default())
}
