//! The whole program in a real terminal, and other things of Unix alone: signals and named pipes.

use std::fmt::Write as _;
use std::io::{Read, Write};
use std::num::NonZeroU16;
use std::path::Path;
use std::process::Command;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::thread;
use std::time::Instant;

use portable_pty::{Child, CommandBuilder, ExitStatus, MasterPty, PtySize, native_pty_system};
use rustix::process::{Pid, Signal, kill_process};

use crate::program::{ANNABELLA, DEADLINE, Home};

impl Home {
    /// Starts the program in a terminal of `rows` by `columns`.
    pub fn terminal(&self, arguments: &[&str], (rows, columns): (u16, u16)) -> Terminal {
        let mut command = CommandBuilder::new(ANNABELLA);
        command.args(arguments);
        self.terminal_with(command, (rows, columns))
    }

    /// Starts a shell with job control in a terminal; `$annabella` is the program there.
    pub fn shell(&self, (rows, columns): (u16, u16)) -> Terminal {
        let mut command = CommandBuilder::new("sh");
        command.args(["-i"]);
        command.env("PS1", "shell> ");
        command.env("annabella", ANNABELLA);
        self.terminal_with(command, (rows, columns))
    }

    pub fn terminal_with(&self, mut command: CommandBuilder, (rows, columns): (u16, u16)) -> Terminal {
        for (name, value) in self.environment() {
            command.env(name, value);
        }
        for name in ["ACCESSIBLE", "NO_COLOR", "ENV", "RUST_BACKTRACE"] {
            command.env_remove(name);
        }
        command.cwd(self.path(""));
        Terminal::start(command, (rows, columns))
    }
}

fn at_least_one(size: u16) -> NonZeroU16 {
    NonZeroU16::new(size).unwrap_or(NonZeroU16::MIN)
}

/// The modes of the terminal: echo, whole lines, signals from keys.
fn attributes(terminal: &(dyn MasterPty + Send)) -> String {
    terminal.get_termios().map(|termios| format!("{termios:?}")).unwrap_or_default()
}

/// A terminal with the program in it.
pub struct Terminal {
    master: Box<dyn MasterPty + Send>,
    writer: Box<dyn Write + Send>,
    child: Box<dyn Child + Send + Sync>,
    chunks: Receiver<Vec<u8>>,
    screen: vt100::Parser,
    raw: Vec<u8>,
    /// The number of bytes of `raw` that `hear` has passed.
    read_up_to: usize,
    before: String,
}

impl Terminal {
    /// Starts a command in a terminal of `rows` by `columns`.
    pub fn start(command: CommandBuilder, (rows, columns): (u16, u16)) -> Terminal {
        let size = PtySize { rows, cols: columns, pixel_width: 0, pixel_height: 0 };
        let pair = native_pty_system().openpty(size).expect("a pseudo-terminal");
        let before = attributes(pair.master.as_ref());
        let child = pair.slave.spawn_command(command).expect("the program starts");
        drop(pair.slave);
        let mut reader = pair.master.try_clone_reader().expect("readable");
        let (send, chunks) = mpsc::channel();
        thread::spawn(move || {
            let mut buffer = [0; 65536];
            while let Ok(length @ 1..) = reader.read(&mut buffer) {
                if send.send(buffer[..length].to_vec()).is_err() {
                    return;
                }
            }
        });
        let writer = pair.master.take_writer().expect("writable");
        let screen = vt100::Parser::new(at_least_one(rows), at_least_one(columns), 0);
        Terminal { master: pair.master, writer, child, chunks, screen, raw: Vec::new(), read_up_to: 0, before }
    }

    /// Types text unchanged; `\r` is Enter.
    pub fn keys(&mut self, text: &str) {
        self.writer.write_all(text.as_bytes()).and_then(|()| self.writer.flush()).expect("the terminal takes keys");
    }

    pub fn line(&mut self, text: &str) {
        self.keys(&format!("{text}\r"));
    }

    /// Types `quit`, and confirms it if it is asked about because a clock runs.
    pub fn leave(&mut self) {
        self.line("quit");
        // Where nothing was asked the program may have ended already.
        let _ = self.writer.write_all(b"2\r").and_then(|()| self.writer.flush());
    }

    /// Waits until `text` has been written after the text waited for before.
    pub fn hear(&mut self, text: &str) {
        self.wait(&format!("to hear {text:?}"), |terminal| terminal.unheard().contains(text));
        let at = self.unheard().find(text).expect("heard");
        self.read_up_to += at + text.len();
    }

    /// Waits until `text` stands on the screen.
    pub fn see(&mut self, text: &str) {
        self.wait(&format!("to see {text:?}"), |terminal| terminal.contents().contains(text));
    }

    /// Waits until a condition holds.
    #[allow(clippy::disallowed_methods)]
    pub fn wait(&mut self, what: &str, is_so: impl Fn(&Terminal) -> bool) {
        let until = Instant::now() + DEADLINE;
        while !is_so(self) {
            match self.chunks.recv_timeout(until.saturating_duration_since(Instant::now())) {
                Ok(chunk) => self.take(&chunk),
                Err(reason) => panic!("waited {what} ({reason}); {}", self.shown()),
            }
        }
    }

    /// Waits until the program has ended, and reads what it wrote to the end.
    #[allow(clippy::disallowed_methods)]
    pub fn end(&mut self) -> ExitStatus {
        let until = Instant::now() + DEADLINE;
        loop {
            match self.chunks.recv_timeout(until.saturating_duration_since(Instant::now())) {
                Ok(chunk) => self.take(&chunk),
                // No process holds the terminal any longer: the program has ended or is about to end.
                Err(RecvTimeoutError::Disconnected) => {
                    if let Some(status) = self.child.try_wait().expect("a process of ours") {
                        return status;
                    }
                    assert!(Instant::now() < until, "the terminal is left, the program goes on; {}", self.shown());
                    thread::yield_now();
                }
                Err(RecvTimeoutError::Timeout) => panic!("the program did not end; {}", self.shown()),
            }
        }
    }

    pub fn resize(&mut self, (rows, columns): (u16, u16)) {
        self.master.resize(PtySize { rows, cols: columns, pixel_width: 0, pixel_height: 0 }).expect("resized");
        self.screen.screen_mut().set_size(at_least_one(rows), at_least_one(columns));
    }

    /// The terminal says that it has this size, which no screen of this test has.
    pub fn claim_size(&mut self, (rows, columns): (u16, u16)) {
        self.master.resize(PtySize { rows, cols: columns, pixel_width: 0, pixel_height: 0 }).expect("resized");
    }

    /// The number of the program's process.
    pub fn process(&self) -> u32 {
        self.child.process_id().expect("running")
    }

    /// Sends a signal to the program.
    pub fn signal(&mut self, signal: Signal) {
        send_signal(signal, self.child.process_id().expect("running"));
    }

    /// The program that a shell in this terminal has started.
    #[cfg(target_os = "linux")]
    pub fn child_of_child(&self) -> Option<u32> {
        let shell = self.child.process_id()?;
        let children = std::fs::read_to_string(format!("/proc/{shell}/task/{shell}/children")).ok()?;
        children.split_whitespace().next_back()?.parse().ok()
    }

    pub fn contents(&self) -> String {
        self.screen.screen().contents()
    }

    pub fn screen(&self) -> &vt100::Screen {
        self.screen.screen()
    }

    /// Every byte that the program has written.
    pub fn raw(&self) -> &[u8] {
        &self.raw
    }

    /// Checks that the terminal is as the program found it: main screen, cursor, echo and lines.
    pub fn assert_restored(&self) {
        let screen = self.screen.screen();
        assert!(!screen.alternate_screen(), "still on the alternate screen; {}", self.shown());
        assert!(!screen.hide_cursor(), "the cursor is still hidden; {}", self.shown());
        assert!(!screen.bracketed_paste(), "bracketed paste is still on; {}", self.shown());
        assert_eq!(screen.mouse_protocol_mode(), vt100::MouseProtocolMode::None, "the mouse is still caught");
        assert_eq!(attributes(self.master.as_ref()), self.before, "the terminal's modes");
    }

    fn take(&mut self, chunk: &[u8]) {
        self.raw.extend_from_slice(chunk);
        self.screen.process(chunk);
    }

    fn unheard(&self) -> std::borrow::Cow<'_, str> {
        String::from_utf8_lossy(&self.raw[self.read_up_to.min(self.raw.len())..])
    }

    fn shown(&self) -> String {
        let mut shown = String::new();
        let _ = write!(shown, "the screen:\n{}\nthe last bytes: ", self.contents());
        let from = self.raw.len().saturating_sub(600);
        let _ = write!(shown, "{:?}", String::from_utf8_lossy(&self.raw[from..]));
        shown
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        let _ = self.child.kill();
    }
}

/// A named pipe. Its whole text is received when the last program that writes to it has ended.
pub fn named_pipe(path: &Path) -> Receiver<String> {
    let made = Command::new("mkfifo").arg(path).status();
    assert!(made.is_ok_and(|status| status.success()), "mkfifo {}", path.display());
    let path = path.to_owned();
    let (send, receive) = mpsc::channel();
    thread::spawn(move || send.send(std::fs::read_to_string(path).unwrap_or_default()));
    receive
}

/// Sends a signal to a process that may have ended.
pub fn signal_if_there(signal: Signal, process: u32) {
    if let Some(number) = i32::try_from(process).ok().and_then(Pid::from_raw) {
        let _ = kill_process(number, signal);
    }
}

/// Sends a signal to a process, which must be running.
pub fn send_signal(signal: Signal, process: u32) {
    let number = i32::try_from(process).ok().and_then(Pid::from_raw).expect("the number of a process");
    kill_process(number, signal).unwrap_or_else(|error| panic!("{signal:?} to {process}: {error}"));
}
