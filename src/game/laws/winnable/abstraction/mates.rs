//! Whether a class of positions can hold a mate. Errs only towards yes.

use shakmaty::{Bitboard, Board, Color, Role, Square, attacks};

use super::{Closure, FloatingPiece};
use crate::game::half_move::HalfMove;
use crate::game::laws::winnable::mobility::reach;
use crate::game::laws::winnable::moves::PossibleOccupancy;
use crate::game::laws::winnable::state::State;

impl Closure {
    /// Whether the half-move that led to `after` can be what attacks the king: with the piece that moved, or
    /// along a line that it left.
    pub(super) fn may_check_by(&self, half_move: HalfMove, after: &State) -> bool {
        let Some(king) = after.board.king_of(after.turn) else { return true };
        let HalfMove { from, to, .. } = half_move;
        let occupied = after.board.occupied();
        let attackers = after.board.attacks_to(king, self.winner, occupied);
        if attackers.contains(to) {
            return true;
        }
        let taken_in_passing = from.file() != to.file() && after.board.pawns().contains(to);
        let opened = Bitboard::from_square(from)
            | if taken_in_passing { Square::from_coords(to.file(), from.rank()).into() } else { Bitboard::EMPTY };
        let through = |attacker: Square| (attacks::between(attacker, king) & opened).any();
        if attackers.into_iter().any(through) {
            return true;
        }
        let theirs = self.floating.iter().filter(|absent| absent.piece.color == self.winner);
        theirs.filter(|absent| absent.piece.role != Role::Knight).any(|absent| {
            let lines = attacks::attacks(king, absent.piece, occupied) & absent.ground & !occupied;
            lines.into_iter().any(through)
        })
    }

    /// Whether some position of the class may be a mate of the side to move. Errs only towards yes.
    pub(super) fn may_be_mate(&self, state: &State) -> bool {
        let loser = state.turn;
        let Some(king) = state.board.king_of(loser) else { return true };
        let occupied = state.board.occupied();
        let checked = state.board.attacks_to(king, self.winner, occupied).any()
            || self.attacked_by_floating(&state.board).contains(king);
        if !checked {
            return false;
        }
        let mut without_king = state.board.clone();
        without_king.discard_piece_at(king);
        let attacked_by_floating = self.attacked_by_floating(&without_king);
        let flights = attacks::king_attacks(king) & !state.board.by_color(loser) & !attacked_by_floating;
        let seen = |square: &Square| without_king.attacks_to(*square, self.winner, without_king.occupied()).is_empty();
        let flights: Vec<Square> = flights.into_iter().filter(seen).collect();
        self.can_stop(&flights, occupied, loser) && !self.has_sure_answer(state)
    }

    /// The squares that absent pieces of the winner may attack.
    fn attacked_by_floating(&self, board: &Board) -> Bitboard {
        let occupied = board.occupied();
        let theirs = self.floating.iter().filter(|absent| absent.piece.color == self.winner);
        theirs.fold(Bitboard::EMPTY, |sum, absent| sum | reach(absent.piece.role, absent.ground & !occupied, occupied))
    }

    /// Whether the loser's absent pieces suffice to stand on all of these squares.
    fn can_stop(&self, flights: &[Square], occupied: Bitboard, loser: Color) -> bool {
        let ours: Vec<&FloatingPiece> = self.floating.iter().filter(|absent| absent.piece.color == loser).collect();
        // Hall's condition over all sets of at most eight flights.
        (1..1_u32 << flights.len()).all(|choice| {
            let chosen = flights.iter().enumerate().filter(|(at, _)| choice & 1 << at != 0);
            let squares = chosen.fold(Bitboard::EMPTY, |sum, (_, square)| sum.with(*square));
            let able = ours.iter().filter(|absent| (absent.ground & !occupied & squares).any());
            able.map(|absent| absent.count).sum::<usize>() >= squares.count()
        })
    }

    /// Whether a piece of the side to move has a move that is legal wherever the absent pieces are.
    fn has_sure_answer(&self, state: &State) -> bool {
        let mut sure = false;
        let occupied = state.board.occupied();
        let Some(king) = state.board.king_of(state.turn) else { return false };
        let hidden = self.occupancy.any();
        state.each_move(&PossibleOccupancy::NONE, |half_move, after| {
            let (from, to) = (half_move.from, half_move.to);
            if sure || from == king {
                return;
            }
            let free = if state.board.role_at(from) == Some(Role::Pawn) {
                occupied.contains(to)
                    || from.file() != to.file()
                    || (attacks::between(from, to).with(to) & hidden).is_empty()
            } else {
                (attacks::between(from, to) & hidden).is_empty() && !self.occupancy.of(state.turn).contains(to)
            };
            sure = free && !self.attacked_by_floating(&after.board).contains(king);
        });
        sure
    }
}
