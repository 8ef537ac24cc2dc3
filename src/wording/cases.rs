//! The open cases, as the arbiter is told them.

use i18n_embed_fl::fl;

use super::Wording;
use super::claims::rule_name;
use super::language::name;
use crate::game::Game;
use crate::game::cases::{Case, CaseKind};
use crate::game::event::Irregularity;
use crate::game::people::Actor;

impl Wording {
    /// What is still to be answered or ruled on, with the numbers by which the arbiter rules; nobody else is told.
    pub(super) fn open_cases(&self, game: &Game, by: Actor) -> Vec<String> {
        match by {
            Actor::Arbiter if game.result().is_none() => {
                game.cases().pending().map(|case| self.open_case(game, case)).collect()
            }
            Actor::Arbiter | Actor::Player(_) | Actor::Assistant(_) | Actor::Program => Vec::new(),
        }
    }

    fn open_case(&self, game: &Game, case: &Case) -> String {
        let kind = match case.kind {
            CaseKind::Irregularity(Irregularity::IllegalMove { .. }) => "illegal",
            CaseKind::Irregularity(Irregularity::EmptyPress { .. }) => "empty",
            CaseKind::Irregularity(Irregularity::TouchMove { .. }) => "touch",
            CaseKind::Irregularity(Irregularity::ClaimedMove { .. }) => "claimed-move",
            CaseKind::DrawOffer => "offer",
            CaseKind::DrawClaim(claim) => rule_name(claim.rule),
            CaseKind::FlagClaim => "flag",
            CaseKind::RecordsDiffer => "records",
        };
        // Where nobody did it, the sentence names nobody.
        let color = case.by.map_or("white", name);
        let article = case.article.number(game.terms().edition);
        fl!(self.loader, "case-open", case = case.id, kind = kind, color = color, article = article)
    }
}
