//! Seats: a game in several terminals. The programs that take part, and the lines that they send.

mod alone;
mod asked_in_time;
mod broken;
mod holding;
mod killed;
mod lost;
mod playing;
mod refused_requests;
mod rematch;
mod same_everywhere;
mod sensed;
#[cfg(target_os = "linux")]
mod ssh;
mod three;
mod who_hears_what;

use std::io::{BufRead, BufReader, Read, Write};
use std::os::unix::net::UnixStream;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::thread;

use annabella::seats::{folder_of_sockets, name_of};

use crate::program::{DEADLINE, Home, ended};

/// A program whose lines are typed and read one by one.
pub struct Running {
    pub child: Child,
    pub keys: Option<ChildStdin>,
    pub lines: Receiver<String>,
    pub read: Vec<String>,
}

impl Running {
    pub fn start(mut command: Command) -> Running {
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

    pub fn host(home: &Home, more: &[&str]) -> Running {
        let journal = home.at("game.jsonl");
        let usual = ["play", "--seats", "--face", "lines", "--voice", "off", "--lang", "en", "--journal", &journal];
        let mut host = Running::start(home.command(&[&usual, more].concat()));
        host.until("Recorded in");
        host
    }

    pub fn seat(home: &Home, role: &str, lang: &str, more: &[&str]) -> Running {
        let journal = home.at("game.jsonl");
        let usual = ["join", &journal, "--as", role, "--lang", lang, "--voice", "off"];
        Running::start(home.command(&[&usual, more].concat()))
    }

    pub fn types(&mut self, line: &str) {
        writeln!(self.keys.as_mut().expect("open"), "{line}").expect("read");
    }

    /// Reads until a line holds that text, and returns it.
    pub fn until(&mut self, text: &str) -> String {
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
    pub fn leave(mut self) -> (String, Option<i32>) {
        drop(self.keys.take());
        self.end()
    }

    pub fn end(mut self) -> (String, Option<i32>) {
        while let Ok(line) = self.lines.recv_timeout(DEADLINE) {
            self.read.push(line);
        }
        (self.read.join("\n"), ended(&mut self.child).code())
    }
}

/// The game of that home, hosted again.
pub fn resume(home: &Home) -> Running {
    let resumed = ["resume", &home.at("game.jsonl"), "--seats", "--voice", "off", "--lang", "en", "--face", "lines"];
    let mut host = Running::start(home.command(&resumed));
    host.until("The record continues");
    host
}

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The folder of the sockets of a home.
pub fn sockets(home: &Home) -> std::path::PathBuf {
    let known = directories::ProjectDirs::from("", "", "annabella").expect("a home");
    match known.runtime_dir() {
        Some(_) => folder_of_sockets(),
        None => home.path("state").join("annabella").join("seats"),
    }
}

pub fn connect(home: &Home) -> UnixStream {
    let socket = sockets(home).join(name_of(&home.path("game.jsonl")));
    let stream = UnixStream::connect(&socket).unwrap_or_else(|error| panic!("{socket:?}: {error}"));
    stream.set_read_timeout(Some(DEADLINE)).expect("a socket");
    stream
}

pub const HELLO: &str = "{\"kind\":\"hello\",\"version\":1,\"role\":\"watcher\",\"lang\":\"en\"}\n";
