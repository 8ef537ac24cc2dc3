//! The system's voice where it is a library of the system: macOS, Windows and its screen readers, through `tts`.

use super::{Broken, Call};
use annabella::voice::pronunciation::Prosody;
use tts::Tts;
use tts::UtteranceId;

/// A connection to the platform's own voice that speaks one language.
pub struct Connection {
    tts: Tts,
    prosody: Option<Prosody>,
}

impl Connection {
    /// Opens the voice of a language, or the preferred one. `called` is called from the system's thread with the number
    /// of an utterance. It must do nothing but send: a call to the library from there never returns.
    pub fn open(
        language: &str,
        voice: Option<&str>,
        called: impl Fn(String, Call) + Clone + 'static,
    ) -> Option<Connection> {
        let mut tts = Tts::default().ok()?;
        // A screen reader has no voices to choose from.
        let voices = if tts.supported_features().voice { tts.voices().unwrap_or_default() } else { Vec::new() };
        let named = voices.iter().find(|known| voice.is_some_and(|name| name == known.name()));
        let of_language = || voices.iter().find(|known| known.language().primary_language() == language);
        if let Some(voice) = named.or_else(of_language) {
            tts.set_voice(voice).ok()?;
        }
        let callback = |call| {
            let called = called.clone();
            Some(Box::new(move |id: UtteranceId| called(format!("{id:?}"), call)) as Box<dyn FnMut(UtteranceId)>)
        };
        if tts.supported_features().utterance_callbacks {
            tts.on_utterance_begin(callback(Call::Began)).ok()?;
            tts.on_utterance_end(callback(Call::Ended)).ok()?;
            tts.on_utterance_stop(callback(Call::Stopped)).ok()?;
        }
        Some(Connection { tts, prosody: None })
    }

    /// Queues a text, which must not be empty. Returns its number, or `None` if its end will not be reported.
    pub fn say(&mut self, text: &str, prosody: Prosody) -> Result<Option<String>, Broken> {
        if self.prosody.replace(prosody) != Some(prosody) {
            // What a voice cannot change stays as it is; asking for its limits would abort this process.
            let tts = &mut self.tts;
            let can = tts.supported_features();
            let words = f32::from(prosody.rate) / NORMAL - 1.0;
            if can.rate {
                let rate = between(tts.min_rate(), tts.normal_rate(), tts.max_rate(), words);
                let _ = tts.set_rate(rate).map(drop);
            }
            let part = f32::from(prosody.pitch) / 50.0 - 1.0;
            if can.pitch {
                let pitch = between(tts.min_pitch(), tts.normal_pitch(), tts.max_pitch(), part);
                let _ = tts.set_pitch(pitch).map(drop);
            }
            if can.volume {
                let (least, most) = (tts.min_volume(), tts.max_volume());
                let volume = least + (most - least) * f32::from(prosody.volume.min(100)) / 100.0;
                let _ = tts.set_volume(volume).map(drop);
            }
        }
        let utterance = self.tts.speak(text, false).map_err(|_| Broken)?;
        let reports_ends = self.tts.supported_features().utterance_callbacks;
        Ok(utterance.filter(|_| reports_ends).map(|id| format!("{id:?}")))
    }

    /// Cuts off what is being said.
    ///
    /// # Errors
    ///
    /// The engine refuses.
    pub fn stop(&mut self) -> Result<(), Broken> {
        self.tts.stop().map(drop).map_err(|_| Broken)
    }

    /// Makes a harmless request: a dead voice answers with an error, a frozen one not at all.
    pub fn probe(&mut self) -> Result<(), Broken> {
        if self.tts.supported_features().is_speaking {
            self.tts.is_speaking().map(drop).map_err(|_| Broken)
        } else {
            Ok(())
        }
    }
}

/// All voices by language and name.
pub fn voices() -> Vec<(String, String)> {
    let speaker = Tts::default().ok().filter(|tts| tts.supported_features().voice);
    let voices = speaker.and_then(|tts| tts.voices().ok()).unwrap_or_default();
    voices.iter().map(|voice| (voice.language().primary_language().to_string(), voice.name())).collect()
}

/// Words a minute of a voice at its normal rate.
const NORMAL: f32 = 170.0;

/// `part` -1 is low, 0 normal, 1 high.
fn between(low: f32, normal: f32, high: f32, part: f32) -> f32 {
    let part = part.clamp(-1.0, 1.0);
    if part < 0.0 { normal + (normal - low) * part } else { normal + (high - normal) * part }
}
