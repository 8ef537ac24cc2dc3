//! Correcting and withdrawing an announcement before it is completed (D.2.8, 4.3, 4.7).

use shakmaty::{Color, Position, Role, Square};

use crate::game::Game;
use crate::game::cases::CaseKind;
use crate::game::clock::moment::Moment;
use crate::game::command::AnnouncedMove;
use crate::game::draft::{Decided, Draft};
use crate::game::event::{ClockEvent, Event, GameEvent, MoveEvent};
use crate::game::half_move::HalfMove;
use crate::game::half_move::differing;
use crate::game::moves::ceremony::announcement;
use crate::game::moves::move_in_progress::MoveInProgress;
use crate::game::people::Actor;
use crate::game::records::move_inference::inferred_moves;
use crate::game::records::restoring::RecordsAfter;
use crate::game::refusal::Refusal;

impl Game {
    pub(in crate::game) fn decide_correction(&self, at: Moment, by: Actor, spoken: AnnouncedMove) -> Decided {
        let mut draft = self.draft_of_correction(at)?;
        let Some(before) = draft.game.moves.in_hand.announcement.clone() else {
            return Err(if self.moves.line.is_empty() { Refusal::NothingAnnounced } else { Refusal::TooLateToCorrect });
        };
        draft.game.check_piece_to_move(spoken.half_move)?;
        let half_move = spoken.half_move;
        let other_piece = half_move.from == before.half_move.from
            && half_move.to == before.half_move.to
            && half_move.promotion != before.half_move.promotion;
        if other_piece
            && draft.game.has_placed_promoted_piece(before.by, before.half_move.to, before.half_move.promotion)
        {
            return Err(Refusal::PromotionChosen);
        }
        if by.side() != Some(before.by) && !matches!(by, Actor::Assistant(_)) {
            return Err(Refusal::NotYours { whose: Actor::Player(before.by) });
        }
        draft.touch_what_was_moved(before.by);
        let announcement = announcement(before.by, spoken);
        draft.push(Event::Move(MoveEvent::AnnouncementCorrected { announcement, records: RecordsAfter::Kept }));
        draft.decide_touch_and_end(half_move);
        Ok(draft.events)
    }

    pub(in crate::game) fn decide_undo(&self, at: Moment) -> Decided {
        let mut draft = self.draft_of_correction(at)?;
        let Some(by) = draft.game.moves.in_hand.announcement.as_ref().map(|announcement| announcement.by) else {
            return Err(Refusal::NothingAnnounced);
        };
        draft.touch_what_was_moved(by);
        draft.push(Event::Move(MoveEvent::AnnouncementWithdrawn { records: RecordsAfter::RestoredWhereAutoKept }));
        Ok(draft.events)
    }

    /// A draft in which the end of the game is taken back, if the last announcement ended it, so that it can be corrected.
    fn draft_of_correction(&self, at: Moment) -> Result<Draft, Refusal> {
        let mut draft = Draft::of(self, at);
        if self.result().is_none() {
            return Ok(draft);
        }
        let made = self.moves.last_made.as_ref().and_then(|made| made.announcement.as_ref());
        let by = made.ok_or(Refusal::GameOver)?.by;
        draft.push(Event::Game(GameEvent::ResultTakenBack { words: String::new() }));
        draft.push(Event::Move(MoveEvent::MoveUnmade { by }));
        draft.push(Event::Clock(ClockEvent::ClocksStarted));
        Ok(draft)
    }

    /// The half-move made last is in hand again, as it was before; what was kept automatically is undone.
    pub(in crate::game) fn apply_unmade(&mut self, by: Color) {
        let Some(mut in_hand) = self.moves.last_made.take() else { return };
        let ply = self.moves.line.len().saturating_sub(1);
        self.moves.line.split_off(ply);
        for color in Color::ALL {
            let keeps = self.terms.players[color].keeps;
            if keeps.board
                && let Some(before) = in_hand.executed_from[color].take()
            {
                self.set_board_of(color, before);
            }
            if keeps.sheet {
                self.records.drop_entries_from(color, ply);
                in_hand.recorded[color] = false;
            }
        }
        self.moves.in_hand = in_hand;
        self.moves.echo = None;
        let pending = &mut self.moves.pending[by];
        pending.moves = pending.moves.saturating_sub(1);
        pending.may_press = pending.moves > 0;
    }

    /// The squares of the pieces that the player has moved on a board fed by hand, as they stood before: own pieces first,
    /// the king before the rook. Empty if more differs than one half-move can change.
    fn squares_moved_by_hand(&self, by: Color) -> Vec<Square> {
        if self.terms.players[by].keeps.board || self.has_differences() || self.owes_execution(by) {
            return Vec::new();
        }
        let (stands, before) = (self.board(by), self.position().board());
        let moved = differing(stands, before) & before.occupied();
        let known = &self.moves.in_hand.touched;
        let mut squares: Vec<Square> = moved.into_iter().filter(|square| !known.contains(square)).collect();
        let is_king = |square: Square| before.role_at(square) == Some(Role::King);
        squares.sort_by_key(|square| (before.color_at(*square) != Some(by), !is_king(*square)));
        if moved.count() > 2 { Vec::new() } else { squares }
    }

    /// Whether the piece that a pawn became stands on the player's own board (4.4.4).
    fn has_placed_promoted_piece(&self, by: Color, square: Square, promotion: Option<Role>) -> bool {
        let stands = self.board(by).role_at(square);
        self.moves.in_hand.executed_from[by].is_some() || promotion.is_some() && stands == promotion
    }

    /// The only legal half-move that leads to what stands on the mover's board, if that is fed by hand (4.7).
    fn half_move_released_by_hand(&self) -> Option<HalfMove> {
        let by = self.moves.in_hand.announcement.as_ref()?.by;
        if self.terms.players[by].keeps.board || self.has_differences() || self.owes_execution(by) {
            return None;
        }
        let found = inferred_moves(self.position(), self.board(by), 1, self.terms.castling_mode);
        match found.as_slice() {
            [line] => line.first().copied(),
            _ => None,
        }
    }

    /// Takes the announcement back. Returns it with what was done for it.
    pub(in crate::game) fn apply_withdrawal(&mut self, records: RecordsAfter) -> MoveInProgress {
        let released = self.half_move_released_by_hand().filter(|_| records != RecordsAfter::Restored);
        let before = std::mem::take(&mut self.moves.in_hand);
        self.moves.echo = self.moves.echo_before.take();
        self.moves.in_hand.touched.clone_from(&before.touched);
        self.moves.in_hand.released = before.released.or(released);
        for color in Color::ALL {
            let keeps = self.terms.players[color].keeps;
            let is_declared = self.claimed_half_move().is_some() && color == self.to_move();
            let [board, sheet] = match records {
                RecordsAfter::Kept => [false, false],
                RecordsAfter::RestoredWhereAutoKept => [keeps.board, keeps.sheet],
                RecordsAfter::Restored => [true, true],
            };
            if let Some(before) = before.executed_from[color].as_ref().filter(|_| board) {
                self.set_board_of(color, before.clone());
            }
            if before.recorded[color] && sheet && !is_declared {
                self.records.strike_from(color, self.moves.line.len());
            }
        }
        if records == RecordsAfter::Restored
            && before.announcement.as_ref().is_some_and(|announcement| announcement.draw_offer)
        {
            self.cases.withdraw(|case| case.kind == CaseKind::DrawOffer);
        }
        before
    }
}

impl Draft {
    /// Pieces already moved on the player's own board for the announcement being corrected count as touched (4.3).
    fn touch_what_was_moved(&mut self, by: Color) {
        let squares = self.game.squares_moved_by_hand(by);
        if !squares.is_empty() {
            self.push(Event::Move(MoveEvent::PiecesTouched { by, squares }));
        }
    }
}
