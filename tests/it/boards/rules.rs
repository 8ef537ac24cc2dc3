//! What the rules of electronic boards say, each at the table: what stands there, what is typed, what is said.

use std::time::Duration;

use shakmaty::fen::Fen;
use shakmaty::{Board, CastlingMode, Chess, Color, Piece, Position, Role, Square};

use super::hands::Act;
use super::playing::{Playing, act, half_moves, press, quiet_game, recorded, with_clock};
use super::port::PortedBoard;
use super::simulated::{SimulatedBoard, SimulatedClock};
use crate::program::Home;

fn has(record: &[String], kind: &str) -> bool {
    record.iter().any(|line| line.contains(&format!("\"kind\":\"{kind}\"")))
}

/// Not withdrawn (4.7): the move stands as it was announced, and the boards differ.
#[test]
fn an_announced_move_that_is_put_back_is_a_difference() {
    let board = PortedBoard::at_the_start();
    let mut playing = quiet_game(&board, &[]);
    board.move_piece(Square::E2, Square::E4);
    playing.hear("White: Bauer Eva zwei Eva vier.");
    board.move_piece(Square::E4, Square::E2);
    playing.hears_nothing(2_000);
    playing.hear("e2");
    let record = playing.leave();
    assert_eq!(recorded(&record, "move_announced").len(), 1);
    assert!(!has(&record, "announcement_withdrawn") && !has(&record, "announcement_corrected"), "{record:#?}");
}

#[test]
fn a_completed_move_that_is_put_back_is_a_difference() {
    let board = PortedBoard::at_the_start();
    let mut playing = quiet_game(&board, &[]);
    board.move_piece(Square::E2, Square::E4);
    playing.hear("White: ");
    playing.types("press");
    playing.hear("White has completed e4.");
    board.move_piece(Square::E4, Square::E2);
    let after = playing.hear("The two boards differ");
    // Three seconds of quiet, and within a second of that.
    assert!(after > Duration::from_millis(2_500) && after < Duration::from_millis(4_000), "{after:?}");
    board.move_piece(Square::E2, Square::E4);
    playing.hear("The two boards agree again.");
    let record = playing.leave();
    assert!(!has(&record, "retraced") && !has(&record, "move_unmade"), "{record:#?}");
}

/// Correction and withdrawal work on what a board announced as on what was typed.
#[test]
fn what_a_board_announced_is_corrected_and_withdrawn_by_keys() {
    let board = PortedBoard::at_the_start();
    let mut playing = quiet_game(&board, &[]);
    board.move_piece(Square::E2, Square::E4);
    playing.hear("White: Bauer Eva zwei Eva vier.");
    playing.types("white: undo");
    playing.hear("e4");
    board.move_piece(Square::E4, Square::E2);
    playing.types("arbiter: eboard");
    playing.hear("White's electronic board answers");
    board.move_piece(Square::G1, Square::F3);
    playing.hear("White: Springer Gustav eins Felix drei.");
    playing.types("white: correct d4");
    playing.hear("David vier");
    board.move_piece(Square::F3, Square::G1);
    board.move_piece(Square::D2, Square::D4);
    playing.types("press");
    playing.hear("White has completed d4.");
    let record = playing.leave();
    assert!(!has(&record, "boards_differed"), "{record:#?}");
}

/// Nothing is announced while no clock runs, and what stands there counts when one does.
#[test]
fn nothing_is_announced_while_the_clocks_are_stopped() {
    let board = PortedBoard::at_the_start();
    let mut playing = quiet_game(&board, &[]);
    playing.types("arbiter: stop");
    playing.hear("stopped");
    board.move_piece(Square::E2, Square::E4);
    playing.hears_nothing(1_500);
    playing.types("arbiter: go");
    playing.hear("White: Bauer Eva zwei Eva vier.");
    playing.leave();
}

/// Set up for the next game, kings in the centre, pieces back in the box: nobody's half-move.
#[test]
fn nothing_is_announced_when_the_game_is_over() {
    let board = PortedBoard::at_the_start();
    let mut playing = quiet_game(&board, &[]);
    playing.types("white: resign");
    playing.falls_silent();
    board.move_piece(Square::E2, Square::E4);
    playing.hears_nothing(1_500);
    board.set_up(Board::empty());
    playing.hears_nothing(4_000);
    let record = playing.leave();
    assert!(!has(&record, "move_announced") && !has(&record, "executed"), "{record:#?}");
}

fn from_position(fen: &str) -> (Chess, PortedBoard) {
    let start: Chess = fen.parse::<Fen>().expect("a FEN").into_position(CastlingMode::Standard).expect("a position");
    let mut simulated = SimulatedBoard::new(start.board().clone(), 7);
    simulated.clock = Some(SimulatedClock { left: 5400, right: 5400, left_is_up: true, is_running: false });
    (start, PortedBoard::new(simulated))
}

fn with_lever(board: &PortedBoard, fen: &str) -> Playing {
    let source = board.source();
    let mut playing = Playing::new(&["--white-board", &source, "--clock", "board", "--from", fen, "--black-blind=no"]);
    playing.hear("White's board");
    board.with(|cable| cable.board.clock.as_mut().expect("a clock").is_running = true);
    playing.hear("Play has begun.");
    playing
}

/// What is unfinished at the press counts as it stands: a pawn on its last rank is an illegal move (7.5).
#[test]
fn a_pawn_left_on_its_last_rank_counts_at_the_press() {
    let fen = "4k3/P7/8/8/8/8/7P/4K3 w - - 0 1";
    let (_, board) = from_position(fen);
    let mut playing = with_lever(&board, fen);
    board.move_piece(Square::A7, Square::A8);
    playing.hears_nothing(1_500);
    press(&board, Color::White, 5000);
    playing.hear("White: Bauer Anna sieben Anna acht");
    playing.hear("Illegal move number 1 by White");
    playing.leave();
}

#[test]
fn a_king_without_its_rook_counts_at_the_press() {
    let fen = "4k3/8/8/8/8/8/7P/4K2R w K - 0 1";
    let (_, board) = from_position(fen);
    let mut playing = with_lever(&board, fen);
    board.move_piece(Square::E1, Square::G1);
    playing.hears_nothing(1_500);
    press(&board, Color::White, 5000);
    playing.hear("White: Kurze Rochade. 0-0.");
    playing.hear("The two boards differ (D.2.9) on 2 squares: f1 h1.");
    playing.leave();
}

/// What is no half-move at the press completes nothing, and is named square by square.
#[test]
fn what_is_not_expected_at_the_press_is_named() {
    let board = with_clock(false);
    let mut playing = Playing::new(&["--white-board", &board.source(), "--clock", "board", "--black-blind=no"]);
    playing.hear("White's board");
    board.with(|cable| cable.board.clock.as_mut().expect("a clock").is_running = true);
    playing.hear("Play has begun.");
    board.move_piece(Square::E2, Square::E4);
    board.move_piece(Square::D2, Square::D4);
    press(&board, Color::White, 5000);
    let said = playing.hear("d4");
    assert!(said < Duration::from_secs(2), "{said:?}");
    let record = playing.leave();
    assert!(!has(&record, "move_announced") && !has(&record, "move_completed"), "{record:#?}");
}

/// The clock on the bus of one board is the clock, and lies as that board lies; a second one counts for nothing.
#[test]
fn one_clock_counts_for_both_boards() {
    let (white, black) = (PortedBoard::at_the_start(), with_clock(true));
    let sources = [white.source(), black.source()];
    let arguments =
        ["--white-board", &sources[0], "--black-board", &sources[1], "--clock", "board", "--black-blind=no"];
    let mut playing = Playing::new(&arguments);
    playing.hear("Black's board: DGT, number 00137, lies turned.");
    black.with(|cable| cable.board.clock.as_mut().expect("a clock").is_running = true);
    playing.hear("Play has begun.");
    white.move_piece(Square::E2, Square::E4);
    playing.hears_nothing(1_500);
    press(&black, Color::White, 5000);
    playing.hear("White has completed e4.");
    let second = |left_is_up| Some(SimulatedClock { left: 60, right: 60, left_is_up, is_running: true });
    white.with(move |cable| cable.board.clock = second(false));
    black.move_piece(Square::E2, Square::E4);
    black.move_piece(Square::E7, Square::E5);
    white.with(move |cable| cable.board.clock = second(true));
    playing.hears_nothing(1_500);
    press(&black, Color::Black, 4990);
    playing.hear("Black has completed e5.");
    let record = playing.leave();
    let set = record.iter().rfind(|line| line.contains("\"kind\":\"clocks_set\"")).expect("times");
    assert!(set.contains("\"white_ms\":5050000") && set.contains("\"black_ms\":4990000"), "{set}");
    assert!(!has(&record, "boards_differed"), "{record:#?}");
}

/// The own board of a blind player: a captured piece first, a pause as long as hands need, and the words when they
/// come.
#[test]
fn a_blind_player_executes_in_any_order() {
    let fen = "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1";
    let (start, board) = from_position(fen);
    let mut playing = quiet_game(&board, &["--from", fen, "--white-blind"]);
    let pawn = Piece { color: Color::White, role: Role::Pawn };
    act(&board, &[Act { after: 0, square: Square::D5, piece: None }]);
    playing.hears_nothing(3_500);
    playing.types("white: exd5");
    playing.hear("White: ");
    act(&board, &[Act { after: 0, square: Square::E4, piece: None }]);
    playing.hears_nothing(1_000);
    act(&board, &[Act { after: 0, square: Square::D5, piece: Some(pawn) }]);
    playing.types("white: press");
    playing.hear("White has completed exd5.");
    let record = playing.leave();
    assert_eq!(recorded(&record, "move_announced"), [(half_moves(&start, "exd5")[0].to_string(), false)]);
    assert!(!has(&record, "boards_differed"), "{record:#?}");
}

/// The announcement and the press carry the moment of the hand, not that of the quiet after it.
#[test]
fn nobody_pays_for_the_quiet() {
    let board = PortedBoard::at_the_start();
    let source = board.source();
    let mut playing = Playing::new(&[
        "--white-board",
        &source,
        "--settle",
        "2000",
        "--press",
        "with-move",
        "--black-blind=no",
        "--time",
        "90",
    ]);
    playing.hear("White's board");
    playing.types("begin");
    playing.hear("Play has begun.");
    board.move_piece(Square::E2, Square::E4);
    playing.hear("White has completed e4.");
    playing.types("black: e5");
    playing.hear("Black has completed e5.");
    let record = playing.leave();
    let at = |kind: &str| {
        let line = record.iter().find(|line| line.contains(&format!("\"kind\":\"{kind}\""))).expect("a line");
        let digits = line.split_once("\"at_ms\":").expect("a moment").1;
        digits.split(|c: char| !c.is_ascii_digit()).next().and_then(|ms| ms.parse::<u64>().ok()).expect("a number")
    };
    let used = at("move_completed") - at("play_begun");
    assert!(used < 1_500, "{used} ms are the hand's and the scan's, not the 2,000 of the quiet");
    assert_eq!(at("move_announced"), at("move_completed"));
}

/// A half-move that came from a board says so in the report and where the game is shown.
#[test]
fn the_report_names_the_board() {
    let board = PortedBoard::at_the_start();
    let mut playing = quiet_game(&board, &[]);
    board.move_piece(Square::E2, Square::E4);
    playing.hear("White: ");
    playing.types("press");
    playing.hear("White has completed e4.");
    playing.types("black: e5; press");
    playing.hear("Black has completed e5.");
    board.move_piece(Square::E7, Square::E5);
    playing.types("white: d4");
    playing.hear("White: ");
    let (_, home) = playing.leave_home();
    for (language, report, shown) in [
        ("en", ", from the board: White: Bauer Eva zwei Eva vier.", "From the board: 1. e4."),
        ("de", ", vom Brett: Weiß: Bauer Eva zwei Eva vier.", "Vom Brett: 1. e4."),
        ("es", ", desde el tablero: Blancas: Bauer Eva zwei Eva vier.", "Desde el tablero: 1. e4."),
    ] {
        let said = home.run(&["show", "game.jsonl", "--report", "--all", "--lang", language], "").out;
        assert!(said.contains(report), "{said}");
        let said = home.run(&["show", "game.jsonl", "--lang", language], "").out;
        assert!(said.lines().any(|line| line == shown), "{said}");
    }
    let exported = home.run(&["export", "game.jsonl", "--to", "report", "--all", "--lang", "en"], "").out;
    assert!(exported.contains("from the board"), "{exported}");
    let verified = home.run(&["verify", "game.jsonl"], "");
    assert!(verified.out.contains("are as they were written"), "{verified:?}");
}

#[test]
fn a_board_is_a_setting_and_goes_on_with_a_game() {
    let board = PortedBoard::at_the_start();
    let home = Home::new();
    let set = home.run(&["settings", "white-board", &board.source()], "");
    assert_eq!(set.code, Some(0), "{set:?}");
    let ran = home.run(&["play", "--voice", "off", "--lang", "en", "--black-blind=no", "--journal", "game.jsonl"], "");
    assert!(ran.out.contains("White's board: DGT, number 00137"), "{ran:?}");
    let ran = home.run(&["resume", "game.jsonl", "--voice", "off", "--lang", "en"], "");
    assert!(ran.out.contains("White's board: DGT, number 00137"), "{ran:?}");
}

/// Upturned rooks are the rook that the board names; captures in both orders end the same.
#[test]
fn the_piece_that_the_board_names_is_the_promotion() {
    let fen = "1n2k3/P7/8/8/8/8/7P/4K3 w - - 0 1";
    let (start, board) = from_position(fen);
    let mut playing = quiet_game(&board, &["--from", fen]);
    let rook = Piece { color: Color::White, role: Role::Rook };
    act(
        &board,
        &[
            Act { after: 0, square: Square::B8, piece: None },
            Act { after: 50, square: Square::A7, piece: None },
            Act { after: 50, square: Square::B8, piece: Some(rook) },
        ],
    );
    playing.hear("Turm");
    let record = playing.leave();
    assert_eq!(recorded(&record, "move_announced"), [(half_moves(&start, "axb8=R")[0].to_string(), true)]);
}
