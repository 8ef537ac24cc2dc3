//! What the program is told of the state of its voice: each trouble once, its end only when it has lasted.
//!
//! Headphones with a loose plug come and go every second; nobody wants to hear of it every second.

use super::protocol::Engine;
use super::ticker::TICK;
use super::{VoiceReport, VoiceTrouble};
use crate::wording::Audience;
use std::time::Duration;

/// How long something must be well again before that is told.
const SETTLED: Duration = Duration::from_secs(3);

/// The state of the voice and of each device, as the program was last told.
pub struct Notices {
    report: Box<dyn Fn(VoiceReport) + Send>,
    voice: Health,
    /// Of each device that was ever lost, by one of those who hear it.
    devices: Vec<(Audience, Health)>,
    /// The engine that was told of last.
    engine: Option<Engine>,
    /// An engine that was said to take over, and why; told when it is heard.
    fallback: Option<(Engine, VoiceTrouble)>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Health {
    Well,
    Ill,
    /// Well again, for so long.
    Recovering(Duration),
}

impl Health {
    /// Whether it is news.
    fn worsen(&mut self) -> bool {
        std::mem::replace(self, Health::Ill) == Health::Well
    }

    fn improve(&mut self) {
        if *self == Health::Ill {
            *self = Health::Recovering(Duration::ZERO);
        }
    }

    /// Whether it has now been well for long enough.
    fn tick(&mut self) -> bool {
        let Health::Recovering(age) = self else { return false };
        *age += TICK;
        let is_settled = *age >= SETTLED;
        if is_settled {
            *self = Health::Well;
        }
        is_settled
    }
}

impl Notices {
    /// `report` is called for everything that the program is told.
    pub fn new(report: Box<dyn Fn(VoiceReport) + Send>) -> Notices {
        Notices { report, voice: Health::Well, devices: Vec::new(), engine: None, fallback: None }
    }

    /// Tells the program something as it is.
    pub fn tell(&self, report: VoiceReport) {
        (self.report)(report);
    }

    /// This engine can speak.
    pub fn can_speak(&mut self, engine: Engine) {
        self.voice.improve();
        self.fallback = self.fallback.filter(|(wanted, _)| *wanted == engine);
        if self.fallback.is_none() && self.engine.replace(engine) != Some(engine) {
            self.tell(VoiceReport::Speaking { engine });
        }
    }

    /// This engine is to speak in another's place.
    pub fn takes_over(&mut self, engine: Engine, why: VoiceTrouble) {
        self.fallback = Some((engine, why));
    }

    /// This engine is heard.
    pub fn speaks(&mut self, engine: Engine) {
        match self.fallback.take() {
            Some((wanted, why)) if wanted == engine => {
                self.engine = Some(engine);
                self.voice.improve();
                self.tell(VoiceReport::FellBack { engine, why });
            }
            Some(_) | None => self.can_speak(engine),
        }
    }

    /// Nothing can be said.
    pub fn failed(&mut self, why: VoiceTrouble) {
        if self.voice.worsen() {
            self.tell(VoiceReport::Failed { why });
        }
    }

    /// Nothing is heard on the device of this listener.
    pub fn device_lost(&mut self, ear: Audience, why: VoiceTrouble) {
        if self.device(ear).worsen() {
            self.tell(VoiceReport::DeviceLost { ear, why });
        }
    }

    /// The device of this listener can be heard.
    pub fn device_back(&mut self, ear: Audience) {
        self.device(ear).improve();
    }

    /// A tick has passed.
    pub fn tick(&mut self) {
        if self.voice.tick() {
            self.tell(VoiceReport::Restored);
        }
        let settled: Vec<Audience> =
            self.devices.iter_mut().filter_map(|(ear, condition)| condition.tick().then_some(*ear)).collect();
        settled.into_iter().for_each(|ear| self.tell(VoiceReport::DeviceBack { ear }));
    }

    /// Whether the passing of time matters.
    pub fn is_waiting(&self) -> bool {
        let is_recovering = |condition: &Health| matches!(condition, Health::Recovering(_));
        is_recovering(&self.voice) || self.devices.iter().any(|(_, condition)| is_recovering(condition))
    }

    fn device(&mut self, ear: Audience) -> &mut Health {
        let at = self.devices.iter().position(|(of, _)| *of == ear).unwrap_or_else(|| {
            self.devices.push((ear, Health::Well));
            self.devices.len() - 1
        });
        &mut self.devices[at].1
    }
}
