//! The program's side of the voice: what is said next, and the process that says it.
//!
//! Nothing here waits for a sound, a daemon or a device; whatever breaks, the game goes on and is told. The process of
//! the voice as a whole is watched here; what is watched inside it stands at the head of `src/bin/annabella-voice/main.rs`.

mod command;
mod device_queue;
mod notices;
mod process;
pub mod pronunciation;
pub mod protocol;
pub mod queue;
mod supervisor;
pub mod ticker;
pub mod trouble;
mod worker;

pub use protocol::{Engine, ListenerSettings, NameKind, Tone, VoiceAnswer, VoiceChoice};
pub use trouble::VoiceTrouble;

use crate::wording::{Audience, Phrase, Urgency, Utterance};
use command::VoiceCommand;
use queue::{Matter, Sentence, Timeliness};
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError, Sender};
use std::thread;
use std::time::Duration;
use worker::Worker;

/// How the program speaks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct VoiceSettings {
    pub choice: VoiceChoice,
    /// The languages that will be spoken; German is always among them (D.2.1).
    pub languages: Vec<String>,
    /// Listeners with settings of their own; everybody else hears like the room.
    pub ears: Vec<(Audience, ListenerSettings)>,
    /// Voices by language and the system's name for them.
    pub voices: Vec<(String, String)>,
    /// Whether the microphone is listened to, so that a recording can begin before it was asked for.
    pub listens: bool,
    /// The command that starts the voice process; the program beside this one where it is not given.
    pub command: Option<Vec<OsString>>,
}

impl VoiceSettings {
    /// The settings of that voice, everything else as it is by default.
    pub fn new(choice: VoiceChoice) -> VoiceSettings {
        VoiceSettings {
            choice,
            languages: Vec::new(),
            ears: Vec::new(),
            voices: Vec::new(),
            listens: false,
            command: None,
        }
    }

    /// How a listener hears: his own settings, else the room's.
    pub fn ear(&self, to: Audience) -> ListenerSettings {
        let of = |ear: Audience| self.ears.iter().find(|(a, _)| *a == ear).map(|(_, settings)| settings);
        of(to).or_else(|| of(Audience::Room)).cloned().unwrap_or_default()
    }
}

/// What became of the voice or of a sentence. Each state of trouble is reported once, when it begins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum VoiceReport {
    /// Something is heard: for the first time, or another engine than before.
    Speaking {
        engine: Engine,
    },
    /// The wished-for engine fell silent and the other one speaks in its place.
    FellBack {
        engine: Engine,
        why: VoiceTrouble,
    },
    /// Nothing is heard from now on.
    Failed {
        why: VoiceTrouble,
    },
    /// Sentences are heard again.
    Restored,
    /// This listener hears nothing from now on; his sentences are only shown.
    DeviceLost {
        ear: Audience,
        why: VoiceTrouble,
    },
    DeviceBack {
        ear: Audience,
    },
    Began {
        id: u64,
    },
    /// A sentence was heard to its end.
    Finished {
        id: u64,
    },
    /// A sentence was cut off by something more urgent or by a key.
    Interrupted {
        id: u64,
    },
    /// A sentence was not heard, or not to its end.
    Unsaid {
        id: u64,
        why: VoiceTrouble,
    },
    /// What was asked for.
    Told(VoiceAnswer),
}

/// The program's voice. No call waits.
pub struct Voice {
    orders: Sender<VoiceCommand>,
    ids: AtomicU64,
    thread: Option<thread::JoinHandle<()>>,
}

impl Voice {
    /// Starts the voice; `report` is called from another thread and must not wait.
    pub fn start(mut settings: VoiceSettings, report: impl Fn(VoiceReport) + Send + 'static) -> Voice {
        let command = settings.command.take().unwrap_or_else(|| vec![beside_this_program().into_os_string()]);
        let (orders, inbox) = mpsc::channel();
        let worker = Worker::new(settings, command, orders.clone(), Box::new(report));
        let thread = Some(thread::spawn(move || worker.run(&inbox)));
        Voice { orders, ids: AtomicU64::new(1), thread }
    }

    /// Says a sentence in its turn and gives its number.
    pub fn say(&self, utterance: &Utterance) -> u64 {
        let id = self.id();
        let Utterance { to, urgency, spoken, .. } = utterance;
        if !spoken.is_empty() {
            let matter = Matter::Words(spoken.clone());
            let timeliness = Timeliness::Current;
            self.order(VoiceCommand::Say(Sentence { id, to: *to, urgency: *urgency, matter, timeliness }));
        }
        id
    }

    /// Silence at once, for everybody; what was cut off is reported.
    pub fn stop(&self) {
        self.order(VoiceCommand::Stop);
    }

    /// An answer that is being said stops.
    pub fn stop_answers(&self) {
        self.order(VoiceCommand::StopAnswers);
    }

    /// A listener asks anew: what answers his earlier questions stops, and what waits of it is not said.
    pub fn ask(&self, to: Audience) {
        self.order(VoiceCommand::Ask(to));
    }

    /// Everything that was announced so far is completed: what of it could not be heard is not said any more.
    pub fn completed(&self) {
        self.order(VoiceCommand::Completed);
    }

    /// Has another voice speak from the next sentence on, or none; what is being announced is said to its end.
    pub fn choose(&self, choice: VoiceChoice) {
        self.order(VoiceCommand::Choose(choice));
    }

    /// Has the voice speak another language too.
    pub fn learn(&self, language: &str) {
        self.order(VoiceCommand::Learn(language.to_owned()));
    }

    /// Has a listener hear faster, slower, louder ... from the next sentence on; his device stays the same.
    pub fn adjust(&self, to: Audience, settings: ListenerSettings) {
        self.order(VoiceCommand::Adjust(to, settings));
    }

    /// Sounds a tone when the words before it have been said.
    pub fn tone(&self, ear: Audience, tone: Tone) {
        self.order(VoiceCommand::Tone(ear, tone));
    }

    /// Writes what the embedded voice would play to a WAV file; answered by [`VoiceAnswer::Rendered`].
    pub fn render(&self, phrases: Vec<Phrase>, path: PathBuf) -> u64 {
        let id = self.id();
        self.order(VoiceCommand::Render { id, phrases, path });
        id
    }

    /// Asks for the names of all voices; answered by [`VoiceAnswer::Voice`] and [`VoiceAnswer::ListEnded`].
    pub fn list_voices(&self) {
        self.order(VoiceCommand::Pass(protocol::VoiceRequest::ListVoices));
    }

    /// Asks for the names of all output devices.
    pub fn list_devices(&self) {
        self.order(VoiceCommand::Pass(protocol::VoiceRequest::ListDevices));
    }

    /// Records the microphone to a file of that name in a folder, until [`Voice::stop_recording`] or another recording;
    /// all files there together may take so many megabytes.
    pub fn record(&self, folder: PathBuf, name: String, megabytes: u64) {
        let folder = folder.to_string_lossy().into_owned();
        self.order(VoiceCommand::Pass(protocol::VoiceRequest::Record { folder, name, megabytes }));
    }

    /// Ends the recording under way.
    pub fn stop_recording(&self) {
        self.order(VoiceCommand::Pass(protocol::VoiceRequest::StopRecording));
    }

    /// Plays a recorded file, as an answer, and gives its number.
    pub fn play(&self, to: Audience, path: &Path) -> u64 {
        let id = self.id();
        let matter = Matter::Recording(path.to_string_lossy().into_owned());
        let (urgency, timeliness) = (Urgency::Answer, Timeliness::Current);
        self.order(VoiceCommand::Say(Sentence { id, to, urgency, matter, timeliness }));
        id
    }

    /// Waits until everything is said, or until the limit.
    pub fn finish(&self, limit: Duration) -> Finish {
        let (done, finished) = mpsc::channel();
        self.order(VoiceCommand::TellWhenSilent(done));
        match finished.recv_timeout(limit) {
            Ok(()) | Err(RecvTimeoutError::Disconnected) => Finish::AllSaid,
            Err(RecvTimeoutError::Timeout) => Finish::TooLong,
        }
    }

    fn id(&self) -> u64 {
        self.ids.fetch_add(1, Ordering::Relaxed)
    }

    fn order(&self, order: VoiceCommand) {
        // The thread listens until it is told to quit.
        let _ = self.orders.send(order);
    }
}

/// How waiting for the voice ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Finish {
    AllSaid,
    TooLong,
}

impl Drop for Voice {
    fn drop(&mut self) {
        self.order(VoiceCommand::Quit);
        if let Some(thread) = self.thread.take() {
            // It ends the process within its time limit.
            let _ = thread.join();
        }
    }
}

fn beside_this_program() -> PathBuf {
    let name = format!("annabella-voice{}", std::env::consts::EXE_SUFFIX);
    std::env::current_exe().map_or_else(|_| PathBuf::from(&name), |program| program.with_file_name(&name))
}
