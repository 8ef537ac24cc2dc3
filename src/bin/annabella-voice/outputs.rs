//! Who hears how: everybody's settings, and the devices that the embedded voice plays on.

use crate::messages::Message;
use crate::output_device::{self, OutputOrder};
use crate::prosody::Prosody;
use annabella::voice::protocol::{Audience, ListenerSettings, VoiceTrouble};
use shakmaty::Color;
use std::sync::mpsc::{self, Sender};
use std::time::Duration;

const LISTENERS: [Audience; 4] =
    [Audience::Room, Audience::Player(Color::White), Audience::Player(Color::Black), Audience::Arbiter];

/// How long devices may take to close, a recording to be made whole, and the voice to end what waits.
pub const CLOSING: Duration = Duration::from_millis(400);

/// The settings of every listener, and the devices in use.
pub struct Outputs {
    messages: Sender<Message>,
    settings: Vec<(Audience, ListenerSettings)>,
    outputs: Vec<Output>,
}

/// A device in use by the embedded voice.
struct Output {
    device: Option<String>,
    orders: Sender<OutputOrder>,
    lost: Option<VoiceTrouble>,
}

impl Outputs {
    /// None in use; what devices report goes to `messages`.
    pub fn new(messages: Sender<Message>) -> Outputs {
        Outputs { messages, settings: Vec::new(), outputs: Vec::new() }
    }

    /// How a listener hears from now on.
    pub fn set(&mut self, ear: Audience, settings: ListenerSettings) {
        self.settings.retain(|(of, _)| *of != ear);
        self.settings.push((ear, settings));
    }

    /// How a listener hears: his own settings, else the room's.
    pub fn settings_of(&self, ear: Audience) -> ListenerSettings {
        let of = |ear: Audience| self.settings.iter().find(|(a, _)| *a == ear).map(|(_, settings)| settings);
        of(ear).or_else(|| of(Audience::Room)).cloned().unwrap_or_default()
    }

    /// The device of a listener; the default device has no name.
    pub fn device_of(&self, ear: Audience) -> Option<String> {
        self.settings_of(ear).device
    }

    /// How the voice sounds to a listener.
    pub fn prosody(&self, ear: Audience) -> Prosody {
        let ListenerSettings { rate, volume, pitch, .. } = self.settings_of(ear);
        Prosody { rate, volume, pitch }
    }

    /// Why nothing can be heard on the device of a listener.
    pub fn lost(&self, ear: Audience) -> Option<VoiceTrouble> {
        let device = self.device_of(ear);
        self.outputs.iter().find(|output| output.device == device).and_then(|output| output.lost)
    }

    /// Notes that a device is lost or back, and gives one of those who hear it.
    pub fn note(&mut self, device: Option<&str>, lost: Option<VoiceTrouble>) -> Audience {
        self.outputs
            .iter_mut()
            .filter(|output| output.device.as_deref() == device)
            .for_each(|output| output.lost = lost);
        let hears = |ear: &Audience| self.device_of(*ear).as_deref() == device;
        LISTENERS.into_iter().find(hears).unwrap_or(Audience::Room)
    }

    /// Has the device of a listener do something; opens it if need be.
    pub fn order(&mut self, ear: Audience, order: OutputOrder) {
        let device = self.device_of(ear);
        if !self.outputs.iter().any(|output| output.device == device) {
            let (messages, name) = (self.messages.clone(), device.clone());
            let orders = output_device::start(device.clone(), self.elsewhere(device.as_deref()), move |report| {
                drop(messages.send(Message::Output(name.clone(), report)))
            });
            self.outputs.push(Output { device: device.clone(), orders, lost: None });
        }
        if let Some(output) = self.outputs.iter().find(|output| output.device == device) {
            // The thread lives as long as this sender.
            let _ = output.orders.send(order);
        }
    }

    /// The devices of those listeners who do not hear this one.
    fn elsewhere(&self, device: Option<&str>) -> Vec<String> {
        let others = self.settings.iter().filter_map(|(_, settings)| settings.device.clone());
        others.filter(|other| Some(other.as_str()) != device).collect()
    }

    /// Silences the device of a listener, if it is in use.
    pub fn stop(&mut self, ear: Audience) {
        let device = self.device_of(ear);
        if self.outputs.iter().any(|output| output.device == device) {
            self.order(ear, OutputOrder::Stop);
        }
    }

    /// Lets every device play out what it has, within a time limit.
    pub fn close(self) {
        let (closed, all_closed) = mpsc::channel();
        for output in self.outputs {
            let _ = output.orders.send(OutputOrder::Close(closed.clone()));
        }
        drop(closed);
        let _ = all_closed.recv_timeout(CLOSING);
    }
}
