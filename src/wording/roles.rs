//! The table of roles, one sentence a row: a screen reader reads it as well as an eye.

use super::Wording;
use crate::game::command::every_rule;
use crate::game::laws::article::Article;
use crate::game::laws::edition::Edition;
use crate::game::permissions::Role;
use crate::game::rule::Scope;

impl Wording {
    /// Who may say what, and the duty under which an assistant may.
    pub fn table_of_roles(&self) -> Vec<String> {
        let rules = every_rule();
        let rows = rules.iter().flat_map(|rule| rule.words.iter().map(move |words| (words, rule)));
        let rows = rows.map(|(words, rule)| {
            let who = Role::ALL.into_iter().filter_map(|role| {
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
