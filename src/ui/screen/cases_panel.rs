//! The arbiter's cases over the boards: each with its number, its article and what each ruling would do.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::layout::Layout;
use super::messages::{Row, put, rows_of};
use super::page::{below_the_clocks, draw_rows, newest};
use super::theme::StyleRole;
use super::ui_state::UiState;
use crate::ui::text::{first_rows, wrap};
use crate::ui::view_model::ViewModel;
use crate::wording::Label;

/// Where the cases lie: below the clocks, so that names and times stay in sight; on a small screen over the messages.
pub fn place(layout: &Layout, messages: Option<Rect>) -> Option<Rect> {
    let messages = messages?;
    below_the_clocks(layout, messages).filter(|place| place.height > 1).or(Some(messages))
}

/// Draws the cases as they stand now, and below them what was said last: it covers the messages. Returns how many rows can
/// be scrolled.
pub fn draw(buf: &mut Buffer, place: Rect, model: &ViewModel, ui: &UiState) -> usize {
    let width = usize::from(place.width);
    let said = rows_of(newest(model, ui), width, model, usize::MAX);
    let room = u16::try_from(said.len()).unwrap_or(u16::MAX).min(place.height / 3);
    let answer = Rect { y: place.bottom() - room, height: room, ..place };
    let place = Rect { height: place.height - room, ..place };
    let lines = first_rows(said.into_iter().map(|(line, _)| line).collect(), room.into(), width);
    for y in answer.y..answer.bottom() {
        buf.set_string(answer.x, y, " ".repeat(width), ui.appearance.theme.style(StyleRole::Text));
    }
    put(buf, answer, lines.into_iter().map(|line| (line, StyleRole::Text)), ui);
    let title = (model.wording.label(&Label::CasesTitle), StyleRole::Accent);
    let cases = model.wording.arbiters_panel(model.game, model.at);
    let told = cases.iter().flat_map(|case| wrap(case, width)).map(|line| (line, StyleRole::Text));
    let rows: Vec<Row> = std::iter::once(title).chain(told).collect();
    draw_rows(buf, place, &rows, model, ui)
}
