//! The whole program, started from a pipe; `pty` starts it in a real terminal. Every wait has a deadline.

use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use std::process::{self, Command, Stdio};
use std::sync::mpsc::{self, Receiver};
use std::thread;
use std::time::Duration;

use proptest::prelude::ProptestConfig;
use proptest::test_runner::RngSeed;
use wait_timeout::ChildExt;

#[cfg(unix)]
pub use crate::pty::{Terminal, named_pipe, send_signal, signal_if_there};

/// `ordinary` cases of a property, or as many as `PROPTEST_CASES` asks for: the same in every run, in the long set
/// others each time.
pub fn cases(ordinary: u32) -> ProptestConfig {
    more_cases(ordinary, ordinary)
}

/// As [`cases`], in the long set `all` of them.
pub fn more_cases(ordinary: u32, all: u32) -> ProptestConfig {
    let asked = ProptestConfig::default();
    let usual = 256;
    let (wanted, rng_seed) = if is_long_set() { (all, asked.rng_seed) } else { (ordinary, RngSeed::Fixed(1)) };
    ProptestConfig { cases: if asked.cases == usual { wanted } else { asked.cases }, rng_seed, ..asked }
}

/// Whether the long sets are asked for too: more cases of those that are many and alike.
#[allow(clippy::disallowed_methods, reason = "the long set is asked for by the environment")]
pub fn is_long_set() -> bool {
    std::env::var_os("ANNABELLA_ALL").is_some()
}

/// Cases of a property that are the same in every run: `ordinary` of them, in the long set `all`.
pub fn same_cases(ordinary: u32, all: u32) -> ProptestConfig {
    let asked = more_cases(ordinary, all);
    // To make a failing walk as short as can be takes hours; somewhat shorter is enough.
    ProptestConfig { rng_seed: RngSeed::Fixed(1), max_shrink_iters: 200, ..asked }
}

/// Longer than anything takes on a busy machine; only a failing test waits for it.
pub const DEADLINE: Duration = Duration::from_secs(60);

pub const ANNABELLA: &str = env!("CARGO_BIN_EXE_annabella");

/// A home folder of its own for the program, with all its files.
pub struct Home {
    folder: tempfile::TempDir,
}

/// The exit code and the output of a run.
#[derive(Debug)]
pub struct Ran {
    pub code: Option<i32>,
    pub out: String,
    pub err: String,
}

impl Ran {
    /// The output of both streams.
    pub fn said(&self) -> String {
        format!("{}{}", self.out, self.err)
    }
}

impl Home {
    pub fn new() -> Home {
        Home { folder: tempfile::tempdir().expect("a temporary folder") }
    }

    pub fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    /// The path as text, for an argument.
    pub fn at(&self, name: &str) -> String {
        self.path(name).to_string_lossy().into_owned()
    }

    pub fn environment(&self) -> [(&'static str, PathBuf); 7] {
        let home = self.folder.path();
        [
            ("HOME", home.to_owned()),
            ("XDG_DATA_HOME", home.join("data")),
            ("XDG_STATE_HOME", home.join("state")),
            ("XDG_CONFIG_HOME", home.join("config")),
            ("XDG_CACHE_HOME", home.join("cache")),
            ("LC_ALL", PathBuf::from("C.UTF-8")),
            ("TERM", PathBuf::from("xterm-256color")),
        ]
    }

    /// The program with these arguments, not yet started.
    pub fn command(&self, arguments: &[&str]) -> Command {
        let mut command = self.at_home(Command::new(ANNABELLA));
        command.args(arguments);
        command
    }

    fn at_home(&self, mut command: Command) -> Command {
        command.envs(self.environment()).env_remove("ACCESSIBLE").env_remove("NO_COLOR").env_remove("RUST_BACKTRACE");
        command.current_dir(self.folder.path());
        command
    }

    /// Runs the program with `input` in its standard input, until it ends.
    pub fn run(&self, arguments: &[&str], input: &str) -> Ran {
        self.run_bytes(arguments, input.as_bytes())
    }

    pub fn run_bytes(&self, arguments: &[&str], input: &[u8]) -> Ran {
        self.run_command(self.command(arguments), input)
    }

    /// Runs a script of the shell, in which `$annabella` is the program.
    pub fn run_in_shell(&self, script: &str, input: &str) -> Ran {
        let mut shell = self.at_home(Command::new("sh"));
        shell.args(["-c", script]).env("annabella", ANNABELLA);
        self.run_command(shell, input.as_bytes())
    }

    fn run_command(&self, mut command: Command, input: &[u8]) -> Ran {
        ran(&mut command, input)
    }
}

/// Runs a command with `input` in its standard input until it ends, which it must within the deadline.
pub fn ran(command: &mut Command, input: &[u8]) -> Ran {
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap_or_else(|error| panic!("{command:?}: {error}"));
    let mut stdin = child.stdin.take().expect("piped");
    let input = input.to_vec();
    // A program may end before it has read everything.
    thread::spawn(move || stdin.write_all(&input));
    let out = read_to_end(child.stdout.take().expect("piped"));
    let err = read_to_end(child.stderr.take().expect("piped"));
    let (Ok(out), Ok(err)) = (out.recv_timeout(DEADLINE), err.recv_timeout(DEADLINE)) else {
        child.kill().expect("killed");
        panic!("{command:?} did not end");
    };
    Ran { code: ended(&mut child).code(), out, err }
}

/// Waits until a process has ended; kills it and fails where it does not end within the deadline.
pub fn ended(child: &mut process::Child) -> process::ExitStatus {
    let status = child.wait_timeout(DEADLINE).expect("a process of ours");
    status.unwrap_or_else(|| {
        child.kill().expect("killed");
        panic!("a process did not end");
    })
}

fn read_to_end(mut from: impl Read + Send + 'static) -> Receiver<String> {
    let (send, receive) = mpsc::channel();
    thread::spawn(move || {
        let mut bytes = Vec::new();
        let _ = from.read_to_end(&mut bytes);
        send.send(String::from_utf8_lossy(&bytes).into_owned())
    });
    receive
}

/// Runs one of the tests in a process of its own, in which `variable` is set.
pub fn alone(variable: &str, test: &str) {
    let runner = std::env::current_exe().expect("the runner of the tests");
    let ran = Command::new(runner).args(["--exact", test, "--nocapture"]).env(variable, "1").output().expect("started");
    let printed = String::from_utf8_lossy(&ran.stdout);
    assert!(ran.status.success() && printed.contains("1 passed"), "{printed}{}", String::from_utf8_lossy(&ran.stderr));
}

/// A file below `tests`.
pub fn carried(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join(name)
}
