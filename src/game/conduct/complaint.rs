//! Complaints: an illegal move found later, a touched piece, two hands (4.3, 4.8, 7.5), and what was wrong when the
//! game began (6.10, 7.2, 7.3; A.5.1).

use shakmaty::{Bitboard, ByColor, Chess, Color, EnPassantMode, Position, PositionError, Rank, Square};

use crate::game::Game;
use crate::game::cases::Case;
use crate::game::cases::irregularity::Irregularity;
use crate::game::cases::kind::CaseKind;
use crate::game::clock::display::PauseReason;
use crate::game::clock::moment::Moment;
use crate::game::conduct::complaint_kind::{TouchedSquares, WrongStart};
use crate::game::conduct::event::ConductEvent;
use crate::game::course::replacement::Colors;
use crate::game::draft::{Decided, Draft};
use crate::game::event::{CaseEvent, ClockEvent, Event, GameEvent, MoveEvent, RecordsEvent};
use crate::game::laws::article::Article;
use crate::game::laws::edition::{ReversedColors, Supervision, TimeClass};
use crate::game::laws::touch::{TouchRule, judged};
use crate::game::laws::why_illegal::{WhyIllegal, why_illegal};
use crate::game::moves::illegal_moves::{TimeUsed, WayBack};
use crate::game::people::Actor;
use crate::game::records::boards::{RecordsAfter, SquareChange};
use crate::game::records::diagnosis::Cause;
use crate::game::refusal::{ConductRefusal, Refusal};
use crate::game::terms::Terms;

impl Game {
    /// A player whose clock runs says `jadoube` (4.2.1, 6.2.5).
    pub(super) fn decide_adjusting(&self, by: Actor) -> Decided {
        self.in_play()?;
        let player = by.side().unwrap_or(self.to_move());
        if self.in_hand().adjusting {
            return Err(Refusal::AlreadySaid);
        }
        let announced = self.in_hand().announcement.is_some();
        if self.clock().running() != Some(player) || self.to_move() != player || announced {
            return Err(Refusal::Conduct(ConductRefusal::AdjustsOnOwnTime));
        }
        Ok(vec![Event::Conduct(ConductEvent::AdjustingAnnounced { by: player })])
    }

    /// The opponent, the opponent's assistant or the arbiter claims that a player has touched pieces. A player who has
    /// since touched a piece or moved may no longer complain (4.8).
    pub(super) fn decide_touch_claim(&self, by: Actor, squares: &[Square]) -> Decided {
        self.in_play()?;
        let touched = TouchedSquares::of(squares).ok_or(Refusal::Conduct(ConductRefusal::NotTouched))?;
        let of = by.side().map_or(self.to_move(), |side| !side);
        if self.in_hand().adjusting && of == self.to_move() {
            return Err(Refusal::Conduct(ConductRefusal::Adjusting { of }));
        }
        let in_hand = self.in_hand();
        let has_touched = !in_hand.touched.is_empty() || in_hand.announcement.is_some();
        if of != self.to_move() && (has_touched || self.line().is_empty()) {
            return Err(Refusal::Conduct(ConductRefusal::RightToComplainLost));
        }
        // What was empty before the half-move and is empty now cannot have been touched for it.
        let plies = self.line().len();
        let stands = |square: &Square, ply: usize| self.placement_at(ply).piece_at(*square).is_some();
        let is_there = |square: &Square| stands(square, plies) || stands(square, plies.saturating_sub(1));
        if let Some(square) = squares.iter().find(|square| !is_there(square)) {
            return Err(Refusal::Conduct(ConductRefusal::NothingTouchedThere { square: *square }));
        }
        let mut events = vec![Event::Conduct(ConductEvent::TouchClaimed { of, squares: touched })];
        events.extend(self.decide_stop(PauseReason::Claim));
        Ok(events)
    }

    /// What the player of that case must do after touching those squares.
    pub fn touch_rule(&self, case: &Case, touched: TouchedSquares) -> TouchRule {
        judged(self.position_at(case.ply), &touched.to_vec(), self.terms.castling_mode).0
    }

    /// The half-move, as a ply from 0, that is taken back where the touch of that case is accepted.
    pub fn taken_back_for_touch(&self, case: &Case, touched: TouchedSquares) -> Option<usize> {
        let made = self.line().get(case.ply)?.half_move;
        let (_, allowed) = judged(self.position_at(case.ply), &touched.to_vec(), self.terms.castling_mode);
        (!allowed.contains(&made)).then_some(case.ply)
    }

    /// The arbiter finds that the pieces were touched: a move that disregards it is taken back, and touch-move applies.
    /// They were touched before the pieces of that move, and before those of an illegal move that was taken back
    /// already.
    pub(in crate::game) fn decide_touch_accepted(&self, at: Moment, case: &Case, touched: TouchedSquares) -> Decided {
        let mut events = vec![Event::Case(CaseEvent::CaseAccepted { case: Some(case.id) })];
        let (Some(by), ply) = (case.by, case.ply) else { return Ok(events) };
        let squares = touched.to_vec();
        let (_, allowed) = judged(self.position_at(ply), &squares, self.terms.castling_mode);
        let bound = Event::Move(MoveEvent::PiecesTouched { by, squares, is_before: true });
        match (self.line().get(ply), &self.in_hand().announcement) {
            (Some(made), _) if allowed.contains(&made.half_move) => {}
            // The time that was used counts, as for an illegal move (7.1).
            (Some(_), _) => {
                let way = WayBack { ply, time: TimeUsed::Counts };
                events.extend(self.decide_back_with_penalty(at, Some(way))?);
                events.push(bound);
            }
            (None, Some(in_hand)) if allowed.contains(&in_hand.half_move) => {}
            (None, Some(_)) => {
                events.push(Event::Move(MoveEvent::AnnouncementWithdrawn {
                    records: RecordsAfter::RestoredWhereAutoKept,
                }));
                if self.in_hand().declined.is_some() {
                    events.push(Event::Case(CaseEvent::DrawDeclined { by }));
                }
                events.push(bound);
            }
            (None, None) => events.push(bound),
        }
        Ok(events)
    }

    /// A move made with two hands: from 7/2017 counted as an illegal move, and the move stands (7.5.4). If that
    /// half-move counts as illegal already, it is not counted again.
    pub(super) fn decide_two_hands_claim(&self, by: Actor) -> Decided {
        self.in_play()?;
        let of = by.side().map_or(!self.to_move(), |side| !side);
        let last = self.line().last_ply_of(of).filter(|_| !self.moves.is_announced_by(of));
        let not_pressed = ConductRefusal::NotPressed { of, article: Article::TwoHands };
        let ply = last.ok_or(Refusal::Conduct(not_pressed))?;
        // Cases from before going back are about another half-move of this ply.
        let made_at = self.line()[ply].at;
        let is_of_this_move = |case: &&Case| case.ply == ply + 1 && case.by == Some(of) && case.opened >= made_at;
        let two_hands = |case: &Case| matches!(case.kind, CaseKind::Irregularity(Irregularity::TwoHandsFound { .. }));
        if self.cases.iter().filter(is_of_this_move).any(two_hands) {
            return Err(Refusal::AlreadySaid);
        }
        if ply + 1 < self.line().len() {
            return Err(Refusal::Conduct(ConductRefusal::RightToComplainLost));
        }
        let counted = self.cases.iter().filter(is_of_this_move).any(Case::counts);
        let counts = self.terms.edition.constants().empty_press_is_illegal && !counted;
        let count = counts.then(|| self.cases.illegal_moves_of(of) + 1);
        let mut events = vec![Event::Irregularity(Irregularity::TwoHandsFound { by: of, count })];
        if self.clock().running().is_some() {
            events.push(Event::Clock(ClockEvent::ClocksStopped { reason: PauseReason::Irregularity }));
        }
        Ok(events)
    }

    /// A claim that a completed move is illegal: the named one, or the opponent's newest illegal one. Without adequate
    /// supervision a press without a move is claimed in the same way (7.5.3, A.5.2).
    pub(super) fn decide_illegal_move_claim(&self, by: Actor, plies: Option<usize>) -> Decided {
        if self.result().is_some() {
            return Err(Refusal::Conduct(ConductRefusal::ResultStandsUnlessTakenBack));
        }
        self.in_play()?;
        let is_illegal = |ply: usize| self.why_illegal_at(ply).is_some();
        let is_not_own = |ply: usize| by.side() != Some(self.number_at(ply).1);
        let ply = match plies {
            Some(plies) => plies.checked_sub(1).filter(|ply| *ply < self.line().len()),
            None => (0..self.line().len()).rev().find(|ply| is_illegal(*ply) && is_not_own(*ply)),
        };
        let is_new = |ply: usize| ply + 1 == self.line().len();
        if let Some(of) = self.cases.unclaimed_press().filter(|of| plies.is_none() && by.side() != Some(*of))
            && !ply.is_some_and(is_new)
        {
            let found = std::iter::once(self.empty_press_event(of));
            return Ok(found.chain(self.decide_stop(PauseReason::Irregularity)).collect());
        }
        let plies_there = self.line().len();
        let ply = match (ply, plies) {
            (Some(ply), _) if is_illegal(ply) => ply,
            (Some(ply), _) => return Err(Refusal::Conduct(ConductRefusal::NotIllegal { ply })),
            (None, None) => return Err(Refusal::Conduct(ConductRefusal::NoneIllegal)),
            (None, Some(_)) => return Err(Refusal::NoSuchPly { plies: plies_there }),
        };
        let (_, of) = self.number_at(ply);
        if by.side() == Some(of) {
            return Err(Refusal::NotYours { whose: Actor::Player(!of) });
        }
        if self.cases.pending().any(|case| case.ply == ply + 1 && case.by == Some(of) && case.stops_play()) {
            return Err(Refusal::AlreadySaid);
        }
        let mut events = match (self.is_supervised(), by) {
            (true, _) => vec![self.illegal_move_claim_event(ply)],
            (false, Actor::Arbiter) if self.terms.edition.constants().unsupervised_illegal_move_only_by_claim => {
                return Err(Refusal::Conduct(ConductRefusal::OnlyTheOpponentClaims));
            }
            (false, _) if ply + 1 == self.line().len() && self.mover_if_made().is_none() => {
                vec![self.illegal_move_claim_event(ply)]
            }
            // The Laws of 2009 know an agreement in blitz alone (B.3c).
            (false, _)
                if self.terms.edition.constants().unsupervised_illegal_move_only_by_claim
                    && self.terms.time_class() == TimeClass::Rapid =>
            {
                return Err(Refusal::Conduct(ConductRefusal::IllegalMoveStands));
            }
            (false, Actor::Arbiter | Actor::Program) => {
                return Err(Refusal::Conduct(ConductRefusal::OnlyBothTogether));
            }
            (false, Actor::Player(side) | Actor::Assistant(side)) => {
                vec![Event::Conduct(ConductEvent::CorrectionProposed { by: side, ply })]
            }
        };
        events.extend(self.decide_stop(PauseReason::Irregularity));
        Ok(events)
    }

    /// The illegal move at that ply, from 0, as a case for the arbiter.
    pub(in crate::game) fn illegal_move_claim_event(&self, ply: usize) -> Event {
        let (_, by) = self.number_at(ply);
        let (half_move, count) = (self.line()[ply].half_move, self.cases.illegal_moves_of(by) + 1);
        Event::Conduct(ConductEvent::IllegalMoveClaimed { by, half_move, ply, count })
    }

    /// The arbiter intervenes because of what nobody has claimed yet: it is found, and accepted at once (A.5.2).
    pub(in crate::game) fn decide_intervention(&self, at: Moment, found: Event) -> Decided {
        let mut draft = Draft::of(self, at);
        draft.push(found);
        draft.stop(PauseReason::Irregularity);
        let is_found = |case: &&Case| case.kind.irregularity().is_some();
        let Some(case) = draft.game.cases.pending().rfind(is_found) else { return Ok(draft.events) };
        let ruling = draft.game.decide_accepting(at, case)?;
        ruling.into_iter().for_each(|event| draft.push(event));
        Ok(draft.events)
    }

    /// Whether an illegal move is corrected and penalised whenever it is found (A.4, B.2; always in a standard game).
    pub fn is_supervised(&self) -> bool {
        self.terms.supervision == Supervision::Adequate || self.terms.time_class() == TimeClass::Standard
    }

    /// Why the half-move at that ply, from 0, is illegal; `None` if it is legal.
    pub fn why_illegal_at(&self, ply: usize) -> Option<WhyIllegal> {
        why_illegal(self.position_at(ply), self.line().get(ply)?.half_move)
    }

    /// The late illegal move whose correction waits for the agreement of this player (of either, if the arbiter
    /// speaks).
    pub(in crate::game) fn correction_proposed_to(&self, by: Actor) -> Option<(&Case, usize)> {
        self.cases.pending().rev().find_map(|case| {
            let CaseKind::LateIllegalMove { ply } = case.kind else { return None };
            (by.side() != case.by).then_some((case, ply))
        })
    }

    /// Both agree: back to the position before the illegal move, without a penalty (A.5.2).
    pub(in crate::game) fn decide_correction_by_both(&self, at: Moment, case: &Case, ply: usize) -> Decided {
        let mut draft = Draft::of(self, at);
        draft.push(Event::Case(CaseEvent::CaseAccepted { case: Some(case.id) }));
        for event in draft.game.decide_going_back(Some(ply))? {
            draft.push(event);
        }
        draft.compare();
        Ok(draft.events)
    }

    pub(super) fn open_touch_claim(&mut self, at: Moment, of: Color, squares: TouchedSquares) {
        // It is about the half-move during which they were touched: going back before that one alone makes it void.
        let announced = self.announced_half_moves();
        let is_next = self.number_at(announced).1 == of;
        let ply = if is_next { announced } else { announced.saturating_sub(1) };
        self.cases.open(CaseKind::Touched(squares), Some(of), (at, ply));
    }
}

impl Game {
    /// A player or the arbiter claims that something was wrong when the game began. If it is too late for that and both
    /// boards show the wrong set-up, the game goes on from what is on the boards.
    pub(super) fn decide_wrong_start_claim(&self, at: Moment, by: Actor, what: WrongStart) -> Decided {
        if self.result().is_some() {
            return Err(Refusal::Conduct(ConductRefusal::ResultStandsUnlessTakenBack));
        }
        self.in_play()?;
        if self.cases.pending().any(|case| case.kind == CaseKind::WrongStart(what)) {
            return Err(Refusal::AlreadySaid);
        }
        if let Err(too_late) = self.can_still_be_claimed(what) {
            let standing = self.set_up_as_it_stands().filter(|_| what == WrongStart::SetUp).ok_or(too_late)?;
            let kept = ConductEvent::SetUpKept { by: by.side(), squares: standing };
            return Ok(self.decide_with_comparison(at, vec![Event::Conduct(kept)]));
        }
        let mut events = vec![Event::Conduct(ConductEvent::WrongStartClaimed { by: by.side(), what })];
        events.extend(self.decide_stop(PauseReason::Claim));
        Ok(events)
    }

    /// Without adequate supervision it is too late after ten moves (2009: three); after ten moves of both the colours
    /// stay (7.3).
    ///
    /// # Errors
    ///
    /// Why it is too late.
    pub fn can_still_be_claimed(&self, what: WrongStart) -> Result<(), Refusal> {
        let constants = self.terms.edition.constants();
        let barred_after = constants.unsupervised_complaints;
        match what {
            WrongStart::Colors => match constants.reversed_colors {
                ReversedColors::NewGameBefore(moves) if self.moves_of_both() >= moves => {
                    Err(Refusal::Conduct(ConductRefusal::ColorsStay { moves }))
                }
                ReversedColors::NewGameBefore(_) | ReversedColors::ArbiterDecides => Ok(()),
            },
            WrongStart::SetUp | WrongStart::Board | WrongStart::Clock
                if !self.is_supervised() && self.moves_of_both() >= barred_after =>
            {
                Err(Refusal::Conduct(ConductRefusal::TooLateForComplaint { what, moves: barred_after }))
            }
            WrongStart::SetUp | WrongStart::Board | WrongStart::Clock => Ok(()),
        }
    }

    /// The number of moves that both players have made.
    pub fn moves_of_both(&self) -> u32 {
        let made =
            ByColor::new_with(|color| (0..self.line().len()).filter(|ply| self.number_at(*ply).1 == color).count());
        u32::try_from(made.white.min(made.black)).unwrap_or(u32::MAX)
    }

    /// The arbiter accepts the claim: a new game replaces this one, the board is corrected, or the clock is left to the
    /// arbiter.
    pub(in crate::game) fn decide_wrong_start_accepted(&self, case: &Case, what: WrongStart) -> Vec<Event> {
        let mut events = vec![Event::Case(CaseEvent::CaseAccepted { case: Some(case.id) })];
        let cancelled = |colors: Colors| {
            let article = case.article.number(self.terms.edition).to_owned();
            Event::Game(GameEvent::GameCancelled { colors, article, next: None })
        };
        match what {
            WrongStart::SetUp => events.push(cancelled(Colors::AsBefore)),
            WrongStart::Colors => events.push(cancelled(Colors::Exchanged)),
            WrongStart::Board => {
                events.extend(Color::ALL.map(|board| Event::Records(RecordsEvent::BoardAdjusted { board })));
            }
            WrongStart::Clock => {}
        }
        events
    }

    /// The terms of the game that replaces this one.
    pub fn terms_of_the_next_game(&self, colors: Colors) -> Terms {
        let mut terms = self.terms.clone();
        if colors == Colors::Exchanged {
            std::mem::swap(&mut terms.players.white, &mut terms.players.black);
            std::mem::swap(&mut terms.time.white, &mut terms.time.black);
        }
        terms
    }
}

impl Game {
    /// The pieces that have been on wrong squares from the beginning, if both boards show the same wrong set-up.
    pub(super) fn set_up_as_it_stands(&self) -> Option<Vec<SquareChange>> {
        let boards = &self.boards().boards;
        if boards.white != boards.black || self.in_hand().announcement.is_some() {
            return None;
        }
        let (_, deviation) = self.deviation(Color::White);
        let [Cause::SetUpWrongly(squares)] = deviation.causes.as_slice() else { return None };
        let on = |square: &_| SquareChange { square: *square, piece: boards.white.piece_at(*square) };
        let standing: Vec<SquareChange> = squares.iter().map(on).collect();
        let line = self.line().begun_at(self.start_with(&standing)?);
        (*line.position().board() == boards.white).then_some(standing)
    }

    /// The starting position with those pieces, without the castling rights that they lose; `None` if no game can be
    /// played from there.
    fn start_with(&self, standing: &[SquareChange]) -> Option<Chess> {
        let mut setup = self.terms.start.to_setup(EnPassantMode::Legal);
        for color in Color::ALL {
            let king = self.terms.start.board().king_of(color);
            if standing.iter().any(|change| Some(change.square) == king) {
                setup.castling_rights &= !Bitboard::from(color.fold_wb(Rank::First, Rank::Eighth));
            }
        }
        for change in standing {
            setup.castling_rights.discard(change.square);
            match change.piece {
                Some(piece) => setup.board.set_piece_at(change.square, piece),
                None => setup.board.discard_piece_at(change.square),
            }
        }
        setup
            .position(self.terms.castling_mode)
            .or_else(PositionError::ignore_too_much_material)
            .or_else(PositionError::ignore_impossible_check)
            .ok()
    }

    /// Replays the half-moves from the starting position with those pieces.
    pub(super) fn apply_set_up_kept(&mut self, standing: &[SquareChange]) {
        let Some(start) = self.start_with(standing) else { return };
        self.moves.restart_line_from(start.clone());
        self.terms.start = start;
        self.records.forget_line_from(0);
        self.forget_claims();
    }
}
