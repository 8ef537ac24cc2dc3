//! How the screen looks by choice: theme, pieces, coordinates, which boards and from where. Knows no game.

use clap::ValueEnum;
use serde::{Deserialize, Serialize};
use shakmaty::Color;
use strum::{EnumIter, IntoEnumIterator, IntoStaticStr};

use super::theme::Theme;

/// The choices about the screen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Appearance {
    pub theme: Theme,
    /// How pieces are drawn; `None` is what suits the theme.
    pub chosen_pieces: Option<Pieces>,
    pub coordinates: Coordinates,
    pub boards: Boards,
    pub orientation: Orientation,
    /// One board takes all the room there is.
    pub big: bool,
    /// Clicks play. The terminal itself then no longer selects text with the mouse.
    pub mouse: bool,
    pub pictures: PictureProtocol,
}

/// The style of the pieces.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, ValueEnum, Serialize, Deserialize, EnumIter, IntoStaticStr,
)]
#[serde(rename_all = "lowercase")]
#[strum(serialize_all = "lowercase")]
pub enum Pieces {
    /// Solid, Black's with an opening.
    #[default]
    Figurines,
    /// All in outline, Black's underlined, while squares are one row high.
    Outline,
    /// In the letters of the interface language; White's between bars.
    Letters,
}

/// The letters under the files.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, ValueEnum, Serialize, Deserialize, EnumIter, IntoStaticStr,
)]
#[serde(rename_all = "lowercase")]
#[strum(serialize_all = "lowercase")]
pub enum Coordinates {
    #[default]
    Letters,
    /// Anna to Hector (D.2.1), while squares are seven columns wide or more.
    Names,
}

/// Whose boards are drawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Boards {
    #[default]
    Both,
    One(Color),
}

/// From where a board is seen.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, ValueEnum, Serialize, Deserialize, EnumIter, IntoStaticStr,
)]
#[serde(rename_all = "lowercase")]
#[strum(serialize_all = "lowercase")]
pub enum Orientation {
    /// White below on both.
    #[default]
    White,
    /// Each player's own pieces below on that player's board.
    Own,
}

/// The protocol for pictures at the terminal, if there is one. The user chooses it: asking the terminal would be read
/// as a key.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, ValueEnum, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum PictureProtocol {
    /// Pieces are drawn in letters and blocks.
    #[default]
    Off,
    Kitty,
    Sixel,
}

impl Appearance {
    /// Who sits below on `owner`'s board.
    pub fn bottom_color(&self, owner: Color) -> Color {
        match self.orientation {
            Orientation::White => Color::White,
            Orientation::Own => owner,
        }
    }

    /// Shows the next board or boards, in a circle. Where one board takes all the room, both are never shown.
    pub fn show_next_boards(&mut self) {
        self.boards = match self.boards {
            Boards::Both if self.big => Boards::One(Color::Black),
            Boards::Both => Boards::One(Color::White),
            Boards::One(Color::White) => Boards::One(Color::Black),
            Boards::One(Color::Black) if self.big => Boards::One(Color::White),
            Boards::One(Color::Black) => Boards::Both,
        };
    }

    /// How pieces are drawn. Without colours always in letters, which say their names.
    pub fn pieces(&self) -> Pieces {
        match self.chosen_pieces {
            Some(pieces) if self.theme.has_colours() => pieces,
            None if !self.theme.has_letters() => Pieces::default(),
            Some(_) | None => Pieces::Letters,
        }
    }
}

/// The value after this one, in a circle.
pub fn next_of<T: IntoEnumIterator + PartialEq + Copy>(value: T) -> T {
    let mut following = T::iter().skip_while(|other| *other != value).skip(1);
    following.next().or_else(|| T::iter().next()).unwrap_or(value)
}
