//! How exact the recorded moment of a press is while every core and the disk are busy, over a minute of play.

use std::fs::{self, File};
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, mpsc};
use std::thread;
use std::time::{Duration, Instant};

use serde_json::Value;

const KNIGHTS: [&str; 4] = ["Nf3", "Nf6", "Ng1", "Ng8"];
const MINUTE: Duration = Duration::from_secs(60);

/// Keeps every core and the disk busy until it must end.
fn load(folder: &Path, ends: &Arc<AtomicBool>) -> Vec<thread::JoinHandle<()>> {
    let cores = thread::available_parallelism().map_or(2, usize::from);
    let mut at_work = Vec::new();
    for _ in 0..cores {
        let ends = Arc::clone(ends);
        at_work.push(thread::spawn(move || while !ends.load(Ordering::Relaxed) {}));
    }
    let (ends, file) = (Arc::clone(ends), folder.join("load"));
    at_work.push(thread::spawn(move || {
        let block = vec![7; 4 << 20];
        while !ends.load(Ordering::Relaxed) {
            let mut written = File::create(&file).expect("a file");
            written.write_all(&block).and_then(|()| written.sync_all()).expect("written");
        }
    }));
    at_work
}

#[allow(clippy::disallowed_methods, reason = "the time is what is measured")]
fn now() -> Instant {
    Instant::now()
}

/// Runs it.
pub fn run() {
    let folder = tempfile::tempdir().expect("a folder");
    let journal = folder.path().join("game.jsonl");
    let mut program = Command::new(env!("CARGO_BIN_EXE_annabella"))
        .args(["play", "--face", "lines", "--voice", "off", "--laws", "2009", "--blind", "none", "--journal"])
        .arg(&journal)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("the program");
    let mut keyboard = program.stdin.take().expect("piped");
    let output = BufReader::new(program.stdout.take().expect("piped"));
    let (tell, said) = mpsc::channel();
    thread::spawn(move || output.lines().map_while(Result::ok).try_for_each(|line| tell.send(line)));
    // Hears what is said for so long.
    let hear = |time: Duration| {
        let until = now() + time;
        while said.recv_timeout(until.saturating_duration_since(now())).is_ok() {}
    };
    writeln!(keyboard, "begin").expect("read");
    hear(Duration::from_secs(1));
    let ends = Arc::new(AtomicBool::new(false));
    let at_work = load(folder.path(), &ends);
    let mut pressed = Vec::new();
    let begun = now();
    while begun.elapsed() < MINUTE {
        let ply = pressed.len();
        hear(Duration::from_millis(200 + (ply as u64 * 137) % 600));
        writeln!(keyboard, "{}", KNIGHTS[ply % 4]).expect("read");
        hear(Duration::from_millis(100 + (ply as u64 * 71) % 300));
        let before = now();
        writeln!(keyboard).expect("read");
        pressed.push((before, now()));
    }
    ends.store(true, Ordering::Relaxed);
    at_work.into_iter().for_each(|thread| thread.join().expect("ended"));
    drop(keyboard);
    program.wait().expect("ended");
    let text = fs::read_to_string(&journal).expect("a journal");
    let records = text.lines().map(|line| serde_json::from_str::<Value>(line).expect("a record"));
    let recorded: Vec<f64> = records
        .filter(|record| record["kind"] == "move_completed")
        .filter_map(|record| record["at_ms"].as_f64())
        .collect();
    assert_eq!(recorded.len(), pressed.len());
    report(&recorded, &pressed);
}

/// Prints how far the recorded moments lie outside the intervals in which the keys were written.
///
/// Where the program's zero lies among the moments of this bench does not matter; nor does it count against the program
/// that the bench may itself be kept waiting between writing and looking at the clock.
fn report(recorded: &[f64], pressed: &[(Instant, Instant)]) {
    let since = |moment: Instant| moment.duration_since(pressed[0].0).as_secs_f64() * 1000.0;
    let apart: Vec<f64> = recorded.iter().zip(pressed).map(|(recorded, press)| recorded - since(press.0)).collect();
    let drift = apart[apart.len() - 1] - apart[0];
    let mut sorted = apart.clone();
    sorted.sort_by(f64::total_cmp);
    let zero = sorted[sorted.len() / 2];
    let error = |(recorded, press): (&f64, &(Instant, Instant))| {
        let recorded = recorded - zero;
        (since(press.0) - recorded).max(recorded - since(press.1)).max(0.0)
    };
    let mut errors: Vec<f64> = recorded.iter().zip(pressed).map(error).collect();
    errors.sort_by(f64::total_cmp);
    let (median, worst) = (errors[errors.len() / 2], errors[errors.len() - 1]);
    println!("{} presses: median {median:.2} ms, worst {worst:.2} ms, drift {drift:.2} ms", recorded.len());
}
