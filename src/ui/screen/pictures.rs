//! Real pictures of the pieces, for terminals that show them, laid over the pieces that were drawn in cells.
//!
//! They are drawn once from the vector art. What has not changed is not sent again: a square with the same picture is the
//! same cell.

use std::collections::HashMap;

use image::DynamicImage;
use image::RgbaImage;
use ratatui::buffer::Buffer;
use ratatui::layout::{Rect, Size};
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
use crate::ui::screen::theme::{SquareHighlight, rgb};
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

/// What a picture shows: a piece, the colour of its ground, columns and rows.
type PictureKey = (Piece, u8, (u16, u16));

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

    /// Draws a piece over its square, whose ground is a number of the 256-colour palette.
    fn draw(&mut self, buf: &mut Buffer, place: Rect, piece: Piece, ground: u8) {
        let shown = (piece, ground, (place.width, place.height));
        if !self.drawn.contains_key(&shown) {
            let drawn = self.make(shown);
            self.drawn.insert(shown, drawn);
        }
        if let Some(Some(picture)) = self.drawn.get(&shown) {
            Image::new(picture).render(place, buf);
        }
    }

    /// Makes the picture as it is sent; `None` if it cannot be made.
    fn make(&mut self, (piece, ground, (columns, rows)): PictureKey) -> Option<Protocol> {
        let pixels = (u32::from(columns) * u32::from(self.cell.0), u32::from(rows) * u32::from(self.cell.1));
        let image = picture(piece, ground, pixels)?;
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

/// A piece on a ground of one colour, of that width and height in pixels.
pub fn picture(piece: Piece, ground: u8, (width, height): (u32, u32)) -> Option<DynamicImage> {
    let (fill, line) = piece.color.fold_wb(("#fdfdfd", "#101010"), ("#181818", "#e8e8e8"));
    let style_sheet = Some(format!("path {{ fill: {fill}; stroke: {line}; stroke-width: 4; stroke-linejoin: round }}"));
    let tree = Tree::from_str(drawings::svg(piece.role), &Options { style_sheet, ..Options::default() }).ok()?;
    let mut pixmap = Pixmap::new(width, height)?;
    let [red, green, blue] = rgb(ground);
    pixmap.fill(Paint::from_rgba8(red, green, blue, 255));
    let (across, down) = (width as f32 / tree.size().width(), height as f32 / tree.size().height());
    let scale = across.min(down);
    let (left, top) = ((across - scale) * tree.size().width() / 2.0, (down - scale) * tree.size().height() / 2.0);
    resvg::render(&tree, Transform::from_row(scale, 0.0, 0.0, scale, left, top), &mut pixmap.as_mut());
    // The ground is opaque, so no pixel carries transparency.
    RgbaImage::from_raw(width, height, pixmap.take()).map(DynamicImage::ImageRgba8)
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
            let highlight = marked.iter().find(|(at, _)| *at == square).map_or(SquareHighlight::Plain, |(_, why)| *why);
            let ground = ui.appearance.theme.ground(square, highlight);
            let (Some(piece), Some(ground)) = (shown.piece_at(square), ground) else { continue };
            // The signs beside a piece stay visible.
            let beside = u16::from(highlight != SquareHighlight::Plain);
            let place = Rect { x: place.x + beside, width: place.width - 2 * beside, ..place };
            if place.width >= LEAST_COLUMNS && place.right() <= area.right() && place.bottom() <= area.bottom() {
                pictures.draw(buf, place, piece, ground);
            }
        }
    }
}
