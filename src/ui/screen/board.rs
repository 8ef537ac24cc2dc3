//! One player's board: men, signs on squares, coordinates.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use shakmaty::{Board, Color, File, Piece, Rank, Role, Square};

use super::layout::square_width;
use super::look::{Coordinates, Look, Pieces, Scale};
use super::sprites::Sprite;
use super::theme::{Light, Part, Theme};
use crate::notation::{SheetLanguage, file_word};

/// What is drawn of one board.
pub struct Picture<'a> {
    pub board: &'a Board,
    pub below: Color,
    pub look: &'a Look,
    pub letters: SheetLanguage,
    /// Why a square is lit, the weightiest first.
    pub lights: &'a [(Square, Light)],
    /// The height of a square in rows.
    pub square: u16,
}

/// Draws the board in that place.
pub fn draw(buf: &mut Buffer, place: Rect, picture: &Picture) {
    let (height, width) = (picture.square, square_width(picture.square));
    let quiet = picture.look.theme.style(Part::Quiet);
    for row in 0..8_u16 {
        let y = place.y + row * height;
        let rank = Rank::ALL[usize::from(picture.below.fold_wb(7 - row, row))];
        buf.set_string(place.x, y + (height - 1) / 2, rank.char().to_string(), quiet);
        for column in 0..8_u16 {
            let file = File::ALL[usize::from(picture.below.fold_wb(column, 7 - column))];
            let x = place.x + 2 + column * width;
            draw_square(buf, Rect { x, y, width, height }, Square::from_coords(file, rank), picture);
        }
    }
    for column in 0..8_u16 {
        let file = File::ALL[usize::from(picture.below.fold_wb(column, 7 - column))];
        let text = match picture.look.coordinates {
            Coordinates::Letters => file.char().to_string(),
            Coordinates::Names if width >= 7 => file_word(file).printed.to_owned(),
            Coordinates::Names => file_word(file).printed.chars().take(if width < 4 { 2 } else { 3 }).collect(),
        };
        let indent = (usize::from(width).saturating_sub(text.len())).div_ceil(2) as u16;
        buf.set_string(place.x + 2 + column * width + indent.min(width / 2), place.y + 8 * height, text, quiet);
    }
}

fn draw_square(buf: &mut Buffer, place: Rect, square: Square, picture: &Picture) {
    let mut lights = picture.lights.iter().filter(|(lit, _)| *lit == square).map(|(_, light)| *light);
    let first = lights.next().unwrap_or(Light::Plain);
    let second = lights.next().unwrap_or(first);
    let man = picture.board.piece_at(square);
    let style = picture.look.theme.square(square, first, man.map_or(Color::White, |man| man.color));
    buf.set_style(place, style);
    let smallest = if picture.look.scale == Scale::Big { 2 } else { 3 };
    let as_sprite = picture.square >= smallest && picture.look.pieces != Pieces::Letters;
    let sign_row = if as_sprite { place.y } else { place.y + (place.height - 1) / 2 };
    if let Some(man) = man {
        if as_sprite {
            draw_sprite(buf, place, man, picture);
        } else {
            buf.set_string(place.x + place.width / 2, sign_row, glyph(man, picture), man_style(style, man, picture));
        }
    } else if first == Light::Plain && square.is_dark() && picture.look.theme == Theme::Mono {
        buf.set_string(place.x + place.width / 2, sign_row, "·", style);
    }
    if let Some((left, _)) = signs(first) {
        buf.set_string(place.x, sign_row, left, style);
    }
    if let Some((_, right)) = signs(second) {
        buf.set_string(place.x + place.width - 1, sign_row, right, style);
    }
}

fn draw_sprite(buf: &mut Buffer, place: Rect, man: Piece, picture: &Picture) {
    let sprite = Sprite::of(man.role, picture.square);
    for row in 0..place.height {
        for column in 0..place.width {
            if let Some(cell) = buf.cell_mut((place.x + column, place.y + row)) {
                cell.set_char(sprite.cell(column, row, place.width, place.height));
            }
        }
    }
    // The letter tells the sides apart where the colour does not.
    let letter = letter(man, picture.letters);
    if let Some(cell) = buf.cell_mut((place.x, place.y + place.height - 1)) {
        cell.set_symbol(&letter);
    }
}

fn man_style(style: ratatui::style::Style, man: Piece, picture: &Picture) -> ratatui::style::Style {
    match (picture.look.pieces, man.color) {
        (Pieces::Outline, Color::Black) => style.underlined(),
        (Pieces::Outline | Pieces::Figurines | Pieces::Letters, _) => style,
    }
}

fn glyph(man: Piece, picture: &Picture) -> String {
    let solid = match (picture.look.pieces, man.color) {
        (Pieces::Letters, _) => return letter(man, picture.letters),
        (Pieces::Outline, _) | (Pieces::Figurines, Color::White) => false,
        (Pieces::Figurines, Color::Black) => true,
    };
    let glyph = match (man.role, solid) {
        (Role::King, false) => "♔",
        (Role::Queen, false) => "♕",
        (Role::Rook, false) => "♖",
        (Role::Bishop, false) => "♗",
        (Role::Knight, false) => "♘",
        (Role::Pawn, false) => "♙",
        (Role::King, true) => "♚",
        (Role::Queen, true) => "♛",
        (Role::Rook, true) => "♜",
        (Role::Bishop, true) => "♝",
        (Role::Knight, true) => "♞",
        // The selector keeps terminals from drawing it as a picture of two cells.
        (Role::Pawn, true) => "♟\u{FE0E}",
    };
    glyph.to_owned()
}

fn letter(man: Piece, letters: SheetLanguage) -> String {
    let letter = letters.letter(man.role);
    man.color.fold_wb(letter.to_owned(), letter.to_lowercase())
}

/// What stands left and right of the man, so that no square is told by its colour alone.
fn signs(light: Light) -> Option<(&'static str, &'static str)> {
    match light {
        Light::Plain => None,
        Light::LastMove => Some(("‹", "›")),
        Light::Check => Some(("+", "+")),
        Light::Differs => Some(("!", "!")),
        Light::Hand => Some(("[", "]")),
    }
}
