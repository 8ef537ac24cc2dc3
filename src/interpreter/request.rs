//! Requests to the program itself.

use std::ops::RangeInclusive;

use clap::ValueEnum;
use serde::{Deserialize, Serialize};
use shakmaty::{Color, Square};
use strum::{EnumString, IntoStaticStr};

use super::keyboard::Keyboard;
use crate::game::people::Actor;
use crate::wording::{PrintedNotation, Verbosity};

/// A request to the program itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AppRequest {
    /// Another interface language.
    Language(String),
    /// The number of cells of the braille display.
    Cells(u8),
    Verbosity(Verbosity),
    /// When the clock is pressed from now on.
    Pressing(Pressing),
    /// How moves, boards, times and results are written in lines.
    Notation(PrintedNotation),
    /// The rate of speech in words a minute, for the person who asks.
    Rate(u16),
    /// The volume, 100 being normal, for the person who asks.
    Volume(u8),
    /// A step faster or slower, louder or softer, for the person who asks.
    Adjust(Adjustment),
    /// Silence now.
    Quiet,
    /// Plays the recording of a half-move, or of the last one.
    Hear(Option<usize>),
    /// Another voice, or none.
    Voice(VoiceAsked),
    /// Another face of the same game.
    Face(FaceKind),
    /// Walks over the board by letters, from that square.
    Walk(Square),
    /// Another lesson of the practice game.
    Lesson(LessonAsked),
    /// Who sits at this keyboard from now on.
    Keyboard(Keyboard),
    /// The seat of that person at another terminal is given to who asks for it.
    Unseat(Actor),
    /// The move that was sealed from that seat, as long as it may be changed.
    Sealed,
    /// An electronic board, of one player or of all who have one.
    ElectronicBoard(Option<Color>, BoardAsked),
    /// Goes through a game that is over.
    Replay(ReplayStep),
    /// What was shown when the game ended.
    Finish,
    /// Another game with the colours reversed, after one that is over.
    Rematch,
    /// A game that is over, in a file to be printed.
    Print(PrintedForm),
}

/// In which form a game that is over is printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PrintedForm {
    /// Both scoresheets on pages.
    Sheets,
    /// Braille for an embosser.
    Braille,
}

/// A step through a game that is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReplayStep {
    /// To the position before the first half-move.
    First,
    Back,
    Forward,
    Last,
    /// To the position after that many half-moves.
    To(usize),
}

/// A request about an electronic board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardAsked {
    /// How it is.
    Tell,
    /// What it shows counts.
    Read,
    /// What it shows does not count.
    Ignore,
}

/// The rates of speech, in words a minute.
pub const RATES: RangeInclusive<u16> = 100..=400;
/// The volumes, 100 being normal.
pub const VOLUMES: RangeInclusive<u8> = 0..=200;
/// The cells that a braille display can leave for text.
pub const CELLS: RangeInclusive<u8> = 8..=255;

/// A step in rate or volume.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Adjustment {
    Faster,
    Slower,
    Louder,
    Softer,
}

impl AppRequest {
    /// Whether it needs a face or a voice, which a rehearsal does not have.
    pub fn needs_a_face_or_a_voice(&self) -> bool {
        !matches!(
            self,
            AppRequest::Language(_)
                | AppRequest::Cells(_)
                | AppRequest::Verbosity(_)
                | AppRequest::Quiet
                | AppRequest::Lesson(_)
        )
    }
}

/// A lesson of the practice game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LessonAsked {
    Next,
    Back,
}

/// A voice that can be chosen while a game is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumString)]
#[strum(serialize_all = "lowercase")]
pub enum VoiceAsked {
    /// The first that can be heard.
    On,
    Off,
    System,
    Embedded,
}

/// When a move that was announced is completed by pressing the clock.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum, EnumString, IntoStaticStr, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Pressing {
    /// By an empty line, or by the word for it.
    #[default]
    Separately,
    /// With the announcement: one line for each half-move, for games with little time.
    WithMove,
}

/// The faces, with the words by which they are chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumString, IntoStaticStr, ValueEnum, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[strum(serialize_all = "lowercase")]
pub enum FaceKind {
    Screen,
    Lines,
    /// Boards above for the eyes, lines below for a screen reader.
    Hybrid,
}
