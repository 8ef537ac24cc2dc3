//! Seats: a game in several terminals. The programs that take part, and the lines that they send.

mod adjourned;
mod alone;
mod asked_in_time;
mod assistants;
mod at_the_door;
mod broken;
mod door;
mod everybody_hears;
mod flood;
mod holding;
mod hostile;
mod killed;
pub mod lost;
mod other_user;
mod playing;
mod raw;
mod refused_requests;
mod rematch;
mod said_everywhere;
mod same_everywhere;
mod same_in_programs;
mod sealing;
mod sensed;
#[cfg(target_os = "linux")]
mod ssh;
mod three;
mod watchers;
mod ways;
mod who_hears_what;
mod whole_game;

use std::fs::File;
use std::io::{BufRead, BufReader, Read, Write};
use std::os::unix::net::{UnixListener, UnixStream};
use std::os::unix::process::CommandExt;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::thread;

use annabella::seats::{folder_of_sockets, name_of};
use portable_pty::{PtySize, native_pty_system};
use rustix::net::sockopt::Timeout;

use crate::program::{DEADLINE, Home, ended};

/// The next connection to that socket.
pub fn accepted(listener: &UnixListener) -> UnixStream {
    rustix::net::sockopt::set_socket_timeout(listener, Timeout::Recv, Some(DEADLINE)).expect("a socket");
    listener.accept().expect("nobody has connected").0
}

/// A program whose lines are typed and read one by one.
pub struct Running {
    pub child: Child,
    pub keys: Option<Box<dyn Write + Send>>,
    pub lines: Receiver<String>,
    pub read: Vec<String>,
}

impl Running {
    pub fn start(mut command: Command) -> Running {
        command.stdin(Stdio::piped());
        let mut running = Running::with_keys(command, None);
        running.keys = running.child.stdin.take().map(|keys| Box::new(keys) as Box<dyn Write + Send>);
        running
    }

    /// Starts a program whose keyboard is that of a terminal, at which questions are asked; what it says is read from a
    /// pipe, without what a terminal shows of the keys.
    pub fn at_a_keyboard(mut command: Command) -> Running {
        let pair = native_pty_system().openpty(PtySize::default()).expect("a pseudo-terminal");
        let end = File::open(pair.master.tty_name().expect("its name")).expect("its other end");
        command.stdin(end);
        // SAFETY: only system calls are made before the program is started.
        unsafe {
            command.pre_exec(|| {
                rustix::process::setsid()?;
                Ok(rustix::process::ioctl_tiocsctty(rustix::stdio::stdin())?)
            });
        }
        let keys = pair.master.take_writer().expect("writable");
        let mut echo = pair.master.try_clone_reader().expect("readable");
        // Otherwise the terminal would be full of them.
        thread::spawn(move || std::io::copy(&mut echo, &mut std::io::sink()));
        Running::with_keys(command, Some(keys))
    }

    fn with_keys(mut command: Command, keys: Option<Box<dyn Write + Send>>) -> Running {
        command.stdout(Stdio::piped()).stderr(Stdio::piped());
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
        Running { child, keys, lines, read: Vec::new() }
    }

    pub fn host(home: &Home, more: &[&str]) -> Running {
        let mut host = Running::start(hosts(home, more));
        host.until("Recorded in");
        host
    }

    pub fn seat(home: &Home, role: &str, lang: &str, more: &[&str]) -> Running {
        Running::start(joins(home, role, lang, more))
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

    /// Kills it, and waits until the system has closed everything that it held open, its record above all.
    pub fn kill(&mut self) {
        self.child.kill().expect("killed");
        self.child.wait().expect("ended");
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

/// What begins the game of that home and offers it to seats.
pub fn hosts(home: &Home, more: &[&str]) -> Command {
    let journal = home.at("game.jsonl");
    let usual = ["play", "--seats", "--face", "lines", "--voice", "off", "--lang", "en", "--journal", &journal];
    home.command(&[&usual, more].concat())
}

/// What takes a seat in the game of that home.
pub fn joins(home: &Home, role: &str, lang: &str, more: &[&str]) -> Command {
    let journal = home.at("game.jsonl");
    let usual = ["join", &journal, "--as", role, "--lang", lang, "--voice", "off"];
    home.command(&[&usual, more].concat())
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

/// The record of a game in which White has announced a move, and which nobody hosts any more.
pub fn record_of_a_game(home: &Home) -> String {
    let mut host = Running::host(home, &[]);
    host.types("e4");
    host.until("e4.");
    host.leave();
    std::fs::read_to_string(home.path("game.jsonl")).expect("a record")
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

pub const HELLO: &str = "{\"kind\":\"hello\",\"version\":2,\"role\":\"watcher\",\"lang\":\"en\"}\n";
