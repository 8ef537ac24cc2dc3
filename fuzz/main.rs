//! Random changes of everything that is read, for a given time, to find input that causes a panic or takes long.
//!
//! `cargo test --test fuzz -- SECONDS [TARGET]`. The seed is printed and can be given in `ANNABELLA_SEED`. Findings are
//! written to `fuzz/found`; each should become a test.

#![allow(clippy::disallowed_methods, reason = "it runs for a time that is asked for, and finds what is slow")]

mod mutation;
mod targets;

use std::fs;
use std::panic::{self, AssertUnwindSafe};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::{Duration, Instant};

use mutation::Mutation;
use targets::{TARGETS, Target};

/// The most processor time that reading one input may take, however busy the machine is.
const SLOW: Duration = Duration::from_secs(5);

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).filter(|argument| !argument.starts_with("--")).collect();
    let seconds: f64 = arguments.first().and_then(|seconds| seconds.parse().ok()).unwrap_or(1.0);
    let only = arguments.get(1);
    let seed = std::env::var("ANNABELLA_SEED").ok().and_then(|seed| seed.parse().ok()).unwrap_or(1);
    println!("seed {seed}, {seconds} s for each of what is read");
    // A finding is reported once, by its input.
    panic::set_hook(Box::new(|_| {}));
    let mut found = 0;
    for target in TARGETS.iter().filter(|target| only.is_none_or(|only| only == target.name)) {
        found += run(target, Duration::from_secs_f64(seconds), seed);
    }
    if found > 0 { ExitCode::FAILURE } else { ExitCode::SUCCESS }
}

fn run(target: &Target, time: Duration, seed: u64) -> usize {
    let corpus = corpus(target);
    assert!(!corpus.is_empty(), "{}: nothing to begin with", target.name);
    let mut mutation = Mutation::new(seed);
    let (mut tried, mut found) = (0_u64, 0);
    let until = Instant::now() + time;
    // The corpus is tried unchanged first.
    let mut waiting: Vec<Vec<u8>> = corpus.clone();
    while found < 5 && (Instant::now() < until || !waiting.is_empty()) {
        let input = waiting.pop().unwrap_or_else(|| mutation.of(&corpus));
        let begun = processor_time();
        let outcome = panic::catch_unwind(AssertUnwindSafe(|| (target.read)(&input)));
        tried += 1;
        let problem = match outcome {
            Err(_) => "panics",
            Ok(()) if processor_time().saturating_sub(begun) > SLOW => "is slow",
            Ok(()) => continue,
        };
        found += 1;
        let file = Path::new("fuzz/found").join(format!("{}-{found}", target.name.replace(' ', "-")));
        let kept = fs::create_dir_all("fuzz/found").and_then(|()| fs::write(&file, &input));
        println!("{} {problem}: {} ({kept:?})", target.name, file.display());
    }
    println!("{}: {tried} tried, {found} found", target.name);
    found
}

/// The processor time of this process.
#[cfg(unix)]
fn processor_time() -> Duration {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ProcessCPUTime);
    Duration::try_from(time).unwrap_or_default()
}

/// Real time, on systems without the call for processor time.
#[cfg(not(unix))]
fn processor_time() -> Duration {
    std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap_or_default()
}

/// The corpus of a target: its own folder, and files of the tests.
fn corpus(target: &Target) -> Vec<Vec<u8>> {
    let mut files = Vec::new();
    for place in target.corpus {
        files_below(Path::new(place), &mut files);
    }
    files.sort();
    let read = files.iter().map(|file| fs::read(file).expect("a file of the corpus"));
    if target.by_lines {
        let lines = |bytes: Vec<u8>| bytes.split(|byte| *byte == b'\n').map(<[u8]>::to_vec).collect::<Vec<_>>();
        read.flat_map(lines).filter(|line| !line.is_empty()).collect()
    } else {
        read.collect()
    }
}

fn files_below(place: &Path, found: &mut Vec<PathBuf>) {
    if place.is_dir() {
        let entries = fs::read_dir(place).expect("a folder of the corpus");
        entries.for_each(|entry| files_below(&entry.expect("readable").path(), found));
    } else {
        found.push(place.to_owned());
    }
}
