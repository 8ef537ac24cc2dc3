//! A quick guess at a helped mate: one man goes to the king, another backs him, and the loser waits.

use shakmaty::{Bitboard, Color, Piece, Role, Square, attacks};

use super::moves::Veil;
use super::state::State;

/// The way of one man to a square on which he may give mate.
#[derive(Clone, Copy)]
struct Plan {
    cost: u32,
    man: Square,
    via: [Option<Square>; 2],
    goal: Square,
    backer: Option<(Square, Square)>,
    /// The loser's men who shut the squares left to the king.
    fills: [Option<(Square, Square)>; 2],
}

/// Looks for a mate by `winner` of a few moves. Returns the states on the way, the mate last.
pub(super) fn sketch(state: &State, winner: Color, steps: &mut u64) -> Option<Vec<State>> {
    let mut plans = plans(state, winner);
    plans.sort_by_key(|plan| plan.cost);
    *steps += 30;
    plans.iter().take(4).find_map(|plan| {
        *steps += 10;
        carry_out(plan, state, winner)
    })
}

/// A piece of the winner and what it attacks around the king.
struct Man {
    square: Square,
    piece: Piece,
    cover: Bitboard,
}

fn plans(state: &State, winner: Color) -> Vec<Plan> {
    let mut plans = Vec::new();
    let board = &state.board;
    let Some(king) = board.king_of(!winner) else { return plans };
    let (ours, theirs) = (board.by_color(winner), board.by_color(!winner));
    let ring = attacks::king_attacks(king);
    let occupied = board.occupied();
    let bare = occupied.without(king);
    let (mut once, mut twice) = (Bitboard::EMPTY, Bitboard::EMPTY);
    let mut men: Vec<Man> = Vec::with_capacity(16);
    for (square, piece) in ours.into_iter().filter_map(|square| Some((square, board.piece_at(square)?))) {
        let cover = attacks::attacks(square, piece, bare) & ring;
        twice |= once & cover;
        once |= cover;
        men.push(Man { square, piece, cover });
    }
    let flights = ring & !theirs;
    for man in &men {
        let Man { square, piece, cover } = *man;
        if matches!(piece.role, Role::Pawn | Role::King) {
            continue;
        }
        let covered = twice | (once & !cover);
        let left = bare.without(square);
        let checks = attacks::attacks(king, piece, occupied.without(square)) & !ours & !board.kings();
        let layers = Layers::of(man, occupied, checks | ours);
        for goal in checks {
            let holes = flights & !covered & !attacks::attacks(goal, piece, left.with(goal));
            let holes = holes.without(goal);
            if holes.count() > 2 {
                continue;
            }
            let contact = ring.contains(goal);
            let (backer, via) = if !contact || covered.contains(goal) {
                let Some(via) = layers.way(man, goal, occupied) else { continue };
                (None, via)
            } else {
                let Some((backer, via)) = find_backer(state, &men, man, goal, king, checks) else { continue };
                (Some(backer), via)
            };
            let mut fills = [None; 2];
            let mut filled = Bitboard::EMPTY;
            for (fill, hole) in fills.iter_mut().zip(holes) {
                *fill = find_filler(state, !winner, hole, ring.with(goal) | filled);
                filled |= fill.map_or(Bitboard::EMPTY, |(from, _)| from.into());
            }
            let guards = (board.attacks_to(goal, !winner, left) & !board.kings()).count() as u32;
            let moves = 1 + via.iter().flatten().count() as u32 + u32::from(backer.is_some());
            let waits = if state.turn == winner { moves - 1 } else { moves };
            if filled.count() < holes.count() || holes.count() as u32 > waits {
                continue;
            }
            let cost = holes.count() as u32 + 2 * moves + 3 * guards + u32::from(!contact) * 3;
            plans.push(Plan { cost, man: square, via, goal, backer, fills });
        }
    }
    plans
}

/// The squares that a man can come to in one, two and three moves while nobody else moves.
struct Layers([Bitboard; 2]);

impl Layers {
    fn of(man: &Man, occupied: Bitboard, shunned: Bitboard) -> Layers {
        let left = occupied.without(man.square);
        let reach = |from: Bitboard| {
            from.into_iter().fold(Bitboard::EMPTY, |sum, square| sum | attacks::attacks(square, man.piece, left))
        };
        let first = reach(man.square.into());
        let second = reach(first & !occupied & !shunned);
        Layers([first, second & !first])
    }

    /// The squares on the shortest way of `man` to `goal`, if three moves do.
    fn way(&self, man: &Man, goal: Square, occupied: Bitboard) -> Option<[Option<Square>; 2]> {
        let left = occupied.without(man.square);
        let before = attacks::attacks(goal, man.piece, left) & !left;
        if before.contains(man.square) {
            return Some([None; 2]);
        }
        let [first, second] = self.0;
        if let Some(via) = (before & first & !occupied).first() {
            return Some([Some(via), None]);
        }
        let last = (before & second & !occupied).first()?;
        let middle = attacks::attacks(last, man.piece, left) & first & !occupied;
        Some([Some(middle.first()?), Some(last)])
    }
}

type Step = (Square, Square);
type Way = [Option<Square>; 2];

/// A man who can come to protect `goal` in one move, and the way that he leaves to the one who goes there.
fn find_backer(
    state: &State,
    men: &[Man],
    striker: &Man,
    goal: Square,
    king: Square,
    shunned: Bitboard,
) -> Option<(Step, Way)> {
    let occupied = state.board.occupied();
    men.iter().filter(|man| man.square != striker.square).find_map(|man| {
        let left = occupied.without(striker.square).without(man.square);
        let able = if man.piece.role == Role::Pawn {
            let to = man.square.offset(man.piece.color.fold_wb(8, -8)).map_or(Bitboard::EMPTY, Bitboard::from_square);
            to & !Bitboard::BACKRANKS & attacks::pawn_attacks(!man.piece.color, goal)
        } else {
            let near_king = if man.piece.role == Role::King { attacks::king_attacks(king) } else { Bitboard::EMPTY };
            attacks::attacks(man.square, man.piece, occupied) & attacks::attacks(goal, man.piece, left) & !near_king
        };
        (able & !occupied).without(goal).into_iter().find_map(|to| {
            let after = occupied.without(man.square).with(to);
            let layers = Layers::of(striker, after, shunned);
            Some(((man.square, to), layers.way(striker, goal, after)?))
        })
    })
}

/// A man of `color` who can step onto an empty square beside his king.
fn find_filler(state: &State, color: Color, hole: Square, but: Bitboard) -> Option<(Square, Square)> {
    let board = &state.board;
    let occupied = board.occupied();
    if occupied.contains(hole) {
        return None;
    }
    let officers = board.attacks_to(hole, color, occupied) & !board.pawns() & !board.kings();
    let behind = hole.offset(color.fold_wb(-8, 8)).map_or(Bitboard::EMPTY, Bitboard::from_square);
    let pawns = behind & board.pawns() & board.by_color(color);
    ((officers | pawns) & !but).first().map(|from| (from, hole))
}

fn carry_out(plan: &Plan, state: &State, winner: Color) -> Option<Vec<State>> {
    let king = state.board.king_of(!winner)?;
    let mut road = vec![state.clone()];
    let [one, two] = plan.via;
    let strike = two.or(one).unwrap_or(plan.man);
    let mut keep_clear = attacks::between(strike, plan.goal) | attacks::between(plan.goal, king);
    keep_clear |= Bitboard::from_square(plan.goal).with(strike);
    let corners = [Some(plan.man), one, two];
    for pair in corners.windows(2) {
        if let [Some(from), Some(to)] = *pair {
            keep_clear |= attacks::between(from, to).with(to);
        }
    }
    let backing = plan.backer.map(|(from, to)| {
        keep_clear |= attacks::between(from, to).with(to) | attacks::between(to, plan.goal);
        (from, to)
    });
    let mut fills = plan.fills.into_iter().flatten();
    let first = one.map(|via| (plan.man, via));
    let second = one.zip(two);
    for (from, to) in [backing, first, second, Some((strike, plan.goal))].into_iter().flatten() {
        if road.last()?.turn != winner {
            let waited = match fills.next() {
                Some((from, to)) => road.last()?.step(from, to).filter(|after| !after.is_check())?,
                None => wait(road.last()?, plan.goal, keep_clear, king)?,
            };
            road.push(waited);
        }
        let next = road.last()?.step(from, to)?;
        road.push(next);
    }
    let mate = road.last()?;
    (mate.is_check() && mate.has_no_move()).then_some(road)
}

/// A move by the loser that leaves the king shut in, the road clear and the goal unguarded.
fn wait(state: &State, goal: Square, keep_clear: Bitboard, king: Square) -> Option<State> {
    if state.is_check() {
        let mut answer = None;
        state.each_move(&Veil::NONE, |half_move, after| {
            if answer.is_none() && half_move.from != king && !after.is_check() && !keep_clear.contains(half_move.to) {
                answer = Some(after);
            }
        });
        return answer;
    }
    let us = state.turn;
    let board = &state.board;
    let occupied = board.occupied();
    let guards = board.attacks_to(goal, us, occupied.without(king)).without(king);
    let shut = attacks::king_attacks(king);
    let men = board.by_color(us).without(king) & !shut;
    let candidates: [Bitboard; 3] = if guards.any() {
        [guards, Bitboard::EMPTY, Bitboard::EMPTY]
    } else {
        [board.pawns() & men, men & !board.pawns(), board.by_color(us) & shut]
    };
    for from in candidates.into_iter().flatten() {
        let Some(piece) = board.piece_at(from) else { continue };
        let reach = if piece.role == Role::Pawn {
            from.offset(us.fold_wb(8, -8)).map_or(Bitboard::EMPTY, Bitboard::from_square)
        } else {
            attacks::attacks(from, piece, occupied)
        };
        for to in reach & !occupied & !keep_clear {
            if piece.role == Role::Pawn && Bitboard::BACKRANKS.contains(to) {
                continue;
            }
            if attacks::attacks(to, piece, occupied.without(from)).contains(goal) {
                continue;
            }
            if let Some(after) = state.step(from, to).filter(|after| !after.is_check()) {
                return Some(after);
            }
        }
    }
    None
}
