//! The column read beside the boards for a while: the keys, the words, the arbiter's cases, or a page of sentences that
//! do not fit among the messages. A panel never covers a name or a clock, nor a board, except where a list would have a
//! few rows only; and nothing shines through it.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::widgets::{Clear, Widget};
use strum::IntoEnumIterator;
use unicode_width::UnicodeWidthStr;

use crate::ui::screen::keys::{self, Binding, KeyGroup};
use crate::ui::screen::layout::Layout;
use crate::ui::screen::theme::StyleRole;
use crate::ui::screen::ui_state::{Panel, Scrollable, UiState};
use crate::ui::screen::words::{self, Rest};
use crate::ui::text::{first_rows, fit, wrap, wrap_entry};
use crate::ui::view_model::ViewModel;
use crate::wording::words::CommandWord;
use crate::wording::{HelpWord, Label, UtteranceKind};

/// The columns of a key's name and a space.
const KEY_NAME: u16 = 8;
/// The columns of a key with what it does, and of a word.
const KEY_COLUMN: u16 = 32;
const WORD_COLUMN: u16 = 20;
/// The columns before the second row of a word.
const WORD_INDENT: usize = 3;
/// A list that would have fewer rows lies over the board too.
const FEWEST_ROWS: u16 = 4;

/// A panel with its place.
pub struct PlacedPanel {
    content: Content,
    pub place: Rect,
    /// The place cleared beside it.
    around: Rect,
    pub covers: Covered,
}

/// The part of the screen that a panel lies over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Covered {
    Sheets,
    Words,
    /// The scoresheets and the words beside them.
    Both,
    /// The board and the words below it.
    Board,
}

impl Covered {
    /// Whether the scoresheets lie under it.
    pub fn has_sheets(self) -> bool {
        matches!(self, Covered::Sheets | Covered::Both)
    }

    /// Whether the messages lie under it.
    pub fn has_words(self) -> bool {
        matches!(self, Covered::Words | Covered::Both | Covered::Board)
    }
}

/// The text of a panel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Content {
    Keys,
    Words,
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
    // Without a bar only the words say that something is not saved, and a page lies over the board.
    let keeps_words = layout.bar.is_none();
    let content = match ui.panel {
        Some(Panel::Keys) => Content::Keys,
        Some(Panel::Words) => Content::Words,
        Some(Panel::Cases) => Content::Cases,
        None if keeps_words && words::is_shown_already(model, ui) => return None,
        None if needs_page(rest?, model, ui) => Content::Page,
        None => return None,
    };
    let pages = |place: &Rect| {
        let columns = content.columns(place.width, model);
        let rows = content.rows(place.width / columns, model, ui).len();
        rows.div_ceil(usize::from(place.height).saturating_sub(1).max(1) * usize::from(columns))
    };
    let sheets = layout.sheets_place();
    let is_list = matches!(content, Content::Keys | Content::Words);
    let sheets = sheets.filter(|_| is_list || divergence.is_none());
    let below = layout.words.zip(rest).map(|(words, rest)| Rect { height: rest.messages.bottom() - words.y, ..words });
    // Where the scoresheets stand beside the words, neither alone has much room.
    let are_beside = |sheets: &Rect, below: &Rect| sheets.y == below.y && sheets.x >= below.right();
    let both = sheets.zip(below).filter(|(sheets, below)| are_beside(sheets, below));
    let both = both.map(|(sheets, below)| Rect { width: sheets.right() - below.x, ..below });
    let with_board = below.filter(|below| (is_list || keeps_words) && below.height < FEWEST_ROWS).and_then(|below| {
        let boards = layout.sides.iter().filter_map(|side| side.board).reduce(Rect::union)?;
        let top = layout.titles.iter().map(|(_, title)| title.y).fold(boards.y, u16::min);
        let heads = layout.sides.iter().flat_map(|side| [side.name, side.clock]);
        let right = heads.map(|head| head.x).min().unwrap_or(boards.right()).saturating_sub(1);
        let height = if keeps_words { boards.bottom() } else { below.bottom() } - top;
        (right > boards.x).then_some(Rect { x: boards.x, y: top, width: right - boards.x, height })
    });
    let places =
        [(sheets, Covered::Sheets), (below, Covered::Words), (both, Covered::Both), (with_board, Covered::Board)];
    let places = places.into_iter().filter_map(|(place, covers)| Some((place?, covers)));
    let places = places.filter(|(place, _)| place.height > 1);
    let (place, covers) = places.min_by_key(|(place, _)| pages(place))?;
    let around = below.filter(|_| covers == Covered::Board && !keeps_words).unwrap_or(place);
    Some(PlacedPanel { content, place, around, covers })
}

/// Whether what was said together last does not fit among the messages, and was not put away.
fn needs_page(rest: Rest, model: &ViewModel, ui: &UiState) -> bool {
    let height = rest.messages.height;
    let room = height.saturating_sub(u16::from(height >= 4));
    // What is asked stands at the end, and is seen there.
    let asks = model.said.last().is_some_and(|said| said.kind == UtteranceKind::Question);
    !ui.page_closed && !asks && words::newest_rows(rest, model, ui) > usize::from(room)
}

impl PlacedPanel {
    /// Whether the sentences that were said last stand in the panel.
    pub fn is_page(&self) -> bool {
        self.content == Content::Page
    }

    /// Draws the panel from its scroll position, its keys in the last row.
    pub fn draw(&self, buf: &mut Buffer, model: &ViewModel, ui: &UiState) -> Scrollable {
        let theme = ui.appearance.theme;
        for place in [self.around, self.place] {
            Clear.render(place, buf);
            buf.set_style(place, theme.style(StyleRole::Text));
        }
        let place = match (self.content, self.covers) {
            // What is answered is seen while the cases lie over the messages.
            (Content::Cases, Covered::Words | Covered::Both | Covered::Board) => {
                draw_answer(buf, self.place, model, ui)
            }
            (Content::Cases, Covered::Sheets) | (Content::Keys | Content::Words | Content::Page, _) => self.place,
        };
        let columns = self.content.columns(place.width, model);
        let width = place.width / columns;
        let rows = self.content.rows(width, model, ui);
        // A sentence that fits exactly needs no row of keys.
        let is_whole = self.content == Content::Page && rows.len() == usize::from(place.height);
        let height = usize::from(place.height.saturating_sub(u16::from(!is_whole)));
        let shown = height * usize::from(columns);
        let first = ui.page_scrolled.min(rows.len().saturating_sub(shown));
        for (column, rows) in (0..).zip(rows[first..].chunks(height.max(1)).take(columns.into())) {
            let left = place.x + column * width;
            for (y, row) in (place.y..).zip(rows) {
                let mut x = left;
                if let Some(key) = &row.key {
                    buf.set_string(x, y, fit(key, usize::from(KEY_NAME) - 1), theme.style(StyleRole::Accent));
                    x += KEY_NAME;
                }
                let room = (left + width).saturating_sub(x);
                buf.set_string(x, y, fit(&row.text, room.into()), theme.style(row.role));
            }
        }
        if is_whole {
            return Scrollable { hidden: 0, shown };
        }
        let left = rows.len().saturating_sub(first + shown);
        let keys = fit(&model.wording.label(&Label::PageKeys { left }), place.width.into());
        buf.set_string(place.x, place.bottom().saturating_sub(1), keys, theme.style(StyleRole::Accent));
        Scrollable { hidden: rows.len().saturating_sub(shown), shown }
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
    /// The columns beside each other in a place of that width.
    fn columns(self, width: u16, model: &ViewModel) -> u16 {
        match self {
            Content::Keys => (width / KEY_COLUMN).max(1),
            Content::Words => {
                // No word is broken, wherever its row begins.
                let words = model.wording.help_groups().into_iter().flat_map(|(_, words)| words);
                let longest = words.flat_map(|word| word.typed.split(' ').map(UnicodeWidthStr::width).max()).max();
                let column = u16::try_from(longest.unwrap_or(0) + WORD_INDENT + 1).unwrap_or(u16::MAX);
                (width / column.max(WORD_COLUMN)).max(1)
            }
            Content::Cases | Content::Page => 1,
        }
    }

    /// Everything that can be read, in rows of that many columns.
    fn rows(self, width: u16, model: &ViewModel, ui: &UiState) -> Vec<Row> {
        let plain = |text: String, role| Row { key: None, text, role };
        let text = |text: String| plain(text, StyleRole::Text);
        match self {
            Content::Keys => {
                let bindings = keys::available_bindings(ui, model);
                let group = |group: KeyGroup| {
                    let own = bindings.iter().filter(move |binding| binding.action.group() == group);
                    let rows: Vec<Row> = own.flat_map(|binding| key_rows(binding, width, model)).collect();
                    let heading = plain(model.wording.label(&Label::KeyGroup(group.into())), StyleRole::Quiet);
                    Some(heading).filter(|_| !rows.is_empty()).into_iter().chain(rows)
                };
                KeyGroup::iter().flat_map(group).collect()
            }
            Content::Words => {
                let groups = model.wording.help_groups().into_iter().flat_map(|(heading, words)| {
                    let short =
                        |word: &HelpWord| word.name.parse().ok().and_then(CommandWord::short).unwrap_or_default();
                    let rows = move |word: HelpWord| {
                        wrap_entry(format!("{} {}", word.typed, short(&word)).trim_end(), width.into())
                    };
                    std::iter::once(plain(heading, StyleRole::Accent)).chain(words.into_iter().flat_map(rows).map(text))
                });
                let title = wrap(&model.wording.label(&Label::WordsTitle), width.into()).into_iter();
                groups.chain(title.map(|line| plain(line, StyleRole::Quiet))).collect()
            }
            Content::Cases => {
                let title = wrap(&model.wording.label(&Label::CasesTitle), width.into()).into_iter();
                let cases = model.wording.arbiters_panel(model.game, model.at);
                let rows = cases.iter().flat_map(|case| wrap(case, width.into())).map(text);
                let cases = title.map(|line| plain(line, StyleRole::Accent)).chain(rows);
                signs_explained(width, model).into_iter().chain(cases).collect()
            }
            Content::Page => {
                let newest = words::newest(model, ui);
                let rows = |said| words::rows_of(said, width.into(), model, usize::MAX);
                // The first sentence stands over the others as a title does.
                let title = if newest.len() > 1 { rows(&newest[..1]).len() } else { 0 };
                let role = |at| if at < title { StyleRole::Announcement } else { StyleRole::Text };
                rows(newest).into_iter().enumerate().map(|(at, (line, _))| plain(line, role(at))).collect()
            }
        }
    }
}

/// The meanings of the signs of the bar, faults in the colour of an alarm.
fn signs_explained(width: u16, model: &ViewModel) -> Vec<Row> {
    let explained = model.signs().into_iter().filter_map(|sign| Some((sign.sentence?, sign.is_fault)));
    let rows = explained.flat_map(|(sentence, is_fault)| {
        let role = if is_fault { StyleRole::Alarm } else { StyleRole::Text };
        wrap(&sentence, width.into()).into_iter().map(move |text| Row { key: None, text, role })
    });
    rows.collect()
}

/// The name of a key, and beside it what the key does.
fn key_rows(binding: &Binding, width: u16, model: &ViewModel) -> Vec<Row> {
    let does = model.wording.label(&Label::Key(binding.action.into()));
    let lines = wrap(&does, width.saturating_sub(KEY_NAME).into());
    let names = std::iter::once(binding.key_name(model.wording)).chain(std::iter::repeat(String::new()));
    lines.into_iter().zip(names).map(|(text, key)| Row { key: Some(key), text, role: StyleRole::Text }).collect()
}
