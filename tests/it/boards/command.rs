//! `annabella boards`: the exit codes and one sentence for each trouble; recordings.

use std::fs;
use std::io::{BufRead as _, BufReader, Write as _};
use std::process::Stdio;

use annabella::boards::protocol::Make;
use shakmaty::{Board, Square};

use super::port::{Device, PortedBoard};
use super::simulated::{SimulatedBoard, SimulatedClock};
use crate::program::{Home, ended};

#[test]
fn a_board_is_asked_what_stands_there() {
    let mut simulated = SimulatedBoard::new(Board::new(), 7);
    simulated.is_turned = true;
    simulated.clock = Some(SimulatedClock { left: 5400, right: 59, left_is_up: true, is_running: true });
    let board = PortedBoard::new(simulated);
    let ran = Home::new().run(&["boards", &board.source()], "");
    assert_eq!(ran.code, Some(0), "{ran:?}");
    let printed = ran.out.replace(&board.path().display().to_string(), "PORT");
    insta::assert_snapshot!(printed, @r"
    PORT: a DGT board, number 00137, version 1.8.
    It lies turned.
    8 r n b q k b n r.
    7 p p p p p p p p.
    6 o o o o o o o o.
    5 o o o o o o o o.
    4 o o o o o o o o.
    3 o o o o o o o o.
    2 P P P P P P P P.
    1 R N B Q K B N R.
    Its clock shows 1:30:00 on the left and 0:00:59 on the right, and is running.
    ");
    board.assert_only_harmless_bytes();
}

#[test]
fn each_trouble_has_its_sentence_and_exit_code() {
    let board = PortedBoard::at_the_start();
    let home = Home::new();
    let mut said = String::new();
    let mut ask = |source: &str, code: i32| {
        let ran = home.run(&["boards", source, "--lang", "en"], "");
        assert_eq!(ran.code, Some(code), "{source}: {ran:?}");
        assert_eq!(ran.err.lines().count(), 1, "one sentence: {ran:?}");
        said.push_str(&ran.err.replace(&board.path().display().to_string(), "PORT"));
    };
    ask("dgt:/dev/no-such-port", 2);
    ask("dgt:/etc/passwd", 2);
    ask("certabo:COM1", 2);
    ask("dgt:", 2);
    board.with(|cable| cable.device = Device::Modem);
    ask(&board.source(), 1);
    board.with(|cable| cable.device = Device::Silent);
    ask(&board.source(), 1);
    insta::assert_snapshot!(said, @r"
    There is no port /dev/no-such-port. Run annabella boards for the ports there are.
    /etc/passwd cannot be opened as a serial port: Not a typewriter.
    Invalid value certabo:COM1 for BOARD. Possible values: dgt:auto dgt:/dev/ttyACM0 chesslink:/dev/ttyUSB0.
    Invalid value dgt: for BOARD; did you mean dgt:auto? Possible values: dgt:auto dgt:/dev/ttyACM0 chesslink:/dev/ttyUSB0.
    PORT answers, but not like a DGT board. Run annabella boards for the ports there are.
    Nothing answers at PORT. Check the cable, and whether the board is switched on.
    ");
}

#[test]
fn a_chesslink_board_is_asked_what_stands_there() {
    let mut simulated = SimulatedBoard::new(Board::new(), 7);
    simulated.make = Make::ChessLink;
    let board = PortedBoard::new(simulated);
    let ran = Home::new().run(&["boards", &board.source()], "");
    assert_eq!(ran.code, Some(0), "{ran:?}");
    let printed = ran.out.replace(&board.path().display().to_string(), "PORT");
    insta::assert_snapshot!(printed, @r"
    PORT: a ChessLink board, without a number, version 1.3.
    It lies straight.
    8 r n b q k b n r.
    7 p p p p p p p p.
    6 o o o o o o o o.
    5 o o o o o o o o.
    4 o o o o o o o o.
    3 o o o o o o o o.
    2 P P P P P P P P.
    1 R N B Q K B N R.
    It has no clock.
    ");
    board.assert_only_harmless_bytes();
}

#[test]
fn what_a_board_sends_is_recorded_and_replayed() {
    for make in Make::ALL {
        is_recorded_and_replayed(make);
    }
}

fn is_recorded_and_replayed(make: Make) {
    let mut simulated = SimulatedBoard::new(Board::new(), 7);
    simulated.make = make;
    let board = PortedBoard::new(simulated);
    let home = Home::new();
    let mut command = home.command(&["boards", &board.source(), "--record", &home.at("board.txt")]);
    let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("started");
    let mut lines = BufReader::new(child.stdout.take().expect("piped")).lines().map_while(Result::ok);
    assert!(lines.any(|line| line.contains("RNBQKBNR")), "what stands there");
    board.move_piece(Square::E2, Square::E4);
    let changed = lines.find(|line| line.contains("e4 P")).expect("the pawn");
    child.stdin.take().expect("piped").write_all(b"\n").expect("taken");
    assert!(ended(&mut child).success());
    let replayed = home.run(&["boards", "--replay", &home.at("board.txt")], "");
    assert_eq!(replayed.code, Some(0), "{replayed:?}");
    assert_eq!(replayed.out.lines().last(), Some(changed.as_str()), "the same line");

    for (text, line) in [("dgt\n12 < 86\nnothing of a board\n", "Line 3"), ("12 < 86\n", "Line 1"), ("", "Line 1")] {
        fs::write(home.path("no.txt"), text).expect("written");
        let ran = home.run(&["boards", "--replay", &home.at("no.txt")], "");
        assert_eq!((ran.code, ran.err.lines().count()), (Some(2), 1), "{ran:?}");
        assert!(ran.err.contains(line), "{ran:?}");
    }
}
