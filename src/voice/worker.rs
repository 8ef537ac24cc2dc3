//! The thread between the program and the voice process: queues by device, time limits, and what is reported when.

use super::device_queue::{DeviceQueue, Stage};
use super::order::Order;
use super::process::FromProcess;
use super::protocol::{Engine, Report, Request};
use super::queue::{Course, Sentence};
use super::supervisor::{Due, ProcessSupervisor};
use super::ticker::{Pace, Ticker};
use super::{Trouble, VoiceReport, VoiceSettings};
use crate::wording::{Audience, Phrase, Urgency};
use std::ffi::OsString;
use std::sync::mpsc::{Receiver, Sender};

pub struct Worker {
    settings: VoiceSettings,
    report: Box<dyn Fn(VoiceReport) + Send>,
    ticker: Ticker,
    pace: Pace,
    supervisor: ProcessSupervisor,
    queues: Vec<DeviceQueue>,
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
            supervisor: ProcessSupervisor::new(command, orders),
            queues: Vec::new(),
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
                    let at = self.queue_of(ear);
                    self.queues[at].add_tone(ear, tone);
                }
                Order::Stop => self.stop(),
                Order::StopAnswers => self.stop_answers(),
                Order::Render { id, phrases, path } => self.render(id, phrases, &path),
                Order::Ask(request) => self.supervisor.ask(&request),
                Order::TellWhenSilent(done) => self.awaiting_silence.push(done),
                Order::Process(number, news) if self.supervisor.is_current(number) => self.heard(news),
                Order::Process(..) => {}
                Order::Tick => self.tick(),
            }
            self.proceed();
        }
    }

    fn start(&mut self) {
        if let Err(why) = self.supervisor.start(&self.settings) {
            self.failed(why);
        }
    }

    fn add(&mut self, sentence: Sentence) {
        let at = self.queue_of(sentence.to);
        let queue = &mut self.queues[at];
        if queue.sentences.add(sentence) == Course::Interrupt {
            queue.interrupt(&self.supervisor);
        }
    }

    fn stop(&mut self) {
        for queue in &mut self.queues {
            for Sentence { id, .. } in queue.silence(&self.supervisor) {
                (self.report)(VoiceReport::Interrupted { id });
            }
        }
    }

    fn stop_answers(&mut self) {
        for queue in &mut self.queues {
            if queue.sentences.speaking().is_some_and(|sentence| sentence.urgency == Urgency::Answer) {
                queue.interrupt(&self.supervisor);
            }
        }
    }

    fn render(&self, id: u64, phrases: Vec<Phrase>, path: &std::path::Path) {
        if self.supervisor.is_running() || self.supervisor.is_starting() {
            self.supervisor.ask(&Request::Render { id, path: path.to_string_lossy().into_owned(), phrases });
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
            Report::Ready => self.supervisor.ready(),
            Report::Taken { id } => self.reached(id, Stage::Taken),
            Report::Began { id, engine } => {
                self.reached(id, Stage::Began);
                self.well(engine);
                (self.report)(VoiceReport::Began { id });
            }
            Report::Ended { id } => {
                self.supervisor.proved();
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
                self.queues.iter_mut().filter(|queue| queue.device.is_none()).for_each(|queue| queue.lost = None);
            }
            Report::Mute { why } => self.failed(why),
            Report::DeviceLost { ear, why } => {
                let at = self.queue_of(ear);
                if self.queues[at].lost.replace(why).is_none() {
                    (self.report)(VoiceReport::DeviceLost { ear, why });
                }
            }
            Report::DeviceBack { ear } => {
                let at = self.queue_of(ear);
                if self.queues[at].lost.take().is_some() {
                    (self.report)(VoiceReport::DeviceBack { ear });
                }
            }
            Report::Told(answer) => (self.report)(VoiceReport::Told(answer)),
        }
    }

    fn reached(&mut self, id: u64, stage: Stage) {
        if let Some(queue) = self.queues.iter_mut().find(|queue| queue.is_saying(id)) {
            queue.reached(stage);
        }
    }

    fn ended(&mut self, id: u64, report: VoiceReport) {
        if let Some(queue) = self.queues.iter_mut().find(|queue| queue.is_saying(id)) {
            queue.sentences.ended();
            queue.deaths = 0;
        }
        (self.report)(report);
    }

    /// An announcement that a lost device swallowed waits for the device; the rest is told.
    fn unsaid(&mut self, id: u64, why: Trouble) {
        let queue = self.queues.iter_mut().find(|queue| queue.is_saying(id));
        let is_lost = queue.as_ref().is_some_and(|queue| queue.lost.is_some());
        match queue {
            Some(queue) if queue.lost.is_some() && queue.is_announcing() => queue.sentences.say_anew(),
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
        self.supervisor.fell();
        for queue in &mut self.queues {
            queue.lost = None;
            if let Some(sentence) = queue.give_up() {
                (self.report)(VoiceReport::Unsaid { id: sentence.id, why });
            }
        }
        self.failed(why);
    }

    fn tick(&mut self) {
        match self.supervisor.tick() {
            Due::Nothing => {}
            Due::Start => return self.start(),
            Due::Frozen => return self.fell(Trouble::ProcessFrozen),
        }
        // Every queue must age.
        let late = self.queues.iter_mut().filter_map(|queue| queue.tick()).count();
        if late > 0 {
            self.fell(Trouble::ProcessFrozen);
        }
    }

    /// Says what can be said now and drops what can no longer be said in time.
    fn proceed(&mut self) {
        for queue in &mut self.queues {
            if self.supervisor.is_running() && queue.lost.is_none() {
                queue.say_next(&self.supervisor);
            } else if !self.supervisor.is_starting() {
                let why = queue.lost.unwrap_or(Trouble::ProcessDied);
                for sentence in queue.sentences.drop_stale() {
                    (self.report)(VoiceReport::Unsaid { id: sentence.id, why });
                }
            }
        }
        if self.supervisor.is_absent() || self.queues.iter().all(DeviceQueue::is_silent) {
            self.awaiting_silence.drain(..).for_each(|done| done.send(()).unwrap_or(()));
        }
        let is_under_way = self.queues.iter().any(|queue| queue.sentences.speaking().is_some());
        let pace = if is_under_way || self.supervisor.is_waiting() { Pace::Awake } else { Pace::Asleep };
        if std::mem::replace(&mut self.pace, pace) != pace {
            self.ticker.set(pace);
        }
    }

    fn queue_of(&mut self, to: Audience) -> usize {
        let device = self.settings.ear(to).device;
        self.queues.iter().position(|queue| queue.device == device).unwrap_or_else(|| {
            self.queues.push(DeviceQueue::new(device, to));
            self.queues.len() - 1
        })
    }
}
