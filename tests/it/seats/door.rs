//! Who gets in: the PIN is compared at every connection, a seat belongs to a terminal, and nobody is kept out of the
//! own seat by others.

use std::io::{BufRead, BufReader, Write};
#[cfg(target_os = "linux")]
use std::process::Command;
use std::sync::mpsc;
use std::thread;
use std::time::{Duration, Instant};

use rustix::process::Signal;
use serde_json::{Value, json};

use super::lost::recorded;
use super::raw::Raw;
use super::{Running, hosts, joins, sockets};
use crate::program::{Home, send_signal};

const PIN: &str = "tulip7391";

fn hello(role: &str, more: &[(&str, &str)]) -> Value {
    let mut hello = json!({"kind": "hello", "version": 2, "role": role, "lang": "en"});
    for (name, value) in more {
        hello[*name] = json!(value);
    }
    hello
}

/// What came of a hello: the welcome, that somebody sits there, or why the connection is ended.
fn answer(seat: &mut Raw) -> Value {
    seat.until(|message| ["welcome", "wait", "end"].map(Value::from).contains(&message["kind"]))
}

fn answer_to(home: &Home, hello: &Value) -> (Raw, Value) {
    let mut seat = Raw::says(home, hello);
    let answer = answer(&mut seat);
    (seat, answer)
}

fn host_with_pin(home: &Home) -> Running {
    let mut host = Running::at_a_keyboard(hosts(home, &["--pin", "--blind", "none"]));
    host.until("enter a PIN");
    for _ in 0..2 {
        host.types(PIN);
    }
    host.until("Others join");
    host
}

#[test]
fn no_seat_is_open_before_the_pin_stands_and_then_it_is_compared_at_every_connection() {
    let home = Home::new();
    let mut host = Running::at_a_keyboard(hosts(&home, &["--pin", "--blind", "none"]));
    host.until("enter a PIN");
    assert!(!sockets(&home).exists() || std::fs::read_dir(sockets(&home)).expect("a folder").next().is_none());
    let early = Running::start(joins(&home, "arbiter", "en", &[])).leave();
    assert!(early.0.contains("offers no seats now"), "{early:?}");
    for _ in 0..2 {
        host.types(PIN);
    }
    host.until("Others join");
    let why = |more: &[(&str, &str)]| answer_to(&home, &hello("arbiter", more)).1["why"].clone();
    assert_eq!(why(&[]), "pin_needed");
    assert_eq!(why(&[("pin", "x")]), "pin_wrong");
    let (arbiter, welcome) = answer_to(&home, &hello("arbiter", &[("pin", PIN)]));
    let token = welcome["token"].as_str().expect("a token").to_owned();
    drop(arbiter);
    host.until("The arbiter is cut off");
    // The token brings the seat back, and not the PIN.
    assert_eq!(why(&[("token", &token)]), "pin_needed");
    assert_eq!(why(&[("token", &token), ("pin", "0000")]), "pin_wrong");
    let (mut arbiter, welcome) = answer_to(&home, &hello("arbiter", &[("token", &token), ("pin", PIN)]));
    assert_eq!(welcome["kind"], "welcome");
    let done = arbiter.asks(&json!({"kind": "request", "id": 1, "say": "result 0-1"}));
    assert_eq!(done["refused"], Value::Null, "{done}");
    assert_eq!(recorded(&home, "game_ended")[0]["at_seat"], "arbiter");
}

#[test]
fn guesses_of_others_keep_the_right_pin_waiting_for_no_more_than_their_turn() {
    let home = Home::new();
    let mut host = host_with_pin(&home);
    let guesses: Vec<_> = (0..12)
        .map(|number| {
            let guess = hello("arbiter", &[("pin", &format!("{number:04}"))]);
            let mut seat = Raw::says(&home, &guess);
            thread::spawn(move || answer(&mut seat)["why"].clone())
        })
        .collect();
    // Those that do not wait at the door are sent away; the right one comes in as soon as there is a place there.
    let mut tries = 0;
    let welcome = loop {
        tries += 1;
        let (seat, answer) = answer_to(&home, &hello("arbiter", &[("pin", PIN)]));
        if answer["kind"] == "welcome" {
            break seat;
        }
        assert_eq!(answer["why"], "pin_later");
        assert!(tries < 200);
        let (_keep, never) = mpsc::channel::<()>();
        let _ = never.recv_timeout(Duration::from_millis(100));
    };
    for guess in guesses {
        let why = guess.join().expect("it ends");
        assert!(why == "pin_wrong" || why == "pin_later" || why == Value::Null, "{why}");
    }
    drop(welcome);
    assert!(recorded(&home, "pin_refused_elsewhere").len() <= 2, "not each of them is written down");
    host.types("arbiter: begin");
    host.until("enter the PIN");
    host.types(PIN);
    host.until("Play has begun.");
}

#[test]
fn connections_of_others_keep_no_player_out_and_are_named_once() {
    let home = Home::new();
    let mut host = Running::host(&home, &["--blind", "none"]);
    let (mut black, welcome) = answer_to(&home, &hello("black", &[]));
    let token = welcome["token"].as_str().expect("a token").to_owned();
    let (_white, _) = answer_to(&home, &hello("white", &[]));
    let asks = |hello: &Value| {
        let mut stream = super::connect(&home);
        // It may be sent away at once.
        let _ = writeln!(stream, "{hello}");
        stream
    };
    let asking: Vec<_> = (0..62).map(|_| asks(&hello("white", &[]))).collect();
    let watching: Vec<_> = (0..60).map(|_| asks(&hello("watcher", &[]))).collect();
    let silent: Vec<_> = (0..60).map(|_| super::connect(&home)).collect();
    black.asks(&json!({"kind": "request", "id": 1, "say": "draw"}));
    drop(black);
    host.until("Black is cut off");
    let (_black, back) = answer_to(&home, &hello("black", &[("token", &token)]));
    assert_eq!(back["kind"], "welcome", "{back}");
    host.until("Black is connected again");
    let asked = host.read.iter().filter(|line| line.contains("somebody else asks")).count();
    assert!(asked <= 1, "{:?}", host.read);
    drop((asking, watching, silent));
}

/// Tokens are compared only at the table: a crowd that shows any is sent away at once.
#[test]
fn a_crowd_with_invented_tokens_keeps_no_player_out() {
    let home = Home::new();
    let _host = Running::host(&home, &["--blind", "none"]);
    let (black, welcome) = answer_to(&home, &hello("black", &[]));
    let token = welcome["token"].as_str().expect("a token").to_owned();
    let (_white, _) = answer_to(&home, &hello("white", &[]));
    drop(black);
    // Their connections stay open as long as they like.
    let crowd: Vec<Raw> = (0..160)
        .map(|_| {
            let (seat, answer) = answer_to(&home, &hello("white", &[("token", "0123456789abcdef")]));
            assert_ne!(answer["kind"], "welcome");
            seat
        })
        .collect();
    let (_black, back) = answer_to(&home, &hello("black", &[("token", &token)]));
    assert_eq!(back["kind"], "welcome", "{back}");
    drop(crowd);
}

#[test]
fn a_seat_whose_program_was_killed_is_for_its_own_terminal_and_for_no_other() {
    let home = Home::new();
    let mut host = Running::host(&home, &["--blind", "none"]);
    let mut black = Running::at_a_keyboard(joins(&home, "black", "en", &[]));
    black.until("Laws of");
    black.kill();
    host.until("Black is cut off");
    // Another terminal is another session.
    let mut stranger = Running::at_a_keyboard(joins(&home, "black", "en", &[]));
    stranger.until("Somebody sits there");
    host.until("somebody else asks");
    // The token itself is of no use where another program reads it from its file.
    if cfg!(target_os = "linux") {
        let files = std::fs::read_dir(sockets(&home)).expect("a folder").map(|file| file.expect("a file").path());
        let of_black = |path: &std::path::PathBuf| path.to_string_lossy().contains(".black.");
        let kept: Vec<String> = files
            .filter(of_black)
            .map(|path| std::fs::read_to_string(path).expect("a token"))
            .filter(|token| !token.is_empty())
            .collect();
        assert_eq!(kept.len(), 1, "{kept:?}");
        let (_thief, answer) = answer_to(&home, &hello("black", &[("token", kept[0].trim())]));
        assert_eq!(answer["kind"], "wait", "{answer}");
    }
    host.types("arbiter: unseat black");
    stranger.until("Laws of");
    // In a shell of one terminal what is started later finds the seat.
    let mut white = Running::start(joins(&home, "white", "en", &[]));
    white.until("Laws of");
    white.kill();
    host.until("White is cut off");
    let mut again = Running::start(joins(&home, "white", "en", &[]));
    again.until("Laws of");
    host.until("White is connected again");
}

/// That command behind the words of another one.
#[cfg(target_os = "linux")]
fn behind(words: &[&str], command: &Command) -> Command {
    let mut whole = Command::new(words[0]);
    whole.args(&words[1..]).arg(command.get_program()).args(command.get_args());
    for (name, value) in command.get_envs() {
        match value {
            Some(value) => whole.env(name, value),
            None => whole.env_remove(name),
        };
    }
    whole.current_dir(command.get_current_dir().expect("that of the home"));
    whole
}

/// As in a container that was entered from outside: the system has no number for the session.
#[cfg(target_os = "linux")]
#[test]
fn a_seat_is_kept_where_the_session_has_no_number() {
    if !rustix::process::geteuid().is_root() {
        crate::packages::skipped("only root can begin a space of process numbers");
        return;
    }
    let home = Home::new();
    let begun = behind(&["unshare", "--pid", "--fork", "--kill-child"], &hosts(&home, &["--blind", "none"]));
    let mut host = Running::start(begun);
    host.until("Recorded in");
    let space = format!("--pid=/proc/{}/ns/pid_for_children", host.child.id());
    let enters = || Running::start(behind(&["nsenter", &space], &joins(&home, "white", "en", &[])));
    let mut white = enters();
    white.until("Laws of");
    white.types("status");
    white.until("Play has not begun");
    white.types("quit");
    white.end();
    host.until("White has left");
    enters().until("Laws of");
}

#[test]
#[allow(clippy::disallowed_methods)]
fn quit_at_a_seat_whose_host_stands_still_leaves_it_in_words() {
    let home = Home::new();
    let host = Running::host(&home, &["--blind", "none"]);
    let mut black = Running::seat(&home, "black", "en", &[]);
    black.until("Laws of");
    send_signal(Signal::STOP, host.child.id());
    let begun = Instant::now();
    black.types("quit");
    black.until("does not answer");
    let took = begun.elapsed();
    let (text, code) = black.end();
    send_signal(Signal::CONT, host.child.id());
    assert_eq!(code, Some(0), "{text}");
    assert!(took.as_secs() < 10, "{took:?}: far less, where the computer is not busy");
}

#[test]
fn a_hello_that_nobody_understands_is_answered_in_a_word_and_ends_that_connection_only() {
    let home = Home::new();
    let mut host = Running::host(&home, &["--blind", "none"]);
    let (mut white, _) = answer_to(&home, &hello("white", &[]));
    let usual = hello("black", &[]).to_string();
    let with = |more: &str| format!("{},{more}}}", usual.trim_end_matches('}'));
    for (line, why) in [
        (usual.replace("\"role\":\"black\"", "\"role\":\"queen\""), "not_understood"),
        (usual.replace("\"role\":\"black\",", ""), "not_understood"),
        (usual.replace(",\"lang\":\"en\"", ""), "not_understood"),
        (usual.replace("\"lang\":\"en\"", "\"lang\":\"xx\""), "language"),
        (usual.replace("\"version\":2", "\"version\":\"2\""), "not_understood"),
        (with("\"color\":\"red\""), "not_understood"),
        (with("\"role\":\"white\""), "not_understood"),
        (with("\"asks\":7"), "not_understood"),
        (with(&format!("\"pin\":\"{}\"", "7".repeat(10 << 20))), "line_too_long"),
    ] {
        let mut stream = super::connect(&home);
        // What is too long is not read to its end.
        let _ = writeln!(stream, "{line}");
        let mut answer = String::new();
        let read = BufReader::new(stream).read_line(&mut answer);
        let is_reset = line.len() > 1 << 16 && (read.is_err() || answer.is_empty());
        assert!(
            is_reset || answer.contains(&format!("\"why\":\"{why}\"")),
            "{}: {answer}",
            &line[..line.len().min(99)]
        );
    }
    // A token of another game is the same as none.
    let (_black, answer) = answer_to(&home, &hello("black", &[("token", "0123456789abcdef")]));
    assert_eq!(answer["kind"], "welcome");
    let done = white.asks(&json!({"kind": "request", "id": 1, "say": "e4"}));
    assert_eq!(done["refused"], Value::Null);
    host.until("e4.");
}
