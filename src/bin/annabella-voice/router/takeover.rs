//! What devices and voices report, and who takes a sentence over from one that fails.

use super::VoiceRouter;
use crate::device::DeviceEvent;
use crate::output_device::OutputReport;
use crate::system::{SystemOrder, SystemReport};
use crate::tell;
use crate::utterance::{ActiveUtterance, Route};
use annabella::voice::protocol::{Engine, ProcessReport, VoiceChoice, VoiceTrouble};

impl VoiceRouter {
    /// Does what follows from the report of a device.
    pub(super) fn output_reported(&mut self, device: Option<&str>, report: OutputReport) {
        match report {
            OutputReport::Began(id) => tell(&ProcessReport::Began { id, engine: Engine::Embedded }),
            OutputReport::Ended(id) => self.over(id, &ProcessReport::Ended { id }),
            OutputReport::Stopped(id) => self.over(id, &ProcessReport::Stopped { id }),
            OutputReport::Unsaid(id, why) => self.say_otherwise(id, why),
            OutputReport::Device(event) => {
                let lost = match event {
                    DeviceEvent::Lost(why) => Some(why),
                    DeviceEvent::Back => None,
                };
                let ear = self.outputs.note(device, lost);
                match event {
                    DeviceEvent::Lost(_) if device.is_none() && self.system.is_open() => {}
                    DeviceEvent::Lost(why) => tell(&ProcessReport::DeviceLost { ear, why }),
                    DeviceEvent::Back => tell(&ProcessReport::DeviceBack { ear }),
                }
            }
        }
    }

    /// Does what follows from a report of the system's voice.
    pub(super) fn system_reported(&mut self, report: SystemReport) {
        match report {
            SystemReport::Opened => {
                self.system.opened();
                self.release();
            }
            SystemReport::Speaks(languages) => {
                self.system.learned(languages);
                if self.system.speaks(self.languages.iter().map(String::as_str)) && self.choice != VoiceChoice::Embedded
                {
                    self.tell_engine(Engine::System, None);
                }
            }
            SystemReport::Missing => {
                let why = match self.choice {
                    VoiceChoice::Reader => Some(VoiceTrouble::NoReader),
                    VoiceChoice::System => Some(VoiceTrouble::NoSystemVoice),
                    VoiceChoice::Auto | VoiceChoice::Embedded | VoiceChoice::Off => None,
                };
                self.system_failed(why);
            }
            SystemReport::Broken => self.system_failed(Some(VoiceTrouble::SystemBroken)),
            // What another voice has taken over meanwhile is no longer the system's to report.
            SystemReport::Began(id) if self.is_saying(id, Route::System) => {
                self.active.iter_mut().filter(|saying| saying.id == id).for_each(ActiveUtterance::begins);
                tell(&ProcessReport::Began { id, engine: Engine::System });
            }
            SystemReport::Ended(id) if self.is_saying(id, Route::System) => {
                self.system.proved();
                self.over(id, &ProcessReport::Ended { id });
            }
            SystemReport::Stopped(id) if self.is_saying(id, Route::System) => {
                self.over(id, &ProcessReport::Stopped { id })
            }
            SystemReport::Began(_) | SystemReport::Ended(_) | SystemReport::Stopped(_) => {}
            SystemReport::Alive => self.active.iter_mut().for_each(ActiveUtterance::lives),
        }
    }

    /// Counts the time that the system's voice takes; one that is silent too long has failed.
    pub(super) fn tick(&mut self) {
        self.system.tick();
        // Every sentence must age.
        let silent = self.active.iter_mut().filter_map(ActiveUtterance::tick).count();
        if silent > 0 {
            self.system.ask(SystemOrder::Stop);
            self.system_failed(Some(VoiceTrouble::SystemSilent));
        }
    }

    /// The embedded voice takes over, and says so where the system's voice had been heard or wished for.
    fn system_failed(&mut self, why: Option<VoiceTrouble>) {
        self.system.failed();
        if self.synthesiser.is_some() {
            self.embedded_speaks(why);
        } else if let Some(why) = why.or(Some(VoiceTrouble::NoLibrary)) {
            tell(&ProcessReport::Mute { why });
        }
        self.release();
    }

    /// What the system's voice did not say, or was to wait for it, is said by whoever can.
    fn release(&mut self) {
        let is_open = self.system.is_open();
        let loose =
            |saying: &mut ActiveUtterance| saying.route == Route::Held || (saying.route == Route::System && !is_open);
        for saying in self.active.extract_if(.., loose).collect::<Vec<_>>() {
            if saying.stops() {
                tell(&ProcessReport::Stopped { id: saying.id });
            } else {
                self.say(saying.id, saying.ear, saying.phrases);
            }
        }
    }

    fn say_otherwise(&mut self, id: u64, why: VoiceTrouble) {
        let Some(at) = self.active.iter().position(|saying| saying.id == id) else {
            return tell(&ProcessReport::Unsaid { id, why }); // a recording
        };
        let saying = self.active.swap_remove(at);
        match self.route(saying.ear, &saying.phrases) {
            Ok(Route::System) => {
                self.tell_engine(Engine::System, Some(why));
                self.say(id, saying.ear, saying.phrases);
            }
            Ok(Route::Embedded | Route::Held) | Err(_) => tell(&ProcessReport::Unsaid { id, why }),
        }
    }

    fn is_saying(&self, id: u64, route: Route) -> bool {
        self.active.iter().any(|saying| saying.id == id && saying.route == route)
    }

    fn over(&mut self, id: u64, report: &ProcessReport) {
        self.active.retain(|saying| saying.id != id);
        tell(report);
    }
}
