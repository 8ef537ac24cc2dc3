//! Plain exhaustion with the Laws' own moves and no cleverness, to hold the clever ways against.

use std::collections::HashSet;
use std::num::NonZero;
use std::sync::Mutex;

use annabella::game::laws::winnable::{Budget, Proof, Verdict, winnable};
use shakmaty::{Bitboard, Board, CastlingMode, Chess, Color, FromSetup, Piece, Position, Role, Setup, Square, attacks};

use super::{ends_in_mate, run_all};

/// Whether `winner` can mate, by examining every position that can arise; `None` beyond `cap` of them.
pub fn exhaust(position: &Chess, winner: Color, cap: usize) -> Option<bool> {
    let mut seen = HashSet::from([position.clone()]);
    let mut waiting = vec![position.clone()];
    while let Some(at) = waiting.pop() {
        let moves = at.legal_moves();
        if moves.is_empty() && at.is_check() && at.turn() != winner {
            return Some(true);
        }
        if at.has_insufficient_material(winner) {
            continue;
        }
        for mv in moves {
            let mut after = at.clone();
            after.play_unchecked(mv);
            if seen.insert(after.clone()) {
                waiting.push(after);
            }
        }
        if seen.len() > cap {
            return None;
        }
    }
    Some(false)
}

fn place(men: &[(Square, Piece)], turn: Color) -> Option<Chess> {
    let mut setup = Setup::empty();
    setup.board = Board::empty();
    for (square, piece) in men {
        if setup.board.piece_at(*square).is_some() {
            return None;
        }
        setup.board.set_piece_at(*square, *piece);
    }
    setup.turn = turn;
    if (setup.board.pawns() & Bitboard::BACKRANKS).any() {
        return None;
    }
    Chess::from_setup(setup, CastlingMode::Standard).or_else(|error| error.ignore_impossible_check()).ok()
}

fn same_as_exhaustion(position: &Chess) {
    for winner in Color::ALL {
        match winnable(position, winner, Budget::flag_fall()) {
            Verdict::Unwinnable { proof: Proof::Closure { .. } | Proof::Terminal } => {
                assert_eq!(exhaust(position, winner, 3_000_000), Some(false), "{position:?} {winner}");
            }
            Verdict::Unwinnable { proof: Proof::Material } => assert!(position.has_insufficient_material(winner)),
            Verdict::Winnable { line } => assert!(ends_in_mate(position, &line, winner), "{position:?} {winner}"),
            Verdict::Undetermined { spent } => panic!("{position:?} {winner} {spent:?}"),
        }
    }
}

const MEN: [Role; 5] = [Role::Pawn, Role::Knight, Role::Bishop, Role::Rook, Role::Queen];

/// The two men that stand beside the kings, the first of them White's: every pair once but for a change of colours.
fn pairs() -> impl Iterator<Item = [Piece; 2]> {
    MEN.into_iter().enumerate().flat_map(|(at, first)| {
        let white = MEN[at..].iter().map(|second| second.of(Color::White));
        let black = MEN.iter().map(|second| second.of(Color::Black));
        white.chain(black).map(move |second| [first.of(Color::White), second])
    })
}

/// Where White's king has to stand so that every placement is looked at in one of its reflections.
fn corner(men: &[Piece]) -> Bitboard {
    if men.iter().any(|piece| piece.role == Role::Pawn) {
        return Bitboard(0x0F0F_0F0F_0F0F_0F0F);
    }
    let triangle = [Square::A1, Square::B1, Square::C1, Square::D1, Square::B2, Square::C2, Square::D2];
    triangle.into_iter().chain([Square::C3, Square::D3, Square::D4]).collect()
}

/// Looks at every placement of the kings and these men that is a position, or at one in `step`; says at how many.
fn place_all(men: &[Piece], step: usize) -> usize {
    let mut placed = 0;
    let mut number = 0;
    let second_squares = if men.len() > 1 { Bitboard::FULL } else { Bitboard::from_square(Square::A1) };
    for white in corner(men) {
        for black in !attacks::king_attacks(white).with(white) {
            for first in Bitboard::FULL {
                for second in second_squares {
                    let twice = men.len() > 1 && men[0] == men[1] && second < first;
                    for turn in Color::ALL {
                        number += 1;
                        if twice || number % step != 0 {
                            continue;
                        }
                        let kings = [(white, Role::King.of(Color::White)), (black, Role::King.of(Color::Black))];
                        let others = [first, second].into_iter().zip(men.iter().copied());
                        let men: Vec<(Square, Piece)> = kings.into_iter().chain(others).collect();
                        if let Some(position) = place(&men, turn) {
                            same_as_exhaustion(&position);
                            placed += 1;
                        }
                    }
                }
            }
        }
    }
    placed
}

/// Every placement of two kings and a man; of those with a man more, one in so many or, in the long run, every one.
#[test]
fn agrees_with_exhaustion_on_few_men() {
    let (one_of_three_men, one_of_four_men) = if run_all() { (1, 1) } else { (37, 400_009) };
    let placed: usize = MEN.into_iter().map(|man| place_all(&[man.of(Color::White)], one_of_three_men)).sum();
    assert!(placed > 0);
    let waiting = Mutex::new(pairs());
    let next = || waiting.lock().ok().and_then(|mut pairs| pairs.next());
    std::thread::scope(|scope| {
        for _ in 0..std::thread::available_parallelism().map_or(1, NonZero::get) {
            scope.spawn(|| {
                while let Some(men) = next() {
                    assert!(place_all(&men, one_of_four_men) > 0);
                }
            });
        }
    });
}
