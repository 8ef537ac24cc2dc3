//! What the voice process tells whoever asked for it: what was made, found, recorded.

use super::lines::{ENGINES, line, value_of, word_of};
use super::{Engine, VoiceTrouble};

/// What a name can stand for, and its word in the protocol.
const KINDS: [(NameKind, &str); 2] = [(NameKind::Voice, "voice"), (NameKind::Device, "device")];

/// What a request was answered with. The program passes it on as it is.
#[derive(Clone, Debug, PartialEq, Eq)]
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
    /// There is nothing of that name; the nearest names there are, the nearest first.
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

/// What has a name in the system.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum NameKind {
    Voice,
    Device,
}

impl NameKind {
    /// The word by which it is written on the pipe.
    pub fn word(self) -> &'static str {
        word_of(&KINDS, self)
    }
}

impl VoiceAnswer {
    /// One line, without its line end.
    pub fn print(&self) -> String {
        match self {
            VoiceAnswer::Rendered { id, samples } => line("rendered", [id.to_string().as_str(), &samples.to_string()]),
            VoiceAnswer::Voice { engine, language, name } => {
                line("voice", [word_of(&ENGINES, *engine), language.as_str(), name])
            }
            VoiceAnswer::Device { name } => line("device", [name.as_str()]),
            VoiceAnswer::ListEnded => line("list-ended", []),
            VoiceAnswer::UnknownName { kind, name, nearest } => {
                line("unknown", [kind.word(), name].into_iter().chain(nearest.iter().map(String::as_str)))
            }
            VoiceAnswer::RecordingFailed { why } => line("recording-failed", [why.word()]),
            VoiceAnswer::Recorded { path, milliseconds } => {
                line("recorded", [path.as_str(), &milliseconds.to_string()])
            }
        }
    }

    /// Reads the fields of what [`VoiceAnswer::print`] wrote; nothing where they are none of ours.
    pub fn read(fields: &[&str]) -> Option<VoiceAnswer> {
        let text = |field: &&str| (*field).to_owned();
        Some(match fields {
            ["rendered", id, samples] => VoiceAnswer::Rendered { id: id.parse().ok()?, samples: samples.parse().ok()? },
            ["voice", engine, language, name] => {
                VoiceAnswer::Voice { engine: value_of(&ENGINES, engine)?, language: text(language), name: text(name) }
            }
            ["device", name] => VoiceAnswer::Device { name: text(name) },
            ["list-ended"] => VoiceAnswer::ListEnded,
            ["unknown", kind, name, nearest @ ..] => {
                let nearest = nearest.iter().map(text).collect();
                VoiceAnswer::UnknownName { kind: value_of(&KINDS, kind)?, name: text(name), nearest }
            }
            ["recording-failed", why] => VoiceAnswer::RecordingFailed { why: VoiceTrouble::of(why)? },
            ["recorded", path, milliseconds] => {
                VoiceAnswer::Recorded { path: text(path), milliseconds: milliseconds.parse().ok()? }
            }
            _ => return None,
        })
    }
}
