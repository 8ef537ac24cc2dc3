//! How long the road of a move is: one half-move through the core and its words, the durable write beside it, and
//! the start of the program up to its first line and its first screen.

#![allow(clippy::disallowed_methods, reason = "a bench measures with the clock")]

use std::io::{BufRead, BufReader, Read};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use annabella::game::clock::moment::Moment;
use annabella::game::people::Player;
use annabella::game::terms::Terms;
use annabella::session::Session;
use annabella::storage::journal::Journal;
use annabella::time::Stamp;
use annabella::wording::Wording;
use portable_pty::{CommandBuilder, PtySize, native_pty_system};

use crate::measure::Bench;

const LINES: [&str; 10] = ["e4", "", "springer felix sechs", "", "e5", "", "Nd5", "", "d4", ""];

/// Gives the session back, so that clearing it away is not measured.
fn play(mut session: Session) -> (Session, usize) {
    let mut said = 0;
    for (i, line) in LINES.iter().enumerate() {
        let at = i as u64 * 1000;
        let intent = session.reader(None).read(line);
        let outcome = session.carry_out(Stamp { at: Moment(at), wall_ms: at, ..Stamp::default() }, intent);
        said += outcome.map_or(0, |outcome| outcome.said.len());
    }
    (session, said)
}

fn session(journal: Option<Journal>, wording: Wording) -> Session {
    let terms = Terms::between(Player::named("W"), Player::named("B"));
    Session::open(terms, journal, wording, Stamp::default()).0
}

/// One that has said all this once: a message is parsed when it is first said, which is part of no later half-move.
fn used() -> Wording {
    play(session(None, Wording::new("en").expect("English"))).0.seat.wording
}

/// Each figure is for five half-moves: typed, decided, applied, worded, completed.
fn half_moves(c: &mut Bench) {
    c.bench_function("five half-moves, decide + apply + word", |b| {
        b.iter_batched(|| session(None, used()), play);
    });
    let table = self::session(None, used());
    c.bench_function("a line of which nothing is understood", |b| {
        b.iter(|| table.reader(None).read("Nf9 of nothing"));
    });
    let folder = tempfile::tempdir().expect("a folder");
    let mut number = 0;
    c.bench_function("five half-moves with the durable write", |b| {
        b.iter_batched(
            || {
                number += 1;
                let path = folder.path().join(format!("{number}.jsonl"));
                session(Some(Journal::create(&path).expect("a journal")), used())
            },
            play,
        );
    });
}

fn first_line() -> Duration {
    let folder = tempfile::tempdir().expect("a folder");
    let started = Instant::now();
    let mut child = Command::new(env!("CARGO_BIN_EXE_annabella"))
        .args(["play", "--face", "lines", "--voice", "off", "--journal"])
        .arg(folder.path().join("game.jsonl"))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut line = String::new();
    BufReader::new(child.stdout.take().expect("its output")).read_line(&mut line).expect("a line");
    let passed = started.elapsed();
    drop(child.stdin.take());
    child.wait().expect("it ends");
    passed
}

fn first_screen() -> Duration {
    let folder = tempfile::tempdir().expect("a folder");
    let size = PtySize { rows: 24, cols: 80, pixel_width: 0, pixel_height: 0 };
    let pty = native_pty_system().openpty(size).expect("a pseudo-terminal");
    let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_annabella"));
    command.args(["play", "--face", "screen", "--voice", "off", "--journal"]);
    command.arg(folder.path().join("game.jsonl"));
    command.env("TERM", "xterm-256color");
    let mut reader = pty.master.try_clone_reader().expect("its output");
    let started = Instant::now();
    let mut child = pty.slave.spawn_command(command).expect("the program starts");
    let mut seen = Vec::new();
    let mut buffer = [0; 65536];
    // The screen is painted when the last row has been.
    while !seen.windows(6).any(|w| w == b"\x1b[24;1") {
        match reader.read(&mut buffer) {
            Ok(0) | Err(_) => break,
            Ok(count) => seen.extend_from_slice(&buffer[..count]),
        }
    }
    let passed = started.elapsed();
    child.kill().expect("it ends");
    child.wait().expect("it ends");
    passed
}

fn start(c: &mut Bench) {
    let total = |iterations: u64, one: fn() -> Duration| (0..iterations).map(|_| one()).sum();
    let mut group = c.benchmark_group("start");
    group.sample_size(20);
    group.bench_function("to the first line", |b| b.iter_custom(|n| total(n, first_line)));
    group.bench_function("to the first screen", |b| b.iter_custom(|n| total(n, first_screen)));
}

/// Runs them all.
pub fn run() {
    let mut bench = Bench::new();
    half_moves(&mut bench);
    start(&mut bench);
}
