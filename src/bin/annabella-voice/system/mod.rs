//! The system's voice, on a thread that may freeze with it, and what is known of it without asking.
//!
//! Nothing waits for this thread: the router watches whether it still gives signs of life.

#[cfg(not(target_os = "linux"))]
mod platform;
mod screen_reader;
#[cfg(target_os = "linux")]
mod speechd;

#[cfg(not(target_os = "linux"))]
pub use platform::voices;
#[cfg(target_os = "linux")]
pub use speechd::voices;

use crate::report_unknown;
use annabella::voice::pronunciation::{Piece, Prosody};
use annabella::voice::protocol::{NameKind, VoiceTrouble};
use annabella::voice::ticker::TICK;
use std::collections::HashMap;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::thread;
use std::time::Duration;

#[cfg(not(target_os = "linux"))]
use platform::Connection;
use screen_reader::ScreenReader;
#[cfg(target_os = "linux")]
use speechd::Connection;

/// A connection to a voice of the system or to its screen reader.
enum SpeakerLink {
    Voice(Connection),
    ScreenReader(ScreenReader),
}

impl SpeakerLink {
    fn say(&mut self, text: &str, prosody: Prosody) -> Result<Option<String>, Broken> {
        match self {
            SpeakerLink::Voice(voice) => voice.say(text, prosody),
            // How it sounds is set in the reader itself, which never reports an end.
            SpeakerLink::ScreenReader(reader) => reader.say(text).map(|()| None),
        }
    }

    fn stop(&mut self) -> Result<(), Broken> {
        match self {
            SpeakerLink::Voice(voice) => voice.stop(),
            SpeakerLink::ScreenReader(reader) => reader.stop(),
        }
    }

    fn probe(&mut self) -> Result<(), Broken> {
        match self {
            SpeakerLink::Voice(voice) => voice.probe(),
            SpeakerLink::ScreenReader(reader) => reader.probe(),
        }
    }
}

/// An order for the thread of the system's voice.
pub enum SystemOrder {
    Say(u64, Vec<Piece>, Prosody),
    Stop,
    /// Another language will be spoken.
    Learn(String),
    /// Gives up every connection and connects again.
    Reopen,
    /// From the library's own thread: which opening, which connection, which utterance.
    Called(u32, usize, String, Call),
}

/// A report of the thread of the system's voice. Sentences are named by their numbers.
#[derive(Clone, Debug)]
pub enum SystemReport {
    /// It can speak, perhaps not in a voice of the language.
    Opened,
    /// It has voices of these languages.
    Speaks(Vec<String>),
    Missing,
    Began(u64),
    Ended(u64),
    Stopped(u64),
    /// It took no order, or lost its connection; it is closed until it is reopened.
    Broken,
    Alive,
}

/// Settings for the system's voice.
#[derive(Clone, Debug)]
pub struct SystemSettings {
    pub languages: Vec<String>,
    /// Preferred voices by language.
    pub preferred: HashMap<String, String>,
    /// The user wants the system to speak, so it is assumed to have voices of all languages. Otherwise they are listed
    /// first, which takes the daemon half a second or more.
    pub assume_voices: bool,
    /// The running screen reader speaks, not a voice.
    pub use_screen_reader: bool,
}

/// Starts the thread of the system's voice or of its screen reader.
pub fn start(settings: SystemSettings, report: impl Fn(SystemReport) + Send + Clone + 'static) -> Sender<SystemOrder> {
    let (orders, inbox) = mpsc::channel();
    let to = orders.clone();
    thread::spawn(move || {
        System { orders: to, settings, opening: 0, connections: Vec::new(), saying: None, report }.run(&inbox);
    });
    orders
}

/// The time between two signs of life while something is said.
const PROBE: Duration = Duration::from_millis(300);

struct System<R> {
    orders: Sender<SystemOrder>,
    settings: SystemSettings,
    /// Counts the openings: a new daemon numbers its utterances from the start again.
    opening: u32,
    connections: Vec<(String, SpeakerLink)>,
    saying: Option<Saying>,
    report: R,
}

struct Saying {
    id: u64,
    begun: bool,
    /// Utterances that have not ended: connection and number.
    open: Vec<(usize, String)>,
}

/// Reports which voices of the language have a similar name, if none has this one.
fn check_name(language: &str, name: &str, voices: &[(String, String)]) {
    let known = || voices.iter().filter(|(of, _)| of == language).map(|(_, name)| name);
    if !voices.is_empty() && !known().any(|known| known == name) {
        // Variants of voices have names too; only they would be offered.
        report_unknown(NameKind::Voice, name, known().filter(|known| !known.contains('+')).cloned());
    }
}

impl<R: Fn(SystemReport) + Send + Clone + 'static> System<R> {
    fn run(mut self, inbox: &Receiver<SystemOrder>) {
        self.open();
        loop {
            let order = match self.saying {
                None => inbox.recv().map_err(|_| RecvTimeoutError::Disconnected),
                Some(_) => inbox.recv_timeout(PROBE),
            };
            let done = match order {
                Ok(SystemOrder::Say(id, pieces, prosody)) => self.say(id, &pieces, prosody),
                Ok(SystemOrder::Stop) => self.stop(),
                Ok(SystemOrder::Learn(language)) => self.learn(language),
                Ok(SystemOrder::Reopen) => {
                    self.close();
                    self.open();
                    Ok(())
                }
                Ok(SystemOrder::Called(opening, connection, utterance, call)) => {
                    if opening == self.opening {
                        self.called(&(connection, utterance), call);
                    }
                    Ok(())
                }
                Err(RecvTimeoutError::Timeout) => self.probe(),
                Err(RecvTimeoutError::Disconnected) => return,
            };
            if done.is_err() {
                self.close();
                (self.report)(SystemReport::Broken);
            }
        }
    }

    /// A language without a voice here is left to another voice, like any sentence that the system cannot say.
    fn learn(&mut self, language: String) -> Result<(), Broken> {
        self.settings.languages.push(language.clone());
        if !self.connections.is_empty() {
            self.connection(&language).ok_or(Broken)?;
            self.list_voices(HashMap::new());
        }
        Ok(())
    }

    fn open(&mut self) {
        self.opening += 1;
        for language in self.settings.languages.clone() {
            if self.connection(&language).is_none() {
                return (self.report)(SystemReport::Missing);
            }
        }
        (self.report)(SystemReport::Opened);
        self.list_voices(if self.opening == 1 { self.settings.preferred.clone() } else { HashMap::new() });
    }

    /// Finds out in the background which languages it has voices of, and whether it has the preferred ones.
    fn list_voices(&self, preferred: HashMap<String, String>) {
        let (report, languages) = (self.report.clone(), self.settings.languages.clone());
        let is_assumed = self.settings.assume_voices;
        if is_assumed {
            report(SystemReport::Speaks(languages.clone()));
        }
        if is_assumed && preferred.is_empty() {
            return;
        }
        thread::spawn(move || {
            let voices = voices();
            preferred.iter().for_each(|(language, name)| check_name(language, name, &voices));
            if is_assumed {
                return;
            }
            let known = |language: &String| voices.iter().any(|(of, _)| of == language);
            report(SystemReport::Speaks(languages.into_iter().filter(known).collect()));
        });
    }

    /// The connection that speaks a language, opened if necessary.
    fn connection(&mut self, language: &str) -> Option<usize> {
        let known = self.connections.iter().position(|(spoken, _)| spoken == language);
        known.or_else(|| {
            let (orders, opening, number) = (self.orders.clone(), self.opening, self.connections.len());
            let called =
                move |utterance, call| drop(orders.send(SystemOrder::Called(opening, number, utterance, call)));
            let voice = self.settings.preferred.get(language).map(String::as_str);
            let link = if self.settings.use_screen_reader {
                SpeakerLink::ScreenReader(ScreenReader::open()?)
            } else {
                SpeakerLink::Voice(Connection::open(language, voice, called)?)
            };
            self.connections.push((language.to_string(), link));
            Some(number)
        })
    }

    /// Old connections are closed before new ones are opened: the library reuses their numbers.
    fn close(&mut self) {
        self.connections.clear();
        self.saying = None;
    }

    fn say(&mut self, id: u64, pieces: &[Piece], prosody: Prosody) -> Result<(), Broken> {
        let mut saying = Saying { id, begun: false, open: Vec::new() };
        for piece in pieces {
            let number = self.connection(&piece.language).ok_or(Broken)?;
            let utterance = self.connections[number].1.say(&piece.text, prosody)?;
            saying.open.extend(utterance.map(|utterance| (number, utterance)));
        }
        if saying.open.is_empty() {
            // A screen reader takes text and reports nothing.
            (self.report)(SystemReport::Began(id));
            (self.report)(SystemReport::Ended(id));
        } else {
            self.saying = Some(saying);
        }
        Ok(())
    }

    fn stop(&mut self) -> Result<(), Broken> {
        let stopped = self.connections.iter_mut().try_for_each(|(_, connection)| connection.stop());
        if let Some(saying) = self.saying.take() {
            (self.report)(SystemReport::Stopped(saying.id));
        }
        stopped
    }

    fn called(&mut self, utterance: &(usize, String), call: Call) {
        let Some(saying) = &mut self.saying else { return };
        if !saying.open.contains(utterance) {
            return;
        }
        if call == Call::Began {
            if !std::mem::replace(&mut saying.begun, true) {
                (self.report)(SystemReport::Began(saying.id));
            }
            return;
        }
        saying.open.retain(|open| open != utterance);
        if saying.open.is_empty() {
            let id = saying.id;
            let is_ended = call == Call::Ended;
            (self.report)(if is_ended { SystemReport::Ended(id) } else { SystemReport::Stopped(id) });
            self.saying = None;
        }
    }

    fn probe(&mut self) -> Result<(), Broken> {
        let Some(saying) = &self.saying else { return Ok(()) };
        let Some((number, _)) = saying.open.first() else { return Ok(()) };
        self.connections[*number].1.probe()?;
        (self.report)(SystemReport::Alive);
        Ok(())
    }
}

/// How long to wait before the system's voice is opened again: at first, at most, and at most once it has been heard.
const SHORTEST_WAIT: Duration = Duration::from_secs(1);
const LONGEST_WAIT: Duration = Duration::from_secs(60);
const LONGEST_WAIT_ONCE_HEARD: Duration = Duration::from_secs(2);

/// The last known state of the system's voice.
#[derive(Default)]
pub struct SystemState {
    orders: Option<Sender<SystemOrder>>,
    availability: Availability,
    /// The languages it has a voice of.
    speaks: Vec<String>,
    wait: Duration,
    longest_wait: Duration,
}

#[derive(Clone, Copy, Default, PartialEq, Eq)]
enum Availability {
    /// Not wanted.
    #[default]
    Absent,
    Opening,
    Open,
    /// Closed; the time until it is opened again.
    Closed(Duration),
}

impl SystemState {
    /// A voice whose thread was started and is opening it.
    pub fn started(orders: Sender<SystemOrder>) -> SystemState {
        let (wait, longest_wait) = (SHORTEST_WAIT, LONGEST_WAIT);
        SystemState {
            orders: Some(orders),
            availability: Availability::Opening,
            speaks: Vec::new(),
            wait,
            longest_wait,
        }
    }

    /// Sends its thread an order, if it has one.
    pub fn ask(&self, order: SystemOrder) {
        if let Some(orders) = &self.orders {
            // The thread lives as long as the process.
            let _ = orders.send(order);
        }
    }

    /// Whether it was ever wanted.
    pub fn is_started(&self) -> bool {
        self.orders.is_some()
    }

    /// Whether it takes sentences.
    pub fn is_open(&self) -> bool {
        self.availability == Availability::Open
    }

    /// Whether it may soon take sentences.
    pub fn is_opening(&self) -> bool {
        self.availability == Availability::Opening
    }

    /// Whether it has a voice of each of these languages.
    pub fn speaks<'a>(&self, mut languages: impl Iterator<Item = &'a str>) -> bool {
        self.is_open() && languages.all(|language| self.speaks.iter().any(|spoken| spoken == language))
    }

    /// Notes that it takes sentences from now on.
    pub fn opened(&mut self) {
        self.availability = Availability::Open;
        self.speaks.clear();
    }

    /// Notes the languages it has voices of.
    pub fn learned(&mut self, languages: Vec<String>) {
        self.speaks = languages;
    }

    /// Notes that it said a sentence to its end: the next trouble is a new one.
    pub fn proved(&mut self) {
        (self.wait, self.longest_wait) = (SHORTEST_WAIT, LONGEST_WAIT_ONCE_HEARD);
    }

    /// Notes that it is missing, broken or silent. It is tried again, after a longer time each time.
    pub fn failed(&mut self) {
        self.speaks.clear();
        self.availability = Availability::Closed(self.wait);
        self.wait = (self.wait * 2).min(self.longest_wait);
    }

    /// Whether it will be opened again after a while.
    pub fn is_closed(&self) -> bool {
        matches!(self.availability, Availability::Closed(_))
    }

    /// Why it cannot say anything now.
    pub fn trouble(&self) -> VoiceTrouble {
        match self.availability {
            Availability::Absent | Availability::Opening | Availability::Open => VoiceTrouble::SystemSilent,
            Availability::Closed(_) => VoiceTrouble::NoSystemVoice,
        }
    }

    /// Counts a tick.
    pub fn tick(&mut self) {
        match &mut self.availability {
            Availability::Closed(left) if left.is_zero() => {
                self.availability = Availability::Opening;
                self.ask(SystemOrder::Reopen);
            }
            Availability::Closed(left) => *left = left.saturating_sub(TICK),
            Availability::Absent | Availability::Opening | Availability::Open => {}
        }
    }
}

/// A library's report on an utterance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Call {
    Began,
    Ended,
    Stopped,
}

/// The library refused an order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Broken;
