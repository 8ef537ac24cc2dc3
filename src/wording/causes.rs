//! What made a board depart, or a scoresheet, called by its name.

use shakmaty::CastlingSide;

use super::Wording;
use super::language::name;
use crate::game::Game;
use crate::game::half_move::HalfMove;
use crate::game::records::diagnosis::{BoardOrientation, Cause};
use crate::game::records::scoresheet_comparison::ScoresheetError;

impl Wording {
    /// What made a board depart from the end of `line`.
    pub(super) fn cause(&self, game: &Game, line: &[HalfMove], cause: &Cause) -> String {
        let l = &self.messages;
        let mv = |ply: usize| self.numbered_move(game, line, ply);
        match cause {
            Cause::Behind { half_moves } => l.fill("cause-behind", &[("plies", half_moves)]),
            Cause::NotExecuted { ply } => l.fill("cause-not-executed", &[("mv", &mv(*ply))]),
            Cause::Unrecorded(later) => l.fill("cause-unrecorded", &[("moves", &self.moves_from(game, line, later))]),
            Cause::ExecutedAs { ply, half_move } => {
                let (from, to) = (half_move.from.to_string(), half_move.to.to_string());
                l.fill("cause-executed-as", &[("mv", &mv(*ply)), ("from", &from), ("to", &to)])
            }
            Cause::WrongPromotion { ply, stands } => {
                l.fill("cause-wrong-promotion", &[("mv", &mv(*ply)), ("role", &self.role(*stands))])
            }
            Cause::CastledTo { ply, side } => {
                let side = match side {
                    CastlingSide::KingSide => "king",
                    CastlingSide::QueenSide => "queen",
                };
                l.fill("cause-castled-to", &[("mv", &mv(*ply)), ("side", &side)])
            }
            Cause::RookForgotten { ply } => l.fill("cause-rook-forgotten", &[("mv", &mv(*ply))]),
            Cause::EnPassantPawnLeft { ply, square } => {
                l.fill("cause-en-passant-left", &[("mv", &mv(*ply)), ("square", &square.to_string())])
            }
            Cause::BoardTurned(orientation) => {
                let how = match orientation {
                    BoardOrientation::HalfTurn => "half",
                    BoardOrientation::QuarterClockwise | BoardOrientation::QuarterCounterclockwise => "quarter",
                    BoardOrientation::FilesMirrored => "files",
                    BoardOrientation::RanksMirrored => "ranks",
                };
                l.fill("cause-turned", &[("how", &how)])
            }
            Cause::ColorsExchanged => l.text("cause-colors-exchanged"),
            Cause::SetUpWrongly(squares) => {
                let squares: Vec<String> = squares.iter().map(ToString::to_string).collect();
                l.fill("cause-set-up-wrongly", &[("squares", &squares.join(" "))])
            }
            Cause::KnockedOver(squares) => {
                let squares: Vec<String> = squares.iter().map(ToString::to_string).collect();
                l.fill("cause-knocked-over", &[("squares", &squares.join(" "))])
            }
            Cause::Displaced { piece, stands, should } => {
                let (stands, should) = (stands.to_string(), should.to_string());
                l.fill("cause-displaced", &[("piece", &self.piece(*piece)), ("stands", &stands), ("should", &should)])
            }
            Cause::WrongPiece { square, stands, should } => {
                let (stands, should) = (self.piece(*stands), self.piece(*should));
                l.fill(
                    "cause-wrong-piece",
                    &[("square", &square.to_string()), ("stands", &stands), ("should", &should)],
                )
            }
            Cause::Missing { square, piece } => {
                l.fill("cause-missing", &[("piece", &self.piece(*piece)), ("square", &square.to_string())])
            }
            Cause::Extra { square, piece } => {
                l.fill("cause-extra", &[("piece", &self.piece(*piece)), ("square", &square.to_string())])
            }
        }
    }

    /// A slip of the pen.
    pub(super) fn scoresheet_error(&self, game: &Game, error: ScoresheetError) -> String {
        let l = &self.messages;
        let line = game.agreement().line;
        let after = |ply: usize| self.last_of(game, &line[..ply.min(line.len())]);
        match error {
            ScoresheetError::Omitted { sheet, ply, half_moves } => {
                l.fill("slip-omitted", &[("color", &name(sheet)), ("plies", &half_moves), ("last", &after(ply))])
            }
            ScoresheetError::Doubled { sheet, ply, half_moves } => {
                l.fill("slip-doubled", &[("color", &name(sheet)), ("plies", &half_moves), ("last", &after(ply))])
            }
            ScoresheetError::Swapped { ply } => l.fill("slip-swapped", &[("last", &after(ply))]),
            ScoresheetError::OneEntry { sheet: None, ply } => l.fill("slip-one-entry", &[("last", &after(ply))]),
            ScoresheetError::OneEntry { sheet: Some(sheet), ply } => {
                l.fill("slip-one-entry-on", &[("color", &name(sheet)), ("last", &after(ply))])
            }
        }
    }
}
