//! A voice process that reports nonsense, floods, comes and goes, or dies: one notice, and the program never waits.

use super::sound::embedded;
use super::stage::{Stage, announcement};
use crate::packages::{Package, has};
use annabella::voice::{ListenerSettings, Voice, VoiceChoice, VoiceReport, VoiceSettings, VoiceTrouble};
use annabella::wording::Audience;
#[cfg(target_os = "linux")]
use annabella::wording::{SoundTrouble, Trouble, Wording};
use shakmaty::Color;
use std::ffi::OsString;
use std::sync::mpsc::{self, Receiver};
use std::time::Duration;

const LONG: Duration = Duration::from_secs(30);
const BLACK: Audience = Audience::Player(Color::Black);

/// The shell command that reports a ready voice.
const READY: &str = r#"echo '{"report":"ready"}'"#;

/// A voice whose process is this shell script.
fn scripted(script: &str) -> (Voice, Receiver<VoiceReport>) {
    let (report, reports) = mpsc::channel();
    let command: Vec<OsString> = ["sh", "-c", script].map(OsString::from).into();
    let headphones = ListenerSettings { device: Some("ear".to_owned()), ..ListenerSettings::default() };
    let listeners = vec![(Audience::Room, ListenerSettings::default()), (BLACK, headphones)];
    let voice = Voice::start(VoiceSettings { command: Some(command), listeners, ..embedded() }, move |reported| {
        drop(report.send(reported))
    });
    (voice, reports)
}

fn is_flood(report: &VoiceReport) -> bool {
    *report == VoiceReport::Failed { why: VoiceTrouble::ProcessFlooded }
}

#[test]
fn an_endless_line_ends_the_process_and_not_the_program() {
    let (_voice, reports) = scripted(&format!("{READY}; tr '\\0' x < /dev/zero"));
    let first = reports.recv_timeout(LONG).expect("a report");
    assert!(is_flood(&first), "{first:?}");
}

#[test]
fn a_flood_of_reports_ends_the_process_and_is_reported_once() {
    let (voice, reports) = scripted(&format!(r#"{READY}; yes '{{"report":"answer","answer":"list-ended"}}'"#));
    let mut seen = Vec::new();
    while !seen.last().is_some_and(is_flood) {
        seen.push(reports.recv_timeout(LONG).expect("the flood is noticed"));
        assert!(seen.len() < 2000, "a flood reaches the program");
    }
    drop(voice);
    let rest: Vec<VoiceReport> = reports.iter().collect();
    assert!(!rest.iter().any(is_flood) && rest.len() < 2000, "{} more reports", rest.len());
}

/// Headphones with a loose plug: one notice that they are gone, and one that they are back after a while.
#[test]
fn a_device_that_comes_and_goes_is_reported_once() {
    let lost = r#"{"report":"device-lost","listener":{"player":"black"},"why":"device-lost"}"#;
    let back = r#"{"report":"device-back","listener":{"player":"black"}}"#;
    let flap = format!("echo '{lost}'; sleep 0.3; echo '{back}'; sleep 0.3;");
    let (_voice, reports) = scripted(&format!("{READY}; for n in 1 2 3 4 5 6; do {flap} done; cat"));
    let mut seen = vec![reports.recv_timeout(LONG).expect("it is lost")];
    while !seen.contains(&VoiceReport::DeviceBack { listener: BLACK }) {
        seen.push(reports.recv_timeout(LONG).expect("it is back"));
    }
    let lost = VoiceReport::DeviceLost { listener: BLACK, why: VoiceTrouble::DeviceLost };
    assert_eq!(seen, [lost, VoiceReport::DeviceBack { listener: BLACK }]);
}

#[test]
fn the_program_never_waits_for_a_dead_voice() {
    for script in ["exit 1", &format!("{READY}; read line; exit 1")] {
        let (voice, reports) = scripted(script);
        voice.say(&announcement("Bauer Eva vier"));
        let is_dead = |report: &VoiceReport| *report == VoiceReport::Failed { why: VoiceTrouble::ProcessDied };
        assert!(is_dead(&reports.recv_timeout(LONG).expect("it is dead")), "{script}");
        assert!(voice.finish(LONG), "{script}");
    }
}

/// The system cannot load the voice program.
#[cfg(target_os = "linux")]
#[test]
fn a_library_that_the_voice_program_misses_is_named() {
    let (library, why) = ("libasound.so.2", VoiceTrouble::NoAlsaLibrary);
    let folder = tempfile::tempdir().expect("a folder");
    std::fs::write(folder.path().join(library), "").expect("a file that is no library");
    let program = env!("CARGO_BIN_EXE_annabella-voice");
    let (voice, reports) = scripted(&format!("LD_LIBRARY_PATH='{}' exec '{program}'", folder.path().display()));
    let first = reports.recv_timeout(LONG).expect("it cannot begin");
    assert_eq!(first, VoiceReport::Failed { why });
    let sentences = ["en", "de", "es"].map(|language| {
        let trouble = Trouble::Sound(SoundTrouble::Failed { why: why.into() });
        Wording::new(language).expect("a language").trouble(&trouble)
    });
    assert!(sentences.iter().all(|sentence| sentence.contains(library)), "{sentences:?}");
    assert!(voice.finish(LONG));
}

/// No library of the system's voice is needed to start: it may be missing.
#[cfg(target_os = "linux")]
#[test]
fn the_voice_program_links_no_library_of_a_voice() {
    let mut ldd = std::process::Command::new("ldd");
    let linked = crate::program::ran(ldd.arg(env!("CARGO_BIN_EXE_annabella-voice")), b"").out;
    assert!(linked.contains("libasound") && !linked.contains("libspeechd") && !linked.contains("glib"), "{linked}");
}

/// Where no game is played, none goes on.
#[test]
fn a_library_that_is_missing_is_named_where_no_game_is_played() {
    let home = crate::program::Home::new();
    std::fs::create_dir(home.path("broken")).expect("a folder");
    std::fs::write(home.path("broken/libasound.so.2"), "").expect("a file that is no library");
    let mut command = home.command(&["say", "--lang", "en", "--out", "e4.wav", "e4"]);
    let ran = crate::program::ran(command.env("LD_LIBRARY_PATH", home.path("broken")), b"");
    assert!(ran.code == Some(1) && ran.err.contains("libasound.so.2"), "{ran:?}");
    assert!(ran.err.contains("nothing can be heard.") && !ran.said().contains("game"), "{ran:?}");
}

/// Without a device and a daemon nothing speaks, so no voice is named.
#[test]
fn a_voice_that_takes_over_is_named_only_when_it_is_heard() {
    let Some(stage) = has(&[Package::EspeakNg]).then(Stage::new) else { return };
    std::fs::write(stage.folder.path().join("file.conf"), "").expect("the configuration");
    let (voice, reports) = stage.voice(VoiceSettings::new(VoiceChoice::System));
    let id = voice.say(&announcement("Bauer Eva vier"));
    voice.completed();
    let is_over = |r: &VoiceReport| matches!(r, VoiceReport::Unsaid { id: unsaid, .. } if *unsaid == id);
    let seen = reports.until(LONG, is_over);
    assert!(!seen.iter().any(|report| matches!(report, VoiceReport::FellBack { .. })), "{seen:?}");
    // With a device it is heard and named.
    let stage = Stage::new();
    let (voice, reports) = stage.voice(VoiceSettings::new(VoiceChoice::System));
    let id = voice.say(&announcement("Bauer Eva vier"));
    let seen = reports.until_finished(id);
    let named = seen.iter().position(|report| matches!(report, VoiceReport::FellBack { .. }));
    assert!(named.is_some_and(|at| seen[at + 1] == VoiceReport::Began { id }), "{seen:?}");
}
