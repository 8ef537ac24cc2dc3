//! Lays real pictures over the men that were drawn in cells, where the terminal shows them.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::board;
use super::highlights::highlights;
use super::layout::Layout;
use super::pictures::{PictureProtocol, Pictures};
use super::sides::with_choice;
use super::theme::SquareHighlight;
use super::ui_state::UiState;
use crate::ui::view_model::ViewModel;

/// Narrower places show no picture that can be recognised.
const LEAST_COLUMNS: u16 = 3;

/// Draws the pictures over what was drawn on that area before, but under the page that covers something.
pub fn draw(buf: &mut Buffer, page: Option<Rect>, pictures: &mut Pictures, model: &ViewModel, ui: &UiState) {
    let area = buf.area;
    if ui.appearance.pictures == PictureProtocol::Off {
        return;
    }
    let layout = Layout::of(area, &ui.appearance);
    for side in &layout.sides {
        let Some(place) = side.board else { continue };
        let shown = with_choice(model.board(side.owner), side.owner, ui);
        let marked = highlights(model, ui, side.owner);
        for (square, place) in board::squares(place, ui.appearance.bottom_color(side.owner), side.square) {
            let highlight = marked.iter().find(|(at, _)| *at == square).map_or(SquareHighlight::Plain, |(_, why)| *why);
            let ground = ui.appearance.theme.ground(square, highlight);
            let (Some(man), Some(ground)) = (shown.piece_at(square), ground) else { continue };
            // The signs beside a man stay where they are.
            let place = match highlight {
                SquareHighlight::Plain => place,
                SquareHighlight::LastMove
                | SquareHighlight::Announced
                | SquareHighlight::Touched
                | SquareHighlight::Check
                | SquareHighlight::Differs
                | SquareHighlight::Cursor
                | SquareHighlight::Held => Rect { x: place.x + 1, width: place.width - 2, ..place },
            };
            let is_covered = page.is_some_and(|page| page.intersects(place));
            if !is_covered
                && place.width >= LEAST_COLUMNS
                && place.right() <= area.right()
                && place.bottom() <= area.bottom()
            {
                pictures.draw(buf, place, man, ground);
            }
        }
    }
}
