//! The open cases with what each ruling would do, as the arbiter is told them.

use i18n_embed_fl::fl;

use super::Wording;
use super::claims::rule_name;
use super::events::wrong_start_name;
use super::language::name;
use crate::game::Game;
use crate::game::cases::{Case, CaseKind};
use crate::game::clock::moment::Moment;
use crate::game::conduct::complaint_kind::{Complaint, WrongStart};
use crate::game::event::Irregularity;
use crate::game::laws::article::Article;
use crate::game::laws::constants::ReversedColors;
use crate::game::people::Actor;

impl Wording {
    /// What is still to be answered or ruled on: each case with its number, its article and what each ruling would do,
    /// for the arbiter; nobody else is told.
    pub(super) fn open_cases(&self, game: &Game, at: Moment, by: Actor) -> Vec<String> {
        match by {
            Actor::Arbiter => self.cases_for_the_arbiter(game, at),
            Actor::Player(_) | Actor::Assistant(_) | Actor::Program => Vec::new(),
        }
    }

    /// Every open case with its number, its article and what each ruling would do.
    pub fn cases_for_the_arbiter(&self, game: &Game, at: Moment) -> Vec<String> {
        if game.result().is_some() {
            return Vec::new();
        }
        let pending: Vec<&Case> = game.cases().pending().collect();
        let mut told: Vec<String> = pending.iter().map(|case| self.open_case(game, at, case)).collect();
        if pending.iter().filter(|case| case.is_for_the_arbiter()).count() > 1 {
            told.push(fl!(self.loader, "cases-by-number"));
        }
        told
    }

    fn open_case(&self, game: &Game, at: Moment, case: &Case) -> String {
        let kind = match case.kind {
            CaseKind::Irregularity(Irregularity::IllegalMove { .. }) => "illegal",
            CaseKind::Irregularity(Irregularity::EmptyPress { .. }) => "empty",
            CaseKind::Irregularity(Irregularity::TwoHands { .. }) => "hands",
            CaseKind::Irregularity(Irregularity::TouchMove { .. }) => "touch",
            CaseKind::Irregularity(Irregularity::ClaimedMove { .. }) => "claimed-move",
            CaseKind::Complaint(Complaint::Touched(_)) => "touched",
            CaseKind::Complaint(Complaint::LateIllegalMove { .. }) => "late",
            CaseKind::Complaint(Complaint::WrongStart(WrongStart::SetUp)) => "setup",
            CaseKind::Complaint(Complaint::WrongStart(WrongStart::Board)) => "board",
            CaseKind::Complaint(Complaint::WrongStart(WrongStart::Colors)) => "colours",
            CaseKind::Complaint(Complaint::WrongStart(WrongStart::Clock)) => "clock",
            CaseKind::DrawOffer => "offer",
            CaseKind::Quickplay(_) | CaseKind::QuickplayWithoutArbiter(_) => "quickplay",
            CaseKind::IncrementRequest => "increment",
            CaseKind::DrawClaim(claim) => rule_name(claim.rule),
            CaseKind::FlagClaim => "flag",
            CaseKind::RecordsDiffer => "records",
        };
        // Where nobody did it, the sentence names nobody.
        let color = case.by.map_or("white", name);
        let article = game.terms().number_of(case.article);
        let open = fl!(self.loader, "case-open", case = case.id, kind = kind, color = color, article = article);
        let mut told = vec![open];
        told.extend(self.what_rulings_do(game, at, case));
        told.join(" ")
    }

    /// What each ruling on something that was wrong when the game was begun would do.
    pub(super) fn wrong_start_hint(&self, game: &Game, what: WrongStart) -> String {
        // Before 2018 the arbiter alone decides whether reversed colours end the game.
        let rule = match game.terms().edition.constants().reversed_colors {
            ReversedColors::AnewBefore(_) => "anew",
            ReversedColors::ArbiterDecides => "arbiter",
        };
        let hint = fl!(self.loader, "wrong-start-hint", what = wrong_start_name(what), rule = rule);
        match what {
            WrongStart::SetUp | WrongStart::Colors => format!("{hint} {}", fl!(self.loader, "begun-anew-hint")),
            WrongStart::Board | WrongStart::Clock => hint,
        }
    }

    fn records_differ_hint(&self, case: &Case) -> String {
        let hint = fl!(self.loader, "records-differ-hint");
        if case.article == Article::BoardsDiffer {
            return hint;
        }
        format!("{hint} {}", fl!(self.loader, "records-differ-more", why = case.article.name()))
    }

    /// Why it is a case, and what accepting and rejecting it would do.
    fn what_rulings_do(&self, game: &Game, at: Moment, case: &Case) -> Vec<String> {
        match case.kind {
            CaseKind::Irregularity(irregularity) => {
                let is_illegal = matches!(irregularity, Irregularity::IllegalMove { .. });
                let why = game.why_illegal_at(case.ply.saturating_sub(1)).filter(|_| is_illegal);
                let why = why.map(|why| self.why_illegal(why));
                let times = self.times_to_choose(game, case.ply.saturating_sub(1), at);
                why.into_iter().chain([self.what_can_be_ruled(game, irregularity, times).printed]).collect()
            }
            CaseKind::Complaint(Complaint::Touched(squares)) => {
                vec![self.touch_binds(game, case, squares), fl!(self.loader, "touch-claim-hint")]
            }
            CaseKind::Complaint(Complaint::LateIllegalMove { .. }) => vec![fl!(self.loader, "late-illegal-move-hint")],
            CaseKind::Complaint(Complaint::WrongStart(what)) => vec![self.wrong_start_hint(game, what)],
            CaseKind::FlagClaim => vec![fl!(self.loader, "flag-claim-hint")],
            CaseKind::RecordsDiffer => vec![self.records_differ_hint(case)],
            CaseKind::Quickplay(_) => vec![fl!(self.loader, "quickplay-hint")],
            CaseKind::QuickplayWithoutArbiter(_) => vec![fl!(self.loader, "quickplay-without-arbiter-hint")],
            CaseKind::IncrementRequest => vec![fl!(self.loader, "increment-hint")],
            CaseKind::DrawOffer | CaseKind::DrawClaim(_) => Vec::new(),
        }
    }
}
