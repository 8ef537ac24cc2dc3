//! What somebody wants of the program itself.

use std::ops::RangeInclusive;

use clap::ValueEnum;
use serde::{Deserialize, Serialize};
use shakmaty::Square;
use strum::IntoStaticStr;

use super::seat::Seat;
use crate::wording::{PrintedNotation, Verbosity};

/// What somebody wants of the program itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AppRequest {
    /// Another interface language.
    Language(String),
    /// The cells of the braille display.
    Cells(u8),
    Verbosity(Verbosity),
    /// How moves, boards, times and results are written in lines.
    Notation(PrintedNotation),
    /// So many words a minute, for the person who asks.
    Rate(u16),
    /// So loud, 100 being normal, for the person who asks.
    Volume(u8),
    /// A step faster or slower, louder or softer, for the person who asks.
    Adjust(Adjustment),
    /// The voice is to be silent now.
    Quiet,
    /// What was recorded of a half-move, or of the last one, is to be played.
    Hear(Option<usize>),
    /// Another voice, or none.
    Voice(VoiceAsked),
    /// Another face of the same game.
    Face(FaceKind),
    /// A hand walks over the board by letters, from that square.
    Walk(Square),
    /// Another lesson of the practice game.
    Lesson(LessonAsked),
    /// Somebody else sits at this keyboard from now on.
    Seat(Seat),
}

/// How fast a voice can speak, in words a minute.
pub const RATES: RangeInclusive<u16> = 100..=400;
/// How loud it can be, 100 being normal.
pub const VOLUMES: RangeInclusive<u8> = 0..=200;

/// A step by which somebody wants to hear otherwise than before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Adjustment {
    Faster,
    Slower,
    Louder,
    Softer,
}

impl AppRequest {
    /// Whether only a program in which a game is played can do it: one with a face and a voice.
    pub fn needs_a_face_or_a_voice(&self) -> bool {
        match self {
            AppRequest::Rate(_)
            | AppRequest::Volume(_)
            | AppRequest::Adjust(_)
            | AppRequest::Notation(_)
            | AppRequest::Hear(_)
            | AppRequest::Voice(_)
            | AppRequest::Face(_)
            | AppRequest::Walk(_)
            | AppRequest::Seat(_) => true,
            AppRequest::Language(_)
            | AppRequest::Cells(_)
            | AppRequest::Verbosity(_)
            | AppRequest::Quiet
            | AppRequest::Lesson(_) => false,
        }
    }
}

/// Which lesson of the practice game is wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LessonAsked {
    Next,
    Back,
}

/// The voices that can be chosen while a game is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum VoiceAsked {
    /// Whichever can be heard.
    On,
    Off,
    System,
    Embedded,
}
/// When a move that was announced is completed by pressing the clock.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Pressing {
    /// When that is said: an empty line, or the word for it.
    #[default]
    Separately,
    /// With the announcement: one line a half-move, for games with little time.
    WithMove,
}

/// The faces, with the words by which they are chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum, IntoStaticStr, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[strum(serialize_all = "lowercase")]
pub enum FaceKind {
    Screen,
    Lines,
    /// Boards above for the eyes, lines below for a screen reader.
    Hybrid,
}
