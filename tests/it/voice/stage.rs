//! The stage of a voice: private sound devices and speech daemons that end with the test, and a voice that reports.

use annabella::game::people::Player;
use annabella::game::terms::Terms;
use annabella::voice::{Voice, VoiceReport, VoiceSettings};
use annabella::wording::{Audience, Phrase, Urgency, Utterance};
use rustix::process::Signal;
use std::ffi::OsString;
use std::fs;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{self, Receiver};
use std::time::Duration;
use tempfile::TempDir;

use crate::program::ended;
use crate::table::{opened_session, stamp};
use crate::watching::eventually;

/// A folder with an ALSA configuration whose default device is a file.
pub struct Stage {
    pub folder: TempDir,
    /// The environment of the processes on this stage.
    pub environment: Vec<(String, String)>,
    children: Vec<Child>,
}

impl Stage {
    /// Sound goes to the file [`Stage::sound`]; there is no speech daemon.
    pub fn new() -> Stage {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let path = folder.path().display().to_string();
        fs::write(
            folder.path().join("file.conf"),
            format!(
                "pcm.null {{ type null }}\n\
                 pcm.out {{ type file slave.pcm \"null\" file \"{path}/out.raw\" format \"raw\" }}\n\
                 pcm.private {{ type plug slave.pcm {{ type file slave.pcm \"null\" file \"{path}/private.raw\" format \"raw\" }} hint {{ show on description \"headphones\" }} }}\n\
                 pcm.default {{ type plug slave.pcm \"out\" hint {{ show on description \"loudspeaker\" }} }}\n"
            ),
        )
        .expect("the configuration");
        let set = |name: &str, value: String| (name.to_string(), value);
        let environment = vec![
            set("ALSA_CONFIG_PATH", format!("{path}/file.conf")),
            set("XDG_RUNTIME_DIR", path.clone()),
            set("SPEECHD_ADDRESS", format!("unix_socket:{path}/speechd.sock")),
            set("SPEECHD_CMD", "/nonexistent".to_string()),
        ];
        Stage { folder, environment, children: Vec::new() }
    }

    /// A stage whose microphone gives these samples, 16,000 a second.
    pub fn with_microphone(samples: &[i16]) -> Stage {
        let stage = Stage::new();
        let path = stage.folder.path().display().to_string();
        let bytes: Vec<u8> = samples.iter().flat_map(|sample| sample.to_le_bytes()).collect();
        fs::write(stage.folder.path().join("mic.raw"), bytes).expect("the microphone");
        let configuration = format!(
            "pcm.null {{ type null }}\n\
             pcm.out {{ type plug slave.pcm {{ type file slave.pcm null file \"{path}/out.raw\" format \"raw\" }} }}\n\
             pcm.mic {{ type file slave.pcm null file \"/dev/null\" infile \"{path}/mic.raw\" format \"raw\" }}\n\
             pcm.default {{ type asym playback.pcm out capture.pcm mic }}\n"
        );
        fs::write(stage.folder.path().join("file.conf"), configuration).expect("the configuration");
        stage
    }

    /// A stage with a device of exactly that number of channels.
    pub fn with_channels(count: usize) -> Stage {
        let stage = Stage::new();
        let path = stage.folder.path().display().to_string();
        let bindings: String = (0..count).map(|n| format!(" bindings.{n}.slave a bindings.{n}.channel {n}")).collect();
        let configuration = format!(
            "pcm.null {{ type null }}\n\
             pcm.many {{ type multi slaves.a.pcm \"null\" slaves.a.channels {count}{bindings} }}\n\
             pcm.default {{ type file slave.pcm \"many\" file \"{path}/out.raw\" format \"raw\" }}\n"
        );
        fs::write(stage.folder.path().join("file.conf"), configuration).expect("the configuration");
        stage
    }

    /// A stage with a PulseAudio server of its own, whose only device discards its sound in real time.
    pub fn with_sound_server() -> Stage {
        let mut stage = Stage::new();
        let path = stage.folder.path().display().to_string();
        let configuration = format!("pcm.default {{ type pulse server \"unix:{path}/pulse.sock\" }}\n");
        fs::write(stage.folder.path().join("file.conf"), configuration).expect("the configuration");
        stage.start_sound_server();
        stage
    }

    /// Starts a sound server, as a supervisor would after a crash.
    pub fn start_sound_server(&mut self) {
        self.start_sound_server_with(&["module-null-sink sink_name=cap rate=48000 channels=2 format=s16le"]);
    }

    /// A stage with a sound server that wants a cookie, and a user without one.
    pub fn with_strict_sound_server() -> Stage {
        let mut stage = Stage::new();
        let path = stage.folder.path().display().to_string();
        let configuration = format!("pcm.default {{ type pulse server \"unix:{path}/pulse.sock\" }}\n");
        fs::write(stage.folder.path().join("file.conf"), configuration).expect("the configuration");
        stage.environment.push(("HOME".to_owned(), path.clone()));
        stage.environment.push(("XDG_CONFIG_HOME".to_owned(), format!("{path}/config")));
        let cookie = format!("auth-cookie={path}/server-cookie");
        stage.start_sound_server_as(&["module-null-sink sink_name=cap rate=48000 channels=2 format=s16le"], &cookie);
        stage
    }

    /// Starts a sound server with these devices and no others.
    pub fn start_sound_server_with(&mut self, devices: &[&str]) {
        self.start_sound_server_as(devices, "auth-anonymous=1");
    }

    /// Starts a sound server with these devices; `access` says which clients it accepts.
    fn start_sound_server_as(&mut self, devices: &[&str], access: &str) {
        let path = self.folder.path().to_path_buf();
        let socket = path.join("pulse.sock");
        let _ = fs::remove_file(&socket);
        let protocol = format!("module-native-protocol-unix {access} socket={}", socket.display());
        let server = Command::new("pulseaudio")
            .args(["-n", "--daemonize=no", "--exit-idle-time=-1", "--use-pid-file=no", "--disallow-exit"])
            .args(devices.iter().flat_map(|device| ["-L", device]))
            .args(["-L", &protocol])
            .envs(self.environment.iter().map(|(name, value)| (name, value)))
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("a sound server");
        self.children.push(server);
        eventually(&path, "the socket of the sound server", || socket.exists().then_some(()));
    }

    /// A stage with speech-dispatcher on a private socket, speaking into the file of the sound.
    pub fn with_daemon() -> Stage {
        let mut stage = Stage::new();
        let path = stage.folder.path().to_path_buf();
        fs::create_dir_all(path.join("conf/modules")).expect("a folder");
        // As in the package's settings; without it every capital letter is said in a higher pitch.
        let module = "Debug 0\nEspeakCapitalPitchRise 0\nEspeakMinRate 80\nEspeakNormalRate 170\nEspeakMaxRate 449\n";
        fs::write(path.join("conf/modules/espeak-ng.conf"), module).expect("the configuration");
        fs::write(
            path.join("conf/speechd.conf"),
            format!(
                "Timeout 0\nLogLevel 2\nLogDir \"{}\"\nDefaultLanguage \"de\"\nAudioOutputMethod \"alsa\"\n\
                 AudioALSADevice \"default\"\nAddModule \"espeak-ng\" \"sd_espeak-ng\" \"espeak-ng.conf\"\nDefaultModule espeak-ng\n",
                path.display()
            ),
        )
        .expect("the configuration");
        stage.start_daemon();
        stage
    }

    /// Starts a speech daemon, as a supervisor would after a crash.
    pub fn start_daemon(&mut self) {
        let path = self.folder.path().to_path_buf();
        let _ = fs::remove_file(path.join("speechd.sock"));
        let _ = fs::remove_file(path.join("speechd.pid"));
        let daemon = Command::new("speech-dispatcher")
            .arg("-s")
            .args(["-C".into(), path.join("conf").into_os_string()])
            .args(["-S".into(), path.join("speechd.sock").into_os_string()])
            .args(["-P".into(), path.join("speechd.pid").into_os_string()])
            .envs(self.environment.iter().map(|(name, value)| (name, value)))
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("a speech daemon");
        self.children.push(daemon);
        let socket = path.join("speechd.sock");
        eventually(&path, "the socket of the speech daemon", || socket.exists().then_some(()));
    }

    /// Sends a signal to the newest daemon.
    pub fn signal_daemon(&mut self, signal: Signal) {
        if let Some(daemon) = self.children.last_mut() {
            send_signal(daemon.id(), signal);
            if signal == Signal::KILL {
                ended(daemon);
            }
        }
    }

    /// The output modules, which are processes started by the daemon.
    pub fn modules(&self) -> Vec<u32> {
        self.children.last().map(|daemon| children_of(daemon.id())).unwrap_or_default()
    }

    /// The command of the voice process on this stage.
    pub fn command(&self) -> Vec<OsString> {
        let set = self.environment.iter().map(|(name, value)| format!("{name}={value}").into());
        [OsString::from("env")].into_iter().chain(set).chain([env!("CARGO_BIN_EXE_annabella-voice").into()]).collect()
    }

    /// A voice on this stage, and its reports.
    pub fn voice(&self, settings: VoiceSettings) -> (Voice, Reports) {
        let (report, reports) = mpsc::channel();
        let settings = VoiceSettings { command: Some(self.command()), ..settings };
        let voice = Voice::start(settings, move |news| drop(report.send(news)));
        (voice, Reports(reports))
    }

    /// The voice processes of this stage, recognised by its folder in their environment.
    pub fn voice_processes(&self) -> Vec<u32> {
        let here = std::process::id();
        let threads = fs::read_dir(format!("/proc/{here}/task")).into_iter().flatten();
        let numbers = threads.filter_map(|thread| thread.ok()?.file_name().to_str()?.parse::<u32>().ok());
        let children = numbers.flat_map(|thread| {
            let list = fs::read_to_string(format!("/proc/{here}/task/{thread}/children")).unwrap_or_default();
            list.split_whitespace().filter_map(|number| number.parse().ok()).collect::<Vec<u32>>()
        });
        let folder = self.folder.path().display().to_string();
        let ours = |process: &u32| {
            let environment = fs::read(format!("/proc/{process}/environ")).unwrap_or_default();
            String::from_utf8_lossy(&environment).contains(&folder)
        };
        children.filter(ours).collect()
    }

    pub fn sound(&self) -> PathBuf {
        self.folder.path().join("out.raw")
    }
}

impl Drop for Stage {
    fn drop(&mut self) {
        for child in &mut self.children {
            children_of(child.id()).into_iter().for_each(|module| send_signal(module, Signal::KILL));
            let _ = child.kill();
            ended(child);
        }
    }
}

/// The reports of a voice, in order.
pub struct Reports(Receiver<VoiceReport>);

impl Reports {
    /// Waits for a report that fits and returns all reports up to it.
    pub fn until(&self, limit: Duration, fits: impl Fn(&VoiceReport) -> bool) -> Vec<VoiceReport> {
        let mut seen = Vec::new();
        loop {
            match self.0.recv_timeout(limit) {
                Ok(report) => {
                    let is_last = fits(&report);
                    seen.push(report);
                    if is_last {
                        return seen;
                    }
                }
                Err(error) => panic!("{error} after {seen:?}"),
            }
        }
    }

    pub fn until_finished(&self, id: u64) -> Vec<VoiceReport> {
        self.until(Duration::from_secs(20), |report| *report == VoiceReport::Finished { id })
    }

    /// The reports so far.
    pub fn so_far(&self) -> Vec<VoiceReport> {
        self.0.try_iter().collect()
    }
}

/// Sends a signal to a process that may have ended.
pub fn send_signal(process: u32, signal: Signal) {
    crate::program::signal_if_there(signal, process);
}

pub fn children_of(process: u32) -> Vec<u32> {
    let children = fs::read_to_string(format!("/proc/{process}/task/{process}/children")).unwrap_or_default();
    children.split_whitespace().filter_map(|number| number.parse().ok()).collect()
}

/// An announcement in German for the room.
pub fn announcement(text: &str) -> Utterance {
    sentence(Audience::Room, Urgency::Announcement, "de", text)
}

pub fn sentence(to: Audience, urgency: Urgency, language: &str, text: &str) -> Utterance {
    Utterance {
        to,
        urgency,
        by: annabella::game::people::Actor::Program,
        kind: annabella::wording::UtteranceKind::Answer,
        printed: text.to_string(),
        read: text.to_string(),
        spoken: vec![Phrase { language: language.to_string(), text: text.to_string() }],
        number: None,
    }
}

/// Everything that is said in a recorded game of `plies` half-moves, in which Black asks after each move.
pub fn game_with_questions(plies: usize) -> Vec<Utterance> {
    let (mut session, opened) = opened_session(Terms::between(Player::named("Anna"), Player::named("Ben")), "en");
    let mut said = opened.said;
    for (ply, half_move) in crate::pipe::master_game().iter().take(plies).enumerate() {
        let question = ["black: last", "black: clock", "black: spell", "arbiter: status"][ply % 4];
        for line in [half_move, "", question] {
            let intent = session.reader(None).read(line);
            said.extend(session.carry_out(stamp(0), intent).expect("nobody quits").said);
        }
    }
    said
}
