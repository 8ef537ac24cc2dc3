//! Connections that send what nobody understands, too much, or nothing.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::os::unix::net::{UnixListener, UnixStream};
use std::process::Command;
use std::thread;

use super::{HELLO, Running, accepted, connect, name_of, record_of_a_game, sockets};
use crate::program::{Home, Ran, ran};

/// What a connection is sent before it ends, after it has sent that.
fn answer_to(home: &Home, bytes: &[u8]) -> String {
    let mut stream = connect(home);
    // The host may end the connection before it has read everything.
    let _ = stream.write_all(bytes);
    let mut answer = Vec::new();
    let _ = stream.read_to_end(&mut answer);
    String::from_utf8_lossy(&answer).into_owned()
}

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
        ("another version", HELLO.replace("\"version\":2", "\"version\":1").into_bytes(), "version"),
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
    let text = "x".repeat(900);
    for number in 0..1_600 {
        seat.types(&format!("note {number} {text}"));
    }
    seat.until("1599 xx");
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
        if message["text"].as_str().is_some_and(|text| text.starts_with("1599 ")) {
            break;
        }
    }
    assert!(welcomes > 1, "it was never behind");
    seat.leave();
    host.leave();
}

/// A host that sends those bytes after the hello.
pub fn host_that_sends(home: &Home, bytes: Vec<u8>) -> thread::JoinHandle<()> {
    let socket = sockets(home).join(name_of(&home.path("game.jsonl")));
    let _ = fs::remove_file(&socket);
    let host = UnixListener::bind(&socket).expect("a socket");
    thread::spawn(move || {
        let mut stream = accepted(&host);
        let _ = BufReader::new(stream.try_clone().expect("a socket")).read_line(&mut String::new());
        // The seat may end the connection before it has read everything.
        let _ = stream.write_all(&bytes);
        let _ = stream.read_to_end(&mut Vec::new());
    })
}

/// What a seat says to a host that sends those bytes after the hello.
fn said_to_a_host(home: &Home, bytes: Vec<u8>) -> Ran {
    let sends = host_that_sends(home, bytes);
    let ran = home.run(&["join", &home.at("game.jsonl"), "--as", "white", "--lang", "en", "--voice", "off"], "");
    sends.join().expect("it ends");
    ran
}

#[test]
fn a_host_that_sends_what_nobody_understands_is_left_with_a_sentence() {
    let home = Home::new();
    let record = record_of_a_game(&home);
    let welcome = "{\"kind\":\"welcome\",\"version\":2,\"role\":\"white\",\"actor\":\"white\",\"at_ms\":0}\n";
    let stand = "{\"kind\":\"stand\",\"seq\":9,\"at_ms\":0}\n";
    let lines: Vec<&str> = record.lines().collect();
    let gap = format!("{welcome}{}\n{}\n{stand}", lines[0], lines[2]);
    let changed = format!("{welcome}{}{stand}", record.replacen("\"v\":2", "\"v\":3", 1));
    let sent: [(&str, Vec<u8>, &str); 7] = [
        ("garbage", b"\xff\xfe\x00garbage\n".to_vec(), "not a game"),
        ("no object", b"hello\n".to_vec(), "not a game"),
        ("a long line", vec![b'x'; 80 << 20], "not a game"),
        ("a gap", gap.into_bytes(), "not a game"),
        ("a record of another version", changed.into_bytes(), "not a game"),
        ("no record", format!("{welcome}{stand}").into_bytes(), "not a game"),
        ("another version", b"{\"kind\":\"end\",\"why\":\"version\"}\n".to_vec(), "version"),
    ];
    for (what, bytes, why) in sent {
        let ran = said_to_a_host(&home, bytes);
        assert!(ran.code == Some(1) && ran.err.contains(why), "{what}: {ran:?}");
    }
}

/// Connects to the socket that is named, and prints what comes.
const CLIENT: &str = "import socket, sys\n\
    s = socket.socket(socket.AF_UNIX)\n\
    s.connect(sys.argv[1])\n\
    s.settimeout(30)\n\
    print(s.recv(4096).decode())\n";

#[test]
fn another_user_of_the_computer_gets_no_seat() {
    use std::os::unix::fs::PermissionsExt;
    use std::os::unix::process::CommandExt;
    if !rustix::process::geteuid().is_root() {
        // Nobody else can be tried to be another user.
        return;
    }
    let home = Home::new();
    let mut host = Running::host(&home, &[]);
    let socket = sockets(&home).join(name_of(&home.path("game.jsonl")));
    // As if the folder and the socket were open to everybody.
    let above = socket.ancestors().take_while(|path| path.starts_with(home.path("")));
    above.for_each(|path| fs::set_permissions(path, fs::Permissions::from_mode(0o777)).expect("its owner"));
    let mut client = Command::new("python3");
    client.args(["-c", CLIENT]).arg(&socket).uid(65_534);
    let answer = ran(&mut client, b"");
    assert!(answer.out.contains("\"why\":\"another_user\""), "{answer:?}");
    host.types("e4");
    host.until("e4.");
    host.leave();
}
