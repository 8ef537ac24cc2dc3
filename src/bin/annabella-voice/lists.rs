//! The names of voices and devices, found out in the background because both may take seconds.

use crate::device_names::device_names;
use crate::{system, tell};
use annabella::voice::protocol::{Engine, ProcessReport, VoiceAnswer};
use std::thread;

/// Reports the voices of these languages, the built-in ones too where `embedded` says so.
pub fn voices(languages: Vec<String>, embedded: bool) {
    thread::spawn(move || {
        for language in languages.iter().filter(|_| embedded) {
            let name = format!("espeak-ng {language}");
            tell(&ProcessReport::Told(VoiceAnswer::Voice {
                engine: Engine::Embedded,
                language: language.clone(),
                name,
            }));
        }
        let ours = |(language, name): &(String, String)| languages.contains(language) && !name.contains('+');
        for (language, name) in system::voices().into_iter().filter(ours) {
            tell(&ProcessReport::Told(VoiceAnswer::Voice { engine: Engine::System, language, name }));
        }
        tell(&ProcessReport::Told(VoiceAnswer::ListEnded));
    });
}

/// Reports the output devices by name.
pub fn devices() {
    thread::spawn(|| {
        device_names().into_iter().for_each(|name| tell(&ProcessReport::Told(VoiceAnswer::Device { name })));
        tell(&ProcessReport::Told(VoiceAnswer::ListEnded));
    });
}
