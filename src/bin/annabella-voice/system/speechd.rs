//! Speech Dispatcher, the system's voice on Linux: one connection for each language.
//!
//! Through its own client library, because `tts` on top of it cannot say which language a text is in and must list
//! thousands of voices instead, during which the daemon says nothing.

use super::{Broken, Call};
use annabella::voice::pronunciation::{Prosody, as_ssml};
use speech_dispatcher::DataMode;
use speech_dispatcher::Mode;
use speech_dispatcher::Priority;
use speech_dispatcher::Voice;

/// A connection to Speech Dispatcher that speaks one language.
pub struct Connection {
    daemon: speech_dispatcher::Connection,
    language: String,
    prosody: Option<Prosody>,
}

impl Connection {
    /// Connects and chooses the language, and the voice if one is preferred. `called` is called from the library's thread
    /// with the number of an utterance. It must do nothing but send: a call to the library from there never returns.
    pub fn open(
        language: &str,
        voice: Option<&str>,
        called: impl Fn(String, Call) + Clone + 'static,
    ) -> Option<Connection> {
        let daemon = speech_dispatcher::Connection::open("annabella", language, "annabella", Mode::Threaded).ok()?;
        daemon.set_language(language).ok()?;
        daemon.set_data_mode(DataMode::SSML).ok()?;
        if let Some(name) = voice {
            let voice = Voice { name: name.to_string(), language: language.to_string(), variant: None };
            // If the voice is gone, use the language's default.
            let _ = daemon.set_synthesis_voice(&voice);
        }
        let callback = |call| {
            let called = called.clone();
            Some(Box::new(move |utterance: usize, _| called(utterance.to_string(), call))
                as Box<dyn FnMut(usize, usize)>)
        };
        daemon.on_begin(callback(Call::Began));
        daemon.on_end(callback(Call::Ended));
        daemon.on_cancel(callback(Call::Stopped));
        Some(Connection { daemon, language: language.to_string(), prosody: None })
    }

    /// Queues a text, which must not be empty or contain a zero character, and returns its number.
    pub fn say(&mut self, text: &str, prosody: Prosody) -> Result<Option<String>, Broken> {
        if self.prosody != Some(prosody) {
            self.daemon.set_voice_rate(rate(prosody.rate)).map_err(|_| Broken)?;
            self.daemon.set_voice_pitch(i32::from(prosody.pitch) * 2 - 100).map_err(|_| Broken)?;
            // The daemon's zero is a voice's usual loudness; above it the sound is clipped.
            self.daemon.set_volume(i32::from(prosody.volume.min(200)) - 100).map_err(|_| Broken)?;
            self.prosody = Some(prosody);
        }
        let text = as_ssml(text, &self.language);
        self.daemon.say(Priority::Important, text).map(|utterance| Some(utterance.to_string())).ok_or(Broken)
    }

    /// Cuts off what is being said.
    ///
    /// # Errors
    ///
    /// The connection is broken.
    pub fn stop(&mut self) -> Result<(), Broken> {
        self.daemon.cancel().map_err(|_| Broken)
    }

    /// Makes a harmless request: a dead daemon answers with an error, a frozen one not at all.
    pub fn probe(&mut self) -> Result<(), Broken> {
        self.daemon.set_voice_rate(rate(self.prosody.map_or(NORMAL, |prosody| prosody.rate))).map_err(|_| Broken)
    }
}

/// All voices by language and name. The daemon cannot speak meanwhile.
pub fn voices() -> Vec<(String, String)> {
    let daemon = speech_dispatcher::Connection::open("annabella", "voices", "annabella", Mode::Threaded);
    let voices = daemon.and_then(|daemon| daemon.list_synthesis_voices()).unwrap_or_default();
    let primary = |language: &str| language.split('-').next().unwrap_or_default().to_string();
    voices.into_iter().map(|voice| (primary(&voice.language), voice.name)).collect()
}

/// The daemon's -100, 0 and 100 in words a minute, as its espeak-ng module is configured.
const SLOWEST: u16 = 80;
const NORMAL: u16 = 170;
const FASTEST: u16 = 449;

/// The daemon's rate, -100 to 100, for a number of words a minute.
fn rate(words: u16) -> i32 {
    let words = words.clamp(SLOWEST, FASTEST);
    let span = if words < NORMAL { NORMAL - SLOWEST } else { FASTEST - NORMAL };
    100 * (i32::from(words) - i32::from(NORMAL)) / i32::from(span)
}
