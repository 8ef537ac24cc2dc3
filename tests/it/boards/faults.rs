//! Games in which something goes wrong with an electronic board, or at the same moment as something else.

use std::time::Duration;

use shakmaty::{Board, Color, Piece, Role, Square};

use super::hands::Act;
use super::playing::{Playing, act, press, quiet_game, recorded, with_clock};
use super::port::{Device, PortedBoard};

const WHITE_PAWN: Piece = Piece { color: Color::White, role: Role::Pawn };

fn lift(board: &PortedBoard, square: Square) {
    act(board, &[Act { after: 0, square, piece: None }]);
}

fn put(board: &PortedBoard, square: Square, piece: Piece) {
    act(board, &[Act { after: 0, square, piece: Some(piece) }]);
}

/// White's board answers, moves are completed by its lever, and play has begun.
fn lever_game(board: &PortedBoard) -> Playing {
    let mut playing = Playing::new(&["--white-board", &board.source(), "--clock", "board", "--black-blind=no"]);
    playing.hear("White's board");
    board.with(|cable| cable.board.clock.as_mut().expect("a clock").is_running = true);
    playing.hear("Play has begun.");
    playing
}

fn count(record: &[String], kind: &str) -> usize {
    record.iter().filter(|line| line.contains(&format!("\"kind\":\"{kind}\""))).count()
}

#[test]
fn the_cable_is_pulled_while_a_move_is_announced() {
    let board = PortedBoard::at_the_start();
    let mut playing = quiet_game(&board, &[]);
    board.move_piece(Square::E2, Square::E4);
    playing.hear("White: Bauer Eva zwei Eva vier.");
    board.with(|cable| cable.unplug());
    playing.hear("White's electronic board is gone.");
    playing.types("press");
    playing.hear("White has completed e4.");
    playing.types("e5; press");
    playing.hear("Black has completed e5.");
    board.with(|cable| cable.plug());
    playing.hear("White's electronic board is back.");
    board.move_piece(Square::E7, Square::E5);
    board.move_piece(Square::G1, Square::F3);
    playing.hear("White: Springer Gustav eins Felix drei.");
    let record = playing.leave();
    assert_eq!((count(&record, "board_lost"), count(&record, "boards_differed")), (1, 0), "{record:#?}");
    assert_eq!(count(&record, "move_announced"), 3);
}

/// A press waits for its board no longer than the board answers.
#[test]
fn a_board_is_switched_off_between_the_announcement_and_the_press() {
    let board = PortedBoard::at_the_start();
    let mut playing = quiet_game(&board, &[]);
    board.move_piece(Square::E2, Square::E4);
    playing.hear("White: Bauer Eva zwei Eva vier.");
    board.with(|cable| cable.device = Device::Silent);
    playing.types("press");
    playing.hear("White has completed e4.");
    playing.hear("White's electronic board is gone.");
    playing.types("e5; press");
    playing.hear("Black has completed e5.");
    // The board does not show what is typed now, and does not answer.
    board.move_piece(Square::E7, Square::E5);
    board.with(|cable| cable.device = Device::Board);
    playing.hear("White's electronic board is back.");
    playing.types("d4");
    playing.hear("White: ");
    board.with(|cable| cable.device = Device::Silent);
    playing.types("press");
    playing.hear("White's electronic board is gone.");
    playing.hear("White has completed d4.");
    let record = playing.leave();
    assert_eq!((count(&record, "move_completed"), count(&record, "boards_differed")), (3, 0), "{record:#?}");
}

#[test]
fn the_lever_is_pressed_while_a_case_is_open() {
    let board = with_clock(false);
    let mut playing = lever_game(&board);
    board.move_piece(Square::E2, Square::E5);
    press(&board, Color::White, 5000);
    playing.hear("Illegal move number 1 by White");
    playing.hear("Both clocks are stopped.");
    for by in [Color::Black, Color::White, Color::Black] {
        press(&board, by, 4900);
        playing.hears_nothing(700);
    }
    playing.types("arbiter: rule accept; go");
    board.move_piece(Square::E5, Square::E2);
    playing.types_until("arbiter: eboard", "It stands as it should.");
    board.move_piece(Square::E2, Square::E4);
    press(&board, Color::White, 4800);
    playing.hear("White has completed e4.");
    let (record, ..) = playing.leave_after_ruling();
    assert_eq!(count(&record, "move_announced"), 2, "{record:#?}");
    assert_eq!((count(&record, "empty_press_found"), count(&record, "boards_differed")), (0, 0), "{record:#?}");
}

#[test]
fn pieces_are_moved_before_the_game_goes_on() {
    let board = PortedBoard::at_the_start();
    let mut playing = quiet_game(&board, &[]);
    board.move_piece(Square::E2, Square::E4);
    playing.hear("White: ");
    playing.types("press");
    playing.hear("White has completed e4.");
    board.move_piece(Square::D7, Square::D5);
    let mut playing = playing.resume(&["--white-board", &board.source(), "--settle", "300"]);
    playing.hear("White's board: DGT");
    // Before the clocks run, so that nobody pays for it.
    playing.hear("White's electronic board: d5");
    board.move_piece(Square::D5, Square::D7);
    playing.types("arbiter: go");
    playing.types("black: e5; press");
    playing.hear("Black has completed e5.");
    board.move_piece(Square::E7, Square::E5);
    board.move_piece(Square::G1, Square::F3);
    playing.hear("White: Springer Gustav eins Felix drei.");
    let record = playing.leave();
    assert_eq!(count(&record, "boards_differed"), 0, "{record:#?}");
}

#[test]
fn one_of_two_boards_is_lost_and_then_both() {
    let (white, black) = (PortedBoard::at_the_start(), PortedBoard::at_the_start());
    let mut playing = quiet_game(&white, &["--black-board", &black.source()]);
    black.with(|cable| cable.unplug());
    playing.hear("Black's electronic board is gone.");
    white.move_piece(Square::E2, Square::E4);
    playing.hear("White: Bauer Eva zwei Eva vier.");
    playing.types("press");
    playing.hear("White has completed e4.");
    playing.types("e5; press");
    playing.hear("Black has completed e5.");
    white.move_piece(Square::E7, Square::E5);
    white.with(|cable| cable.unplug());
    playing.hear("White's electronic board is gone.");
    playing.types("Nf3; press; Nc6; press");
    playing.hear("Black has completed Nc6.");
    let stands = "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R";
    for board in [&white, &black] {
        board.set_up(stands.parse().expect("a placement"));
        board.with(|cable| cable.plug());
    }
    playing.hear("is back");
    playing.hear("is back");
    white.move_piece(Square::F1, Square::B5);
    playing.hear("White: Laeufer Felix eins Bella fuenf.");
    playing.types("press");
    playing.hear("White has completed Bb5.");
    black.move_piece(Square::F1, Square::B5);
    black.move_piece(Square::A7, Square::A6);
    playing.hear("Black: Bauer Anna sieben Anna sechs.");
    let record = playing.leave();
    assert_eq!((count(&record, "board_lost"), count(&record, "board_connected")), (2, 4));
    assert_eq!(count(&record, "boards_differed"), 0, "{record:#?}");
}

#[test]
fn a_board_no_longer_counts_while_a_piece_is_in_the_hand() {
    let board = PortedBoard::at_the_start();
    let mut playing = quiet_game(&board, &[]);
    lift(&board, Square::E2);
    // The press waits for the board, and then no longer.
    playing.types("e4");
    playing.hear("White: ");
    playing.types("press; eboard off");
    playing.hear("no longer counts");
    playing.hear("White has completed e4.");
    put(&board, Square::E4, WHITE_PAWN);
    playing.types("e5; press");
    playing.hear("Black has completed e5.");
    playing.types("white eboard on");
    playing.hear("counts again");
    board.move_piece(Square::E7, Square::E5);
    board.move_piece(Square::G1, Square::F3);
    playing.hear("White: Springer Gustav eins Felix drei.");
    playing.types("press");
    playing.hear("White has completed Nf3.");
    let record = playing.leave();
    assert_eq!((count(&record, "move_completed"), count(&record, "boards_differed")), (3, 0), "{record:#?}");
}

/// It says nothing wrong, what is typed counts, and it is read again when it has calmed down.
#[test]
fn a_board_sends_more_than_anybody_can_read() {
    let board = PortedBoard::at_the_start();
    let mut playing = quiet_game(&board, &[]);
    board.with(|cable| cable.device = Device::Flooding);
    playing.hears_nothing(2_500);
    playing.types("clock");
    let answered = playing.hear("White");
    assert!(answered < Duration::from_secs(2), "{answered:?}");
    board.with(|cable| cable.device = Device::Board);
    board.move_piece(Square::E2, Square::E4);
    playing.hear("White: Bauer Eva zwei Eva vier.");
    playing.types("press");
    playing.hear("White has completed e4.");
    let record = playing.leave();
    assert_eq!((count(&record, "move_announced"), count(&record, "boards_differed")), (1, 0), "{record:#?}");
}

/// Lost and back again, turned round by the person who looked at the cable.
#[test]
fn a_board_comes_back_turned_round() {
    let board = PortedBoard::at_the_start();
    let mut playing = quiet_game(&board, &[]);
    board.move_piece(Square::E2, Square::E4);
    playing.hear("White: ");
    playing.types("press");
    playing.hear("White has completed e4.");
    board.with(|cable| cable.unplug());
    playing.hear("White's electronic board is gone.");
    board.with(|cable| {
        cable.board.is_turned = true;
        cable.plug();
    });
    playing.hear("White's electronic board is back.");
    playing.types("e5; press");
    playing.hear("Black has completed e5.");
    board.move_piece(Square::E7, Square::E5);
    board.move_piece(Square::G1, Square::F3);
    playing.hear("White: Springer Gustav eins Felix drei.");
    let record = playing.leave();
    assert_eq!(count(&record, "boards_differed"), 0, "{record:#?}");
}

#[test]
fn adjusting_is_no_move_and_ends_by_itself() {
    let board = PortedBoard::at_the_start();
    let mut playing = quiet_game(&board, &[]);
    playing.types("white: jadoube");
    playing.hear("adjust");
    board.move_piece(Square::E2, Square::E3);
    playing.hears_nothing(1_500);
    board.move_piece(Square::E3, Square::E2);
    playing.hears_nothing(1_500);
    // It stood as expected: what is made now is a half-move.
    board.move_piece(Square::D2, Square::D4);
    playing.hear("White: Bauer David zwei David vier.");
    playing.types("press");
    playing.hear("White has completed d4.");
    let record = playing.leave();
    assert_eq!(count(&record, "move_announced"), 1, "{record:#?}");
    assert!(!record.iter().any(|line| line.contains("boards_differed")), "{record:#?}");
}

/// Hands that go on at once leave no second in which the board stands as expected.
#[test]
fn a_move_right_after_adjusting_is_announced() {
    let board = PortedBoard::at_the_start();
    let mut playing = quiet_game(&board, &[]);
    playing.types("white: jadoube");
    playing.hear("adjust");
    board.move_piece(Square::D2, Square::D4);
    let long = playing.hear("White: Bauer David zwei David vier.");
    assert!(long > Duration::from_millis(2_500), "{long:?}");
    playing.types("press");
    playing.hear("White has completed d4.");
    playing.types("d5; press");
    playing.hear("Black has completed d5.");
    board.move_piece(Square::D7, Square::D5);
    playing.types("white: jadoube");
    playing.hear("adjust");
    board.move_piece(Square::C2, Square::C4);
    playing.types("white: press");
    playing.hear("White has completed c4.");
    let record = playing.leave();
    assert_eq!(recorded(&record, "move_announced").len(), 3, "{record:#?}");
}

/// With `--press with-move` a board that is announced for by keys is still waited for.
#[test]
fn a_typed_move_presses_once_its_board_shows_it() {
    let board = PortedBoard::at_the_start();
    let mut playing = quiet_game(&board, &["--press", "with-move"]);
    playing.types("white: e4");
    playing.hear("White: Bauer Eva zwei Eva vier.");
    board.move_piece(Square::E2, Square::E4);
    playing.hear("White has completed e4.");
    playing.types("black: e5");
    playing.hear("Black has completed e5.");
    board.move_piece(Square::E7, Square::E5);
    board.move_piece(Square::G1, Square::F3);
    playing.hear("White has completed Nf3.");
    let record = playing.leave();
    assert_eq!(count(&record, "boards_differed"), 0, "{record:#?}");
    let by_board: Vec<bool> = recorded(&record, "move_announced").into_iter().map(|(_, by_board)| by_board).collect();
    assert_eq!(by_board, [false, false, true]);
}

/// Everybody sees that the kings in the centre are no move.
#[test]
fn kings_in_the_centre_are_neither_a_move_nor_a_result() {
    let board = PortedBoard::at_the_start();
    let mut playing = quiet_game(&board, &[]);
    board.move_piece(Square::E1, Square::E4);
    board.move_piece(Square::E8, Square::D5);
    playing.hears_nothing(4_500);
    board.set_up(Board::new());
    playing.hears_nothing(1_500);
    let record = playing.leave();
    assert!(!record.iter().any(|line| line.contains("\"source\"")), "{record:#?}");
}
