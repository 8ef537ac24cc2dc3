//! A sentence under way, and whether whoever says it still gives signs of life.

use annabella::voice::protocol::{Audience, Phrase};
use annabella::voice::ticker::TICK;
use std::time::Duration;

/// How long the system's voice may take to begin, or give no sign of life, before it counts as silent.
const SILENT: Duration = Duration::from_secs(1);
/// What any sentence may take, and a character of it at 150 words a minute: twice what it takes.
const ALWAYS: Duration = Duration::from_secs(4);
const A_CHARACTER: Duration = Duration::from_millis(200);
/// Words a minute at which that holds, and the fewest that are reckoned with.
const USUAL_RATE: u16 = 150;
const LEAST_RATE: u16 = 50;

/// Who says a sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Route {
    System,
    Embedded,
    /// Nobody yet: the system's voice is being opened.
    Held,
}

/// A sentence that is being said, and when whoever says it last gave a sign of life.
pub struct ActiveUtterance {
    pub id: u64,
    pub ear: Audience,
    pub phrases: Vec<Phrase>,
    pub route: Route,
    stage: UtteranceStage,
    /// How long ago the sentence was handed over, and the last sign of life was given.
    age: Duration,
    quiet: Duration,
    /// How long the whole sentence may take.
    limit: Duration,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum UtteranceStage {
    HandedOver,
    Begun,
    Stopping,
}

/// Nothing is heard of a sentence any more.
pub struct Silent;

impl ActiveUtterance {
    /// `rate` in words a minute.
    pub fn new(id: u64, ear: Audience, phrases: Vec<Phrase>, route: Route, rate: u16) -> ActiveUtterance {
        let characters: usize = phrases.iter().map(|phrase| phrase.text.chars().count()).sum();
        let characters = u32::try_from(characters).unwrap_or(u32::MAX / 8);
        let slowness = f64::from(USUAL_RATE) / f64::from(rate.max(LEAST_RATE));
        let limit = ALWAYS.saturating_add(A_CHARACTER.saturating_mul(characters).mul_f64(slowness));
        ActiveUtterance {
            id,
            ear,
            phrases,
            route,
            stage: UtteranceStage::HandedOver,
            age: Duration::ZERO,
            quiet: Duration::ZERO,
            limit,
        }
    }

    /// It is heard.
    pub fn begins(&mut self) {
        if self.stage == UtteranceStage::HandedOver {
            self.stage = UtteranceStage::Begun;
        }
        self.quiet = Duration::ZERO;
    }

    /// Whoever says it gave a sign of life.
    pub fn lives(&mut self) {
        self.quiet = Duration::ZERO;
    }

    /// It was told to stop.
    pub fn is_to_stop(&mut self) {
        (self.stage, self.age) = (UtteranceStage::Stopping, Duration::ZERO);
    }

    /// Whether it was told to stop.
    pub fn stops(&self) -> bool {
        self.stage == UtteranceStage::Stopping
    }

    /// A tick has passed; says so where it should have been heard by now.
    pub fn tick(&mut self) -> Option<Silent> {
        self.age += TICK;
        self.quiet += TICK;
        let limit = match (self.route, self.stage) {
            (Route::Embedded, _) => return None, // its thread watches the device itself
            (Route::Held, _) | (Route::System, UtteranceStage::HandedOver | UtteranceStage::Stopping) => SILENT,
            (Route::System, UtteranceStage::Begun) => self.limit,
        };
        let is_dumb = self.stage == UtteranceStage::Begun && self.quiet > SILENT;
        (self.age > limit || is_dumb).then_some(Silent)
    }
}
