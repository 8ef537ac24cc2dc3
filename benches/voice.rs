//! How soon an announcement is heard after Enter, how soon the room is silent, how soon the voice listens.
//!
//! Through the whole program, beside the durable write, into the null sink of a sound server of its own whose monitor
//! is captured. Prints the median and the 99th percentile of each, in milliseconds.
#![allow(clippy::disallowed_methods, reason = "a benchmark asks the clock")]

use std::io::{BufRead, BufReader, Read, Write};
use std::os::unix::net::UnixStream;
use std::path::Path;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{self, Receiver};
use std::thread;
use std::time::{Duration, Instant};

/// What is louder is sound.
const LOUD: i16 = 60;
/// How long nothing must be heard before something new is asked for.
const STILL: Duration = Duration::from_millis(250);
const LONG: Duration = Duration::from_secs(20);
const MOVES: usize = 200;
const STARTS: usize = 50;

/// A process that ends with the benchmark.
struct Ends(Child);

impl Drop for Ends {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Runs it.
pub fn run() {
    ready();
    for voice in ["embedded", "system"] {
        match heard(voice) {
            Some((enter, quiet)) => {
                print(&format!("{voice}: Enter to the first captured sound"), enter);
                print(&format!("{voice}: quiet to silence"), quiet);
            }
            None => println!("skipped: {voice}: pulseaudio, parec or speech-dispatcher is not installed"),
        }
    }
    if let Some(alone) = daemon_alone() {
        print("Speech Dispatcher alone: cancel to silence", alone);
    }
}

fn print(what: &str, mut times: Vec<Duration>) {
    times.sort_unstable();
    let at = |part: f64| times.get(((times.len() as f64 * part) as usize).min(times.len() - 1));
    let milliseconds = |part| at(part).map_or(0.0, |time| time.as_secs_f64() * 1000.0);
    println!("{what}: median {:.1} ms, p99 {:.1} ms, of {}", milliseconds(0.5), milliseconds(0.99), times.len());
}

/// From the start of the voice process until it listens.
fn ready() {
    let times = (0..STARTS).map(|_| {
        let start = Instant::now();
        let mut voice = Command::new(env!("CARGO_BIN_EXE_annabella-voice"))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the voice process");
        let mut input = voice.stdin.take().expect("its input");
        let prepare = br#"{"request":"prepare","choice":"embedded","languages":["de","en"]}"#;
        input.write_all(&[&prepare[..], b"\n"].concat()).expect("it reads");
        let output = BufReader::new(voice.stdout.take().expect("its output"));
        let is_ready = output.lines().map_while(Result::ok).any(|line| line == r#"{"report":"ready"}"#);
        let time = start.elapsed();
        drop((input, Ends(voice)));
        assert!(is_ready, "the voice process says that it listens");
        time
    });
    print("voice process: start to ready", times.collect());
}

/// A sound server of our own whose only loudspeaker is captured, and with it a daemon that speaks, if it is asked for.
struct Stage {
    /// In the order in which they end.
    _processes: Vec<Ends>,
    folder: tempfile::TempDir,
    sounds: Receiver<(Instant, Sound)>,
}

impl Stage {
    /// Nothing where a program of it is not installed.
    fn set(voice: &str) -> Option<Stage> {
        let folder = tempfile::tempdir().expect("a folder");
        let here = folder.path();
        let socket = here.join("pulse.sock");
        let configuration = format!("pcm.default {{ type pulse server \"unix:{}\" }}\n", socket.display());
        std::fs::write(here.join("alsa.conf"), configuration).ok()?;
        let protocol = format!("module-native-protocol-unix auth-anonymous=1 socket={}", socket.display());
        let server =
            ["-n", "--daemonize=no", "--exit-idle-time=-1", "--use-pid-file=no", "--disallow-exit", "-L", &protocol];
        let sink = ["-L", "module-null-sink sink_name=cap rate=48000 channels=2 format=s16le"];
        let server = start(here, "pulseaudio", &[&server[..], &sink].concat())?;
        wait_for(&socket)?;
        let daemon = if voice == "system" { Some(start_daemon(here)?) } else { None };
        let capture =
            ["--raw", "--device=cap.monitor", "--rate=48000", "--channels=1", "--format=s16le", "--latency-msec=4"];
        let mut capture = start(here, "parec", &capture)?;
        let sounds = sounds_of(capture.0.stdout.take()?);
        let processes = daemon.into_iter().chain([capture, server]).collect();
        Some(Stage { _processes: processes, folder, sounds })
    }

    /// Waits for the first sound after that moment.
    fn until_loud(&self, since: Instant) -> Instant {
        loop {
            match self.sounds.recv_timeout(LONG).expect("a sound") {
                (at, Sound::Loud) if at > since => return at,
                _ => {}
            }
        }
    }

    /// Waits for a while of silence, and gives the time of the last sound after that moment.
    fn until_still(&self, since: Instant) -> Duration {
        until_still(&self.sounds).map_or(Duration::ZERO, |last| last.saturating_duration_since(since))
    }
}

/// A program that finds the sound server and the daemon in that folder.
fn start(here: &Path, program: &str, arguments: &[&str]) -> Option<Ends> {
    let at = |name: &str| here.join(name).display().to_string();
    let mut command = Command::new(program);
    command.args(arguments).envs([
        ("ALSA_CONFIG_PATH", at("alsa.conf")),
        ("PULSE_SERVER", format!("unix:{}", at("pulse.sock"))),
        ("XDG_RUNTIME_DIR", at("")),
        ("SPEECHD_ADDRESS", format!("unix_socket:{}", at("speechd.sock"))),
        ("SPEECHD_CMD", "/nonexistent".to_owned()),
        ("HOME", at("")),
    ]);
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null()).spawn().ok().map(Ends)
}

/// From a move typed to its sound, and from `quiet` to silence.
fn heard(voice: &str) -> Option<(Vec<Duration>, Vec<Duration>)> {
    let stage = Stage::set(voice)?;
    let here = stage.folder.path();
    let journal = here.join("game.jsonl").display().to_string();
    let arguments = ["play", "--face", "lines", "--lang", "en", "--time", "none", "--tones", "none", "--voice", voice];
    let arguments = [&arguments[..], &["--journal", &journal]].concat();
    let mut game = start(here, env!("CARGO_BIN_EXE_annabella"), &arguments)?;
    let mut keys = game.0.stdin.take()?;
    until_still(&stage.sounds);
    let (mut enter, mut quiet) = (Vec::new(), Vec::new());
    type_line(&mut keys, "begin");
    until_still(&stage.sounds);
    for _ in 0..MOVES {
        let typed = type_line(&mut keys, "e4");
        enter.push(stage.until_loud(typed) - typed);
        let silenced = type_line(&mut keys, "quiet");
        quiet.push(stage.until_still(silenced));
        type_line(&mut keys, "undo");
        type_line(&mut keys, "quiet");
        until_still(&stage.sounds);
    }
    Some((enter, quiet))
}

/// From the daemon's own order to be silent to silence, without this program: what `quiet` cannot undercut.
fn daemon_alone() -> Option<Vec<Duration>> {
    let stage = Stage::set("system")?;
    let mut orders = UnixStream::connect(stage.folder.path().join("speechd.sock")).ok()?;
    let mut answers = BufReader::new(orders.try_clone().ok()?).lines();
    let mut order = |line: &str| {
        orders.write_all(format!("{line}\r\n").as_bytes()).expect("the daemon reads");
        // The last line of an answer has a space behind its number.
        answers.by_ref().map_while(Result::ok).find(|answer| answer.as_bytes().get(3) == Some(&b' '));
    };
    order("SET SELF CLIENT_NAME annabella:bench:alone");
    let times = (0..MOVES / 2).map(|_| {
        let begun = Instant::now();
        order("SPEAK");
        order("Ewa vier, und so weiter, und so weiter.\r\n.");
        stage.until_loud(begun);
        let silenced = Instant::now();
        order("CANCEL SELF");
        stage.until_still(silenced)
    });
    Some(times.collect())
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Sound {
    Loud,
    Silent,
}

/// What is captured, block by block, each with the time at which it came.
fn sounds_of(mut output: impl Read + Send + 'static) -> Receiver<(Instant, Sound)> {
    let (to, sounds) = mpsc::channel();
    thread::spawn(move || {
        let mut bytes = [0; 2048];
        while let Ok(length) = output.read(&mut bytes) {
            let loud = |pair: &[u8]| i16::from_le_bytes([pair[0], pair[1]]).saturating_abs() > LOUD;
            let sound = if bytes[..length].chunks_exact(2).any(loud) { Sound::Loud } else { Sound::Silent };
            if length == 0 || to.send((Instant::now(), sound)).is_err() {
                return;
            }
        }
    });
    sounds
}

/// Waits until nothing has been heard for a while, and says when something last was.
fn until_still(sounds: &Receiver<(Instant, Sound)>) -> Option<Instant> {
    let begin = Instant::now();
    let mut last = None;
    loop {
        let (at, sound) = sounds.recv_timeout(LONG).expect("a capture");
        if sound == Sound::Loud {
            last = Some(at);
        }
        if at.saturating_duration_since(last.unwrap_or(begin)) > STILL {
            return last;
        }
    }
}

fn type_line(keys: &mut ChildStdin, line: &str) -> Instant {
    let at = Instant::now();
    keys.write_all(format!("{line}\n").as_bytes()).expect("the game reads");
    at
}

fn start_daemon(here: &Path) -> Option<Ends> {
    std::fs::create_dir_all(here.join("conf/modules")).ok()?;
    std::fs::write(here.join("conf/modules/espeak-ng.conf"), "Debug 0\n").ok()?;
    let configuration = format!(
        "Timeout 0\nLogLevel 1\nLogDir \"{}\"\nDefaultLanguage \"de\"\nAudioOutputMethod \"pulse\"\n\
         AddModule \"espeak-ng\" \"sd_espeak-ng\" \"espeak-ng.conf\"\nDefaultModule espeak-ng\n",
        here.display()
    );
    std::fs::write(here.join("conf/speechd.conf"), configuration).ok()?;
    let at = |name: &str| here.join(name).display().to_string();
    let daemon = start(
        here,
        "speech-dispatcher",
        &["-s", "-C", &at("conf"), "-S", &at("speechd.sock"), "-P", &at("speechd.pid")],
    )?;
    wait_for(&here.join("speechd.sock"))?;
    Some(daemon)
}

fn wait_for(path: &Path) -> Option<()> {
    let begin = Instant::now();
    while !path.exists() {
        if begin.elapsed() > LONG {
            return None;
        }
        thread::park_timeout(Duration::from_millis(10));
    }
    Some(())
}
