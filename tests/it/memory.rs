//! However much is typed and answered, memory is bounded: queues and history have a limit.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::process::Stdio;
use std::thread;

use crate::program::{Home, ended};

/// The most memory that the program may ever hold, in kilobytes.
const MOST: u64 = 64 << 10;

/// Lines that are answered, refused, not understood or recorded, typed again and again.
const LINES: [&str; 8] =
    ["number", "white: undo", "clock both", "status", "xyzzy", "black: resign now please", "again", "earlier"];

/// The most memory that a process has held so far, in kilobytes.
fn peak(process: u32) -> u64 {
    let status = fs::read_to_string(format!("/proc/{process}/status")).expect("it is running");
    let line = status.lines().find(|line| line.starts_with("VmHWM:")).expect("a peak");
    line.split_whitespace().nth(1).expect("a number").parse().expect("a number")
}

/// Types `lines` lines as fast as they are read. Returns the most memory held and the number of answers.
fn typed(lines: usize) -> (u64, usize) {
    let home = Home::new();
    let journal = home.at("game.jsonl");
    let play = ["play", "--face", "lines", "--voice", "off", "--lang", "en", "--journal", &journal];
    let mut child = home
        .command(&play)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("the program starts");
    let mut to = child.stdin.take().expect("a pipe");
    let writer = thread::spawn(move || {
        let text: String = LINES.iter().cycle().take(lines).map(|line| format!("{line}\n")).collect();
        to.write_all(text.as_bytes()).expect("taken");
        to.write_all(b"note the last line\n").expect("taken");
        // Kept open: the program goes on.
        to
    });
    let mut from = BufReader::new(child.stdout.take().expect("a pipe"));
    let (mut line, mut answers) = (String::new(), 0);
    while !line.contains("the last line") {
        line.clear();
        assert!(from.read_line(&mut line).expect("text") > 0, "the program has ended after {answers} answers");
        answers += 1;
    }
    let peak = peak(child.id());
    drop(writer.join().expect("everything was typed"));
    from.read_to_string(&mut line).expect("text");
    assert!(ended(&mut child).success());
    (peak, answers)
}

#[allow(clippy::disallowed_methods)]
#[test]
fn many_lines_are_answered_in_bounded_memory() {
    let lines = if std::env::var_os("ANNABELLA_ALL").is_some() { 1_000_000 } else { 24_000 };
    let (few, _) = typed(100);
    let (many, answers) = typed(lines);
    assert!(answers > lines, "each line is answered: {answers} of {lines}");
    assert!(many < MOST, "{many} kB after {lines} lines, {few} after a hundred");
}
