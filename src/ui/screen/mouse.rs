//! The mouse may do what the arrow keys do, and never must: two clicks, or a man drawn from square to square.

use ratatui::layout::{Position, Rect};
use shakmaty::{Color, Square};

use super::board;
use super::layout::Layout;
use super::ui_state::{Selection, UiState};
use crate::ui::Reaction;
use crate::ui::view_model::ViewModel;

/// Selects the square that was clicked: it lifts what stands there, or puts down what is held.
pub fn click(ui: &mut UiState, model: &ViewModel, area: Rect, column: u16, row: u16) -> Reaction {
    let Some((board, at)) = square_at(ui, area, column, row) else { return Reaction::Nothing };
    let before = ui.selection.filter(|selection| selection.board == board);
    let (held, promotion) = before.map_or((None, None), |selection| (selection.held, selection.promotion));
    ui.selection = Some(Selection { board, at, held, promotion });
    ui.press_selection(model).map_or(Reaction::Changed, Reaction::Moved)
}

/// The button was let go on a square: another one than that on which it was pressed puts down what is held.
pub fn release(ui: &mut UiState, model: &ViewModel, area: Rect, column: u16, row: u16) -> Reaction {
    let Some((board, at)) = square_at(ui, area, column, row) else { return Reaction::Nothing };
    match ui.selection {
        Some(selection) if selection.board == board && selection.held.is_some_and(|held| held != at) => {
            click(ui, model, area, column, row)
        }
        Some(_) | None => Reaction::Nothing,
    }
}

fn square_at(ui: &UiState, area: Rect, column: u16, row: u16) -> Option<(Color, Square)> {
    let at = Position { x: column, y: row };
    Layout::of(area, &ui.appearance).sides.into_iter().find_map(|side| {
        let mut squares = board::squares(side.board?, ui.appearance.bottom_color(side.owner), side.square);
        squares.find(|(_, place)| place.contains(at)).map(|(square, _)| (side.owner, square))
    })
}
