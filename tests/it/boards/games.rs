//! Whole games with an electronic board at its port: hands move, and the program announces, follows and completes.

use std::io::{BufRead as _, BufReader, Write as _};
use std::process::{Child, ChildStdin, Stdio};
use std::sync::mpsc::{self, Receiver};
use std::thread;
use std::time::{Duration, Instant};

use annabella::game::half_move::HalfMove;
use shakmaty::fen::Fen;
use shakmaty::san::San;
use shakmaty::{Board, CastlingMode, Chess, Color, Piece, Position, Role, Square};

use super::hands::{Act, Stops, make};
use super::port::PortedBoard;
use super::simulated::{Random, SimulatedBoard, SimulatedClock};
use crate::program::{DEADLINE, Home, ended};

/// Hands that do not stop for as long as a board must be quiet here.
const QUICK: Stops = Stops { from: 10, to: 60 };

/// Castling, en passant, a promotion, captures, mate.
const GAME: &str = "e4 c5 Nf3 d6 Bb5+ Bd7 Bxd7+ Qxd7 O-O Nc6 e5 f5 exf6 e5 fxg7 e4 gxh8=Q O-O-O Re1 Nge7 Rxe4 Nd5 \
                    Qxf8 Nc3 Qxd8+ Qxd8 Re8";

fn half_moves(start: &Chess, game: &str) -> Vec<HalfMove> {
    let mut position = start.clone();
    let moves = game.split_whitespace().map(|san| {
        let mv = san.parse::<San>().expect("SAN").to_move(&position).expect("legal");
        position.play_unchecked(mv);
        HalfMove::of(mv, CastlingMode::Standard)
    });
    moves.collect()
}

/// A game that is being played.
struct Playing {
    home: Home,
    child: Child,
    keys: ChildStdin,
    lines: Receiver<String>,
    said: Vec<String>,
}

impl Playing {
    fn new(arguments: &[&str]) -> Playing {
        let home = Home::new();
        let journal = home.at("game.jsonl");
        let mut all = vec!["play", "--voice", "off", "--lang", "en", "--journal", &journal];
        all.extend(arguments);
        let mut playing = Playing::start(home, &all);
        playing.hear("Recorded in");
        playing
    }

    fn start(home: Home, arguments: &[&str]) -> Playing {
        let mut command = home.command(arguments);
        let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("started");
        let (out, keys) = (child.stdout.take().expect("piped"), child.stdin.take().expect("piped"));
        let (to, lines) = mpsc::channel();
        thread::spawn(move || {
            for line in BufReader::new(out).lines().map_while(Result::ok) {
                if to.send(line).is_err() {
                    return;
                }
            }
        });
        Playing { home, child, keys, lines, said: Vec::new() }
    }

    fn types(&mut self, line: &str) {
        writeln!(self.keys, "{line}").expect("the program reads");
    }

    /// Waits until a line with this text is printed; returns how long that took.
    #[allow(clippy::disallowed_methods, reason = "how long it takes is what is promised")]
    fn hear(&mut self, text: &str) -> Duration {
        let from = Instant::now();
        loop {
            let line = self.lines.recv_timeout(DEADLINE);
            let line = line.unwrap_or_else(|error| panic!("{error}, waited for {text:?}; said: {:#?}", self.said));
            self.said.push(line.clone());
            if line.contains(text) {
                return from.elapsed();
            }
        }
    }

    /// Checks that nothing is printed for that long.
    fn hears_nothing(&mut self, milliseconds: u64) {
        if let Ok(line) = self.lines.recv_timeout(Duration::from_millis(milliseconds)) {
            panic!("{line:?} after {:#?}", self.said);
        }
    }

    /// Leaves the game; returns the lines of its record.
    fn leave(mut self) -> Vec<String> {
        // The game may be over and the program gone.
        let _ = writeln!(self.keys, "quit");
        let Playing { home, mut child, keys, lines, mut said } = self;
        drop(keys);
        assert!(ended(&mut child).success());
        said.extend(lines.iter());
        let record = std::fs::read_to_string(home.path("game.jsonl")).expect("a record");
        assert!(!record.contains("pieces_touched"), "a touch was recorded");
        assert!(!said.iter().any(|line| line.contains("touch")), "a touch was said: {said:#?}");
        record.lines().map(str::to_owned).collect()
    }
}

/// The half-moves of that kind of line in a record, and whether the board was their source.
fn recorded(record: &[String], kind: &str) -> Vec<(String, bool)> {
    let of_kind = record.iter().filter(|line| line.contains(&format!("\"kind\":\"{kind}\"")));
    let moves = of_kind.filter_map(|line| Some((line.split_once("\"move\":\"")?.1, line)));
    moves
        .map(|(rest, line)| {
            (rest.split('"').next().unwrap_or_default().to_owned(), line.contains("\"source\":\"board\""))
        })
        .collect()
}

#[allow(clippy::disallowed_methods, reason = "hands move in real time")]
fn act(board: &PortedBoard, acts: &[Act]) {
    for Act { after, square, piece } in acts.iter().copied() {
        thread::sleep(Duration::from_millis(after));
        board.with(move |cable| match piece {
            Some(piece) => cable.board.stands.set_piece_at(square, piece),
            None => cable.board.stands.discard_piece_at(square),
        });
    }
}

/// Hands make the half-move on the board, and it stands there then.
fn make_on(board: &PortedBoard, half_move: HalfMove, random: &mut Random) {
    let before = board.with(|cable| cable.board.stands.clone());
    let acts = make(half_move, &before, CastlingMode::Standard, QUICK, random);
    act(board, &acts);
    let mut after = before;
    half_move.execute_on(&mut after, CastlingMode::Standard);
    assert_eq!(board.with(|cable| cable.board.stands.clone()), after, "{half_move}");
}

/// What the program prints of a half-move.
fn announced(color: Color) -> &'static str {
    color.fold_wb("White: ", "Black: ")
}

fn completed(color: Color) -> &'static str {
    color.fold_wb("White has completed", "Black has completed")
}

/// Plays the game: one player has an electronic board, the other one is typed for.
fn plays_whole_game(owner: Color, is_turned: bool) {
    let mut random = Random::new(if is_turned { 5 } else { 11 });
    let mut simulated = SimulatedBoard::new(Board::new(), 3);
    simulated.is_turned = is_turned;
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
    plays_whole_game(Color::White, false);
}

#[test]
fn black_plays_a_whole_game_on_a_board_turned_round() {
    plays_whole_game(Color::Black, true);
}

/// A board with a clock on its bus.
fn with_clock(is_turned: bool) -> PortedBoard {
    let mut simulated = SimulatedBoard::new(Board::new(), 3);
    simulated.is_turned = is_turned;
    simulated.clock = Some(SimulatedClock { left: 5400, right: 5400, left_is_up: !is_turned, is_running: false });
    PortedBoard::new(simulated)
}

/// The player of that colour pushes the lever down, with that much time left on both sides.
fn press(board: &PortedBoard, by: Color, seconds: u32) {
    board.with(move |cable| {
        let whites_left = !cable.board.is_turned;
        let clock = cable.board.clock.as_mut().expect("a clock");
        (clock.left, clock.right, clock.is_running) = (seconds, seconds + 60, true);
        clock.left_is_up = (by == Color::White) != whites_left;
    });
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
        let record = playing.leave();
        let pressed = record.iter().filter(|line| line.contains("move_completed")).collect::<Vec<_>>();
        assert_eq!(pressed.len(), game.len());
        assert!(pressed.iter().all(|line| line.contains("\"source\":\"lever\"")), "{pressed:#?}");
        let set = record.iter().rfind(|line| line.contains("clocks_set")).expect("times");
        let (white, black) = if is_turned { (seconds + 60, seconds) } else { (seconds, seconds + 60) };
        assert!(set.contains(&format!("\"white_ms\":{}", white * 1000)), "{set}");
        assert!(set.contains(&format!("\"black_ms\":{}", black * 1000)), "{set}");
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

fn quiet_game(board: &PortedBoard, more: &[&str]) -> Playing {
    let source = board.source();
    let mut arguments = vec!["--white-board", &source, "--settle", "300", "--black-blind=no"];
    arguments.extend(more);
    let mut playing = Playing::new(&arguments);
    playing.hear("White's board");
    playing.types("begin");
    playing.hear("Play has begun.");
    playing
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
    playing.types("quit");
    let Playing { home, mut child, keys, .. } = playing;
    drop(keys);
    assert!(ended(&mut child).success());
    let source = board.source();
    let journal = home.at("game.jsonl");
    let arguments = ["resume", &journal, "--voice", "off", "--lang", "en", "--white-board", &source, "--settle", "300"];
    let mut playing = Playing::start(home, &arguments);
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
fn bad_input_is_one_sentence_and_nothing_is_recorded() {
    let board = PortedBoard::at_the_start();
    let home = Home::new();
    let path = board.path().display().to_string();
    let source = board.source();
    let rows: [(&[&str], &str); 7] = [
        (&["--white-board", "dgt:/dev/no-such-port"], "There is no port"),
        (&["--white-board", "dgt:/etc/passwd"], "cannot be opened as a serial port"),
        (&["--white-board", "/dev/ttyACM0"], "Possible values: dgt:auto"),
        (&["--white-board", &source, "--black-board", &source], "Both players have the board"),
        (&["--white-board", &source, "--settle", "20"], "250 .. 5000"),
        (&["--clock", "board"], "there is none"),
        (&["--black-board", &source, "--white-board", "dgt:/dev/null"], "cannot be opened as a serial port"),
    ];
    for (arguments, sentence) in rows {
        let all = [&["play", "--voice", "off", "--lang", "en", "--journal", "game.jsonl"], arguments].concat();
        let ran = home.run(&all, "begin\ne4\n");
        assert_eq!((ran.code, ran.err.lines().count()), (Some(2), 1), "{arguments:?}: {ran:?}");
        assert!(ran.err.contains(sentence), "{arguments:?}: {ran:?} {path}");
        assert!(!home.path("game.jsonl").exists(), "{arguments:?}: something was recorded");
    }
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
