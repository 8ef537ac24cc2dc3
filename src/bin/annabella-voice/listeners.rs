//! How each listener hears: settings, and the devices that the embedded voice plays on.

use crate::Message;
use crate::output;
use crate::output::OutputOrder;
use annabella::voice::pronunciation::Prosody;
use annabella::voice::protocol::{Audience, ListenerSettings, VoiceTrouble};
use shakmaty::Color;
use std::sync::mpsc::{self, Sender};
use std::time::Duration;

const LISTENERS: [Audience; 4] =
    [Audience::Room, Audience::Player(Color::White), Audience::Player(Color::Black), Audience::Arbiter];

/// How long closing the devices, completing a recording and ending the waiting voice process may each take.
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
    /// No device is in use. `messages` receives what devices report.
    pub fn new(messages: Sender<Message>) -> Outputs {
        Outputs { messages, settings: Vec::new(), outputs: Vec::new() }
    }

    /// Sets how a listener hears from now on.
    pub fn set(&mut self, listener: Audience, settings: ListenerSettings) {
        self.settings.retain(|(of, _)| *of != listener);
        self.settings.push((listener, settings));
    }

    /// The settings of a listener, else those of the room.
    pub fn settings_of(&self, listener: Audience) -> ListenerSettings {
        let of = |listener: Audience| self.settings.iter().find(|(a, _)| *a == listener).map(|(_, settings)| settings);
        of(listener).or_else(|| of(Audience::Room)).cloned().unwrap_or_default()
    }

    /// The device of a listener; `None` is the default device.
    pub fn device_of(&self, listener: Audience) -> Option<String> {
        self.settings_of(listener).device
    }

    /// The settings of the voice for a listener.
    pub fn prosody(&self, listener: Audience) -> Prosody {
        let ListenerSettings { rate, volume, pitch, .. } = self.settings_of(listener);
        Prosody { rate, volume, pitch }
    }

    /// Why nothing can be heard on the device of a listener.
    pub fn lost(&self, listener: Audience) -> Option<VoiceTrouble> {
        let device = self.device_of(listener);
        self.outputs.iter().find(|output| output.device == device).and_then(|output| output.lost)
    }

    /// Notes that a device is lost or back, and returns one of its listeners.
    pub fn note(&mut self, device: Option<&str>, lost: Option<VoiceTrouble>) -> Audience {
        self.outputs
            .iter_mut()
            .filter(|output| output.device.as_deref() == device)
            .for_each(|output| output.lost = lost);
        let hears = |listener: &Audience| self.device_of(*listener).as_deref() == device;
        LISTENERS.into_iter().find(hears).unwrap_or(Audience::Room)
    }

    /// Sends an order to the device of a listener; starts its thread if necessary.
    pub fn order(&mut self, listener: Audience, order: OutputOrder) {
        let device = self.device_of(listener);
        if !self.outputs.iter().any(|output| output.device == device) {
            let (messages, name) = (self.messages.clone(), device.clone());
            let orders = output::start(device.clone(), self.elsewhere(device.as_deref()), move |report| {
                drop(messages.send(Message::Output(name.clone(), report)))
            });
            self.outputs.push(Output { device: device.clone(), orders, lost: None });
        }
        if let Some(output) = self.outputs.iter().find(|output| output.device == device) {
            // The thread lives as long as this sender.
            let _ = output.orders.send(order);
        }
    }

    /// The other devices of listeners.
    fn elsewhere(&self, device: Option<&str>) -> Vec<String> {
        let others = self.settings.iter().filter_map(|(_, settings)| settings.device.clone());
        others.filter(|other| Some(other.as_str()) != device).collect()
    }

    /// Silences the device of a listener, if it is in use.
    pub fn stop(&mut self, listener: Audience) {
        let device = self.device_of(listener);
        if self.outputs.iter().any(|output| output.device == device) {
            self.order(listener, OutputOrder::Stop);
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
