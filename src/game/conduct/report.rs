//! Conduct that is reported under an article, a press without an announcement, and appeals (6.2, 7.4, 8.7, 11, 12.7,
//! D.2.4).

use shakmaty::{ByColor, Color};

use crate::game::Game;
use crate::game::cases::kind::CaseKind;
use crate::game::cases::{Case, CaseState};
use crate::game::clock::display::PauseReason;
use crate::game::clock::moment::{Moment, Span};
use crate::game::conduct::event::ConductEvent;
use crate::game::draft::Decided;
use crate::game::event::Event;
use crate::game::half_move::HalfMove;
use crate::game::laws::article::Article;
use crate::game::people::{Actor, Sight};
use crate::game::records::diagnosis::inferred_moves;
use crate::game::refusal::{ConductRefusal, Refusal};

impl Game {
    /// Somebody is reported under the article of that number: a case, and the clocks stop.
    ///
    /// # Errors
    ///
    /// [`ConductRefusal::NoSuchArticle`]; [`ConductRefusal::OfWhom`] where a player must be named.
    pub(super) fn decide_report(&self, number: &str, of: Option<Color>, by: Option<Color>, words: String) -> Decided {
        let edition = self.terms.edition;
        let found = Article::of_exact_number(edition, number);
        let no_such = || Refusal::Conduct(ConductRefusal::NoSuchArticle { edition, number: number.to_owned() });
        let about = found.first().copied().ok_or_else(no_such)?;
        // Spectators are nobody's.
        if of.is_none() && about != Article::Bystanders {
            return Err(Refusal::Conduct(ConductRefusal::OfWhom));
        }
        let article = about.number(edition).to_owned();
        let mut events = vec![Event::Conduct(ConductEvent::ArticleReported { about, article, of, by, words })];
        // Who has displaced pieces sets them up again while the own clock runs (7.4.1).
        let goes_on = about == Article::PiecesPutBack && of.is_some() && self.clock().running() == of;
        if !goes_on {
            events.extend(self.decide_stop(PauseReason::Claim));
        }
        Ok(events)
    }

    /// A player, or a blind player's assistant, claims that the opponent's newest half-move was pressed and not
    /// announced.
    pub(super) fn decide_silent_claim(&self, by: Actor) -> Decided {
        self.in_play()?;
        let of = by.side().map_or(!self.to_move(), |side| !side);
        let is_newest = self.line().last_ply_of(of).is_some_and(|ply| ply + 1 == self.line().len());
        if !is_newest || self.mover_if_made().is_some() || self.awaits_the_press_of(of) {
            return Err(Refusal::Conduct(ConductRefusal::NotPressed { of, article: Article::BlindPress }));
        }
        if self.cases.pending().any(|case| case.kind == CaseKind::SilentPress) {
            return Err(Refusal::AlreadySaid);
        }
        let executed = self.line().last().map(|made| made.half_move);
        let mut events = vec![Event::Conduct(ConductEvent::SilentPressClaimed { of, executed })];
        events.extend(self.decide_stop(PauseReason::Claim));
        Ok(events)
    }

    /// The half-move that stands executed on the board of a player who has announced nothing (D.2.1); `None` if nothing
    /// was executed there, or something else.
    pub(in crate::game) fn executed_in_silence(&self, by: Color) -> Option<HalfMove> {
        // Who presses is to be heard by a blind opponent.
        let is_heard_only = self.terms.players[!by].sight == Sight::Blind;
        if !is_heard_only || self.keeps_board(by) || self.to_move() != by {
            return None;
        }
        let made = inferred_moves(self.position(), self.board(by), 1, self.terms.castling_mode);
        match made.as_slice() {
            [only] => only.first().copied(),
            _ => None,
        }
    }

    /// What both players have left if the press of that player's newest half-move does not count: the time since then
    /// is that player's. `None` where no half-move was completed by it, or no time is kept.
    pub fn left_without_the_press(&self, at: Moment, of: Color) -> Option<ByColor<Span>> {
        let pressed = self.line().last().filter(|_| self.to_move() != of)?;
        let now = self.clock().readings(at);
        let since = now[!of].used - pressed.readings[!of].used;
        let left = |color: Color| {
            let change = if color == of { Span::ZERO - since } else { since };
            Some((now[color].remaining? + change).max(Span::ZERO))
        };
        Some(ByColor { white: left(Color::White)?, black: left(Color::Black)? })
    }

    /// How long a case has been open while the clock of its player did not run, if it was.
    pub fn time_since(&self, at: Moment, case: &Case) -> Option<Span> {
        let used = self.clock().used(case.by?, at) - case.used?;
        Some(at.since(case.opened) - used).filter(|span| *span > Span::ZERO)
    }

    /// A player appeals against a ruling, or against what ended the game (11.10).
    pub(super) fn decide_appeal(&self, by: Actor, case: Option<u32>, words: String) -> Decided {
        let by = by.side().unwrap_or(self.to_move());
        let is_ruled_on = |case: &&Case| matches!(case.state, CaseState::Accepted | CaseState::Rejected);
        let newest = || self.cases.iter().rfind(is_ruled_on).map(|case| case.id);
        match case.or_else(newest) {
            Some(id) => match self.cases.get(id) {
                None => Err(Refusal::NoSuchCase { id }),
                Some(case) if case.is_pending() => Err(Refusal::CaseNotRuledOn { id }),
                Some(_) => Ok(vec![Event::Conduct(ConductEvent::AppealMade { by, case: Some(id), words })]),
            },
            None if self.result().is_some() => {
                Ok(vec![Event::Conduct(ConductEvent::AppealMade { by, case: None, words })])
            }
            None => Err(Refusal::NothingRuledOn),
        }
    }
}
