//! A page on which a long explanation is read whole, where the messages have no room for it.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::layout::Layout;
use super::messages::{Row, put, rows_of};
use super::theme::StyleRole;
use super::ui_state::{Page, UiState};
use crate::ui::view_model::ViewModel;
use crate::wording::Label;

/// Where the page lies, if what was said last needs one: over the scoresheets if they have room for it, so that the
/// boards stay in sight, else from below over as much of the boards as it needs. The names and the clocks are never covered.
pub fn place(layout: &Layout, messages: Option<Rect>, model: &ViewModel, ui: &UiState) -> Option<Rect> {
    let messages = messages?;
    let rows = |width: u16| rows_of(newest(model, ui), width.into(), model, usize::MAX).len();
    let room = messages.height.saturating_sub(u16::from(messages.height >= 4));
    if ui.page == Page::PutAway || rows(messages.width) <= usize::from(room) {
        return None;
    }
    let sheets = layout.sheets.iter().map(|(_, place)| *place).reduce(Rect::union);
    if let Some(sheets) = sheets.filter(|sheets| rows(sheets.width) < usize::from(sheets.height)) {
        return Some(sheets);
    }
    let below_clocks = below_the_clocks(layout, messages)?;
    // It covers no more of the boards than it needs, from below.
    let needed = u16::try_from(rows(below_clocks.width)).unwrap_or(u16::MAX).saturating_add(1);
    let height = below_clocks.height.min(needed.max(messages.height));
    let place = Rect { y: below_clocks.bottom() - height, height, ..below_clocks };
    Some(place).filter(|_| usize::from(below_clocks.height) > usize::from(messages.height))
}

/// Everything below the clocks but the line at which is typed: names and clocks stay in sight.
pub fn below_the_clocks(layout: &Layout, messages: Rect) -> Option<Rect> {
    let sheets = layout.sheets.iter().map(|(_, place)| *place).reduce(Rect::union);
    let places = layout.sides.iter().filter_map(|side| side.board).chain(sheets).chain([messages]);
    let whole = places.reduce(Rect::union)?;
    let top = layout.sides.iter().map(|side| side.clock.bottom()).max().unwrap_or(whole.y).max(whole.y);
    // Where the clocks stand beside the boards, the page covers the boards and what is below the clocks.
    Some(Rect { y: top, height: whole.bottom().saturating_sub(top), ..whole })
}

/// Draws the page, from the row to which it is scrolled. Returns how many rows can be scrolled.
pub fn draw(buf: &mut Buffer, place: Rect, model: &ViewModel, ui: &UiState) -> usize {
    let rows = rows_of(newest(model, ui), place.width.into(), model, usize::MAX);
    draw_rows(buf, place, &rows, model, ui)
}

/// Draws rows over a place, from the one to which it is scrolled, and the keys below them. Returns how many rows can be
/// scrolled.
pub fn draw_rows(buf: &mut Buffer, place: Rect, rows: &[Row], model: &ViewModel, ui: &UiState) -> usize {
    let theme = ui.appearance.theme;
    for y in place.y..place.bottom() {
        let blank = " ".repeat(place.width.into());
        buf.set_string(place.x, y, blank, theme.style(StyleRole::Text));
    }
    let text = Rect { height: place.height.saturating_sub(1), ..place };
    let height = usize::from(text.height);
    let first = ui.page_scrolled.min(rows.len().saturating_sub(height));
    let shown = rows.iter().skip(first).take(height).map(|(line, _)| (line.clone(), StyleRole::Text));
    put(buf, text, shown, ui);
    let left = rows.len().saturating_sub(first + height);
    let keys = model.wording.label(&Label::PageKeys { left });
    let line = crate::ui::text::fit(&keys, place.width.into());
    buf.set_string(place.x, place.bottom().saturating_sub(1), line, theme.style(StyleRole::Accent));
    rows.len().saturating_sub(height)
}

/// The sentences that were said together last.
pub fn newest<'a>(model: &ViewModel<'a>, ui: &UiState) -> &'a [crate::wording::Utterance] {
    &model.said[model.said.len().saturating_sub(ui.together)..]
}
