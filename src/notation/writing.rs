//! Writes half-moves algebraically (C.2 to C.13), in a given language and form. Legal and illegal ones look alike.

use shakmaty::{Board, CastlingMode, CastlingSide, Chess, Color, File, Position, Rank, Role, attacks};

use super::geometry::{castling_side, is_capture, origin, promotes};
use super::lexicon::SheetLanguage;
use crate::game::half_move::HalfMove;

/// How a move is written on a sheet: each form is accepted (C.2, C.8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum NotationForm {
    /// `Nxd4`, `exd4`
    Short,
    /// `Nf3xd4`, `e5xd4`
    Long,
}

/// The half-move as it is written on a sheet, without signs of check or capture en passant, which are optional (C.13).
///
/// Short forms name what tells the piece from another that gets there by its own movement (C.10), pinned or not: a form
/// must not say whether the move is legal before it is completed (7.5).
pub fn write(half_move: HalfMove, position: &Chess, language: SheetLanguage, form: NotationForm) -> String {
    write_on_board(half_move, position.board(), position.turn(), position.castles().mode(), language, form)
}

/// The half-move as it is written where a hand of `mover` makes it on a board on which anything may stand.
pub fn write_on_board(
    half_move: HalfMove,
    board: &Board,
    mover: Color,
    mode: CastlingMode,
    language: SheetLanguage,
    form: NotationForm,
) -> String {
    match castling_side(half_move, board, mover, mode) {
        Some(CastlingSide::KingSide) => return "0-0".to_owned(),
        Some(CastlingSide::QueenSide) => return "0-0-0".to_owned(),
        None => {}
    }
    let HalfMove { from, to, promotion } = half_move;
    let piece = board.piece_at(from);
    let role = piece.map(|piece| piece.role).filter(|role| *role != Role::Pawn);
    let mut text = String::from(role.map_or("", |role| language.letter(role)));
    let (file, rank) = match form {
        NotationForm::Short => origin(half_move, board, mover),
        NotationForm::Long => (Some(from.file()), Some(from.rank())),
    };
    text.extend(file.map(File::char));
    text.extend(rank.map(Rank::char));
    if is_capture(half_move, board) {
        text.push('x');
    }
    text.push_str(&to.to_string());
    match (promotion, piece) {
        (Some(role), _) => text.push_str(language.letter(role)),
        (None, Some(pawn)) if promotes(pawn, to) => text.push_str(language.pawn_left_unpromoted()),
        (None, _) => {}
    }
    text
}

/// `+` or `#` where the half-move attacks the other king, or mates him, else nothing (C.13).
pub fn check_sign(half_move: HalfMove, position: &Chess) -> &'static str {
    match check(half_move, position) {
        Some(Check::Mate) => "#",
        Some(Check::Check) => "+",
        None => "",
    }
}

/// How a half-move attacks the other king.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Check {
    Check,
    Mate,
}

/// Whether the half-move, legal or not, attacks the other king, and whether nothing is left to him.
pub(super) fn check(half_move: HalfMove, position: &Chess) -> Option<Check> {
    let mut board = position.board().clone();
    half_move.execute_on(&mut board, position.castles().mode());
    let king = board.king_of(!position.turn())?;
    let attacked = board.by_color(position.turn()).into_iter().any(|from| {
        board.piece_at(from).is_some_and(|piece| attacks::attacks(from, piece, board.occupied()).contains(king))
    });
    let mates = || half_move.played_in(position).is_some_and(|after| after.is_checkmate());
    attacked.then(|| if mates() { Check::Mate } else { Check::Check })
}
