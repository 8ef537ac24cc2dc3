//! The whole program with its voice: from a typed move to the captured sound.

use super::sound::{heard, trimmed};
use super::stage::Stage;
use crate::packages::{Package, has};
use crate::program::{Home, ended, ran};
use crate::watching::{Files, eventually, when_still};
use rustix::process::Signal;
use std::fs;
use std::io::{BufRead, BufReader, Read, Seek, SeekFrom, Write};
#[cfg(unix)]
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{self, Receiver};
use std::thread;
use std::time::Duration;

const LONG: Duration = Duration::from_secs(30);

/// The program in a game on a stage, with its output and its sound.
pub struct Playing {
    home: Home,
    child: Child,
    keys: ChildStdin,
    lines: Receiver<String>,
    capture: Capture,
}

/// A raw file that a sound device writes, read sentence by sentence.
pub struct Capture {
    path: PathBuf,
    channels: usize,
    /// The number of samples of the first channel that were read.
    seen: usize,
}

/// Quieter samples are silence.
const QUIET: i16 = 30;
/// Samples of silence after which a sentence is over: longer than any pause within one.
const PAUSE: usize = 22050 * 45 / 100;
/// Samples of silence after which a sentence is over if nothing more comes.
const BREATH: usize = 22050 / 10;

impl Capture {
    pub fn of(path: PathBuf, channels: usize) -> Capture {
        Capture { path, channels, seen: 0 }
    }

    /// The samples of the next sentence, once it is over.
    pub fn sentence(&mut self) -> Vec<i16> {
        let folder = self.path.parent().expect("a folder");
        let (length, sentence) = when_still(folder, "a sentence", |files| {
            let samples = self.rest();
            let first = samples.iter().position(|sample| sample.abs() > QUIET)?;
            let mut still = 0;
            for (at, sample) in samples.iter().enumerate().skip(first) {
                still = if sample.abs() > QUIET { 0 } else { still + 1 };
                if still == PAUSE {
                    return Some((at, samples[first..at - PAUSE].to_vec()));
                }
            }
            (files == Files::Still && still >= BREATH)
                .then(|| (samples.len(), samples[first..samples.len() - still].to_vec()))
        });
        self.seen += length;
        sentence
    }

    fn rest(&self) -> Vec<i16> {
        let mut bytes = Vec::new();
        if let Ok(mut file) = fs::File::open(&self.path)
            && file.seek(SeekFrom::Start((self.seen * 2 * self.channels) as u64)).is_ok()
        {
            file.read_to_end(&mut bytes).expect("the captured sound");
        }
        let frames = bytes.chunks_exact(2 * self.channels);
        frames.map(|frame| i16::from_le_bytes([frame[0], frame[1]])).collect()
    }
}

impl Playing {
    /// Starts a game on a stage whose captured sound has that number of channels.
    pub fn on(stage: &Stage, more: &[&str], channels: usize) -> Playing {
        let home = Home::new();
        let journal = home.at("game.jsonl");
        let usual = ["play", "--face", "lines", "--lang", "en", "--time", "none", "--tones", "none"];
        let arguments: Vec<&str> = usual.iter().chain(more).copied().chain(["--journal", &journal]).collect();
        let mut command = home.command(&arguments);
        let environment = stage.environment.iter().map(|(name, value)| (name, value));
        let mut child = command
            .envs(environment)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("the program");
        let output = BufReader::new(child.stdout.take().expect("its output"));
        let (to, lines) = mpsc::channel();
        thread::spawn(move || output.lines().map_while(Result::ok).try_for_each(|line| to.send(line)));
        let keys = child.stdin.take().expect("its input");
        Playing { home, child, keys, lines, capture: Capture::of(stage.sound(), channels) }
    }

    pub fn type_line(&mut self, line: &str) {
        writeln!(self.keys, "{line}").expect("it reads");
    }

    /// Waits for a line that contains `text` and returns it.
    pub fn line_with(&self, text: &str) -> String {
        loop {
            let line = self.lines.recv_timeout(LONG).unwrap_or_else(|_| panic!("nothing says {text}"));
            if line.contains(text) {
                return line;
            }
        }
    }

    /// Waits until each of these texts has been in a line, in any order.
    pub fn lines_with<const N: usize>(&self, texts: [&str; N]) {
        let mut missing = texts.to_vec();
        while !missing.is_empty() {
            let line = self.lines.recv_timeout(LONG).unwrap_or_else(|_| panic!("nothing says {missing:?}"));
            missing.retain(|text| !line.contains(text));
        }
    }

    /// The samples of the next sentence, once it is over.
    pub fn sentence(&mut self) -> Vec<i16> {
        self.capture.sentence()
    }

    /// Begins play and skips everything said until then.
    pub fn begin(&mut self) {
        self.sentence();
        self.type_line("begin");
        self.line_with("Play has begun");
        self.sentence();
    }

    /// Plays a move and returns the announcement as printed and as captured. Its completion is only shown.
    pub fn announce(&mut self, text: &str) -> (String, Vec<i16>) {
        self.type_line(text);
        let printed = self.line_with(": ");
        let sound = self.sentence();
        self.type_line("");
        self.line_with("has completed");
        (printed, sound)
    }

    /// Leaves the game and returns its home folder.
    pub fn leave(mut self) -> Home {
        self.type_line("quit");
        ended(&mut self.child);
        std::mem::replace(&mut self.home, Home::new())
    }
}

impl Drop for Playing {
    fn drop(&mut self) {
        let _ = self.child.kill();
        ended(&mut self.child);
    }
}

/// Writes samples as a file of one channel.
pub fn write_wav(path: &Path, samples: &[i16], sample_rate: u32) {
    let (channels, bits_per_sample, sample_format) = (1, 16, hound::SampleFormat::Int);
    let spec = hound::WavSpec { channels, sample_rate, bits_per_sample, sample_format };
    let mut file = hound::WavWriter::create(path, spec).expect("a file");
    samples.iter().for_each(|sample| file.write_sample(*sample).expect("a sample"));
    file.finalize().expect("a file");
}

/// Bit for bit.
#[test]
fn say_writes_to_a_file_what_the_device_gets() {
    if !has(&[Package::EspeakNg]) {
        return;
    }
    let (stage, home) = (Stage::new(), Home::new());
    let file = home.at("words.wav");
    let words = "Springer Gustav eins schlägt Cesar fünf, Kurze Rochade";
    let environment = || stage.environment.iter().map(|(name, value)| (name, value));
    for more in [vec!["--out", &file], vec![]] {
        let arguments: Vec<&str> =
            ["say", "--voice", "embedded", "--rate", "170", "--words", words].into_iter().chain(more).collect();
        let ran = ran(home.command(&arguments).envs(environment()), b"");
        assert_eq!(ran.code, Some(0), "{ran:?}");
    }
    let written = hound::WavReader::open(&file).expect("a file").into_samples().map(|s| s.expect("a sample")).collect();
    let written: Vec<i16> = written;
    assert!(written.len() > 22050, "{} samples", written.len());
    assert!(heard(&stage.sound()) == trimmed(&written), "the device got something else");
}

/// A Brazilian hears a Brazilian voice, everybody else who reads Portuguese that of Portugal.
#[test]
fn portuguese_sounds_as_in_the_region_of_the_system() {
    if !has(&[Package::EspeakNg]) {
        return;
    }
    let prosody = r#"{"rate":150,"volume":100,"pitch":50}"#;
    let job = format!("{{\"piece\":{{\"language\":\"pt\",\"text\":\"Os dentes de leite\"}},\"prosody\":{prosody}}}\n");
    let spoken_in = |locale: &str| {
        let mut voice = Command::new(env!("CARGO_BIN_EXE_annabella-voice"));
        let ran = ran(voice.args(["--espeak-ng", "pt"]).env_remove("LANGUAGE").env("LC_ALL", locale), job.as_bytes());
        assert!(ran.code == Some(0) && ran.out.len() > 10_000, "{locale}: {:?}", ran.code);
        ran.out
    };
    let [brazil, portugal, elsewhere] = ["pt_BR.UTF-8", "pt_PT.UTF-8", "en_US.UTF-8"].map(spoken_in);
    assert!(brazil != portugal, "both sound the same");
    assert!(portugal == elsewhere, "the voice of Portugal is not the usual one");
}

#[test]
fn another_voice_takes_over_during_the_game_and_that_is_said() {
    if !has(&[Package::SpeechDispatcher, Package::EspeakNg]) {
        return;
    }
    for signal in [Signal::KILL, Signal::STOP] {
        let mut stage = Stage::with_daemon();
        let mut playing = Playing::on(&stage, &["--voice", "system"], 1);
        playing.begin();
        playing.announce("e4");
        stage.signal_daemon(signal);
        let before = fs::metadata(stage.sound()).map_or(0, |file| file.len());
        playing.type_line("e5");
        playing.lines_with(["Bauer Eva sieben Eva fuenf", "the built-in voice speaks instead"]);
        let is_heard = || (fs::metadata(stage.sound()).ok()?.len() > before + 100_000).then_some(());
        eventually(stage.folder.path(), "the announcement as sound", is_heard);
        playing.leave();
    }
}

/// All that was cut off is said again, in order, and the silence is not mentioned.
#[test]
fn quiet_is_immediate_and_again_says_what_was_cut_off() {
    let Some(stage) = has(&[Package::EspeakNg]).then(Stage::new) else { return };
    let mut playing = Playing::on(&stage, &["--voice", "embedded", "--answers", "aloud"], 2);
    playing.begin();
    playing.announce("e4");
    // A file takes sound faster than real time; these sentences are long enough not to be over at once.
    (0..40).for_each(|_| playing.type_line("arbiter: law D.2.1"));
    playing.type_line("arbiter: last");
    playing.line_with("Bauer Eva zwei Eva vier");
    playing.type_line("quiet");
    playing.line_with("Done.");
    // The voice reports what was cut off: the question is asked until the reports have arrived.
    let is_cut_off = (0..200).any(|_| {
        playing.type_line("arbiter: again");
        playing.line_with("").contains("are announced aloud")
    });
    assert!(is_cut_off, "not what was cut off");
    playing.leave();
}

/// The sound at the board is recorded by half-move, and played back during the game and after it.
#[test]
fn a_half_move_is_recorded_and_heard_again() {
    if !has(&[Package::EspeakNg]) {
        return;
    }
    let spoken: Vec<i16> = (0..16000 * 90).map(|k: i32| (k * 7 % 20011 - 10000) as i16).collect();
    let stage = Stage::with_microphone(&spoken);
    let mut playing = Playing::on(&stage, &["--voice", "embedded", "--record", "--record-limit", "100"], 2);
    assert!(playing.line_with("are recorded").contains("Megabytes used: 0 of 100"));
    playing.type_line("e4");
    let file = playing.home.path("game.sound/001.wav");
    let recorded = || hound::WavReader::open(&file).ok().filter(|file| file.duration() > 16000).map(drop);
    eventually(&playing.home.path(""), "a second of sound", recorded);
    // Recordings are private.
    let mode = |path: &std::path::Path| fs::metadata(path).expect("there").permissions().mode() & 0o777;
    assert_eq!((mode(&file), mode(file.parent().expect("a folder"))), (0o600, 0o700));
    playing.type_line("");
    playing.type_line("hear 2");
    playing.line_with("There is no recording of half-move 2.");
    playing.type_line("hear 1");
    playing.line_with("Half-move 1 as it was recorded.");
    let home = playing.leave();
    let listed = home.run(&["hear", &home.at("game.jsonl"), "--lang", "en"], "");
    assert!(listed.out.contains("Half-move 1: ") && listed.out.contains("Megabytes used: "), "{listed:?}");
    let missing = home.run(&["hear", &home.at("game.jsonl"), "7", "--lang", "en"], "");
    assert_eq!((missing.code, missing.said().contains("half-move 7")), (Some(1), true), "{missing:?}");
}

/// One line for each half-move: the announcement presses the clock, the next line is the reply, and nothing else is
/// said.
#[test]
fn with_press_with_move_the_announcement_presses_the_clock() {
    let home = Home::new();
    let journal = home.at("game.jsonl");
    let usual = ["play", "--face", "lines", "--lang", "en", "--time", "5+3", "--voice", "off", "--journal", &journal];
    let brief = [&usual[..], &["--verbosity", "brief", "--press", "with-move"]].concat();
    let played = home.run(&brief, "e4\ne5\nNf3\nblack: number\nquit\n");
    let said = played.said();
    assert!(!said.contains("has completed") && said.contains("1 move completed"), "{said}");
    let shown = home.run(&["show", &journal, "--lang", "en"], "").said();
    assert!(shown.contains("Nf3"), "{shown}");
}

/// From the next sentence on.
#[test]
fn rate_and_volume_are_changed_in_the_game() {
    let Some(stage) = has(&[Package::EspeakNg]).then(Stage::new) else { return };
    let mut playing = Playing::on(&stage, &["--voice", "embedded"], 2);
    playing.begin();
    let loudest = |sound: &[i16]| sound.iter().map(|sample| sample.unsigned_abs()).max().expect("a sound");
    // Samples as quiet as silence are not captured with a sentence.
    let assert_is = |heard: &[i16], text: &str, rate: u16| {
        let made = super::sound::made(text, rate);
        let first = made.iter().position(|sample| sample.abs() > QUIET).expect("a sound");
        let is_whole = made.len() - first < heard.len() + 2000;
        assert!(is_whole && made[first..].starts_with(heard), "{text} is not said at {rate} words a minute");
    };
    playing.type_line("rate 250");
    playing.line_with("250 words a minute.");
    let (_, fast) = playing.announce("e4");
    assert_is(&fast, "Bauer Eva zwei Eva vier", 250);
    for (line, rate) in [("slower", 225), ("slower", 200), ("slower", 175), ("faster", 200)] {
        playing.type_line(line);
        playing.line_with(&format!("{rate} words a minute."));
    }
    let (_, slower) = playing.announce("e5");
    assert_is(&slower, "Bauer Eva sieben Eva fuenf", 200);
    playing.type_line("volume 40");
    playing.line_with("Volume 40.");
    let (_, soft) = playing.announce("Nf3");
    for (line, volume) in [("louder", 60), ("louder", 80), ("softer", 60), ("louder", 80)] {
        playing.type_line(line);
        playing.line_with(&format!("Volume {volume}."));
    }
    let (_, louder) = playing.announce("Nf6");
    let (soft, louder) = (loudest(&soft), loudest(&louder));
    assert!(u32::from(louder) * 2 > u32::from(soft) * 3, "{soft} and then {louder}");
    playing.type_line("rate 1000");
    playing.line_with("from 100 to 400 words a minute");
    playing.leave();
}
