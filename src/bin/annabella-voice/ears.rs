//! Who hears how: everybody's settings, and the devices that the embedded voice plays on.

use crate::director::Input;
use crate::ear::{self, EarOrder};
use crate::embedded::Manner;
use annabella::voice::protocol::{Audience, EarSettings, Trouble};
use shakmaty::Color;
use std::sync::mpsc::{self, Sender};
use std::time::Duration;

const EARS: [Audience; 4] =
    [Audience::Room, Audience::Player(Color::White), Audience::Player(Color::Black), Audience::Arbiter];

/// How long devices may take to close.
const CLOSING: Duration = Duration::from_millis(400);

pub struct Ears {
    inputs: Sender<Input>,
    settings: Vec<(Audience, EarSettings)>,
    ears: Vec<Ear>,
}

/// A device in use by the embedded voice.
struct Ear {
    device: Option<String>,
    orders: Sender<EarOrder>,
    lost: Option<Trouble>,
}

impl Ears {
    pub fn new(inputs: Sender<Input>) -> Ears {
        Ears { inputs, settings: Vec::new(), ears: Vec::new() }
    }

    pub fn set(&mut self, ear: Audience, settings: EarSettings) {
        self.settings.retain(|(of, _)| *of != ear);
        self.settings.push((ear, settings));
    }

    /// How a listener hears: his own settings, else the room's.
    pub fn settings_of(&self, ear: Audience) -> EarSettings {
        let of = |ear: Audience| self.settings.iter().find(|(a, _)| *a == ear).map(|(_, settings)| settings);
        of(ear).or_else(|| of(Audience::Room)).cloned().unwrap_or_default()
    }

    pub fn device_of(&self, ear: Audience) -> Option<String> {
        self.settings_of(ear).device
    }

    pub fn manner(&self, ear: Audience) -> Manner {
        let EarSettings { rate, volume, pitch, .. } = self.settings_of(ear);
        Manner { rate, volume, pitch }
    }

    /// Why nothing can be heard on the device of a listener.
    pub fn lost(&self, ear: Audience) -> Option<Trouble> {
        let device = self.device_of(ear);
        self.ears.iter().find(|ear| ear.device == device).and_then(|ear| ear.lost)
    }

    /// Notes that a device is lost or back, and gives one of those who hear it.
    pub fn note(&mut self, device: Option<&str>, lost: Option<Trouble>) -> Audience {
        self.ears.iter_mut().filter(|ear| ear.device.as_deref() == device).for_each(|ear| ear.lost = lost);
        let hears = |ear: &Audience| self.device_of(*ear).as_deref() == device;
        EARS.into_iter().find(hears).unwrap_or(Audience::Room)
    }

    /// Has the device of a listener do something; opens it if need be.
    pub fn order(&mut self, ear: Audience, order: EarOrder) {
        let device = self.device_of(ear);
        if !self.ears.iter().any(|ear| ear.device == device) {
            let (inputs, name) = (self.inputs.clone(), device.clone());
            let orders = ear::listen(device.clone(), move |report| drop(inputs.send(Input::Ear(name.clone(), report))));
            self.ears.push(Ear { device: device.clone(), orders, lost: None });
        }
        if let Some(ear) = self.ears.iter().find(|ear| ear.device == device) {
            // The thread lives as long as this sender.
            let _ = ear.orders.send(order);
        }
    }

    /// Silences the device of a listener, if it is in use.
    pub fn stop(&mut self, ear: Audience) {
        let device = self.device_of(ear);
        if self.ears.iter().any(|ear| ear.device == device) {
            self.order(ear, EarOrder::Stop);
        }
    }

    /// Lets every device play out what it has, within a time limit.
    pub fn close(self) {
        let (closed, all_closed) = mpsc::channel();
        for ear in self.ears {
            let _ = ear.orders.send(EarOrder::Close(closed.clone()));
        }
        drop(closed);
        let _ = all_closed.recv_timeout(CLOSING);
    }
}
