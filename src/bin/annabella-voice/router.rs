//! Decides who says a sentence: the system's voice or the embedded one, on which device; and who takes over.

mod takeover;

use crate::embedded::Synthesiser;
use crate::messages::Message;
use crate::output_device::{OutputOrder, Sound};
use crate::outputs::{CLOSING, Outputs};
use crate::recorder::Recorder;
use crate::system::{self, Knowledge, Speaker, SystemOrder};
use crate::system_state::SystemState;
use crate::utterance::{ActiveUtterance, Route};
use crate::{lists, render, tell, tones};
use annabella::voice::pronunciation::pieces;
use annabella::voice::protocol::{
    Audience, Engine, Phrase, ProcessReport, Tone, VoiceChoice, VoiceRequest, VoiceTrouble,
};
use annabella::voice::ticker::{Pace, Ticker};
use std::sync::mpsc::{Receiver, Sender};

/// Chooses the engine and the device for each sentence, and who takes over when one fails.
pub struct VoiceRouter {
    messages: Sender<Message>,
    ticker: Ticker,
    choice: VoiceChoice,
    languages: Vec<String>,
    /// Voices by language, as wished for.
    voices: Vec<(String, String)>,
    outputs: Outputs,
    synthesiser: Option<Synthesiser>,
    system: SystemState,
    /// Who of the system was wished for last.
    speaker: Speaker,
    /// Sentences under route.
    active: Vec<ActiveUtterance>,
    recorder: Recorder,
    /// The engine that the program was told of.
    told: Option<Engine>,
}

impl VoiceRouter {
    /// Routes requests to the voices; `messages` is where devices and voices report.
    pub fn new(messages: Sender<Message>) -> VoiceRouter {
        let (ticks, outputs) = (messages.clone(), Outputs::new(messages.clone()));
        VoiceRouter {
            messages,
            ticker: Ticker::new(move || drop(ticks.send(Message::Tick))),
            choice: VoiceChoice::Auto,
            languages: Vec::new(),
            voices: Vec::new(),
            outputs,
            synthesiser: None,
            system: SystemState::default(),
            speaker: Speaker::default(),
            active: Vec::new(),
            recorder: Recorder::start(),
            told: None,
        }
    }

    /// Serves messages until the program that asks has gone.
    pub fn run(mut self, messages: &Receiver<Message>) {
        while let Ok(message) = messages.recv() {
            match message {
                Message::Request(request) => self.asked(request),
                Message::Output(device, report) => self.output_reported(device.as_deref(), report),
                Message::System(report) => self.system_reported(report),
                Message::Tick => self.tick(),
                Message::Closed => return self.close(),
            }
            let is_awake = self.system.is_closed() || self.active.iter().any(|saying| saying.route != Route::Embedded);
            self.ticker.set(if is_awake { Pace::Awake } else { Pace::Asleep });
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

    fn asked(&mut self, request: VoiceRequest) {
        match request {
            VoiceRequest::Prepare { choice, languages } => self.prepare(choice, languages),
            VoiceRequest::Ear { ear, settings } => self.outputs.set(ear, settings),
            VoiceRequest::Learn { language } => self.learn(language),
            VoiceRequest::UseVoice { language, name } => {
                self.voices.retain(|(of, _)| *of != language);
                self.voices.push((language, name));
            }
            VoiceRequest::Say { id, ear, phrases } => {
                tell(&ProcessReport::Taken { id });
                self.say(id, ear, phrases);
            }
            VoiceRequest::Stop { ear } => self.stop(ear),
            VoiceRequest::Tone { ear, tone } => self.tone(ear, tone),
            VoiceRequest::Render { id, path, phrases } => {
                let prosody = self.outputs.prosody(Audience::Room);
                match &self.synthesiser {
                    Some(voice) => render::start(id, path, voice.clone(), pieces(&phrases, Engine::Embedded), prosody),
                    None => tell(&ProcessReport::Unsaid { id, why: VoiceTrouble::NoLibrary }),
                }
            }
            VoiceRequest::ListVoices => lists::voices(self.languages.clone(), self.synthesiser.is_some()),
            VoiceRequest::ListDevices => lists::devices(),
            VoiceRequest::Listen => self.recorder.listen(),
            VoiceRequest::Record { folder, name, megabytes } => self.recorder.record(folder, name, megabytes),
            VoiceRequest::StopRecording => self.recorder.stop(),
            VoiceRequest::Play { id, ear, path } => {
                tell(&ProcessReport::Taken { id });
                match render::read(&path) {
                    Ok(samples) => self.outputs.order(ear, OutputOrder::Play(Some(id), Sound::Samples(samples))),
                    Err(_) => tell(&ProcessReport::Unsaid { id, why: VoiceTrouble::File }),
                }
            }
        }
    }

    /// Has the wished-for voice ready; what is being said by another is said to its end.
    fn prepare(&mut self, choice: VoiceChoice, languages: Vec<String>) {
        self.choice = choice;
        self.languages = languages;
        if self.synthesiser.is_none() {
            self.synthesiser = Synthesiser::start(self.languages.first().map_or("de", String::as_str)).ok();
        }
        let speaker = if choice == VoiceChoice::Reader { Speaker::ScreenReader } else { Speaker::Voice };
        if choice == VoiceChoice::Embedded && self.synthesiser.is_some() {
            self.embedded_speaks(None);
        } else if !self.system.is_started() || speaker != self.speaker {
            let messages = self.messages.clone();
            let report = move |report| drop(messages.send(Message::System(report)));
            let is_wanted = self.wants_the_system() || self.synthesiser.is_none();
            let knowledge = if is_wanted { Knowledge::Assumed } else { Knowledge::Listed };
            let (languages, voices) = (self.languages.clone(), self.voices.clone());
            self.system = SystemState::started(system::start(languages, voices, knowledge, speaker, report));
            self.speaker = speaker;
        } else if self.system.is_open() {
            self.tell_engine(Engine::System, None);
        }
        tell(&ProcessReport::Ready);
    }

    /// Whether the user wants the system to speak, not only lets it.
    fn wants_the_system(&self) -> bool {
        matches!(self.choice, VoiceChoice::System | VoiceChoice::Reader)
    }

    fn learn(&mut self, language: String) {
        self.system.ask(SystemOrder::Learn(language.clone()));
        self.languages.push(language);
    }

    fn say(&mut self, id: u64, ear: Audience, phrases: Vec<Phrase>) {
        let route = self.route(ear, &phrases);
        let text = pieces(&phrases, Engine::System);
        if text.is_empty() {
            return tell(&ProcessReport::Ended { id }); // nothing in it can be said
        }
        let prosody = self.outputs.prosody(ear);
        match route {
            Ok(Route::System) => self.system.ask(SystemOrder::Say(id, text, prosody)),
            Ok(Route::Embedded) => {
                let Some(voice) = self.synthesiser.clone() else { return };
                let sound = Sound::Speech(voice, pieces(&phrases, Engine::Embedded), prosody);
                self.outputs.order(ear, OutputOrder::Play(Some(id), sound));
            }
            Ok(Route::Held) => {}
            Err(why) => {
                // The system's voice knows no other device: what is for this listener alone stays silent.
                if self.outputs.device_of(ear).is_some() && self.synthesiser.is_none() {
                    tell(&ProcessReport::DeviceLost { ear, why: VoiceTrouble::NoLibrary });
                }
                return tell(&ProcessReport::Unsaid { id, why });
            }
        }
        if let Ok(route) = route {
            self.active.push(ActiveUtterance::new(id, ear, phrases, route, prosody.rate));
        }
    }

    /// Who says this to that listener now. The system's voice knows no other device than its own.
    fn route(&self, ear: Audience, phrases: &[Phrase]) -> Result<Route, VoiceTrouble> {
        let (device, lost) = (self.outputs.device_of(ear), self.outputs.lost(ear));
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

    fn stop(&mut self, ear: Audience) {
        let device = self.outputs.device_of(ear);
        let here = |saying: &ActiveUtterance, router: &VoiceRouter| router.outputs.device_of(saying.ear) == device;
        let routes: Vec<Route> = self.active.iter().filter(|s| here(s, self)).map(|s| s.route).collect();
        if routes.contains(&Route::System) {
            self.system.ask(SystemOrder::Stop);
            self.active.iter_mut().filter(|s| s.route == Route::System).for_each(ActiveUtterance::is_to_stop);
        }
        for saying in self.active.extract_if(.., |s| s.route == Route::Held) {
            tell(&ProcessReport::Stopped { id: saying.id });
        }
        self.outputs.stop(ear);
    }

    fn tone(&mut self, ear: Audience, tone: Tone) {
        let volume = self.outputs.settings_of(ear).volume;
        self.outputs.order(ear, OutputOrder::Play(None, Sound::Samples(tones::samples(tone, volume))));
    }

    fn embedded_speaks(&mut self, why: Option<VoiceTrouble>) {
        self.tell_engine(Engine::Embedded, why);
        self.outputs.order(Audience::Room, OutputOrder::Open);
    }

    fn tell_engine(&mut self, engine: Engine, why: Option<VoiceTrouble>) {
        if self.told.replace(engine) != Some(engine) {
            tell(&ProcessReport::Engine { engine, why });
        }
    }
}
