//! Whether a listener who was never told understands what is said.

use super::stage::{Reports, Stage, announcement, is_installed};
use annabella::voice::{EarSettings, Voice, VoiceChoice, VoiceReport, VoiceSettings};
use annabella::wording::{Audience, Phrase};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

/// The recogniser and its grammar, where the material they belong to is at hand.
#[allow(clippy::disallowed_methods)]
fn recogniser() -> Option<PathBuf> {
    let shared = std::env::var_os("ANNABELLA_SHARED").map(PathBuf::from);
    let shared = shared.unwrap_or_else(|| Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared"));
    let script = shared.join("speech/intelligibility.py");
    if !script.exists() {
        crate::program::skipped("the intelligibility of the voice", "its script is not at hand");
        return None;
    }
    (is_installed("pocketsphinx_batch") && is_installed("sox") && is_installed("python3")).then_some(script)
}

/// Announcements as the recogniser writes them, chosen by chance.
fn chosen(script: &Path, count: usize) -> Vec<String> {
    let list = Command::new("python3").arg(script).args(["list", &count.to_string(), "20"]).output().expect("the list");
    String::from_utf8_lossy(&list.stdout).lines().map(str::to_string).collect()
}

/// Scores sound files against what was said in them; whether the share of wrong squares is at most `bar` percent.
fn is_understood(script: &Path, folder: &Path, said: &[(PathBuf, String)], bar: f64) -> bool {
    let jobs: String = said.iter().map(|(file, words)| format!("{}\t{words}\n", file.display())).collect();
    let list = folder.join("jobs");
    fs::write(&list, jobs).expect("the list of files");
    let mut score = Command::new("python3");
    let score = score.arg(script).arg("score").arg(&list).env("BAR", bar.to_string()).output().expect("the score");
    println!("{}{}", String::from_utf8_lossy(&score.stdout), String::from_utf8_lossy(&score.stderr));
    score.status.success()
}

fn rendered(voice: &Voice, reports: &Reports, folder: &Path, text: &str, number: usize) -> PathBuf {
    let file = folder.join(format!("{number}.wav"));
    let id = voice.render(vec![Phrase { language: "de".into(), text: text.into() }], file.clone());
    let is_ours = |r: &VoiceReport| matches!(r, VoiceReport::Rendered { id: made, .. } if *made == id);
    reports.until(Duration::from_secs(20), is_ours);
    file
}

fn embedded_at(rate: u16) -> VoiceSettings {
    let ears = vec![(Audience::Room, EarSettings { rate, ..EarSettings::default() })];
    VoiceSettings { ears, ..VoiceSettings::new(VoiceChoice::Embedded) }
}

/// Announcements and the share of wrong squares allowed, in percent: fewer and more in the ordinary run.
#[allow(clippy::disallowed_methods)]
fn measure(whole: usize, bar: f64) -> (usize, f64) {
    if std::env::var_os("ANNABELLA_ALL").is_some() { (whole, bar) } else { (whole / 3, bar * 2.0) }
}

#[test]
fn the_embedded_voice_is_understood() {
    let Some(script) = recogniser() else { return };
    for (rate, (count, bar)) in [(150, measure(384, 2.0)), (175, measure(192, 3.0))] {
        let stage = Stage::new();
        let (voice, reports) = stage.voice(embedded_at(rate));
        let folder = stage.folder.path();
        let said = chosen(&script, count).into_iter().enumerate();
        let said: Vec<(PathBuf, String)> =
            said.map(|(number, words)| (rendered(&voice, &reports, folder, &words, number), words)).collect();
        assert!(is_understood(&script, folder, &said, bar), "at {rate} words a minute");
    }
}

/// What is not said in the Laws' words must not be understood: else the proof proves nothing.
#[test]
fn letters_and_digits_are_not_understood() {
    let Some(script) = recogniser() else { return };
    let stage = Stage::new();
    let (voice, reports) = stage.voice(embedded_at(150));
    let words = ["anna", "bella", "cesar", "david", "eva", "felix", "gustav", "hector"];
    let letters = |text: &str| words.iter().fold(text.to_string(), |text, word| text.replace(word, &word[..1]));
    let said = chosen(&script, 24).into_iter().enumerate();
    let said: Vec<(PathBuf, String)> = said
        .map(|(number, words)| (rendered(&voice, &reports, stage.folder.path(), &letters(&words), number), words))
        .collect();
    assert!(!is_understood(&script, stage.folder.path(), &said, 4.0));
}

/// Through the system's voice: every announcement is cut out of the captured sound.
#[test]
fn the_system_voice_is_understood() {
    let Some(script) = recogniser() else { return };
    let Some(stage) = is_installed("speech-dispatcher").then(Stage::with_daemon).flatten() else { return };
    let (voice, reports) = stage.voice(VoiceSettings::new(VoiceChoice::System));
    let (count, bar) = measure(96, 4.0);
    let mut from = 0;
    let mut said = Vec::new();
    for (number, words) in chosen(&script, count).into_iter().enumerate() {
        let id = voice.say(&announcement(&words));
        reports.until_finished(id);
        let sound = fs::read(stage.sound()).expect("the captured sound");
        let samples: Vec<i16> =
            sound[from..].chunks_exact(2).map(|pair| i16::from_le_bytes([pair[0], pair[1]])).collect();
        from = sound.len();
        let file = stage.folder.path().join(format!("{number}.wav"));
        let spec = hound::WavSpec {
            channels: 1,
            sample_rate: 22050,
            bits_per_sample: 16,
            sample_format: hound::SampleFormat::Int,
        };
        let mut writer = hound::WavWriter::create(&file, spec).expect("a file");
        samples.iter().for_each(|sample| writer.write_sample(*sample).expect("a sample"));
        writer.finalize().expect("a file");
        said.push((file, words));
    }
    assert!(is_understood(&script, stage.folder.path(), &said, bar));
}
