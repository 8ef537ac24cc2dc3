//! Two ears, a microphone, and sound devices that go away.

use super::sound::{embedded, heard, made};
use super::stage::{Stage, announcement, game_with_questions, send_signal, sentence};
use crate::packages::{Package, has};
use crate::watching::eventually;
use annabella::voice::{ListenerSettings, VoiceAnswer, VoiceChoice, VoiceReport, VoiceSettings, VoiceTrouble};
use annabella::wording::{Audience, Urgency, Utterance};
use rustix::process::Signal;
use shakmaty::Color;
use std::time::Duration;

const LONG: Duration = Duration::from_secs(30);
/// The packages of a private sound server.
const SOUND_SERVER: [Package; 3] = [Package::PulseAudio, Package::AlsaPlugins, Package::EspeakNg];
const BLACK: Audience = Audience::Player(Color::Black);

fn two_ears(headphones: &str) -> VoiceSettings {
    let own = ListenerSettings { device: Some(headphones.to_string()), rate: 250, ..ListenerSettings::default() };
    VoiceSettings { listeners: vec![(Audience::Room, ListenerSettings::default()), (BLACK, own)], ..embedded() }
}

#[test]
fn a_private_sentence_is_heard_only_in_its_listeners_headphones() {
    if !has(&[Package::EspeakNg]) {
        return;
    }
    let stage = Stage::new();
    let (voice, reports) = stage.voice(two_ears("private"));
    let answer = voice.say(&sentence(BLACK, Urgency::Answer, "de", "Turm Anna eins"));
    reports.until_finished(answer);
    let public = voice.say(&announcement("Springer Gustav eins Felix drei"));
    reports.until_finished(public);
    assert!(voice.finish(LONG));
    drop(voice);
    let in_the_room = heard(&stage.sound());
    let in_the_headphones = heard(&stage.folder.path().join("private.raw"));
    assert!(in_the_room == made("Springer Gustav eins Felix drei", 150), "the room hears something else");
    // Headphones shut out the room, so announcements are heard in them too.
    assert!(in_the_headphones.starts_with(&made("Turm Anna eins", 250)), "the headphones hear something else");
    assert!(
        in_the_headphones.ends_with(&made("Springer Gustav eins Felix drei", 250)),
        "the announcement is missing there"
    );
}

#[test]
fn without_headphones_a_private_answer_is_not_spoken_aloud() {
    if !has(&[Package::EspeakNg]) {
        return;
    }
    let stage = Stage::new();
    let (voice, reports) = stage.voice(two_ears("no such headphones"));
    let answer = voice.say(&sentence(BLACK, Urgency::Answer, "de", "Turm Anna eins"));
    let seen = reports.until(LONG, |r| *r == VoiceReport::Unsaid { id: answer, why: VoiceTrouble::NoDevice });
    assert!(seen.contains(&VoiceReport::DeviceLost { listener: BLACK, why: VoiceTrouble::NoDevice }), "{seen:?}");
    let public = voice.say(&announcement("Springer Gustav eins Felix drei"));
    reports.until_finished(public);
    drop(voice);
    assert!(heard(&stage.sound()) == made("Springer Gustav eins Felix drei", 150), "the room hears something else");
}

/// Over a whole game with questions, the room and the headphones get, bit for bit, what is made
/// for them and nothing else.
#[test]
#[allow(clippy::disallowed_methods, reason = "the environment says whether the long run is wished for")]
fn over_a_whole_game_each_device_gets_exactly_its_sentences() {
    if !has(&[Package::EspeakNg]) {
        return;
    }
    let plies = if std::env::var_os("ANNABELLA_ALL").is_some() { 81 } else { 10 };
    // A file that is newly opened takes any amount of silence for a second, even between the parts of a sentence: the
    // first sentence is long and of one part.
    let long = "Springer Gustav eins Felix drei, ".repeat(6);
    let first = [Audience::Room, BLACK].map(|to| sentence(to, Urgency::Answer, "de", &long));
    let said: Vec<Utterance> = first.into_iter().chain(game_with_questions(plies)).collect();
    let stage = Stage::new();
    let (voice, reports) = stage.voice(two_ears("private"));
    for utterance in &said {
        let id = voice.say(utterance);
        if !utterance.spoken.is_empty() {
            reports.until_finished(id);
        }
    }
    assert!(voice.finish(LONG));
    drop(voice);
    let hears = |utterance: &Utterance| match utterance.to {
        Audience::Room | Audience::Arbiter | Audience::Player(Color::White) => {
            (true, utterance.to == Audience::Room && utterance.urgency == Urgency::Announcement)
        }
        Audience::Player(Color::Black) => (false, true),
    };
    for (file, rate, is_his) in [("out.raw", 150, false), ("private.raw", 250, true)] {
        let sound = heard(&stage.folder.path().join(file));
        let mut rest = sound.as_slice();
        let is_heard = |utterance: &Utterance| if is_his { hears(utterance).1 } else { hears(utterance).0 };
        let meant = said.iter().filter(|utterance| is_heard(utterance) && !utterance.spoken.is_empty());
        let made = super::sound::made_all(&meant.map(|utterance| utterance.spoken.clone()).collect::<Vec<_>>(), rate);
        assert!(made.len() > plies / 2, "{} sentences", made.len());
        for (number, made) in made.iter().enumerate() {
            let start = rest.iter().position(|sample| *sample != 0).unwrap_or(0);
            let differs = made.iter().zip(&rest[start..]).position(|(made, heard)| made != heard);
            assert_eq!(differs, None, "sentence {number} of {file}, of {} samples", made.len());
            rest = &rest[start + made.len()..];
        }
        assert!(rest.iter().all(|sample| *sample == 0), "more was heard in {file} than was said");
    }
}

#[test]
fn the_death_of_the_sound_server_is_noticed_and_its_return_too() {
    let Some(mut stage) = has(&SOUND_SERVER).then(Stage::with_sound_server) else { return };
    let (voice, reports) = stage.voice(embedded());
    let first = voice.say(&announcement("Dame David acht"));
    reports.until_finished(first);
    let long = voice.say(&announcement(&"Springer Gustav eins Felix drei. ".repeat(20)));
    reports.until(LONG, |r| *r == VoiceReport::Began { id: long });
    stage.signal_daemon(Signal::KILL);
    let lost = |r: &VoiceReport| matches!(r, VoiceReport::DeviceLost { listener: Audience::Room, .. });
    reports.until(LONG, lost);
    stage.start_sound_server();
    // The announcement that was cut off is said again, and that the device is back when that has lasted.
    let mut seen = reports.until(LONG, |r| *r == VoiceReport::Began { id: long });
    seen.extend(reports.until(LONG, |r| *r == VoiceReport::DeviceBack { listener: Audience::Room }));
    assert!(!seen.iter().any(lost), "said twice: {seen:?}");
    voice.stop();
    reports.until(LONG, |r| *r == VoiceReport::Interrupted { id: long });
}

/// Also with a cookie of a wrong length: the server knows its user anyway.
#[test]
fn a_user_without_a_cookie_hears_the_voice() {
    let Some(stage) = has(&SOUND_SERVER).then(Stage::with_strict_sound_server) else { return };
    for cookie in [None, Some("ten bytes.")] {
        if let Some(cookie) = cookie {
            let folder = stage.folder.path().join("config/pulse");
            std::fs::create_dir_all(&folder).expect("a folder");
            std::fs::write(folder.join("cookie"), cookie).expect("a cookie");
        }
        let (voice, reports) = stage.voice(embedded());
        let seen = reports.until_finished(voice.say(&announcement("Dame David acht")));
        let is_lost = |r: &VoiceReport| matches!(r, VoiceReport::DeviceLost { .. } | VoiceReport::Failed { .. });
        assert!(!seen.iter().any(is_lost), "{seen:?}");
    }
}

/// Moves announced and completed while nothing could be heard are not said when the device is back.
#[test]
fn a_completed_move_is_not_announced_late() {
    let Some(mut stage) = has(&SOUND_SERVER).then(Stage::with_sound_server) else { return };
    let (voice, reports) = stage.voice(embedded());
    reports.until_finished(voice.say(&announcement("Dame David acht")));
    let cut_off = voice.say(&announcement(&"Springer Gustav eins Felix drei. ".repeat(20)));
    reports.until(LONG, |r| *r == VoiceReport::Began { id: cut_off });
    stage.signal_daemon(Signal::KILL);
    reports.until(LONG, |r| matches!(r, VoiceReport::DeviceLost { listener: Audience::Room, .. }));
    let meanwhile = voice.say(&announcement("Turm Anna eins"));
    voice.completed();
    let mut given_up = Vec::new();
    while given_up.len() < 2 {
        let seen = reports.until(LONG, |r| matches!(r, VoiceReport::Unsaid { .. }));
        given_up
            .extend(seen.iter().filter_map(|r| if let VoiceReport::Unsaid { id, .. } = r { Some(*id) } else { None }));
    }
    given_up.sort_unstable();
    assert_eq!(given_up, [cut_off, meanwhile]);
    stage.start_sound_server();
    let new = voice.say(&announcement("Turm Hector acht"));
    let seen = reports.until(Duration::from_secs(5), |r| *r == VoiceReport::Finished { id: new });
    let began = |id| seen.contains(&VoiceReport::Began { id });
    assert!(began(new) && !began(cut_off) && !began(meanwhile), "{seen:?}");
}

#[test]
fn a_new_question_replaces_the_answer_before() {
    let Some(stage) = has(&[Package::EspeakNg]).then(Stage::new) else { return };
    let (voice, reports) = stage.voice(two_ears("private"));
    let long = "Turm Anna eins. ".repeat(3000);
    let [first, waiting] =
        [&long, "Dame David acht"].map(|text| voice.say(&sentence(BLACK, Urgency::Answer, "de", text)));
    reports.until(LONG, |r| *r == VoiceReport::Began { id: first });
    let of_the_room = voice.say(&sentence(Audience::Room, Urgency::Answer, "de", "Bauer Eva vier"));
    voice.ask(BLACK);
    let second = voice.say(&sentence(BLACK, Urgency::Answer, "de", "Springer Gustav eins"));
    let mut seen = reports.until_finished(second);
    if !seen.contains(&VoiceReport::Finished { id: of_the_room }) {
        seen.extend(reports.until_finished(of_the_room));
    }
    for id in [first, waiting] {
        assert!(seen.contains(&VoiceReport::Interrupted { id }), "{seen:?}");
    }
}

#[test]
fn a_private_answer_waits_for_the_end_of_an_announcement() {
    let Some(stage) = has(&[Package::EspeakNg]).then(Stage::new) else { return };
    let (voice, reports) = stage.voice(two_ears("private"));
    let answer = voice.say(&sentence(BLACK, Urgency::Answer, "de", &"Turm Anna eins. ".repeat(3000)));
    reports.until(LONG, |r| *r == VoiceReport::Began { id: answer });
    let announced = voice.say(&announcement(&"Dame David acht. ".repeat(300)));
    let next = voice.say(&sentence(BLACK, Urgency::Answer, "de", "Springer Gustav eins"));
    let seen = reports.until_finished(next);
    let place = |report: VoiceReport| seen.iter().position(|seen| *seen == report);
    assert!(place(VoiceReport::Interrupted { id: answer }).is_some(), "{seen:?}");
    assert!(place(VoiceReport::Finished { id: announced }) < place(VoiceReport::Began { id: next }), "{seen:?}");
    assert!(place(VoiceReport::Finished { id: announced }).is_some(), "{seen:?}");
}

/// Another voice, language or rate.
#[test]
fn an_announcement_is_said_to_its_end_when_the_voice_is_changed() {
    let Some(stage) = has(&[Package::EspeakNg]).then(Stage::new) else { return };
    let (voice, reports) = stage.voice(embedded());
    let text = "Dame David acht. ".repeat(300);
    for choice in [VoiceChoice::System, VoiceChoice::Embedded, VoiceChoice::Off] {
        let id = voice.say(&announcement(&text));
        reports.until(LONG, |r| *r == VoiceReport::Began { id });
        voice.learn("es");
        voice.adjust(Audience::Room, ListenerSettings { rate: 250, ..ListenerSettings::default() });
        voice.choose(choice);
        let seen = reports.until_finished(id);
        assert!(!seen.contains(&VoiceReport::Interrupted { id }), "{choice:?}: {seen:?}");
    }
    // The voice can be switched off and on again.
    voice.choose(VoiceChoice::Embedded);
    reports.until_finished(voice.say(&announcement("Bauer Eva vier")));
}

#[test]
fn a_frozen_sound_server_is_noticed_and_harmless_when_it_continues() {
    let Some(mut stage) = has(&SOUND_SERVER).then(Stage::with_sound_server) else { return };
    let (voice, reports) = stage.voice(embedded());
    let first = voice.say(&announcement("Dame David acht"));
    reports.until_finished(first);
    stage.signal_daemon(Signal::STOP);
    reports.until(LONG, |r| matches!(r, VoiceReport::DeviceLost { listener: Audience::Room, .. }));
    stage.signal_daemon(Signal::CONT);
    reports.until(LONG, |r| *r == VoiceReport::DeviceBack { listener: Audience::Room });
    let last = voice.say(&announcement("Dame David eins"));
    reports.until_finished(last);
}

#[test]
fn the_microphone_is_recorded_bit_for_bit_and_survives_a_crash() {
    let spoken: Vec<i16> = (0..16000 * 60).map(|k: i32| (k * 7 % 20011 - 10000) as i16).collect();
    let stage = Stage::with_microphone(&spoken);
    let (voice, reports) = stage.voice(embedded());
    let folder = stage.folder.path().join("game.sound");
    let whole = |name: &str| {
        let path = folder.join(name);
        let samples = || hound::WavReader::open(&path).ok().map(|file| file.into_samples::<i16>().flatten().collect());
        let second = || samples().filter(|samples: &Vec<i16>| samples.len() > 16000);
        eventually(stage.folder.path(), "a second of sound", second)
    };
    voice.record(folder.clone(), "001".into(), 100);
    whole("001.wav");
    voice.stop_recording();
    let end = reports.until(LONG, |r| {
        matches!(
            r,
            VoiceReport::Answer(VoiceAnswer::Recorded { .. })
                | VoiceReport::Answer(VoiceAnswer::RecordingFailed { .. })
        )
    });
    assert!(matches!(end.last(), Some(VoiceReport::Answer(VoiceAnswer::Recorded { .. }))), "{end:?}");
    {
        use std::os::unix::fs::PermissionsExt;
        let mode = |path: &std::path::Path| std::fs::metadata(path).expect("there").permissions().mode() & 0o777;
        assert_eq!((mode(&folder), mode(&folder.join("001.wav"))), (0o700, 0o600), "for the owner alone");
    }
    let heard = whole("001.wav");
    let compared = heard.len().min(spoken.len());
    assert!(heard[..compared] == spoken[..compared], "something else was recorded");
    // A second recording of the half-move, cut off by a crash: both files are whole.
    voice.record(folder.clone(), "001".into(), 100);
    whole("001-2.wav");
    stage.voice_processes().into_iter().for_each(|process| send_signal(process, Signal::KILL));
    reports.until(LONG, |r| matches!(r, VoiceReport::Restored | VoiceReport::Failed { .. }));
    let heard = whole("001-2.wav");
    assert!(heard[..16000] == spoken[..16000], "something else was recorded");
    // A dangling link in the place of the file: it is neither followed nor replaced.
    let (link, nowhere) = (folder.join("003.wav"), folder.join("nowhere"));
    std::os::unix::fs::symlink(&nowhere, &link).expect("a link");
    reports.until(LONG, |r| matches!(r, VoiceReport::Restored | VoiceReport::Speaking { .. }));
    voice.record(folder.clone(), "003".into(), 100);
    whole("003-2.wav");
    assert!(link.is_symlink() && !nowhere.exists(), "the link was followed or replaced");
    voice.stop_recording();
    // No space is left.
    voice.record(folder.clone(), "002".into(), 0);
    reports.until(LONG, |r| *r == VoiceReport::Answer(VoiceAnswer::RecordingFailed { why: VoiceTrouble::DiskFull }));
}

/// A move is spoken before it is typed: the recording begins ten seconds before the command.
#[test]
fn a_recording_holds_the_seconds_before_it() {
    let Some(stage) = has(&[Package::EspeakNg]).then(|| Stage::with_microphone(&noise(16000 * 60))) else { return };
    let (voice, reports) = stage.voice(VoiceSettings { listens: true, ..embedded() });
    let folder = stage.folder.path().join("game.sound");
    let is_over = |r: &VoiceReport| matches!(r, VoiceReport::Answer(VoiceAnswer::Recorded { .. }));
    // This microphone is a file, which is read faster than in real time: soon there are ten seconds of sound.
    let whole = (1..500).find_map(|number| {
        voice.record(folder.clone(), format!("{number:03}"), 100);
        voice.stop_recording();
        let seen = reports.until(LONG, is_over);
        let Some(VoiceReport::Answer(VoiceAnswer::Recorded { path, milliseconds })) = seen.last().cloned() else {
            return None;
        };
        (milliseconds >= 10_000).then_some(path)
    });
    let path = whole.expect("ten seconds");
    let heard: Vec<i16> = hound::WavReader::open(path).expect("a file").into_samples().flatten().collect();
    let spoken = noise(16000 * 60);
    let first = super::sinks::place_of(&heard[..64], &spoken).expect("what the microphone heard");
    let compared = heard.len().min(spoken.len() - first);
    assert!(heard[..compared] == spoken[first..][..compared], "there is a gap in it");
}

/// Samples in which no sequence of 64 occurs twice.
fn noise(count: usize) -> Vec<i16> {
    let mut chance: u32 = 2026;
    let next = |_| {
        chance = chance.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (chance >> 18) as i16 - 8192
    };
    (0..count).map(next).collect()
}
