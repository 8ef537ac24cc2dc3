//! A picture of a position, with the squares on which the two boards differ, and of both clocks over the game.

use shakmaty::{Board, Color, File, Rank, Square};

use crate::game::Game;
use crate::game::clock::moment::Span;
use crate::storage::scoresheet_export::escaped;
use crate::wording::Wording;

/// The side of a square.
const SIDE: u32 = 40;
/// The height of the picture of the clocks.
const CLOCKS: u32 = 160;
/// Where it begins, below the boards and what stands under them.
const CLOCKS_TOP: u32 = 8 * SIDE + 60;
/// The colours of the two clocks' lines.
const STROKES: [&str; 2] = ["#888", "#000"];

/// The game as it stands: one board, or both where they differ, and below them the clocks after each half-move. What is
/// drawn is named in the language of the wording.
pub fn svg(game: &Game, wording: &Wording) -> String {
    let boards = &game.boards().boards;
    let differing: Vec<Square> =
        Square::ALL.into_iter().filter(|at| boards.white.piece_at(*at) != boards.black.piece_at(*at)).collect();
    let shown: Vec<&Board> =
        if differing.is_empty() { vec![&boards.white] } else { vec![&boards.white, &boards.black] };
    let width = (8 * SIDE + 20) * shown.len() as u32;
    let height = CLOCKS_TOP + 10 + CLOCKS;
    let players = &game.terms().players;
    let title = format!("{} - {}. {}", players.white.name, players.black.name, wording.status(game));
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" viewBox=\"0 0 {width} {height}\" \
         font-family=\"sans-serif\" role=\"img\">\n<title>{}</title>\n<rect width=\"{width}\" height=\"{height}\" fill=\"#fff\"/>\n",
        escaped(&title)
    );
    for (number, board) in shown.iter().enumerate() {
        let left = number as u32 * (8 * SIDE + 20) + 10;
        draw_board(&mut svg, board, &differing, left);
        if shown.len() > 1 {
            let whose = wording.board_of(Color::ALL[number]);
            write_text(&mut svg, (left, 8 * SIDE + 44), &whose, "#000");
        }
    }
    draw_clocks(&mut svg, game, width);
    for (number, color) in Color::ALL.into_iter().enumerate() {
        let at = (10 + number as u32 * 120, CLOCKS_TOP + 12);
        write_text(&mut svg, at, &format!("\u{2015} {}", wording.player(color)), STROKES[number]);
    }
    svg.push_str("</svg>\n");
    svg
}

fn draw_board(svg: &mut String, board: &Board, differing: &[Square], left: u32) {
    for square in Square::ALL {
        let (x, y) = (left + square.file().to_u32() * SIDE, 10 + (7 - square.rank().to_u32()) * SIDE);
        let fill = if square.is_light() { "#f0e6d2" } else { "#b08a5a" };
        svg.push_str(&format!("<rect x=\"{x}\" y=\"{y}\" width=\"{SIDE}\" height=\"{SIDE}\" fill=\"{fill}\"/>\n"));
        if let Some(piece) = board.piece_at(square) {
            let sign = piece.color.fold_wb(["♙", "♘", "♗", "♖", "♕", "♔"], ["♟", "♞", "♝", "♜", "♛", "♚"]);
            let sign = sign[piece.role as usize - 1];
            let (x, y) = (x + SIDE / 2, y + SIDE * 4 / 5);
            svg.push_str(&format!("<text x=\"{x}\" y=\"{y}\" font-size=\"32\" text-anchor=\"middle\">{sign}</text>\n"));
        }
        if differing.contains(&square) {
            svg.push_str(&format!(
                "<rect class=\"differs\" x=\"{x}\" y=\"{y}\" width=\"{SIDE}\" height=\"{SIDE}\" fill=\"none\" stroke=\"#c00\" \
                 stroke-width=\"4\"/>\n"
            ));
        }
    }
    for file in File::ALL {
        let x = left + file.to_u32() * SIDE + SIDE / 2;
        let y = 8 * SIDE + 24;
        svg.push_str(&format!("<text x=\"{x}\" y=\"{y}\" font-size=\"12\" text-anchor=\"middle\">{file}</text>\n"));
    }
    for rank in Rank::ALL {
        let (x, y) = (left - 8, 14 + (7 - rank.to_u32()) * SIDE + SIDE / 2);
        svg.push_str(&format!("<text x=\"{x}\" y=\"{y}\" font-size=\"12\">{rank}</text>\n"));
    }
}

/// A line for each clock: what was left after each half-move, where time is limited.
fn draw_clocks(svg: &mut String, game: &Game, width: u32) {
    let left_after = |color: Color| -> Vec<Span> {
        (0..=game.line().len())
            .filter_map(|ply| Some(game.readings_after(ply)?.get(color).remaining?.max(Span::ZERO)))
            .collect()
    };
    let [white, black] = Color::ALL.map(left_after);
    let most = white.iter().chain(&black).max().map_or(1, |most| most.0.max(1));
    if most > 1 {
        let time = Span(most).to_string();
        write_text(svg, (width - 70, CLOCKS_TOP + 12), &time, "#000");
    }
    for (times, stroke) in [white, black].into_iter().zip(STROKES) {
        let count = times.len().max(2) as u32 - 1;
        let point = |(ply, time): (usize, &Span)| {
            let x = 10 + (width - 20) * ply as u32 / count;
            let y = i64::from(CLOCKS_TOP + CLOCKS - 10) - time.0 * i64::from(CLOCKS - 40) / most;
            format!("{x},{y}")
        };
        let points: Vec<String> = times.iter().enumerate().map(point).collect();
        svg.push_str(&format!(
            "<polyline fill=\"none\" stroke=\"{stroke}\" stroke-width=\"2\" points=\"{}\"/>\n",
            points.join(" ")
        ));
    }
}

fn write_text(svg: &mut String, (x, y): (u32, u32), text: &str, fill: &str) {
    let text = escaped(text);
    svg.push_str(&format!("<text x=\"{x}\" y=\"{y}\" font-size=\"12\" fill=\"{fill}\">{text}</text>\n"));
}
