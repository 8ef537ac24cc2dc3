//! Colours of the screen. Every pair of ink and ground keeps its contrast, and nothing is told by colour alone.

use clap::ValueEnum;
use ratatui::style::{Color as Ink, Modifier, Style};
use serde::{Deserialize, Serialize};
use shakmaty::Color;

/// A set of colours.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, ValueEnum, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Theme {
    #[default]
    Dark,
    Light,
    /// 7:1 at least, everywhere.
    Contrast,
    /// No colour at all: for `NO_COLOR`, paper and old screens.
    Mono,
}

/// What a place on the screen is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Part {
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

/// How a square is lit. The board writes a sign beside each but the plain one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Light {
    Plain,
    LastMove,
    Check,
    Differs,
    Hand,
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
    squares: [u8; 2],
    last_move: u8,
    check: u8,
    differs: u8,
    hand: (u8, u8),
    white_man: u8,
    black_man: u8,
}

const DARK: Palette = Palette {
    paper: 234,
    ink: 253,
    quiet: 247,
    bar: (231, 24),
    announcement: 231,
    accent: 114,
    alarm: 216,
    squares: [24, 17],
    last_move: 22,
    check: 53,
    differs: 88,
    hand: (16, 252),
    white_man: 231,
    black_man: 222,
};

const LIGHT: Palette = Palette {
    paper: 231,
    ink: 234,
    quiet: 240,
    bar: (231, 24),
    announcement: 16,
    accent: 22,
    alarm: 88,
    squares: [230, 180],
    last_move: 158,
    check: 225,
    differs: 217,
    hand: (231, 16),
    white_man: 88,
    black_man: 16,
};

const CONTRAST: Palette = Palette {
    paper: 16,
    ink: 231,
    quiet: 231,
    bar: (16, 231),
    announcement: 226,
    accent: 226,
    alarm: 226,
    squares: [238, 16],
    last_move: 22,
    check: 53,
    differs: 88,
    hand: (16, 231),
    white_man: 231,
    black_man: 226,
};

impl Theme {
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

    /// How text is drawn there.
    pub fn style(self, part: Part) -> Style {
        let Some(p) = self.palette() else {
            return match part {
                Part::Text | Part::Quiet => Style::new(),
                Part::Bar => Style::new().add_modifier(Modifier::REVERSED),
                Part::Announcement | Part::Accent => Style::new().add_modifier(Modifier::BOLD),
                Part::Alarm => Style::new().add_modifier(Modifier::BOLD | Modifier::UNDERLINED),
            };
        };
        let on_paper = |ink: u8| Style::new().fg(Ink::Indexed(ink)).bg(Ink::Indexed(p.paper));
        match part {
            Part::Text => on_paper(p.ink),
            Part::Quiet => on_paper(p.quiet),
            Part::Bar => Style::new().fg(Ink::Indexed(p.bar.0)).bg(Ink::Indexed(p.bar.1)),
            Part::Announcement => on_paper(p.announcement).add_modifier(Modifier::BOLD),
            Part::Accent => on_paper(p.accent).add_modifier(Modifier::BOLD),
            Part::Alarm => on_paper(p.alarm).add_modifier(Modifier::BOLD),
        }
    }

    /// How a square is drawn on which a man of that colour stands, or its signs.
    pub fn square(self, square: shakmaty::Square, light: Light, man: Color) -> Style {
        let Some(p) = self.palette() else {
            return match light {
                Light::Plain => Style::new(),
                Light::LastMove => Style::new().add_modifier(Modifier::UNDERLINED),
                Light::Check => Style::new().add_modifier(Modifier::BOLD | Modifier::UNDERLINED),
                Light::Differs | Light::Hand => Style::new().add_modifier(Modifier::REVERSED),
            };
        };
        let man = man.fold_wb(p.white_man, p.black_man);
        let (ink, ground) = match light {
            Light::Plain => (man, p.squares[usize::from(square.is_dark())]),
            Light::LastMove => (man, p.last_move),
            Light::Check => (man, p.check),
            Light::Differs => (man, p.differs),
            Light::Hand => p.hand,
        };
        Style::new().fg(Ink::Indexed(ink)).bg(Ink::Indexed(ground)).add_modifier(Modifier::BOLD)
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
