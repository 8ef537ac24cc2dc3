//! Which half-move it is that stands on a board. What counts is the placement, never the order of the hands.
//!
//! A half-move need not be legal: an illegal one is found when it is completed, as if it had been typed (7.5).

use shakmaty::{Bitboard, Board, CastlingMode, Chess, Color, Piece, Rank, Role, Square};

use super::expected::{Before, Expected, Turn};
use crate::game::half_move::{HalfMove, differing};

/// Comparison of a placement with the expected one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reading {
    AsExpected,
    /// The first of the half-moves that are due stand there now, this number of them.
    CaughtUp(usize),
    /// All that was due stands there, and after it a half-move of the owner.
    HalfMove(HalfMove),
    /// The piece of the announced half-move was not released yet: now it is this half-move.
    GoesOn(HalfMove),
    /// A half-move that hands have begun, and that no legal half-move stops at: castling without the rook, en passant
    /// without the capture, a pawn on its last rank.
    Unfinished(HalfMove),
    /// The opponent's next half-move, not announced yet, stands there after all that was due.
    Ahead(HalfMove),
    /// A piece is missing: it is in a hand.
    InHand,
    /// Both kings stand in the centre, as players show a result.
    KingsInCentre,
    Otherwise,
}

impl Expected {
    /// Compares what stands on the board with what is expected there.
    pub fn read(&self, stands: &Board) -> Reading {
        if *stands == self.stands {
            return Reading::AsExpected;
        }
        let mut caught_up = self.stands.clone();
        for (number, due) in self.due.iter().enumerate() {
            let not_yet = caught_up.clone();
            due.execute_on(&mut caught_up, self.mode);
            if caught_up == *stands {
                return Reading::CaughtUp(number + 1);
            }
            if is_part_of(*due, &not_yet, stands, self.mode) {
                return Reading::Unfinished(*due);
            }
        }
        if kings_in_centre(stands) && !kings_in_centre(&caught_up) {
            return Reading::KingsInCentre;
        }
        let reading = match &self.turn {
            Turn::ToMove(before) => self.begun(before, stands, Reading::HalfMove),
            Turn::Announced(announced, before) => {
                let begun = self.begun(before, stands, Reading::GoesOn);
                let is_same_piece = |half_move: HalfMove| half_move.from == announced.from;
                begun.filter(|reading| reading.half_move().is_some_and(is_same_piece))
            }
            Turn::Waiting => Displacement { color: !self.owner, before: &caught_up, stands, mode: self.mode }
                .made(None)
                .map(Reading::Ahead),
            Turn::Nobody => None,
        };
        reading.unwrap_or_else(|| if lacks_a_piece(stands, &caught_up) { Reading::InHand } else { Reading::Otherwise })
    }

    /// The owner's half-move that stands there or has been begun. A part of one comes before an illegal one, but a
    /// legal one comes before both.
    fn begun(&self, before: &Before, stands: &Board, whole: fn(HalfMove) -> Reading) -> Option<Reading> {
        let displacement = Displacement { color: self.owner, before: &before.placement, stands, mode: self.mode };
        let made = displacement.made(before.position.as_ref());
        let is_legal =
            |half_move: &HalfMove| before.position.as_ref().is_some_and(|at| half_move.legal_in(at).is_some());
        let legal = made.filter(is_legal).map(whole);
        legal.or_else(|| displacement.unfinished().map(Reading::Unfinished)).or_else(|| made.map(whole))
    }
}

impl Reading {
    /// The half-move that was found, whole or in part.
    pub fn half_move(self) -> Option<HalfMove> {
        let (Reading::HalfMove(half_move)
        | Reading::GoesOn(half_move)
        | Reading::Unfinished(half_move)
        | Reading::Ahead(half_move)) = self
        else {
            return None;
        };
        Some(half_move)
    }
}

/// The changes that a player of that colour made between two placements.
#[derive(Clone, Copy)]
struct Displacement<'a> {
    color: Color,
    before: &'a Board,
    stands: &'a Board,
    mode: CastlingMode,
}

impl Displacement<'_> {
    /// The half-move, legal or not, that leads from one placement to the other: one piece moved to an empty square or
    /// onto a piece of the opponent, castling, en passant, a promotion. Where two do, the legal one.
    fn made(self, position: Option<&Chess>) -> Option<HalfMove> {
        let made = self.candidates().into_iter().filter(|half_move| {
            let mut made = self.before.clone();
            half_move.execute_on(&mut made, self.mode);
            made == *self.stands
        });
        let mut first = None;
        for half_move in made {
            if position.is_some_and(|position| half_move.legal_in(position).is_some()) {
                return Some(half_move);
            }
            first = first.or(Some(half_move));
        }
        first
    }

    /// The half-moves that could lead there.
    fn candidates(self) -> Vec<HalfMove> {
        let Displacement { color, before, stands, mode } = self;
        let changed = differing(before, stands);
        // Castling changes four squares, everything else fewer.
        if changed.count() > 4 {
            return Vec::new();
        }
        let own = before.by_color(color);
        let mut candidates = Vec::new();
        if mode == CastlingMode::Chess960 {
            // The king may stay where it is, or come to where the rook was.
            for king in before.kings() & own {
                candidates.extend(self.castling_from(king));
            }
        }
        for from in changed & own {
            for to in changed & stands.by_color(color) & !own {
                candidates.push(HalfMove { from, to, promotion: self.promoted(from, to) });
            }
        }
        candidates
    }

    /// Chess960's castling with each rook on the king's rank.
    fn castling_from(self, king: Square) -> impl Iterator<Item = HalfMove> {
        let rooks = self.before.rooks() & self.before.by_color(self.color) & Bitboard::from_rank(king.rank());
        rooks.into_iter().map(move |rook| HalfMove { from: king, to: rook, promotion: None })
    }

    /// The piece of a pawn that was moved to its last rank.
    fn promoted(self, from: Square, to: Square) -> Option<Role> {
        let officer = self.stands.role_at(to).filter(|role| !matches!(role, Role::Pawn | Role::King));
        officer.filter(|_| self.is_last_step(from, to))
    }

    /// Whether a pawn of that colour stood there and has only its last step to make.
    fn is_last_step(self, from: Square, to: Square) -> bool {
        let [seventh, last] = self.color.fold_wb([Rank::Seventh, Rank::Eighth], [Rank::Second, Rank::First]);
        let is_pawn = self.before.piece_at(from) == Some(Piece { color: self.color, role: Role::Pawn });
        is_pawn && from.rank() == seventh && to.rank() == last && from.file().distance(to.file()) <= 1
    }

    /// The half-move of which a part stands there, with all pieces on the board.
    fn unfinished(self) -> Option<HalfMove> {
        let Displacement { color, before, stands, mode } = self;
        let changed = differing(before, stands);
        let to = (changed & stands.by_color(color)).single_square()?;
        let Some(from) = (changed & before.by_color(color)).single_square() else {
            // The officer stands there, the pawn has not left.
            let mut pawns = (before.pawns() & before.by_color(color)).into_iter();
            let from = pawns.find(|from| self.is_last_step(*from, to) && changed.count() == 1)?;
            return Some(HalfMove { from, to, promotion: Some(self.promoted(from, to)?) });
        };
        if before.role_at(from) != stands.role_at(to) {
            return None;
        }
        let plain = HalfMove { from, to, promotion: None };
        let king = (before.kings() & before.by_color(color)).single_square();
        let mut wholes = match (before.role_at(from)?, mode) {
            (Role::Pawn, _) if self.is_last_step(from, to) => return Some(plain),
            (Role::Pawn, _) | (Role::King, CastlingMode::Standard) => vec![plain],
            (Role::King, CastlingMode::Chess960) => self.castling_from(from).chain([plain]).collect(),
            (Role::Rook, CastlingMode::Chess960) => vec![HalfMove { from: king?, to: from, promotion: None }],
            (Role::Rook | Role::Knight | Role::Bishop | Role::Queen, _) => Vec::new(),
        };
        wholes.retain(|whole| is_part_of(*whole, before, stands, mode));
        wholes.first().copied()
    }
}

/// Whether hands have begun that half-move: each square stands as before it or as after it, or the pawn that is to be
/// promoted stands on its last rank.
fn is_part_of(half_move: HalfMove, before: &Board, stands: &Board, mode: CastlingMode) -> bool {
    let mut after = before.clone();
    half_move.execute_on(&mut after, mode);
    let neither = differing(before, stands) & differing(&after, stands);
    let pawn = || half_move.promotion.is_some() && stands.piece_at(half_move.to) == before.piece_at(half_move.from);
    *stands != after && (neither.is_empty() || neither.single_square() == Some(half_move.to) && pawn())
}

/// Whether both kings stand on d4, e4, d5 and e5.
fn kings_in_centre(board: &Board) -> bool {
    let centre = [Square::D4, Square::E4, Square::D5, Square::E5].into_iter().collect::<Bitboard>();
    board.kings().count() == 2 && (board.kings() & !centre).is_empty()
}

/// Whether fewer pieces of some kind stand there than should.
fn lacks_a_piece(stands: &Board, expected: &Board) -> bool {
    Color::ALL.into_iter().any(|color| {
        let count = |board: &Board, role| (board.by_color(color) & board.by_role(role)).count();
        Role::ALL.into_iter().any(|role| count(stands, role) < count(expected, role))
    })
}
