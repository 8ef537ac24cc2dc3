//! The screen: both boards, both clocks, both scoresheets, what was said and what is being typed. Knows no rules.

mod board;
mod desk;
mod digits;
mod draw;
mod entry;
mod keys;
mod layout;
mod look;
mod mouse;
mod scoresheets;
mod sprites;
mod terminal;
mod text;
mod theme;
mod view;
mod words;

pub use desk::{Desk, Direction, Hand, Help};
pub use draw::draw;
pub use entry::Entry;
pub use keys::{of_the_moment, press};
pub use layout::Layout;
pub use look::{Boards, Coordinates, Look, Mouse, Pieces, Scale, Side};
pub use mouse::click;
pub use terminal::Screen;
pub use text::fit;
pub use theme::{Light, Part, Theme};
pub use view::View;
