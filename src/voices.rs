//! Names what can speak and where it can be heard.

use std::io::{self, Write};
use std::sync::mpsc;
use std::time::Duration;

use crate::manner::Stop;
use crate::voice::{Engine, Voice, VoiceChoice, VoiceReport, VoiceSettings};
use crate::wording::{Trouble, Wording, languages};

/// Longest that a list may take; a daemon may know thousands of voices.
const LONGEST: Duration = Duration::from_secs(20);

/// Prints every voice, `system de German`, and every output device, `device default`, a line each.
///
/// # Errors
///
/// Where there is no voice at all.
pub fn list(_: &Wording) -> Result<(), Stop> {
    let settings = VoiceSettings { languages: languages(), ..VoiceSettings::new(VoiceChoice::Embedded) };
    let (to, reports) = mpsc::channel();
    let voice = Voice::start(settings, move |report| drop(to.send(report)));
    voice.list_voices();
    voice.list_devices();
    let mut found = 0;
    let mut lists = 0;
    while lists < 2 {
        match reports.recv_timeout(LONGEST) {
            Ok(VoiceReport::Voice { engine, language, name }) => {
                found += 1;
                let engine = match engine {
                    Engine::System => "system",
                    Engine::Embedded => "embedded",
                };
                print(&format!("{engine} {language} {name}\n"));
            }
            Ok(VoiceReport::Device { name }) => print(&format!("device {name}\n")),
            Ok(VoiceReport::ListEnded) => lists += 1,
            Ok(VoiceReport::Failed { why }) if found == 0 => {
                return Err(Stop::failed(Trouble::VoiceFailed { why: why.word() }));
            }
            Ok(_) => {}
            Err(_) => return Ok(()),
        }
    }
    Ok(())
}

/// Prints to standard output; where nobody reads any more there is nothing left to do.
fn print(text: &str) {
    let _ = io::stdout().lock().write_all(text.as_bytes());
}
