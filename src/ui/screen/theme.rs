//! Colours of the screen. Every pair of ink and ground keeps its contrast, and nothing is shown by colour alone.

use clap::ValueEnum;
use ratatui::style::{Color as Ink, Modifier, Style};
use serde::{Deserialize, Serialize};
use shakmaty::{Color, Square};
use strum::{EnumIter, IntoStaticStr};

/// A set of colours.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, ValueEnum, Serialize, Deserialize, EnumIter, IntoStaticStr,
)]
#[serde(rename_all = "lowercase")]
#[strum(serialize_all = "lowercase")]
pub enum Theme {
    #[default]
    Dark,
    Light,
    /// Text and pieces at least 7:1; every piece on a card.
    Contrast,
    /// No colour at all: for `NO_COLOR`, paper and old screens.
    Mono,
}

/// The role of a text on the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum StyleRole {
    Text,
    /// Labels and what matters less.
    Quiet,
    Bar,
    /// The last announcement.
    Announcement,
    /// What is running or chosen.
    Accent,
    /// A clock with less than a minute.
    LowTime,
    /// A clock with less than ten seconds.
    LastSeconds,
    /// What is wrong.
    Alarm,
}

/// Why a square is marked. The board writes a sign beside each highlight but the plain one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SquareHighlight {
    Plain,
    LastMove,
    /// Announced, and not yet executed on this board: where the piece comes from.
    Announced,
    /// Announced, and not yet executed on this board: where the piece goes, hollow.
    Target,
    Touched,
    Check,
    Differs,
    /// Where the selection is.
    Cursor,
    /// What the selection holds.
    Held,
}

/// The colours of one theme, as numbers of the 256-colour palette.
struct Palette {
    paper: u8,
    ink: u8,
    quiet: u8,
    bar: (u8, u8),
    announcement: u8,
    accent: u8,
    alarm: u8,
    low_time: u8,
    last_seconds: u8,
    /// Light and dark squares. Both are of medium lightness: white and black contrast 3:1 with either.
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
    low_time: 221,
    last_seconds: 209,
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
    low_time: 94,
    last_seconds: 124,
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
    low_time: 222,
    last_seconds: 215,
    squares: [246, 241],
};

impl Theme {
    /// Whether pieces are drawn on cards that set them off from the square.
    pub fn has_cards(self) -> bool {
        match self {
            Theme::Dark | Theme::Light | Theme::Mono => false,
            Theme::Contrast => true,
        }
    }

    /// The style of a text.
    pub fn style(self, role: StyleRole) -> Style {
        let Some(p) = self.palette() else {
            return match role {
                StyleRole::Text | StyleRole::Quiet => Style::new(),
                StyleRole::Bar => Style::new().add_modifier(Modifier::REVERSED),
                StyleRole::Announcement | StyleRole::Accent => Style::new().add_modifier(Modifier::BOLD),
                // A sign beside the clock says it.
                StyleRole::LowTime | StyleRole::LastSeconds => Style::new().add_modifier(Modifier::BOLD),
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
            StyleRole::LowTime => on_paper(p.low_time).add_modifier(Modifier::BOLD),
            StyleRole::LastSeconds => on_paper(p.last_seconds).add_modifier(Modifier::BOLD),
        }
    }

    /// The style of a square and the signs on it.
    pub fn square(self, square: Square, highlight: SquareHighlight) -> Style {
        let Some(ground) = self.ground(square, highlight) else {
            let style = Style::new();
            return if highlight == SquareHighlight::Plain { style } else { style.add_modifier(Modifier::BOLD) };
        };
        Style::new().fg(Ink::Indexed(sign_on(ground))).bg(Ink::Indexed(ground)).add_modifier(Modifier::BOLD)
    }

    /// The style of a piece on its square.
    pub fn piece(self, square: Square, highlight: SquareHighlight, color: Color) -> Style {
        let style = self.square(square, highlight);
        match self.palette() {
            None => style.add_modifier(Modifier::BOLD),
            Some(_) => style.fg(Ink::Indexed(color.fold_wb(WHITE, BLACK))),
        }
    }

    /// The style of a piece on its card: white on White's, black on Black's.
    pub fn card(self, color: Color) -> Style {
        match self.palette() {
            None => Style::new().add_modifier(Modifier::BOLD),
            Some(_) => {
                let (ink, card) = color.fold_wb((WHITE, BLACK), (BLACK, WHITE));
                Style::new().fg(Ink::Indexed(ink)).bg(Ink::Indexed(card)).add_modifier(Modifier::BOLD)
            }
        }
    }

    /// The number of the colour of a square; `None` in a theme without colours.
    pub fn ground(self, square: Square, highlight: SquareHighlight) -> Option<u8> {
        let p = self.palette()?;
        Some(match highlight {
            SquareHighlight::Plain | SquareHighlight::Target => p.squares[usize::from(square.is_dark())],
            SquareHighlight::LastMove => LAST_MOVE[usize::from(square.is_dark())],
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

/// Light and dark squares of the last half-move.
const LAST_MOVE: [u8; 2] = [100, 58];
/// The grounds on which white signs are more readable than black ones.
const DARKER_GROUNDS: [u8; 6] = [58, 60, 94, 241, 127, 160];

/// The colour of a sign on that ground.
pub fn sign_on(ground: u8) -> u8 {
    if DARKER_GROUNDS.contains(&ground) { WHITE } else { BLACK }
}

/// The red, green and blue of a number of the 256-colour palette; black for the first 16, which users configure.
pub fn rgb(number: u8) -> [u8; 3] {
    let level = |n: u8| if n == 0 { 0 } else { 55 + 40 * n };
    match number {
        0..16 => [0; 3],
        16..232 => [(number - 16) / 36, (number - 16) / 6 % 6, (number - 16) % 6].map(level),
        232.. => [8 + (number - 232) * 10; 3],
    }
}
