//! Speech Dispatcher, the system's voice on Linux: one connection for each language.
//!
//! In its own protocol, SSIP, over its socket: lines of text, each answered by a number. Through its library the
//! program would need it to start, and its headers and a parser of C to be built.

use std::env;
use std::fs::File;
use std::io::{BufRead, BufReader, Write};
use std::net::TcpStream;
use std::os::fd::OwnedFd;
use std::os::unix::net::UnixStream;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread;

use super::{Broken, Call};
use annabella::voice::pronunciation::{Prosody, as_ssml, voice_of};
use rustix::net::Shutdown;

/// A connection to Speech Dispatcher that speaks one language.
pub struct Connection {
    daemon: Daemon,
    language: String,
    prosody: Option<Prosody>,
}

impl Connection {
    /// Connects and chooses the language, and the voice if one is preferred. `called` is called from the thread that
    /// reads the daemon's answers with the number of an utterance. It must do nothing but send: a request from there
    /// would wait for itself.
    pub fn open(
        language: &str,
        voice: Option<&str>,
        called: impl Fn(String, Call) + Send + 'static,
    ) -> Option<Connection> {
        let mut daemon = Daemon::connect(language, called)?;
        daemon.ask(&format!("SET self LANGUAGE {}", voice_of(language, sys_locale::get_locales()))).ok()?;
        daemon.ask("SET self SSML_MODE on").ok()?;
        daemon.ask("SET self PRIORITY important").ok()?;
        // A line break would be a request of its own.
        if let Some(name) = voice.filter(|name| !name.contains(char::is_control)) {
            // If the voice is gone, use the language's default.
            let _ = daemon.ask(&format!("SET self SYNTHESIS_VOICE {name}"));
        }
        for call in ["BEGIN", "END", "CANCEL"] {
            daemon.ask(&format!("SET self NOTIFICATION {call} on")).ok()?;
        }
        Some(Connection { daemon, language: language.to_string(), prosody: None })
    }

    /// Queues a text, which must not be empty or contain a zero character, and returns its number.
    pub fn say(&mut self, text: &str, prosody: Prosody) -> Result<Option<String>, Broken> {
        if self.prosody != Some(prosody) {
            self.set_rate(prosody.rate)?;
            self.daemon.ask(&format!("SET self PITCH {}", i32::from(prosody.pitch) * 2 - 100))?;
            // The daemon's zero is a voice's usual loudness; above it the sound is clipped.
            self.daemon.ask(&format!("SET self VOLUME {}", i32::from(prosody.volume.min(200)) - 100))?;
            self.prosody = Some(prosody);
        }
        self.daemon.ask("SPEAK")?;
        let text = as_ssml(text, &self.language);
        // A line with nothing but a dot ends the text, so a dot at the beginning of one is doubled.
        let dotted = |line: &str| if line.starts_with('.') { format!(".{line}\r\n") } else { format!("{line}\r\n") };
        let answer = self.daemon.ask(&(text.lines().map(dotted).collect::<String>() + "."))?;
        answer.into_iter().next().map(Some).ok_or(Broken)
    }

    /// Cuts off what is being said.
    ///
    /// # Errors
    ///
    /// The connection is broken.
    pub fn stop(&mut self) -> Result<(), Broken> {
        self.daemon.ask("CANCEL self").map(drop)
    }

    /// Makes a harmless request: a dead daemon answers with an error, a frozen one not at all.
    pub fn probe(&mut self) -> Result<(), Broken> {
        self.set_rate(self.prosody.map_or(NORMAL, |prosody| prosody.rate))
    }

    fn set_rate(&mut self, words: u16) -> Result<(), Broken> {
        self.daemon.ask(&format!("SET self RATE {}", rate(words))).map(drop)
    }
}

/// All voices by language and name. The daemon cannot speak meanwhile.
pub fn voices() -> Vec<(String, String)> {
    let listed = Daemon::connect("voices", |_, _| {}).and_then(|mut daemon| daemon.ask("LIST SYNTHESIS_VOICES").ok());
    let voice = |line: String| {
        let mut fields = line.split('\t');
        let (name, language) = (fields.next()?, fields.next()?);
        Some((language.split('-').next().unwrap_or_default().to_string(), name.to_string()))
    };
    listed.unwrap_or_default().into_iter().filter_map(voice).collect()
}

/// The socket of the daemon, and its answers.
struct Daemon {
    socket: File,
    answers: Receiver<Answer>,
}

/// The answer to a request: a number of three digits, and the lines of data that came with it.
struct Answer {
    code: String,
    data: Vec<String>,
}

impl Daemon {
    /// Connects under that name, and starts the daemon if it does not run.
    #[expect(clippy::disallowed_methods, reason = "only the environment says where the daemon is")]
    fn connect(name: &str, called: impl Fn(String, Call) + Send + 'static) -> Option<Daemon> {
        let socket = open_socket().or_else(|| {
            // It returns when the daemon can be reached, or at once where the user does not want it to be started.
            let program = env::var_os("SPEECHD_CMD").unwrap_or_else(|| "speech-dispatcher".into());
            let mut spawn = Command::new(program);
            spawn.arg("--spawn").stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
            env::var_os("SPEECHD_ADDRESS").is_none().then(|| spawn.status().ok())??;
            open_socket()
        })?;
        let reading = socket.try_clone().ok()?;
        let (to, answers) = mpsc::channel();
        thread::spawn(move || read(reading, &to, called));
        let mut daemon = Daemon { socket, answers };
        daemon.ask(&format!("SET self CLIENT_NAME \"annabella:annabella:{name}\"")).ok()?;
        Some(daemon)
    }

    /// Makes a request and waits for its answer; the data of it.
    fn ask(&mut self, request: &str) -> Result<Vec<String>, Broken> {
        self.socket.write_all(format!("{request}\r\n").as_bytes()).map_err(|_| Broken)?;
        let answer = self.answers.recv().map_err(|_| Broken)?;
        // 1: information, 2: done; all others are faults.
        if answer.code.starts_with(['1', '2']) { Ok(answer.data) } else { Err(Broken) }
    }
}

impl Drop for Daemon {
    fn drop(&mut self) {
        let _ = self.socket.write_all(b"QUIT\r\n");
        // The thread that reads ends with it.
        let _ = rustix::net::shutdown(&self.socket, Shutdown::Both);
    }
}

/// The socket at the address that the environment names, or at the usual place.
#[expect(clippy::disallowed_methods, reason = "only the environment says where the daemon is")]
fn open_socket() -> Option<File> {
    let address = env::var("SPEECHD_ADDRESS").unwrap_or_default();
    let (method, place) = address.split_once(':').unwrap_or((&address, ""));
    let socket: OwnedFd = match method {
        "inet_socket" if place.is_empty() => TcpStream::connect(("127.0.0.1", 6560)).ok()?.into(),
        "inet_socket" => TcpStream::connect(place).ok()?.into(),
        _ if place.is_empty() => UnixStream::connect(usual_socket()?).ok()?.into(),
        _ => UnixStream::connect(place).ok()?.into(),
    };
    Some(File::from(socket))
}

#[expect(clippy::disallowed_methods, reason = "only the environment says where the daemon is")]
fn usual_socket() -> Option<PathBuf> {
    let folder = |name: &str| env::var_os(name).filter(|path| !path.is_empty()).map(PathBuf::from);
    let folder = folder("XDG_RUNTIME_DIR")
        .or_else(|| folder("XDG_CACHE_HOME"))
        .or_else(|| folder("HOME").map(|home| home.join(".cache")))?;
    Some(folder.join("speech-dispatcher/speechd.sock"))
}

/// Reads what the daemon writes until it is gone: answers, and between them what becomes of utterances.
fn read(socket: File, answers: &Sender<Answer>, called: impl Fn(String, Call)) {
    let mut data: Vec<String> = Vec::new();
    for line in BufReader::new(socket).lines().map_while(Result::ok) {
        let (Some(code), Some(rest)) = (line.get(..3), line.get(4..)) else { continue };
        // Behind the number of the last line of an answer stands a space.
        if line.as_bytes()[3] == b'-' {
            data.push(rest.to_string());
            continue;
        }
        let data = std::mem::take(&mut data);
        let call = match code {
            "701" => Call::Began,
            "702" => Call::Ended,
            "703" => Call::Stopped,
            // Other events, which were not asked for.
            _ if code.starts_with('7') => continue,
            _ => {
                let _ = answers.send(Answer { code: code.to_string(), data });
                continue;
            }
        };
        // The number of the utterance comes first, then that of the connection.
        if let Some(utterance) = data.into_iter().next() {
            called(utterance, call);
        }
    }
}

/// The daemon's -100, 0 and 100 in words a minute, as its espeak-ng module is configured.
const SLOWEST: u16 = 80;
const NORMAL: u16 = 170;
const FASTEST: u16 = 449;

/// The daemon's rate, -100 to 100, for a number of words a minute.
fn rate(words: u16) -> i32 {
    let words = words.clamp(SLOWEST, FASTEST);
    let span = if words < NORMAL { NORMAL - SLOWEST } else { FASTEST - NORMAL };
    100 * (i32::from(words) - i32::from(NORMAL)) / i32::from(span)
}
