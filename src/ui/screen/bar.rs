//! The bar: the game, what lasts, and who is at the keys.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use unicode_width::UnicodeWidthStr;

use crate::ui::screen::theme::StyleRole;
use crate::ui::screen::ui_state::UiState;
use crate::ui::text::fit;
use crate::ui::view_model::ViewModel;
use crate::wording::{Label, Saved, Sign};

/// Draws the bar.
pub fn draw(buf: &mut Buffer, place: Rect, model: &ViewModel, ui: &UiState) {
    let style = ui.appearance.theme.style(StyleRole::Bar);
    buf.set_style(place, style);
    let width = usize::from(place.width);
    let left = left_of_bar(model);
    let (signs, right) = right_of_bar(model, ui, width);
    let indent = width.saturating_sub(signs.width() + right.width());
    let room = indent.saturating_sub(3);
    if room > 10 {
        buf.set_string(place.x, place.y, fit(&format!(" {left}"), room), style);
    }
    buf.set_string(place.x + indent as u16, place.y, &signs, style.bold());
    buf.set_string(place.x + (indent + signs.width()) as u16, place.y, right, style);
}

/// The game, or that it is not saved: no panel covers the bar.
fn left_of_bar(model: &ViewModel) -> String {
    let terms = model.wording.label(&Label::Terms(model.game.terms()));
    let score = model.wording.label(&Label::Match(model.game));
    // A score is cut last.
    let game = if score.is_empty() { terms } else { format!("{score}   {terms}") };
    model.wording.unsaved(model.saved).unwrap_or(format!("Annabella   {game}"))
}

/// The signs of what lasts, which are never left out, and behind them who is at the keys and which key shows the keys,
/// as far as there is room.
pub fn right_of_bar(model: &ViewModel, ui: &UiState, width: usize) -> (String, String) {
    let usage = if ui.is_watching { Label::Watching } else { Label::AtTheKeys(ui.speaker) };
    let usage = model.wording.label(&usage);
    let keys = model.wording.label(&Label::HelpKey);
    let whole = format!("{usage}   {keys} ");
    let needed = left_of_bar(model).width() + 4;
    let signs = model.signs();
    // What is not saved stands on the left as a sentence.
    let is_there = |sign: &&Sign| model.saved == Saved::Yes || sign.sentence != model.wording.unsaved(model.saved);
    let written = |of: fn(&Sign) -> &str, gap: &str| {
        signs.iter().filter(is_there).map(|sign| format!("{}{gap}", of(sign))).collect::<String>()
    };
    let [long, short] = [written(|sign| &sign.long, "   "), written(|sign| &sign.short, "  ")];
    if short.is_empty() {
        let has_room = model.saved == Saved::Yes || whole.width() + needed <= width;
        return (String::new(), if has_room { fit(&whole, width) } else { String::new() });
    }
    let rights = [(&long, whole.clone()), (&short, whole), (&short, format!("{usage} ")), (&short, String::new())];
    let fits = |(signs, right): &(&String, String)| needed + signs.width() + right.width() <= width;
    let (signs, right) = rights.into_iter().find(fits).unwrap_or((&short, String::new()));
    (fit(signs, width), right)
}
