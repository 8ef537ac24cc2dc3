//! The pictures of the README in `docs`, drawn from the program's output with its colours.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use annabella::ui::screen::{Appearance, Theme, rgb};
use ratatui::buffer::{Buffer, Cell};
use ratatui::style::{Color, Modifier};
use unicode_width::UnicodeWidthStr;

use super::{Scene, theme};

/// The size of a cell.
const WIDTH: f32 = 8.4;
const HEIGHT: u16 = 18;
/// The baseline of letters, from the top of a cell.
const BASELINE: u16 = 14;

fn ink(color: Color, otherwise: [u8; 3]) -> String {
    let [red, green, blue] = rgb(color).unwrap_or(otherwise);
    format!("#{red:02x}{green:02x}{blue:02x}")
}

/// The text colour and background of a cell, and whether it is bold.
fn look(cell: &Cell) -> (String, String, bool) {
    let (front, back) = (ink(cell.fg, [220, 220, 220]), ink(cell.bg, [28, 28, 28]));
    let is_reversed = cell.modifier.contains(Modifier::REVERSED);
    let (front, back) = if is_reversed { (back, front) } else { (front, back) };
    (front, back, cell.modifier.contains(Modifier::BOLD))
}

/// A letter that every font of fixed width has. Others come from another font, and are drawn by themselves.
fn is_plain(symbol: &str) -> bool {
    symbol.chars().all(|letter| letter.is_ascii() || letter.is_alphabetic())
}

/// The inked parts of a cell with a block: left, top, width and height, each as a part of the cell.
fn block(symbol: &str) -> Option<Vec<[f32; 4]>> {
    let eighths = |part: u32| part as f32 / 8.0;
    let block = symbol.chars().next().filter(|_| symbol.chars().count() == 1)?;
    if let Some(inked) = super::shapes::QUADRANTS.chars().position(|quadrant| quadrant == block) {
        let quarters = (0..4).filter(|at| inked >> at & 1 == 1);
        return Some(quarters.map(|at| [(at % 2) as f32 / 2.0, (at / 2) as f32 / 2.0, 0.5, 0.5]).collect());
    }
    Some(vec![match block {
        '▔' => [0.0, 0.0, 1.0, eighths(1)],
        '▁'..='▇' => {
            let rows = eighths(block as u32 - '▁' as u32 + 1);
            [0.0, 1.0 - rows, 1.0, rows]
        }
        '▕' => [eighths(7), 0.0, eighths(1), 1.0],
        _ => return None,
    }])
}

/// The cells from `(x, y)` on that are drawn together: of one style, and of letters that any font of fixed width has.
fn run(frame: &Buffer, x: u16, y: u16) -> (String, u16) {
    let first = &frame[(x, y)];
    let mut text = first.symbol().to_owned();
    let mut end = x + first.symbol().width().max(1) as u16;
    while end < frame.area.width && is_plain(&text) {
        let next = &frame[(end, y)];
        if !is_plain(next.symbol()) || look(next) != look(first) {
            break;
        }
        text.push_str(next.symbol());
        end += 1;
    }
    (text, end)
}

/// A frame as a picture, with a title for those who cannot see it.
fn svg(frame: &Buffer, title: &str) -> String {
    let (columns, rows) = (frame.area.width, frame.area.height);
    let (width, height) = (f32::from(columns) * WIDTH, rows * HEIGHT);
    let paper = look(&frame[(columns - 1, rows - 1)]).1;
    let mut picture = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width:.1} {height}\" role=\"img\" \
         font-family=\"'DejaVu Sans Mono', Menlo, Consolas, monospace\" font-size=\"14\" xml:space=\"preserve\">\n\
         <title>{title}</title>\n<rect width=\"{width:.1}\" height=\"{height}\" fill=\"{paper}\"/>\n"
    );
    for y in 0..rows {
        let mut x = 0;
        while x < columns {
            let (front, back, is_bold) = look(&frame[(x, y)]);
            let (text, end) = run(frame, x, y);
            let left = f32::from(x) * WIDTH;
            // A little more than its cells, so that no line shows between them.
            let (top, wide) = (y * HEIGHT, f32::from(end - x) * WIDTH + 0.3);
            if back != paper {
                let _ = writeln!(
                    picture,
                    "<rect x=\"{left:.1}\" y=\"{top}\" width=\"{wide:.1}\" height=\"{HEIGHT}\" fill=\"{back}\"/>"
                );
            }
            let shown = text.trim();
            if let Some(parts) = block(shown) {
                for [across, down, columns, rows] in parts {
                    let (x, y) = (left + across * WIDTH, f32::from(top) + down * f32::from(HEIGHT));
                    // Blocks that touch show no line between them.
                    let (columns, rows) = (columns * WIDTH + 0.3, rows * f32::from(HEIGHT) + 0.3);
                    let _ = writeln!(
                        picture,
                        "<rect x=\"{x:.1}\" y=\"{y:.1}\" width=\"{columns:.1}\" height=\"{rows:.1}\" fill=\"{front}\"/>"
                    );
                }
            } else if !shown.is_empty() {
                let before = text.len() - text.trim_start().len();
                let (left, wide) = (left + before as f32 * WIDTH, shown.width() as f32 * WIDTH);
                let place = if is_plain(shown) {
                    format!("x=\"{left:.1}\" textLength=\"{wide:.1}\"")
                } else {
                    format!("x=\"{:.1}\" text-anchor=\"middle\"", left + wide / 2.0)
                };
                let weight = if is_bold { " font-weight=\"bold\"" } else { "" };
                let shown = shown.replace('&', "&amp;").replace('<', "&lt;");
                let line = top + BASELINE;
                let _ = writeln!(picture, "<text {place} y=\"{line}\" fill=\"{front}\"{weight}>{shown}</text>");
            }
            x = end;
        }
    }
    picture.push_str("</svg>\n");
    picture
}

/// Compares a picture with the file in `docs`. `INSTA_UPDATE=always` accepts the new one, as for all snapshots.
#[allow(clippy::disallowed_methods)]
fn compare(name: &str, picture: &str) {
    let kept = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs").join(name);
    if std::env::var("INSTA_UPDATE").is_ok_and(|how| how == "always") {
        fs::write(&kept, picture).expect("written");
    }
    let before = fs::read_to_string(&kept).unwrap_or_default().replace("\r\n", "\n");
    assert!(before == picture, "docs/{name} differs; INSTA_UPDATE=always accepts the new picture");
}

#[test]
fn the_pictures_of_the_screen_are_up_to_date() {
    let usual = Appearance::default();
    let contrast = Appearance { theme: theme("contrast"), big: true, ..usual };
    let pictures = [
        (
            "screen.svg",
            Scene::appendix_c("en"),
            usual,
            (160, 50),
            "Two boards, two clocks, both scoresheets and sentences",
        ),
        (
            "differing.svg",
            Scene::differing("en"),
            usual,
            (100, 30),
            "Two boards that differ on two squares, and which squares these are",
        ),
        ("contrast.svg", Scene::appendix_c("en"), contrast, (100, 30), "One large board in letters of high contrast"),
    ];
    for (name, mut scene, appearance, (width, height), title) in pictures {
        scene.ui.appearance = appearance;
        compare(name, &svg(&scene.drawn(width, height).0, title));
    }
}

/// Every size, theme and language can be drawn; as pictures in the folder that `PICTURES` names, to look at.
#[test]
#[allow(clippy::disallowed_methods)]
fn every_screen_as_a_picture() {
    let folder = std::env::var("PICTURES");
    let sizes = [(40, 12), (60, 20), (80, 24), (100, 30), (120, 40), (132, 43), (160, 50)];
    for (theme, big) in Theme::built_in().flat_map(|theme| [false, true].map(|big| (theme, big))) {
        for language in ["en", "ru", "tr", "pl", "fr"] {
            let mut scene = Scene::differing(language);
            scene.ui.appearance = Appearance { theme, big, ..Appearance::default() };
            for (width, height) in sizes {
                let name = format!("{}{}-{language}-{width}x{height}.svg", theme.name(), if big { "-big" } else { "" });
                let frame = scene.drawn(width, height).0;
                let picture = svg(&frame, &name);
                assert!(picture.contains("<rect") && picture.contains("<text"), "{name}");
                if let Ok(folder) = &folder {
                    fs::write(Path::new(folder).join(&name), picture).expect("written");
                }
            }
        }
    }
}
