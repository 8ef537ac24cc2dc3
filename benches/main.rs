//! The benchmarks. `./x bench` runs them all, `./x bench NAME...` those named.

use std::process::ExitCode;

mod blitz;
mod boards;
mod claims;
mod clock;
mod compare;
mod faces;
#[cfg(feature = "hall")]
mod hall;
mod imports;
mod long_games;
mod measure;
mod press;
mod road;
mod seats;
mod start;
mod storage;
mod two_boards;
mod voice;
mod winnable;

const BENCHMARKS: &[(&str, fn())] = &[
    ("blitz", blitz::run),
    ("boards", boards::run),
    ("claims", claims::run),
    ("clock", clock::run),
    ("compare", compare::run),
    ("faces", faces::run),
    #[cfg(feature = "hall")]
    ("hall", hall::run),
    ("imports", imports::run),
    ("long_games", long_games::run),
    ("press", press::run),
    ("road", road::run),
    ("seats", seats::run),
    ("start", start::run),
    ("storage", storage::run),
    ("two_boards", two_boards::run),
    ("voice", voice::run),
    ("winnable", winnable::run),
];

fn main() -> ExitCode {
    // Cargo adds options of its own.
    let asked: Vec<String> = std::env::args().skip(1).filter(|argument| !argument.starts_with('-')).collect();
    if let Some(unknown) = asked.iter().find(|name| !BENCHMARKS.iter().any(|(known, _)| known == name)) {
        let known: Vec<&str> = BENCHMARKS.iter().map(|(name, _)| *name).collect();
        eprintln!("Unknown benchmark {unknown}. Known: {}.", known.join(", "));
        return ExitCode::from(2);
    }
    for (name, run) in BENCHMARKS {
        if asked.is_empty() || asked.iter().any(|asked| asked == name) {
            println!("== {name}");
            run();
        }
    }
    ExitCode::SUCCESS
}
