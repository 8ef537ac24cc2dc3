//! One piece on one square: letters, figurines and their shapes in pixels. A piece has its own colour at every size,
//! and White's differ from Black's by shape too.

use std::sync::LazyLock;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use shakmaty::{ByColor, Color, Piece, Role, Square};

use crate::ui::screen::appearance::{Appearance, Pieces};
use crate::ui::screen::theme::SquareHighlight;

/// A piece, its square, and why the square is marked.
#[derive(Clone, Copy, Debug)]
pub struct PieceOnSquare<'a> {
    pub piece: Piece,
    /// Its capital letter in the interface language.
    pub letter: &'a str,
    pub square: Square,
    pub highlight: SquareHighlight,
}

/// Draws a piece in the place of its square.
pub fn draw(buf: &mut Buffer, place: Rect, piece: &PieceOnSquare, appearance: &Appearance) {
    let theme = appearance.theme;
    let pieces = style_of_the_set(place, appearance);
    let color = piece.piece.color;
    let bare = theme.piece(piece.square, piece.highlight, color);
    let style = if theme.has_cards() {
        let edge = theme.piece(piece.square, piece.highlight, !color);
        draw_card(buf, place, color, theme.card(color), edge);
        theme.card(color)
    } else {
        bare
    };
    match place.height {
        0 => {}
        1 | 2 => draw_symbol(buf, place, piece, pieces, style),
        _ => draw_shape(buf, place, piece, pieces, style),
    }
    if !theme.has_cards() {
        if place.height == 2 {
            draw_foot(buf, place, color, bare);
        }
        if pieces == Pieces::Letters && color.is_white() {
            draw_bars(buf, place, bare);
        }
    }
}

/// How every piece of the set is drawn on squares of that size: in letters if one figure would not fit on its card.
fn style_of_the_set(place: Rect, appearance: &Appearance) -> Pieces {
    let room = 2 * usize::from(place.width.saturating_sub(2));
    let fits = |role: Role| figure(role.of(Color::White), place).inked_width() + 2 * CARD_MARGIN <= room;
    match appearance.pieces() {
        Pieces::Figurines | Pieces::Outline
            if appearance.theme.has_cards() && place.height > 2 && !Role::ALL.into_iter().all(fits) =>
        {
            Pieces::Letters
        }
        pieces @ (Pieces::Figurines | Pieces::Outline | Pieces::Letters) => pieces,
    }
}

/// The pixels of a card that stay free left and right of a figure.
const CARD_MARGIN: usize = 1;

/// A card behind a piece, of one size for both colours; Black's has no corners. Half a row and half a column of the
/// square stay free where they can, so that no two cards touch.
fn draw_card(buf: &mut Buffer, place: Rect, color: Color, card: Style, edge: Style) {
    let inner = usize::from(place.width.saturating_sub(2));
    for row in 0..place.height {
        let (is_first, is_last) = (row == 0, row + 1 == place.height);
        let [left, middle, right] = match (place.height, color) {
            (2, Color::White) if is_last => ["▝", "▀", "▘"],
            (2, Color::Black) if is_last => [" ", "▀", " "],
            (3.., Color::Black) if is_first => ["▗", " ", "▖"],
            (3.., Color::Black) if is_last => ["▝", " ", "▘"],
            _ => ["▐", " ", "▌"],
        };
        let y = place.y + row;
        buf.set_string(place.x, y, left, edge);
        buf.set_string(place.x + 1, y, middle.repeat(inner), if middle == " " { card } else { edge });
        buf.set_string(place.right() - 1, y, right, edge);
    }
}

/// The bars left and right of White's letters.
fn draw_bars(buf: &mut Buffer, place: Rect, style: Style) {
    for y in place.y..place.bottom().min(place.y + if place.height == 2 { 1 } else { place.height }) {
        buf.set_string(place.x, y, "▐", style);
        buf.set_string(place.right() - 1, y, "▌", style);
    }
}

/// The foot of a piece of two rows, whose shape would have too few pixels to be recognised: Black's is narrower.
fn draw_foot(buf: &mut Buffer, place: Rect, color: Color, style: Style) {
    let foot = color.fold_wb("▝▀▘", " ▀ ");
    buf.set_string(middle(place).saturating_sub(1), place.y + 1, foot, style);
}

/// The column in the middle of a square.
pub fn middle(place: Rect) -> u16 {
    place.x + place.width.saturating_sub(1) / 2
}

/// A piece in one cell, in the first row of its square. Black's letters are lower case; in a single row Black's symbols
/// are underlined.
fn draw_symbol(buf: &mut Buffer, place: Rect, piece: &PieceOnSquare, pieces: Pieces, style: Style) {
    let symbol = match pieces {
        Pieces::Letters => cased(piece),
        Pieces::Figurines => solid(piece.piece.role).to_owned(),
        Pieces::Outline => outline(piece.piece.role).to_owned(),
    };
    let is_underlined = piece.piece.color.is_black() && place.height == 1;
    if place.height == 2 {
        buf.set_string(middle(place).saturating_sub(1), place.y, "   ", style);
    }
    buf.set_string(middle(place), place.y, symbol, if is_underlined { style.underlined() } else { style });
}

/// A figure, or a letter on a blank ground.
fn draw_shape(buf: &mut Buffer, place: Rect, piece: &PieceOnSquare, pieces: Pieces, style: Style) {
    let inner = Rect { x: place.x + 1, width: place.width.saturating_sub(2), ..place };
    let (width, height) = (2 * usize::from(inner.width), 2 * usize::from(inner.height));
    // With few rows a letter needs everything except the space to the next one.
    let margin = usize::from(inner.height).saturating_sub(2).min(2);
    match pieces {
        Pieces::Letters => {
            let letter = block_letter(piece.letter, width, height - margin).unwrap_or_default();
            draw_bitmap(buf, inner, &letter.centred(width, height), style, true);
        }
        Pieces::Figurines | Pieces::Outline => draw_bitmap(buf, place, &figure(piece.piece, place), style, false),
    }
}

/// Draws a shape in the middle of a place; `covers_blank` also writes the cells without ink.
fn draw_bitmap(buf: &mut Buffer, place: Rect, shape: &Bitmap, style: Style, covers_blank: bool) {
    let shape = shape.centred(2 * usize::from(place.width), 2 * usize::from(place.height));
    for y in 0..place.height {
        for x in 0..place.width {
            let block = shape.cell(usize::from(x), usize::from(y));
            if (block != ' ' || covers_blank)
                && let Some(cell) = buf.cell_mut((place.x + x, place.y + y))
            {
                cell.set_char(block).set_style(style);
            }
        }
    }
}

/// White's letter in upper case, Black's in lower case.
fn cased(piece: &PieceOnSquare) -> String {
    let letter = in_one_cell(piece);
    piece.piece.color.fold_wb(letter.to_owned(), letter.to_lowercase())
}

/// The letter of a piece, or its symbol where the letter of the language is two: the first alone is the knight's.
fn in_one_cell<'a>(piece: &PieceOnSquare<'a>) -> &'a str {
    let is_one = piece.letter.chars().nth(1).is_none();
    if is_one { piece.letter } else { symbol(piece.piece.color, piece.piece.role) }
}

/// The symbol of a piece in a list: White's in outline, Black's solid.
pub fn symbol(color: Color, role: Role) -> &'static str {
    color.fold_wb(outline(role), solid(role))
}

fn solid(role: Role) -> &'static str {
    match role {
        Role::King => "♚",
        Role::Queen => "♛",
        Role::Rook => "♜",
        Role::Bishop => "♝",
        Role::Knight => "♞",
        // The variation selector keeps terminals from drawing it as an emoji of two cells.
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

/// The silhouettes for narrow squares of three rows, and for squares of three to seven rows: king, queen, rook, bishop,
/// knight, pawn. What is drawn with `o` is solid in White's piece and an opening in Black's.
static FIGURES: LazyLock<[Vec<ByColor<Bitmap>>; 6]> = LazyLock::new(|| {
    let both =
        |text: &str| ByColor { white: Bitmap::from_text(&text.replace('o', "#")), black: Bitmap::from_text(text) };
    [
        include_str!("art/figures_3_narrow.txt"),
        include_str!("art/figures_3.txt"),
        include_str!("art/figures_4.txt"),
        include_str!("art/figures_5.txt"),
        include_str!("art/figures_6.txt"),
        include_str!("art/figures_7.txt"),
    ]
    .map(|drawn| drawn.split("\n\n").map(both).collect())
});

/// The rows of the smallest silhouettes.
const FEWEST_ROWS: usize = 3;

/// Every capital letter of a piece in an interface language, each under its own name. The Russian king, whose name
/// begins like the knight's, is a crown.
const LETTERS: [&str; 2] = [include_str!("art/letters_5.txt"), include_str!("art/letters_6.txt")];

/// The shape of a piece for a square of that size: White's is solid, Black's has an opening in its foot or body.
fn figure(piece: Piece, square: Rect) -> Bitmap {
    let rows = usize::from(square.height).max(FEWEST_ROWS);
    let drawn = rows.min(FIGURES.len() + FEWEST_ROWS - 2);
    // The first set is for squares that are narrower than its second has columns.
    let is_narrow = drawn == FEWEST_ROWS && 2 * usize::from(square.width) < FIGURES[1][0].white.width();
    let figures = &FIGURES[if is_narrow { 0 } else { drawn - FEWEST_ROWS + 1 }];
    let index = match piece.role {
        Role::King => 0,
        Role::Queen => 1,
        Role::Rook => 2,
        Role::Bishop => 3,
        Role::Knight => 4,
        Role::Pawn => 5,
    };
    figures[index][piece.color].enlarged(rows / drawn, rows / drawn)
}

/// The largest block letter that fits into that many pixels; `None` for a letter without a shape.
fn block_letter(name: &str, width: usize, height: usize) -> Option<Bitmap> {
    let fitting = LETTERS.iter().filter_map(|letters| {
        let mut pictures = letters.split("\n\n").filter_map(|picture| picture.split_once('\n'));
        let (_, picture) = pictures.find(|(letter, _)| *letter == name)?;
        let small = Bitmap::from_text(picture.trim_end());
        let (across, down) = (width / small.width(), height / small.height());
        (across > 0 && down > 0).then(|| small.enlarged(across.min(2 * down), down))
    });
    fitting.max_by_key(Bitmap::height)
}

/// A shape of pixels that are inked or not, drawn with the quadrant blocks that every terminal font has.
///
/// A pixel is half a cell wide and half a cell high.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Bitmap {
    width: usize,
    /// Row by row.
    pixels: Vec<bool>,
}

/// The block for each combination of inked quarters: 1 upper left, 2 upper right, 4 lower left, 8 lower right.
const QUADRANTS: [char; 16] = [' ', '▘', '▝', '▀', '▖', '▌', '▞', '▛', '▗', '▚', '▐', '▜', '▄', '▙', '▟', '█'];

impl Bitmap {
    /// A shape without ink.
    fn blank(width: usize, height: usize) -> Bitmap {
        Bitmap { width, pixels: vec![false; width * height] }
    }

    /// The shape drawn with `#` in lines of equal length.
    fn from_text(text: &str) -> Bitmap {
        let width = text.lines().next().map_or(0, str::len);
        let pixels = text.lines().flat_map(str::bytes).map(|pixel| pixel == b'#').collect();
        Bitmap { width, pixels }
    }

    /// The columns of pixels.
    fn width(&self) -> usize {
        self.width
    }

    /// The rows of pixels.
    fn height(&self) -> usize {
        self.pixels.len().checked_div(self.width).unwrap_or(0)
    }

    /// The columns of pixels from the first that has ink to the last.
    fn inked_width(&self) -> usize {
        let has_ink = |x: &usize| (0..self.height()).any(|y| self.is_inked(*x, y));
        let mut inked = (0..self.width).filter(has_ink);
        inked.next().map_or(0, |first| inked.next_back().unwrap_or(first) - first + 1)
    }

    /// Whether a pixel is inked; outside the shape none is.
    fn is_inked(&self, x: usize, y: usize) -> bool {
        x < self.width && self.pixels.get(y * self.width + x).copied().unwrap_or(false)
    }

    /// The shape with every pixel enlarged by these factors.
    fn enlarged(&self, across: usize, down: usize) -> Bitmap {
        if (across, down) == (1, 1) {
            return self.clone();
        }
        let wide = |row: &[bool]| row.iter().flat_map(|pixel| std::iter::repeat_n(*pixel, across)).collect::<Vec<_>>();
        let pixels = self.rows().flat_map(|row| wide(row).repeat(down)).collect();
        Bitmap { width: self.width * across, pixels }
    }

    /// The shape in the middle of another size, clipped equally on both sides.
    fn centred(&self, width: usize, height: usize) -> Bitmap {
        let mut around = Bitmap::blank(width, height);
        let offset = |inner: usize, outer: usize| (outer.saturating_sub(inner) / 2, inner.saturating_sub(outer) / 2);
        let ((left, cut_left), (top, cut_top)) = (offset(self.width, width), offset(self.height(), height));
        let shared = width.min(self.width);
        for (y, row) in self.rows().skip(cut_top).take(height).enumerate() {
            let start = (top + y) * width + left;
            around.pixels[start..start + shared].copy_from_slice(&row[cut_left..cut_left + shared]);
        }
        around
    }

    fn rows(&self) -> impl Iterator<Item = &[bool]> {
        self.pixels.chunks_exact(self.width.max(1))
    }

    /// The block that shows the four pixels of a cell.
    fn cell(&self, column: usize, row: usize) -> char {
        let inked = |x: usize, y: usize| usize::from(self.is_inked(2 * column + x, 2 * row + y));
        QUADRANTS[inked(0, 0) + 2 * inked(1, 0) + 4 * inked(0, 1) + 8 * inked(1, 1)]
    }
}
