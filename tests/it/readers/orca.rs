//! The program in a terminal window of the desktop, with the Orca screen reader on it.
//!
//! Nobody sees the display and nothing sounds: a module in the place of the one by which Orca speaks writes what would
//! be said into a named pipe, so each utterance is waited for, never a time.

use std::fs::{self, File};
use std::io::{BufRead, BufReader, Read};
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{self, Receiver};
use std::thread;
use std::time::{Duration, Instant};

use rustix::process::Signal;

use crate::packages::Package;
use crate::program::{ANNABELLA, DEADLINE, Home, carried, ended, ran, signal_if_there};

/// What this needs from the system.
pub const PACKAGES: [Package; 7] = [
    Package::Orca,
    Package::AtSpi,
    Package::GSettings,
    Package::Xvfb,
    Package::Xdotool,
    Package::Openbox,
    Package::MateTerminal,
];

/// After this long without a word nothing more is expected.
const SILENCE: Duration = Duration::from_secs(4);
/// How long a finger is on a key.
const HELD: &str = "0.06";

/// A desktop with a window in which the program runs.
pub struct Desktop {
    processes: Vec<Child>,
    /// The variables of the desktop.
    environment: Vec<(&'static str, String)>,
    spoken: Receiver<String>,
    /// Every utterance, in order; a letter that is spelled is one too.
    pub utterances: Vec<String>,
    home: Home,
}

impl Desktop {
    /// Starts the program in the lines face, as an icon does: no key was pressed before.
    pub fn with(arguments: &[&str]) -> Desktop {
        let home = Home::new();
        let pipe = home.path("spoken");
        make_pipe(&pipe);
        // Held open for writing too, so that it never ends between two utterances.
        let spoken = lines_of(File::options().read(true).write(true).open(&pipe).expect("the pipe"));
        let mut environment: Vec<(&'static str, String)> =
            home.environment().into_iter().map(|(name, value)| (name, value.display().to_string())).collect();
        fs::create_dir(home.path("run")).expect("a folder");
        fs::set_permissions(home.path("run"), fs::Permissions::from_mode(0o700)).expect("a private folder");
        environment.extend([
            ("ANNABELLA_SPOKEN", home.at("spoken")),
            ("XDG_RUNTIME_DIR", home.at("run")),
            ("GSETTINGS_BACKEND", "keyfile".into()),
            ("GTK_MODULES", "gail:atk-bridge".into()),
            ("NO_AT_BRIDGE", "0".into()),
            ("GDK_BACKEND", "x11".into()),
            ("LIBGL_ALWAYS_SOFTWARE", "1".into()),
            ("LANG", "C.UTF-8".into()),
        ]);
        let (processes, utterances) = (Vec::new(), Vec::new());
        let mut desktop = Desktop { processes, environment, spoken, utterances, home };
        desktop.start_session();
        desktop.start_orca();
        desktop.open_window(arguments);
        desktop
    }

    /// A display in memory, a bus, the bus of the accessibility interface, and what gives windows the keyboard.
    fn start_session(&mut self) {
        let display = ["-displayfd", "1", "-screen", "0", "1280x1024x24", "-nolisten", "tcp", "-noreset"];
        let number = self.start_and_read("Xvfb", &display);
        self.environment.push(("DISPLAY", format!(":{number}")));
        let address =
            self.start_and_read("dbus-daemon", &["--session", "--nofork", "--nopidfile", "--print-address=1"]);
        self.environment.push(("DBUS_SESSION_BUS_ADDRESS", address));
        for (schema, key) in [
            ("org.gnome.desktop.interface", "toolkit-accessibility"),
            ("org.gnome.desktop.a11y.applications", "screen-reader-enabled"),
        ] {
            let mut settings = self.command("gsettings");
            settings.args(["set", schema, key, "true"]);
            ran(&mut settings, b"");
        }
        let launcher = Package::AtSpi.program().expect("installed").display().to_string();
        self.start(&launcher, &["--launch-immediately"], &[]);
        self.start("openbox", &["--sm-disable"], &[]);
    }

    fn start_orca(&mut self) {
        let settings = self.home.path("data/orca");
        fs::create_dir_all(&settings).expect("a folder");
        let text = r#"{"general": {"profile": ["Default", "default"], "startingProfile": ["Default", "default"],
            "enableSpeech": true, "enableBraille": false}, "profiles": {"default": {"profile": ["Default", "default"],
            "enableSpeech": true, "enableBraille": false}}, "pronunciations": {}, "keybindings": {}}"#;
        fs::write(settings.join("user-settings.conf"), text).expect("settings");
        let ours = carried("readers/orca").display().to_string();
        #[allow(clippy::disallowed_methods, reason = "the environment says where programs are")]
        let path = format!("{ours}:{}", std::env::var("PATH").unwrap_or_default());
        self.start("orca", &[], &[("PYTHONPATH", &ours), ("PATH", &path), ("PYTHONDONTWRITEBYTECODE", "1")]);
        assert!(self.hears("Screen reader on."), "Orca does not speak");
    }

    /// Opens a terminal, and starts the program in it when Orca has seen it.
    fn open_window(&mut self, arguments: &[&str]) {
        let (script, go) = (self.home.path("program"), self.home.path("go"));
        make_pipe(&go);
        let text = format!(
            "#!/bin/sh\nread go <'{}'\nexec '{ANNABELLA}' play --accessible --voice off --lang en {} --journal '{}'\n",
            go.display(),
            arguments.join(" "),
            self.home.at("game.jsonl")
        );
        fs::write(&script, text).expect("a script");
        fs::set_permissions(&script, fs::Permissions::from_mode(0o755)).expect("a program");
        let script = script.display().to_string();
        self.start("mate-terminal", &["--disable-factory", "--geometry=80x24", "-e", &script], &[]);
        assert!(self.hears("Terminal"), "Orca does not see the window: {:?}", self.utterances);
        self.falls_silent();
        fs::write(go, "go\n").expect("the script waits");
    }

    fn command(&self, program: &str) -> Command {
        let mut command = Command::new(program);
        command.envs(self.environment.iter().map(|(name, value)| (name, value)));
        command.current_dir(self.home.path("")).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        command
    }

    fn start(&mut self, program: &str, arguments: &[&str], more: &[(&str, &str)]) {
        let mut command = self.command(program);
        let child = command.args(arguments).envs(more.iter().copied()).spawn().expect("installed");
        self.processes.push(child);
    }

    /// Starts a program that reports itself in its first line.
    fn start_and_read(&mut self, program: &str, arguments: &[&str]) -> String {
        let mut child = self.command(program).args(arguments).stdout(Stdio::piped()).spawn().expect("installed");
        let line = lines_of(child.stdout.take().expect("piped")).recv_timeout(DEADLINE).expect("a line");
        self.processes.push(child);
        line
    }

    /// Presses a key by its name in X.
    pub fn presses(&mut self, key: &str) {
        let mut keyboard = self.command("xdotool");
        keyboard.args(["keydown", key, "sleep", HELD, "keyup", key]);
        assert_eq!(ran(&mut keyboard, b"").code, Some(0), "{key}");
    }

    /// Types letters, digits and spaces, each after the one before has been echoed.
    pub fn types(&mut self, text: &str) {
        for letter in text.chars() {
            let key = if letter == ' ' { "space".to_owned() } else { letter.to_string() };
            let from = self.utterances.len();
            self.presses(&key);
            self.wait(SILENCE, |said| said[from..].contains(&key));
        }
    }

    /// Types a line and Enter, and waits for what is said about it.
    pub fn enters(&mut self, line: &str, answer: &str) {
        self.types(line);
        self.presses("Return");
        assert!(self.hears(answer), "after {line:?}: no {answer:?} in {:#?}", self.utterances);
    }

    /// Waits until something with these words is said from now on, or was said last.
    pub fn hears(&mut self, words: &str) -> bool {
        let from = self.utterances.len().saturating_sub(1);
        let is_said = |said: &[String]| said[from..].iter().any(|utterance| utterance.contains(words));
        self.wait(DEADLINE, is_said);
        is_said(&self.utterances)
    }

    /// Waits until nothing more is said.
    pub fn falls_silent(&mut self) {
        self.wait(SILENCE, |_| false);
    }

    #[allow(clippy::disallowed_methods, reason = "a deadline for a failing test")]
    fn wait(&mut self, patience: Duration, is_so: impl Fn(&[String]) -> bool) {
        let until = Instant::now() + DEADLINE;
        while !is_so(&self.utterances) && Instant::now() < until {
            match self.spoken.recv_timeout(patience) {
                Ok(utterance) => self.utterances.push(utterance),
                Err(_) => return,
            }
        }
    }
}

impl Drop for Desktop {
    fn drop(&mut self) {
        // The newest first, each asked to end, so that it ends what it has started.
        while let Some(mut process) = self.processes.pop() {
            signal_if_there(Signal::TERM, process.id());
            ended(&mut process);
        }
    }
}

fn make_pipe(at: &Path) {
    let made = ran(Command::new("mkfifo").arg(at), b"");
    assert_eq!(made.code, Some(0), "{made:?}");
}

fn lines_of(from: impl Read + Send + 'static) -> Receiver<String> {
    let (send, lines) = mpsc::channel();
    thread::spawn(move || BufReader::new(from).lines().map_while(Result::ok).try_for_each(|line| send.send(line)));
    lines
}
