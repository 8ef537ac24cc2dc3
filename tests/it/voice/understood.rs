//! A speech recogniser understands the announcements.

use super::program::{Playing, write_wav};
use super::stage::{Reports, Stage};
use crate::packages::{Package, has};
use crate::program::{carried, ran};
use crate::wording::heard_in;
use annabella::voice::{ListenerSettings, Voice, VoiceAnswer, VoiceChoice, VoiceReport, VoiceSettings};
use annabella::wording::{Audience, Phrase, languages};
use shakmaty::{CastlingMode, Chess, Move, Position};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

/// A recogniser with a closed grammar. `None` where a package is missing.
fn recogniser() -> Option<PathBuf> {
    let needed = [Package::PocketSphinx, Package::Sox, Package::Python, Package::EspeakNg];
    has(&needed).then(|| carried("speech/intelligibility.py"))
}

/// Random announcements as the recogniser writes them.
fn chosen(script: &Path, count: usize) -> Vec<String> {
    let list = ran(Command::new("python3").arg(script).args(["list", &count.to_string(), "20"]), b"");
    list.out.lines().map(str::to_string).collect()
}

/// Random legal games, always the same; without castling and promotion, which the recogniser's
/// grammar does not know.
fn games(announcements: usize) -> Vec<Vec<String>> {
    let mut chance: u64 = 2026;
    let mut games = Vec::new();
    let mut left = announcements;
    while left > 0 {
        let mut position = Chess::default();
        let mut game = Vec::new();
        while game.len() < left.min(60) {
            let known = |mv: &&Move| !mv.is_castle() && !mv.is_promotion();
            let moves = position.legal_moves();
            let moves: Vec<&Move> = moves.iter().filter(known).collect();
            if moves.is_empty() {
                break;
            }
            chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let mv = *moves[(chance >> 33) as usize % moves.len()];
            game.push(mv.to_uci(CastlingMode::Standard).to_string());
            position.play_unchecked(mv);
        }
        left -= game.len();
        games.push(game);
    }
    games
}

/// Plays games with the whole program, each on a stage of its own, and returns every captured announcement, in a file
/// of that folder, with its words.
fn played(
    folder: &Path,
    stage: impl Fn() -> Stage,
    more: &[&str],
    channels: usize,
    announcements: usize,
) -> Vec<(PathBuf, String)> {
    let mut said = Vec::new();
    for game in games(announcements) {
        let stage = stage();
        let mut playing = Playing::on(&stage, more, channels);
        playing.begin();
        for text in game {
            let (printed, sound) = playing.announce(&text);
            // `White: Bauer Eva zwei Eva vier. e4.`
            let words = printed.split_once(": ").and_then(|(_, rest)| rest.split_once('.')).expect("words").0;
            let file = folder.join(format!("{}.wav", said.len()));
            write_wav(&file, &sound, 22050);
            said.push((file, words.to_lowercase()));
        }
        playing.leave();
    }
    said
}

/// The number of files that are scored at once, which takes a few seconds.
const PART: usize = 32;

/// Scores sound files against their words. Returns whether at most `bar` percent of the squares are wrong.
fn is_understood(script: &Path, folder: &Path, said: &[(PathBuf, String)], bar: f64) -> bool {
    let (mut missed, mut squares) = (0, 0);
    for part in said.chunks(PART) {
        let jobs: String = part.iter().map(|(file, words)| format!("{}\t{words}\n", file.display())).collect();
        let list = folder.join("jobs");
        fs::write(&list, jobs).expect("the list of files");
        let score = ran(Command::new("python3").arg(script).arg("score").arg(&list).env("SHOW", "1"), b"");
        print!("{}", score.out);
        // `32 announcements: word error 0.0 %, square error 1.6 % (1/64), bar 4 %`
        let counted = score.out.rsplit_once('(').and_then(|(_, behind)| behind.split_once(')')?.0.split_once('/'));
        let (wrong, all) = counted.unwrap_or_else(|| panic!("{score:?}"));
        missed += wrong.parse::<usize>().expect("a number");
        squares += all.parse::<usize>().expect("a number");
    }
    let share = 100.0 * missed as f64 / squares as f64;
    println!("{} announcements: {missed} of {squares} squares wrong, {share:.1} %, at most {bar} %", said.len());
    squares >= said.len() && share <= bar
}

fn rendered(voice: &Voice, reports: &Reports, folder: &Path, text: &str, number: usize) -> PathBuf {
    read_aloud(voice, reports, folder.join(format!("{number}.wav")), "de", text)
}

/// A text spoken into that file.
fn read_aloud(voice: &Voice, reports: &Reports, file: PathBuf, language: &str, text: &str) -> PathBuf {
    let id = voice.render(vec![Phrase { language: language.into(), text: text.into() }], file.clone());
    let is_ours =
        |r: &VoiceReport| matches!(r, VoiceReport::Answer(VoiceAnswer::Rendered { id: made, .. }) if *made == id);
    reports.until(Duration::from_secs(20), is_ours);
    file
}

fn embedded_at(rate: u16) -> VoiceSettings {
    let listeners = vec![(Audience::Room, ListenerSettings { rate, ..ListenerSettings::default() })];
    VoiceSettings { listeners, ..VoiceSettings::new(VoiceChoice::Embedded) }
}

/// The number of announcements and the allowed percentage of wrong squares: fewer and more in the ordinary run.
#[allow(clippy::disallowed_methods)]
fn measure(whole: usize, bar: f64) -> (usize, f64) {
    // Among few squares a single wrong one is a large share.
    if std::env::var_os("ANNABELLA_ALL").is_some() { (whole, bar) } else { (whole / 24, 10.0) }
}

#[test]
fn the_embedded_voice_is_understood() {
    let Some(script) = recogniser() else { return };
    for (rate, bar) in [("150", 1.0), ("200", 2.0), ("250", 4.0)] {
        let folder = tempfile::tempdir().expect("a folder");
        let (count, bar) = measure(384, bar);
        let said = played(folder.path(), Stage::new, &["--voice", "embedded", "--rate", rate], 2, count);
        assert!(is_understood(&script, folder.path(), &said, bar), "at {rate} words a minute");
    }
}

/// Spoken by speech-dispatcher.
#[test]
fn the_system_voice_is_understood() {
    let Some(script) = recogniser() else { return };
    if !has(&[Package::SpeechDispatcher]) {
        return;
    }
    for (rate, bar) in [("150", 1.0), ("200", 2.0), ("250", 4.0)] {
        let folder = tempfile::tempdir().expect("a folder");
        let (count, bar) = measure(384, bar);
        let said = played(folder.path(), Stage::with_daemon, &["--voice", "system", "--rate", rate], 1, count);
        assert!(is_understood(&script, folder.path(), &said, bar), "at {rate} words a minute");
    }
}

/// Every sentence of each language is read aloud once, none cut short; the English ones are recognised. For the other
/// languages there is no model.
#[test]
#[allow(clippy::disallowed_methods, reason = "the long set is asked for by the environment")]
fn each_sentence_of_a_language_is_read_aloud_whole() {
    if std::env::var_os("ANNABELLA_ALL").is_none() || recogniser().is_none() {
        return;
    }
    let stage = Stage::new();
    let (voice, reports) = stage.voice(embedded_at(150));
    for language in languages() {
        let mut jobs = Vec::new();
        for (number, text) in heard_in(&language).iter().enumerate() {
            let file = stage.folder.path().join(format!("{language}{number}.wav"));
            let file = read_aloud(&voice, &reports, file, &language, text);
            let bytes = fs::metadata(&file).expect("a sound").len();
            let letters = text.chars().filter(|c| c.is_alphanumeric()).count() as u64;
            assert!(bytes > letters * SHORTEST_LETTER, "{language}: {bytes} bytes for {text}");
            jobs.push(format!("{}\t{text}\n", file.display()));
        }
        println!("{language}: {} sentences", jobs.len());
        if language == "en" {
            are_recognised(stage.folder.path(), &jobs);
        }
    }
}

/// Whether a recogniser that may have heard any of as many sentences as are scored at once knows which it was.
fn are_recognised(folder: &Path, jobs: &[String]) {
    let (mut right, mut all) = (0, 0);
    for part in jobs.chunks(SENTENCES) {
        let list = folder.join("jobs");
        fs::write(&list, part.concat()).expect("the list of files");
        let heard = ran(Command::new("python3").arg(carried("speech/sentences.py")).arg(&list), b"");
        print!("{}", heard.out);
        // `30 sentences: 29 recognised, 2 left out`
        let counted = heard.out.lines().last().unwrap_or_default();
        let numbers: Vec<usize> = counted.split(' ').filter_map(|word| word.parse().ok()).collect();
        let [known, recognised, _] = numbers.as_slice() else { panic!("{heard:?}") };
        (all, right) = (all + known, right + recognised);
    }
    println!("{right} of {all} recognised");
    assert!(all > 200 && right * 100 >= all * 90);
}

/// The number of sentences that are scored at once: their grammar grows with them.
const SENTENCES: usize = 12;

/// The fewest bytes of sound for each letter: 20 milliseconds at 22050 samples a second.
const SHORTEST_LETTER: u64 = 2 * 22050 / 50;

/// The control: text without the Laws' words must not be understood.
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
