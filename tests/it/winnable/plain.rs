//! Plain exhaustion by legal moves, for comparison with the program's faster methods.

use std::collections::HashSet;

use annabella::game::laws::winnable::{Budget, MateChance, Proof, winnable};
use shakmaty::{Bitboard, Board, CastlingMode, Chess, Color, FromSetup, Piece, Position, Role, Setup, Square};

use super::ends_in_mate;
use crate::program::is_long_set;

/// Whether `winner` can mate, by examining every position that can arise; `None` for more than `cap` positions.
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

/// The position with these pieces and that turn, if it is valid.
pub fn place(pieces: &[(Square, Piece)], turn: Color) -> Option<Chess> {
    let mut setup = Setup::empty();
    setup.board = Board::empty();
    for (square, piece) in pieces {
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
            MateChance::Unwinnable { proof: Proof::Closure { .. } | Proof::Terminal } => {
                assert_eq!(exhaust(position, winner, 3_000_000), Some(false), "{position:?} {winner}");
            }
            MateChance::Unwinnable { proof: Proof::Material } => assert!(position.has_insufficient_material(winner)),
            MateChance::Winnable { line } => assert!(ends_in_mate(position, &line, winner), "{position:?} {winner}"),
            MateChance::Undetermined { spent } => panic!("{position:?} {winner} {spent:?}"),
        }
    }
}

pub const ROLES: [Role; 5] = [Role::Pawn, Role::Knight, Role::Bishop, Role::Rook, Role::Queen];

/// Some placements of two kings and two pieces.
#[test]
fn answers_agree_with_exhaustion_on_a_sample_of_four_pieces() {
    let step = if is_long_set() { 19_997 } else { 5_999_993 };
    let square = |number: usize| Square::new((number % 64) as u32);
    for (first, second) in ROLES.into_iter().flat_map(|first| ROLES.map(|second| (first, second))) {
        for color in Color::ALL {
            for number in (first as usize..1 << 25).step_by(step) {
                let at = number / 2;
                let pieces = [
                    (square(at), Role::King.of(Color::White)),
                    (square(at / 64), Role::King.of(Color::Black)),
                    (square(at / 4096), first.of(Color::White)),
                    (square(at / 262_144), second.of(color)),
                ];
                if let Some(position) = place(&pieces, Color::from_white(number % 2 == 0)) {
                    same_as_exhaustion(&position);
                }
            }
        }
    }
}
