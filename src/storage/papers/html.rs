//! Printed scoresheets as one HTML file: a page of A4 for each page of a sheet.

use shakmaty::Color;

use super::{Column, HeadOfMoves, Labelled, PrintedHalfMove, PrintedSheet, SheetPage, Signature};
use crate::storage::exports::escaped;

/// The look of a page. Rows have a fixed height, so that 30 of them, the heading and the signatures fill one page.
const STYLE: &str = "\
@page { size: A4; margin: 10mm }
body { margin: 0; font: 10pt/1.25 'DejaVu Sans Condensed', 'Noto Sans', Arial, sans-serif; color: #000; background: #fff }
.page { box-sizing: border-box; max-width: 189.5mm; margin: 5mm auto }
h1, h2 { font-size: 15pt; margin: 0 0 2.4mm; display: flex; justify-content: space-between; align-items: baseline }
h2 { font-size: 11pt; margin-bottom: 4.1mm }
small { white-space: nowrap; margin-left: 1em; font-size: 9pt; font-weight: normal }
dl { margin: 0 }
dt { font-size: 8pt; color: #444 }
dd { margin: 0; overflow-wrap: anywhere; min-height: 1.2em }
.about { display: flex; border: solid #000; border-width: 0 .3mm .3mm }
h1 + .about { border-top-width: .3mm }
.about div { flex: 1; padding: .35mm 1.5mm }
.about div + div { border-left: .3mm solid #000 }
.players dd { font-weight: bold; font-size: 11pt; line-height: 4.4mm }
.moves { display: flex; gap: 3mm; margin: 1.5mm 0 3mm; align-items: flex-start }
table { border-collapse: collapse; table-layout: fixed; flex: 1; width: 100% }
caption { font-size: 8pt; color: #444; text-align: left; height: 4.5mm }
th, td { border: .2mm solid #000; padding: 0 1mm; height: 5.1mm; text-align: left; font-size: 10pt; white-space: nowrap;
  overflow: hidden }
thead th, thead th.number { font-size: 8pt; font-weight: bold }
.number { width: 7mm; text-align: right; font-weight: normal }
.time { width: 15mm; text-align: right; font-size: 8pt; color: #222 }
.three th, .three td { font-size: 8pt; padding: 0 .6mm }
.three .number { width: 6mm }
.three .time { width: 11.5mm; font-size: 7pt }
.blank { color: #888 }
.end { display: grid; grid-template-columns: 1fr 3fr; gap: 2mm; margin-bottom: 13mm }
.end > div { border: .3mm solid #000; padding: .5mm 1.5mm }
.result { font-size: 18pt; font-weight: bold; text-align: center; min-height: 9mm }
.end p { margin: 0 }
.signatures { display: grid; grid-template-columns: repeat(3, 1fr); gap: 8mm; list-style: none; margin: 0; padding: 0 }
.signatures li { border-top: .3mm solid #000; padding-top: 1mm; font-size: 8pt }
@media print { .page { margin: 0 auto } .page + .page, article + article { break-before: page } }
";

/// The sheets one after the other, each on pages of its own.
pub fn html(sheets: &[PrintedSheet]) -> String {
    let language = sheets.first().map_or("en", |sheet| &sheet.language);
    let names: Vec<String> = sheets.iter().map(|sheet| escaped(&sheet.name())).collect();
    let articles: String = sheets.iter().map(article).collect();
    format!(
        "<!DOCTYPE html>\n<html lang=\"{language}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width\">\n<title>{}</title>\n<style>\n{STYLE}</style>\n</head>\n\
         <body>\n{articles}</body>\n</html>\n",
        names.join("; ")
    )
}

fn article(sheet: &PrintedSheet) -> String {
    let pages: String = sheet.pages().map(|page| section(sheet, page)).collect();
    format!("<article lang=\"{}\">\n{pages}</article>\n", sheet.language)
}

fn section(sheet: &PrintedSheet, page: SheetPage<'_>) -> String {
    let number = page.number.map(|number| format!(" <small>{}</small>", escaped(number))).unwrap_or_default();
    let title = escaped(if page.is_first { sheet.title.clone() } else { sheet.name() }.as_str());
    let level = if page.is_first { "h1" } else { "h2" };
    let about = if page.is_first { about(&sheet.heading) } else { String::new() };
    let columns: String = page.columns().map(|column| table(&sheet.head, column)).collect();
    let three = if page.width > 2 { " three" } else { "" };
    let end = if page.is_last { end(sheet) } else { String::new() };
    format!(
        "<section class=\"page\">\n<{level}>{title}{number}</{level}>\n{about}<div class=\"moves{three}\">\n{columns}</div>\n\
         {end}</section>\n"
    )
}

fn about(heading: &[Vec<Labelled>]) -> String {
    let row = |(at, row): (usize, &Vec<Labelled>)| {
        let players = if at + 1 == heading.len() { " players" } else { "" };
        let terms: String = row.iter().map(|labelled| format!("<div>{}</div>", term(labelled, ""))).collect();
        format!("<dl class=\"about{players}\">{terms}</dl>\n")
    };
    heading.iter().enumerate().map(row).collect()
}

fn term(labelled: &Labelled, class: &str) -> String {
    format!("<dt>{}</dt><dd{class}>{}</dd>", escaped(&labelled.label), escaped(&labelled.value))
}

fn table(head: &HeadOfMoves, column: Column<'_>) -> String {
    let time = |what: &str, text: &str| match head.time {
        Some(_) => format!("<{what} class=\"time\">{}</{}>", escaped(text), &what[..2]),
        None => String::new(),
    };
    let over = |color: Color| {
        let of_time = time("th scope=\"col\"", head.time.as_deref().unwrap_or_default());
        format!("<th scope=\"col\">{}</th>{of_time}", escaped(&head.players[color]))
    };
    let half = |half: &PrintedHalfMove| format!("<td>{}</td>{}", escaped(&half.text), time("td", &half.time));
    let mut rows: String = column
        .moves
        .iter()
        .map(|row| {
            let halves = row.halves.as_ref().map(half);
            let number = row.number;
            format!("<tr><th scope=\"row\" class=\"number\">{number}</th>{}{}</tr>\n", halves.white, halves.black)
        })
        .collect();
    let (first, count) = column.blank;
    let empty = half(&PrintedHalfMove::default());
    // Lines to write on are for the eye.
    for number in (first..).take(count) {
        rows.push_str(&format!(
            "<tr class=\"blank\" aria-hidden=\"true\"><td class=\"number\">{number}</td>{empty}{empty}</tr>\n"
        ));
    }
    let hidden = if column.moves.is_empty() { " aria-hidden=\"true\"" } else { "" };
    format!(
        "<table{hidden}>\n<caption>{}</caption>\n<thead><tr><th scope=\"col\" class=\"number\">{}</th>{}{}</tr></thead>\n\
         <tbody>\n{rows}</tbody>\n</table>\n",
        escaped(column.caption),
        escaped(&head.number),
        over(Color::White),
        over(Color::Black)
    )
}

fn end(sheet: &PrintedSheet) -> String {
    let remarks: String = sheet.remarks.iter().map(|remark| format!("<p>{}</p>", escaped(remark))).collect();
    let words = sheet.record_words.as_ref().map(|words| format!("<dl>{}</dl>", term(words, ""))).unwrap_or_default();
    let signatures: String = sheet
        .signatures
        .iter()
        .map(|Signature { label, signed }| {
            let signed = signed.as_ref().map(|signed| format!(" ({})", escaped(signed))).unwrap_or_default();
            format!("<li>{}{signed}</li>\n", escaped(label))
        })
        .collect();
    format!(
        "<div class=\"end\">\n<div><dl>{}</dl></div>\n<div>{remarks}{words}</div>\n</div>\n\
         <ul class=\"signatures\">\n{signatures}</ul>\n",
        term(&sheet.result, " class=\"result\"")
    )
}
