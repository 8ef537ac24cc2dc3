//! The scoresheet of a player as he has written it, to be read or printed and signed.

use shakmaty::Color;

use super::calendar::date;
use crate::game::Game;
use crate::wording::Wording;

/// The scoresheet as lines of text, with places for both signatures.
pub fn text(game: &Game, owner: Color, wall_ms: u64, wording: &Wording) -> String {
    let mut text = String::new();
    for line in heading(game, owner, wall_ms, wording) {
        text.push_str(&format!("{line}\n"));
    }
    text.push('\n');
    for (number, white, black) in rows(game, owner) {
        text.push_str(format!("{number:>4}. {white:<12} {black}").trim_end());
        text.push('\n');
    }
    text.push('\n');
    for line in ending(game, wording) {
        text.push_str(&format!("{line}\n"));
    }
    text
}

/// The same as a page that a browser shows and prints.
pub fn html(game: &Game, owner: Color, wall_ms: u64, wording: &Wording) -> String {
    let heading: Vec<String> = heading(game, owner, wall_ms, wording);
    let title = heading.first().map(|line| escaped(line)).unwrap_or_default();
    let about: String = heading.iter().skip(1).map(|line| format!("<p>{}</p>\n", escaped(line))).collect();
    let rows: String = rows(game, owner)
        .iter()
        .map(|(number, white, black)| {
            format!("<tr><th scope=\"row\">{number}</th><td>{}</td><td>{}</td></tr>\n", escaped(white), escaped(black))
        })
        .collect();
    let ending: String = ending(game, wording).iter().map(|line| format!("<p>{}</p>\n", escaped(line))).collect();
    let [white, black] = Color::ALL.map(|color| escaped(&wording.player(color)));
    let language = wording.language();
    format!(
        "<!DOCTYPE html>\n<html lang=\"{language}\">\n<head>\n<meta charset=\"utf-8\">\n<title>{title}</title>\n<style>\
         table {{ border-collapse: collapse }} th, td {{ border: 1px solid; padding: 0.1em 0.8em; text-align: left }} \
         @media print {{ body {{ font-size: 10pt }} }}</style>\n</head>\n<body>\n<h1>{title}</h1>\n{about}<table>\n\
         <tr><td></td><th scope=\"col\">{white}</th><th scope=\"col\">{black}</th></tr>\n{rows}</table>\n{ending}</body>\n\
         </html>\n"
    )
}

fn heading(game: &Game, owner: Color, wall_ms: u64, wording: &Wording) -> Vec<String> {
    let terms = game.terms();
    let mut lines = vec![wording.scoresheet_of(owner)];
    lines.extend(terms.tags.iter().map(|(name, value)| wording.tag_on_sheet(name, value)));
    if !terms.tags.iter().any(|(name, _)| name == "Date") {
        lines.push(wording.tag_on_sheet("Date", &date(wall_ms)));
    }
    let player = |color: Color| format!("{}: {}", wording.player(color), terms.players.get(color).name);
    lines.extend(Color::ALL.map(player));
    lines
}

/// Move numbers with what the owner has written for White and for Black.
fn rows(game: &Game, owner: Color) -> Vec<(u32, String, String)> {
    let mut rows: Vec<(u32, String, String)> = Vec::new();
    for (ply, entry) in game.sheets().get(owner).entries.iter().enumerate() {
        let (number, mover) = game.number_at(ply);
        let has_offer = entry.draw_offer && !entry.text.contains("(=)");
        let text = if has_offer { format!("{} (=)", entry.text) } else { entry.text.clone() };
        match (mover, rows.last_mut()) {
            (Color::White, _) => rows.push((number, text, String::new())),
            (Color::Black, Some(row)) => row.2 = text,
            (Color::Black, None) => rows.push((number, "...".into(), text)),
        }
    }
    rows
}

fn ending(game: &Game, wording: &Wording) -> Vec<String> {
    let result = game.result().map_or_else(|| "*".to_owned(), |result| result.score());
    let signature =
        |color| wording.signature_of(color, game.has_signed(color).then(|| game.terms().players.get(color)));
    let points = game.result().and_then(|result| wording.points_given(game, &result));
    [wording.result_on_sheet(&result)].into_iter().chain(points).chain(Color::ALL.map(signature)).collect()
}

/// Text as it stands in HTML and SVG. What no page may hold is left out.
pub fn escaped(text: &str) -> String {
    let text: String = text.chars().filter(|c| !c.is_control()).collect();
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
