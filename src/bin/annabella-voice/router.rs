//! Decides who says a sentence, the system's voice or the embedded one, and on which device; and who takes over.

use crate::Message;
use crate::devices::device_names;
use crate::espeak::Synthesiser;
use crate::listeners::{CLOSING, Outputs};
use crate::output::{DeviceEvent, OutputOrder, OutputReport, Sound};
use crate::recorder::Recorder;
use crate::send_report;
use crate::system::{SystemOrder, SystemReport, SystemSettings, SystemState};
use crate::{samples, system};
use annabella::voice::pronunciation::pieces;
use annabella::voice::protocol::{
    Audience, Engine, Phrase, ProcessReport, Tone, VoiceAnswer, VoiceChoice, VoiceRequest, VoiceTrouble,
};
use annabella::voice::ticker::{TICK, Ticker};
use std::collections::HashMap;
use std::sync::mpsc::{Receiver, Sender};
use std::thread;
use std::time::Duration;

/// Chooses the engine and the device for each sentence, and who takes over when one fails.
pub struct VoiceRouter {
    messages: Sender<Message>,
    ticker: Ticker,
    choice: VoiceChoice,
    languages: Vec<String>,
    /// Preferred voices by language.
    voices: HashMap<String, String>,
    outputs: Outputs,
    synthesiser: Option<Synthesiser>,
    system: SystemState,
    /// Whether the screen reader was chosen last, not a voice of the system.
    uses_screen_reader: bool,
    /// Sentences on their way.
    active: Vec<ActiveUtterance>,
    recorder: Recorder,
    /// The engine that was reported last.
    reported: Option<Engine>,
}

impl VoiceRouter {
    /// Routes requests to the voices; devices and voices report to `messages`.
    pub fn new(messages: Sender<Message>) -> VoiceRouter {
        let (ticks, outputs) = (messages.clone(), Outputs::new(messages.clone()));
        VoiceRouter {
            messages,
            ticker: Ticker::new(move || drop(ticks.send(Message::Tick))),
            choice: VoiceChoice::Auto,
            languages: Vec::new(),
            voices: HashMap::new(),
            outputs,
            synthesiser: None,
            system: SystemState::default(),
            uses_screen_reader: false,
            active: Vec::new(),
            recorder: Recorder::start(),
            reported: None,
        }
    }

    /// Serves messages until the program is gone.
    pub fn run(mut self, messages: &Receiver<Message>) {
        while let Ok(message) = messages.recv() {
            match message {
                Message::Request(request) => self.serve(request),
                Message::Output(device, report) => self.output_reported(device.as_deref(), report),
                Message::System(report) => self.system_reported(report),
                Message::Tick => self.tick(),
                Message::Closed => return self.close(),
            }
            let is_awake = self.system.is_closed() || self.active.iter().any(|saying| saying.route != Route::Embedded);
            self.ticker.set_awake(is_awake);
        }
    }

    /// Lets every device play out what it has, within a time limit.
    fn close(self) {
        self.recorder.finish(CLOSING);
        self.outputs.close();
        if let Some(voice) = self.synthesiser {
            voice.close(CLOSING);
        }
    }

    fn serve(&mut self, request: VoiceRequest) {
        match request {
            VoiceRequest::Prepare { choice, languages } => self.prepare(choice, languages),
            VoiceRequest::Listener { listener, settings } => self.outputs.set(listener, settings),
            VoiceRequest::Learn { language } => self.learn(language),
            VoiceRequest::UseVoice { language, name } => {
                self.voices.insert(language, name);
            }
            VoiceRequest::Say { id, listener, phrases } => {
                send_report(&ProcessReport::Taken { id });
                self.say(id, listener, phrases);
            }
            VoiceRequest::Stop { listener } => self.stop(listener),
            VoiceRequest::Tone { listener, tone } => self.tone(listener, tone),
            VoiceRequest::Render { id, path, phrases } => {
                let prosody = self.outputs.prosody(Audience::Room);
                match &self.synthesiser {
                    Some(voice) => {
                        samples::render(id, path, voice.clone(), pieces(&phrases, Engine::Embedded), prosody)
                    }
                    None => send_report(&ProcessReport::Unsaid { id, why: VoiceTrouble::NoLibrary }),
                }
            }
            VoiceRequest::ListVoices => list_voices(self.languages.clone(), self.synthesiser.is_some()),
            VoiceRequest::ListDevices => list_devices(),
            VoiceRequest::Listen => self.recorder.listen(),
            VoiceRequest::Record { folder, name, megabytes } => self.recorder.record(folder, name, megabytes),
            VoiceRequest::StopRecording => self.recorder.stop(),
            VoiceRequest::Play { id, listener, path } => {
                send_report(&ProcessReport::Taken { id });
                match samples::read_wav(&path) {
                    Ok(samples) => self.outputs.order(listener, OutputOrder::Play(Some(id), Sound::Samples(samples))),
                    Err(_) => send_report(&ProcessReport::Unsaid { id, why: VoiceTrouble::File }),
                }
            }
        }
    }

    /// Prepares the wanted voice; what another one is saying is said to its end.
    fn prepare(&mut self, choice: VoiceChoice, languages: Vec<String>) {
        self.choice = choice;
        self.languages = languages;
        if self.synthesiser.is_none() {
            self.synthesiser = Synthesiser::start(self.languages.first().map_or("de", String::as_str)).ok();
        }
        let use_screen_reader = choice == VoiceChoice::Reader;
        if choice == VoiceChoice::Embedded && self.synthesiser.is_some() {
            self.embedded_speaks(None);
        } else if !self.system.is_started() || use_screen_reader != self.uses_screen_reader {
            let messages = self.messages.clone();
            let report = move |report| drop(messages.send(Message::System(report)));
            let settings = SystemSettings {
                languages: self.languages.clone(),
                preferred: self.voices.clone(),
                assume_voices: self.wants_the_system() || self.synthesiser.is_none(),
                use_screen_reader,
            };
            self.system = SystemState::started(system::start(settings, report));
            self.uses_screen_reader = use_screen_reader;
        } else if self.system.is_open() {
            self.report_engine(Engine::System, None);
        }
        send_report(&ProcessReport::Ready);
    }

    /// Whether the user wants the system to speak, not only allows it.
    fn wants_the_system(&self) -> bool {
        matches!(self.choice, VoiceChoice::System | VoiceChoice::Reader)
    }

    fn learn(&mut self, language: String) {
        self.system.ask(SystemOrder::Learn(language.clone()));
        self.languages.push(language);
    }

    fn say(&mut self, id: u64, listener: Audience, phrases: Vec<Phrase>) {
        let route = self.route(listener, &phrases);
        let text = pieces(&phrases, Engine::System);
        if text.is_empty() {
            return send_report(&ProcessReport::Ended { id }); // nothing in it can be spoken
        }
        let prosody = self.outputs.prosody(listener);
        match route {
            Ok(Route::System) => self.system.ask(SystemOrder::Say(id, text, prosody)),
            Ok(Route::Embedded) => {
                let Some(voice) = self.synthesiser.clone() else { return };
                let sound = Sound::Speech(voice, pieces(&phrases, Engine::Embedded), prosody);
                self.outputs.order(listener, OutputOrder::Play(Some(id), sound));
            }
            Ok(Route::Held) => {}
            Err(why) => {
                // The system's voice has no other device: what is for this listener alone stays silent.
                if self.outputs.device_of(listener).is_some() && self.synthesiser.is_none() {
                    send_report(&ProcessReport::DeviceLost { listener, why: VoiceTrouble::NoLibrary });
                }
                return send_report(&ProcessReport::Unsaid { id, why });
            }
        }
        if let Ok(route) = route {
            self.active.push(ActiveUtterance::new(id, listener, phrases, route, prosody.rate));
        }
    }

    /// The voice that says this to that listener now. The system's voice has no other device than its own.
    fn route(&self, listener: Audience, phrases: &[Phrase]) -> Result<Route, VoiceTrouble> {
        let (device, lost) = (self.outputs.device_of(listener), self.outputs.lost(listener));
        let embedded = self.synthesiser.is_some() && lost.is_none();
        let in_its_voice = self.system.speaks(phrases.iter().map(|phrase| phrase.language.as_str()));
        let in_any_voice = self.system.is_open() && (self.wants_the_system() || !embedded);
        let system = device.is_none() && (in_its_voice || in_any_voice);
        let prefers_system = self.choice != VoiceChoice::Embedded;
        if system && (prefers_system || !embedded) {
            return Ok(Route::System);
        }
        let waits = device.is_none() && self.system.is_opening() && (self.wants_the_system() || !embedded);
        if waits {
            return Ok(Route::Held);
        }
        if embedded {
            return Ok(Route::Embedded);
        }
        Err(lost.unwrap_or(if self.system.is_started() { self.system.trouble() } else { VoiceTrouble::NoLibrary }))
    }

    fn stop(&mut self, listener: Audience) {
        let device = self.outputs.device_of(listener);
        let here = |saying: &ActiveUtterance, router: &VoiceRouter| router.outputs.device_of(saying.listener) == device;
        let routes: Vec<Route> = self.active.iter().filter(|s| here(s, self)).map(|s| s.route).collect();
        if routes.contains(&Route::System) {
            self.system.ask(SystemOrder::Stop);
            self.active.iter_mut().filter(|s| s.route == Route::System).for_each(ActiveUtterance::note_stop);
        }
        for saying in self.active.extract_if(.., |s| s.route == Route::Held) {
            send_report(&ProcessReport::Stopped { id: saying.id });
        }
        self.outputs.stop(listener);
    }

    fn tone(&mut self, listener: Audience, tone: Tone) {
        let volume = self.outputs.settings_of(listener).volume;
        self.outputs.order(listener, OutputOrder::Play(None, Sound::Samples(samples::of_tone(tone, volume))));
    }

    fn embedded_speaks(&mut self, why: Option<VoiceTrouble>) {
        self.report_engine(Engine::Embedded, why);
        self.outputs.order(Audience::Room, OutputOrder::Open);
    }

    fn report_engine(&mut self, engine: Engine, why: Option<VoiceTrouble>) {
        if self.reported.replace(engine) != Some(engine) {
            send_report(&ProcessReport::Engine { engine, why });
        }
    }
}

impl VoiceRouter {
    /// Reacts to a report of a device.
    fn output_reported(&mut self, device: Option<&str>, report: OutputReport) {
        match report {
            OutputReport::Began(id) => send_report(&ProcessReport::Began { id, engine: Engine::Embedded }),
            OutputReport::Ended(id) => self.end(id, &ProcessReport::Ended { id }),
            OutputReport::Stopped(id) => self.end(id, &ProcessReport::Stopped { id }),
            OutputReport::Unsaid(id, why) => self.say_by_another(id, why),
            OutputReport::Device(event) => {
                let lost = match event {
                    DeviceEvent::Lost(why) => Some(why),
                    DeviceEvent::Back => None,
                };
                let listener = self.outputs.note(device, lost);
                match event {
                    DeviceEvent::Lost(_) if device.is_none() && self.system.is_open() => {}
                    DeviceEvent::Lost(why) => send_report(&ProcessReport::DeviceLost { listener, why }),
                    DeviceEvent::Back => send_report(&ProcessReport::DeviceBack { listener }),
                }
            }
        }
    }

    /// Reacts to a report of the system's voice.
    fn system_reported(&mut self, report: SystemReport) {
        match report {
            SystemReport::Opened => {
                self.system.opened();
                self.release();
            }
            SystemReport::Speaks(languages) => {
                self.system.learned(languages);
                if self.system.speaks(self.languages.iter().map(String::as_str)) && self.choice != VoiceChoice::Embedded
                {
                    self.report_engine(Engine::System, None);
                }
            }
            SystemReport::Missing => {
                let why = match self.choice {
                    VoiceChoice::Reader => Some(VoiceTrouble::NoReader),
                    VoiceChoice::System => Some(VoiceTrouble::NoSystemVoice),
                    VoiceChoice::Auto | VoiceChoice::Embedded | VoiceChoice::Off => None,
                };
                self.system_failed(why);
            }
            SystemReport::Broken => self.system_failed(Some(VoiceTrouble::SystemBroken)),
            // Not for sentences that another voice has taken over meanwhile.
            SystemReport::Began(id) if self.is_saying(id, Route::System) => {
                self.active.iter_mut().filter(|saying| saying.id == id).for_each(ActiveUtterance::note_beginning);
                send_report(&ProcessReport::Began { id, engine: Engine::System });
            }
            SystemReport::Ended(id) if self.is_saying(id, Route::System) => {
                self.system.proved();
                self.end(id, &ProcessReport::Ended { id });
            }
            SystemReport::Stopped(id) if self.is_saying(id, Route::System) => {
                self.end(id, &ProcessReport::Stopped { id })
            }
            SystemReport::Began(_) | SystemReport::Ended(_) | SystemReport::Stopped(_) => {}
            SystemReport::Alive => self.active.iter_mut().for_each(ActiveUtterance::note_life),
        }
    }

    /// Counts a tick; a system's voice that is silent too long has failed.
    fn tick(&mut self) {
        self.system.tick();
        // Every sentence must age.
        let silent = self.active.iter_mut().filter_map(|saying| saying.tick().then_some(())).count();
        if silent > 0 {
            self.system.ask(SystemOrder::Stop);
            self.system_failed(Some(VoiceTrouble::SystemSilent));
        }
    }

    /// The embedded voice takes over, with a reason if the system's voice had been heard or was wanted.
    fn system_failed(&mut self, why: Option<VoiceTrouble>) {
        self.system.failed();
        if self.synthesiser.is_some() {
            self.embedded_speaks(why);
        } else if let Some(why) = why.or(Some(VoiceTrouble::NoLibrary)) {
            send_report(&ProcessReport::Mute { why });
        }
        self.release();
    }

    /// Says by another voice what the system's voice did not say, or what waited for it.
    fn release(&mut self) {
        let is_open = self.system.is_open();
        let loose =
            |saying: &mut ActiveUtterance| saying.route == Route::Held || (saying.route == Route::System && !is_open);
        for saying in self.active.extract_if(.., loose).collect::<Vec<_>>() {
            if saying.is_stopping() {
                send_report(&ProcessReport::Stopped { id: saying.id });
            } else {
                self.say(saying.id, saying.listener, saying.phrases);
            }
        }
    }

    fn say_by_another(&mut self, id: u64, why: VoiceTrouble) {
        let Some(at) = self.active.iter().position(|saying| saying.id == id) else {
            return send_report(&ProcessReport::Unsaid { id, why }); // a recording
        };
        let saying = self.active.swap_remove(at);
        match self.route(saying.listener, &saying.phrases) {
            Ok(Route::System) => {
                self.report_engine(Engine::System, Some(why));
                self.say(id, saying.listener, saying.phrases);
            }
            Ok(Route::Embedded | Route::Held) | Err(_) => send_report(&ProcessReport::Unsaid { id, why }),
        }
    }

    fn is_saying(&self, id: u64, route: Route) -> bool {
        self.active.iter().any(|saying| saying.id == id && saying.route == route)
    }

    fn end(&mut self, id: u64, report: &ProcessReport) {
        self.active.retain(|saying| saying.id != id);
        send_report(report);
    }
}

/// How long the system's voice may take to begin, or give no sign of life, before it counts as silent.
const SILENT: Duration = Duration::from_secs(1);
/// How long a sentence may take, and what each character adds at 150 words a minute: twice what it usually takes.
const ALWAYS: Duration = Duration::from_secs(4);
const A_CHARACTER: Duration = Duration::from_millis(200);
/// Words a minute at which that holds, and the minimum assumed.
const USUAL_RATE: u16 = 150;
const LEAST_RATE: u16 = 50;

/// The voice for a sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Route {
    System,
    Embedded,
    /// Waits: the system's voice is being opened.
    Held,
}

/// A sentence that is being said, and when the voice last gave a sign of life.
struct ActiveUtterance {
    id: u64,
    listener: Audience,
    phrases: Vec<Phrase>,
    route: Route,
    stage: UtteranceStage,
    /// Time since the sentence was handed over, and since the last sign of life.
    age: Duration,
    quiet: Duration,
    /// How long the whole sentence may take.
    limit: Duration,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum UtteranceStage {
    HandedOver,
    Begun,
    Stopping,
}

impl ActiveUtterance {
    /// `rate` in words a minute.
    fn new(id: u64, listener: Audience, phrases: Vec<Phrase>, route: Route, rate: u16) -> ActiveUtterance {
        let characters: usize = phrases.iter().map(|phrase| phrase.text.chars().count()).sum();
        let characters = u32::try_from(characters).unwrap_or(u32::MAX / 8);
        let slowness = f64::from(USUAL_RATE) / f64::from(rate.max(LEAST_RATE));
        let limit = ALWAYS.saturating_add(A_CHARACTER.saturating_mul(characters).mul_f64(slowness));
        ActiveUtterance {
            id,
            listener,
            phrases,
            route,
            stage: UtteranceStage::HandedOver,
            age: Duration::ZERO,
            quiet: Duration::ZERO,
            limit,
        }
    }

    /// Notes that it is heard.
    fn note_beginning(&mut self) {
        if self.stage == UtteranceStage::HandedOver {
            self.stage = UtteranceStage::Begun;
        }
        self.quiet = Duration::ZERO;
    }

    /// Notes a sign of life.
    fn note_life(&mut self) {
        self.quiet = Duration::ZERO;
    }

    /// Notes that it was asked to stop.
    fn note_stop(&mut self) {
        (self.stage, self.age) = (UtteranceStage::Stopping, Duration::ZERO);
    }

    /// Whether it was asked to stop.
    fn is_stopping(&self) -> bool {
        self.stage == UtteranceStage::Stopping
    }

    /// Counts a tick; returns whether the sentence should have been heard by now.
    fn tick(&mut self) -> bool {
        self.age += TICK;
        self.quiet += TICK;
        let limit = match (self.route, self.stage) {
            (Route::Embedded, _) => return false, // its thread watches the device itself
            (Route::Held, _) | (Route::System, UtteranceStage::HandedOver | UtteranceStage::Stopping) => SILENT,
            (Route::System, UtteranceStage::Begun) => self.limit,
        };
        let is_silent = self.stage == UtteranceStage::Begun && self.quiet > SILENT;
        self.age > limit || is_silent
    }
}

/// Reports the voices of these languages in the background, the embedded ones too if `embedded` is set.
fn list_voices(languages: Vec<String>, embedded: bool) {
    thread::spawn(move || {
        for language in languages.iter().filter(|_| embedded) {
            let name = format!("espeak-ng {language}");
            send_report(&ProcessReport::Answer(VoiceAnswer::Voice {
                engine: Engine::Embedded,
                language: language.clone(),
                name,
            }));
        }
        let ours = |(language, name): &(String, String)| languages.contains(language) && !name.contains('+');
        for (language, name) in system::voices().into_iter().filter(ours) {
            send_report(&ProcessReport::Answer(VoiceAnswer::Voice { engine: Engine::System, language, name }));
        }
        send_report(&ProcessReport::Answer(VoiceAnswer::ListEnded));
    });
}

/// Reports the output devices by name, in the background: listing may take seconds.
fn list_devices() {
    thread::spawn(|| {
        device_names().into_iter().for_each(|name| send_report(&ProcessReport::Answer(VoiceAnswer::Device { name })));
        send_report(&ProcessReport::Answer(VoiceAnswer::ListEnded));
    });
}
