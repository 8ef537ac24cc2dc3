//! What is wrong with the record of a game, or with a file that is to be written, in words.

use serde::Serialize;
use shakmaty::{ByColor, Color};

use super::Wording;
use super::events::Frame;
use super::kind::UtteranceKind;
use super::language::name;
use super::refusals::ear_of;
use super::sentence::{Audience, Urgency, Utterance};
use crate::game::clock::moment::Span;
use crate::game::people::Actor;

/// A problem with the record of a game or with another file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum RecordTrouble {
    /// The record was lost and is whole in another file.
    Moved {
        from: String,
        to: String,
        why: WhyLost,
    },
    /// The record was lost and is nowhere but in memory.
    Lost {
        from: String,
        why: WhyLost,
    },
    /// The disk has not answered for two seconds.
    Late,
    /// Meanwhile the whole record is kept in another file too.
    Copied {
        to: String,
    },
    SavedAgain {
        to: String,
    },
    NotLocked,
    FolderNotSynced,
    /// The folder of the record was not there and was made.
    FolderMade {
        path: String,
    },
    /// The record is in the memory of the program alone when that ends: the moves follow.
    NowhereAtTheEnd,
    /// The record ends in the middle of its last line, which is left out.
    TornEnd {
        path: String,
    },
    /// Nothing says that the last line is the end of the record.
    NoEnd {
        path: String,
    },
    /// What follows was written by a later Annabella, from that line (counted from 1) on.
    UnknownVersion {
        path: String,
        line: usize,
        version: u64,
    },
    /// What follows is unknown, from that line (counted from 1) on.
    UnknownKind {
        path: String,
        line: usize,
        kind: String,
    },
    /// The record is being written by the process of that number.
    LockedBy {
        path: String,
        process: u32,
    },
    /// A file of that name is there already.
    Exists {
        path: String,
    },
    /// There is a link, a device, a pipe or a folder of that name.
    NotAFile {
        path: String,
    },
    /// What is to be read is a device, a pipe or a folder.
    NotReadable {
        path: String,
    },
    /// Another program has the file and lets nobody else have it.
    Held {
        path: String,
    },
    /// The file is longer than any that is meant.
    TooLarge {
        path: String,
    },
    /// A line was typed that is longer than any that can be meant.
    LineTooLong,
    /// The file to be written is the record itself.
    IsTheRecord {
        path: String,
    },
    /// A game of a PGN file (counted from 1) goes on with that half-move (counted from 1) after it was over by the Laws.
    NotPlayable {
        path: String,
        game: usize,
        ply: usize,
    },
    /// No kept game has that number or name.
    NoSuchGame {
        text: String,
    },
    /// No game is kept.
    NoGame,
    /// What was to be printed could not be; why, in the words of the system.
    NotPrinted {
        why: String,
    },
}

/// Whether everything that happened is on a disk.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Saved {
    #[default]
    Yes,
    /// The disk does not answer.
    NotYet,
    /// It is only in the memory of the program.
    No,
}

/// Why a file no longer keeps a record: the name of the reason, and the words of the system where there are any.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct WhyLost {
    #[serde(rename = "why")]
    pub name: &'static str,
    pub detail: String,
}

impl Wording {
    /// The sentence for it, with what would be right.
    pub fn record_trouble(&self, trouble: &RecordTrouble) -> String {
        self.messages.of_variant("trouble-record", trouble, &[])
    }

    /// What has changed about where the record is kept: first and loud, where it is not what it was.
    pub fn record_changed(&self, trouble: &RecordTrouble) -> Utterance {
        let is_unsaved =
            matches!(trouble, RecordTrouble::Moved { .. } | RecordTrouble::Lost { .. } | RecordTrouble::Late);
        let (kind, urgency) = if is_unsaved {
            (UtteranceKind::NotSaved, Urgency::Announcement)
        } else if matches!(trouble, RecordTrouble::SavedAgain { .. }) {
            (UtteranceKind::SavedAgain, Urgency::Notice)
        } else {
            (UtteranceKind::Trouble, Urgency::Notice)
        };
        let frame = Frame { to: Audience::Room, urgency, by: Actor::Program, kind };
        self.utter(frame, self.record_trouble(trouble))
    }

    /// Whether the record is on a disk, as long as it is not; nothing where it is.
    pub fn unsaved(&self, saved: Saved) -> Option<String> {
        match saved {
            Saved::Yes => None,
            Saved::NotYet => Some(self.messages.text("unsaved-late")),
            Saved::No => Some(self.messages.text("unsaved")),
        }
    }

    /// The same as a part of the answer to `by`, who asks how things stand.
    pub fn unsaved_answer(&self, by: Actor, saved: Saved) -> Option<Utterance> {
        let frame = Frame { to: ear_of(by), urgency: Urgency::Answer, by, kind: UtteranceKind::Answer };
        self.unsaved(saved).map(|sentence| self.utter(frame, sentence))
    }

    /// The PGN stands in another file than that of which one would think.
    pub fn pgn_elsewhere(&self, wanted: &str, file: &str) -> Utterance {
        let frame =
            Frame { to: Audience::Room, urgency: Urgency::Notice, by: Actor::Program, kind: UtteranceKind::Trouble };
        self.utter(frame, self.messages.fill("pgn-elsewhere", &[("wanted", &wanted), ("file", &file)]))
    }

    /// Nothing was played, and no record is kept of it.
    pub fn nothing_played(&self) -> Utterance {
        let frame =
            Frame { to: Audience::Room, urgency: Urgency::Notice, by: Actor::Program, kind: UtteranceKind::Goodbye };
        Utterance { spoken: Vec::new(), ..self.utter(frame, self.messages.text("nothing-played")) }
    }

    /// The words that stand for the record, for both scoresheets.
    pub fn record_words(&self, words: &str) -> Utterance {
        let frame = Frame {
            to: Audience::Room,
            urgency: Urgency::Notice,
            by: Actor::Program,
            kind: UtteranceKind::RecordWords,
        };
        Utterance { spoken: Vec::new(), ..self.utter(frame, self.messages.fill("record-words", &[("words", &words)])) }
    }

    /// What the clocks show without the time in which nobody kept the record, and what they would show with it.
    pub fn clocks_with_and_without(
        &self,
        ran: Color,
        gap: Span,
        without: ByColor<Span>,
        with: ByColor<Span>,
    ) -> Utterance {
        let frame = Frame {
            to: Audience::Room,
            urgency: Urgency::Notice,
            by: Actor::Program,
            kind: UtteranceKind::ClocksAfterGap,
        };
        let clock = |times: ByColor<Span>| times.map(|time| Span::seconds(time.whole_seconds()).to_string());
        let (without, with) = (clock(without), clock(with));
        let sentence = self.messages.fill(
            "clocks-after-gap",
            &[
                ("color", &name(ran)),
                ("gap", &self.duration(gap)),
                ("white", &without.white),
                ("black", &without.black),
                ("white_with", &with.white),
                ("black_with", &with.black),
            ],
        );
        self.utter(frame, sentence)
    }

    /// That the game is recorded, and where, unless a screen reader would have to read it out.
    pub fn recorded_in(&self, file: Option<&str>) -> Utterance {
        let frame =
            Frame { to: Audience::Room, urgency: Urgency::Notice, by: Actor::Program, kind: UtteranceKind::RecordedIn };
        let sentence = match file {
            Some(file) => self.messages.fill("recorded-in", &[("file", &file)]),
            None => self.messages.text("is-recorded"),
        };
        self.utter(frame, sentence)
    }
}
