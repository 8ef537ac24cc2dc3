//! Printed scoresheets as one PDF: a page of A4 for each page of a sheet.

use pdf_writer::types::{StructRole, TableHeaderScope};
use shakmaty::Color;

use super::font::{Font, Weight};
use super::tagged::{Align, Letters, Line, Tagged};
use super::{Column, HeadOfMoves, Labelled, PrintedMove, PrintedSheet, SheetPage, Signature};

/// The edge of the page that stays white, and what is left between the edges.
const MARGIN: f32 = 10.0;
const WIDTH: f32 = 190.0;
/// The space between two columns of moves, or two places for signatures.
const GAP: f32 = 3.0;
const GAP_OF_SIGNATURES: f32 = 8.0;
/// The height of a row of moves.
const ROW: f32 = 5.4;
/// The space between a frame and the text in it.
const INSIDE: f32 = 1.5;
/// The height of a line of text of the usual size.
const LINE: f32 = 4.4;
/// The space above the line for a signature.
const TO_SIGN: f32 = 15.0;

const LABEL: Letters = Letters { weight: Weight::Regular, size: 8.0, gray: 0.25 };
const TEXT: Letters = Letters { weight: Weight::Regular, size: 10.0, gray: 0.0 };
const NAME: Letters = Letters { weight: Weight::Bold, size: 11.0, gray: 0.0 };
const TITLE: Letters = Letters { weight: Weight::Bold, size: 15.0, gray: 0.0 };
const RESULT: Letters = Letters { weight: Weight::Bold, size: 18.0, gray: 0.0 };
const BLANK: Letters = Letters { weight: Weight::Regular, size: 9.0, gray: 0.5 };

/// The letters of these sheets that the fonts of a PDF do not have, each once.
pub fn letters_missing(sheets: &[PrintedSheet]) -> String {
    let font = Font::new(Weight::Regular);
    let mut missing = String::new();
    for sheet in sheets {
        let headings = sheet.heading.iter().flatten().map(|labelled| labelled.value.as_str());
        let written = sheet.moves.iter().flat_map(|row| row.halves.iter().map(|half| half.text.as_str()));
        for letter in headings.chain(written).flat_map(|text| font.missing(text)) {
            if !missing.contains(letter) {
                missing.push(letter);
            }
        }
    }
    missing
}

/// The sheets one after the other, each on pages of its own.
pub fn pdf(sheets: &[PrintedSheet]) -> Vec<u8> {
    let mut document = Tagged::new();
    for sheet in sheets {
        document.in_language(StructRole::Sect, &sheet.language, |document| {
            sheet.pages().for_each(|page| draw(document, sheet, page));
        });
    }
    let names: Vec<String> = sheets.iter().map(PrintedSheet::name).collect();
    document.finish(&names.join("; "), sheets.first().map_or("en", |sheet| &sheet.language))
}

fn draw(document: &mut Tagged, sheet: &PrintedSheet, page: SheetPage<'_>) {
    document.page();
    let mut y = MARGIN + 6.0;
    let width_of_number = if page.number.is_some() { 35.0 } else { 0.0 };
    let (role, letters, title) = match page.is_first {
        true => (StructRole::H1, TITLE, sheet.title.clone()),
        false => (StructRole::H2, NAME, sheet.name()),
    };
    document.element(role, |document| {
        document.text(&title, letters, left(MARGIN, y, WIDTH - width_of_number), None);
    });
    if let Some(number) = page.number {
        let place = Line { align: Align::Right, ..left(MARGIN + WIDTH - width_of_number, y, width_of_number) };
        document.element(StructRole::P, |document| document.text(number, LABEL, place, None));
    }
    y += 3.0;
    if page.is_first {
        for (at, row) in sheet.heading.iter().enumerate() {
            let letters = if at + 1 == sheet.heading.len() { NAME } else { TEXT };
            y += draw_boxes(document, row, letters, (MARGIN, y), WIDTH);
        }
    }
    y += 6.0;
    let count = page.width as f32;
    let width = (WIDTH - GAP * (count - 1.0)) / count;
    let measures = Measures::of(width, page.width, &sheet.head);
    let mut x = MARGIN;
    let mut rows = 0;
    for column in page.columns() {
        rows = column.moves.len() + column.blank.1;
        draw_column(document, &sheet.head, column, &measures, (x, y));
        x += width + GAP;
    }
    y += ROW * (rows as f32 + 1.0) + 3.0;
    if page.is_last {
        draw_end(document, sheet, y);
    }
}

/// Draws labelled values in boxes beside each other; returns their height.
fn draw_boxes(document: &mut Tagged, row: &[Labelled], letters: Letters, (x, y): (f32, f32), width: f32) -> f32 {
    let width = width / row.len().max(1) as f32;
    let values: Vec<Vec<String>> =
        row.iter().map(|one| document.broken(&one.value, letters, width - 2.0 * INSIDE)).collect();
    let lines = values.iter().map(Vec::len).max().unwrap_or(0).max(1);
    let height = 4.5 + LINE * lines as f32;
    for (at, (labelled, lines)) in row.iter().zip(values).enumerate() {
        let x = x + at as f32 * width;
        document.frame((x, y), (width, height));
        document.element(StructRole::P, |document| {
            draw_labelled(document, labelled, &lines, letters, (x + INSIDE, y), width - 2.0 * INSIDE);
        });
    }
    height
}

fn draw_labelled(
    document: &mut Tagged,
    labelled: &Labelled,
    lines: &[String],
    letters: Letters,
    (x, y): (f32, f32),
    width: f32,
) {
    let read = format!("{}: ", labelled.label);
    document.text(&labelled.label, LABEL, left(x, y + 3.2, width), Some(&read));
    for (number, line) in lines.iter().enumerate() {
        document.text(line, letters, left(x, y + 7.3 + LINE * number as f32, width), None);
    }
}

/// The widths of the columns of a table of moves, and its letters.
struct Measures {
    number: f32,
    half_move: f32,
    /// Zero where no clock was read.
    time: f32,
    text: Letters,
    small: Letters,
}

impl Measures {
    fn of(width: f32, columns: usize, head: &HeadOfMoves) -> Measures {
        let is_narrow = columns > 2;
        let (number, time) = if is_narrow { (6.0, 11.5) } else { (7.5, 15.0) };
        let time = if head.time.is_some() { time } else { 0.0 };
        let sized = |size| Letters { size, ..TEXT };
        Measures {
            number,
            half_move: (width - number) / 2.0 - time,
            time,
            text: if is_narrow { sized(8.0) } else { TEXT },
            small: if is_narrow { sized(7.0) } else { sized(8.0) },
        }
    }

    /// The left edges and the widths of all columns.
    fn columns(&self, x: f32) -> Vec<(f32, f32)> {
        let of_half_move = [self.half_move, self.time].map(|width| Some(width).filter(|width| *width > 0.0));
        let widths = [Some(self.number)].into_iter().chain(of_half_move).chain(of_half_move).flatten();
        let begins = widths.scan(x, |at, width| {
            let from = *at;
            *at += width;
            Some((from, width))
        });
        begins.collect()
    }
}

fn draw_column(document: &mut Tagged, head: &HeadOfMoves, column: Column<'_>, measures: &Measures, (x, y): (f32, f32)) {
    let places = measures.columns(x);
    let right = places.last().map_or(x, |(from, width)| from + width);
    let rows = column.moves.len() + column.blank.1 + 1;
    let bottom = y + ROW * rows as f32;
    for row in 0..=rows {
        document.stroke((x, y + ROW * row as f32), (right, y + ROW * row as f32));
    }
    for edge in places.iter().map(|(from, _)| *from).chain([right]) {
        document.stroke((edge, y), (edge, bottom));
    }
    let base = |row: usize| y + ROW * row as f32 + ROW * 0.7;
    let heads: Vec<&str> = Color::ALL
        .into_iter()
        .flat_map(|color| [Some(head.players[color].as_str()), head.time.as_deref()])
        .flatten()
        .collect();
    let bold = Letters { weight: Weight::Bold, ..measures.small };
    let is_time = |at: usize| head.time.is_some() && at > 0 && at.is_multiple_of(2);
    let place = |at: usize, row: usize| {
        let (from, width) = places.get(at).copied().unwrap_or((right, 0.0));
        let align = if at == 0 || is_time(at) { Align::Right } else { Align::Left };
        Line { align, ..left(from + 0.8, base(row), width - 1.6) }
    };
    if !column.moves.is_empty() {
        document.element(StructRole::Table, |document| {
            document.element(StructRole::Caption, |document| {
                document.text(column.caption, LABEL, left(x, y - 1.5, right - x), None);
            });
            document.element(StructRole::THead, |document| {
                document.element(StructRole::TR, |document| {
                    for (at, text) in [head.number.as_str()].into_iter().chain(heads.iter().copied()).enumerate() {
                        let scope = TableHeaderScope::Column;
                        document.head_cell(scope, |document| document.text(text, bold, place(at, 0), None));
                    }
                });
            });
            document.element(StructRole::TBody, |document| {
                for (row, printed) in column.moves.iter().enumerate() {
                    draw_move(document, printed, measures, |at| place(at, row + 1), is_time);
                }
            });
        });
    } else {
        for (at, text) in [head.number.as_str()].into_iter().chain(heads).enumerate() {
            document.unread_text(text, bold, place(at, 0));
        }
    }
    let (first, count) = column.blank;
    for (number, row) in (first..).zip(column.moves.len()..column.moves.len() + count) {
        let letters = Letters { size: measures.text.size - 1.0, ..BLANK };
        document.unread_text(&number.to_string(), letters, place(0, row + 1));
    }
}

fn draw_move(
    document: &mut Tagged,
    printed: &PrintedMove,
    measures: &Measures,
    place: impl Fn(usize) -> Line,
    is_time: impl Fn(usize) -> bool,
) {
    document.element(StructRole::TR, |document| {
        document.head_cell(TableHeaderScope::Row, |document| {
            document.text(&printed.number.to_string(), measures.text, place(0), None);
        });
        let halves = Color::ALL.map(|color| &printed.halves[color]);
        let cells = halves.into_iter().flat_map(|half| [Some(&half.text), Some(&half.time).filter(|_| is_time(2))]);
        for (at, text) in (1..).zip(cells.flatten()) {
            let letters = if is_time(at) { measures.small } else { measures.text };
            document.element(StructRole::TD, |document| document.text(text, letters, place(at), None));
        }
    });
}

fn draw_end(document: &mut Tagged, sheet: &PrintedSheet, y: f32) {
    let narrow = WIDTH / 4.0;
    let (x, width) = (MARGIN + narrow + 2.0, WIDTH - narrow - 2.0);
    let inside = width - 2.0 * INSIDE;
    let remarks: Vec<String> = sheet.remarks.iter().flat_map(|remark| document.broken(remark, TEXT, inside)).collect();
    let words = sheet.record_words.as_ref().map(|words| (words, document.broken(&words.value, TEXT, inside)));
    let of_words = words.as_ref().map_or(0.0, |(_, lines)| 4.0 + LINE * lines.len() as f32);
    let height = (2.0 + LINE * remarks.len() as f32 + of_words).max(14.0);
    document.frame((MARGIN, y), (narrow, height));
    document.frame((x, y), (width, height));
    let Labelled { label, value } = &sheet.result;
    document.element(StructRole::P, |document| {
        let read = format!("{label}: ");
        document.text(label, LABEL, left(MARGIN + INSIDE, y + 3.2, narrow - 2.0 * INSIDE), Some(&read));
        if !value.is_empty() {
            let place = Line { align: Align::Middle, ..left(MARGIN + INSIDE, y + 10.5, narrow - 2.0 * INSIDE) };
            document.text(value, RESULT, place, None);
        }
    });
    let mut at = y + 0.5;
    for line in &remarks {
        at += LINE;
        document.element(StructRole::P, |document| document.text(line, TEXT, left(x + INSIDE, at, inside), None));
    }
    if let Some((words, lines)) = words {
        document.element(StructRole::P, |document| {
            draw_labelled(document, words, &lines, TEXT, (x + INSIDE, at + 0.5), inside);
        });
    }
    let count = sheet.signatures.len() as f32;
    let width = (WIDTH - GAP_OF_SIGNATURES * (count - 1.0)) / count;
    let y = y + height + TO_SIGN;
    for (number, Signature { label, signed }) in sheet.signatures.iter().enumerate() {
        let x = MARGIN + number as f32 * (width + GAP_OF_SIGNATURES);
        document.stroke((x, y), (x + width, y));
        let text = signed.as_ref().map_or_else(|| label.clone(), |signed| format!("{label} ({signed})"));
        document.element(StructRole::P, |document| document.text(&text, LABEL, left(x, y + 4.0, width), None));
    }
}

fn left(x: f32, y: f32, width: f32) -> Line {
    Line { x, y, width, align: Align::Left }
}
