//! The contrast of every theme, by the formula of WCAG 2.

use annabella::ui::screen::{SquareHighlight, StyleRole, Theme, rgb};
use ratatui::style::{Color as Ink, Style};
use shakmaty::{Color, Square};

const HIGHLIGHTS: [SquareHighlight; 8] = [
    SquareHighlight::Plain,
    SquareHighlight::LastMove,
    SquareHighlight::Announced,
    SquareHighlight::Touched,
    SquareHighlight::Check,
    SquareHighlight::Differs,
    SquareHighlight::Cursor,
    SquareHighlight::Held,
];

fn luminance(ink: Ink) -> f64 {
    let Ink::Indexed(number @ 16..) = ink else { panic!("{ink:?} depends on the user's terminal") };
    let linear = rgb(number).map(|level| {
        let level = f64::from(level) / 255.0;
        if level <= 0.04045 { level / 12.92 } else { ((level + 0.055) / 1.055).powf(2.4) }
    });
    0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
}

fn between(one: Ink, other: Ink) -> f64 {
    let (one, other) = (luminance(one), luminance(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

fn contrast(style: Style) -> f64 {
    between(style.fg.expect("an ink"), style.bg.expect("a ground"))
}

fn texts(theme: Theme) -> Vec<(String, Style)> {
    use StyleRole::{Accent, Alarm, Announcement, Bar, LastSeconds, LowTime, Quiet, Text};
    [Text, Quiet, Bar, Announcement, Accent, Alarm, LowTime, LastSeconds]
        .map(|role| (format!("{role:?}"), theme.style(role)))
        .into()
}

/// Both kinds of squares with every highlight.
fn squares() -> impl Iterator<Item = (Square, SquareHighlight)> {
    HIGHLIGHTS.into_iter().flat_map(|highlight| [Square::A1, Square::B1].map(|square| (square, highlight)))
}

#[test]
fn every_theme_keeps_its_contrast() {
    for (theme, least) in [(Theme::Dark, 4.5), (Theme::Light, 4.5), (Theme::Contrast, 7.0)] {
        for (name, style) in texts(theme) {
            assert!(contrast(style) >= least, "{}: {name} has {:.2}:1", <&str>::from(theme), contrast(style));
        }
        for (square, highlight) in squares() {
            let at = format!("{}: {highlight:?} {square}", <&str>::from(theme));
            let signs = contrast(theme.square(square, highlight));
            assert!(signs >= 4.5, "{at}: signs {signs:.2}:1");
            let [white, black] = Color::ALL.map(|color| theme.piece(square, highlight, color));
            assert!(contrast(white) >= 3.0 && contrast(black) >= 3.0, "{at}: pieces on their squares");
            let inks = between(white.fg.expect("an ink"), black.fg.expect("an ink"));
            assert!(inks >= 3.0, "{at}: White's ink against Black's {inks:.2}:1");
        }
        let [white, black] = Color::ALL.map(|color| theme.plate(color));
        assert!(contrast(white) >= 7.0 && contrast(black) >= 7.0, "{}: pieces on their plates", <&str>::from(theme));
        let plates = between(white.bg.expect("a plate"), black.bg.expect("a plate"));
        assert!(plates >= 3.0, "{}: plate against plate {plates:.2}:1", <&str>::from(theme));
    }
}

#[test]
fn the_theme_without_colour_uses_no_colour() {
    let pieces =
        squares().flat_map(|(square, highlight)| Color::ALL.map(|color| Theme::Mono.piece(square, highlight, color)));
    let plates = Color::ALL.map(|color| Theme::Mono.plate(color));
    let squares = squares().map(|(square, highlight)| Theme::Mono.square(square, highlight));
    for style in texts(Theme::Mono).into_iter().map(|(_, style)| style).chain(pieces).chain(plates).chain(squares) {
        assert_eq!((style.fg, style.bg), (None, None));
    }
}
