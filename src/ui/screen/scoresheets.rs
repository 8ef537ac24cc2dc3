//! A player's scoresheet as he writes it, with the entry at which the two part.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use shakmaty::{Color, Position};

use super::text::fit;
use super::theme::Part;
use super::view::View;
use crate::game::table::agreement::{Verdict, judge};
use crate::game::table::scoresheet::{Entry, Meaning};
use crate::wording::Label;

/// Draws `owner`'s sheet, the newest entries at the bottom.
pub fn draw(buf: &mut Buffer, place: Rect, owner: Color, view: &View, parting: Option<usize>) {
    let theme = view.desk.look.theme;
    let sheet = view.game.sheets().get(owner);
    let title = view.wording.label(&Label::Sheet { owner, player: view.game.terms().players.get(owner) });
    let width = usize::from(place.width);
    buf.set_string(place.x, place.y, fit(&title, width), theme.style(Part::Quiet).underlined());
    // A game that begins with Black's move leaves White's first place empty.
    let offset = usize::from(view.game.terms().start.turn() == Color::Black);
    let number = usize::try_from(view.game.terms().start.fullmoves().get()).unwrap_or(1);
    let rows = usize::from(place.height).saturating_sub(1);
    let last_row = (sheet.entries.len() + offset).div_ceil(2);
    let shown_until = last_row.saturating_sub(view.desk.scrolled.div_ceil(2)).max(last_row.min(rows));
    let column = (width.saturating_sub(5)) / 2;
    for (line, row) in (shown_until.saturating_sub(rows)..shown_until).enumerate() {
        let y = place.y + 1 + line as u16;
        let label = format!("{:>3}.", number + row);
        buf.set_string(place.x, y, fit(&label, width), theme.style(Part::Quiet));
        for half in 0..2 {
            let Some(ply) = (2 * row + half).checked_sub(offset) else { continue };
            let Some(entry) = sheet.entries.get(ply) else { continue };
            let part =
                if parting == Some(ply) || entry.meaning == Meaning::Unreadable { Part::Alarm } else { Part::Text };
            let text = written(entry, parting == Some(ply));
            let x = place.x + 5 + (half * column) as u16;
            buf.set_string(x, y, fit(&text, column.saturating_sub(1)), theme.style(part));
        }
    }
}

/// The ply at which the two sheets part, if they do.
pub fn parting(view: &View) -> Option<usize> {
    let sheets = view.game.sheets();
    let together = sheets.white.entries.iter().zip(&sheets.black.entries);
    if together.into_iter().all(|(white, black)| white.meaning == black.meaning) {
        return None;
    }
    let (white, black) = (sheets.white.reading(), sheets.black.reading());
    let agreement = judge(&view.game.terms().start, shakmaty::ByColor { white: &white, black: &black });
    match agreement.verdict {
        Verdict::Differ | Verdict::Unreadable => Some(agreement.agreed_plies()),
        Verdict::Agree | Verdict::Incomplete => None,
    }
}

/// The entry as the player wrote it, with a sign where the sheets part or nothing can be read.
fn written(entry: &Entry, parts_here: bool) -> String {
    let sign = match (&entry.meaning, parts_here) {
        (_, true) => "!",
        (Meaning::Unreadable, false) => "?",
        (Meaning::HalfMove(_) | Meaning::Ambiguous(_), false) => "",
    };
    format!("{sign}{}", entry.text)
}
