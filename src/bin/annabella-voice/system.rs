//! The system's voice through the `tts` library, on a thread that may freeze with it.
//!
//! Nobody waits for this thread: who asked watches whether it still gives signs of life.

use crate::embedded::Manner;
use annabella::voice::pronunciation::Piece;
use std::collections::HashMap;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::thread;
use std::time::Duration;
use tts::{Tts, UtteranceId, Voice};

pub enum SystemOrder {
    Say(u64, Vec<Piece>, Manner),
    Stop,
    /// The voice to use for a language, by its name.
    UseVoice(String, String),
    /// Gives every connection up and connects anew.
    Reopen,
    /// From a connection being prepared: it speaks this language now.
    Prepared(u32, String, Box<Tts>),
    /// From the library's own thread.
    Called(u32, String, Call),
}

/// What the library calls back for an utterance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Call {
    Began,
    Ended,
    Stopped,
}

#[derive(Clone, Debug)]
pub enum SystemReport {
    /// It can speak, if not yet in the right voice.
    Opened,
    /// It speaks this language in a voice of that language.
    Speaks(String),
    Missing,
    Began(u64),
    Ended(u64),
    Stopped(u64),
    /// It took no order, or lost its connection; it is closed until it is reopened.
    Broken,
    Alive,
}

/// Starts the thread of the system's voice.
pub fn start(
    languages: Vec<String>,
    wished: Vec<(String, String)>,
    report: impl Fn(SystemReport) + Send + 'static,
) -> Sender<SystemOrder> {
    let (orders, inbox) = mpsc::channel();
    let system = System {
        orders: orders.clone(),
        languages,
        wished: wished.into_iter().collect(),
        opening: 0,
        voices: Vec::new(),
        saying: None,
        report: Box::new(report),
    };
    thread::spawn(move || system.run(&inbox));
    orders
}

/// The names of the voices of these languages; slow, because a daemon may know thousands.
pub fn voice_names(languages: &[String]) -> Vec<(String, String)> {
    let voices = Tts::default().and_then(|tts| tts.voices()).unwrap_or_default();
    let named = voices.iter().map(|voice| (voice.language().primary_language().to_string(), voice.name()));
    named.filter(|(language, name)| languages.contains(language) && !name.contains('+')).collect()
}

/// Between two signs of life while something is said.
const PROBE: Duration = Duration::from_millis(300);

struct System {
    orders: Sender<SystemOrder>,
    languages: Vec<String>,
    /// Voices by language.
    wished: HashMap<String, String>,
    /// Counts the openings, so that a connection prepared for an earlier one is not taken.
    opening: u32,
    voices: Vec<Connection>,
    saying: Option<Saying>,
    report: Box<dyn Fn(SystemReport) + Send>,
}

/// One connection has one voice, because changing the voice takes over a second.
struct Connection {
    /// None for the connection whose voice is left as it is.
    language: Option<String>,
    tts: Tts,
    manner: Option<Manner>,
}

struct Saying {
    id: u64,
    begun: bool,
    /// Utterances that have not ended: connection and number.
    open: Vec<(usize, String)>,
}

impl System {
    fn run(mut self, inbox: &Receiver<SystemOrder>) {
        self.open();
        loop {
            let order = match self.saying {
                None => inbox.recv().map_err(|_| RecvTimeoutError::Disconnected),
                Some(_) => inbox.recv_timeout(PROBE),
            };
            match order {
                Ok(SystemOrder::Say(id, pieces, manner)) => self.say(id, &pieces, manner),
                Ok(SystemOrder::Stop) => self.stop(),
                Ok(SystemOrder::UseVoice(language, name)) => drop(self.wished.insert(language, name)),
                Ok(SystemOrder::Reopen) => {
                    self.close();
                    self.open();
                }
                Ok(SystemOrder::Prepared(opening, language, tts)) if opening == self.opening => {
                    self.add(Some(language.clone()), *tts);
                    (self.report)(SystemReport::Speaks(language));
                }
                Ok(SystemOrder::Called(opening, utterance, call)) if opening == self.opening => {
                    self.called(&utterance, call);
                }
                Ok(SystemOrder::Prepared(..) | SystemOrder::Called(..)) => {}
                Err(RecvTimeoutError::Timeout) => self.probe(),
                Err(RecvTimeoutError::Disconnected) => return,
            }
        }
    }

    fn open(&mut self) {
        self.opening += 1;
        let Ok(tts) = Tts::default() else {
            return (self.report)(SystemReport::Missing);
        };
        self.add(None, tts);
        (self.report)(SystemReport::Opened);
        for language in self.languages.clone() {
            let (orders, opening) = (self.orders.clone(), self.opening);
            let wished = self.wished.get(&language).cloned();
            // Listing the voices takes over a second, and choosing one lists them again: no sentence waits for it.
            thread::spawn(move || {
                if let Some(tts) = prepared(&language, wished.as_deref()) {
                    let _ = orders.send(SystemOrder::Prepared(opening, language, Box::new(tts)));
                }
            });
        }
    }

    fn add(&mut self, language: Option<String>, tts: Tts) {
        let connection = self.voices.len();
        let (orders, opening) = (self.orders.clone(), self.opening);
        // A callback must do nothing but send: any call from within it waits for ever.
        let callback = |call: Call| {
            let orders = orders.clone();
            Some(Box::new(move |id: UtteranceId| {
                let _ = orders.send(SystemOrder::Called(opening, key(connection, id), call));
            }) as Box<dyn FnMut(UtteranceId)>)
        };
        if tts.supported_features().utterance_callbacks {
            let _ = tts.on_utterance_begin(callback(Call::Began));
            let _ = tts.on_utterance_end(callback(Call::Ended));
            let _ = tts.on_utterance_stop(callback(Call::Stopped));
        }
        self.voices.push(Connection { language, tts, manner: None });
    }

    /// A new connection gets the same numbers from a new daemon, so the old ones go first.
    fn close(&mut self) {
        self.voices.clear();
        self.saying = None;
    }

    fn say(&mut self, id: u64, pieces: &[Piece], manner: Manner) {
        let mut saying = Saying { id, begun: false, open: Vec::new() };
        for piece in pieces {
            let of_language = |c: &Connection| c.language.as_deref() == Some(piece.language.as_str());
            let Some(index) = self.voices.iter().position(of_language).or(self.voices.first().map(|_| 0)) else {
                return self.broke();
            };
            let connection = &mut self.voices[index];
            connection.adopt(manner);
            match connection.tts.speak(piece.text.as_str(), false) {
                Ok(Some(utterance)) if connection.tts.supported_features().utterance_callbacks => {
                    saying.open.push((index, key(index, utterance)));
                }
                Ok(_) => {}
                Err(_) => return self.broke(),
            }
        }
        if saying.open.is_empty() {
            // A screen reader that takes text and tells nothing.
            (self.report)(SystemReport::Began(id));
            return (self.report)(SystemReport::Ended(id));
        }
        self.saying = Some(saying);
    }

    fn stop(&mut self) {
        let is_stopped = self.voices.iter_mut().all(|connection| connection.tts.stop().is_ok());
        if let Some(saying) = self.saying.take() {
            (self.report)(SystemReport::Stopped(saying.id));
        }
        if !is_stopped {
            self.broke();
        }
    }

    fn called(&mut self, utterance: &str, call: Call) {
        let Some(saying) = &mut self.saying else { return };
        if !saying.open.iter().any(|(_, open)| open == utterance) {
            return;
        }
        if call == Call::Began && !std::mem::replace(&mut saying.begun, true) {
            (self.report)(SystemReport::Began(saying.id));
        }
        if call != Call::Began {
            saying.open.retain(|(_, open)| open != utterance);
        }
        if saying.open.is_empty() {
            let report =
                if call == Call::Ended { SystemReport::Ended(saying.id) } else { SystemReport::Stopped(saying.id) };
            self.saying = None;
            (self.report)(report);
        }
    }

    /// Asks something harmless: a dead daemon answers with an error, a frozen one not at all.
    fn probe(&mut self) {
        let Some(saying) = &self.saying else { return };
        let Some((index, _)) = saying.open.first() else { return };
        let connection = &mut self.voices[*index];
        let rate = connection.manner.map_or(0.0, |manner| rate(&connection.tts, manner.rate));
        if connection.tts.supported_features().rate && connection.tts.set_rate(rate).is_err() {
            self.broke();
        } else {
            (self.report)(SystemReport::Alive);
        }
    }

    fn broke(&mut self) {
        self.close();
        (self.report)(SystemReport::Broken);
    }
}

impl Connection {
    fn adopt(&mut self, manner: Manner) {
        if self.manner.replace(manner) == Some(manner) {
            return;
        }
        // What a voice cannot change stays as it is.
        let rate = rate(&self.tts, manner.rate);
        let _ = self.tts.set_rate(rate).map(drop);
        let (low, normal, high) = (self.tts.min_pitch(), self.tts.normal_pitch(), self.tts.max_pitch());
        let _ = self.tts.set_pitch(between(low, normal, high, f32::from(manner.pitch) / 50.0 - 1.0)).map(drop);
        let (low, high) = (self.tts.min_volume(), self.tts.max_volume());
        let share = f32::from(manner.volume.min(100)) / 100.0;
        let _ = self.tts.set_volume(low + (high - low) * share).map(drop);
    }
}

/// A connection that speaks a language in its own voice.
fn prepared(language: &str, wished: Option<&str>) -> Option<Tts> {
    let mut tts = Tts::default().ok()?;
    let voices = tts.voices().ok()?;
    let voice = best(&voices, language, wished)?;
    tts.set_voice(voice).ok()?;
    Some(tts)
}

/// The wished-for voice, else the plainest one of the language.
fn best<'a>(voices: &'a [Voice], language: &str, wished: Option<&str>) -> Option<&'a Voice> {
    let named = voices.iter().find(|voice| wished.is_some_and(|name| name == voice.name()));
    let of_language = voices.iter().filter(|voice| voice.language().primary_language() == language);
    named.or_else(|| of_language.min_by_key(|v| (v.language().as_str().len(), v.name().contains('+'), v.name().len())))
}

/// The rate of a voice for a number of words a minute.
fn rate(tts: &Tts, words: u16) -> f32 {
    const SLOWEST: f32 = 80.0;
    const NORMAL: f32 = 170.0;
    const FASTEST: f32 = 390.0;
    let words = f32::from(words).clamp(SLOWEST, FASTEST);
    let part =
        if words < NORMAL { (words - NORMAL) / (NORMAL - SLOWEST) } else { (words - NORMAL) / (FASTEST - NORMAL) };
    between(tts.min_rate(), tts.normal_rate(), tts.max_rate(), part)
}

/// `part` -1 is low, 0 normal, 1 high.
fn between(low: f32, normal: f32, high: f32, part: f32) -> f32 {
    if part < 0.0 { normal + (normal - low) * part } else { normal + (high - normal) * part }
}

fn key(connection: usize, utterance: UtteranceId) -> String {
    format!("{connection} {utterance:?}")
}
