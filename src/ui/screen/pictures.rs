//! Real pictures of the pieces, for terminals that show them, laid over the pieces that were drawn in cells.
//!
//! They are drawn once from the vector art. What has not changed is not sent again: a square whose picture
//! stays is an equal cell.

use std::collections::HashMap;

use image::DynamicImage;
use image::RgbaImage;
use ratatui::buffer::Buffer;
use ratatui::layout::{Rect, Size};
use ratatui::style::Color as Ink;
use ratatui::widgets::Widget;
use ratatui_image::Image;
use ratatui_image::protocol::Protocol;
use ratatui_image::protocol::kitty::Kitty;
use ratatui_image::protocol::sixel::Sixel;
use resvg::tiny_skia::{Color as Paint, Pixmap, Transform};
use resvg::usvg::{Options, Tree};
use shakmaty::Piece;

use crate::notation::drawings;
use crate::ui::screen::appearance::PictureProtocol;
use crate::ui::screen::board;
use crate::ui::screen::board::highlights;
use crate::ui::screen::layout::Layout;
use crate::ui::screen::sides::with_choice;
use crate::ui::screen::theme::{SquareHighlight, rgb, sign_of};
use crate::ui::screen::ui_state::UiState;
use crate::ui::view_model::ViewModel;

/// The pictures that have been drawn so far, by what they show.
pub struct Pictures {
    protocol: PictureProtocol,
    /// The pixels of a cell.
    cell: (u16, u16),
    drawn: HashMap<PictureKey, Option<Protocol>>,
    next_id: u32,
}

/// A picture's piece, square, columns and rows.
type PictureKey = (Piece, PicturedSquare, (u16, u16));

/// The ground of a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PicturedSquare {
    /// A number of the 256-colour palette.
    pub ground: Ink,
    /// Why the square is marked: the sign in the left corner and in the right one.
    pub marks: [SquareHighlight; 2],
}

/// The size of a cell if the terminal does not report it.
const USUAL_CELL: (u16, u16) = (10, 20);

impl Pictures {
    /// No pictures yet. The terminal keeps the first one under the number `first_id`.
    pub fn new(protocol: PictureProtocol, first_id: u32) -> Pictures {
        Pictures { protocol, cell: USUAL_CELL, drawn: HashMap::new(), next_id: first_id }
    }

    /// Sets the size of a cell in pixels; unknown if a side is 0.
    pub fn set_cell(&mut self, cell: (u16, u16)) {
        let cell = if cell.0 == 0 || cell.1 == 0 { USUAL_CELL } else { cell };
        if cell != self.cell {
            self.cell = cell;
            self.forget();
        }
    }

    /// Sends everything again the next time.
    pub fn forget(&mut self) {
        self.drawn.clear();
    }

    /// Draws a piece over its square.
    fn draw(&mut self, buf: &mut Buffer, place: Rect, piece: Piece, square: PicturedSquare) {
        let shown = (piece, square, (place.width, place.height));
        if !self.drawn.contains_key(&shown) {
            let drawn = self.make(shown);
            self.drawn.insert(shown, drawn);
        }
        if let Some(Some(picture)) = self.drawn.get(&shown) {
            Image::new(picture).render(place, buf);
        }
    }

    /// Makes the picture as it is sent; `None` if it cannot be made.
    fn make(&mut self, (piece, square, (columns, rows)): PictureKey) -> Option<Protocol> {
        let pixels = (u32::from(columns) * u32::from(self.cell.0), u32::from(rows) * u32::from(self.cell.1));
        let image = picture(piece, square, pixels)?;
        let size = Size { width: columns, height: rows };
        match self.protocol {
            PictureProtocol::Off => None,
            PictureProtocol::Kitty => {
                let id = self.next_id;
                self.next_id = self.next_id.wrapping_add(1);
                Kitty::new(image, size, id, false, false).ok().map(Protocol::Kitty)
            }
            PictureProtocol::Sixel => Sixel::new(image, size, false).ok().map(Protocol::Sixel),
        }
    }
}

/// A piece on its square with the signs in the corners, of that width and height in pixels.
pub fn picture(piece: Piece, square: PicturedSquare, (width, height): (u32, u32)) -> Option<DynamicImage> {
    let (fill, line) = piece.color.fold_wb(("#fdfdfd", "#101010"), ("#181818", "#e8e8e8"));
    let style_sheet = Some(format!("path {{ fill: {fill}; stroke: {line}; stroke-width: 4; stroke-linejoin: round }}"));
    let piece = Tree::from_str(drawings::svg(piece.role), &Options { style_sheet, ..Options::default() }).ok()?;
    let signs = signs_of(square).and_then(|signs| Tree::from_str(&signs, &Options::default()).ok());
    let mut pixmap = Pixmap::new(width, height)?;
    let [red, green, blue] = rgb(square.ground)?;
    pixmap.fill(Paint::from_rgba8(red, green, blue, 255));
    for tree in std::iter::once(&piece).chain(&signs) {
        let (across, down) = (width as f32 / tree.size().width(), height as f32 / tree.size().height());
        let scale = across.min(down);
        let (left, top) = ((across - scale) * tree.size().width() / 2.0, (down - scale) * tree.size().height() / 2.0);
        resvg::render(tree, Transform::from_row(scale, 0.0, 0.0, scale, left, top), &mut pixmap.as_mut());
    }
    // The ground is opaque, so no pixel carries transparency.
    RgbaImage::from_raw(width, height, pixmap.take()).map(DynamicImage::ImageRgba8)
}

/// The signs in the upper corners as an SVG document of 100 by 100, each on a rim of the ground; `None` without marks.
fn signs_of(square: PicturedSquare) -> Option<String> {
    let [left, _] = sign_paths(square.marks[0])?;
    let [_, right] = sign_paths(square.marks[1])?;
    let drawn = |color: Ink, width: u32| {
        let [red, green, blue] = rgb(color)?;
        Some(format!(
            "<g fill=\"none\" stroke=\"rgb({red},{green},{blue})\" stroke-width=\"{width}\" stroke-linecap=\"round\">\
             <path d=\"{left}\"/><path d=\"{right}\" transform=\"translate(80)\"/></g>"
        ))
    };
    let (rim, sign) =
        (drawn(square.ground, 9)?, drawn(sign_of(square.ground, Ink::Indexed(231), Ink::Indexed(16)), 4)?);
    Some(format!("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 100 100\">{rim}{sign}</svg>"))
}

/// The sign in the left corner and that in the right one, as paths in a place of 20 by 24: those that cells show.
fn sign_paths(highlight: SquareHighlight) -> Option<[&'static str; 2]> {
    match highlight {
        SquareHighlight::Plain => None,
        SquareHighlight::LastMove => Some(["M13 4 5 12 13 20", "M7 4 15 12 7 20"]),
        SquareHighlight::Announced | SquareHighlight::Target => Some(["M8 12a2 2 0 1 0 4 0a2 2 0 1 0 -4 0"; 2]),
        SquareHighlight::Touched => Some(["M10 5V19M4 8.5 16 15.5M16 8.5 4 15.5"; 2]),
        SquareHighlight::Check => Some(["M10 4V20M2 12H18"; 2]),
        SquareHighlight::Differs => Some(["M10 4V13M10 20V20.1"; 2]),
        SquareHighlight::Cursor => Some(["M14 4H6V20H14", "M6 4H14V20H6"]),
        SquareHighlight::Held => Some(["M13 4Q5 12 13 20", "M7 4Q15 12 7 20"]),
    }
}

/// Pictures in narrower places cannot be recognised.
const LEAST_COLUMNS: u16 = 3;

/// Draws the pictures over the pieces drawn in cells.
pub fn draw(buf: &mut Buffer, pictures: &mut Pictures, model: &ViewModel, ui: &UiState) {
    let area = buf.area;
    if ui.appearance.pictures == PictureProtocol::Off {
        return;
    }
    let layout = Layout::of(area, &ui.appearance);
    for side in &layout.sides {
        let Some(place) = side.board else { continue };
        let shown = with_choice(model.board(side.owner), side.owner, ui);
        let marked = highlights(model, ui, side.owner);
        for (square, place) in board::squares(place, ui.appearance.bottom_color(side.owner), side.square) {
            let marks = board::marks(square, &marked);
            let ground = ui.appearance.theme.ground(square, marks[0]);
            let (Some(piece), Some(ground)) = (shown.piece_at(square), ground) else { continue };
            if place.width >= LEAST_COLUMNS && place.right() <= area.right() && place.bottom() <= area.bottom() {
                pictures.draw(buf, place, piece, PicturedSquare { ground, marks });
            }
        }
    }
}
