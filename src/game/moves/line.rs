//! The line of play: the half-moves made so far, the position after each, and how often each position has occurred.

use std::ops::Index;

use imbl::{HashMap, Vector};
use shakmaty::{ByColor, Chess, Color, Position, Square};

use crate::game::clock::display::ClockReading;
use crate::game::clock::moment::{Moment, Span};
use crate::game::half_move::HalfMove;
use crate::game::moves::imported::ImportedMove;

/// The half-moves of a game, from its starting position.
///
/// Clones share their common part: cloning and appending cost the same at any length.
#[derive(Clone, Debug, PartialEq)]
pub struct Line {
    start: Chess,
    half_moves: Vector<Completed>,
    occurrences: HashMap<Chess, u32>,
}

/// A half-move that is part of the game: what was announced, and how things stood after it.
#[derive(Clone, Debug, PartialEq)]
pub struct Completed {
    pub half_move: HalfMove,
    /// The position after it; `None` if an illegal move left a position that cannot be played on.
    pub after: Option<Chess>,
    /// Both clocks as they stood when it was completed.
    pub readings: ByColor<ClockReading>,
    /// Both clocks as they stood just before, when nothing was added for it yet.
    pub before_press: ByColor<ClockReading>,
    /// What each player had been given for good by then.
    pub given: ByColor<Span>,
    /// When the clock was pressed.
    pub at: Moment,
    /// The squares whose pieces the player touched before announcing it, in order (4.3).
    pub touched: Vec<Square>,
    /// The notes of a PGN about it, if it was taken over from one.
    pub imported: Option<Box<ImportedMove>>,
}

impl Line {
    /// The empty line of a game that begins in that position.
    pub fn from_start(start: Chess) -> Line {
        let occurrences = HashMap::unit(start.clone(), 1);
        Line { start, half_moves: Vector::new(), occurrences }
    }

    /// Where the game began.
    pub fn start(&self) -> &Chess {
        &self.start
    }

    /// How many half-moves were made.
    pub fn len(&self) -> usize {
        self.half_moves.len()
    }

    /// Whether no half-move was made.
    pub fn is_empty(&self) -> bool {
        self.half_moves.is_empty()
    }

    /// The half-move at `ply`, from 0.
    pub fn get(&self, ply: usize) -> Option<&Completed> {
        self.half_moves.get(ply)
    }

    /// The newest half-move.
    pub fn last(&self) -> Option<&Completed> {
        self.half_moves.last()
    }

    /// The half-moves in order.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = &Completed> + ExactSizeIterator {
        self.half_moves.iter()
    }

    /// The position after the last half-move.
    pub fn position(&self) -> &Chess {
        self.position_at(self.len())
    }

    /// The position after `ply` half-moves, or after the last of them that can be played on.
    pub fn position_at(&self, ply: usize) -> &Chess {
        let plies = 0..ply.min(self.len());
        plies.rev().find_map(|ply| self.half_moves[ply].after.as_ref()).unwrap_or(&self.start)
    }

    /// Whose half-move is next.
    pub fn to_move(&self) -> Color {
        self.number_at(self.len()).1
    }

    /// The move number of a half-move (from 0) and whose it is.
    pub fn number_at(&self, ply: usize) -> (u32, Color) {
        let half_moves = u32::try_from(ply).unwrap_or(u32::MAX).saturating_add(self.start.turn().fold_wb(0, 1));
        let color = if half_moves.is_multiple_of(2) { Color::White } else { Color::Black };
        (self.start.fullmoves().get().saturating_add(half_moves / 2), color)
    }

    /// The newest half-move of that player, as a ply from 0.
    pub fn last_ply_of(&self, color: Color) -> Option<usize> {
        (0..self.len()).rev().find(|ply| self.number_at(*ply).1 == color)
    }

    /// How often that position has occurred (9.2.3).
    pub fn occurrences_of(&self, position: &Chess) -> u32 {
        self.occurrences.get(position).copied().unwrap_or(0)
    }

    /// These half-moves played from another starting position.
    pub(in crate::game) fn begun_at(&self, start: Chess) -> Line {
        let mut line = Line::from_start(start);
        for completed in self.iter() {
            let after = completed.half_move.played_in(line.position());
            line.push(Completed { after, ..completed.clone() });
        }
        line
    }

    /// Adds a half-move.
    pub(super) fn push(&mut self, completed: Completed) {
        if let Some(after) = &completed.after {
            *self.occurrences.entry(after.clone()).or_insert(0) += 1;
        }
        self.half_moves.push_back(completed);
    }

    /// Takes the half-moves from `ply` on out of the line.
    pub(super) fn split_off(&mut self, ply: usize) -> Vector<Completed> {
        let taken = self.half_moves.split_off(ply.min(self.len()));
        for after in taken.iter().filter_map(|completed| completed.after.as_ref()) {
            match self.occurrences.get_mut(after) {
                Some(count) if *count > 1 => *count -= 1,
                Some(_) | None => drop(self.occurrences.remove(after)),
            }
        }
        taken
    }

    /// Changes what the clocks said when the half-moves were completed.
    pub(super) fn completed_mut(&mut self) -> impl Iterator<Item = &mut Completed> {
        self.half_moves.iter_mut()
    }

    /// Changes what the clocks said when that half-move was completed, and when that was.
    pub(super) fn set_readings(&mut self, ply: usize, readings: [ByColor<ClockReading>; 2], at: Moment) {
        self.note_readings(ply, readings);
        if let Some(completed) = self.half_moves.get_mut(ply) {
            completed.at = at;
        }
    }

    /// Changes what the clocks said just before that half-move was completed, and right after.
    pub(super) fn note_readings(&mut self, ply: usize, [before_press, readings]: [ByColor<ClockReading>; 2]) {
        if let Some(completed) = self.half_moves.get_mut(ply) {
            (completed.before_press, completed.readings) = (before_press, readings);
        }
    }
}

impl Index<usize> for Line {
    type Output = Completed;

    fn index(&self, ply: usize) -> &Completed {
        &self.half_moves[ply]
    }
}
