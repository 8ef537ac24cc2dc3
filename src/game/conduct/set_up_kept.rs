//! A wrong set-up of which it is too late to complain: the game goes on as the pieces stand, and a king that stood wrong
//! does not castle, nor does a rook that did (2009 and 2014: A.4a; 2018: A.4.1; 2023: A.5.1).

use shakmaty::{Bitboard, Chess, Color, EnPassantMode, Position, PositionError, Rank};

use crate::game::Game;
use crate::game::records::boards::SquareChange;
use crate::game::records::diagnosis::Cause;

impl Game {
    /// The pieces that have stood elsewhere from the beginning, where both boards show the same wrong set-up.
    pub(super) fn set_up_as_it_stands(&self) -> Option<Vec<SquareChange>> {
        let boards = &self.boards().boards;
        if boards.white != boards.black || self.in_hand().announcement.is_some() {
            return None;
        }
        let (_, deviation) = self.deviation(Color::White);
        let [Cause::SetUpWrongly(squares)] = deviation.causes.as_slice() else { return None };
        let on = |square: &_| SquareChange { square: *square, piece: boards.white.piece_at(*square) };
        let standing: Vec<SquareChange> = squares.iter().map(on).collect();
        let line = self.line().begun_at(self.start_with(&standing)?);
        (*line.position().board() == boards.white).then_some(standing)
    }

    /// The starting position with those pieces on it, and without the castling that they have lost; `None` where nobody
    /// could play from there.
    fn start_with(&self, standing: &[SquareChange]) -> Option<Chess> {
        let mut setup = self.terms.start.to_setup(EnPassantMode::Legal);
        for color in Color::ALL {
            let king = self.terms.start.board().king_of(color);
            if standing.iter().any(|change| Some(change.square) == king) {
                setup.castling_rights &= !Bitboard::from(color.fold_wb(Rank::First, Rank::Eighth));
            }
        }
        for change in standing {
            setup.castling_rights.discard(change.square);
            match change.piece {
                Some(piece) => setup.board.set_piece_at(change.square, piece),
                None => setup.board.discard_piece_at(change.square),
            }
        }
        setup
            .position(self.terms.castling_mode)
            .or_else(PositionError::ignore_too_much_material)
            .or_else(PositionError::ignore_impossible_check)
            .ok()
    }

    /// The game was begun with those pieces: its half-moves were played from there.
    pub(super) fn apply_set_up_kept(&mut self, standing: &[SquareChange]) {
        let Some(start) = self.start_with(standing) else { return };
        self.moves.restart_line_from(start.clone());
        self.terms.start = start;
        self.records.note_line_changed_from(0);
        self.forget_claims();
    }
}
