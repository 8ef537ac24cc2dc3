//! One player's board: pieces, signs on squares, coordinates, and why squares are marked.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use shakmaty::{Board, Color, File, Rank, Square};
use unicode_width::UnicodeWidthStr;

use crate::notation::{SheetLanguage, file_word};
use crate::ui::screen::appearance::{Appearance, Coordinates};
use crate::ui::screen::layout::SquareSize;
use crate::ui::screen::pieces;
use crate::ui::screen::pieces::PieceOnSquare;
use crate::ui::screen::theme::{SquareHighlight, StyleRole};
use crate::ui::screen::ui_state::UiState;
use crate::ui::view_model::ViewModel;

/// Narrower squares have no room for the longest names of files and a space.
const LEAST_FOR_NAMES: u16 = 7;

/// The drawing of one board.
pub struct BoardPicture<'a> {
    pub board: &'a Board,
    pub bottom_color: Color,
    pub appearance: &'a Appearance,
    pub letters: SheetLanguage,
    /// Why squares are marked, the most important first.
    pub highlights: &'a [(Square, SquareHighlight)],
    /// The square of a lifted piece on its way.
    pub pale: Option<Square>,
    pub square: SquareSize,
}

/// Draws the board in that place.
pub fn draw(buf: &mut Buffer, place: Rect, picture: &BoardPicture) {
    let SquareSize { width, height } = picture.square;
    let quiet = picture.appearance.theme.style(StyleRole::Quiet);
    for (square, place) in squares(place, picture.bottom_color, picture.square) {
        draw_square(buf, place, square, picture);
    }
    for row in 0..8_u16 {
        let rank = Rank::ALL[usize::from(picture.bottom_color.fold_wb(7 - row, row))];
        let y = place.y + row * height;
        buf.set_string(place.x, y + (height - 1) / 2, rank.char().to_string(), quiet);
        if !picture.appearance.theme.has_colours() {
            let right = place.x + 2 + 8 * width;
            for y in y..y + height {
                buf.set_string(place.x + 1, y, "│", quiet);
                if right < buf.area.right() {
                    buf.set_string(right, y, "│", quiet);
                }
            }
        }
    }
    if !picture.appearance.theme.has_colours() {
        draw_frame(buf, place, 8 * width, 8 * height, quiet);
    }
    for column in 0..8_u16 {
        let file = File::ALL[usize::from(picture.bottom_color.fold_wb(column, 7 - column))];
        let text = match picture.appearance.coordinates {
            Coordinates::Letters => file.char().to_string(),
            // A name is never cut.
            Coordinates::Names if width < LEAST_FOR_NAMES => file.char().to_string(),
            Coordinates::Names => file_word(file).printed.into(),
        };
        let columns = text.width() as u16;
        let indent = width.saturating_sub(columns) / 2;
        buf.set_string(place.x + 2 + column * width + indent, place.y + 8 * height, text, quiet);
    }
}

/// Draws the edge below the board, into which the files are written, and the edge above it, which has no row of its own
/// and leaves out what is written there.
fn draw_frame(buf: &mut Buffer, place: Rect, width: u16, height: u16, style: Style) {
    let (left, right) = (place.x + 1, place.x + 2 + width);
    let edge = "─".repeat(width.into());
    let corner = if right < buf.area.right() { "┘" } else { "" };
    buf.set_string(left, place.y + height, format!("└{edge}{corner}"), style);
    if place.y > buf.area.y {
        let above = Rect { x: place.x + 2, y: place.y - 1, width, height: 1 };
        for at in above.intersection(buf.area).positions() {
            if buf[at].symbol() == " " {
                buf[at].set_style(Style::new().underlined());
            }
        }
    }
}

/// The squares of a board drawn in that place, each with its place.
pub fn squares(place: Rect, bottom_color: Color, size: SquareSize) -> impl Iterator<Item = (Square, Rect)> {
    let SquareSize { width, height } = size;
    Square::ALL.into_iter().map(move |square| {
        let (file, rank) = (u16::from(square.file()), u16::from(square.rank()));
        let (column, row) = (bottom_color.fold_wb(file, 7 - file), bottom_color.fold_wb(7 - rank, rank));
        (square, Rect { x: place.x + 2 + column * width, y: place.y + row * height, width, height })
    })
}

fn draw_square(buf: &mut Buffer, place: Rect, square: Square, picture: &BoardPicture) {
    let [first, second] = marks(square, picture.highlights);
    let style = picture.appearance.theme.square(square, first);
    buf.set_style(place, style);
    if !picture.appearance.theme.has_colours() && square.is_dark() {
        for position in place.intersection(buf.area).positions() {
            buf[position].set_symbol("░");
        }
    }
    if let Some(piece) = picture.board.piece_at(square) {
        let letter = picture.letters.letter(piece.role);
        pieces::draw(buf, place, &PieceOnSquare { piece, letter, square, highlight: first }, picture.appearance);
    }
    if first == SquareHighlight::Target
        && let Some(ground) = picture.appearance.theme.ground(square, SquareHighlight::Announced)
    {
        for at in place.intersection(buf.area).positions().filter(|at| at.x == place.x || at.x + 1 == place.right()) {
            buf.set_style(Rect { x: at.x, y: at.y, width: 1, height: 1 }, Style::new().bg(ground));
        }
    }
    if picture.pale == Some(square) {
        buf.set_style(place, Style::new().dim());
    }
    let style = if first == SquareHighlight::Target {
        picture.appearance.theme.square(square, SquareHighlight::Announced)
    } else {
        style
    };
    // Below them the edges of what stands there stay seen.
    if let Some((left, _)) = signs(first) {
        buf.set_string(place.x, place.y, left, style);
    }
    if let Some((_, right)) = signs(second) {
        buf.set_string(place.right() - 1, place.y, right, style);
    }
}

/// Why a square is marked: the most important reason, which gives its colour, and the next one, or the same again.
pub fn marks(square: Square, highlights: &[(Square, SquareHighlight)]) -> [SquareHighlight; 2] {
    let mut reasons = highlights.iter().filter(|(marked, _)| *marked == square).map(|(_, why)| *why);
    let first = reasons.next().unwrap_or(SquareHighlight::Plain);
    [first, reasons.next().unwrap_or(first)]
}

/// The signs left and right of the piece, so that no highlight is shown by colour alone.
fn signs(highlight: SquareHighlight) -> Option<(&'static str, &'static str)> {
    match highlight {
        SquareHighlight::Plain => None,
        SquareHighlight::LastMove => Some(("‹", "›")),
        SquareHighlight::Announced | SquareHighlight::Target => Some(("·", "·")),
        SquareHighlight::Touched => Some(("*", "*")),
        SquareHighlight::Check => Some(("+", "+")),
        SquareHighlight::Differs => Some(("!", "!")),
        SquareHighlight::Cursor => Some(("[", "]")),
        SquareHighlight::Held => Some(("(", ")")),
    }
}

/// Why squares of a player's board are marked, the most important first.
pub fn highlights(model: &ViewModel, ui: &UiState, owner: Color) -> Vec<(Square, SquareHighlight)> {
    let mut marked = Vec::new();
    let all = |squares: Vec<Square>, why| squares.into_iter().map(move |square| (square, why));
    if let Some(selection) = ui.selection.filter(|selection| selection.board == owner) {
        marked.push((selection.at, SquareHighlight::Cursor));
        marked.extend(selection.held.map(|square| (square, SquareHighlight::Held)));
        marked.extend(selection.promotion.iter().flat_map(|promotion| all(promotion.squares(), SquareHighlight::Held)));
    }
    // What is put right is shown step by step.
    match model.next_step(owner) {
        squares if squares.is_empty() => marked.extend(all(model.differing(), SquareHighlight::Differs)),
        squares => marked.extend(all(squares, SquareHighlight::Differs)),
    }
    marked.extend(model.checked_king(owner).map(|square| (square, SquareHighlight::Check)));
    marked.extend(all(model.game.in_hand().touched.clone(), SquareHighlight::Touched));
    if let Some(half_move) = model.announced_move(owner) {
        marked.extend([(half_move.from, SquareHighlight::Announced), (half_move.to, SquareHighlight::Target)]);
    } else if let Some(half_move) = model.last_move(owner) {
        marked.extend(all(vec![half_move.from, half_move.to], SquareHighlight::LastMove));
    }
    marked
}
