//! One whole screen. Pure: the same game and the same state are always the same picture, whatever the size.

use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use unicode_width::UnicodeWidthStr;

use super::layout::Layout;
use super::theme::StyleRole;
use super::ui_state::{CasesPanel, Help, UiState, Usage};
use super::{cases_panel, messages, page, scoresheets, sides};
use crate::game::Stage;
use crate::ui::text::fit;
use crate::ui::view_model::ViewModel;
use crate::wording::Label;

/// What is to be known of a screen that was drawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Drawn {
    /// The place of the page that covers something, if there is one.
    pub page: Option<Rect>,
    /// How many rows the messages can be scrolled, and the page.
    pub furthest: (usize, usize),
}

/// Draws everything over the whole frame and puts the cursor where the hands are.
pub fn draw(frame: &mut Frame, model: &ViewModel, ui: &UiState) -> Drawn {
    let area = frame.area();
    let layout = Layout::of(area, &ui.appearance);
    let buf = frame.buffer_mut();
    buf.set_style(area, ui.appearance.theme.style(StyleRole::Text));
    if let Some(place) = layout.bar {
        draw_bar(buf, place, model, ui);
    }
    layout.sides.iter().for_each(|side| sides::draw(buf, side, model, ui));
    sides::draw_titles(buf, &layout, model, ui);
    if let Some(place) = layout.rule {
        for y in place.y..place.bottom() {
            buf.set_string(place.x, y, "│", ui.appearance.theme.style(StyleRole::Quiet));
        }
    }
    let parting = scoresheets::parting(model);
    let said = layout.words.map(|place| messages::draw(buf, place, model, ui, parting));
    let mut drawn = Drawn::default();
    match ui.help {
        Help::Shown => {
            let sheets = layout.sheets.iter().map(|(_, place)| *place).reduce(Rect::union);
            messages::draw_help(buf, sheets.into_iter().chain(said), model, ui);
        }
        Help::Hidden => {
            for (owner, place) in &layout.sheets {
                scoresheets::draw(buf, *place, *owner, model, ui, parting);
            }
            if let Some(place) = said {
                drawn.furthest.0 = messages::draw_messages(buf, place, model, ui);
            }
            match ui.cases {
                CasesPanel::Shown => {
                    drawn.page = cases_panel::place(&layout, said);
                    drawn.furthest.1 = drawn.page.map_or(0, |place| cases_panel::draw(buf, place, model, ui));
                }
                CasesPanel::Hidden => {
                    drawn.page = page::place(&layout, said, model, ui);
                    drawn.furthest.1 = drawn.page.map_or(0, |place| page::draw(buf, place, model, ui));
                }
            }
        }
    }
    if let Some(place) = layout.input {
        let at_the_line = draw_input(buf, place, model, ui);
        // Magnifiers and displays follow the cursor: it is where the hands are.
        let on_the_board = layout.sides.iter().find_map(|side| sides::selected_position(side, ui));
        frame.set_cursor_position(on_the_board.unwrap_or(at_the_line));
    }
    drawn
}

fn draw_bar(buf: &mut Buffer, place: Rect, model: &ViewModel, ui: &UiState) {
    let style = ui.appearance.theme.style(StyleRole::Bar);
    buf.set_style(place, style);
    let width = usize::from(place.width);
    let usage = match ui.usage {
        Usage::Playing => model.wording.label(&Label::AtTheKeys(ui.speaker)),
        Usage::Watching => model.wording.label(&Label::Watching),
    };
    let keys = model.wording.label(&Label::HelpKey);
    let right = fit(&format!("{usage}   {keys} "), width);
    let terms = model.wording.label(&Label::Terms(model.game.terms()));
    // No page covers the bar.
    let left = model.wording.unsaved(model.saved).unwrap_or(format!("Annabella   {terms}"));
    let room = width.saturating_sub(right.width() + 3);
    if room > 10 {
        buf.set_string(place.x, place.y, fit(&format!(" {left}"), room), style);
    }
    let indent = width.saturating_sub(right.width());
    buf.set_string(place.x + indent as u16, place.y, right, style);
}

/// Returns where the cursor stands.
fn draw_input(buf: &mut Buffer, place: Rect, model: &ViewModel, ui: &UiState) -> Position {
    let theme = ui.appearance.theme;
    let input = &ui.input;
    let prompt = if place.width > 10 { "> " } else { "" };
    let room = usize::from(place.width).saturating_sub(prompt.len() + 1).max(1);
    let hidden = input.cursor_column().saturating_sub(room.saturating_sub(1));
    let shown: String = input.shown().chars().skip(hidden).collect();
    let text_x = place.x + prompt.len() as u16;
    buf.set_string(place.x, place.y, prompt, theme.style(StyleRole::Accent));
    buf.set_string(text_x, place.y, fit(&shown, room), theme.style(StyleRole::Text));
    let begins = model.game.stage() == Stage::BeforePlay && ui.usage == Usage::Playing;
    if begins && input.is_empty() && !prompt.is_empty() {
        // Gone with the first letter, and for good with the first move.
        let hint = fit(&model.wording.label(&Label::HowToBegin), room.saturating_sub(1));
        buf.set_string(text_x + 1, place.y, hint, theme.style(StyleRole::Quiet));
    }
    let column = prompt.len() + input.cursor_column() - hidden;
    Position { x: (place.x + column as u16).min(place.right().saturating_sub(1)), y: place.y }
}
