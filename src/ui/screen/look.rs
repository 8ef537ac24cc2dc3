//! How the screen looks by choice: theme, pieces, coordinates, which boards and from where. Knows no game.

use super::theme::Theme;
use clap::ValueEnum;
use serde::{Deserialize, Serialize};
use shakmaty::Color;

/// The choices about the screen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Look {
    pub theme: Theme,
    pub pieces: Pieces,
    pub coordinates: Coordinates,
    pub boards: Boards,
    pub side: Side,
    pub scale: Scale,
    pub mouse: Mouse,
}

/// How men are drawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, ValueEnum, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Pieces {
    /// White's in outline, Black's solid.
    #[default]
    Figurines,
    /// All in outline, Black's underlined.
    Outline,
    /// White's capital, Black's small, in the letters of the interface language.
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
pub enum Side {
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

impl Look {
    /// Who sits below on `owner`'s board.
    pub fn below(&self, owner: Color) -> Color {
        match self.side {
            Side::White => Color::White,
            Side::Own => owner,
        }
    }
}

impl Pieces {
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
    pub const ALL: [Coordinates; 2] = [Coordinates::Letters, Coordinates::Names];

    /// The word by which they are chosen.
    pub fn name(self) -> &'static str {
        match self {
            Coordinates::Letters => "letters",
            Coordinates::Names => "names",
        }
    }

    pub fn next(self) -> Coordinates {
        match self {
            Coordinates::Letters => Coordinates::Names,
            Coordinates::Names => Coordinates::Letters,
        }
    }
}

impl Boards {
    pub fn next(self) -> Boards {
        match self {
            Boards::Both => Boards::One(Color::White),
            Boards::One(Color::White) => Boards::One(Color::Black),
            Boards::One(Color::Black) => Boards::Both,
        }
    }
}

impl Side {
    pub const ALL: [Side; 2] = [Side::White, Side::Own];

    /// The word by which it is chosen.
    pub fn name(self) -> &'static str {
        match self {
            Side::White => "white",
            Side::Own => "own",
        }
    }

    pub fn next(self) -> Side {
        match self {
            Side::White => Side::Own,
            Side::Own => Side::White,
        }
    }
}

impl Scale {
    pub fn next(self) -> Scale {
        match self {
            Scale::Ordinary => Scale::Big,
            Scale::Big => Scale::Ordinary,
        }
    }
}
