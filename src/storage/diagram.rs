//! Pictures of a game in SVG: a chess diagram of the position, or of both boards where they differ, and the chart of
//! the clocks. They contain their own drawings of the pieces, so that they look alike everywhere.

use shakmaty::fen::Fen;
use shakmaty::{Board, Color, EnPassantMode, File, Rank, Role, Square};

use super::exports::escaped;
use crate::game::clock::moment::Span;
use crate::game::half_move::HalfMove;
use crate::game::{Game, Stage};
use crate::notation::drawings::outline;
use crate::wording::{Label, Paper, Wording};

/// The side of a square.
const SIDE: u32 = 45;
/// The space left of a board for the ranks, and right of it.
const MARGIN: u32 = 26;
/// The rows above and below a board, for a player and the player's clock.
const HEAD: u32 = 36;
/// The space of a clock beside a name.
const CLOCK: u32 = 76;
/// The row of the files.
const FILES: u32 = 20;
/// The row above each of two boards that says whose it is.
const WHOSE: u32 = 22;
const BOARD: u32 = 8 * SIDE;
const LIGHT: &str = "#f0e6d2";
const DARK: &str = "#b99a6b";
const LIGHT_PLAYED: &str = "#dde07a";
const DARK_PLAYED: &str = "#b3b04a";

/// The position as it stands: one board, or both with the differing squares marked. Captions are in the language of the
/// wording. The description is the FEN.
pub fn diagram(game: &Game, wording: &Wording) -> String {
    let boards = &game.boards().boards;
    let differing: Vec<Square> =
        Square::ALL.into_iter().filter(|at| boards.white.piece_at(*at) != boards.black.piece_at(*at)).collect();
    let shown: Vec<Color> = if differing.is_empty() { vec![Color::White] } else { Color::ALL.to_vec() };
    let whose = if shown.len() > 1 { WHOSE } else { 0 };
    let width = (BOARD + 2 * MARGIN) * shown.len() as u32;
    let height = HEAD + whose + BOARD + FILES + HEAD;
    let names = wording.names(game.terms());
    let title = format!("{} - {}. {}", names.white, names.black, wording.status(game));
    let mut svg = opened((width, height), &title, &fen(game));
    let drawings: String = Role::ALL
        .into_iter()
        .map(|role| format!("<path id=\"{}\" fill-rule=\"evenodd\" d=\"{}\"/>", role.char(), outline(role)))
        .collect();
    svg.push_str(&format!("<defs>{drawings}</defs>\n"));
    draw_player(&mut svg, game, wording, Color::Black, (width, HEAD - 12));
    for (number, owner) in shown.iter().enumerate() {
        let left = number as u32 * (BOARD + 2 * MARGIN) + MARGIN;
        if whose > 0 {
            let label = wording.label(&Label::BoardOf(*owner));
            text(&mut svg, (left, HEAD + 14), 14, "start", &label);
        }
        draw_board(&mut svg, &boards[*owner], &differing, last_move(game), (left, HEAD + whose));
    }
    draw_player(&mut svg, game, wording, Color::White, (width, height - 12));
    svg + "</svg>\n"
}

/// The position as FEN; that of the game itself, whatever the players' boards show.
pub fn fen(game: &Game) -> String {
    Fen::from_position(game.position(), EnPassantMode::Legal).to_string()
}

fn last_move(game: &Game) -> Option<HalfMove> {
    game.line().last().map(|completed| completed.half_move)
}

fn opened((width, height): (u32, u32), title: &str, description: &str) -> String {
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" viewBox=\"0 0 {width} {height}\" \
         font-family=\"sans-serif\" role=\"img\">\n<title>{}</title>\n<desc>{}</desc>\n\
         <rect width=\"{width}\" height=\"{height}\" fill=\"#fff\"/>\n",
        escaped(title),
        escaped(description)
    )
}

/// A player's colour, name and clock in one row; a triangle before the name of the player who has the move.
fn draw_player(svg: &mut String, game: &Game, wording: &Wording, color: Color, (width, y): (u32, u32)) {
    let fill = color.fold_wb("#fff", "#000");
    svg.push_str(&format!(
        "<rect x=\"{MARGIN}\" y=\"{}\" width=\"12\" height=\"12\" fill=\"{fill}\" stroke=\"#000\"/>\n",
        y - 11
    ));
    let name = wording.label(&Label::Side { color, player: &game.terms().players[color] });
    let has_move = game.stage() == Stage::Playing && game.to_move() == color;
    let name = if has_move { format!("{name} ◂") } else { name };
    fitted(svg, (MARGIN + 20, y), (15, width - 2 * MARGIN - 20 - CLOCK), "start", &name);
    if let Some(left) = game.readings_after(game.line().len()).and_then(|readings| readings[color].remaining) {
        text(svg, (width - MARGIN, y), 15, "end", &left.shown_as_left().to_string());
    }
}

fn draw_board(svg: &mut String, board: &Board, differing: &[Square], last: Option<HalfMove>, (left, top): (u32, u32)) {
    for square in Square::ALL {
        let (x, y) = (left + square.file().to_u32() * SIDE, top + (7 - square.rank().to_u32()) * SIDE);
        let is_played = last.is_some_and(|half_move| [half_move.from, half_move.to].contains(&square));
        let fill = match (square.is_light(), is_played) {
            (true, false) => LIGHT,
            (false, false) => DARK,
            (true, true) => LIGHT_PLAYED,
            (false, true) => DARK_PLAYED,
        };
        svg.push_str(&format!("<rect x=\"{x}\" y=\"{y}\" width=\"{SIDE}\" height=\"{SIDE}\" fill=\"{fill}\"/>\n"));
        if let Some(piece) = board.piece_at(square) {
            let (fill, line) = piece.color.fold_wb(("#fff", "#000"), ("#1a1a1a", "#eee"));
            let scale = f64::from(SIDE) / 100.0;
            svg.push_str(&format!(
                "<use href=\"#{}\" transform=\"translate({x} {y}) scale({scale})\" fill=\"{fill}\" stroke=\"{line}\" \
                 stroke-width=\"4\" stroke-linejoin=\"round\" class=\"{}\"/>\n",
                piece.role.char(),
                piece.color.fold_wb("white", "black")
            ));
        }
        if differing.contains(&square) {
            let (x, y, side) = (x + 2, y + 2, SIDE - 4);
            svg.push_str(&format!(
                "<rect class=\"differs\" x=\"{x}\" y=\"{y}\" width=\"{side}\" height=\"{side}\" fill=\"none\" \
                 stroke=\"#c00\" stroke-width=\"4\"/>\n"
            ));
        }
    }
    svg.push_str(&format!(
        "<rect x=\"{left}\" y=\"{top}\" width=\"{BOARD}\" height=\"{BOARD}\" fill=\"none\" stroke=\"#000\" stroke-width=\"2\"/>\n"
    ));
    for file in File::ALL {
        let x = left + file.to_u32() * SIDE + SIDE / 2;
        text(svg, (x, top + BOARD + 15), 13, "middle", &file.char().to_string());
    }
    for rank in Rank::ALL {
        let y = top + (7 - rank.to_u32()) * SIDE + SIDE / 2 + 5;
        text(svg, (left - 8, y), 13, "end", &rank.char().to_string());
    }
}

fn text(svg: &mut String, (x, y): (u32, u32), size: u32, anchor: &str, text: &str) {
    let text = escaped(text);
    svg.push_str(&format!("<text x=\"{x}\" y=\"{y}\" font-size=\"{size}\" text-anchor=\"{anchor}\">{text}</text>\n"));
}

/// The smallest letters.
const SMALLEST: u32 = 8;

/// A text within a width: in smaller letters where it would be wider, and cut where those would be too small. A letter
/// is taken to be as wide as three fifths of its size, as in wide fonts: which font will be there is not known.
fn fitted(svg: &mut String, place: (u32, u32), (size, width): (u32, u32), anchor: &str, whole: &str) {
    let letters = |size: u32| (5 * width / (3 * size)) as usize;
    let count = whole.chars().count();
    let size = (SMALLEST..=size).rev().find(|size| count <= letters(*size)).unwrap_or(SMALLEST);
    if count <= letters(size) {
        return text(svg, place, size, anchor, whole);
    }
    let kept: String = whole.chars().take(letters(size).saturating_sub(1)).collect();
    text(svg, place, size, anchor, &format!("{}…", kept.trim_end()));
}

/// The chart: its picture, and the place of the lines in it.
const CHART: (u32, u32) = (760, 420);
const PLOT: (u32, u32, u32, u32) = (90, 40, 560, 310);
/// How many steps an axis has at most.
const STEPS: i64 = 7;
/// The steps of the axis of time, in seconds.
const TIME_STEPS: [i64; 13] = [5, 10, 15, 30, 60, 120, 300, 600, 900, 1200, 1800, 3600, 7200];

/// The time left on both clocks after each move, with labelled axes. White's line is thick, Black's dashed. Without a
/// limited time the chart is empty.
pub fn clock_chart(game: &Game, wording: &Wording) -> String {
    let names = wording.names(game.terms());
    let clocks = wording.with_colon(&wording.paper(Paper::Clocks));
    let title = format!("{clocks} {} - {}", names.white, names.black);
    let mut svg = opened(CHART, &title, &wording.status(game));
    let (left, top, width, height) = PLOT;
    fitted(&mut svg, (CHART.0 / 2, 24), (16, CHART.0 - 40), "middle", &title);
    let plies = game.line().len();
    let left_after = |ply: usize, color: Color| Some(game.readings_after(ply)?[color].remaining?.max(Span::ZERO));
    let times = Color::ALL.map(|color| (0..=plies).filter_map(|ply| left_after(ply, color)).collect::<Vec<_>>());
    let most = times.iter().flatten().max().map_or(1, |most| most.whole_seconds().max(1));
    let step = TIME_STEPS.into_iter().find(|step| most <= step * STEPS).unwrap_or(most / STEPS + 1);
    let highest = most.div_euclid(step) * step + if most % step > 0 { step } else { 0 };
    let y_of = |seconds: i64| i64::from(top + height) - seconds * i64::from(height) / highest;
    for seconds in (0..=highest).step_by(usize::try_from(step).unwrap_or(usize::MAX)) {
        let y = y_of(seconds);
        let y = u32::try_from(y).unwrap_or(top);
        line(&mut svg, (left, y), (left + width, y), "#ccc");
        text(&mut svg, (left - 8, y + 4), 12, "end", &Span::seconds(seconds).to_string());
    }
    let x_of = |ply: usize| left + (ply * width as usize / plies.max(1)) as u32;
    let (first, begins) = (game.number_at(0).0 as usize, usize::from(game.number_at(0).1 == Color::Black));
    let last = first + (plies + begins) / 2;
    let every = [1, 2, 5, 10, 20, 50, 100].into_iter().find(|every| (last - first) / every < 12).unwrap_or(200);
    for number in (first..=last).filter(|number| number % every == 0 || *number == first) {
        let Some(ply) = (2 * (number - first)).checked_sub(begins).filter(|ply| *ply <= plies) else { continue };
        line(&mut svg, (x_of(ply), top + height), (x_of(ply), top + height + 5), "#000");
        text(&mut svg, (x_of(ply), top + height + 20), 12, "middle", &number.to_string());
    }
    line(&mut svg, (left, top), (left, top + height), "#000");
    line(&mut svg, (left, top + height), (left + width, top + height), "#000");
    text(&mut svg, (left + width / 2, top + height + 44), 14, "middle", &wording.paper(Paper::Move));
    let middle = top + height / 2;
    svg.push_str(&format!(
        "<text x=\"20\" y=\"{middle}\" font-size=\"14\" text-anchor=\"middle\" transform=\"rotate(-90 20 {middle})\">{}</text>\n",
        escaped(&wording.paper(Paper::TimeLeft))
    ));
    for (number, (color, times)) in Color::ALL.into_iter().zip(&times).enumerate() {
        let points =
            times.iter().enumerate().map(|(ply, time)| format!("{},{}", x_of(ply), y_of(time.whole_seconds())));
        let points = points.collect::<Vec<_>>().join(" ");
        let drawn = color.fold_wb(
            "stroke=\"#999\" stroke-width=\"4\"",
            "stroke=\"#000\" stroke-width=\"2\" stroke-dasharray=\"7 3\"",
        );
        svg.push_str(&format!("<polyline fill=\"none\" {drawn} points=\"{points}\"/>\n"));
        let (x, y) = (left + width + 12, top + 14 + 24 * number as u32);
        svg.push_str(&format!("<polyline fill=\"none\" {drawn} points=\"{x},{} {},{0}\"/>\n", y - 4, x + 26));
        text(&mut svg, (x + 32, y), 13, "start", &wording.player(color));
    }
    svg + "</svg>\n"
}

fn line(svg: &mut String, (x1, y1): (u32, u32), (x2, y2): (u32, u32), stroke: &str) {
    svg.push_str(&format!("<line x1=\"{x1}\" y1=\"{y1}\" x2=\"{x2}\" y2=\"{y2}\" stroke=\"{stroke}\"/>\n"));
}
