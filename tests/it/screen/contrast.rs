//! The contrast of every theme, by the formula of WCAG 2.

use annabella::ui::screen::{Light, Part, Theme};
use ratatui::style::{Color as Ink, Style};
use shakmaty::{Color, Square};

/// The red, green and blue that terminals give to a number from 16 on.
fn rgb(number: u8) -> [u8; 3] {
    match number {
        0..16 => panic!("{number} is whatever the user makes of it"),
        16..232 => {
            let level = |n: u8| if n == 0 { 0 } else { 55 + 40 * n };
            let n = number - 16;
            [level(n / 36), level(n / 6 % 6), level(n % 6)]
        }
        232.. => [8 + (number - 232) * 10; 3],
    }
}

fn luminance(ink: Ink) -> f64 {
    let Ink::Indexed(number) = ink else { panic!("{ink:?} is no number of the 256") };
    let linear = rgb(number).map(|level| {
        let level = f64::from(level) / 255.0;
        if level <= 0.04045 { level / 12.92 } else { ((level + 0.055) / 1.055).powf(2.4) }
    });
    0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
}

fn contrast(style: Style) -> f64 {
    let (ink, ground) = (luminance(style.fg.expect("an ink")), luminance(style.bg.expect("a ground")));
    (ink.max(ground) + 0.05) / (ink.min(ground) + 0.05)
}

fn styles(theme: Theme) -> Vec<(String, Style)> {
    let parts = [Part::Text, Part::Quiet, Part::Bar, Part::Announcement, Part::Accent, Part::Alarm];
    let lights = [Light::Plain, Light::LastMove, Light::Check, Light::Differs, Light::Hand];
    let mut styles: Vec<_> = parts.map(|part| (format!("{part:?}"), theme.style(part))).into();
    for light in lights {
        for (square, man) in [Square::A1, Square::B1].into_iter().flat_map(|s| Color::ALL.map(|man| (s, man))) {
            styles.push((format!("{light:?} {square} {man}"), theme.square(square, light, man)));
        }
    }
    styles
}

#[test]
fn every_theme_keeps_its_contrast() {
    for (theme, least) in [(Theme::Dark, 4.5), (Theme::Light, 4.5), (Theme::Contrast, 7.0)] {
        for (name, style) in styles(theme) {
            let ratio = contrast(style);
            assert!(ratio >= least, "{}: {name} has {ratio:.2}:1", theme.name());
        }
    }
}

#[test]
fn the_theme_without_colour_has_none() {
    for (name, style) in styles(Theme::Mono) {
        assert_eq!((style.fg, style.bg), (None, None), "{name}");
    }
}
