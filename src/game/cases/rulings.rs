//! Offers, claims, calls for the arbiter, irregularities, and the answers to them.

use shakmaty::{Color, Role};

use crate::game::Game;
use crate::game::cases::command::Proposal;
use crate::game::cases::irregularity::Irregularity;
use crate::game::cases::kind::{CaseKind, Ruling};
use crate::game::cases::{Case, CaseState};
use crate::game::clock::display::PauseReason;
use crate::game::clock::moment::Moment;
use crate::game::command::{CaseCommand, Decision};
use crate::game::conduct::event::ConductEvent;
use crate::game::conduct::penalty::Penalty;
use crate::game::draft::{Decided, Draft};
use crate::game::event::{CaseEvent, ClockEvent, Event, MoveEvent};
use crate::game::laws::result::{GameResult, Reason};
use crate::game::people::Actor;
use crate::game::records::boards::RecordsAfter;
use crate::game::refusal::{ConductRefusal, Refusal};
use crate::game::terms::AgreementRule;

impl Game {
    /// Who has offered a draw that is still open; `None` once the game is over.
    pub fn offer(&self) -> Option<Color> {
        self.cases.newest_offer().filter(|_| self.result().is_none())?.by
    }

    /// What was found and not ruled on yet; nothing once the game is over.
    pub fn open_irregularity(&self) -> Option<Irregularity> {
        self.cases.pending().rev().filter(|_| self.result().is_none()).find_map(|case| case.kind.irregularity())
    }

    pub(in crate::game) fn decide_case(&self, at: Moment, by: Actor, command: CaseCommand) -> Decided {
        match command {
            CaseCommand::OfferDraw => self.decide_offer(by),
            CaseCommand::Accept(Proposal::Draw) => self.decide_acceptance(at, by),
            CaseCommand::Accept(Proposal::Correction) => {
                let (case, ply) = self.correction_to_answer(by)?;
                self.decide_correction_by_both(at, case, ply)
            }
            CaseCommand::Decline(Proposal::Draw) if by == Actor::Arbiter => {
                self.decide_rejecting(at, self.offer_to_consent_to()?)
            }
            CaseCommand::Decline(Proposal::Draw) => {
                Ok(vec![Event::Case(CaseEvent::DrawDeclined { by: !self.offerer_to(by)? })])
            }
            CaseCommand::Decline(Proposal::Correction) => {
                let (case, _) = self.correction_to_answer(by)?;
                Ok(vec![Event::Case(CaseEvent::CaseRejected { case: Some(case.id) })])
            }
            CaseCommand::ClaimFlag if self.clock().is_on_the_table() => {
                let of = by.side().map_or(self.to_move(), |side| !side);
                let mut draft = Draft::of(self, at);
                for event in self.decide_call(by, PauseReason::Claim) {
                    draft.push(event);
                }
                draft.push(Event::Case(CaseEvent::FlagClaimed { of }));
                draft.find_sheets_incomplete();
                Ok(draft.events)
            }
            CaseCommand::ClaimFlag if self.are_flags_only_claimed() => self.decide_unsupervised_flag_claim(at, by),
            CaseCommand::ClaimFlag => {
                let events = self.elapse(at);
                let has_fallen = events.iter().any(|event| matches!(event, Event::Clock(ClockEvent::FlagFell { .. })));
                if has_fallen { Ok(events) } else { Err(Refusal::FlagNotFallen) }
            }
            CaseCommand::Claim(command) => self.decide_claim(at, by, command),
            CaseCommand::CallArbiter => {
                let mut events = vec![Event::Case(CaseEvent::ArbiterCalled { by })];
                events.extend(self.decide_stop_and_look(at, PauseReason::ArbiterCalled));
                Ok(events)
            }
            CaseCommand::SetIllegalMoves(of, count) => Ok(vec![Event::Case(CaseEvent::IllegalMovesSet { of, count })]),
            CaseCommand::Rule(case, Decision::TakeBack, words) => self.decide_ruling_taken_back(at, case, words),
            CaseCommand::Rule(..) if self.result().is_some() && self.cases_to_rule_on().next().is_none() => {
                Err(Refusal::GameOver)
            }
            CaseCommand::Rule(case, decision, words) => {
                Ok(self.decide_with_comparison(at, self.decide_ruling(at, case, decision, words)?))
            }
        }
    }

    pub(in crate::game) fn apply_case(&mut self, at: Moment, event: &CaseEvent) {
        match event {
            CaseEvent::DrawOffered { by } => {
                self.open_offer(at, *by);
                let has_moved = self.to_move() != *by;
                if self.moves.is_announced_by(*by) {
                    self.moves.set_draw_offer();
                } else if let Some(ply) = self.line().last_ply_of(*by).filter(|_| has_moved) {
                    // If the offerer has the move, the offer is noted beside the next one.
                    self.records.set_draw_offer(ply);
                }
            }
            CaseEvent::DrawDeclined { by } => {
                let is_declined = |case: &Case| case.kind == CaseKind::DrawOffer && case.by == Some(!*by);
                if self.in_hand().announcement.is_none() {
                    self.moves.set_declined(self.cases.open_offer_of(!*by).map(|offer| (offer.id, at)));
                }
                self.cases.close(CaseState::Rejected, is_declined);
            }
            CaseEvent::DrawAccepted { by } => {
                if let Some(offer) = self.cases.open_offer_of(!*by).map(|offer| offer.id) {
                    self.cases.agree(offer);
                }
            }
            CaseEvent::FlagClaimed { of } => {
                self.open_case(at, CaseKind::FlagClaim, Some(!*of));
            }
            CaseEvent::ArbiterCalled { by } => self.cases.caller = Some(*by),
            CaseEvent::CaseAccepted { case } => {
                if let Some(id) = self.case_ruled_on(*case) {
                    self.cases.set_state(id, CaseState::Accepted);
                }
            }
            CaseEvent::CaseRejected { case } => {
                let Some(id) = self.case_ruled_on(*case) else { return };
                self.cases.set_state(id, CaseState::Rejected);
                let found = self.cases.get(id).and_then(|case| case.kind.irregularity());
                let counted = found.and_then(|irregularity| irregularity.count().map(|_| irregularity.by()));
                if let Some(by) = counted {
                    self.cases.illegal_moves[by] = self.cases.illegal_moves[by].saturating_sub(1);
                }
            }
            CaseEvent::IllegalMovesSet { of, count } => self.cases.illegal_moves[*of] = *count,
            CaseEvent::RulingTakenBack { .. } => self.apply_ruling_taken_back(),
            CaseEvent::RulingPostponed { case } => self.cases.set_state(*case, CaseState::Postponed),
        }
    }

    pub(in crate::game) fn apply_irregularity(&mut self, at: Moment, irregularity: Irregularity) {
        if let Some(count) = irregularity.count() {
            self.cases.illegal_moves[irregularity.by()] = count;
        }
        if let Irregularity::EmptyPressFound { by, .. } = irregularity {
            let is_unclaimed = |case: &Case| case.kind == CaseKind::UnclaimedPress && case.by == Some(by);
            self.cases.close(CaseState::Accepted, is_unclaimed);
        }
        if irregularity.is_left_to_the_arbiter() {
            self.cases.left_to_the_arbiter = Some(irregularity);
        } else {
            self.open_case(at, CaseKind::Irregularity(irregularity), Some(irregularity.by()));
        }
    }

    /// The case an event is about; without a number, the newest open one.
    fn case_ruled_on(&self, case: Option<u32>) -> Option<u32> {
        case.or_else(|| self.cases.newest_for_the_arbiter().map(|case| case.id))
    }

    pub(in crate::game) fn open_offer(&mut self, at: Moment, by: Color) {
        if self.cases.newest_offer().and_then(|case| case.by) != Some(by) {
            self.open_case(at, CaseKind::DrawOffer, Some(by));
        }
    }

    pub(in crate::game) fn open_case(&mut self, at: Moment, kind: CaseKind, by: Option<Color>) {
        let ply = self.announced_half_moves();
        self.cases.open(kind, by, (at, ply));
    }

    fn decide_call(&self, by: Actor, reason: PauseReason) -> Vec<Event> {
        let mut events = vec![Event::Case(CaseEvent::ArbiterCalled { by })];
        events.extend(self.decide_stop(reason));
        events
    }

    fn decide_offer(&self, by: Actor) -> Decided {
        self.in_play()?;
        let offerer = by.side().unwrap_or(self.to_move());
        match self.offer() {
            Some(open) if open == offerer => Err(Refusal::AlreadyOffered),
            Some(_) => Err(Refusal::AnswerTheOffer),
            None => Ok(vec![Event::Case(CaseEvent::DrawOffered { by: offerer })]),
        }
    }

    /// Whether that player has offered a draw while thinking about the half-move in hand or after making it, answered
    /// or not (9.1.2): it is written beside that half-move (8.1).
    pub(in crate::game) fn has_offered_with_the_move(&self, by: Color) -> bool {
        let made = self.line().len();
        let since = self.line().last().map_or(Moment::START, |last| last.at);
        self.cases.iter().any(|case| {
            let is_offer = case.kind == CaseKind::DrawOffer && case.by == Some(by);
            is_offer
                && case.state != CaseState::Withdrawn
                && case.opened >= since
                && [made, made + 1].contains(&case.ply)
        })
    }

    /// Writes an offer that was made without a half-move after it beside the last one: the game is over.
    pub(in crate::game) fn write_last_offer(&mut self) {
        let made = self.line().len();
        let to_move = self.to_move();
        if let Some(last) = made.checked_sub(1).filter(|_| self.has_offered_with_the_move(to_move)) {
            self.records.set_draw_offer(last);
        }
    }

    /// Who has made an open offer that `by` may answer.
    fn offerer_to(&self, by: Actor) -> Result<Color, Refusal> {
        let newest = self.offer().ok_or(Refusal::NoOffer)?;
        match by.side() {
            Some(side) if self.cases.open_offer_of(!side).is_none() => Err(Refusal::OwnOffer),
            Some(side) => Ok(!side),
            None => Ok(newest),
        }
    }

    /// What was proposed last to that actor, or to either player if nobody is named: a draw where nothing was.
    pub fn proposed_last_to(&self, by: Option<Actor>) -> Proposal {
        let is_to_them = |case: &Case| by.is_none_or(|by| by.side().is_none_or(|side| case.by != Some(side)));
        let mut newest = self.cases.pending().rev().filter(|case| is_to_them(case));
        let is_correction = |case: &Case| matches!(case.kind, CaseKind::LateIllegalMove { .. });
        match newest.find(|case| case.kind == CaseKind::DrawOffer || is_correction(case)) {
            Some(case) if is_correction(case) => Proposal::Correction,
            Some(_) | None => Proposal::Draw,
        }
    }

    /// Whether a draw and the correction of an illegal move are both proposed.
    pub(in crate::game) fn has_two_proposals(&self) -> bool {
        self.offer().is_some() && self.correction_proposed_to(Actor::Arbiter).is_some()
    }

    /// Whether the rules of the event allow a draw now only with the arbiter's consent (9.1.1).
    pub fn needs_consent(&self) -> bool {
        let made = self.announced_half_moves();
        match self.terms.agreement {
            AgreementRule::AtAnyTime => false,
            AgreementRule::AfterMoves(moves) => made < 2 * usize::try_from(moves).unwrap_or(usize::MAX / 2),
            AgreementRule::WithConsent => true,
        }
    }

    /// The correction of an illegal move that is proposed to that player (A.5.2). The arbiter does not agree for a
    /// player.
    ///
    /// # Errors
    ///
    /// [`Refusal::NoOffer`]; [`Refusal::NotYours`] for the arbiter.
    fn correction_to_answer(&self, by: Actor) -> Result<(&Case, usize), Refusal> {
        let (case, ply) = self.correction_proposed_to(by).ok_or(Refusal::NoOffer)?;
        match case.by {
            Some(proposer) if by == Actor::Arbiter => Err(Refusal::NotYours { whose: Actor::Player(!proposer) }),
            Some(_) | None => Ok((case, ply)),
        }
    }

    /// The offer on which both players agree, and to which the arbiter is to consent (9.1.1).
    ///
    /// # Errors
    ///
    /// [`Refusal::NoOffer`]; [`Refusal::NotYours`] if the opponent has not accepted it.
    fn offer_to_consent_to(&self) -> Result<&Case, Refusal> {
        let offerer = self.offerer_to(Actor::Arbiter)?;
        let agreed = self.cases.open_offer_of(offerer).filter(|offer| offer.is_agreed);
        agreed.ok_or(Refusal::NotYours { whose: Actor::Player(!offerer) })
    }

    /// The opponent accepts the offer; or the arbiter consents to what both players agree on (9.1.1).
    fn decide_acceptance(&self, at: Moment, by: Actor) -> Decided {
        let offerer = self.offerer_to(by)?;
        let offer = self.cases.open_offer_of(offerer);
        let agreed = offer.filter(|offer| offer.is_agreed);
        if by == Actor::Arbiter {
            return self.decide_accepting(at, self.offer_to_consent_to()?);
        }
        let moved_by_both = self.announced_half_moves() >= 2;
        if self.terms.edition.constants().agreement_needs_a_move_each && !moved_by_both {
            return Err(Refusal::AgreementTooEarly);
        }
        if !self.needs_consent() {
            return Ok(self.decide_end(at, GameResult::drawn(Reason::Agreement)));
        }
        if agreed.is_some() {
            return Err(Refusal::AlreadySaid);
        }
        let mut events = vec![Event::Case(CaseEvent::DrawAccepted { by: !offerer })];
        events.extend(self.decide_stop(PauseReason::ArbiterCalled));
        Ok(events)
    }

    /// The cases that the arbiter has to rule on. Where boards or scoresheets are being put right, the ruling is given
    /// (D.2.9).
    pub fn cases_to_rule_on(&self) -> impl DoubleEndedIterator<Item = &Case> {
        let is_corrected = || self.is_correction_due() || self.is_only_a_sheet_to_correct();
        let is_ruled_on = move |case: &Case| case.kind == CaseKind::RecordsDiffer && is_corrected();
        let is_over = self.result().is_some();
        let lasts = move |case: &Case| !is_over || case.kind.outlives_the_game();
        self.cases.pending().filter(move |case| case.is_for_the_arbiter() && lasts(case) && !is_ruled_on(case))
    }

    /// The number of the case that a ruling without a number is about; `None` where the number must be said.
    pub fn only_case_to_rule_on(&self) -> Option<u32> {
        self.only_case().ok().map(|case| case.id)
    }

    /// The case that a ruling without a number is about.
    fn only_case(&self) -> Result<&Case, Refusal> {
        let mut open = self.cases_to_rule_on();
        match (open.next(), open.next()) {
            (Some(_), Some(_)) => Err(Refusal::WhichCase),
            (Some(case), None) => Ok(case),
            (None, _) => self.cases.newest_for_the_arbiter().ok_or(Refusal::NothingOpen),
        }
    }

    /// The events of the arbiter's ruling on a case; without a number, on the only open one.
    fn decide_ruling(&self, at: Moment, id: Option<u32>, decision: Decision, words: String) -> Decided {
        let case = match id {
            Some(id) => self.open_case_of_number(id)?,
            None => self.only_case()?,
        };
        let mut events = match decision {
            Decision::Accept => self.decide_accepting(at, case)?,
            Decision::Reject => self.decide_rejecting(at, case)?,
            Decision::BothFlags => self.decide_both_flags_down(at, case)?,
            // It has no case that is open.
            Decision::TakeBack => return Err(Refusal::NothingOpen),
            Decision::Postpone => vec![Event::Case(CaseEvent::RulingPostponed { case: case.id })],
            Decision::Draw => {
                let drawn = Event::ended(GameResult::drawn(Reason::Arbiter));
                vec![Event::Case(CaseEvent::CaseAccepted { case: Some(case.id) }), drawn]
            }
        };
        events.insert(0, self.decide_explanation(case, words));
        Ok(events)
    }

    /// The case of that number, if it is open and for the arbiter.
    fn open_case_of_number(&self, id: u32) -> Result<&Case, Refusal> {
        let case = match self.cases.get(id) {
            None if self.cases.iter().next().is_none() => return Err(Refusal::NothingOpen),
            None => return Err(Refusal::NoSuchCase { id }),
            Some(case) if !case.is_pending() => return Err(Refusal::CaseClosed { id }),
            Some(case) if self.result().is_some() && !case.kind.outlives_the_game() => return Err(Refusal::GameOver),
            Some(case) => case,
        };
        match case.by {
            Some(by) if !case.is_for_the_arbiter() => Err(Refusal::NotYours { whose: Actor::Player(!by) }),
            Some(_) | None => Ok(case),
        }
    }

    /// The arbiter accepts a case.
    pub(in crate::game) fn decide_accepting(&self, at: Moment, case: &Case) -> Decided {
        let closed = Event::Case(CaseEvent::CaseAccepted { case: Some(case.id) });
        self.decide_consequences(at, case, case.kind.rule().on_accept, closed)
    }

    /// The arbiter rejects a case.
    fn decide_rejecting(&self, at: Moment, case: &Case) -> Decided {
        let closed = Event::Case(CaseEvent::CaseRejected { case: Some(case.id) });
        self.decide_consequences(at, case, case.kind.rule().on_reject, closed)
    }

    /// What follows from a ruling; `closed` says that the case is accepted or rejected.
    fn decide_consequences(&self, at: Moment, case: &Case, ruling: Ruling, closed: Event) -> Decided {
        let by = case.by.unwrap_or(self.to_move());
        Ok(match ruling {
            Ruling::Close => vec![closed],
            // Whichever word leads back, the penalty of an illegal move follows (7.5.5).
            Ruling::GoBack => match self.illegal_moves_to_rule_on().next() {
                Some((illegal, irregularity)) => self.decide_take_back(at, illegal, irregularity, None)?,
                None => self.decide_going_back(None)?,
            },
            Ruling::TakeBack(irregularity) => self.decide_take_back(at, case, irregularity, None)?,
            Ruling::Penalise(irregularity) => {
                let lost = self.result_by_ruling(irregularity).map(Event::ended);
                let penalty = lost.or_else(|| self.decide_time_penalty(irregularity.by(), case.id));
                std::iter::once(closed).chain(penalty).collect()
            }
            Ruling::LetStand => match self.line().last().filter(|completed| completed.after.is_none()) {
                Some(made) if made.half_move.promotion == Some(Role::King) => return Err(Refusal::PawnBecameKing),
                Some(_) => return Err(Refusal::KingCaptured),
                None => vec![closed],
            },
            Ruling::WithdrawAnnouncement => {
                let records = RecordsAfter::RestoredWhereAutoKept;
                vec![closed, Event::Move(MoveEvent::AnnouncementWithdrawn { records })]
            }
            Ruling::MakeAnnounced(irregularity) => {
                let mut draft = Draft::of(self, at);
                draft.strike_declared(irregularity.by());
                draft.push(closed);
                draft.decide_end_where_made();
                draft.events
            }
            Ruling::Judge(claim, verdict) => self.decide_claim_ruling(at, case, claim, verdict)?,
            Ruling::Consent => self.decide_end(at, GameResult::drawn(Reason::Agreement)),
            Ruling::DrawQuickplay => vec![closed, Event::ended(GameResult::drawn(Reason::Quickplay))],
            Ruling::RejectQuickplay => self.decide_quickplay_rejection(at, case),
            Ruling::GiveIncrement => self.decide_increment(case)?,
            Ruling::FlagFell => {
                let fell = Event::Clock(ClockEvent::FlagFell { of: !by, fell: at });
                let lost = self.result_if_lost(!by, Reason::Time).unwrap_or(GameResult::won_by(by, Reason::Time));
                vec![closed, fell, Event::ended(lost)]
            }
            Ruling::PutStartRight(what) => self.decide_wrong_start_accepted(case, what),
            Ruling::Bind(squares) => self.decide_touch_accepted(at, case, squares)?,
            // The arbiter's right ends with the opponent's next move, as the opponent's own does (A.5.2).
            Ruling::Intervene { .. } if self.mover_if_made() == Some(!by) => {
                return Err(Refusal::Conduct(ConductRefusal::OnlyBothTogether));
            }
            Ruling::Intervene { ply: Some(ply) } => self.decide_intervention(at, self.illegal_move_claim_event(ply))?,
            Ruling::Intervene { ply: None } => self.decide_intervention(at, self.empty_press_event(by))?,
            Ruling::TakeTimeSince => {
                let taken = self.time_since(at, case).filter(|span| self.can_be_taken(at, by, *span).is_ok());
                let taken = taken.map(|span| {
                    let (case, words) = (Some(case.id), String::new());
                    Event::Clock(ClockEvent::TimeTaken { from: by, span, case, words })
                });
                std::iter::once(closed).chain(taken).collect()
            }
            Ruling::Default => self.decide_default(closed),
            Ruling::UndoPress => {
                let times = self.left_without_the_press(at, by);
                let set = times.map(|times| Event::Clock(ClockEvent::ClocksSet { times }));
                let warned = self.decide_penalty(at, by, Penalty::Warning, String::new())?;
                set.into_iter().chain(warned).chain([closed]).collect()
            }
            Ruling::LeaveUnclaimed => vec![Event::Conduct(ConductEvent::IllegalMoveStands { case: case.id })],
        })
    }
}
