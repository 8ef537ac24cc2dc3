//! What somebody must be told of the voice, of headphones and of recordings, in words.

use super::Wording;
use super::visible::beginning;

/// What somebody must be told of what is heard and recorded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SoundTrouble {
    /// One voice took over from another; the names of the reason and of the engine that speaks now.
    FellBack {
        why: &'static str,
        engine: &'static str,
    },
    /// Nobody can be heard; the name of the reason.
    Failed {
        why: &'static str,
    },
    Restored,
    /// What is for one player only cannot be heard; the name of the reason.
    HeadphonesLost {
        why: &'static str,
    },
    /// What is said at the board is recorded, in that folder, up to so many megabytes.
    Recording {
        path: String,
        limit: u64,
        /// Megabytes that are taken already, and that are free on the disk.
        used: u64,
        free: Option<u64>,
    },
    RecordingFailed {
        why: &'static str,
    },
    /// There is no recording of that half-move; of none where it is 0.
    NotRecorded {
        ply: usize,
    },
    /// No `voice` or `device` has that name; those that are nearest to it.
    UnknownName {
        kind: &'static str,
        name: String,
        nearest: String,
    },
}

impl Wording {
    /// The sentence for it.
    pub(super) fn sound_trouble(&self, trouble: &SoundTrouble) -> String {
        let l = &self.messages;
        match trouble {
            SoundTrouble::FellBack { why, engine } => l.fill("voice-fell-back", &[("why", why), ("engine", engine)]),
            SoundTrouble::Failed { why } => l.fill("voice-failed", &[("why", why)]),
            SoundTrouble::Restored => l.text("voice-restored"),
            SoundTrouble::HeadphonesLost { why } => l.fill("headphones-lost", &[("why", why)]),
            SoundTrouble::Recording { path, limit, used, free } => {
                let free = free.map_or_else(|| "?".to_owned(), |free| free.to_string());
                l.fill("recording", &[("path", &path), ("limit", limit), ("used", used), ("free", &free)])
            }
            SoundTrouble::NotRecorded { ply } => l.fill("not-recorded", &[("ply", ply)]),
            SoundTrouble::UnknownName { kind, name, nearest } => {
                l.fill("unknown-sound", &[("kind", kind), ("name", &beginning(name)), ("nearest", &nearest)])
            }
            SoundTrouble::RecordingFailed { why } => l.fill("recording-failed", &[("why", why)]),
        }
    }
}
