//! A sentence under way, and whether whoever says it still gives signs of life.

use annabella::voice::protocol::{Audience, Phrase};

/// Ticks without a beginning or a sign of life after which the system's voice counts as silent: one second.
const SILENT: u32 = 10;

/// Who says a sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Route {
    System,
    Embedded,
    /// Nobody yet: the system's voice is being opened.
    Held,
}

pub struct ActiveUtterance {
    pub id: u64,
    pub ear: Audience,
    pub phrases: Vec<Phrase>,
    pub route: Route,
    stage: Stage,
    /// Ticks since the sentence was handed over, and since the last sign of life.
    age: u32,
    quiet: u32,
    /// Ticks the whole sentence may take.
    limit: u32,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Stage {
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
        // Twice what it takes: at 150 words a minute a character takes a tenth of a second.
        let limit = 40 + 2 * (characters as u32).saturating_mul(150) / u32::from(rate.max(50));
        ActiveUtterance { id, ear, phrases, route, stage: Stage::HandedOver, age: 0, quiet: 0, limit }
    }

    pub fn begins(&mut self) {
        if self.stage == Stage::HandedOver {
            self.stage = Stage::Begun;
        }
        self.quiet = 0;
    }

    pub fn lives(&mut self) {
        self.quiet = 0;
    }

    pub fn is_to_stop(&mut self) {
        (self.stage, self.age) = (Stage::Stopping, 0);
    }

    pub fn stops(&self) -> bool {
        self.stage == Stage::Stopping
    }

    pub fn tick(&mut self) -> Option<Silent> {
        self.age += 1;
        self.quiet += 1;
        let limit = match (self.route, self.stage) {
            (Route::Embedded, _) => return None, // its thread watches the device itself
            (Route::Held, _) | (Route::System, Stage::HandedOver | Stage::Stopping) => SILENT,
            (Route::System, Stage::Begun) => self.limit,
        };
        let is_dumb = self.stage == Stage::Begun && self.quiet > SILENT;
        (self.age > limit || is_dumb).then_some(Silent)
    }
}
