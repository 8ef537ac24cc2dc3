//! One output device and whoever hears it: says one thing after another, stops at once, survives the loss of the device.

use crate::device::{Device, DeviceEvent, FROZEN, OpenState};
use crate::embedded::Synthesiser;
use crate::player::More;
use crate::prosody::{HERTZ, Prosody};
use crate::resample::resampled;
use annabella::voice::pronunciation::Piece;
use annabella::voice::protocol::VoiceTrouble;
use std::collections::VecDeque;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::thread;
use std::time::Duration;

/// What a device is to play.
pub enum Sound {
    /// Made piece by piece while it is played.
    Speech(Synthesiser, Vec<Piece>, Prosody),
    /// At [`HERTZ`].
    Samples(Vec<i16>),
}

/// What an output device is told.
pub enum OutputOrder {
    /// Opens the device, so that the first sentence need not wait for it.
    Open,
    /// What has a number is reported.
    Play(Option<u64>, Sound),
    /// Closes the device; the sender is dropped when that is done.
    Close(Sender<()>),
    /// Silence, and nothing of what was ordered before.
    Stop,
}

/// What an output device tells of the sounds it was given, by their numbers.
#[derive(Clone, Copy, Debug)]
pub enum OutputReport {
    Began(u64),
    Ended(u64),
    Stopped(u64),
    Unsaid(u64, VoiceTrouble),
    Device(DeviceEvent),
}

/// Starts the thread of an output device; nothing of it may be heard on the devices `elsewhere`.
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

/// Between two looks at a device that plays.
const GLANCE: Duration = Duration::from_millis(4);

struct OutputDevice {
    inbox: Receiver<OutputOrder>,
    /// What came while something was played.
    pending: VecDeque<OutputOrder>,
    device: Device,
    report: Box<dyn Fn(OutputReport) + Send>,
}

/// Why playing ended before its end.
enum Break {
    Stopped,
    Trouble(VoiceTrouble),
    /// Nobody gives orders any more.
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
                    self.tell(event);
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
                            self.tell(event);
                            id.map(|id| OutputReport::Unsaid(id, why))
                        }
                        Err(Break::Closed) => return,
                    };
                    report.into_iter().for_each(&self.report);
                }
            }
        }
    }

    /// Waits for the next order; meanwhile the device is looked after.
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
                    self.tell(event);
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

    fn tell(&self, event: Option<DeviceEvent>) {
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
            player.set_more(More::Nothing);
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
            self.tell(event);
            match opening {
                OpenState::Open => return Ok(()),
                OpenState::Impossible(why) => return Err(Break::Trouble(why)),
                OpenState::NotYet => self.glance()?,
            }
        }
        Err(Break::Trouble(VoiceTrouble::DeviceFrozen))
    }

    /// Hands all samples to the device as it has room for them.
    fn push(&mut self, samples: &[i16], beginning: &mut Beginning) -> Result<(), Break> {
        let samples = resampled(samples, HERTZ, self.player()?.hertz());
        self.player()?.set_more(More::ToCome);
        let mut rest = samples.as_ref();
        loop {
            let taken = self.player()?.push(rest);
            rest = &rest[taken..];
            self.tell_beginning(beginning)?;
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
            self.tell_beginning(beginning)?;
            if is_heard {
                beginning.id.take().map(OutputReport::Began).into_iter().for_each(&self.report);
                return Ok(());
            }
            self.glance()?;
        }
    }

    fn tell_beginning(&mut self, beginning: &mut Beginning) -> Result<(), Break> {
        if self.player()?.played() > beginning.sample {
            beginning.id.take().map(OutputReport::Began).into_iter().for_each(&self.report);
        }
        Ok(())
    }

    /// Waits a moment, listening for orders and watching the device.
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

    fn player(&mut self) -> Result<&mut crate::player::Playback, Break> {
        self.device.player().ok_or(Break::Trouble(VoiceTrouble::DeviceLost))
    }
}
