//! Why squares of a board are marked.

use shakmaty::{Color, Square};

use super::theme::SquareHighlight;
use super::ui_state::UiState;
use crate::ui::view_model::ViewModel;

/// Why squares of a player's board are marked, the weightiest first.
pub fn highlights(model: &ViewModel, ui: &UiState, owner: Color) -> Vec<(Square, SquareHighlight)> {
    let mut marked = Vec::new();
    let all = |squares: Vec<Square>, why| squares.into_iter().map(move |square| (square, why));
    if let Some(selection) = ui.selection.filter(|selection| selection.board == owner) {
        marked.push((selection.at, SquareHighlight::Cursor));
        marked.extend(selection.held.map(|square| (square, SquareHighlight::Held)));
        marked.extend(selection.promotion.iter().flat_map(|promotion| all(promotion.squares(), SquareHighlight::Held)));
    }
    marked.extend(all(model.differing(), SquareHighlight::Differs));
    marked.extend(model.checked_king(owner).map(|square| (square, SquareHighlight::Check)));
    marked.extend(all(model.game.in_hand().touched.clone(), SquareHighlight::Touched));
    if let Some(half_move) = model.announced_move(owner) {
        marked.extend(all(vec![half_move.from, half_move.to], SquareHighlight::Announced));
    } else if let Some(half_move) = model.last_move(owner) {
        marked.extend(all(vec![half_move.from, half_move.to], SquareHighlight::LastMove));
    }
    marked
}
