//! The voice process itself, heard through files.

use super::stage::{Stage, announcement, send_signal, sentence};
use crate::packages::{Package, has};
use crate::program::ran;
use annabella::voice::{
    Engine, ListenerSettings, NameKind, Voice, VoiceAnswer, VoiceChoice, VoiceReport, VoiceSettings, VoiceTrouble,
};
use annabella::wording::{Audience, Phrase, Urgency, Utterance};
use rustix::process::Signal;
use std::ffi::OsString;
use std::fs;
use std::path::Path;
use std::process::Command;
use std::sync::mpsc;
use std::time::Duration;

const LONG: Duration = Duration::from_secs(20);

pub fn embedded() -> VoiceSettings {
    VoiceSettings { languages: vec!["de".into(), "en".into()], ..VoiceSettings::new(VoiceChoice::Embedded) }
}

/// The first channel of a raw file of two, from the first sound to the last.
pub fn heard(path: &Path) -> Vec<i16> {
    let bytes = fs::read(path).expect("the captured sound");
    let frames: Vec<i16> = bytes.chunks_exact(4).map(|frame| i16::from_le_bytes([frame[0], frame[1]])).collect();
    trimmed(&frames)
}

/// From the first sound to the last.
pub fn trimmed(samples: &[i16]) -> Vec<i16> {
    let first = samples.iter().position(|s| *s != 0).unwrap_or(0);
    let last = samples.iter().rposition(|s| *s != 0).map_or(0, |last| last + 1);
    samples[first..last.max(first)].to_vec()
}

/// The samples that the embedded voice makes of a German sentence, from the first sound to the last.
pub fn made(text: &str, rate: u16) -> Vec<i16> {
    made_all(&[german(text)], rate).remove(0)
}

/// The samples that the embedded voice makes of each sentence, from the first sound to the last.
pub fn made_all(sentences: &[Vec<Phrase>], rate: u16) -> Vec<Vec<i16>> {
    let stage = Stage::new();
    let listeners = vec![(Audience::Room, ListenerSettings { rate, ..ListenerSettings::default() })];
    let (voice, reports) = stage.voice(VoiceSettings { listeners, ..embedded() });
    let file = stage.folder.path().join("made.wav");
    let made = |phrases: &Vec<Phrase>| {
        let id = voice.render(phrases.clone(), file.clone());
        reports.until(
            LONG,
            |r| matches!(r, VoiceReport::Answer(VoiceAnswer::Rendered { id: rendered, .. }) if *rendered == id),
        );
        let file = hound::WavReader::open(&file).expect("a file");
        trimmed(&file.into_samples().map(|sample| sample.expect("a sample")).collect::<Vec<i16>>())
    };
    sentences.iter().map(made).collect()
}

fn german(text: &str) -> Vec<Phrase> {
    vec![Phrase { language: "de".into(), text: text.into() }]
}

#[test]
fn the_main_program_links_no_sound_library() {
    if !cfg!(target_os = "linux") {
        return;
    }
    let linked = ran(Command::new("ldd").arg(env!("CARGO_BIN_EXE_annabella")), b"").out;
    assert!(linked.contains("libc.so"), "{linked}");
    for library in ["libspeechd", "libasound", "espeak"] {
        assert!(!linked.contains(library), "annabella links {library}:\n{linked}");
    }
}

/// Bit for bit, over many sentences, some in two languages.
#[test]
fn the_device_gets_what_the_voice_makes() {
    if !has(&[Package::EspeakNg]) {
        return;
    }
    let stage = Stage::new();
    let (voice, reports) = stage.voice(embedded());
    let mut sentences: Vec<Utterance> =
        (0..12).map(|n| announcement(&format!("Turm Anna {n} schlaegt Cesar fünf"))).collect();
    sentences.push(sentence(Audience::Room, Urgency::Answer, "en", "Eleven minutes and four seconds."));
    let mut mixed = sentence(Audience::Room, Urgency::Notice, "en", "Which one:");
    mixed.spoken.extend(german("Springer Gustav eins Felix drei"));
    mixed.spoken.push(Phrase { language: "en".into(), text: "or another?".into() });
    sentences.push(mixed);
    for sentence in &sentences {
        let id = voice.say(sentence);
        reports.until_finished(id);
    }
    drop(voice);
    let heard = heard(&stage.sound());
    let (voice, reports) = Stage::new().voice(embedded());
    let mut rest = heard.as_slice();
    for (number, sentence) in sentences.iter().enumerate() {
        let file = stage.folder.path().join(format!("{number}.wav"));
        let id = voice.render(sentence.spoken.clone(), file.clone());
        reports.until(
            LONG,
            |r| matches!(r, VoiceReport::Answer(VoiceAnswer::Rendered { id: rendered, .. }) if *rendered == id),
        );
        let file = hound::WavReader::open(file).expect("a file");
        assert_eq!((file.spec().sample_rate, file.spec().channels), (22050, 1));
        let made: Vec<i16> = file.into_samples().map(|sample| sample.expect("a sample")).collect();
        let made = trimmed(&made);
        let start = rest.iter().position(|sample| *sample != 0).unwrap_or(0);
        let differs = made.iter().zip(&rest[start..]).position(|(made, heard)| made != heard);
        assert_eq!(differs, None, "sentence {number} of {} samples", made.len());
        rest = rest.get(start + made.len()..).expect("the whole sentence");
    }
    assert!(rest.iter().all(|sample| *sample == 0), "more was heard than was said");
}

#[test]
fn a_new_announcement_interrupts_an_answer_and_no_announcement() {
    let Some(stage) = has(&[Package::EspeakNg]).then(Stage::new) else { return };
    let (voice, reports) = stage.voice(embedded());
    // A file takes sound faster than real time: the answer must be long to be interrupted.
    let answer = voice.say(&sentence(Audience::Room, Urgency::Answer, "de", &"Turm Anna eins. ".repeat(6000)));
    reports.until(LONG, |r| *r == VoiceReport::Began { id: answer });
    let first = voice.say(&announcement("Kurze Rochade"));
    let second = voice.say(&announcement("Lange Rochade"));
    let seen = reports.until_finished(second);
    assert!(seen.contains(&VoiceReport::Interrupted { id: answer }), "{seen:?}");
    assert!(seen.contains(&VoiceReport::Finished { id: first }), "{seen:?}");
}

#[test]
fn a_dead_voice_process_is_reported_once_and_replaced() {
    let Some(stage) = has(&[Package::EspeakNg]).then(Stage::new) else { return };
    let (voice, reports) = stage.voice(embedded());
    let id = voice.say(&announcement("Dame David acht"));
    reports.until_finished(id);
    for process in stage.voice_processes() {
        send_signal(process, Signal::KILL);
    }
    let seen = reports.until(LONG, |r| *r == VoiceReport::Restored);
    let failures = seen.iter().filter(|r| matches!(r, VoiceReport::Failed { why: VoiceTrouble::ProcessDied })).count();
    assert_eq!(failures, 1, "{seen:?}");
    let id = voice.say(&announcement("Dame David eins"));
    reports.until_finished(id);
}

#[test]
fn a_frozen_voice_process_is_ended_and_the_next_one_says_the_announcement() {
    let Some(stage) = has(&[Package::EspeakNg]).then(Stage::new) else { return };
    let (voice, reports) = stage.voice(embedded());
    let id = voice.say(&announcement("Turm Hector eins"));
    reports.until_finished(id);
    stage.voice_processes().into_iter().for_each(|process| send_signal(process, Signal::STOP));
    let id = voice.say(&announcement("Turm Hector acht"));
    let seen = reports.until_finished(id);
    assert!(seen.contains(&VoiceReport::Failed { why: VoiceTrouble::ProcessFrozen }), "{seen:?}");
    reports.until(LONG, |r| *r == VoiceReport::Restored);
}

#[test]
fn without_the_voice_program_the_game_goes_on() {
    let (report, reports) = mpsc::channel();
    let command: Vec<OsString> = vec!["/nonexistent/annabella-voice".into()];
    let voice =
        Voice::start(VoiceSettings { command: Some(command), ..embedded() }, move |news| drop(report.send(news)));
    voice.say(&announcement("Bauer Eva vier"));
    voice.say(&announcement("Bauer Eva fünf"));
    assert_eq!(reports.recv_timeout(LONG), Ok(VoiceReport::Failed { why: VoiceTrouble::NoProcess }));
    assert!(voice.finish(LONG));
    drop(voice);
    assert!(reports.iter().all(|r| !matches!(r, VoiceReport::Failed { .. })), "said twice");
}

#[test]
fn without_a_sound_card_the_game_goes_on() {
    let Some(stage) = has(&[Package::EspeakNg]).then(Stage::new) else { return };
    fs::write(stage.folder.path().join("file.conf"), "").expect("the configuration");
    let (voice, reports) = stage.voice(embedded());
    let lost = VoiceReport::DeviceLost { listener: Audience::Room, why: VoiceTrouble::NoDevice };
    reports.until(LONG, |r| *r == lost);
    voice.say(&announcement("Bauer Eva vier"));
    voice.say(&announcement("Bauer Eva fünf"));
    assert!(voice.finish(LONG));
    assert!(!reports.so_far().contains(&lost), "said twice");
}

/// A device that is plugged in later.
#[test]
fn a_device_that_comes_later_is_used() {
    let Some(stage) = has(&[Package::EspeakNg]).then(Stage::new) else { return };
    let file = stage.folder.path().join("file.conf");
    let configuration = fs::read_to_string(&file).expect("the configuration");
    fs::write(&file, "").expect("the configuration");
    let (voice, reports) = stage.voice(embedded());
    reports.until(LONG, |r| matches!(r, VoiceReport::DeviceLost { listener: Audience::Room, .. }));
    let id = voice.say(&announcement("Bauer Eva vier"));
    fs::write(&file, configuration).expect("the configuration");
    reports.until_finished(id);
    reports.until(LONG, |r| *r == VoiceReport::DeviceBack { listener: Audience::Room });
}

/// For any number of channels.
#[test]
fn every_channel_of_a_device_sounds_the_same() {
    if !has(&[Package::EspeakNg]) {
        return;
    }
    for count in [1, 8] {
        let stage = Stage::with_channels(count);
        let (voice, reports) = stage.voice(embedded());
        let id = voice.say(&announcement("Dame David acht"));
        reports.until_finished(id);
        drop(voice);
        let bytes = fs::read(stage.sound()).expect("the captured sound");
        let samples: Vec<i16> = bytes.chunks_exact(2).map(|pair| i16::from_le_bytes([pair[0], pair[1]])).collect();
        assert!(samples.chunks_exact(count).all(|frame| frame.iter().all(|sample| *sample == frame[0])));
        let first: Vec<i16> = samples.chunks_exact(count).map(|frame| frame[0]).collect();
        // This simulated device drops its samples whenever it runs short, so not every sample is in the file.
        let loud = first.iter().filter(|sample| sample.abs() > 500).count();
        assert!(loud > 3000, "{loud} loud samples on {count} channels");
    }
}

/// A tone with another sample rate than the device's.
#[test]
fn other_rates_are_converted_without_noise() {
    if !has(&[Package::EspeakNg]) {
        return;
    }
    for rate in [8000, 16000, 44100, 48000, 96000] {
        let stage = Stage::new();
        let turn = |hertz: u32, k: usize| std::f64::consts::TAU * 1000.0 * k as f64 / f64::from(hertz);
        let tone: Vec<i16> = (0..rate as usize).map(|k| (10000.0 * turn(rate, k).sin()) as i16).collect();
        let file = stage.folder.path().join("tone.wav");
        super::program::write_wav(&file, &tone, rate);
        let (voice, reports) = stage.voice(embedded());
        let id = voice.play(Audience::Room, &file);
        reports.until_finished(id);
        drop(voice);
        let sound = heard(&stage.sound());
        assert!(sound.len().abs_diff(22050) < 60, "{} samples of {rate} hertz", sound.len());
        // The rest after subtracting the tone, in the middle, away from the edges.
        let middle: Vec<(usize, f64)> = (4000..18000).map(|k| (k, f64::from(sound[k]))).collect();
        let part = |wave: fn(f64) -> f64| {
            2.0 * middle.iter().map(|(k, s)| s * wave(turn(22050, *k))).sum::<f64>() / middle.len() as f64
        };
        let (sine, cosine) = (part(f64::sin), part(f64::cos));
        let rest = |k: usize, s: f64| s - sine * turn(22050, k).sin() - cosine * turn(22050, k).cos();
        let noise = middle.iter().map(|(k, s)| rest(*k, *s).powi(2)).sum::<f64>() / middle.len() as f64;
        let loudness = (sine.powi(2) + cosine.powi(2)).sqrt();
        assert!((9800.0..10200.0).contains(&loudness), "{loudness} of 10000 at {rate} hertz");
        assert!(noise.sqrt() < 20.0, "{} of noise at {rate} hertz", noise.sqrt());
    }
}

/// Names of devices and voices that do not exist.
#[test]
fn unknown_names_are_reported_with_the_nearest() {
    if !has(&[Package::EspeakNg]) {
        return;
    }
    let stage = Stage::new();
    let device = Some("privat".to_string());
    let listeners = vec![(Audience::Room, ListenerSettings { device, ..ListenerSettings::default() })];
    let (voice, reports) = stage.voice(VoiceSettings { listeners, ..embedded() });
    voice.say(&announcement("Bauer Eva vier"));
    let unknown = VoiceAnswer::UnknownName {
        kind: NameKind::Device,
        name: "privat".to_string(),
        nearest: vec!["private".to_string()],
    };
    reports.until(LONG, |r| *r == VoiceReport::Answer(unknown.clone()));
    if let Some(stage) = has(&[Package::SpeechDispatcher]).then(Stage::with_daemon) {
        let voices = vec![("de".to_string(), "Gemran".to_string())];
        let (_voice, reports) = stage.voice(VoiceSettings { voices, ..VoiceSettings::new(VoiceChoice::System) });
        let is_reported = |r: &VoiceReport| matches!(r, VoiceReport::Answer(VoiceAnswer::UnknownName { .. }));
        let seen = reports.until(LONG, is_reported);
        let offers = |r: &VoiceReport| matches!(r, VoiceReport::Answer(VoiceAnswer::UnknownName { nearest, .. }) if nearest.first().is_some_and(|n| n == "German"));
        assert!(seen.iter().any(offers), "{seen:?}");
    }
}

#[test]
fn texts_that_break_voices_are_spoken_or_skipped() {
    if !has(&[Package::EspeakNg]) {
        return;
    }
    let mut stages = vec![(Stage::new(), embedded(), Engine::Embedded)];
    if has(&[Package::SpeechDispatcher]) {
        stages.push((Stage::with_daemon(), VoiceSettings::new(VoiceChoice::System), Engine::System));
    }
    for (stage, settings, engine) in stages {
        let (voice, reports) = stage.voice(settings);
        let texts = [
            "",
            "\0",
            "a\0b",
            "\n.\n",
            "\u{1b}[31m",
            "<speak>Koenig</speak>",
            "[[d'a:vIt]]",
            "<break time=\"60s\"/>",
            "&lt;speak&gt; &amp; &#0;",
            "\u{202e}Ann\u{301}a \u{1f468}\u{200d}\u{1f469} \u{10ffff}",
            "安娜 Анна آنا",
            "...",
            "♞",
            "\u{feff}",
            "x",
        ];
        let mut last = 0;
        for text in texts {
            last = voice.say(&announcement(text));
        }
        let seen = reports.until_finished(last);
        assert!(seen.contains(&VoiceReport::Speaking { engine }), "{seen:?}");
        assert!(!seen.iter().any(|r| matches!(r, VoiceReport::Failed { .. })), "{seen:?}");
        let finished = seen.iter().filter(|r| matches!(r, VoiceReport::Finished { .. })).count();
        assert_eq!(finished, texts.len(), "{seen:?}");
        let long = voice.say(&announcement(&"Bauer ".repeat(17000)));
        reports.until(LONG, |r| *r == VoiceReport::Began { id: long });
        voice.stop();
        reports.until(LONG, |r| *r == VoiceReport::Interrupted { id: long });
    }
}
