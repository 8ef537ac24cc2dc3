//! A quick guess at a helped mate: one piece goes to the king, another protects it, and the loser waits.

use shakmaty::{Bitboard, Color, Piece, Role, Square, attacks};

use super::moves::PossibleOccupancy;
use super::state::State;

/// A few moves by both sides that may end in mate.
struct MatingPlan {
    /// The winner's moves in order, the last one the mate.
    steps: Vec<PlannedMove>,
    goal: Square,
    /// The loser's pieces that block the king's squares.
    fills: Vec<PlannedMove>,
}

type PlannedMove = (Square, Square);
type TwoSteps = [Option<Square>; 2];

/// A piece of the winner, and what it attacks around the king.
struct Attacker {
    square: Square,
    piece: Piece,
    cover: Bitboard,
}

/// A square on which a piece would give check, and what is still missing for mate.
struct Chance {
    attacker: usize,
    goal: Square,
    holes: Bitboard,
    /// Beside the king and not protected.
    loose: bool,
    guards: u32,
    /// The lower, the sooner it is tried.
    price: u32,
}

/// How many plans are tried before the sketch is given up.
const TRIES: usize = 6;

/// Looks for a mate by `winner` of a few moves. Returns the states on the way, the mate last.
pub(super) fn sketch(state: &State, winner: Color, steps: &mut u64) -> Option<Vec<State>> {
    let scene = Scene::of(state, winner)?;
    *steps += 20;
    let mut chances = scene.chances();
    chances.sort_unstable_by_key(|chance| chance.price);
    let plans = chances.iter().filter_map(|chance| scene.plan(chance));
    plans.take(TRIES).find_map(|plan| {
        *steps += 5;
        carry_out(&plan, state, winner, scene.king)
    })
}

/// The surroundings of the loser's king.
struct Scene<'a> {
    state: &'a State,
    winner: Color,
    king: Square,
    ring: Bitboard,
    attackers: Vec<Attacker>,
    /// What at least one of the pieces attacks around the king, and what at least two do.
    once: Bitboard,
    twice: Bitboard,
}

impl Scene<'_> {
    fn of(state: &State, winner: Color) -> Option<Scene<'_>> {
        let board = &state.board;
        let king = board.king_of(!winner)?;
        let ring = attacks::king_attacks(king);
        let bare = board.occupied().without(king);
        let (mut once, mut twice) = (Bitboard::EMPTY, Bitboard::EMPTY);
        let mut attackers: Vec<Attacker> = Vec::with_capacity(16);
        for square in board.by_color(winner) {
            let piece = board.piece_at(square)?;
            let cover = attacks::attacks(square, piece, bare) & ring;
            twice |= once & cover;
            once |= cover;
            attackers.push(Attacker { square, piece, cover });
        }
        Some(Scene { state, winner, king, ring, attackers, once, twice })
    }

    fn chances(&self) -> Vec<Chance> {
        let board = &self.state.board;
        let flights = self.ring & !board.by_color(!self.winner);
        let open = !(board.by_color(self.winner) | board.kings());
        let bare = board.occupied().without(self.king);
        let mut chances = Vec::with_capacity(32);
        for (number, attacker) in self.attackers.iter().enumerate() {
            if matches!(attacker.piece.role, Role::Pawn | Role::King) {
                continue;
            }
            let covered = self.twice | (self.once & !attacker.cover);
            let left = bare.without(attacker.square);
            for goal in attacks::attacks(self.king, attacker.piece, left) & open {
                let holes = flights & !covered & !attacks::attacks(goal, attacker.piece, left);
                let holes = holes.without(goal);
                if holes.count() > 2 {
                    continue;
                }
                let loose = self.ring.contains(goal) && !covered.contains(goal);
                let guards = (board.attacks_to(goal, !self.winner, left) & !board.kings()).count() as u32;
                let path = attacks::between(goal, self.king);
                if !path.is_empty() && path.into_iter().any(|square| self.can_stop(square, left)) {
                    continue;
                }
                let price = holes.count() as u32 + 2 * u32::from(loose) + 2 * guards;
                chances.push(Chance { attacker: number, goal, holes, loose, guards, price });
            }
        }
        chances
    }

    /// Whether a piece of the loser could step between on this square.
    fn can_stop(&self, square: Square, occupied: Bitboard) -> bool {
        let board = &self.state.board;
        let loser = !self.winner;
        let stoppers = board.attacks_to(square, loser, occupied) & !board.kings() & !board.pawns();
        let behind = square.offset(loser.fold_wb(-8, 8)).map_or(Bitboard::EMPTY, Bitboard::from_square);
        (stoppers | (behind & board.pawns() & board.by_color(loser))).any()
    }

    fn plan(&self, chance: &Chance) -> Option<MatingPlan> {
        let Chance { goal, holes, .. } = *chance;
        let attacker = &self.attackers[chance.attacker];
        let mut occupied = self.state.board.occupied();
        let mut steps: Vec<PlannedMove> = Vec::with_capacity(6);
        let mut fills: Vec<PlannedMove> = Vec::with_capacity(2);
        let mut busy = Bitboard::from_square(attacker.square);
        let mut shut = self.ring.with(goal);
        let mut wanted = holes;
        if chance.loose {
            wanted.add(goal);
        }
        for square in wanted {
            let filler = if square == goal { None } else { find_filler(self.state, !self.winner, square, shut) };
            if let Some(fill) = filler {
                shut.add(fill.0);
                fills.push(fill);
                continue;
            }
            let (helper, way) = self.find_helper(busy, square, goal, occupied)?;
            busy.add(helper);
            let mut at = helper;
            for to in way.into_iter().flatten() {
                steps.push((at, to));
                at = to;
            }
            occupied = occupied.without(helper).with(at);
        }
        let mut at = attacker.square;
        for to in self.way(attacker, goal, occupied)?.into_iter().flatten().chain([goal]) {
            steps.push((at, to));
            at = to;
        }
        let waits = if self.state.turn == self.winner { steps.len() - 1 } else { steps.len() };
        (fills.len() + chance.guards as usize <= waits).then_some(MatingPlan { steps, goal, fills })
    }

    /// The shortest way of a piece to `goal` in at most three moves, while no other piece moves.
    fn way(&self, attacker: &Attacker, goal: Square, occupied: Bitboard) -> Option<TwoSteps> {
        let left = occupied.without(attacker.square);
        let reach = |from: Square| attacks::attacks(from, attacker.piece, left);
        let last = reach(goal);
        if last.contains(attacker.square) {
            return Some([None; 2]);
        }
        let quiet = !left & !reach(self.king);
        let first = reach(attacker.square) & quiet;
        if let Some(via) = (last & first).first() {
            return Some([Some(via), None]);
        }
        (last & quiet).into_iter().find_map(|second| Some([Some((reach(second) & first).first()?), Some(second)]))
    }

    /// A piece that can come to attack `target` in one or two moves, and its way.
    fn find_helper(
        &self,
        busy: Bitboard,
        target: Square,
        goal: Square,
        occupied: Bitboard,
    ) -> Option<(Square, TwoSteps)> {
        let mut far = None;
        for attacker in self.attackers.iter().filter(|attacker| !busy.contains(attacker.square)) {
            let left = occupied.without(attacker.square);
            let color = attacker.piece.color;
            let (posts, first) = match attacker.piece.role {
                Role::Pawn => {
                    let to =
                        attacker.square.offset(color.fold_wb(8, -8)).map_or(Bitboard::EMPTY, Bitboard::from_square);
                    (attacks::pawn_attacks(!color, target) & !Bitboard::BACKRANKS, to)
                }
                Role::King => {
                    let near = attacks::king_attacks(target) & !self.ring;
                    (near, attacks::king_attacks(attacker.square) & !self.ring)
                }
                Role::Knight | Role::Bishop | Role::Rook | Role::Queen => (
                    attacks::attacks(target, attacker.piece, left.with(goal)),
                    attacks::attacks(attacker.square, attacker.piece, left),
                ),
            };
            let (posts, first) = ((posts & !occupied).without(goal).without(target), first & !occupied);
            if let Some(post) = (posts & first).first() {
                return Some((attacker.square, [Some(post), None]));
            }
            if far.is_none() && attacker.piece.role != Role::Pawn {
                far = posts.into_iter().find_map(|post| {
                    let via = (attacks::attacks(post, attacker.piece, left) & first).without(goal).first()?;
                    Some((attacker.square, [Some(via), Some(post)]))
                });
            }
        }
        far
    }
}

/// A piece of `color` that can step onto an empty square beside its king.
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

fn carry_out(plan: &MatingPlan, state: &State, winner: Color, king: Square) -> Option<Vec<State>> {
    let mut path = vec![state.clone()];
    let mut keep_clear = attacks::between(plan.goal, king);
    for (from, to) in &plan.steps {
        keep_clear |= attacks::between(*from, *to).with(*to).with(*from);
    }
    let mut fills = plan.fills.iter().copied();
    for (from, to) in plan.steps.iter().copied() {
        if path.last()?.turn != winner {
            let waited = match fills.next() {
                Some((from, to)) => path.last()?.step(from, to).filter(|after| !after.is_check())?,
                None => wait(path.last()?, plan.goal, keep_clear, king)?,
            };
            path.push(waited);
        }
        let next = path.last()?.step(from, to)?;
        path.push(next);
    }
    let mate = path.last()?;
    (mate.is_check() && mate.has_no_move()).then_some(path)
}

/// A move by the loser that leaves the king shut in, the path clear and the goal unguarded.
fn wait(state: &State, goal: Square, keep_clear: Bitboard, king: Square) -> Option<State> {
    if state.is_check() {
        let mut answer = None;
        state.each_move(&PossibleOccupancy::NONE, |half_move, after| {
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
    let movable = board.by_color(us).without(king) & !shut;
    let candidates = if guards.any() {
        [guards, Bitboard::EMPTY, Bitboard::EMPTY]
    } else {
        [board.pawns() & movable, movable & !board.pawns(), board.by_color(us) & shut]
    };
    let open = if guards.any() { !board.by_color(us) & !board.kings() } else { !occupied };
    for from in candidates.into_iter().flatten() {
        let Some(piece) = board.piece_at(from) else { continue };
        let reach = if piece.role == Role::Pawn {
            from.offset(us.fold_wb(8, -8)).map_or(Bitboard::EMPTY, Bitboard::from_square)
        } else {
            attacks::attacks(from, piece, occupied)
        };
        for to in reach & open & !keep_clear {
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
