//! When a position, a flag or a resignation ends the game, and how (Articles 5, 6.9, 9.6).

use shakmaty::{Chess, Color, Position, Rank};

use crate::game::Game;
use crate::game::half_move::HalfMove;
use crate::game::laws::edition::{Fivefold, SeventyFiveMoves};
use crate::game::laws::result::{GameResult, Reason};
use crate::game::laws::winnable::{Budget, Dead, MateChance, Proof, is_dead, winnable};

/// Half-moves without a pawn move or capture after which the game is drawn (9.6.2).
const SEVENTY_FIVE_MOVES: u32 = 150;

impl Game {
    /// The result of making `half_move`, if it is legal and ends the game at once, before any press (5.1.1, 5.2).
    pub fn result_of_making(&self, half_move: HalfMove) -> Option<GameResult> {
        let position = self.position();
        half_move.legal_in(position)?;
        let after = half_move.played_in(position)?;
        let seventy_five_moves = self.terms().edition.constants().seventy_five_moves;
        if after.is_checkmate() {
            Some(GameResult::won_by(!after.turn(), Reason::Checkmate))
        } else if after.is_stalemate() {
            Some(GameResult::drawn(Reason::Stalemate))
        } else if let Dead::Yes(white, black) = is_dead(&after)
            && !self.is_left_to_stand_illegally(&after)
        {
            Some(GameResult::drawn_without_mate(Reason::DeadPosition, larger(white, black)))
        } else if seventy_five_moves == SeventyFiveMoves::Made && after.halfmoves() >= SEVENTY_FIVE_MOVES {
            Some(GameResult::drawn(Reason::SeventyFiveMoves))
        } else if self.is_fivefold(&after) {
            Some(GameResult::drawn(Reason::Fivefold))
        } else {
            None
        }
    }

    /// The result of completing `half_move`, if it ends the game only then (9.6b of 2014).
    pub(in crate::game) fn result_of_completing(&self, half_move: HalfMove) -> Option<GameResult> {
        if self.terms().edition.constants().seventy_five_moves != SeventyFiveMoves::Completed {
            return None;
        }
        let after = half_move.legal_in(self.position()).and_then(|_| half_move.played_in(self.position()))?;
        (after.halfmoves() >= SEVENTY_FIVE_MOVES).then(|| GameResult::drawn(Reason::SeventyFiveMoves))
    }

    /// The result if `loser` loses under a rule that gives a draw where the opponent cannot mate
    /// by any series of legal moves (5.1.2, 6.9, 7.5.5); `None` if that could not be determined.
    pub(in crate::game) fn result_if_lost(&self, loser: Color, reason: Reason) -> Option<GameResult> {
        match winnable(self.last_legal_position(), !loser, Budget::flag_fall()) {
            MateChance::Winnable { .. } => Some(GameResult::won_by(!loser, reason)),
            MateChance::Unwinnable { proof } => Some(GameResult::drawn_without_mate(reason, proof)),
            MateChance::Undetermined { .. } => None,
        }
    }

    /// The position after the last legal half-move made: whether a player can still mate is asked of it.
    fn last_legal_position(&self) -> &Chess {
        let legal = |ply: usize| self.line()[ply].half_move.legal_in(self.position_at(ply)).is_some();
        let plies = self.line().len();
        self.position_at(plies - usize::from(plies > 0 && !legal(plies - 1)))
    }

    /// Whether the game is drawn if this illegal position still stands when the half-move is completed (A.5.4). No
    /// legal moves lead to it: whether anybody could mate is not asked of it (5.2.2).
    fn is_left_to_stand_illegally(&self, after: &Chess) -> bool {
        self.draws_by_illegal_position() && self.is_in_illegal_position() && is_illegal(after)
    }

    /// Whether both kings are in check or a pawn stands on its last rank after the last half-move (A.5.4).
    pub(in crate::game) fn is_in_illegal_position(&self) -> bool {
        let known = self.line().last().is_none_or(|completed| completed.after.is_some());
        known && is_illegal(self.position())
    }

    /// Whether an illegal position that nobody claims draws the game (A.5.4).
    fn draws_by_illegal_position(&self) -> bool {
        self.terms().edition.constants().illegal_position_draws && !self.is_supervised()
    }

    /// The draw in rapid and blitz without adequate supervision, if an illegal position still stands after the next
    /// completed move (A.5.4).
    pub(in crate::game) fn draw_by_illegal_position(&self, before: &Game) -> Option<GameResult> {
        (self.draws_by_illegal_position() && before.is_in_illegal_position() && self.is_in_illegal_position())
            .then(|| GameResult::drawn(Reason::IllegalPosition))
    }

    fn is_fivefold(&self, after: &Chess) -> bool {
        match self.terms().edition.constants().fivefold {
            Fivefold::Never => false,
            Fivefold::Anywhere => self.line().occurrences_of(after) >= 4,
            Fivefold::AtAlternateMoves => {
                let plies = self.line().len() + 1;
                (1..=4).all(|times| plies.checked_sub(4 * times).is_some_and(|ply| self.position_at(ply) == after))
            }
        }
    }
}

/// Whether both kings are in check, or a pawn stands on its last rank.
fn is_illegal(position: &Chess) -> bool {
    let board = position.board();
    let opponent = board.king_of(!position.turn());
    let other_in_check = opponent.is_some_and(|king| board.attacks_to(king, position.turn(), board.occupied()).any());
    let both_in_check = position.is_check() && other_in_check;
    let last_rank = |color: Color| color.fold_wb(Rank::Eighth, Rank::First);
    let unpromoted =
        Color::ALL.into_iter().any(|color| (board.by_color(color) & board.pawns() & last_rank(color)).any());
    both_in_check || unpromoted
}

/// The proof with more states.
fn larger(one: Proof, other: Proof) -> Proof {
    if one.states() >= other.states() { one } else { other }
}
