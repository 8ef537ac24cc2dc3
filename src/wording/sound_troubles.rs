//! What somebody must be told of the voice, of headphones and of recordings, in words.

use serde::Serialize;

use super::Wording;
use super::messages::Argument;
use super::visible::beginning;

/// A problem with what is heard and recorded.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
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
        let say = |more: &[(&str, &dyn Argument)]| self.messages.of_variant("trouble-sound", trouble, more);
        if let SoundTrouble::Recording { free: None, .. } = trouble {
            say(&[("free", &"?")])
        } else if let SoundTrouble::UnknownName { name, .. } = trouble {
            say(&[("name", &beginning(name))])
        } else {
            say(&[])
        }
    }
}
