//! What follows the words with which something is wanted of the program itself.

use std::ops::RangeInclusive;
use std::str::FromStr;

use shakmaty::Square;

use super::arguments::{Arguments, one_of};
use super::request::{Adjustment, AppRequest, FaceKind, LessonAsked, RATES, VOLUMES, VoiceAsked};
use super::seat::the_blind_player;
use super::words::Word;
use super::{Intent, Interpreter};
use crate::wording::{PrintedNotation, Verbosity};

const VERBOSITIES: [(Word, Verbosity); 3] =
    [(Word::Brief, Verbosity::Brief), (Word::Normal, Verbosity::Normal), (Word::Full, Verbosity::Full)];
const FACES: [(Word, FaceKind); 3] =
    [(Word::Screen, FaceKind::Screen), (Word::Lines, FaceKind::Lines), (Word::Hybrid, FaceKind::Hybrid)];
const NOTATIONS: [(Word, PrintedNotation); 2] =
    [(Word::Words, PrintedNotation::Words), (Word::Signs, PrintedNotation::Signs)];
const VOICES: [(Word, VoiceAsked); 4] = [
    (Word::On, VoiceAsked::On),
    (Word::Off, VoiceAsked::Off),
    (Word::System, VoiceAsked::System),
    (Word::Embedded, VoiceAsked::Embedded),
];

impl Interpreter<'_> {
    /// What such a word and everything behind it asks for; `None` where what is behind it is not understood.
    pub(super) fn of_the_program(&self, word: Word, rest: Arguments<'_>) -> Option<Intent> {
        let request = match (word, rest.is_empty()) {
            (Word::Walk, true) => AppRequest::Walk(Square::E4),
            (Word::Walk, false) => AppRequest::Walk(rest.text.parse().ok()?),
            (Word::Lang, false) => AppRequest::Language(rest.text.to_owned()),
            (Word::Cells, false) => AppRequest::Cells(rest.text.parse().ok().filter(|cells| *cells > 0)?),
            (Word::Verbosity, false) => AppRequest::Verbosity(one_of(rest.word()?, &VERBOSITIES)?),
            (Word::Rate, false) => AppRequest::Rate(number(rest.text, RATES)?),
            (Word::Volume, false) => AppRequest::Volume(number(rest.text, VOLUMES)?),
            (Word::Notation, false) => AppRequest::Notation(one_of(rest.word()?, &NOTATIONS)?),
            (Word::Faster, true) => AppRequest::Adjust(Adjustment::Faster),
            (Word::Slower, true) => AppRequest::Adjust(Adjustment::Slower),
            (Word::Louder, true) => AppRequest::Adjust(Adjustment::Louder),
            (Word::Softer, true) => AppRequest::Adjust(Adjustment::Softer),
            (Word::Quiet, true) => AppRequest::Quiet,
            (Word::Hear, true) => AppRequest::Hear(None),
            (Word::Hear, false) => AppRequest::Hear(Some(rest.text.parse().ok()?)),
            (Word::Voice, false) => AppRequest::Voice(one_of(rest.word()?, &VOICES)?),
            (Word::Face, false) => AppRequest::Face(one_of(rest.word()?, &FACES)?),
            (Word::Am, false) => AppRequest::Seat(rest.seat(the_blind_player(self.game), self.seat)?),
            (Word::Next, true) => AppRequest::Lesson(LessonAsked::Next),
            (Word::Back, true) => AppRequest::Lesson(LessonAsked::Back),
            _ => return None,
        };
        Some(Intent::Program(self.asker(), request))
    }
}

/// A number within these bounds.
fn number<T: FromStr + PartialOrd>(text: &str, bounds: RangeInclusive<T>) -> Option<T> {
    text.parse().ok().filter(|number| bounds.contains(number))
}
