//! The mouse may do what the hand does, and never must.

use ratatui::layout::{Position, Rect};
use shakmaty::{File, Rank, Square};

use super::desk::{Desk, Hand};
use super::layout::{Layout, SidePlace, square_width};
use crate::ui::Reaction;

/// Lays the hand on the square that was clicked: it lifts what stands there, or puts down what it holds.
pub fn click(desk: &mut Desk, area: Rect, column: u16, row: u16) -> Reaction {
    let layout = Layout::of(area, &desk.look);
    let clicked = layout.sides.iter().find_map(|side| Some((side.owner, square_at(side, desk, column, row)?)));
    let Some((board, at)) = clicked else { return Reaction::Nothing };
    let lifted = desk.hand.filter(|hand| hand.board == board).and_then(|hand| hand.lifted);
    desk.hand = Some(Hand { board, at, lifted });
    desk.press_hand().map_or(Reaction::Changed, |(from, to)| Reaction::Moved(from, to))
}

fn square_at(side: &SidePlace, desk: &Desk, column: u16, row: u16) -> Option<Square> {
    let place = side.board.filter(|place| place.contains(Position { x: column, y: row }))?;
    let file = (column - place.x).checked_sub(2)? / square_width(side.square);
    let rank = (row - place.y) / side.square;
    let (file, rank) = (file.min(8), rank.min(8));
    let below = desk.look.below(side.owner);
    let file = File::try_from(below.fold_wb(i32::from(file), 7 - i32::from(file))).ok()?;
    let rank = Rank::try_from(below.fold_wb(7 - i32::from(rank), i32::from(rank))).ok()?;
    Some(Square::from_coords(file, rank))
}
