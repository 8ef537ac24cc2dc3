//! What seats cost: from a line typed at a seat to its answer there, beside the same line at a keyboard without seats;
//! what many watchers cost the program that hosts the game, and the keyboard beside a watcher that floods it.

#![allow(clippy::disallowed_methods, reason = "a bench measures with the clock")]

use std::fs;
use std::io::{self, BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use crate::measure::processor_time;

const CYCLE: [&str; 4] = ["Nf3", "Nf6", "Ng1", "Ng8"];
const HALF_MOVES: usize = 400;
const WATCHERS: usize = 32;
const PAUSE: Duration = Duration::from_millis(5);

/// A program whose lines are typed and read.
struct Program {
    child: Child,
    lines: BufReader<ChildStdout>,
}

impl Program {
    fn start(folder: &Path, arguments: &[&str]) -> Program {
        let mut child = Command::new(env!("CARGO_BIN_EXE_annabella"))
            .args(arguments)
            .args(["--voice", "off", "--lang", "en", "--face", "lines"])
            .env("XDG_RUNTIME_DIR", folder)
            .env("XDG_STATE_HOME", folder)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let lines = BufReader::new(child.stdout.take().expect("its output"));
        Program { child, lines }
    }

    fn until(&mut self, text: &str) {
        let mut line = String::new();
        while !line.contains(text) {
            line.clear();
            assert!(self.lines.read_line(&mut line).expect("a line") > 0, "it ended before {text:?}");
        }
    }

    /// From that line to the answer with that text.
    fn answer(&mut self, line: &str, text: &str) -> Duration {
        let typed = Instant::now();
        writeln!(self.child.stdin.as_mut().expect("its input"), "{line}").expect("it reads");
        self.until(text);
        typed.elapsed()
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Types the announcements and completions of many half-moves; returns how long each line took to its answer.
fn play(mut mover: impl FnMut(usize, &str, &str) -> Duration) -> Vec<Duration> {
    let mut took = Vec::new();
    for ply in 0..HALF_MOVES {
        let (mv, color) = (CYCLE[ply % 4], ["White", "Black"][ply % 2]);
        for (line, answer) in [(mv, format!("{mv}.")), ("", format!("{color} has completed"))] {
            // What the line before has set going at other terminals is over.
            thread::sleep(PAUSE);
            took.push(mover(ply, line, &answer));
        }
    }
    took.sort_unstable();
    took
}

fn figures(took: &[Duration]) -> (Duration, Duration) {
    (took[took.len() / 2], took[took.len() * 99 / 100])
}

/// The memory of a program that is its own, in kB.
fn own_memory(child: &Child) -> u64 {
    let text = fs::read_to_string(format!("/proc/{}/smaps_rollup", child.id())).unwrap_or_default();
    let own = text.lines().filter(|line| line.starts_with("Private_"));
    own.filter_map(|line| line.split_whitespace().nth(1)?.parse::<u64>().ok()).sum()
}

fn host(folder: &Path, more: &[&str]) -> Program {
    let record = folder.join("game.jsonl").to_string_lossy().into_owned();
    // Without a draw by fivefold repetition or seventy-five moves.
    let usual = ["play", "--laws", "2009", "--blind", "none", "--journal", &record];
    let mut host = Program::start(folder, &[&usual, more].concat());
    host.until("Recorded in");
    host
}

/// How many lines a watcher sends at once, and how often: 10,000 a second.
const TOGETHER: u64 = 100;
const EVERY: Duration = Duration::from_millis(10);

/// A watcher that sends lines for which nobody may speak, as fast as that or as the host takes them, and how many.
fn flood(folder: &Path, record: &str) -> (Child, Arc<AtomicU64>) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_annabella"));
    command.args(["join", record, "--stdio", "--json"]).env("XDG_RUNTIME_DIR", folder).env("XDG_STATE_HOME", folder);
    let mut watcher = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("it starts");
    let mut lines = BufReader::new(watcher.stdout.take().expect("its output"));
    lines.read_line(&mut String::new()).expect("its welcome");
    thread::spawn(move || io::copy(&mut lines, &mut io::sink()));
    let mut to = watcher.stdin.take().expect("its input");
    let sent = Arc::new(AtomicU64::new(0));
    let counted = sent.clone();
    let some: String =
        (0..TOGETHER).map(|id| format!("{{\"kind\":\"request\",\"id\":{id},\"say\":\"Ke5\"}}\n")).collect();
    // It ends with the watcher.
    thread::spawn(move || {
        while to.write_all(some.as_bytes()).is_ok() {
            counted.fetch_add(TOGETHER, Ordering::Relaxed);
            thread::sleep(EVERY);
        }
    });
    (watcher, sent)
}

/// Runs them all.
pub fn run() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut alone = host(folder.path(), &[]);
    let took = play(|_, line, answer| alone.answer(line, answer));
    let (alone_median, alone_slow) = figures(&took);
    println!("a line at the keyboard, without seats: median {alone_median:?}, 99 % {alone_slow:?}");
    drop(alone);

    let folder = tempfile::tempdir().expect("a folder");
    let _host = host(folder.path(), &["--seats"]);
    let record = folder.path().join("game.jsonl").to_string_lossy().into_owned();
    let mut seats = ["white", "black"].map(|role| Program::start(folder.path(), &["join", &record, "--as", role]));
    seats.iter_mut().for_each(|seat| seat.until("Laws of"));
    let took = play(|ply, line, answer| seats[ply % 2].answer(line, answer));
    let (median, slow) = figures(&took);
    println!("the same at a seat: median {median:?}, 99 % {slow:?}");
    let more = (median.saturating_sub(alone_median), slow.saturating_sub(alone_slow));
    println!("more than at the keyboard, both with the durable write: median {:?}, 99 % {:?}", more.0, more.1);
    let mut asked: Vec<Duration> = (0..200).map(|_| seats[0].answer("last", "Ng8")).collect();
    asked.sort_unstable();
    let (median, slow) = figures(&asked);
    println!("a question at a seat: median {median:?}, 99 % {slow:?}");
    drop(seats);

    let folder = tempfile::tempdir().expect("a folder");
    let mut host = host(folder.path(), &["--seats"]);
    let record = folder.path().join("game.jsonl").to_string_lossy().into_owned();
    let mut measured = Vec::new();
    let mut watchers = Vec::new();
    for count in [0, WATCHERS] {
        let before = own_memory(&host.child);
        for _ in 0..count {
            let mut command = Command::new(env!("CARGO_BIN_EXE_annabella"));
            command.args(["join", &record, "--stdio", "--json"]).env("XDG_RUNTIME_DIR", folder.path());
            command.env("XDG_STATE_HOME", folder.path()).stdin(Stdio::piped()).stdout(Stdio::piped());
            let mut watcher = command.spawn().expect("it starts");
            // The host says only once that somebody watches.
            let mut lines = BufReader::new(watcher.stdout.take().expect("its output"));
            lines.read_line(&mut String::new()).expect("its welcome");
            thread::spawn(move || io::copy(&mut lines, &mut io::sink()));
            watchers.push(watcher);
        }
        if count > 0 {
            let memory = own_memory(&host.child).saturating_sub(before) / count as u64;
            println!("memory of the host for each watcher: {memory} kB");
        }
        let spent = processor_time(host.child.id());
        let took = play(|_, line, answer| host.answer(line, answer));
        let spent = (processor_time(host.child.id()) - spent) / HALF_MOVES as u32;
        let (median, slow) = figures(&took);
        println!(
            "at the host with {count} watchers: median {median:?}, 99 % {slow:?}; processor {spent:?} a half-move"
        );
        measured.push(spent);
    }
    println!("{WATCHERS} watchers cost the host {:?} a half-move", measured[1].saturating_sub(measured[0]));
    for mut watcher in watchers {
        let _ = watcher.kill();
        let _ = watcher.wait();
    }

    let (mut watcher, sent) = flood(folder.path(), &record);
    let begun = Instant::now();
    let took = play(|_, line, answer| host.answer(line, answer));
    let taken = sent.load(Ordering::Relaxed) * 1_000 / u64::try_from(begun.elapsed().as_millis()).unwrap_or(1);
    let (median, slow) = figures(&took);
    println!(
        "at the keyboard beside a flood, of which {taken} lines a second are taken: median {median:?}, 99 % {slow:?}"
    );
    let _ = watcher.kill();
    let _ = watcher.wait();
}
