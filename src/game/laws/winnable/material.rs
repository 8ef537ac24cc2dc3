//! Too little material to mate at all, wherever the pieces are.

use shakmaty::{Bitboard, Board, Color};

/// Whether no placement of this material lets `winner` mate by any series of legal moves.
///
/// `absent` holds pieces that are not in `board` but may be on the real one. With none this is the
/// theorem of [`shakmaty::Position::has_insufficient_material`].
pub(super) fn cannot_mate(board: &Board, absent: &Board, winner: Color) -> bool {
    let count = |select: fn(&Board) -> Bitboard, color: Color| {
        let of = |board: &Board| (select(board) & board.by_color(color)).count();
        of(board) + of(absent)
    };
    let all = |select: fn(&Board) -> Bitboard| count(select, winner) + count(select, !winner);
    if count(Board::pawns, winner) + count(Board::rooks_and_queens, winner) > 0 {
        return false;
    }
    let pieces = count(Board::occupied, winner);
    if count(Board::knights, winner) > 0 {
        let idle = count(Board::kings, !winner) + count(Board::queens, !winner);
        return pieces <= 2 && count(Board::occupied, !winner) == idle;
    }
    if count(Board::bishops, winner) > 0 {
        let one_color = all(dark_bishops) == 0 || all(light_bishops) == 0;
        return one_color && all(Board::knights) == 0 && all(Board::pawns) == 0;
    }
    true
}

fn dark_bishops(board: &Board) -> Bitboard {
    board.bishops() & Bitboard::DARK_SQUARES
}

fn light_bishops(board: &Board) -> Bitboard {
    board.bishops() & Bitboard::LIGHT_SQUARES
}
