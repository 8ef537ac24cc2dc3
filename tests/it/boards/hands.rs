//! What hands do on a board to make a half-move, in all the orders in which hands do it.

use annabella::game::half_move::{HalfMove, differing};
use shakmaty::{Board, CastlingMode, Color, Piece, Role, Square};

use super::simulated::Random;

/// One act: after that many milliseconds the square holds this.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Act {
    pub after: u64,
    pub square: Square,
    pub piece: Option<Piece>,
}

/// How long hands stop on the way: between that many milliseconds.
#[derive(Clone, Copy, Debug)]
pub struct Stops {
    pub from: u64,
    pub to: u64,
}

impl Stops {
    /// One stop.
    pub fn one(self, random: &mut Random) -> u64 {
        self.from + random.below(self.to - self.from)
    }
}

/// The squares between two squares, as a hand slides a piece; a knight goes round the corner.
fn between(from: Square, to: Square) -> Vec<Square> {
    let (mut file, mut rank) = (i32::from(from.file()), i32::from(from.rank()));
    let mut squares = Vec::new();
    loop {
        file += (i32::from(to.file()) - file).signum();
        rank += (i32::from(to.rank()) - rank).signum();
        let square = Square::ALL[(rank * 8 + file) as usize];
        if square == to {
            return squares;
        }
        squares.push(square);
    }
}

/// Acts that make the half-move on a board that stands like that.
pub fn make(half_move: HalfMove, board: &Board, mode: CastlingMode, stops: Stops, random: &mut Random) -> Vec<Act> {
    let mut after = board.clone();
    half_move.execute_on(&mut after, mode);
    let mover = board.color_at(half_move.from).expect("a piece moves");
    let changed = differing(board, &after);
    let own_left: Vec<Square> = (changed & board.by_color(mover))
        .into_iter()
        .filter(|s| after.color_at(*s) != Some(mover) || after.role_at(*s) != board.role_at(*s))
        .collect();
    let mut acts = Vec::new();
    let is_castling =
        own_left.len() == 2 || changed.into_iter().filter(|square| after.color_at(*square) == Some(mover)).count() == 2;
    if is_castling
        || board.role_at(half_move.from) == Some(Role::King)
            && board.piece_at(half_move.to).is_some_and(|p| p.color == mover)
    {
        castle(board, &after, mover, stops, random, &mut acts);
    } else {
        displace(half_move, board, &after, stops, random, &mut acts);
    }
    acts
}

fn castle(board: &Board, after: &Board, mover: Color, stops: Stops, random: &mut Random, acts: &mut Vec<Act>) {
    let piece = |role| Piece { color: mover, role };
    let place =
        |on: &Board, not_on: &Board, role| (on.by_piece(piece(role)) & !not_on.by_piece(piece(role))).single_square();
    let mut parts: Vec<(Role, Option<Square>, Option<Square>)> = [Role::King, Role::Rook]
        .into_iter()
        .map(|role| (role, place(board, after, role), place(after, board, role)))
        .filter(|(_, from, to)| from.is_some() && to.is_some())
        .collect();
    if random.one_in(3) {
        parts.reverse();
    }
    // Where one goes to the place of the other, both are lifted first.
    let collide = parts.iter().any(|(_, _, to)| to.is_some_and(|to| board.piece_at(to).is_some()));
    let mut lifts: Vec<Act> = Vec::new();
    let mut puts: Vec<Act> = Vec::new();
    for (role, from, to) in parts {
        lifts.extend(from.map(|square| Act { after: stops.one(random), square, piece: None }));
        puts.extend(to.map(|square| Act { after: stops.one(random), square, piece: Some(piece(role)) }));
    }
    if collide || random.one_in(4) {
        acts.extend(lifts);
        acts.extend(puts);
    } else {
        acts.extend(lifts.into_iter().zip(puts).flat_map(|(lift, put)| [lift, put]));
    }
}

fn displace(half_move: HalfMove, board: &Board, after: &Board, stops: Stops, random: &mut Random, acts: &mut Vec<Act>) {
    let HalfMove { from, to, promotion } = half_move;
    let (moved, becomes) = (board.piece_at(from).expect("a piece"), after.piece_at(to).expect("it arrives"));
    let passed = differing(board, after).into_iter().find(|square| *square != from && *square != to);
    let act = |after, square, piece| Act { after, square, piece };
    let taken = board.piece_at(to).is_some() || passed.is_some();
    let manner = random.below(6);
    let mut take_last = passed;
    if manner == 0 && taken {
        // The captured piece is taken off first, sometimes over other squares.
        acts.push(act(stops.one(random), passed.unwrap_or(to), None));
        take_last = None;
        if let (Some(captured), true) = (board.piece_at(to), random.one_in(3)) {
            let empty: Vec<Square> = Square::ALL.into_iter().filter(|s| board.piece_at(*s).is_none()).collect();
            let over = random.one_of(&empty);
            acts.extend([act(100, over, Some(captured)), act(150, over, None)]);
        }
    }
    match manner {
        1 if promotion.is_none() => {
            // Slid over the squares between, resting on some.
            let mut last = from;
            for square in between(from, to).into_iter().chain([to]) {
                acts.push(act(0, last, board.piece_at(last).filter(|_| last != from)));
                acts.push(act(0, square, Some(moved)));
                if square != to {
                    let rest = if random.one_in(3) { stops.one(random) } else { 60 };
                    acts.push(act(rest, square, Some(moved)));
                }
                last = square;
            }
        }
        2 => acts.extend([act(stops.one(random), from, None), act(0, to, Some(becomes))]),
        3 => {
            // It appears before it leaves.
            acts.extend([act(stops.one(random), to, Some(becomes)), act(80, from, None)]);
        }
        4 if promotion.is_some() => {
            // The pawn stands on its last rank for a while.
            acts.extend([act(stops.one(random), from, None), act(stops.one(random), to, Some(moved))]);
            acts.extend([act(stops.one(random), to, None), act(stops.one(random), to, Some(becomes))]);
        }
        _ => acts.extend([act(stops.one(random), from, None), act(stops.one(random), to, Some(becomes))]),
    }
    acts.extend(take_last.map(|square| act(stops.one(random), square, None)));
    if random.one_in(5) {
        // A contact flickers afterwards.
        acts.extend([act(90, to, None), act(70, to, Some(becomes))]);
    }
}
