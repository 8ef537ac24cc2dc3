//! The whole program and a simulated board at its port.
#![allow(clippy::disallowed_methods, reason = "a benchmark asks the clock")]

use std::fs;
use std::io::{BufRead as _, BufReader, Write as _};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{self, Receiver};
use std::thread;
use std::time::{Duration, Instant};

use annabella::boards::protocol::Make;
use annabella::boards::report::BoardReport;
use annabella::boards::transport::{Direction, Follows, OpenBoard};
use annabella::game::clock::moment::{Moment, Span};
use annabella::time::RecordClock;
use shakmaty::{Board, Square};

use super::port::PortedBoard;
use super::simulated::{SimulatedBoard, SimulatedClock};

const LONG: Duration = Duration::from_secs(20);
/// Fewer than repeat the position for the fifth time.
const MOVES: usize = 7;
/// Longer than a scan: the board knows then what stands there.
const SCANNED: Duration = Duration::from_millis(400);

/// Runs it.
pub fn run() {
    stages();
    for (what, wait) in [("scanned before", SCANNED), ("not yet scanned", Duration::ZERO)] {
        print(&format!("the lever to the announcement, a piece {what}"), lever(wait));
    }
    print("the last change to the announcement without a lever, after a second of quiet", quiet_to_announcement());
    cable();
    processor_time();
}

fn print(what: &str, mut times: Vec<Duration>) {
    times.sort_unstable();
    println!(
        "{what}: median {:.1?}, slowest {:.1?}, of {}",
        times[times.len() / 2],
        times[times.len() - 1],
        times.len()
    );
}

fn board_with_clock() -> PortedBoard {
    let mut simulated = SimulatedBoard::new(Board::new(), 3);
    simulated.clock = Some(SimulatedClock { left: 5400, right: 5400, left_is_up: true, is_running: false });
    PortedBoard::new(simulated)
}

fn open(board: &PortedBoard, tap: Option<annabella::boards::transport::Tap>, now: RecordClock) -> OpenBoard {
    let path = board.path().display().to_string();
    OpenBoard::open(Make::Dgt, &path, now, tap).unwrap_or_else(|error| panic!("{error:?}"))
}

/// Where the time from the lever to the report goes, in the thread of the board alone.
fn stages() {
    let (board, now) = (board_with_clock(), RecordClock::from(Moment::START));
    let (to, events) = mpsc::channel();
    let from_tap = to.clone();
    let tap = Box::new(move |_: Moment, direction, bytes: &[u8]| {
        drop(from_tap.send((Instant::now(), Some((direction, bytes.to_vec())))))
    });
    let opened = open(&board, None, now).with_tap(Some(tap));
    let _followed = opened.follow(now, Span::seconds(1), Follows::BoardAndClock, move |_, report| {
        if let BoardReport::Stands(_) = report {
            drop(to.send((Instant::now(), None)));
        }
    });
    thread::sleep(Duration::from_secs(2));
    let (mut to_lever, mut to_request, mut to_report) = (Vec::new(), Vec::new(), Vec::new());
    for at in 0..MOVES {
        thread::sleep(Duration::from_millis(700 + 130 * at as u64));
        events.try_iter().for_each(drop);
        let pressed = Instant::now();
        board.press(at % 2 == 0);
        let (mut heard, mut asked) = (None, None);
        loop {
            let (moment, what) = events.recv_timeout(LONG).expect("the board answers");
            match what {
                Some((Direction::FromBoard, bytes)) if heard.is_none() && bytes.contains(&0x8D) => heard = Some(moment),
                // What is asked for a scan after the press counts.
                Some((Direction::ToBoard, _)) if moment.duration_since(pressed) > Duration::from_millis(190) => {
                    asked = asked.or(Some(moment));
                }
                None if asked.is_some() => {
                    let (heard, asked) = (heard.expect("the lever"), asked.expect("a request"));
                    to_lever.push(heard.duration_since(pressed));
                    to_request.push(asked.duration_since(heard));
                    to_report.push(moment.duration_since(asked));
                    break;
                }
                Some(_) | None => {}
            }
        }
    }
    print("the lever to its message", to_lever);
    print("the message to the request of all fields, after a scan", to_request);
    print("the request to the report", to_report);
}

struct Playing {
    child: Child,
    keys: ChildStdin,
    lines: Receiver<String>,
    _folder: tempfile::TempDir,
}

impl Playing {
    fn new(arguments: &[&str]) -> Playing {
        let folder = tempfile::tempdir().expect("a folder");
        let mut child = Command::new(env!("CARGO_BIN_EXE_annabella"))
            .args(["play", "--face", "lines", "--voice", "off", "--lang", "en", "--blind", "none", "--journal"])
            .arg(folder.path().join("game.jsonl"))
            .args(arguments)
            .env("HOME", folder.path())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program");
        let (keys, output) = (child.stdin.take().expect("piped"), BufReader::new(child.stdout.take().expect("piped")));
        let (to, lines) = mpsc::channel();
        thread::spawn(move || output.lines().map_while(Result::ok).try_for_each(|line| to.send(line)));
        let mut playing = Playing { child, keys, lines, _folder: folder };
        playing.hear("Recorded in");
        playing
    }

    fn types(&mut self, line: &str) {
        writeln!(self.keys, "{line}").expect("read");
    }

    fn hear(&mut self, text: &str) {
        while !self.lines.recv_timeout(LONG).unwrap_or_else(|error| panic!("{text}: {error}")).contains(text) {}
    }
}

impl Drop for Playing {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The knight of White that is moved at that half-move, and that of Black.
fn knights(at: usize) -> ((Square, Square), (Square, Square), &'static str) {
    let (white, black) = ((Square::G1, Square::F3), (Square::G8, Square::F6));
    match at % 2 {
        0 => (white, black, "Nf6"),
        _ => ((white.1, white.0), (black.1, black.0), "Ng8"),
    }
}

fn lever(wait: Duration) -> Vec<Duration> {
    let board = board_with_clock();
    let path = format!("dgt:{}", board.path().display());
    let mut playing = Playing::new(&["--white-board", &path, "--clock", "board"]);
    playing.hear("White's board");
    board.with(|cable| cable.board.clock.as_mut().expect("a clock").is_running = true);
    playing.hear("Play has begun.");
    let times = (0..MOVES).map(|at| {
        let (white, black, typed) = knights(at);
        thread::sleep(Duration::from_secs(1));
        board.move_piece(white.0, white.1);
        thread::sleep(wait);
        let pressed = Instant::now();
        board.press(true);
        playing.hear("White: ");
        let time = pressed.elapsed();
        playing.hear("White has completed");
        playing.types(typed);
        playing.hear("Black: ");
        board.press(false);
        playing.hear("Black has completed");
        board.move_piece(black.0, black.1);
        time
    });
    times.collect()
}

fn quiet_to_announcement() -> Vec<Duration> {
    let board = PortedBoard::at_the_start();
    let path = format!("dgt:{}", board.path().display());
    let mut playing = Playing::new(&["--white-board", &path, "--press", "with-move"]);
    playing.hear("White's board");
    playing.types("begin");
    playing.hear("Play has begun.");
    let times = (0..MOVES).map(|at| {
        let (white, black, typed) = knights(at);
        thread::sleep(Duration::from_secs(1));
        let made = Instant::now();
        board.move_piece(white.0, white.1);
        playing.hear("White: ");
        let time = made.elapsed();
        playing.hear("White has completed");
        playing.types(typed);
        playing.hear("Black has completed");
        board.move_piece(black.0, black.1);
        time
    });
    times.collect()
}

fn cable() {
    let (board, now) = (PortedBoard::at_the_start(), RecordClock::from(Moment::START));
    let (to, reports) = mpsc::channel();
    let _followed = open(&board, None, now).follow(now, Span::seconds(1), Follows::Board, move |_, report| {
        drop(to.send((Instant::now(), report)));
    });
    let (mut lost, mut back) = (Vec::new(), Vec::new());
    let after = |from: Instant, is_it: fn(&BoardReport) -> bool| loop {
        let (moment, report) = reports.recv_timeout(LONG).expect("a report");
        if is_it(&report) {
            return moment.duration_since(from);
        }
    };
    for _ in 0..5 {
        thread::sleep(Duration::from_millis(700));
        let from = Instant::now();
        board.with(|cable| cable.unplug());
        lost.push(after(from, |report| *report == BoardReport::Lost));
        thread::sleep(Duration::from_millis(300));
        let from = Instant::now();
        board.with(|cable| cable.plug());
        back.push(after(from, |report| matches!(report, BoardReport::Connected { .. })));
    }
    print("a pulled cable to its report", lost);
    print("a cable put back to what stands there", back);
}

/// The processor time of ten seconds in which nothing happens, with an electronic board and without.
fn processor_time() {
    let board = PortedBoard::at_the_start();
    let path = format!("dgt:{}", board.path().display());
    for (what, arguments) in [("with a quiet board", &["--white-board", &path][..]), ("without a board", &[])] {
        let mut playing = Playing::new(arguments);
        playing.types("begin");
        playing.hear("Play has begun.");
        thread::sleep(Duration::from_secs(4));
        let before = used(&playing.child);
        thread::sleep(Duration::from_secs(10));
        println!("ten seconds {what}: {} ms of processor time", used(&playing.child) - before);
    }
}

/// The processor time of a process so far, in milliseconds.
fn used(child: &Child) -> u64 {
    let tasks = fs::read_dir(format!("/proc/{}/task", child.id())).expect("our process");
    // Nanoseconds on a processor stand first.
    let spent = tasks.flatten().filter_map(|task| fs::read_to_string(task.path().join("schedstat")).ok());
    let nanoseconds =
        spent.filter_map(|text| text.split_whitespace().next().and_then(|number| number.parse::<u64>().ok()));
    nanoseconds.sum::<u64>() / 1_000_000
}
