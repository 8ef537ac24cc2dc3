//! The clock in real time: what a press costs nobody while both cores and the disk are busy, and what idling costs.

use std::fs::{self, File};
use std::io::Write;
use std::path::Path;
use std::process::{Child, ChildStdin, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc;
use std::thread;
use std::time::{Duration, Instant};

use serde_json::Value;

use crate::program::{Home, send_signal, skipped};

const KNIGHTS: [&str; 4] = ["Nf3", "Nf6", "Ng1", "Ng8"];

#[allow(clippy::disallowed_methods)]
fn now() -> Instant {
    Instant::now()
}

/// Lets real time pass: that is what is measured here.
fn let_pass(time: Duration) {
    let (_open, never) = mpsc::channel::<()>();
    let _ = never.recv_timeout(time);
}

/// Keeps every core and the disk busy until it is dropped.
struct Load {
    ends: Arc<AtomicBool>,
    at_work: Vec<thread::JoinHandle<()>>,
}

impl Load {
    fn on(folder: &Path) -> Load {
        let ends = Arc::new(AtomicBool::new(false));
        let mut at_work = Vec::new();
        for _ in 0..thread::available_parallelism().map_or(2, usize::from) {
            let ends = Arc::clone(&ends);
            at_work.push(thread::spawn(move || while !ends.load(Ordering::Relaxed) {}));
        }
        let (ends_too, file) = (Arc::clone(&ends), folder.join("load"));
        at_work.push(thread::spawn(move || {
            let block = vec![7; 4 << 20];
            while !ends_too.load(Ordering::Relaxed) {
                let mut written = File::create(&file).expect("a file");
                written.write_all(&block).and_then(|()| written.sync_all()).expect("written");
            }
        }));
        Load { ends, at_work }
    }
}

impl Drop for Load {
    fn drop(&mut self) {
        self.ends.store(true, Ordering::Relaxed);
        for thread in self.at_work.drain(..) {
            let _ = thread.join();
        }
    }
}

fn at_the_table(home: &Home) -> Child {
    let journal = home.at("game.jsonl");
    let arguments =
        ["--face", "lines", "--voice", "off", "--laws", "2009", "--blind", "none", "--journal", journal.as_str()];
    let mut command = home.command(&arguments);
    command.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null());
    command.spawn().expect("the program starts")
}

/// Says that play begins and waits until it is written down.
fn begin(home: &Home, keyboard: &mut ChildStdin) {
    writeln!(keyboard, "begin").expect("read");
    wait_for(home, "play_begun");
}

fn wait_for(home: &Home, kind: &str) {
    let written = || fs::read_to_string(home.path("game.jsonl")).is_ok_and(|text| text.contains(kind));
    let started = now();
    while !written() {
        assert!(started.elapsed() < crate::program::DEADLINE, "no {kind}");
        let_pass(Duration::from_millis(20));
    }
}

/// The moments at which moves were completed, in milliseconds, as the journal has them.
fn presses(home: &Home) -> Vec<u64> {
    let text = fs::read_to_string(home.path("game.jsonl")).expect("a journal");
    let records = text.lines().map(|line| serde_json::from_str::<Value>(line).expect("a record"));
    records.filter(|record| record["kind"] == "move_completed").filter_map(|record| record["at_ms"].as_u64()).collect()
}

#[test]
#[allow(clippy::disallowed_methods)]
fn a_minute_under_load_is_exact_at_every_press() {
    if std::env::var_os("ANNABELLA_ALL").is_none() {
        skipped("a minute under load", "ANNABELLA_ALL is not set");
        return;
    }
    let others = others_at_work();
    let home = Home::new();
    let mut program = at_the_table(&home);
    let mut keyboard = program.stdin.take().expect("piped");
    let load = Load::on(&home.path(""));
    let mut pressed = Vec::new();
    let begun = now();
    while begun.elapsed() < Duration::from_secs(60) {
        let ply = pressed.len();
        let_pass(Duration::from_millis(200 + (ply as u64 * 137) % 600));
        writeln!(keyboard, "{}", KNIGHTS[ply % 4]).expect("read");
        let_pass(Duration::from_millis(100 + (ply as u64 * 71) % 300));
        let before = now();
        writeln!(keyboard).expect("read");
        pressed.push((before, now()));
    }
    drop(load);
    drop(keyboard);
    program.wait().expect("ended");
    let told = presses(&home);
    assert_eq!(told.len(), pressed.len());
    // Where the program's zero lies among the moments of this test does not matter; nor does it count against the
    // program that this test may itself be kept waiting between writing and looking at the clock.
    let since = |moment: Instant| moment.duration_since(pressed[0].0).as_secs_f64() * 1000.0;
    let mut apart: Vec<f64> = told.iter().zip(&pressed).map(|(told, press)| *told as f64 - since(press.0)).collect();
    let (first, last) = (apart[0], apart[apart.len() - 1]);
    apart.sort_by(f64::total_cmp);
    let zero = apart[apart.len() / 2];
    let error = |(told, press): (&u64, &(Instant, Instant))| {
        let told = *told as f64 - zero;
        (since(press.0) - told).max(told - since(press.1)).max(0.0)
    };
    let mut errors: Vec<f64> = told.iter().zip(&pressed).map(error).collect();
    errors.sort_by(f64::total_cmp);
    let (median, worst) = (errors[errors.len() / 2], errors[errors.len() - 1]);
    let drift = last - first;
    let summary = format!("{} presses: median {median:.2} ms, worst {worst:.2} ms, drift {drift:.2} ms", told.len());
    let _ = writeln!(std::io::stderr(), "{summary}");
    assert!(median < 5.0, "{summary}");
    if others > thread::available_parallelism().map_or(2, usize::from) as f64 / 2.0 {
        skipped("the worst press", "others are at work on this machine");
        return;
    }
    assert!(worst < 5.0, "{summary}");
}

/// What is shown fills the pipe and stays unread while the game goes on: the presses keep their moments.
#[test]
#[cfg(unix)]
fn a_face_that_nobody_reads_costs_no_player_time() {
    let home = Home::new();
    let mut command = home.command(&[
        "--face",
        "lines",
        "--voice",
        "off",
        "--blind",
        "none",
        "--journal",
        &home.at("game.jsonl"),
        "--lang",
        "en",
    ]);
    let mut program =
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null()).spawn().expect("the program starts");
    let mut keyboard = program.stdin.take().expect("piped");
    begin(&home, &mut keyboard);
    for _ in 0..12 {
        writeln!(keyboard, "arbiter: note {}", "x".repeat(9_000)).expect("read");
    }
    let mut pressed = Vec::new();
    for (ply, knight) in KNIGHTS.into_iter().enumerate() {
        writeln!(keyboard, "{knight}").expect("read");
        let_pass(Duration::from_millis(400 + 200 * ply as u64));
        writeln!(keyboard).expect("read");
        pressed.push(now());
    }
    assert_eq!(presses(&home), [0_u64; 0], "the program waits for somebody to read");
    let mut shown = program.stdout.take().expect("piped");
    drop(keyboard);
    std::io::copy(&mut shown, &mut std::io::sink()).expect("read at last");
    program.wait().expect("ended");
    let told = presses(&home);
    assert_eq!(told.len(), pressed.len());
    for (ply, (told, pressed)) in told.windows(2).zip(pressed.windows(2)).enumerate() {
        let (told, real) = ((told[1] - told[0]) as f64, pressed[1].duration_since(pressed[0]).as_secs_f64() * 1000.0);
        assert!((told - real).abs() < 150.0, "half-move {}: {told} ms for {real} ms", ply + 1);
    }
}

/// How many others wanted the cores in the last minute.
fn others_at_work() -> f64 {
    let load = fs::read_to_string("/proc/loadavg").unwrap_or_default();
    load.split(' ').next().and_then(|load| load.parse().ok()).unwrap_or(0.0)
}

/// How often the threads of a process were put to sleep, and the hundredths of a second they worked.
#[cfg(target_os = "linux")]
fn idled(process: u32) -> (u64, u64) {
    let mut switches = 0;
    for task in fs::read_dir(format!("/proc/{process}/task")).expect("tasks") {
        let status = fs::read_to_string(task.expect("a task").path().join("status")).unwrap_or_default();
        let line = status.lines().find_map(|line| line.strip_prefix("voluntary_ctxt_switches:"));
        switches += line.and_then(|count| count.trim().parse::<u64>().ok()).unwrap_or(0);
    }
    let stat = fs::read_to_string(format!("/proc/{process}/stat")).expect("running");
    let fields: Vec<&str> = stat.rsplit(')').next().expect("fields").split_whitespace().collect();
    let ticks = |field: usize| fields[field].parse::<u64>().expect("ticks");
    (switches, ticks(11) + ticks(12))
}

#[test]
#[cfg(target_os = "linux")]
fn nothing_wakes_while_the_lines_face_idles() {
    let home = Home::new();
    let mut program = at_the_table(&home);
    let mut keyboard = program.stdin.take().expect("piped");
    begin(&home, &mut keyboard);
    let_pass(Duration::from_millis(500));
    let before = idled(program.id());
    let_pass(Duration::from_secs(3));
    let after = idled(program.id());
    drop(keyboard);
    program.wait().expect("ended");
    assert_eq!(before, after, "it woke although nobody did anything and no flag could fall");
}

#[test]
#[cfg(unix)]
fn a_stopped_program_says_how_long_it_was_away() {
    let home = Home::new();
    let mut program = at_the_table(&home);
    let mut keyboard = program.stdin.take().expect("piped");
    begin(&home, &mut keyboard);
    send_signal("STOP", program.id());
    let_pass(Duration::from_millis(3500));
    send_signal("CONT", program.id());
    wait_for(&home, "time_missing");
    drop(keyboard);
    program.wait().expect("ended");
    let text = fs::read_to_string(home.path("game.jsonl")).expect("a journal");
    let records: Vec<Value> = text.lines().map(|line| serde_json::from_str(line).expect("a record")).collect();
    let gap = records.iter().find_map(|record| record["gap_ms"].as_u64()).expect("a gap");
    assert!((3500..60_000).contains(&gap), "{gap} ms");
    let moments: Vec<u64> = records.iter().filter_map(|record| record["at_ms"].as_u64()).collect();
    assert!(moments.is_sorted(), "{moments:?}");
}

#[test]
#[cfg(target_os = "linux")]
fn the_screen_wakes_for_a_digit_and_nothing_else() {
    let home = Home::new();
    let mut terminal =
        home.terminal(&["--face", "screen", "--voice", "off", "--journal", &home.at("game.jsonl")], (24, 80));
    terminal.see("? for keys");
    terminal.line("begin");
    wait_for(&home, "play_begun");
    let_pass(Duration::from_millis(1500));
    let (switches, ticks) = idled(terminal.process());
    let_pass(Duration::from_secs(5));
    let (switches_after, ticks_after) = idled(terminal.process());
    let (woke, worked) = (switches_after - switches, ticks_after - ticks);
    let summary = format!("in 5 seconds it woke {woke} times and worked {worked} hundredths of a second");
    let _ = writeln!(std::io::stderr(), "{summary}");
    assert!(woke <= 7 && worked <= 2, "{summary}");
}
