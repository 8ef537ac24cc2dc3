//! The thread between the program and the voice process: queues by device, time limits, and what is reported when.

use super::keeper::{Due, Keeper};
use super::lane::{Lane, Stage};
use super::process::FromProcess;
use super::protocol::{EarSettings, Engine, Report, Request, Tone};
use super::queue::{Course, Sentence};
use super::ticker::{Pace, Ticker};
use super::{Trouble, VoiceReport, VoiceSettings};
use crate::wording::{Audience, Phrase, Urgency};
use std::ffi::OsString;
use std::path::PathBuf;
use std::sync::mpsc::{Receiver, Sender};

/// What reaches the worker.
pub enum Order {
    Say(Sentence),
    Tone(Audience, Tone),
    Stop,
    /// What answers a question is to stop.
    StopAnswers,
    Ear {
        ear: Audience,
        settings: EarSettings,
    },
    Render {
        id: u64,
        phrases: Vec<Phrase>,
        path: PathBuf,
    },
    /// Anything that is passed on as it is.
    Ask(Request),
    TellWhenSilent(Sender<()>),
    /// From the process of that number.
    Process(u32, FromProcess),
    Tick,
    Quit,
}

pub struct Worker {
    settings: VoiceSettings,
    report: Box<dyn Fn(VoiceReport) + Send>,
    ticker: Ticker,
    pace: Pace,
    keeper: Keeper,
    lanes: Vec<Lane>,
    health: Health,
    /// The engine heard last.
    engine: Option<Engine>,
    awaiting_silence: Vec<Sender<()>>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Health {
    Unknown,
    Well,
    Ill,
}

impl Worker {
    pub fn new(
        settings: VoiceSettings,
        command: Vec<OsString>,
        orders: Sender<Order>,
        report: Box<dyn Fn(VoiceReport) + Send>,
    ) -> Worker {
        let ticks = orders.clone();
        Worker {
            settings,
            report,
            ticker: Ticker::start(move || drop(ticks.send(Order::Tick))),
            pace: Pace::Asleep,
            keeper: Keeper::new(command, orders),
            lanes: Vec::new(),
            health: Health::Unknown,
            engine: None,
            awaiting_silence: Vec::new(),
        }
    }

    pub fn run(mut self, inbox: &Receiver<Order>) {
        self.start();
        while let Ok(order) = inbox.recv() {
            match order {
                Order::Quit => return,
                Order::Say(sentence) => self.add(sentence),
                Order::Tone(ear, tone) => {
                    let lane = self.lane_of(ear);
                    self.lanes[lane].add_tone(ear, tone);
                }
                Order::Stop => self.stop(),
                Order::StopAnswers => self.stop_answers(),
                Order::Ear { ear, settings } => self.set_ear(ear, settings),
                Order::Render { id, phrases, path } => self.render(id, phrases, &path),
                Order::Ask(request) => self.keeper.ask(&request),
                Order::TellWhenSilent(done) => self.awaiting_silence.push(done),
                Order::Process(number, news) if self.keeper.is_current(number) => self.heard(news),
                Order::Process(..) => {}
                Order::Tick => self.tick(),
            }
            self.proceed();
        }
    }

    fn start(&mut self) {
        if let Err(why) = self.keeper.start(&self.settings) {
            self.failed(why);
        }
    }

    fn add(&mut self, sentence: Sentence) {
        let lane = self.lane_of(sentence.to);
        let lane = &mut self.lanes[lane];
        if lane.queue.add(sentence) == Course::Interrupt {
            lane.interrupt(&self.keeper);
        }
    }

    fn stop(&mut self) {
        for lane in &mut self.lanes {
            for Sentence { id, .. } in lane.silence(&self.keeper) {
                (self.report)(VoiceReport::Interrupted { id });
            }
        }
    }

    fn stop_answers(&mut self) {
        for lane in &mut self.lanes {
            if lane.queue.speaking().is_some_and(|sentence| sentence.urgency == Urgency::Answer) {
                lane.interrupt(&self.keeper);
            }
        }
    }

    fn set_ear(&mut self, ear: Audience, settings: EarSettings) {
        self.keeper.ask(&Request::Ear { ear, settings: settings.clone() });
        self.settings.ears.retain(|(a, _)| *a != ear);
        self.settings.ears.push((ear, settings));
    }

    fn render(&self, id: u64, phrases: Vec<Phrase>, path: &std::path::Path) {
        if self.keeper.is_running() || self.keeper.is_starting() {
            self.keeper.ask(&Request::Render { id, path: path.to_string_lossy().into_owned(), phrases });
        } else {
            (self.report)(VoiceReport::Unsaid { id, why: Trouble::NoProcess });
        }
    }

    fn heard(&mut self, news: FromProcess) {
        let report = match news {
            FromProcess::Report(report) => report,
            FromProcess::Gone => return self.fell(Trouble::ProcessDied),
        };
        match report {
            Report::Ready => self.keeper.ready(),
            Report::Taken { id } => self.reached(id, Stage::Taken),
            Report::Began { id, engine } => {
                self.reached(id, Stage::Began);
                self.well(engine);
                (self.report)(VoiceReport::Began { id });
            }
            Report::Ended { id } => {
                self.keeper.proved();
                self.ended(id, VoiceReport::Finished { id });
            }
            Report::Stopped { id } => self.ended(id, VoiceReport::Interrupted { id }),
            Report::Unsaid { id, why } => self.unsaid(id, why),
            Report::Engine { engine, why } => {
                if let Some(why) = why {
                    self.engine = Some(engine);
                    (self.report)(VoiceReport::FellBack { engine, why });
                }
                self.well(engine);
                self.lanes.iter_mut().filter(|lane| lane.device.is_none()).for_each(|lane| lane.lost = None);
            }
            Report::Mute { why } => self.failed(why),
            Report::DeviceLost { ear, why } => {
                let lane = self.lane_of(ear);
                if self.lanes[lane].lost.replace(why).is_none() {
                    (self.report)(VoiceReport::DeviceLost { ear, why });
                }
            }
            Report::DeviceBack { ear } => {
                let lane = self.lane_of(ear);
                if self.lanes[lane].lost.take().is_some() {
                    (self.report)(VoiceReport::DeviceBack { ear });
                }
            }
            Report::Told(answer) => (self.report)(VoiceReport::Told(answer)),
        }
    }

    fn reached(&mut self, id: u64, stage: Stage) {
        if let Some(lane) = self.lanes.iter_mut().find(|lane| lane.is_saying(id)) {
            lane.reached(stage);
        }
    }

    fn ended(&mut self, id: u64, report: VoiceReport) {
        if let Some(lane) = self.lanes.iter_mut().find(|lane| lane.is_saying(id)) {
            lane.queue.ended();
            lane.deaths = 0;
        }
        (self.report)(report);
    }

    /// An announcement that a lost device swallowed waits for the device; the rest is told.
    fn unsaid(&mut self, id: u64, why: Trouble) {
        let lane = self.lanes.iter_mut().find(|lane| lane.is_saying(id));
        let is_lost = lane.as_ref().is_some_and(|lane| lane.lost.is_some());
        match lane {
            Some(lane) if lane.lost.is_some() && lane.is_announcing() => lane.queue.say_anew(),
            Some(_) | None => {
                self.ended(id, VoiceReport::Unsaid { id, why });
                if !is_lost && !why.is_of_a_device() {
                    self.failed(why);
                }
            }
        }
    }

    fn well(&mut self, engine: Engine) {
        if self.health == Health::Ill {
            (self.report)(VoiceReport::Restored);
        }
        self.health = Health::Well;
        if self.engine.replace(engine) != Some(engine) {
            (self.report)(VoiceReport::Speaking { engine });
        }
    }

    fn failed(&mut self, why: Trouble) {
        if self.health != Health::Ill {
            (self.report)(VoiceReport::Failed { why });
        }
        self.health = Health::Ill;
    }

    /// The process is gone or hangs: what it was saying is said once more by the next one.
    fn fell(&mut self, why: Trouble) {
        self.keeper.fell();
        for lane in &mut self.lanes {
            lane.lost = None;
            if let Some(sentence) = lane.give_up() {
                (self.report)(VoiceReport::Unsaid { id: sentence.id, why });
            }
        }
        self.failed(why);
    }

    fn tick(&mut self) {
        match self.keeper.tick() {
            Due::Nothing => {}
            Due::Start => return self.start(),
            Due::Frozen => return self.fell(Trouble::ProcessFrozen),
        }
        // Every lane must age.
        let late = self.lanes.iter_mut().filter_map(|lane| lane.tick()).count();
        if late > 0 {
            self.fell(Trouble::ProcessFrozen);
        }
    }

    /// Says what can be said now and drops what can no longer be said in time.
    fn proceed(&mut self) {
        for lane in &mut self.lanes {
            if self.keeper.is_running() && lane.lost.is_none() {
                lane.say_next(&self.keeper);
            } else if !self.keeper.is_starting() {
                let why = lane.lost.unwrap_or(Trouble::ProcessDied);
                for sentence in lane.queue.drop_stale() {
                    (self.report)(VoiceReport::Unsaid { id: sentence.id, why });
                }
            }
        }
        if self.keeper.is_absent() || self.lanes.iter().all(Lane::is_silent) {
            self.awaiting_silence.drain(..).for_each(|done| done.send(()).unwrap_or(()));
        }
        let is_under_way = self.lanes.iter().any(|lane| lane.queue.speaking().is_some());
        let pace = if is_under_way || self.keeper.is_waiting() { Pace::Awake } else { Pace::Asleep };
        if std::mem::replace(&mut self.pace, pace) != pace {
            self.ticker.set(pace);
        }
    }

    fn lane_of(&mut self, to: Audience) -> usize {
        let device = self.settings.ear(to).device;
        self.lanes.iter().position(|lane| lane.device == device).unwrap_or_else(|| {
            self.lanes.push(Lane::new(device, to));
            self.lanes.len() - 1
        })
    }
}
