//! Names what can speak and where it can be heard, and plays it.

use std::io::{self, Write};
use std::sync::mpsc;
use std::time::Duration;

use crate::commands::play_recording::wait_until_played;
use crate::game::event::{EventKind, MoveEventKind};
use crate::game::people::Actor;
use crate::nearest::nearest;
use crate::options::error::CommandError;
use crate::voice::{Engine, Voice, VoiceAnswer, VoiceChoice, VoiceReport, VoiceSettings};
use crate::wording::{Audience, Phrase, SoundTrouble, Trouble, Urgency, Utterance, UtteranceKind, languages};

/// Longest that a list may take; a daemon may know thousands of voices.
const LONGEST: Duration = Duration::from_secs(20);

/// What every voice says.
const MOVE: &str = "Springer Gustav eins Felix drei";

/// Prints every voice, `system de German`, and every output device, `device default`, a line each; where it is asked
/// for, only those voices whose name holds a text, and plays them.
///
/// # Errors
///
/// Where there is no voice at all.
pub fn list(played: Option<&str>) -> Result<(), CommandError> {
    let settings = VoiceSettings { languages: languages(), ..VoiceSettings::new(VoiceChoice::Embedded) };
    let (to, reports) = mpsc::channel();
    let voice = Voice::start(settings, move |report| drop(to.send(report)));
    voice.list_voices();
    if played.is_none() {
        voice.list_devices();
    }
    let mut found = Vec::new();
    let mut left = if played.is_none() { 2 } else { 1 };
    while left > 0 {
        match reports.recv_timeout(LONGEST) {
            Ok(VoiceReport::Answer(VoiceAnswer::Voice { engine, language, name })) => {
                if played.is_none() {
                    print(&line(engine, &language, &name));
                }
                found.push((engine, language, name));
            }
            Ok(VoiceReport::Answer(VoiceAnswer::Device { name })) => print(&format!("device {name}\n")),
            Ok(VoiceReport::Answer(VoiceAnswer::ListEnded)) => left -= 1,
            Ok(VoiceReport::Failed { why }) if found.is_empty() => {
                return Err(CommandError::failure(Trouble::Sound(SoundTrouble::Silent { why: why.into() })));
            }
            Ok(_) => {}
            Err(_) => break,
        }
    }
    let Some(wanted) = played.map(str::to_lowercase) else { return Ok(()) };
    drop(voice);
    if found.iter().all(|(_, _, name)| !name.to_lowercase().contains(&wanted)) {
        let near = nearest(&wanted, found.into_iter().map(|(_, _, name)| name)).join(", ");
        let nearest = if near.is_empty() { "none".to_owned() } else { near };
        let name = played.unwrap_or_default().to_owned();
        return Err(CommandError::usage(Trouble::Sound(SoundTrouble::UnknownName { kind: "voice", name, nearest })));
    }
    for (engine, language, name) in found.into_iter().filter(|(_, _, name)| name.to_lowercase().contains(&wanted)) {
        print(&line(engine, &language, &name));
        play(engine, language, name)?;
    }
    Ok(())
}

/// Says a move in one voice.
fn play(engine: Engine, language: String, name: String) -> Result<(), CommandError> {
    let choice = match engine {
        Engine::System => VoiceChoice::System,
        Engine::Embedded => VoiceChoice::Embedded,
    };
    let voices = match engine {
        Engine::System => vec![(language.clone(), name)],
        Engine::Embedded => Vec::new(),
    };
    let settings = VoiceSettings { languages: vec![language.clone()], voices, ..VoiceSettings::new(choice) };
    let (to, reports) = mpsc::channel();
    let voice = Voice::start(settings, move |report| drop(to.send(report)));
    let said = voice.say(&Utterance {
        to: Audience::Room,
        urgency: Urgency::Announcement,
        by: Actor::Program,
        kind: UtteranceKind::Event(EventKind::Move(MoveEventKind::MoveAnnounced)),
        printed: MOVE.to_owned(),
        read: MOVE.to_owned(),
        spoken: vec![Phrase { language, text: MOVE.to_owned() }],
        number: None,
    });
    wait_until_played(&reports, &[said], 1)
}

/// `system de German`.
fn line(engine: Engine, language: &str, name: &str) -> String {
    let engine = match engine {
        Engine::System => "system",
        Engine::Embedded => "embedded",
    };
    format!("{engine} {language} {name}\n")
}

/// Prints to standard output; a closed pipe is not an error.
fn print(text: &str) {
    let _ = io::stdout().lock().write_all(text.as_bytes());
}
