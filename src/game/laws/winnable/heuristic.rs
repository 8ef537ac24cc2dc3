//! Estimates of progress towards a helped mate. They guide only the order of a search, never its answer.

use shakmaty::{Bitboard, Color, Rank, Role, Square};

use super::state::State;
use crate::game::half_move::HalfMove;

/// A corner in which the loser's king is to be mated, and what brings the pieces there.
#[derive(Clone, Copy, Debug)]
pub(super) struct Guide {
    winner: Color,
    corner: Square,
    /// The square diagonally beside the corner: the winner's king belongs next to it.
    inner: Square,
    outpost: Square,
    smother: Square,
}

/// The cost of a move in the order of the search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum MoveCost {
    Progress,
    Ordinary,
    Setback,
}

impl Guide {
    /// The guides for a position, the more promising corner first.
    pub(super) fn both(state: &State, winner: Color) -> [Guide; 2] {
        let bishops = state.board.bishops();
        let (ours, theirs) = (bishops & state.board.by_color(winner), bishops & state.board.by_color(!winner));
        let back = winner.fold_wb(Rank::Eighth, Rank::First);
        let dark = (ours & Bitboard::DARK_SQUARES).any() || ours.is_empty() && (theirs & Bitboard::LIGHT_SQUARES).any();
        let corners = Bitboard::from_rank(back) & Bitboard::CORNERS;
        let likely = corners & if dark { Bitboard::DARK_SQUARES } else { Bitboard::LIGHT_SQUARES };
        let guide = |corner: Option<Square>| Guide::towards(corner.unwrap_or(Square::H8), winner);
        [guide(likely.first()), guide((corners & !likely).first())]
    }

    fn towards(corner: Square, winner: Color) -> Guide {
        let (file, rank) = (i32::from(corner.file()), i32::from(corner.rank()));
        let inwards = |steps: (i32, i32)| {
            let inner = |at: i32, by: i32| (if at == 0 { by } else { 7 - by }) as u32;
            let (file, rank) = (inner(file, steps.0), inner(rank, steps.1));
            Square::from_coords(shakmaty::File::new(file), Rank::new(rank))
        };
        Guide { winner, corner, inner: inwards((1, 1)), outpost: inwards((3, 3)), smother: inwards((1, 0)) }
    }

    /// How much the pawns block each other.
    pub(super) fn stiffness(&self, state: &State) -> u16 {
        let board = &state.board;
        let (white, black) = (board.pawns() & board.white(), board.pawns() & board.black());
        let blocked = (white.shift(8) & black).count();
        let theirs = (board.by_color(!self.winner)).count();
        (2 * blocked + theirs + board.by_color(self.winner).count()) as u16
    }

    /// How far the pieces still seem from a mate in this corner. Zero or more; smaller is nearer.
    pub(super) fn distance(&self, state: &State) -> u16 {
        let board = &state.board;
        let (ours, theirs) = (board.by_color(self.winner), board.by_color(!self.winner));
        let (Some(king), Some(hunted)) = (board.king_of(self.winner), board.king_of(!self.winner)) else { return 0 };
        let heavy = (board.rooks_and_queens() & ours).any();
        let kings = 2 * hunted.distance(self.corner)
            + king.distance(self.corner).abs_diff(2)
            + king.distance(self.inner).saturating_sub(1);
        let runner = |pawns: Bitboard, color: Color| pawns.into_iter().map(|pawn| self.run(state, pawn, color)).min();
        let minors = (board.bishops() | board.knights()) & ours;
        let force = if heavy {
            0
        } else if let Some(run) = runner(board.pawns() & ours, self.winner) {
            run.min(if minors.any() { 6 } else { 99 })
        } else {
            6
        };
        let block = if heavy {
            0
        } else {
            let officers = theirs & !board.pawns() & !board.kings();
            let by_officer = officers.into_iter().map(|square| self.hops(state, square)).min();
            let by_pawn = runner(board.pawns() & theirs, !self.winner).map(|run| run + 3);
            by_officer.unwrap_or(12).min(by_pawn.unwrap_or(12))
        };
        (kings + 2 * force + 2 * block) as u16
    }

    /// How many steps a pawn needs to be promoted, the pieces in its way counted for more.
    fn run(&self, state: &State, pawn: Square, color: Color) -> u32 {
        let goal = color.fold_wb(Rank::Eighth, Rank::First);
        let ahead = shakmaty::attacks::between(pawn, Square::from_coords(pawn.file(), goal))
            .with(Square::from_coords(pawn.file(), goal));
        let steps = pawn.rank().distance(goal);
        steps + 2 * (ahead & state.board.occupied()).count() as u32
    }

    fn hops(&self, state: &State, officer: Square) -> u32 {
        if officer == self.smother {
            return 0;
        }
        match state.board.role_at(officer) {
            Some(Role::Knight) => knight_hops(officer, self.smother).min(6),
            Some(Role::Bishop) => {
                if Bitboard::DARK_SQUARES.contains(officer) == Bitboard::DARK_SQUARES.contains(self.smother) {
                    2
                } else {
                    6
                }
            }
            Some(Role::Rook | Role::Queen) => 2,
            Some(Role::Pawn | Role::King) | None => 6,
        }
    }

    pub(super) fn cost(&self, before: &State, half_move: HalfMove) -> MoveCost {
        let HalfMove { from, to, .. } = half_move;
        let Some(role) = before.board.role_at(from) else { return MoveCost::Ordinary };
        let captures = before.board.occupied().contains(to);
        let winning = before.turn == self.winner;
        if winning && (captures || role == Role::Pawn) {
            return MoveCost::Progress;
        }
        let nearer = match (role, winning) {
            (Role::King, true) => to.distance(self.inner) < from.distance(self.inner),
            (Role::King, false) => to.distance(self.corner) < from.distance(self.corner),
            (Role::Knight, true) => knight_hops(to, self.outpost) < knight_hops(from, self.outpost),
            (Role::Knight, false) => knight_hops(to, self.smother) < knight_hops(from, self.smother),
            (Role::Pawn | Role::Bishop | Role::Rook | Role::Queen, _) => false,
        };
        if nearer {
            MoveCost::Progress
        } else if !winning && (captures || role == Role::Pawn) {
            MoveCost::Setback
        } else {
            MoveCost::Ordinary
        }
    }
}

fn knight_hops(from: Square, to: Square) -> u32 {
    let (files, ranks) = (from.file().distance(to.file()), from.rank().distance(to.rank()));
    let (long, short) = (files.max(ranks), files.min(ranks));
    match (long, short) {
        (1, 0) => 3,
        (2, 2) => 4,
        _ => {
            let least = long.div_ceil(2).max((long + short).div_ceil(3));
            least + (least + long + short) % 2
        }
    }
}
