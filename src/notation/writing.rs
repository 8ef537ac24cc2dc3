//! Writes half-moves algebraically (C.2 to C.13), in a given language and form.

use shakmaty::{CastlingSide, Chess, File, Move, Position, Rank, Role, san::San};

use super::lexicon::SheetLanguage;
use crate::game::half_move::HalfMove;

/// How a move is written on a sheet: each form is accepted (C.2, C.8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Form {
    /// `Nxd4`, `exd4`
    Short,
    /// `Nd4`, `ed4`
    ShortWithoutX,
    /// `Nf3xd4`, `e5xd4`
    Long,
}

/// The half-move as it is written on a sheet, without signs of check or capture en passant, which are optional (C.13).
///
/// Short forms name no more than is needed to tell legal moves apart (C.10). What is illegal is written long.
pub fn write(half_move: HalfMove, position: &Chess, language: SheetLanguage, form: Form) -> String {
    if let Some(side) = castling_side(half_move, position) {
        return match side {
            CastlingSide::KingSide => "0-0".to_owned(),
            CastlingSide::QueenSide => "0-0-0".to_owned(),
        };
    }
    let HalfMove { from, to, promotion } = half_move;
    let legal = half_move.legal_in(position);
    let role = position.board().role_at(from).filter(|role| *role != Role::Pawn);
    let captures = legal.is_some_and(Move::is_en_passant) || position.board().role_at(to).is_some();
    let mut text = String::from(role.map_or("", |role| language.letter(role)));
    match (form, legal) {
        (Form::Short | Form::ShortWithoutX, Some(mv)) => {
            let (file, rank) = disambiguation(mv, position);
            text.extend(file.map(File::char));
            text.extend(rank.map(Rank::char));
        }
        (Form::Long, _) | (Form::Short | Form::ShortWithoutX, None) => text.push_str(&from.to_string()),
    }
    if captures && form != Form::ShortWithoutX {
        text.push('x');
    }
    text.push_str(&to.to_string());
    text.push_str(promotion.map_or("", |role| language.letter(role)));
    text
}

/// `+` or `#` where the half-move gives check or checkmate, else nothing (C.13).
pub fn check_sign(half_move: HalfMove, position: &Chess) -> &'static str {
    match half_move.legal_in(position).and_then(|_| half_move.played_in(position)) {
        Some(after) if after.is_checkmate() => "#",
        Some(after) if after.is_check() => "+",
        Some(_) | None => "",
    }
}

/// What a short form must name of the square a legal move comes from (C.10).
pub(super) fn disambiguation(mv: Move, position: &Chess) -> (Option<File>, Option<Rank>) {
    match San::from_move(position, mv) {
        San::Normal { file, rank, .. } => (file, rank),
        San::Castle(_) | San::Put { .. } | San::Null => (None, None),
    }
}

/// The side on which the half-move castles, legally or as the king's two squares from e1 or e8.
pub(super) fn castling_side(half_move: HalfMove, position: &Chess) -> Option<CastlingSide> {
    if let Some(mv) = half_move.legal_in(position) {
        return mv.castling_side();
    }
    let HalfMove { from, to, .. } = half_move;
    let home = position.turn().fold_wb(Rank::First, Rank::Eighth);
    let own_king = position.our(Role::King).contains(from) && from.rank() == home && from.file() == File::E;
    (own_king && to.rank() == home && from.file().distance(to.file()) == 2)
        .then(|| CastlingSide::from_king_side(to.file() > from.file()))
}
