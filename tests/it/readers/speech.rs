//! The program under a real screen reader for terminals: keys go in, and the reader's speech comes out as text.
//!
//! The reader runs in a pseudo-terminal of its own. Its speech goes through a named pipe, so each key and each
//! utterance is waited for, never a time.

use std::fs::{self, File};
use std::io::{Read, Write};
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread;
use std::time::{Duration, Instant};

use portable_pty::{Child, CommandBuilder, PtySize, native_pty_system};

use crate::packages::Package;
use crate::program::{ANNABELLA, DEADLINE, Home, carried, ran};

/// The settings of fenrir that its package installs for a pseudo-terminal.
const FENRIR_SETTINGS: &str = "etc/fenrirscreenreader/settings/settings-pty.conf";
const YASR_SETTINGS: &str = "/etc/yasr/yasr.conf";

/// After a silence of this length nothing more is expected.
const SILENCE: Duration = Duration::from_secs(4);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reader {
    Yasr,
    Fenrir,
}

impl Reader {
    pub fn package(self) -> Package {
        match self {
            Reader::Yasr => Package::Yasr,
            Reader::Fenrir => Package::Fenrir,
        }
    }
}

enum Heard {
    Terminal(Vec<u8>),
    Spoken(Vec<u8>),
}

/// A reader at work, with the program in it.
pub struct Listening {
    reader: Reader,
    child: Box<dyn Child + Send + Sync>,
    keys: Box<dyn Write + Send>,
    heard: Receiver<Heard>,
    /// Spoken text that is not yet split into utterances.
    unread: Vec<u8>,
    /// Every utterance, in order.
    pub utterances: Vec<String>,
    /// Every byte that reached the terminal.
    pub terminal: Vec<u8>,
    pid_file: PathBuf,
    pub home: Home,
}

impl Listening {
    /// Starts a game with that face under the reader.
    pub fn to(reader: Reader, face: &str, cells: usize) -> Listening {
        Listening::with(reader, face, cells, "")
    }

    /// Starts a game with that face and more options.
    pub fn with(reader: Reader, face: &str, cells: usize, options: &str) -> Listening {
        let home = Home::new();
        let journal = home.at("game.jsonl");
        let command = format!(
            "'{ANNABELLA}' play --face {face} --cells {cells} --voice off --lang en --journal '{journal}' {options}"
        );
        Listening::under(reader, home, &command)
    }

    /// Starts a command of the shell under the reader.
    pub fn under(reader: Reader, home: Home, command: &str) -> Listening {
        let pipe = home.path("spoken");
        let made = ran(Command::new("mkfifo").arg(&pipe), b"");
        assert_eq!(made.code, Some(0), "{made:?}");
        let (program, pid_file) = program_alone(&home, command);
        let mut command = CommandBuilder::new(reader.package().program().expect("installed"));
        command.args(arguments(reader, &home, &program));
        command.env("ANNABELLA_SPOKEN", &pipe);
        for (name, value) in [("TERM", "xterm-256color"), ("LC_ALL", "C.UTF-8"), ("LANG", "C.UTF-8"), ("DISPLAY", ":0")]
        {
            command.env(name, value);
        }
        command.env("HOME", home.path(""));
        command.cwd(home.path(""));
        let size = PtySize { rows: 24, cols: super::games::COLUMNS, pixel_width: 0, pixel_height: 0 };
        let pair = native_pty_system().openpty(size).expect("a pseudo-terminal");
        let (tell, heard) = mpsc::channel();
        // Held open for writing too, so that it never ends between two utterances.
        let spoken = File::options().read(true).write(true).open(&pipe).expect("the pipe");
        relay(spoken, tell.clone(), Heard::Spoken);
        let child = pair.slave.spawn_command(command).expect("the reader starts");
        drop(pair.slave);
        relay(pair.master.try_clone_reader().expect("readable"), tell, Heard::Terminal);
        let keys = pair.master.take_writer().expect("writable");
        // The terminal lives as long as its readers and writers.
        drop(pair.master);
        let (unread, utterances, terminal) = (Vec::new(), Vec::new(), Vec::new());
        Listening { reader, child, keys, heard, unread, utterances, terminal, pid_file, home }
    }

    /// Types a line letter by letter, each after the one before has been shown, and Enter.
    pub fn types(&mut self, line: &str) {
        for letter in line.chars() {
            let shown = self.terminal.len();
            self.press(&letter.to_string());
            let is_there =
                |written: &[u8]| written.windows(letter.len_utf8()).any(|part| part == letter.to_string().as_bytes());
            self.wait(DEADLINE, |listening| is_there(&listening.terminal[shown..]));
        }
        self.press("\r");
    }

    /// Types a line that is not shown, and Enter.
    pub fn types_unseen(&mut self, line: &str) {
        self.press(line);
        self.press("\r");
    }

    fn press(&mut self, key: &str) {
        self.keys.write_all(key.as_bytes()).and_then(|()| self.keys.flush()).expect("the reader takes keys");
    }

    /// Waits until each of these rows was heard whole and in order after utterance `from`. Returns those that were not,
    /// once there is silence.
    pub fn misses(&mut self, rows: &[String], from: usize) -> Vec<String> {
        self.wait(SILENCE, |listening| listening.unheard(rows, from).is_empty());
        self.unheard(rows, from)
    }

    /// Waits until each of these rows was heard in order after utterance `from`, however long it takes.
    pub fn hears(&mut self, rows: &[&str], from: usize) {
        let rows: Vec<String> = rows.iter().map(|row| (*row).to_owned()).collect();
        self.wait(DEADLINE, |listening| listening.unheard(&rows, from).is_empty());
        let missed = self.unheard(&rows, from);
        assert!(missed.is_empty(), "{missed:?} in {:#?}", &self.utterances[from..]);
    }

    fn unheard(&self, rows: &[String], from: usize) -> Vec<String> {
        // fenrir says a line break as a comma by itself, for the pause.
        let said = self.utterances[from..].iter().flat_map(|utterance| utterance.lines()).map(spaced);
        let lines: Vec<String> =
            said.flat_map(|line| line.split(" , ").map(str::to_owned).collect::<Vec<_>>()).collect();
        let mut lines = lines.iter();
        let as_said = |row: &str| match self.reader {
            Reader::Yasr => row.to_owned(),
            // It says every hyphen, and no brackets.
            Reader::Fenrir => row.replace('-', " dash ").replace(['(', ')'], " "),
        };
        rows.iter().filter(|row| !lines.any(|line| line.contains(&spaced(as_said(row))))).cloned().collect()
    }

    /// Whether nothing is said while nothing happens.
    pub fn is_silent(&mut self) -> bool {
        let before = self.utterances.len();
        self.wait(SILENCE, |listening| listening.utterances.len() > before);
        self.utterances.len() == before
    }

    /// Reads what comes until a condition holds, or until nothing has come for `patience`.
    #[allow(clippy::disallowed_methods, reason = "a deadline for a failing test")]
    fn wait(&mut self, patience: Duration, is_so: impl Fn(&Listening) -> bool) {
        let until = Instant::now() + DEADLINE;
        while !is_so(self) && Instant::now() < until {
            match self.heard.recv_timeout(patience) {
                Ok(Heard::Terminal(bytes)) => self.terminal.extend(bytes),
                Ok(Heard::Spoken(bytes)) => {
                    self.unread.extend(bytes);
                    self.take_utterances();
                }
                Err(_) => return,
            }
        }
    }

    fn take_utterances(&mut self) {
        let end = match self.reader {
            Reader::Yasr => b'\n',
            Reader::Fenrir => 0,
        };
        while let Some(at) = self.unread.iter().position(|byte| *byte == end) {
            let piece: Vec<u8> = self.unread.drain(..=at).collect();
            let text = String::from_utf8_lossy(&piece[..at]).into_owned();
            match self.reader {
                // Its commands: `q {text}` speaks, `l {letter}` spells, `s` stops, the others set something.
                Reader::Yasr => {
                    let spoken = text.strip_prefix("q {").and_then(|text| text.strip_suffix('}'));
                    self.utterances.extend(spoken.map(str::to_owned));
                }
                Reader::Fenrir => self.utterances.push(text),
            }
        }
    }
}

impl Drop for Listening {
    fn drop(&mut self) {
        // yasr leaves the program an open end of its terminal: it would never see a hang-up.
        let program = fs::read_to_string(&self.pid_file).ok().and_then(|pid| pid.trim().parse::<u32>().ok());
        if let Some(program) = program {
            crate::program::signal_if_there(rustix::process::Signal::TERM, program);
        }
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn relay(mut from: impl Read + Send + 'static, to: Sender<Heard>, what: fn(Vec<u8>) -> Heard) {
    thread::spawn(move || {
        let mut buffer = [0; 65536];
        while let Ok(length @ 1..) = from.read(&mut buffer) {
            if to.send(what(buffer[..length].to_vec())).is_err() {
                return;
            }
        }
    });
}

/// Text with single spaces, as it is heard.
fn spaced(text: impl AsRef<str>) -> String {
    text.as_ref().split_whitespace().collect::<Vec<_>>().join(" ")
}

/// A script that becomes the program, because readers want one path without arguments, and the file of its process id.
fn program_alone(home: &Home, command: &str) -> (PathBuf, PathBuf) {
    let (script, pid_file) = (home.path("program"), home.path("pid"));
    let text = format!("#!/bin/sh\necho $$ >'{}'\nexec {command}\n", pid_file.display());
    fs::write(&script, text).expect("a script");
    fs::set_permissions(&script, fs::Permissions::from_mode(0o755)).expect("a program");
    (script, pid_file)
}

fn arguments(reader: Reader, home: &Home, program: &Path) -> Vec<String> {
    let text = |path: &Path| path.display().to_string();
    match reader {
        Reader::Yasr => {
            let server = format!("|{}", text(&carried("readers/speech_server")));
            ["-C", YASR_SETTINGS, "-s", "emacspeak server", "-p", &server, &text(program)].map(str::to_owned).into()
        }
        Reader::Fenrir => {
            let settings = home.path("fenrir.conf");
            let say = format!("{} \"fenrirText\"", text(&carried("readers/say")));
            let changed = [
                ("sound", "enabled", "False"),
                ("sound", "driver", "dummyDriver"),
                ("speech", "driver", "genericDriver"),
                ("speech", "genericSpeechCommand", &say),
                ("screen", "driver", "ptyDriver"),
                ("keyboard", "driver", "ptyDriver"),
                ("keyboard", "keyboardLayout", "pty"),
                ("keyboard", "interruptOnKeyPress", "True"),
                ("remote", "enable", "False"),
                ("remote", "driver", "dummyDriver"),
                ("general", "shell", &text(program)),
                ("general", "debugFile", &home.at("fenrir.log")),
                ("general", "autoSpellCheck", "False"),
            ];
            let installed = fs::read_to_string(reader.package().file(FENRIR_SETTINGS)).expect("fenrir's settings");
            fs::write(&settings, with_settings(&installed, &changed)).expect("settings");
            vec!["-e".into(), "-s".into(), text(&settings)]
        }
    }
}

/// Settings in sections, with changed values of settings that exist already.
fn with_settings(settings: &str, changed: &[(&str, &str, &str)]) -> String {
    let mut section = String::new();
    let line = |line: &str| {
        if let Some(name) = line.trim().strip_prefix('[').and_then(|line| line.strip_suffix(']')) {
            section = name.to_owned();
        }
        let key = line.split('=').next().unwrap_or_default().trim();
        let change = changed.iter().find(|(of, name, _)| *of == section && *name == key);
        change.map_or_else(|| format!("{line}\n"), |(_, name, value)| format!("{name}={value}\n"))
    };
    settings.lines().map(line).collect()
}
