//! A player's name, clock and board.

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::style::Style;
use shakmaty::Position as _;
use shakmaty::{Board, Color, Piece, Role};
use unicode_width::UnicodeWidthStr;

use crate::game::people::{Player, Sight};
use crate::ui::screen::board::{BoardPicture, highlights};
use crate::ui::screen::layout::{Layout, SidePlace};
use crate::ui::screen::theme::StyleRole;
use crate::ui::screen::ui_state::{Promotion, UiState};
use crate::ui::screen::{board, pieces};
use crate::ui::text::fit;
use crate::ui::view_model::ViewModel;
use crate::wording::Label;

/// If the name had to be shorter than this, the state beside it is left out.
const SHORTEST_TITLE: usize = 6;
/// The seconds below which a clock has another colour, and below which a third one: for both players alike.
const LOW: i64 = 60;
const LAST: i64 = 10;

/// Draws everything that belongs to one player.
pub fn draw(buf: &mut Buffer, side: &SidePlace, model: &ViewModel, ui: &UiState) {
    let SidePlace { owner, name, clock, board: place, square } = *side;
    let theme = ui.appearance.theme;
    let width = usize::from(name.width);
    let running = model.game.clock().running() == Some(owner);
    let fallen = model.game.clock().flag(owner, model.at).is_some();
    let role = match (fallen, running) {
        (true, _) => StyleRole::Alarm,
        (false, true) => StyleRole::Accent,
        (false, false) => StyleRole::Text,
    };
    let mark = if running { "▶ " } else { "  " };
    let state = if fallen { model.wording.label(&Label::FlagDown) } else { points(owner, model) };
    // Never truncate the clock state; truncate the name.
    let room = width.saturating_sub(state.width() + 2);
    let title = if state.is_empty() || room < SHORTEST_TITLE {
        player_title(owner, mark, width, model)
    } else {
        format!("{}  {state}", player_title(owner, mark, room, model))
    };
    buf.set_string(name.x, name.y, fit(&title, width), theme.style(role));
    let no_time = if model.game.clock().is_on_the_table() { Label::NotEntered } else { Label::NoTime };
    let text = model.seconds(owner).map_or_else(|| model.wording.label(&no_time), clock_text);
    let low = low_time(owner, model).filter(|_| !fallen);
    draw_digits(buf, clock, &text, low, theme.style(low.unwrap_or(role)));
    if let Some(place) = place {
        let shown = with_choice(model.board(owner), owner, ui);
        let selection = ui.selection.filter(|selection| selection.board == owner);
        let on_its_way = selection.and_then(|selection| selection.on_its_way(model.board(owner)));
        let picture = BoardPicture {
            board: &shown,
            bottom_color: ui.appearance.bottom_color(owner),
            appearance: &ui.appearance,
            letters: model.wording.letters(),
            highlights: &highlights(model, ui, owner),
            pale: on_its_way.map(|(square, _)| square),
            square,
        };
        board::draw(buf, place, &picture);
    }
}

/// How the digits of a clock with little time left are drawn; `None` with more time, or without a limit.
fn low_time(owner: Color, model: &ViewModel) -> Option<StyleRole> {
    if model.game.clock().controls()[owner].counts_up() {
        return None;
    }
    match model.seconds(owner)? {
        ..LAST => Some(StyleRole::LastSeconds),
        LAST..LOW => Some(StyleRole::LowTime),
        LOW.. => None,
    }
}

/// Draws whose each board is that is not below its owner's clock: the player's name; above a single board also that it
/// is that player's board, since both names stand beside it.
pub fn draw_titles(buf: &mut Buffer, layout: &Layout, model: &ViewModel, ui: &UiState) {
    let style = ui.appearance.theme.style(StyleRole::Quiet);
    for (owner, place) in &layout.titles {
        let width = usize::from(place.width);
        let title = match layout.titles.len() {
            1 => {
                let title = model.wording.label(&Label::BoardOf(*owner));
                let room = width.saturating_sub(title.width()).min(2);
                fit(&format!("{}{title}", " ".repeat(room)), width)
            }
            _ => player_title(*owner, "  ", width, model),
        };
        buf.set_string(place.x, place.y, &title, style);
        if layout.table.is_some() && layout.titles.len() == 2 {
            let pieces = captured(*owner, model);
            let named = model.wording.label(&Label::Captured { pieces: &pieces });
            let fits = |text: &String| !pieces.is_empty() && title.width() + 2 + text.width() <= width;
            if let Some(text) = [named, pieces.clone()].into_iter().find(fits) {
                buf.set_string(place.right() - text.width() as u16, place.y, text, style);
            }
        }
    }
}

/// The board as it is drawn: a lifted piece also where the hand is with it; while a promotion is being chosen, with the
/// choices on their squares.
pub fn with_choice(board: &Board, owner: Color, ui: &UiState) -> Board {
    let mut board = board.clone();
    let selection = ui.selection.filter(|selection| selection.board == owner);
    if let Some(promotion) = selection.and_then(|selection| selection.promotion)
        && let Some(pawn) = board.remove_piece_at(promotion.from)
    {
        for (square, role) in promotion.squares().into_iter().zip(Promotion::ROLES) {
            board.set_piece_at(square, Piece { color: pawn.color, role });
        }
    }
    if let Some((square, piece)) = selection.and_then(|selection| selection.on_its_way(&board)) {
        board.set_piece_at(square, piece);
    }
    board
}

/// The middle of the selected square, if the selection is on this board.
pub fn selected_position(side: &SidePlace, ui: &UiState) -> Option<Position> {
    let selection = ui.selection.filter(|selection| selection.board == side.owner)?;
    let mut squares = board::squares(side.board?, ui.appearance.bottom_color(side.owner), side.square);
    let (_, place) = squares.find(|(square, _)| *square == selection.at)?;
    Some(Position { x: pieces::middle(place), y: place.y + (place.height - 1) / 2 })
}

/// The pieces of the other colour missing on a player's board, the most valuable first. Nothing adds them up.
pub fn captured(owner: Color, model: &ViewModel) -> String {
    let board = model.board(owner);
    let start = model.game.terms().start.board();
    let mut taken = String::new();
    for role in [Role::Queen, Role::Rook, Role::Bishop, Role::Knight, Role::Pawn] {
        let count = |board: &Board| (board.by_color(!owner) & board.by_role(role)).count();
        let missing = count(start).saturating_sub(count(board));
        taken.extend(std::iter::repeat_n(pieces::symbol(!owner, role), missing));
    }
    taken
}

/// The points of a player, once the game is over.
fn points(owner: Color, model: &ViewModel) -> String {
    match model.game.result().map(|result| result.points[owner]) {
        None => String::new(),
        Some(points) => model.wording.label(&Label::Points(points)),
    }
}

/// A player's name and whether the player is blind. If there is no room for both, given names become an initial, then
/// are left out; then it is left out that the player is blind, which everybody sees, and the colour; at last the name
/// is cut.
fn player_title(owner: Color, mark: &str, room: usize, model: &ViewModel) -> String {
    let player = &model.game.terms().players[owner];
    // As lists of pairings write names; without the comma nobody knows which is the family's.
    let listed = player.name.as_deref().and_then(|name| name.split_once(", "));
    let initial = listed.and_then(|(family, given)| Some(format!("{family}, {}.", given.chars().next()?)));
    let shorter = initial.into_iter().chain(listed.map(|(family, _)| family.to_owned())).map(Some);
    let names: Vec<Option<String>> = std::iter::once(player.name.clone()).chain(shorter).collect();
    let titles = |sight: Sight| {
        let title = move |name: &Option<String>| {
            let player = Player { name: name.clone(), sight, ..player.clone() };
            format!("{mark}{}", model.wording.label(&Label::Side { color: owner, player: &player }))
        };
        // The second without the space behind the mark.
        names.iter().map(title).flat_map(|title| [title.clone(), title.replacen(' ', "", 1)])
    };
    // White stands first; the name takes the place of the space behind the mark.
    let bare = names
        .iter()
        .map(|name| name.clone().unwrap_or_else(|| model.wording.player(owner)))
        .map(|name| format!("{}{name}", mark.strip_suffix(' ').unwrap_or(mark)));
    let whole = titles(player.sight).chain(titles(Sight::Sighted)).chain(bare).find(|title| title.width() <= room);
    whole.unwrap_or_else(|| fit(&titles(Sight::Sighted).next().unwrap_or_default(), room))
}

/// `1:29:58`, as a chessclock shows it.
fn clock_text(seconds: i64) -> String {
    format!("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60)
}

/// Draws the text of a clock as large as the place allows; plainly if the place is too small. With little time left a
/// sign stands behind it, in the last seconds along all its rows.
fn draw_digits(buf: &mut Buffer, place: Rect, text: &str, low: Option<StyleRole>, style: Style) {
    let drawn = match place.height {
        5.. => [2, 1].into_iter().find_map(|gap| rows(text, 2, gap).filter(|rows| fits(rows, place))),
        3.. => None,
        _ => Some(Vec::new()),
    };
    let drawn = drawn.or_else(|| Some(halved(text)?).filter(|rows| fits(rows, place)));
    let is_last = low == Some(StyleRole::LastSeconds);
    let Some(rows) = drawn.filter(|rows| !rows.is_empty()) else {
        let signs: &[&str] = match low {
            Some(_) if is_last => &["!!", "!"],
            Some(_) => &["!"],
            None => &[],
        };
        let width = usize::from(place.width.saturating_sub(1));
        let signed = signs.iter().map(|sign| format!("{text}{sign}")).find(|signed| signed.width() <= width);
        let shown = signed.unwrap_or_else(|| fit(text, width));
        buf.set_string(place.x + 1, place.y + place.height / 2, shown, style);
        return;
    };
    let columns = rows.iter().map(|row| row.width()).max().unwrap_or(0) as u16;
    // Below the name, where the sign has room too.
    let left = place.x + if columns + 3 <= place.width { 2 } else { 1 };
    for (number, row) in rows.iter().enumerate() {
        let y = place.y + number as u16;
        buf.set_string(left, y, row, style);
        if low.is_some() && (is_last || number == rows.len() / 2) {
            buf.set_string(left + columns, y, "!", style);
        }
    }
}

fn fits(rows: &[String], place: Rect) -> bool {
    // A column before them, and one behind them for the sign.
    rows.iter().all(|row| row.chars().count() + 2 <= usize::from(place.width))
}

/// The text in five rows, each pixel `width` columns wide, with `gap` columns between the characters; `None` for
/// characters without a shape.
fn rows(text: &str, width: usize, gap: usize) -> Option<Vec<String>> {
    let mut rows = vec![String::new(); 5];
    for c in text.chars() {
        for (row, pixels) in rows.iter_mut().zip(pixels(c)?) {
            // A colon is a point wide, which saves room for larger digits.
            let width = if c == ':' { 1 } else { width };
            for pixel in pixels.bytes() {
                let ink = if pixel == b'#' { '█' } else { ' ' };
                row.extend(std::iter::repeat_n(ink, width));
            }
            row.extend(std::iter::repeat_n(' ', gap));
        }
    }
    rows.iter_mut().for_each(|row| row.truncate(row.trim_end().len()));
    Some(rows)
}

/// The text in three rows of half-blocks.
fn halved(text: &str) -> Option<Vec<String>> {
    let whole = rows(text, 1, 1)?;
    let pixel = |row: usize, at: usize| whole.get(row).and_then(|row| row.chars().nth(at)).is_some_and(|c| c == '█');
    let width = whole.iter().map(|row| row.chars().count()).max().unwrap_or(0);
    let half = |row: usize| {
        let cells = (0..width).map(|at| match (pixel(2 * row, at), pixel(2 * row + 1, at)) {
            (true, true) => '█',
            (true, false) => '▀',
            (false, true) => '▄',
            (false, false) => ' ',
        });
        cells.collect::<String>()
    };
    Some((0..3).map(half).collect())
}

fn pixels(c: char) -> Option<[&'static str; 5]> {
    Some(match c {
        '0' => ["###", "#.#", "#.#", "#.#", "###"],
        '1' => [".#.", "##.", ".#.", ".#.", "###"],
        '2' => ["###", "..#", "###", "#..", "###"],
        '3' => ["###", "..#", ".##", "..#", "###"],
        '4' => ["#.#", "#.#", "###", "..#", "..#"],
        '5' => ["###", "#..", "###", "..#", "###"],
        '6' => ["###", "#..", "###", "#.#", "###"],
        '7' => ["###", "..#", "..#", ".#.", ".#."],
        '8' => ["###", "#.#", "###", "#.#", "###"],
        '9' => ["###", "#.#", "###", "..#", "###"],
        ':' => [".", "#", ".", "#", "."],
        '-' => ["..", "..", "##", "..", ".."],
        _ => return None,
    })
}
