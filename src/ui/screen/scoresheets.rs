//! A player's scoresheet as written, with the first entry that differs, the time used for each move, and captured pieces.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use shakmaty::{Color, Position};
use unicode_width::UnicodeWidthStr;

use crate::game::clock::moment::Span;
use crate::game::records::scoresheet::{Meaning, SheetEntry};
use crate::game::records::scoresheet_comparison::SheetVerdict;
use crate::ui::screen::sides::captured;
use crate::ui::screen::theme::StyleRole;
use crate::ui::screen::ui_state::UiState;
use crate::ui::text::fit;
use crate::ui::view_model::ViewModel;
use crate::wording::Label;

/// A move and the time used for it need this many columns.
const WITH_TIMES: usize = 14;
/// A shorter sheet has no row for captured pieces.
const WITH_CAPTURED: u16 = 5;

/// Draws `owner`'s sheet, the newest entries at the bottom.
pub fn draw(buf: &mut Buffer, place: Rect, owner: Color, model: &ViewModel, ui: &UiState, divergence: Option<usize>) {
    let theme = ui.appearance.theme;
    let sheet = model.game.sheet(owner);
    let title = model.wording.label(&Label::Sheet { owner, player: &model.game.terms().players[owner] });
    let width = usize::from(place.width);
    buf.set_string(place.x, place.y, fit(&title, width), theme.style(StyleRole::Quiet).underlined());
    let place = match captured(owner, model) {
        pieces if !pieces.is_empty() && place.height >= WITH_CAPTURED => {
            let named = model.wording.label(&Label::Captured { pieces: &pieces });
            let text = if named.width() <= width { named } else { pieces };
            buf.set_string(place.x, place.bottom() - 1, fit(&text, width), theme.style(StyleRole::Quiet));
            Rect { height: place.height - 1, ..place }
        }
        _ => place,
    };
    // In a game that begins with Black's move White's first entry stays empty.
    let offset = usize::from(model.game.terms().start.turn() == Color::Black);
    let number = usize::try_from(model.game.terms().start.fullmoves().get()).unwrap_or(1);
    let rows = usize::from(place.height).saturating_sub(1);
    let last_row = (sheet.entries.len() + offset).div_ceil(2);
    let shown_until = last_row.saturating_sub(ui.sheets_scrolled.div_ceil(2)).max(last_row.min(rows));
    if shown_until < last_row {
        let text = model.wording.label(&Label::MoreBelow { rows: last_row - shown_until });
        let x = place.right().saturating_sub(text.width() as u16).max(place.x);
        buf.set_string(x, place.y, fit(&text, width), theme.style(StyleRole::Accent));
    }
    let column = (width.saturating_sub(5)) / 2;
    for (line, row) in (shown_until.saturating_sub(rows)..shown_until).enumerate() {
        let y = place.y + 1 + line as u16;
        let label = format!("{:>3}.", number + row);
        buf.set_string(place.x, y, fit(&label, width), theme.style(StyleRole::Quiet));
        for half in 0..2 {
            let Some(ply) = (2 * row + half).checked_sub(offset) else { continue };
            let Some(entry) = sheet.entries.get(ply) else { continue };
            let is_wrong = divergence == Some(ply) || entry.meaning == Meaning::Unreadable;
            let x = place.x + 5 + (half * column) as u16;
            let mut room = column.saturating_sub(1);
            let used =
                || Some(ply).filter(|ply| *ply < model.game.line().len()).and_then(|ply| model.game.time_used_for(ply));
            if column >= WITH_TIMES
                && let Some(used) = used()
            {
                let used = used_text(used);
                room = room.saturating_sub(used.len() + 1);
                let x = x + (column - 1 - used.len()) as u16;
                buf.set_string(x, y, used, theme.style(StyleRole::Quiet));
            }
            let role = if is_wrong { StyleRole::Alarm } else { StyleRole::Text };
            buf.set_string(x, y, fit(&written(entry, divergence == Some(ply)), room), theme.style(role));
        }
    }
}

/// `1:05`, the time used for one move.
fn used_text(used: Span) -> String {
    let seconds = used.whole_seconds().max(0);
    match seconds / 3600 {
        0 => format!("{}:{:02}", seconds / 60, seconds % 60),
        hours => format!("{hours}:{:02}:{:02}", seconds / 60 % 60, seconds % 60),
    }
}

/// The ply from which the two sheets differ, if they do.
pub fn divergence(model: &ViewModel) -> Option<usize> {
    let game = &model.game;
    let meanings = |sheet: Color| (0..game.sheet(sheet).entries.len()).map(move |ply| game.settled_meaning(sheet, ply));
    if meanings(Color::White).zip(meanings(Color::Black)).all(|(white, black)| white == black) {
        return None;
    }
    let agreement = game.agreement();
    match agreement.verdict {
        SheetVerdict::Differ | SheetVerdict::Unreadable => Some(agreement.agreed_plies()),
        SheetVerdict::Agree | SheetVerdict::Incomplete => None,
    }
}

/// The entry as the player wrote it, with a sign if the sheets differ here or it cannot be read.
fn written(entry: &SheetEntry, differs_here: bool) -> String {
    let sign = match (&entry.meaning, differs_here) {
        (_, true) => "!",
        (Meaning::Unreadable, false) => "?",
        (Meaning::HalfMove(_) | Meaning::Ambiguous(_), false) => "",
    };
    format!("{sign}{}", entry.shown())
}
