//! One man on one square. White's men differ from Black's by shape, and not only by colour.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use shakmaty::{Color, Piece, Role, Square};

use super::appearance::{Appearance, Pieces};
use super::bitmap::Bitmap;
use super::piece_shapes::{block_letter, figure};
use super::theme::{Plates, SquareHighlight, Theme};

/// A man, the square on which he stands, and why it is marked.
#[derive(Clone, Copy, Debug)]
pub struct Man<'a> {
    pub piece: Piece,
    /// His capital letter in the language of the interface.
    pub letter: &'a str,
    pub square: Square,
    pub highlight: SquareHighlight,
}

/// Draws a man in the place of his square.
pub fn draw(buf: &mut Buffer, place: Rect, man: &Man, appearance: &Appearance) {
    let theme = appearance.theme;
    let pieces = appearance.pieces();
    let on_plate = pieces == Pieces::Letters || theme.plates() == Plates::Always;
    let bare = theme.man(man.square, man.highlight, man.piece.color);
    match (place.height, on_plate) {
        (0, _) => {}
        (1, false) => draw_symbol(buf, place, man, pieces, bare),
        // Of two rows a plate with its man in pixels would have too few.
        (1 | 2, true) => draw_small_plate(buf, place, man, pieces, theme),
        (rows, false) => {
            draw_bitmap(buf, place, &figure(man.piece, rows), bare, Blank::Transparent);
        }
        (_, true) => draw_plate(buf, place, man, pieces, theme),
    }
}

/// What becomes of the cells in which a picture has no ink.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Blank {
    Transparent,
    Covering,
}

fn draw_symbol(buf: &mut Buffer, place: Rect, man: &Man, pieces: Pieces, style: Style) {
    let symbol = match pieces {
        Pieces::Letters => cased(man),
        Pieces::Figurines => solid(man.piece.role).to_owned(),
        Pieces::Outline => outline(man.piece.role).to_owned(),
    };
    let style = man.piece.color.fold_wb(style, style.underlined());
    buf.set_string(place.x + place.width / 2, place.y, symbol, style);
}

/// A plate with a sign on it. White's reaches to the neighbouring cells; Black's does not, or it is hollow.
fn draw_small_plate(buf: &mut Buffer, place: Rect, man: &Man, pieces: Pieces, theme: Theme) {
    let symbol = match pieces {
        Pieces::Letters => cased(man),
        Pieces::Figurines | Pieces::Outline => outline(man.piece.role).to_owned(),
    };
    let plate = theme.plate(man.piece.color);
    let style = match (man.piece.color, theme) {
        (Color::White, Theme::Mono) => plate.reversed(),
        (Color::White, Theme::Dark | Theme::Light | Theme::Contrast) => plate,
        (Color::Black, _) if pieces == Pieces::Letters => plate,
        (Color::Black, _) => plate.underlined(),
    };
    let edge = theme.man(man.square, man.highlight, man.piece.color);
    if place.height > 1 {
        buf.set_string(place.x + 1, place.y, " ".repeat(usize::from(place.width - 2)), style.not_underlined());
    }
    buf.set_string(place.x + place.width / 2, place.y, symbol, style);
    let edges = match (man.piece.color, place.height) {
        (Color::White, _) => Some(["▐", "▌"]),
        (Color::Black, 1) => None,
        (Color::Black, _) => Some(["▕", "▏"]),
    };
    if let Some([left, right]) = edges {
        buf.set_string(place.x, place.y, left, edge);
        buf.set_string(place.right() - 1, place.y, right, edge);
    }
    // It ends above the square below, so that men that stand behind each other do not become one.
    if place.height > 1 {
        let [left, middle, right] = match (man.piece.color, theme) {
            (Color::White, _) => ["▝", "▀", "▘"],
            (Color::Black, Theme::Mono) => [" ", "▔", " "],
            (Color::Black, Theme::Dark | Theme::Light | Theme::Contrast) => [" ", "▀", " "],
        };
        let middle = middle.repeat(usize::from(place.width - 2));
        buf.set_string(place.x, place.y + 1, format!("{left}{middle}{right}"), edge);
    }
}

/// White's plate is solid and the man is cut out of it; Black's is hollow, and the man is drawn on it.
fn draw_plate(buf: &mut Buffer, place: Rect, man: &Man, pieces: Pieces, theme: Theme) {
    let inner = Rect { x: place.x + 1, width: place.width - 2, ..place };
    let (width, height) = (2 * usize::from(inner.width), 2 * usize::from(inner.height));
    // Of three rows a letter needs all but what parts it from the next one.
    let margin = if inner.height == 3 { 1 } else { 2 };
    let letter = || man.letter.chars().next().and_then(|letter| block_letter(letter, width, height - margin));
    let shape = match pieces {
        Pieces::Letters => letter(),
        // A man of whom the sides are cut off is none.
        Pieces::Figurines | Pieces::Outline => Some(figure(man.piece.role.of(Color::White), inner.height))
            .filter(|figure| figure.inked_width() <= width)
            .or_else(letter),
    };
    let plate = theme.plate(Color::Black);
    let shape = shape.unwrap_or_default().centred(width, height);
    let (shape, edges) = match man.piece.color {
        Color::White => (shape.inverted(), ["▐", "▌"]),
        Color::Black => (shape, ["▕", "▏"]),
    };
    draw_bitmap(buf, inner, &shape, plate, Blank::Covering);
    let edge = theme.man(man.square, man.highlight, man.piece.color);
    for y in place.y..place.bottom() {
        buf.set_string(place.x, y, edges[0], edge);
        buf.set_string(place.right() - 1, y, edges[1], edge);
    }
}

fn draw_bitmap(buf: &mut Buffer, place: Rect, shape: &Bitmap, style: Style, blank: Blank) {
    let shape = shape.centred(2 * usize::from(place.width), 2 * usize::from(place.height));
    for y in 0..place.height {
        for x in 0..place.width {
            let block = shape.cell(usize::from(x), usize::from(y));
            if (block != ' ' || blank == Blank::Covering)
                && let Some(cell) = buf.cell_mut((place.x + x, place.y + y))
            {
                cell.set_char(block).set_style(style);
            }
        }
    }
}

/// White's letter is a capital, Black's a small one.
fn cased(man: &Man) -> String {
    man.piece.color.fold_wb(man.letter.to_owned(), man.letter.to_lowercase())
}

/// A man in a row of signs: White's in outline, Black's solid.
pub fn sign(color: Color, role: Role) -> &'static str {
    color.fold_wb(outline(role), solid(role))
}

fn solid(role: Role) -> &'static str {
    match role {
        Role::King => "♚",
        Role::Queen => "♛",
        Role::Rook => "♜",
        Role::Bishop => "♝",
        Role::Knight => "♞",
        // The selector keeps terminals from drawing it as a picture of two cells.
        Role::Pawn => "♟\u{FE0E}",
    }
}

fn outline(role: Role) -> &'static str {
    match role {
        Role::King => "♔",
        Role::Queen => "♕",
        Role::Rook => "♖",
        Role::Bishop => "♗",
        Role::Knight => "♘",
        Role::Pawn => "♙",
    }
}
