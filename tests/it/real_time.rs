//! The program in real time: what waits for what, seen from the order of events. Nothing here depends on how
//! fast the machine is; how exact a press is on a busy one is measured by the bench `press`.

use std::fs;
use std::io::Write;
use std::process::{Child, ChildStdin, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use annabella::time::unix_ms;
use rustix::io::ioctl_fionread;
use rustix::process::Signal;
use serde_json::Value;

use crate::program::{DEADLINE, Home, ended, send_signal};
use crate::watching::eventually;

const KNIGHTS: [&str; 4] = ["Nf3", "Nf6", "Ng1", "Ng8"];

/// Looks again and again until a condition holds.
#[allow(clippy::disallowed_methods, reason = "a deadline for a failing test")]
fn look_until(what: &str, is_so: impl Fn() -> bool) {
    let started = Instant::now();
    while !is_so() {
        assert!(started.elapsed() < DEADLINE, "waited in vain for {what}");
        thread::yield_now();
    }
}

/// Waits until the program has read everything that was typed.
fn taken(keyboard: &ChildStdin) {
    look_until("the program to read", || ioctl_fionread(keyboard).expect("a pipe") == 0);
}

/// Starts a game whose output goes to `shown`.
fn at_the_table(home: &Home, more: &[&str], shown: Stdio) -> (Child, ChildStdin) {
    let journal = home.at("game.jsonl");
    let usual = ["play", "--face", "lines", "--voice", "off", "--lang", "en", "--blind", "none", "--journal", &journal];
    let arguments: Vec<&str> = usual.iter().chain(more).copied().collect();
    let mut command = home.command(&arguments);
    let mut program = command.stdin(Stdio::piped()).stdout(shown).stderr(Stdio::null()).spawn().expect("it starts");
    let mut keyboard = program.stdin.take().expect("piped");
    writeln!(keyboard, "begin").expect("read");
    written(home, "play_begun");
    (program, keyboard)
}

/// Waits until an event of this kind is in the journal.
fn written(home: &Home, kind: &str) {
    let journal = home.path("game.jsonl");
    eventually(&home.path(""), kind, || fs::read_to_string(&journal).ok()?.contains(kind).then_some(()));
}

fn records(home: &Home) -> Vec<Value> {
    let text = fs::read_to_string(home.path("game.jsonl")).expect("a journal");
    text.lines().map(|line| serde_json::from_str(line).expect("a record")).collect()
}

/// Waits in real time for the flag of another game.
pub fn until_a_flag_falls(seconds: u32) {
    let home = Home::new();
    let (mut program, mut keyboard) = at_the_table(&home, &[], Stdio::null());
    writeln!(keyboard, "arbiter: stop\narbiter: clock white 0:00:{seconds:02} black 1:00:00\narbiter: go")
        .expect("read");
    written(&home, "flag_fell");
    drop(keyboard);
    ended(&mut program);
}

/// Unread output fills the pipe while the game goes on: the presses keep the moments at which they were
/// typed.
#[test]
#[cfg(unix)]
fn a_face_that_nobody_reads_costs_no_player_time() {
    let home = Home::new();
    let (mut program, mut keyboard) = at_the_table(&home, &[], Stdio::piped());
    // More than the pipe holds, in lines that are short enough to be taken.
    for _ in 0..120 {
        writeln!(keyboard, "arbiter: note {}", "x".repeat(900)).expect("read");
    }
    for knight in KNIGHTS {
        writeln!(keyboard, "{knight}\n").expect("read");
    }
    taken(&keyboard);
    // The note after the moves is read only when each of them has its moment.
    writeln!(keyboard, "arbiter: note that is all").expect("read");
    taken(&keyboard);
    let typed_by = unix_ms();
    let pressed = |record: &Value| (record["kind"] == "move_completed").then(|| record["wall"].as_u64()).flatten();
    assert_eq!(records(&home).iter().filter_map(pressed).count(), 0, "the program waits for somebody to read");
    look_until("another moment", || unix_ms() > typed_by + 1);
    let mut shown = program.stdout.take().expect("piped");
    drop(keyboard);
    std::io::copy(&mut shown, &mut std::io::sink()).expect("read at last");
    ended(&mut program);
    let pressed: Vec<u64> = records(&home).iter().filter_map(pressed).collect();
    assert_eq!(pressed.len(), KNIGHTS.len());
    assert!(pressed.iter().all(|wall| *wall <= typed_by), "{pressed:?} after {typed_by}");
}

/// The number of times that the threads of a process went to sleep.
#[cfg(target_os = "linux")]
fn naps(process: u32) -> u64 {
    let mut naps = 0;
    for task in fs::read_dir(format!("/proc/{process}/task")).expect("tasks") {
        let status = fs::read_to_string(task.expect("a task").path().join("status")).unwrap_or_default();
        let line = status.lines().find_map(|line| line.strip_prefix("voluntary_ctxt_switches:"));
        naps += line.and_then(|count| count.trim().parse::<u64>().ok()).unwrap_or(0);
    }
    naps
}

#[test]
#[cfg(target_os = "linux")]
fn the_lines_face_wakes_once_a_second_to_see_whether_it_stood_still() {
    let home = Home::new();
    let (mut program, keyboard) = at_the_table(&home, &[], Stdio::null());
    until_a_flag_falls(1);
    let before = naps(program.id());
    until_a_flag_falls(3);
    let after = naps(program.id());
    drop(keyboard);
    ended(&mut program);
    assert!(after - before <= 4, "it woke {} times in three seconds", after - before);
}

#[test]
#[cfg(target_os = "linux")]
#[allow(clippy::disallowed_methods, reason = "as many digits change as seconds have passed, however many")]
fn the_screen_wakes_for_a_digit_and_nothing_else() {
    let home = Home::new();
    let mut terminal =
        home.terminal(&["--face", "screen", "--voice", "off", "--journal", &home.at("game.jsonl")], (24, 80));
    terminal.see("? for keys");
    terminal.line("begin");
    written(&home, "play_begun");
    until_a_flag_falls(1);
    let (before, started) = (naps(terminal.process()), Instant::now());
    until_a_flag_falls(4);
    let (woke, digits) = (naps(terminal.process()) - before, started.elapsed().as_secs() + 1);
    assert!(woke <= digits + 1, "it woke {woke} times for {digits} digits");
}

#[test]
#[cfg(unix)]
fn a_program_that_was_stopped_says_how_long_it_stood_still() {
    const AWAY: Duration = Duration::from_secs(5);
    let home = Home::new();
    let (mut program, keyboard) = at_the_table(&home, &[], Stdio::null());
    send_signal(Signal::STOP, program.id());
    until_a_flag_falls(5);
    send_signal(Signal::CONT, program.id());
    written(&home, "time_missing");
    drop(keyboard);
    ended(&mut program);
    let records = records(&home);
    let gap = records.iter().find_map(|record| record["gap_ms"].as_u64()).expect("a gap");
    assert!(u128::from(gap) >= AWAY.as_millis(), "{gap} ms");
    let moments: Vec<u64> = records.iter().filter_map(|record| record["at_ms"].as_u64()).collect();
    assert!(moments.is_sorted(), "{moments:?}");
}

#[test]
#[cfg(unix)]
fn a_flag_does_not_fall_while_the_program_stands_still() {
    let home = Home::new();
    let (mut program, mut keyboard) = at_the_table(&home, &[], Stdio::null());
    writeln!(keyboard, "arbiter: stop\narbiter: clock white 0:00:06 black 1:00:00\narbiter: go").expect("read");
    written(&home, "clocks_started");
    send_signal(Signal::STOP, program.id());
    until_a_flag_falls(9);
    send_signal(Signal::CONT, program.id());
    written(&home, "time_missing");
    drop(keyboard);
    ended(&mut program);
    let records = records(&home);
    let kinds: Vec<&str> = records.iter().filter_map(|record| record["kind"].as_str()).collect();
    assert!(!kinds.iter().any(|kind| kind.starts_with("flag") || *kind == "game_ended"), "{kinds:?}");
    let gap = records.iter().find_map(|record| record["gap_ms"].as_u64()).expect("a gap");
    assert!(gap >= 9_000, "{gap} ms");
}
