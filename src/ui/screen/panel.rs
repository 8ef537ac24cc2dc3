//! What is read beside the boards for a while: the keys, the arbiter's cases, or a page of sentences that do not fit among
//! the messages. A panel never covers a board, a name or a clock, and nothing shines through it.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::widgets::{Clear, Widget};

use crate::ui::screen::keys::{self, Binding};
use crate::ui::screen::layout::Layout;
use crate::ui::screen::theme::StyleRole;
use crate::ui::screen::ui_state::{Panel, UiState};
use crate::ui::screen::words::{self, Rest};
use crate::ui::text::{first_rows, fit, wrap};
use crate::ui::view_model::ViewModel;
use crate::wording::Label;

/// The columns of a key's name and a space.
const KEY_NAME: u16 = 8;

/// A panel with its place.
pub struct PlacedPanel {
    content: Content,
    pub place: Rect,
    pub covers: Covered,
}

/// What a panel lies over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Covered {
    Sheets,
    Words,
}

/// What is read in a panel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Content {
    Keys,
    Cases,
    /// The sentences that were said together last.
    Page,
}

/// One row of a panel.
struct Row {
    /// The name of a key, in a column of its own.
    key: Option<String>,
    text: String,
    role: StyleRole,
}

/// The panel that is to be drawn, if there is one. `rest` has the place of the messages between the state of the game
/// and the open question. Where two scoresheets have to be compared, they stay visible.
pub fn placed(
    layout: &Layout,
    rest: Option<Rest>,
    model: &ViewModel,
    ui: &UiState,
    divergence: Option<usize>,
) -> Option<PlacedPanel> {
    let content = match ui.panel {
        Some(Panel::Keys) => Content::Keys,
        Some(Panel::Cases) => Content::Cases,
        None if needs_page(rest?, model, ui) => Content::Page,
        None => return None,
    };
    let pages = |place: &Rect| {
        let rows = content.rows(place.width, model, ui).len();
        rows.div_ceil(usize::from(place.height).saturating_sub(1).max(1))
    };
    let sheets = layout.sheets.iter().map(|(_, place)| *place).reduce(Rect::union);
    let sheets = sheets.filter(|_| content == Content::Keys || divergence.is_none());
    let below = layout.words.zip(rest).map(|(words, rest)| Rect { height: rest.messages.bottom() - words.y, ..words });
    let places = sheets.map(|place| (place, Covered::Sheets)).into_iter();
    let places = places.chain(below.map(|place| (place, Covered::Words))).filter(|(place, _)| place.height > 1);
    let (place, covers) = places.min_by_key(|(place, _)| pages(place))?;
    Some(PlacedPanel { content, place, covers })
}

/// Whether what was said together last does not fit among the messages, and was not put away.
fn needs_page(rest: Rest, model: &ViewModel, ui: &UiState) -> bool {
    let height = rest.messages.height;
    let room = height.saturating_sub(u16::from(height >= 4));
    !ui.page_closed && words::newest_rows(rest, model, ui) > usize::from(room)
}

impl PlacedPanel {
    /// Whether the sentences that were said last stand in the panel.
    pub fn is_page(&self) -> bool {
        self.content == Content::Page
    }

    /// Draws the panel from its scroll position, its keys in the last row. Returns how many rows can be scrolled.
    pub fn draw(&self, buf: &mut Buffer, model: &ViewModel, ui: &UiState) -> usize {
        let theme = ui.appearance.theme;
        Clear.render(self.place, buf);
        buf.set_style(self.place, theme.style(StyleRole::Text));
        let place = match (self.content, self.covers) {
            // What is answered is seen while the cases lie over the messages.
            (Content::Cases, Covered::Words) => draw_answer(buf, self.place, model, ui),
            (Content::Cases, Covered::Sheets) | (Content::Keys | Content::Page, _) => self.place,
        };
        let rows = self.content.rows(place.width, model, ui);
        let height = usize::from(place.height.saturating_sub(1));
        let first = ui.page_scrolled.min(rows.len().saturating_sub(height));
        for (y, row) in (place.y..).zip(rows.iter().skip(first).take(height)) {
            let mut x = place.x;
            if let Some(key) = &row.key {
                buf.set_string(x, y, fit(key, usize::from(KEY_NAME) - 1), theme.style(StyleRole::Accent));
                x += KEY_NAME;
            }
            buf.set_string(x, y, fit(&row.text, place.right().saturating_sub(x).into()), theme.style(row.role));
        }
        let left = rows.len().saturating_sub(first + height);
        let keys = fit(&model.wording.label(&Label::PageKeys { left }), place.width.into());
        buf.set_string(place.x, place.bottom().saturating_sub(1), keys, theme.style(StyleRole::Accent));
        rows.len().saturating_sub(height)
    }
}

/// Draws what was said last in the lowest rows; returns the place above it.
fn draw_answer(buf: &mut Buffer, place: Rect, model: &ViewModel, ui: &UiState) -> Rect {
    let width = usize::from(place.width);
    let said = words::rows_of(words::newest(model, ui), width, model, usize::MAX);
    let room = u16::try_from(said.len()).unwrap_or(u16::MAX).min(place.height / 3);
    let above = Rect { height: place.height - room, ..place };
    let lines = first_rows(said.into_iter().map(|(line, _)| line).collect(), room.into(), width);
    for (y, line) in (above.bottom()..).zip(lines) {
        buf.set_string(place.x, y, line, ui.appearance.theme.style(StyleRole::Text));
    }
    above
}

impl Content {
    /// Everything that can be read, in rows of that many columns.
    fn rows(self, width: u16, model: &ViewModel, ui: &UiState) -> Vec<Row> {
        let plain = |text: String, role| Row { key: None, text, role };
        let text = |text: String| plain(text, StyleRole::Text);
        match self {
            Content::Keys => {
                let bindings = keys::available_bindings(ui, model).into_iter();
                bindings.flat_map(|binding| key_rows(binding, width, model)).collect()
            }
            Content::Cases => {
                let title = plain(model.wording.label(&Label::CasesTitle), StyleRole::Accent);
                let cases = model.wording.arbiters_panel(model.game, model.at);
                let rows = cases.iter().flat_map(|case| wrap(case, width.into())).map(text);
                std::iter::once(title).chain(rows).collect()
            }
            Content::Page => {
                let rows = words::rows_of(words::newest(model, ui), width.into(), model, usize::MAX);
                rows.into_iter().map(|(line, _)| text(line)).collect()
            }
        }
    }
}

/// The name of a key, and beside it what the key does.
fn key_rows(binding: &Binding, width: u16, model: &ViewModel) -> Vec<Row> {
    let does = model.wording.label(&Label::Key(binding.action.into()));
    let lines = wrap(&does, width.saturating_sub(KEY_NAME).into());
    let names = std::iter::once(binding.key_name(model.wording)).chain(std::iter::repeat(String::new()));
    lines.into_iter().zip(names).map(|(text, key)| Row { key: Some(key), text, role: StyleRole::Text }).collect()
}
