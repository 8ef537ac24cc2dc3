//! A closure over classes of positions: some pieces stand where they stand, the rest anywhere they could ever get to.
//!
//! A class holds every position with its pieces and any of the absent pieces on any square of their
//! ground, or captured. Every legal move from a position of an examined class leads into an examined
//! class; so if no class can hold a mate, none can arise.

mod mates;

use shakmaty::{Bitboard, Board, Color, Piece, Role};

use super::Spending;
use super::material;
use super::mobility::reach;
use super::moves::PossibleOccupancy;
use super::state::State;
use super::visited::Visited;

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

    /// Lets the absent pieces of the side to move go wherever they can; returns the pieces they could capture.
    fn spread(&mut self, state: &State, grown: &mut bool) -> Bitboard {
        let occupied = state.board.occupied();
        let open = !(state.board.by_color(state.turn) | state.board.kings());
        let mut hits = Bitboard::EMPTY;
        let mut wider = false;
        let veiled = self.occupancy.any();
        for absent in self.floating.iter_mut().filter(|absent| absent.piece.color == state.turn) {
            let mut reach = reach(absent.piece.role, absent.ground & !occupied, occupied) & open;
            if absent.piece.role == Role::King {
                let guarded = occupied | veiled;
                reach = reach
                    .into_iter()
                    .filter(|to| state.board.attacks_to(*to, !state.turn, guarded).is_empty())
                    .collect();
            }
            hits |= reach & occupied;
            wider |= (reach & !absent.ground).any();
            absent.ground |= reach;
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
        for mut absent in self.floating.drain(..) {
            while let Some(like) =
                merged.iter().position(|other| other.piece == absent.piece && (other.ground & absent.ground).any())
            {
                let other = merged.swap_remove(like);
                absent.count += other.count;
                absent.ground |= other.ground;
            }
            merged.push(absent);
        }
        self.floating = merged;
    }

    fn draw_veil(&mut self) {
        let ground = |color: Color| {
            let ours = self.floating.iter().filter(|absent| absent.piece.color == color);
            ours.fold(Bitboard::EMPTY, |sum, absent| sum | absent.ground)
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
            let captures_from = next.len() - hits.count();
            next.push(passed);
            let mut sound = Vec::new();
            for after in next.drain(captures_from..) {
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
}
