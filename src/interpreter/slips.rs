//! Short forms that are slips of the finger: no man could move like that where the men stand. Whoever means it names
//! both squares.

use shakmaty::{CastlingMode, Chess, File, Piece, Position, Rank, Role, Square, attacks};

use crate::game::half_move::HalfMove;
use crate::notation::Unreadable;

/// Words in which both squares are named: `gustav zwei felix drei`.
const WORDS_OF_BOTH: usize = 4;

/// Why a half-move that was typed short is not announced: a pawn would capture where nothing stands or change in the
/// middle of the board, a king would castle over men. Illegal moves of any other kind are announced as they are (7.5).
pub(super) fn slip(text: &str, half_move: HalfMove, position: &Chess, mode: CastlingMode) -> Option<Unreadable> {
    let HalfMove { from, to, promotion } = half_move;
    let names_both =
        text.to_lowercase().contains(&from.to_string()) || text.split_whitespace().count() >= WORDS_OF_BOTH;
    let mover = position.board().piece_at(from).filter(|piece| piece.color == position.turn() && !names_both)?;
    let nobody = Unreadable::NoSuchPiece { role: mover.role, to };
    match mover.role {
        Role::Pawn if captures_nothing(position, mover, from, to) => Some(nobody),
        Role::Pawn if promotion.is_some() && to.rank() != mover.color.fold_wb(Rank::Eighth, Rank::First) => {
            Some(nobody)
        }
        Role::Pawn if promotion == Some(Role::King) => {
            Some(Unreadable::PromotionPieceMissing(HalfMove { promotion: None, ..half_move }))
        }
        Role::King if mode == CastlingMode::Standard && castles_over_men(position, mover, from, to) => Some(nobody),
        Role::Pawn | Role::Knight | Role::Bishop | Role::Rook | Role::Queen | Role::King => None,
    }
}

fn captures_nothing(position: &Chess, pawn: Piece, from: Square, to: Square) -> bool {
    let passed = position.board().piece_at(Square::from_coords(to.file(), from.rank()));
    let takes_in_passing = passed == Some(Piece { role: Role::Pawn, color: !pawn.color });
    from.file() != to.file() && position.board().piece_at(to).is_none() && !takes_in_passing
}

fn castles_over_men(position: &Chess, king: Piece, from: Square, to: Square) -> bool {
    let home = Square::from_coords(File::E, king.color.fold_wb(Rank::First, Rank::Eighth));
    if from != home || to.rank() != home.rank() || from.file().distance(to.file()) != 2 {
        return false;
    }
    let rook = Square::from_coords(if to.file() > from.file() { File::H } else { File::A }, from.rank());
    !(attacks::between(from, rook) & position.board().occupied()).is_empty()
}
