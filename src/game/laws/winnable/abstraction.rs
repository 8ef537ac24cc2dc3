//! A closure over classes of positions: some pieces stand where they stand, the rest anywhere they could ever get to.
//!
//! A class holds every position with its men and any of the absent pieces on any square of their
//! ground, or captured. Every legal move from a position of an examined class leads into an examined
//! class; so if no class can hold a mate, none can arise.

use shakmaty::{Bitboard, Board, Color, Piece, Role, Square, attacks};

use super::Spending;
use super::material;
use super::mobility::reach;
use super::moves::PossibleOccupancy;
use super::state::State;
use super::visited::Visited;
use crate::game::half_move::HalfMove;

/// Tries to prove that `winner` cannot mate; returns the number of classes that the proof needed.
pub(super) fn close(root: &State, winner: Color, limit: Spending) -> (Option<u64>, Spending) {
    if (root.special & Bitboard::BACKRANKS).any() {
        return (None, Spending::default());
    }
    let mut work = Spending::default();
    let kinds = kinds_of(&root.board, winner);
    let mut choices: Vec<u32> = (1..1_u32 << kinds.len()).collect();
    choices.sort_by_key(|choice| (choice.count_zeros(), *choice));
    for choice in choices {
        let absent = kinds.iter().enumerate().filter(|(at, _)| choice & 1 << at != 0);
        let absent = absent.fold(Bitboard::EMPTY, |sum, (_, kind)| sum | *kind);
        let mut closure = Closure::new(root, absent, winner);
        let left = limit.steps.saturating_sub(work.steps);
        let verdict = closure.run(Spending { states: limit.states, steps: left });
        work.states = work.states.max(closure.visited.len() as u64);
        work.steps += closure.steps;
        if verdict.is_some() {
            return (verdict, work);
        }
        if work.steps >= limit.steps {
            break;
        }
    }
    (None, work)
}

/// The pieces that are neither kings nor pawns, in groups that are left out together.
fn kinds_of(board: &Board, winner: Color) -> Vec<Bitboard> {
    let shades = [Bitboard::DARK_SQUARES, Bitboard::LIGHT_SQUARES];
    let mut kinds = Vec::new();
    for ours in [board.white(), board.black()] {
        kinds.extend(shades.map(|shade| board.bishops() & ours & shade));
        kinds.extend([board.knights() & ours, board.rooks() & ours, board.queens() & ours]);
    }
    kinds.push(board.kings() & board.by_color(winner));
    kinds.retain(|kind| kind.any());
    kinds
}

/// Like pieces left out of the board, and every square that one of them could come to stand on.
struct FloatingPiece {
    piece: Piece,
    count: usize,
    ground: Bitboard,
}

#[derive(PartialEq, Eq)]
enum Followed {
    Safely,
    MayMate,
}

/// What it costs in steps merely to begin.
const START_COST: u64 = 5;

struct Closure {
    winner: Color,
    floating: Vec<FloatingPiece>,
    absent: Board,
    occupancy: PossibleOccupancy,
    visited: Visited,
    steps: u64,
}

impl Closure {
    fn new(root: &State, absent: Bitboard, winner: Color) -> Closure {
        let mut kept = root.clone();
        let mut gone = Board::empty();
        let mut floating = Vec::new();
        for square in absent {
            if let Some(piece) = kept.board.remove_piece_at(square) {
                gone.set_piece_at(square, piece);
                floating.push(FloatingPiece { piece, count: 1, ground: square.into() });
            }
        }
        let mut closure = Closure {
            winner,
            floating,
            absent: gone,
            occupancy: PossibleOccupancy::NONE,
            visited: Visited::from_root(&kept),
            steps: START_COST,
        };
        closure.draw_veil();
        closure
    }

    /// Examines classes until nothing new appears; gives up where one may hold a mate.
    fn run(&mut self, limit: Spending) -> Option<u64> {
        let mut at = 0;
        let mut grown = false;
        while at < self.visited.len() as u32 {
            if self.visited.len() as u64 > limit.states || self.steps > limit.steps {
                return None;
            }
            let state = self.visited.state(at);
            let hits = self.spread(&state, &mut grown);
            if self.follow(&state, hits, at) == Followed::MayMate {
                return None;
            }
            at += 1;
            if grown && at == self.visited.len() as u32 {
                (at, grown) = (0, false);
            }
        }
        Some(self.visited.len() as u64)
    }

    /// Lets the absent pieces of the side to move go wherever they can; returns the men they could capture.
    fn spread(&mut self, state: &State, grown: &mut bool) -> Bitboard {
        let occupied = state.board.occupied();
        let open = !(state.board.by_color(state.turn) | state.board.kings());
        let mut hits = Bitboard::EMPTY;
        let mut wider = false;
        let veiled = self.occupancy.any();
        for floating_one in self.floating.iter_mut().filter(|floating_one| floating_one.piece.color == state.turn) {
            let mut reach = reach(floating_one.piece.role, floating_one.ground & !occupied, occupied) & open;
            if floating_one.piece.role == Role::King {
                let guarded = occupied | veiled;
                reach = reach
                    .into_iter()
                    .filter(|to| state.board.attacks_to(*to, !state.turn, guarded).is_empty())
                    .collect();
            }
            hits |= reach & occupied;
            wider |= (reach & !floating_one.ground).any();
            floating_one.ground |= reach;
        }
        if wider {
            *grown = true;
            self.merge();
            self.draw_veil();
        }
        hits
    }

    /// Makes one of like floating whose grounds have met.
    fn merge(&mut self) {
        let mut merged: Vec<FloatingPiece> = Vec::with_capacity(self.floating.len());
        for mut floating_one in self.floating.drain(..) {
            while let Some(like) = merged
                .iter()
                .position(|other| other.piece == floating_one.piece && (other.ground & floating_one.ground).any())
            {
                let other = merged.swap_remove(like);
                floating_one.count += other.count;
                floating_one.ground |= other.ground;
            }
            merged.push(floating_one);
        }
        self.floating = merged;
    }

    fn draw_veil(&mut self) {
        let ground = |color: Color| {
            let ours = self.floating.iter().filter(|floating_one| floating_one.piece.color == color);
            ours.fold(Bitboard::EMPTY, |sum, floating_one| sum | floating_one.ground)
        };
        self.occupancy = PossibleOccupancy { white: ground(Color::White), black: ground(Color::Black) };
    }

    /// Takes in every class that a move can lead to, as long as no such move may give mate.
    fn follow(&mut self, state: &State, hits: Bitboard, at: u32) -> Followed {
        let mut next: Vec<State> = Vec::new();
        let mut mates = false;
        let winning = state.turn == self.winner;
        state.each_move(&self.occupancy, |half_move, after| {
            mates = mates || winning && self.may_check_by(half_move, &after) && self.may_be_mate(&after);
            next.push(after);
        });
        if self.occupancy.of(state.turn).any() {
            let passed = State { board: state.board.clone(), turn: !state.turn, special: Bitboard::EMPTY };
            for square in hits {
                let mut after = passed.clone();
                after.board.discard_piece_at(square);
                next.push(after);
            }
            let by_men = next.len() - hits.count();
            next.push(passed);
            let mut sound = Vec::new();
            for after in next.drain(by_men..) {
                if after.checkers(state.turn, &self.occupancy).is_empty() {
                    mates = mates || winning && self.may_be_mate(&after);
                    sound.push(after);
                }
            }
            next.append(&mut sound);
        }
        self.steps += next.len() as u64;
        if mates {
            return Followed::MayMate;
        }
        for after in next {
            if !material::cannot_mate(&after.board, &self.absent, self.winner) {
                self.visited.insert(after.pack(), at);
            }
        }
        Followed::Safely
    }

    /// Whether the half-move that led to `after` can be what attacks the king: with the man that moved, or
    /// along a line that he left.
    fn may_check_by(&self, half_move: HalfMove, after: &State) -> bool {
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
        let theirs = self.floating.iter().filter(|floating_one| floating_one.piece.color == self.winner);
        theirs.filter(|floating_one| floating_one.piece.role != Role::Knight).any(|floating_one| {
            let lines = attacks::attacks(king, floating_one.piece, occupied) & floating_one.ground & !occupied;
            lines.into_iter().any(through)
        })
    }

    /// Whether some position of the class may be a mate of the side to move. Errs only towards yes.
    fn may_be_mate(&self, state: &State) -> bool {
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
        let theirs = self.floating.iter().filter(|floating_one| floating_one.piece.color == self.winner);
        theirs.fold(Bitboard::EMPTY, |sum, floating_one| {
            sum | reach(floating_one.piece.role, floating_one.ground & !occupied, occupied)
        })
    }

    /// Whether the loser's absent pieces suffice to stand on all of these squares.
    fn can_stop(&self, flights: &[Square], occupied: Bitboard, loser: Color) -> bool {
        let ours: Vec<&FloatingPiece> =
            self.floating.iter().filter(|floating_one| floating_one.piece.color == loser).collect();
        // Hall's condition over all sets of at most eight flights.
        (1..1_u32 << flights.len()).all(|choice| {
            let chosen = flights.iter().enumerate().filter(|(at, _)| choice & 1 << at != 0);
            let squares = chosen.fold(Bitboard::EMPTY, |sum, (_, square)| sum.with(*square));
            let able = ours.iter().filter(|floating_one| (floating_one.ground & !occupied & squares).any());
            able.map(|floating_one| floating_one.count).sum::<usize>() >= squares.count()
        })
    }

    /// Whether a man of the side to move has a move that is legal wherever the absent pieces are.
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
