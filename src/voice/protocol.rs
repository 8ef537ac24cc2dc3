//! What the program asks of its voice process, and what that reports: one line a message.

use clap::ValueEnum;
use serde::{Deserialize, Serialize};
mod answer;
mod lines;

pub use super::trouble::VoiceTrouble;
pub use crate::wording::{Audience, Phrase};
pub use answer::{NameKind, VoiceAnswer};
use lines::{CHOICES, EARS, ENGINES, TONES, fields, line, phrases, texts, value_of, word_of};

/// Which voice the user wants.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, ValueEnum, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum VoiceChoice {
    /// A system voice that works, else the embedded one.
    Auto,
    System,
    /// The screen reader that runs (Windows, through the library tolk).
    Reader,
    Embedded,
    /// Nothing is spoken and no process is started.
    Off,
}

/// What makes the sound.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Engine {
    System,
    Embedded,
}

/// A short sound where words are too slow.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Tone {
    ClockPressed,
    Refused,
    NotSaved,
    BoardDiffers,
    FlagFell,
    /// So much time is left as was asked for.
    TimeCall,
}

/// How one listener hears: his own device, rate, volume and pitch.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListenerSettings {
    /// The name of an output device; the default device where there is none.
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

/// What the program asks of the voice process.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum VoiceRequest {
    /// The first line: which voice, and the languages that will be spoken.
    Prepare {
        choice: VoiceChoice,
        languages: Vec<String>,
    },
    /// How a listener hears from now on.
    Ear {
        ear: Audience,
        settings: ListenerSettings,
    },
    /// Another language will be spoken.
    Learn {
        language: String,
    },
    /// The microphone is listened to from now on, so that a recording holds what was said before it was asked for.
    Listen,
    /// The voice to use for a language, by its name in the system.
    UseVoice {
        language: String,
        name: String,
    },
    Say {
        id: u64,
        ear: Audience,
        phrases: Vec<Phrase>,
    },
    /// Silence for this listener at once.
    Stop {
        ear: Audience,
    },
    Tone {
        ear: Audience,
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
    /// Records the microphone to a WAV file of that name; all files of the folder may take so many megabytes.
    Record {
        folder: String,
        name: String,
        megabytes: u64,
    },
    StopRecording,
    /// Plays a WAV file.
    Play {
        id: u64,
        ear: Audience,
        path: String,
    },
}

/// What the voice process tells the program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ProcessReport {
    /// The process listens.
    Ready,
    /// The request was understood; a beginning follows within a second, or a failure.
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
    /// From now on this engine speaks, for a reason where it was not wished for.
    Engine {
        engine: Engine,
        why: Option<VoiceTrouble>,
    },
    /// No engine can speak.
    Mute {
        why: VoiceTrouble,
    },
    DeviceLost {
        ear: Audience,
        why: VoiceTrouble,
    },
    DeviceBack {
        ear: Audience,
    },
    /// What is no matter of the voice process itself, but of whoever asked.
    Told(VoiceAnswer),
}

impl VoiceRequest {
    /// One line, without its line end.
    pub fn print(&self) -> String {
        match self {
            VoiceRequest::Prepare { choice, languages } => {
                line("prepare", [word_of(&CHOICES, *choice)].into_iter().chain(languages.iter().map(String::as_str)))
            }
            VoiceRequest::Ear { ear, settings: ListenerSettings { device, rate, volume, pitch } } => line(
                "ear",
                [word_of(&EARS, *ear), &rate.to_string(), &volume.to_string(), &pitch.to_string()]
                    .into_iter()
                    .chain(device.iter().map(String::as_str)),
            ),
            VoiceRequest::Learn { language } => line("learn", [language.as_str()]),
            VoiceRequest::Listen => line("listen", []),
            VoiceRequest::UseVoice { language, name } => line("voice", [language.as_str(), name]),
            VoiceRequest::Say { id, ear, phrases } => {
                line("say", [&id.to_string(), word_of(&EARS, *ear)].into_iter().chain(texts(phrases)))
            }
            VoiceRequest::Stop { ear } => line("stop", [word_of(&EARS, *ear)]),
            VoiceRequest::Tone { ear, tone } => line("tone", [word_of(&EARS, *ear), word_of(&TONES, *tone)]),
            VoiceRequest::Render { id, path, phrases } => {
                line("render", [&id.to_string(), path.as_str()].into_iter().chain(texts(phrases)))
            }
            VoiceRequest::ListVoices => line("voices", []),
            VoiceRequest::ListDevices => line("devices", []),
            VoiceRequest::Record { folder, name, megabytes } => {
                line("record", [folder.as_str(), name, &megabytes.to_string()])
            }
            VoiceRequest::StopRecording => line("record-stop", []),
            VoiceRequest::Play { id, ear, path } => line("play", [&id.to_string(), word_of(&EARS, *ear), path]),
        }
    }

    /// Reads what [`VoiceRequest::print`] wrote; nothing where the line is not one of ours.
    pub fn parse(text: &str) -> Option<VoiceRequest> {
        let fields = fields(text)?;
        let fields: Vec<&str> = fields.iter().map(String::as_str).collect();
        Some(match fields.as_slice() {
            ["prepare", choice, languages @ ..] => VoiceRequest::Prepare {
                choice: value_of(&CHOICES, choice)?,
                languages: languages.iter().map(|s| s.to_string()).collect(),
            },
            ["ear", ear, rate, volume, pitch, device @ ..] if device.len() < 2 => VoiceRequest::Ear {
                ear: value_of(&EARS, ear)?,
                settings: ListenerSettings {
                    device: device.first().map(|s| s.to_string()),
                    rate: rate.parse().ok()?,
                    volume: volume.parse().ok()?,
                    pitch: pitch.parse().ok()?,
                },
            },
            ["learn", language] => VoiceRequest::Learn { language: language.to_string() },
            ["listen"] => VoiceRequest::Listen,
            ["voice", language, name] => {
                VoiceRequest::UseVoice { language: language.to_string(), name: name.to_string() }
            }
            ["say", id, ear, texts @ ..] => {
                VoiceRequest::Say { id: id.parse().ok()?, ear: value_of(&EARS, ear)?, phrases: phrases(texts)? }
            }
            ["stop", ear] => VoiceRequest::Stop { ear: value_of(&EARS, ear)? },
            ["tone", ear, tone] => VoiceRequest::Tone { ear: value_of(&EARS, ear)?, tone: value_of(&TONES, tone)? },
            ["render", id, path, texts @ ..] => {
                VoiceRequest::Render { id: id.parse().ok()?, path: path.to_string(), phrases: phrases(texts)? }
            }
            ["voices"] => VoiceRequest::ListVoices,
            ["devices"] => VoiceRequest::ListDevices,
            ["record", folder, name, megabytes] => VoiceRequest::Record {
                folder: folder.to_string(),
                name: name.to_string(),
                megabytes: megabytes.parse().ok()?,
            },
            ["record-stop"] => VoiceRequest::StopRecording,
            ["play", id, ear, path] => {
                VoiceRequest::Play { id: id.parse().ok()?, ear: value_of(&EARS, ear)?, path: path.to_string() }
            }
            _ => return None,
        })
    }
}

impl ProcessReport {
    /// One line, without its line end.
    pub fn print(&self) -> String {
        match self {
            ProcessReport::Ready => line("ready", []),
            ProcessReport::Taken { id } => line("taken", [id.to_string().as_str()]),
            ProcessReport::Began { id, engine } => line("began", [id.to_string().as_str(), word_of(&ENGINES, *engine)]),
            ProcessReport::Ended { id } => line("ended", [id.to_string().as_str()]),
            ProcessReport::Stopped { id } => line("stopped", [id.to_string().as_str()]),
            ProcessReport::Unsaid { id, why } => line("unsaid", [id.to_string().as_str(), why.word()]),
            ProcessReport::Engine { engine, why } => {
                line("engine", [word_of(&ENGINES, *engine)].into_iter().chain(why.map(VoiceTrouble::word)))
            }
            ProcessReport::Mute { why } => line("mute", [why.word()]),
            ProcessReport::DeviceLost { ear, why } => line("device-lost", [word_of(&EARS, *ear), why.word()]),
            ProcessReport::DeviceBack { ear } => line("device-back", [word_of(&EARS, *ear)]),
            ProcessReport::Told(answer) => answer.print(),
        }
    }

    /// Reads what [`ProcessReport::print`] wrote; nothing where the line is not one of ours.
    pub fn parse(text: &str) -> Option<ProcessReport> {
        let fields = fields(text)?;
        let fields: Vec<&str> = fields.iter().map(String::as_str).collect();
        Some(match fields.as_slice() {
            ["ready"] => ProcessReport::Ready,
            ["taken", id] => ProcessReport::Taken { id: id.parse().ok()? },
            ["began", id, engine] => ProcessReport::Began { id: id.parse().ok()?, engine: value_of(&ENGINES, engine)? },
            ["ended", id] => ProcessReport::Ended { id: id.parse().ok()? },
            ["stopped", id] => ProcessReport::Stopped { id: id.parse().ok()? },
            ["unsaid", id, why] => ProcessReport::Unsaid { id: id.parse().ok()?, why: VoiceTrouble::of(why)? },
            ["engine", engine] => ProcessReport::Engine { engine: value_of(&ENGINES, engine)?, why: None },
            ["engine", engine, why] => {
                ProcessReport::Engine { engine: value_of(&ENGINES, engine)?, why: Some(VoiceTrouble::of(why)?) }
            }
            ["mute", why] => ProcessReport::Mute { why: VoiceTrouble::of(why)? },
            ["device-lost", ear, why] => {
                ProcessReport::DeviceLost { ear: value_of(&EARS, ear)?, why: VoiceTrouble::of(why)? }
            }
            ["device-back", ear] => ProcessReport::DeviceBack { ear: value_of(&EARS, ear)? },
            fields => ProcessReport::Told(VoiceAnswer::read(fields)?),
        })
    }
}
