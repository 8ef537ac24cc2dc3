//! Colours of the screen. Every pair of ink and ground keeps its contrast, and nothing is told by colour alone.

use clap::ValueEnum;
use ratatui::style::{Color as Ink, Modifier, Style};
use serde::{Deserialize, Serialize};
use shakmaty::{Color, Square};

/// A set of colours.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, ValueEnum, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Theme {
    #[default]
    Dark,
    Light,
    /// Text and men 7:1 at least; every man on a plate.
    Contrast,
    /// No colour at all: for `NO_COLOR`, paper and old screens.
    Mono,
}

/// What a text on the screen is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum StyleRole {
    Text,
    /// Labels and what matters less.
    Quiet,
    Bar,
    /// The last announcement.
    Announcement,
    /// What runs or is chosen.
    Accent,
    /// What is wrong.
    Alarm,
}

/// Why a square is marked. The board writes a sign beside each but the plain one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SquareHighlight {
    Plain,
    LastMove,
    /// Announced, and not executed on this board.
    Announced,
    Touched,
    Check,
    Differs,
    /// Where the selection is.
    Cursor,
    /// What the selection holds.
    Held,
}

/// Whether men stand on plates that set them off from the square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Plates {
    Never,
    Always,
}

/// The colours of one theme, as numbers of the 256 that terminals know.
struct Palette {
    paper: u8,
    ink: u8,
    quiet: u8,
    bar: (u8, u8),
    announcement: u8,
    accent: u8,
    alarm: u8,
    /// Light squares and dark ones. Both are of middle lightness: white and black stand out 3:1 from either.
    squares: [u8; 2],
}

const WHITE: u8 = 231;
const BLACK: u8 = 16;

const DARK: Palette = Palette {
    paper: 234,
    ink: 253,
    quiet: 247,
    bar: (231, 24),
    announcement: 231,
    accent: 114,
    alarm: 216,
    squares: [103, 60],
};

const LIGHT: Palette = Palette {
    paper: 231,
    ink: 234,
    quiet: 240,
    bar: (231, 24),
    announcement: 16,
    accent: 22,
    alarm: 88,
    squares: [137, 94],
};

const CONTRAST: Palette = Palette {
    paper: 16,
    ink: 231,
    quiet: 231,
    bar: (16, 231),
    announcement: 231,
    accent: 120,
    alarm: 226,
    squares: [246, 241],
};

impl Theme {
    /// Every theme, in the order in which a key goes through them.
    pub const ALL: [Theme; 4] = [Theme::Dark, Theme::Light, Theme::Contrast, Theme::Mono];

    /// The word by which it is chosen.
    pub fn name(self) -> &'static str {
        match self {
            Theme::Dark => "dark",
            Theme::Light => "light",
            Theme::Contrast => "contrast",
            Theme::Mono => "mono",
        }
    }

    /// The next one, in a circle.
    pub fn next(self) -> Theme {
        match self {
            Theme::Dark => Theme::Light,
            Theme::Light => Theme::Contrast,
            Theme::Contrast => Theme::Mono,
            Theme::Mono => Theme::Dark,
        }
    }

    /// Whether pictures of men stand on plates.
    pub fn plates(self) -> Plates {
        match self {
            Theme::Dark | Theme::Light => Plates::Never,
            Theme::Contrast | Theme::Mono => Plates::Always,
        }
    }

    /// How text is drawn there.
    pub fn style(self, role: StyleRole) -> Style {
        let Some(p) = self.palette() else {
            return match role {
                StyleRole::Text | StyleRole::Quiet => Style::new(),
                StyleRole::Bar => Style::new().add_modifier(Modifier::REVERSED),
                StyleRole::Announcement | StyleRole::Accent => Style::new().add_modifier(Modifier::BOLD),
                StyleRole::Alarm => Style::new().add_modifier(Modifier::BOLD | Modifier::UNDERLINED),
            };
        };
        let on_paper = |ink: u8| Style::new().fg(Ink::Indexed(ink)).bg(Ink::Indexed(p.paper));
        match role {
            StyleRole::Text => on_paper(p.ink),
            StyleRole::Quiet => on_paper(p.quiet),
            StyleRole::Bar => Style::new().fg(Ink::Indexed(p.bar.0)).bg(Ink::Indexed(p.bar.1)),
            StyleRole::Announcement => on_paper(p.announcement).add_modifier(Modifier::BOLD),
            StyleRole::Accent => on_paper(p.accent).add_modifier(Modifier::BOLD),
            StyleRole::Alarm => on_paper(p.alarm).add_modifier(Modifier::BOLD),
        }
    }

    /// How a square and the signs on it are drawn.
    pub fn square(self, square: Square, highlight: SquareHighlight) -> Style {
        let Some(ground) = self.ground(square, highlight) else {
            return match highlight {
                SquareHighlight::Plain => Style::new(),
                SquareHighlight::LastMove
                | SquareHighlight::Announced
                | SquareHighlight::Touched
                | SquareHighlight::Check
                | SquareHighlight::Differs
                | SquareHighlight::Cursor
                | SquareHighlight::Held => Style::new().add_modifier(Modifier::BOLD),
            };
        };
        let sign = if DARKER_GROUNDS.contains(&ground) { WHITE } else { BLACK };
        Style::new().fg(Ink::Indexed(sign)).bg(Ink::Indexed(ground)).add_modifier(Modifier::BOLD)
    }

    /// How a man is drawn straight on his square.
    pub fn man(self, square: Square, highlight: SquareHighlight, man: Color) -> Style {
        let style = self.square(square, highlight);
        match self.palette() {
            None => style.add_modifier(Modifier::BOLD),
            Some(_) => style.fg(Ink::Indexed(man.fold_wb(WHITE, BLACK))),
        }
    }

    /// How a man is drawn on his plate: a black letter on White's, a white one on Black's.
    pub fn plate(self, man: Color) -> Style {
        match self.palette() {
            None => Style::new().add_modifier(Modifier::BOLD),
            Some(_) => {
                let (ink, plate) = man.fold_wb((BLACK, WHITE), (WHITE, BLACK));
                Style::new().fg(Ink::Indexed(ink)).bg(Ink::Indexed(plate)).add_modifier(Modifier::BOLD)
            }
        }
    }

    /// The number of the colour of a square, where there are colours.
    pub fn ground(self, square: Square, highlight: SquareHighlight) -> Option<u8> {
        let p = self.palette()?;
        Some(match highlight {
            SquareHighlight::Plain => p.squares[usize::from(square.is_dark())],
            SquareHighlight::LastMove => 100,
            SquareHighlight::Announced => 30,
            SquareHighlight::Touched => 133,
            SquareHighlight::Check => 127,
            SquareHighlight::Differs => 160,
            SquareHighlight::Cursor => 31,
            SquareHighlight::Held => 29,
        })
    }

    fn palette(self) -> Option<&'static Palette> {
        match self {
            Theme::Dark => Some(&DARK),
            Theme::Light => Some(&LIGHT),
            Theme::Contrast => Some(&CONTRAST),
            Theme::Mono => None,
        }
    }
}

/// The grounds on which white signs are read better than black ones.
const DARKER_GROUNDS: [u8; 5] = [60, 94, 241, 127, 160];

/// The red, green and blue that terminals give to a number of the 256; black for the first 16, which are the user's.
pub fn rgb(number: u8) -> [u8; 3] {
    let level = |n: u8| if n == 0 { 0 } else { 55 + 40 * n };
    match number {
        0..16 => [0; 3],
        16..232 => [(number - 16) / 36, (number - 16) / 6 % 6, (number - 16) % 6].map(level),
        232.. => [8 + (number - 232) * 10; 3],
    }
}
