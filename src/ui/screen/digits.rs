//! A time in digits large enough to be read from across a board.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

use crate::ui::text::fit;

/// Draws the text of a clock as large as the place allows, plainly where it does not.
pub fn draw(buf: &mut Buffer, place: Rect, text: &str, style: Style) {
    let drawn = match place.height {
        5.. => rows(text, 2).filter(|rows| fits(rows, place)),
        3.. => None,
        _ => Some(Vec::new()),
    };
    let drawn = drawn.or_else(|| Some(halved(text)?).filter(|rows| fits(rows, place)));
    match drawn.filter(|rows| !rows.is_empty()) {
        Some(rows) => {
            for (row, line) in (place.y..place.bottom()).zip(rows) {
                buf.set_string(place.x + 1, row, line, style);
            }
        }
        None => {
            let middle = place.y + place.height / 2;
            buf.set_string(place.x, middle, fit(&format!(" {text}"), place.width.into()), style);
        }
    }
}

fn fits(rows: &[String], place: Rect) -> bool {
    rows.iter().all(|row| row.chars().count() < usize::from(place.width))
}

/// The text in five rows, each pixel `width` columns wide; `None` for what has no picture.
fn rows(text: &str, width: usize) -> Option<Vec<String>> {
    let mut rows = vec![String::new(); 5];
    for c in text.chars() {
        for (row, pixels) in rows.iter_mut().zip(pixels(c)?) {
            for pixel in pixels.bytes() {
                let ink = if pixel == b'#' { '█' } else { ' ' };
                row.extend(std::iter::repeat_n(ink, width));
            }
            row.extend(std::iter::repeat_n(' ', width));
        }
    }
    rows.iter_mut().for_each(|row| row.truncate(row.trim_end().len()));
    Some(rows)
}

/// The text in three rows of half-blocks.
fn halved(text: &str) -> Option<Vec<String>> {
    let whole = rows(text, 1)?;
    let pixel = |row: usize, at: usize| whole.get(row).and_then(|row| row.chars().nth(at)).is_some_and(|c| c == '█');
    let width = whole.iter().map(|row| row.chars().count()).max().unwrap_or(0);
    let half = |row: usize| {
        let cells = (0..width).map(|at| match (pixel(2 * row, at), pixel(2 * row + 1, at)) {
            (true, true) => '█',
            (true, false) => '▀',
            (false, true) => '▄',
            (false, false) => ' ',
        });
        cells.collect::<String>()
    };
    Some((0..3).map(half).collect())
}

fn pixels(c: char) -> Option<[&'static str; 5]> {
    Some(match c {
        '0' => ["###", "#.#", "#.#", "#.#", "###"],
        '1' => [".#.", "##.", ".#.", ".#.", "###"],
        '2' => ["###", "..#", "###", "#..", "###"],
        '3' => ["###", "..#", ".##", "..#", "###"],
        '4' => ["#.#", "#.#", "###", "..#", "..#"],
        '5' => ["###", "#..", "###", "..#", "###"],
        '6' => ["###", "#..", "###", "#.#", "###"],
        '7' => ["###", "..#", "..#", ".#.", ".#."],
        '8' => ["###", "#.#", "###", "#.#", "###"],
        '9' => ["###", "#.#", "###", "..#", "###"],
        ':' => [".", "#", ".", "#", "."],
        '-' => ["..", "..", "##", "..", ".."],
        _ => return None,
    })
}
