//! The screen: both boards, both clocks, both scoresheets, what was said and what is being typed. Knows no rules.

mod appearance;
mod bitmap;
mod board;
mod cases_panel;
mod digits;
mod draw;
mod highlights;
mod keys;
mod layout;
mod men;
mod messages;
mod mouse;
mod page;
mod panel;
mod picture_layer;
mod pictures;
mod piece_shapes;
mod scoresheets;
mod sides;
mod states;
mod terminal;
mod theme;
mod ui_state;

pub use appearance::{Appearance, Boards, Coordinates, Mouse, Orientation, Pieces, Scale};
pub use draw::{Drawn, draw};
pub use keys::{of_the_moment, press};
pub use layout::Layout;
pub use mouse::{click, release};
pub use pictures::{Passthrough, PictureProtocol, Pictures, picture};
pub use terminal::Screen;
pub use theme::{Plates, SquareHighlight, StyleRole, Theme, rgb};
pub use ui_state::{CasesPanel, Direction, Help, Promotion, Selection, UiState, Usage};
