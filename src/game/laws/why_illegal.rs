//! Why a half-move is illegal (3.1 to 3.10): one reason, the first that a player would name.

use shakmaty::attacks::{attacks, between};
use shakmaty::{Bitboard, Board, CastlingMode, CastlingSide, Chess, Color, Piece, Position, Rank, Role, Square};
use strum::EnumCount;

use crate::game::half_move::HalfMove;

/// A piece on its square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PieceOn {
    pub role: Role,
    pub square: Square,
}

/// Why a half-move is illegal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, EnumCount)]
pub enum WhyIllegal {
    /// The player to move has no piece there.
    NothingThere { square: Square },
    /// A piece of the same player is on the target square (3.1).
    OwnPieceThere(PieceOn),
    /// It would capture a king (1.4.1).
    CapturesKing,
    /// That piece does not move like this (3.2 to 3.8).
    NotItsMove { role: Role },
    /// A piece stands in the way (3.5, 3.7, 3.8.2).
    Blocked(PieceOn),
    /// A pawn goes to another file, and there is nothing to capture (3.7).
    NothingToCapture { square: Square },
    /// A pawn captures one beside it that has not just made its double step (3.7.3).
    NoEnPassant,
    /// A pawn on its last rank was not replaced (3.7.3).
    NotPromoted,
    /// The pawn was replaced by a piece it cannot become, or before its last rank (3.7.3).
    WrongPromotion,
    /// It leaves the player's own king attacked by that piece (3.9.2).
    KingLeftInCheck(PieceOn),
    /// The king moves to a square that piece attacks (3.8.1, 3.9.2).
    KingIntoCheck(PieceOn),
    /// King or rook has moved before, or no rook is there (3.8.2).
    NoCastlingRight,
    /// Castling while that piece gives check (3.8.2).
    CastlingInCheck(PieceOn),
    /// The king would pass a square that is attacked (3.8.2).
    CastlingThrough { square: Square, by: PieceOn },
}

/// Why that half-move is illegal in `position`; `None` where it is legal.
pub fn why_illegal(position: &Chess, half_move: HalfMove) -> Option<WhyIllegal> {
    if half_move.legal_in(position).is_some() {
        return None;
    }
    let (board, HalfMove { from, to, .. }) = (position.board(), half_move);
    let us = position.turn();
    let Some(piece) = board.piece_at(from).filter(|piece| piece.color == us) else {
        return Some(WhyIllegal::NothingThere { square: from });
    };
    if let Some(side) = castling_meant(position, piece, half_move) {
        return Some(why_no_castling(position, side));
    }
    Some(match board.piece_at(to) {
        Some(standing) if standing.color == us => {
            WhyIllegal::OwnPieceThere(PieceOn { role: standing.role, square: to })
        }
        Some(Piece { role: Role::King, .. }) => WhyIllegal::CapturesKing,
        Some(_) | None => {
            let displaced = if piece.role == Role::Pawn {
                why_no_pawn_move(position, half_move)
            } else {
                why_not(board, piece, half_move)
            };
            displaced
                .or_else(|| king_attacked_after(position, piece, half_move))
                .unwrap_or(WhyIllegal::NotItsMove { role: piece.role })
        }
    })
}

/// The side to which this king move castles; in Chess960 the king is put on its own rook.
fn castling_meant(position: &Chess, piece: Piece, HalfMove { from, to, .. }: HalfMove) -> Option<CastlingSide> {
    let on_rook = position.castles().mode() == CastlingMode::Chess960
        && position.board().piece_at(to) == Some(Piece { role: Role::Rook, ..piece });
    let two_squares = position.castles().mode() == CastlingMode::Standard && from.file().distance(to.file()) == 2;
    let meant = piece.role == Role::King
        && from.rank() == to.rank()
        && from.rank() == piece.color.fold_wb(Rank::First, Rank::Eighth)
        && (on_rook || two_squares);
    meant.then(|| CastlingSide::from_king_side(to.file() > from.file()))
}

fn why_no_castling(position: &Chess, side: CastlingSide) -> WhyIllegal {
    let (board, us) = (position.board(), position.turn());
    let castles = position.castles();
    let (Some(_), Some(king)) = (castles.rook(us, side), board.king_of(us)) else { return WhyIllegal::NoCastlingRight };
    let in_the_way = castles.path(us, side) & board.occupied();
    if let Some(piece) = in_the_way.first().and_then(|square| piece_on(board, square)) {
        return WhyIllegal::Blocked(piece);
    }
    let occupied = board.occupied().without(king);
    if let Some(by) = attacker_of(board, king, us, occupied) {
        return WhyIllegal::CastlingInCheck(by);
    }
    let target = side.king_to(us);
    let mut passed: Vec<Square> = between(king, target).into_iter().collect();
    passed.sort_by_key(|square| square.file().distance(king.file()));
    let attacked = passed.into_iter().find_map(|square| Some((square, attacker_of(board, square, us, occupied)?)));
    if let Some((square, by)) = attacked {
        return WhyIllegal::CastlingThrough { square, by };
    }
    let after = castles.rook(us, side).map_or(occupied, |rook| occupied.without(rook).with(side.rook_to(us)));
    match attacker_of(board, target, us, after) {
        Some(by) => WhyIllegal::KingIntoCheck(by),
        None => WhyIllegal::NoCastlingRight,
    }
}

fn why_no_pawn_move(position: &Chess, HalfMove { from, to, promotion }: HalfMove) -> Option<WhyIllegal> {
    let (board, us) = (position.board(), position.turn());
    let (rank, target) = (i32::from(from.rank()), i32::from(to.rank()));
    let steps = us.fold_wb(target - rank, rank - target);
    let first_rank = us.fold_wb(Rank::Second, Rank::Seventh);
    let ahead = |square: Square| piece_on(board, square).map(WhyIllegal::Blocked);
    let displaced = match from.file().distance(to.file()) {
        0 if steps == 1 => ahead(to),
        0 if steps == 2 && from.rank() == first_rank => between(from, to).first().and_then(ahead).or_else(|| ahead(to)),
        1 if steps == 1 && board.piece_at(to).is_some() => None,
        1 if steps == 1 && position.ep_square(shakmaty::EnPassantMode::PseudoLegal) == Some(to) => None,
        1 if steps == 1 => {
            let beside = board.piece_at(Square::from_coords(to.file(), from.rank()));
            let passes = from.rank() == us.fold_wb(Rank::Fifth, Rank::Fourth);
            let enemy_pawn = Some(Piece { role: Role::Pawn, color: !us });
            Some(if passes && beside == enemy_pawn {
                WhyIllegal::NoEnPassant
            } else {
                WhyIllegal::NothingToCapture { square: to }
            })
        }
        _ => Some(WhyIllegal::NotItsMove { role: Role::Pawn }),
    };
    let arrives = to.rank() == us.fold_wb(Rank::Eighth, Rank::First);
    displaced.or(match promotion {
        None if arrives => Some(WhyIllegal::NotPromoted),
        Some(Role::King | Role::Pawn) => Some(WhyIllegal::WrongPromotion),
        Some(Role::Queen | Role::Rook | Role::Bishop | Role::Knight) if !arrives => Some(WhyIllegal::WrongPromotion),
        Some(Role::Queen | Role::Rook | Role::Bishop | Role::Knight) | None => None,
    })
}

/// Why a piece other than a pawn cannot reach the target square.
fn why_not(board: &Board, piece: Piece, HalfMove { from, to, promotion }: HalfMove) -> Option<WhyIllegal> {
    if !attacks(from, piece, Bitboard::EMPTY).contains(to) {
        return Some(WhyIllegal::NotItsMove { role: piece.role });
    }
    let mut in_the_way: Vec<Square> = (between(from, to) & board.occupied()).into_iter().collect();
    in_the_way.sort_by_key(|square| square.distance(from));
    let nearest = in_the_way.first().and_then(|square| piece_on(board, *square)).map(WhyIllegal::Blocked);
    nearest.or_else(|| promotion.map(|_| WhyIllegal::WrongPromotion))
}

fn king_attacked_after(position: &Chess, piece: Piece, half_move: HalfMove) -> Option<WhyIllegal> {
    let mut after = position.board().clone();
    half_move.execute_on(&mut after, position.castles().mode());
    let king = after.king_of(piece.color)?;
    let by = attacker_of(&after, king, piece.color, after.occupied())?;
    Some(if piece.role == Role::King { WhyIllegal::KingIntoCheck(by) } else { WhyIllegal::KingLeftInCheck(by) })
}

fn attacker_of(board: &Board, square: Square, us: Color, occupied: Bitboard) -> Option<PieceOn> {
    (board.attacks_to(square, !us, occupied) & occupied).first().and_then(|attacker| piece_on(board, attacker))
}

fn piece_on(board: &Board, square: Square) -> Option<PieceOn> {
    board.role_at(square).map(|role| PieceOn { role, square })
}
