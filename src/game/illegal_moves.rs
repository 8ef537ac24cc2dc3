//! A completed illegal move: what taking it back, or letting it stand, comes to (7.5).

use shakmaty::{ByColor, Color, File, Piece, Position, Rank, Role, Square};

use super::Game;
use super::cases::Case;
use super::clock::moment::{Moment, Span};
use super::clock::time_control::Mode;
use super::draft::Decided;
use super::event::{CaseEvent, ClockEvent, Event, Irregularity, MoveEvent};
use super::half_move::HalfMove;
use super::table::move_inference::differing;

impl Game {
    /// An illegal move is taken back, or, where `ply` is said, all since then: the time used for it stays used (7.1), the
    /// opponent is given the penalty, and the touched pieces bind the player (7.5.1). A queen that stands for a pawn left
    /// on its last rank stays (7.5.2).
    pub(super) fn taken_back(
        &self,
        at: Moment,
        case: &Case,
        irregularity: Irregularity,
        ply: Option<usize>,
    ) -> Decided {
        let mut events = vec![Event::Case(CaseEvent::IrregularityUpheld { case: Some(case.id) })];
        if let Some(result) = self.lost_by_ruling(irregularity) {
            events.push(Event::ended(result));
            return Ok(events);
        }
        let (made, by) = (case.ply.saturating_sub(1), irregularity.by());
        let stands = |half_move: HalfMove| self.line.get(made).is_some_and(|played| played.half_move != half_move);
        match irregularity {
            Irregularity::IllegalMove { half_move, .. } if ply.is_none() && stands(half_move) => {
                events.push(self.penalised(by, case.id));
            }
            Irregularity::IllegalMove { half_move, .. } => {
                events.extend(self.retraced(Some(ply.unwrap_or(made)))?);
                if ply.is_none_or(|ply| ply == made) {
                    events.extend(self.times_with_what_was_used(at, made));
                    events.push(self.penalised(by, case.id));
                    let squares = self.touched_by(made, half_move);
                    events.push(Event::Move(MoveEvent::Touched { by, squares }));
                } else {
                    events.push(self.penalised(by, case.id));
                }
            }
            Irregularity::EmptyPress { .. } | Irregularity::TwoHands { .. } => events.push(self.penalised(by, case.id)),
            Irregularity::TouchMove { .. } | Irregularity::ClaimedMove { .. } => {}
        }
        Ok(events)
    }

    /// The clocks as they stood after `ply` half-moves, less what was used since; what was added for it is not kept.
    fn times_with_what_was_used(&self, at: Moment, ply: usize) -> Option<Event> {
        let (before, now) = (self.readings_after(ply)?, self.clocks.clock.readings(at));
        let left = |color: Color| {
            let (before, used) = (before[color], now[color].used - before[color].used);
            let free = match self.terms.time[color].period(before.period)?.mode {
                Mode::Plain | Mode::Cumulative(_) => Span::ZERO,
                Mode::Delay(extra) | Mode::UsDelay(extra) => extra.min(used),
                Mode::ByoYomi(_) | Mode::Canadian | Mode::Hourglass | Mode::Up => return None,
            };
            Some((before.remaining? - (used - free)).max(Span::ZERO))
        };
        let times = ByColor { white: left(Color::White)?, black: left(Color::Black)? };
        Some(Event::Clock(ClockEvent::Set(times)))
    }

    /// The pieces that were touched by making that half-move: the player's own, then what he captured; in castling king
    /// and rook (4.3, 4.4).
    fn touched_by(&self, ply: usize, half_move: HalfMove) -> Vec<Square> {
        let (board, HalfMove { from, to, .. }) = (self.placement_at(ply), half_move);
        let mut after = board.clone();
        half_move.execute_on(&mut after, self.terms.castling_mode);
        let mover = board.color_at(from);
        let others = (differing(&board, &after) & board.occupied()).into_iter().filter(|square| *square != from);
        let corner = || {
            let files = if to.file() > from.file() { File::H } else { File::A };
            let rook = Square::from_coords(files, from.rank());
            let castles = board.role_at(from) == Some(Role::King) && from.file().distance(to.file()) == 2;
            castles.then_some(rook).filter(|rook| board.piece_at(*rook).is_some_and(|p| Some(p.color) == mover))
        };
        let mut squares = vec![from];
        squares.extend(others);
        squares.extend(corner().filter(|rook| !squares.contains(rook)));
        squares
    }

    /// Whether that leaves a pawn as one on its last rank (7.5.2).
    pub(super) fn leaves_unpromoted(&self, half_move: HalfMove) -> bool {
        let standing = self.position().board().piece_at(half_move.from);
        let arrives = |piece: Piece| {
            piece.role == Role::Pawn && half_move.to.rank() == piece.color.fold_wb(Rank::Eighth, Rank::First)
        };
        half_move.promotion.is_none() && standing.is_some_and(arrives)
    }
}
