//! The program under the real BRLTTY with a virtual braille display.
//!
//! The program's terminal is emulated here and its picture laid into the shared memory in which BRLTTY looks for the
//! screen of GNU screen; BRLTTY's virtual display connects to a socket of this test and reports every change of its
//! cells.

use std::fs::{self, File};
use std::io::{BufRead, BufReader, Read, Write};
use std::os::unix::net::{UnixListener, UnixStream};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU8, Ordering};
use std::sync::mpsc::{self, Receiver};
use std::thread;
use std::time::{Duration, Instant};

use portable_pty::{CommandBuilder, PtySize, native_pty_system};

use super::games::COLUMNS;
use crate::packages::Package;
use crate::program::{DEADLINE, Home, ended};

const ROWS: u16 = 24;
/// The key under which GNU screen shares its picture with BRLTTY.
const KEY: libc::key_t = 0xBACD_072F_u32 as libc::key_t;
/// The size that GNU screen uses: size and cursor, letters, attributes.
const SIZE: usize = 4 + 66 * 132 * 2;
/// White on black.
const ATTRIBUTE: u8 = 7;
/// When nothing has changed for this long, nothing more is expected on the display.
const PATIENCE: Duration = Duration::from_secs(4);

/// Memory that is shared with BRLTTY. The machine has only one, so only one test can use it at a time.
struct Picture {
    id: libc::c_int,
    at: *const AtomicU8,
    /// Held while the memory is in use.
    _alone: File,
}

impl Picture {
    fn new() -> Picture {
        let alone = File::create(std::env::temp_dir().join("annabella-tests.brltty")).expect("a file to lock");
        alone.lock().expect("alone");
        // SAFETY: both calls take numbers only; their results are looked at before they are used.
        let (id, at) = unsafe {
            let id = libc::shmget(KEY, SIZE, libc::IPC_CREAT | 0o700);
            (id, libc::shmat(id, std::ptr::null(), 0))
        };
        assert!(id >= 0 && at as isize != -1, "no shared memory: {}", std::io::Error::last_os_error());
        Picture { id, at: at.cast(), _alone: alone }
    }

    /// Copies the screen there; characters beyond ASCII become question marks.
    fn show(&self, screen: &vt100::Screen) {
        let (row, column) = screen.cursor_position();
        let mut bytes = vec![COLUMNS as u8, ROWS as u8, column.min(COLUMNS - 1) as u8, row as u8];
        for line in screen.rows(0, COLUMNS) {
            let letters = line.chars().map(|c| if c.is_ascii_graphic() || c == ' ' { c as u8 } else { b'?' });
            bytes.extend(letters.chain(std::iter::repeat(b' ')).take(COLUMNS.into()));
        }
        bytes.resize(4 + usize::from(COLUMNS) * usize::from(ROWS), b' ');
        bytes.resize(4 + usize::from(COLUMNS) * usize::from(ROWS) * 2, ATTRIBUTE);
        assert!(bytes.len() <= SIZE, "the terminal is too large");
        for (offset, byte) in bytes.into_iter().enumerate() {
            // SAFETY: the memory is SIZE bytes long and stays until `drop`; another process may read it at any time,
            // so each byte is written atomically.
            unsafe { (*self.at.add(offset)).store(byte, Ordering::Relaxed) };
        }
    }
}

impl Drop for Picture {
    fn drop(&mut self) {
        // SAFETY: both were made in `new` and are not used any more.
        unsafe {
            libc::shmdt(self.at.cast());
            libc::shmctl(self.id, libc::IPC_RMID, std::ptr::null_mut());
        }
    }
}

enum Arrived {
    Terminal(Vec<u8>),
    Cells(String),
}

/// A braille display with the program on it.
pub struct Display {
    picture: Picture,
    brltty: Child,
    program: Box<dyn portable_pty::Child + Send + Sync>,
    keys: Box<dyn Write + Send>,
    arrived: Receiver<Arrived>,
    screen: vt100::Parser,
    shown: usize,
    /// What the cells show now.
    pub cells: String,
    _display: UnixStream,
    _home: Home,
}

impl Display {
    /// Starts a game in the lines face on a display with that number of cells, in a terminal with these variables.
    pub fn of(cells: usize, variables: &[(&str, &str)]) -> Display {
        let picture = Picture::new();
        let home = Home::new();
        let screen = vt100::Parser::new(ROWS.try_into().expect("rows"), COLUMNS.try_into().expect("columns"), 0);
        picture.show(screen.screen());
        let (tell, arrived) = mpsc::channel();
        let socket = home.path("braille.sock");
        let listener = UnixListener::bind(&socket).expect("a socket");
        let brltty = start(&home);
        let (connected, connection) = mpsc::channel();
        thread::spawn(move || connected.send(listener.accept()));
        let (mut display, _) = connection.recv_timeout(DEADLINE).expect("BRLTTY connects").expect("a connection");
        writeln!(display, "cells {cells} 1").expect("it reads");
        let writer = display.try_clone().expect("a second end");
        let to = tell.clone();
        thread::spawn(move || {
            let shown = BufReader::new(writer).lines().map_while(Result::ok).filter_map(|line| visual(&line));
            shown.map(Arrived::Cells).try_for_each(|cells| to.send(cells))
        });
        let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_annabella"));
        command.args(["play", "--face", "lines", "--cells", &cells.to_string(), "--voice", "off", "--lang", "en"]);
        command.args(["--journal", &home.at("game.jsonl")]);
        for name in ["DISPLAY", "WAYLAND_DISPLAY", "SSH_CONNECTION"] {
            command.env_remove(name);
        }
        command.env("TERM", "xterm-256color");
        variables.iter().for_each(|(name, value)| command.env(name, value));
        command.env("HOME", home.path(""));
        let size = PtySize { rows: ROWS, cols: COLUMNS, pixel_width: 0, pixel_height: 0 };
        let pair = native_pty_system().openpty(size).expect("a pseudo-terminal");
        let program = pair.slave.spawn_command(command).expect("the program starts");
        drop(pair.slave);
        let mut reader = pair.master.try_clone_reader().expect("readable");
        let keys = pair.master.take_writer().expect("writable");
        thread::spawn(move || {
            let mut buffer = [0; 65536];
            while let Ok(length @ 1..) = reader.read(&mut buffer) {
                if tell.send(Arrived::Terminal(buffer[..length].to_vec())).is_err() {
                    return;
                }
            }
        });
        let (shown, cells) = (0, String::new());
        Display { picture, brltty, program, keys, arrived, screen, shown, cells, _display: display, _home: home }
    }

    /// Types a line letter by letter, each after the one before has been shown, and Enter.
    pub fn types(&mut self, line: &str) {
        for letter in line.chars().map(String::from) {
            let shown = self.shown;
            self.keys.write_all(letter.as_bytes()).expect("the program takes keys");
            self.wait(DEADLINE, |display| display.shown > shown && display.before_the_cursor() == letter);
        }
        self.keys.write_all(b"\r").expect("the program takes keys");
    }

    /// The letter on the screen that is left of the cursor.
    fn before_the_cursor(&self) -> String {
        let (row, column) = self.screen.screen().cursor_position();
        let cell = column.checked_sub(1).and_then(|column| self.screen.screen().cell(row, column));
        cell.map(|cell| cell.contents().to_owned()).unwrap_or_default()
    }

    /// Waits until the cells show this text. Returns whether they did.
    pub fn comes_to_show(&mut self, text: &str) -> bool {
        self.wait(PATIENCE, |display| display.cells == text.trim_end());
        self.cells == text.trim_end()
    }

    #[allow(clippy::disallowed_methods, reason = "a deadline for a failing test")]
    fn wait(&mut self, patience: Duration, is_so: impl Fn(&Display) -> bool) {
        let until = Instant::now() + DEADLINE;
        while !is_so(self) && Instant::now() < until {
            match self.arrived.recv_timeout(patience) {
                Ok(Arrived::Terminal(bytes)) => {
                    self.shown += bytes.len();
                    self.screen.process(&bytes);
                    self.picture.show(self.screen.screen());
                }
                Ok(Arrived::Cells(cells)) => self.cells = cells,
                Err(_) => return,
            }
        }
    }
}

impl Drop for Display {
    fn drop(&mut self) {
        let _ = self.program.kill();
        let _ = self.program.wait();
        let _ = self.brltty.kill();
        ended(&mut self.brltty);
    }
}

/// The text of the cells in a line of the virtual display, `Visual "text"`.
fn visual(line: &str) -> Option<String> {
    let text = line.strip_prefix("Visual \"")?.strip_suffix('"')?;
    Some(text.replace("\\\"", "\"").replace("\\\\", "\\").trim_end().to_owned())
}

fn start(home: &Home) -> Child {
    let settings = home.path("brltty.conf");
    fs::write(&settings, "").expect("settings");
    for folder in ["run", "var"] {
        fs::create_dir(home.path(folder)).expect("a folder");
    }
    let option = "braille-variant=computer8,alert-tunes=no,alert-messages=no,show-screen-cursor=yes,\
        screen-cursor-style=underline,status-position=none";
    let display = format!("client:{}", home.at("braille.sock"));
    Command::new(Package::Brltty.program().expect("installed"))
        // In the foreground, only for this test.
        .args(["-n", "-e", "-N", "-q", "-Z", "-l", "warning", "-p", "none"])
        .args(["-f", &settings.display().to_string(), "-F", &home.at("preferences"), "-P", &home.at("brltty.pid")])
        .args(["-W", &home.at("run"), "-U", &home.at("var")])
        .args(["-x", "sc", "-b", "vr", "-d", &display, "-t", "en_US", "-s", "no", "-o", option])
        .env("LC_ALL", "C.UTF-8")
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .expect("BRLTTY starts")
}
