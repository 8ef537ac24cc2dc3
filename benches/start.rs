//! From the start of the program to its first line and to its painted screen, with the memory that it has then. With
//! `ANNABELLA_BESIDE=PROGRAM` that program is started in turn with it, in terminals of the same size.

#![allow(
    clippy::disallowed_methods,
    reason = "a bench measures with the clock; another program is named in the environment"
)]

use std::fs;
use std::io::Read;
use std::sync::mpsc;
use std::time::{Duration, Instant};

use portable_pty::{CommandBuilder, PtySize, native_pty_system};

use crate::measure::processor_time;

const STARTS: usize = 15;
/// A screen is painted when nothing more has come for that long.
const QUIET: Duration = Duration::from_millis(150);

/// One start: when the first and the last byte of the first screen came, and what the system counted until then.
struct Started {
    first: Duration,
    painted: Duration,
    /// The time of the processor, which other programs on the machine change little.
    processor: Duration,
    /// In kB: everything that the program has in memory, and what is its own and on no disk.
    memory: u64,
    own: u64,
    faults: u64,
}

/// Starts a program in a terminal of that size and waits until it has painted.
fn start(program: &[&str], (cols, rows): (u16, u16)) -> Started {
    let home = tempfile::tempdir().expect("a folder");
    let size = PtySize { rows, cols, pixel_width: 10 * cols, pixel_height: 20 * rows };
    let pair = native_pty_system().openpty(size).expect("a pseudo-terminal");
    let mut command = CommandBuilder::new(program[0]);
    command.args(&program[1..]);
    command.cwd(home.path());
    command.env("TERM", "xterm-256color");
    for folder in ["HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_DATA_HOME", "XDG_RUNTIME_DIR"] {
        command.env(folder, home.path());
    }
    let mut reader = pair.master.try_clone_reader().expect("readable");
    let (send, chunks) = mpsc::channel();
    let begun = Instant::now();
    let mut child = pair.slave.spawn_command(command).expect("the program starts");
    std::thread::spawn(move || {
        let mut buffer = [0; 65536];
        while let Ok(1..) = reader.read(&mut buffer) {
            if send.send(begun.elapsed()).is_err() {
                return;
            }
        }
    });
    let first = chunks.recv_timeout(Duration::from_secs(20)).expect("something is written");
    let mut painted = first;
    while let Ok(at) = chunks.recv_timeout(QUIET) {
        painted = at;
    }
    let pid = child.process_id().unwrap_or_default();
    let (processor, folder) = (processor_time(pid), format!("/proc/{pid}"));
    let smaps = fs::read_to_string(format!("{folder}/smaps_rollup")).unwrap_or_default();
    let kb = |name: &str| {
        let line = smaps.lines().find_map(|line| line.strip_prefix(name)).unwrap_or_default();
        line.split_whitespace().next().and_then(|kb| kb.parse().ok()).unwrap_or_default()
    };
    let stat = fs::read_to_string(format!("{folder}/stat")).unwrap_or_default();
    // Behind the name, which is in parentheses: the eighth number counts the faults for which no disk was read.
    let faults = stat.rsplit(')').next().unwrap_or_default().split_whitespace().nth(7);
    let faults = faults.and_then(|faults| faults.parse().ok()).unwrap_or_default();
    let (memory, own) = (kb("Rss:"), kb("Private_Dirty:"));
    let _ = child.kill();
    let _ = child.wait();
    Started { first, painted, processor, memory, own, faults }
}

/// Prints what is in the middle of these starts; returns the time to the painted screen, and that of the processor.
fn tell(what: &str, starts: &mut [Started]) -> [Duration; 2] {
    let middle = starts.len() / 2;
    starts.sort_unstable_by_key(|start| start.first);
    let first = starts[middle].first;
    starts.sort_unstable_by_key(|start| start.processor);
    let processor = starts[middle].processor;
    starts.sort_unstable_by_key(|start| start.painted);
    let Started { painted, memory, own, faults, .. } = starts[middle];
    println!(
        "{what:<30} first byte {:>5.1} ms, painted {:>5.1} ms, processor {:>5.1} ms, memory {:>4.1} MB, its own {:>4.1} MB, {faults} page faults",
        first.as_secs_f64() * 1e3,
        painted.as_secs_f64() * 1e3,
        processor.as_secs_f64() * 1e3,
        memory as f64 / 1e3,
        own as f64 / 1e3,
    );
    [painted, processor]
}

/// Runs them all.
pub fn run() {
    let program = |face, lang| {
        let asked =
            ["play", "--voice", "off", "--time", "none", "--journal", "game.jsonl", "--face", face, "--lang", lang];
        [&[env!("CARGO_BIN_EXE_annabella")], &asked[..]].concat()
    };
    let measured = |asked: &[&str], size| (0..STARTS).map(|_| start(asked, size)).collect::<Vec<_>>();
    tell("lines", &mut measured(&program("lines", "en"), (80, 24)));
    tell("screen, 80x24", &mut measured(&program("screen", "en"), (80, 24)));
    tell("screen, 80x24, in German", &mut measured(&program("screen", "de"), (80, 24)));
    let Ok(other) = std::env::var("ANNABELLA_BESIDE") else {
        tell("screen, 120x40", &mut measured(&program("screen", "en"), (120, 40)));
        return;
    };
    let (mut own, mut others) = (Vec::new(), Vec::new());
    for _ in 0..STARTS {
        own.push(start(&program("screen", "en"), (120, 40)));
        others.push(start(&[&other], (120, 40)));
    }
    let (own, others) = (tell("screen, 120x40", &mut own), tell("the other program, 120x40", &mut others));
    let [painted, processor] = [0, 1].map(|at| own[at].as_secs_f64() / others[at].as_secs_f64());
    println!("painted in {painted:.2} of the time of the other program, and {processor:.2} of that of its processor");
}
