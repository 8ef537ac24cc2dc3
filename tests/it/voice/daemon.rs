//! The system's voice with a real speech-dispatcher that is killed, frozen, silent, and restarted.

use super::stage::{Reports, Stage, announcement, send_signal};
use crate::packages::{Package, has};
use annabella::voice::{Engine, Voice, VoiceChoice, VoiceReport, VoiceSettings, VoiceTrouble};
use rustix::process::Signal;
use std::time::Duration;

const LONG: Duration = Duration::from_secs(30);

/// A stage with a daemon that has been heard; `None` where a package is missing.
fn heard_daemon() -> Option<(Stage, Voice, Reports)> {
    let stage = has(&[Package::SpeechDispatcher, Package::EspeakNg]).then(Stage::with_daemon)?;
    let (voice, reports) = stage.voice(VoiceSettings::new(VoiceChoice::System));
    let id = voice.say(&announcement("Springer Gustav eins Felix drei"));
    let seen = reports.until_finished(id);
    let is_heard = seen.contains(&VoiceReport::Speaking { engine: Engine::System }) && !seen.iter().any(is_fallback);
    assert!(is_heard, "{seen:?}");
    Some((stage, voice, reports))
}

fn is_fallback(report: &VoiceReport) -> bool {
    matches!(report, VoiceReport::FellBack { engine: Engine::Embedded, .. })
}

#[test]
fn a_killed_daemon_is_replaced_by_the_embedded_voice_until_it_is_back() {
    let Some((mut stage, voice, reports)) = heard_daemon() else { return };
    stage.signal_daemon(Signal::KILL);
    let id = voice.say(&announcement("Dame David acht"));
    let seen = reports.until_finished(id);
    assert_eq!(seen.iter().filter(|r| is_fallback(r)).count(), 1, "{seen:?}");
    let id = voice.say(&announcement("Dame David eins"));
    let seen = reports.until_finished(id);
    assert!(!seen.iter().any(is_fallback), "said twice: {seen:?}");
    stage.start_daemon();
    reports.until(LONG, |r| *r == VoiceReport::Speaking { engine: Engine::System });
    let id = voice.say(&announcement("Turm Hector eins"));
    reports.until_finished(id);
}

#[test]
fn a_frozen_daemon_costs_a_second_and_is_harmless_when_it_continues() {
    let Some((mut stage, voice, reports)) = heard_daemon() else { return };
    stage.signal_daemon(Signal::STOP);
    let id = voice.say(&announcement("Dame David acht"));
    let seen = reports.until_finished(id);
    assert!(
        seen.contains(&VoiceReport::FellBack { engine: Engine::Embedded, why: VoiceTrouble::SystemSilent }),
        "{seen:?}"
    );
    stage.signal_daemon(Signal::CONT);
    reports.until(LONG, |r| *r == VoiceReport::Speaking { engine: Engine::System });
    let id = voice.say(&announcement("Dame David eins"));
    reports.until_finished(id);
}

#[test]
fn a_silent_output_module_is_noticed() {
    let Some((stage, voice, reports)) = heard_daemon() else { return };
    let modules = stage.modules();
    assert!(!modules.is_empty(), "speech-dispatcher has started no module");
    modules.into_iter().for_each(|module| send_signal(module, Signal::KILL));
    let id = voice.say(&announcement("Dame David acht"));
    let seen = reports.until_finished(id);
    assert_eq!(seen.iter().filter(|r| is_fallback(r)).count(), 1, "{seen:?}");
}

#[test]
fn without_a_daemon_the_embedded_voice_speaks() {
    let Some(stage) = has(&[Package::EspeakNg]).then(Stage::new) else { return };
    let (voice, reports) = stage.voice(VoiceSettings::new(VoiceChoice::Auto));
    let id = voice.say(&announcement("Dame David acht"));
    let seen = reports.until_finished(id);
    assert!(seen.contains(&VoiceReport::Began { id }), "{seen:?}");
    assert!(!seen.iter().any(is_fallback), "no system voice was chosen: {seen:?}");
}
