//! A player's scoresheet as written, with the first entry that differs, the time used for each move, and captured
//! pieces.

use ratatui::buffer::Buffer;
use ratatui::layout::{Position as Place, Rect};
use shakmaty::{Color, Position};
use unicode_width::UnicodeWidthStr;

use crate::game::clock::moment::Span;
use crate::game::records::scoresheet::{Meaning, SheetEntry};
use crate::game::records::scoresheet_comparison::SheetVerdict;
use crate::ui::screen::layout::Layout;
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
    let title = fit(&title, width);
    buf.set_string(place.x, place.y, &title, theme.style(StyleRole::Quiet).underlined());
    let entries = entries_place(place, owner, model);
    if entries.height < place.height {
        let pieces = captured(owner, model);
        let named = model.wording.label(&Label::Captured { pieces: &pieces });
        let text = if named.width() <= width { named } else { pieces };
        buf.set_string(place.x, place.bottom() - 1, fit(&text, width), theme.style(StyleRole::Quiet));
    }
    let place = entries;
    let shown = Shown::in_place(place, owner, model, ui);
    draw_more(buf, place, &title, shown, model, ui);
    let column = column_of(place);
    for (line, row) in (shown.first..shown.until).enumerate() {
        let y = place.y + 1 + line as u16;
        let label = format!("{:>3}.", first_number(model) + row);
        buf.set_string(place.x, y, fit(&label, width), theme.style(StyleRole::Quiet));
        for half in 0..2 {
            let Some(ply) = ply_of(row, half, model) else { continue };
            let Some(entry) = sheet.entries.get(ply) else { continue };
            let is_wrong = divergence == Some(ply) || entry.meaning == Meaning::Unreadable;
            let x = place.x + (NUMBER + half * column) as u16;
            let mut room = column.saturating_sub(1);
            if column >= WITH_TIMES
                && let Some(used) = used(ply, model)
            {
                room = room.saturating_sub(used.len() + 1);
                let x = x + (column - 1 - used.len()) as u16;
                buf.set_string(x, y, used, theme.style(StyleRole::Quiet));
            }
            let role = if is_wrong { StyleRole::Alarm } else { StyleRole::Text };
            buf.set_string(x, y, fit(&written(entry, divergence == Some(ply)), room), theme.style(role));
        }
    }
}

/// The place of a sheet without the row for captured pieces.
fn entries_place(place: Rect, owner: Color, model: &ViewModel) -> Rect {
    let has_row = place.height >= WITH_CAPTURED && !captured(owner, model).is_empty();
    Rect { height: place.height - u16::from(has_row), ..place }
}

/// The columns of one player's moves in a sheet.
fn column_of(place: Rect) -> usize {
    usize::from(place.width).saturating_sub(NUMBER) / 2
}

/// The half-move that is written there, on a sheet or in the table of both.
pub fn ply_at(layout: &Layout, at: Place, model: &ViewModel, ui: &UiState) -> Option<usize> {
    if let Some(place) = layout.table.filter(|place| place.contains(at)) {
        let line = usize::from(at.y - place.y).checked_sub(1)?;
        let (_, lines) = table_lines(place, model, ui, divergence(model));
        let written = |cell: &&Cell| (cell.at..cell.at + cell.text.width()).contains(&usize::from(at.x - place.x));
        return lines.iter().rev().nth(line)?.iter().find(written)?.ply;
    }
    let (owner, place) = layout.sheets.iter().find(|(_, place)| place.contains(at))?;
    let place = entries_place(*place, *owner, model);
    let shown = Shown::in_place(place, *owner, model, ui);
    let row = shown.first + usize::from(at.y - place.y).checked_sub(1)?;
    let half = usize::from(at.x - place.x).checked_sub(NUMBER)? / column_of(place).max(1);
    let ply = ply_of(row, half.min(1), model).filter(|_| row < shown.until)?;
    model.game.sheet(*owner).entries.get(ply).map(|_| ply)
}

/// The rows of the sheets that are shown, of those up to the last one written.
#[derive(Clone, Copy)]
struct Shown {
    first: usize,
    until: usize,
    last: usize,
}

impl Shown {
    /// The rows that are shown of one sheet in that place.
    fn in_place(place: Rect, owner: Color, model: &ViewModel, ui: &UiState) -> Shown {
        Shown::of(&[owner], usize::from(place.height).saturating_sub(1), model, ui)
    }

    /// The newest rows, or those before them that the sheets are scrolled to.
    fn of(owners: &[Color], rows: usize, model: &ViewModel, ui: &UiState) -> Shown {
        let longest = owners.iter().map(|owner| model.game.sheet(*owner).entries.len()).max().unwrap_or(0);
        let last = if longest == 0 { 0 } else { (longest + offset(model)).div_ceil(2) };
        let until = last.saturating_sub(ui.sheets_scrolled.div_ceil(2)).max(last.min(rows));
        Shown { first: until.saturating_sub(rows), until, last }
    }
}

/// 1 in a game that begins with Black's move, in which White's first entry stays empty.
fn offset(model: &ViewModel) -> usize {
    usize::from(model.game.terms().start.turn() == Color::Black)
}

fn first_number(model: &ViewModel) -> usize {
    usize::try_from(model.game.terms().start.fullmoves().get()).unwrap_or(1)
}

/// The half-move at that place of a row: 0 is White's, 1 Black's.
fn ply_of(row: usize, half: usize, model: &ViewModel) -> Option<usize> {
    (2 * row + half).checked_sub(offset(model))
}

/// The time used for a half-move, as a text.
fn used(ply: usize, model: &ViewModel) -> Option<String> {
    let used = Some(ply).filter(|ply| *ply < model.game.line().len()).and_then(|ply| model.game.time_used_for(ply));
    used.map(used_text)
}

/// Draws behind the title that there are rows above or below.
fn draw_more(buf: &mut Buffer, place: Rect, title: &str, shown: Shown, model: &ViewModel, ui: &UiState) {
    let more = model.wording.label(&Label::MoreBelow { rows: shown.last - shown.until });
    let above = if shown.first > 0 { "▲" } else { "" };
    let both = |below: &str| format!("{above} {below}").trim().to_owned();
    let signs = if shown.until < shown.last { [both(&more), both("▼")] } else { [above.to_owned(), String::new()] };
    let room = usize::from(place.width).saturating_sub(title.width() + 1);
    if let Some(sign) = signs.into_iter().find(|sign| sign.width() <= room) {
        let x = place.right() - sign.width() as u16;
        buf.set_string(x, place.y, sign, ui.appearance.theme.style(StyleRole::Accent));
    }
}

/// The columns of a number in the table, and of the time used for a half-move.
const NUMBER: usize = 5;
const TIME: usize = 6;
/// A narrower table has no times.
const TABLE_WITH_TIMES: usize = NUMBER + 4 * 6 + 2 * TIME;

/// A text in a row of the table: its column, how it is drawn, and which half-move it is.
struct Cell {
    at: usize,
    text: String,
    role: StyleRole,
    ply: Option<usize>,
}

/// Draws both sheets as one table: the number, White's sheet, Black's sheet, and the time used where there is room. A
/// row whose entries are too long for it takes two.
pub fn draw_table(buf: &mut Buffer, place: Rect, model: &ViewModel, ui: &UiState, divergence: Option<usize>) {
    let theme = ui.appearance.theme;
    let width = usize::from(place.width);
    let TableColumns { cell, columns, .. } = TableColumns::of(width);
    let quiet = theme.style(StyleRole::Quiet).underlined();
    buf.set_string(place.x, place.y, " ".repeat(width), quiet);
    for (owner, column) in Color::ALL.into_iter().zip(columns) {
        let title = model.wording.label(&Label::Sheet { owner, player: &model.game.terms().players[owner] });
        let short = model.wording.player(owner);
        let title = if title.width() < 2 * cell { title } else { fit(&short, 2 * cell - 1) };
        buf.set_string(place.x + column as u16, place.y, title, quiet);
    }
    let (more, lines) = table_lines(place, model, ui, divergence);
    for (line, y) in lines.iter().rev().zip(place.y + 1..) {
        for Cell { at, text, role, .. } in line {
            let room = width.saturating_sub(*at);
            buf.set_string(place.x + *at as u16, y, fit(text, room), theme.style(*role));
        }
    }
    for (sign, column) in ["▲", "▼"].into_iter().zip([0, 2]).zip(more).filter_map(|(sign, is_so)| is_so.then_some(sign))
    {
        buf.set_string(place.x + column, place.y, sign, theme.style(StyleRole::Accent));
    }
}

/// The columns of the table.
struct TableColumns {
    /// The columns of the times.
    times: usize,
    /// The columns of one entry.
    cell: usize,
    /// The column in which each sheet begins.
    columns: [usize; 2],
}

impl TableColumns {
    fn of(width: usize) -> TableColumns {
        let times = if width >= TABLE_WITH_TIMES { 2 * TIME } else { 0 };
        let cell = width.saturating_sub(NUMBER + times) / 4;
        TableColumns { times, cell, columns: [NUMBER, NUMBER + 2 * cell] }
    }
}

/// The lines of the table that are shown, the newest first, and whether there are more above and below.
fn table_lines(place: Rect, model: &ViewModel, ui: &UiState, divergence: Option<usize>) -> ([bool; 2], Vec<Vec<Cell>>) {
    let width = usize::from(place.width);
    let TableColumns { times, cell, columns } = TableColumns::of(width);
    let rows = usize::from(place.height).saturating_sub(1);
    let shown = Shown::of(&Color::ALL, rows, model, ui);
    let mut lines: Vec<Vec<Cell>> = Vec::new();
    let mut first = shown.until;
    while first > 0 {
        let mut row = row_of(first - 1, columns, cell, width - times, model, divergence);
        if let Some(line) = row.first_mut().filter(|_| times > 0) {
            for (half, end) in [(0, width - TIME), (1, width)] {
                let text = ply_of(first - 1, half, model).and_then(|ply| used(ply, model));
                let at = |text: &String| end.saturating_sub(text.len());
                line.extend(text.map(|text| Cell { at: at(&text), text, role: StyleRole::Quiet, ply: None }));
            }
        }
        if lines.len() + row.len() > rows {
            break;
        }
        first -= 1;
        lines.extend(row.into_iter().rev());
    }
    ([first > 0, shown.until < shown.last], lines)
}

/// A row of the table: on one line if its entries fit, else each sheet on its own.
fn row_of(
    row: usize,
    columns: [usize; 2],
    cell: usize,
    width: usize,
    model: &ViewModel,
    divergence: Option<usize>,
) -> Vec<Vec<Cell>> {
    let differs = (0..2).filter_map(|half| ply_of(row, half, model)).any(|ply| {
        let meaning =
            |owner: Color| model.game.sheet(owner).entries.get(ply).map(|_| model.game.settled_meaning(owner, ply));
        let [white, black] = Color::ALL.map(meaning);
        divergence.is_some_and(|from| ply >= from) && white.is_some() && black.is_some() && white != black
            || divergence == Some(ply)
    });
    let role = if differs { StyleRole::Alarm } else { StyleRole::Quiet };
    let number = Cell { at: 0, text: format!("{:>3}.", first_number(model) + row), role, ply: None };
    let sheet = |owner: Color, column: usize| {
        let mut end = column;
        (0..2).filter_map(move |half| {
            let ply = ply_of(row, half, model)?;
            let entry = model.game.sheet(owner).entries.get(ply)?;
            let text = written(entry, divergence == Some(ply));
            let at = end.max(column + half * cell);
            end = at + text.width() + 1;
            let is_wrong = differs || entry.meaning == Meaning::Unreadable;
            let role = if is_wrong { StyleRole::Alarm } else { StyleRole::Text };
            Some(Cell { at, text, role, ply: Some(ply) })
        })
    };
    let end = |cells: &[Cell]| cells.last().map_or(0, |cell| cell.at + cell.text.width());
    let white: Vec<Cell> = sheet(Color::White, columns[0]).collect();
    let black: Vec<Cell> = sheet(Color::Black, columns[1].max(end(&white) + 1)).collect();
    if end(&black) <= width {
        return vec![std::iter::once(number).chain(white).chain(black).collect()];
    }
    let needed = end(&black) - columns[1].max(end(&white) + 1);
    let apart: Vec<Cell> = sheet(Color::Black, columns[1].min(width.saturating_sub(needed)).max(NUMBER)).collect();
    vec![std::iter::once(number).chain(white).collect(), apart]
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
