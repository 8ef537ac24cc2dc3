//! Lines that are lost and come back: of a seat, of the host, and slow ones.

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::os::unix::fs::PermissionsExt;
use std::os::unix::net::{UnixListener, UnixStream};
use std::sync::mpsc;
use std::time::Duration;

use rustix::process::Signal;

use super::{HELLO, Running, accepted, connect, name_of, record_of_a_game, resume, sockets};
use crate::pipe::end_of;
use crate::program::{Home, send_signal};

#[test]
fn the_socket_is_its_owners_alone_and_one_that_a_crash_left_is_replaced() {
    let home = Home::new();
    let mut host = Running::host(&home, &[]);
    let socket = sockets(&home).join(name_of(&home.path("game.jsonl")));
    let mode = |path: &std::path::Path| fs::metadata(path).expect("there").permissions().mode() & 0o777;
    assert_eq!((mode(&sockets(&home)), mode(&socket)), (0o700, 0o600));
    host.types("e4");
    host.until("e4.");
    host.kill();
    drop(host);
    assert!(socket.exists(), "a crash leaves it");
    let host = resume(&home);
    let mut seat = Running::seat(&home, "black", "en", &[]);
    seat.until("Laws of");
    seat.leave();
    host.leave();
    assert!(!socket.exists(), "left in order");
}

#[test]
fn a_seat_waits_for_a_host_that_was_killed_and_hears_everything_once() {
    let home = Home::new();
    let mut host = Running::host(&home, &[]);
    let mut white = Running::seat(&home, "white", "en", &[]);
    white.until("Laws of");
    white.types("e4");
    white.until("e4.");
    host.kill();
    white.until("connection to the game is gone");
    white.types("");
    white.until("not being hosted now");
    host = resume(&home);
    white.until("connection to the game is back");
    white.until("The record continues");
    host.types("go");
    white.until("running");
    white.types("");
    white.until("White has completed e4.");
    let (text, code) = white.leave();
    assert_eq!((code, text.matches("Bauer Eva zwei Eva vier").count()), (Some(0), 1), "{text}");
    host.leave();
    assert_eq!(end_of(&home)["ply"], 1);
}

/// Waits that long.
fn pass(milliseconds: u64) {
    let (_keep, never) = mpsc::channel::<()>();
    let _ = never.recv_timeout(Duration::from_millis(milliseconds));
}

#[test]
fn who_was_cut_off_hears_only_that_it_is_over_and_is_not_called_slow() {
    let home = Home::new();
    let mut host = Running::host(&home, &["--blind", "none"]);
    let mut black = Running::seat(&home, "black", "en", &[]);
    black.until("Laws of");
    host.types("e4; press");
    black.until("White has completed e4.");
    send_signal(Signal::STOP, black.child.id());
    host.until("Black is cut off");
    send_signal(Signal::CONT, black.child.id());
    host.until("Black is connected again");
    black.until("Black is connected again");
    // Several pings later.
    pass(3_000);
    host.types("who");
    host.until("Black sits at another terminal.");
    black.types("e5; press");
    black.until("Black has completed e5.");
    for said in [&host.read[..], &black.read[..]].concat() {
        assert!(!said.contains("late"), "{said}");
    }
    let of_oneself = |said: &String| said.contains("Black is cut off") || said.contains("Black sits");
    assert!(!black.read.iter().any(of_oneself), "{:?}", black.read);
    black.leave();
    host.leave();
}

#[test]
fn a_host_that_stood_still_for_seconds_calls_nobody_cut_off() {
    let home = Home::new();
    let mut host = Running::host(&home, &["--blind", "none"]);
    let mut seats = ["white", "black"].map(|role| Running::seat(&home, role, "en", &[]));
    seats.iter_mut().for_each(|seat| _ = seat.until("Laws of"));
    let [white, black] = &mut seats;
    white.types("e4; press");
    black.until("White has completed e4.");
    for _ in 0..2 {
        send_signal(Signal::STOP, host.child.id());
        pass(5_000);
        send_signal(Signal::CONT, host.child.id());
        white.until("Unaccounted time: ");
        host.types("arbiter: go");
        white.until("clock is running.");
    }
    black.types("e5; press");
    white.until("Black has completed e5.");
    pass(1_500);
    white.types("who");
    white.until("Black sits at another terminal.");
    assert!(recorded(&home, "seat_lost").is_empty());
    host.types("arbiter: note control");
    host.until("control");
    assert!(!host.read.iter().any(|said| said.contains("cut off")), "{:?}", host.read);
    for seat in seats {
        seat.leave();
    }
    host.leave();
}

#[test]
fn a_seat_that_vanishes_is_noticed_and_may_come_back() {
    let home = Home::new();
    let mut host = Running::host(&home, &[]);
    let mut white = Running::seat(&home, "white", "en", &[]);
    white.until("Laws of");
    let mut black = Running::seat(&home, "black", "en", &[]);
    black.until("Laws of");
    white.types("e4");
    black.until("e4.");
    send_signal(Signal::KILL, white.child.id());
    host.until("White is cut off");
    black.until("White is cut off");
    // It stops no clock: the arbiter finds it, and who asks.
    host.types("arbiter: cases");
    host.until("White is cut off. The arbiter may stop the clocks");
    black.types("status");
    black.until("White is cut off. The arbiter may stop the clocks");
    // One that only stands still is cut off too, and then comes back.
    let mut white = Running::seat(&home, "white", "en", &[]);
    white.until("Laws of");
    black.until("White is connected again");
    host.types("arbiter: cases");
    host.until("No case is open");
    send_signal(Signal::STOP, white.child.id());
    black.until("White is cut off");
    send_signal(Signal::CONT, white.child.id());
    black.until("White is connected again");
    white.types("");
    white.until("White has completed e4.");
    white.leave();
    let (text, _) = black.leave();
    assert_eq!(text.matches("White is connected again").count(), 2, "{text}");
    let (text, _) = host.leave();
    assert_eq!(text.matches("nothing comes from that terminal").count(), 2, "{text}");
    assert_eq!(recorded(&home, "seat_lost").len(), 2);
}

#[test]
fn the_arbiter_learns_of_a_slow_line_and_what_is_typed_there_counts_earlier() {
    let home = Home::new();
    let mut host = Running::host(&home, &[]);
    let mut arbiter = Running::seat(&home, "arbiter", "en", &[]);
    arbiter.until("Laws of");
    let mut slow = connect(&home);
    slow.write_all(HELLO.replace("watcher", "white").as_bytes()).expect("written");
    let (_keep, never) = mpsc::channel::<()>();
    let mut pings = 0;
    let mut arrived = None;
    for line in BufReader::new(slow.try_clone().expect("a socket")).lines().map_while(Result::ok) {
        let message: serde_json::Value = serde_json::from_str(&line).expect("a line of JSON");
        match message["kind"].as_str() {
            Some("ping") => {
                let _ = never.recv_timeout(std::time::Duration::from_millis(250));
                writeln!(slow, "{{\"kind\":\"pong\",\"id\":{}}}", message["id"]).expect("written");
                pings += 1;
                if pings == 4 {
                    arrived = message["at_ms"].as_u64();
                    writeln!(slow, "{{\"kind\":\"request\",\"id\":1,\"say\":\"e4\",\"at_ms\":0}}").expect("written");
                }
            }
            Some("move_announced") => {
                let (at, sent) = (message["at_ms"].as_u64().expect("a moment"), arrived.expect("sent"));
                // Half of 250 milliseconds before it arrived, which was at least 250 after that ping, and not earlier.
                assert!(at >= sent + 100, "typed at {at}, the ping was sent at {sent}");
                break;
            }
            _ => {}
        }
    }
    arbiter.until("more than a tenth of a second late");
    let (text, _) = arbiter.leave();
    assert_eq!(text.matches("tenth of a second").count(), 1, "{text}");
    drop(slow);
    host.until("White is cut off");
    host.leave();
}

/// A seat at the end of a line that takes a quarter of a second each way. Answers pings late, and gives what the host
/// sends to `take`, which may send something.
fn behind_a_slow_line(home: &Home, role: &str, mut take: impl FnMut(&serde_json::Value, &mut UnixStream) -> bool) {
    let mut slow = connect(home);
    slow.write_all(HELLO.replace("watcher", role).as_bytes()).expect("written");
    let (_keep, never) = mpsc::channel::<()>();
    for line in BufReader::new(slow.try_clone().expect("a socket")).lines().map_while(Result::ok) {
        let message: serde_json::Value = serde_json::from_str(&line).expect("a line of JSON");
        if message["kind"] == "ping" {
            let _ = never.recv_timeout(Duration::from_millis(500));
            writeln!(slow, "{{\"kind\":\"pong\",\"id\":{}}}", message["id"]).expect("written");
        }
        if !take(&message, &mut slow) {
            return;
        }
    }
    panic!("the connection ended");
}

/// The lines of the record of that kind.
pub fn recorded(home: &Home, kind: &str) -> Vec<serde_json::Value> {
    let text = fs::read_to_string(home.path("game.jsonl")).expect("a record");
    let lines = text.lines().map(|line| serde_json::from_str::<serde_json::Value>(line).expect("JSON"));
    lines.filter(|line| line["kind"] == kind).collect()
}

#[test]
fn a_press_made_in_time_counts_although_it_arrives_after_the_time_has_run_out() {
    let home = Home::new();
    let mut host = Running::host(&home, &["--time", "0:00:05"]);
    host.types("e4");
    host.until("e4.");
    let mut flag = 0;
    let mut pings = 0;
    let mut is_pressed = false;
    behind_a_slow_line(&home, "white", |message, to| {
        let at = message["at_ms"].as_u64().unwrap_or(0);
        match message["kind"].as_str() {
            Some("play_begun") => flag = at + 5_000,
            Some("ping") => pings += 1,
            Some("move_completed" | "game_ended") => return false,
            _ => {}
        }
        // The ping was answered half a second after it came: what is sent shortly after the flag was pressed before.
        if pings > 4 && !is_pressed && at + 900 > flag {
            is_pressed = true;
            let (_keep, never) = mpsc::channel::<()>();
            let _ = never.recv_timeout(Duration::from_millis((flag + 20).saturating_sub(at + 500)));
            writeln!(to, "{{\"kind\":\"request\",\"id\":1,\"say\":\"\",\"at_ms\":{}}}", flag - 50).expect("written");
        }
        true
    });
    let (text, _) = host.leave();
    assert!(!text.contains("flag"), "{text}");
    let pressed = &recorded(&home, "move_completed")[0];
    assert!(pressed["at_ms"].as_u64() < Some(flag) && pressed["arrived_ms"].as_u64() > Some(flag), "{pressed}");
    // What nobody typed is known when it happens.
    assert!(recorded(&home, "move_announced")[0].get("arrived_ms").is_none());
}

#[test]
fn a_host_that_stood_still_has_lost_nobody() {
    let home = Home::new();
    let host = Running::host(&home, &[]);
    let mut white = Running::seat(&home, "white", "en", &[]);
    white.until("Laws of");
    send_signal(Signal::STOP, host.child.id());
    let (_keep, never) = mpsc::channel::<()>();
    let _ = never.recv_timeout(Duration::from_secs(3));
    send_signal(Signal::CONT, host.child.id());
    white.types("e4");
    white.until("e4.");
    let (text, _) = host.leave();
    assert!(!text.contains("is cut off"), "{text}");
    assert!(recorded(&home, "seat_lost").is_empty());
}

/// What a host sends to White once the seat is taken.
fn welcome(record: &str) -> String {
    let stand = record.lines().count();
    format!(
        "{{\"kind\":\"welcome\",\"version\":2,\"role\":\"white\",\"actor\":\"white\",\"at_ms\":0}}\n{record}\
         {{\"kind\":\"stand\",\"seq\":{stand},\"at_ms\":0}}\n"
    )
}

#[test]
fn a_seat_that_comes_back_to_a_busy_host_waits_for_its_answer_and_asks_once() {
    let home = Home::new();
    let record = record_of_a_game(&home);
    let listener = UnixListener::bind(sockets(&home).join(name_of(&home.path("game.jsonl")))).expect("a socket");
    let mut white = Running::seat(&home, "white", "en", &[]);
    let mut first = accepted(&listener);
    first.write_all(welcome(&record).as_bytes()).expect("written");
    white.until("White: this seat has joined");
    drop(first);
    white.until("connection to the game is gone");
    let mut again = accepted(&listener);
    // The host is slow to answer.
    let (_keep, never) = mpsc::channel::<()>();
    let _ = never.recv_timeout(Duration::from_millis(1_700));
    listener.set_nonblocking(true).expect("a socket");
    assert!(listener.accept().is_err(), "a second connection would ask for the seat that the first one gets");
    again.write_all(welcome(&record).as_bytes()).expect("written");
    white.until("connection to the game is back");
    white.types("press");
    let mut lines = BufReader::new(again).lines().map_while(Result::ok);
    assert!(lines.any(|line| line.contains("\"say\":\"press\"")), "it speaks through this connection");
}

#[test]
fn a_rematch_is_found_by_newcomers_and_after_its_host_was_killed() {
    let home = Home::new();
    let mut host = Running::host(&home, &["--white", "Eva", "--black", "Bernd"]);
    let mut black = Running::seat(&home, "black", "en", &[]);
    black.until("Laws of");
    for line in ["e4", "", "arbiter: result 1-0", "rematch"] {
        host.types(line);
    }
    black.until("White offers a rematch with the colours reversed");
    black.types("accept");
    let recorded = host.until("Recorded in");
    let record = recorded.trim_start_matches("Recorded in ").trim_end_matches('.').to_owned();
    assert_ne!(record, home.at("game.jsonl"));
    // Bernd sits there still, with the other colour.
    black.until("White: this seat has joined the game.");
    let mut watcher =
        Running::start(home.command(&["join", &record, "--as", "watcher", "--lang", "en", "--voice", "off"]));
    watcher.until("Laws of");
    black.types("d4");
    watcher.until("Bauer David zwei David vier");
    host.kill();
    black.until("The connection to the game is gone.");
    watcher.until("The connection to the game is gone.");
    let asked = ["resume", &record, "--seats", "--voice", "off", "--lang", "en", "--face", "lines"];
    let mut again = Running::start(home.command(&asked));
    again.until("The record continues");
    black.until("The connection to the game is back.");
    watcher.until("The connection to the game is back.");
    again.types("arbiter: go");
    black.until("White's clock is running.");
    black.types("");
    black.until("White has completed d4.");
    for seat in [black, again, watcher] {
        assert_eq!(seat.leave().1, Some(0));
    }
}
