//! The thread between the program and the voice process: queues by device, time limits, and what is reported when.

mod reports;

use super::command::VoiceCommand;
use super::device_queue::{DeviceQueue, Floor};
use super::notices::Notices;
use super::protocol::{ListenerSettings, VoiceChoice, VoiceRequest};
use super::queue::{Course, Sentence};
use super::supervisor::{Due, ProcessSupervisor};
use super::ticker::{Pace, Ticker};
use super::{VoiceReport, VoiceSettings, VoiceTrouble};
use crate::wording::{Audience, Phrase, Urgency};
use std::ffi::OsString;
use std::path::Path;
use std::sync::mpsc::{Receiver, Sender};

/// Marks the number of an announcement that is heard in somebody's headphones too: of it nothing is reported.
const COPY: u64 = 1 << 63;

/// The thread that serves the queues of all devices.
pub struct Worker {
    settings: VoiceSettings,
    notices: Notices,
    ticker: Ticker,
    supervisor: ProcessSupervisor,
    /// That of the room first, so that nobody hears an announcement before it.
    queues: Vec<DeviceQueue>,
    awaiting_silence: Vec<Sender<()>>,
}

impl Worker {
    /// One that has no process yet. `orders` is where its own thread and its process report to.
    pub fn new(
        settings: VoiceSettings,
        command: Vec<OsString>,
        orders: Sender<VoiceCommand>,
        report: Box<dyn Fn(VoiceReport) + Send>,
    ) -> Worker {
        let ticks = orders.clone();
        let room = DeviceQueue::new(settings.ear(Audience::Room).device, Audience::Room);
        let mut worker = Worker {
            settings,
            notices: Notices::new(report),
            ticker: Ticker::new(move || drop(ticks.send(VoiceCommand::Tick))),
            supervisor: ProcessSupervisor::new(command, orders),
            queues: vec![room],
            awaiting_silence: Vec::new(),
        };
        for (listener, _) in worker.settings.ears.clone() {
            worker.queue_of(listener);
        }
        worker
    }

    /// Does what is ordered until it is to quit.
    pub fn run(mut self, inbox: &Receiver<VoiceCommand>) {
        self.choose(self.settings.choice);
        while let Ok(order) = inbox.recv() {
            match order {
                VoiceCommand::Quit => return,
                // Where there is no voice nothing waits for one.
                VoiceCommand::Say(sentence) if self.settings.choice == VoiceChoice::Off => {
                    self.interrupted(vec![sentence])
                }
                VoiceCommand::Say(sentence) => self.add(sentence),
                VoiceCommand::Tone(ear, tone) => {
                    let at = self.queue_of(ear);
                    self.queues[at].add_tone(ear, tone);
                }
                VoiceCommand::Stop => self.stop(),
                VoiceCommand::StopAnswers => self.withdraw(|sentence| sentence.urgency == Urgency::Answer),
                VoiceCommand::Ask(ear) => {
                    self.withdraw(|sentence| sentence.urgency == Urgency::Answer && sentence.to == ear)
                }
                VoiceCommand::Completed => self.pass(),
                VoiceCommand::Choose(choice) => self.choose(choice),
                VoiceCommand::Learn(language) => self.learn(language),
                VoiceCommand::Adjust(ear, settings) => self.adjust(ear, settings),
                VoiceCommand::Render { id, phrases, path } => self.render(id, phrases, &path),
                VoiceCommand::Pass(request) => self.supervisor.ask(&request),
                VoiceCommand::TellWhenSilent(done) => self.awaiting_silence.push(done),
                VoiceCommand::Process(number, told) => match self.supervisor.count(number) {
                    Ok(true) => self.reported(told),
                    Ok(false) => {}
                    Err(why) => self.fell(why),
                },
                VoiceCommand::Tick => self.tick(),
            }
            self.proceed();
        }
    }

    fn start(&mut self) {
        if let Err(why) = self.supervisor.start(&self.settings) {
            self.notices.failed(why);
        }
    }

    /// Puts a sentence where it belongs; an announcement is heard in everybody's headphones too.
    fn add(&mut self, sentence: Sentence) {
        if sentence.to == Audience::Room && sentence.urgency == Urgency::Announcement {
            for at in 1..self.queues.len() {
                let copy = Sentence { id: sentence.id | COPY, to: self.queues[at].ear(), ..sentence.clone() };
                if self.queues[at].lost().is_none() {
                    self.add_to(at, copy);
                }
            }
        }
        let at = self.queue_of(sentence.to);
        self.add_to(at, sentence);
    }

    fn add_to(&mut self, at: usize, sentence: Sentence) {
        let queue = &mut self.queues[at];
        if queue.sentences.add(sentence) == Course::Interrupt {
            queue.interrupt(&mut self.supervisor);
        }
    }

    fn stop(&mut self) {
        for at in 0..self.queues.len() {
            let silenced = self.queues[at].silence(&mut self.supervisor);
            self.interrupted(silenced);
        }
    }

    fn withdraw(&mut self, is_like: impl Fn(&Sentence) -> bool) {
        for at in 0..self.queues.len() {
            let withdrawn = self.queues[at].withdraw(&mut self.supervisor, &is_like);
            self.interrupted(withdrawn);
        }
    }

    /// What was announced is completed: where it could not be heard it will not be said any more.
    fn pass(&mut self) {
        for at in 0..self.queues.len() {
            self.queues[at].sentences.pass();
            if let Some(why) = self.queues[at].lost() {
                let late = self.queues[at].lose(why);
                self.unsaid_all(late, why);
            }
        }
    }

    /// Another voice speaks from the next sentence on. With none, what is being announced is still said.
    fn choose(&mut self, choice: VoiceChoice) {
        self.settings.choice = choice;
        match choice {
            VoiceChoice::Off => self.withdraw(|sentence| sentence.urgency != Urgency::Announcement),
            VoiceChoice::Auto | VoiceChoice::System | VoiceChoice::Reader | VoiceChoice::Embedded
                if self.supervisor.is_off() =>
            {
                self.start()
            }
            VoiceChoice::Auto | VoiceChoice::System | VoiceChoice::Reader | VoiceChoice::Embedded => {
                let preparation = self.supervisor.preparation(&self.settings);
                self.supervisor.ask(&preparation);
            }
        }
    }

    fn learn(&mut self, language: String) {
        if !self.settings.languages.contains(&language) {
            self.supervisor.ask(&VoiceRequest::Learn { language: language.clone() });
            self.settings.languages.push(language);
        }
    }

    /// A listener hears otherwise from the next sentence on; never on another device.
    fn adjust(&mut self, ear: Audience, settings: ListenerSettings) {
        let settings = ListenerSettings { device: self.settings.ear(ear).device, ..settings };
        self.supervisor.ask(&VoiceRequest::Ear { ear, settings: settings.clone() });
        self.settings.ears.retain(|(of, _)| *of != ear);
        self.settings.ears.push((ear, settings));
    }

    fn render(&mut self, id: u64, phrases: Vec<Phrase>, path: &Path) {
        if self.supervisor.is_running() || self.supervisor.is_starting() {
            let path = path.to_string_lossy().into_owned();
            self.supervisor.ask(&VoiceRequest::Render { id, path, phrases });
        } else {
            self.notices.tell(VoiceReport::Unsaid { id, why: VoiceTrouble::NoProcess });
        }
    }

    fn tick(&mut self) {
        self.notices.tick();
        match self.supervisor.tick() {
            Due::Nothing => {}
            Due::Start => return self.start(),
            Due::Frozen => return self.fell(VoiceTrouble::ProcessFrozen),
        }
        // Every queue must age.
        let late = self.queues.iter_mut().filter_map(|queue| queue.tick()).count();
        if late > 0 {
            self.fell(VoiceTrouble::ProcessFrozen);
        }
    }

    /// Says what can be said now and drops what can no longer be said in time.
    fn proceed(&mut self) {
        let is_running = self.supervisor.is_running();
        let is_hopeful = is_running || self.supervisor.is_starting();
        let is_announcing = self.queues[0].lost().is_none() && self.queues[0].sentences.is_announcing();
        for at in 0..self.queues.len() {
            let queue = &mut self.queues[at];
            let floor = if is_announcing { Floor::AnnouncementsOnly } else { Floor::Open };
            if is_running && queue.lost().is_none() {
                queue.say_next(&mut self.supervisor, floor);
            } else if queue.lost().is_some() || !is_hopeful {
                let why = queue.lost().unwrap_or(VoiceTrouble::ProcessDied);
                let dropped = queue.sentences.drop_stale();
                self.unsaid_all(dropped, why);
            }
        }
        let is_silent = self.queues.iter().all(DeviceQueue::is_silent);
        if is_silent || !is_hopeful {
            // Who waits for silence does not wait for a voice that is dead.
            self.awaiting_silence.drain(..).for_each(|done| done.send(()).unwrap_or(()));
        }
        if is_silent && self.settings.choice == VoiceChoice::Off && !self.supervisor.is_off() {
            self.supervisor.switch_off();
        }
        let is_under_way = self.queues.iter().any(|queue| queue.sentences.speaking().is_some());
        let is_awake = is_under_way || self.supervisor.is_waiting() || self.notices.is_waiting();
        self.ticker.set(if is_awake { Pace::Awake } else { Pace::Asleep });
    }

    /// The place of the queue for the device on which a listener hears.
    fn queue_of(&mut self, to: Audience) -> usize {
        let device = self.settings.ear(to).device;
        self.queues.iter().position(|queue| queue.device == device).unwrap_or_else(|| {
            self.queues.push(DeviceQueue::new(device, to));
            self.queues.len() - 1
        })
    }

    fn interrupted(&self, sentences: Vec<Sentence>) {
        sentences.into_iter().for_each(|Sentence { id, .. }| self.tell_of(id, VoiceReport::Interrupted { id }));
    }

    fn unsaid_all(&self, sentences: Vec<Sentence>, why: VoiceTrouble) {
        sentences.into_iter().for_each(|Sentence { id, .. }| self.tell_of(id, VoiceReport::Unsaid { id, why }));
    }

    /// Tells what became of a sentence; of a copy of it nothing.
    fn tell_of(&self, id: u64, report: VoiceReport) {
        if id & COPY == 0 {
            self.notices.tell(report);
        }
    }
}
