//! What stands in the way outside the game, in words: files, options, the voice.

use i18n_embed_fl::fl;

use super::Wording;
use super::events::Frame;
use super::sentence::{Audience, Urgency, Utterance};
use crate::game::people::Actor;
use crate::notation::SheetLanguage;

/// Something outside the game that somebody must be told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Trouble {
    FileNotCreated {
        path: String,
        why: String,
    },
    FileNotOpened {
        path: String,
        why: String,
    },
    FileNotWritten {
        path: String,
        why: String,
    },
    FileLocked {
        path: String,
    },
    FileDamaged {
        path: String,
        line: usize,
    },
    NotAJournal {
        path: String,
    },
    NotAPosition {
        text: String,
    },
    NotATimeControl {
        text: String,
    },
    NotALanguage {
        text: String,
    },
    NotASheetLanguage {
        text: String,
    },
    /// A line of a script, numbered from 1, that cannot be read.
    ScriptLine {
        line: usize,
        text: String,
    },
    NoTerminal,
    NoUnfinishedGame,
    /// Nobody can be heard; why, in the system's words.
    VoiceMissing {
        why: String,
    },
    VoiceBack,
}

impl Wording {
    /// The sentence for a trouble, with what would be right.
    pub fn trouble(&self, trouble: &Trouble) -> String {
        let l = &self.loader;
        match trouble {
            Trouble::FileNotCreated { path, why } => fl!(l, "trouble-not-created", path = path, why = why),
            Trouble::FileNotOpened { path, why } => fl!(l, "trouble-not-opened", path = path, why = why),
            Trouble::FileNotWritten { path, why } => fl!(l, "trouble-not-written", path = path, why = why),
            Trouble::FileLocked { path } => fl!(l, "trouble-locked", path = path),
            Trouble::FileDamaged { path, line } => fl!(l, "trouble-damaged", path = path, line = (*line)),
            Trouble::NotAJournal { path } => fl!(l, "trouble-not-a-journal", path = path),
            Trouble::NotAPosition { text } => fl!(l, "trouble-not-a-position", text = text),
            Trouble::NotATimeControl { text } => fl!(l, "trouble-not-a-time-control", text = text),
            Trouble::NotALanguage { text } => fl!(l, "trouble-not-a-language", text = text),
            Trouble::NotASheetLanguage { text } => {
                let known: Vec<&str> = SheetLanguage::ALL.into_iter().map(SheetLanguage::code).collect();
                fl!(l, "trouble-not-a-sheet-language", text = text, known = known.join(" "))
            }
            Trouble::ScriptLine { line, text } => fl!(l, "trouble-script-line", line = (*line), text = text),
            Trouble::NoTerminal => fl!(l, "trouble-no-terminal"),
            Trouble::NoUnfinishedGame => fl!(l, "trouble-no-unfinished-game"),
            Trouble::VoiceMissing { why } => fl!(l, "trouble-voice-missing", why = why),
            Trouble::VoiceBack => fl!(l, "trouble-voice-back"),
        }
    }

    /// The same as a notice for everybody.
    pub fn trouble_notice(&self, trouble: &Trouble) -> Utterance {
        let frame = Frame { to: Audience::Room, urgency: Urgency::Notice, by: Actor::Program, name: "trouble" };
        self.utter(frame, self.trouble(trouble))
    }
}
