//! A private sound server with a loudspeaker and headphones, and the sound captured on each.

use super::stage::Stage;
use crate::program::{ended, ran};
use crate::watching::eventually;
use std::fs;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};

/// A device of the server, captured until the value is dropped.
pub struct Capture {
    process: Child,
    path: PathBuf,
}

/// A private server whose default device is `room`, with another called `ear`.
pub fn room_and_ear() -> Stage {
    let mut stage = Stage::new();
    let server = format!("unix:{}/pulse.sock", stage.folder.path().display());
    let configuration = format!(
        "pcm.default {{ type pulse server \"{server}\" }}\n\
         pcm.ear {{ type pulse server \"{server}\" device \"ear\" hint {{ show on description \"headphones\" }} }}\n"
    );
    fs::write(stage.folder.path().join("file.conf"), configuration).expect("the configuration");
    stage.environment.push(("PULSE_SERVER".to_owned(), server));
    stage.start_sound_server_with(&[&sink("room"), &sink("ear")]);
    pactl(&stage, &["set-default-sink", "room"]);
    stage
}

fn sink(name: &str) -> String {
    format!("module-null-sink sink_name={name} rate=22050 channels=1 format=s16le")
}

/// Makes a device the default one.
pub fn make_default(stage: &Stage, name: &str) {
    pactl(stage, &["set-default-sink", name]);
}

/// Removes a device, as pulling out its plug does.
pub fn unplug(stage: &Stage, name: &str) {
    let modules = pactl(stage, &["list", "short", "modules"]);
    let wanted = format!("sink_name={name} ");
    let module = modules.lines().find(|line| line.contains(&wanted)).expect("the device");
    let number = module.split_whitespace().next().expect("a number");
    pactl(stage, &["unload-module", number]);
}

/// Brings a device back.
pub fn plug_in(stage: &Stage, name: &str) {
    let arguments = sink(name);
    let arguments: Vec<&str> = ["load-module"].into_iter().chain(arguments.split(' ')).collect();
    pactl(stage, &arguments);
}

fn pactl(stage: &Stage, arguments: &[&str]) -> String {
    let environment = stage.environment.iter().map(|(name, value)| (name, value));
    let ran = ran(Command::new("pactl").args(arguments).envs(environment), b"");
    assert_eq!(ran.code, Some(0), "{ran:?}");
    ran.out
}

impl Capture {
    /// Begins to capture a device, and returns when its capture has begun.
    pub fn of(stage: &Stage, name: &str, file: &str) -> Capture {
        let path = stage.folder.path().join(file);
        let to = fs::File::create(&path).expect("a file");
        let environment = stage.environment.iter().map(|(name, value)| (name, value));
        let process = Command::new("parec")
            .args(["--raw", "--rate=22050", "--channels=1", "--format=s16le", "--latency-msec=20"])
            .arg(format!("--device={name}.monitor"))
            .envs(environment)
            .stdout(Stdio::from(to))
            .stderr(Stdio::null())
            .spawn()
            .expect("the capture");
        let capture = Capture { process, path };
        capture.wait_for(1);
        capture
    }

    /// The samples captured so far.
    pub fn samples(&self) -> Vec<i16> {
        let bytes = fs::read(&self.path).unwrap_or_default();
        bytes.chunks_exact(2).map(|pair| i16::from_le_bytes([pair[0], pair[1]])).collect()
    }

    /// Waits for `more` samples, sound or silence.
    pub fn wait_for(&self, more: usize) {
        let now = self.samples().len();
        let folder = self.path.parent().expect("a folder");
        eventually(folder, "more sound or silence", || (self.samples().len() >= now + more).then_some(()));
    }
}

impl Drop for Capture {
    fn drop(&mut self) {
        let _ = self.process.kill();
        ended(&mut self.process);
    }
}

/// The position of a sound among samples, bit for bit.
pub fn place_of(sound: &[i16], samples: &[i16]) -> Option<usize> {
    samples.windows(sound.len().max(1)).position(|window| window == sound)
}

/// The length in samples of the longest piece of a sound found anywhere among these; pieces of silence do not count.
pub fn longest_piece(sound: &[i16], samples: &[i16]) -> usize {
    const STEP: usize = 16;
    let mut longest = 0;
    let mut at = 0;
    while at + STEP <= sound.len() {
        let piece = &sound[at..at + STEP];
        let is_sound = piece.iter().filter(|sample| sample.abs() > 200).count() > STEP / 2;
        let found = is_sound.then(|| place_of(piece, samples)).flatten();
        if let Some(found) = found {
            let length = sound[at..].iter().zip(&samples[found..]).take_while(|(a, b)| a == b).count();
            longest = longest.max(length);
        }
        at += STEP;
    }
    longest
}
