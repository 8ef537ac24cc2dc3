//! Seats: a game in several terminals. Whole games with several programs, what each of them hears, and what happens to
//! those who vanish, come back, or send what nobody understands.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::os::unix::fs::PermissionsExt;
use std::os::unix::net::UnixStream;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::thread;

use annabella::game::people::{Player, Sight};
use annabella::game::terms::Terms;
use annabella::interpreter::seat::Seat;
use annabella::seats::{folder_of_sockets, name_of};
use annabella::session::Session;
use annabella::session::dispatch::carry_out;
use annabella::session::replica::Fresh;
use annabella::storage::journal::{Chain, Journal, Record};
use annabella::time::Stamp;
use annabella::wording::{Audience, UtteranceKind, Wording};
use proptest::prelude::*;
use rustix::process::Signal;
use shakmaty::Color;
#[cfg(target_os = "linux")]
use shakmaty::Square;

#[cfg(target_os = "linux")]
use crate::boards::port::PortedBoard;
use crate::pipe::end_of;
use crate::program::{ANNABELLA, DEADLINE, Home, carried, cases, ended, send_signal};
use crate::random_actors::{ACTORS, command, deed};

/// A program whose lines are typed and read one by one.
struct Running {
    child: Child,
    keys: Option<ChildStdin>,
    lines: Receiver<String>,
    read: Vec<String>,
}

impl Running {
    fn start(mut command: Command) -> Running {
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().unwrap_or_else(|error| panic!("{command:?}: {error}"));
        let (send, lines) = mpsc::channel();
        let streams: [Box<dyn Read + Send>; 2] =
            [Box::new(child.stdout.take().expect("piped")), Box::new(child.stderr.take().expect("piped"))];
        for stream in streams {
            let send = send.clone();
            thread::spawn(move || {
                for line in BufReader::new(stream).lines().map_while(Result::ok) {
                    if send.send(line).is_err() {
                        return;
                    }
                }
            });
        }
        let keys = child.stdin.take();
        Running { child, keys, lines, read: Vec::new() }
    }

    fn host(home: &Home, more: &[&str]) -> Running {
        let journal = home.at("game.jsonl");
        let usual = ["play", "--seats", "--face", "lines", "--voice", "off", "--lang", "en", "--journal", &journal];
        let mut host = Running::start(home.command(&[&usual, more].concat()));
        host.until("Recorded in");
        host
    }

    fn seat(home: &Home, role: &str, lang: &str, more: &[&str]) -> Running {
        let journal = home.at("game.jsonl");
        let usual = ["join", &journal, "--as", role, "--lang", lang, "--voice", "off"];
        Running::start(home.command(&[&usual, more].concat()))
    }

    fn types(&mut self, line: &str) {
        writeln!(self.keys.as_mut().expect("open"), "{line}").expect("read");
    }

    /// Reads until a line holds that text, and returns it.
    fn until(&mut self, text: &str) -> String {
        loop {
            match self.lines.recv_timeout(DEADLINE) {
                Ok(line) => {
                    self.read.push(line.clone());
                    if line.contains(text) {
                        return line;
                    }
                }
                Err(RecvTimeoutError::Timeout | RecvTimeoutError::Disconnected) => {
                    panic!("no {text:?} in {:#?}", self.read)
                }
            }
        }
    }

    /// Closes the keyboard, and returns everything that was printed and the exit code.
    fn leave(mut self) -> (String, Option<i32>) {
        drop(self.keys.take());
        self.end()
    }

    fn end(mut self) -> (String, Option<i32>) {
        while let Ok(line) = self.lines.recv_timeout(DEADLINE) {
            self.read.push(line);
        }
        (self.read.join("\n"), ended(&mut self.child).code())
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn each_seat_hears_in_its_own_language_what_is_for_it_and_nothing_else() {
    let home = Home::new();
    let mut host = Running::host(&home, &["--blind", "white"]);
    let mut white = Running::seat(&home, "white", "es", &[]);
    white.until("lleva las blancas");
    let mut black = Running::seat(&home, "black", "de", &[]);
    black.until("spielt Schwarz");
    let mut arbiter = Running::seat(&home, "arbiter", "en", &[]);
    arbiter.until("Laws of");
    let mut watcher = Running::seat(&home, "watcher", "en", &[]);
    watcher.until("Laws of");
    white.types("e4");
    white.until("Blancas: Bauer Eva zwei Eva vier. e4.");
    black.until("Weiß: Bauer Eva zwei Eva vier. e4.");
    white.types("");
    white.until("Las blancas han completado la jugada e4.");
    black.types("Springer Felix sechs");
    black.until("Schwarz: Springer Gustav acht Felix sechs. Sf6.");
    white.until("Negras: Springer Gustav acht Felix sechs. Cf6.");
    black.types("");
    black.until("Schwarz hat Sf6 abgeschlossen.");
    // A question, a refusal and a slip stay where they are.
    white.types("reloj");
    white.until("Tiene");
    black.types("e5");
    black.until("Weiß ist am Zug");
    black.types("arbiter: stop");
    black.until("spricht für niemand anderen");
    white.types("resing");
    white.until("resing");
    // The arbiter's words, and what is found for the arbiter alone.
    arbiter.types("stop");
    for (seat, said) in [
        (&mut host, "Both clocks are stopped."),
        (&mut white, "Ambos relojes están parados."),
        (&mut black, "Beide Uhren sind angehalten."),
        (&mut arbiter, "Both clocks are stopped."),
        (&mut watcher, "Both clocks are stopped."),
    ] {
        seat.until(said);
    }
    arbiter.types("note A spectator spoke.");
    arbiter.until("spectator spoke");
    let (white, black, arbiter) = (white.leave(), black.leave(), arbiter.leave());
    let (host, watcher) = (host.leave(), watcher.leave());
    let codes = [&host, &white, &black, &arbiter, &watcher].map(|(_, code)| *code);
    assert_eq!(codes, [Some(0); 5], "{host:?} {watcher:?}");
    let private = [
        ("White's completion", "completado", "completed e4", &white),
        ("White's question", "Tiene", "used", &white),
        ("Black's completion", "abgeschlossen", "completed Nf6", &black),
        ("Black's refusal", "am Zug", "(1.3)", &black),
        ("the note", "spectator", "spectator", &arbiter),
    ];
    for (what, there, elsewhere, seat) in private {
        for (text, _) in [&host, &white, &black, &arbiter, &watcher] {
            if *text == seat.0 {
                assert!(text.contains(there), "{what}: {text}");
            } else {
                assert!(!text.contains(there) && !text.contains(elsewhere), "{what} is heard elsewhere: {text}");
            }
        }
    }
    assert_eq!(end_of(&home)["ply"], 2);
}

#[test]
fn a_seat_that_joins_in_mid_game_hears_how_it_stands() {
    let home = Home::new();
    let mut host = Running::host(&home, &["--blind", "white"]);
    for line in ["e4", "", "e5", "", "Nf3"] {
        host.types(line);
    }
    host.until("Nf3.");
    let mut black = Running::seat(&home, "black", "es", &[]);
    black.until("lleva las negras");
    black.until("Las blancas han anunciado Cf3. Sin repetir.");
    host.types("arbiter: stop");
    host.until("Both clocks are stopped.");
    let mut white = Running::seat(&home, "white", "en", &[]);
    white.until("The arbiter starts the clocks with go.");
    for seat in [white, black, host] {
        seat.leave();
    }
}

#[test]
#[cfg(target_os = "linux")]
fn a_press_from_a_seat_waits_for_the_electronic_board() {
    let home = Home::new();
    let board = PortedBoard::at_the_start();
    let host = Running::host(&home, &["--white-board", &board.source()]);
    let mut white = Running::seat(&home, "white", "en", &[]);
    white.until("Laws of");
    let mut black = Running::seat(&home, "black", "en", &[]);
    black.until("Laws of");
    white.types("e4");
    white.until("White: Bauer");
    board.move_piece(Square::E2, Square::E4);
    // The board is still settling.
    white.types("");
    white.until("White has completed e4.");
    black.types("e5");
    black.until("Black: Bauer");
    black.types("");
    black.until("Black has completed");
    let (text, _) = black.leave();
    assert!(!text.contains("differ"), "{text}");
    white.leave();
    host.leave();
    assert_eq!(end_of(&home)["ply"], 2);
}

#[test]
fn a_game_without_seats_offers_none() {
    let home = Home::new();
    let journal = home.at("game.jsonl");
    let played = ["play", "--voice", "off", "--lang", "en", "--face", "lines", "--journal", &journal];
    let mut game = Running::start(home.command(&played));
    game.until("Recorded in");
    let refused = home.run(&["join", &journal, "--lang", "en"], "");
    assert_eq!(refused.code, Some(1), "{refused:?}");
    assert!(refused.err.contains("offers no seats"), "{refused:?}");
    assert!(!home.path("state/annabella").join("seats").exists(), "something listens");
    game.types("e4");
    game.until("e4.");
    let over = game.leave();
    assert_eq!(over.1, Some(0));
    let gone = home.run(&["join", &home.at("nothing.jsonl"), "--lang", "en"], "");
    assert!(gone.code == Some(1) && !gone.err.is_empty(), "{gone:?}");
    let wrong = home.run(&["join", &journal, "--as", "queen", "--lang", "en"], "");
    assert!(wrong.code == Some(2) && wrong.err.contains("queen"), "{wrong:?}");
}

/// The folder of the sockets of a home.
fn sockets(home: &Home) -> std::path::PathBuf {
    let known = directories::ProjectDirs::from("", "", "annabella").expect("a home");
    match known.runtime_dir() {
        Some(_) => folder_of_sockets(),
        None => home.path("state").join("annabella").join("seats"),
    }
}

fn connect(home: &Home) -> UnixStream {
    let socket = sockets(home).join(name_of(&home.path("game.jsonl")));
    let stream = UnixStream::connect(&socket).unwrap_or_else(|error| panic!("{socket:?}: {error}"));
    stream.set_read_timeout(Some(DEADLINE)).expect("a socket");
    stream
}

#[test]
fn the_socket_is_its_owners_alone_and_one_that_a_crash_left_is_replaced() {
    let home = Home::new();
    let mut host = Running::host(&home, &[]);
    let socket = sockets(&home).join(name_of(&home.path("game.jsonl")));
    let mode = |path: &std::path::Path| fs::metadata(path).expect("there").permissions().mode() & 0o777;
    assert_eq!((mode(&sockets(&home)), mode(&socket)), (0o700, 0o600));
    host.types("e4");
    host.until("e4.");
    send_signal(Signal::KILL, host.child.id());
    drop(host);
    assert!(socket.exists(), "a crash leaves it");
    let resumed = ["resume", &home.at("game.jsonl"), "--seats", "--voice", "off", "--lang", "en", "--face", "lines"];
    let mut host = Running::start(home.command(&resumed));
    host.until("The record continues");
    let mut seat = Running::seat(&home, "black", "en", &[]);
    seat.until("Laws of");
    seat.leave();
    host.leave();
    assert!(!socket.exists(), "left in order");
}

#[test]
fn a_seat_is_one_persons_and_a_role_that_there_is_not_is_refused() {
    let home = Home::new();
    let mut host = Running::host(&home, &["--blind", "none"]);
    let mut white = Running::seat(&home, "white", "en", &[]);
    white.until("Laws of");
    for (role, why) in [("white", "Somebody sits there"), ("assistant", "the only blind player")] {
        let refused = home.run(&["join", &home.at("game.jsonl"), "--as", role, "--lang", "en"], "");
        assert!(refused.code == Some(1) && refused.err.contains(why), "{refused:?}");
    }
    // A watcher does nothing.
    let mut watcher = Running::seat(&home, "watcher", "en", &[]);
    watcher.until("watching");
    watcher.types("e4");
    watcher.until("only watching");
    // Who has left makes room.
    assert_eq!(white.leave().1, Some(0));
    host.until("White has left");
    let mut again = Running::seat(&home, "white", "en", &[]);
    again.until("Laws of");
    again.types("e4");
    again.until("e4.");
    host.leave();
}

#[test]
fn the_arbiters_seat_needs_the_pin() {
    let home = Home::new();
    let mut host = Running::host(&home, &["--pin"]);
    host.types("4711");
    host.types("4711");
    host.until("need the PIN");
    let asked = |typed: &str| home.run(&["join", &home.at("game.jsonl"), "--as", "arbiter", "--lang", "en"], typed);
    let without = asked("");
    assert!(without.code == Some(1) && without.err.contains("PIN"), "{without:?}");
    let wrong = asked("1234\n\n");
    assert!(wrong.code == Some(1) && wrong.err.contains("PIN"), "{wrong:?}");
    let right = asked("1234\n4711\nbegin\n");
    assert!(right.code == Some(0) && right.out.contains("Play has begun."), "{right:?}");
    host.until("Play has begun.");
    let (text, _) = host.leave();
    assert!(!text.contains("4711"), "{text}");
}

#[test]
fn a_seat_waits_for_a_host_that_was_killed_and_hears_everything_once() {
    let home = Home::new();
    let mut host = Running::host(&home, &[]);
    let mut white = Running::seat(&home, "white", "en", &[]);
    white.until("Laws of");
    white.types("e4");
    white.until("e4.");
    send_signal(Signal::KILL, host.child.id());
    white.until("connection to the game is gone");
    white.types("");
    white.until("not being hosted now");
    let resumed = ["resume", &home.at("game.jsonl"), "--seats", "--voice", "off", "--lang", "en", "--face", "lines"];
    host = Running::start(home.command(&resumed));
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
    // One that only stands still is cut off too, and then comes back.
    let mut white = Running::seat(&home, "white", "en", &[]);
    white.until("Laws of");
    black.until("White has joined");
    send_signal(Signal::STOP, white.child.id());
    black.until("White is cut off");
    send_signal(Signal::CONT, white.child.id());
    black.until("White is connected again");
    white.types("");
    white.until("White has completed e4.");
    white.leave();
    black.leave();
    host.leave();
}

/// What a connection is sent before it ends, after it has sent that.
fn answer_to(home: &Home, bytes: &[u8]) -> String {
    let mut stream = connect(home);
    // The host may end the connection before it has read everything.
    let _ = stream.write_all(bytes);
    let mut answer = Vec::new();
    let _ = stream.read_to_end(&mut answer);
    String::from_utf8_lossy(&answer).into_owned()
}

const HELLO: &str = "{\"kind\":\"hello\",\"version\":1,\"role\":\"watcher\",\"lang\":\"en\"}\n";

/// The memory of a process, in kilobytes.
#[cfg(target_os = "linux")]
fn memory_kb(process: u32) -> u64 {
    let status = fs::read_to_string(format!("/proc/{process}/status")).expect("a process");
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).expect("its memory");
    line.trim().trim_end_matches("kB").trim().parse().expect("a number")
}

#[cfg(target_os = "linux")]
#[test]
fn who_sends_what_nobody_understands_learns_it_and_the_host_goes_on() {
    let home = Home::new();
    let mut host = Running::host(&home, &[]);
    let long = vec![b'x'; 10 << 20];
    let empty = vec![b'\n'; 1 << 20];
    let after_hello = |more: &[u8]| [HELLO.as_bytes(), more].concat();
    let sent: [(&str, Vec<u8>, &str); 8] = [
        ("garbage", b"\xff\xfe\x00garbage\n".to_vec(), "line_too_long"),
        ("no object", b"hello\n".to_vec(), "not_understood"),
        ("a request before the hello", b"{\"kind\":\"request\",\"id\":1,\"say\":\"e4\"}\n".to_vec(), "not_understood"),
        ("another version", HELLO.replace("\"version\":1", "\"version\":2").into_bytes(), "version"),
        ("a long line", long.clone(), "line_too_long"),
        ("a long line later", after_hello(&long), "line_too_long"),
        ("empty lines", empty.clone(), "not_understood"),
        ("empty lines later", after_hello(&empty), "not_understood"),
    ];
    for (what, bytes, why) in sent {
        let answer = answer_to(&home, &bytes);
        // A connection that is closed with unread bytes may lose what was sent.
        let is_reset = answer.is_empty() || !answer.contains("\"kind\":\"end\"");
        assert!(
            answer.contains(&format!("\"why\":\"{why}\"")) || (bytes.len() > 1 << 16 && is_reset),
            "{what}: {answer}"
        );
    }
    // Half a line, and then nothing more.
    let mut half = connect(&home);
    half.write_all(b"{\"kind\":\"hel").expect("written");
    let silent: Vec<UnixStream> = (0..300).map(|_| connect(&home)).collect();
    host.types("e4");
    host.until("e4.");
    let memory = memory_kb(host.child.id());
    assert!(memory < 64 << 10, "{memory} kB");
    let mut full = 0;
    let mut silenced = 0;
    for mut stream in silent {
        let mut answer = String::new();
        let _ = stream.read_to_string(&mut answer);
        full += usize::from(answer.contains("full"));
        silenced += usize::from(answer.contains("silent"));
    }
    assert!(full > 200 && silenced > 0 && full + silenced == 300, "{full} {silenced}");
    let mut seat = Running::seat(&home, "black", "en", &[]);
    seat.until("Laws of");
    seat.leave();
    host.leave();
}

#[test]
fn a_reader_that_stands_still_gets_the_whole_record_again_and_nobody_waits_for_it() {
    let home = Home::new();
    let host = Running::host(&home, &[]);
    let mut still = connect(&home);
    still.write_all(HELLO.as_bytes()).expect("written");
    let mut seat = Running::seat(&home, "arbiter", "en", &[]);
    seat.until("Laws of");
    let text = "x".repeat(4_000);
    for number in 0..400 {
        seat.types(&format!("note {number} {text}"));
    }
    seat.until("399 xx");
    let lines = BufReader::new(still).lines().map_while(Result::ok);
    let (mut welcomes, mut next) = (0, 0_u64);
    for line in lines {
        let message: serde_json::Value = serde_json::from_str(&line).expect("a line of JSON");
        if message["kind"] == "welcome" {
            (welcomes, next) = (welcomes + 1, 0);
        } else if let Some(seq) = message["seq"].as_u64().filter(|_| message.get("v").is_some()) {
            assert_eq!(seq, next, "a gap");
            next += 1;
        }
        if message["text"].as_str().is_some_and(|text| text.starts_with("399 ")) {
            break;
        }
    }
    assert!(welcomes > 1, "it was never behind");
    seat.leave();
    host.leave();
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

/// An `ssh` that runs its command here.
const SSH: &str = "#!/bin/sh\nshift 3\nexec sh -c \"$*\"\n";

#[test]
fn a_seat_is_taken_through_ssh_and_without_ssh_there_is_a_sentence() {
    let home = Home::new();
    let mut host = Running::host(&home, &[]);
    let bin = home.path("bin");
    fs::create_dir(&bin).expect("a folder");
    fs::write(bin.join("ssh"), SSH).expect("a script");
    fs::set_permissions(bin.join("ssh"), fs::Permissions::from_mode(0o700)).expect("a script");
    std::os::unix::fs::symlink(ANNABELLA, bin.join("annabella")).expect("a link");
    let join = |path: String| {
        let mut command = home.command(&["join", "ssh:table", &home.at("game.jsonl"), "--as", "white", "--lang", "en"]);
        command.env("PATH", path);
        command
    };
    let mut white = Running::start(join(format!("{}:/usr/bin:/bin", bin.display())));
    white.until("Laws of");
    white.types("e4");
    white.until("e4.");
    white.types("");
    white.until("White has completed e4.");
    assert_eq!(white.leave().1, Some(0));
    host.until("White has left");
    let (said, code) = Running::start(join(home.at("nowhere"))).leave();
    assert!(code == Some(1) && said.contains("ssh cannot be started"), "{said}");
    host.leave();
    assert_eq!(end_of(&home)["ply"], 1);
}

#[test]
fn another_program_plays_from_a_seat() {
    let home = Home::new();
    let mut host = Running::host(&home, &[]);
    let client = carried("seats/client.py").to_string_lossy().into_owned();
    let player = |colour: &str, moves: &[&str]| {
        let mut python = Command::new("python3");
        python.args([&client, ANNABELLA, &home.at("game.jsonl"), colour]).args(moves).envs(home.environment());
        Running::start(python)
    };
    let mut black = player("black", &["e5", "Nc6"]);
    black.until("joined");
    let white = player("white", &["e4", "Ke3", "Nf3", "Bb5"]);
    host.until("Bb5.");
    let (white, code) = white.end();
    assert_eq!(code, Some(0), "{white}");
    assert!(white.contains("refused 3"), "{white}");
    black.leave();
    host.leave();
    assert_eq!(end_of(&home)["ply"], 5);
}

/// Kinds of sentences that answer somebody, and are not of what happened.
fn is_an_answer(kind: UtteranceKind) -> bool {
    matches!(
        kind,
        UtteranceKind::Answer
            | UtteranceKind::Refused
            | UtteranceKind::NothingChanged
            | UtteranceKind::Checked
            | UtteranceKind::Array
            | UtteranceKind::Unreadable
    )
}

/// Whether something was said at a seat that is for somebody else.
fn hears_more(seat: &Session, may: &[Audience]) -> bool {
    seat.said().iter().any(|said| !may.contains(&said.to))
}

#[test]
fn a_seat_that_hears_more_than_it_may_is_found() {
    let home = Home::new();
    let journal = Journal::create(&home.path("game.jsonl")).expect("a record");
    let wording = || Wording::new("en").expect("English");
    let terms = Terms::between(Player::named("W"), Player::named("B"));
    let (mut host, _) = Session::open(terms, Some(journal), wording(), Stamp::default());
    let text = fs::read_to_string(home.path("game.jsonl")).expect("a record");
    let mut chain = Chain::new();
    let mut read = |text: &str| -> Vec<Record> {
        text.lines().map(|line| Record::from_line(line, &mut chain).expect("a line of the record")).collect()
    };
    let before = read(&text);
    host.keep_fresh();
    for line in ["e4", ""] {
        let intent = host.interpreter(Seat::EVERYBODY).read(line);
        carry_out(&mut host, Stamp::default(), intent).expect("nobody quits");
    }
    let after: Vec<Vec<Record>> = host
        .take_fresh()
        .into_iter()
        .map(|fresh| if let Fresh::Lines(lines) = fresh { read(&lines) } else { Vec::new() })
        .collect();
    let found = [vec![Audience::Room], vec![Audience::Room, Audience::Player(Color::White)]].map(|listeners| {
        let mut seat = Session::replica(&before, wording(), Stamp::default()).expect("a game");
        after.iter().for_each(|records| _ = seat.follow(records, None, &listeners));
        hears_more(&seat, &[Audience::Room])
    });
    assert_eq!(found, [false, true]);
}

proptest! {
    #![proptest_config(cases(40))]

    /// Replicas for everybody say what the host would say to them, and nothing that is for somebody else.
    #[test]
    fn every_sentence_reaches_exactly_the_seats_that_may_hear_it(
        deeds in prop::collection::vec((0..ACTORS.len(), deed(), 0_u64..20_000), 1..50),
        blind in prop::sample::select(vec![None, Some(Color::White), Some(Color::Black)]),
        cut in 0_usize..50,
    ) {
        let mut terms = Terms::between(Player::named("W"), Player::named("B"));
        if let Some(blind) = blind {
            terms.players.get_mut(blind).sight = Sight::Blind;
        }
        let home = Home::new();
        let journal = Journal::create(&home.path("game.jsonl")).expect("a record");
        let wording = || Wording::new("en").expect("English");
        let (mut host, _) = Session::open(terms, Some(journal), wording(), Stamp::default());
        let text = fs::read_to_string(home.path("game.jsonl")).expect("a record");
        host.keep_fresh();
        let listeners: [Vec<Audience>; 5] = [
            vec![Audience::Room],
            vec![Audience::Room, Audience::Player(Color::White)],
            vec![Audience::Room, Audience::Player(Color::Black)],
            vec![Audience::Room, Audience::Arbiter],
            // The control hears everything.
            vec![Audience::Room, Audience::Player(Color::White), Audience::Player(Color::Black), Audience::Arbiter],
        ];
        let mut chain = Chain::new();
        let read = |text: &str, chain: &mut Chain| -> Vec<Record> {
            text.lines().map(|line| Record::from_line(line, chain).expect("a line of the record")).collect()
        };
        let mut records = read(&text, &mut chain);
        let replica = |records: &[Record]| Session::replica(records, wording(), Stamp::default()).expect("a game");
        let mut seats: Vec<Session> = listeners.iter().map(|_| replica(&records)).collect();
        let mut at = 0;
        let mut is_another = false;
        for (number, (who, deed, wait)) in deeds.into_iter().enumerate() {
            at += wait;
            let (by, stamp) = (ACTORS[who], Stamp { at: annabella::game::clock::moment::Moment(at), wall_ms: at, ..Stamp::default() });
            let mut outcome = host.elapse(stamp);
            if let Some(command) = command(&deed, host.game()) {
                let done = host.command(stamp, by, command);
                outcome.said.extend(done.said);
            }
            let mut heard: Vec<Vec<String>> = listeners.iter().map(|_| Vec::new()).collect();
            for fresh in host.take_fresh() {
                let Fresh::Lines(lines) = fresh else {
                    (is_another, chain, records) = (true, Chain::new(), Vec::new());
                    continue;
                };
                let new = read(&lines, &mut chain);
                records.extend(new.iter().cloned());
                if is_another {
                    prop_assert!(replica(&records).game() == host.game());
                    return Ok(());
                }
                for ((seat, may), heard) in seats.iter_mut().zip(&listeners).zip(&mut heard) {
                    let said = seat.follow(&new, chain.mark(), may).said;
                    heard.extend(said.into_iter().map(|said| said.printed));
                }
            }
            let of_events: Vec<_> = outcome.said.iter().filter(|said| !is_an_answer(said.kind)).collect();
            for (may, heard) in listeners.iter().zip(&heard) {
                let expected: Vec<String> =
                    of_events.iter().filter(|said| may.contains(&said.to)).map(|said| said.printed.clone()).collect();
                prop_assert_eq!(heard, &expected, "{:?} by {:?} for {:?}", &deed, by, may);
            }
            for (seat, may) in seats.iter().zip(&listeners) {
                prop_assert!(!hears_more(seat, may), "{may:?}");
                prop_assert!(seat.game() == host.game(), "another game at {may:?}");
            }
            // Somebody who comes later finds the game as the others do.
            if number == cut {
                prop_assert!(replica(&records).game() == host.game());
            }
        }
    }
}
