//! On changed vectors and on blocked pawns, two methods agree whenever both decide.

use annabella::game::laws::winnable::Budget;
use proptest::prelude::*;
use shakmaty::{Bitboard, Board, CastlingMode, Chess, Color, FromSetup, Piece, Position, Rank, Role, Setup, Square};

use super::plain::exhaust;
use super::{answer, position};
use crate::program::is_long_set;

fn cases() -> ProptestConfig {
    crate::program::cases(if is_long_set() { 20_000 } else { 100 })
}

fn playable(board: Board, turn: Color) -> Option<Chess> {
    let mut setup = Setup::empty();
    setup.board = board;
    setup.turn = turn;
    Chess::from_setup(setup, CastlingMode::Standard)
        .or_else(|error| error.ignore_too_much_material())
        .or_else(|error| error.ignore_impossible_check())
        .ok()
}

/// Compares the answers of every budget with plain exhaustion, where that decides.
fn two_methods_agree(position: &Chess) {
    for winner in Color::ALL {
        let plain = exhaust(position, winner, 20_000);
        for budget in [Budget::after_move(), Budget::of_millis(30)] {
            if let (Some(plain), Some(clever)) = (plain, answer(position, winner, budget)) {
                assert_eq!(plain, clever, "{position:?} {winner} {budget:?}");
            }
        }
    }
}

/// A vector with up to three pieces of either side moved, removed or added.
fn changed_vector() -> impl Strategy<Value = Option<Chess>> {
    let table = include_str!("../../winnable/vectors.tsv");
    let fens: Vec<&str> =
        table.lines().filter(|line| line.contains('/')).filter_map(|line| line.split('\t').next()).collect();
    let fens: Vec<&str> = fens.into_iter().filter(|fen| !fen.starts_with('#')).collect();
    let change = (0..64_u32, 0..64_u32, 0..3_u8);
    (prop::sample::select(fens), prop::collection::vec(change, 1..4), any::<bool>()).prop_map(
        |(fen, changes, white)| {
            let mut board = position(fen).board().clone();
            for (from, to, kind) in changes {
                let (from, to) = (Square::new(from), Square::new(to));
                if board.kings().contains(to) {
                    continue;
                }
                match board.piece_at(from) {
                    Some(piece) if kind == 0 || piece.role == Role::King => {
                        board.discard_piece_at(from);
                        board.set_piece_at(to, piece);
                    }
                    Some(_) => board.discard_piece_at(from),
                    None => board.set_piece_at(from, Role::Bishop.of(Color::from_white(kind == 0))),
                }
            }
            playable(board, Color::from_white(white))
        },
    )
}

/// Pawns in pairs that block each other, the kings and some bishops anywhere.
fn blocked_pawns() -> impl Strategy<Value = Option<Chess>> {
    let file = (0..7_u32, 0..10_u32);
    let man = (0..64_u32, 0..8_usize);
    (prop::collection::vec(file, 8), prop::collection::vec(man, 0..4), 0..64_u32, 0..64_u32, any::<bool>()).prop_map(
        |(files, pieces, white, black, turn)| {
            let mut board = Board::empty();
            for (at, (rank, present)) in files.into_iter().enumerate() {
                if present < 8 && (1..6).contains(&rank) {
                    let square = Square::from_coords(shakmaty::File::new(at as u32), Rank::new(rank));
                    board.set_piece_at(square, Role::Pawn.of(Color::White));
                    if let Some(ahead) = square.offset(8).filter(|square| square.rank() != Rank::Eighth) {
                        board.set_piece_at(ahead, Role::Pawn.of(Color::Black));
                    }
                }
            }
            for (square, kind) in pieces {
                let role = [Role::Bishop, Role::Bishop, Role::Bishop, Role::Knight][kind / 2];
                let piece = Piece { role, color: Color::from_white(kind % 2 == 0) };
                if !board.occupied().contains(Square::new(square)) {
                    board.set_piece_at(Square::new(square), piece);
                }
            }
            let free = |board: &Board, square: u32| !board.occupied().contains(Square::new(square));
            if !free(&board, white) || !free(&board, black) || white == black {
                return None;
            }
            board.set_piece_at(Square::new(white), Role::King.of(Color::White));
            board.set_piece_at(Square::new(black), Role::King.of(Color::Black));
            let pawns_home = (board.pawns() & Bitboard::BACKRANKS).is_empty();
            playable(board, Color::from_white(turn)).filter(|_| pawns_home)
        },
    )
}

proptest! {
    #![proptest_config(cases())]

    #[test]
    fn two_methods_agree_on_changed_vectors(position in changed_vector()) {
        if let Some(position) = position {
            two_methods_agree(&position);
        }
    }

    #[test]
    fn two_methods_agree_on_blocked_pawns(position in blocked_pawns()) {
        if let Some(position) = position {
            two_methods_agree(&position);
        }
    }
}
