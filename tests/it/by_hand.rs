//! Whole games in a real terminal without a typed move: by the mouse and by the arrow keys.

use annabella::ui::screen::{Appearance, Layout};
use portable_pty::CommandBuilder;
use ratatui::layout::Rect;
use shakmaty::san::San;
use shakmaty::{Chess, Color, EnPassantMode, Move, Position, Square};

use crate::pipe::assert_game_ends_on;
use crate::program::{ANNABELLA, Home, Terminal};

/// Both castlings, en passant, a promotion with a capture.
const GAME: &str = "e4 c5 Nf3 d6 Bb5+ Bd7 Bxd7+ Qxd7 O-O Nc6 e5 f5 exf6 e5 fxg7 e4 gxh8=Q O-O-O Re1 Nge7 Rxe4 Nd5 \
                    Qxf8 Nc3 Qxd8+ Qxd8 Re8";

/// The rows and columns of a terminal.
type Size = (u16, u16);

const USUAL: Size = (24, 80);

fn game() -> Vec<(Color, Move)> {
    let mut position = Chess::default();
    let moves = GAME.split_whitespace().map(|san| {
        let mv = san.parse::<San>().expect("SAN").to_move(&position).expect("legal");
        let by = position.turn();
        position.play_unchecked(mv);
        (by, mv)
    });
    moves.collect()
}

fn end_of_the_game() -> String {
    let mut position = Chess::default();
    game().into_iter().for_each(|(_, mv)| position.play_unchecked(mv));
    shakmaty::fen::Fen::from_position(&position, EnPassantMode::Legal).to_string()
}

/// The squares between which a hand moves: the king's own, however castling is written.
fn way(mv: Move) -> (Square, Square) {
    let king_goes =
        mv.castling_side().map(|side| side.king_to(if mv.to() < Square::A8 { Color::White } else { Color::Black }));
    (mv.from().expect("no drop"), king_goes.unwrap_or(mv.to()))
}

/// The column and row of the middle of a square on a player's board.
fn middle((rows, columns): Size, owner: Color, square: Square) -> (u16, u16) {
    let appearance = Appearance::default();
    let layout = Layout::of(Rect { x: 0, y: 0, width: columns, height: rows }, &appearance);
    let side = layout.sides.iter().find(|side| side.owner == owner).expect("a side");
    let board = side.board.expect("a board");
    let (file, rank) = (u16::from(square.file()), u16::from(square.rank()));
    let (column, row) = appearance.bottom_color(owner).fold_wb((file, 7 - rank), (7 - file, rank));
    let (width, height) = (side.square.width, side.square.height);
    (board.x + 2 + column * width + width / 2, board.y + row * height + (height - 1) / 2)
}

fn sit_down(home: &Home, more: &[&str]) -> Terminal {
    let mut command = CommandBuilder::new(ANNABELLA);
    command.args(["play", "--face", "screen", "--voice", "off", "--lang", "en", "--press", "with-move"]);
    command.args(["--journal", &home.at("game.jsonl")]);
    command.args(more);
    let mut terminal = home.terminal_with(command, USUAL);
    terminal.see("Play has not begun");
    terminal
}

/// Waits until the half-move is completed, and the other player has the move.
fn wait_for_the_move(terminal: &mut Terminal, by: Color) {
    terminal.see(by.fold_wb("Black has the move.", "White has the move."));
}

#[test]
fn a_whole_game_is_played_by_mouse_while_the_window_changes() {
    let home = Home::new();
    let mut terminal = sit_down(&home, &["--mouse"]);
    let mut size = USUAL;
    let sizes = [USUAL, (30, 100), (40, 120), (50, 160), (60, 200)];
    let game = game();
    for (ply, (by, mv)) in game.iter().enumerate() {
        if ply % 5 == 0 {
            size = sizes[ply / 5 % sizes.len()];
            terminal.resize(size);
            terminal.wait("for the new size", |terminal| {
                let bar = terminal.contents().lines().next().unwrap_or_default().trim_end().to_owned();
                bar.ends_with("? for keys") && bar.chars().count() + 1 == usize::from(size.1)
            });
        }
        let (from, to) = way(*mv);
        // The queen, which stands where the pawn went, is the first choice.
        let choice = mv.promotion().map(|_| to);
        for square in [from, to].into_iter().chain(choice) {
            let (column, row) = middle(size, *by, square);
            terminal.keys(&format!("\x1b[<0;{};{}M\x1b[<0;{0};{1}m", column + 1, row + 1));
        }
        wait_for_the_move(&mut terminal, *by);
    }
    terminal.leave();
    assert!(terminal.end().success());
    terminal.assert_restored();
    assert_game_ends_on(&home, &end_of_the_game(), game.len());
}

#[test]
fn a_whole_game_is_played_by_arrow_keys() {
    let home = Home::new();
    let mut terminal = sit_down(&home, &[]);
    let game = game();
    let cursor = |terminal: &Terminal| {
        let (row, column) = terminal.screen().cursor_position();
        (column, row)
    };
    for (by, mv) in &game {
        terminal.wait("for the input line", |terminal| cursor(terminal) == (2, USUAL.0 - 1));
        terminal.keys("\x1b[C");
        let is_selected = |at: &(u16, u16), terminal: &Terminal| {
            let left = terminal.screen().cell(at.1, at.0 - 1).map(|cell| cell.contents().to_owned());
            cursor(terminal) == *at && left.is_some_and(|left| left == "[")
        };
        let squares = Square::ALL.map(|square| middle(USUAL, *by, square));
        terminal.wait("for a selection", |terminal| squares.iter().any(|at| is_selected(at, terminal)));
        let (mut column, mut row) = cursor(&terminal);
        let (from, to) = way(*mv);
        for square in [from, to] {
            let wanted = middle(USUAL, *by, square);
            let steps = |from: u16, to: u16, back: &str, on: &str, size: u16| {
                if to < from {
                    back.repeat(((from - to) / size).into())
                } else {
                    on.repeat(((to - from) / size).into())
                }
            };
            terminal.keys(&steps(column, wanted.0, "\x1b[D", "\x1b[C", 3));
            terminal.keys(&steps(row, wanted.1, "\x1b[A", "\x1b[B", 1));
            terminal.wait("for the square", |terminal| cursor(terminal) == wanted);
            terminal.keys("\r");
            (column, row) = wanted;
        }
        if mv.promotion().is_some() {
            terminal.see("Promote");
            terminal.keys("\r");
        }
        wait_for_the_move(&mut terminal, *by);
    }
    terminal.leave();
    assert!(terminal.end().success());
    terminal.assert_restored();
    assert_game_ends_on(&home, &end_of_the_game(), game.len());
}
