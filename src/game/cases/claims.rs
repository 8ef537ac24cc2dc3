//! Claims of a draw by the player who has the move: checked only once they are made, and then at once (9.2 to 9.5).

use imbl::Vector;
use shakmaty::Color;

use crate::game::Game;
use crate::game::cases::claim_check::check;
use crate::game::cases::draw_claim::{ClaimCommand, ClaimEvent, ClaimVerdict, DrawClaim};
use crate::game::cases::irregularity::Irregularity;
use crate::game::cases::{Case, CaseKind, CaseState};
use crate::game::clock::display::PauseReason;
use crate::game::clock::moment::Moment;
use crate::game::draft::{Decided, Draft};
use crate::game::event::{ClockEvent, Event, RecordsEvent};
use crate::game::half_move::HalfMove;
use crate::game::laws::article::Article;
use crate::game::laws::result::GameResult;
use crate::game::people::Actor;
use crate::game::records::scoresheet::{Meaning, SheetEntry};
use crate::game::refusal::Refusal;

/// What was claimed in the position that stands, and not found right.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(in crate::game) struct ClaimsHere {
    /// After how many half-moves.
    ply: usize,
    wrong: Vector<DrawClaim>,
}

impl Game {
    pub(in crate::game) fn decide_claim(&self, at: Moment, by: Actor, command: ClaimCommand) -> Decided {
        match command {
            ClaimCommand::Draw(claim) => self.decide_draw_claim(at, by, claim),
            ClaimCommand::Quickplay(ground) => {
                self.decide_quickplay_claim(at, by, |by| ClaimEvent::QuickplayClaimed { by, ground })
            }
            ClaimCommand::QuickplayWithoutArbiter(ground) => {
                self.decide_quickplay_claim(at, by, |by| ClaimEvent::QuickplayClaimedWithoutArbiter { by, ground })
            }
            ClaimCommand::Increment if !self.terms.edition.constants().increment_request => {
                Err(Refusal::NoIncrementRequest)
            }
            ClaimCommand::Increment => self.decide_quickplay_claim(at, by, |by| ClaimEvent::IncrementRequested { by }),
        }
    }

    pub(in crate::game) fn apply_claim(&mut self, at: Moment, event: &ClaimEvent) {
        match event {
            ClaimEvent::DrawClaimed { by, claim } => {
                self.open_offer(at, *by);
                self.open_case(at, CaseKind::DrawClaim(*claim), Some(*by), claim.article());
            }
            ClaimEvent::QuickplayClaimed { by, ground } => {
                self.open_offer(at, *by);
                self.open_case(at, CaseKind::Quickplay(*ground), Some(*by), Article::Quickplay);
            }
            ClaimEvent::QuickplayClaimedWithoutArbiter { by, ground } => {
                let kind = CaseKind::QuickplayWithoutArbiter(*ground);
                self.open_case(at, kind, Some(*by), Article::QuickplayWithoutArbiter);
            }
            ClaimEvent::IncrementRequested { by } => {
                self.open_offer(at, *by);
                self.open_case(at, CaseKind::IncrementRequest, Some(*by), Article::IncrementRequest);
            }
            ClaimEvent::DrawClaimJudged { claim, case, verdict: ClaimVerdict::Wrong, .. } => {
                self.cases.set_state(*case, CaseState::Rejected);
                let ply = self.line().len();
                let here = &mut self.cases.claims_here;
                if here.ply != ply {
                    *here = ClaimsHere { ply, wrong: Vector::new() };
                }
                here.wrong.push_back(*claim);
            }
            ClaimEvent::DrawClaimJudged { case, verdict: ClaimVerdict::Correct, .. } => {
                self.cases.set_state(*case, CaseState::Accepted);
            }
        }
    }

    /// The half-move that a wrong claim was based on: it must be played (9.5.3).
    pub fn claimed_half_move(&self) -> Option<HalfMove> {
        self.wrong_claims().and_then(|wrong| wrong.iter().rev().find_map(|claim| claim.intended))
    }

    /// A move that departed from the claimed one is not announced any more: nothing is left to rule on.
    pub(in crate::game) fn withdraw_departure_from_claim(&mut self) {
        self.cases.withdraw(|case| matches!(case.kind, CaseKind::Irregularity(Irregularity::ClaimedMoveFound { .. })));
    }

    /// The line has changed: what was claimed on it before binds nobody.
    pub(in crate::game) fn forget_claims(&mut self) {
        self.cases.claims_here = ClaimsHere::default();
    }

    /// Who has the move: it passes when a move is made, pressed or not (1.3).
    pub fn player_with_the_move(&self) -> Color {
        self.mover_if_taken_as_made().map_or(self.to_move(), |made| !made)
    }

    /// Whether a half-move departs from the one that a wrong claim was based on.
    pub(in crate::game) fn is_departure_from_claim(&self, half_move: HalfMove) -> bool {
        self.claimed_half_move().is_some_and(|claimed| claimed != half_move)
    }

    fn wrong_claims(&self) -> Option<&Vector<DrawClaim>> {
        let here = &self.cases.claims_here;
        (here.ply == self.line().len()).then_some(&here.wrong)
    }

    /// How many entries of a sheet tell what was played: the half-move that a claim declared is none of them yet.
    pub(in crate::game) fn played_entries(&self, sheet: Color) -> usize {
        let (entries, plies) = (&self.sheet(sheet).entries, self.line().len());
        let declared = |case: &Case| match case.kind {
            CaseKind::DrawClaim(DrawClaim { intended: Some(intended), .. }) if case.ply == plies => {
                case.by == Some(sheet) && entries[plies].meaning == Meaning::HalfMove(intended)
            }
            CaseKind::DrawClaim(_)
            | CaseKind::Quickplay(_)
            | CaseKind::QuickplayWithoutArbiter(_)
            | CaseKind::IncrementRequest
            | CaseKind::Irregularity(_)
            | CaseKind::DrawOffer
            | CaseKind::FlagClaim
            | CaseKind::RecordsDiffer
            | CaseKind::Complaint(_) => false,
        };
        let is_declared = entries.len() == plies + 1 && self.cases.iter().any(declared);
        entries.len() - usize::from(is_declared)
    }

    /// A declared half-move that is now announced stands on its player's sheet already.
    pub(in crate::game) fn note_declared_entry(&mut self, by: Color) {
        if self.in_hand().announcement.is_some()
            && !self.is_departure_in_hand()
            && self.played_entries(by) < self.sheet(by).entries.len()
        {
            self.moves.note_recorded(by);
        }
    }

    fn is_departure_in_hand(&self) -> bool {
        let in_hand = self.in_hand().announcement.as_ref();
        in_hand.is_some_and(|announcement| self.is_departure_from_claim(announcement.half_move))
    }

    /// The draft of a claim and who makes it: the move that the opponent has made, pressed or not, comes before it (1.3).
    ///
    /// # Errors
    ///
    /// Where no game is in play.
    pub(in crate::game) fn draft_of_claim(&self, at: Moment, by: Actor) -> Result<(Draft, Color), Refusal> {
        self.in_play()?;
        let mut draft = Draft::of(self, at);
        if self.mover_if_taken_as_made().is_some_and(|made| by.side() == Some(!made)) {
            draft.decide_taken_as_made();
        }
        let claimant = by.side().unwrap_or(draft.game.to_move());
        Ok((draft, claimant))
    }

    fn decide_draw_claim(&self, at: Moment, by: Actor, claim: DrawClaim) -> Decided {
        let (mut draft, claimant) = self.draft_of_claim(at, by)?;
        draft.game.may_claim(claimant, claim)?;
        draft.push(claim_event(ClaimEvent::DrawClaimed { by: claimant, claim }));
        for event in draft.game.decide_stop(PauseReason::Claim) {
            draft.push(event);
        }
        let case = draft.game.cases.pending().rfind(|case| case.kind == CaseKind::DrawClaim(claim));
        if let Some(case) = case.map(|case| case.id) {
            draft.write_intended(claimant, claim);
            draft.judge(claimant, claim, case);
        }
        Ok(draft.events)
    }

    /// Whether that player may claim this now.
    ///
    /// # Errors
    ///
    /// The [`Refusal`] that says why not. Nothing is spent by it.
    fn may_claim(&self, claimant: Color, claim: DrawClaim) -> Result<(), Refusal> {
        let to_move = self.to_move();
        if self.cases.pending().any(Case::stops_play) {
            return Err(Refusal::RuleFirst);
        }
        if claimant != to_move || self.mover_if_taken_as_made() == Some(claimant) {
            return Err(Refusal::ClaimWithoutTheMove { to_move: !claimant });
        }
        let in_hand = self.in_hand();
        let has_executed = self.records.executed_half_moves(claimant) > self.line().len();
        if !in_hand.touched.is_empty() || in_hand.announcement.is_some() || has_executed {
            return Err(Refusal::ClaimAfterTouch);
        }
        if self.wrong_claims().is_some_and(|wrong| wrong.contains(&claim)) {
            return Err(Refusal::AlreadyClaimed);
        }
        if let Some(half_move) = self.claimed_half_move() {
            return Err(Refusal::ClaimedMoveFirst { half_move });
        }
        match claim.intended {
            Some(half_move) if half_move.legal_in(self.position()).is_none() => {
                Err(Refusal::IntendedMoveIllegal { half_move })
            }
            Some(_) | None => Ok(()),
        }
    }

    /// The arbiter rules on a claim that is open again because the result was taken back.
    pub(in crate::game) fn decide_claim_ruling(
        &self,
        at: Moment,
        case: &Case,
        claim: DrawClaim,
        verdict: ClaimVerdict,
    ) -> Decided {
        let by = case.by.unwrap_or(self.to_move());
        let mut draft = Draft::of(self, at);
        draft.conclude(by, claim, case.id, verdict);
        Ok(draft.events)
    }
}

impl Draft {
    /// Writes the intended half-move on the claimant's sheet, where the ordinary flow writes it (9.2.1): it is locked.
    fn write_intended(&mut self, claimant: Color, claim: DrawClaim) {
        let is_written = self.game.terms.players[claimant].keeps.sheet;
        let follows = self.game.sheet(claimant).entries.len() == self.game.line().len();
        if let Some(half_move) = claim.intended.filter(|_| is_written && follows) {
            let entry = SheetEntry { text: String::new(), meaning: Meaning::HalfMove(half_move), draw_offer: true };
            self.push(Event::Records(RecordsEvent::Recorded { sheet: claimant, entry }));
        }
    }

    fn judge(&mut self, by: Color, claim: DrawClaim, case: u32) {
        let (verdict, _) = check(self.game.line(), claim);
        self.conclude(by, claim, case, verdict);
    }

    /// Right, the game is drawn and the intended move not played; wrong, the opponent is given time, the claimant's own
    /// is not touched, and the clocks stand until they are started (9.5).
    fn conclude(&mut self, by: Color, claim: DrawClaim, case: u32, verdict: ClaimVerdict) {
        let (_, evidence) = check(self.game.line(), claim);
        self.push(claim_event(ClaimEvent::DrawClaimJudged { by, claim, case, verdict, evidence }));
        match verdict {
            ClaimVerdict::Correct => self.push(Event::ended(GameResult::drawn(claim.rule.reason()))),
            ClaimVerdict::Wrong => {
                let terms = &self.game.terms;
                let span = terms.edition.constants().wrong_claim.of(terms.time_class());
                self.push(Event::Clock(ClockEvent::TimeAdded { to: !by, span, case: Some(case) }));
            }
        }
    }

    /// The declared half-move on a sheet is struck where the arbiter lets another one stand.
    pub(in crate::game) fn strike_declared(&mut self, by: Color) {
        let is_written = self.game.terms.players[by].keeps.sheet;
        let from = self.game.line().len();
        if is_written && self.game.played_entries(by) < self.game.sheet(by).entries.len() {
            self.push(Event::Records(RecordsEvent::Struck { sheet: by, from }));
        }
    }

    /// Finds that another move was made than the one a wrong claim was based on: the arbiter rules on it (9.5.3).
    pub(in crate::game) fn find_departure_from_claim(&mut self, half_move: HalfMove) {
        let by = self.game.to_move();
        self.push(Event::Irregularity(Irregularity::ClaimedMoveFound { by, half_move }));
        self.push(Event::Clock(ClockEvent::ClocksStopped { reason: PauseReason::Irregularity }));
    }
}

fn claim_event(event: ClaimEvent) -> Event {
    Event::Claim(event)
}
