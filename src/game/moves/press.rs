//! Pressing the clock (6.2, 7.5.3): the press that completes a move, the press for which no move was made, and the
//! reply that comes before the press.

use shakmaty::{ByColor, Chess, Color, Position, Role};

use crate::game::cases::Case;
use crate::game::cases::irregularity::Irregularity;
use crate::game::clock::display::{ClockReading, PauseReason};
use crate::game::clock::moment::Moment;
use crate::game::command::AnnouncedMove;
use crate::game::conduct::event::ConductEvent;
use crate::game::draft::{Decided, Draft};
use crate::game::event::{ClockEvent, Event, MoveEvent, RecordsEvent};
use crate::game::half_move::HalfMove;
use crate::game::moves::PendingPress;
use crate::game::moves::in_hand::{Announcement, AutoComplete, Echo, MoveInProgress};
use crate::game::moves::line::Completed;
use crate::game::people::Actor;
use crate::game::records::boards::{Execution, RecordsAfter};
use crate::game::records::scoresheet::SheetEntry;
use crate::game::refusal::Refusal;
use crate::game::{Game, Stage};

impl Game {
    /// Whether `by`, whose clock runs, would press it now without having made a move.
    pub fn would_press_without_a_move(&self, by: Actor) -> bool {
        let Some(of) = by.side().filter(|of| self.sealer() != Some(*of)) else { return false };
        let has_moved = &self.settled_boards().boards[of] != self.position().board();
        let owes_nothing = self.moves.in_hand.announcement.is_none() && !self.moves.pending[of].may_press;
        let is_on_the_move = self.stage() == Stage::Playing && self.clock().running() == Some(of);
        is_on_the_move && self.keeps_moves() && owes_nothing && !has_moved
    }

    /// Whether an empty line of `by` does not complete the move in hand, but an earlier one that was never pressed.
    pub(in crate::game) fn is_press_only(&self, by: Actor) -> bool {
        let Some(of) = self.clock().running() else { return false };
        let in_hand = self.moves.in_hand.announcement.as_ref().map(|announcement| announcement.by);
        let may_press = match by.side() {
            Some(side) => side == of,
            None => in_hand.is_none(),
        };
        self.moves.pending[of].may_press && in_hand != Some(of) && may_press
    }

    /// Whether that player may still press for a half-move that the opponent has answered (6.2.1).
    pub(in crate::game) fn awaits_the_press_of(&self, by: Color) -> bool {
        self.moves.pending[by].may_press && !self.moves.is_announced_by(by)
    }

    /// The half-moves of that player that are made and not completed, as plies from 0, newest first.
    pub(in crate::game) fn plies_to_complete(&self, by: Color) -> Vec<usize> {
        let own = (0..self.moves.line.len()).rev().filter(|ply| self.number_at(*ply).1 == by);
        own.take(self.moves.pending[by].moves as usize).collect()
    }

    /// Whether the half-move at that ply (from 0) is completed, not merely made.
    pub fn is_completed(&self, ply: usize) -> bool {
        !self.plies_to_complete(self.number_at(ply).1).contains(&ply)
    }

    /// The player whose clock runs or is to run next: the player to move, or the one with a pending press.
    pub fn clock_to_run(&self) -> Color {
        if let Some(awaited) = self.awaited_at_the_envelope() {
            return awaited;
        }
        let awaits_a_press = self.moves.pending.iter().any(|unpressed| unpressed.may_press);
        if awaits_a_press { self.clock().whose() } else { self.to_move() }
    }

    /// The half-move that player's next press completes, and the position before it.
    pub fn half_move_to_complete(&self, by: Color) -> Option<(HalfMove, &Chess)> {
        if let Some(in_hand) = self.moves.in_hand.announcement.as_ref().filter(|announcement| announcement.by == by) {
            return Some((in_hand.half_move, self.position()));
        }
        let last = self.moves.line.last_ply_of(by)?;
        Some((self.moves.line[last].half_move, self.position_at(last)))
    }

    pub(in crate::game) fn decide_press(&self, at: Moment, by: Actor) -> Decided {
        let of = by.side().unwrap_or(self.clock_to_run());
        self.in_play()?;
        if let Some(by) = self.sealer() {
            // Only the sealer's own clock runs, and it is stopped without starting the other (I.1.1).
            return self.stopped_by_sealing(at).filter(|_| by == of).ok_or(Refusal::MoveIsSealed { by });
        }
        if let Some(refusal) = self.why_no_move() {
            return Err(refusal);
        }
        if !self.keeps_moves() {
            // What the move was is between the players (7.5.3 is for their boards).
            return match self.clock().running() {
                None => Err(Refusal::ClocksStopped),
                Some(running) if running != of => Err(Refusal::ClockNotRunning { of }),
                Some(_) => Ok(vec![Event::Move(MoveEvent::MoveCompleted { by: of, heard: None })]),
            };
        }
        match (&self.moves.in_hand.announcement, self.clock().running()) {
            (_, None) => Err(Refusal::ClocksStopped),
            (_, Some(running)) if running != of => Err(Refusal::ClockNotRunning { of }),
            (Some(in_hand), Some(_)) if in_hand.by == of => self.decide_completion(at, AutoComplete::Records),
            _ if self.moves.pending[of].may_press => {
                let (mut draft, unpressed) = (Draft::of(self, at), self.plies_to_complete(of));
                draft.push(Event::Move(MoveEvent::MoveCompleted { by: of, heard: None }));
                draft.find_illegal_among(of, &unpressed);
                Ok(draft.events)
            }
            _ if self.would_press_without_a_move(by) => self.decide_empty_press(of),
            // What is executed on the own board and not announced is no press without a move (D.2.4).
            _ => {
                let executed = self.executed_in_silence(of).ok_or(Refusal::NothingAnnounced)?;
                let silent = ConductEvent::SilentPressClaimed { of, executed: Some(executed) };
                let stopped = self.decide_stop(PauseReason::Irregularity);
                Ok(std::iter::once(Event::Conduct(silent)).chain(stopped).collect())
            }
        }
    }

    /// Whether a press of `by` would be one for a half-move that stands on the own board and was not announced.
    pub fn would_press_in_silence(&self, by: Actor) -> bool {
        let of = by.side().unwrap_or(self.clock_to_run());
        let is_on_the_move = self.stage() == Stage::Playing && self.clock().running() == Some(of);
        is_on_the_move && self.in_hand().announcement.is_none() && self.executed_in_silence(of).is_some()
    }

    pub(in crate::game) fn decide_completion(&self, at: Moment, auto: AutoComplete) -> Decided {
        self.in_play()?;
        if let Some(refusal) = self.why_no_move() {
            return Err(refusal);
        }
        let Some(announcement) = &self.moves.in_hand.announcement else { return Err(Refusal::NothingAnnounced) };
        let (by, half_move) = (announcement.by, announcement.half_move);
        if self.clock().running() != Some(by) {
            return Err(Refusal::ClockNotRunning { of: by });
        }
        if let Some(missing) = self.missing_on_board(by, half_move) {
            return Err(Refusal::NotExecuted { by, missing });
        }
        let legal = half_move.legal_in(self.position()).is_some();
        let ending = if self.mover_if_made().is_some() {
            self.result_of_completing(half_move)
        } else {
            self.result_of_making(half_move).or_else(|| self.result_of_completing(half_move))
        };
        let (mut draft, unpressed) = (Draft::of(self, at), self.plies_to_complete(by));
        let queen = HalfMove { promotion: Some(Role::Queen), ..half_move };
        let becomes_queen = self.terms.edition.constants().unpromoted_pawn_becomes_queen && self.is_supervised();
        if self.is_left_unpromoted(half_move) && becomes_queen && queen.legal_in(self.position()).is_some() {
            let announcement = Announcement { half_move: queen, ..announcement.clone() };
            draft.push(Event::Move(MoveEvent::AnnouncementCorrected { announcement, records: RecordsAfter::Kept }));
        }
        for event in draft.game.decide_automatic_records(auto) {
            draft.push(event);
        }
        draft.push(Event::Move(MoveEvent::MoveCompleted { by, heard: None }));
        draft.let_stand_what_is_unclaimed(!by);
        if ending.is_none() && legal {
            draft.find_sheets_behind(by);
        }
        draft.compare();
        if let Some(result) = ending {
            draft.push(Event::ended(result));
        } else if let Some(result) = draft.game.draw_by_illegal_position(self) {
            draft.push(Event::ended(result));
        } else if !legal {
            draft.find_illegal_move(by, half_move);
        } else {
            draft.find_illegal_among(by, &unpressed);
        }
        Ok(draft.events)
    }

    /// The reply to a move that is made and not completed (1.3). That move is then part of the game, and its player's
    /// clock runs until it is pressed. An illegal move is answered like a legal one, and found when completed (7.5).
    pub(in crate::game) fn decide_reply(&self, at: Moment, by: Actor, spoken: AnnouncedMove) -> Decided {
        let Some(in_hand) = &self.moves.in_hand.announcement else { return Err(Refusal::NothingAnnounced) };
        let stands = in_hand.half_move.left_standing(self.position()).is_some();
        if by != Actor::Player(!in_hand.by) || !stands {
            return Err(Refusal::NotCompleted { announced: in_hand.half_move });
        }
        let mut draft = Draft::of(self, at);
        draft.decide_made_by(in_hand.by);
        for event in draft.game.decide_announcement(at, by, spoken)? {
            draft.push(event);
        }
        Ok(draft.events)
    }

    /// What the program does with the half-move in hand: repeats it if asked to, and executes and records it wherever
    /// boards and sheets are kept automatically.
    pub(in crate::game) fn decide_automatic_records(&self, auto: AutoComplete) -> Vec<Event> {
        let mut events = Vec::new();
        let Some(announcement) = &self.moves.in_hand.announcement else { return events };
        let half_move = announcement.half_move;
        let draw_offer = announcement.draw_offer || self.has_offered_with_the_move(announcement.by);
        if !self.moves.in_hand.repeated && auto == AutoComplete::RecordsAndRepetition {
            events.push(Event::Move(MoveEvent::MoveRepeated { by: Actor::Player(!announcement.by) }));
        }
        for color in Color::ALL {
            let keeps = self.terms.players[color].keeps;
            let made_before = self.board(color).piece_at(half_move.from).is_none();
            if self.keeps_board(color) && self.moves.in_hand.executed_from[color].is_none() && !made_before {
                let execution = Execution::HalfMove(half_move);
                events.push(Event::Records(RecordsEvent::Executed { board: color, execution }));
            }
            // What was written for this half-move beforehand stands there, whatever it means: a second entry would move
            // all later ones.
            let is_written = self.moves.in_hand.recorded[color] || self.sheet(color).entries.len() > self.line().len();
            if keeps.sheet && !is_written {
                let entry = SheetEntry { draw_offer, ..SheetEntry::of(half_move) };
                events.push(Event::Records(RecordsEvent::Recorded { sheet: color, entry }));
            }
        }
        events
    }

    /// A press without a move. It goes to the arbiter and ends nothing itself. Without adequate supervision nobody
    /// intervenes (A.5.2): what counts as an illegal move is noted once for the arbiter, and the opponent may claim it.
    fn decide_empty_press(&self, by: Color) -> Decided {
        let counts = self.terms.edition.constants().empty_press_is_illegal;
        if self.is_supervised() {
            let stopped = Event::Clock(ClockEvent::ClocksStopped { reason: PauseReason::Irregularity });
            return Ok(vec![self.empty_press_event(by), stopped]);
        }
        if counts && self.cases.unclaimed_press() != Some(by) {
            return Ok(vec![Event::Conduct(ConductEvent::EmptyPressNoted { by })]);
        }
        Err(Refusal::NothingAnnounced)
    }

    /// That this player pressed the clock without a move: counted as illegal if the edition says so (7.5.3).
    pub(in crate::game) fn empty_press_event(&self, by: Color) -> Event {
        let counts = self.terms.edition.constants().empty_press_is_illegal;
        let count = counts.then(|| self.cases.illegal_moves_of(by) + 1);
        Event::Irregularity(Irregularity::EmptyPressFound { by, count })
    }

    /// Makes the half-move in hand part of the line. The clock is not pressed; the reading that a press would give now
    /// is noted with it.
    pub(in crate::game) fn apply_made(&mut self, at: Moment, by: Color) {
        self.moves.pending[by].moves += 1;
        self.moves.pending[by].may_press = true;
        let Some(announcement) = self.moves.in_hand.announcement.clone() else { return };
        self.moves.last_made = Some(self.moves.in_hand.clone());
        let mut clock = self.clock().clone();
        clock.press_after(self.moves.pending[by].moves, by, at);
        self.extend_line(at, announcement.half_move, [self.clock().readings(at), clock.readings(at)]);
    }

    /// Completes the moves of `by` by a press: the one in hand, and those made before and not pressed.
    pub(in crate::game) fn apply_completed(&mut self, at: Moment, by: Color, heard: Moment) {
        if !self.keeps_moves() {
            self.clock.press_after(1, by, at);
            return self.clock.run_not_before(heard);
        }
        let in_hand = self.moves.in_hand.announcement.take_if(|announcement| announcement.by == by);
        if in_hand.is_none() && !self.moves.pending[by].may_press {
            return;
        }
        let PendingPress { moves, .. } = std::mem::take(&mut self.moves.pending[by]);
        let before_press = self.clock().readings(at);
        self.clock.press_after(moves + u32::from(in_hand.is_some()), by, at);
        self.clock.run_not_before(heard);
        let readings = [before_press, self.clock().readings(at)];
        if let Some(announcement) = in_hand {
            self.extend_line(at, announcement.half_move, readings);
        } else if let Some(last) = self.moves.line.last_ply_of(by) {
            self.moves.line.set_readings(last, readings, at);
        }
        self.moves.pending[!by].may_press &= self.to_move() == by;
    }

    /// A move is also completed when its player has made the next one (6.2.1.2; not in 2009).
    pub(in crate::game) fn apply_completion_by_next_move(&mut self, at: Moment, by: Color) {
        if self.terms.edition.constants().next_move_completes {
            let moves = std::mem::take(&mut self.moves.pending[by].moves);
            (0..moves).for_each(|_| self.clock.complete(by, at));
        }
    }

    fn extend_line(&mut self, at: Moment, half_move: HalfMove, [before_press, readings]: [ByColor<ClockReading>; 2]) {
        let after = half_move.left_standing(self.position());
        let by = self.to_move();
        self.moves.echo = Some(Echo { by, half_move, given: self.moves.in_hand.repeated });
        let MoveInProgress { touched, .. } = std::mem::take(&mut self.moves.in_hand);
        let given = *self.clock.given();
        self.moves.line.push(Completed {
            half_move,
            after,
            readings,
            before_press,
            given,
            at,
            touched,
            imported: None,
        });
        self.follow_on_boards_not_heard_of(by);
    }
}

impl Draft {
    /// Makes the half-move in hand if it is made in the sense of the Laws, without a press: writes what is still
    /// missing into boards, sheets and line (4.7, D.2.3).
    pub fn decide_made(&mut self) {
        if let Some(by) = self.game.mover_if_made() {
            self.decide_made_by(by);
        }
    }

    /// Makes the half-move in hand if the opponent may take it as made, legal or not (1.3).
    pub fn decide_taken_as_made(&mut self) {
        if let Some(by) = self.game.mover_if_taken_as_made() {
            self.decide_made_by(by);
        }
    }

    /// Makes the half-move in hand, whose player is `by`.
    pub fn decide_made_by(&mut self, by: Color) {
        for event in self.game.decide_automatic_records(AutoComplete::Records) {
            self.push(event);
        }
        self.push(Event::Move(MoveEvent::MoveMade { by }));
        self.let_stand_what_is_unclaimed(!by);
        self.compare();
    }

    /// The opponent of `by` has made the next move: an illegal move of `by` that nobody claimed stands (A.5.2).
    fn let_stand_what_is_unclaimed(&mut self, by: Color) {
        let cases = self.game.cases.pending().filter(|case| case.is_for_the_arbiter_alone() && case.by == Some(by));
        let stand: Vec<u32> = cases.map(|case| case.id).collect();
        for case in stand {
            self.push(Event::Conduct(ConductEvent::IllegalMoveStands { case }));
        }
    }

    /// Ends the game if the move in hand is made and ends it: at once, before any press (5.1.1, 5.2).
    pub fn decide_end_where_made(&mut self) {
        let in_hand = self.game.mover_if_made().and(self.game.in_hand().announcement.as_ref());
        let Some(result) = in_hand.and_then(|in_hand| self.game.result_of_making(in_hand.half_move)) else { return };
        self.decide_made();
        self.push(Event::ended(result));
    }

    /// An illegal move is found when it is completed (7.5). Without adequate supervision the opponent has to claim it
    /// as long as play can go on: it is noted for the arbiter alone (A.5.2; 2009: A.4c, B.3c). The arbiter declares the
    /// penalty (7.5.5).
    fn find_illegal_move(&mut self, by: Color, half_move: HalfMove) {
        let goes_on = self.game.moves.line.last().is_some_and(|completed| completed.after.is_some());
        let constants = self.game.terms.edition.constants();
        let is_silent = !self.game.is_supervised() && goes_on;
        if is_silent && !constants.unsupervised_illegal_move_only_by_claim {
            let ply = self.game.line().len() - 1;
            return self.push(Event::Conduct(ConductEvent::IllegalMoveNoted { by, half_move, ply }));
        }
        if is_silent && !self.game.is_in_illegal_position() {
            return;
        }
        let count = self.game.cases.illegal_moves_of(by) + 1;
        let found = Irregularity::IllegalMoveFound { by, half_move, count };
        self.push(Event::Irregularity(found));
        self.stop(PauseReason::Irregularity);
    }

    /// Finds the illegal move among half-moves that were answered first and are completed only now (7.5). Without
    /// adequate supervision only a claim could still find it (A.5.2).
    pub(in crate::game) fn find_illegal_among(&mut self, by: Color, plies: &[usize]) {
        let is_known = |ply: usize| {
            let known = |case: &Case| case.by == Some(by) && case.ply == ply + 1 && case.kind.irregularity().is_some();
            self.game.cases.iter().any(known)
        };
        let found = plies.iter().find(|ply| self.game.why_illegal_at(**ply).is_some() && !is_known(**ply)).copied();
        let Some(ply) = found.filter(|_| self.game.is_supervised() && self.game.result().is_none()) else { return };
        let event = self.game.illegal_move_claim_event(ply);
        self.push(event);
        self.stop(PauseReason::Irregularity);
    }
}
