//! A game with an electronic board at its port: the whole program, what is typed, what is printed, what is recorded.

use std::io::{BufRead as _, BufReader, Write as _};
use std::process::{Child, ChildStdin, Stdio};
use std::sync::mpsc::{self, Receiver};
use std::thread;
use std::time::{Duration, Instant};

use annabella::game::half_move::HalfMove;
use shakmaty::san::San;
use shakmaty::{Board, CastlingMode, Chess, Color, Position};

use super::hands::{Act, Stops, make};
use super::port::PortedBoard;
use super::simulated::{Random, SimulatedBoard, SimulatedClock};
use crate::program::{DEADLINE, Home, ended};

/// Hands that do not stop for as long as a board must be quiet here.
pub const QUICK: Stops = Stops { from: 10, to: 60 };

pub fn half_moves(start: &Chess, game: &str) -> Vec<HalfMove> {
    let mut position = start.clone();
    let moves = game.split_whitespace().map(|san| {
        let mv = san.parse::<San>().expect("SAN").to_move(&position).expect("legal");
        position.play_unchecked(mv);
        HalfMove::of(mv, CastlingMode::Standard)
    });
    moves.collect()
}

/// A game that is being played.
pub struct Playing {
    pub home: Home,
    child: Child,
    keys: ChildStdin,
    lines: Receiver<String>,
    pub said: Vec<String>,
}

impl Playing {
    pub fn new(arguments: &[&str]) -> Playing {
        let home = Home::new();
        let journal = home.at("game.jsonl");
        let mut all = vec!["play", "--voice", "off", "--lang", "en", "--journal", &journal];
        all.extend(arguments);
        let mut playing = Playing::start(home, &all);
        playing.hear("Recorded in");
        playing
    }

    pub fn start(home: Home, arguments: &[&str]) -> Playing {
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

    pub fn types(&mut self, line: &str) {
        writeln!(self.keys, "{line}").expect("the program reads");
    }

    /// Waits until a line with this text is printed; returns how long that took.
    #[allow(clippy::disallowed_methods, reason = "how long it takes is what is promised")]
    pub fn hear(&mut self, text: &str) -> Duration {
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

    /// Types it again and again until a line with this text is printed.
    pub fn types_until(&mut self, line: &str, text: &str) {
        for _ in 0..40 {
            self.types(line);
            while let Ok(line) = self.lines.recv_timeout(Duration::from_millis(500)) {
                self.said.push(line);
                if self.said.last().is_some_and(|line| line.contains(text)) {
                    return;
                }
            }
        }
        panic!("waited for {text:?}; said: {:#?}", self.said);
    }

    /// Waits until nothing is printed any longer.
    pub fn falls_silent(&mut self) {
        while let Ok(line) = self.lines.recv_timeout(Duration::from_millis(1_000)) {
            self.said.push(line);
        }
    }

    /// Checks that nothing is printed for that long.
    pub fn hears_nothing(&mut self, milliseconds: u64) {
        if let Ok(line) = self.lines.recv_timeout(Duration::from_millis(milliseconds)) {
            panic!("{line:?} after {:#?}", self.said);
        }
    }

    /// Leaves the game and goes on with it.
    pub fn resume(mut self, arguments: &[&str]) -> Playing {
        self.types("quit");
        let Playing { home, mut child, keys, .. } = self;
        drop(keys);
        assert!(ended(&mut child).success());
        let journal = home.at("game.jsonl");
        let all = [&["resume", &journal, "--voice", "off", "--lang", "en"], arguments].concat();
        Playing::start(home, &all)
    }

    /// Leaves the game; returns the lines of its record.
    pub fn leave(self) -> Vec<String> {
        self.leave_home().0
    }

    /// Leaves the game; returns the lines of its record and the home in which it is.
    pub fn leave_home(self) -> (Vec<String>, Home) {
        let (record, said, home) = self.leave_after_ruling();
        assert!(!record.iter().any(|line| line.contains("pieces_touched")), "a touch was recorded: {record:#?}");
        assert!(!said.iter().any(|line| line.contains("touch")), "a touch was said: {said:#?}");
        (record, home)
    }

    /// Leaves a game in which the arbiter has ruled on a touch; returns the lines of its record, what was said, and the
    /// home.
    pub fn leave_after_ruling(mut self) -> (Vec<String>, Vec<String>, Home) {
        // The game may be over and the program gone.
        let _ = writeln!(self.keys, "quit");
        let Playing { home, mut child, keys, lines, mut said } = self;
        drop(keys);
        assert!(ended(&mut child).success());
        said.extend(lines.iter());
        let record = std::fs::read_to_string(home.path("game.jsonl")).expect("a record");
        (record.lines().map(str::to_owned).collect(), said, home)
    }
}

/// The half-moves of that kind of line in a record, and whether the board was their source.
pub fn recorded(record: &[String], kind: &str) -> Vec<(String, bool)> {
    let of_kind = record.iter().filter(|line| line.contains(&format!("\"kind\":\"{kind}\"")));
    let moves = of_kind.filter_map(|line| Some((line.split_once("\"move\":\"")?.1, line)));
    moves
        .map(|(rest, line)| {
            (rest.split('"').next().unwrap_or_default().to_owned(), line.contains("\"source\":\"board\""))
        })
        .collect()
}

#[allow(clippy::disallowed_methods, reason = "hands move in real time")]
pub fn act(board: &PortedBoard, acts: &[Act]) {
    for Act { after, square, piece } in acts.iter().copied() {
        thread::sleep(Duration::from_millis(after));
        board.with(move |cable| match piece {
            Some(piece) => cable.board.stands.set_piece_at(square, piece),
            None => cable.board.stands.discard_piece_at(square),
        });
    }
}

/// Hands make the half-move on the board, and it stands there then.
pub fn make_on(board: &PortedBoard, half_move: HalfMove, random: &mut Random) {
    let before = board.with(|cable| cable.board.stands.clone());
    let acts = make(half_move, &before, CastlingMode::Standard, QUICK, random);
    act(board, &acts);
    let mut after = before;
    half_move.execute_on(&mut after, CastlingMode::Standard);
    assert_eq!(board.with(|cable| cable.board.stands.clone()), after, "{half_move}");
}

/// What the program prints of a half-move.
pub fn announced(color: Color) -> &'static str {
    color.fold_wb("White: ", "Black: ")
}

pub fn completed(color: Color) -> &'static str {
    color.fold_wb("White has completed", "Black has completed")
}

/// A board with a clock on its bus.
pub fn with_clock(is_turned: bool) -> PortedBoard {
    let mut simulated = SimulatedBoard::new(Board::new(), 3);
    simulated.is_turned = is_turned;
    simulated.clock = Some(SimulatedClock { left: 5400, right: 5400, left_is_up: !is_turned, is_running: false });
    PortedBoard::new(simulated)
}

/// The player of that colour pushes the lever down, with that much time left on both sides.
pub fn press(board: &PortedBoard, by: Color, seconds: u32) {
    board.with(move |cable| {
        let whites_left = !cable.board.is_turned;
        let clock = cable.board.clock.as_mut().expect("a clock");
        (clock.left, clock.right, clock.is_running) = (seconds, seconds + 60, true);
        clock.left_is_up = (by == Color::White) != whites_left;
    });
}

pub fn quiet_game(board: &PortedBoard, more: &[&str]) -> Playing {
    let source = board.source();
    let mut arguments = vec!["--white-board", &source, "--settle", "300", "--black-blind=no"];
    arguments.extend(more);
    let mut playing = Playing::new(&arguments);
    playing.hear("White's board");
    playing.types("begin");
    playing.hear("Play has begun.");
    playing
}
