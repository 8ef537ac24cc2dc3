//! A sentence for one listener is never heard in the room, whatever the sound server does with the headphones.

use super::sinks::{Capture, longest_piece, make_default, place_of, plug_in, room_and_ear, unplug};
use super::sound::{embedded, made};
use super::stage::{Reports, Stage, announcement, sentence};
use crate::packages::{Package, has};
use crate::program::ended;
use annabella::voice::{ListenerSettings, Voice, VoiceReport, VoiceSettings};
use annabella::wording::{Audience, Urgency};
use shakmaty::Color;
use std::process::{Command, Stdio};
use std::time::Duration;

const LONG: Duration = Duration::from_secs(30);
const BLACK: Audience = Audience::Player(Color::Black);
const NEEDED: [Package; 4] = [Package::PulseAudio, Package::PulseAudioUtils, Package::AlsaPlugins, Package::EspeakNg];
/// Samples in a second.
const SECOND: usize = 22050;

const PUBLIC: &str = "Springer Gustav eins Felix drei";
const PRIVATE: &str = "Turm Anna eins, Laeufer Bella vier, Dame Hector sechs";

fn two_ears() -> VoiceSettings {
    let own = ListenerSettings { device: Some("ear".to_owned()), ..ListenerSettings::default() };
    VoiceSettings { listeners: vec![(Audience::Room, ListenerSettings::default()), (BLACK, own)], ..embedded() }
}

/// A stage with both devices, and a voice on it that has been heard on both.
fn heard_on_both() -> (Stage, Voice, Reports) {
    let stage = room_and_ear();
    let (voice, reports) = stage.voice(two_ears());
    let answer = voice.say(&sentence(BLACK, Urgency::Answer, "de", "Turm Anna eins"));
    reports.until_finished(answer);
    let public = voice.say(&announcement("Dame David acht"));
    reports.until_finished(public);
    (stage, voice, reports)
}

fn ask(voice: &Voice, text: &str) -> u64 {
    voice.say(&sentence(BLACK, Urgency::Answer, "de", text))
}

/// Whether the sound that must be heard was captured.
#[derive(PartialEq, Eq)]
enum Captured {
    Whole,
    /// A busy machine plays with gaps, so the sound cannot be found, and searching for other sound would prove nothing.
    WithGaps,
}

#[test]
fn nothing_private_is_heard_in_the_room_when_the_headphones_are_unplugged() {
    let Some(stage) = has(&NEEDED).then(heard_on_both) else { return };
    let tries = std::iter::once(stage).chain(std::iter::repeat_with(heard_on_both)).take(5);
    let is_proven =
        tries.into_iter().any(|(stage, voice, reports)| the_headphones_go(&stage, &voice, &reports) == Captured::Whole);
    assert!(is_proven, "the room or the headphones hear something else, five times");
}

fn the_headphones_go(stage: &Stage, voice: &Voice, reports: &Reports) -> Captured {
    let (public, private) = (made(PUBLIC, 150), made(PRIVATE, 150));
    let room = Capture::of(stage, "room", "room.raw");
    {
        let ear = Capture::of(stage, "ear", "ear.raw");
        reports.until_finished(ask(voice, PRIVATE));
        reports.until_finished(voice.say(&announcement(PUBLIC)));
        ear.wait_for(SECOND / 2);
        // Each sound is found on its own device: this shows that the search works.
        if place_of(&private, &ear.samples()).is_none() {
            return Captured::WithGaps;
        }
    }
    room.wait_for(SECOND / 2);
    if place_of(&public, &room.samples()).is_none() {
        return Captured::WithGaps;
    }
    // The headphones are unplugged during a long answer.
    let long = ask(voice, &format!("{PRIVATE}. ").repeat(8));
    reports.until(LONG, |report| *report == VoiceReport::Began { id: long });
    room.wait_for(SECOND);
    unplug(stage, "ear");
    let is_unsaid = |report: &VoiceReport| matches!(report, VoiceReport::Unsaid { id, .. } if *id == long);
    let seen = reports.until(LONG, is_unsaid);
    let is_lost = |report: &VoiceReport| matches!(report, VoiceReport::DeviceLost { listener: BLACK, .. });
    assert_eq!(seen.iter().filter(|report| is_lost(report)).count(), 1, "{seen:?}");
    // The next answer is not heard either.
    let next = ask(voice, PRIVATE);
    reports.until(LONG, |report| matches!(report, VoiceReport::Unsaid { id, .. } if *id == next));
    reports.until_finished(voice.say(&announcement(PUBLIC)));
    room.wait_for(SECOND);
    let mut heard = room.samples();
    for _ in 0..2 {
        let Some(at) = place_of(&public, &heard) else {
            // Both sentences share words, so a piece of one may be found in the other.
            let shared = longest_piece(&private, &public);
            assert!(longest_piece(&private, &heard) <= shared, "of the private sentence");
            return Captured::WithGaps;
        };
        heard[at..at + public.len()].fill(0);
    }
    assert_eq!(longest_piece(&private, &heard), 0, "of the private sentence");
    assert!(heard.iter().all(|sample| *sample == 0), "something else than the announcements is heard in the room");
    // The headphones are back: the next answer is heard there and nowhere else.
    plug_in(stage, "ear");
    let ear = Capture::of(stage, "ear", "ear-again.raw");
    reports.until(Duration::from_secs(8), |report| *report == VoiceReport::DeviceBack { listener: BLACK });
    reports.until_finished(ask(voice, PRIVATE));
    ear.wait_for(SECOND / 2);
    room.wait_for(SECOND / 2);
    assert!(room.samples()[heard.len()..].iter().all(|sample| *sample == 0), "the room hears it too");
    if place_of(&private, &ear.samples()).is_none() { Captured::WithGaps } else { Captured::Whole }
}

/// The control: the server really moves streams that allow it.
#[test]
fn what_another_program_plays_is_moved_to_the_room() {
    let Some(stage) = has(&NEEDED).then(room_and_ear) else { return };
    let private = made(PRIVATE, 150);
    let file = stage.folder.path().join("private.raw");
    let bytes: Vec<u8> = std::iter::repeat_n(&private, 4).flatten().flat_map(|sample| sample.to_le_bytes()).collect();
    std::fs::write(&file, bytes).expect("a file");
    let room = Capture::of(&stage, "room", "room.raw");
    let mut other = Command::new("pacat")
        .args(["--raw", "--rate=22050", "--channels=1", "--format=s16le", "--device=ear", "--latency-msec=50"])
        .arg(&file)
        .envs(stage.environment.iter().map(|(name, value)| (name, value)))
        .stderr(Stdio::null())
        .spawn()
        .expect("another program");
    room.wait_for(SECOND);
    unplug(&stage, "ear");
    ended(&mut other);
    assert!(
        longest_piece(&private, &room.samples()) > SECOND,
        "the server moved nothing, so the test above would prove nothing"
    );
}

/// The reason for the silence in the room is given, and the listener hears nothing twice.
#[test]
fn headphones_that_are_the_default_device_are_not_the_room() {
    let Some(stage) = has(&NEEDED).then(room_and_ear) else { return };
    make_default(&stage, "ear");
    let ear = Capture::of(&stage, "ear", "ear.raw");
    let (voice, reports) = stage.voice(two_ears());
    voice.say(&announcement(PUBLIC));
    let why = annabella::voice::VoiceTrouble::DeviceOfAListener;
    reports.until(LONG, |report| *report == VoiceReport::DeviceLost { listener: Audience::Room, why });
    reports.until_finished(ask(&voice, PRIVATE));
    ear.wait_for(SECOND / 2);
    let public = made(PUBLIC, 150);
    let mut heard = ear.samples();
    if let Some(at) = place_of(&public, &heard) {
        heard[at..at + public.len()].fill(0);
    }
    assert!(place_of(&public, &heard).is_none(), "the announcement is heard twice in the headphones");
    assert!(longest_piece(&made(PRIVATE, 150), &heard) > SECOND / 2, "the answer is heard in the headphones");
}
