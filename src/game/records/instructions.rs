//! Correcting a board by hand: as few movements as possible, in an order that always works.

use shakmaty::{Board, Piece, Square};

use crate::game::half_move::differing;
use crate::game::records::board_orientation::BoardOrientation;

/// One movement of a hand on a board. All that is lifted is lifted first, all that is put comes last.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Instruction {
    /// Turn the whole board round by 180 degrees (7.2).
    TurnRound,
    Lift {
        square: Square,
        piece: Piece,
    },
    /// From a square to one that is empty by then.
    Move {
        from: Square,
        to: Square,
        piece: Piece,
    },
    Place {
        square: Square,
        piece: Piece,
    },
}

impl Instruction {
    /// Carries it out.
    pub fn carry_out(self, board: &mut Board) {
        match self {
            Instruction::TurnRound => *board = BoardOrientation::HalfTurn.applied_to(board),
            Instruction::Lift { square, .. } => board.discard_piece_at(square),
            Instruction::Move { from, to, piece } => {
                board.discard_piece_at(from);
                board.set_piece_at(to, piece);
            }
            Instruction::Place { square, piece } => board.set_piece_at(square, piece),
        }
    }
}

/// The movements that make `board` show `target`: as few as possible, empty if it already does.
pub fn put_right(board: &Board, target: &Board) -> Vec<Instruction> {
    let round = BoardOrientation::HalfTurn.applied_to(board);
    if differing(board, target).count() > 4 && round == *target {
        return vec![Instruction::TurnRound];
    }
    let mut wrong: Vec<UnsettledSquare> = differing(board, target)
        .into_iter()
        .map(|square| UnsettledSquare { square, stands: board.piece_at(square), wants: target.piece_at(square) })
        .collect();
    let mut trails = open_trails(&mut wrong);
    splice_circles(&mut wrong, &mut trails);
    in_order_of_hands(&trails)
}

/// A square not dealt with yet.
#[derive(Clone, Copy, Debug)]
struct UnsettledSquare {
    square: Square,
    stands: Option<Piece>,
    wants: Option<Piece>,
}

/// Squares of which each is filled from the next: the first is empty or is lifted, the last is
/// left empty, or filled from the box.
type Trail = Vec<UnsettledSquare>;

/// Trails from every empty square and from every surplus piece, until no further trail begins.
fn open_trails(wrong: &mut Vec<UnsettledSquare>) -> Vec<Trail> {
    let mut trails = Vec::new();
    while let Some(first) = wrong.iter().position(|w| w.stands.is_none()).or_else(|| too_many(wrong)) {
        let start = wrong.remove(first);
        trails.push(follow(start, wrong));
    }
    trails
}

/// A piece of a kind of which more stand wrong than are wanted; better one whose square is wanted.
fn too_many(wrong: &[UnsettledSquare]) -> Option<usize> {
    let surplus = |piece: Option<Piece>| {
        wrong.iter().filter(|w| w.stands == piece).count() > wrong.iter().filter(|w| w.wants == piece).count()
    };
    let candidates = || (0..wrong.len()).filter(|i| wrong[*i].stands.is_some() && surplus(wrong[*i].stands));
    candidates().find(|i| wrong[*i].wants.is_some()).or_else(|| candidates().next())
}

/// Fills a square from the nearest that has what it wants, then that one, and so on.
fn follow(start: UnsettledSquare, wrong: &mut Vec<UnsettledSquare>) -> Trail {
    let mut trail = vec![start];
    let mut hole = start;
    while let Some(wanted) = hole.wants {
        let sources = wrong.iter().enumerate().filter(|(_, w)| w.stands == Some(wanted));
        let Some((source, _)) = sources.min_by_key(|(_, w)| w.square.distance(hole.square)) else { break };
        hole = wrong.remove(source);
        trail.push(hole);
    }
    trail
}

/// The rest are pieces that stand on each other's squares in a circle. A circle is merged into a trail
/// that uses one of its kinds, at no cost; otherwise one of its pieces is lifted first and put last.
fn splice_circles(wrong: &mut Vec<UnsettledSquare>, trails: &mut Vec<Trail>) {
    while !wrong.is_empty() {
        let joint = trails.iter().enumerate().find_map(|(t, trail)| {
            let lifted = trail.first().map(|first| (0, first.stands));
            let filled = trail.iter().enumerate().map(|(i, hole)| (i + 1, hole.wants));
            lifted.into_iter().chain(filled).find_map(|(at, piece)| {
                let source = wrong.iter().position(|w| piece.is_some() && w.stands == piece)?;
                Some((t, at, source))
            })
        });
        match joint {
            Some((t, at, source)) => {
                let start = wrong.remove(source);
                let circle = follow(start, wrong);
                trails[t].splice(at..at, circle);
            }
            None => {
                let start = wrong.remove(0);
                trails.push(follow(start, wrong));
            }
        }
    }
}

fn in_order_of_hands(trails: &[Trail]) -> Vec<Instruction> {
    let ends = |trail: &Trail| Some((*trail.first()?, *trail.last()?));
    let lifts = trails.iter().filter_map(|trail| {
        let (first, _) = ends(trail)?;
        Some(Instruction::Lift { square: first.square, piece: first.stands? })
    });
    let moves = trails.iter().flat_map(|trail| {
        trail.windows(2).filter_map(|pair| {
            Some(Instruction::Move { from: pair[1].square, to: pair[0].square, piece: pair[1].stands? })
        })
    });
    let places = trails.iter().filter_map(|trail| {
        let (_, last) = ends(trail)?;
        Some(Instruction::Place { square: last.square, piece: last.wants? })
    });
    lifts.chain(moves).chain(places).collect()
}
