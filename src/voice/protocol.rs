//! What the program and its voice process write to each other: one JSON object a line, in both directions.
//!
//! ```text
//! program                                                        voice process
//! {"request":"listener","listener":"room","settings":{"rate":150,"volume":100,"pitch":50}}
//! {"request":"prepare","choice":"auto","languages":["de","en"]}
//!                                                                {"report":"ready"}
//!                                                                {"report":"engine","engine":"embedded"}
//! {"request":"say","id":7,"listener":{"player":"white"},"phrases":[{"language":"de","text":"Bauer Eva vier"}]}
//!                                                                {"report":"taken","id":7}
//!                                                                {"report":"began","id":7,"engine":"embedded"}
//!                                                                {"report":"ended","id":7}
//! {"request":"list-devices"}
//!                                                                {"report":"answer","answer":"device","name":"front"}
//!                                                                {"report":"answer","answer":"list-ended"}
//! ```
//!
//! A line that is not valid is ignored. The program ends a process that sends an endless line or a flood of lines.

use clap::ValueEnum;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use strum::{EnumIter, IntoStaticStr};

pub use crate::json_line::to_line;
pub use crate::wording::{Audience, Phrase};

/// Reads a line that [`to_line`] wrote; `None` if it is not valid.
pub fn from_line<T: DeserializeOwned>(line: &[u8]) -> Option<T> {
    serde_json::from_slice(line).ok()
}

/// A request of the program to the voice process.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "request", rename_all = "kebab-case")]
pub enum VoiceRequest {
    /// Comes first: which voice, and the languages that will be spoken.
    Prepare {
        choice: VoiceChoice,
        languages: Vec<String>,
    },
    /// How a listener hears from now on.
    Listener {
        listener: Audience,
        settings: ListenerSettings,
    },
    /// Another language will be spoken.
    Learn {
        language: String,
    },
    /// Opens the microphone, so that a later recording also holds the seconds before it.
    Listen,
    /// The voice to use for a language, by its name in the system.
    UseVoice {
        language: String,
        name: String,
    },
    Say {
        id: u64,
        listener: Audience,
        phrases: Vec<Phrase>,
    },
    /// Silences this listener's device at once.
    Stop {
        listener: Audience,
    },
    Tone {
        listener: Audience,
        tone: Tone,
    },
    /// Writes the samples that the room would hear from the embedded voice to a WAV file.
    Render {
        id: u64,
        path: String,
        phrases: Vec<Phrase>,
    },
    ListVoices,
    ListDevices,
    /// Records the microphone to a WAV file of that name. All files of the folder together may take `megabytes`.
    Record {
        folder: String,
        name: String,
        megabytes: u64,
    },
    StopRecording,
    /// Plays a WAV file.
    Play {
        id: u64,
        listener: Audience,
        path: String,
    },
}

/// A report of the voice process to the program.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "report", rename_all = "kebab-case")]
pub enum ProcessReport {
    /// The process takes requests.
    Ready,
    /// The request was understood. `Began` or `Unsaid` follows within a second.
    Taken {
        id: u64,
    },
    Began {
        id: u64,
        engine: Engine,
    },
    Ended {
        id: u64,
    },
    Stopped {
        id: u64,
    },
    Unsaid {
        id: u64,
        why: VoiceTrouble,
    },
    /// This engine speaks from now on; `why` says why it is not the preferred one.
    Engine {
        engine: Engine,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        why: Option<VoiceTrouble>,
    },
    /// No engine can speak.
    Mute {
        why: VoiceTrouble,
    },
    DeviceLost {
        listener: Audience,
        why: VoiceTrouble,
    },
    DeviceBack {
        listener: Audience,
    },
    /// What a request asked for.
    Answer(VoiceAnswer),
}

/// The answer to a request; the program passes it on unchanged.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "answer", rename_all = "kebab-case")]
pub enum VoiceAnswer {
    /// A sound file is written.
    Rendered {
        id: u64,
        samples: u64,
    },
    Voice {
        engine: Engine,
        language: String,
        name: String,
    },
    Device {
        name: String,
    },
    ListEnded,
    /// Nothing has that name; the nearest known names, the most similar first.
    UnknownName {
        kind: NameKind,
        name: String,
        nearest: Vec<String>,
    },
    RecordingFailed {
        why: VoiceTrouble,
    },
    Recorded {
        path: String,
        milliseconds: u64,
    },
}

/// Which voice the user wants.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, ValueEnum, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum VoiceChoice {
    /// A system voice that works, else the embedded one.
    Auto,
    System,
    /// The running screen reader (Windows, through the library tolk).
    Reader,
    Embedded,
    /// Nothing is spoken and no process is started.
    Off,
}

/// The engine that makes the sound.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, IntoStaticStr)]
#[serde(rename_all = "lowercase")]
#[strum(serialize_all = "lowercase")]
pub enum Engine {
    System,
    Embedded,
}

/// A short sound where words are too slow.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Tone {
    ClockPressed,
    Refused,
    NotSaved,
    BoardDiffers,
    FlagFell,
    /// The remaining time has come down to a limit that the listener set.
    TimeCall,
}

/// The settings of one listener: device, rate, volume and pitch.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ListenerSettings {
    /// The name of an output device; `None` is the default device.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub device: Option<String>,
    /// Words a minute, 80 to 450.
    pub rate: u16,
    /// 0 to 200, 100 being normal.
    pub volume: u8,
    /// 0 to 100, 50 being normal.
    pub pitch: u8,
}

impl Default for ListenerSettings {
    fn default() -> ListenerSettings {
        ListenerSettings { device: None, rate: 150, volume: 100, pitch: 50 }
    }
}

/// A kind of thing with a name in the system.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, IntoStaticStr)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum NameKind {
    Voice,
    Device,
}

/// Why something could not be said. The name of the variant in kebab case is what the messages distinguish.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, EnumIter, IntoStaticStr)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum VoiceTrouble {
    /// The program `annabella-voice` is not beside the main program, or cannot be started.
    NoProcess,
    /// The voice process ended by itself.
    ProcessDied,
    /// The voice process cannot start: ALSA's library is not installed.
    NoAlsaLibrary,
    /// The voice process did not answer in time and was ended.
    ProcessFrozen,
    /// The espeak-ng library is not installed, or its voice data is missing.
    NoLibrary,
    /// The system offers no voice service.
    NoSystemVoice,
    /// No screen reader that takes sentences is running, or the library that reaches it is missing.
    NoReader,
    /// The system voice refused a sentence.
    SystemBroken,
    /// The system voice took a sentence and did not begin within a second.
    SystemSilent,
    /// No sound device.
    NoDevice,
    /// Another program uses the sound device exclusively.
    DeviceBusy,
    /// The sound device was disconnected.
    DeviceLost,
    /// The sound device takes no more sound.
    DeviceFrozen,
    /// The sound system may move this device's sound to another device, so nothing private is played there.
    NotPrivate,
    /// The default device belongs to one listener: only that listener would hear what is for the room.
    DeviceOfAListener,
    /// The voice process sent more than was asked for and was ended.
    ProcessFlooded,
    /// A sound file could not be read or written.
    File,
    /// The space for recordings is used up.
    DiskFull,
}

impl VoiceTrouble {
    /// Whether it concerns one device only, not every voice.
    pub fn is_of_a_device(self) -> bool {
        matches!(
            self,
            VoiceTrouble::NoDevice
                | VoiceTrouble::DeviceBusy
                | VoiceTrouble::DeviceLost
                | VoiceTrouble::DeviceFrozen
                | VoiceTrouble::NotPrivate
                | VoiceTrouble::DeviceOfAListener
                | VoiceTrouble::File
                | VoiceTrouble::DiskFull
        )
    }
}
