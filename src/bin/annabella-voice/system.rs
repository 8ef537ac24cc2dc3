//! The system's voice, on a thread that may freeze with it.
//!
//! Nobody waits for this thread: who asked watches whether it still gives signs of life.

#[cfg(target_os = "linux")]
pub use crate::speechd::{Connection, voices};
#[cfg(not(target_os = "linux"))]
pub use crate::tts_backend::{Connection, voices};

use crate::backend::{Broken, Call};
use crate::nearest::tell_unknown;
use crate::prosody::Prosody;
use crate::screen_reader::ScreenReader;
use annabella::voice::pronunciation::Piece;
use annabella::voice::protocol::NameKind;
use std::collections::HashMap;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::thread;
use std::time::Duration;

/// Who of the system speaks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Speaker {
    #[default]
    Voice,
    ScreenReader,
}

/// A way to whoever speaks.
enum SpeakerLink {
    Voice(Connection),
    ScreenReader(ScreenReader),
}

impl SpeakerLink {
    fn say(&mut self, text: &str, prosody: Prosody) -> Result<Option<String>, Broken> {
        match self {
            SpeakerLink::Voice(voice) => voice.say(text, prosody),
            // How it sounds is set in the reader itself; it never tells when it has ended.
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

/// What the thread of the system's voice is told.
pub enum SystemOrder {
    Say(u64, Vec<Piece>, Prosody),
    Stop,
    /// Another language will be spoken.
    Learn(String),
    /// Gives every connection up and connects anew.
    Reopen,
    /// From the library's own thread: which opening, which connection, which utterance.
    Called(u32, usize, String, Call),
}

/// What the thread of the system's voice tells; sentences go by their numbers.
#[derive(Clone, Debug)]
pub enum SystemReport {
    /// It can speak, if perhaps not in a voice of the language.
    Opened,
    /// These are the languages it has voices of.
    Speaks(Vec<String>),
    Missing,
    Began(u64),
    Ended(u64),
    Stopped(u64),
    /// It took no order, or lost its connection; it is closed until it is reopened.
    Broken,
    Alive,
}

/// How it becomes known which languages the system has voices of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Knowledge {
    /// It is taken to have them: the user wants it.
    Assumed,
    /// Its voices are listed, and it is not used before; listing takes the daemon half a second or more.
    Listed,
}

/// Starts the thread of the system's voice or of its screen reader, with the voices wished for by language.
pub fn start(
    languages: Vec<String>,
    wished: Vec<(String, String)>,
    knowledge: Knowledge,
    speaker: Speaker,
    report: impl Fn(SystemReport) + Send + Clone + 'static,
) -> Sender<SystemOrder> {
    let (orders, inbox) = mpsc::channel();
    let to = orders.clone();
    thread::spawn(move || {
        let wished = wished.into_iter().collect();
        let (opening, connections, saying) = (0, Vec::new(), None);
        System { orders: to, languages, wished, knowledge, speaker, opening, connections, saying, report }.run(&inbox);
    });
    orders
}

/// Between two signs of life while something is said.
const PROBE: Duration = Duration::from_millis(300);

struct System<R> {
    orders: Sender<SystemOrder>,
    languages: Vec<String>,
    /// Voices by language.
    wished: HashMap<String, String>,
    knowledge: Knowledge,
    speaker: Speaker,
    /// Counts the openings: a new daemon gives the same numbers to its utterances.
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

/// Says which voices of the language have nearly that name, if none has it.
fn check_name(language: &str, name: &str, voices: &[(String, String)]) {
    let known = || voices.iter().filter(|(of, _)| of == language).map(|(_, name)| name);
    if !voices.is_empty() && !known().any(|known| known == name) {
        // Every variant of a voice has a name too; they would be all that is offered.
        tell_unknown(NameKind::Voice, name, known().filter(|known| !known.contains('+')).cloned());
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

    /// A language that it has no voice of is left to another voice, as any sentence is that it cannot say.
    fn learn(&mut self, language: String) -> Result<(), Broken> {
        self.languages.push(language.clone());
        if !self.connections.is_empty() {
            self.connection(&language).ok_or(Broken)?;
            self.list_voices(HashMap::new());
        }
        Ok(())
    }

    fn open(&mut self) {
        self.opening += 1;
        for language in self.languages.clone() {
            if self.connection(&language).is_none() {
                return (self.report)(SystemReport::Missing);
            }
        }
        (self.report)(SystemReport::Opened);
        self.list_voices(if self.opening == 1 { self.wished.clone() } else { HashMap::new() });
    }

    /// Finds out, in the background, which languages it has voices of, and whether it has those wished for.
    fn list_voices(&self, wished: HashMap<String, String>) {
        let (report, languages) = (self.report.clone(), self.languages.clone());
        let is_assumed = self.knowledge == Knowledge::Assumed;
        if is_assumed {
            report(SystemReport::Speaks(languages.clone()));
        }
        if is_assumed && wished.is_empty() {
            return;
        }
        thread::spawn(move || {
            let voices = voices();
            wished.iter().for_each(|(language, name)| check_name(language, name, &voices));
            if is_assumed {
                return;
            }
            let known = |language: &String| voices.iter().any(|(of, _)| of == language);
            report(SystemReport::Speaks(languages.into_iter().filter(known).collect()));
        });
    }

    /// The connection that speaks a language; a new one if need be.
    fn connection(&mut self, language: &str) -> Option<usize> {
        let known = self.connections.iter().position(|(spoken, _)| spoken == language);
        known.or_else(|| {
            let (orders, opening, number) = (self.orders.clone(), self.opening, self.connections.len());
            let called =
                move |utterance, call| drop(orders.send(SystemOrder::Called(opening, number, utterance, call)));
            let voice = self.wished.get(language).map(String::as_str);
            let way = match self.speaker {
                Speaker::Voice => SpeakerLink::Voice(Connection::open(language, voice, called)?),
                Speaker::ScreenReader => SpeakerLink::ScreenReader(ScreenReader::open()?),
            };
            self.connections.push((language.to_string(), way));
            Some(number)
        })
    }

    /// The old connections go before there are new ones: the library knows them by numbers that come again.
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
            // A screen reader that takes text and tells nothing.
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
