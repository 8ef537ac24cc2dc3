//! Floods from seats: nobody at the keyboard and no other seat waits for them. What counts is the moments in the record
//! and the answers that the flood gets.

use std::io::Write;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread::{self, JoinHandle};
use std::time::Instant;

use annabella::wording::languages;
use serde_json::{Value, json};

use super::Running;
use super::lost::recorded;
use super::raw::Raw;
use crate::program::Home;

/// A seat that writes as fast as it can until it is stopped, and the answers it gets.
struct Flood {
    is_over: Arc<AtomicBool>,
    answers: Arc<AtomicUsize>,
    threads: Vec<JoinHandle<()>>,
}

impl Flood {
    fn of(home: &Home, role: &str, lines: Vec<Value>, is_one_burst: bool) -> Flood {
        let mut seat = Raw::sits_down(home, role);
        seat.until(|message| message["kind"] == "stand");
        let (is_over, answers) = (Arc::new(AtomicBool::new(false)), Arc::new(AtomicUsize::new(0)));
        let mut to = seat.stream.try_clone().expect("a socket");
        let all: String = lines.iter().map(|line| format!("{line}\n")).collect();
        let over = is_over.clone();
        let writes = thread::spawn(move || {
            // The host may end the connection.
            while to.write_all(all.as_bytes()).is_ok() && !is_one_burst && !over.load(Ordering::Relaxed) {}
        });
        let (over, counted) = (is_over.clone(), answers.clone());
        let reads = thread::spawn(move || {
            while !over.load(Ordering::Relaxed) {
                seat.until(|_| true);
                counted.fetch_add(1, Ordering::Relaxed);
            }
        });
        Flood { is_over, answers, threads: vec![writes, reads] }
    }
}

impl Drop for Flood {
    fn drop(&mut self) {
        self.is_over.store(true, Ordering::Relaxed);
        // They end with the host.
        self.threads.clear();
    }
}

/// Waits at a seat that sends nothing until the clocks are stopped: the moment in the record, and that at which it
/// came.
fn stop_as_it_arrives(home: &Home) -> JoinHandle<(u64, u64)> {
    let mut arbiter = Raw::sits_down(home, "arbiter");
    arbiter.until(|message| message["kind"] == "stand");
    thread::spawn(move || {
        let stopped = arbiter.until(|message| message["kind"] == "clocks_stopped");
        let stand = arbiter.until(|message| message["kind"] == "stand");
        let at = |line: &Value| line["at_ms"].as_u64().expect("a moment");
        (at(&stopped), at(&stand))
    })
}

fn says(number: usize, say: &str) -> Value {
    let languages = languages();
    json!({"kind": "request", "id": number, "say": say, "lang": languages[number % languages.len()]})
}

/// The kinds of floods: who sends what, how often, and how many of them.
fn floods() -> Vec<(&'static str, Vec<Value>, bool, usize)> {
    let many = |say: &str| (0..400).map(|number| says(number, say)).collect::<Vec<_>>();
    vec![
        ("black", vec![json!({"kind": "request", "id": 1, "say": "Ke5"})], false, 1),
        ("black", many(&"knigth takes; ".repeat(31)), false, 1),
        ("watcher", many("x"), false, 1),
        ("watcher", many(&"knigth takes; ".repeat(31)), true, 1),
        ("watcher", many(&"x".repeat(900)), false, 32),
        ("watcher", vec![json!({"kind": "pong", "id": 7})], false, 1),
    ]
}

#[test]
#[allow(clippy::disallowed_methods)]
fn a_move_in_time_counts_and_the_arbiter_is_heard_whatever_floods_the_host() {
    for (role, lines, is_one_burst, count) in floods() {
        let home = Home::new();
        let mut host = Running::host(&home, &["--keys", "white", "--blind", "none", "--time", "0:05:00"]);
        let flood: Vec<Flood> = (0..count).map(|_| Flood::of(&home, role, lines.clone(), is_one_burst)).collect();
        let arrivals = stop_as_it_arrives(&home);
        host.types("arbiter: begin");
        host.until("Play has begun.");
        let begun = Instant::now();
        let mut typed = Vec::new();
        for (line, answer) in [("e4", "e4."), ("", "White has completed e4."), ("arbiter: stop", "clocks are stopped")]
        {
            typed.push(begun.elapsed().as_millis());
            host.types(line);
            host.until(answer);
        }
        let heard = begun.elapsed();
        let at = |kind: &str| recorded(&home, kind)[0]["at_ms"].as_u64().map(u128::from).expect("a moment");
        let since_begun = |kind: &str| at(kind) - at("play_begun");
        // Each has the moment at which it was typed, not that at which it was its turn.
        for (kind, typed) in [("move_completed", typed[1]), ("clocks_stopped", typed[2])] {
            assert!(since_begun(kind) <= typed + 2_000, "{role}, {count}: {kind} {} {typed}", since_begun(kind));
        }
        // By the clock of the host: when it was typed, and when it was given out.
        let (typed, given_out) = arrivals.join().expect("it listens");
        assert!(given_out - typed <= 1_000, "{role}, {count}: stop is heard after {} ms", given_out - typed);
        let answers: usize = flood.iter().map(|flood| flood.answers.load(Ordering::Relaxed)).sum();
        let most = count * (200 + 60 * (heard.as_secs() as usize + 1));
        assert!(answers < most, "{role}: {answers} answers in {heard:?}");
        drop(flood);
        host.kill();
    }
}

#[test]
fn who_sends_too_much_hears_it_once_and_is_answered_later() {
    let home = Home::new();
    let host = Running::host(&home, &["--blind", "none"]);
    let mut black = Raw::sits_down(&home, "black");
    for number in 0..150 {
        black.sends(&json!({"kind": "request", "id": number, "say": "zz9"}));
    }
    let (mut said, mut at_once) = (0, 0);
    loop {
        let message = black.until(|_| true);
        said += usize::from(message.to_string().contains("More comes from this seat"));
        at_once += usize::from(said == 0 && message["kind"] == "taken");
        if message["kind"] == "taken" && message["id"] == 149 {
            break;
        }
    }
    assert_eq!(said, 1);
    assert!(at_once < 80, "{at_once}: not more than some tens");
    host.leave();
}

/// What a watcher sends is not read: nothing in it is answered but that a watcher does nothing.
#[test]
fn a_line_for_which_nobody_may_speak_is_refused_unread() {
    let home = Home::new();
    let host = Running::host(&home, &["--blind", "none"]);
    let mut watcher = Raw::sits_down(&home, "watcher");
    for (number, say) in ["e4", "zz9", "resign; resign", "clock", "arbiter: stop"].into_iter().enumerate() {
        watcher.sends(&json!({"kind": "request", "id": number, "say": say}));
        let said = watcher.until(|message| message["kind"] == "said");
        assert_eq!(said["said"].as_array().map(Vec::len), Some(1), "{said}");
        let taken = watcher.until(|message| message["kind"] == "taken");
        assert_eq!(taken["refused"], true, "{say}");
    }
    host.leave();
}
