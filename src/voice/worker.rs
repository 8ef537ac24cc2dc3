//! The thread between the program and the voice process: queues by device, time limits, and what is reported when.

use crate::voice::protocol::{Engine, ListenerSettings, ProcessReport, VoiceChoice, VoiceRequest};
use crate::voice::queue::{DeviceQueue, Sentence, SentenceStage};
use crate::voice::supervisor::{Due, FromProcess, ProcessSupervisor};
use crate::voice::ticker::{TICK, Ticker};
use crate::voice::{VoiceCommand, VoiceReport, VoiceSettings, VoiceTrouble};
use crate::wording::{Audience, Phrase, Urgency};
use std::ffi::OsString;
use std::path::Path;
use std::sync::mpsc::{Receiver, Sender};
use std::time::Duration;

/// Marks the number of an announcement that is copied to a listener's headphones: nothing is reported about copies.
const COPY: u64 = 1 << 63;

/// The thread that serves the queues of all devices.
pub struct Worker {
    settings: VoiceSettings,
    notices: Notices,
    ticker: Ticker,
    supervisor: ProcessSupervisor,
    /// The room's comes first, so that no listener hears an announcement before the room.
    queues: Vec<DeviceQueue>,
    awaiting_silence: Vec<Sender<()>>,
}

impl Worker {
    /// A worker without a process. `orders` is where its process and its ticker report to.
    pub fn new(
        settings: VoiceSettings,
        command: Vec<OsString>,
        orders: Sender<VoiceCommand>,
        report: Box<dyn Fn(VoiceReport) + Send>,
    ) -> Worker {
        let ticks = orders.clone();
        let room = DeviceQueue::new(settings.settings_of(Audience::Room).device, Audience::Room);
        let mut worker = Worker {
            settings,
            notices: Notices::new(report),
            ticker: Ticker::new(move || drop(ticks.send(VoiceCommand::Tick))),
            supervisor: ProcessSupervisor::new(command, orders),
            queues: vec![room],
            awaiting_silence: Vec::new(),
        };
        for (listener, _) in worker.settings.listeners.clone() {
            worker.queue_of(listener);
        }
        worker
    }

    /// Carries out orders until it receives `Quit`.
    pub fn run(mut self, inbox: &Receiver<VoiceCommand>) {
        self.choose(self.settings.choice);
        while let Ok(order) = inbox.recv() {
            match order {
                VoiceCommand::Quit => return,
                // Without a voice nothing waits for one.
                VoiceCommand::Say(sentence) if self.settings.choice == VoiceChoice::Off => {
                    self.interrupted(vec![sentence])
                }
                VoiceCommand::Say(sentence) => self.add(sentence),
                VoiceCommand::Tone(listener, tone) => {
                    let at = self.queue_of(listener);
                    self.queues[at].add_tone(listener, tone);
                }
                VoiceCommand::Stop => self.stop(),
                VoiceCommand::StopAnswers => self.withdraw(|sentence| sentence.urgency == Urgency::Answer),
                VoiceCommand::Ask(listener) => {
                    self.withdraw(|sentence| sentence.urgency == Urgency::Answer && sentence.to == listener)
                }
                VoiceCommand::Completed => self.mark_past(),
                VoiceCommand::Choose(choice) => self.choose(choice),
                VoiceCommand::Learn(language) => self.learn(language),
                VoiceCommand::Adjust(listener, settings) => self.adjust(listener, settings),
                VoiceCommand::Render { id, phrases, path } => self.render(id, phrases, &path),
                VoiceCommand::Pass(request) => self.supervisor.ask(&request),
                VoiceCommand::NotifyWhenSilent(done) => self.awaiting_silence.push(done),
                VoiceCommand::Process(number, report) => match self.supervisor.count(number) {
                    Ok(true) => self.handle_report(report),
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

    /// Queues a sentence; an announcement to the room is copied to all headphones.
    fn add(&mut self, sentence: Sentence) {
        if sentence.to == Audience::Room && sentence.urgency == Urgency::Announcement {
            for at in 1..self.queues.len() {
                let copy = Sentence { id: sentence.id | COPY, to: self.queues[at].listener(), ..sentence.clone() };
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
        if queue.sentences.add(sentence) {
            queue.interrupt(&mut self.supervisor);
        }
    }

    fn stop(&mut self) {
        for at in 0..self.queues.len() {
            let silenced = self.queues[at].silence(&mut self.supervisor);
            self.interrupted(silenced);
        }
    }

    fn withdraw(&mut self, matches: impl Fn(&Sentence) -> bool) {
        for at in 0..self.queues.len() {
            let withdrawn = self.queues[at].withdraw(&mut self.supervisor, &matches);
            self.interrupted(withdrawn);
        }
    }

    /// The announced half-move is completed: if it could not be heard it will no longer be said.
    fn mark_past(&mut self) {
        for at in 0..self.queues.len() {
            self.queues[at].sentences.mark_past();
            if let Some(why) = self.queues[at].lost() {
                let late = self.queues[at].lose(why);
                self.unsaid_all(late, why);
            }
        }
    }

    /// Another voice speaks from the next sentence on. With none, the current announcement is still said.
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

    /// Changes how a listener hears from the next sentence on; the device stays.
    fn adjust(&mut self, listener: Audience, settings: ListenerSettings) {
        let settings = ListenerSettings { device: self.settings.settings_of(listener).device, ..settings };
        self.supervisor.ask(&VoiceRequest::Listener { listener, settings: settings.clone() });
        self.settings.listeners.retain(|(of, _)| *of != listener);
        self.settings.listeners.push((listener, settings));
    }

    fn render(&mut self, id: u64, phrases: Vec<Phrase>, path: &Path) {
        if self.supervisor.is_running() || self.supervisor.is_starting() {
            let path = path.to_string_lossy().into_owned();
            self.supervisor.ask(&VoiceRequest::Render { id, path, phrases });
        } else {
            self.notices.send(VoiceReport::Unsaid { id, why: VoiceTrouble::NoProcess });
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
        let late = self.queues.iter_mut().filter_map(|queue| queue.tick().then_some(())).count();
        if late > 0 {
            self.fell(VoiceTrouble::ProcessFrozen);
        }
    }

    /// Sends what can be said now and drops what can no longer be said in time.
    fn proceed(&mut self) {
        let is_running = self.supervisor.is_running();
        let is_hopeful = is_running || self.supervisor.is_starting();
        let is_announcing = self.queues[0].lost().is_none() && self.queues[0].sentences.is_announcing();
        for at in 0..self.queues.len() {
            let queue = &mut self.queues[at];
            if is_running && queue.lost().is_none() {
                queue.say_next(&mut self.supervisor, is_announcing);
            } else if queue.lost().is_some() || !is_hopeful {
                let why = queue.lost().unwrap_or(VoiceTrouble::ProcessDied);
                let dropped = queue.sentences.drop_stale();
                self.unsaid_all(dropped, why);
            }
        }
        let is_silent = self.queues.iter().all(DeviceQueue::is_silent);
        if is_silent || !is_hopeful {
            // Nothing waits for a dead voice.
            self.awaiting_silence.drain(..).for_each(|done| done.send(()).unwrap_or(()));
        }
        if is_silent && self.settings.choice == VoiceChoice::Off && !self.supervisor.is_off() {
            self.supervisor.switch_off();
        }
        let is_under_way = self.queues.iter().any(|queue| queue.sentences.speaking().is_some());
        let is_awake = is_under_way || self.supervisor.is_waiting() || self.notices.is_waiting();
        self.ticker.set_awake(is_awake);
    }

    /// The index of the queue for a listener's device.
    fn queue_of(&mut self, to: Audience) -> usize {
        let device = self.settings.settings_of(to).device;
        self.queues.iter().position(|queue| queue.device == device).unwrap_or_else(|| {
            self.queues.push(DeviceQueue::new(device, to));
            self.queues.len() - 1
        })
    }

    fn interrupted(&self, sentences: Vec<Sentence>) {
        sentences.into_iter().for_each(|Sentence { id, .. }| self.report_on(id, VoiceReport::Interrupted { id }));
    }

    fn unsaid_all(&self, sentences: Vec<Sentence>, why: VoiceTrouble) {
        sentences.into_iter().for_each(|Sentence { id, .. }| self.report_on(id, VoiceReport::Unsaid { id, why }));
    }

    /// Reports what became of a sentence, unless it is a copy.
    fn report_on(&self, id: u64, report: VoiceReport) {
        if id & COPY == 0 {
            self.notices.send(report);
        }
    }
}

impl Worker {
    /// Reacts to what comes from the process.
    fn handle_report(&mut self, report: FromProcess) {
        let report = match report {
            FromProcess::Report(report) => report,
            FromProcess::Gone(why) => return self.fell(why),
        };
        match report {
            ProcessReport::Ready => self.supervisor.ready(),
            ProcessReport::Taken { id } => self.set_stage(id, SentenceStage::Taken),
            ProcessReport::Began { id, engine } => {
                self.set_stage(id, SentenceStage::Began);
                self.notices.speaks(engine);
                self.report_on(id, VoiceReport::Began { id });
            }
            ProcessReport::Ended { id } => {
                self.supervisor.proved();
                self.end(id, VoiceReport::Finished { id });
            }
            ProcessReport::Stopped { id } => self.end(id, VoiceReport::Interrupted { id }),
            ProcessReport::Unsaid { id, why } => self.unsaid(id, why),
            ProcessReport::Engine { engine, why } => {
                match why {
                    Some(why) => self.notices.takes_over(engine, why),
                    None => self.notices.can_speak(engine),
                }
                // The system's voice does not need our device.
                self.queues.iter_mut().filter(|queue| queue.device.is_none()).for_each(DeviceQueue::restore);
            }
            ProcessReport::Mute { why } => self.notices.failed(why),
            ProcessReport::DeviceLost { listener, why } => {
                let at = self.queue_of(listener);
                let late = self.queues[at].lose(why);
                self.notices.device_lost(listener, why);
                self.unsaid_all(late, why);
            }
            ProcessReport::DeviceBack { listener } => {
                let at = self.queue_of(listener);
                self.queues[at].restore();
                self.notices.device_back(listener);
            }
            ProcessReport::Answer(answer) => self.notices.send(VoiceReport::Answer(answer)),
        }
    }

    fn set_stage(&mut self, id: u64, stage: SentenceStage) {
        if let Some(queue) = self.queues.iter_mut().find(|queue| queue.is_saying(id)) {
            queue.set_stage(stage);
        }
    }

    fn end(&mut self, id: u64, report: VoiceReport) {
        if let Some(queue) = self.queues.iter_mut().find(|queue| queue.is_saying(id)) {
            queue.end();
        }
        self.report_on(id, report);
    }

    /// An announcement lost with its device waits for the device; anything else is reported.
    fn unsaid(&mut self, id: u64, why: VoiceTrouble) {
        let queue = self.queues.iter_mut().find(|queue| queue.is_saying(id));
        let is_lost = queue.as_ref().is_some_and(|queue| queue.lost().is_some());
        match queue {
            Some(queue) if is_lost && id & COPY == 0 && queue.is_worth_repeating() => queue.sentences.repeat_later(),
            Some(_) | None => {
                self.end(id, VoiceReport::Unsaid { id, why });
                if !is_lost && !why.is_of_a_device() {
                    self.notices.failed(why);
                }
            }
        }
    }

    /// Ends a process that is gone or hangs; the next one repeats what it was saying.
    fn fell(&mut self, why: VoiceTrouble) {
        self.supervisor.fell(why);
        for at in 0..self.queues.len() {
            let unsaid = self.queues[at].give_up();
            self.unsaid_all(unsaid, why);
        }
        self.notices.failed(why);
    }
}

/// How long something must be well again before that is reported.
const SETTLED: Duration = Duration::from_secs(3);

/// The state of the voice and of each device as reported last: each trouble once, its end only when it has lasted.
///
/// Headphones with a loose plug come and go every second; nobody wants to hear of it every second.
struct Notices {
    report: Box<dyn Fn(VoiceReport) + Send>,
    voice: Health,
    /// Each device that was ever lost, by one of its listeners.
    devices: Vec<(Audience, Health)>,
    /// The engine that was reported last.
    engine: Option<Engine>,
    /// An engine that takes over, and why; reported when it is heard.
    fallback: Option<(Engine, VoiceTrouble)>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Health {
    Well,
    Ill,
    /// Well again for this long.
    Recovering(Duration),
}

impl Health {
    /// Becomes ill; returns whether that is news.
    fn worsen(&mut self) -> bool {
        std::mem::replace(self, Health::Ill) == Health::Well
    }

    fn improve(&mut self) {
        if *self == Health::Ill {
            *self = Health::Recovering(Duration::ZERO);
        }
    }

    /// Counts a tick; returns whether it has now been well for long enough.
    fn tick(&mut self) -> bool {
        let Health::Recovering(age) = self else { return false };
        *age += TICK;
        let is_settled = *age >= SETTLED;
        if is_settled {
            *self = Health::Well;
        }
        is_settled
    }
}

impl Notices {
    /// `report` is called for everything that is reported to the program.
    fn new(report: Box<dyn Fn(VoiceReport) + Send>) -> Notices {
        Notices { report, voice: Health::Well, devices: Vec::new(), engine: None, fallback: None }
    }

    /// Reports something unchanged.
    fn send(&self, report: VoiceReport) {
        (self.report)(report);
    }

    /// Notes that this engine can speak.
    fn can_speak(&mut self, engine: Engine) {
        self.voice.improve();
        self.fallback = self.fallback.filter(|(wanted, _)| *wanted == engine);
        if self.fallback.is_none() && self.engine.replace(engine) != Some(engine) {
            self.send(VoiceReport::Speaking { engine });
        }
    }

    /// Notes that this engine will speak in place of another.
    fn takes_over(&mut self, engine: Engine, why: VoiceTrouble) {
        self.fallback = Some((engine, why));
    }

    /// Notes that this engine is heard.
    fn speaks(&mut self, engine: Engine) {
        match self.fallback.take() {
            Some((wanted, why)) if wanted == engine => {
                self.engine = Some(engine);
                self.voice.improve();
                self.send(VoiceReport::FellBack { engine, why });
            }
            Some(_) | None => self.can_speak(engine),
        }
    }

    /// Notes that nothing can be said.
    fn failed(&mut self, why: VoiceTrouble) {
        if self.voice.worsen() {
            self.send(VoiceReport::Failed { why });
        }
    }

    /// Notes that nothing is heard on the device of this listener.
    fn device_lost(&mut self, listener: Audience, why: VoiceTrouble) {
        if self.device(listener).worsen() {
            self.send(VoiceReport::DeviceLost { listener, why });
        }
    }

    /// Notes that the device of this listener can be heard.
    fn device_back(&mut self, listener: Audience) {
        self.device(listener).improve();
    }

    /// Counts a tick.
    fn tick(&mut self) {
        if self.voice.tick() {
            self.send(VoiceReport::Restored);
        }
        let settled: Vec<Audience> =
            self.devices.iter_mut().filter_map(|(listener, condition)| condition.tick().then_some(*listener)).collect();
        settled.into_iter().for_each(|listener| self.send(VoiceReport::DeviceBack { listener }));
    }

    /// Whether the passing of time matters.
    fn is_waiting(&self) -> bool {
        let is_recovering = |condition: &Health| matches!(condition, Health::Recovering(_));
        is_recovering(&self.voice) || self.devices.iter().any(|(_, condition)| is_recovering(condition))
    }

    fn device(&mut self, listener: Audience) -> &mut Health {
        let at = self.devices.iter().position(|(of, _)| *of == listener).unwrap_or_else(|| {
            self.devices.push((listener, Health::Well));
            self.devices.len() - 1
        });
        &mut self.devices[at].1
    }
}
