//! Where a whole set of like pieces can get in one move.

use shakmaty::{Bitboard, File, Role, attacks};

/// The squares that pieces of a kind reach in one move from any of `from`.
pub(super) fn reach(role: Role, from: Bitboard, occupied: Bitboard) -> Bitboard {
    let straight = [8, -8, 1, -1];
    let diagonal = [9, 7, -9, -7];
    let slides =
        |offsets: [i32; 4]| offsets.into_iter().fold(Bitboard::EMPTY, |sum, by| sum | slide(from, by, !occupied));
    match role {
        Role::Bishop => slides(diagonal),
        Role::Rook => slides(straight),
        Role::Queen => slides(straight) | slides(diagonal),
        Role::Knight => from.into_iter().fold(Bitboard::EMPTY, |sum, square| sum | attacks::knight_attacks(square)),
        Role::King => from.into_iter().fold(Bitboard::EMPTY, |sum, square| sum | attacks::king_attacks(square)),
        Role::Pawn => Bitboard::EMPTY,
    }
}

/// Slides every square of `from` one way over empty squares, and onto the first that is not.
fn slide(from: Bitboard, by: i32, empty: Bitboard) -> Bitboard {
    let step = |squares: Bitboard| {
        let kept = match by.rem_euclid(8) {
            1 => !Bitboard::from_file(File::H),
            7 => !Bitboard::from_file(File::A),
            _ => Bitboard::FULL,
        };
        (squares & kept).shift(by)
    };
    let mut moving = from;
    let mut reached = Bitboard::EMPTY;
    for _ in 0..7 {
        moving = step(moving);
        reached |= moving;
        moving &= empty;
    }
    reached
}
