//! Whole games with an electronic board at its port: hands move, and the program announces, follows and completes.

use std::time::Duration;

use annabella::boards::protocol::Make;
use shakmaty::fen::Fen;
use shakmaty::{Board, CastlingMode, Chess, Color, Piece, Position, Rank, Role, Square};

use super::hands::Act;
use super::playing::{
    Playing, act, announced, completed, half_moves, make_on, press, quiet_game, recorded, with_clock,
};
use super::port::PortedBoard;
use super::simulated::{Random, SimulatedBoard};

/// Castling, en passant, a promotion, captures, mate.
const GAME: &str = "e4 c5 Nf3 d6 Bb5+ Bd7 Bxd7+ Qxd7 O-O Nc6 e5 f5 exf6 e5 fxg7 e4 gxh8=Q O-O-O Re1 Nge7 Rxe4 Nd5 \
                    Qxf8 Nc3 Qxd8+ Qxd8 Re8";

/// Plays the game: one player has an electronic board, the other one is typed for.
fn plays_whole_game(make: Make, owner: Color, is_turned: bool) {
    let mut random = Random::new(if is_turned { 5 } else { 11 });
    let mut simulated = SimulatedBoard::new(Board::new(), 3);
    (simulated.make, simulated.is_turned) = (make, is_turned);
    simulated.loses_one_in = 20;
    let board = PortedBoard::new(simulated);
    let option = owner.fold_wb("--white-board", "--black-board");
    let mut playing =
        Playing::new(&[option, &board.source(), "--settle", "400", "--press", "with-move", "--black-blind=no"]);
    playing.hear(if is_turned { "lies turned." } else { "lies straight." });
    playing.types("begin");
    playing.hear("Play has begun.");
    let game = half_moves(&Chess::default(), GAME);
    for (ply, half_move) in game.iter().enumerate() {
        let by = if ply % 2 == 0 { Color::White } else { Color::Black };
        if by != owner {
            playing.types(&half_move.to_string());
            playing.hear(completed(by));
        }
        make_on(&board, *half_move, &mut random);
        if by == owner {
            playing.hear(announced(by));
            playing.hear(completed(by));
        }
    }
    let record = playing.leave();
    let made: Vec<String> = game.iter().map(ToString::to_string).collect();
    let found = recorded(&record, "move_announced");
    assert_eq!(found.iter().map(|(made, _)| made.clone()).collect::<Vec<_>>(), made);
    for (ply, (half_move, by_board)) in found.iter().enumerate() {
        let is_owners = (ply % 2 == 0) == (owner == Color::White);
        assert_eq!(*by_board, is_owners, "{half_move}");
    }
    assert!(!record.iter().any(|line| line.contains("boards_differed")), "{record:#?}");
    board.assert_only_harmless_bytes();
}

#[test]
fn white_plays_a_whole_game_without_a_key() {
    plays_whole_game(Make::Dgt, Color::White, false);
}

#[test]
fn black_plays_a_whole_game_on_a_board_turned_round() {
    plays_whole_game(Make::Dgt, Color::Black, true);
}

#[test]
fn a_chesslink_board_plays_a_whole_game() {
    plays_whole_game(Make::ChessLink, Color::White, true);
}

#[test]
fn the_lever_completes_and_its_times_are_read() {
    for is_turned in [false, true] {
        let board = with_clock(is_turned);
        let mut playing = Playing::new(&["--white-board", &board.source(), "--clock", "board", "--black-blind=no"]);
        playing.hear("White's board");
        board.with(|cable| cable.board.clock.as_mut().expect("a clock").is_running = true);
        playing.hear("Play has begun.");
        let mut random = Random::new(9);
        let game = half_moves(&Chess::default(), "e4 c5 Nf3 d6 Bb5+");
        let (mut longest, mut seconds) = (Duration::ZERO, 5390);
        for (ply, half_move) in game.iter().enumerate() {
            seconds -= 10;
            if ply % 2 == 0 {
                make_on(&board, *half_move, &mut random);
                if ply == 0 {
                    // With a lever nothing is announced before it is pressed.
                    playing.hears_nothing(1_700);
                }
                press(&board, Color::White, seconds);
                longest = longest.max(playing.hear("White: "));
                playing.hear("White has completed");
            } else {
                playing.types(&half_move.to_string());
                playing.hear("Black: ");
                press(&board, Color::Black, seconds);
                playing.hear("Black has completed");
                make_on(&board, *half_move, &mut random);
            }
        }
        // The scan lags by 200 ms; the machine is busy with other tests.
        assert!(longest < Duration::from_millis(1_500), "{longest:?}");
        let (record, home) = playing.leave_home();
        let pressed = record.iter().filter(|line| line.contains("move_completed")).collect::<Vec<_>>();
        assert_eq!(pressed.len(), game.len());
        assert!(pressed.iter().all(|line| line.contains("\"source\":\"lever\"")), "{pressed:#?}");
        let set = record.iter().rfind(|line| line.contains("clocks_set")).expect("times");
        let (white, black) = if is_turned { (seconds + 60, seconds) } else { (seconds, seconds + 60) };
        assert!(set.contains(&format!("\"white_ms\":{}", white * 1000)), "{set}");
        assert!(set.contains(&format!("\"black_ms\":{}", black * 1000)), "{set}");
        let exported = home.run(&["export", "game.jsonl", "--to", "pgn"], "").out;
        let clocks: Vec<&str> = exported.split("[%clk ").skip(1).map(|rest| &rest[..7]).collect();
        let shows = if is_turned {
            ["1:30:40", "1:29:30", "1:30:20", "1:29:10", "1:30:00"]
        } else {
            ["1:29:40", "1:30:30", "1:29:20", "1:30:10", "1:29:00"]
        };
        assert_eq!(clocks, shows, "{exported}");
        assert!(!exported.contains("%emt"), "{exported}");
        // The readings of a lever are no incidents.
        let report = |more: &[&str]| home.run(&[&["show", "game.jsonl", "--report"], more].concat(), "").out;
        assert!(!report(&[]).contains("The clocks are set"), "{}", report(&[]));
        assert!(report(&["--all"]).contains("The clocks are set"), "{}", report(&["--all"]));
        board.assert_only_harmless_bytes();
    }
}

#[test]
fn a_press_without_a_move_completes_nothing() {
    let board = with_clock(false);
    let mut playing = Playing::new(&["--white-board", &board.source(), "--clock", "board", "--black-blind=no"]);
    playing.hear("White's board");
    playing.types("begin");
    playing.hear("Play has begun.");
    playing.hears_nothing(1_500);
    // The pawn is still in the hand.
    board.with(|cable| cable.board.stands.discard_piece_at(Square::E2));
    press(&board, Color::White, 5000);
    playing.hear("Nothing is completed.");
    let record = playing.leave();
    assert!(!record.iter().any(|line| line.contains("move_announced") || line.contains("empty_press")), "{record:#?}");
}

/// The arbiter finds it when it is completed, as if it had been typed (7.5).
#[test]
fn an_illegal_move_is_announced_and_found_when_it_is_completed() {
    let board = PortedBoard::at_the_start();
    let mut playing = quiet_game(&board, &[]);
    board.move_piece(Square::E2, Square::E5);
    playing.hear("White: Bauer Eva zwei Eva fuenf.");
    playing.types("press");
    playing.hear("Illegal move number 1 by White");
    playing.leave();
}

#[test]
fn a_piece_that_was_not_released_yet_corrects_the_announcement() {
    let board = PortedBoard::at_the_start();
    let mut playing = quiet_game(&board, &[]);
    board.move_piece(Square::E2, Square::E3);
    playing.hear("White: Bauer Eva zwei Eva drei.");
    board.move_piece(Square::E3, Square::E4);
    playing.hear("Bauer Eva zwei Eva vier.");
    playing.types("press");
    playing.hear("White has completed e4.");
    let record = playing.leave();
    assert!(record.iter().any(|line| line.contains("announcement_corrected") && line.contains("\"source\":\"board\"")));
    assert!(!record.iter().any(|line| line.contains("boards_differed") || line.contains("touch")), "{record:#?}");
}

#[test]
fn what_hands_begin_is_not_announced() {
    let board = PortedBoard::at_the_start();
    let mut playing = quiet_game(&board, &[]);
    let lift = |square| act(&board, &[Act { after: 0, square, piece: None }]);
    let pawn = Piece { color: Color::White, role: Role::Pawn };
    lift(Square::E2);
    playing.hears_nothing(1_500);
    act(&board, &[Act { after: 0, square: Square::E2, piece: Some(pawn) }]);
    playing.hears_nothing(1_500);
    let record = playing.leave();
    assert!(!record.iter().any(|line| line.contains("\"source\"")), "{record:#?}");
}

/// Mate ends the game when it is made; the board shows it by then (5.1.1).
#[test]
fn mate_on_the_board_ends_the_game() {
    let board = PortedBoard::at_the_start();
    let mut playing = quiet_game(&board, &["--press", "with-move"]);
    for (white, black) in
        [((Square::E2, Square::E4), "e5"), ((Square::D1, Square::H5), "Nc6"), ((Square::F1, Square::C4), "Nf6")]
    {
        board.move_piece(white.0, white.1);
        playing.hear("White has completed");
        playing.types(&format!("black: {black}"));
        playing.hear("Black has completed");
        let reply: (Square, Square) = match black {
            "e5" => (Square::E7, Square::E5),
            "Nc6" => (Square::B8, Square::C6),
            _ => (Square::G8, Square::F6),
        };
        board.move_piece(reply.0, reply.1);
    }
    board.move_piece(Square::H5, Square::F7);
    playing.hear("1-0");
    let record = std::fs::read_to_string(playing.home.path("game.jsonl")).expect("a record");
    assert!(!record.contains("boards_differed"), "{record}");
    // The board stays where it is when the colours are reversed.
    playing.types("rematch");
    playing.hear("Black's board: DGT");
    playing.leave();
}

#[test]
fn what_is_typed_goes_before_the_board() {
    let board = PortedBoard::at_the_start();
    let mut playing = quiet_game(&board, &[]);
    playing.types("e4");
    playing.hear("White: Bauer Eva zwei Eva vier.");
    board.move_piece(Square::E2, Square::E4);
    // The press waits until the board shows it.
    playing.types("press");
    playing.hear("White has completed e4.");
    let record = playing.leave();
    assert_eq!(recorded(&record, "move_announced"), [("e2e4".to_owned(), false)]);
    assert_eq!(recorded(&record, "executed")[0], ("e2e4".to_owned(), true));
    assert!(!record.iter().any(|line| line.contains("boards_differed")), "{record:#?}");
}

#[test]
fn a_pulled_cable_is_said_once_and_what_is_typed_feeds_the_board_until_it_is_back() {
    let board = PortedBoard::at_the_start();
    let mut playing = quiet_game(&board, &[]);
    board.with(|cable| cable.unplug());
    let said = playing.hear("White's electronic board is gone.");
    assert!(said < Duration::from_secs(2), "{said:?}");
    playing.types("e4; press; e5; press");
    playing.hear("Black has completed e5.");
    playing.hears_nothing(1_500);
    board.move_piece(Square::E2, Square::E4);
    board.move_piece(Square::E7, Square::E5);
    board.with(|cable| cable.plug());
    playing.hear("White's electronic board is back.");
    board.move_piece(Square::G1, Square::F3);
    playing.hear("White: Springer Gustav eins Felix drei.");
    playing.types("press");
    playing.hear("White has completed Nf3.");
    let record = playing.leave();
    let kinds = |kind: &str| record.iter().filter(|line| line.contains(kind)).count();
    assert_eq!((kinds("board_lost"), kinds("board_connected"), kinds("boards_differed")), (1, 2, 0));
}

#[test]
fn a_board_that_stands_otherwise_is_named_and_put_right() {
    let board = PortedBoard::at_the_start();
    let mut playing = quiet_game(&board, &[]);
    board.move_piece(Square::E7, Square::E5);
    playing.hear("The two boards differ");
    board.move_piece(Square::E5, Square::E7);
    playing.hear("The two boards agree again.");
    playing.leave();
}

#[test]
fn a_wrong_array_is_said_before_play() {
    let mut wrong = Board::new();
    let [king, queen] = [Square::E1, Square::D1].map(|square| wrong.remove_piece_at(square).expect("a piece"));
    wrong.set_piece_at(Square::D1, king);
    wrong.set_piece_at(Square::E1, queen);
    let board = PortedBoard::new(SimulatedBoard::new(wrong, 7));
    let mut playing = Playing::new(&["--white-board", &board.source(), "--black-blind=no"]);
    playing.hear("d1: white king, should be white queen");
    playing.hears_nothing(3_000);
    board.set_up(Board::new());
    playing.hears_nothing(2_500);
    let ran = playing.leave();
    assert!(!ran.iter().any(|line| line.contains("executed")), "{ran:#?}");
}

/// White's half-move is copied after the own one was made: `go` counts that one, and announces it as any that is made
/// there (D.2.1).
#[test]
fn a_half_move_that_go_counts_is_announced() {
    let board = PortedBoard::at_the_start();
    let mut playing = Playing::new(&["--black-board", &board.source(), "--settle", "300", "--black-blind=no"]);
    playing.hear("Black's board");
    playing.types("begin");
    playing.hear("Play has begun.");
    playing.types("e4");
    playing.types("press");
    playing.hear("White has completed e4.");
    board.move_piece(Square::E7, Square::E5);
    playing.hear("The two boards differ");
    board.move_piece(Square::E2, Square::E4);
    playing.types_until("arbiter: cases", "go counts it.");
    playing.types("arbiter: go");
    playing.hear("Black: Bauer Eva sieben Eva fuenf. e5.");
    playing.types("press");
    playing.hear("Black has completed e5.");
    let record = playing.leave();
    let announced = recorded(&record, "move_announced");
    assert_eq!(announced.iter().map(|(half_move, _)| half_move.as_str()).collect::<Vec<_>>(), ["e2e4", "e7e5"]);
}

/// Who asks at the keyboard of all learns it, also where one player is blind.
#[test]
fn what_differs_is_named_to_who_asks() {
    let board = PortedBoard::at_the_start();
    let mut playing = Playing::new(&["--white-board", &board.source(), "--settle", "300"]);
    playing.hear("White's board");
    board.move_piece(Square::E2, Square::E4);
    playing.hear("Play has not begun. Type begin.");
    playing.types("eboard");
    playing
        .hear("answers; it lies straight. White's electronic board: e2: empty, should be white pawn; e4: white pawn");
    board.move_piece(Square::E4, Square::E2);
    for file in shakmaty::File::ALL.into_iter().take(5) {
        let [from, to] = [Rank::Second, Rank::Third].map(|rank| Square::from_coords(file, rank));
        board.move_piece(from, to);
    }
    playing.types_until("eboard", "; and 2 more squares.");
    assert_eq!(playing.said.last().expect("a line").matches("should be").count(), 8);
    board.with(|cable| cable.unplug());
    playing.hear("White's electronic board is gone.");
    playing.types("eboard");
    playing.hear("White's electronic board is gone.");
    playing.types("status");
    playing.hear("Play has not begun.");
    playing.hear("White's electronic board is gone.");
    playing.leave();
}

#[test]
fn the_status_names_the_squares_on_which_the_boards_differ() {
    let board = PortedBoard::at_the_start();
    let mut playing = quiet_game(&board, &[]);
    board.move_piece(Square::E7, Square::E5);
    playing.hear("The two boards differ (7.6) on 2 squares: e5 e7.");
    playing.falls_silent();
    playing.types("status");
    playing.hear("on 2 squares: e5 e7.");
    playing.leave();
}

/// The own board of a blind player announces nothing (D.2.1); he announces, and it has to show it.
#[test]
fn the_board_of_a_blind_player_announces_nothing() {
    let board = PortedBoard::at_the_start();
    let mut playing =
        Playing::new(&["--white-board", &board.source(), "--settle", "300", "--white-blind", "--black-blind=no"]);
    playing.hear("White's board");
    playing.types("begin");
    playing.hear("Play has begun.");
    board.move_piece(Square::E2, Square::E4);
    playing.hears_nothing(1_500);
    playing.types("e4");
    playing.hear("White: Bauer Eva zwei Eva vier.");
    playing.types("press");
    playing.hear("White has completed e4.");
    let record = playing.leave();
    assert_eq!(recorded(&record, "move_announced"), [("e2e4".to_owned(), false)]);
}

/// Two sensory boards: what one player does not follow is found.
#[test]
fn two_boards_are_really_compared() {
    let (white, black) = (PortedBoard::at_the_start(), PortedBoard::at_the_start());
    let mut playing = quiet_game(&white, &["--black-board", &black.source(), "--press", "with-move"]);
    white.move_piece(Square::E2, Square::E4);
    playing.hear("White has completed e4.");
    black.move_piece(Square::E2, Square::E4);
    playing.hears_nothing(700);
    black.move_piece(Square::E7, Square::E5);
    playing.hear("Black has completed e5.");
    // White mirrors the wrong pawn.
    white.move_piece(Square::D7, Square::D5);
    playing.hear("The two boards differ");
    white.move_piece(Square::D5, Square::D7);
    white.move_piece(Square::E7, Square::E5);
    playing.hear("The two boards agree again.");
    playing.leave();
}

#[test]
fn a_board_that_is_disregarded_announces_nothing_until_it_counts_again() {
    let board = PortedBoard::at_the_start();
    let mut playing = quiet_game(&board, &[]);
    playing.types("eboard off");
    playing.hear("no longer counts");
    board.move_piece(Square::E2, Square::E4);
    playing.hears_nothing(1_200);
    playing.types("white eboard on");
    playing.hear("counts again");
    playing.hear("White: Bauer Eva zwei Eva vier.");
    playing.types("arbiter: eboard");
    playing.hear("It stands as it should.");
    playing.leave();
}

#[test]
fn a_game_goes_on_with_the_board() {
    let board = PortedBoard::at_the_start();
    let mut playing = quiet_game(&board, &[]);
    board.move_piece(Square::E2, Square::E4);
    playing.hear("White: ");
    playing.types("press");
    playing.hear("White has completed e4.");
    let mut playing = playing.resume(&["--white-board", &board.source(), "--settle", "300"]);
    playing.hear("White's board: DGT");
    playing.types("arbiter: go");
    playing.types("black: e5; press");
    playing.hear("Black has completed e5.");
    board.move_piece(Square::E7, Square::E5);
    board.move_piece(Square::G1, Square::F3);
    playing.hear("White: Springer Gustav eins Felix drei.");
    playing.leave();
}

#[test]
fn a_game_from_a_position_begins_as_the_board_stands() {
    let fen = "4k3/P7/8/8/8/8/7P/4K3 w - - 0 1";
    let start: Chess = fen.parse::<Fen>().expect("a FEN").into_position(CastlingMode::Standard).expect("a position");
    let board = PortedBoard::new(SimulatedBoard::new(start.board().clone(), 7));
    let mut playing = quiet_game(&board, &["--from", fen]);
    // The pawn stands on its last rank for a while: nothing is announced.
    board.move_piece(Square::A7, Square::A8);
    playing.hears_nothing(1_000);
    let knight = Piece { color: Color::White, role: Role::Knight };
    act(&board, &[Act { after: 0, square: Square::A8, piece: Some(knight) }]);
    playing.hear("Bauer Anna sieben Anna acht Springer.");
    let after = half_moves(&start, "a8=N");
    let record = playing.leave();
    assert_eq!(recorded(&record, "move_announced"), [(after[0].to_string(), true)]);
}
