//! The thread of one output device: says one thing after another, stops at once, survives the loss of the device.

use crate::devices::device_names;
use crate::espeak::{HERTZ, Synthesiser};
use crate::playback::{Playback, Wanted};
use crate::report_unknown;
use crate::samples::resampled;
use annabella::voice::pronunciation::{Piece, Prosody};
use annabella::voice::protocol::{NameKind, VoiceTrouble};
use std::collections::VecDeque;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::thread;
use std::time::Duration;

/// A sound for a device.
pub enum Sound {
    /// Made piece by piece while it is played.
    Speech(Synthesiser, Vec<Piece>, Prosody),
    /// At [`HERTZ`].
    Samples(Vec<i16>),
}

/// An order for the thread of an output device.
pub enum OutputOrder {
    /// Opens the device, so that the first sentence need not wait for it.
    Open,
    /// A sound with a number is reported.
    Play(Option<u64>, Sound),
    /// Closes the device; the sender is dropped when that is done.
    Close(Sender<()>),
    /// Silence; everything ordered before is dropped.
    Stop,
}

/// A report about a sound, by its number, or about the device.
#[derive(Clone, Copy, Debug)]
pub enum OutputReport {
    Began(u64),
    Ended(u64),
    Stopped(u64),
    Unsaid(u64, VoiceTrouble),
    Device(DeviceEvent),
}

/// Starts the thread of an output device. None of its sound may be heard on the devices `elsewhere`.
pub fn start(
    device: Option<String>,
    elsewhere: Vec<String>,
    report: impl Fn(OutputReport) + Send + 'static,
) -> Sender<OutputOrder> {
    let (orders, inbox) = mpsc::channel();
    let output = OutputDevice {
        inbox,
        pending: VecDeque::new(),
        device: Device::named(device, elsewhere),
        report: Box::new(report),
    };
    thread::spawn(move || output.run());
    orders
}

/// The time between two checks of a device that plays or is being opened.
const GLANCE: Duration = Duration::from_millis(4);

struct OutputDevice {
    inbox: Receiver<OutputOrder>,
    /// Orders that came while something was played.
    pending: VecDeque<OutputOrder>,
    device: Device,
    report: Box<dyn Fn(OutputReport) + Send>,
}

/// Why playing ended before its end.
enum Break {
    Stopped,
    Trouble(VoiceTrouble),
    /// The router is gone.
    Closed,
}

/// The first sample of a sound on this device, and whether its beginning is still to be reported.
struct Beginning {
    id: Option<u64>,
    sample: u64,
}

impl OutputDevice {
    fn run(mut self) {
        while let Some(order) = self.next_order() {
            match order {
                OutputOrder::Stop => {}
                OutputOrder::Close(done) => {
                    drop(self.device);
                    return drop(done);
                }
                OutputOrder::Open => {
                    let (_, event) = self.device.open();
                    self.report_event(event);
                }
                OutputOrder::Play(id, sound) => {
                    let mut played = self.play(id, &sound);
                    while matches!(played, Err(Break::Trouble(_))) && self.device.ease() {
                        played = self.play(id, &sound);
                    }
                    let report = match played {
                        Ok(()) => id.map(OutputReport::Ended),
                        Err(Break::Stopped) => id.map(OutputReport::Stopped),
                        Err(Break::Trouble(why)) => {
                            let event = self.device.lose(why);
                            self.report_event(event);
                            id.map(|id| OutputReport::Unsaid(id, why))
                        }
                        Err(Break::Closed) => return,
                    };
                    report.into_iter().for_each(&self.report);
                }
            }
        }
    }

    /// Waits for the next order and looks after the device meanwhile.
    fn next_order(&mut self) -> Option<OutputOrder> {
        loop {
            while let Ok(order) = self.inbox.try_recv() {
                self.take_in(order);
            }
            if let Some(order) = self.pending.pop_front() {
                return Some(order);
            }
            let order = match self.device.rest() {
                None => self.inbox.recv().map_err(|_| RecvTimeoutError::Disconnected),
                Some(rest) => self.inbox.recv_timeout(rest),
            };
            match order {
                Ok(order) => self.take_in(order),
                Err(RecvTimeoutError::Disconnected) => return None,
                Err(RecvTimeoutError::Timeout) => {
                    let event = self.device.look_after();
                    self.report_event(event);
                }
            }
        }
    }

    /// A stop overtakes what was ordered before it.
    fn take_in(&mut self, order: OutputOrder) {
        match order {
            OutputOrder::Stop => {
                for order in self.pending.drain(..) {
                    if let OutputOrder::Play(Some(id), _) = order {
                        (self.report)(OutputReport::Stopped(id));
                    }
                }
            }
            OutputOrder::Open | OutputOrder::Play(..) | OutputOrder::Close(_) => self.pending.push_back(order),
        }
    }

    fn report_event(&self, event: Option<DeviceEvent>) {
        event.map(OutputReport::Device).into_iter().for_each(&self.report);
    }

    fn play(&mut self, id: Option<u64>, sound: &Sound) -> Result<(), Break> {
        if let Some(why) = self.device.lost() {
            return Err(Break::Trouble(why));
        }
        self.open()?;
        let mut beginning = Beginning { id, sample: self.player()?.pushed() };
        let pushed = self.push_all(sound, &mut beginning);
        if let Some(player) = self.device.player() {
            player.set_more_to_come(false);
        }
        pushed?;
        self.drain(&mut beginning)
    }

    fn push_all(&mut self, sound: &Sound, beginning: &mut Beginning) -> Result<(), Break> {
        match sound {
            Sound::Samples(samples) => self.push(samples, beginning),
            Sound::Speech(voice, pieces, prosody) => {
                for piece in pieces {
                    self.push(&voice.samples(piece, *prosody), beginning)?;
                }
                Ok(())
            }
        }
    }

    fn open(&mut self) -> Result<(), Break> {
        let mut waited = Duration::ZERO;
        while waited < FROZEN {
            waited += GLANCE;
            let (opening, event) = self.device.open();
            self.report_event(event);
            match opening {
                OpenState::Open => return Ok(()),
                OpenState::Impossible(why) => return Err(Break::Trouble(why)),
                OpenState::NotYet => self.glance()?,
            }
        }
        Err(Break::Trouble(VoiceTrouble::DeviceFrozen))
    }

    /// Pushes all samples to the device as it has room for them.
    fn push(&mut self, samples: &[i16], beginning: &mut Beginning) -> Result<(), Break> {
        let samples = resampled(samples, HERTZ, self.player()?.hertz());
        self.player()?.set_more_to_come(true);
        let mut rest = samples.as_ref();
        loop {
            let taken = self.player()?.push(rest);
            rest = &rest[taken..];
            self.report_beginning(beginning)?;
            if rest.is_empty() {
                return Ok(());
            }
            self.glance()?;
        }
    }

    /// Waits until everything is heard.
    fn drain(&mut self, beginning: &mut Beginning) -> Result<(), Break> {
        loop {
            let is_heard = self.player()?.is_heard();
            self.report_beginning(beginning)?;
            if is_heard {
                beginning.id.take().map(OutputReport::Began).into_iter().for_each(&self.report);
                return Ok(());
            }
            self.glance()?;
        }
    }

    fn report_beginning(&mut self, beginning: &mut Beginning) -> Result<(), Break> {
        if self.player()?.played() > beginning.sample {
            beginning.id.take().map(OutputReport::Began).into_iter().for_each(&self.report);
        }
        Ok(())
    }

    /// Waits a moment for orders and watches the device.
    fn glance(&mut self) -> Result<(), Break> {
        match self.inbox.recv_timeout(GLANCE) {
            Err(RecvTimeoutError::Timeout) => self.device.watch(GLANCE).map_err(Break::Trouble),
            Err(RecvTimeoutError::Disconnected) => Err(Break::Closed),
            Ok(order) => {
                let stops = matches!(order, OutputOrder::Stop);
                self.take_in(order);
                if !stops {
                    return Ok(());
                }
                if let Some(player) = self.device.player() {
                    player.discard();
                }
                Err(Break::Stopped)
            }
        }
    }

    fn player(&mut self) -> Result<&mut Playback, Break> {
        self.device.player().ok_or(Break::Trouble(VoiceTrouble::DeviceLost))
    }
}

/// The time between two checks of a silent device.
const REST: Duration = Duration::from_millis(250);
/// How long a device may make no progress before it counts as frozen; a device just opened may take longer.
const FROZEN: Duration = Duration::from_millis(880);
const FROZEN_AT_FIRST: Duration = Duration::from_millis(2640);
const SHORTEST_WAIT: Duration = Duration::from_millis(250);
/// A device that is back is heard again within two seconds.
const LONGEST_WAIT: Duration = Duration::from_millis(1500);
/// The blocks of a device, as parts of a second: short at first, longer if it cannot keep up with short ones.
const PARTS: [u32; 4] = [80, 40, 20, 10];

/// An output device: opened in the background, watched, and opened again after it was lost.
struct Device {
    name: Option<String>,
    /// Other listeners' devices.
    elsewhere: Vec<String>,
    state: DeviceState,
    /// Why the device cannot be used; set when that is reported.
    lost: Option<VoiceTrouble>,
    /// Index into [`PARTS`].
    part: usize,
    /// The time before the next attempt to open a lost device.
    wait: Duration,
    /// Frames the device had taken at the last check, and for how long it has taken none.
    frames: u64,
    standing: Duration,
}

enum DeviceState {
    Closed,
    /// On a thread of its own, because a frozen sound server may never answer.
    Opening(Receiver<Result<Playback, VoiceTrouble>>),
    Open(Playback),
}

/// A change of a device that is reported.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DeviceEvent {
    Lost(VoiceTrouble),
    Back,
}

/// The progress of opening a device.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum OpenState {
    Open,
    NotYet,
    Impossible(VoiceTrouble),
}

impl Device {
    /// A closed device. None of its sound may be heard on the devices `elsewhere`.
    fn named(name: Option<String>, elsewhere: Vec<String>) -> Device {
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

    /// The player of the device while it is open.
    fn player(&mut self) -> Option<&mut Playback> {
        match &mut self.state {
            DeviceState::Open(player) => Some(player),
            DeviceState::Closed | DeviceState::Opening(_) => None,
        }
    }

    /// Why it cannot be used.
    fn lost(&self) -> Option<VoiceTrouble> {
        self.lost
    }

    /// Begins to open the device if it is closed, and waits for a moment.
    fn open(&mut self) -> (OpenState, Option<DeviceEvent>) {
        if let DeviceState::Closed = self.state {
            let (sender, opening) = mpsc::channel();
            let (name, elsewhere, part) = (self.name.clone(), self.elsewhere.clone(), PARTS[self.part]);
            let wanted = Wanted { name, elsewhere, hertz: HERTZ, part };
            // If the device was given up meanwhile, the player is dropped here.
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

    /// Closes a device that broke off, so that it is opened again with longer blocks: on a busy machine short ones come
    /// too late again and again. False if the longest have been tried or nothing was open: then the device is lost.
    fn ease(&mut self) -> bool {
        let is_broken = matches!(&self.state, DeviceState::Open(player) if player.is_dead());
        if !is_broken || self.part + 1 == PARTS.len() {
            return false;
        }
        self.part += 1;
        self.close();
        true
    }

    /// Gives the device up; returns an event the first time.
    fn lose(&mut self, why: VoiceTrouble) -> Option<DeviceEvent> {
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

    /// The rest before [`Device::look_after`]; `None` if nothing is open and nothing is wanted.
    fn rest(&self) -> Option<Duration> {
        match (&self.state, self.lost) {
            (DeviceState::Closed, None) => None,
            (DeviceState::Closed | DeviceState::Opening(_), Some(_)) => Some(self.wait),
            (DeviceState::Opening(_), None) => Some(GLANCE),
            (DeviceState::Open(_), _) => Some(REST),
        }
    }

    /// Called after a rest without orders: watches a silent device, tries to open a lost one.
    fn look_after(&mut self) -> Option<DeviceEvent> {
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

    /// Checks an open device; `passed` is the time since the last check.
    ///
    /// # Errors
    ///
    /// The device is dead, or has taken no sound for too long.
    fn watch(&mut self, passed: Duration) -> Result<(), VoiceTrouble> {
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

/// Reports which devices have a similar name, if none has this one.
fn offer_names(name: &str) {
    let names = device_names();
    if !names.iter().any(|known| known == name) {
        report_unknown(NameKind::Device, name, names);
    }
}
