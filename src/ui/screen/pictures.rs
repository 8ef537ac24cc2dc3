//! Real pictures of the men, for terminals that show them. Drawn once from the vector art; what has not changed is not
//! sent again, because a square whose picture is the same is the same cell.

use std::collections::HashMap;

use clap::ValueEnum;
use image::{DynamicImage, RgbaImage};
use ratatui::buffer::Buffer;
use ratatui::layout::{Rect, Size};
use ratatui::widgets::Widget;
use ratatui_image::Image;
use ratatui_image::protocol::Protocol;
use ratatui_image::protocol::kitty::Kitty;
use ratatui_image::protocol::sixel::Sixel;
use resvg::tiny_skia::{Color as Paint, Pixmap, Transform};
use resvg::usvg::{Options, Tree};
use serde::{Deserialize, Serialize};
use shakmaty::{Piece, Role};

use super::theme::rgb;

/// How pictures reach the terminal, if they do. Asked for, never found out: the question would be read as a key.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, ValueEnum, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum PictureProtocol {
    /// Men are drawn in letters and blocks.
    #[default]
    Off,
    Kitty,
    Sixel,
}

/// Whether what is sent must be passed through a terminal multiplexer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Passthrough {
    #[default]
    No,
    Tmux,
}

/// The pictures that have been drawn so far, by what they show.
pub struct Pictures {
    protocol: PictureProtocol,
    passthrough: Passthrough,
    /// The pixels of a cell.
    cell: (u16, u16),
    drawn: HashMap<PictureKey, Option<Protocol>>,
    next_id: u32,
}

/// What a picture shows: a man on a ground, in so many columns and rows.
type PictureKey = (Piece, u8, (u16, u16));

/// The size of a cell where the terminal does not tell it.
const USUAL_CELL: (u16, u16) = (10, 20);

impl Pictures {
    /// No pictures yet; `first_id` is the number under which a terminal keeps the first of them.
    pub fn new(protocol: PictureProtocol, passthrough: Passthrough, first_id: u32) -> Pictures {
        Pictures { protocol, passthrough, cell: USUAL_CELL, drawn: HashMap::new(), next_id: first_id }
    }

    /// The size of a cell in pixels from now on; nothing tells it where a side is 0.
    pub fn set_cell(&mut self, cell: (u16, u16)) {
        let cell = if cell.0 == 0 || cell.1 == 0 { USUAL_CELL } else { cell };
        if cell != self.cell {
            self.cell = cell;
            self.forget();
        }
    }

    /// Sends everything anew the next time.
    pub fn forget(&mut self) {
        self.drawn.clear();
    }

    /// Draws a man over his square, whose ground has that number among the 256 colours.
    pub fn draw(&mut self, buf: &mut Buffer, place: Rect, man: Piece, ground: u8) {
        let shown = (man, ground, (place.width, place.height));
        if !self.drawn.contains_key(&shown) {
            let drawn = self.made(shown);
            self.drawn.insert(shown, drawn);
        }
        if let Some(Some(picture)) = self.drawn.get(&shown) {
            Image::new(picture).render(place, buf);
        }
    }

    /// The picture as it is sent; `None` where there are no pictures.
    fn made(&mut self, (man, ground, (columns, rows)): PictureKey) -> Option<Protocol> {
        let pixels = (u32::from(columns) * u32::from(self.cell.0), u32::from(rows) * u32::from(self.cell.1));
        let image = picture(man, ground, pixels)?;
        let size = Size { width: columns, height: rows };
        let is_tmux = self.passthrough == Passthrough::Tmux;
        match self.protocol {
            PictureProtocol::Off => None,
            PictureProtocol::Kitty => {
                let id = self.next_id;
                self.next_id = self.next_id.wrapping_add(1);
                Kitty::new(image, size, id, is_tmux, false).ok().map(Protocol::Kitty)
            }
            PictureProtocol::Sixel => Sixel::new(image, size, is_tmux).ok().map(Protocol::Sixel),
        }
    }
}

/// A man on a ground of one colour, so many pixels wide and high.
pub fn picture(man: Piece, ground: u8, (width, height): (u32, u32)) -> Option<DynamicImage> {
    let (fill, line) = man.color.fold_wb(("#fdfdfd", "#101010"), ("#181818", "#e8e8e8"));
    let style_sheet = Some(format!("path {{ fill: {fill}; stroke: {line}; stroke-width: 4; stroke-linejoin: round }}"));
    let tree = Tree::from_str(vector_art(man.role), &Options { style_sheet, ..Options::default() }).ok()?;
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

fn vector_art(role: Role) -> &'static str {
    match role {
        Role::King => include_str!("men/king.svg"),
        Role::Queen => include_str!("men/queen.svg"),
        Role::Rook => include_str!("men/rook.svg"),
        Role::Bishop => include_str!("men/bishop.svg"),
        Role::Knight => include_str!("men/knight.svg"),
        Role::Pawn => include_str!("men/pawn.svg"),
    }
}
