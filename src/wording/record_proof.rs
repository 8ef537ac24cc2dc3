//! Whether the record of a game is what was written, in words.

use shakmaty::Color;

use super::Wording;
use super::language::name;
use crate::game::people::Player;

/// How a record stands. Lines are counted from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RecordStanding {
    Whole,
    Open,
    Cut { line: usize },
    Edited { line: usize },
    UnknownVersion { line: usize, version: u64 },
}

/// What of a damaged record is not in the repaired one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RepairedRecord {
    NothingLeftOut,
    WithoutTornEnd,
    /// Without that line (counted from 1) and all that follow, so many together.
    WithoutLines {
        line: usize,
        lines: usize,
    },
}

impl Wording {
    /// Whether a record of so many sound lines is whole, open, cut or edited.
    pub fn record_standing(&self, path: &str, lines: usize, standing: RecordStanding) -> String {
        let l = &self.messages;
        match standing {
            RecordStanding::Whole => l.fill("verify-whole", &[("path", &path), ("lines", &lines)]),
            RecordStanding::Open => l.fill("verify-open", &[("path", &path), ("lines", &lines)]),
            RecordStanding::Cut { line } => l.fill("verify-cut", &[("path", &path), ("line", &line)]),
            RecordStanding::Edited { line } => l.fill("verify-edited", &[("path", &path), ("line", &line)]),
            RecordStanding::UnknownVersion { line, version } => {
                l.fill("trouble-record-unknown-version", &[("path", &path), ("line", &line), ("version", &version)])
            }
        }
    }

    /// The words that stand for the record up to that line.
    pub fn record_words_at(&self, line: usize, words: &str) -> String {
        self.messages.fill("verify-words", &[("line", &line), ("words", &words)])
    }

    /// Whether the words on paper are those of the record, and up to which line.
    pub fn record_words_found(&self, line: Option<usize>) -> String {
        match line {
            Some(line) => self.messages.fill("verify-words-found", &[("line", &line)]),
            None => self.messages.text("verify-words-not-found"),
        }
    }

    /// The heading over an exported scoresheet.
    pub fn scoresheet_of(&self, owner: Color) -> String {
        self.messages.fill("scoresheet-of", &[("color", &name(owner))])
    }

    /// A tag of the game over an exported scoresheet; one without a name in this language stands as it is.
    pub fn tag_on_sheet(&self, tag: &str, value: &str) -> String {
        match tag {
            "Event" | "Site" | "Date" | "Round" | "Board" => {
                self.messages.fill("scoresheet-tag", &[("tag", &tag.to_lowercase()), ("value", &value)])
            }
            other => format!("{other}: {value}"),
        }
    }

    /// The result under an exported scoresheet.
    pub fn result_on_sheet(&self, result: &str) -> String {
        self.messages.fill("scoresheet-result", &[("result", &result)])
    }

    /// The place for a player's signature; who signed in the record of the game is named there (8.7).
    pub fn signature_of(&self, color: Color, signed: Option<&Player>) -> String {
        let place = self.messages.fill("scoresheet-signature", &[("color", &name(color))]);
        match signed {
            Some(player) => {
                self.messages.fill("scoresheet-signed", &[("place", &place), ("name", &player.name.as_str())])
            }
            None => place,
        }
    }

    /// That part of the braille code is not confirmed.
    pub fn braille_is_provisional(&self) -> String {
        self.messages.text("braille-provisional")
    }

    /// What came of repairing a record: the new file, its lines, and what is not in it.
    pub fn record_repaired(&self, path: &str, lines: usize, left_out: RepairedRecord) -> String {
        let l = &self.messages;
        match left_out {
            RepairedRecord::NothingLeftOut => l.fill("repaired-whole", &[("path", &path), ("lines", &lines)]),
            RepairedRecord::WithoutTornEnd => l.fill("repaired-torn", &[("path", &path), ("lines", &lines)]),
            RepairedRecord::WithoutLines { line, lines: left } => {
                l.fill("repaired", &[("path", &path), ("lines", &lines), ("line", &line), ("left", &left)])
            }
        }
    }
}
