//! Claims: of a draw by the player who has the move, checked as soon as they are made (9.2 to 9.5); of a draw in a
//! quickplay finish (2009: Article 10; 2014: G; since: Guidelines III); of flags that only a player calls.

use imbl::Vector;
use shakmaty::{Chess, Color, Position};

use crate::game::Game;
use crate::game::cases::draw_claim::{
    ClaimCommand, ClaimEvent, ClaimVerdict, Difference, DrawClaim, DrawRule, Evidence,
};
use crate::game::cases::irregularity::Irregularity;
use crate::game::cases::kind::CaseKind;
use crate::game::cases::{Case, CaseState, ClaimsHere};
use crate::game::clock::display::PauseReason;
use crate::game::clock::moment::{Moment, Span};
use crate::game::clock::time_control::Mode;
use crate::game::draft::{Decided, Draft};
use crate::game::event::{CaseEvent, ClockEvent, Event, RecordsEvent};
use crate::game::half_move::HalfMove;
use crate::game::laws::edition::{Supervision, TimeClass};
use crate::game::laws::result::{GameResult, Reason};
use crate::game::moves::line::Line;
use crate::game::people::Actor;
use crate::game::records::scoresheet::{Meaning, SheetEntry};
use crate::game::refusal::Refusal;

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
                self.open_case(at, CaseKind::DrawClaim(*claim), Some(*by));
            }
            ClaimEvent::QuickplayClaimed { by, .. } => {
                self.open_offer(at, *by);
                self.open_case(at, CaseKind::Quickplay, Some(*by));
            }
            ClaimEvent::QuickplayClaimedWithoutArbiter { by, .. } => {
                self.open_case(at, CaseKind::QuickplayWithoutArbiter, Some(*by));
            }
            ClaimEvent::IncrementRequested { by } => {
                self.open_offer(at, *by);
                self.open_case(at, CaseKind::IncrementRequest, Some(*by));
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

    /// Whether a claim that is being judged or was wrong has declared a half-move: it is written before it is made
    /// (9.2.1).
    pub fn has_declared_half_move(&self) -> bool {
        let declares = |case: &Case| matches!(case.kind, CaseKind::DrawClaim(DrawClaim { intended: Some(_), .. }));
        self.claimed_half_move().is_some() || self.cases.pending().any(declares)
    }

    /// Closes the case about a move that departed from the claimed one: the announcement was taken back.
    pub(in crate::game) fn withdraw_departure_from_claim(&mut self) {
        self.cases.withdraw(|case| matches!(case.kind, CaseKind::Irregularity(Irregularity::ClaimedMoveFound { .. })));
    }

    /// Forgets wrong claims: the line has changed.
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

    /// The number of entries of a sheet that were played: the half-move that a claim declared is not one of them yet.
    pub(in crate::game) fn played_entries(&self, sheet: Color) -> usize {
        let (entries, plies) = (&self.sheet(sheet).entries, self.line().len());
        let declared = |case: &Case| {
            let CaseKind::DrawClaim(DrawClaim { intended: Some(intended), .. }) = case.kind else { return false };
            case.ply == plies && case.by == Some(sheet) && entries[plies].meaning == Meaning::HalfMove(intended)
        };
        let is_declared = entries.len() == plies + 1 && self.cases.iter().any(declared);
        entries.len() - usize::from(is_declared)
    }

    /// Notes that a declared half-move, now announced, is on its player's sheet already.
    pub(in crate::game) fn apply_declared_entry(&mut self, by: Color) {
        if self.in_hand().announcement.is_some()
            && !self.is_departure_in_hand()
            && self.played_entries(by) < self.sheet(by).entries.len()
        {
            self.moves.set_recorded(by);
        }
    }

    fn is_departure_in_hand(&self) -> bool {
        let in_hand = self.in_hand().announcement.as_ref();
        in_hand.is_some_and(|announcement| self.is_departure_from_claim(announcement.half_move))
    }

    /// The draft of a claim and who makes it: the move that the opponent has made, pressed or not, comes before it
    /// (1.3).
    ///
    /// # Errors
    ///
    /// If no game is in play.
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

    /// What shows in the present position whether that claim is right.
    pub fn evidence_of(&self, claim: DrawClaim) -> Evidence {
        check(self.line(), claim).1
    }

    /// Whether that player may claim this now.
    ///
    /// # Errors
    ///
    /// The [`Refusal`] that says why not.
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
    /// Writes the intended half-move on the claimant's sheet, if the ordinary flow writes that sheet (9.2.1).
    fn write_intended(&mut self, claimant: Color, claim: DrawClaim) {
        let is_written = self.game.terms.players[claimant].keeps.sheet;
        let follows = self.game.sheet(claimant).entries.len() == self.game.line().len();
        if let Some(half_move) = claim.intended.filter(|_| is_written && follows) {
            let entry = SheetEntry { draw_offer: true, ..SheetEntry::of(half_move) };
            self.push(Event::Records(RecordsEvent::Recorded { sheet: claimant, entry }));
        }
    }

    fn judge(&mut self, by: Color, claim: DrawClaim, case: u32) {
        let (verdict, _) = check(self.game.line(), claim);
        self.conclude(by, claim, case, verdict);
    }

    /// A correct claim draws the game, and the intended move is not played. A wrong claim gives the opponent time, and
    /// the clocks stay stopped until they are started (9.5).
    fn conclude(&mut self, by: Color, claim: DrawClaim, case: u32, verdict: ClaimVerdict) {
        let (_, evidence) = check(self.game.line(), claim);
        self.push(claim_event(ClaimEvent::DrawClaimJudged { by, claim, case, verdict, evidence }));
        match verdict {
            ClaimVerdict::Correct => self.push(Event::ended(GameResult::drawn(claim.rule.reason()))),
            ClaimVerdict::Wrong => {
                let terms = &self.game.terms;
                let span = terms.edition.constants().wrong_claim.of(terms.time_class());
                if self.game.has_time_limit(!by) {
                    self.push(Event::Clock(ClockEvent::TimeAdded {
                        to: !by,
                        span,
                        case: Some(case),
                        words: String::new(),
                    }));
                }
            }
        }
    }

    /// Strikes the declared half-move on a sheet, because the arbiter lets another one stand.
    pub(in crate::game) fn strike_declared(&mut self, by: Color) {
        let is_written = self.game.terms.players[by].keeps.sheet;
        let from = self.game.line().len();
        if is_written && self.game.played_entries(by) < self.game.sheet(by).entries.len() {
            self.push(Event::Records(RecordsEvent::Struck { sheet: by, from }));
        }
    }

    /// Finds a move that departs from the one a wrong claim was based on: the arbiter rules on it (9.5.3).
    pub(in crate::game) fn find_departure_from_claim(&mut self, half_move: HalfMove) {
        let by = self.game.to_move();
        self.push(Event::Irregularity(Irregularity::ClaimedMoveFound { by, half_move }));
        self.push(Event::Clock(ClockEvent::ClocksStopped { reason: PauseReason::Irregularity }));
    }
}

fn claim_event(event: ClaimEvent) -> Event {
    Event::Claim(event)
}

/// How often the position must have stood (9.2).
const OCCURRENCES: usize = 3;
/// Fifty moves of each player (9.3).
const QUIET_HALF_MOVES: u32 = 100;

/// The verdict on a claim, and its evidence. Retraced positions did not occur.
pub(in crate::game) fn check(line: &Line, claim: DrawClaim) -> (ClaimVerdict, Evidence) {
    let claimed = claim.intended.and_then(|intended| intended.played_in(line.position()));
    let position = claimed.as_ref().unwrap_or(line.position());
    match claim.rule {
        DrawRule::Threefold => {
            let plies = line.len() + usize::from(claimed.is_some());
            let mut same: Vec<usize> = positions(line).filter(|(_, stood)| *stood == position).map(at).collect();
            if claimed.is_some() {
                same.push(plies);
            }
            let differing = |(ply, stood): (usize, &Chess)| Some((ply, difference(stood, position)?));
            let alike = positions(line).filter_map(differing).collect();
            let verdict = if same.len() >= OCCURRENCES { ClaimVerdict::Correct } else { ClaimVerdict::Wrong };
            (verdict, Evidence::Occurrences { same, alike })
        }
        DrawRule::FiftyMoves => {
            let quiet = position.halfmoves();
            let verdict = if quiet >= QUIET_HALF_MOVES { ClaimVerdict::Correct } else { ClaimVerdict::Wrong };
            (verdict, Evidence::QuietHalfMoves { count: quiet })
        }
    }
}

/// The positions of the line with the number of half-moves before each, except after illegal moves that left no
/// position.
fn positions(line: &Line) -> impl Iterator<Item = (usize, &Chess)> {
    let played = line.iter().enumerate().filter_map(|(ply, made)| Some((ply + 1, made.after.as_ref()?)));
    std::iter::once((0, line.start())).chain(played)
}

fn at((ply, _): (usize, &Chess)) -> usize {
    ply
}

/// How a position with equal piece placement differs, if it does.
fn difference(stood: &Chess, position: &Chess) -> Option<Difference> {
    if stood.board() != position.board() || stood == position {
        None
    } else if stood.turn() != position.turn() {
        Some(Difference::PlayerToMove)
    } else if stood.castles().castling_rights() != position.castles().castling_rights() {
        Some(Difference::CastlingRights)
    } else {
        Some(Difference::EnPassant)
    }
}

/// The claim may be made only with less time than this left; the opponent gets this time where it is rejected.
const TWO_MINUTES: Span = Span::minutes(2);

/// The increment for each move after a granted request.
const FIVE_SECONDS: Span = Span::seconds(5);

impl Game {
    /// The player who has the move claims, or asks for an increment; the clocks are stopped and the arbiter rules on
    /// it.
    pub(in crate::game) fn decide_quickplay_claim(
        &self,
        at: Moment,
        by: Actor,
        claimed: impl Fn(Color) -> ClaimEvent,
    ) -> Decided {
        let (mut draft, claimant) = self.draft_of_claim(at, by)?;
        draft.game.may_claim_quickplay(at, claimant)?;
        draft.push(Event::Claim(claimed(claimant)));
        for event in draft.game.decide_stop(PauseReason::Claim) {
            draft.push(event);
        }
        Ok(draft.events)
    }

    fn may_claim_quickplay(&self, at: Moment, claimant: Color) -> Result<(), Refusal> {
        if self.player_with_the_move() != claimant {
            return Err(Refusal::ClaimWithoutTheMove { to_move: !claimant });
        }
        let is_quickplay = |case: &Case| case.kind.is_of_a_quickplay_finish() && case.by == Some(claimant);
        if self.cases.pending().any(is_quickplay) {
            return Err(Refusal::AlreadyClaimed);
        }
        if self.cases.pending().any(Case::stops_play) {
            return Err(Refusal::RuleFirst);
        }
        let reading = self.clock().readings(at)[claimant];
        let control = self.clock().control(claimant);
        let period = control.period(reading.period);
        let is_last = reading.period as usize + 1 >= control.periods().len();
        let is_plain = period.is_some_and(|period| period.mode == Mode::Plain);
        let is_blitz = self.terms.time_class() == TimeClass::Blitz;
        let applies = if self.terms.edition.constants().quickplay_in_every_game {
            !is_blitz || self.terms.supervision == Supervision::Adequate
        } else {
            self.terms.quickplay_announced && is_plain && !is_blitz
        };
        if !applies || !is_last {
            return Err(Refusal::NoQuickplayFinish);
        }
        match reading.remaining {
            Some(left) if left < TWO_MINUTES && left > Span::ZERO => Ok(()),
            Some(_) | None => Err(Refusal::QuickplayTooEarly),
        }
    }

    /// Whether a quickplay claim of that player is postponed: the arbiter decides even if the flag falls (2009: 10.2b;
    /// III.5.2).
    pub(in crate::game) fn is_quickplay_claim_postponed(&self, claimant: Color) -> bool {
        let is_own = |case: &Case| case.kind == CaseKind::Quickplay && case.by == Some(claimant);
        self.cases.pending().any(is_own)
    }

    /// The arbiter grants a request that was declined as a draw offer: five seconds a move for both from now on, and
    /// two minutes for the opponent (2014: G.4; since: III.4).
    pub(in crate::game) fn decide_increment(&self, case: &Case) -> Decided {
        let by = case.by.unwrap_or(self.to_move());
        if self.cases.open_offer_of(by).is_some() {
            return Err(Refusal::AnswerTheOffer);
        }
        Ok(vec![
            Event::Case(CaseEvent::CaseAccepted { case: Some(case.id) }),
            Event::Clock(ClockEvent::IncrementGiven { span: FIVE_SECONDS }),
            Event::Clock(ClockEvent::TimeAdded {
                to: !by,
                span: TWO_MINUTES,
                case: Some(case.id),
                words: String::new(),
            }),
        ])
    }

    /// If it is rejected, the opponent gets two minutes; a claimant whose flag has fallen meanwhile loses on time.
    pub(in crate::game) fn decide_quickplay_rejection(&self, at: Moment, case: &Case) -> Vec<Event> {
        let claimant = case.by.unwrap_or(self.to_move());
        let mut events = vec![Event::Case(CaseEvent::CaseRejected { case: Some(case.id) })];
        events.push(if self.clock().flag(claimant, at).is_some() {
            let lost = self.result_if_lost(claimant, Reason::Time);
            Event::ended(lost.unwrap_or(GameResult::won_by(!claimant, Reason::Time)))
        } else {
            Event::Clock(ClockEvent::TimeAdded {
                to: !claimant,
                span: TWO_MINUTES,
                case: Some(case.id),
                words: String::new(),
            })
        });
        events
    }
}

impl Game {
    /// Whether only the opponent calls a fallen flag: the program is silent until the claim.
    pub(in crate::game) fn are_flags_only_claimed(&self) -> bool {
        self.terms.edition.constants().unsupervised_flag_only_by_claim
            && self.terms.supervision == Supervision::None
            && self.terms.time_class() != TimeClass::Standard
    }

    /// A player claims that the opponent's flag has fallen. The own flag must be up; with both down the game is drawn.
    pub(in crate::game) fn decide_unsupervised_flag_claim(&self, at: Moment, by: Actor) -> Decided {
        self.in_play()?;
        let of = by.side().map_or(self.to_move(), |side| !side);
        let fell = self.clock().flag(of, at).ok_or(Refusal::FlagNotFallen)?;
        let mut draft = Draft::of(self, at);
        draft.push(Event::Clock(ClockEvent::FlagFell { of, fell }));
        let own = self.clock().flag(!of, at);
        if let Some(fell) = own {
            draft.push(Event::Clock(ClockEvent::FlagFell { of: !of, fell }));
        }
        draft.decide_made();
        let lost = || draft.game.result_if_lost(of, Reason::Time).unwrap_or(GameResult::won_by(!of, Reason::Time));
        let result = if own.is_some() { GameResult::drawn(Reason::BothFlagsAtTheClaim) } else { lost() };
        draft.push(Event::ended(result));
        Ok(draft.events)
    }

    /// Both flags are down on the clock on the table and it is unknown which fell first: in the last period the game is
    /// drawn, in an earlier one play goes on (2009, 2014: 6.11; since 2018 only if the guidelines were announced:
    /// III.3.1).
    pub(in crate::game) fn decide_both_flags_down(&self, at: Moment, case: &Case) -> Decided {
        if case.kind != CaseKind::FlagClaim {
            return Err(Refusal::NothingOpen);
        }
        let is_law = self.terms.edition.constants().both_flags_in_every_game;
        if !is_law && !self.terms.quickplay_announced {
            return Err(Refusal::BothFlagsNotAnnounced);
        }
        let readings = self.clock().readings(at);
        let is_last = Color::ALL.into_iter().all(|color| {
            let periods = self.clock().control(color).periods().len();
            readings[color].period as usize + 1 >= periods
        });
        let fell = |of| Event::Clock(ClockEvent::FlagFell { of, fell: at });
        let mut events = vec![Event::Case(CaseEvent::CaseAccepted { case: Some(case.id) })];
        events.extend(Color::ALL.map(fell));
        events.extend(is_last.then(|| Event::ended(GameResult::drawn(Reason::BothFlags))));
        Ok(events)
    }
}
