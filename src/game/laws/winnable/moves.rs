//! The moves that can be played in a state, some of whose pieces may be known only by the squares they can stand on.

use std::ops::ControlFlow;

use shakmaty::{Bitboard, Board, Color, File, Piece, Rank, Role, Square, attacks};

use super::state::State;
use crate::game::half_move::HalfMove;

/// The squares on which pieces left out of the state may stand. Empty where the state is the whole position.
#[derive(Clone, Copy, Debug)]
pub(super) struct PossibleOccupancy {
    pub(super) white: Bitboard,
    pub(super) black: Bitboard,
}

impl PossibleOccupancy {
    pub(super) const NONE: PossibleOccupancy = PossibleOccupancy { white: Bitboard::EMPTY, black: Bitboard::EMPTY };

    pub(super) fn of(&self, color: Color) -> Bitboard {
        color.fold_wb(self.white, self.black)
    }

    pub(super) fn any(&self) -> Bitboard {
        self.white | self.black
    }
}

const PROMOTIONS: [Role; 4] = [Role::Queen, Role::Knight, Role::Rook, Role::Bishop];

impl State {
    /// The pieces that certainly attack the king of `color`, whatever stands on veiled squares.
    pub(super) fn checkers(&self, color: Color, occupancy: &PossibleOccupancy) -> Bitboard {
        let Some(king) = self.board.king_of(color) else { return Bitboard::EMPTY };
        self.board.attacks_to(king, !color, self.board.occupied() | occupancy.any())
    }

    /// Whether the side to move is certainly in check.
    pub(super) fn is_check(&self) -> bool {
        self.checkers(self.turn, &PossibleOccupancy::NONE).any()
    }

    /// Visits every move of the pieces in the state that some placement behind the occupancy allows, with
    /// the state it leads to. Without absent pieces these are the legal moves (3.1 to 3.9).
    pub(super) fn each_move(&self, occupancy: &PossibleOccupancy, mut visit: impl FnMut(HalfMove, State)) {
        let _ = self.search_moves(occupancy, |half_move, after| {
            visit(half_move, after);
            ControlFlow::Continue(())
        });
    }

    /// Like [`State::each_move`], until the visitor has seen enough.
    fn search_moves(
        &self,
        occupancy: &PossibleOccupancy,
        mut visit: impl FnMut(HalfMove, State) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let us = self.turn;
        let occupied = self.board.occupied();
        let ours = self.board.by_color(us);
        let open = !ours & !self.board.kings();
        let checked = self.checkers(us, occupancy).any();
        let careful = if checked { ours } else { self.shields(occupied) };
        let mut try_step = |piece: Piece, from: Square, to: Square, promotion: Option<Role>| {
            let after = self.after(piece, from, to, promotion);
            let sure = piece.role != Role::King && !careful.contains(from);
            if sure || after.checkers(us, occupancy).is_empty() {
                return visit(HalfMove { from, to, promotion }, after);
            }
            ControlFlow::Continue(())
        };

        for (role, pieces) in self.board.by_role_pieces(us) {
            let piece = Piece { role, color: us };
            for from in pieces {
                for to in attacks::attacks(from, piece, occupied) & open {
                    try_step(piece, from, to, None)?;
                }
            }
        }

        let pawn = Piece { role: Role::Pawn, color: us };
        let prey = (self.board.by_color(!us) | occupancy.of(!us)) & open;
        for from in self.board.pawns() & ours {
            let reach = (attacks::pawn_attacks(us, from) & prey) | pushes(us, from, occupied);
            for to in reach {
                if Bitboard::BACKRANKS.contains(to) {
                    PROMOTIONS.into_iter().try_for_each(|role| try_step(pawn, from, to, Some(role)))?;
                } else {
                    try_step(pawn, from, to, None)?;
                }
            }
        }
        for (from, to) in self.en_passant() {
            let after = self.after_en_passant(from, to);
            if after.checkers(us, occupancy).is_empty() {
                visit(HalfMove { from, to, promotion: None }, after)?;
            }
        }
        if !checked {
            for (from, to, after) in self.castling() {
                visit(HalfMove { from, to, promotion: None }, after)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// The state after a piece goes from square to square, if that is legal. A pawn becomes a queen.
    pub(super) fn step(&self, from: Square, to: Square) -> Option<State> {
        let piece = self.board.piece_at(from)?;
        let occupied = self.board.occupied();
        let reach = if piece.role == Role::Pawn {
            (attacks::pawn_attacks(piece.color, from) & occupied) | pushes(piece.color, from, occupied)
        } else {
            attacks::attacks(from, piece, occupied)
        };
        let open = !self.board.by_color(self.turn) & !self.board.kings();
        if piece.color != self.turn || !(reach & open).contains(to) {
            return None;
        }
        let promoted = piece.role == Role::Pawn && Bitboard::BACKRANKS.contains(to);
        let after = self.after(piece, from, to, promoted.then_some(Role::Queen));
        after.checkers(self.turn, &PossibleOccupancy::NONE).is_empty().then_some(after)
    }

    /// Our pieces whose departure may lay the king open.
    fn shields(&self, occupied: Bitboard) -> Bitboard {
        let Some(king) = self.board.king_of(self.turn) else { return Bitboard::EMPTY };
        let theirs = self.board.by_color(!self.turn);
        let snipers = (attacks::rook_attacks(king, Bitboard::EMPTY) & self.board.rooks_and_queens())
            | (attacks::bishop_attacks(king, Bitboard::EMPTY) & self.board.bishops_and_queens());
        let mut shields = Bitboard::EMPTY;
        for sniper in snipers & theirs {
            let between = attacks::between(king, sniper) & occupied;
            if !between.more_than_one() {
                shields |= between;
            }
        }
        shields
    }

    fn after(&self, piece: Piece, from: Square, to: Square, promotion: Option<Role>) -> State {
        let us = self.turn;
        let mut board = self.board.clone();
        board.discard_piece_at(from);
        board.set_piece_at(to, Piece { role: promotion.unwrap_or(piece.role), color: us });
        let mut special = self.special & Bitboard::BACKRANKS;
        if special.any() {
            special = special.without(from).without(to);
            if piece.role == Role::King {
                special &= !Bitboard::from_rank(us.fold_wb(Rank::First, Rank::Eighth));
            }
        }
        if piece.role == Role::Pawn && from.rank().distance(to.rank()) == 2 {
            let beside = attacks::king_attacks(to) & Bitboard::from_rank(to.rank());
            if (beside & board.pawns() & board.by_color(!us)).any() {
                special.add(to);
            }
        }
        State { board, turn: !us, special }
    }

    /// The pawns beside the one that has just passed, with the square behind it (3.7.3.1).
    fn en_passant(&self) -> impl Iterator<Item = (Square, Square)> {
        let passed = (self.special & !Bitboard::BACKRANKS).first();
        let behind = passed.and_then(|square| square.offset(self.turn.fold_wb(8, -8)));
        let takers = behind.map_or(Bitboard::EMPTY, |to| {
            attacks::pawn_attacks(!self.turn, to) & self.board.pawns() & self.board.by_color(self.turn)
        });
        takers.into_iter().filter_map(move |from| Some((from, behind?)))
    }

    fn after_en_passant(&self, from: Square, to: Square) -> State {
        let mut after = self.after(Piece { role: Role::Pawn, color: self.turn }, from, to, None);
        after.board.discard_piece_at(Square::from_coords(to.file(), from.rank()));
        after
    }

    /// Castling as the king's move onto its rook (3.8.2). The king must not be in check.
    fn castling(&self) -> impl Iterator<Item = (Square, Square, State)> {
        let king = self.board.king_of(self.turn);
        self.castling_rooks(self.turn).into_iter().filter_map(move |rook| {
            let king = king?;
            Some((king, rook, self.after_castling(king, rook)?))
        })
    }

    fn after_castling(&self, king: Square, rook: Square) -> Option<State> {
        let us = self.turn;
        let (king_file, rook_file) = if rook.file() > king.file() { (File::G, File::F) } else { (File::C, File::D) };
        let king_to = Square::from_coords(king_file, king.rank());
        let rook_to = Square::from_coords(rook_file, king.rank());
        let others = self.board.occupied().without(king).without(rook);
        let path = attacks::between(king, king_to).with(king_to);
        if ((path | attacks::between(rook, rook_to).with(rook_to)) & others).any() {
            return None;
        }
        let seen = |square| self.board.attacks_to(square, !us, others.with(rook)).any();
        if path.into_iter().any(seen) {
            return None;
        }
        let special = self.special & Bitboard::BACKRANKS & !Bitboard::from_rank(king.rank());
        let mut after = State { board: self.board.clone(), turn: !us, special };
        after.board.discard_piece_at(king);
        after.board.discard_piece_at(rook);
        after.board.set_piece_at(king_to, Role::King.of(us));
        after.board.set_piece_at(rook_to, Role::Rook.of(us));
        after.checkers(us, &PossibleOccupancy::NONE).is_empty().then_some(after)
    }

    /// Whether the side to move has no move at all.
    pub(super) fn has_no_move(&self) -> bool {
        if let Some(king) = self.board.king_of(self.turn) {
            let left = self.board.occupied().without(king);
            let flights = attacks::king_attacks(king) & !self.board.by_color(self.turn) & !self.board.kings();
            if flights.into_iter().any(|to| self.board.attacks_to(to, !self.turn, left).is_empty()) {
                return false;
            }
        }
        self.search_moves(&PossibleOccupancy::NONE, |_, _| ControlFlow::Break(())).is_continue()
    }

    /// Whether the side to move is checkmated (1.4.1).
    pub(super) fn is_checkmate(&self) -> bool {
        self.is_check() && self.has_no_move()
    }
}

/// The squares straight ahead of a pawn that it can step on.
fn pushes(color: Color, from: Square, occupied: Bitboard) -> Bitboard {
    let ahead = |bits: Bitboard| color.fold_wb(bits.shift(8), bits.shift(-8)) & !occupied;
    let one = ahead(Bitboard::from_square(from));
    let start = Bitboard::from_rank(color.fold_wb(Rank::Third, Rank::Sixth));
    one | ahead(one & start)
}

/// The pieces of one side by kind, pawns left out.
trait Officers {
    fn by_role_pieces(&self, color: Color) -> [(Role, Bitboard); 5];
}

impl Officers for Board {
    fn by_role_pieces(&self, color: Color) -> [(Role, Bitboard); 5] {
        let ours = self.by_color(color);
        [
            (Role::Queen, self.queens() & ours),
            (Role::Rook, self.rooks() & ours),
            (Role::Bishop, self.bishops() & ours),
            (Role::Knight, self.knights() & ours),
            (Role::King, self.kings() & ours),
        ]
    }
}
