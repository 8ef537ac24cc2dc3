//! `annabella guide`: the pages of `docs` in the terminal, as plain text that a screen reader can read out.

use clap::ValueEnum;
use unicode_width::UnicodeWidthStr;

use crate::commands::output::show_page;
use crate::options::error::CommandError;
use crate::ui::lines::Columns;
use crate::ui::text::wrap;

/// A page of the guide, by the name of its file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Topic {
    Players,
    Arbiters,
    BrailleAndSpeech,
    Boards,
    Records,
    Events,
    Seats,
    Hall,
    Formats,
    CanMate,
    Performance,
    Architecture,
    Translating,
    Contributing,
    Changelog,
}

impl Topic {
    /// The page as it is written, in Markdown.
    fn page(self) -> &'static str {
        match self {
            Topic::Players => include_str!("../../docs/players.md"),
            Topic::Arbiters => include_str!("../../docs/arbiters.md"),
            Topic::BrailleAndSpeech => include_str!("../../docs/braille-and-speech.md"),
            Topic::Boards => include_str!("../../docs/boards.md"),
            Topic::Records => include_str!("../../docs/records.md"),
            Topic::Events => include_str!("../../docs/events.md"),
            Topic::Seats => include_str!("../../docs/seats.md"),
            Topic::Hall => include_str!("../../docs/hall.md"),
            Topic::Formats => include_str!("../../docs/formats.md"),
            Topic::CanMate => include_str!("../../docs/can-mate.md"),
            Topic::Performance => include_str!("../../docs/performance.md"),
            Topic::Architecture => include_str!("../../docs/architecture.md"),
            Topic::Translating => include_str!("../../docs/translating.md"),
            Topic::Contributing => include_str!("../../docs/contributing.md"),
            Topic::Changelog => include_str!("../../docs/changelog.md"),
        }
    }
}

/// Shows a page, or the list of all pages with a line for each.
///
/// # Errors
///
/// Where it cannot be printed.
pub fn guide(topic: Option<Topic>, pager: Option<&str>) -> Result<(), CommandError> {
    let columns = Columns::of_output().cells();
    let Some(topic) = topic else { return show_page(&list(columns), |_| false, pager) };
    let headings = parts(topic.page()).into_iter().filter_map(|part| match part {
        Part::Heading(heading) => Some(rows("", &heading, columns)),
        Part::Text { .. } | Part::Table(_) | Part::Code(_) => None,
    });
    let headings: Vec<String> = headings.collect();
    let is_heading = |row: &str| headings.iter().any(|heading| heading.lines().any(|it| it == row));
    show_page(&plain_text(topic.page(), columns), is_heading, pager)
}

/// Each topic with the first sentence of its page.
fn list(columns: usize) -> String {
    let line = |topic: &Topic| {
        let name = topic.to_possible_value().map(|value| value.get_name().to_owned()).unwrap_or_default();
        let about = parts(topic.page()).into_iter().find_map(|part| match part {
            Part::Text { marker: "", text } => Some(text),
            Part::Heading(_) | Part::Text { .. } | Part::Table(_) | Part::Code(_) => None,
        });
        rows("", &format!("{name}: {}", about.unwrap_or_default()), columns)
    };
    Topic::value_variants().iter().map(line).collect()
}

/// A part of a page, its lines joined.
enum Part<'a> {
    Heading(String),
    /// A paragraph, or an item of a list with its marker.
    Text {
        marker: &'a str,
        text: String,
    },
    /// The rows of a table, the headings first.
    Table(Vec<Vec<String>>),
    Code(Vec<&'a str>),
}

/// A page in Markdown as plain text of rows of at most `columns` cells: a row of a table is a sentence, and no mark is
/// left.
pub fn plain_text(page: &str, columns: usize) -> String {
    let mut text = String::new();
    let mut is_in_list = false;
    for part in parts(page) {
        let is_item = matches!(&part, Part::Text { marker, .. } if !marker.is_empty());
        if !(text.is_empty() || is_item && is_in_list) {
            text.push('\n');
        }
        is_in_list = is_item;
        match part {
            Part::Heading(heading) => text.push_str(&rows("", &heading, columns)),
            Part::Text { marker, text: words } => text.push_str(&rows(marker, &words, columns)),
            Part::Table(table) => sentences(&table).iter().for_each(|row| text.push_str(&rows("", row, columns))),
            Part::Code(lines) => lines.iter().for_each(|line| text.push_str(&rows("    ", line, columns))),
        }
    }
    text
}

/// The text in rows, each but the first indented by the width of what stands before it.
pub fn rows(before: &str, text: &str, columns: usize) -> String {
    let width = columns.saturating_sub(before.len()).max(1);
    // What fits keeps its spaces, as in a drawing.
    let wrapped = if text.width() <= width { vec![text.to_owned()] } else { wrap(text, width) };
    let indent = " ".repeat(before.len());
    format!("{before}{}\n", wrapped.join(&format!("\n{indent}")))
}

/// Each row of a table as a sentence, with the headings of all columns but the first; two columns need none.
fn sentences(table: &[Vec<String>]) -> Vec<String> {
    let [headings, rows @ ..] = table else { return Vec::new() };
    let sentence = |row: &Vec<String>| match row.as_slice() {
        [name, about] => format!("{name}: {}.", about.trim_end_matches('.')),
        [name, others @ ..] => {
            let named = headings.iter().skip(1).zip(others).filter(|(_, cell)| !cell.is_empty());
            let named: String =
                named.map(|(heading, cell)| format!(" {heading}: {}.", cell.trim_end_matches('.'))).collect();
            format!("{name}.{named}")
        }
        [] => String::new(),
    };
    rows.iter().map(sentence).collect()
}

fn parts(page: &str) -> Vec<Part<'_>> {
    let mut found = Vec::new();
    let mut lines = page.lines().peekable();
    while let Some(line) = lines.next() {
        if line.starts_with("```") {
            found.push(Part::Code(lines.by_ref().take_while(|line| !line.starts_with("```")).collect()));
        } else if let Some(heading) = line.strip_prefix('#') {
            found.push(Part::Heading(without_marks(heading.trim_start_matches('#').trim())));
        } else if line.starts_with('|') {
            let mut table = vec![cells(line)];
            while let Some(row) = lines.next_if(|line| line.starts_with('|')) {
                // The row of dashes under the headings.
                if !row.starts_with("|-") {
                    table.push(cells(row));
                }
            }
            found.push(Part::Table(table));
        } else if !line.is_empty() {
            let marker = marker(line);
            let mut text = line[marker.len()..].to_owned();
            while let Some(more) = lines.next_if(|line| goes_on(line)) {
                text.push(' ');
                text.push_str(more.trim_start());
            }
            found.push(Part::Text { marker, text: without_marks(&text) });
        }
    }
    found
}

/// The mark that begins an item of a list: `* `, or `1. `.
fn marker(line: &str) -> &str {
    let digits = line.len() - line.trim_start_matches(|c: char| c.is_ascii_digit()).len();
    let length = if line.starts_with("* ") {
        2
    } else if digits > 0 && line[digits..].starts_with(". ") {
        digits + 2
    } else {
        0
    };
    &line[..length]
}

/// Whether a line belongs to the paragraph before it.
fn goes_on(line: &str) -> bool {
    !line.is_empty() && !line.starts_with(['#', '|']) && !line.starts_with("```") && marker(line).is_empty()
}

fn cells(row: &str) -> Vec<String> {
    row.trim().trim_matches('|').split('|').map(|cell| without_marks(cell.trim())).collect()
}

/// Text without the marks of Markdown. A link to another page becomes the command that opens it.
fn without_marks(text: &str) -> String {
    let mut plain = String::new();
    // What stands between backquotes is typed as it is.
    for (number, piece) in text.split('`').enumerate() {
        if number % 2 == 1 {
            plain.push_str(piece);
        } else {
            plain.push_str(&piece.replace('*', ""));
        }
    }
    let mut linked = plain.split("](");
    let mut found = linked.next().unwrap_or_default().to_owned();
    for after in linked {
        let (target, rest) = after.split_once(')').unwrap_or((after, ""));
        let opened = found.rfind('[').unwrap_or(found.len());
        let name = found.split_off(opened);
        let page = target.split(".md").next().unwrap_or(target);
        let target = if target.contains(".md") { format!("annabella guide {page}") } else { target.to_owned() };
        found.push_str(&format!("{} ({target}){rest}", name.trim_start_matches('[')));
    }
    found
}
