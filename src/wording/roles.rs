//! The table of roles, one sentence a row: a screen reader reads it as well as an eye.

use super::Wording;
use crate::game::laws::article::Article;
use crate::game::laws::edition::Edition;
use crate::game::permissions::{Role, Scope, duty_of};
use crate::game::role_table::every_command;

impl Wording {
    /// Who may say what, and the duty under which an assistant may.
    pub fn table_of_roles(&self) -> Vec<String> {
        let rows = every_command().into_iter().map(|(words, command)| {
            let who = Role::ALL.into_iter().filter_map(|role| {
                let who = self.role_name(role);
                match role.scope(&command) {
                    Scope::Nobody => None,
                    Scope::OwnSide => Some(self.messages.fill("roles-own-side", &[("who", &who)])),
                    Scope::Anybody => Some(who),
                }
            });
            let who = who.collect::<Vec<_>>().join(", ");
            match duty_of(&command) {
                Some(duty) => self
                    .messages
                    .fill("roles-row-with-duty", &[("words", &words), ("who", &who), ("duty", &duty.name())]),
                None => self.messages.fill("roles-row", &[("words", &words), ("who", &who)]),
            }
        });
        let [blind, sighted] = [Article::BlindPlayersAssistant, Article::SightedPlayersAssistant]
            .map(|article| article.number(Edition::default()));
        std::iter::once(self.messages.fill("roles-heading", &[("blind", &blind), ("sighted", &sighted)]))
            .chain(rows)
            .collect()
    }

    fn role_name(&self, role: Role) -> String {
        let role = match role {
            Role::Player => "player",
            Role::BlindPlayersAssistant => "blind-assistant",
            Role::SightedPlayersAssistant => "sighted-assistant",
            Role::Arbiter => "arbiter",
            Role::Program => "program",
        };
        self.messages.fill("roles-role", &[("kind", &role)])
    }
}
