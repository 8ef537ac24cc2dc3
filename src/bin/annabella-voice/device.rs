//! One output device: opened in the background, watched, given up when it is dead or frozen, opened again.

use crate::device_names::device_names;
use crate::nearest::tell_unknown;
use crate::player::{Playback, Wanted};
use crate::prosody::HERTZ;
use annabella::voice::protocol::{NameKind, VoiceTrouble};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::thread;
use std::time::Duration;

/// Between two looks at a device that is silent.
const REST: Duration = Duration::from_millis(250);
/// How long a device may make no progress before it counts as frozen; one just opened may take longer to begin.
pub const FROZEN: Duration = Duration::from_millis(880);
const FROZEN_AT_FIRST: Duration = Duration::from_millis(2640);
const SHORTEST_WAIT: Duration = Duration::from_millis(250);
/// A device that comes back is heard again within two seconds.
const LONGEST_WAIT: Duration = Duration::from_millis(1500);
/// The blocks of a device, as parts of a second: short at first, longer where it cannot keep up with short ones.
const PARTS: [u32; 4] = [80, 40, 20, 10];
/// How long a look at a device that is being opened may last.
const GLANCE: Duration = Duration::from_millis(4);

/// One output device: opened in the background, watched, and opened again when it was lost.
pub struct Device {
    name: Option<String>,
    /// Other listeners' devices.
    elsewhere: Vec<String>,
    state: DeviceState,
    /// Why the device cannot be used, once that is reported.
    lost: Option<VoiceTrouble>,
    /// Which of the parts its blocks are.
    part: usize,
    /// Before the next attempt to open a lost device.
    wait: Duration,
    /// Frames the device had taken when we last looked, and for how long it has taken none.
    frames: u64,
    standing: Duration,
}

enum DeviceState {
    Closed,
    /// In a thread of its own, because a frozen sound server makes it wait for ever.
    Opening(Receiver<Result<Playback, VoiceTrouble>>),
    Open(Playback),
}

/// What is to be told of a device.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DeviceEvent {
    Lost(VoiceTrouble),
    Back,
}

/// Where the opening of a device stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OpenState {
    Open,
    NotYet,
    Impossible(VoiceTrouble),
}

impl Device {
    /// One that is closed; nothing of it may be heard on the devices `elsewhere`.
    pub fn named(name: Option<String>, elsewhere: Vec<String>) -> Device {
        Device {
            name,
            elsewhere,
            state: DeviceState::Closed,
            lost: None,
            part: 0,
            wait: SHORTEST_WAIT,
            frames: 0,
            standing: Duration::ZERO,
        }
    }

    /// What plays on it while it is open.
    pub fn player(&mut self) -> Option<&mut Playback> {
        match &mut self.state {
            DeviceState::Open(player) => Some(player),
            DeviceState::Closed | DeviceState::Opening(_) => None,
        }
    }

    /// Why it cannot be used.
    pub fn lost(&self) -> Option<VoiceTrouble> {
        self.lost
    }

    /// Begins to open the device if it is closed, and waits for a moment.
    pub fn open(&mut self) -> (OpenState, Option<DeviceEvent>) {
        if let DeviceState::Closed = self.state {
            let (sender, opening) = mpsc::channel();
            let (name, elsewhere, part) = (self.name.clone(), self.elsewhere.clone(), PARTS[self.part]);
            let wanted = Wanted { name, elsewhere, hertz: HERTZ, part };
            // Whoever asked may have given it up meanwhile: then the player is dropped here.
            thread::spawn(move || drop(sender.send(Playback::open(&wanted))));
            self.state = DeviceState::Opening(opening);
        }
        if let DeviceState::Opening(opening) = &self.state {
            match opening.recv_timeout(GLANCE) {
                Ok(Ok(player)) => {
                    (self.frames, self.standing) = (0, Duration::ZERO);
                    self.state = DeviceState::Open(player);
                    return (OpenState::Open, self.lost.take().map(|_| DeviceEvent::Back));
                }
                Ok(Err(why)) => {
                    self.state = DeviceState::Closed;
                    let event = self.lose(why);
                    if let (Some(_), VoiceTrouble::NoDevice, Some(name)) = (event, why, self.name.clone()) {
                        thread::spawn(move || offer_names(&name)); // listing may take seconds
                    }
                    return (OpenState::Impossible(why), event);
                }
                Err(RecvTimeoutError::Timeout) => return (OpenState::NotYet, None),
                Err(RecvTimeoutError::Disconnected) => {
                    self.state = DeviceState::Closed;
                    return (OpenState::Impossible(VoiceTrouble::NoDevice), self.lose(VoiceTrouble::NoDevice));
                }
            }
        }
        (OpenState::Open, None)
    }

    /// Closes a device that broke off, to be opened anew with longer blocks: on a busy machine short ones come too late
    /// again and again. Not where that has been tried, or nothing was open: then the device is lost.
    pub fn ease(&mut self) -> bool {
        let is_broken = matches!(&self.state, DeviceState::Open(player) if player.is_dead());
        if !is_broken || self.part + 1 == PARTS.len() {
            return false;
        }
        self.part += 1;
        self.close();
        true
    }

    /// Gives the device up; an event the first time.
    pub fn lose(&mut self, why: VoiceTrouble) -> Option<DeviceEvent> {
        self.close();
        self.lost.replace(why).is_none().then_some(DeviceEvent::Lost(why))
    }

    fn close(&mut self) {
        self.state = match std::mem::replace(&mut self.state, DeviceState::Closed) {
            DeviceState::Open(player) => {
                thread::spawn(move || drop(player)); // closing waits for a frozen server
                DeviceState::Closed
            }
            DeviceState::Closed => DeviceState::Closed,
            DeviceState::Opening(opening) => DeviceState::Opening(opening),
        };
    }

    /// How long to rest before [`Device::look_after`]; for ever where nothing is open and nothing wished for.
    pub fn rest(&self) -> Option<Duration> {
        match (&self.state, self.lost) {
            (DeviceState::Closed, None) => None,
            (DeviceState::Closed | DeviceState::Opening(_), Some(_)) => Some(self.wait),
            (DeviceState::Opening(_), None) => Some(GLANCE),
            (DeviceState::Open(_), _) => Some(REST),
        }
    }

    /// After a rest without orders: watches a silent device, tries to open a lost one.
    pub fn look_after(&mut self) -> Option<DeviceEvent> {
        let DeviceState::Open(player) = &self.state else {
            let (opening, event) = self.open();
            if opening != OpenState::Open {
                self.wait = (self.wait * 2).min(LONGEST_WAIT);
            }
            return event;
        };
        if player.is_settled() {
            self.wait = SHORTEST_WAIT;
        }
        match self.watch(REST) {
            Ok(()) => None,
            Err(VoiceTrouble::DeviceLost) if self.ease() => self.open().1,
            Err(why) => self.lose(why),
        }
    }

    /// So much time has passed since the last look; one that is not open is not watched.
    ///
    /// # Errors
    ///
    /// The device is dead, or has taken no sound for too long.
    pub fn watch(&mut self, passed: Duration) -> Result<(), VoiceTrouble> {
        let DeviceState::Open(player) = &self.state else { return Ok(()) };
        let before = std::mem::replace(&mut self.frames, player.frames());
        self.standing = if self.frames == before { self.standing + passed } else { Duration::ZERO };
        let limit = if player.is_settled() { FROZEN } else { FROZEN_AT_FIRST };
        if player.is_dead() {
            return Err(VoiceTrouble::DeviceLost);
        }
        if self.standing >= limit { Err(VoiceTrouble::DeviceFrozen) } else { Ok(()) }
    }
}

/// Says which devices have nearly that name, if none has it.
fn offer_names(name: &str) {
    let names = device_names();
    if !names.iter().any(|known| known == name) {
        tell_unknown(NameKind::Device, name, names);
    }
}
