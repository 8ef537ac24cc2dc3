//! The open cases with what each ruling would do, as the arbiter is told them.

use shakmaty::Color;

use super::Wording;
use super::claims::rule_name;
use super::events::wrong_start_name;
use super::language::name;
use crate::game::Game;
use crate::game::cases::irregularity::Irregularity;
use crate::game::cases::{Case, CaseKind, CaseState};
use crate::game::clock::moment::Moment;
use crate::game::conduct::complaint_kind::{Complaint, WrongStart};
use crate::game::laws::article::Article;
use crate::game::laws::edition::ReversedColors;
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
            told.push(self.messages.text("cases-by-number"));
        }
        told
    }

    /// What the arbiter sees in one place: the open cases, those he has ruled on, and what each player has against him.
    pub fn arbiters_panel(&self, game: &Game, at: Moment) -> Vec<String> {
        let mut rows = self.cases_for_the_arbiter(game, at);
        if rows.is_empty() {
            rows.push(self.messages.text("no-open-case"));
        }
        let closed = game.cases().iter().filter(|case| !case.is_pending() || game.result().is_some());
        rows.extend(closed.map(|case| self.closed_case(game, case)));
        for color in Color::ALL {
            let (illegal, looks) = (game.cases().illegal_moves_of(color), game.looks_of(color));
            rows.push(
                self.messages
                    .fill("counted-against", &[("color", &name(color)), ("illegal", &illegal), ("looks", &looks)]),
            );
        }
        let given = game.penalties().iter();
        rows.extend(
            given.map(|(to, penalty)| self.penalty(to, penalty, penalty.article().number(game.terms().edition))),
        );
        rows
    }

    fn closed_case(&self, game: &Game, case: &Case) -> String {
        let state = match case.state {
            CaseState::Accepted => "accepted",
            CaseState::Rejected => "rejected",
            CaseState::Withdrawn => "withdrawn",
            CaseState::Open | CaseState::Postponed => "unanswered",
        };
        let state = self.messages.fill("case-state", &[("state", &state)]);
        format!("{} {state}", self.case_named(game, case))
    }

    fn open_case(&self, game: &Game, at: Moment, case: &Case) -> String {
        let mut told = vec![self.case_named(game, case)];
        told.extend(self.what_rulings_do(game, at, case));
        told.join(" ")
    }

    /// What a case is about, with its number and its article.
    fn case_named(&self, game: &Game, case: &Case) -> String {
        let kind = match case.kind {
            CaseKind::Irregularity(Irregularity::IllegalMoveFound { .. }) => "illegal",
            CaseKind::Irregularity(Irregularity::EmptyPressFound { .. }) => "empty",
            CaseKind::Irregularity(Irregularity::TwoHandsFound { .. }) => "hands",
            CaseKind::Irregularity(Irregularity::TouchMoveFound { .. }) => "touch",
            CaseKind::Irregularity(Irregularity::ClaimedMoveFound { .. }) => "claimed-move",
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
        let article = self.cited(game.terms().number_of(case.article));
        self.messages
            .fill("case-open", &[("case", &case.id), ("kind", &kind), ("color", &color), ("article", &article)])
    }

    /// What each ruling on something that was wrong when the game was begun would do.
    pub(super) fn wrong_start_hint(&self, game: &Game, what: WrongStart) -> String {
        // Before 2018 the arbiter alone decides whether reversed colours end the game.
        let rule = match game.terms().edition.constants().reversed_colors {
            ReversedColors::NewGameBefore(_) => "anew",
            ReversedColors::ArbiterDecides => "arbiter",
        };
        let hint = self.messages.fill("wrong-start-hint", &[("what", &wrong_start_name(what)), ("rule", &rule)]);
        match what {
            WrongStart::SetUp | WrongStart::Colors => format!("{hint} {}", self.messages.text("begun-anew-hint")),
            WrongStart::Board | WrongStart::Clock => hint,
        }
    }

    fn records_differ_hint(&self, game: &Game, case: &Case) -> String {
        let hint = self.messages.text("records-differ-hint");
        if [Article::BoardsDiffer, Article::ScoresheetsDiffer, Article::IllegalMove].contains(&case.article) {
            return hint;
        }
        let is_too_late = game.can_still_be_claimed(WrongStart::SetUp).is_err();
        let stays = case.article == Article::WrongSetUp && is_too_late;
        let why = if stays { "set_up_stays" } else { case.article.name() };
        format!("{hint} {}", self.messages.fill("records-differ-more", &[("why", &why)]))
    }

    /// Why it is a case, and what accepting and rejecting it would do.
    fn what_rulings_do(&self, game: &Game, at: Moment, case: &Case) -> Vec<String> {
        match case.kind {
            CaseKind::Irregularity(irregularity) => {
                let is_illegal = matches!(irregularity, Irregularity::IllegalMoveFound { .. });
                let why = game.why_illegal_at(case.ply.saturating_sub(1)).filter(|_| is_illegal);
                let why = why.map(|why| self.why_illegal(why));
                let times = self.times_to_choose(game, case.ply.saturating_sub(1), at);
                why.into_iter().chain([self.what_can_be_ruled(game, irregularity, times).printed]).collect()
            }
            CaseKind::Complaint(Complaint::Touched(squares)) => {
                vec![self.touch_binds(game, case, squares), self.messages.text("touch-claim-hint")]
            }
            CaseKind::Complaint(Complaint::LateIllegalMove { .. }) => {
                vec![self.messages.text("late-illegal-move-hint")]
            }
            CaseKind::Complaint(Complaint::WrongStart(what)) => vec![self.wrong_start_hint(game, what)],
            CaseKind::FlagClaim => vec![self.messages.text("flag-claim-hint")],
            CaseKind::RecordsDiffer => vec![self.records_differ_hint(game, case)],
            CaseKind::Quickplay(_) => vec![self.messages.text("quickplay-hint")],
            CaseKind::QuickplayWithoutArbiter(_) => vec![self.messages.text("quickplay-without-arbiter-hint")],
            CaseKind::IncrementRequest => vec![self.messages.text("increment-hint")],
            CaseKind::DrawOffer | CaseKind::DrawClaim(_) => Vec::new(),
        }
    }
}
