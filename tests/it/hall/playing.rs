//! Games that are sent to a hall while they are played, and the hall as it is read.

use std::fs;
use std::io::{BufRead as _, BufReader, Write as _};
use std::os::unix::process::CommandExt as _;
use std::process::Stdio;
use std::sync::mpsc;

use annabella::hall::address::BoardAddress;
use annabella::hall::boards::HallBoards;
use annabella::hall::broadcast::Broadcast;
use annabella::hall::copy::RecordCopy;
use annabella::hall::input::HallInput;
use rustix::process::Signal;
use serde_json::{Value, json};

use super::sending::assert_all_arrived;
use super::{Server, free_port, recorded_game};
use crate::pipe::{master_game, with_enters};
use crate::program::{DEADLINE, Home, Ran, Terminal};

const PLAY: [&str; 14] = [
    "play",
    "--face",
    "lines",
    "--voice",
    "off",
    "--lang",
    "en",
    "--white",
    "Eva",
    "--black",
    "Bernd",
    "--event",
    "Open",
    "--journal",
];

fn asked<'a>(record: &'a str, more: &[&'a str]) -> Vec<&'a str> {
    PLAY.iter().copied().chain([record]).chain(more.iter().copied()).collect()
}

fn play(home: &Home, more: &[&str], input: &str) -> Ran {
    home.run(&asked(&home.at("game.jsonl"), more), input)
}

pub fn once(home: &Home, server: &str, more: &[&str]) -> Vec<Value> {
    let ran = home.run(&[&["hall", "--server", server, "--once", "--json"], more].concat(), "");
    assert_eq!(ran.code, Some(0), "{ran:?}");
    ran.out.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect()
}

#[test]
fn a_game_that_is_played_stands_in_the_hall_and_is_resumed_there() {
    let Some(server) = Server::start() else { return };
    let home = Home::new();
    let url = server.url().replace("//", "//eva:secret@");
    let record = home.at("game.jsonl");
    let table = ["--hall", &url, "--round", "3", "--board", "12"];
    let mut terminal = home.terminal(&asked(&record, &table), (24, 200));
    terminal.hear("This game is sent to the hall, as board 12 of round 3.");
    terminal.keys("e4\r\r");
    terminal.hear("has completed");
    terminal.leave();
    terminal.end();
    let address = BoardAddress::new("Open", "3", "12");
    assert_all_arrived(&home, &server, &address, &home.path("game.jsonl"));
    let text = fs::read_to_string(&record).expect("a record");
    assert!(text.contains("\"hall\":\"nats://eva@127.0.0.1") && !text.contains("secret"), "{text}");

    let mut terminal = home.terminal(&["resume", &record, "--voice", "off", "--face", "lines"], (24, 200));
    terminal.hear("This game is sent to the hall, as board 12 of round 3.");
    terminal.keys("go\re5\r\r");
    terminal.hear("has completed");
    terminal.signal(Signal::KILL);
    terminal.end();
    assert_all_arrived(&home, &server, &address, &home.path("game.jsonl"));
    let boards = once(&home, &server.url(), &["--event", "Open", "--round", "3"]);
    assert_eq!(boards.len(), 1, "{boards:?}");
    let shown = ["round", "board", "white", "black", "ply", "last", "result"].map(|key| boards[0][key].clone());
    assert_eq!(json!(shown), json!(["3", "12", "Eva", "Bernd", 2, "e5", "*"]));
    assert!(once(&home, &server.url(), &["--round", "4"]).is_empty());
    let ran = home.run(&["hall", "--server", &server.url(), "--once", "--lang", "en"], "");
    assert!(ran.out.starts_with("Round 3, board 12: Eva against Bernd, 2 half-moves, "), "{ran:?}");
}

#[test]
fn a_game_goes_on_without_its_hall_and_says_so_once() {
    let home = Home::new();
    let nowhere = format!("nats://127.0.0.1:{}", free_port());
    let mut terminal = home
        .terminal(&asked(&home.at("game.jsonl"), &["--hall", &nowhere, "--round", "3", "--board", "12"]), (24, 200));
    let missing = "This game is not in the hall, and goes on. The server does not answer.";
    terminal.hear(missing);
    terminal.keys(&with_enters(["e4", "e5", "Nf3"]).replace('\n', "\r"));
    terminal.keys("status\r");
    terminal.wait("for the status", |terminal| heard(terminal, missing) == 2);
    terminal.leave();
    terminal.end();
    assert_eq!(heard(&terminal, missing), 2, "once by itself, once in the status");
    let home = Home::new();
    let ran = play(&home, &["--hall", "gopher://x", "--round", "3", "--board", "12"], "e4\n\n");
    assert_eq!(ran.code, Some(0), "{ran:?}");
}

fn heard(terminal: &Terminal, sentence: &str) -> usize {
    String::from_utf8_lossy(terminal.raw()).matches(sentence).count()
}

#[test]
fn a_hall_needs_a_board_and_a_server_that_answers() {
    let home = Home::new();
    let ran = play(&home, &["--hall", "nats://127.0.0.1"], "e4\n");
    assert_eq!(ran.code, Some(2), "{ran:?}");
    assert!(ran.err.contains("The hall must know which board this is: --round 3 --board 12."), "{ran:?}");
    assert!(!home.path("game.jsonl").exists());
    let nowhere = format!("nats://127.0.0.1:{}", free_port());
    let ran = home.run(&["hall", "--server", &nowhere, "--once", "--lang", "de"], "");
    assert_eq!((ran.code, ran.err.trim()), (Some(1), "Der Server antwortet nicht."), "{ran:?}");
    // Without a keyboard it says why it ends.
    let ran = home.run(&["hall", "--server", &nowhere, "--lang", "en"], "");
    let said = "Nothing more can be typed here, so the hall is left. annabella hall --once shows all boards once.";
    assert!(ran.code == Some(0) && ran.out.contains(said), "{ran:?}");
}

#[cfg(target_os = "linux")]
#[test]
fn without_a_hall_no_socket_of_the_network_is_opened() {
    let home = Home::new();
    let sockets = |terminal: &Terminal| {
        let tables = ["tcp", "tcp6", "udp", "udp6"].map(|table| format!("/proc/net/{table}"));
        let known: Vec<String> = tables.iter().flat_map(fs::read_to_string).collect();
        let open = |id: u32| fs::read_dir(format!("/proc/{id}/fd")).into_iter().flatten().flatten();
        let links = processes_of(terminal.process()).into_iter().flat_map(open).flat_map(|fd| fs::read_link(fd.path()));
        let inode =
            |link: std::path::PathBuf| Some(link.to_str()?.strip_prefix("socket:[")?.strip_suffix(']')?.to_owned());
        let is_known = |inode: &String| known.iter().any(|table| table.split_whitespace().any(|word| word == inode));
        links.filter_map(inode).filter(is_known).count()
    };
    let mut terminal = home.terminal(&asked(&home.at("game.jsonl"), &[]), (24, 200));
    terminal.keys("e4\r\r");
    terminal.hear("has completed");
    assert_eq!(sockets(&terminal), 0);
    terminal.leave();
    terminal.end();
    // With a hall there is one: the check sees it.
    let Some(server) = Server::start() else { return };
    let table = ["--hall", &server.url(), "--round", "3", "--board", "12"];
    let mut terminal = home.terminal(&asked(&home.at("other.jsonl"), &table), (24, 200));
    terminal.hear("This game is sent to the hall");
    assert_eq!(sockets(&terminal), 1);
}

/// A process and its children.
#[cfg(target_os = "linux")]
fn processes_of(id: u32) -> Vec<u32> {
    let children = fs::read_dir(format!("/proc/{id}/task")).into_iter().flatten().flatten();
    let children = children.flat_map(|task| fs::read_to_string(task.path().join("children")));
    let children: Vec<u32> = children
        .flat_map(|ids| ids.split_whitespace().filter_map(|id| id.parse().ok()).collect::<Vec<u32>>())
        .collect();
    [id].into_iter().chain(children.into_iter().flat_map(processes_of)).collect()
}

#[test]
fn a_board_that_says_nothing_for_15_seconds_is_silent_until_it_speaks_again() {
    let home = Home::new();
    let lines = recorded_game(&home);
    let mut copy = RecordCopy::default();
    copy.read(lines[..lines.len() / 2].concat().as_bytes()).expect("a record");
    let board = BoardAddress::new("Open", "3", "12");
    let mut hall = HallBoards::default();
    for line in copy.lines() {
        let (record, line) = (copy.identity(), line.to_string());
        hall.take(HallInput::Line { board: board.clone(), record, line, age_ms: 0 }, 0);
    }
    hall.take(HallInput::Whole, 0);
    let beat = || HallInput::State { board: board.clone(), state: copy.state(0).expect("a state"), age_ms: 0 };
    hall.take(beat(), 1_000);
    let state = |hall: &HallBoards, now| hall.objects(now)[0]["state"].clone();
    assert_ne!(state(&hall, 15_999), "silent");
    assert_eq!(state(&hall, 16_000), "silent");
    hall.take(beat(), 20_000);
    assert_ne!(state(&hall, 20_000), "silent");
}

#[test]
fn a_broadcast_is_as_late_as_is_asked() {
    let home = Home::new();
    let mut copy = RecordCopy::default();
    copy.read(recorded_game(&home).concat().as_bytes()).expect("a record");
    let mut late = Broadcast::new(900_000);
    let mut live = Broadcast::new(0);
    for number in ["10", "9"] {
        for line in copy.lines() {
            let (record, line) = (copy.identity(), line.to_string());
            let board = BoardAddress::new("Open", "3", number);
            let input = HallInput::Line { board, record, line, age_ms: 60_000 };
            late.take(input.clone(), 1_000_000);
            live.take(input, 1_000_000);
        }
    }
    let games = |pgn: &Option<String>| pgn.as_ref().map(|pgn| pgn.matches("[Event ").count());
    let whole = live.pgn(1_000_000);
    assert_eq!(games(&whole), Some(2));
    assert_eq!(live.pgn(2_000_000), None, "nothing new");
    assert_eq!((late.next_due(), late.pgn(1_839_999)), (Some(1_840_000), None));
    assert_eq!(late.pgn(1_840_000), whole);
}

#[test]
fn the_pgn_of_a_broadcast_grows_with_the_game() {
    let Some(server) = Server::start() else { return };
    let home = Home::new();
    let (record, url) = (home.at("game.jsonl"), server.url());
    let mut terminal = home.terminal(&asked(&record, &["--hall", &url, "--round", "3", "--board", "12"]), (24, 200));
    terminal.hear("This game is sent to the hall");
    let folder = home.path("live");
    fs::create_dir(&folder).expect("a folder");
    let (to_changes, changes) = mpsc::channel();
    let changed = move |_| to_changes.send(()).unwrap_or_default();
    let mut watcher = notify::recommended_watcher(changed).expect("a watcher");
    notify::Watcher::watch(&mut watcher, &folder, notify::RecursiveMode::NonRecursive).expect("watched");
    let mut command = home.command(&["hall", "--server", &url, "--to", "live", "-o", &home.at("live/round.pgn")]);
    let mut live = command.process_group(0).spawn().expect("started");
    for (typed, last) in [("e4", "1. e4"), ("e5", "e5"), ("Nf3", "2. Nf3")] {
        terminal.keys(&format!("{typed}\r\r"));
        while !fs::read_to_string(folder.join("round.pgn")).is_ok_and(|pgn| pgn.contains(last)) {
            changes.recv_timeout(DEADLINE).expect("a change");
        }
    }
    let group = rustix::process::Pid::from_child(&live);
    rustix::process::kill_process_group(group, Signal::KILL).expect("killed");
    live.wait().expect("ended");
}

#[test]
fn a_board_that_cannot_save_its_record_says_so_in_the_hall() {
    let Some(server) = Server::start() else { return };
    let home = Home::new();
    let limited = format!(
        "ulimit -f 8; exec \"$annabella\" play --voice off --lang en --journal {} --spare none/there --event Open --round 3 \
         --board 12 --hall {}",
        home.at("game.jsonl"),
        server.url()
    );
    let moves = ["Nf3", "Nf6", "Ng1", "Ng8"].repeat(4);
    let ran = home.run_in_shell(&limited, &with_enters(moves));
    assert!(ran.out.contains("Not saved!"), "{ran:?}");
    let unsaved = || {
        let boards = once(&home, &server.url(), &[]);
        boards.first().filter(|board| board["saved"] == false).cloned()
    };
    // The program beside the game sends what is left after the game has ended.
    let found = std::iter::repeat_with(unsaved).take(200).flatten().next().expect("the board says so");
    assert!(found["ply"].as_u64().is_some_and(|plies| plies > 0), "{found}");
    let ran = home.run(&["hall", "--server", &server.url(), "--once", "--lang", "en"], "");
    assert!(ran.out.contains("The board cannot save its record."), "{ran:?}");
}

#[test]
#[allow(clippy::disallowed_methods)]
fn real_games_are_sent_whole_over_a_server_that_is_killed_again_and_again() {
    let Some(mut server) = Server::start() else { return };
    let home = Home::new();
    let count = if std::env::var_os("ANNABELLA_ALL").is_some() { 8 } else { 3 };
    let moves = master_game();
    let mut games: Vec<_> = (1..=count)
        .map(|number| {
            let (record, board) = (home.at(&format!("{number}.jsonl")), number.to_string());
            let asked = asked(&record, &["--hall", &server.url(), "--round", "3", "--board", &board]).join("\n");
            let mut command = home.command(&asked.split('\n').collect::<Vec<_>>());
            let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("started");
            let (keys, said) = (child.stdin.take().expect("piped"), child.stdout.take().expect("piped"));
            (number, child, keys, BufReader::new(said).lines())
        })
        .collect();
    for part in moves.chunks(moves.len().div_ceil(3)) {
        for (_, _, keys, _) in &mut games {
            keys.write_all(with_enters(part.iter().map(String::as_str)).as_bytes()).expect("it reads");
        }
        // In the middle of what they play, and once more when they have.
        server.kill();
        server.up();
        for (_, _, _, said) in &mut games {
            let completed = said.map_while(Result::ok).filter(|line| line.contains("has completed")).take(part.len());
            assert!(completed.count() >= part.len() - 1, "a mate needs no press");
        }
        server.kill();
        server.up();
    }
    for (number, ..) in &games {
        let (address, record) = (BoardAddress::new("Open", "3", &number.to_string()), format!("{number}.jsonl"));
        assert_all_arrived(&home, &server, &address, &home.path(&record));
        let shown = home.run(&["show", &home.at(&record), "--json"], "");
        let shown: Value = serde_json::from_str(shown.out.lines().last().expect("a line")).expect("JSON");
        let board =
            once(&home, &server.url(), &[]).into_iter().find(|board| board["board"] == json!(number.to_string()));
        let board = board.expect("it is in the hall");
        assert_eq!([&board["ply"], &board["result"]], [&shown["ply"], &shown["result"]]);
    }
    for (_, mut child, keys, _) in games {
        drop(keys);
        assert!(crate::program::ended(&mut child).success());
    }
}
