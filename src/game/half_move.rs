//! One half-move as squares: what a hand did, legal or not. The form in which moves are kept on disk.

use std::fmt;
use std::str::FromStr;

use shakmaty::uci::UciMove;
use shakmaty::{
    Bitboard, Board, CastlingMode, CastlingSide, Chess, Color, EnPassantMode, File, Move, Piece, Position, Rank, Role,
    Square,
};

/// A half-move from square to square, with the piece that a pawn became.
///
/// Castling is the king's own displacement (`e1g1`), or in Chess960 the king moved onto its rook's square.
/// The move need not be legal: an illegal one must be possible to make (7.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct HalfMove {
    pub from: Square,
    pub to: Square,
    pub promotion: Option<Role>,
}

impl HalfMove {
    /// The half-move that a legal move is, in the form that `mode` gives castling.
    pub fn of(mv: Move, mode: CastlingMode) -> HalfMove {
        match UciMove::from_move(mv, mode) {
            UciMove::Normal { from, to, promotion } => HalfMove { from, to, promotion },
            UciMove::Put { to, .. } => HalfMove { from: to, to, promotion: None },
            UciMove::Null => HalfMove { from: Square::A1, to: Square::A1, promotion: None },
        }
    }

    /// The legal move that this is in `position`, if it is one (3.1 to 3.9).
    ///
    /// A king moved onto its own rook is castling in Chess960 only.
    pub fn legal_in(self, position: &Chess) -> Option<Move> {
        let mv = UciMove::Normal { from: self.from, to: self.to, promotion: self.promotion }.to_move(position).ok()?;
        match (mv, position.castles().mode()) {
            (Move::Castle { rook, .. }, CastlingMode::Standard) if rook == self.to => None,
            // A king may stand in check if the arbiter let an illegal move stand; it is not captured (1.4.1).
            (mv, _) if mv.capture() == Some(Role::King) => None,
            (mv, _) => Some(mv),
        }
    }

    /// The position after this half-move. An illegal one is carried out as a displacement, where
    /// what it leaves can still be played on: both kings there, and the mover's not left in check.
    pub fn played_in(self, position: &Chess) -> Option<Chess> {
        if let Some(mv) = self.legal_in(position) {
            let mut after = position.clone();
            after.play_unchecked(mv);
            return Some(after);
        }
        let mut setup = position.to_setup(EnPassantMode::Legal);
        let mode = position.castles().mode();
        self.execute_on(&mut setup.board, mode);
        setup.castling_rights &= setup.board.rooks();
        setup.ep_square = None;
        setup.turn = !setup.turn;
        setup
            .position::<Chess>(mode)
            .or_else(|e| e.ignore_invalid_castling_rights())
            .or_else(|e| e.ignore_too_much_material())
            .or_else(|e| e.ignore_impossible_check())
            .ok()
    }

    /// The position after this half-move was made in a game, also if it leaves the mover's king in check or a pawn on
    /// its last rank: play goes on if it is not claimed, or if the arbiter lets it stand (A.5.2, B.3).
    pub fn left_standing(self, position: &Chess) -> Option<Chess> {
        let known = self.played_in(position);
        if known.is_some() {
            return known;
        }
        let HalfMove { from, to, promotion } = self;
        let board = position.board();
        let role = board.role_at(from)?;
        let mut left = board.clone();
        self.execute_on(&mut left, position.castles().mode());
        if Color::ALL.into_iter().any(|color| left.king_of(color).is_none()) {
            return None;
        }
        let corner = Square::from_coords(if to.file() > from.file() { File::H } else { File::A }, from.rank());
        let displacement = match (role, differing(board, &left).count()) {
            (Role::King, 4) => Move::Castle { king: from, rook: corner },
            (Role::Pawn, 3) => Move::EnPassant { from, to },
            _ => Move::Normal { role, from, capture: board.role_at(to), to, promotion },
        };
        let mut after = position.clone();
        after.play_unchecked(displacement);
        (*after.board() == left).then_some(after)
    }

    /// Does with the pieces on `board` what a hand would do, whatever stands there: captures,
    /// takes the en passant pawn off, moves the rook in castling, puts the promotion piece.
    ///
    /// A king put on its own rook castles in Chess960 only; in a standard game it captures the rook by mistake.
    pub fn execute_on(self, board: &mut Board, mode: CastlingMode) {
        let Some(piece) = board.remove_piece_at(self.from) else { return };
        if let Some((rook_from, side)) = self.castling(board, piece, mode) {
            board.discard_piece_at(rook_from);
            let [rook_to, king_to] = castled(side, self.from.rank());
            board.set_piece_at(rook_to, Piece { role: Role::Rook, ..piece });
            board.set_piece_at(king_to, piece);
            return;
        }
        if piece.role == Role::Pawn && self.from.file() != self.to.file() && board.piece_at(self.to).is_none() {
            let passed = Square::from_coords(self.to.file(), self.from.rank());
            if board.piece_at(passed) == Some(Piece { role: Role::Pawn, color: !piece.color }) {
                board.discard_piece_at(passed);
            }
        }
        let role = self.promotion.unwrap_or(piece.role);
        board.set_piece_at(self.to, Piece { role, ..piece });
    }

    /// The side to which it castles by its form: two squares of the king from e1 or e8, or in Chess960 the king to the
    /// square of an own rook.
    pub fn castling_side(self, board: &Board, color: Color, mode: CastlingMode) -> Option<CastlingSide> {
        let HalfMove { from, to, .. } = self;
        let king = Piece { role: Role::King, color };
        let home = color.fold_wb(Rank::First, Rank::Eighth);
        if board.piece_at(from) != Some(king) || from.rank() != home || to.rank() != home {
            return None;
        }
        let side = CastlingSide::from_king_side(to.file() > from.file());
        let own_rook = Piece { role: Role::Rook, color };
        let onto_rook = mode == CastlingMode::Chess960 && board.piece_at(to) == Some(own_rook);
        (goes_two_files_from_home(king, from, to) || onto_rook).then_some(side)
    }

    /// The rook with which the king, lifted already, castles on `board`, and to which side.
    fn castling(self, board: &Board, piece: Piece, mode: CastlingMode) -> Option<(Square, CastlingSide)> {
        let rank = self.from.rank();
        if piece.role != Role::King || rank != self.to.rank() {
            return None;
        }
        let side = CastlingSide::from_king_side(self.to.file() > self.from.file());
        let is_own_rook = |square: Square| board.piece_at(square) == Some(Piece { role: Role::Rook, ..piece });
        if mode == CastlingMode::Chess960 && is_own_rook(self.to) {
            return Some((self.to, side));
        }
        let corner = Square::from_coords(if side.is_king_side() { File::H } else { File::A }, rank);
        let has_room = castled(side, rank).into_iter().all(|square| board.piece_at(square).is_none());
        let castles = goes_two_files_from_home(piece, self.from, self.to) && is_own_rook(corner) && has_room;
        castles.then_some((corner, side))
    }
}

/// Castling as the king's own displacement (3.8.2).
pub fn goes_two_files_from_home(piece: Piece, from: Square, to: Square) -> bool {
    let home = Square::from_coords(File::E, piece.color.fold_wb(Rank::First, Rank::Eighth));
    piece.role == Role::King && from == home && to.rank() == home.rank() && from.file().distance(to.file()) == 2
}

/// The squares on which two placements differ.
pub fn differing(one: &Board, other: &Board) -> Bitboard {
    let colors = (one.white() ^ other.white()) | (one.black() ^ other.black());
    Role::ALL.into_iter().fold(colors, |all, role| all | (one.by_role(role) ^ other.by_role(role)))
}

/// Where rook and king stand after castling.
fn castled(side: CastlingSide, rank: Rank) -> [Square; 2] {
    [side.rook_to_file(), side.king_to_file()].map(|file| Square::from_coords(file, rank))
}

/// The squares as in UCI: `e2e4`, `d7d8q`.
impl fmt::Display for HalfMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        UciMove::Normal { from: self.from, to: self.to, promotion: self.promotion }.fmt(f)
    }
}

/// The error for a text that is no half-move in squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotSquares;

impl FromStr for HalfMove {
    type Err = NotSquares;

    fn from_str(text: &str) -> Result<HalfMove, NotSquares> {
        match text.parse() {
            Ok(UciMove::Normal { from, to, promotion }) => Ok(HalfMove { from, to, promotion }),
            Ok(UciMove::Put { .. } | UciMove::Null) | Err(_) => Err(NotSquares),
        }
    }
}
