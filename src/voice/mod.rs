//! The program's side of the voice: what is said next, and the process that says it.
//!
//! Nothing here waits for a sound, a daemon or a device: whatever breaks is reported, and the game goes on. The voice
//! process as a whole is watched here; what is watched inside it is listed at the head of
//! `src/bin/annabella-voice/main.rs`.

pub mod pronunciation;
pub mod protocol;
pub mod queue;
mod supervisor;
pub mod ticker;
mod worker;

pub use protocol::{Engine, ListenerSettings, NameKind, Tone, VoiceAnswer, VoiceChoice, VoiceTrouble};

use crate::wording::{Audience, Phrase, Urgency, Utterance};
use protocol::VoiceRequest;
use queue::{Content, Sentence};
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError, Sender};
use std::thread;
use std::time::Duration;
use supervisor::FromProcess;
use worker::Worker;

/// The settings of the voice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct VoiceSettings {
    pub choice: VoiceChoice,
    /// The languages that will be spoken; German is always added (D.2.1).
    pub languages: Vec<String>,
    /// Listeners with their own settings; all others hear like the room.
    pub listeners: Vec<(Audience, ListenerSettings)>,
    /// Preferred voices: the language and the system's name.
    pub voices: Vec<(String, String)>,
    /// Whether the microphone stays open, so that a recording can begin with the seconds before it was asked for.
    pub listens: bool,
    /// The command that starts the voice process; `None` is the program beside this one.
    pub command: Option<Vec<OsString>>,
}

impl VoiceSettings {
    /// The settings of that voice, everything else by default.
    pub fn new(choice: VoiceChoice) -> VoiceSettings {
        VoiceSettings {
            choice,
            languages: Vec::new(),
            listeners: Vec::new(),
            voices: Vec::new(),
            listens: false,
            command: None,
        }
    }

    /// The settings of a listener, else those of the room.
    pub fn settings_of(&self, to: Audience) -> ListenerSettings {
        let of = |listener: Audience| self.listeners.iter().find(|(a, _)| *a == listener).map(|(_, settings)| settings);
        of(to).or_else(|| of(Audience::Room)).cloned().unwrap_or_default()
    }
}

/// A report on the voice or on a sentence. Each trouble is reported once, when it begins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum VoiceReport {
    /// Something is heard: for the first time, or from another engine than before.
    Speaking {
        engine: Engine,
    },
    /// The preferred engine failed and the other one speaks in its place.
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
    /// This listener hears nothing from now on; sentences are only shown.
    DeviceLost {
        listener: Audience,
        why: VoiceTrouble,
    },
    DeviceBack {
        listener: Audience,
    },
    Began {
        id: u64,
    },
    /// A sentence was heard to its end.
    Finished {
        id: u64,
    },
    /// A sentence was cut off by a more urgent one or by a key.
    Interrupted {
        id: u64,
    },
    /// A sentence was not heard, or not to its end.
    Unsaid {
        id: u64,
        why: VoiceTrouble,
    },
    /// What was asked for.
    Answer(VoiceAnswer),
}

/// The program's voice. No call waits.
pub struct Voice {
    orders: Sender<VoiceCommand>,
    ids: AtomicU64,
    thread: Option<thread::JoinHandle<()>>,
}

impl Voice {
    /// Starts the voice. `report` is called from another thread and must not wait.
    pub fn start(mut settings: VoiceSettings, report: impl Fn(VoiceReport) + Send + 'static) -> Voice {
        let command = settings.command.take().unwrap_or_else(|| vec![program().into_os_string()]);
        let (orders, inbox) = mpsc::channel();
        let worker = Worker::new(settings, command, orders.clone(), Box::new(report));
        let thread = Some(thread::spawn(move || worker.run(&inbox)));
        Voice { orders, ids: AtomicU64::new(1), thread }
    }

    /// Says a sentence in its turn and returns its number.
    pub fn say(&self, utterance: &Utterance) -> u64 {
        let id = self.id();
        let Utterance { to, urgency, spoken, .. } = utterance;
        if !spoken.is_empty() {
            let content = Content::Words(spoken.clone());
            self.order(VoiceCommand::Say(Sentence { id, to: *to, urgency: *urgency, content, is_past: false }));
        }
        id
    }

    /// Silences everything at once; what was cut off is reported.
    pub fn stop(&self) {
        self.order(VoiceCommand::Stop);
    }

    /// Stops answers, current and waiting.
    pub fn stop_answers(&self) {
        self.order(VoiceCommand::StopAnswers);
    }

    /// Stops the answers to earlier questions of a listener who asks again, current and waiting.
    pub fn ask(&self, to: Audience) {
        self.order(VoiceCommand::Ask(to));
    }

    /// Marks everything announced so far as completed: what could not be heard is no longer said.
    pub fn completed(&self) {
        self.order(VoiceCommand::Completed);
    }

    /// Chooses another voice, or none, from the next sentence on; the current announcement is said to its end.
    pub fn choose(&self, choice: VoiceChoice) {
        self.order(VoiceCommand::Choose(choice));
    }

    /// Adds a language that will be spoken.
    pub fn learn(&self, language: &str) {
        self.order(VoiceCommand::Learn(language.to_owned()));
    }

    /// Changes a listener's rate, volume and pitch from the next sentence on; the device stays the same.
    pub fn adjust(&self, to: Audience, settings: ListenerSettings) {
        self.order(VoiceCommand::Adjust(to, settings));
    }

    /// Plays a tone after the words before it.
    pub fn tone(&self, listener: Audience, tone: Tone) {
        self.order(VoiceCommand::Tone(listener, tone));
    }

    /// Writes what the embedded voice would play to a WAV file; answered by [`VoiceAnswer::Rendered`].
    pub fn render(&self, phrases: Vec<Phrase>, path: PathBuf) -> u64 {
        let id = self.id();
        self.order(VoiceCommand::Render { id, phrases, path });
        id
    }

    /// Asks for the names of all voices; answered by [`VoiceAnswer::Voice`] and [`VoiceAnswer::ListEnded`].
    pub fn list_voices(&self) {
        self.order(VoiceCommand::Pass(VoiceRequest::ListVoices));
    }

    /// Asks for the names of all output devices.
    pub fn list_devices(&self) {
        self.order(VoiceCommand::Pass(VoiceRequest::ListDevices));
    }

    /// Records the microphone to a file of that name in a folder, until [`Voice::stop_recording`] or another recording.
    /// All files there together may take `megabytes`.
    pub fn record(&self, folder: PathBuf, name: String, megabytes: u64) {
        let folder = folder.to_string_lossy().into_owned();
        self.order(VoiceCommand::Pass(VoiceRequest::Record { folder, name, megabytes }));
    }

    /// Ends the current recording.
    pub fn stop_recording(&self) {
        self.order(VoiceCommand::Pass(VoiceRequest::StopRecording));
    }

    /// Plays a recorded file as an answer, and returns its number.
    pub fn play(&self, to: Audience, path: &Path) -> u64 {
        let id = self.id();
        let content = Content::Recording(path.to_string_lossy().into_owned());
        self.order(VoiceCommand::Say(Sentence { id, to, urgency: Urgency::Answer, content, is_past: false }));
        id
    }

    /// Waits until everything is said, or until the limit. Returns whether everything is said.
    pub fn finish(&self, limit: Duration) -> bool {
        let (done, finished) = mpsc::channel();
        self.order(VoiceCommand::NotifyWhenSilent(done));
        finished.recv_timeout(limit) != Err(RecvTimeoutError::Timeout)
    }

    fn id(&self) -> u64 {
        self.ids.fetch_add(1, Ordering::Relaxed)
    }

    fn order(&self, order: VoiceCommand) {
        // The thread receives until it gets `Quit`.
        let _ = self.orders.send(order);
    }
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

/// The program of the voice: beside this one, or where packages of Linux put helpers that nobody types.
fn program() -> PathBuf {
    let name = format!("annabella-voice{}", std::env::consts::EXE_SUFFIX);
    let Ok(own) = std::env::current_exe() else { return PathBuf::from(name) };
    let beside = own.with_file_name(&name);
    let helper = own.with_file_name("../lib/annabella").join(&name);
    if !beside.is_file() && helper.is_file() { helper } else { beside }
}

/// A message to the thread of the voice: from the program, from the voice process, from time.
pub enum VoiceCommand {
    Say(Sentence),
    Tone(Audience, Tone),
    Stop,
    /// Stop all answers.
    StopAnswers,
    /// Stop the answers to earlier questions of this listener.
    Ask(Audience),
    /// Everything announced so far is completed.
    Completed,
    Choose(VoiceChoice),
    Learn(String),
    Adjust(Audience, ListenerSettings),
    Render {
        id: u64,
        phrases: Vec<Phrase>,
        path: PathBuf,
    },
    /// Passed on unchanged.
    Pass(VoiceRequest),
    NotifyWhenSilent(Sender<()>),
    /// From the process of this number.
    Process(u32, FromProcess),
    Tick,
    Quit,
}
