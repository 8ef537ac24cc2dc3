//! Seats that cheat: forged moments, late answers to pings, floods, guesses of the PIN. The opponent's clock loses
//! nothing, and the keyboard where the game was started is served.

use std::io::{BufRead, BufReader, Write};
use std::os::unix::net::UnixStream;
use std::sync::mpsc;
use std::thread;
use std::time::{Duration, Instant};

use annabella::session::table::MOST_DELAY;
use serde_json::{Value, json};

use super::lost::recorded;
use super::raw::Raw;
use super::{HELLO, Running, connect};
use crate::program::Home;

/// A seat that answers each ping that much later than it came; what the host sends, beside pings.
struct Late {
    stream: UnixStream,
    messages: mpsc::Receiver<Value>,
    by: mpsc::Sender<Duration>,
}

impl Late {
    #[allow(clippy::disallowed_methods)]
    fn sits_down(home: &Home, role: &str, first: Duration) -> Late {
        let mut stream = connect(home);
        stream.write_all(HELLO.replace("watcher", role).as_bytes()).expect("written");
        let (to, messages) = mpsc::channel();
        let (due, pings) = mpsc::channel::<(Instant, Value)>();
        let (by, delays) = mpsc::channel();
        let lines = BufReader::new(stream.try_clone().expect("a socket"));
        thread::spawn(move || {
            let mut late = first;
            for line in lines.lines().map_while(Result::ok) {
                let message: Value = serde_json::from_str(&line).expect("JSON");
                late = delays.try_iter().last().unwrap_or(late);
                let is_over = if message["kind"] == "ping" {
                    due.send((Instant::now() + late, message["id"].clone())).is_err()
                } else {
                    to.send(message).is_err()
                };
                if is_over {
                    return;
                }
            }
        });
        let mut answers = stream.try_clone().expect("a socket");
        thread::spawn(move || {
            let (_keep, never) = mpsc::channel::<()>();
            for (due, id) in pings {
                let _ = never.recv_timeout(due.saturating_duration_since(Instant::now()));
                if writeln!(answers, "{}", json!({"kind": "pong", "id": id})).is_err() {
                    return;
                }
            }
        });
        Late { stream, messages, by }
    }

    fn until(&self, kind: &str, player: &str) -> Value {
        loop {
            let message = self.messages.recv_timeout(crate::program::DEADLINE).expect("it goes on");
            if message["kind"] == kind && (player.is_empty() || message["player"] == player) {
                return message;
            }
        }
    }

    /// Says that it typed that at the beginning of the game.
    fn types(&mut self, id: u64, say: &str) {
        writeln!(self.stream, "{}", json!({"kind": "request", "id": id, "say": say, "at_ms": 0})).expect("written");
    }
}

fn ms(line: &Value, name: &str) -> i64 {
    line[name].as_i64().unwrap_or_else(|| panic!("no {name} in {line}"))
}

#[test]
fn late_answers_and_forged_moments_gain_nothing_from_the_opponent_and_the_arbiter_learns_of_it() {
    let home = Home::new();
    let mut host = Running::host(&home, &["--time", "0:05:00", "--blind", "none"]);
    let mut white = Late::sits_down(&home, "white", Duration::from_millis(300));
    white.until("stand", "");
    // The arbiter learns the number, and again when it is twice as much.
    let first = host.until("more than a tenth of a second late");
    host.types("who");
    host.until("milliseconds late");
    white.by.send(Duration::from_millis(1_200)).expect("it is there");
    let second = host.until("more than a tenth of a second late");
    let number =
        |said: &str| said.split_whitespace().filter_map(|word| word.parse::<i64>().ok()).next_back().expect("a number");
    assert!(
        number(&first) >= 150 && number(&second) >= 2 * number(&first) && number(&second) >= 600,
        "{first} {second}"
    );
    let moves = [("Nf3", "Nf6"), ("Ng1", "Ng8"), ("Nc3", "Nc6"), ("Nb1", "Nb8")];
    for (number, (by_white, by_black)) in moves.iter().enumerate() {
        white.types(2 * number as u64, by_white);
        white.until("taken", "");
        let (_keep, never) = mpsc::channel::<()>();
        let _ = never.recv_timeout(Duration::from_millis(400));
        white.types(2 * number as u64 + 1, "press");
        white.until("move_completed", "white");
        host.types(&format!("black: {by_black}; press"));
        white.until("move_completed", "black");
    }
    let completed = recorded(&home, "move_completed");
    let (mut at_white, mut given, mut left) = (0, 0, 300_000);
    for line in &completed {
        if line["player"] == "white" {
            let (at, arrived) = (ms(line, "at_ms"), ms(line, "arrived_ms"));
            assert!(arrived - at <= MOST_DELAY.0, "{line}");
            assert_eq!(ms(line, "heard_ms"), arrived, "Black's time begins when the press is heard: {line}");
            given += arrived - at;
            at_white = arrived;
        } else {
            left -= ms(line, "at_ms") - at_white;
        }
    }
    assert!(given > 0, "what is allowed for is given");
    let clocks = &completed.last().expect("eight half-moves")["clocks"];
    assert!(
        clocks.to_string().contains(&left.to_string()),
        "Black pays only for what Black has used, {left} are left: {clocks}"
    );
    host.leave();
}

#[test]
fn a_flood_from_a_seat_costs_the_opponent_nothing_and_the_host_is_served() {
    let home = Home::new();
    let mut host = Running::host(&home, &["--keys", "white", "--blind", "none", "--time", "0:05:00"]);
    let mut black = Raw::sits_down(&home, "black");
    black.until(|message| message["kind"] == "stand");
    let mut floods = black.stream.try_clone().expect("a socket");
    let pongs: String = (0..20_000).map(|id| format!("{}\n", json!({"kind": "pong", "id": id}))).collect();
    let wrong = json!({"kind": "request", "id": 7, "say": "white: resign; ".repeat(30)});
    let flood = thread::spawn(move || {
        let requests: String = (0..200).map(|_| format!("{wrong}\n")).collect();
        // The host may be over before everything is read.
        let _ = floods.write_all(pongs.as_bytes()).and_then(|()| floods.write_all(requests.as_bytes()));
    });
    let drained = thread::spawn(move || black.until(|message| message["kind"] == "move_completed"));
    host.types("e4; press");
    host.until("White has completed e4.");
    drained.join().expect("it heard of it");
    let begun = &recorded(&home, "play_begun")[0];
    let completed = &recorded(&home, "move_completed")[0];
    // The moment counts at which White's key was read, whatever stood before it.
    assert!(ms(completed, "at_ms") - ms(begun, "at_ms") < 1_000, "{begun} {completed}");
    assert!(recorded(&home, "game_ended").is_empty());
    host.leave();
    flood.join().expect("it ends");
}

#[test]
#[allow(clippy::disallowed_methods)]
fn guesses_at_the_door_hold_nothing_up_while_the_pin_is_asked_for_at_the_host() {
    let home = Home::new();
    let mut host = Running::host(&home, &["--pin", "--blind", "none", "--time", "0:05:00"]);
    for _ in 0..2 {
        host.types("tulip7391");
    }
    host.until("need the PIN");
    let mut seats = ["white", "black"].map(|role| Raw::sits_down(&home, role));
    for (seat, id, line) in [(0, 1, "begin"), (0, 2, "e4; press"), (1, 3, "e5; press")] {
        let done = seats[seat].asks(&json!({"kind": "request", "id": id, "say": line}));
        assert_eq!(done["refused"], Value::Null, "{line}");
    }
    host.types("arbiter: stop");
    host.until("enter the PIN");
    let begun = Instant::now();
    let guess = |number: u64| {
        let pin = format!("{number:04}");
        let hello = json!({"kind": "hello", "version": 2, "role": "arbiter", "lang": "en", "pin": pin});
        Raw::says(&home, &hello).until(|message| message["kind"] == "end")["why"].clone()
    };
    // For three seconds, while the arbiter finds the keys.
    let mut guesses = 0;
    while begun.elapsed() < Duration::from_secs(3) {
        guesses += 1;
        assert_eq!(guess(guesses), "pin_wrong");
    }
    host.types("tulip7391");
    host.until("Both clocks are stopped.");
    let stopped = &recorded(&home, "clocks_stopped")[0];
    let completed = recorded(&home, "move_completed").pop().expect("two");
    let charged = ms(stopped, "at_ms") - ms(&completed, "at_ms");
    assert!(charged < 2_000, "the clocks stop when the word was typed, not {charged} ms later");
    let (text, _) = host.leave();
    assert!(!text.contains("too many wrong PINs"), "{text}");
}

#[test]
fn guesses_of_the_pin_at_a_seat_do_not_lock_the_keyboard_where_the_game_was_started() {
    let home = Home::new();
    let mut host = Running::host(&home, &["--pin"]);
    for _ in 0..2 {
        host.types("tulip7391");
    }
    host.until("need the PIN");
    host.types("e4");
    host.until("e4.");
    let guesses = 6;
    let ends: Vec<Value> = (0..guesses)
        .map(|guess| {
            let pin = format!("{guess:04}");
            let hello = json!({"kind": "hello", "version": 2, "role": "arbiter", "lang": "en", "pin": pin});
            Raw::says(&home, &hello).until(|message| message["kind"] == "end")["why"].clone()
        })
        .collect();
    assert!(ends.iter().all(|why| why == "pin_wrong"), "{ends:?}");
    host.until("Somebody at another terminal gave a wrong PIN.");
    host.types("arbiter: stop");
    host.until("enter the PIN");
    host.types("tulip7391");
    host.until("Both clocks are stopped.");
    assert!(recorded(&home, "pin_refused_elsewhere").len() < guesses, "not each of them was looked at");
    let (text, _) = host.leave();
    assert!(!text.contains("too many wrong PINs"), "{text}");
}
