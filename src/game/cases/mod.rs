//! The cases: what a player or the arbiter must still decide, and what was decided.

pub(in crate::game) mod claims;
pub mod command;
pub mod draw_claim;
pub mod irregularity;
pub mod kind;
mod rulings;
mod taking_back;

use imbl::Vector;
use shakmaty::{ByColor, Color};

use crate::game::cases::draw_claim::DrawClaim;
use crate::game::cases::irregularity::Irregularity;
use crate::game::cases::kind::{CaseKind, Decider, StopsPlay};
use crate::game::clock::moment::{Moment, Span};
use crate::game::conduct::penalty::Penalty;
use crate::game::laws::article::Article;
use crate::game::people::Actor;
use crate::game::records::boards::Discrepancy;

/// Something that must be answered or ruled on.
#[derive(Clone, Debug, PartialEq)]
pub struct Case {
    /// Its number, from 1, by which the arbiter names it.
    pub id: u32,
    pub kind: CaseKind,
    /// The player who did, offered or claimed it; `None` if only the records differ.
    pub by: Option<Color>,
    /// The article for the case.
    pub article: Article,
    /// When it arose.
    pub opened: Moment,
    /// How many half-moves were made by then, the one in hand included.
    pub ply: usize,
    pub state: CaseState,
    /// What was said with it; empty if nothing was.
    pub words: String,
    /// What its player had used when it arose, where that matters.
    pub used: Option<Span>,
    /// The penalties given for it so far.
    pub penalties: Vec<Penalty>,
    /// Whether it is about boards that differ, and not about scoresheets alone.
    pub is_about_boards: bool,
    /// Whether it is an offer that the opponent has accepted, and the arbiter's consent is awaited (9.1.1).
    pub is_agreed: bool,
}

/// The progress of a case.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CaseState {
    Open,
    Accepted,
    Rejected,
    /// The arbiter decides later.
    Postponed,
    /// It is void: its subject was taken back.
    Withdrawn,
}

/// All cases of a game, in the order in which they arose.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Cases {
    ledger: Vector<Case>,
    /// How many illegal moves each player has been found to have completed.
    illegal_moves: ByColor<u32>,
    /// The claims found wrong in this position (9.5.3).
    claims_here: ClaimsHere,
    /// Who called the arbiter, until the clocks are started again (6.11).
    caller: Option<Actor>,
    /// What was found and opens no case, until the clocks are started again.
    left_to_the_arbiter: Option<Irregularity>,
}

/// The claims found wrong in the current position.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct ClaimsHere {
    /// After how many half-moves.
    ply: usize,
    wrong: Vector<DrawClaim>,
}

impl Case {
    /// Whether it is unanswered or postponed.
    pub fn is_pending(&self) -> bool {
        match self.state {
            CaseState::Open | CaseState::Postponed => true,
            CaseState::Accepted | CaseState::Rejected | CaseState::Withdrawn => false,
        }
    }

    /// Whether going back to the position after `ply` half-moves takes back what it judges.
    pub fn is_void_at(&self, ply: usize) -> bool {
        self.is_pending() && self.ply > ply && self.kind.rule().judges_a_half_move
    }

    /// Whether the arbiter rules on it; an offer is answered by the opponent, and then it may need the arbiter's
    /// consent.
    pub fn is_for_the_arbiter(&self) -> bool {
        self.is_agreed || self.kind.rule().decided_by != Decider::Opponent
    }

    /// Whether only the arbiter may know of it: nobody else learns of an unclaimed illegal move (A.5.2, 12.7).
    pub fn is_for_the_arbiter_alone(&self) -> bool {
        self.kind.rule().decided_by == Decider::ArbiterAlone
    }

    /// Whether it counts as one of its player's illegal moves (7.5.5).
    pub fn counts(&self) -> bool {
        let rejected = matches!(self.state, CaseState::Rejected | CaseState::Withdrawn);
        !rejected && self.kind.irregularity().is_some_and(|irregularity| irregularity.count().is_some())
    }

    /// Whether play may not go on before it is ruled on (7.5, 5.1.1, D.2.9).
    pub fn stops_play(&self) -> bool {
        match self.kind.rule().stops_play {
            StopsPlay::Always => true,
            StopsPlay::UntilPostponed => self.state == CaseState::Open,
            StopsPlay::IfBoardsDiffer => self.is_about_boards && self.state == CaseState::Open,
            StopsPlay::OnceAgreed => self.is_agreed && self.state == CaseState::Open,
            StopsPlay::Never => false,
        }
    }
}

impl Cases {
    /// Every case, open or not, in the order in which they arose.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = &Case> {
        self.ledger.iter()
    }

    /// The cases still to be decided, the oldest first.
    pub fn pending(&self) -> impl DoubleEndedIterator<Item = &Case> {
        self.iter().filter(|case| case.is_pending())
    }

    /// Who called the arbiter, as long as the clocks have not been started again (6.11).
    pub fn caller(&self) -> Option<Actor> {
        self.caller
    }

    /// What was found and opens no case: the arbiter may penalise it, as long as the clocks have not been started
    /// again.
    pub fn left_to_the_arbiter(&self) -> Option<Irregularity> {
        self.left_to_the_arbiter
    }

    /// The clocks are started again.
    pub(in crate::game) fn answer_the_call(&mut self) {
        (self.caller, self.left_to_the_arbiter) = (None, None);
    }

    /// The case of that number.
    pub fn get(&self, id: u32) -> Option<&Case> {
        self.ledger.get(usize::try_from(id).ok()?.checked_sub(1)?)
    }

    /// The newest case that the arbiter has not ruled on.
    pub fn newest_for_the_arbiter(&self) -> Option<&Case> {
        self.pending().rfind(|case| case.is_for_the_arbiter())
    }

    /// The newest offer of that player that is not answered.
    pub fn open_offer_of(&self, by: Color) -> Option<&Case> {
        self.pending().rfind(|case| case.kind == CaseKind::DrawOffer && case.by == Some(by))
    }

    /// The newest offer that is not answered.
    pub fn newest_offer(&self) -> Option<&Case> {
        self.pending().rfind(|case| case.kind == CaseKind::DrawOffer)
    }

    /// Who has pressed the clock without a move, as only the arbiter knows so far.
    pub fn unclaimed_press(&self) -> Option<Color> {
        self.pending().find(|case| case.kind == CaseKind::UnclaimedPress)?.by
    }

    /// How many illegal moves that player has been found to have completed.
    pub fn illegal_moves_of(&self, color: Color) -> u32 {
        self.illegal_moves[color]
    }

    pub(in crate::game) fn set_illegal_moves(&mut self, of: Color, count: u32) {
        self.illegal_moves[of] = count;
    }

    pub(in crate::game) fn open(&mut self, kind: CaseKind, by: Option<Color>, (opened, ply): (Moment, usize)) {
        let id = self.ledger.len() as u32 + 1;
        self.ledger.push_back(Case {
            id,
            kind,
            by,
            article: kind.rule().article,
            opened,
            ply,
            state: CaseState::Open,
            words: String::new(),
            used: None,
            penalties: Vec::new(),
            is_about_boards: false,
            is_agreed: false,
        });
    }

    pub(in crate::game) fn set_state(&mut self, id: u32, state: CaseState) {
        if let Some(case) = self.get_mut(id) {
            case.state = state;
        }
    }

    /// Notes on which squares the boards differ now in the pending case of differing records, and the article for it.
    pub(in crate::game) fn set_difference(&mut self, article: Article, squares: &[Discrepancy]) {
        let pending = self.pending().rfind(|case| case.kind == CaseKind::RecordsDiffer).map(|case| case.id);
        if let Some(case) = pending.and_then(|id| self.get_mut(id)) {
            case.article = article;
            case.is_about_boards = !squares.is_empty();
        }
    }

    /// Notes what was said with the newest case, and what its player had used by then.
    pub(in crate::game) fn note(&mut self, words: &str, used: Option<Span>) {
        if let Some(case) = self.ledger.back_mut() {
            words.clone_into(&mut case.words);
            case.used = used;
        }
    }

    /// The newest case is one under that article.
    pub(in crate::game) fn cite(&mut self, article: Article) {
        if let Some(case) = self.ledger.back_mut() {
            case.article = article;
        }
    }

    /// The opponent has accepted that offer, and the arbiter's consent is awaited.
    pub(in crate::game) fn agree(&mut self, id: u32) {
        if let Some(case) = self.get_mut(id) {
            case.is_agreed = true;
        }
    }

    pub(in crate::game) fn penalise(&mut self, id: u32, penalty: Penalty) {
        if let Some(case) = self.get_mut(id) {
            case.penalties.push(penalty);
        }
    }

    /// Closes every pending case for which `is_void` holds.
    pub(in crate::game) fn withdraw(&mut self, is_void: impl Fn(&Case) -> bool) {
        self.close(CaseState::Withdrawn, is_void);
    }

    pub(in crate::game) fn close(&mut self, state: CaseState, closes: impl Fn(&Case) -> bool) {
        let ids: Vec<u32> = self.pending().filter(|case| closes(case)).map(|case| case.id).collect();
        ids.into_iter().for_each(|id| self.set_state(id, state));
    }

    /// Opens again the newest case that was accepted and for which `ended_it` holds.
    pub(in crate::game) fn reopen(&mut self, ended_it: impl Fn(&Case) -> bool) {
        let accepted = self.iter().rfind(|case| case.state == CaseState::Accepted && ended_it(case));
        if let Some(id) = accepted.map(|case| case.id) {
            self.set_state(id, CaseState::Open);
        }
    }

    fn get_mut(&mut self, id: u32) -> Option<&mut Case> {
        self.ledger.get_mut(usize::try_from(id).ok()?.checked_sub(1)?)
    }
}
