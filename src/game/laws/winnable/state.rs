//! A position as the search keeps it: placement, turn, castling rights and en passant, in 32 bytes.

use shakmaty::{Bitboard, Board, ByColor, ByRole, Chess, Color, EnPassantMode, Position, Rank};

/// A position without its history, which plays no part in what can still arise.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct State {
    pub(super) board: Board,
    pub(super) turn: Color,
    /// Rooks that may still castle (on the outer ranks) and the pawn that may be taken en passant.
    pub(super) special: Bitboard,
}

/// The exact content of a [`State`] in four planes of a bit a square.
pub(super) type Key = [u64; 4];

impl State {
    pub(super) fn of(position: &Chess) -> State {
        let passed = position.ep_square(EnPassantMode::Legal).map_or(Bitboard::EMPTY, |square| {
            let rank = position.turn().fold_wb(Rank::Fifth, Rank::Fourth);
            Bitboard::from_rank(rank) & Bitboard::from_file(square.file())
        });
        State {
            board: position.board().clone(),
            turn: position.turn(),
            special: position.castles().castling_rights() | passed,
        }
    }

    /// The rooks that may still castle.
    pub(super) fn castling_rights(&self) -> Bitboard {
        self.special & Bitboard::BACKRANKS
    }

    /// The rooks of `color` that may still castle.
    pub(super) fn castling_rooks(&self, color: Color) -> Bitboard {
        self.special & Bitboard::from_rank(color.fold_wb(Rank::First, Rank::Eighth))
    }

    /// Packs the state without loss. An empty square of the colour plane is set where Black has the move;
    /// a castling rook or a pawn that may be taken in passing is a seventh kind of piece.
    pub(super) fn pack(&self) -> Key {
        let (roles, colors) = self.board.clone().into_bitboards();
        let special = self.special;
        let occupied = colors.white | colors.black;
        let turn = self.turn.fold_wb(Bitboard::EMPTY, !occupied);
        let first = (roles.pawn | roles.bishop | roles.queen) | special;
        let second = (roles.knight | roles.bishop | roles.king) | special;
        let third = (roles.rook | roles.queen | roles.king) | special;
        [(colors.black | turn).0, first.0, second.0, third.0]
    }

    pub(super) fn unpack(key: &Key) -> State {
        let [color, first, second, third] = key.map(Bitboard);
        let occupied = first | second | third;
        let special = first & second & third;
        let special_rooks = special & Bitboard::BACKRANKS;
        let roles = ByRole {
            pawn: (first & !second & !third) | (special & !Bitboard::BACKRANKS),
            knight: second & !first & !third,
            bishop: first & second & !third,
            rook: (third & !first & !second) | special_rooks,
            queen: first & third & !second,
            king: second & third & !first,
        };
        let colors = ByColor { white: occupied & !color, black: occupied & color };
        let turn = Color::from_white((color & !occupied).is_empty());
        let board = Board::try_from_bitboards(roles, colors).unwrap_or(Board::empty());
        State { board, turn, special }
    }
}
