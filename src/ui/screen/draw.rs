//! One whole screen. Pure: the same game and state always give the same cells.

use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use unicode_width::UnicodeWidthStr;

use crate::game::Stage;
use crate::ui::screen::layout::Layout;
use crate::ui::screen::panel::{self, Covered, PlacedPanel};
use crate::ui::screen::theme::StyleRole;
use crate::ui::screen::ui_state::{Drawn, UiState};
use crate::ui::screen::{bar, keys, scoresheets, sides, words};
use crate::ui::text::{fit, fit_parts};
use crate::ui::view_model::ViewModel;
use crate::wording::{Label, UtteranceKind};

/// Draws everything and sets the cursor to where the user types or selects.
pub fn draw(frame: &mut Frame, model: &ViewModel, ui: &UiState) -> Drawn {
    let area = frame.area();
    let layout = Layout::of(area, &ui.appearance);
    let buf = frame.buffer_mut();
    buf.set_style(area, ui.appearance.theme.style(StyleRole::Text));
    if let Some(place) = layout.bar {
        bar::draw(buf, place, model, ui);
    }
    layout.sides.iter().for_each(|side| sides::draw(buf, side, model, ui));
    sides::draw_titles(buf, &layout, model, ui);
    if let Some(place) = layout.rule {
        for y in place.y..place.bottom() {
            buf.set_string(place.x, y, "│", ui.appearance.theme.style(StyleRole::Quiet));
        }
    }
    let divergence = scoresheets::divergence(model);
    let said = layout.words.map(|place| words::draw(buf, place, model, ui, divergence));
    let mut drawn = Drawn::default();
    let panel = panel::placed(&layout, said, model, ui, divergence);
    let covered = panel.as_ref().map(|panel| panel.covers);
    if !covered.is_some_and(Covered::has_sheets) {
        for (owner, place) in &layout.sheets {
            scoresheets::draw(buf, *place, *owner, model, ui, divergence);
        }
        if let Some(place) = layout.table {
            scoresheets::draw_table(buf, place, model, ui, divergence);
        }
    }
    if let Some(rest) = said.filter(|_| !covered.is_some_and(Covered::has_words)) {
        // What stands on a page need not stand among the messages too.
        let on_page = if panel.as_ref().is_some_and(PlacedPanel::is_page) { ui.together } else { 0 };
        let before = &model.said[..model.said.len().saturating_sub(on_page)];
        drawn.messages = words::draw_messages(buf, rest.messages, before, model, ui);
    }
    if let Some(panel) = panel {
        drawn.page = panel.draw(buf, model, ui);
    }
    if let Some(place) = layout.input {
        let place = if layout.bar.is_none() { draw_signs(buf, place, model, ui) } else { place };
        let at_the_line = draw_input(buf, place, model, ui);
        // Magnifiers and braille displays follow the cursor.
        let on_the_board = layout.sides.iter().find_map(|side| sides::selected_position(side, ui));
        frame.set_cursor_position(on_the_board.unwrap_or(at_the_line));
    }
    drawn
}

/// The signs in the row of the prompt, where there is no bar: they go while the line needs their place. Returns the
/// place that is left.
fn draw_signs(buf: &mut Buffer, place: Rect, model: &ViewModel, ui: &UiState) -> Rect {
    let signs: Vec<String> = model.signs().into_iter().map(|sign| sign.short).collect();
    let signs = signs.join("  ");
    let taken = signs.width() as u16 + 1;
    if signs.is_empty() || taken + ui.input.shown().width() as u16 + 10 > place.width {
        return place;
    }
    let x = place.right() - taken + 1;
    buf.set_string(x, place.y, signs, ui.appearance.theme.style(StyleRole::Accent));
    Rect { width: place.width - taken, ..place }
}

/// Draws the input line; returns the position of the cursor.
fn draw_input(buf: &mut Buffer, place: Rect, model: &ViewModel, ui: &UiState) -> Position {
    let theme = ui.appearance.theme;
    let input = &ui.input;
    let prompt = input.prompt().unwrap_or(if place.width > 10 { "> " } else { "" });
    let room = usize::from(place.width).saturating_sub(prompt.len() + 1).max(1);
    let hidden = input.cursor_column().saturating_sub(room.saturating_sub(1));
    let shown: String = input.shown().chars().skip(hidden).collect();
    let text_x = place.x + prompt.len() as u16;
    buf.set_string(place.x, place.y, prompt, theme.style(StyleRole::Accent));
    buf.set_string(text_x, place.y, fit(&shown, room), theme.style(StyleRole::Text));
    if let Some(hint) = hint(model, ui).filter(|_| input.is_empty() && input.prompt().is_none() && !prompt.is_empty()) {
        // It disappears with the first letter.
        let hint = fit_parts(&hint, ". ", room.saturating_sub(1));
        buf.set_string(text_x + 1, place.y, hint, theme.style(StyleRole::Quiet));
    }
    let column = prompt.len() + input.cursor_column() - hidden;
    Position { x: (place.x + column as u16).min(place.right().saturating_sub(1)), y: place.y }
}

/// What can be typed before the first move; and once the page of a game that is over was shown, its last sentence.
fn hint(model: &ViewModel, ui: &UiState) -> Option<String> {
    let last_of_the_page = || model.said.iter().rev().find(|said| said.kind == UtteranceKind::Finish);
    match model.game.stage() {
        Stage::BeforePlay if !ui.is_watching => Some(model.wording.label(&Label::HowToBegin)),
        Stage::Over(_) if model.question.is_none() && model.replay.is_none() => {
            let copy = Label::Copy { key: &keys::copy_key_name(model.wording) };
            last_of_the_page().map(|said| format!("{} {}", said.printed, model.wording.label(&copy)))
        }
        Stage::BeforePlay | Stage::Playing | Stage::Over(_) | Stage::Cancelled => None,
    }
}
