//! How the screen looks by choice: theme, pieces, coordinates, which boards and from where. Knows no game.

use super::pictures::PictureProtocol;
use super::theme::Theme;
use clap::ValueEnum;
use serde::{Deserialize, Serialize};
use shakmaty::Color;

/// The choices about the screen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Appearance {
    pub theme: Theme,
    /// How men are drawn; what suits the theme where nothing is chosen.
    pub chosen_pieces: Option<Pieces>,
    pub coordinates: Coordinates,
    pub boards: Boards,
    pub orientation: Orientation,
    pub scale: Scale,
    pub mouse: Mouse,
    pub pictures: PictureProtocol,
}

/// How men are drawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, ValueEnum, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Pieces {
    /// Solid, Black's with an opening.
    #[default]
    Figurines,
    /// All in outline, Black's underlined.
    Outline,
    /// On plates, White's solid and Black's hollow, in the letters of the interface language.
    Letters,
}

/// What is written under the files.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, ValueEnum, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Coordinates {
    #[default]
    Letters,
    /// Anna to Hector (D.2.1).
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
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, ValueEnum, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Orientation {
    /// White below on both.
    #[default]
    White,
    /// Each player's own men below on his board.
    Own,
}

/// Whether clicks play. Where they do, the terminal itself no longer selects text with the mouse.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Mouse {
    #[default]
    Ignored,
    Plays,
}

/// Whether one board takes all the room there is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Scale {
    #[default]
    Ordinary,
    Big,
}

impl Appearance {
    /// Who sits below on `owner`'s board.
    pub fn bottom_color(&self, owner: Color) -> Color {
        match self.orientation {
            Orientation::White => Color::White,
            Orientation::Own => owner,
        }
    }
}

impl Appearance {
    /// How men are drawn.
    pub fn pieces(&self) -> Pieces {
        self.chosen_pieces.unwrap_or(match self.theme {
            Theme::Dark | Theme::Light | Theme::Mono => Pieces::Figurines,
            Theme::Contrast => Pieces::Letters,
        })
    }
}

impl Pieces {
    /// Every one, in the order in which they are listed.
    pub const ALL: [Pieces; 3] = [Pieces::Figurines, Pieces::Outline, Pieces::Letters];

    /// The next way, in a circle.
    pub fn next(self) -> Pieces {
        match self {
            Pieces::Figurines => Pieces::Outline,
            Pieces::Outline => Pieces::Letters,
            Pieces::Letters => Pieces::Figurines,
        }
    }

    /// The word by which it is chosen.
    pub fn name(self) -> &'static str {
        match self {
            Pieces::Figurines => "figurines",
            Pieces::Outline => "outline",
            Pieces::Letters => "letters",
        }
    }
}

impl Coordinates {
    /// Every one, in the order in which they are listed.
    pub const ALL: [Coordinates; 2] = [Coordinates::Letters, Coordinates::Names];

    /// The word by which they are chosen.
    pub fn name(self) -> &'static str {
        match self {
            Coordinates::Letters => "letters",
            Coordinates::Names => "names",
        }
    }

    /// The next one, in a circle.
    pub fn next(self) -> Coordinates {
        match self {
            Coordinates::Letters => Coordinates::Names,
            Coordinates::Names => Coordinates::Letters,
        }
    }
}

impl Boards {
    /// The next one, in a circle.
    pub fn next(self) -> Boards {
        match self {
            Boards::Both => Boards::One(Color::White),
            Boards::One(Color::White) => Boards::One(Color::Black),
            Boards::One(Color::Black) => Boards::Both,
        }
    }
}

impl Orientation {
    /// Every one, in the order in which they are listed.
    pub const ALL: [Orientation; 2] = [Orientation::White, Orientation::Own];

    /// The word by which it is chosen.
    pub fn name(self) -> &'static str {
        match self {
            Orientation::White => "white",
            Orientation::Own => "own",
        }
    }

    /// The next one, in a circle.
    pub fn next(self) -> Orientation {
        match self {
            Orientation::White => Orientation::Own,
            Orientation::Own => Orientation::White,
        }
    }
}

impl Scale {
    /// The next one, in a circle.
    pub fn next(self) -> Scale {
        match self {
            Scale::Ordinary => Scale::Big,
            Scale::Big => Scale::Ordinary,
        }
    }
}
